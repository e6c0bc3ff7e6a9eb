import type { PanzerSystem } from '../system.js';
import { d100, field, Trial } from '../testkit.testkit.js';
import { armorAt } from './location.js';

interface Parts {
  readonly map?: ReturnType<typeof field>;
  readonly path?: readonly string[];
  readonly optional?: PanzerSystem['options']['optional'];
  readonly more?: object;
}

const GULLY = field({ D8: 'gully' });

/** A T-34 drives north into the fire of a Panzer IV on Overwatch: a hit, at this location. */
function hit({ map = GULLY, path = ['D7'], optional = ['7.13'], more = {} }: Parts, located = 60) {
  const trial = new Trial({
    map,
    units: {
      g1: ['Panzer IV at D4', { facing: 3 }],
      s1: ['T-34 at D8', { facing: 0, ...more }],
    },
    commands: { g1: 'overwatch', s1: 'move' },
    clock: { phase: 'movement' },
    options: { optional },
  });
  trial.order('soviet', { order: 'move', unit: 's1', path });
  for (let i = 1; i < path.length; i++) trial.order('german', 'hold-fire');
  // A (10) for the damage where it penetrates: 1 is none.
  trial.fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(located), 1);
  return { trial, located: trial.told('hit-located')[0] };
}

const target = () => new Trial({ units: { g1: 'Panzer IV at D4', s1: 'T-34 at D8' } }).unit('s1');
const RISING = armorAt(target(), 'HF', 'Rising', 'Front');
const LEVEL = armorAt(target(), 'HF', 'Level', 'Front');

test('[panzer 7.13.1, S.height/b] out of a gully, at a target that stands as high: half of the Rising HF armor, though the shot is level', () => {
  const { located, trial } = hit({});
  expect(located).toMatchObject({ location: 'HF', line: 'level', armor: Math.floor(RISING / 2) });
  expect(trial.action.effects.find(({ effect }) => effect === 'hit-located')?.cites).toContain('7.13.1');
  expect(hit({ optional: [] }).located?.armor).toBe(LEVEL);
});

test('[panzer 7.13.1, S.height/b] over a wall, though the ground is level', () => {
  const map = field({ D8: { hexsides: { 0: 'wall' } } });
  expect(hit({ map }).located).toMatchObject({ location: 'HF', armor: Math.floor(RISING / 2) });
  expect(hit({ map: field() }).located?.armor).toBe(LEVEL);
});

test('[panzer 7.13.1/a] another location, another Height or the next hex: the armor that is listed', () => {
  expect(hit({}, 20).located).toMatchObject({
    location: 'TF',
    armor: armorAt(target(), 'TF', 'Level', 'Front'),
  });
  const below = field({ D8: 'gully', D4: { level: 1 } });
  expect(hit({ map: below }).located).toMatchObject({
    line: 'from above',
    armor: armorAt(target(), 'HF', 'Falling', 'Front'),
  });
  const next = hit({ path: ['D7', 'D6'] });
  expect(next.located?.armor).toBe(LEVEL);
  expect(next.trial.unit('s1').climbed).toBeUndefined();
});

test('[panzer 7.13.1/a] Direct Fire at who climbed earlier in the turn meets the listed armor', () => {
  const trial = new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3 }],
      s1: ['T-34 at D8', { facing: 0, spotted: true, climbed: true }],
    },
    commands: { g1: 'fire' },
    options: { optional: ['7.13'] },
  }).fire('german', 'g1', 's1', 'AP', ...d100(1), ...d100(60), 1);
  expect(trial.told('hit-located')[0]?.armor).toBe(LEVEL);
});
