import { d100, type Placed, Trial } from '../testkit.testkit.js';

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
/** Losses as many as the Cohesion Point: every attack calls for a check. */
const SHAKEN = formations({ cohesionNumber: 1, losses: 1 });

const seen = { spotted: true } as const;
const UNITS: Readonly<Record<string, Placed>> = {
  ga: ['Panzer IV at D4', { ...seen, facing: 2, formation: 'a' }],
  gb: ['Panzer IV at D5', { ...seen, facing: 2, formation: 'b' }],
  sx: ['Soviet squad at H4', { ...seen, facing: 5, formation: 'x' }],
  sy: ['T-34 at H6', { ...seen, facing: 5, formation: 'y' }],
};

const begun = (setup: object = {}) =>
  new Trial({
    units: UNITS,
    sides: formations(),
    options: { optional: ['7.42'] },
    clock: { phase: 'initiative' },
    ...setup,
  } as never);

const name = (trial: Trial, side: string, formation: string, ...rolls: number[]) =>
  trial.order(side, { order: 'name-formation', formation }, ...rolls.flatMap((roll) => [...d100(roll)]));

const end = (trial: Trial, side: string, ...faces: number[]) => trial.order(side, 'end-step', ...faces);

/** Both sides name a formation; the first named wins. */
function wins(trial: Trial, side: string, formation: string, other?: string): Trial {
  const enemy = side === 'german' ? 'soviet' : 'german';
  if (other === undefined) return name(trial, side, formation);
  const rolls = side === 'german' ? [90, 10] : [10, 90];
  name(trial, side, formation);
  return name(trial, enemy, other, ...rolls);
}

const gp = (trial: Trial, side: string, unit: string, target: string, ...rolls: number[]) =>
  trial.fire(side, unit, target, 'GP', ...rolls.flatMap((roll) => [...d100(roll)]));
const checked = (trial: Trial) => trial.told('morale-check').map(({ unit }) => unit);

/** In the Movement Phase, with the order in which formations fired. */
const moving = (won: readonly string[], setup: object = {}) =>
  begun({
    clock: {
      phase: 'movement',
      won: won.map((formation) => ({ side: 'ab'.includes(formation) ? 'german' : 'soviet', formation })),
    },
    ...setup,
  });

describe('Staggered Initiative and morale', () => {
  const morale = (commands: object, units: object = {}) =>
    begun({
      units: { ...UNITS, ...units },
      sides: SHAKEN,
      options: { optional: ['7.1', '7.42'] },
      commands,
    });

  test('[panzer 7.42.1.2/b, 7.42.1.2/c, 7.42.1.2/b × 7.1.2/h] one check for the fire of all formations, when the last of them has fired', () => {
    const trial = wins(morale({ ga: 'fire', gb: 'fire' }), 'german', 'a', 'x');
    gp(trial, 'german', 'ga', 'sx', 1);
    expect([checked(trial), trial.unit('sx').mustCheck]).toEqual([
      [],
      [{ why: 'Direct Fire', forced: false }],
    ]);
    wins(end(trial, 'german'), 'german', 'b', 'x');
    gp(trial, 'german', 'gb', 'sx', 1);
    expect(trial.kinds).not.toContain('check-owed');
    end(trial, 'german', ...d100(90));
    expect(checked(trial)).toEqual(['sx']);
    expect(trial.unit('sx').mustCheck).toBeUndefined();
    expect(trial.awaits).toEqual(['soviet formation']);
  });

  test('[panzer 7.42.1.2/b] before its own fire it checks at once, fires as it is then, and never checks again', () => {
    const trial = wins(morale({ ga: 'fire', gb: 'fire', sx: 'fire' }), 'german', 'a', 'x');
    gp(trial, 'german', 'ga', 'sx', 1);
    wins(end(trial, 'german'), 'soviet', 'x', 'b');
    gp(trial, 'soviet', 'sx', 'ga', 1, 1);
    expect(trial.kinds.indexOf('morale-check')).toBeLessThan(trial.kinds.indexOf('gp-fire'));
    expect(trial.unit('sx').broken).toBe('on');
    expect(trial.told('gp-fire')[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'shooter Broken' }),
    );
    wins(end(trial, 'soviet'), 'german', 'b', 'y');
    gp(trial, 'german', 'gb', 'sx', 1);
    expect(trial.kinds).not.toContain('check-owed');
    expect(checked(end(trial, 'german'))).toEqual([]);
  });

  test('[panzer 7.42.1.2/b × 7.1.2/d] other reasons than the fire do not wait: a vehicle that burns beside it', () => {
    const trial = wins(
      morale(
        { ga: 'fire' },
        {
          ga: ['Tiger at D4', { ...seen, facing: 2, formation: 'a' }],
          sy: ['T-70 at H6', { ...seen, facing: 5, formation: 'y' }],
          sz: ['Soviet squad at H6', { formation: 'y' }],
        },
      ),
      'german',
      'a',
      'x',
    );
    trial.fire('german', 'ga', 'sy', 'AP', ...d100(1), ...d100(60), 0, ...d100(90));
    expect(trial.told('lost')).toEqual([{ unit: 'sy', how: 'brewed-up' }]);
    expect(checked(trial)).toEqual(['sz']);
  });

  test('[panzer 7.42.2/d, 7.42.2/d × S.overrun/c] a unit that is Overrun by several formations checks once, after the last of them has moved', () => {
    const trial = moving(['b', 'x', 'a'], {
      units: {
        ga: ['Panzer IV at D4', { facing: 3, formation: 'a' }],
        gb: ['Panzer IV at E5', { facing: 4, formation: 'b' }],
        sx: ['Soviet squad at D5', { fired: true, formation: 'x' }],
      },
      sides: SHAKEN,
      options: { optional: ['7.1', '7.42'] },
      commands: { ga: 'move', gb: 'move' },
    });
    const run = (unit: string, path: string[]) =>
      trial.order('german', { order: 'overrun', unit, path, at: 'D5' }, ...d100(1), ...d100(90));
    run('ga', ['D5', 'D6']);
    expect(checked(trial)).toEqual(['ga']);
    expect(trial.unit('sx').mustCheck).toEqual([{ why: 'Overrun', forced: false }]);
    end(trial, 'german');
    expect(trial.awaits).toEqual(['soviet movement']);
    end(trial, 'soviet');
    run('gb', ['D5', 'C6']);
    expect(trial.unit('sx').mustCheck).toHaveLength(1);
    end(trial, 'german', ...d100(90));
    expect(checked(trial)).toEqual(['sx']);
  });
});

describe('Staggered Initiative and movement', () => {
  const MOVES = { ga: 'move', gb: 'move', sx: 'move', sy: 'move' } as const;

  test('[panzer 7.42.2/b, 7.42/c] formations move in the reverse of the order in which they fired', () => {
    const trial = moving(['a', 'y', 'b', 'x'], { commands: MOVES });
    const order: string[] = [];
    while (trial.battle.clock.phase === 'movement' && trial.battle.clock.acting) {
      const { side, formation } = trial.battle.clock.acting;
      order.push(formation);
      end(trial, side);
    }
    expect(order).toEqual(['x', 'b', 'y', 'a']);
  });

  test('[panzer 7.42.2/b] only the units of the formation whose turn it is move', () => {
    const trial = moving(['b', 'a'], { commands: MOVES });
    end(trial, 'soviet');
    const go = (unit: string, to: string) =>
      trial.refusal('german', { order: 'move', unit, path: [to] })?.refused;
    expect(trial.battle.clock.acting).toEqual({ side: 'german', formation: 'a' });
    expect([go('ga', 'D3'), go('gb', 'E5')]).toEqual([undefined, 'FORMATION_WAITS']);
    end(trial, 'german');
    expect([go('ga', 'D3'), go('gb', 'E5')]).toEqual(['FORMATION_WAITS', undefined]);
  });

  test('[panzer 7.42.2/b] a unit that came too late to win initiative moves before all formations', () => {
    const trial = moving(['a', 'x'], { commands: MOVES });
    expect([trial.awaits, trial.battle.clock.acting]).toEqual([['soviet movement'], undefined]);
    const go = (unit: string) => trial.refusal('soviet', { order: 'move', unit, path: ['H5'] })?.refused;
    expect([go('sy'), go('sx')]).toEqual([undefined, 'FORMATION_WAITS']);
    expect(end(trial, 'soviet').awaits).toEqual(['german movement']);
    end(trial, 'german');
    expect(trial.battle.clock.acting).toEqual({ side: 'soviet', formation: 'x' });
  });

  test('[panzer 7.42.2/c, 7.42.2/c × 7.42.1.2/b] Overwatch of any formation interrupts a move, and its target checks at once', () => {
    const trial = moving(['b', 'y', 'x', 'a'], {
      units: { ...UNITS, sy: ['HMG section (2 Maxim) at H6', { facing: 5, formation: 'y' }] },
      commands: { ga: 'move', sy: 'overwatch' },
      sides: SHAKEN,
      options: { optional: ['7.1', '7.42'] },
    });
    trial.order('german', { order: 'move', unit: 'ga', path: ['D3', 'D2'] });
    expect([trial.awaits, trial.unit('ga').at]).toEqual([['soviet interrupt'], 'D3']);
    trial.fire('soviet', 'sy', 'ga', 'GP', ...d100(1), ...d100(90));
    expect(checked(trial)).toEqual(['ga']);
    expect(trial.order('soviet', 'hold-fire').unit('ga').at).toBe('D2');
  });

  test('[panzer 7.42.3] the Streamlined Movement Phase: the initial Second Player moves all his units, then the First', () => {
    const trial = moving(['a', 'y', 'b', 'x'], {
      commands: MOVES,
      options: { optional: ['7.42', '7.42.3'] },
      first: 'german',
    });
    expect([trial.awaits, trial.battle.clock.acting]).toEqual([['soviet movement'], undefined]);
    trial.order('soviet', { order: 'move', unit: 'sx', path: ['H5'] });
    while (trial.awaits[0] === 'german interrupt') trial.order('german', 'hold-fire');
    expect(trial.refusal('soviet', { order: 'move', unit: 'sy', path: ['H7'] })?.refused).toBeUndefined();
    expect(end(trial, 'soviet').awaits).toEqual(['german movement']);
    expect(trial.battle.clock.acting).toBeUndefined();
  });

  test('[panzer 7.42.2/a] the assaults before it are of whole sides, initial First Player first', () => {
    const trial = moving(['x', 'a'], {
      units: {
        ...UNITS,
        sx: ['Soviet squad at E4', { formation: 'x' }],
        ga: ['Rifle squad at D4', { formation: 'a' }],
      },
      commands: { ga: 'move', sx: 'move' },
      first: 'soviet',
    });
    expect(trial.awaits).toEqual(['soviet assaults']);
    expect(end(trial, 'soviet').awaits).toEqual(['german assaults']);
  });
});

describe('Staggered Initiative and other rules', () => {
  test('[panzer 7.42.1/d × 7.22.1/a] smoke that takes the place of fire is laid in the fire of its formation', () => {
    const trial = wins(
      begun({
        units: {
          ga: ['Rifle squad at D4', { formation: 'a', grade: 'Elite' }],
          gb: ['Rifle squad at D6', { formation: 'b', grade: 'Elite' }],
          sx: ['T-34 at P4', { formation: 'x' }],
        },
        commands: { ga: 'fire', gb: 'fire' },
        options: { optional: ['7.22', '7.42'] },
      }),
      'german',
      'a',
      'x',
    );
    expect(trial.legalOf('german', 'lay-smoke').map(({ unit }) => unit)).toEqual(['ga']);
    expect(trial.refusal('german', { order: 'lay-smoke', unit: 'gb' })?.refused).toBe('FORMATION_WAITS');
  });

  test('[panzer 7.42.1/d × S.sequence/g] a formation that is gone before its turn is not called, and its Force names another', () => {
    const trial = wins(
      begun({
        units: {
          ...UNITS,
          ga: ['Tiger at D4', { ...seen, facing: 2, formation: 'a' }],
          sy: ['T-70 at H6', { ...seen, facing: 5, formation: 'y' }],
        },
        commands: { ga: 'fire', sy: 'fire' },
      }),
      'german',
      'a',
      'x',
    );
    trial.fire('german', 'ga', 'sy', 'AP', ...d100(1), ...d100(60), 9);
    expect(trial.kinds).toContain('lost');
    end(trial, 'german');
    expect(trial.legalOf('soviet', 'name-formation').map(({ formation }) => formation)).toEqual(['x']);
  });

  test('[panzer 7.42/a × 7.8.1/a] the other phases ask whole sides as ever', () => {
    const trial = begun({ clock: { phase: 'adjustment' }, options: { optional: ['7.8', '7.42'] } });
    expect(trial.awaits).toEqual(['german adjust-turrets']);
  });

  test('[panzer 7.42/a × S.initiative/a] without the switch one roll decides, and nobody names a formation', () => {
    const trial = new Trial(
      { units: UNITS, sides: formations(), clock: { phase: 'initiative' } } as never,
      ...d100(60),
      ...d100(20),
    );
    expect(trial.awaits).toEqual(['german direct-fire']);
    expect(trial.battle.clock.won).toBeUndefined();
  });
});
