import { damageVehicle, lose, trackHit } from '../damage/fate.js';
import { d100, field, penOn, Trial } from '../testkit.testkit.js';
import { numericCohesion } from './cohesion.js';
import { periodOf, withinLimits } from './nations.js';

const MORALE = { optional: ['7.1' as const] };
const squads = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `g${i + 1}`,
      `Rifle squad at ${'ABCDEFGHIJ'[i % 10]}${4 + Math.floor(i / 10)}`,
    ]),
  );
const company = (values: object = {}) => ({
  german: { formations: { k: { name: '1. Kompanie', grade: 'Seasoned' as const, ...values } } },
});
const formation = (trial: Trial, id = 'k') => trial.battle.side('german').formations?.[id];

/** From the beginning of a battle. */
const begun = (setup: object, ...faces: number[]) =>
  new Trial(
    { clock: { phase: 'spotting' }, agenda: [{ task: 'turn' }], options: MORALE, ...setup } as never,
    ...faces,
  );

describe('cohesion', () => {
  test('[panzer 7.1.1/f × 7.2.2.1/f] of a side with HIDDEN UNIT counters is its own secret: it tells how many units there are', () => {
    const units = (count: number) => ({ ...squads(count), s1: 'T-34 at P8' });
    const sides = { german: { ...company().german, hiddenLimit: 2 } };
    const options = { optional: ['7.1' as const, '7.2' as const] };
    const trial = begun({ units: units(4), sides, options });
    expect(formation(trial)).not.toHaveProperty('cohesionNumber');
    expect(trial.battle.secret('german').cohesion).toEqual({ k: 2 });
    expect(begun({ units: units(10), sides, options }).battle.secret('german').cohesion).toEqual({ k: 5 });
    const set = trial.action.effects.filter(({ effect }) => effect === 'cohesion-set');
    expect(set.map(({ to }) => to)).toEqual([['german'], undefined]);
  });

  test('[panzer 7.1.1.1/a × 7.2.2.1/f] and so is the roll for it', () => {
    const trial = begun(
      {
        units: { ...squads(4), s1: 'T-34 at P8' },
        sides: { german: { ...company().german, hiddenLimit: 2 } },
        options: { optional: ['7.1', '7.1.1.1', '7.2'] },
      },
      ...d100(50),
      ...d100(50),
    );
    expect(trial.action.rolls.map(({ to }) => to)).toEqual([['german'], undefined]);
  });

  const { battle } = new Trial({ units: { g1: 'Tiger at D4', s1: 'T-34 at P8' } });

  test('[panzer 7.1.1.1/d, 7.1.1.1/k, 7.1.1.1/b] tens column times the tens plus the units column, rounded down', () => {
    expect([numericCohesion(battle, 'Good', 17), numericCohesion(battle, 'Good', 24)]).toEqual([9, 13]);
    expect(numericCohesion(battle, 'Poor', 1)).toBe(1);
  });

  test('[panzer 7.1.1/a, 7.1.1/b, 7.1.1/g, 7.1/f] set when the battle begins, by its combat units; without a level it is Good', () => {
    const units = { ...squads(10), s1: 'T-34 at P8' };
    expect(formation(begun({ units, sides: company() }))).toMatchObject({
      cohesion: 'Good',
      cohesionNumber: 5,
    });
    expect(formation(begun({ units, sides: company({ cohesion: 'Superb' }) }))?.cohesionNumber).toBe(9);
    const unarmed = { ...units, g10: ['Rifle squad at J4', { unarmed: true }] };
    expect(formation(begun({ units: unarmed, sides: company({ cohesion: 'Superb' }) }))?.cohesionNumber).toBe(
      8,
    );
    const trial = begun({ units });
    expect(formation(trial, 'german')).toMatchObject({ name: 'german', cohesionNumber: 5 });
    expect(trial.battle.side('soviet').formations?.soviet?.cohesionNumber).toBe(1);
  });

  test('[panzer 7.1/a] cohesion is not a Grade: Green formations may stand as fast as Veterans', () => {
    const number = (grade: 'Green' | 'Veteran', cohesion: 'Superb' | 'Poor') =>
      formation(begun({ units: { ...squads(10), s1: 'T-34 at P8' }, sides: company({ grade, cohesion }) }))
        ?.cohesionNumber;
    expect([number('Green', 'Superb'), number('Veteran', 'Superb')]).toEqual([9, 9]);
    expect([number('Green', 'Poor'), number('Veteran', 'Poor')]).toEqual([1, 1]);
  });

  test('[panzer 7.1.1/d, 7.1.1/e] the number of the scenario stands; without the option nobody counts', () => {
    const units = { g1: 'Rifle squad at A4', s1: 'T-34 at P8' };
    const printed = company({ cohesion: 'Excellent', cohesionNumber: 6 });
    expect(formation(begun({ units, sides: printed }))?.cohesionNumber).toBe(6);
    const without = begun({ units, sides: company(), options: {} });
    expect(formation(without)).toEqual({ name: '1. Kompanie', grade: 'Seasoned' });
    expect(without.battle.side('soviet').formations).toBeUndefined();
  });

  test('[panzer 7.1.1.1/a, 7.1.1.1/c, 7.1.1/f] rolled by nation, period and Formation Grade: 63 - 20 + 10 is Good', () => {
    const units = { i1: 'M13/40 at D4', b1: 'Matilda II at P8' };
    const trial = begun(
      {
        units,
        sides: { italian: { formations: { k: { name: 'Compagnia', grade: 'Veteran' } } } },
        options: { optional: ['7.1', '7.1.1.1'], date: '1941-03' },
      },
      ...d100(50),
      ...d100(63),
    );
    expect(trial.battle.side('italian').formations?.k?.cohesion).toBe('Good');
    expect(trial.battle.side('british').formations?.british?.cohesion).toBe('Good');
    expect(periodOf('italian', '1941-08')).toBe('Italian late-41');
    expect(periodOf('french')).toBe('French 1940');
  });

  test('[panzer 7.1.1.1/f, 7.1.1.1/g, 7.1.1.1/h, 7.1.1.1/i] a printed level is varied within the limits of the nation', () => {
    const excellent = (nation: 'german' | 'british' | 'italian' | 'american' | 'french') =>
      (['Superb', 'Poor'] as const).map((level) => withinLimits(nation, 'Excellent', level));
    for (const nation of ['german', 'british'] as const)
      expect(excellent(nation)).toEqual(['Outstanding', 'Adequate']);
    for (const nation of ['italian', 'american', 'french'] as const)
      expect(excellent(nation)).toEqual(['Superior', 'Poor']);
    expect(withinLimits('german', undefined, 'Superb')).toBe('Superb');
  });

  test('[panzer 7.1.1.1/j] the roll waits for the first loss, and is made once', () => {
    const trial = begun({
      units: { ...squads(10), s1: 'T-34 at P8' },
      sides: company(),
      options: { optional: ['7.1', '7.1.1.1/j'] },
    });
    expect(formation(trial)?.cohesionNumber).toBeUndefined();
    const act = penOn(trial, ...d100(70));
    lose(act, 'g1', 'eliminated', ['S.leg-results/a']);
    expect(act.battle.side('german').formations?.k).toMatchObject({ cohesion: 'Outstanding', losses: 1 });
    lose(act, 'g2', 'eliminated', ['S.leg-results/a']);
    expect(act.battle.side('german').formations?.k).toMatchObject({ cohesionNumber: 8, losses: 2 });
  });
});

describe('the tally', () => {
  const losses = (how: 'eliminated' | 'bailed-out' | 'brewed-up', set: object, options: object = MORALE) => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', set], g2: 'Rifle squad at F6', s1: 'T-34 at P8' },
      sides: company({ cohesionNumber: 4 }),
      options,
    });
    const act = penOn(trial);
    lose(act, 'g1', how, ['S.ko-bu-wreck/a']);
    return act.battle.side('german').formations?.k?.losses;
  };

  test('[panzer 7.1.1.2/a, 7.1.1.2/b, 7.1.1.2/d] combat units lost, each once; nothing without the option', () => {
    expect([losses('eliminated', {}), losses('bailed-out', {}), losses('brewed-up', {})]).toEqual([1, 1, 1]);
    expect(losses('brewed-up', { bailedOut: true })).toBeUndefined();
    expect(losses('brewed-up', { unarmed: true })).toBeUndefined();
    expect(losses('brewed-up', {}, {})).toBeUndefined();
  });

  test('[panzer 7.1.1.2/b] a squad that is reduced, a Track hit and Damage are not recorded', () => {
    const trial = new Trial({
      map: field(),
      units: {
        g1: ['Rifle squad at D4', { spotted: true }],
        s1: ['HMG section (2 Maxim) at E4', { facing: 4 }],
      },
      commands: { s1: 'fire' },
      sides: company({ cohesionNumber: 4 }),
      options: MORALE,
      first: 'soviet',
    });
    trial.fire('soviet', 's1', 'g1', 'GP', ...d100(100));
    expect(trial.unit('g1').kind).toBe('half-squad');
    expect(formation(trial)?.losses).toBeUndefined();
    const act = penOn(
      new Trial({ units: { g1: 'Tiger at D4', s1: 'T-34 at P8' }, sides: company(), options: MORALE }),
    );
    trackHit(act, 'g1', ['S.immobile-vehicle']);
    damageVehicle(act, 'g1', 'hull', ['S.damaged-vehicle/a']);
    expect(act.battle.theUnit('g1')).toMatchObject({ trackHit: true, hullDamaged: true });
    expect(act.battle.side('german').formations?.k?.losses).toBeUndefined();
  });

  test('units that name no formation stay of one when another formation is written down', () => {
    const units = { g1: ['Panzer IV at D4', { formation: 'a' }], g2: 'Panzer IV at D5', s1: 'T-34 at P8' };
    const trial = new Trial({ units: units as never, options: MORALE });
    const act = penOn(trial);
    lose(act, 'g1', 'knocked-out', ['S.ko-bu-wreck/a']);
    lose(act, 'g2', 'knocked-out', ['S.ko-bu-wreck/a']);
    const { formations } = act.battle.side('german');
    expect([formations?.a?.losses, formations?.german?.losses]).toEqual([1, 1]);
  });
});
