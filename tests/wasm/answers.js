/** What the engine of the page says of positions and records: answers a line of JSON each, as `engine.py` asks. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Game } from "../../web/src/engine/game";
import { played } from "../../web/src/engine/match";
import { IllegalMove, Position } from "../../web/src/engine/position";
import { read } from "../../web/src/engine/record";
import { Tree } from "../../web/src/engine/trees";

const [folder, name] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(`${folder}/${name}.json`, "utf-8"));
const module = new WebAssembly.Module(readFileSync(`${folder}/${name}.wasm`));
const game = new Game(manifest, new WebAssembly.Instance(module));

const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bytes = (text) => Uint8Array.from(Buffer.from(text, "hex"));

function eyes(position) {
  return [null, ...Array.from({ length: position.seats }, (_, seat) => seat)];
}

/** All that can be asked of a position, after a move from the state before it. */
function moment({ before, move, seed, wrong }) {
  const position = before === null ? game.start(...move) : new Position(game, bytes(before)).play(move);
  const seat = position.actor;
  const choices = seat >= 0 ? position.choices() : [];
  return {
    state: hex(position.raw),
    actor: seat,
    moves: position.moves(),
    chances: position.chances().map(({ text, weight }) => [text, weight]),
    paragraph: position.paragraph(),
    views: eyes(position).map((each) => position.view(each)),
    seen: eyes(position).slice(1).map((each) => hex(position.seenBy(each).raw)),
    events: eyes(position).map((each) => position.events(each)),
    choices: choices.map(({ move, what }) => [move, what]),
    buttons: choices.slice(0, 3).map(({ move }) => position.button(move)),
    reasons: choices.slice(0, 3).map(({ move }) => position.seenBy(seat).reasons(move)),
    world: seat >= 0 ? hex(position.resample(seat, seed).raw) : null,
    refusals: wrong.map((text) => refusal(position, text)),
  };
}

function refusal(position, text) {
  try {
    position.play(text);
    return null;
  } catch (problem) {
    if (!(problem instanceof IllegalMove)) throw problem;
    return { code: problem.code, says: problem.says };
  }
}

/** All states of a record, from its beginning to its end, in one number. */
function record({ text }) {
  const match = played(game, read(text, [{ ...manifest.info, version: manifest.version }]));
  const digest = createHash("sha256");
  for (const position of match.positions) digest.update(position.raw);
  return { states: digest.digest("hex") };
}

/** What a search finds out about the moves of a position, and about one of them. */
function search({ state, seat, seed, iterations, move }) {
  const question = { game: name, state: bytes(state), seat, seed: BigInt(seed), iterations };
  const tree = new Tree(game);
  tree.clear(question);
  tree.grow(question, iterations);
  const branches = tree.branches().map(({ move, visits, reward, square, points }) => [move, visits, reward, square, points]);
  tree.clear(question);
  tree.growAfter(question, move, iterations);
  const { count, sum, squares } = tree.sums();
  return { branches, sums: [count, sum, squares] };
}

const ANSWERS = { moment, record, search };

for await (const line of createInterface({ input: process.stdin })) {
  const { kind, ...asked } = JSON.parse(line);
  let said;
  try {
    said = ANSWERS[kind](asked);
  } catch (problem) {
    said = { problem: String(problem?.stack ?? problem) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
