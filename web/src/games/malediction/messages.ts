/** From what is told back to pieces: `Spider 5 + Potion 2` is S5+P2, `at least 2` is 2+. */

import type { Argument, Message } from "../../protocol";
import type { MaledictionFace, MaledictionSuit } from "../../views";
import { letterOf } from "./cards";

const CARD = "malediction-card-";

function isMessage(argument: Argument | undefined): argument is Message {
  return typeof argument === "object" && "id" in argument;
}

/** The card or combo that an argument names. */
export function playIn(argument: Argument | undefined): string | null {
  if (!isMessage(argument)) return null;
  if (argument.id === "malediction-combo") {
    const [card, potion] = [playIn(argument.arguments["card"]), playIn(argument.arguments["potion"])];
    return card && potion && `${card}+${potion}`;
  }
  if (!argument.id.startsWith(CARD)) return null;
  return letterOf(argument.id.slice(CARD.length) as MaledictionSuit) + String(argument.arguments["value"]);
}

/** The contract that an argument names. */
export function faceIn(argument: Argument | undefined): MaledictionFace | null {
  if (!isMessage(argument)) return null;
  const number = String(argument.arguments["number"]);
  switch (argument.id) {
    case "malediction-contract-zero":
      return "0";
    case "malediction-contract-exactly":
      return number as MaledictionFace;
    case "malediction-contract-at-least":
      return `${number}+` as MaledictionFace;
    default:
      return null;
  }
}

/** The seat of the player that an event is about. */
export function seatIn(argument: Argument | undefined): number | null {
  return typeof argument === "object" && "seat" in argument ? argument.seat : null;
}

/** A contract as a message: the name that sentences call it by. */
export function contractName(face: MaledictionFace): Message {
  if (face === "0") return { id: "malediction-contract-zero", arguments: {} };
  const kind = face.endsWith("+") ? "malediction-contract-at-least" : "malediction-contract-exactly";
  return { id: kind, arguments: { number: Number(face[0]) } };
}

/** A card as a message. */
export function cardName(card: string, suit: MaledictionSuit): Message {
  return { id: `malediction-card-${suit}`, arguments: { value: Number(card.slice(1)) } };
}
