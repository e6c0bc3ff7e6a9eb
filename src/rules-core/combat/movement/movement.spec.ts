import { d100, field, moves, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const FAR = { a9: 'nco at L11' } as const;
const begin = (units: Setup['units'], setup: Setup = {}) =>
  new Trial({ ...setup, units: { ...FAR, ...units } });
const refused = (trial: Trial, ...order: Parameters<typeof moves>) =>
  trial.refusal('german', moves(...order))?.refused;
/** A path straight down column B. */
const down = (from: number, steps: number) => Array.from({ length: steps }, (_, i) => `B${from + i + 1}`);

describe('ways to move', () => {
  test.each([
    ['running', 8],
    ['cautious', 6],
    ['assault', 4],
    ['crawling', 1],
  ] as const)('[combat 10.1.2/t] %s has %i Movement Points', (mode, mp) => {
    const trial = begin({ g1: '6-6 at B1' });
    expect(refused(trial, mode, { g1: down(1, mp) })).toBeUndefined();
    expect(refused(trial, mode, { g1: down(1, mp + 1) })).toBe('TOO_FAR');
  });

  test('[combat 10.1.6] crawling is one hex, whatever it costs on foot', () => {
    const trial = begin({ g1: '6-6 at B1' }, { map: field({ B2: 'woods' }) });
    expect(refused(trial, 'crawling', { g1: ['B2'] })).toBeUndefined();
  });

  test.each([
    ['6-6', [true, true, true, true]],
    ['3-6', [true, true, true, true]],
    ['nco', [true, true, true, true]],
    ['MG 34', [false, true, false, true]],
    ['M2 mortar', [false, true, false, true]],
    ['FT', [true, true, false, true]],
    ['demo', [false, true, false, true]],
  ] as const)('[combat 10.1.1, 10.1.3] %s: running, cautious, assault, crawling %p', (name, allowed) => {
    const trial = begin({
      g1: [`${name} at B1`, name === 'MG 34' || name === 'M2 mortar' ? { face: 'move' } : {}],
    });
    const modes = ['running', 'cautious', 'assault', 'crawling'] as const;
    expect(modes.map((mode) => refused(trial, mode, { g1: ['B2'] }) === undefined)).toEqual(allowed);
  });

  test.each([
    ['running', 'moved'],
    ['cautious', 'moved'],
    ['assault', 'assault-moved'],
    ['crawling', 'crawled'],
  ] as const)('[combat 10.1.4] %s leaves the marker %s', (mode, marker) => {
    const trial = begin({ g1: '6-6 at B1' }).order('german', moves(mode, { g1: ['B2'] }));
    expect(trial.unit('g1')).toMatchObject({ at: 'B2', marker });
    expect(trial.unit('g1').moving).toBeUndefined();
  });

  test('[combat 10.1.2] each hex is told with its cost and what is left', () => {
    const trial = begin({ g1: '6-6 at B1' }, { map: field({ B2: 'woods' }) });
    trial.order('german', moves('cautious', { g1: ['B2', 'B3'] }));
    expect(trial.told('entered')).toEqual([
      { unit: 'g1', from: 'B1', to: 'B2', mp: 2, left: 4 },
      { unit: 'g1', from: 'B2', to: 'B3', mp: 1, left: 3 },
    ]);
  });

  test('a move may be continued step by step, or halted', () => {
    const trial = begin({ g1: '6-6 at B1' });
    trial.order('german', moves('cautious', { g1: ['B2'] }, true));
    expect(trial.awaits).toEqual(['german moving']);
    const go = (to: string[]) => ({
      order: 'go-on',
      routes: [{ unit: 'g1', path: to.map((hex) => ({ to: hex })) }],
      more: true,
    });
    expect(trial.refusal('german', go(down(2, 6)))).toMatchObject({ refused: 'TOO_FAR' });
    trial.order('german', go(['B3'])).order('german', 'halt');
    expect(trial.awaits).toEqual(['american impulse']);
    expect(trial.unit('g1').at).toBe('B3');
  });
});

describe('teams and guns', () => {
  test('[combat 10.3.1, 10.1.2/t1] a team flips to its move side for 1 MP before it moves', () => {
    const trial = begin({ g1: 'MG 34 at B1' });
    expect(refused(trial, 'cautious', { g1: ['B2'] })).toBe('FLIP_FIRST');
    expect(refused(trial, 'cautious', { g1: [{ do: 'flip' }, ...down(1, 5)] })).toBeUndefined();
    expect(refused(trial, 'cautious', { g1: [{ do: 'flip' }, ...down(1, 6)] })).toBe('TOO_FAR');
    trial.order('german', moves('cautious', { g1: [{ do: 'flip' }, 'B2'] }));
    expect(trial.unit('g1')).toMatchObject({ at: 'B2', face: 'move' });
  });
  test('[combat 10.3.3] it may flip more than once, but not on top of a crawl', () => {
    const trial = begin({ g1: 'MG 34 at B1' });
    expect(refused(trial, 'crawling', { g1: ['B2', { do: 'flip' }] })).toBe('TOO_FAR');
    trial.order('german', moves('cautious', { g1: [{ do: 'flip' }, 'B2', { do: 'flip' }] }));
    expect(trial.unit('g1').face).toBe('weapon');
  });
  test('[combat 10.3.2] with its weapon up it may crawl', () => {
    expect(refused(begin({ g1: 'MG 34 at B1' }), 'crawling', { g1: ['B2'] })).toBeUndefined();
  });
  test('[combat-90] flipping in place can be all there is to a crawl', () => {
    const trial = begin({ g1: ['MG 42 at B1', { face: 'move' }] });
    trial.order('german', moves('crawling', { g1: [{ do: 'flip' }] }));
    expect(trial.unit('g1')).toMatchObject({ face: 'weapon', marker: 'crawled' });
  });
  test('[combat 12.9.1] Demos, Molotovs and flamethrowers have no weapon side to turn to', () => {
    for (const name of ['demo', 'molotov', 'FT'])
      expect(refused(begin({ g1: `${name} at B1` }), 'cautious', { g1: [{ do: 'flip' }] })).toBe(
        'NO_OTHER_SIDE',
      );
  });
  test('[combat 10.4.1] a gun moves double the cost, crawling with its weapon up counts as Cautious', () => {
    const trial = begin({
      g1: ['M2 mortar at B1', { face: 'move' }],
      g2: 'M2 mortar at D1',
      a1: '7-6 at D4',
    });
    expect(refused(trial, 'cautious', { g1: ['B2', 'B3', 'B4'] })).toBeUndefined();
    expect(refused(trial, 'cautious', { g1: ['B2', 'B3', 'B4', 'B5'] })).toBe('TOO_FAR');
    trial.order('german', moves('crawling', { g2: ['D2'] }));
    expect(trial.unit('g2').moving).toBe('cautious');
    for (const crawler of [['M2 mortar at B1', { face: 'move' }], 'MG 34 at B1'] as const) {
      const other = begin({ g1: crawler, a1: '7-6 at D4' });
      expect(other.order('german', moves('crawling', { g1: ['B2'] })).unit('g1').moving).toBe('crawling');
    }
  });
  test('[combat 10.4.1.1] a limbered gun moves only on its limber side', () => {
    const gun: Placed = ['75mm gun at B1', { limbers: true }];
    expect(refused(begin({ g1: gun }), 'cautious', { g1: ['B2'] })).toBe('FLIP_FIRST');
    expect(refused(begin({ g1: gun }), 'cautious', { g1: [{ do: 'flip' }, 'B2'] })).toBeUndefined();
  });
  test('[combat 15.6.3.1] a unit that carries a phone crawls, a radio does not matter', () => {
    expect(refused(begin({ g1: ['6-6 at B1', { phone: 'x' }] }), 'cautious', { g1: ['B2'] })).toBe('PHONE');
    expect(refused(begin({ g1: ['6-6 at B1', { phone: 'x' }] }), 'crawling', { g1: ['B2'] })).toBeUndefined();
    expect(refused(begin({ g1: ['6-6 at B1', { radio: 'x' }] }), 'running', { g1: ['B2'] })).toBeUndefined();
  });
  test('[combat 15.6.3] handing a radio over costs its carrier 1 MP', () => {
    const trial = begin({ g1: ['6-6 at B1', { radio: 'x' }], g2: '6-6 at B1' });
    trial.order('german', moves('cautious', { g1: [{ do: 'hand-over', at: 'g2' }, ...down(1, 5)] }));
    expect(trial.unit('g1').radio).toBeUndefined();
    expect(trial.unit('g2').radio).toBe('x');
    expect(trial.told('handed')).toEqual([{ unit: 'g1', to: 'g2', what: 'radio' }]);
    const found = begin({ g1: '6-6 at B1' }, { marks: { B1: { phone: 'y' } } });
    found.order('german', moves('cautious', { g1: [{ do: 'pick-up' }] }));
    expect(found.unit('g1').phone).toBe('y');
    expect(found.battle.location('B1').phone).toBeUndefined();
  });
});

describe('reactions to movement', () => {
  test('[combat 12.1.2/a] every Movement Point spent is an occasion, a flip as well as a hex', () => {
    const trial = begin({ g1: ['MG 34 at D4', {}], a1: '7-6 at D7' });
    trial.order('german', moves('cautious', { g1: [{ do: 'flip' }, 'D3'] }));
    expect(trial.awaits).toEqual(['american reaction']);
    expect(trial.unit('g1').at).toBe('D4');
    trial.order('american', 'hold-fire');
    expect(trial.unit('g1').at).toBe('D3');
    expect(trial.awaits).toEqual(['american reaction']);
    trial.order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 12.1.2] nobody is asked who has no line of sight, no range or no fire left', () => {
    const asked = (units: Setup['units'], map = field()) =>
      begin({ g1: '6-6 at D4', ...units }, { map }).order('german', moves('cautious', { g1: ['D3'] }))
        .awaits[0] === 'american reaction';
    expect(asked({ a1: '7-6 at D7' })).toBe(true);
    expect(asked({ a1: '7-6 at D7' }, field({ D5: 'woods' }))).toBe(false);
    expect(asked({ a1: '5-4 at D12' })).toBe(false);
    expect(asked({ a1: ['7-6 at D7', { fired: 2 }] })).toBe(false);
    expect(asked({ a1: ['7-6 at D7', { yellow: 'disrupted' }] })).toBe(false);
    expect(asked({ a1: ['7-6 at D7', { hidden: true }] })).toBe(false);
  });

  test('a side that may have hidden units is asked at every step, seen or not', () => {
    const trial = begin({ g1: '6-6 at D4' }, { sides: { american: { mayHide: true } } });
    expect(trial.order('german', moves('cautious', { g1: ['D3'] })).awaits).toEqual(['american reaction']);
  });

  test('[combat 12.1.2.1] Defensive Fire is at the units that have just moved', () => {
    const trial = begin({ g1: '6-6 at D4', g2: '6-6 at E4', a1: '7-6 at D7' });
    trial.order('german', moves('cautious', { g1: ['D3'] }));
    expect(trial.refusal('american', { order: 'fire', units: ['a1'], at: 'E4' }, 9, 9)).toMatchObject({
      refused: 'NOT_THE_TRIGGER',
    });
    expect(trial.refusal('american', { order: 'fire', units: ['a1'], at: 'D3' }, 9, 9)).toBeUndefined();
  });

  test('[combat 10.1.7, 10.1.2/t2] [combat-67] running is -20 in the act and -10 once it is over', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7', a2: '7-6 at E7' });
    trial
      .order('german', moves('running', { g1: ['D3'] }))
      .order('american', { order: 'fire', units: ['a1'], at: 'D3' }, ...d100(99));
    expect(trial.told('attack')[0]?.results[0]?.modifiers).toEqual([
      { why: 'running', drm: -20, cites: '10.1.7' },
    ]);
    trial
      .order('american', 'hold-fire')
      .order('american', { order: 'fire', units: ['a2'], at: 'D3' }, ...d100(99));
    expect(trial.told('attack')[0]?.results[0]?.modifiers).toEqual([
      { why: 'moved', drm: -10, cites: '10.1.7' },
    ]);
  });

  test('[combat 10.1.4, 10.1.7] Cautious and Assault Movement are -10, crawling nothing', () => {
    const drm = (mode: 'cautious' | 'assault' | 'crawling') => {
      const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' });
      trial
        .order('german', moves(mode, { g1: ['D3'] }))
        .order('american', { order: 'fire', units: ['a1'], at: 'D3' }, ...d100(99));
      return trial.told('attack')[0]?.results[0]?.total;
    };
    expect([drm('cautious'), drm('assault'), drm('crawling')]).toEqual([89, 89, 99]);
  });

  test('a Pinned mover stops, its marker stays', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' });
    trial
      .order('german', moves('cautious', { g1: ['D3', 'D2'] }))
      .order('american', { order: 'fire', units: ['a1'], at: 'D3' }, ...d100(35), 7);
    expect(trial.told('morale-check')).toMatchObject([{ rolled: 7, result: 'Pinned Down' }]);
    trial.order('american', 'hold-fire');
    expect(trial.unit('g1')).toMatchObject({ at: 'D3', marker: 'moved', yellow: 'pinned' });
    expect(trial.awaits).toEqual(['american impulse']);
  });
});
