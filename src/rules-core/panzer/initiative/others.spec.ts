import { d100, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const formations = (more: object = {}) => ({
  german: {
    formations: {
      a: { name: 'A Company', grade: 'Seasoned', ...more },
      b: { name: 'B Company', grade: 'Seasoned', ...more },
    },
  },
  soviet: {
    formations: {
      x: { name: '1st Battalion', grade: 'Seasoned', ...more },
      y: { name: '2nd Battalion', grade: 'Seasoned', ...more },
    },
  },
});
const SHAKEN = formations({ cohesionNumber: 1, losses: 1 });

/** A German of A Company and a Soviet of the 1st Battalion face each other, spotted; A Company fires first. */
const begun = (optional: readonly string[], setup: object = {}, units: Units = {}) => {
  const trial = new Trial({
    units: {
      ga: ['Panzer IV at D4', { facing: 3, formation: 'a', spotted: true, spotters: ['sx'] }],
      gb: ['Panzer IV at E4', { facing: 3, formation: 'b', spotted: true, spotters: ['sx'] }],
      sx: [
        'T-34 at D8',
        { facing: 0, grade: 'Veteran', formation: 'x', spotted: true, spotters: ['ga', 'gb'] },
      ],
      sy: ['T-34 at E9', { facing: 0, formation: 'y' }],
      ...units,
    },
    sides: formations(),
    options: { optional: ['7.42', ...optional] },
    clock: { phase: 'initiative' },
    ...setup,
  } as never);
  return names(trial, 'a', 'x');
};

/** Both name a formation, and the Germans win. */
const names = (trial: Trial, german: string, soviet: string) =>
  trial
    .order('german', { order: 'name-formation', formation: german })
    .order('soviet', { order: 'name-formation', formation: soviet }, ...d100(90), ...d100(10));

const fire = (trial: Trial, side: string, unit: string, target: string, ...faces: number[]) =>
  trial.fire(side, unit, target, 'AP', ...faces);

describe('answers to the fire of a formation', () => {
  test('[panzer 7.42.1/d × 7.54/a] a Quickdraw answers it, whichever formation has its turn', () => {
    const trial = begun(['7.54'], { commands: { ga: 'fire', sx: 'fire' } });
    fire(trial, 'german', 'ga', 'sx');
    expect(trial.awaits).toEqual(['soviet quickdraw']);
    trial.order(
      'soviet',
      { order: 'fire', target: 'ga', shots: [trial.aim('sx')] },
      ...d100(100),
      ...d100(100),
    );
    expect(trial.told('ap-fire')).toHaveLength(2);
    expect(trial.unit('sx').fired).toBe(true);
  });

  test('[panzer 7.42.1.2/b × 7.54/a] a unit that owes a check takes it before it draws', () => {
    const trial = begun(['7.1', '7.54'], { commands: { ga: 'fire', gb: 'fire', sx: 'fire' }, sides: SHAKEN });
    fire(trial, 'german', 'ga', 'sx');
    trial.order('soviet', 'hold-fire', ...d100(100));
    expect(trial.unit('sx').mustCheck).toHaveLength(1);
    names(trial.order('german', 'end-step'), 'b', 'x');
    fire(trial, 'german', 'gb', 'sx');
    trial.order(
      'soviet',
      { order: 'fire', target: 'gb', shots: [trial.aim('sx')] },
      ...d100(100),
      ...d100(99),
      ...d100(99),
    );
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['sx']);
  });

  test('[panzer 7.42.1.2/b × 7.50/a] a unit that has had its check is not asked for another when its own fire is returned', () => {
    const trial = begun(['7.1', '7.50'], { commands: { ga: 'fire', sx: 'fire' }, sides: SHAKEN });
    fire(trial, 'german', 'ga', 'sx', ...d100(99));
    trial.order('soviet', 'hold-fire').order('german', 'end-step');
    trial
      .order('german', { order: 'name-formation', formation: 'b' })
      .order('soviet', { order: 'name-formation', formation: 'y' }, ...d100(90), ...d100(10));
    trial.order('german', 'end-step', ...d100(99));
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['sx']);
    trial.order('soviet', { order: 'name-formation', formation: 'x' });
    fire(trial, 'soviet', 'sx', 'gb', ...d100(99));
    expect(trial.awaits).toEqual(['german defensive-fire']);
    trial.order('german', { order: 'fire', target: 'sx', shots: [trial.aim('gb')] }, ...d100(99));
    expect(trial.kinds).not.toContain('check-owed');
    expect(trial.unit('sx').mustCheck).toBeUndefined();
  });

  test('[panzer 7.42.1/d × 7.50/a] Defensive Fire of a unit with N/C does not wait for its formation', () => {
    const trial = begun(['7.50'], { commands: { ga: 'fire' } });
    fire(trial, 'german', 'ga', 'sx', ...d100(100));
    expect(trial.awaits).toEqual(['soviet defensive-fire']);
    expect(trial.legalOf('soviet', 'fire').length).toBeGreaterThan(0);
  });

  test('[panzer 7.42.1/d × 7.14] the closest enemy is asked of the formation that fires', () => {
    const trial = begun(['7.14'], { commands: { ga: 'fire', gb: 'fire' } });
    const shot = (unit: string) =>
      trial.refusal('german', { order: 'fire', target: 'sx', shots: [trial.aim(unit)] })?.refused;
    expect([shot('ga'), shot('gb')]).toEqual(['DICE_MISSING', 'FORMATION_WAITS']);
  });
});

describe('movement of formations and other rules', () => {
  /** The formations named have fired in that order; those of the Soviets have moved. */
  function moving(units: Units, won: readonly string[], setup: object = {}): Trial {
    const trial = new Trial({
      units: {
        ga: ['SdKfz 251/1 at D4', { facing: 3, formation: 'a' }],
        gb: ['Rifle squad at D4', { formation: 'b' }],
        sx: ['T-34 at Z14', { formation: 'x', fired: true }],
        ...units,
      },
      sides: formations(),
      options: { optional: ['7.42'] },
      commands: { ga: 'move', gb: 'move' },
      clock: { phase: 'movement', won: won.map((formation) => ({ side: 'german', formation })) },
      ...setup,
    } as never);
    while (!trial.battle.clock.acting) trial.order(trial.battle.position.awaiting[0]?.side ?? '', 'end-step');
    return trial;
  }

  test('[panzer 7.42.2/b × S.mounting] a unit that mounts does so when the formation of the vehicle moves', () => {
    const mount = { order: 'mount', vehicle: 'ga', units: ['gb'] };
    expect(moving({}, ['a', 'b']).refusal('german', mount)?.refused).toBe('FORMATION_WAITS');
    expect(moving({}, ['b', 'a']).order('german', mount).unit('gb').aboard).toBe('ga');
  });

  test('[panzer 7.42.2/b × 7.29/e] a unit that bogs down is done, its formation is not', () => {
    const trial = moving({}, ['b', 'a'], {
      marks: { D4: { bogs: 50 } },
      options: { optional: ['7.29', '7.42'] },
    });
    trial.order('german', { order: 'move', unit: 'ga', path: ['D5'] }, ...d100(20));
    expect([trial.unit('ga').bogged, trial.battle.clock.acting?.formation]).toEqual([true, 'a']);
  });

  test('[panzer 7.42.2/b × S.overrun/c] an Overrun waits for the formation of the vehicle', () => {
    const units: Units = {
      ga: ['Panzer IV at D4', { facing: 3, formation: 'a' }],
      sx: ['Soviet squad at D5', { formation: 'x', fired: true }],
    };
    const order = { order: 'overrun', unit: 'ga', path: ['D5', 'D6'], at: 'D5' };
    expect(moving(units, ['a', 'b']).refusal('german', order)?.refused).toBe('FORMATION_WAITS');
    expect(moving(units, ['b', 'a']).order('german', order, ...d100(1)).kinds).toContain('overrun');
  });

  test('[panzer 7.42.2/b × 7.2.2.2/a] HIDDEN UNIT counters move with the first formation of their side', () => {
    const trial = moving({}, ['b', 'a'], {
      units: {
        ga: ['Panzer IV at D4', { facing: 3, formation: 'a' }],
        gc: ['Rifle squad', { formation: 'b', hidden: true }],
        gh: 'Hidden unit 1 at D9',
        sx: ['T-34 at Z14', { formation: 'x', fired: true }],
      },
      sides: { ...formations(), german: { ...formations().german, hiddenLimit: 2 } },
      secrets: { german: { counters: { gh: { units: ['gc'] } } } },
      options: { optional: ['7.2', '7.42'] },
      commands: { ga: 'move', gh: 'move' },
    });
    expect(trial.battle.clock.acting?.formation).toBe('a');
    expect(trial.legalOf('german', 'move-counter').length).toBeGreaterThan(0);
  });
});
