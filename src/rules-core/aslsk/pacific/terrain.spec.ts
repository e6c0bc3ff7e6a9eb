import { createBoard } from '../../kernel/boards/board.js';
import { centreOf } from '../../kernel/boards/hexes.js';
import { terrainNamed } from '../../kernel/boards/terrain.js';
import { rasterSize, UNITS } from '../../kernel/geometry/grid.js';
import { sight } from '../sight/sight.js';
import { groundAt } from '../terrain/terrain.js';
import {
  type Game,
  halfSquad,
  leader,
  type Placed,
  type SetUp,
  setUp,
  squad,
  us,
  weapon,
} from '../testkit.testkit.js';
import { squadLimit } from '../units/stacking.js';
import { hutHexes } from './hut-hexes.js';

const PTO = { pto: true } as const;
const base = { a1: us('7-6-8', 'A1') };

function jungle(what: SetUp): Game {
  return setUp({
    phase: 'MPh',
    columns: 14,
    rows: 12,
    ...what,
    options: { ...PTO, ...what.options },
    units: { ...base, ...what.units },
  });
}

function view(from: string, to: string, terrain: SetUp['terrain'], more: SetUp = {}) {
  const line = sight(jungle({ terrain, ...more }).battle, from, to);
  return line.blocked ? 'blocked' : line.hindrance;
}

describe('PTO Terrain', () => {
  test('[aslsk 8.2/a] [aslsk 2.0/PTO] turns what is printed into the Pacific, but only where it is in effect', () => {
    const terrain = { C3: 'woods', C4: 'brush', C5: 'orchard', C6: 'grain', C7: 'wooden-building' } as const;
    const grounds = (pto: boolean) => {
      const { battle } = setUp({ terrain, units: base, options: pto ? PTO : {} });
      return ['C3', 'C4', 'C5', 'C6', 'C7'].map((hex) => groundAt(battle, hex));
    };
    expect(grounds(true)).toEqual(['dense-jungle', 'bamboo', 'palm-trees', 'kunai', 'wooden-building']);
    expect(grounds(false)).toEqual(['woods', 'brush', 'orchard', 'grain', 'wooden-building']);
  });

  test('[aslsk 8.2/a] wooden buildings are huts where two or more lie wholly within the hex', () => {
    const grid = { columns: 6, rows: 6 };
    const { width, height } = rasterSize(grid);
    const plain = { elevation: new Int8Array(width * height), terrain: new Uint8Array(width * height) };
    const blank = createBoard({ name: 'blank', ...grid, raster: plain });
    const wood = terrainNamed('wooden-building').code;
    const stone = terrainNamed('stone-building').code;
    const block = (hex: string, dx: number, dy: number, code = wood, size = 4) => {
      const { x, y } = centreOf(blank, blank.named.get(hex) as number);
      for (let px = -size; px <= size; px++)
        for (let py = -size; py <= size; py++)
          plain.terrain[(Math.floor(x / UNITS) + dx + px) * height + Math.floor(y / UNITS) + dy + py] = code;
    };
    for (const hex of ['B2', 'D4']) {
      block(hex, 0, 0);
      block(hex, 15, 0);
    }
    block('D2', 0, 0);
    block('B4', 0, 0, stone);
    block('B4', 15, 0, stone);
    block('D4', 0, 32, wood, 6);
    const board = createBoard({ name: 'village', ...grid, raster: plain });
    const names = [...hutHexes(board)].map((hex) => board.hexes[hex]?.name);
    expect(names).toEqual(['B2']);
  });

  test('[aslsk 8.2/e] [aslsk 8.2.1/path] there are no roads: a path leads into jungle for 1 MF, and that is all it does', () => {
    const here = jungle({
      terrain: { E4: 'woods', E6: 'kunai' },
      roads: ['E7 E6 E5 E4 E3'],
      units: { a2: us('6-6-6', 'E5'), a3: us('6-6-6', 'F4'), b1: squad('Japanese', '4-4-7', 'E2') },
    });
    const costs = (unit: string) =>
      Object.fromEntries(
        here
          .legal('a', 'move')
          .filter(
            ({ order }) => (order.units as string[]).join() === unit && !order.assault && !order.doubleTime,
          )
          .map(({ order, cost }) => [(order.path as string[])[0], cost?.mf]),
      );
    expect(costs('a2')).toMatchObject({ E4: 1, E6: 2 });
    expect(costs('a3').E4).toBe(2);
    here.order('a', { order: 'move', units: ['a2'], path: ['E4'] });
    const shot = here.order('b', { order: 'fire', at: 'E4', firers: ['b1'] }, 6, 5);
    expect(shot.the('fire-attack').results[0]?.modifiers.map(({ label, value }) => [label, value])).toEqual([
      ['dense jungle', 2],
      ['FFNAM', -1],
    ]);
  });

  test('[aslsk 8.2/b] no Fire Group from two hexes of dense jungle, kunai or bamboo; light jungle joins', () => {
    const fires = (first: 'woods' | 'grain' | 'light-jungle' | 'brush', second: 'woods' | 'grain') => {
      const here = jungle({
        phase: 'PFPh',
        terrain: { E4: first, E5: second },
        units: { a2: us('6-6-6', 'E4'), a3: us('6-6-6', 'E5'), b1: squad('Japanese', '4-4-7', 'D4') },
      });
      const order = { order: 'fire', at: 'D4', firers: ['a2', 'a3'] };
      if (first === 'light-jungle') return here.order('a', order, 6, 5, 1, 1).the('fire-attack').fp;
      return here.refused('a', order).refused;
    };
    expect([fires('woods', 'woods'), fires('grain', 'woods'), fires('brush', 'grain')]).toEqual([
      'THICKETS',
      'THICKETS',
      'THICKETS',
    ]);
    expect(fires('light-jungle', 'woods')).toBe(24);
  });

  test('[aslsk 8.2/c] recovery among jungle, kunai and bamboo at +2', () => {
    const attempt = (ground: 'woods' | 'grain' | 'brush' | 'orchard' | 'light-jungle') => {
      const here = jungle({
        phase: 'RPh',
        terrain: { E5: ground },
        units: {
          a2: us('6-6-6', 'E5'),
          aw: weapon('American', 'MMG', { at: 'E5' }),
          b1: squad('Japanese', '4-4-7', 'L9'),
        },
      });
      return here.order('a', { order: 'recover', unit: 'a2', weapon: 'aw' }, 4).the('recovery-attempt');
    };
    for (const ground of ['woods', 'grain', 'brush', 'light-jungle'] as const)
      expect(attempt(ground)).toMatchObject({ modifier: 2, recovered: false });
    expect(attempt('orchard')).toMatchObject({ modifier: 0, recovered: true });
  });

  test('[aslsk 8.2/d] ambushes in jungle, kunai and bamboo, where the ATTACKER adds one', () => {
    const ambush = (ground: 'woods' | 'grain' | 'brush' | 'orchard') => {
      const here = jungle({
        phase: 'APh',
        terrain: { E5: ground },
        units: { a2: us('6-6-6', 'E4'), b1: squad('Japanese', '3-3-6', 'E5') },
      });
      here.order('a', { order: 'advance', units: ['a2'], to: 'E5' });
      const faces = ground === 'orchard' ? [] : [3, 3];
      const done = here.order('a', { order: 'end-phase' }, ...faces);
      return done.all('ambush')[0]?.rolls.a?.modifiers.map(({ label, value }) => [label, value]);
    };
    expect(ambush('woods')).toEqual([['jungle', 1]]);
    expect(ambush('grain')).toEqual([['jungle', 1]]);
    expect(ambush('brush')).toEqual([
      ['CX', 1],
      ['jungle', 1],
    ]);
    expect(ambush('orchard')).toBeUndefined();
  });
});

describe('jungle', () => {
  test('[aslsk 8.2.1/jungle-a] light jungle is woods: TEM +1, three squads; only dense jungle is dense', () => {
    const here = jungle({ terrain: { E4: 'light-jungle', E5: 'woods', E6: 'dense-jungle' } });
    expect(['E4', 'E5', 'E6'].map((hex) => groundAt(here.battle, hex))).toEqual([
      'light-jungle',
      'dense-jungle',
      'dense-jungle',
    ]);
    expect(tem('light-jungle')).toEqual(['light jungle', 1]);
    expect(squadLimit(here.battle, 'E4')).toBe(3);
  });

  function tem(ground: 'light-jungle' | 'woods' | 'brush' | 'huts' | 'orchard' | 'collapsed-huts' | 'grain') {
    const here = jungle({
      phase: 'PFPh',
      terrain: { E5: ground },
      units: { a2: us('6-6-6', 'E4'), b1: squad('Japanese', '4-4-7', 'E5') },
    });
    const done = here.order('a', { order: 'fire', at: 'E5', firers: ['a2'] }, 6, 6);
    return done.the('fire-attack').results[0]?.modifiers.map(({ label, value }) => [label, value])[0];
  }

  test('[aslsk 8.2.1/jungle-b] dense jungle protects by two and costs what woods cost', () => {
    expect(tem('woods')).toEqual(['dense jungle', 2]);
    const here = jungle({ terrain: { E5: 'woods' }, units: { a2: us('6-6-6', 'E4') } });
    const legal = here.legal('a', 'move').filter(({ order }) => (order.path as string[])[0] === 'E5');
    expect(new Set(legal.map(({ cost }) => cost?.mf))).toEqual(new Set([2]));
  });

  test('[aslsk 8.2.1/jungle-d] two squads to a hex of dense jungle, SMC as ever', () => {
    const what: SetUp = {
      terrain: { E5: 'woods' },
      units: {
        a2: us('6-6-6', 'E5'),
        a3: halfSquad('American', '3-4-6', 'E5'),
        a4: us('6-6-6', 'E4'),
        a5: halfSquad('American', '3-4-6', 'E4'),
        a6: leader('American', '8-0', 'E4'),
      },
    };
    const here = jungle(what);
    expect(here.refused('a', { order: 'move', units: ['a4'], path: ['E5'] })).toMatchObject({
      refused: 'NO_ROOM',
    });
    here.order('a', { order: 'move', units: ['a5', 'a6'], path: ['E5'] });
    expect(here.unit('a5').at).toBe('E5');
    const thinner = setUp({ ...what, terrain: { E5: 'dense-jungle' }, roads: ['E4 E5 E6'] });
    expect(squadLimit(thinner.battle, 'E5')).toBe(3);
    expect(squadLimit(jungle({ terrain: { E5: 'woods' }, roads: ['E4 E5 E6'] }).battle, 'E5')).toBe(2);
  });

  test('[aslsk 8.2.1/jungle-e] dense jungle fills its hex and blocks along its hexsides, light jungle does not', () => {
    expect(view('E3', 'G3', { F2: 'woods' })).toBe('blocked');
    expect(view('E3', 'G3', { F3: 'woods' })).toBe('blocked');
    expect(view('E3', 'E6', { E4: 'light-jungle' })).toBe('blocked');
    expect(view('E3', 'E5', { E5: 'woods' })).toBe(0);
    expect(view('E3', 'G3', { F2: 'brush' })).toBe('blocked');
    expect(view('E2', 'E6', { E1: { level: 1 }, E2: { level: 1 }, E4: 'woods' })).toBe('blocked');
  });

  test('[aslsk 8.2.1/palm] palm trees are orchards always in season', () => {
    const winter = { options: { ...PTO, month: 12 } };
    expect(view('E3', 'E6', { E4: 'orchard' }, winter)).toBe(1);
    expect(view('E2', 'E6', { E1: { level: 1 }, E2: { level: 1 }, E4: 'orchard' }, winter)).toBe('blocked');
    expect(tem('orchard')).toBeUndefined();
    const here = jungle({ terrain: { E5: 'orchard' }, units: { a2: us('6-6-6', 'E4') } });
    const legal = here.legal('a', 'move').filter(({ order }) => (order.path as string[])[0] === 'E5');
    expect(new Set(legal.map(({ cost }) => cost?.mf))).toEqual(new Set([1]));
  });

  test('[aslsk 8.2.1/kunai] kunai is brush, in every season: 2 MF, a Hindrance on its level, no FFMO', () => {
    const winter = { options: { ...PTO, month: 12 } };
    expect(view('E3', 'E6', { E4: 'grain' }, winter)).toBe(1);
    expect(view('E2', 'E6', { E1: { level: 1 }, E2: { level: 1 }, E4: 'grain' }, winter)).toBe(0);
    const here = jungle({
      terrain: { E5: 'grain' },
      units: { a2: us('6-6-6', 'E6'), b1: squad('Japanese', '4-4-7', 'E3') },
    });
    const moved = here.order('a', { order: 'move', units: ['a2'], path: ['E5'] });
    expect(moved.the('moved').mf).toBe(2);
    const shot = here.order('b', { order: 'fire', at: 'E5', firers: ['b1'] }, 6, 6);
    expect(shot.the('fire-attack').results[0]?.modifiers.map(({ label }) => label)).toEqual(['FFNAM']);
  });

  test('[aslsk 8.2.1/bamboo-a] bamboo is dense jungle of TEM +1; explosives make it -1', () => {
    expect(tem('brush')).toEqual(['bamboo', 1]);
    const here = jungle({
      phase: 'AFPh',
      terrain: { E5: 'brush' },
      units: {
        a2: us('6-6-6', 'E4'),
        ac: weapon('American', 'DC', { at: 'E5' }, { placed: { at: 'E5', by: 'a2' } }),
        b1: squad('Japanese', '4-4-7', 'E5'),
      },
    });
    const done = here.order('a', { order: 'detonate', weapon: 'ac' }, 4, 4, 1, 1);
    expect(done.the('charge-exploded').results[0]).toMatchObject({ modifiers: [{ value: -1 }], final: 7 });
    expect(squadLimit(here.battle, 'E5')).toBe(2);
  });
});

describe('entering bamboo', () => {
  const beside = (units: Record<string, Placed> = {}, what: SetUp = {}) =>
    jungle({
      terrain: { E5: 'brush' },
      units: { a2: us('6-6-6', 'E4'), b1: squad('Japanese', '4-4-7', 'L9'), ...units },
      ...what,
    });

  test('[aslsk 8.2.1/bamboo-b] takes all MF, the leader’s bonus too', () => {
    const here = beside({ a3: leader('American', '8-0', 'E4') });
    const moved = here.order('a', { order: 'move', units: ['a2', 'a3'], path: ['E5'] });
    expect(moved.the('moved').mf).toBe(6);
    expect(here.unit('a2')).toMatchObject({ at: 'E5', spent: 6 });
    expect(
      beside()
        .order('a', { order: 'move', units: ['a2'], path: ['E5'] })
        .the('moved').mf,
    ).toBe(4);
  });

  test('[aslsk 8.2.1/bamboo-b] nobody gets in who has spent something, moves by Assault, or would go on', () => {
    const here = beside({ a4: us('6-6-6', 'E3') });
    const refused = (order: object) => here.refused('a', { order: 'move', ...order } as never).refused;
    expect(refused({ units: ['a4'], path: ['E4', 'E5'] })).toBe('NOT_ENOUGH_MF');
    expect(refused({ units: ['a2'], path: ['E5', 'E6'] })).toBe('NOT_ENOUGH_MF');
    expect(refused({ units: ['a2'], path: ['E5'], assault: true })).toBe('ALL_MF');
    here.order('a', { order: 'move', units: ['a4'], path: ['E4'] });
    expect(refused({ units: ['a4'], path: ['E5'] })).toBe('NOT_ENOUGH_MF');
    const listed = here.legal('a', 'move').filter(({ order }) => (order.path as string[])[0] === 'E5');
    expect(listed.map(({ order, cost }) => [order.units, order.doubleTime ?? false, cost?.mf])).toEqual([
      [['a2'], false, 4],
      [['a2'], true, 6],
    ]);
  });

  test('[aslsk 8.2.1/bamboo-g] marks CX and Pin after the Defensive First Fire, even on units that are never pinned', () => {
    const here = beside({ b1: squad('Japanese', '4-4-7', 'E6') });
    here.order('a', { order: 'move', units: ['a2'], path: ['E5'] });
    expect(here.unit('a2').pinned).toBeUndefined();
    expect(here.awaits).toEqual(['b defensive-fire']);
    const done = here.order('b', { order: 'pass' });
    expect(done.the('struggled')).toEqual({ units: ['a2'] });
    expect(here.unit('a2')).toMatchObject({ pinned: true, cx: true });
    const japan = beside({ b2: leader('Japanese', '9-0', 'E4') }, { active: 'b' });
    japan.order('b', { order: 'move', units: ['b2'], path: ['E5'] });
    if (japan.awaits[0]?.startsWith('a')) japan.order('a', { order: 'pass' });
    expect(japan.unit('b2')).toMatchObject({ at: 'E5', pinned: true, cx: true });
  });

  test('[aslsk 8.2.1/bamboo-g] who broke in it is neither', () => {
    const here = beside({ b1: squad('Japanese', '4-4-8', 'E6'), b2: squad('Japanese', '4-4-8', 'E6') });
    here.order('a', { order: 'move', units: ['a2'], path: ['E5'] });
    here.order('b', { order: 'fire', at: 'E5', firers: ['b1', 'b2'] }, 4, 3, 5, 4);
    expect(here.unit('a2').broken).toBe(true);
    here.order('b', { order: 'pass' });
    expect(here.unit('a2').pinned).toBeUndefined();
    expect(here.unit('a2').cx).toBeUndefined();
  });

  test('[aslsk 8.2.1/bamboo-h] for Defensive First Fire one MF more than all was spent', () => {
    const here = beside({ b1: squad('Japanese', '4-4-7', 'E9') });
    here.order('a', { order: 'move', units: ['a2'], path: ['E5'] });
    expect(here.unit('a2')).toMatchObject({ spent: 4, spentHere: 5 });
    here.order('b', { order: 'pass' });
  });

  test('[aslsk 8.2.1/bamboo-c] the CX do not advance into it, others come out CX', () => {
    const here = beside({ a3: us('6-6-6', 'E4', { cx: true }) }, { phase: 'APh' });
    expect(here.refused('a', { order: 'advance', units: ['a3'], to: 'E5' })).toMatchObject({
      refused: 'EXHAUSTED',
    });
    here.order('a', { order: 'advance', units: ['a2'], to: 'E5' });
    expect(here.unit('a2')).toMatchObject({ at: 'E5', cx: true });
  });

  test('[aslsk 8.2.1/bamboo-c] the broken crawl into it, and do not run there', () => {
    const here = beside(
      { a2: us('6-6-6', 'E4', { broken: true, dm: true }), b1: squad('Japanese', '4-4-7', 'E2') },
      { phase: 'RtPh' },
    );
    const routs = here.legal('a', 'rout').map(({ order }) => order);
    expect(routs.some(({ path, lowCrawl }) => lowCrawl && (path as string[])[0] === 'E5')).toBe(true);
    expect(routs.some(({ path, lowCrawl }) => !lowCrawl && (path as string[]).includes('E5'))).toBe(false);
    const done = here.order('a', { order: 'rout', unit: 'a2', path: ['E5'], lowCrawl: true });
    expect(done.the('routed')).toEqual({ unit: 'a2', from: 'E4', to: 'E5', mf: 6 });
  });

  test('[aslsk 8.2.1/bamboo-f] no -1 for rallying there', () => {
    const rally = (ground: 'brush' | 'woods') => {
      const here = jungle({
        phase: 'RPh',
        terrain: { E5: ground },
        units: {
          a2: us('6-6-6', 'E5', { broken: true }),
          a3: leader('American', '8-0', 'E5'),
          b1: squad('Japanese', '4-4-7', 'L9'),
        },
      });
      while (!here.awaits[0]?.endsWith(' rally'))
        here.order(here.awaits[0]?.[0] as string, { order: 'pass' });
      return here.order('a', { order: 'rally', unit: 'a2', leader: 'a3' }, 1, 2).the('rally-attempt').final;
    };
    expect([rally('brush'), rally('woods')]).toEqual([3, 2]);
  });
});

describe('huts', () => {
  const inHut = (units: Record<string, Placed>, ...faces: number[]) => {
    const here = jungle({
      phase: 'PFPh',
      terrain: { E5: 'huts' },
      units: { a2: us('7-6-8', 'E4'), a3: us('7-6-8', 'E4'), ...units },
    });
    const done = here.order('a', { order: 'fire', at: 'E5', firers: ['a2', 'a3'] }, ...faces);
    return { here, done };
  };

  test('[aslsk 8.2.1/hut-a] a hut is a wooden building of TEM +1', () => {
    const { done, here } = inHut({ b1: squad('Japanese', '4-4-7', 'E5') }, 6, 5, 1, 1);
    expect(done.the('fire-attack').results[0]?.modifiers).toMatchObject([{ label: 'hut', value: 1 }]);
    const legal = jungle({ terrain: { E5: 'huts' }, units: { a2: us('6-6-6', 'E4') } })
      .legal('a', 'move')
      .filter(({ order }) => (order.path as string[])[0] === 'E5');
    expect(new Set(legal.map(({ cost }) => cost?.mf))).toEqual(new Set([2]));
    expect(here.battle.location('E5').collapsed).toBeUndefined();
  });

  test('[aslsk 8.2.1/hut-b] it hinders by one, between levels too, and never blocks', () => {
    expect(view('E3', 'E6', { E4: 'huts' })).toBe(1);
    expect(view('E2', 'E6', { E1: { level: 1 }, E2: { level: 1 }, E4: 'huts' })).toBe(1);
    expect(view('E3', 'E9', { E4: 'huts', E5: 'huts', E6: 'huts' })).toBe(3);
  });

  test('[aslsk 8.2.1/hut-d] a KIA brings it down, anything less does not', () => {
    const gone = inHut(
      { b1: halfSquad('Japanese', '2-3-7', 'E5'), b2: squad('Japanese', '4-4-7', 'E5') },
      2,
      1,
      1,
      4,
      5,
    );
    expect(gone.done.the('fire-attack').results[0]?.result).toBe('1KIA');
    expect(gone.done.the('hut-collapsed')).toEqual({ at: 'E5' });
    expect(gone.done.cites('hut-collapsed')).toEqual(['8.2.1/hut-d']);
    expect(groundAt(gone.here.battle, 'E5')).toBe('collapsed-hut');
    const hurt = inHut({ b2: squad('Japanese', '4-4-7', 'E5') }, 4, 5, 1, 1);
    expect(hurt.done.all('hut-collapsed')).toEqual([]);
  });

  test('[aslsk 8.2.1/hut-f] its fall pins who fails against 8, leaders and broken men too', () => {
    const units = {
      b1: halfSquad('Japanese', '2-3-7', 'E5'),
      b2: leader('Japanese', '10-2', 'E5'),
      b3: squad('German', '4-6-7', 'E5', { broken: true }),
    };
    const { here, done } = inHut(units, 2, 1, 2, 1, 4, 5, 3, 5);
    const checks = done
      .all('task-check')
      .map(({ unit, morale, modifiers, final, passed }) => [unit, morale, modifiers, final, passed]);
    expect(checks).toEqual([
      ['b2', 8, [], 9, false],
      ['b3', 8, [], 8, true],
    ]);
    expect([here.unit('b2').pinned, here.unit('b3').pinned]).toEqual([true, undefined]);
    const shaken = inHut(units, 2, 1, 2, 1, 1, 2, 4, 5);
    expect(shaken.here.unit('b3')).toMatchObject({ broken: true, pinned: true });
  });

  test('[aslsk 8.2.1/hut-e] a fallen hut gives no TEM, hinders on its level only, and still costs 2 MF', () => {
    const fallen = { locations: { E4: { collapsed: true as const } } };
    expect(view('E3', 'E6', { E4: 'huts' }, fallen)).toBe(1);
    expect(view('E2', 'E6', { E1: { level: 1 }, E2: { level: 1 }, E4: 'huts' }, fallen)).toBe(0);
    const here = jungle({
      terrain: { E4: 'huts' },
      units: { a2: us('6-6-6', 'E6'), b1: squad('Japanese', '4-4-7', 'E3') },
      ...fallen,
      phase: 'PFPh',
      active: 'b',
    });
    expect(groundAt(here.battle, 'E4')).toBe('collapsed-hut');
    const mover = jungle({ terrain: { E4: 'huts' }, ...fallen, units: { a2: us('6-6-6', 'E5') } });
    const legal = mover.legal('a', 'move').filter(({ order }) => (order.path as string[])[0] === 'E4');
    expect(new Set(legal.map(({ cost }) => cost?.mf))).toEqual(new Set([2]));
  });
});
