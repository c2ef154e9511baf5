/** What is kept of a table: the counterpart of the rows of the server's store. */

export interface Entry {
  version: number;
  kind: "move" | "chance" | "undo" | "note";
  actor: number;
  text: string;
  /** In seconds since 1970. */
  at: number;
}

export interface SeatRow {
  seat: number;
  kind: "person" | "bot";
  name: string;
  /** The strength of a bot; null: a person moves. */
  level: string | null;
  secret: string;
  /** Whether this is the person who made the table. */
  host: boolean;
}

export interface TableRow {
  name: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  /** Seconds a move. */
  clock: number | null;
  hints: boolean;
  helps: string[];
  host: string;
  /** The dealer's secret in hexadecimal. */
  dealer: string;
  /** In seconds since 1970. */
  created: number;
  seats: SeatRow[];
  /** The name of the first table of the evening. */
  evening: string;
  /** The table where the same people play on. */
  rematch: string | null;
  result: { scores: number[]; winners: number[] } | null;
  /** The seat that is to move, for lists of tables: they need not be played through. */
  turn: number | null;
  /** Since when it is, in seconds since 1970. */
  awaited: number;
  /** Whether a move was ever taken back freely, or the game goes on from the middle of another one. */
  practice: boolean;
}

export interface StoredTable {
  row: TableRow;
  entries: Entry[];
}
