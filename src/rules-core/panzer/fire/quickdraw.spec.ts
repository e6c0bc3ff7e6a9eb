import { view } from '../../kernel/views/views.js';
import { resume } from '../sequence/resume.js';
import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

interface Parts {
  readonly b1?: object;
  readonly g1?: object;
  readonly units?: Readonly<Record<string, Placed>>;
  readonly commands?: object;
  readonly first?: string;
  readonly options?: PanzerSystem['options'];
}

/** The duel of the book: a Seasoned Crusader I fires at a Veteran PzKpfw IIIF that holds FIRE. */
const duel = ({ b1, g1, units = {}, commands = {}, first = 'british', options }: Parts = {}) =>
  new Trial({
    units: {
      b1: ['Crusader I at D4', { facing: 3, spotted: true, spotters: ['g1'], ...b1 }],
      g1: [
        'PzKpfw IIIF/G/H (5cm L/42) at D7',
        { facing: 0, grade: 'Veteran', spotted: true, spotters: ['b1', 'b2'], ...g1 },
      ],
      ...units,
    },
    commands: { b1: 'fire', g1: 'fire', ...commands },
    options: options ?? { optional: ['7.54'] },
    first,
  });

const attack = (trial: Trial) =>
  trial.order('british', { order: 'fire', target: 'g1', shots: [trial.aim('b1')] });
const draw = (trial: Trial, target = 'b1', ammo = 'AP') => ({
  order: 'fire',
  target,
  shots: [trial.aim('g1', ammo)],
});
const asked = (parts: Parts) => attackWith(duel(parts)).awaits;

/** Fire that nobody may draw on is resolved at once. */
function attackWith(trial: Trial): Trial {
  const order = { order: 'fire', target: 'g1', shots: [trial.aim('b1')] };
  return trial.refusal('british', order)
    ? trial.order('british', order, ...d100(100))
    : trial.order('british', order);
}

test('[panzer 7.54/a, 7.54/e] the target of the First Player fires at the same time: both are lost', () => {
  const trial = attack(duel());
  expect(trial.awaits).toEqual(['german quickdraw']);
  // The Quickdraw hits and then the Crusader; the results come last of all, and each destroys the other.
  trial.order('german', draw(trial), ...d100(1), ...d100(1), ...d100(40), 0, ...d100(40), 0);
  expect(trial.told('ap-fire').map(({ shooter, hits }) => [shooter, hits])).toEqual([
    ['g1', 1],
    ['b1', 1],
  ]);
  expect(trial.told('lost').map(({ unit }) => unit)).toEqual(['g1', 'b1']);
});

test('[panzer 7.54/a] what the fire does to the target does not modify its Quickdraw', () => {
  const trial = attack(duel({ b1: { size: 0 } }));
  trial.order('german', draw(trial), ...d100(100), ...d100(1), ...d100(95), ...d100(1));
  expect(trial.kinds).toContain('track-hit');
  const [first] = trial.told('ap-fire');
  expect(first).toMatchObject({ shooter: 'g1', modifiers: [] });
});

test('[panzer 7.54/f] a Quickdraw spends FIRE; holding it back keeps it', () => {
  const drawn = attack(duel()).order('german', draw(duel()), ...d100(100), ...d100(100));
  expect(drawn.sentences[1]).toBe('PzKpfw IIIF/G/H (5cm L/42) fires at Crusader I: Quickdraw.');
  expect(drawn.unit('g1')).toMatchObject({ command: 'fire', fired: true, spot: 'fire' });
  drawn.order('british', 'end-step');
  expect(drawn.refusal('german', draw(drawn))?.refused).toBe('HAS_FIRED');
  const held = attack(duel()).order('german', 'hold-fire', ...d100(100));
  expect(held.unit('g1').command).toBeUndefined();
  held.order('british', 'end-step').order('german', draw(held), ...d100(100));
  expect(held.unit('g1').fired).toBe(true);
});

test('[panzer 7.54/f] only at the unit that fires at it', () => {
  const b2: Placed = ['Crusader I at E4', { facing: 3, spotted: true, spotters: ['g1'] }];
  const trial = attack(duel({ units: { b2 }, commands: { b2: 'fire' } }));
  expect(trial.refusal('german', draw(trial, 'b2'))?.refused).toBe('NOT_THE_FIRER');
  const g2: Placed = ['PzKpfw IIIF/G/H (5cm L/42) at E7', { facing: 0, grade: 'Veteran' }];
  const other = attack(duel({ units: { g2 }, commands: { g2: 'fire' }, b1: { spotters: ['g1', 'g2'] } }));
  const shots = [other.aim('g2')];
  expect(other.refusal('german', { order: 'fire', target: 'b1', shots })?.refused).toBe('NOT_FIRED_AT');
});

test('[panzer 7.54/f] SHORT HALT, OVERWATCH and N/C draw on nobody; the question does not tell which it is', () => {
  for (const command of ['short-halt', 'overwatch', 'none', 'move'] as const) {
    const trial = attack(duel({ commands: { g1: command } }));
    expect(trial.awaits).toEqual(['german quickdraw']);
    expect(trial.refusal('german', draw(trial))?.refused).toBe('NO_FIRE_COMMAND');
    expect(trial.legal('german')).toEqual([{ order: 'hold-fire' }]);
  }
});

test('[panzer 7.54/b] steady, with an unrevealed FIRE, having spotted the firer, which is in its Field-of-Fire', () => {
  expect(asked({})).toEqual(['german quickdraw']);
  const unable = [
    { suppressed: 'off' },
    { broken: 'on' },
    { hesitating: 'on' },
    { command: 'fire' },
    { fullCover: true },
  ];
  for (const g1 of unable) expect(asked({ g1 })).toEqual(['british direct-fire']);
  expect(asked({ b1: { spotters: ['g2'] } })).toEqual(['british direct-fire']);
  const turrets: PanzerSystem['options'] = { optional: ['7.8', '7.54'] };
  expect(asked({ options: turrets })).toEqual(['german quickdraw']);
  expect(asked({ options: turrets, g1: { turretFacing: 3 } })).toEqual(['british direct-fire']);
});

test('[panzer 7.54/c] its Unit Grade is better than that of the firer', () => {
  expect(asked({ g1: { grade: 'Seasoned' } })).toEqual(['british direct-fire']);
  expect(asked({ b1: { grade: 'Veteran' } })).toEqual(['british direct-fire']);
  expect(asked({ b1: { grade: 'Green' }, g1: { grade: 'Regulars' } })).toEqual(['german quickdraw']);
  const b2: Placed = ['Crusader I at E4', { facing: 3, grade: 'Elite', spotters: ['g1'] }];
  const trial = duel({ units: { b2 }, commands: { b2: 'fire' } });
  trial.order('british', { order: 'fire', target: 'g1', shots: [trial.aim('b1'), trial.aim('b2')] });
  expect(trial.refusal('german', draw(trial, 'b2'))?.refused).toBe('GRADE_TOO_LOW');
});

test('[panzer 7.54/d] with RoF N: one hit, where its own Rate of Fire would score three', () => {
  const quick = (trial: Trial) => ({
    weapons: trial.unit('g1').weapons?.map((weapon) => ({ ...weapon, rof: 'F' as const })),
  });
  const trial = attack(duel({ g1: quick(duel()) }));
  trial.order('german', draw(trial), ...d100(1), ...d100(100), ...d100(95), ...d100(100));
  expect(trial.told('ap-fire')[0]).toMatchObject({ shooter: 'g1', hits: 1 });
});

test('[panzer 7.54/a] the Second Player only: nobody draws on him, or without the option', () => {
  expect(asked({ options: { optional: [] } })).toEqual(['british direct-fire']);
  const second = duel({ first: 'german' }).order('german', 'end-step');
  expect(attackWith(second).awaits).toEqual(['british direct-fire']);
});

test('[panzer 7.54/a × 7.1.2/b] both were fired at, and both check morale afterwards', () => {
  const sides = (name: string) => ({
    formations: { [name]: { name, grade: 'Seasoned', cohesionNumber: 1, losses: 1 } },
  });
  const trial = new Trial({
    units: {
      b1: ['Crusader I at D4', { facing: 3, spotted: true, spotters: ['g1'] }],
      g1: ['PzKpfw IIIF/G/H (5cm L/42) at D7', { facing: 0, grade: 'Veteran', spotted: true }],
    },
    commands: { b1: 'fire', g1: 'fire' },
    options: { optional: ['7.1', '7.54'] },
    sides: { british: sides('british'), german: sides('german') } as never,
    first: 'british',
  });
  attack(trial).order('german', draw(trial), ...d100(100), ...d100(100), ...d100(100), ...d100(100));
  expect(
    trial
      .told('morale-check')
      .map(({ unit }) => unit)
      .sort(),
  ).toEqual(['b1', 'g1']);
});

test('[panzer 7.54/a × S.smoke-and-sight] a vehicle that burns does not smoke over its own Quickdraw', () => {
  const trial = attack(duel());
  trial.order('german', draw(trial), ...d100(95), ...d100(1), ...d100(40), 0);
  expect(trial.told('lost')).toEqual([{ unit: 'g1', how: 'brewed-up' }]);
  expect(trial.told('ap-fire').map(({ modifiers }) => modifiers)).toEqual([[], []]);
});

test('[panzer 7.54/a] both sides can work out of what they see what is left of the turn', () => {
  const { position } = attack(duel()).battle;
  for (const side of ['british', 'german'])
    expect(resume(view(position, { side }))?.agenda).toEqual(position.agenda);
});
