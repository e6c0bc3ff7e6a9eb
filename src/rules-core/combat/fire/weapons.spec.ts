import { COMBAT_CHARTS } from '../charts/index.js';
import {
  begin,
  d100,
  field,
  fire,
  moves,
  type Placed,
  refused,
  type Setup,
  shoot,
  Trial,
} from '../testkit.testkit.js';
import { fireClassOf } from './readiness.js';

describe('machine guns', () => {
  const units = {
    g1: 'MG 42 at D4',
    a1: ['7-6 at D7', { fired: 2 }] as Placed,
    a2: ['7-6 at E8', { fired: 2 }] as Placed,
    a3: ['7-6 at E7', { fired: 2 }] as Placed,
  };

  test('[combat 12.8.1, 12.8.1.1] Fixed Fire is at one hex with all it has', () => {
    expect(shoot(units, fire('g1', 'D7')).fp).toBe(12);
    expect(refused(begin(units), fire('g1', 'D7', { also: ['E7'] }))).toBe('ONE_HEX');
  });
  test('[combat 12.8.1.2] Searching Fire is at up to three adjacent hexes at half, each its own roll', () => {
    const trial = begin(units).order(
      'german',
      fire('g1', 'D7', { also: ['E7', 'E8'], traverse: 'searching' }),
      ...d100(99),
      ...d100(98),
      ...d100(97),
    );
    expect(trial.told('attack').map(({ at, fp, rolled }) => [at, fp, rolled])).toEqual([
      ['D7', 6, 99],
      ['E7', 6, 98],
      ['E8', 6, 97],
    ]);
    expect(trial.unit('g1').fired).toBe(1);
    expect(
      refused(
        begin({ ...units, a2: '7-6 at H8' }),
        fire('g1', 'D7', { also: ['H8'], traverse: 'searching' }),
      ),
    ).toBe('NOT_A_STRING');
    expect(
      refused(
        begin({ ...units, g1: '6-6 at D4' }),
        fire('g1', 'D7', { also: ['E7'], traverse: 'searching' }),
      ),
    ).toBe('NOT_A_MACHINE_GUN');
  });
  const near = {
    g1: 'MG 42 at D4',
    a1: ['7-6 at D5', { fired: 2, marker: 'moved' }] as Placed,
    a2: ['7-6 at E5', { fired: 2 }] as Placed,
  };
  test('[combat 12.8.1.3] a Swinging Traverse is against adjacent hexes, one with a mover, at printed firepower', () => {
    const trial = begin(near).order(
      'german',
      fire('g1', 'D5', { also: ['E5'], traverse: 'swinging' }),
      ...d100(99),
      ...d100(98),
    );
    expect(trial.told('attack').map(({ fp }) => fp)).toEqual([12, 12]);
    expect(
      refused(begin({ ...near, a1: '7-6 at D5' }), fire('g1', 'D5', { also: ['E5'], traverse: 'swinging' })),
    ).toBe('NO_SWINGING');
    expect(refused(begin(units), fire('g1', 'D7', { traverse: 'swinging' }))).toBe('NO_SWINGING');
  });
  test('[combat 12.8.1.3] [combat 12.1.2.1] as Defensive Fire it takes in hexes beside that of the mover; Searching Fire does not', () => {
    const moving = () =>
      new Trial({ active: 'american', units: { ...near, a1: '7-6 at D6' } }).order(
        'american',
        moves('cautious', { a1: ['D5'] }),
      );
    const sweep = (traverse: string) => fire('g1', 'D5', { also: ['E5'], traverse });
    const trial = moving().order('german', sweep('swinging'), ...d100(99), ...d100(98));
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['D5', 'E5']);
    expect(refused(moving(), sweep('searching'))).toBe('NOT_THE_TRIGGER');
    expect(refused(moving(), fire('g1', 'E5', { also: ['D5'], traverse: 'swinging' }))).toBe(
      'NOT_THE_TRIGGER',
    );
  });
  test('[combat 12.8.1.3.1] a ones die of 1 to 3 jams it for good', () => {
    const swing = (roll: number) =>
      begin(near).order('german', fire('g1', 'D5', { traverse: 'swinging' }), ...d100(roll));
    expect(swing(93).unit('g1')).toMatchObject({ face: 'move', jammed: true });
    expect(swing(94).unit('g1').jammed).toBeUndefined();
    const jammed = begin({ g1: ['MG 42 at D4', { face: 'move', jammed: true }], a1: 'nco at L1' });
    expect(refused(jammed, moves('cautious', { g1: [{ do: 'flip' }] }))).toBe('JAMMED');
  });
});

describe('other weapons', () => {
  test('[combat 12.2.1.5, 12.9.7] anti-tank rifles fire with 1, the Russian one with 2, at any range alike', () => {
    expect(shoot({ g1: 'ATR at D4', a1: '7-6 at D5' }, fire('g1', 'D5')).fp).toBe(1);
    const trial = new Trial({ active: 'russian', units: { r1: 'ATR at D4', g1: '6-6 at D5' } }).order(
      'russian',
      fire('r1', 'D5'),
      9,
      9,
    );
    expect(trial.told('attack')[0]?.fp).toBe(2);
  });
  test('[combat 12.9.9#2, 12.9.9.1#2, 12.9.9.2#2] a bazooka fires at infantry with its Gun Size within its printed range', () => {
    expect(shoot({ g1: 'bazooka at D4', a1: '7-6 at D9' }, fire('g1', 'D9')).fp).toBe(16);
    expect(refused(begin({ g1: 'bazooka at D4', a1: '7-6 at D10' }), fire('g1', 'D10'))).toBe('OUT_OF_RANGE');
  });
  test('[combat 12.9.8.1] a flamethrower knows no terrain, but smoke and hindrances', () => {
    const flame = (map = {}, setup: Setup = {}, at = 'D5') =>
      begin({ g1: 'FT at D4', a1: [`7-6 at ${at}`, { fired: 2 }] }, { map: field(map), ...setup })
        .order('german', fire('g1', at), ...d100(77 + 20))
        .told('attack')[0];
    expect(flame({ D5: 'stone-building' })).toMatchObject({ fp: 30, results: [{ total: 97 }] });
    expect(flame({}, { marks: { D5: { smoke: 'grenade' } } })).toMatchObject({ results: [{ total: 107 }] });
    expect(refused(begin({ g1: 'FT at D4', a1: '7-6 at D6' }), fire('g1', 'D6'))).toBe('OUT_OF_RANGE');
  });
  test('[combat 12.9.8.3] out of fuel on a ones die of 8 to 10', () => {
    const flame = (roll: number) =>
      begin({ g1: 'FT at D4', a1: '7-6 at D5' })
        .order('german', fire('g1', 'D5'), ...d100(roll))
        .battle.unit('g1');
    expect(flame(97)).toMatchObject({ fired: 1, face: 'move' });
    expect(flame(98)).toBeUndefined();
    expect(flame(90)).toBeUndefined();
  });
  test('[combat 12.9.8.4, 6.13.1] [combat-37] a C or E sets a building or woods on fire', () => {
    const flame = (terrain: 'woods' | 'brush', roll: number, ...faces: number[]) =>
      begin({ g1: 'FT at D4', a1: ['7-6 at D5', { fired: 2 }] }, { map: field({ D5: terrain }) })
        .order('german', fire('g1', 'D5'), ...d100(roll), ...faces)
        .battle.location('D5').flame;
    expect(flame('woods', 7)).toBe(true);
    expect(flame('woods', 14, 1)).toBe(true);
    expect(flame('woods', 27, 1)).toBeUndefined();
    expect(flame('brush', 7)).toBeUndefined();
  });
});

describe('Demos and Molotovs', () => {
  const lob = (unit: string, at: string, target?: string) => ({
    order: 'throw',
    unit,
    at,
    ...(target && { target }),
  });

  test('[combat 12.9.4] the Demo’s row, only the terrain of the target counts, and the counter is used up', () => {
    const trial = begin(
      { g1: 'demo at D4', a1: ['7-6 at D5', { fired: 2, marker: 'moved' }] },
      { map: field({ D5: 'stone-building' }) },
    );
    trial.order('german', lob('g1', 'D5'), ...d100(70));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 30, row: 30, results: [{ total: 90, result: '-' }] });
    expect(trial.battle.unit('g1')).toBeUndefined();
  });
  test('[combat 12.9.5] an E of a Demo makes rubble of a building', () => {
    const owned = COMBAT_CHARTS.corrected({
      system: 'combat',
      version: 'with a card',
      charts: { fft: { tables: { results: { provenance: 'printed', cells: { '30': { '11-15': 'E' } } } } } },
    });
    if (!owned.ok) throw new Error('The correction is in form.');
    const map = { ...field({ D5: 'wooden-building' }), charts: owned.pack };
    const blast = (roll: number, ...faces: number[]) =>
      begin({ g1: 'demo at D4', a1: ['7-6 at D5', { fired: 2 }] }, { map })
        .order('german', lob('g1', 'D5'), ...d100(roll), ...faces)
        .battle.location('D5').rubble;
    expect([blast(5), blast(6, 1)]).toEqual([true, undefined]);
  });
  test('[combat 12.9.2] from the same hex up to a level apart, from next door on the same level or from above', () => {
    const map = field({ D4: 'stone-building-2-level', D5: 'stone-building-2-level' });
    const from = (place: string, at: string) =>
      refused(begin({ g1: `demo at ${place}`, a1: [`7-6 at ${at}`, { fired: 2 }] }, { map }), lob('g1', at));
    expect(from('D4', 'D4/1')).toBeUndefined();
    expect(from('D4', 'D4/2')).toBe('OUT_OF_REACH');
    expect(from('D4/1', 'D5/1')).toBeUndefined();
    expect(from('D4/1', 'D5')).toBeUndefined();
    expect(from('D4', 'D5/1')).toBe('OUT_OF_REACH');
    expect(from('D4', 'D6')).toBe('OUT_OF_REACH');
  });
  test('[combat 12.9.6, 12.9.6/a] a Molotov attacks one vehicle and burns it on a C or E', () => {
    const throwAt = (roll: number) =>
      begin({ g1: 'molotov at D4', a1: 'tank at D5', a2: '7-6 at D5' }).order(
        'german',
        lob('g1', 'D5', 'a1'),
        ...d100(roll),
      );
    const hit = throwAt(8);
    expect(hit.told('vehicle-destroyed')).toEqual([{ unit: 'a1', burns: true, hex: 'D5' }]);
    expect(hit.battle.location('D5').burningWrecks).toBe(1);
    expect(hit.unit('a2')).toMatchObject({ at: 'D5', name: '7-6' });
    const miss = throwAt(20);
    expect(miss.told('vehicle-destroyed')).toEqual([]);
    expect(miss.unit('a1').at).toBe('D5');
    expect(miss.battle.unit('g1')).toBeUndefined();
    expect(refused(begin({ g1: 'molotov at D4', a1: '7-6 at D5' }), lob('g1', 'D5', 'a1'))).toBe(
      'NOT_A_VEHICLE',
    );
  });
});

describe('smoke', () => {
  const smoky: Setup = { sides: { german: { smokeGrenades: 1 } } };
  const throwSmoke = (at: string) => moves('cautious', { g1: [{ do: 'smoke', at }, 'B2'] });

  test('[combat 13.1.1] a squad of quality 6 or more places one for 1 MP in its own or an adjacent hex, once', () => {
    const trial = begin({ g1: '6-6 at B1', a1: 'nco at L11' }, smoky).order('german', throwSmoke('B1'));
    expect(trial.battle.location('B1').smoke).toBe('grenade');
    expect(trial.told('entered')).toMatchObject([{ left: 4 }]);
    expect(trial.battle.side('german').smokeGrenades).toBe(0);
    const why = (placed: Placed, at = 'B1', setup = smoky) =>
      refused(begin({ g1: placed, a1: 'nco at L11' }, setup), throwSmoke(at));
    expect(why('5-4 at B1')).toBe('NO_SMOKE');
    expect(why('nco at B1')).toBe('NO_SMOKE');
    expect(why('6-6 at B1', 'B3')).toBe('TOO_FAR');
    expect(why(['6-6 at B1', { smoked: true }])).toBe('SMOKED_ALREADY');
    expect(why('6-6 at B1', 'B1', {})).toBe('OUT_OF_SMOKE');
    expect(why(['6-6 at B1', { nationality: 'russian' }])).toBe('NO_SMOKE');
  });

  test('[combat 13.2.1, 13.2.2] guns of 75, 81, 82 and 105mm fire smoke as a normal shot', () => {
    const gun = (size: number, values: object = {}): Placed => [
      '75mm gun at D4',
      { size, facing: 3, ...values },
    ];
    const shell = { order: 'shell-smoke', unit: 'g1', at: 'D8' };
    const trial = begin({ g1: gun(75), a1: 'nco at D8' }).order('german', shell);
    expect(trial.battle.location('D8').smoke).toBe('shell');
    expect(trial.unit('g1').fired).toBe(1);
    const why = (placed: Placed) => refused(begin({ g1: placed, a1: 'nco at D8' }), shell);
    expect([75, 81, 82, 105, 88, 50].map((size) => why(gun(size)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'NO_SMOKE',
      'NO_SMOKE',
    ]);
    expect(why(gun(75, { nationality: 'russian' }))).toBe('NO_SMOKE');
    expect(why('6-6 at D4')).toBe('NOT_A_GUN');
    const missed = begin({ g1: gun(75, { facing: 0 }), a1: 'nco at D8' }).order('german', shell, 4);
    expect(missed.told('screened-shot')).toMatchObject([{ exceeds: 4, hit: false }]);
    expect(missed.battle.location('D8').smoke).toBeUndefined();
  });
});

describe('smoke of tanks', () => {
  const shell = { order: 'shell-smoke', unit: 'g1', at: 'D8' };
  const tank = (facing: number, ...faces: number[]) =>
    begin({ g1: ['tank at D4', { facing }], g2: ['6-6 at D4', { aboard: 'g1' }], a1: 'nco at D8' }).order(
      'german',
      shell,
      ...faces,
    );

  test('[combat 2.3.1.5] [combat 13.2.1] the gun of a vehicle is a gun: it fires smoke, and its riders leave', () => {
    const trial = tank(3);
    expect(trial.battle.location('D8').smoke).toBe('shell');
    expect(trial.unit('g1').fired).toBe(1);
    expect(trial.unit('g2').aboard).toBeUndefined();
  });
  test('[combat 12.3.2/f1] [combat 13.2.2] a turret that turns must pass the Screened Shot Table, and stays turned', () => {
    const trial = tank(1, 3);
    expect(trial.told('screened-shot')).toMatchObject([
      { modifiers: [{ why: 'turret turned', drm: 2 }], exceeds: 2, rolled: 3, hit: true },
    ]);
    expect(trial.unit('g1')).toMatchObject({ facing: 1, turret: 3 });
    expect(tank(1, 2).battle.location('D8').smoke).toBeUndefined();
  });
});

test('[combat 12.2.1] every weapon has its class', () => {
  const names = [
    '6-6',
    '3-6',
    'nco',
    'MG 42',
    '75mm gun',
    'M2 mortar',
    'ATR',
    'bazooka',
    'FT',
    'demo',
    'molotov',
  ] as const;
  const { battle } = begin(Object.fromEntries(names.map((name, i) => [`g${i}`, `${name} at D4`])));
  expect(names.map((_, i) => fireClassOf(battle.theUnit(`g${i}`)))).toEqual([
    'infantry',
    'infantry',
    'infantry',
    'mg',
    'gun',
    'mortar',
    'atr',
    'light-at',
    'flamethrower',
    'infantry',
    'infantry',
  ]);
});
