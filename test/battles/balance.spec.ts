import { greedyBot } from '../../src/rules-core/kernel/lab/bots.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { fight } from './run.js';

const MOST_BATTLES = 24;
/** Where the sides are even, either wins fewer once in about ninety times. */
const EVEN = 7;
/** Either side can win, though the odds may be two to one. */
const OPEN = 2;

test.each([
  ['combat', 'across-the-lagoon', ['german', 'russian'], EVEN],
  ['lnlt', 'riders-at-dawn', ['german', 'soviet'], OPEN],
  ['lnlt', 'the-bunkers-on-the-height', ['american', 'german'], OPEN],
  ['lnlt', 'the-church-quarter', ['american', 'german'], OPEN],
  ['lnlt', 'the-night-of-the-huts', ['american', 'japanese'], OPEN],
  ['panzer', 'block-at-the-rail-yard', ['german', 'soviet'], OPEN],
  ['panzer', 'houses-at-the-well', ['german', 'soviet'], OPEN],
  ['panzer', 'lanes-to-the-well', ['german', 'soviet'], OPEN],
  ['panzer', 'meeting-on-the-steppe', ['german', 'soviet'], OPEN],
  ['panzer', 'night-on-the-brook-road', ['german', 'soviet'], OPEN],
] as const)(
  '%s: with greedy players either side can win %s',
  (name, scenario, sides, least) => {
    const system = SYSTEMS.get(name);
    if (!system) throw new Error(`There is no rulebook "${name}".`);
    const wins = new Map<string | undefined, number>();
    const isEven = () => sides.every((side) => (wins.get(side) ?? 0) >= least);
    for (let seed = 1; !isEven() && seed <= MOST_BATTLES; seed++) {
      const { winner } = fight(system, scenario, seed, (of) => greedyBot(of, { width: 12, throws: 1 }));
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    for (const side of sides) expect([side, wins.get(side)]).toEqual([side, expect.any(Number)]);
    expect(Math.min(...sides.map((side) => wins.get(side) ?? 0))).toBeGreaterThanOrEqual(least);
  },
  240_000,
);
