/** A table as one seat (or a spectator) lives through it: the newest truth arrives at once, and is shown step by step. */

import { tick } from "svelte";
import type { LoadedGame } from "../games";
import type { Desk, Peek, Performer } from "../games/contract";
import { Speaker } from "../games/speaker";
import type {
  Advice,
  Arrange,
  Choice,
  Hello,
  Introduce,
  Message,
  Proposal,
  Reply,
  Said,
  Scene,
  Step,
  TableInfo,
} from "../protocol";
import { Line, type Answer, type LineState } from "../server/line";
import type { CommonView } from "../views";
import { chronicled, type Deed } from "./chronicle";
import { Cutter } from "./cutter";
import { moments } from "./moments";
import { hasteOf } from "./pace";
import { SAID_MILLISECONDS, type Utterance } from "./said";
import { Teller } from "./teller";

/** Of whichever game: its client knows more. */
type View = CommonView;

interface News {
  log: Step[];
  scene: Scene;
}

/** What the server says about itself. */
const TROUBLES = new Set(["server-troubled", "server-looking", "page-troubled"]);

/** How long something seen again stays on show. */
const AGAIN_MILLISECONDS = 900;

/** How those who are at a table learn that it is no more, or no longer here. */
const ENDS = new Set(["server.closed", "page.elsewhere"]);

export class LiveTable extends Speaker implements Desk {
  info = $state.raw<TableInfo>();
  seat = $state<number | null>(null);
  /** The secret of the host was shown; who leads the table otherwise is said by its seat. */
  #hasHostSecret = $state(false);
  line = $state<LineState>("connecting");
  scene = $state.raw<Scene>();
  /** All that happened and has been shown: the log must not tell what a card is before it is turned over. */
  told = $state.raw<readonly Step[]>([]);
  /** What was shown last, all of it. */
  latest = $state.raw<readonly Step[]>([]);
  hints = $state.raw<ReadonlyMap<string, Advice>>(new Map());
  /** Something the person should read: a refusal, mostly. */
  notice = $state.raw<Message | null>(null);
  /** What keeps the person from this table for good. */
  barred = $state.raw<Message | null>(null);
  /** The table where the same people play on. */
  next = $state<string | null>(null);
  isAsking = $state(false);
  /** The move that was made here and has not been answered yet. */
  pending = $state<string | null>(null);
  /** What is up for agreement now. */
  proposal = $state.raw<Proposal | null>(null);
  /** What was said a moment ago, oldest first. */
  said = $state.raw<readonly Utterance[]>([]);
  /** Another device claims this seat: the code that it shows. */
  claim = $state.raw<{ claim: string; code: string } | null>(null);
  /** The host gave the seat to somebody else. */
  isRemoved = $state(false);
  /** The secret that invites others; only those who sit here know it. */
  invite = $state<string | null>(null);
  isThinking = $state(false);
  /** Something from the past is on show instead of now. */
  past = $state.raw<{ view: View; version: number } | null>(null);
  readonly #teller = new Teller();
  client = $state.raw<LoadedGame>();
  readonly #line: Line;
  readonly #waiting = $state<{ news: News[] }>({ news: [] });
  readonly #peeks = new Map<string, Promise<Peek | null>>();
  #isShowing = false;
  #utterances = 0;

  constructor(
    hello: Omit<Hello, "type" | "protocol" | "version">,
    /** Several people sit around this device: what one of them does is told to all of them. */
    readonly isShared = false,
  ) {
    super();
    const cutter = new Cutter(hello, (question) => void this.#line.ask(question));
    this.#line = new Line(
      () => ({ ...hello, ...cutter.hello, ...(this.#newest ? { version: this.#newest.version } : {}) }),
      (reply) => {
        cutter.hear(reply);
        this.#hear(reply);
      },
      (state) => (this.line = state),
    );
  }

  /** What shows what happens. */
  set performer(performer: Performer | undefined) {
    this.#teller.performer = performer;
  }

  close(): void {
    this.#line.close();
  }

  get view(): View {
    return this.past?.view ?? (this.scene!.view as View);
  }

  get log(): readonly Step[] {
    const version = this.past?.version ?? this.scene?.version ?? 0;
    return this.told.filter((step) => step.version <= version);
  }

  /** Whether this person leads the table. */
  get isHost(): boolean {
    return this.#hasHostSecret || (this.seat !== null && this.info?.seats[this.seat]?.host === true);
  }

  override get witness(): number | null {
    return this.isShared ? null : this.seat;
  }

  get names(): readonly string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  override get helps(): readonly string[] {
    return this.info?.helps ?? [];
  }

  override isBot(seat: number): boolean {
    return this.info?.seats[seat]?.level != null;
  }

  get moves(): readonly Choice[] {
    const isNow = this.#waiting.news.length === 0 && !this.past && !this.isAsking;
    return isNow ? (this.scene?.moves ?? []) : [];
  }

  get legal(): ReadonlySet<string> {
    return new Set(this.moves.map((choice) => choice.move));
  }

  /** Whether everything that happened has been shown. */
  get isUpToDate(): boolean {
    return this.#waiting.news.length === 0;
  }

  /** Whether this seat is to move, whatever is being shown. */
  get isMyTurn(): boolean {
    return (this.#newest?.moves.length ?? 0) > 0;
  }

  act(move: string): void {
    if (this.isAsking || this.past || this.#waiting.news.length > 0 || !this.scene) return;
    this.pending = move;
    void this.#ask({ type: "move", version: this.scene.version, move }).then(() => (this.pending = null));
  }

  undo(): void {
    if (this.scene) void this.#ask({ type: "undo", version: this.scene.version });
  }

  handOver(seat: number, level: string): void {
    void this.#ask({ type: "hand-over", seat, level });
  }

  takeBack(): void {
    void this.#ask({ type: "take-back" });
  }

  /** Agree to what is proposed, or not. */
  vote(agree: boolean): void {
    if (this.proposal) void this.#request({ type: "vote", proposal: this.proposal.proposal, agree });
  }

  /** Say one of the phrases to all. */
  speak(phrase: Said["phrase"]): void {
    void this.#request({ type: "say", phrase });
  }

  /** Let another device of this person in with the secret of the seat, or not. */
  allow(secret: string | null): void {
    if (this.claim) void this.#request({ type: "allow", claim: this.claim.claim, secret });
    this.claim = null;
  }

  /** Before the start: change the own nickname or mark; whether that was possible. */
  async introduce(wish: Omit<Introduce, "type" | "id">): Promise<boolean> {
    return (await this.#request({ type: "introduce", ...wish })).type !== "refused";
  }

  /** Before the start: settle what is played and who sits where; whether that was possible. */
  async arrange(wish: Omit<Arrange, "type" | "id">): Promise<boolean> {
    return (await this.#request({ type: "arrange", ...wish })).type !== "refused";
  }

  /** Let the game begin, with bots of a level on the free seats. */
  begin(level: string | null): void {
    void this.#ask({ type: "begin", level });
  }

  /** Ask the others to deal without the number that a device does not show. */
  deal(): void {
    void this.#ask({ type: "deal" });
  }

  /** Play on with those who are here; the table where, unless it was refused. A game by name opens a waiting room. */
  async rematch(game: string | null = null): Promise<string | null> {
    const answer = await this.#ask({ type: "rematch", game });
    return answer.type === "rematched" ? answer.table : null;
  }

  /** Ask a bot what it thinks of the moves. */
  async askHint(): Promise<void> {
    const version = this.scene?.version;
    if (version === undefined || this.isThinking) return;
    this.isThinking = true;
    const answer = await this.#line.ask({ type: "hint", version });
    this.isThinking = false;
    // Whoever has moved meanwhile knows that the hint is past.
    if (answer.type === "refused" && answer.code !== "server.stale") this.notice = answer.says;
    if (answer.type === "hinted" && answer.version === this.scene?.version) {
      this.hints = new Map(answer.advice.map((advice) => [advice.move, advice]));
    }
  }

  peek(move: string): Promise<Peek | null> {
    const key = `${this.scene?.version} ${move}`;
    const known = this.#peeks.get(key) ?? this.#peek(move);
    this.#peeks.set(key, known);
    return known;
  }

  async #peek(move: string): Promise<Peek | null> {
    if (!this.scene) return null;
    const answer = await this.#line.ask({ type: "peek", version: this.scene.version, move });
    return answer.type === "peeked" && answer.view ? { view: answer.view, moves: answer.moves } : null;
  }

  /** Show something from the log again, then come back to now. */
  async again(deed: Deed): Promise<void> {
    const [first, last] = [deed.steps[0]!.version, deed.steps.at(-1)!.version];
    const before = this.told.findLast((step) => !step.note && step.version < first)?.version ?? 0;
    const frames = await moments(this.#line, Math.max(0, before - 1), last);
    const from = frames.findLast((frame) => frame.version < first);
    const to = frames.find((frame) => frame.version === last);
    if (!from || !to || this.past) return;
    this.past = { view: from.view, version: from.version };
    await tick();
    if (this.client) await this.#teller.show(this.client, deed.steps, from.view, to.view);
    this.past = { view: to.view, version: to.version };
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
    this.past = null;
  }

  /** Ask for something that the person waits for. */
  async #ask(question: Parameters<Line["ask"]>[0]): Promise<Answer> {
    this.isAsking = true;
    const answer = await this.#request(question);
    this.isAsking = false;
    return answer;
  }

  /** Ask for something; a refusal is said to the person. */
  async #request(question: Parameters<Line["ask"]>[0]): Promise<Answer> {
    this.notice = null;
    const answer = await this.#line.ask(question);
    if (answer.type === "refused") this.notice = answer.says;
    return answer;
  }

  /** What the server says about itself stands until it says that it is over. */
  #worry(says: Message | null): void {
    if (says) this.notice = says;
    else if (this.notice && TROUBLES.has(this.notice.id)) this.notice = { id: "server-recovered", arguments: {} };
  }

  get #newest(): Scene | undefined {
    return this.#waiting.news.at(-1)?.scene ?? this.scene;
  }

  #hear(reply: Reply): void {
    switch (reply.type) {
      case "welcome":
        this.info = reply.table;
        this.seat = reply.seat;
        this.#hasHostSecret = reply.host;
        this.next = reply.table.rematch;
        this.invite = reply.invite;
        this.proposal = reply.proposal;
        this.#waiting.news = [];
        this.told = chronicled(reply.log_from === 0 ? [] : this.told, reply.log);
        this.#show(reply.scene);
        break;
      case "update":
        this.#learn(reply.log, reply.scene);
        break;
      case "refused":
        if (reply.scene && reply.log) this.#learn(reply.log, reply.scene);
        if (ENDS.has(reply.code)) this.#line.close();
        if (this.line !== "open" || ENDS.has(reply.code)) this.barred = reply.says;
        break;
      case "seats":
        if (this.info) {
          const { seats, status, watchers } = reply;
          // A table that begins is shown as begun only with its first scene.
          const known = status === "playing" && !this.scene?.view ? this.info.status : status;
          this.info = { ...this.info, seats, status: known, watchers };
        }
        break;
      case "trouble":
        this.#worry(reply.says);
        break;
      case "undoable":
        this.#offerUndo(reply.version);
        break;
      case "asking":
        this.proposal = reply.proposal;
        if (reply.declined_by !== null && reply.declined_by !== this.seat) {
          this.notice = { id: "people-declined", arguments: { player: { seat: reply.declined_by } } };
        }
        break;
      case "said":
        this.#utter(reply);
        break;
      case "claimed":
        this.claim = { claim: reply.claim, code: reply.code };
        break;
      case "removed":
        this.isRemoved = true;
        this.#line.close();
        break;
      case "rematched":
        this.next = reply.table;
    }
  }

  /** The move that led to a version can be taken back; it may still be on its way to be shown. */
  #offerUndo(version: number): void {
    const offered = (scene: Scene) => (scene.version === version ? { ...scene, undo: true } : scene);
    if (this.scene) this.scene = offered(this.scene);
    this.#waiting.news.forEach((news) => (news.scene = offered(news.scene)));
  }

  /** Show what was said for a while. */
  #utter({ seat, phrase }: Said): void {
    const utterance = { key: this.#utterances++, seat, phrase };
    this.said = [...this.said, utterance];
    setTimeout(() => (this.said = this.said.filter((one) => one !== utterance)), SAID_MILLISECONDS);
  }

  #learn(log: Step[], scene: Scene): void {
    if (scene.version <= (this.#newest?.version ?? -1)) return;
    this.#waiting.news = [...this.#waiting.news, { log, scene }];
    if (!this.#isShowing) void this.#catchUp();
  }

  /** Show what waits, one piece of news after the other. */
  async #catchUp(): Promise<void> {
    this.#isShowing = true;
    try {
      let news = this.#waiting.news[0];
      while (news) {
        const [before, after] = [this.scene?.view as View | null, news.scene.view as View | null];
        const haste = hasteOf(this.#waiting.news.length);
        const isShown = before && after && this.client && !this.past;
        if (isShown) await this.#teller.show(this.client!, news.log, before, after, haste);
        if (this.#waiting.news[0] === news) {
          this.#waiting.news = this.#waiting.news.slice(1);
          this.told = chronicled(this.told, news.log);
          if (news.log.some((step) => step.note !== null || step.events.length > 0)) this.latest = news.log;
          this.#show(news.scene);
          await tick();
          this.#teller.rest();
        }
        news = this.#waiting.news[0];
      }
    } finally {
      this.#isShowing = false;
    }
  }

  #show(scene: Scene): void {
    this.scene = scene;
    this.hints = new Map();
    this.#peeks.clear();
    if (this.info) this.info = { ...this.info, status: scene.status, practice: scene.practice };
  }
}
