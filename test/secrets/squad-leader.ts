/** Squad Leader: who is under a '?', what lies hidden, guns among it, and which '?' have nobody beneath them; by day and at night, with a scout. */
import type { Chance } from '../support/chance.js';
import { drafted, type Prepared, type Units } from './settings.js';

const HAMLET = {
  columns: 10,
  rows: 9,
  hexes: {
    ...{ C4: 'woods', D4: 'woods', D6: 'woods', E3: 'woods', E5: 'stone-building', G5: 'woods' },
    ...{ F4: 'woods', F6: 'wooden-building', G3: 'woods', C6: 'brush' },
  },
} as const;

const PHASES = [
  ...(['rally', 'prep-fire', 'prep-fire', 'movement', 'movement', 'defensive-fire'] as const),
  ...(['advancing-fire', 'rout', 'advance', 'advance', 'close-combat'] as const),
];

export function underQuestionMarks(chance: Chance): Prepared {
  const west = chance.shuffled(['C4', 'C5', 'D5', 'D7', 'E6', 'B5', 'E4', 'D3']);
  const blue = {
    b1: { counter: '4-6-7', at: west[0] },
    b2: { counter: '4-6-7', at: west[1] },
    b3: { counter: '8-3-8', at: west[2], ...(chance.below(3) === 0 && { broken: true }) },
    bl: { counter: '9-1', at: west[chance.below(3)] },
    bm: { counter: 'LMG', possessor: 'b1' },
    bt: { counter: 'MkIVF2', at: west[3], facing: 2, ...(chance.below(2) === 0 && { exposed: true }) },
    bc: { counter: 'crew 2-4-7', at: west[4] },
    bg: { counter: '50 AT gun', possessor: 'bc', facing: 2 },
    bs: { counter: 'scout', at: west[5] },
  };
  const inView = { r1: { counter: '4-4-7', at: 'G4' }, r2: { counter: '4-4-7', at: 'F5' } };
  const places = chance.shuffled(['D4', 'D6', 'E3', 'E5', 'F4', 'F6', 'G3', 'G5']);
  const [one, other, squadAt, otherSquadAt] = places as [string, string, string, string];
  const beneath = chance.shuffled(['4-4-7', '6-2-8', '5-3-7', '9-1', '?']);
  const hidden = (squad: string, first: string, second: string): Units => ({
    rh: { counter: '4-4-7', at: squad, hidden: true },
    rg: { counter: 'LMG', possessor: 'rh' },
    rc: { counter: 'crew 2-3-7', at: squad, hidden: true },
    rv: { counter: '76 AT gun', possessor: 'rc', facing: 5 },
    rj: { counter: '9-1', at: squad, hidden: true },
    rk: { counter: first, at: one, concealed: true },
    rl: { counter: second, at: other, concealed: true },
  });
  const told = {
    map: HAMLET,
    options: {
      order: ['blue', 'red'],
      year: 1942,
      month: 8,
      turns: 3,
      ...(chance.below(3) === 0 && { night: true }),
    },
    clock: {
      turn: 1 + chance.below(3),
      phase: chance.pick(PHASES),
      active: chance.pick(['blue', 'blue', 'blue', 'red']),
      visibility: 2 + chance.below(8),
    },
    sides: { blue: { nationality: 'German' }, red: { nationality: 'Russian' } },
  };
  return {
    position: (units) => drafted('squad-leader', { ...told, units: { ...blue, ...inView, ...units } }),
    hidden: [
      hidden(squadAt, beneath[0] as string, beneath[1] as string),
      hidden(otherSquadAt, beneath[2] as string, beneath[3] as string),
    ],
    lairs: [one, other],
  };
}
