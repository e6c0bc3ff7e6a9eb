import { agreed, listed } from '../lists.testkit.js';
import { begin, d100, field, fire, moves, refused, type Setup, type Trial } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const UNITS: Units = { g1: '6-6 at D4', a1: ['7-6 at D7', { fired: 2 }], a9: 'nco at L12' };
const scene = (units: Units = UNITS): Trial => begin(units);
const onwards = (routes: Readonly<Record<string, readonly string[]>>) => {
  const { mode: _, ...order } = moves('assault', routes, true);
  return { ...order, order: 'go-on' };
};
const unhindered = (trial: Trial): Trial => {
  while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
  return trial;
};

describe('before the first step', () => {
  test('[combat 10.1.5] a unit that assaults fires at half for a Movement Point, and goes on with the rest', () => {
    const trial = scene().order('german', moves('assault', { g1: [] }, true));
    expect(trial.awaits).toEqual(['german moving']);
    trial.order('german', fire('g1', 'D7'), ...d100(99));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 3 });
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', marker: 'assault-fired' });
    expect(unhindered(trial).battle.position.awaiting[0]?.about).toMatchObject({ left: { g1: 3 } });
    expect(refused(trial, fire('g1', 'D7'))).toBe('HAS_MOVED');
    expect(refused(trial, onwards({ g1: ['D3', 'D2', 'D1', 'C1'] }))).toBe('TOO_FAR');
    trial.order('german', onwards({ g1: ['D3', 'D2', 'D1'] }));
    expect(unhindered(trial).unit('g1').at).toBe('D1');
  });

  test('[combat 10.1.5 × 12.1.2.3] only after Defensive Fire against it', () => {
    const trial = scene({ ...UNITS, a1: '7-6 at D7' }).order('german', moves('assault', { g1: [] }, true));
    expect(trial.battle.position.awaiting).toMatchObject([
      { side: 'american', kind: 'reaction', about: { trigger: 'move', at: ['D4'] } },
    ]);
    trial.order('american', fire('a1', 'D4'), ...d100(99));
    expect(trial.told('attack')[0]?.results[0]?.modifiers).toMatchObject([{ why: 'moved', drm: -10 }]);
    unhindered(trial);
    expect(trial.awaits).toEqual(['german moving']);
  });

  test('[combat 10.1.6 × 10.3.2] a unit that crawls fires at half for nothing, machine guns too, and crawls on', () => {
    const trial = scene({ ...UNITS, g1: 'MG 34 at D4' }).order('german', moves('crawling', { g1: [] }, true));
    expect(trial.awaits).toEqual(['german moving']);
    trial.order('german', fire('g1', 'D7'), ...d100(99));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 2 });
    expect(trial.unit('g1').marker).toBe('crawled-fired');
    unhindered(trial).order('german', onwards({ g1: ['D3'] }));
    expect(unhindered(trial).unit('g1')).toMatchObject({ at: 'D3', marker: 'crawled-fired' });
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.1.5, 10.1.6] who would fire without a step is listed, and only he', () => {
    const units: Units = {
      ...UNITS,
      g2: 'nco at D4',
      g3: 'MG 34 at D4',
      g4: ['M2 mortar at D4', { face: 'move' }],
      g5: 'FT at D4',
      g6: ['6-6 at D4', { yellow: 'disrupted' }],
      g7: ['nco at D4', { wounded: true }],
      g8: ['6-6', { enters: { turn: 1, hexes: ['A1'] } }],
      g9: ['6-6 at D4', { phone: 'b' }],
    };
    const near = {
      mode: ['running', 'cautious', 'assault', 'crawling'],
      routes: Object.keys(units).map((unit) => [{ unit, path: [] }]),
      more: [true, undefined],
    };
    const first = agreed(scene(units), 'german', 'move', near).filter((order) => !order.includes('>'));
    expect(first).toEqual([
      'move assault g1 more',
      'move assault g2 more',
      'move crawling g1 more',
      'move crawling g2 more',
      'move crawling g3 more',
      'move crawling g9 more',
    ]);
    expect(refused(scene(), moves('cautious', { g1: [] }, true))).toBe('NO_STEPS');
    expect(refused(scene(), moves('assault', { g1: [] }))).toBe('NO_STEPS');
    expect(refused(scene(units), moves('cautious', { g1: [], g2: [] }, true))).toBe('NO_STEPS');
  });

  test('[combat 10.1.5 × 10.5.3] a platoon fires first as well', () => {
    const trial = scene({ ...UNITS, g2: 'nco at D4' });
    trial.order('german', moves('assault', { g1: [], g2: [] }, true));
    trial.order('german', { ...fire('g1', 'D7'), leader: 'g2' }, ...d100(99));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 3, modifiers: [{ why: 'leader', drm: -5 }] });
    unhindered(trial);
    expect(listed(trial, 'german', 'go-on')).toContain('go-on g1>D5 g2>D5 more');
  });
});

describe('after the last step', () => {
  test('[combat 10.1.6] a unit that has crawled may fire in the same impulse', () => {
    const trial = scene().order('german', moves('crawling', { g1: ['D5'] }, true));
    expect(unhindered(trial).awaits).toEqual(['german moving']);
    expect(listed(trial, 'german')).toEqual(['fire g1 D7', 'fire g1 L12', 'halt']);
    trial.order('german', fire('g1', 'D7'), ...d100(99));
    unhindered(trial);
    expect(trial.unit('g1').marker).toBe('crawled-fired');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 3.3.4.3.2 × 10.1.6] a unit that has crawled may search', () => {
    const order = { ...moves('crawling', { g1: ['D5'], g2: ['D5'] }, true), search: true };
    const trial = scene({ ...UNITS, g2: 'nco at D4' }).order('german', order);
    expect(listed(unhindered(trial), 'german', 'search')).toHaveLength(1);
    const first = { ...moves('cautious', { g1: [], g2: [] }, true), search: true };
    expect(refused(scene({ ...UNITS, g2: 'nco at D4' }), first)).toBeUndefined();
  });

  test('[combat 10.1.5] a unit that has no Movement Point left fires later in the phase', () => {
    const far = scene().order('german', moves('assault', { g1: ['D3', 'D2', 'D1', 'C1'] }, true));
    expect(unhindered(far).awaits).toEqual(['american impulse']);
    const trial = begin(
      { ...UNITS, g2: 'nco at D3', g1: '6-6 at D3', g3: '6-6 at C3' },
      { map: field({ D4: 'woods', D5: 'woods' }) },
    );
    trial.order('german', moves('assault', { g1: ['D4', 'D5'], g2: ['D4', 'D5'], g3: ['C4', 'C5'] }, true));
    unhindered(trial);
    expect(trial.battle.position.awaiting[0]?.about).toMatchObject({ left: { g1: 0, g3: 2 } });
    expect(refused(trial, fire('g1', 'D7'))).toBe('NO_MP_LEFT');
    expect(refused(trial, fire('g3', 'D7'))).toBeUndefined();
    expect(listed(trial, 'german', 'fire').filter((order) => order.includes('g1'))).toEqual([]);
  });
});
