/** Who has won, said to whoever looks. */

import type { Message } from "../protocol";

/** To the person of a seat as "you"; to spectators and to people around one device by name. */
export function winnersOf(winners: readonly number[], me: number | null): Message {
  const isMe = me !== null && winners.includes(me);
  const others = winners.filter((seat) => !isMe || seat !== me);
  if (isMe && others.length === 0) return { id: "web-you-win", arguments: {} };
  const players = { items: others.map((seat) => ({ seat })) };
  return isMe
    ? { id: "web-you-win-with", arguments: { players } }
    : { id: "web-winners", arguments: { players, count: winners.length } };
}
