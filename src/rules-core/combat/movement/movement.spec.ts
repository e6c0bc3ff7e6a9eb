import { d100, field, moves, type Placed, type Setup, Trial } from '../testkit.js';

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
  });
  test('[combat 10.4.1.1] a limbered gun moves only on its limber side', () => {
    const gun: Placed = ['75mm gun at B1', { limbers: true }];
    expect(refused(begin({ g1: gun }), 'cautious', { g1: ['B2'] })).toBe('FLIP_FIRST');
    expect(refused(begin({ g1: gun }), 'cautious', { g1: [{ do: 'flip' }, 'B2'] })).toBeUndefined();
  });
  test('[combat 15.6.3.1] who carries a phone crawls, a radio does not matter', () => {
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

describe('entering an enemy hex', () => {
  const near = { g1: '6-6 at D4', a1: ['7-6 at D5', { fired: 2, yellow: 'disrupted' }] as Placed };

  test('[combat 10.1.8] alone only by an Action Check', () => {
    const trial = begin(near).order('german', moves('cautious', { g1: ['D5'] }), 6);
    expect(trial.told('action-check')).toEqual([
      { unit: 'g1', to: 'enter D5', rolled: 6, needs: 6, passed: true },
    ]);
    expect(trial.unit('g1').at).toBe('D5');
  });

  test('[combat 10.1.8.1] failing it, the unit may go elsewhere but not try again', () => {
    const trial = begin(near).order('german', moves('cautious', { g1: ['D5'] }), 7);
    expect(trial.awaits).toEqual(['german moving']);
    const go = (to: string) => ({ order: 'go-on', routes: [{ unit: 'g1', path: [{ to }] }] });
    expect(trial.refusal('german', go('D5'))).toMatchObject({ refused: 'BALKED' });
    trial.order('german', go('D3'));
    expect(trial.unit('g1').at).toBe('D3');
  });

  test('[combat 10.1.8] with a leader, or as a leader, without', () => {
    const led = begin({ ...near, g2: 'nco at D4' }).order(
      'german',
      moves('cautious', { g1: ['D5'], g2: ['D5'] }),
    );
    expect(led.kinds).not.toContain('action-check');
    const leader = begin({ a1: near.a1, g2: 'nco at D4' }).order('german', moves('cautious', { g2: ['D5'] }));
    expect(leader.unit('g2').at).toBe('D5');
  });

  test('[combat 10.2.6] among Disrupted friends a Morale Check, unless an able leader is there', () => {
    const shaken: Placed = ['6-6 at D5', { yellow: 'disrupted' }];
    const alone = begin({ g1: '6-6 at D4', g2: shaken }).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
      9,
    );
    expect(alone.told('morale-check')).toMatchObject([{ unit: 'g1', result: 'Disrupted' }]);
    const led = begin({ g1: '6-6 at D4', g2: shaken, g3: 'nco at D5' }).order(
      'german',
      moves('cautious', { g1: ['D5'] }),
    );
    expect(led.action.rolls).toEqual([]);
    const leader = begin({ g1: 'nco at D4', g2: shaken }).order('german', moves('cautious', { g1: ['D5'] }));
    expect(leader.action.rolls).toEqual([]);
  });

  test('[combat 3.3.4.2] who walks into hidden units reveals them', () => {
    const trial = begin({ g1: '6-6 at D4', a1: ['7-6 at D5', { hidden: true, fired: 2 }] });
    trial.order('german', moves('cautious', { g1: ['D5'] }));
    expect(trial.told('revealed')).toEqual([{ units: ['a1'], at: 'D5' }]);
    expect(trial.unit('a1').hidden).toBeUndefined();
  });
});

describe('platoons', () => {
  const platoon = { g1: '6-6 at B2', g2: '6-6 at B3', g3: 'nco at B3', g4: '5-4 at C3' };
  const step = { g1: ['C2'], g2: ['C3'], g3: ['C3'], g4: ['D3'] };

  test('[combat 10.5.1] up to three adjacent hexes with a leader move in one impulse, hex by hex together', () => {
    const trial = begin(platoon).order('german', moves('cautious', step));
    expect(['g1', 'g2', 'g3', 'g4'].map((id) => trial.unit(id).at)).toEqual(['C2', 'C3', 'C3', 'D3']);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.5.1] not without a leader, not from four hexes, not from hexes apart', () => {
    const lost = begin({ ...platoon, g3: ['nco at B3', { yellow: 'pinned' }] });
    expect(refused(lost, 'cautious', { g1: ['C2'], g2: ['C3'] })).toBe('NO_LEADER');
    expect(
      refused(begin({ ...platoon, g1: '6-6 at B6' }), 'cautious', { g1: ['B5'], g2: ['B4'], g3: ['B4'] }),
    ).toBe('NOT_A_PLATOON');
    const four = begin({ g1: '6-6 at B2', g2: '6-6 at B3', g3: 'nco at B4', g4: '6-6 at B5' });
    expect(refused(four, 'cautious', { g1: ['C2'], g2: ['C3'], g3: ['C4'], g4: ['C5'] })).toBe(
      'NOT_A_PLATOON',
    );
  });

  test('[combat 10.5.2] it ends adjacent or in one hex', () => {
    expect(
      refused(begin(platoon), 'cautious', { g1: ['B1', 'A2'], g2: ['B4', 'B5'], g3: ['B4', 'B5'] }),
    ).toBe('TORN_APART');
  });

  test('[combat 10.5.1] Defensive Fire sees all of them in the act', () => {
    const trial = begin({ g1: '6-6 at D4', g2: 'nco at E4', a1: '7-6 at D7' });
    trial.order('german', moves('cautious', { g1: ['D3'], g2: ['E3'] }));
    expect(trial.battle.position.awaiting[0]?.about).toEqual({
      trigger: 'move',
      units: ['g1', 'g2'],
      at: ['D3', 'E3'],
    });
  });

  test('[combat 10.5.2/a] without its leader each goes on only by an Action Check', () => {
    const trial = begin({ g1: '6-6 at D4', g2: 'nco at D4', g3: '6-6 at D4', a1: '7-6 at D7' });
    trial.order('german', moves('cautious', { g1: ['D3', 'D2'], g2: ['D3', 'D2'], g3: ['D3', 'D2'] }));
    trial.order('american', { order: 'fire', units: ['a1'], at: 'D3' }, ...d100(35), 8, 1, 1);
    expect(trial.unit('g2').yellow).toBe('pinned');
    trial.order('american', 'hold-fire', 6, 7);
    expect(trial.told('action-check')).toMatchObject([
      { unit: 'g1', passed: true },
      { unit: 'g3', passed: false },
    ]);
    expect(trial.told('fell-out')).toEqual([{ units: ['g3'], why: 'no leader' }]);
    expect([trial.unit('g1').at, trial.unit('g3').at]).toEqual(['D2', 'D3']);
  });

  test('[combat 10.5.2] torn apart by losses, only the part that stands together goes on', () => {
    const units = { g1: '6-6 at D3', g2: '6-6 at D4', g3: 'nco at D5', g4: '6-6 at D5', a1: '7-6 at H4' };
    const trial = begin(units);
    trial.order(
      'german',
      moves('cautious', { g1: ['C3', 'B3'], g2: ['C4', 'B4'], g3: ['C5', 'B5'], g4: ['C5', 'B5'] }),
    );
    trial
      .order('american', { order: 'fire', units: ['a1'], at: 'C4' }, ...d100(35), 7)
      .order('american', 'hold-fire');
    expect(trial.told('fell-out')).toEqual([{ units: ['g1'], why: 'torn apart' }]);
    expect([trial.unit('g1').at, trial.unit('g2').at, trial.unit('g4').at]).toEqual(['C3', 'C4', 'B5']);
  });

  test('[combat 10.5.3] a platoon may use Assault Movement', () => {
    const trial = begin(platoon).order('german', moves('assault', step));
    expect(['g1', 'g2', 'g3', 'g4'].map((id) => trial.unit(id).marker)).toEqual(
      Array(4).fill('assault-moved'),
    );
  });
});

describe('Assault Fire', () => {
  const units = { g1: '6-6 at D4', a1: ['7-6 at D7', { fired: 2 }] as Placed };

  test('[combat 10.1.5, 12.3.1.2.3] half firepower on the move for 1 MP', () => {
    const trial = begin(units).order('german', moves('assault', { g1: ['D5'] }, true));
    trial.order('german', { order: 'fire', units: ['g1'], at: 'D7' }, ...d100(99));
    expect(trial.told('attack')).toMatchObject([{ fp: 3, row: 2 }]);
    expect(trial.unit('g1').marker).toBe('assault-fired');
    expect(trial.battle.position.awaiting[0]?.about?.left).toEqual({ g1: 2 });
    expect(trial.refusal('german', { order: 'fire', units: ['g1'], at: 'D7' })).toMatchObject({
      refused: 'HAS_MOVED',
    });
  });

  test('[combat 12.1.1.1.2] or later, as the use of an impulse', () => {
    const trial = begin(units)
      .order('german', moves('assault', { g1: ['D5'] }))
      .order('american', 'pass');
    trial.order('german', { order: 'fire', units: ['g1'], at: 'D7' }, ...d100(99));
    expect(trial.told('attack')).toMatchObject([{ fp: 3 }]);
    expect(trial.unit('g1')).toMatchObject({ marker: 'assault-fired' });
    expect(trial.unit('g1').fired).toBeUndefined();
  });

  test('[combat 10.1.6] crawling leaves half fire to infantry and machine guns, none to guns', () => {
    const crawled = (name: string) => {
      const trial = begin({ g1: `${name} at D4`, a1: units.a1 })
        .order('german', moves('crawling', { g1: ['D3'] }))
        .order('american', 'pass');
      const shot = { order: 'fire', units: ['g1'], at: 'D7' };
      return (
        trial.refusal('german', shot, ...d100(99))?.refused ??
        trial.order('german', shot, ...d100(99)).told('attack')[0]?.fp
      );
    };
    expect([crawled('6-6'), crawled('MG 42'), crawled('M2 mortar')]).toEqual([3, 6, 'HAS_MOVED']);
  });

  test('[combat 10.1.3, 10.1.4] who ran or moved cautiously has no fire', () => {
    for (const mode of ['running', 'cautious'] as const) {
      const trial = begin(units).order('german', moves(mode, { g1: ['D5'] }, true));
      expect(trial.refusal('german', { order: 'fire', units: ['g1'], at: 'D7' })).toMatchObject({
        refused: 'HAS_MOVED',
      });
    }
  });

  test('[combat 12.1.2.3] Defensive Fire comes before the Assault Fire', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D7' }).order(
      'german',
      moves('assault', { g1: ['D5'] }, true),
    );
    expect(trial.awaits).toEqual(['american reaction']);
    expect(trial.refusal('german', { order: 'fire', units: ['g1'], at: 'D7' })).toMatchObject({
      refused: 'NOT_YOUR_DECISION',
    });
    expect(trial.order('american', 'hold-fire').awaits).toEqual(['german moving']);
  });
});

describe('fleeing', () => {
  const map = field({ D2: 'woods', H4: 'stone-building' });
  const shot = (units: Setup['units'], rolls: number[]) => {
    const trial = begin({ g1: '6-6 at D5', a1: '7-6 at D8', ...units }, { map });
    return trial
      .order('german', moves('cautious', { g1: ['D4', 'D3'] }))
      .order('american', { order: 'fire', units: ['a1'], at: 'D4' }, ...d100(35), ...rolls);
  };

  test('[combat 10.6.1] Disrupted on the move, it may head for the nearest cover with what is left', () => {
    const trial = shot({}, [9]).order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['german flee-now']);
    expect(trial.legal('german')).toEqual([
      { order: 'run-for-cover', unit: 'g1', path: ['D3'] },
      { order: 'stay' },
    ]);
    trial.order('german', { order: 'run-for-cover', unit: 'g1', path: ['D3', 'D2'] });
    expect(trial.told('fled')).toEqual([
      { unit: 'g1', from: 'D4', to: 'D3' },
      { unit: 'g1', from: 'D3', to: 'D2' },
    ]);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.6.1] only towards the nearest cover', () => {
    const trial = shot({}, [9]).order('american', 'hold-fire');
    expect(trial.refusal('german', { order: 'run-for-cover', unit: 'g1', path: ['E4'] })).toMatchObject({
      refused: 'NOT_TO_COVER',
    });
    expect(trial.order('german', 'stay').unit('g1').at).toBe('D4');
  });

  test('[combat 10.6.1] one hex in any case, even without Movement Points', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '7-6 at D8' }, { map: field({ D2: 'woods' }) });
    trial
      .order('german', moves('crawling', { g1: ['D3'] }))
      .order('american', { order: 'fire', units: ['a1'], at: 'D3' }, ...d100(25), 9);
    trial.order('american', 'hold-fire');
    expect(trial.battle.position.awaiting[0]?.about).toEqual({ unit: 'g1', mp: 0 });
    expect(trial.order('german', { order: 'run-for-cover', unit: 'g1', path: ['D2'] }).unit('g1').at).toBe(
      'D2',
    );
  });

  test('[combat 6.13.2/a] never towards an enemy in sight', () => {
    const trial = shot({ a2: 'nco at F1' }, [9]).order('american', 'hold-fire');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[combat 10.6.2] a Disrupted unit may flee in an impulse of its own', () => {
    const trial = begin({ g1: ['6-6 at D5', { yellow: 'disrupted' }], g2: '6-6 at D5' }, { map });
    trial.order('german', { order: 'flee', unit: 'g1', path: ['D4', 'D3'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'D3', marker: 'moved', fled: true });
    expect(trial.awaits).toEqual(['american impulse']);
    trial.order('american', 'pass');
    expect(trial.refusal('german', { order: 'flee', unit: 'g1', path: ['D2'] })).toMatchObject({
      refused: 'HAS_MOVED',
    });
    expect(trial.refusal('german', { order: 'flee', unit: 'g2', path: ['D4'] })).toMatchObject({
      refused: 'NOT_DISRUPTED',
    });
  });
});

describe('bugging out', () => {
  const charge = (...rolls: number[]) =>
    new Trial({ units: { ...FAR, g1: 'nco at D4', a1: ['7-6 at D5', { fired: 2 }] } })
      .order('german', moves('cautious', { g1: ['D5'] }))
      .order('american', { order: 'bug-out', unit: 'a1', to: 'D6' }, ...rolls);

  test('[combat 10.6.4] a Morale Check passed gets the unit out before the enemy comes in', () => {
    const trial = charge(7);
    expect(trial.told('bugged-out')).toEqual([{ unit: 'a1', from: 'D5', to: 'D6' }]);
    expect([trial.unit('a1').at, trial.unit('g1').at]).toEqual(['D6', 'D5']);
  });
  test('[combat 10.6.4] Pinned it stays, Disrupted it gets out with its marker', () => {
    expect(charge(8).unit('a1')).toMatchObject({ at: 'D5', yellow: 'pinned' });
    expect(charge(0, 5).unit('a1')).toMatchObject({ at: 'D6', yellow: 'disrupted' });
  });
  test('[combat 10.6.4] only into a hex without enemies, and only if it is free to move', () => {
    const trial = new Trial({
      units: { ...FAR, g1: 'nco at D4', g2: '6-6 at D6', a1: ['7-6 at D5', { fired: 2 }] },
    });
    trial.order('german', moves('cautious', { g1: ['D5'] }));
    expect(trial.refusal('american', { order: 'bug-out', unit: 'a1', to: 'D6' }, 1)).toMatchObject({
      refused: 'NO_WAY_OUT',
    });
    expect(trial.refusal('american', { order: 'bug-out', unit: 'a1', to: 'D4' }, 1)).toMatchObject({
      refused: 'NO_WAY_OUT',
    });
    expect(trial.order('american', 'stand').unit('g1').at).toBe('D5');
    const pinned = new Trial({
      units: { ...FAR, g1: 'nco at D4', a1: ['7-6 at D5', { fired: 2, yellow: 'pinned' }] },
    });
    expect(pinned.order('german', moves('cautious', { g1: ['D5'] })).unit('g1').at).toBe('D5');
  });
});
