// Checks how records were dealt by docs/verify.md and docs/rules alone, without Katta: node examples/verify.mjs FILE...
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
const sha256 = (data) => createHash("sha256").update(data).digest("hex");
const hmac = (key, data) => createHmac("sha256", key).update(data).digest();
const deal = (cards, card) => [[...cards], cards.splice(cards.indexOf(card), 1)][0]; // all that could have come
const placeOf = (key, event, size, attempt = 0) => { // of the card in the row; the incomplete last stretch is passed over
  const number = BigInt(`0x${hmac(key, attempt ? `${event}.${attempt}` : `${event}`).toString("hex")}`);
  const isFair = number < 2n ** 256n - (2n ** 256n % BigInt(size));
  return isFair ? Number(number % BigInt(size)) : placeOf(key, event, size, attempt + 1);
};
const games = { // follow a record line by line; where a card comes, answer with the row of all that could have come
  mada(box, seats, isEager) {
    const of = (name) => box.match(RegExp(`^${name} *= *\\[?([\\d, ]+)`, "m"))[1].split(",").map(Number);
    const counts = ["copies", "lemurs", "double_lemurs", "scorpions"].flatMap(of);
    const kinds = "1 2 3 4 5 6 7 8 9 10 11 12 13 L D S".split(" ");
    const [draw, gone] = [kinds.flatMap((kind, at) => Array(counts[at]).fill(kind)), []];
    const piles = Array.from(Array(seats), () => []);
    return (actor, word, what, pile = piles[actor], top = pile.at(-1)) => {
      if (!draw.length && (/draw|luck/.test(word) || (isEager && word === "play")))
        draw.push(...piles.flatMap((one) => one.splice(0, one.length - 1)), ...gone.splice(0));
      draw.sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
      if (word === "swap") [piles[actor], piles[what]] = [piles[what], piles[actor]];
      else if (/discard|S$|(play|flip)D/.test(word + what)) gone.push(...what.split(" "));
      else if (/(play|flip)L/.test(word + what))
        pile.unshift(...pile.splice(top === "L" ? -1 : pile.findLastIndex((card) => card !== top) + 1), "L");
      else if (/play|flip/.test(word)) pile.push(what);
      if (word === "flip" && +what < +top)
        piles.forEach((one, seat) => (seat !== actor && one.pop(), gone.push(...one.splice(0))));
      return /deal|flip/.test(word) && deal(draw, what);
    };
  },
  sifaka(box, seats) {
    const of = (colour) => box.match(RegExp(`^${colour} *= *\\[(.*)\\]`, "m"))[1].split(/, */).sort();
    const cards = [...box.matchAll(/^ *\[("[^\]]*)\]/gm)].map(([, squares]) => JSON.parse(`[${squares}]`));
    const heaps = { deal: cards.map((_, at) => `${at + 1}`), green: of("green"), yellow: of("yellow"), red: of("red") };
    const [hands, board] = [[], {}];
    return (actor, word, what, [row, column, turns] = what.split(",").map(Number)) => {
      if (word === "deal") hands[hands.length < seats ? hands.length : actor] = what;
      if (word === "go") board.stop = board[[row, column]];
      if (word === "place") cards[hands[actor] - 1].forEach((square, corner, _, to = (corner + turns) % 4) =>
        (board[[row + (to > 1), column + (to % 3 > 0)]] = square.replace("mango ", "")));
      return /deal|token/.test(word) && deal(heaps[word === "deal" ? word : board.stop], what);
    };
  },
  malediction(_box, _seats, _isEager, left = []) {
    const deck = [..."RCBS"].flatMap((suit) => [..."123456789"].map((value) => suit + value));
    deck.push(..."P1 P1 P1 P2 P2 P2 P3 P3 P3".split(" "));
    return (_, word, what) => /trump|deal/.test(word) && deal(word === "trump" ? (left = [...deck]) : left, what);
  },
};
const isDealtAsCommitted = (text) => {
  const [top, moves] = text.split("\n\n");
  const head = Object.fromEntries(top.split("\n").map((line) => line.split(/: (.*)/)));
  const names = Object.keys(head).filter((name) => /^(secret|number)/.test(name) && !/withheld|none/.test(head[name]));
  const [secret, ...numbers] = names.map((name) => Buffer.from(head[name], "hex"));
  const isTrue = (name) => sha256(Buffer.from(head[name], "hex")) === head[name.replace(/secret|number/, "commitment")];
  const key = numbers.length ? hmac(secret, Buffer.concat(numbers)) : secret;
  const usual = new URL(`../src/katta/games/${head.game}/components.toml`, import.meta.url);
  const box = head.components ? top.replace(/^\| ?/gm, "") : readFileSync(usual, "utf8");
  const follow = games[head.game](box, top.match(/^player/gm).length, head["option rebuild"] === "eager");
  let [actor, event] = [0, 0];
  return names.length > 0 && names.every(isTrue) && moves.split("\n").every((line) => {
    const [, who, word, what] = line.match(/^(\S+) (\S+) ?(.*)/);
    const row = follow((actor = who === "*" ? actor : +who), word, what);
    return who !== "*" || row[placeOf(key, ++event, row.length)] === what;
  });
};
for (const file of process.argv.slice(2))
  console.log(`${isDealtAsCommitted(readFileSync(file, "utf8")) ? "dealt" : "NOT dealt"} as committed: ${file}`);
