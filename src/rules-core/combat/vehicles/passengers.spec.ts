import { d100, field, moves, type Setup, Trial } from '../testkit.testkit.js';
import { drives, shoots } from './testkit.testkit.js';

const EAST = { facing: 2 } as const;
const begin = (units: NonNullable<Setup['units']>, more: Setup = {}) => new Trial({ ...more, units });
const FAR = 'nco at A12';

describe('mounting and dismounting', () => {
  test('[combat 11.5.5] [combat-15] combat-43: a squad mounts an M4A1, which keeps nine Movement Points', () => {
    const trial = begin(
      { a1: '7-6 at F9', a2: ['M4A1 at E8', EAST], g1: FAR },
      { active: 'american', map: field({ F8: 'woods' }) },
    );
    trial.order('american', moves('cautious', { a1: ['F8', 'E8', { do: 'mount', at: 'a2' }] }));
    expect(trial.told('mounted')).toEqual([{ unit: 'a1', on: 'a2', mp: 4 }]);
    expect(trial.unit('a1')).toMatchObject({ aboard: 'a2', at: 'E8', marker: 'moved' });
    expect(trial.unit('a2').mpUsed).toBe(4);
    trial.order('german', 'pass');
    const turns = (steps: number) => [...Array(steps)].map((_, i) => ({ face: i % 2 === 0 ? 3 : 2 }));
    expect(trial.refusal('american', drives({ a2: turns(8) }))?.refused).toBe('TOO_FAR');
    trial.order('american', drives({ a2: turns(7) }));
    expect(trial.told('turned').at(-1)?.left).toBe(0);
  });

  test('[combat 11.5.5] not at a run; dismounting costs the same, and what is left of both sides’ points stays', () => {
    const units = { g1: '6-6 at E7', g2: ['PzKw 4H at E7', EAST], r1: FAR } as const;
    expect(
      begin(units).refusal('german', moves('running', { g1: [{ do: 'mount', at: 'g2' }] }))?.refused,
    ).toBe('RUNNING');
    const off = begin({ g1: ['6-6 at E7', { aboard: 'g2' }], g2: ['PzKw 4H at E7', EAST], r1: FAR });
    expect(off.refusal('german', moves('cautious', { g1: ['F7'] }))?.refused).toBe('RIDING');
    off.order('german', moves('cautious', { g1: [{ do: 'dismount' }, 'F7'] }));
    expect(off.told('dismounted')).toEqual([{ unit: 'g1', from: 'g2', mp: 4 }]);
    expect(off.told('entered')).toMatchObject([{ to: 'F7', left: 4 }]);
    expect(off.unit('g2').mpUsed).toBe(4);
  });

  test('[combat 11.5.5/a] a vehicle that drives up and loads goes on, unless its passenger has moved', () => {
    const load = (rider: object) =>
      begin({ g1: ['6-6 at E7', rider], g2: ['PzKw 4H at D6', EAST], r1: FAR }).order(
        'german',
        drives({ g2: ['E7', { load: 'g1' }, 'F7'] }),
      );
    const fresh = load({});
    expect(fresh.told('mounted')).toEqual([{ unit: 'g1', on: 'g2', mp: 4 }]);
    expect([fresh.unit('g2').at, fresh.unit('g1').at]).toEqual(['F7', 'F7']);
    expect(fresh.told('drove').at(-1)).toMatchObject({ to: 'F7', left: 6 });
    const tired = load({ marker: 'moved' });
    expect([tired.unit('g2').at, tired.unit('g1').aboard]).toEqual(['E7', 'g2']);
  });

  test('[combat 11.5.1] capacities come from the Tow/Carry Table', () => {
    const boards = (units: NonNullable<Setup['units']>, rider: string, at = 'v') =>
      begin({ ...units, r1: FAR }).refusal('german', moves('cautious', { [rider]: [{ do: 'mount', at }] }))
        ?.refused;
    const tank = {
      gv: ['PzKw 4H at E7', EAST],
      g1: ['6-6 at E7', { aboard: 'gv' }],
      g2: '3-6 at E7',
    } as const;
    expect(boards(tank, 'g2', 'gv')).toBe('NO_ROOM');
    const track = {
      gv: ['SdKfz 251C at E7', EAST],
      g1: ['6-6 at E7', { aboard: 'gv' }],
      g2: 'MG 34 at E7',
      g3: '6-6 at E7',
    } as const;
    expect(boards({ ...track, g2: ['MG 34 at E7', { face: 'move' }] }, 'g2', 'gv')).toBeUndefined();
    expect(boards(track, 'g3', 'gv')).toBe('NO_ROOM');
    const truck = {
      gv: ['Opel Blitz at E7', EAST],
      g1: ['6-6 at E7', { aboard: 'gv' }],
      g3: '6-6 at E7',
    } as const;
    expect(boards(truck, 'g3', 'gv')).toBeUndefined();
  });

  test('[combat 11.5.2] only infantry rides, with its weapon up or not; guns are towed by what can tow', () => {
    const hook = (transport: string, gun: string, values: object = {}) =>
      begin({ gv: [`${transport} at E7`, EAST], g1: [`${gun} at E7`, values], r1: FAR }).order(
        'german',
        drives({ gv: [{ load: 'g1' }, 'F7'] }),
      );
    const towed = hook('SdKfz 7', 'PaK 38');
    expect(towed.told('mounted')).toEqual([{ unit: 'g1', on: 'gv', mp: 4, towed: true }]);
    expect(towed.unit('g1')).toMatchObject({ aboard: 'gv', at: 'F7' });
    expect(hook('SdKfz 251C', 'MG 34').unit('g1')).toMatchObject({ aboard: 'gv', face: 'weapon' });
    expect(() => hook('PzKw 4H', 'PaK 38')).toThrow('NO_HOOK');
    const second = begin({
      gv: ['SdKfz 7 at E7', EAST],
      g1: ['PaK 38 at E7', { aboard: 'gv' }],
      g2: 'Grtwfr 34 at E7',
      r1: FAR,
    });
    expect(second.refusal('german', drives({ gv: [{ load: 'g2' }] }))?.refused).toBe('NO_HOOK');
    const tank = begin({ gv: ['SdKfz 7 at E7', EAST], g1: ['PzKw 4H at E7', EAST], r1: FAR });
    expect(tank.refusal('german', drives({ gv: [{ load: 'g1' }] }))?.refused).toBe('CANNOT_RIDE');
  });

  test('[combat 10.4.1.1] a limbered gun is towed on its Limber side only, moves on it only, and turns like a +5 turret', () => {
    const hook = (face: string) =>
      begin({
        gv: ['SdKfz 7 at E7', EAST],
        g1: ['FlaK 18/36 at E7', { face: face as never }],
        r1: FAR,
      }).refusal('german', drives({ gv: [{ load: 'g1' }] }))?.refused;
    expect([hook('weapon'), hook('move')]).toEqual(['NOT_LIMBERED', undefined]);
    const push = begin({ g1: 'FlaK 18/36 at E7', r1: FAR });
    expect(push.refusal('german', moves('cautious', { g1: ['E6'] }))?.refused).toBe('FLIP_FIRST');
    const trial = begin({ g1: ['FlaK 18/36 at D6', { facing: 0 }], r1: '4-4 at G7' });
    trial.order('german', shoots('g1', 'G7'), 9, ...d100(90));
    expect(trial.told('attack')[0]?.modifiers).toEqual([{ why: 'gun turned', drm: 10, cites: '10.4.1.1' }]);
    expect(trial.told('screened-shot')[0]).toMatchObject({ exceeds: 2 });
  });

  test('[combat 11.5.4] any number of leaders rides beyond the capacity', () => {
    const units = {
      gv: ['PzKw 4H at E7', EAST],
      g1: ['6-6 at E7', { aboard: 'gv' }],
      g2: ['nco at E7', { aboard: 'gv' }],
      g3: 'officer at E7',
      r1: FAR,
    } as const;
    expect(
      begin(units)
        .order('german', drives({ gv: [{ load: 'g3' }] }))
        .unit('g3').aboard,
    ).toBe('gv');
  });

  test('a transport sets its riders down on the way', () => {
    const trial = begin({ gv: ['PzKw 4H at D6', EAST], g1: ['6-6 at D6', { aboard: 'gv' }], r1: FAR });
    trial.order('german', drives({ gv: ['E7', { unload: 'g1' }, 'F7'] }));
    expect(trial.told('dismounted')).toEqual([{ unit: 'g1', from: 'gv', mp: 4 }]);
    expect([trial.unit('g1').at, trial.unit('gv').at]).toEqual(['E7', 'F7']);
    expect(trial.told('drove').at(-1)?.left).toBe(6);
  });
});

describe('riders in the fight', () => {
  test('[combat 11.5.6] no Action Check for infantry that rides into an enemy', () => {
    const trial = begin({
      gv: ['PzKw 4H at D6', EAST],
      g1: ['6-6 at D6', { aboard: 'gv' }],
      r1: ['nco at E7', { yellow: 'disrupted' }],
    });
    trial.order('german', drives({ gv: ['E7'] }));
    expect(trial.told('action-check')).toEqual([]);
    expect(trial.unit('g1').at).toBe('E7');
  });

  test('[combat 11.5.7] riders do not fire, nothing covers them, and they are off when their vehicle fires', () => {
    const units = {
      gv: ['PzKw 4H at D6', EAST],
      g1: ['6-6 at D6', { aboard: 'gv' }],
      r1: '4-4 at F6',
    } as const;
    expect(begin(units).refusal('german', shoots('g1', 'F6'))?.refused).toBe('RIDING');
    const fired = begin(units).order('german', shoots('gv', 'F6', { weapon: 'machine-guns' }), ...d100(95));
    expect(fired.told('thrown-off')).toEqual([{ units: ['g1'], from: 'gv' }]);
    expect(fired.unit('g1').aboard).toBeUndefined();
    const hit = new Trial({ active: 'russian', units, map: field({ D6: 'woods' }) });
    hit.order('russian', shoots('r1', 'D6'), ...d100(1), ...d100(95));
    expect(
      hit.told('attack')[0]?.results.map((each) => [each.units, each.modifiers.map(({ why }) => why)]),
    ).toEqual([
      [['g1'], []],
      [['gv'], ['Woods', 'front armour']],
    ]);
  });

  const track = ['SdKfz 251C at D6', EAST] as const;
  const aboard = (name: string, values: object = {}) =>
    [`${name} at D6`, { aboard: 'gv', ...values }] as const;

  test('[combat 11.5.8] riders in a half-track are safe from small arms of their level, until they have fired', () => {
    const fire = (rider: object, firer = '4-4 at F6') =>
      new Trial({ active: 'russian', units: { gv: track, g1: aboard('6-6', rider), r1: firer } })
        .order('russian', shoots('r1', 'D6'), ...d100(95))
        .told('attack')[0]
        ?.results.flatMap(({ units }) => units);
    expect(fire({})).toEqual(['gv']);
    expect(fire({ fired: 1 })).toContain('g1');
  });

  test('[combat 11.5.8.1] [combat-15] combat-66: from above they are hit where the height is at least the range, at +10', () => {
    const fire = (at: string) =>
      new Trial({
        map: field({ [at]: { level: 2 } }),
        active: 'russian',
        units: { gv: track, g1: aboard('6-6'), r1: `4-4 at ${at}` },
      })
        .order('russian', shoots('r1', 'D6'), ...d100(95))
        .told('attack')[0]
        ?.results.find(({ units }) => units.includes('g1'));
    expect(fire('F6')?.modifiers).toEqual([{ why: 'half-track', drm: 10, cites: '11.5.8.1' }]);
    expect(fire('G6')).toBeUndefined();
  });

  test('[combat 11.5.8.3] [combat-15] combat-44: squad, machine gun and half-track combine for sixteen', () => {
    const units = {
      gv: track,
      g1: aboard('6-6', { name: '8-5', fp: 8, range: 5 }),
      g2: aboard('MG 34'),
      r1: '4-4 at H6',
    } as const;
    const volley = { order: 'fire', units: ['gv', 'g1', 'g2'], at: 'H6' };
    const still = begin(units).order('german', volley, ...d100(95));
    expect(still.told('attack')[0]).toMatchObject({ fp: 16, row: 16 });
    expect(still.told('thrown-off')).toEqual([]);
    const heavy = begin({ ...units, g2: aboard('MG 42') });
    expect(heavy.refusal('german', volley)?.refused).toBe('RIDING');
  });

  test('[combat 11.5.8.3.1] by Assault Movement they combine for eight, and not at all after a normal move', () => {
    const units = (marker: string) =>
      ({
        gv: ['SdKfz 251C at D6', { ...EAST, marker, drove: true }],
        g1: aboard('6-6', { fp: 8, range: 5 }),
        g2: aboard('MG 34'),
        r1: '4-4 at H6',
      }) as never;
    const volley = { order: 'fire', units: ['gv', 'g1', 'g2'], at: 'H6' };
    expect(
      begin(units('assault-moved'))
        .order('german', volley, ...d100(95))
        .told('attack')[0]?.fp,
    ).toBe(8);
    expect(begin(units('moved')).refusal('german', shoots('g1', 'H6'))?.refused).toBe('HAS_MOVED');
  });

  test('[combat 11.5.8.2] the Disrupted flee from a half-track only in a phase they begin so, at a quarter of its points', () => {
    const flee = (values: object) =>
      begin(
        { gv: track, g1: aboard('6-6', { yellow: 'disrupted', ...values }), r1: FAR },
        { map: field({ E6: 'woods' }) },
      );
    const order = { order: 'flee', unit: 'g1', path: ['E6'] };
    expect(flee({ shaken: true }).refusal('german', order)?.refused).toBe('RIDING');
    const gone = flee({}).order('german', order);
    expect(gone.unit('g1')).toMatchObject({ at: 'E6' });
    expect(gone.unit('g1').aboard).toBeUndefined();
    expect(gone.unit('gv').mpUsed).toBe(5);
    const tank = begin(
      { gv: ['PzKw 4H at D6', EAST], g1: aboard('6-6', { yellow: 'disrupted' }), r1: FAR },
      { map: field({ E6: 'woods' }) },
    );
    expect(tank.refusal('german', order)?.refused).toBe('RIDING');
  });

  test('[combat 11.5.8.2] a unit that is Disrupted aboard is marked for it until the turn ends', () => {
    const trial = new Trial({
      active: 'russian',
      units: {
        gv: ['SdKfz 251C at D6', { ...EAST, armour: { front: 0, side: 0, rear: 0 } }],
        g1: aboard('6-6', { fired: 1 }),
        r1: ['7-6 at F6', { fp: 8 }],
      },
    });
    trial.order('russian', shoots('r1', 'D6'), ...d100(20), 9, 1);
    expect(trial.unit('g1')).toMatchObject({ yellow: 'disrupted', shaken: true });
  });
});

describe('guns on foot', () => {
  test('[combat 10.4.1] guns pay double for each hex, do not fire when they crawl, and weapon side up count as Cautious', () => {
    const trial = begin({ g1: ['PaK 38 at D6', { face: 'move' }], r1: FAR }).order(
      'german',
      moves('cautious', { g1: ['E6', 'F6'] }),
    );
    expect(trial.told('entered').map(({ mp, left }) => [mp, left])).toEqual([
      [2, 4],
      [2, 2],
    ]);
    const crawl = begin({ g1: 'PaK 38 at D6', r1: '4-4 at G6' }).order(
      'german',
      moves('crawling', { g1: ['E6'] }),
    );
    expect(crawl.unit('g1').marker).toBe('crawled');
    expect(crawl.awaits).toEqual(['russian reaction']);
    crawl.order('russian', shoots('r1', 'E6'), ...d100(95));
    expect(crawl.told('attack')[0]?.results[0]?.modifiers).toEqual([
      { why: 'moved', drm: -10, cites: '10.1.7' },
    ]);
    crawl.order('russian', 'hold-fire').order('russian', 'pass');
    expect(crawl.refusal('german', shoots('g1', 'G6'))?.refused).toBe('HAS_MOVED');
  });

  test('[combat 11.1.2/fig] a gun’s covered arc runs out from its front two hexsides', () => {
    const turns = (at: string) => {
      const trial = begin({ g1: ['PaK 38 at F6', { facing: 1 }], r1: `4-4 at ${at}` }).order(
        'german',
        shoots('g1', at),
        ...(IN.includes(at) ? [] : [9]),
        ...d100(95),
      );
      return trial.unit('g1').facing;
    };
    const IN = ['F5', 'F3', 'H4', 'G6', 'H6', 'E5'];
    expect(IN.map(turns)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['G7', 'E6'].map(turns)).toEqual([2, 0]);
  });
});
