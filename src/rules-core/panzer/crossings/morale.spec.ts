import type { PanzerSystem } from '../system.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

type Options = PanzerSystem['options'];

const optional = (...rules: string[]) => ({ optional: rules }) as Options;
/** The formation of the Germans has reached its Cohesion Point. */
const SHAKEN = {
  german: { formations: { k: { name: 'Kompanie', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } },
} as const;

describe('Bail Out meets', () => {
  /** A T-34 hits the track of a Panzer IV; the crew stays or leaves by the roll. */
  const tracked = (set: object, roll: number, rules: readonly string[], ...more: number[]) =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, spotted: true, ...set }],
        s1: ['T-34 at D8', { facing: 0 }],
      },
      commands: { s1: 'fire' },
      sides: SHAKEN,
      options: optional(...rules),
      first: 'soviet',
    }).fire('soviet', 's1', 'g1', 'AP', ...d100(1), ...d100(95), ...d100(roll), ...more);
  const leaves = (set: object, roll: number, ...rules: string[]) =>
    tracked(set, roll, rules).unit('g1').bailedOut === true;

  test('[panzer 7.39 × S.bail-out/d] a Broken crew leaves on 20 more, a Hesitating one on 10, both of them on 20', () => {
    expect([leaves({ broken: 'off' }, 45, '7.39'), leaves({ broken: 'off' }, 46, '7.39')]).toEqual([
      true,
      false,
    ]);
    expect([leaves({ hesitating: 'on' }, 35, '7.39'), leaves({ hesitating: 'on' }, 36, '7.39')]).toEqual([
      true,
      false,
    ]);
    expect(leaves({ broken: 'off' }, 26)).toBe(false);
  });

  test('[panzer 7.39 × 7.1.2/h] the check for the fire comes after the crew has decided: a Break does not drive it out', () => {
    const trial = tracked({}, 30, ['7.1', '7.39'], ...d100(1));
    expect(trial.unit('g1')).toMatchObject({ broken: 'on', trackHit: true });
    expect(trial.unit('g1').bailedOut).toBeUndefined();
  });

  test('[panzer S.bail-out/d × 7.1.2/b] a unit that has left its tank takes no check any more', () => {
    const trial = tracked({}, 1, ['7.1']);
    expect(trial.unit('g1').bailedOut).toBe(true);
    expect(trial.kinds).not.toContain('morale-check');
  });

  test('[panzer S.bail-out/d × 7.55.1/c] its leader goes with the crew, for good', () => {
    const trial = tracked({ leader: { name: 'Stein', A: 1 } }, 1, ['7.55']);
    expect([trial.unit('g1').bailedOut, trial.unit('g1').leader]).toEqual([true, undefined]);
  });
});

describe('fire on foot meets morale', () => {
  const duel = (g1: object, s1: object, rules: readonly string[]) =>
    new Trial({
      units: {
        g1: ['Rifle squad at D4', { facing: 3, ...g1 }],
        s1: ['Soviet squad at D6', { facing: 0, spotted: true, ...s1 }],
        s9: ['T-34 at Z14', { fired: true }],
      },
      commands: { g1: 'fire', s1: 'none' },
      sides: {
        soviet: { formations: { k: { name: 'Rota', grade: 'Seasoned', cohesionNumber: 1, losses: 1 } } },
      },
      options: optional(...rules),
    });
  const pins = (trial: Trial, ...faces: readonly number[]) =>
    trial.order(
      'german',
      { order: 'fire', target: 's1', shots: [{ ...trial.aim('g1', 'GP'), pinning: true }] },
      ...faces,
    );

  test('[panzer 7.18/b × 7.1.5.2/c, 7.18/b × 7.1.5.1/a] a Broken squad pins with 20 and 20 less, a Hesitating one with 10 less', () => {
    const net = (set: object) => pins(duel(set, {}, ['7.18']), ...d100(50)).told('gp-fire')[0]?.net;
    expect([net({ broken: 'on' }), net({ hesitating: 'off' }), net({})]).toEqual([50, 60, 70]);
  });

  test('[panzer 7.18/b × S.suppression/b, 7.18/b × 7.55.2/e] Suppressed 20 less, the G of a leader more', () => {
    const leader = { name: 'Stein', G: 5 };
    const net = pins(duel({ suppressed: 'on', leader }, {}, ['7.18', '7.55']), ...d100(50)).told('gp-fire')[0]
      ?.net;
    expect(net).toBe(55);
  });

  test('[panzer 7.18/b × 7.1.2/b, 7.18/b × 7.1.4/k] a unit that is pinned checks as one that is attacked, Suppressed by then', () => {
    const trial = pins(duel({}, {}, ['7.1', '7.18']), ...d100(99), ...d100(90));
    const [check] = trial.told('morale-check');
    // Suppressed, and the squad that fires is near and in its sight.
    expect(check?.modifiers.map(({ value }) => value)).toEqual([-20, -20]);
  });

  test('[panzer 7.1.4/n × 7.7.1/d, 7.1.4/n × 7.24/b] an enemy near by whom it failed to spot does not frighten it', () => {
    const net = (g1: object, rules: readonly string[] = []) => {
      const trial = pins(duel(g1, {}, ['7.1', '7.18', ...rules]), ...d100(2), ...d100(90));
      return trial.told('morale-check')[0]?.net;
    };
    expect([net({}), net({}, ['7.7']), net({ spotted: true }, ['7.7'])]).toEqual([70, 90, 70]);
    expect([net({ spotted: true, spotters: ['s9'] }, ['7.7']), net({ camouflage: {} }, ['7.24'])]).toEqual([
      90, 90,
    ]);
    expect(net({ spotted: true, camouflage: { upTo: 2 } }, ['7.24'])).toBe(70);
  });

  test('[panzer 7.18/b × 7.17/c] a squad that is only pinned loses no weapon', () => {
    const trial = pins(duel({}, {}, ['7.17', '7.18']), ...d100(100));
    expect(trial.unit('s1')).toMatchObject({ kind: 'squad', suppressed: 'on' });
  });

  test('[panzer 7.22/a × 7.1.5] nobody lays smoke who is shaken or Suppressed', () => {
    const why = (set: object) =>
      duel(set, {}, ['7.22']).refusal('german', { order: 'lay-smoke', unit: 'g1' })?.refused;
    expect([why({ hesitating: 'off' }), why({ broken: 'off' }), why({ suppressed: 'off' })]).toEqual([
      'UNSTEADY',
      'UNSTEADY',
      'UNSTEADY',
    ]);
  });

  test('[panzer 7.22.1/a × 7.18/a] smoke or Pinning Fire: it is the same Small Arms Fire', () => {
    const laid = duel({}, {}, ['7.18', '7.22']).order('german', { order: 'lay-smoke', unit: 'g1' }, 1);
    const shots = [{ ...laid.aim('g1', 'GP'), pinning: true }];
    expect(laid.refusal('german', { order: 'fire', target: 's1', shots })?.refused).toBe('HAS_FIRED');
    const pinned = pins(duel({}, {}, ['7.18', '7.22']), ...d100(2));
    expect(pinned.refusal('german', { order: 'lay-smoke', unit: 'g1' })?.refused).toBe('HAS_FIRED');
  });
});

describe('infantry smoke meets fire', () => {
  const smoke = { smoke: [{ density: 'open', face: 'on', only: 's1' }] } as const;
  const shot = (at: 's1' | 's2' | 's3') =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3, coax: undefined }],
        s1: ['Soviet squad at D6', { spotted: true }],
        s2: ['T-34 at D6', { spotted: true }],
        s3: ['Soviet squad at D8', { spotted: true }],
      },
      marks: { D6: smoke as never },
      commands: { g1: 'fire' },
      options: optional('7.22'),
    })
      .fire('german', 'g1', at, 'GP', ...d100(15))
      .told('gp-fire')[0]?.modifiers.length;

  test('[panzer 7.22.1/b × S.smoke-and-sight] it hides the squad that laid it, not the tank beside it, nor units behind it', () => {
    expect([shot('s1'), shot('s2'), shot('s3')]).toEqual([1, 0, 0]);
  });
});

describe('Tank Fright meets', () => {
  const assault = (
    set: object,
    faces: readonly number[],
    rules: readonly string[] = [],
    units: Record<string, Placed> = {},
  ) => {
    const trial = new Trial({
      units: {
        i1: ['Rifle squad (fucilieri) at D4', { facing: 1, grade: 'Seasoned', ...set }],
        b1: ['Crusader II at E5', { facing: 4, fired: true }],
        ...units,
      },
      commands: { i1: 'move' },
      options: { ...optional('7.6', ...rules), date: '1940-12' },
      clock: { phase: 'movement' },
      first: 'italian',
    });
    const order = { order: 'close-assault', units: ['i1'], target: 'b1' };
    return faces.length > 0
      ? trial.order('italian', order, ...faces)
      : trial.refusal('italian', order)?.refused;
  };
  const result = (trial: Trial | string | undefined) => (trial as Trial).told('tank-fright')[0]?.result;

  test('[panzer 7.6/c × 7.55.2/i] the M of a leader steadies them: 66 and 15', () => {
    const leader = { name: 'Rossi', M: 15 };
    expect(result(assault({ leader }, [...d100(66), ...d100(1)], ['7.55']))).toBe('is unaffected');
    expect(result(assault({ leader }, d100(65), ['7.55']))).not.toBe('is unaffected');
  });

  test('[panzer 7.6/c × 7.1.4/m] a Broken friend beside them takes 10', () => {
    const i2: Placed = ['Rifle squad (fucilieri) at D4', { facing: 1, broken: 'on' }];
    expect(result(assault({}, [...d100(91), ...d100(1)], ['7.1'], { i2 }))).toBe('is unaffected');
    expect(result(assault({}, d100(90), ['7.1'], { i2 }))).not.toBe('is unaffected');
  });

  test('[panzer 7.6/c × 7.1.5.1/b, 7.6/c × 7.1.5.2/d] a unit that is shaken does not come to it: no attack, no check', () => {
    const i2: Placed = ['Rifle squad (fucilieri) at D4', { facing: 1, command: 'move' }];
    const why = (set: object) => assault(set, [], ['7.1'], { i2 });
    expect([why({ hesitating: 'off' }), why({ broken: 'off' }), why({})]).toEqual([
      'UNSTEADY',
      'UNSTEADY',
      'DICE_MISSING',
    ]);
  });
});

describe('Fire Priority meets', () => {
  const why = (units: Record<string, Placed>, rules: readonly string[] = [], command = 'fire') => {
    const trial = new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 3 }],
        s1: ['T-34 at D10', { facing: 0, spotted: true }],
        ...units,
      },
      commands: { g1: command as 'fire' },
      options: optional('7.14', ...rules),
    });
    if (command === 'overwatch') trial.order('german', 'end-step').order('soviet', 'end-step');
    return trial.refusal('german', { order: 'fire', target: 's1', shots: [trial.aim('g1')] })?.refused;
  };
  const closer = (set: object, at = 'D7'): Record<string, Placed> => ({
    s2: [`T-34 at ${at}`, { facing: 0, spotted: true, ...set }],
  });

  test('[panzer 7.14/a × 7.8/b] a closer tank that its turret does not face does not bind it', () => {
    const aside = closer({}, 'G2');
    expect(why(aside, ['7.8'])).toBe('DICE_MISSING');
    expect(why(closer({}), ['7.8'])).toBe('NOT_THE_CLOSEST');
    expect(why(aside)).toBe('NOT_THE_CLOSEST');
  });

  test('[panzer 7.14/a × S.bail-out/d, 7.14/a × S.spotting/c] nor one that its crew has left, nor one that is not spotted', () => {
    expect([why(closer({ bailedOut: true })), why(closer({ spotted: undefined }))]).toEqual([
      'DICE_MISSING',
      'DICE_MISSING',
    ]);
  });

  test('[panzer 7.14/a × S.overwatch/a] OVERWATCH is neither FIRE nor SHORT HALT: free to choose', () => {
    const fired = { fired: true, command: 'fire', spot: 'fire' } as const;
    const s1: Placed = ['T-34 at D10', { facing: 0, spotted: true, ...fired }];
    expect(why({ s1, ...closer(fired) }, [], 'overwatch')).toBe('DICE_MISSING');
  });
});

describe('air bursts meet hatches', () => {
  test('[panzer 7.46 × 7.8.3/d] a mortar over a Grove: 10 more at an Open tank, not at a Buttoned Up one', () => {
    const values = (hatch: 'open' | 'buttoned') =>
      new Trial({
        map: field({ D8: 'olive-grove' }),
        units: {
          g1: ['8cm mortar section at D4', { facing: 3 }],
          s1: ['T-34 at D8', { spotted: true, hatch, type: 'A', gpDefense: 5 }],
        },
        commands: { g1: 'fire' },
        options: optional('7.8', '7.46'),
      })
        .order('german', 'end-step')
        .fire('german', 'g1', 's1', 'GP', ...d100(2))
        .told('gp-fire')[0]
        ?.modifiers.map(({ value }) => value);
    expect([values('open'), values('buttoned')]).toEqual([[10], []]);
  });
});
