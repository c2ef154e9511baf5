/** What the page and its worker tell each other. */

import type { Message } from "../protocol";

export type Said =
  /** Where the engine lies, and under which path the site does. */
  | { kind: "begin"; folder: string; site: string }
  /** A line to a table: it is there, a text of the protocol on it, it is gone. */
  | { kind: "connect"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number }
  /** A request as one to a server would be. */
  | { kind: "ask"; id: number; path: string; text?: string };

export type Told =
  | { kind: "ready" }
  | { kind: "told"; line: number; text: string }
  | { kind: "ended"; line: number; code: number }
  | { kind: "answer"; id: number; found: unknown }
  | { kind: "refusal"; id: number; says: Message }
  /** The engine does not come: nothing can be played here. */
  | { kind: "unable"; id: number }
  /** Whether everything is kept on the device. */
  | { kind: "kept"; isKept: boolean }
  | { kind: "broke"; name: string; stack: string };
