import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const NINE = { r9: '4-4-7 at N12' } as const;
const start = (units: Readonly<Record<string, Placed>>, setup: Setup = {}) =>
  new Trial({ units: { ...NINE, ...units }, ...setup });
const at = (hex: string, more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: hex, ...more });
const shot = (trial: Trial) => trial.told('ordnance-fired')[0];
const aimed = (trial: Trial) => shot(trial)?.aimed[0];
const added = (trial: Trial) => aimed(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);
const MISS = [6, 5] as const;

describe('the TO HIT Table', () => {
  test.each<[string, Record<string, Placed>, string, string | undefined, number]>([
    ['at men near by', { gt: 'MkIVF2 at D9', r1: '4-4-7 at D4' }, 'D4', undefined, 8],
    ['at men farther off', { gt: 'MkIVF2 at D9', r1: '4-4-7 at D2' }, 'D2', undefined, 7],
    ['at a vehicle', { gt: 'MkIVF2 at D9', rt: 'T-34 at D2' }, 'D2', 'rt', 9],
  ])('[squad-leader 13.3] it asks for the number %s', (_, units, hex, target, needs) => {
    const trial = start(units).order('german', at(hex, { target }), ...MISS);
    expect(aimed(trial)).toMatchObject({ needs, hit: false });
  });

  test.each<[string, string, string, object, number]>([
    ['Russians', 'T-34', 'rt', {}, 6],
    ['Americans before August 1943', 'M4A4', 'at', { year: 1943, month: 7 }, 6],
    ['Americans later', 'M4A4', 'at', { year: 1943, month: 8 }, 7],
  ])('[squad-leader 13.4] red numbers are for %s', (_, counter, id, options, needs) => {
    const side = id === 'rt' ? 'russian' : 'american';
    const trial = new Trial({
      active: side,
      options,
      units: { [id]: [`${counter} at D2`, { facing: 3 }], g1: '4-6-7 at D9' },
    }).order(side, { order: 'fire-ordnance', unit: id, at: 'D9' }, ...MISS);
    expect(aimed(trial)?.needs).toBe(needs);
  });

  test('[squad-leader 13.1, 13.5, 13.3] on the number it hits, above it it does not', () => {
    const fire = (...dice: number[]) =>
      start({ gt: ['MkIVF2 at D9', { exposed: true }], r1: '4-4-7 at D4' }).order(
        'german',
        at('D4'),
        ...dice,
      );
    expect(fire(4, 5).told('shell-burst')).toEqual([]);
    expect(fire(4, 4, 6, 6).told('shell-burst')).toMatchObject([{ column: 8, rolled: 12 }]);
  });

  test('[squad-leader 13.7/b] a 2 has a chance where less is needed', () => {
    const far = (third: number) =>
      new Trial({
        active: 'russian',
        phase: 'advancing-fire',
        map: field({ D2: 'stone-building' }, { columns: 14, rows: 16 }),
        units: { rt: 'SU122 at D14', g1: '4-6-7 at D2' },
      }).order(
        'russian',
        { order: 'fire-ordnance', unit: 'rt', at: 'D2' },
        1,
        1,
        6,
        third,
        ...(third === 1 ? [6, 6, 1, 2] : []),
      );
    expect(far(1).told('shell-burst')).toHaveLength(1);
    expect(far(6).told('shell-burst')).toEqual([]);
  });

  test('[squad-leader 13.7/a] guns with an asterisk hit less well beyond 6 hexes, and beyond 12', () => {
    const at12 = (hex: string) =>
      added(
        start(
          { gt: ['Brummbar at D14', { exposed: true }], r1: `4-4-7 at ${hex}` },
          { map: field({}, { columns: 14, rows: 16 }) },
        ).order('german', at(hex), ...MISS),
      );
    expect(at12('D8')).toEqual([]);
    expect(at12('D7')).toEqual(['low velocity 2']);
    expect(at12('D1')).toEqual(['low velocity 4']);
  });

  test('[squad-leader 11.29.12] whoever is adjacent is hit the more easily', () => {
    const trial = start({ gt: ['MkIVF2 at D9', { exposed: true }], r1: '4-4-7 at D8' });
    expect(added(trial.order('german', at('D8'), ...MISS))).toEqual(['adjacent -2']);
  });
});

describe('what is added To Hit', () => {
  const CE = { exposed: true } as const;
  test.each<[string, object, string[]]>([
    ['a crew that is buttoned up [11.9.1]', {}, ['buttoned up 1']],
    ['a crew that was stunned', { ...CE, unsteady: true }, ['crew was stunned 1']],
    ['a crew that was shocked', { ...CE, shock: 'shaken' }, ['crew was shocked 1']],
  ])('[squad-leader 11.9.1, 11.8.3, 13.22.9] %s', (_, values, expected) => {
    const trial = start({ gt: ['MkIVF2 at D9', values], r1: '4-4-7 at D4' });
    expect(added(trial.order('german', at('D4'), ...MISS))).toEqual(expected);
  });

  test.each<[string, object, object, string[], object]>([
    ['a turret for each hexspine', { facing: 3 }, {}, ['covered arc changed 2'], { facing: 3, turret: 1 }],
    ['the hull in its place', { facing: 3 }, { hull: true }, ['covered arc changed 4'], { facing: 1 }],
    ['a slow turret', { facing: 3, turretType: 'slow' }, {}, ['covered arc changed 3'], { turret: 1 }],
    [
      'a turret of one man',
      { facing: 3, turretType: 'one-man', exposed: undefined },
      {},
      ['covered arc changed 4', 'buttoned up 1'],
      { facing: 3 },
    ],
    ['nothing where it bears', { facing: 0 }, {}, [], { facing: 0 }],
  ])(
    '[squad-leader 13.9.1, 13.9.1/a, 13.9.4, 11.1.1, 11.2.4] turned for the shot: %s',
    (_, values, more, expected, after) => {
      const trial = start({ gt: ['MkIVF2 at D9', { ...CE, ...values }], r1: '4-4-7 at D4' });
      trial.order('german', at('D4', more), ...MISS);
      expect(added(trial)).toEqual(expected);
      expect(trial.unit('gt')).toMatchObject(after);
    },
  );

  test('[squad-leader 13.6, 13.9.5/a, 11.1.2] an SP gun turns itself', () => {
    const trial = start({ gt: ['StG III/75 at D9', { ...CE, facing: 3 }], r1: '4-4-7 at D4' });
    trial.order('german', at('D4'), ...MISS);
    expect(added(trial)).toEqual(['covered arc changed 4']);
    expect([0, 1]).toContain(trial.unit('gt').facing);
    expect(trial.unit('gt').turret).toBeUndefined();
  });

  test.each<[string, string, object, string[] | string]>([
    ['new hex', 'MkIVF2', { moved: true }, ['new hex 5']],
    ['hull turned', 'MkIVF2', { swung: 'hull' }, ['pivoted 3']],
    ['turret turned', 'MkIVF2', { swung: 'turret' }, []],
    ['slow turret turned', 'MkIVF2', { swung: 'turret', turretType: 'slow' }, ['slow turret turned 1']],
    ['SP gun pivoted', 'StG III/75', { swung: 'hull' }, ['pivoted 3']],
    ['SP gun in a new hex', 'StG III/75', { moved: true }, 'HAS_MOVED'],
    [
      'one man in a new hex',
      'MkIVF2',
      { moved: true, turretType: 'one-man', exposed: undefined },
      'HAS_MOVED',
    ],
  ])(
    '[squad-leader 13.9.7, 13.9.8, 13.6/q1, QRD/tohit-drm] advancing fire: %s',
    (_, counter, values, expected) => {
      const trial = start(
        { gt: [`${counter} at D9`, { ...CE, ...values }], r1: '4-4-7 at D4' },
        { phase: 'advancing-fire' },
      );
      if (typeof expected === 'string') expect(trial.refusal('german', at('D4'))?.refused).toBe(expected);
      else expect(added(trial.order('german', at('D4'), ...MISS))).toEqual(expected);
    },
  );

  test('[squad-leader 13.19.10] terrain counts To Hit, and not after the hit', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', CE], r1: '4-4-7 at D4' },
      { map: field({ D4: 'stone-building' }) },
    ).order('german', at('D4'), 2, 3, 6, 4);
    expect(added(trial)).toEqual(['stone building 3']);
    expect(trial.told('shell-burst')).toMatchObject([
      { rolled: 10, outcomes: [{ modifiers: [], final: 10 }] },
    ]);
  });

  test('[squad-leader 13.19.10, 13.19.1] men hit by a shell check as the fire table says', () => {
    const trial = start({ gt: ['MkIVF2 at D9', CE], r1: '4-4-7 at D4' }).order(
      'german',
      at('D4'),
      1,
      2,
      1,
      1,
    );
    expect(trial.told('shell-burst')).toMatchObject([
      { column: 8, outcomes: [{ units: ['r1'], result: 'KIA' }] },
    ]);
    expect(trial.battle.unit('r1')).toBeUndefined();
  });

  test('[squad-leader 11.20.1/a] each hex with a vehicle or a wreck on the line', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', CE], gu: 'truck at D8', r1: '4-4-7 at D4' },
      { marks: { D6: { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] } } },
    );
    expect(added(trial.order('german', at('D4'), ...MISS))).toEqual(['past vehicles 2']);
  });

  test('[squad-leader 13.19/q3] men under a "?" are harder to hit, and then half hurt', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', CE], r1: ['4-4-7 at D4', { concealed: true, hidden: true }] },
      { map: field({ D4: 'woods' }) },
    ).order('german', at('D4'), 2, 2, 6, 6);
    expect(added(trial)).toEqual(['concealed 2', 'woods 1']);
    expect(trial.told('shell-burst')[0]?.rolled).toBe(12);
  });

  test.each<[string, object, Readonly<Record<string, Placed>>, string]>([
    ['[squad-leader 13.19.10 × 11.32.3] men at work on a tank', { mends: 'rt' }, {}, 'works on a vehicle -2'],
    [
      '[squad-leader 13.19.10 × 13.24.1] a crew on its wreck',
      { bailedOut: true },
      {},
      'on top of a vehicle -2',
    ],
    ['[squad-leader 13.19.10 × 4.12.22] riders', { rides: 'rh' }, { rh: 'horses at D4' }, 'mounted -1'],
  ])('%s are hit more easily in every phase', (_, state, units, why) => {
    const trial = start({ gt: ['MkIVF2 at D9', CE], r1: ['4-4-7 at D4', state] as Placed, ...units });
    expect(added(trial.order('german', at('D4'), ...MISS))).toEqual([why]);
  });

  test('[squad-leader 13.19.10, 15.3.10] an entrenchment is terrain of those who are in it', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', CE], r1: ['4-4-7 at D4', { entrenched: 'D4' }] },
      { marks: { D4: { entrenchment: true } } },
    );
    expect(added(trial.order('german', at('D4'), ...MISS))).toEqual(['entrenched 2']);
  });

  test('[squad-leader 13.8] leaders beside a tank are of no use to it', () => {
    const trial = start({ gt: ['MkIVF2 at D9', CE], gl: '10-3 at D9', r1: '4-4-7 at D4' });
    expect(added(trial.order('german', at('D4'), ...MISS))).toEqual([]);
  });
});

describe('rate of fire', () => {
  const M10 = ['M10 at D9', { exposed: true }] as const;
  const fire = { order: 'fire-ordnance', unit: 'at', at: 'D4' } as const;
  test('[squad-leader 10.1.9/a, 13.2] one shot, or what is printed, and then it does not move', () => {
    const once = start({ gt: ['MkIVF2 at D9', { exposed: true }], r1: '4-4-7 at D4' });
    once.order('german', at('D4'), ...MISS);
    expect(once.refusal('german', at('D4'))?.refused).toBe('HAS_FIRED');
    once.endPhase();
    expect(once.refusal('german', { order: 'drive', unit: 'gt', path: ['D8'] })?.refused).toBe('HAS_FIRED');
    const twice = new Trial({ active: 'american', units: { at: M10, g1: '4-6-7 at D4' } });
    twice.order('american', fire, ...MISS).order('american', fire, ...MISS);
    expect(twice.refusal('american', fire)?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 13.11.2, 13.11.3, 13.11.6, 13.11.7, 10.9.2.1] Intensive Fire: a shot more, +2, and sooner broken', () => {
    const trial = start({ gt: ['MkIVF2 at D9', { exposed: true }], r1: '4-4-7 at D4' });
    trial.order('german', at('D4', { intensive: true }), 4, 5);
    expect(added(trial)).toEqual(['intensive fire 2']);
    trial.order('german', at('D4'), 5, 5);
    expect(trial.told('gun-malfunctioned')).toMatchObject([{ from: 10, rolled: 10 }]);
    expect(trial.unit('gt').gunOut).toBe('malfunctioned');
    expect(trial.refusal('german', at('D4'))?.refused).toBe('MALFUNCTIONED');
  });

  test('[squad-leader 13.11.4, 13.11.5, 13.11.8, 13.11.8.1] not late, not in the Advancing Fire Phase, not the slowest', () => {
    const intensive = { ...fire, intensive: true };
    const late = new Trial({ active: 'american', units: { at: M10, g1: '4-6-7 at D4' } });
    expect(late.order('american', fire, ...MISS).refusal('american', intensive)?.refused).toBe('HAS_FIRED');
    const advancing = new Trial({
      active: 'american',
      phase: 'advancing-fire',
      units: { at: M10, g1: '4-6-7 at D4' },
    });
    expect(advancing.refusal('american', intensive)?.refused).toBe('CANNOT_SUSTAIN');
    const slow = new Trial({
      active: 'russian',
      units: { rt: ['SU152 at D4', { facing: 3 }], g1: '4-6-7 at D9' },
    });
    expect(
      slow.refusal('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D9', intensive: true })?.refused,
    ).toBe('CANNOT_SUSTAIN');
  });

  test('[squad-leader 13.9.6] what it has turned for earlier shots of the phase is added again', () => {
    const trial = new Trial({
      active: 'american',
      units: { at: ['M10 at D9', { exposed: true }], g1: '4-6-7 at D4', g2: '4-6-7 at H9' },
    });
    trial.order('american', { ...fire, at: 'H9' }, ...MISS);
    const first = aimed(trial)?.modifiers[0]?.value ?? 0;
    trial.order('american', fire, ...MISS);
    expect(first).toBeGreaterThan(0);
    expect(aimed(trial)?.modifiers[0]?.value).toBeGreaterThan(first);
  });

  test('[squad-leader 10.9.3.5] guns of 150mm fire their last round on 11 or 12', () => {
    const trial = start({ gt: ['Brummbar at D9', { exposed: true }], r1: '4-4-7 at D4' });
    expect(trial.order('german', at('D4'), 5, 6).unit('gt').gunOut).toBe('disabled');
  });
});

describe('acquired targets', () => {
  test('[squad-leader 13.10.1, 13.10.2, 13.10.2.5] -1, then -2, for each of its fire phases in a row', () => {
    const trial = start(
      { gt: ['MkIVF2 at D9', { exposed: true }], r1: '4-4-7 at D4' },
      { phase: 'defensive-fire', active: 'russian' },
    );
    trial.order('german', at('D4'), ...MISS);
    expect(trial.unit('gt').acquired).toMatchObject({ phases: 0, kept: true });
    trial.endPhase();
    expect(trial.unit('gt').acquired).toMatchObject({ phases: 1 });
  });

  const acquired = (phases: number, units = ['r1']) => ({
    exposed: true as const,
    acquired: { units, at: 'D4', phases },
  });
  test.each<[string, object, string[]]>([
    ['one phase', acquired(1), ['acquired -1']],
    ['two', acquired(2), ['acquired -2']],
    ['no more than that', acquired(4), ['acquired -2']],
    ['not of another', acquired(2, ['r9']), []],
  ])('[squad-leader 13.10.1] %s', (_, values, expected) => {
    const trial = start({ gt: ['MkIVF2 at D9', values], r1: '4-4-7 at D4' });
    expect(added(trial.order('german', at('D4'), ...MISS))).toEqual(expected);
  });

  test('[squad-leader 13.10.2.4] it is forgotten in a phase without fire, and by fire at another', () => {
    const idle = start({ gt: ['MkIVF2 at D9', acquired(2)], r1: '4-4-7 at D4' }).endPhase();
    expect(idle.unit('gt').acquired).toBeUndefined();
    const other = start({ gt: ['MkIVF2 at D9', acquired(2)], r1: '4-4-7 at D4', r2: '4-4-7 at D3' });
    expect(other.order('german', at('D3'), ...MISS).unit('gt').acquired).toMatchObject({
      units: ['r2'],
      phases: 0,
    });
  });

  test.each([
    ['a shot that shows them begins anew', 'r1', 2],
    ['they were not acquired before', 'r9', 2],
  ])('[squad-leader 13.10.2.6, 13.10/q3] men under a "?": %s', (_, before, phases) => {
    const men = { r1: ['4-4-7 at D4', { concealed: true, hidden: true }] } as const;
    const tank = { gt: ['MkIVF2 at D9', acquired(phases, [before])] } as const;
    const trial = start({ ...tank, ...men }, { map: field({ D4: 'woods' }) });
    trial.order('german', at('D4'), 1, 2, 3, 3, 3, 3);
    expect([trial.unit('r1').hidden, trial.unit('gt').acquired]).toEqual([
      undefined,
      { units: ['r1'], at: 'D4', phases: 0, kept: true },
    ]);
  });

  test('[squad-leader 13.10.2.1] a gun that breaks down has lost it', () => {
    const trial = start({ gt: ['MkIVF2 at D9', acquired(2)], r1: '4-4-7 at D4' });
    expect(trial.order('german', at('D4'), 6, 6).unit('gt').acquired).toBeUndefined();
  });
});

describe('moving targets', () => {
  const passed = (...hexes: readonly (readonly [string, number])[]) => ({
    passed: hexes.map(([hex, mp], i) => ({ at: hex, mp, ...(i === 0 && { start: true as const }) })),
    moved: true as const,
  });
  test.each<[string, object, string[]]>([
    ['in view all the time', passed(['H6', 0], ['G6', 1]), ['moving 2']],
    ['not moved', {}, []],
  ])('[squad-leader 13.16.1, 13.16.2] a vehicle: %s', (_, values, expected) => {
    const trial = start(
      { gt: ['MkIVF2 at G9', { exposed: true }], rt: ['T-34 at G6', values] },
      { phase: 'defensive-fire', active: 'russian' },
    );
    trial.order('german', at('G6', { target: 'rt' }), ...MISS);
    expect(added(trial)).toEqual(expected);
  });

  test.each<[number, string[]]>([
    [1, ['moving 2', 'seen for a moment 1', 'seen for 3 MP 1']],
    [3, ['moving 2', 'seen for 3 MP 1']],
    [4, ['moving 2']],
  ])(
    '[squad-leader 13.16.1/O, 13.16.1/P, 13.16.3] it comes into view, and has spent %i MP there',
    (mp, expected) => {
      const trial = start(
        {
          gt: ['MkIVF2 at G9', { exposed: true }],
          rt: [
            'T-34 at G6',
            { ...passed(['D6', 0], ['F5', 1], ['G6', mp]), moving: true, spent: mp + 1, facing: 1 },
          ],
        },
        { phase: 'movement', active: 'russian', map: field({ F6: 'woods', F7: 'woods', G8: { level: 0 } }) },
      );
      trial.order('russian', { order: 'drive', unit: 'rt', path: ['G5'] });
      trial.order('german', { order: 'fire-ordnance', unit: 'gt', at: 'G6', target: 'rt' }, ...MISS);
      expect(added(trial)).toEqual(expected);
    },
  );
});
