/** A line to a table: one socket that heals by itself, on which nothing that was asked is lost in silence. */

import { isHere } from "../app/here";
import { renew } from "../app/keeping";
import { PROTOCOL, type Hello, type Ping, type Refused, type Reply, type Request } from "../protocol";
import { Pulse } from "./pulse";
import { socketTo, type Socket } from "./socket";

export type LineState = "connecting" | "open" | "lost";

/** Every request that a person makes, without the label that the line gives it. */
export type Question = WithoutLabel<Exclude<Request, Hello | Ping>>;
type WithoutLabel<T> = T extends unknown ? Omit<T, "id"> : never;

export type Answer = Extract<Reply, { answers: unknown }>;

interface Open {
  type: Question["type"];
  text: string;
  /** On the socket that is there now: a table is welcomed to anew when it is arranged anew, too. */
  isSent: boolean;
  resolve(answer: Answer): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

/** Within so long a new socket has to bring something; a slow network is given more, try by try. */
const FIRST_DEADLINE = 10_000;
const LONGEST_DEADLINE = 15_000;

/** A try that has just begun is not begun anew. */
const FRESH = 1000;

/** What the server carries out once, or just shows, however often it is asked. */
const REPEATABLE: ReadonlySet<string> = new Set<Question["type"]>([
  "move",
  "undo",
  "introduce",
  "hand-over",
  "take-back",
  "vote",
  "reveal",
  "rematch",
  "hint",
  "peek",
  "look",
]);

/** What nobody wants to have said minutes later. */
const FLEETING: ReadonlySet<string> = new Set<Question["type"]>(["say"]);

/** The server closes with this when it does not want us back. */
const POLICY = 1008;

/** The refusal of a page that is older than the server: this device has kept it. */
const OTHER_PROTOCOL = "server.other-protocol";

/** Refusals of a hello that are worth another try. */
const PASSING: ReadonlySet<string> = new Set(
  ["too-fast", "not-stored", "not-readable", "unreachable", "unsettled", "paused"].map((code) => `server.${code}`),
);

export class Line {
  #socket: Socket | undefined;
  #wait = FIRST_WAIT;
  #deadline = FIRST_DEADLINE;
  #begun = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: LineState = "connecting";
  #isClosed = false;
  #isWelcome = false;
  #count = 0;
  readonly #open = new Map<string, Open>();
  readonly #pulse = new Pulse(
    () => this.#send(JSON.stringify({ type: "ping", id: "pulse" })),
    () => this.#lose(),
  );
  readonly #events = new AbortController();

  constructor(
    readonly hello: () => Omit<Hello, "type" | "protocol">,
    readonly hear: (reply: Reply) => void,
    readonly tell: (state: LineState) => void,
  ) {
    const { signal } = this.#events;
    addEventListener("online", () => this.#hurry(), { signal });
    addEventListener("pageshow", () => this.#hurry(), { signal });
    addEventListener("offline", () => this.#doubt(), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry(), {
      signal,
    });
    this.#connect();
  }

  /**
   * Ask for something. What was not answered before the connection was lost is asked again after it, where that does no
   * harm; else the answer is that nobody knows.
   */
  ask(question: Question): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${this.#count++}`;
    if (!this.#isWelcome && FLEETING.has(question.type)) return Promise.resolve(unanswered(id, "connection-not-sent"));
    const text = JSON.stringify({ ...question, id });
    return new Promise((resolve) => {
      this.#open.set(id, { type: question.type, text, isSent: this.#isWelcome, resolve });
      if (this.#isWelcome) this.#send(text);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#events.abort();
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    this.#begun = Date.now();
    const socket = socketTo(this.hello().table);
    this.#socket = socket;
    this.#pulse.expect(this.#deadline);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.hello() }));
    socket.onmessage = (event: { data: unknown }) => this.#hear(JSON.parse(event.data as string) as Reply);
    socket.onclose = (event: { code: number }) => this.#lose(event.code);
  }

  /** Let go of the socket without waiting for it: where packets are swallowed it takes minutes to close. */
  #drop(): void {
    clearTimeout(this.#timer);
    this.#pulse.stop();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isWelcome = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hear(reply: Reply): void {
    if (reply.type === "refused" && !this.#isWelcome && PASSING.has(reply.code)) return this.#lose();
    if (this.#isWelcome || reply.type === "welcome") {
      this.#pulse.beat();
      this.#say("open");
    } else {
      this.#pulse.expect(this.#deadline);
    }
    if (reply.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.#deadline = FIRST_DEADLINE;
      this.#isWelcome = true;
    }
    this.hear(reply);
    if (reply.type === "welcome") {
      this.#askAgain();
    } else if (reply.type === "refused" && !this.#isWelcome) {
      this.close(); // the table will not have us
      if (reply.code === OTHER_PROTOCOL) void renew();
    } else if ("answers" in reply && reply.answers) {
      this.#open.get(reply.answers)?.resolve(reply as Answer);
      this.#open.delete(reply.answers);
    }
  }

  #askAgain(): void {
    for (const open of this.#open.values()) {
      if (!open.isSent) this.#send(open.text);
      open.isSent = true;
    }
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #lose(code?: number): void {
    const wasWelcome = this.#isWelcome;
    this.#drop();
    if (this.#isClosed || (code === POLICY && !wasWelcome)) return;
    this.#say("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    if (!wasWelcome) this.#deadline = Math.min(1.5 * this.#deadline, LONGEST_DEADLINE);
    this.#clearUp();
  }

  /** What became of requests that the server may or may not have heard. */
  #clearUp(): void {
    for (const [id, open] of this.#open) {
      if (open.isSent && !REPEATABLE.has(open.type)) {
        this.#open.delete(id);
        open.resolve(unanswered(id, "connection-unanswered"));
      }
      open.isSent = false;
    }
  }

  /** The network may be back, or somebody looks at the page again: no waiting now. */
  #hurry(): void {
    if (this.#isWelcome) return this.#pulse.check();
    if (this.#socket && Date.now() - this.#begun < FRESH) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /** The network is said to be gone; a server on this very device is there all the same, and says so at once. */
  #doubt(): void {
    if (isHere(this.hello().table)) return;
    this.#say("lost");
    if (this.#isWelcome) this.#pulse.check();
  }

  #say(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.tell(state);
  }
}

/** In place of an answer that will not come. */
function unanswered(answers: string, id: string): Refused {
  return { type: "refused", code: id, says: { id, arguments: {} }, answers, log: null, scene: null };
}
