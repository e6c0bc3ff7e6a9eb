import { enter } from '../facts/decide.js';
import type { Entry, Fact } from '../facts/facts.js';
import { factSchema, isFactRefused } from '../facts/facts.js';
import { by } from '../random-campaign.testkit.js';
import { DICE, GRAPH, man } from '../small-line.testkit.js';
import { toyPolicies } from '../toy-rulebook.testkit.js';
import { emptyBook } from './book.js';
import { bookOf, corrected, type Line, recompute } from './lines.js';

const SEED = 1;

const policies = { ...toyPolicies, victory: { ...toyPolicies.victory, toWin: 3 } };

const FACTS: readonly Fact[] = [
  factSchema.parse({
    fact: 'begin',
    system: 'toy',
    date: '1944-06-06',
    sides: [
      { side: 'blue', name: 'The Blues' },
      { side: 'red', name: 'The Reds' },
    ],
    policies,
    graph: GRAPH,
    roster: [
      { unit: 'rocca', ...man('blue', 'Rocca') },
      { unit: 'krause', ...man('red', 'Krause') },
    ],
    dice: DICE,
  }),
  { fact: 'reveal', turn: 1 },
  {
    fact: 'open-battle',
    battle: 'b1',
    node: 'mill',
    name: 'The Mill',
    mode: 'RECORD',
    drawn: { rocca: 'rocca' },
  },
  factSchema.parse({ fact: 'report', battle: 'b1', report: { winner: 'blue', why: 'held the mill' } }),
  { fact: 'aftermath', battle: 'b1' },
  { fact: 'reorganize', turn: 1 },
  { fact: 'advance', turn: 1 },
  { fact: 'reveal', turn: 2 },
];

function lineOf(facts: readonly Fact[]): Entry[] {
  const book = emptyBook();
  return facts.map((fact) => {
    const consequences = enter(book, fact, by(SEED));
    if (isFactRefused(consequences)) throw new Error(`${fact.fact}: ${consequences.why}`);
    return { fact, consequences };
  });
}

const LINE: Line = lineOf(FACTS);
const redWins = factSchema.parse({
  fact: 'report',
  battle: 'b1',
  report: { winner: 'red', why: 'took the mill' },
});

function recomputed(version: number, fact: Fact) {
  const result = recompute(LINE, version, fact, by(SEED));
  if (isFactRefused(result)) throw new Error(result.why);
  return result;
}

describe('a correction', () => {
  it('rewrites the line that it corrects and every later one that reads otherwise, and no other', () => {
    const { book, rewritten } = recomputed(4, redWins);
    expect(rewritten.map(({ version }) => version)).toEqual([4, 5]);
    expect(book.side).toMatchObject({
      blue: { victoryPoints: 0, battlesWon: 0 },
      red: { victoryPoints: 1, battlesWon: 1 },
    });
    expect(book.campaign.campaign).toMatchObject({ turn: 2, phase: 'battles' });
  });

  it('leaves the old line as it was, and takes its own place at the end of the new one', () => {
    const before = JSON.stringify(LINE);
    const { rewritten } = recomputed(4, redWins);
    const next = corrected(LINE, { corrects: 4, fact: redWins, why: 'It was read wrongly.', rewritten });
    expect(JSON.stringify(LINE)).toBe(before);
    expect(next).toHaveLength(LINE.length + 1);
    expect(next[3]?.fact).toEqual(redWins);
    expect(next.at(-1)).toEqual({ fact: { fact: 'nothing' }, consequences: [] });
    expect(bookOf(next).side.red?.victoryPoints).toBe(1);
    expect(bookOf(LINE).side.blue?.victoryPoints).toBe(1);
  });

  it('says of later facts why they can no longer be entered, and goes on without them', () => {
    const { book, rewritten } = recomputed(3, { fact: 'nothing' });
    const refusals = rewritten.map(({ version, refused }) => [version, refused?.refused]);
    expect(refusals).toEqual([
      [3, undefined],
      [4, 'NO_SUCH_BATTLE'],
      [5, 'NO_SUCH_BATTLE'],
      [7, undefined],
    ]);
    expect(book.battle).toEqual({});
    expect(book.campaign.campaign?.turn).toBe(2);
  });

  it('can itself be corrected: the second reads as if the first had never been', () => {
    const first = recomputed(4, redWins);
    const once = corrected(LINE, { corrects: 4, fact: redWins, why: 'so', rewritten: first.rewritten });
    const again = recompute(once, 4, FACTS[3] as Fact, by(SEED));
    if (isFactRefused(again)) throw new Error(again.why);
    const twice = corrected(once, {
      corrects: 4,
      fact: FACTS[3] as Fact,
      why: 'no',
      rewritten: again.rewritten,
    });
    expect(bookOf(twice)).toEqual(bookOf(LINE));
    expect(twice.slice(0, LINE.length)).toEqual(LINE);
  });

  it('is refused when its own fact cannot stand', () => {
    const late = { ...redWins, battle: 'b9' } as Fact;
    expect(recompute(LINE, 4, late, by(SEED))).toMatchObject({ refused: 'NO_SUCH_BATTLE', path: ['battle'] });
  });

  it('needs a line to correct', () => {
    const nowhere = { corrects: 99, fact: redWins, why: 'so', rewritten: [] };
    expect(() => corrected(LINE, nowhere)).toThrow('There is no line 99 to correct.');
    const beyond = { corrects: 4, fact: redWins, why: 'so', rewritten: [{ version: 99, consequences: [] }] };
    expect(() => corrected(LINE, beyond)).toThrow('There is no line 99 to rewrite.');
  });
});
