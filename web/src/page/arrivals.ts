/** How a client comes to a table and leaves it, and what it is shown first. */

import { PROTOCOL, type Hello, type Step, type Welcome } from "../protocol";
import type { Lobby } from "./lobby";
import { logOf } from "./projection";
import { Refusal } from "./refusal";
import { sceneOf } from "./scenes";
import { seatOf } from "./seating";
import type { Session } from "./session";
import type { Table } from "./table";

/** Sit down at a table, or come back to it. */
export async function hello(lobby: Lobby, session: Session, said: Hello): Promise<void> {
  if (said.protocol !== PROTOCOL) throw Refusal.server("other-protocol", { protocol: PROTOCOL });
  const table = await lobby.find(said.table);
  const seat = admitted(lobby, table, said);
  if (session.table) leave(lobby, session);
  Object.assign(session, { table, seat, isHost: said.host === table.row.host });
  table.sessions.add(session);
  session.tell(welcome(session, table, said.version ?? null));
  table.tellSeats();
  table.drive.wake();
  await table.turnstile.pass(() => table.proposals.reconsider());
}

/** The seat that a secret opens; who has none is let in nowhere. */
function admitted(lobby: Lobby, table: Table, { secret }: Hello): number {
  try {
    if (!secret) throw Refusal.server("no-spectators");
    return seatOf(table.row.seats, secret).seat;
  } catch (refusal) {
    if (table.sessions.size === 0) lobby.putAway(table);
    throw refusal;
  }
}

/** The client looks at its table no longer; who is left may be of one mind now. */
export function leave(lobby: Lobby, session: Session): void {
  const { table } = session;
  if (!table?.sessions.delete(session)) return;
  session.table = null;
  table.hints.left(session);
  if (table.sessions.size === 0) return lobby.putAway(table);
  table.tellSeats();
  void table.turnstile.pass(() => table.proposals.reconsider()).catch((problem: unknown) => table.trouble(problem));
}

/** All that a seat may know, or only what is new to it. */
function welcome(session: Session, table: Table, known: number | null): Welcome {
  const [log_from, log] = logAfter(table, session.seat, known);
  const scene = sceneOf(table, session.seat);
  session.version = scene.version;
  return {
    type: "welcome",
    protocol: PROTOCOL,
    table: table.info(),
    seat: session.seat,
    host: session.isHost,
    log_from,
    log,
    scene,
    invite: null,
    proposal: table.proposals.open,
  };
}

/** What stands after a known version; everything if something was taken back since. */
export function logAfter({ history }: Table, seat: number, known: number | null): [number, Step[]] {
  const isPast = known === null || known > history.version;
  const from = isPast || history.entries.slice(known).some(({ kind }) => kind === "undo") ? 0 : known;
  return [from, from < history.version ? logOf(history, from, seat) : []];
}
