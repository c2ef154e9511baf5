/// <reference lib="webworker" />
/** The worker in which the tables of a page live. */

import { Bots } from "../engine/bots";
import { Library, NoEngine } from "../engine/library";
import { Minds } from "../engine/minds";
import { Reviewer } from "../engine/review";
import type { Reply, Request } from "../protocol";
import { leave } from "./arrivals";
import { Conflict } from "./disk";
import { carryOut } from "./handlers";
import { Keeper } from "./keeper";
import { Lobby } from "./lobby";
import type { Said, Told } from "./posts";
import { Refusal } from "./refusal";
import { Reviews } from "./reviews";
import { Routes } from "./routes";
import { Session } from "./session";

interface Place {
  lobby: Lobby;
  routes: Routes;
}

const sessions = new Map<number, Session>();
let library: Library;
let site = "";
let place: Promise<Place> | undefined;

addEventListener("message", ({ data: said }: MessageEvent<Said>) => {
  switch (said.kind) {
    case "begin":
      library = new Library(said.folder);
      ({ site } = said);
      tell({ kind: "ready" });
      break;
    case "connect":
      sessions.set(said.line, session(said.line));
      break;
    case "say":
      void hear(said.line, JSON.parse(said.text) as Request);
      break;
    case "leave":
      void hangUp(said.line);
      break;
    case "ask":
      void answer(said.id, said.path, said.text === undefined ? undefined : JSON.parse(said.text));
  }
});

/** The tables, as soon as it is known what there is to play. */
function opened(): Promise<Place> {
  place ??= open().catch((problem: unknown) => {
    place = undefined;
    throw problem;
  });
  return place;
}

async function open(): Promise<Place> {
  const offerings = await library.offerings();
  const minds = new Minds((game) => library.compiled(game));
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const services = {
    offerings,
    bots: new Bots(minds, offerings, seed!),
    keeper: new Keeper(`katta ${site}`, (isKept) => tell({ kind: "kept", isKept })),
    game: (name: string) => library.game(name),
    report,
  };
  const lobby = new Lobby(services, site);
  return { lobby, routes: new Routes(lobby, new Reviews(new Reviewer(minds, offerings))) };
}

function session(line: number): Session {
  return new Session({
    hear: (reply: Reply) => tell({ kind: "told", line, text: JSON.stringify(reply) }),
    end: (code: number) => tell({ kind: "ended", line, code }),
  });
}

async function hear(line: number, said: Request): Promise<void> {
  const found = sessions.get(line);
  if (!found) return;
  try {
    await carryOut((await opened()).lobby, found, said);
  } catch (problem) {
    found.refuse(understood(problem), "id" in said ? said.id : null);
  }
}

async function hangUp(line: number): Promise<void> {
  const found = sessions.get(line);
  sessions.delete(line);
  if (found?.table) leave((await opened()).lobby, found);
}

async function answer(id: number, path: string, body: unknown): Promise<void> {
  try {
    tell({ kind: "answer", id, found: await (await opened()).routes.answer(path, body) });
  } catch (problem) {
    if (problem instanceof NoEngine || problem instanceof WebAssembly.CompileError) return tell({ kind: "unable", id });
    const { says } = understood(problem);
    tell({ kind: "refusal", id, says });
  }
}

/** What is no refusal is reported, and told as one that says no more than that it did not work. */
function understood(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  if (problem instanceof Conflict) return Refusal.page("elsewhere");
  if (problem instanceof NoEngine) return Refusal.page("unable");
  report(problem);
  return Refusal.page("broken");
}

function report(problem: unknown): void {
  const { name, stack = "" } = problem instanceof Error ? problem : new Error(String(problem));
  tell({ kind: "broke", name, stack });
}

function tell(told: Told): void {
  postMessage(told);
}
