import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reply } from "../protocol";
import { Line, type LineState } from "./line";

/** A network of the test's own in place of the browser's. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];

  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  isLetGo = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.made.push(this);
  }

  static get last(): Wire {
    return Wire.made.at(-1)!;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The server is there and lets the client in. */
  welcome(): void {
    this.open();
    this.tell({ type: "welcome" });
  }

  tell(reply: { type: string; answers?: string; code?: string }): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** Where packets are swallowed nothing comes of it. */
  close(): void {
    this.isLetGo = true;
  }

  types(): string[] {
    return this.sent.map((said) => said.type);
  }
}

const page = new EventTarget();
const paper = Object.assign(new EventTarget(), { visibilityState: "visible" });
let line: Line;
let states: LineState[];
let heard: Reply[];

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1" });
  vi.stubGlobal("document", paper);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  [states, heard] = [[], []];
  line = new Line(
    () => ({ table: "t" }),
    (reply) => heard.push(reply),
    (state) => states.push(state),
  );
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const MOVE = { type: "move", version: 3, move: "draw" } as const;

test("a silent line is asked, and given up within fifteen seconds", () => {
  Wire.last.welcome();
  vi.advanceTimersByTime(5000);
  expect(Wire.last.types()).toEqual(["hello", "ping"]);
  expect(states).toEqual(["open"]);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(["open", "lost"]);
  expect(Wire.made[0]!.isLetGo).toBe(true);
  expect(Wire.made.length).toBe(2);
});

test("a line on which something is heard stays", () => {
  Wire.last.welcome();
  for (let beat = 0; beat < 20; beat++) {
    vi.advanceTimersByTime(5000);
    Wire.last.tell({ type: "pong", answers: "pulse" });
  }
  expect(Wire.made.length).toBe(1);
  expect(states).toEqual(["open"]);
});

test("a socket that never opens, or brings no welcome, is given up, and the next one is given more time", () => {
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(["lost"]);
  vi.advanceTimersByTime(250);
  expect(Wire.made.length).toBe(2);
  Wire.last.open();
  vi.advanceTimersByTime(14_900);
  expect(Wire.made[1]!.isLetGo).toBe(false);
  vi.advanceTimersByTime(100);
  expect(Wire.made[1]!.isLetGo).toBe(true);
});

test("a server that says meanwhile that it is there is waited for", () => {
  Wire.last.open();
  for (let sign = 0; sign < 10; sign++) {
    vi.advanceTimersByTime(3000);
    Wire.last.tell({ type: "pong", answers: "" });
  }
  Wire.last.tell({ type: "welcome" });
  expect(Wire.made.length).toBe(1);
  expect(states).toEqual(["open"]);
});

test("a move that was not answered is asked again, and its answer arrives", async () => {
  Wire.last.welcome();
  const answer = line.ask(MOVE);
  Wire.last.end();
  vi.advanceTimersByTime(250);
  Wire.last.welcome();
  expect(Wire.last.types()).toEqual(["hello", "move"]);
  expect(Wire.last.sent[1]).toEqual(Wire.made[0]!.sent[1]);
  Wire.last.tell({ type: "accepted", answers: Wire.last.sent[1]!.id! });
  expect((await answer).type).toBe("accepted");
  Wire.last.end();
  vi.advanceTimersByTime(250);
  Wire.last.welcome();
  expect(Wire.last.types()).toEqual(["hello"]);
});

test("a second welcome on the same socket is no reason to ask again", () => {
  Wire.last.welcome();
  void line.ask({ type: "begin", level: "easy" });
  Wire.last.tell({ type: "welcome" });
  expect(Wire.last.types()).toEqual(["hello", "begin"]);
});

test("what may have been done and would be done again is not repeated but said to be unsure", async () => {
  Wire.last.welcome();
  const answer = line.ask({ type: "allow", claim: "c", secret: null });
  Wire.last.end();
  expect(await answer).toMatchObject({ type: "refused", says: { id: "connection-unanswered" } });
  vi.advanceTimersByTime(250);
  Wire.last.welcome();
  expect(Wire.last.types()).toEqual(["hello"]);
});

test("what was asked without a connection is sent when there is one, but nothing is said minutes later", async () => {
  const said = line.ask({ type: "say", phrase: "hello" });
  expect(await said).toMatchObject({ type: "refused", says: { id: "connection-not-sent" } });
  void line.ask({ type: "take-back" });
  Wire.last.welcome();
  expect(Wire.last.types()).toEqual(["hello", "take-back"]);
});

test("the network is back: no waiting", () => {
  Wire.last.welcome();
  for (let trial = 0; trial < 6; trial++) {
    Wire.last.end();
    vi.advanceTimersByTime(4000);
  }
  const tries = Wire.made.length;
  Wire.last.end();
  page.dispatchEvent(new Event("online"));
  expect(Wire.made.length).toBe(tries + 1);
});

test("a try that hangs is begun anew when somebody looks at the page; one that has just begun is not", () => {
  page.dispatchEvent(new Event("pageshow"));
  expect(Wire.made.length).toBe(1);
  vi.advanceTimersByTime(3000);
  paper.dispatchEvent(new Event("visibilitychange"));
  expect(Wire.made.length).toBe(2);
  expect(Wire.made[0]!.isLetGo).toBe(true);
});

test("who comes back to the page finds a dead line out soon", () => {
  Wire.last.welcome();
  vi.advanceTimersByTime(1000);
  paper.dispatchEvent(new Event("visibilitychange"));
  expect(Wire.last.types()).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(3000);
  expect(states).toEqual(["open", "lost"]);
});

test("without a network the line is said to be lost at once, and to be there if it is all the same", () => {
  Wire.last.welcome();
  page.dispatchEvent(new Event("offline"));
  expect(states).toEqual(["open", "lost"]);
  Wire.last.tell({ type: "pong", answers: "pulse" });
  expect(states).toEqual(["open", "lost", "open"]);
  expect(Wire.made.length).toBe(1);
});

test("a table that refuses is not asked again, unless that will pass", () => {
  Wire.last.open();
  Wire.last.tell({ type: "refused", code: "server.too-fast" });
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(250);
  Wire.last.open();
  Wire.last.tell({ type: "refused", code: "server.wrong-secret" });
  expect(heard.map((reply) => reply.type)).toEqual(["refused"]);
  vi.advanceTimersByTime(60_000);
  expect(Wire.made.length).toBe(2);
});

test("what an old socket still says is not heard", () => {
  const [old] = Wire.made;
  old!.welcome();
  vi.advanceTimersByTime(15_000);
  const before = heard.length;
  old!.tell({ type: "update" });
  old!.end();
  expect(heard.length).toBe(before);
  expect(Wire.made.length).toBe(2);
});
