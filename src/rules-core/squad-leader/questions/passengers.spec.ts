/** What players asked about men in vehicles: a position, the question, and the answer. */
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const HALFTRACK = 'SdKfz 251 armed at D9';
const LOOKING_OUT = { aboard: 'gt', exposed: true } as const;
const fire = (at: string) => ({ order: 'fire', at, firers: ['r1'] });

describe('terrain about a halftrack', () => {
  const struck = (hexes: Parameters<typeof field>[0], more: Units = {}, marks = {}) => {
    const units: Units = { gt: HALFTRACK, g1: ['4-6-7 at D9', LOOKING_OUT], r1: '4-4-7 at D6', ...more };
    const trial = new Trial({ active: 'russian', enemy: 'german', map: field(hexes), units, marks });
    trial.order('russian', fire('D9'), 6, 6);
    const outcomes = trial.told('fire-attack').flatMap((attack) => attack.outcomes);
    return Object.fromEntries(
      outcomes.flatMap(({ units, modifiers }) =>
        units.map((id) => [id, modifiers.map(({ why, value }) => `${why} ${value}`).sort()] as const),
      ),
    );
  };
  const WALL = { D9: { terrain: 'woods', hexsides: { 0: 'wall' } } } as const;
  const HULK = { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] };

  test('[squad-leader-A-177] [squad-leader-C-025] [squad-leader 5.3/Q, 5.3/c, 14.2/q1] woods help its passengers besides its armour, and a wall does not', () => {
    expect(struck(WALL)).toEqual({ g1: ['behind armour 2', 'woods 1'] });
    expect(struck({ D9: { hexsides: { 0: 'hedge' } } })).toEqual({ g1: ['behind armour 2'] });
  });

  test('[squad-leader 5.3/c] so does a wreck on the line', () => {
    expect(struck({}, {}, { D8: HULK })).toEqual({ g1: ['behind armour 2', 'past vehicles 1'] });
  });

  test('[squad-leader 5.3/Q, 14.2/q1, 11.11.2] men and crew have the armour and the woods, and not the wall before them', () => {
    const more: Units = { gt: [HALFTRACK, { exposed: true }] };
    expect(struck(WALL, more)).toEqual({
      g1: ['crew of an AFV 2', 'woods 1'],
      gt: ['crew of an AFV 2', 'woods 1'],
    });
  });
});

test('[squad-leader-A-125] [squad-leader 4.3/Q] who is in a vehicle, and what he carries, takes no room in its hex', () => {
  const units: Units = {
    gt: HALFTRACK,
    g1: ['4-6-7 at D9', { aboard: 'gt' }],
    gw: ['HMG at D9', { possessor: 'g1' }],
    g2: '4-6-7 at D9',
    g3: '4-6-7 at D9',
    g4: '4-6-7 at D10',
    g5: '4-6-7 at D10',
    r9: '4-4-7 at N12',
  };
  const comes = (unit: string) => ({ order: 'move', units: [unit], path: ['D9'] });
  const trial = new Trial({ phase: 'movement', units }).order('german', comes('g4'));
  expect(trial.refusal('german', comes('g5'))?.refused).toBe('NO_ROOM');
});

describe('skis and vehicles', () => {
  const SKIS = { skill: 'skis' } as const;
  const snow = (units: Units) =>
    new Trial({ phase: 'movement', options: { snow: true }, units: { r9: '4-4-7 at N12', ...units } });

  test('[squad-leader-A-166] [squad-leader 4.13/Q] nobody rides with his skis on', () => {
    const board = { order: 'board', unit: 'g1', vehicle: 'gt' };
    const on = snow({ gt: HALFTRACK, g1: ['4-6-7 at D9', { ...SKIS, onSkis: true }] });
    expect(on.refusal('german', board)?.refused).toBe('MOUNTED');
    expect(
      on.order('german', { order: 'skis', unit: 'g1', off: true }).refusal('german', board),
    ).toBeUndefined();
  });

  test('[squad-leader-A-168] [squad-leader 4.13/b] who has got off into the next hex puts them on in the Advance Phase', () => {
    const trial = snow({ gt: HALFTRACK, g1: ['4-6-7 at D9', { ...SKIS, aboard: 'gt' }] });
    const skis = { order: 'skis', unit: 'g1' };
    trial.order('german', { order: 'disembark', unit: 'g1', to: 'D8' });
    expect(trial.refusal('german', skis)?.refused).toBe('HAS_MOVED');
    while (trial.battle.clock.phase !== 'advance') trial.endPhase();
    expect(trial.order('german', skis).unit('g1').onSkis).toBe(true);
  });
});

test.each([
  ['in the hex of the vehicle, beneath it', 'D9', -1],
  ['in the open hex into which they got off', 'D8', -2],
])('[squad-leader-A-186] [squad-leader 5.6.4/b] men who get off are fired on %s', (_, at, drm) => {
  const units: Units = { gt: HALFTRACK, g1: ['4-6-7 at D9', { aboard: 'gt' }], r1: '4-4-7 at D5' };
  const trial = new Trial({ phase: 'movement', units });
  trial.order('german', { order: 'disembark', unit: 'g1', to: 'D8' });
  while (trial.battle.clock.phase === 'movement') trial.endPhase();
  trial.order('russian', fire(at), 6, 6);
  const [outcome] = trial.told('fire-attack').flatMap((attack) => attack.outcomes);
  expect(outcome?.units).toEqual(['g1']);
  expect(outcome?.modifiers.map(({ value }) => value).reduce((sum, value) => sum + value, 0)).toBe(drm);
});
