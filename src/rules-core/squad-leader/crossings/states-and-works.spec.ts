/** What men no longer do on cliffs, in water, at works and fires when they are berserk, held fast, in melee, and so on. */
import { drawn, field, type Placed, type Setup } from '../testkit.testkit.js';
import { begun, refused, type Units } from './positions.testkit.js';

const CLIFF = field({ D7: { level: 2, hexsides: { 3: 'cliff' } } });
const HALL = drawn({ buildings: [{ is: 'stone', hexes: 'D8 D9', upperLevels: 2, stairways: 'D9' }] });
const RIVER = drawn({ levels: { '-1': 'A7-N7' }, terrain: { 'shallow-river': 'A7-N7' } });
const BRIDGE = drawn({
  levels: { '-1': 'A7-N9' },
  terrain: { river: 'A7-N9' },
  roads: [{ is: 'dirt-road', along: 'D12 D4' }],
  bridges: { 'stone-bridge': 'D7 D8 D9' },
});
const HOLE = { squads: 2, front: 3, rear: 5, facing: 0 } as const;
const TRUCK = { name: 'truck', nationality: 'German', wheeled: true } as const;
const SAPPERS = { training: 'engineers', carriesMines: { factors: 4, antiTank: 1 } } as const;

interface Work extends Setup {
  readonly phase: NonNullable<Setup['phase']>;
  readonly order: object;
  readonly counter?: string;
  readonly men?: object;
  readonly with?: object;
}

const WORKS = {
  scale: { phase: 'movement', map: CLIFF, order: { order: 'scale', unit: 'g1', to: 'D7' } },
  'scale on': { phase: 'advance', map: CLIFF, order: { order: 'scale', unit: 'g1', to: 'D7' } },
  climb: { phase: 'movement', map: HALL, order: { order: 'climb', unit: 'g1', to: 'D8/1' } },
  wade: { phase: 'movement', map: RIVER, order: { order: 'wade', units: ['g1'], to: 'D7' } },
  swim: { phase: 'movement', map: RIVER, order: { order: 'swim', unit: 'g1', to: 'D7' } },
  'go under cover': {
    phase: 'movement',
    marks: { D8: { entrenchment: true } },
    order: { order: 'take-cover', units: ['g1'] },
  },
  'go into a bunker': {
    phase: 'movement',
    marks: { D8: { bunker: HOLE } },
    order: { order: 'enter-bunker', units: ['g1'] },
  },
  'advance into a bunker': {
    phase: 'advance',
    marks: { D8: { bunker: HOLE } },
    order: { order: 'enter-bunker', units: ['g1'] },
  },
  'go along a trench': {
    phase: 'movement',
    marks: { D8: { trench: 3 }, D7: { trench: 3 } },
    men: { entrenched: 'D8' },
    order: { order: 'along-trench', units: ['g1'], to: 'D7' },
  },
  dig: { phase: 'prep-fire', order: { order: 'dig-in', unit: 'g1' } },
  'clear wire': {
    phase: 'prep-fire',
    marks: { D8: { wire: true } },
    order: { order: 'clear-away', unit: 'g1', what: 'wire', at: 'D8' },
  },
  'clear mines': {
    phase: 'prep-fire',
    marks: { D7: { mines: 4 } },
    order: { order: 'clear-away', unit: 'g1', what: 'mines', at: 'D7' },
  },
  'clear a roadblock': {
    phase: 'prep-fire',
    marks: { D8: { roadblock: 0 } },
    order: { order: 'clear-roadblock', unit: 'g1', at: 'D8' },
  },
  'lay mines': {
    phase: 'prep-fire',
    counter: '8-3-8',
    men: SAPPERS,
    order: { order: 'lay-mines', unit: 'g1', what: 'mines' },
  },
  'take a wreck away': {
    phase: 'prep-fire',
    marks: { D8: { wrecks: [TRUCK] } },
    order: { order: 'remove-obstacle', unit: 'g1', what: 'wreck' },
  },
  'lay a charge': {
    phase: 'movement',
    map: BRIDGE,
    counter: '8-3-8',
    with: { gd: 'demo charge with g1' },
    order: { order: 'lay-charge', unit: 'g1', weapon: 'gd' },
  },
  'set a fire': {
    phase: 'advancing-fire',
    map: field({ D8: 'woods' }),
    order: { order: 'start-fire', unit: 'g1' },
  },
  'fight a fire': {
    phase: 'movement',
    turn: 2,
    map: field({ D8: 'woods' }),
    marks: { D8: { kindled: 3 } },
    order: { order: 'fight-fire', units: ['g1'] },
  },
  'take a trap away': {
    phase: 'rally',
    counter: '8-1',
    map: field({ D8: 'wooden-building' }),
    secrets: { german: { boobyTraps: { D8: 4 } } },
    order: { order: 'disarm-trap', unit: 'g1' },
  },
} as const satisfies Readonly<Record<string, Work>>;

const STATES = {
  berserk: [{ berserk: true }, {}],
  'held fast': [{ ti: true }, {}],
  'in melee': [{ melee: true }, { r5: ['4-4-7 at D8', { melee: true }] }],
  'under parachutes': [{ parachute: true }, {}],
  'afraid of a tank': [{ afraidOf: ['rt'] }, { rt: 'T-34 at E8' }],
  'with prisoners': [{}, { r5: ['unarmed 4-4-7 at D8', { broken: true, guard: 'g1' }] }],
} as const;

/** None where they may, so that nothing but dice is missing. */
function judged(work: keyof typeof WORKS, state: object, others: object): string | undefined {
  const { phase, order, counter = '4-6-7', men, with: more, ...setup }: Work = WORKS[work];
  const g1: Placed = [`${counter} at D8`, { ...men, ...state }];
  const units = { r1: '4-4-7 at D11', g1, ...more, ...others };
  const why = refused(begun(phase, units as Units, setup), 'german', order);
  return why === 'DICE_MISSING' ? undefined : why;
}

test.each([
  ['[squad-leader 14.8.6 × 3.25.3]', 'berserk', 'scale', 'BERSERK'],
  ['[squad-leader 14.8.13 × 3.25.3]', 'berserk', 'scale on', 'BERSERK'],
  ['[squad-leader 14.3.20.2 × 3.25.3]', 'berserk', 'climb', 'BERSERK'],
  ['[squad-leader 14.28.3 × 14.28.8.3]', 'berserk', 'wade', 'BERSERK'],
  ['[squad-leader 14.28.3 × 4.14.5]', 'berserk', 'swim', 'BERSERK'],
  ['[squad-leader 15.3.7 × 3.25.3]', 'berserk', 'go under cover', 'BERSERK'],
  ['[squad-leader 15.5.4 × 3.25.3]', 'berserk', 'go into a bunker', 'BERSERK'],
  ['[squad-leader 15.5.4 × 3.25.3]', 'berserk', 'advance into a bunker', 'BERSERK'],
  ['[squad-leader 15.4.5 × 3.25.3]', 'berserk', 'go along a trench', 'MUST_CHARGE'],
  ['[squad-leader 15.3.2 × 3.25.3]', 'berserk', 'dig', 'BERSERK'],
  ['[squad-leader 15.1.5 × 3.25.3]', 'berserk', 'clear wire', 'BERSERK'],
  ['[squad-leader 15.7.13.1 × 3.25.3]', 'berserk', 'clear mines', 'BERSERK'],
  ['[squad-leader 15.2.3 × 3.25.3]', 'berserk', 'clear a roadblock', 'BERSERK'],
  ['[squad-leader 15.8.12.3 × 3.25.3]', 'berserk', 'lay mines', 'BERSERK'],
  ['[squad-leader 14.17.11 × 3.25.3]', 'berserk', 'take a wreck away', 'BERSERK'],
  ['[squad-leader 14.29.10.1/a × 3.25.3]', 'berserk', 'lay a charge', 'BERSERK'],
  ['[squad-leader 16.2.2 × 3.25.3]', 'berserk', 'set a fire', 'BERSERK'],
  ['[squad-leader 16.2.13.1 × 3.25.3]', 'berserk', 'fight a fire', 'BERSERK'],
  ['[squad-leader 15.8.6 × 3.25.3]', 'berserk', 'take a trap away', 'BERSERK'],
  ['[squad-leader 14.8.6 × 3.30.1]', 'held fast', 'scale', 'IMMOBILE'],
  ['[squad-leader 14.3.20.2 × 3.30.1]', 'held fast', 'climb', 'IMMOBILE'],
  ['[squad-leader 14.28.8.3 × 3.30.1]', 'held fast', 'wade', 'IMMOBILE'],
  ['[squad-leader 15.4.5 × 3.30.1]', 'held fast', 'go along a trench', 'IMMOBILE'],
  ['[squad-leader 15.1.5 × 3.30.1]', 'held fast', 'clear wire', 'IMMOBILE'],
  ['[squad-leader 15.8.12.3 × 3.30.1]', 'held fast', 'lay mines', 'IMMOBILE'],
  ['[squad-leader 14.29.10.1/a × 3.30.1]', 'held fast', 'lay a charge', 'IMMOBILE'],
  ['[squad-leader 15.8.7 × 3.30.1]', 'held fast', 'take a trap away', 'HAS_TRIED'],
  ['[squad-leader 14.8.6 × 6.3.2]', 'in melee', 'scale', 'IN_MELEE'],
  ['[squad-leader 15.5.4 × 6.3.2]', 'in melee', 'advance into a bunker', 'IN_MELEE'],
  ['[squad-leader 15.2.3 × 6.3.2]', 'in melee', 'clear a roadblock', 'IN_MELEE'],
  ['[squad-leader 14.17.11 × 6.3.2]', 'in melee', 'take a wreck away', 'IN_MELEE'],
  ['[squad-leader 14.29.10.1/a × 6.3.2]', 'in melee', 'lay a charge', 'IN_MELEE'],
  ['[squad-leader 15.8.6 × 6.3.2]', 'in melee', 'take a trap away', 'IN_MELEE'],
  ['[squad-leader 14.8.13 × 12.9.1]', 'under parachutes', 'scale on', 'CANNOT_MOVE'],
  ['[squad-leader 15.5.4 × 12.9.1]', 'under parachutes', 'advance into a bunker', 'CANNOT_MOVE'],
  ['[squad-leader 16.2.2 × 12.9.1]', 'under parachutes', 'set a fire', 'CANNOT_MOVE'],
  ['[squad-leader 15.3.2 × 7.3.7/a]', 'afraid of a tank', 'dig', 'AFRAID'],
  ['[squad-leader 15.1.5 × 7.3.7/a]', 'afraid of a tank', 'clear wire', 'AFRAID'],
  ['[squad-leader 15.7.13.1 × 7.3.7/a]', 'afraid of a tank', 'clear mines', 'AFRAID'],
  ['[squad-leader 15.2.3 × 7.3.7/a]', 'afraid of a tank', 'clear a roadblock', 'AFRAID'],
  ['[squad-leader 15.8.12.3 × 7.3.7/a]', 'afraid of a tank', 'lay mines', 'AFRAID'],
  ['[squad-leader 14.17.11 × 7.3.7/a]', 'afraid of a tank', 'take a wreck away', 'AFRAID'],
  ['[squad-leader 16.2.13.1 × 7.3.7/a]', 'afraid of a tank', 'fight a fire', 'AFRAID'],
  ['[squad-leader 14.8.9 × 3.29.15]', 'with prisoners', 'scale', 'ESCORTED'],
  ['[squad-leader 14.3.20.2.1 × 3.29.15]', 'with prisoners', 'climb', 'ESCORTED'],
] as const)('%s men who are %s do not %s: %s', (_, state, work, why) => {
  expect(judged(work, {}, {})).toBeUndefined();
  const [men, others] = STATES[state];
  expect(judged(work, men, others)).toBe(why);
});

test('[squad-leader 15.3.2 × 4.13.9] an entrenchment that is dug around men on skis does not cover them', () => {
  const skis = { skill: 'skis', onSkis: true } as const;
  const units = { g1: '4-6-7 at D8', g2: ['4-6-7 at D8', skis], r1: '4-4-7 at N12' } as Units;
  const trial = begun('prep-fire', units, { options: { snow: true } });
  trial.order('german', { order: 'dig-in', unit: 'g1' }, 1, 1).endPhase();
  expect([trial.unit('g1').entrenched, trial.unit('g2').entrenched]).toEqual(['D8', undefined]);
});
