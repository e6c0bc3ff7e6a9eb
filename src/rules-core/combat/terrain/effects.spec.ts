import { infantryCost, packOf, terrainDrm, vehicleCost } from '../cards.js';
import { TEC } from '../charts/support.js';
import { LOST_ROWS, TEC_ROWS } from '../los/rows.js';
import { sight } from '../los/sight.js';
import { begin, field, fire, type Setup, shoot } from '../testkit.testkit.js';
import { isOpenGround } from '../vehicles/costs.js';
import { levelOf, terrainIn, terrainsIn } from './ground.js';

test('[combat 6.1.1] every terrain has its row on the Terrain Effects Chart', () => {
  const { battle } = begin({ g1: '6-6 at D4' });
  const has = (row: string, column: 'drm' | 'inf') =>
    packOf(battle).find(TEC.effects, row, column) !== undefined;
  const missing = Object.values(TEC_ROWS).filter((row) => !has(row, 'drm') && !has(row, 'inf'));
  expect(missing).toEqual([]);
  expect(['Open Ground', 'Woods', 'Building, stone'].map((row) => infantryCost(battle, row))).toEqual([
    1, 2, 2,
  ]);
  expect(Object.keys(LOST_ROWS)).toEqual(Object.keys(TEC_ROWS));
});

test('[combat 6.2] a hex without other terrain is open; smoke, fire, a wreck or an AFV beside the one that asks end that', () => {
  const isOpen = (marks: object = {}, at = 'D6', units: Setup['units'] = {}) =>
    isOpenGround(
      begin({ g1: 'tank at D6', ...units }, { map: field({ D7: 'woods' }), marks: { D6: marks } }).battle,
      at,
    );
  expect([isOpen(), isOpen({}, 'D7')]).toEqual([true, false]);
  const negating = [{ smoke: 'shell' }, { flame: true }, { wrecks: 1 }, { burningWrecks: 1 }];
  expect(negating.map((marks) => isOpen(marks))).toEqual([false, false, false, false]);
  expect([isOpen({}, 'D6', { g2: 'truck at D6' }), isOpen({}, 'D6', { g2: 'tank at D6' })]).toEqual([
    true,
    false,
  ]);
});

describe('rooftops', () => {
  const map = field({ D7: 'stone-building', D8: 'stone-building', D2: { level: 3 } });
  const marks = { D7: { features: ['rooftop'] }, D8: { features: ['steeple'] } } as const;
  const drmOf = (from: string, at: string) => {
    const placed = { g1: ['6-6', { at: from, range: 12 }], a1: `nco at ${at}` } as const;
    return shoot({ ...placed }, fire('g1', at), { map, marks: marks as never });
  };
  test('[combat 6.4.6] a roof and a steeple are a level above the highest floor and give what the Rooftop row says', () => {
    const { battle } = begin({ g1: '6-6 at D4' }, { map, marks: marks as never });
    expect(['D7/1', 'D7/roof', 'D8/steeple'].map((at) => levelOf(battle, at))).toEqual([1, 2, 2]);
    expect(terrainDrm(battle, 'Rooftop').fire).toBe(5);
    for (const at of ['D7/roof', 'D8/steeple']) {
      expect([at, drmOf('D4', at).attack?.results[0]?.modifiers]).toEqual([
        at,
        [{ why: 'Rooftop', drm: 5, cites: '6.5.1.1.1/a' }],
      ]);
    }
  });
});

describe('debris', () => {
  const marked = (features: readonly string[]) => ({ D6: { features } }) as never;
  test('[combat 6.5.1.4] +10 into its hex, a hindrance in the whole of it, on roads and railways too', () => {
    const { battle } = begin({ g1: '6-6 at D4' }, { map: field({ D6: 'debris' }) });
    expect(terrainDrm(battle, TEC_ROWS.debris).fire).toBe(10);
    expect(sight(battle, { at: 'D4' }, { at: 'D8' }).hindrances).toEqual([
      { hex: 'D6', row: 'Debris', drm: 10 },
    ]);
    expect(sight(battle, { at: 'C5' }, { at: 'D8' }).hindrances.map(({ hex }) => hex)).toEqual(['D6']);
    for (const other of ['railway', 'road']) {
      const there = begin({ g1: '6-6 at D4' }, { marks: marked(['debris', other]) }).battle;
      expect([other, terrainsIn(there, 'D6')]).toEqual([other, ['debris']]);
    }
  });
  test('[combat 6.5.1.5] machine parts and lumber yards are one terrain by two names', () => {
    const of = (feature: string) => begin({ g1: '6-6 at D4' }, { marks: marked([feature]) }).battle;
    const yards = [of('machine-parts'), of('lumber-yard')];
    expect(yards.map((battle) => terrainIn(battle, 'D6'))).toEqual(['machine-parts', 'machine-parts']);
    const [one, other] = yards.map((battle) => sight(battle, { at: 'D4' }, { at: 'D8' }).hindrances);
    expect(one).toHaveLength(1);
    expect(other).toEqual(one);
    const row = TEC_ROWS['machine-parts'];
    const battle = yards[0] as NonNullable<(typeof yards)[0]>;
    expect([infantryCost(battle, row), vehicleCost(battle, row, 'tracked')]).not.toContain(undefined);
  });
});

test('[combat 7.2.2] troops that dig in play get cover for themselves, never a trench', () => {
  const trial = begin({ g1: '6-6 at D4' }).order('german', { order: 'dig-in', units: ['g1'] }, 1);
  expect(trial.unit('g1').dugIn).toBe(true);
  expect(trial.battle.location('D4').trench).toBeUndefined();
});
