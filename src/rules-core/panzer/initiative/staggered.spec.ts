import { d100, type Placed, Trial } from '../testkit.testkit.js';

const FORMATIONS = {
  german: {
    formations: { a: { name: 'A Company', grade: 'Seasoned' }, b: { name: 'B Company', grade: 'Seasoned' } },
  },
  soviet: {
    formations: {
      x: { name: '1st Battalion', grade: 'Seasoned' },
      y: { name: '2nd Battalion', grade: 'Seasoned' },
    },
  },
} as const;

const seen = { spotted: true } as const;
const UNITS: Readonly<Record<string, Placed>> = {
  ga: ['Panzer IV at D4', { ...seen, facing: 2, formation: 'a' }],
  gb: ['Panzer IV at D5', { ...seen, facing: 2, formation: 'b' }],
  sx: ['T-34 at H4', { ...seen, facing: 5, formation: 'x' }],
  sy: ['T-34 at H5', { ...seen, facing: 5, formation: 'y' }],
};

const begun = (phase: 'initiative' | 'combat' | 'movement', setup: object = {}) =>
  new Trial({
    units: UNITS,
    sides: FORMATIONS,
    options: { optional: ['7.42'] },
    clock: { phase },
    ...setup,
  } as never);

const name = (trial: Trial, side: string, formation: string, ...rolls: number[]) =>
  trial.order(side, { order: 'name-formation', formation }, ...rolls.flatMap((roll) => [...d100(roll)]));

/** Both name theirs; the rolls are of the German and of the Soviet. */
const both = (trial: Trial, german: string, soviet: string, ...rolls: number[]) =>
  name(name(trial, 'german', german), 'soviet', soviet, ...rolls);

/** Ends the steps of a side until it is asked for a formation, or the phase is over. */
const end = (trial: Trial, side: string) => trial.order(side, 'end-step');

describe('Staggered Initiative', () => {
  test('[panzer 7.42/a, 7.42.1/a, 7.42.1/b, 7.42.1/d] both name a formation unseen and roll with their Force Grades; the higher is First Player, its formation fires first', () => {
    const trial = begun('initiative', {
      sides: {
        german: { ...FORMATIONS.german, grade: 'Green' },
        soviet: { ...FORMATIONS.soviet, grade: 'Elite' },
      },
    });
    expect(trial.awaits).toEqual(['german formation', 'soviet formation']);
    name(trial, 'german', 'b');
    expect(trial.battle.asSeenBy({ side: 'german' }, () => trial.battle.secret('german').named)).toBe('b');
    expect(() => trial.battle.asSeenBy({ side: 'soviet' }, () => trial.battle.secret('german'))).toThrow();
    expect(trial.awaits).toEqual(['soviet formation']);
    // 10 - 40 and 95 + 40: nets below 0 and above 100.
    name(trial, 'soviet', 'y', 10, 95);
    expect(trial.told('initiative')).toEqual([{ first: 'soviet', rolled: { german: -30, soviet: 135 } }]);
    expect(trial.battle.clock).toMatchObject({
      first: 'soviet',
      won: [{ side: 'soviet', formation: 'y' }],
      acting: { side: 'soviet', formation: 'y' },
    });
    expect(trial.awaits).toEqual(['soviet direct-fire']);
    expect(trial.told('formation-acts')).toEqual([
      { side: 'soviet', formation: '2nd Battalion', what: 'fires' },
    ]);
    expect(trial.battle.secret('german').named).toBeUndefined();
  });

  test('[panzer 7.42.1/a] ties are rolled again, unless the scenario says whose they are', () => {
    expect(both(begun('initiative'), 'a', 'x', 50, 50, 40, 60).battle.clock.first).toBe('soviet');
    const ties = begun('initiative', { options: { optional: ['7.42'], tiesTo: 'german' } });
    expect(both(ties, 'a', 'x', 50, 50).battle.clock.first).toBe('german');
  });

  test('[panzer 7.42.1/b] the initial First Player resolves all Indirect Fire first, then the Second Player', () => {
    const guns = { batteries: [{ name: 'Guns', gp: 9 }] };
    const trial = both(
      begun('initiative', {
        sides: { german: { ...FORMATIONS.german, ...guns }, soviet: { ...FORMATIONS.soviet, ...guns } },
      }),
      'a',
      'x',
      30,
      70,
    );
    expect(trial.awaits).toEqual(['soviet indirect-fire']);
    expect(end(trial, 'soviet').awaits).toEqual(['german indirect-fire']);
    expect(end(trial, 'german').awaits).toEqual(['soviet direct-fire']);
  });

  test('[panzer 7.42.1/c] a modifier for having won goes to the side that was initial First Player in the turn before', () => {
    const rolled = (previousFirst: string) =>
      both(
        begun('initiative', {
          sides: { german: { ...FORMATIONS.german, drmIfFirst: 15 }, soviet: FORMATIONS.soviet },
          clock: { phase: 'initiative', previousFirst },
        }),
        'a',
        'x',
        50,
        40,
      ).told('initiative')[0]?.rolled;
    expect(rolled('german')).toEqual({ german: 65, soviet: 40 });
    expect(rolled('soviet')).toEqual({ german: 50, soviet: 40 });
  });

  test('[panzer 7.42.1.1/a, 7.42.1.1/c, 7.42/c, 7.42.1/d] after each fire both roll again, ties too; either Force may be next, and the order is written down', () => {
    const trial = both(begun('initiative'), 'a', 'x', 80, 20);
    end(trial, 'german');
    expect(trial.awaits).toEqual(['german formation', 'soviet formation']);
    expect(trial.refusal('german', { order: 'name-formation', formation: 'a' })?.refused).toBe(
      'NO_SUCH_FORMATION',
    );
    both(trial, 'b', 'y', 50, 50, 70, 20);
    expect(trial.told('initiative-again')).toEqual([{ first: 'german', rolled: { german: 70, soviet: 20 } }]);
    expect(trial.battle.clock.first).toBe('german');
    expect(trial.awaits).toEqual(['german direct-fire']);
    expect(trial.battle.clock.won).toEqual([
      { side: 'german', formation: 'a' },
      { side: 'german', formation: 'b' },
    ]);
  });

  test('[panzer 7.42.1.1/b, 7.42.1.3] who alone has formations left takes them in any order without a roll; then Overwatch, initial First Player first', () => {
    const trial = both(begun('initiative'), 'a', 'x', 80, 20);
    both(end(trial, 'german'), 'b', 'x', 80, 20);
    end(trial, 'german');
    expect(trial.awaits).toEqual(['soviet formation']);
    expect(trial.legalOf('soviet', 'name-formation').map(({ formation }) => formation)).toEqual(['x', 'y']);
    name(trial, 'soviet', 'y');
    expect(trial.action.rolls).toEqual([]);
    name(end(trial, 'soviet'), 'soviet', 'x');
    expect(end(trial, 'soviet').awaits).toEqual(['german overwatch']);
    expect(trial.battle.clock.won?.map(({ formation }) => formation)).toEqual(['a', 'b', 'y', 'x']);
    expect(end(trial, 'german').awaits).toEqual(['soviet overwatch']);
  });

  test('[panzer 7.42.1/d] only units of that formation fire; SHORT HALT fires with its own', () => {
    const trial = both(
      begun('initiative', { commands: { ga: 'fire', gb: 'short-halt', sx: 'overwatch' } }),
      'a',
      'x',
      80,
      20,
    );
    const at = (unit: string) =>
      trial.refusal('german', { order: 'fire', target: 'sx', shots: [trial.aim(unit)] })?.refused;
    // Who may fire is asked for dice only.
    expect([at('ga'), at('gb')]).toEqual(['DICE_MISSING', 'FORMATION_WAITS']);
    both(end(trial, 'german'), 'b', 'y', 80, 20);
    expect([at('ga'), at('gb')]).toEqual(['FORMATION_WAITS', 'DICE_MISSING']);
  });

  test('[panzer 7.42.1.2/a] a formation announces all its fire at a target at once; a later one may fire at it again', () => {
    const trial = both(
      begun('initiative', {
        units: { ...UNITS, ga2: ['Panzer IV at D6', { facing: 2, formation: 'a' }] },
        commands: { ga: 'fire', ga2: 'fire', gb: 'fire' },
      }),
      'a',
      'x',
      80,
      20,
    );
    trial.fire('german', 'ga', 'sx', 'AP', ...d100(100));
    const again = (unit: string) =>
      trial.refusal('german', { order: 'fire', target: 'sx', shots: [trial.aim(unit)] })?.refused;
    expect(again('ga2')).toBe('ANNOUNCED');
    both(end(trial, 'german'), 'b', 'y', 80, 20);
    trial.fire('german', 'gb', 'sx', 'AP', ...d100(100));
    expect(trial.kinds).toContain('ap-fire');
  });

  test('[panzer 7.42/b] companies are the groups; with one on each side its platoons are; or what both agree on', () => {
    const one = {
      german: { formations: { co: { name: 'Company', grade: 'Seasoned' } } },
      soviet: { formations: { bn: { name: 'Battalion', grade: 'Seasoned' } } },
    };
    const groups = (units: object, sides: object = one) => {
      const trial = begun('initiative', { units, sides });
      return trial.legalOf('german', 'name-formation').map(({ formation }) => formation);
    };
    const platoons: Readonly<Record<string, Placed>> = {
      g1: ['Panzer IV at D4', { platoon: '1st Platoon' }],
      g2: ['Panzer IV at D5', { platoon: '2nd Platoon' }],
      g3: 'Panzer IV at D6',
      s1: 'T-34 at P8',
    };
    expect(groups(platoons)).toEqual(['1st Platoon', '2nd Platoon', 'co']);
    const agreed = { ...platoons, g3: ['Panzer IV at D6', { group: 'left wing' }] };
    expect(groups(agreed)).toEqual(['1st Platoon', '2nd Platoon', 'left wing']);
    expect(groups(UNITS, FORMATIONS)).toEqual(['a', 'b']);
  });

  test('[panzer 7.42/b] the groups stay what they were when one formation is all that is left', () => {
    const trial = both(begun('initiative'), 'a', 'x', 80, 20);
    expect(trial.battle.clock.groupedBy).toBe('formation');
  });
});
