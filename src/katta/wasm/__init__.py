"""The games as WebAssembly: the rules, views, choices, events, refusals and the whole search of every game in the page.

    python -m katta.wasm FOLDER

Nothing is written anew for it: the kernels that run here natively are compiled to one small module for each game
(`module`), with a manifest that says what lies where in its memory and what the numbers mean (`manifest`).
"""
