"""What card games share: heaps and hands as bit masks, tricks, and deals that look alike to a seat.

Cards count from 1, so that 0 is none; the bit of a card in a heap is its number.
"""
