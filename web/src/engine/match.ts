/** A record, played through: every move is legal, every card dealt as committed, the result is right. */

import type { Game } from "./game";
import { CHANCE, IllegalMove, type Position } from "./position";
import { actorWord, BadRecord, resultWords, type Record } from "./record";

export interface Match {
  game: Game;
  record: Record;
  /** One more than there are moves. */
  positions: Position[];
}

export function played(game: Game, record: Record): Match {
  if (record.hasComponents) throw new BadRecord(1, "it was played with a component file, which pages do not read");
  const positions = [opened(game, record)];
  let events = 0;
  for (const [place, { actor, text, line }] of record.moves.entries()) {
    const before = positions.at(-1)!;
    if (actor !== before.actor)
      throw new BadRecord(line, `the line should begin with ${actorWord(before.actor)}, not ${actorWord(actor)}`);
    if (before.actor === CHANCE) events += 1;
    positions.push(after(before, text, line));
    if (record.dealer && before.actor === CHANCE && place >= record.given) {
      const dealt = record.dealer.deal(before, events);
      if (dealt !== text) throw new BadRecord(line, `the committed secret deals '${dealt}', not '${text}'`);
    }
  }
  const right = resultWords(positions.at(-1)!);
  if (record.result !== right) throw new BadRecord(record.resultLine, `by these moves the result is '${right}'`);
  return { game, record, positions };
}

function opened(game: Game, { names, options }: Record): Position {
  try {
    return game.start(names.length, options);
  } catch (problem) {
    throw new BadRecord(1, String((problem as Error).message));
  }
}

function after(before: Position, text: string, line: number): Position {
  try {
    return before.play(text);
  } catch (refusal) {
    if (refusal instanceof IllegalMove) throw new BadRecord(line, `'${text}' is refused: ${refusal.code}`);
    throw refusal;
  }
}
