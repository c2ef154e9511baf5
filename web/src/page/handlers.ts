/** What each request of a client does, as at a server's table that has begun and has no seat free. */

import { IllegalMove } from "../engine/position";
import { foresee } from "../engine/preview";
import {
  REACTIONS,
  SENTENCES,
  type HandOver,
  type Hint,
  type Look,
  type Move,
  type Peek,
  type Rematch,
  type Request,
  type Say,
  type Undo,
  type Vote,
} from "../protocol";
import { hello, logAfter } from "./arrivals";
import type { Lobby } from "./lobby";
import { now } from "./patience";
import { sightingsOf } from "./projection";
import { Refusal } from "./refusal";
import type { Entry } from "./rows";
import { sceneOf } from "./scenes";
import type { Session } from "./session";
import type { Table } from "./table";
import * as undoRule from "./undo-rule";

/** What one look shows; who wants more asks again. */
const MOST_FRAMES = 200;

const PHRASES: ReadonlySet<string> = new Set([...REACTIONS, ...SENTENCES]);

/** Do what a client asks for; Refusal says why not. */
export async function carryOut(lobby: Lobby, session: Session, said: Request): Promise<void> {
  if (said.type === "hello") return hello(lobby, session, said);
  if (said.type === "ping") return session.tell({ type: "pong", answers: said.id });
  const { table } = session;
  if (!table) throw Refusal.server("hello-first");
  switch (said.type) {
    case "move":
      return table.turnstile.pass(() => move(session, table, said));
    case "undo":
      return table.turnstile.pass(() => undo(session, table, said));
    case "vote":
      return table.turnstile.pass(() => vote(session, table, said));
    case "rematch":
      return rematch(lobby, session, table, said);
    case "hint":
      return hint(session, table, said);
    case "peek":
      return peek(session, table, said);
    case "look":
      return look(session, table, said);
    case "say":
      return say(session, table, said);
    case "hand-over":
      return handOver(table, said);
    case "take-back":
      return session.tell({ type: "accepted", answers: said.id, version: table.history.version });
    case "allow":
      throw Refusal.server("no-claim");
    case "reveal":
    case "deal":
      throw Refusal.server("no-number");
    case "introduce":
    case "arrange":
    case "begin":
      throw Refusal.server("has-begun");
    default:
      throw Refusal.server("bad-message");
  }
}

/** Play a move: judged, kept, and only then acknowledged. */
async function move(session: Session, table: Table, said: Move): Promise<void> {
  const { history } = table;
  if (!history.isCurrent(said.version)) return late(session, table, said);
  requireTurn(table, session.seat);
  await table.commit(
    lawful(() => history.play(said.move, now())),
    { session, id: said.id },
  );
}

/** A move for a version that is past: sent twice, or overtaken by another. */
function late(session: Session, table: Table, said: Move): void {
  const entry = followed(table, said.version);
  if (entry?.kind === "move" && entry.actor === session.seat && entry.text === said.move)
    return session.tell({ type: "accepted", answers: said.id, version: entry.version });
  const { code, says } = Refusal.server("stale");
  const [, log] = logAfter(table, session.seat, said.version);
  session.tell({ type: "refused", code, says, answers: said.id, log, scene: sceneOf(table, session.seat) });
}

/** What happened first after a version, notes aside. */
function followed({ history }: Table, version: number): Entry | undefined {
  return history.entries.slice(version).find(({ kind }) => kind !== "note");
}

/** Take the last move back, if the rule allows it; with other people here, if they agree. */
async function undo(session: Session, table: Table, said: Undo): Promise<void> {
  const { history, alone, services } = table;
  const { seat } = session;
  if (!history.isCurrent(said.version)) {
    const entry = followed(table, said.version);
    if (entry?.kind !== "undo" || entry.actor !== seat) throw Refusal.server("stale");
    return session.tell({ type: "accepted", answers: said.id, version: entry.version });
  }
  if (!undoRule.canAsk(history, seat, alone === seat)) throw Refusal.server("undo-nothing");
  if (!undoRule.plan(history, seat, alone === seat, services.offerings.undo_worlds))
    throw Refusal.server("undo-revealed");
  if (!(await table.proposals.undo(seat, { session, id: said.id }))) tellAsked(session, table, said.id);
}

/** Agree to what somebody proposed, or not. */
async function vote(session: Session, table: Table, said: Vote): Promise<void> {
  if (table.proposals.hasVoted(session.seat, said.proposal, said.agree))
    return session.tell({ type: "accepted", answers: said.id, version: table.history.version });
  await table.proposals.vote(session.seat, said.proposal, said.agree);
  tellAsked(session, table, said.id);
}

function tellAsked(session: Session, table: Table, answers: string): void {
  session.tell({ type: "asking", proposal: table.proposals.open, answers, declined_by: null });
}

/** The next game with those who are here. */
async function rematch(lobby: Lobby, session: Session, table: Table, said: Rematch): Promise<void> {
  if (table.status !== "over") throw Refusal.server("not-over");
  await table.turnstile.pass(async () => {
    if (table.row.rematch === null) await lobby.rematch(table, said.game ?? null);
  });
  for (const other of table.sessions)
    other.tell({
      type: "rematched",
      table: table.row.rematch!,
      answers: other === session ? said.id : null,
      info: null,
    });
}

/** What a bot would do; it sees what the seat sees. Meanwhile the client can say other things, or leave. */
function hint(session: Session, table: Table, said: Hint): void {
  if (!table.row.hints) throw Refusal.server("hints-off");
  if (!table.history.isCurrent(said.version)) throw Refusal.server("stale");
  if (table.turn !== session.seat) throw Refusal.server("not-your-turn");
  table.hints.ask(session, said, table.history.position.seenBy(session.seat));
}

/** What a move would bring. Nothing changes. */
function peek(session: Session, table: Table, said: Peek): void {
  const { history } = table;
  if (!history.isCurrent(said.version)) throw Refusal.server("stale");
  requireTurn(table, session.seat);
  const found = lawful(() => foresee(history.position.seenBy(session.seat), session.seat, said.move));
  session.tell({ type: "peeked", answers: said.id, version: said.version, move: said.move, ...found });
}

/** Show again what happened. */
function look(session: Session, { history }: Table, said: Look): void {
  const frames = [...sightingsOf(history, said.version, session.seat)].slice(0, MOST_FRAMES);
  session.tell({ type: "looked", answers: said.id, frames });
}

/** Say something to all. */
function say(session: Session, table: Table, { phrase, id }: Say): void {
  if (!PHRASES.has(phrase)) throw Refusal.server("unknown-phrase");
  const said = { type: "said", seat: session.seat, phrase: phrase as (typeof REACTIONS)[number] } as const;
  for (const other of table.sessions) other.tell({ ...said, answers: other === session ? id : null });
}

/** Nobody who sits around the device is away. */
function handOver({ row }: Table, said: HandOver): never {
  throw Refusal.server(row.seats[said.seat]?.kind === "person" ? "seat-present" : "not-a-person");
}

/** A person moves only when it is their turn. */
function requireTurn(table: Table, seat: number): void {
  if (table.status !== "playing") throw Refusal.server("not-playing");
  if (table.turn !== seat) throw Refusal.server("not-your-turn");
}

/** What the rules refuse is refused by the code of the rule. */
function lawful<Found>(find: () => Found): Found {
  try {
    return find();
  } catch (problem) {
    throw problem instanceof IllegalMove ? Refusal.of(problem) : problem;
  }
}
