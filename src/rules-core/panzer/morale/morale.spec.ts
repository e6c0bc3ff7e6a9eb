import { lose } from '../damage/fate.js';
import type { OptionalRule } from '../options/switches.js';
import type { Unit } from '../system.js';
import { d100, field, penOn, Trial } from '../testkit.testkit.js';
import { takeChecks } from './check.js';
import { moraleModifiers } from './modifiers.js';
import { attacked } from './triggers.js';

type Set = Partial<Omit<Unit, 'id'>>;

const MORALE = { optional: ['7.1'] as OptionalRule[] };
const formations = (values: object = {}) => ({
  german: {
    formations: {
      k: { name: '1. Kompanie', grade: 'Seasoned' as const, above: 'b', cohesionNumber: 5, ...values },
      b: { name: 'I. Bataillon', grade: 'Seasoned' as const, cohesionNumber: 9 },
      l: { name: '2. Kompanie', grade: 'Seasoned' as const, above: 'b', cohesionNumber: 5 },
    },
  },
});
const REACHED = { losses: 5 };
const FAR = { s9: ['T-34 at Z14', { fired: true }] };

const trialOf = (units: object, values: object = {}, more: object = {}, ...faces: number[]) =>
  new Trial(
    { units: { ...FAR, ...units } as never, sides: formations(values), options: MORALE, ...more } as never,
    ...faces,
  );

/** The checks that units owe after something was done to them. */
function owed(trial: Trial, work: (act: ReturnType<typeof penOn>) => void) {
  const act = penOn(trial);
  work(act);
  return Object.fromEntries(
    act.battle.units().flatMap(({ id, mustCheck }) => (mustCheck ? [[id, mustCheck]] : [])),
  );
}

describe('Morale Checks that are owed', () => {
  const one = (values: object, at = 'D4', marks = {}) =>
    trialOf({ g1: `Rifle squad at ${at}` }, values, { marks, map: field({ H8: 'stone-building' }) });

  test('[panzer 7.1/b, 7.1.2, 7.1.2/b, 7.1.2/c, 7.1.1.2/c, 7.1.1.1/e] every attack, after the Cohesion Point is reached', () => {
    for (const by of [
      'Direct Fire',
      'Indirect Fire',
      'Air Attack',
      'Close Assault',
      'Hand-to-Hand',
    ] as const) {
      expect(owed(one({ losses: 4 }), (act) => attacked(act, 'g1', by))).toEqual({});
      const checks = owed(one(REACHED), (act) => attacked(act, 'g1', by));
      expect(checks).toEqual({ g1: [{ why: by, forced: false }] });
    }
  });

  test('[panzer 7.1.3, 7.1.3/a, 7.1.3/e] flames force a check before it; afterwards it is a Normal one', () => {
    const by = (
      how: 'Direct Fire' | 'Close Assault' | 'Hand-to-Hand' | 'Indirect Fire',
      values: object = {},
    ) => owed(one(values), (act) => attacked(act, 'g1', how, true)).g1?.map(({ forced }) => forced);
    expect([by('Direct Fire'), by('Close Assault'), by('Hand-to-Hand')]).toEqual([[true], [true], [true]]);
    expect(by('Indirect Fire')).toBeUndefined();
    expect(by('Direct Fire', REACHED)).toEqual([false]);
  });

  test('[panzer 7.1.3/b] so does an Overrun, except in an Improved Position or a building', () => {
    const overrun = (at: string, marks = {}) =>
      owed(one({}, at, marks), (act) => attacked(act, 'g1', 'Overrun')).g1;
    expect(overrun('D4')).toEqual([{ why: 'Overrun', forced: true }]);
    expect(overrun('H8')).toBeUndefined();
    expect(overrun('D4', { D4: { improvedPosition: true } })).toBeUndefined();
  });

  test('[panzer 7.1.2/d] a vehicle of the formation that Brews Up in the hex, after the Cohesion Point', () => {
    const units = {
      g1: 'Panzer IV at D4',
      g2: 'Rifle squad at D4',
      g3: 'Rifle squad at D5',
      g4: ['Rifle squad at D4', { formation: 'l' }],
    };
    const burns = (losses: number, how: 'brewed-up' | 'knocked-out') =>
      Object.keys(owed(trialOf(units, { losses }), (act) => lose(act, 'g1', how, ['S.ko-bu-wreck/a'])));
    expect(burns(4, 'brewed-up')).toEqual(['g2']);
    expect(burns(4, 'knocked-out')).toEqual([]);
    expect(burns(3, 'brewed-up')).toEqual([]);
  });

  const LED = {
    g1: ['Rifle squad at D4', { post: 'CHQ', formation: 'k' }],
    g2: ['Rifle squad at D5', { formation: 'k' }],
    g3: ['Rifle squad at D5', { formation: 'l' }],
    g4: ['Rifle squad at Z10', { formation: 'k' }],
    g5: ['Rifle squad at F5', { formation: 'k', post: 'CHQ' }],
    g6: ['Rifle squad at E5', { formation: 'b', post: 'BHQ' }],
  };

  test('[panzer 7.1.2/e, 7.1.3/c] a command unit of the own chain is lost within Command Range', () => {
    const checks = owed(trialOf(LED), (act) => lose(act, 'g1', 'eliminated', ['S.leg-results/a']));
    expect(Object.keys(checks)).toEqual(['g2']);
    expect(checks.g2?.[0]?.forced).toBe(true);
    const reached = owed(trialOf(LED, REACHED), (act) => lose(act, 'g1', 'eliminated', ['S.leg-results/a']));
    expect(reached.g2?.[0]?.forced).toBe(false);
  });

  test('[panzer 7.1.2/f] that of the battalion frightens both companies, and their command units', () => {
    const checks = owed(trialOf(LED), (act) => lose(act, 'g6', 'eliminated', ['S.leg-results/a']));
    expect(Object.keys(checks)).toEqual(['g1', 'g2', 'g3', 'g5']);
  });

  test('[panzer 7.1.1/c] units that are not combat units check too; nobody does without the option', () => {
    const units = { g1: ['Rifle squad at D4', { unarmed: true }] };
    expect(owed(trialOf(units, REACHED), (act) => attacked(act, 'g1', 'Direct Fire'))).toHaveProperty('g1');
    const without = trialOf(units, REACHED, { options: {} });
    expect(owed(without, (act) => attacked(act, 'g1', 'Direct Fire'))).toEqual({});
  });
});

describe('when checks are taken', () => {
  test('[panzer 7.1.2/b, 7.1.2/h] when all fire at the unit is resolved, whatever came of it', () => {
    const fired = (values: object) => {
      const trial = trialOf(
        { g1: ['Tiger at D4', { spotted: true }], s1: ['T-70 at H4', { facing: 4 }] },
        values,
        { commands: { s1: 'fire' }, first: 'soviet' },
      );
      const check = 'losses' in values ? d100(90) : [];
      return trial.fire('soviet', 's1', 'g1', 'AP', ...d100(99), ...check).kinds;
    };
    expect(fired(REACHED).slice(-3)).toEqual(['check-owed', 'fire-over', 'morale-check']);
    expect(fired({})).not.toContain('morale-check');
  });

  const moving = (set: Set, options: object = MORALE, ...faces: number[]) => {
    const trial = trialOf({ g1: ['Panzer IV at D4', { facing: 1, ...set }] }, REACHED, {
      commands: { g1: 'move' },
      clock: { phase: 'movement' },
      first: 'soviet',
      options,
    });
    if (trial.awaits[0] !== 'german movement') trial.order('soviet', 'end-step');
    return { trial, go: (path: string[], facing?: number) => go(trial, path, facing, faces) };
  };
  const go = (trial: Trial, path: string[], facing: number | undefined, faces: number[]) =>
    trial.order(
      'german',
      { order: 'move', unit: 'g1', path, ...(facing !== undefined && { facing }) },
      ...faces,
    );

  test('[panzer 7.1.2/a, 7.1.2/h] one check after the whole move, none for a turn in the hex', () => {
    const { trial, go } = moving({}, MORALE, ...d100(95));
    go(['E4', 'F4']);
    expect(trial.kinds.filter((kind) => kind === 'morale-check')).toHaveLength(1);
    expect(trial.kinds.indexOf('morale-check')).toBeGreaterThan(trial.kinds.indexOf('move-over'));
    const turns = moving({});
    turns.go([], 2);
    expect(turns.trial.kinds).not.toContain('morale-check');
    const without = moving({}, {});
    without.go(['E4']);
    expect(without.trial.kinds).not.toContain('morale-check');
  });

  test('[panzer 7.1.5.1/d, 7.1.5.2/f] a unit that moves while it shows OFF shows ON again', () => {
    const moved = (set: Set, options: object = MORALE) => {
      const { trial, go } = moving(set, options, ...('optional' in options ? d100(100) : []));
      go(['E4']);
      return [trial.unit('g1').hesitating, trial.unit('g1').broken];
    };
    expect(moved({ hesitating: 'off' })).toEqual(['on', undefined]);
    expect(moved({ broken: 'off' })).toEqual([undefined, 'on']);
    expect(moved({ broken: 'off' }, {})).toEqual([undefined, 'off']);
  });

  test('[panzer 7.1.2/a, 7.1.2/b × S.overwatch/a] Overwatch Fire at a mover is an event of its own, in the middle of its move', () => {
    const trial = trialOf(
      { g1: ['Tiger at D4', { facing: 1 }], s1: ['T-70 at M8', { facing: 4 }] },
      REACHED,
      { commands: { g1: 'move', s1: 'overwatch' }, clock: { phase: 'movement' }, first: 'soviet' },
    );
    trial.order('german', { order: 'move', unit: 'g1', path: ['E4'] });
    expect(trial.awaits).toEqual(['soviet interrupt']);
    trial.fire('soviet', 's1', 'g1', 'AP', ...d100(100), ...d100(100), ...d100(100));
    expect(trial.told('morale-check').map(({ why }) => why)).toEqual(['Direct Fire', 'its move']);
    expect(trial.kinds.indexOf('morale-check')).toBeLessThan(trial.kinds.indexOf('move-over'));
  });

  test('[panzer 7.1.2/b, 7.1.2/h × S.pattern-attack] when a mission has come down on everybody', () => {
    const shelled = (losses: number, ...rolls: number[]) =>
      new Trial(
        {
          units: { g1: 'Rifle squad at A4', s1: 'Soviet squad at H8', s2: 'Soviet squad at H8' },
          sides: {
            german: { batteries: [{ name: 'Guns', gp: 9 }] },
            soviet: { formations: { r: { name: 'Rota', grade: 'Seasoned', cohesionNumber: 5, losses } } },
          },
          secrets: {
            german: { planned: [{ battery: 'Guns', turn: 1, at: 'H8', ammo: 'GP', sheaf: 'closed' }] },
          },
          options: MORALE,
        },
        ...rolls.flatMap((roll) => [...d100(roll)]),
      );
    const trial = shelled(5, 1, 1, 100, 50);
    expect(trial.told('morale-check').map(({ unit, why }) => [unit, why])).toEqual([
      ['s1', 'Indirect Fire'],
      ['s2', 'Indirect Fire'],
    ]);
    expect(trial.unit('s2').hesitating).toBe('on');
    expect(shelled(4, 1, 1).kinds).not.toContain('morale-check');
  });
});

describe('the check', () => {
  const checked = (roll: number, set: Set = {}, nation = {}) => {
    const trial = trialOf({ g1: ['Rifle squad at D4', { ...set, ...nation }] }, REACHED);
    const act = penOn(trial, ...d100(roll));
    attacked(act, 'g1', 'Direct Fire');
    takeChecks(act);
    const { broken, hesitating, mustCheck } = act.battle.theUnit('g1');
    expect(mustCheck).toBeUndefined();
    return [broken, hesitating];
  };

  test('[panzer 7.1.4/a, 7.1.4/b, 7.1/d, 7.1.4/s] Germans break to 50 and hesitate to 70', () => {
    expect([checked(50), checked(51), checked(70), checked(71)]).toEqual([
      ['on', undefined],
      [undefined, 'on'],
      [undefined, 'on'],
      [undefined, undefined],
    ]);
    expect(checked(1, { suppressed: 'on' })).toEqual(['on', undefined]);
    expect(checked(100, { grade: 'Elite' })).toEqual([undefined, undefined]);
  });

  test('other nations by their own rows', () => {
    expect(checked(60, {}, { nation: 'italian' })).toEqual(['on', undefined]);
    expect(checked(46, {}, { nation: 'soviet' })).toEqual([undefined, 'on']);
  });

  test('[panzer 7.1.4/c, 7.1.4/r] a unit that is Broken keeps its marker when it hesitates; Break replaces Hesitation', () => {
    expect(checked(60, { broken: 'off' })).toEqual(['off', undefined]);
    expect(checked(10, { broken: 'off' })).toEqual(['on', undefined]);
    expect(checked(10, { hesitating: 'off' })).toEqual(['on', undefined]);
    expect(checked(60, { hesitating: 'off' })).toEqual([undefined, 'on']);
  });
});

describe('modifiers of the check', () => {
  const net = (set: Set, units: object = {}, more: object = {}, isForced = false) => {
    const trial = trialOf({ g1: ['Rifle squad at D4', set], ...units }, {}, more);
    return moraleModifiers(trial.battle, trial.unit('g1'), isForced).reduce(
      (sum, { value }) => sum + value,
      0,
    );
  };
  const map = field({ D4: 'woods' });

  test('[panzer 7.1.4/d, 7.1.4/e, 7.1.4/f, 7.1.4/g] Unit Grade', () => {
    const of = (grade: Set['grade']) => net({ ...(grade && { grade }) });
    expect([of('Elite'), of('Veteran'), of('Seasoned'), of('Regulars'), of('Green')]).toEqual([
      20, 10, 0, -10, -20,
    ]);
  });

  test('[panzer 7.1.4/h, 7.1.4/i, 7.1.4/u] Medium and Heavy Cover, not Light', () => {
    expect(net({}, {}, { map })).toBe(10);
    expect(net({}, {}, { marks: { D4: { improvedPosition: true } } })).toBe(20);
    expect(net({}, {}, { map: field({ D4: 'scrub' }) })).toBe(0);
  });

  test('[panzer 7.1.4/k, 7.1.4/l, 7.1.4/q] Suppressed and Damaged each, Forced, a command other than N/C', () => {
    expect([net({ suppressed: 'off' }), net({ suppressed: 'on', damaged: true })]).toEqual([-20, -40]);
    expect(net({}, {}, {}, true)).toBe(20);
    expect([net({ command: 'overwatch' }), net({ command: 'none' })]).toEqual([-20, 0]);
  });

  test('[panzer 7.1.4/j, 7.1.4/m] an unbroken command unit and a Broken unit within Command Range, each once', () => {
    const hq = (set: Set) => ['Rifle squad at D5', { post: 'CHQ', ...set }];
    expect(net({}, { g2: hq({}), g3: hq({ suppressed: 'on' }) })).toBe(20);
    expect(net({}, { g2: hq({ formation: 'l' }) })).toBe(0);
    expect(net({}, { g2: hq({ broken: 'on' }), g3: ['Rifle squad at D5', { broken: 'off' }] })).toBe(-10);
    expect(net({}, { g2: ['Rifle squad at Z10', { post: 'CHQ' }] })).toBe(0);
    expect(net({}, { g2: ['Rifle squad at D5', { broken: 'on', formation: 'l' }] })).toBe(0);
  });

  test('[panzer 7.1.4/n, 7.1.4/o, 7.1.4/t] enemies that it can spot itself, the nearer band only', () => {
    const tank = (at: string) => ({ s1: `T-34 at ${at}` });
    expect([net({}, tank('D6')), net({}, tank('D7')), net({}, tank('D9')), net({}, tank('D10'))]).toEqual([
      -20, -10, -10, 0,
    ]);
    expect(net({}, { s1: 'T-34 at D6', s2: 'T-34 at E4', s3: 'T-34 at D8' })).toBe(-20);
    expect(net({}, tank('D4'))).toBe(0);
  });

  test('[panzer 7.1.4/p, 7.1.4/u] a Suppressed unit does not see what is not straight before it', () => {
    const suppressed = { suppressed: 'on' as const, facing: 0 };
    expect(net(suppressed, { s1: 'T-34 at D5' })).toBe(-20);
    expect(net(suppressed, { s1: 'T-34 at D3' })).toBe(-40);
    expect(net({ unarmed: true }, { s1: 'T-34 at D5' })).toBe(0);
  });

  test('[panzer 7.1.6.2/c, 7.1.4/u] [panzer-9] a Veteran squad that was Overrun: 36 and 30 is 66, it hesitates', () => {
    const trial = trialOf(
      {
        g1: ['Rifle squad at D4', { grade: 'Veteran', suppressed: 'on', facing: 0 }],
        g2: ['Rifle squad at D3', { post: 'CHQ' }],
        s1: 'T-34 at D5',
      },
      {},
      { map: field({ D4: 'scrub' }) },
    );
    const act = penOn(trial, ...d100(36));
    attacked(act, 'g1', 'Overrun');
    takeChecks(act);
    expect(act.battle.theUnit('g1').hesitating).toBe('on');
    expect(act.battle.theUnit('g1').broken).toBeUndefined();
  });

  test('[panzer 7.1.4/a × 7.55.2/i] a leader adds his M', () => {
    const led = { leader: { name: 'Stein', M: 15 } };
    expect(net(led, {}, { options: { optional: ['7.1', '7.55'] } })).toBe(15);
    expect(net(led)).toBe(0);
  });

  test('[panzer 7.1.4/q] the counter of the unit that checks is turned over first', () => {
    const trial = trialOf({ g1: 'Rifle squad at D4' }, REACHED, { commands: { g1: 'overwatch' } });
    const act = penOn(trial, ...d100(90));
    attacked(act, 'g1', 'Direct Fire');
    takeChecks(act);
    expect(act.battle.theUnit('g1')).toMatchObject({ command: 'overwatch', hesitating: 'on' });
  });
});

describe('recovery', () => {
  const later = (set: Set, roll?: number, more: object = {}) =>
    trialOf(
      { g1: ['Rifle squad at D4', set] },
      {},
      { clock: { phase: 'adjustment' }, ...more },
      ...(roll === undefined ? [] : d100(roll)),
    );
  const marks = (trial: Trial) => [trial.unit('g1').broken, trial.unit('g1').hesitating];

  test('[panzer 7.1.6, 7.1.6/a, 7.1.6.1] HESITATION turns to OFF, and is removed a turn later without a roll', () => {
    expect(marks(later({ hesitating: 'on' }))).toEqual([undefined, 'off']);
    expect(marks(later({ hesitating: 'off' }))).toEqual([undefined, undefined]);
  });

  test('[panzer 7.1.6.2/a, 7.1.6.2/d, 7.1.5] BREAK/OFF rolls 51 or more, whatever its grade is worth elsewhere; ON waits', () => {
    expect(marks(later({ broken: 'off' }, 51))).toEqual([undefined, undefined]);
    expect(marks(later({ broken: 'off' }, 50))).toEqual(['off', undefined]);
    const waits = later({ broken: 'on' });
    expect(marks(waits)).toEqual(['off', undefined]);
    expect(waits.kinds).not.toContain('break-roll');
  });

  test('[panzer 7.1.6.2/b] with the modifiers of the check; above 100 is enough', () => {
    expect(marks(later({ broken: 'off', grade: 'Green' }, 70))).toEqual(['off', undefined]);
    expect(marks(later({ broken: 'off', grade: 'Green' }, 71))).toEqual([undefined, undefined]);
    expect(marks(later({ broken: 'off', grade: 'Elite' }, 100))).toEqual([undefined, undefined]);
    expect(marks(later({ broken: 'off' }, 70, { commands: { g1: 'fire' } }))).toEqual(['off', undefined]);
  });

  test('[panzer 7.50/c] Defensive Fire counts as a command', () => {
    expect(marks(later({ broken: 'off', defended: true }, 70))).toEqual(['off', undefined]);
  });

  test('without the option markers stay', () => {
    expect(marks(later({ broken: 'off', hesitating: 'off' }, undefined, { options: {} }))).toEqual([
      'off',
      'off',
    ]);
  });
});
