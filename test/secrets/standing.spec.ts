/**
 * Answers of standing orders, in two worlds that differ in what the other side does not see: hidden units, where they lie, and what
 * they could do. The mover is answered alike in both: whether it is answered at once, by what, and how often.
 */
import fc from 'fast-check';
import { isRefusal, type Order } from '../../src/rules-core/kernel/decide/action.js';
import { open, parseOrder, play, settle } from '../../src/rules-core/kernel/decide/decide.js';
import type { KnownSystem } from '../../src/rules-core/kernel/decide/known-system.js';
import { standingAnswer } from '../../src/rules-core/kernel/decide/standing.js';
import { scriptedDice } from '../../src/rules-core/kernel/dice/index.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { canonical } from '../../src/rules-core/kernel/position/canonical.js';
import { draftPosition } from '../../src/rules-core/kernel/position/draft.js';
import type { Position } from '../../src/rules-core/kernel/position/position.js';
import { redact, view } from '../../src/rules-core/kernel/views/views.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';

interface Game {
  readonly system: string;
  readonly mover: string;
  readonly other: string;
  readonly words: readonly object[];
  readonly move: (path: string[]) => Order;
  position(units: object): object;
  /** A unit of the other side. */
  unit(at: string, hidden: boolean): object;
}

const GAMES: readonly Game[] = [
  {
    system: 'aslsk',
    mover: 'german',
    other: 'russian',
    words: [
      { idle: true },
      { idle: ['defensive-fire'] },
      { holdFireBeyond: 2 },
      { holdFireBeyond: 4, idle: true },
      { pass: ['defensive-fire'] },
    ],
    move: (path) => ({ order: 'move', units: ['g1'], path }),
    position: (units) => ({
      map: { columns: 9, rows: 9 },
      options: { fog: true },
      clock: { phase: 'MPh', active: 'german' },
      sides: { german: {}, russian: {} },
      units: { g1: { counter: '4-6-7', at: 'C4' }, ...units },
    }),
    unit: (at, hidden) => ({ counter: '4-4-7', at, ...(hidden && { hidden: true }) }),
  },
  {
    system: 'combat',
    mover: 'german',
    other: 'american',
    words: [{ idle: true }, { idle: ['reaction'] }, { reactWithin: 2 }, { reactWithin: 4, idle: true }],
    move: (path) => ({
      order: 'move',
      mode: 'cautious',
      routes: [{ unit: 'g1', path: path.map((to) => ({ to })) }],
    }),
    position: (units) => ({
      map: { columns: 9, rows: 9 },
      clock: { phase: 'fire-and-movement', active: 'german' },
      sides: { german: {}, american: { mayHide: true, smokeGrenades: 1 } },
      units: { g1: { counter: '6-6', at: 'C4' }, ...units },
    }),
    unit: (at, hidden) => ({ counter: '7-6', at, ...(hidden && { hidden: true }) }),
  },
];

/** Away from the mover's way, and near enough to fire at it. */
const LAIRS = ['F4', 'F5', 'F6', 'G3', 'G5', 'G7', 'H4', 'H6', 'I1', 'I5', 'I9'];
const WAY = ['C5', 'C6'];

interface World {
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  readonly word: object | null;
}

/** What the mover learns: each answer as it reads for him, and how the battle then stands. */
function told(
  game: Game,
  { seen, unseen, word }: World,
): { answers: string[]; awaits: string[]; end: string } {
  const { rulebook, lay } = SYSTEMS.get(game.system) as KnownSystem;
  const units = Object.fromEntries([
    ...seen.map((at, i) => [`s${i}`, { ...game.unit(at, false), side: game.other }]),
    ...unseen.map((at, i) => [`u${i}`, { ...game.unit(at, true), side: game.other }]),
  ]);
  const drafted = draftPosition(rulebook, game.position(units));
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
  const laid = lay(drafted.position);
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
  const battle = new Battle(drafted.position, laid.table);
  if (battle.position.awaiting.length === 0) settle(battle, open(rulebook, battle, scriptedDice()));
  const eyes = { side: game.mover };
  const carryOut = (side: string, asked: unknown): string => {
    const order = parseOrder(rulebook, asked);
    const before = copy(battle.position) as Position;
    const action = isRefusal(order) ? order : play(rulebook, battle, side, order, scriptedDice());
    if (isRefusal(action)) throw new Error(`${side}: ${action.refused} ${action.why}`);
    return JSON.stringify(redact(before, action, eyes));
  };
  const answers: string[] = [];
  if (word) carryOut(game.other, { order: 'standing-orders', rules: word });
  answers.push(carryOut(game.mover, game.move(WAY)));
  for (let more = standingAnswer(rulebook, battle); more; more = standingAnswer(rulebook, battle))
    answers.push(carryOut(more.side, more.order));
  const awaits = battle.position.awaiting.map(({ side, kind }) => `${side} ${kind}`);
  return { answers, awaits, end: canonical(view(battle.position, eyes)) };
}

const lairs = fc.uniqueArray(fc.constantFrom(...LAIRS), { maxLength: 4 });

describe.each(GAMES)('$system', (game) => {
  test('what a standing order answers tells nothing of hidden units', () => {
    fc.assert(
      fc.property(lairs, lairs, lairs, fc.constantFrom(...game.words), (seen, here, there, word) => {
        const elsewhere = (at: string) => !seen.includes(at);
        const one = told(game, { seen, unseen: here.filter(elsewhere), word });
        const other = told(game, { seen, unseen: there.filter(elsewhere), word });
        expect(one).toEqual(other);
      }),
      { numRuns: 60 },
    );
  });

  test('without units that everybody sees nothing is asked of who said so, whatever lies hidden', () => {
    for (const unseen of [[], ['F4'], ['G5', 'H6']]) {
      const asked = told(game, { seen: [], unseen, word: null });
      expect(asked).toMatchObject({ answers: { length: 1 }, awaits: [expect.stringMatching(game.other)] });
      const spared = told(game, { seen: [], unseen, word: { idle: true } });
      expect(spared.answers).toHaveLength(1 + WAY.length);
      expect(spared.awaits).not.toEqual(asked.awaits);
    }
  });

  test('a side that is seen to have a choice is asked', () => {
    const asked = told(game, { seen: ['F5'], unseen: [], word: { idle: true } });
    expect(asked).toMatchObject({ answers: { length: 1 }, awaits: [expect.stringMatching(game.other)] });
  });
});
