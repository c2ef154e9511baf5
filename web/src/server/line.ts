/** A line to a table: one socket that heals by itself, on which nothing asked is lost. */

import { PROTOCOL, type Hello, type Reply, type Request } from "../protocol";

export type LineState = "connecting" | "open" | "lost";

/** Every request but `hello`, without the label that the line gives it. */
export type Question = WithoutLabel<Exclude<Request, Hello>>;
type WithoutLabel<T> = T extends unknown ? Omit<T, "id"> : never;

export type Answer = Extract<Reply, { answers: unknown }>;

interface Open {
  text: string;
  resolve(answer: Answer): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

/** The server closes with these when it does not want us back. */
const POLICY = 1008;

export class Line {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isWelcome = false;
  #count = 0;
  readonly #open = new Map<string, Open>();
  readonly #retry = () => this.#reconnect();

  constructor(
    readonly hello: () => Omit<Hello, "type" | "protocol">,
    readonly hear: (reply: Reply) => void,
    readonly tell: (state: LineState) => void,
  ) {
    addEventListener("online", this.#retry);
    this.#connect();
  }

  /** Ask for something. An unanswered request is sent again after a lost connection: the server carries it out once. */
  ask(question: Question): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${this.#count++}`;
    const text = JSON.stringify({ ...question, id });
    return new Promise((resolve) => {
      this.#open.set(id, { text, resolve });
      if (this.#isWelcome) this.#socket?.send(text);
    });
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#retry);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.hello() }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Reply);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hear(reply: Reply): void {
    if (reply.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.#isWelcome = true;
      this.tell("open");
    }
    this.hear(reply);
    if (reply.type === "welcome") {
      for (const { text } of this.#open.values()) this.#socket?.send(text);
    } else if (reply.answers) {
      this.#open.get(reply.answers)?.resolve(reply as Answer);
      this.#open.delete(reply.answers);
    }
  }

  #lost(code: number): void {
    const wasWelcome = this.#isWelcome;
    this.#isWelcome = false;
    if (this.#isClosed || (code === POLICY && !wasWelcome)) return;
    this.tell("lost");
    this.#timer = setTimeout(this.#retry, this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #reconnect(): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed && this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
  }
}
