// Checks how records were dealt by docs/verify.md and docs/rules alone, without Katta: node examples/verify.mjs FILE...
import { createHmac, hash } from "node:crypto";
import { readFileSync } from "node:fs";
const hmac = (key, data) => createHmac("sha256", key).update(data).digest();
const deal = (cards = [], card) => [[...cards], cards.splice(cards.indexOf(card), 1)][0]; // all that could have come
const placeOf = (key, event, size, attempt = 0) => { // of a card in its row; the incomplete last stretch is passed over
  const number = BigInt(`0x${hmac(key, attempt ? `${event}.${attempt}` : `${event}`).toString("hex")}`);
  return number < 2n ** 256n - (2n ** 256n % size) ? number % size : placeOf(key, event, size, attempt + 1);
};
const games = { // follow a record line by line; where a card comes, answer with the row of all that could have come
  mada(_box, of, seats, isEager) {
    const [counts, gone] = [["copies", "lemurs", "double_lemurs", "scorpions"].flatMap(of), []];
    const [kinds, piles] = ["1 2 3 4 5 6 7 8 9 10 11 12 13 L D S".split(" "), Array.from(Array(seats), () => [])];
    const draw = kinds.flatMap((kind, at) => Array(+counts[at]).fill(kind));
    return (actor, word, what, last, pile = piles[actor], top = pile.at(-1)) => {
      if (!draw.length && (/draw|luck/.test(word) || (isEager && word === "play")))
        draw.push(...piles.flatMap((one) => one.splice(0, one.length - 1)), ...gone.splice(0));
      const run = top === "L" ? -1 : pile.findLastIndex((card) => card !== top) + 1;
      if (word === "swap") [piles[actor], piles[what]] = [piles[what], piles[actor]];
      else if (/discard|S$|(play|flip)D/.test(word + what)) gone.push(...what.split(" "));
      else if (/(play|flip)L/.test(word + what)) pile.unshift(...pile.splice(run), "L");
      else if (/play|flip/.test(word)) pile.push(what);
      if (word === "flip" && +what < top) piles.forEach((p) => gone.push(...p.splice(0).slice(0, p === pile ? 99 : -1)))
      draw.sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
      return word === (last === "luck" ? "flip" : "deal") && deal(draw, what);
    }; },
  sifaka(box, of, seats, _isEager, hands = [], board = {}) {
    const cards = [...box.matchAll(/^ *\[("[^\]]*)\]/gm)].map(([, squares]) => JSON.parse(`[${squares}]`));
    const heaps = { deal: cards.map((_, at) => `${at + 1}`), green: of("green"), yellow: of("yellow"), red: of("red") };
    return (actor, word, what, _, [row, column, turn] = what.split(",").map(Number), heap = heaps[board[board.at]]) => {
      if (word === "deal") hands[hands.length < seats ? hands.length : actor] = what;
      if (/go|token/.test(word)) word === "go" ? (board.at = [row, column]) : (board[board.at] = "");
      if (word === "place") cards[hands[actor] - 1].forEach((square, corner, _, to = (corner + turn) % 4) =>
        (board[[row + (to > 1), column + (to % 3 > 0)]] = square.replace("mango ", "")));
      return word === (heap ? "token" : "deal") && deal(heap ?? heaps.deal, what);
    }; },
  malediction: (_box, _of, _seats, _isEager, left = []) => (_actor, word, what, last) => {
    const values = (suit) => [...(suit === "P" ? "111222333" : "123456789")].map((value) => suit + value);
    if (word === "trump") left = [..."RCBSP"].flatMap(values);
    return word === (/trump|deal/.test(last) ? "deal" : "trump") && deal(left, what);
  } };
for (const file of process.argv.slice(2)) {
  const [top, moves] = readFileSync(file, "utf8").split("\n\n");
  const head = Object.fromEntries(top.split("\n").map((line) => line.split(/: (.*)/)));
  const names = Object.keys(head).filter((name) => /^(secret|number)/.test(name) && !/withheld|none/.test(head[name]));
  const shown = names.map((name) => Buffer.from(head[name], "hex"));
  const isTrue = shown.every((it, at) => hash("sha256", it) === head[names[at].replace(/^[a-z]+/, "commitment")]);
  const key = shown.length > 1 ? hmac(shown[0], Buffer.concat(shown.slice(1))) : shown[0];
  const usual = new URL(`../src/katta/games/${head.game}/components.toml`, import.meta.url);
  const box = head.components ? top.replace(/^\| ?/gm, "") : readFileSync(usual, "utf8");
  const of = (name) => box.match(RegExp(`^${name} *= *\\[?([\\d, ]+)`, "m"))[1].trim().split(/, */);
  const follow = games[head.game](box, of, top.match(/^player/gm).length, head["option rebuild"] === "eager");
  let [actor, event, last] = [0, 0, ""];
  const isDealt = moves.split("\n").every((line) => {
    const [, who, word, what] = line.match(/^(\S+) (\S+) ?(.*)/);
    const [row] = [follow((actor = who === "*" ? actor : +who), word, what, last), (last = word)];
    return who !== "*" || (row.length > 0 && row[placeOf(key, ++event, BigInt(row.length))] === what);
  });
  console.log(`${head.secret && isTrue && isDealt ? "dealt" : "NOT dealt"} as committed: ${file}`);
}
