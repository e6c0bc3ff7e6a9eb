import { german, type Placed, russian, type SetUp, setUp } from '../testkit.testkit.js';
import type { DriveStep } from './effects.js';
import { m8, pz3, t34, tank, tiger2 } from './testkit.testkit.js';

const dumb = german('4-6-7', 'A1');

function field(what: SetUp = {}) {
  return setUp({
    columns: 10,
    rows: 10,
    ...what,
    units: { bx: russian('4-4-7', 'J10', { broken: true }), ...what.units },
  });
}

/** Drives and returns the MP spent in all. */
function go(game: ReturnType<typeof setUp>, steps: readonly DriveStep[], ...faces: number[]) {
  return game.order('a', { order: 'drive', vehicle: 'a1', steps }, ...faces);
}

const start: DriveStep = { do: 'start' };
const stop: DriveStep = { do: 'stop' };
const enter = (to: string, more: Partial<DriveStep> = {}): DriveStep => ({ do: 'enter', to, ...more });

/** The cost of the first hex after starting. */
function priceOf(vehicle: Placed, terrain: SetUp['terrain'], more: SetUp = {}): number {
  const game = field({ ...more, terrain, units: { a1: vehicle, ...more.units } });
  const bogs = terrain?.E4 === 'woods' && more.roads === undefined;
  const done = go(game, [start, enter('E4')], ...(bogs ? [1, 1] : []));
  return done.the('vehicle-moved').mp;
}

const fullyTracked = (set = {}) => pz3('E5', { vca: 0, ...set });
const car = (set = {}) => m8('E5', { vca: 0, ...set });

describe('what hexes cost', () => {
  test('[aslsk 1.1.1/open-b] [aslsk 1.1.1/orch-b] [aslsk 1.1.1/grain-c] [aslsk 1.1.1/brush-b] open ground, orchard, grain and brush for tracks and wheels', () => {
    const prices = (vehicle: Placed) =>
      (['open-ground', 'orchard', 'grain', 'brush'] as const).map((ground) =>
        priceOf(vehicle, { E4: ground }),
      );
    expect(prices(fullyTracked())).toEqual([1, 1, 1, 2]);
    expect(prices(car())).toEqual([3, 3, 4, 4]);
  });

  test('[aslsk 1.1.1/road-d] [aslsk 3.3.2/d] by road half an MP with the crew exposed, one buttoned up', () => {
    const roads = ['E5 E4'];
    expect(priceOf(fullyTracked({ ce: true }), {}, { roads })).toBe(0.5);
    expect(priceOf(fullyTracked(), {}, { roads })).toBe(1);
    expect(priceOf(car({ ce: true }), {}, { roads })).toBe(0.5);
  });

  test('[aslsk 1.1.1/wroad-d] on the road through woods it pays the road and does not bog', () => {
    const game = field({ terrain: { E4: 'woods' }, roads: ['E5 E4'], units: { a1: fullyTracked() } });
    const done = go(game, [start, enter('E4')]);
    expect(done.the('vehicle-moved')).toMatchObject({ mp: 1, road: true });
    expect(done.all('bog-check')).toEqual([]);
  });

  test('[aslsk 1.1.1/crest-c] up a Crest Line four MP more, two by road; none down', () => {
    const hill = { E4: { terrain: 'open-ground', level: 1 } } as const;
    expect(priceOf(fullyTracked(), hill)).toBe(5);
    expect(priceOf(fullyTracked(), hill, { roads: ['E5 E4'] })).toBe(3);
    expect(priceOf(fullyTracked(), { E5: { terrain: 'open-ground', level: 1 } })).toBe(1);
  });

  test('[aslsk 1.2.5/g] into Smoke one MP more', () => {
    const locations = { E4: { smoke: [{ kind: 'full' as const, side: 'b' }] } };
    expect(priceOf(fullyTracked(), {}, { locations })).toBe(2);
  });

  test('[aslsk 3.3.2/l] [aslsk 7.4/c] one MP for each wreck or vehicle, two by road, four by a road through woods', () => {
    const wreck = t34('E4', { wreck: true });
    const enemy = t34('E4', { immobilized: true, shock: 'shock' });
    const units = { b1: wreck, b2: enemy };
    expect(priceOf(fullyTracked(), {}, { units: { b1: wreck } })).toBe(2);
    expect(priceOf(fullyTracked(), {}, { units })).toBe(3);
    expect(priceOf(fullyTracked(), {}, { units, roads: ['E5 E4'] })).toBe(5);
    expect(priceOf(fullyTracked(), { E4: 'woods' }, { units, roads: ['E5 E4'] })).toBe(9);
  });

  test('[aslsk 1.1.1/bldg-d] no Armoured Car enters a building', () => {
    const game = field({ terrain: { E4: 'wooden-building' }, units: { a1: car() } });
    const order = { order: 'drive', vehicle: 'a1', steps: [start, enter('E4')] };
    expect(game.refused('a', order)).toMatchObject({ refused: 'IMPASSABLE', cites: ['1.1.1/bldg-d'] });
  });

  test('[aslsk 1.1.1/bldg-e] [aslsk 7.7/e] half its MP into a building, buttoned up only, with a Bog Check', () => {
    const terrain = { E4: 'stone-building' } as const;
    const exposed = field({ terrain, units: { a1: fullyTracked({ ce: true }) } });
    const order = { order: 'drive', vehicle: 'a1', steps: [start, enter('E4')] };
    expect(exposed.refused('a', order).refused).toBe('CREW_EXPOSED');
    const game = field({ terrain, units: { a1: fullyTracked() } });
    const done = go(game, [start, enter('E4')], 1, 1);
    expect(done.the('vehicle-moved').mp).toBe(6.5);
    expect(done.the('bog-check')).toMatchObject({ dr: 2, final: 7, bogged: false });
  });

  test('[aslsk 1.1.1/woods-d] [aslsk 1.1.1/woods-c] tracks take woods with half or all their MP, wheels with all', () => {
    const woods = { E4: 'woods' } as const;
    expect(priceOf(fullyTracked(), woods)).toBe(6.5);
    const all = field({ terrain: woods, units: { a1: fullyTracked() } });
    const done = go(all, [start, enter('E4', { all: true })], 4, 5);
    expect(done.the('vehicle-moved').mp).toBe(13);
    expect(done.the('bog-check')).toMatchObject({ final: 10, bogged: false });
    const wheels = field({ terrain: woods, units: { a1: car() } });
    const rolled = go(wheels, [start, enter('E4')], 1, 1);
    expect(rolled.the('vehicle-moved').mp).toBe(m8().mp);
    expect(rolled.the('bog-check').final).toBe(3);
  });

  test('[aslsk 1.1.1/woods-e] [aslsk 3.3.2/v] all MP into woods, and one to start and one to stop besides', () => {
    const game = field({ terrain: { E4: 'woods' }, units: { a1: fullyTracked() } });
    const done = go(game, [start, enter('E4', { all: true }), stop], 1, 1);
    expect(done.all('mp-spent').map(({ for: what, spent }) => [what, spent])).toEqual([
      ['starting', 1],
      ['stopping', 15],
    ]);
    expect(game.unit('a1').started).toBeUndefined();
    const tired = field({ terrain: { E4: 'woods' }, units: { a1: fullyTracked({ vca: 5 }) } });
    expect(
      tired.refused('a', {
        order: 'drive',
        vehicle: 'a1',
        steps: [start, { do: 'turn', vca: 0 }, enter('E4', { all: true })],
      }).refused,
    ).toBe('NOT_ALL_MP');
  });

  test('[aslsk 8.2.1/jungle-c] dense jungle bogs worse, and stops an Armoured Car', () => {
    const jungle = { terrain: { E4: 'woods' } as const, options: { pto: true as const } };
    const game = field({ ...jungle, units: { a1: fullyTracked() } });
    expect(go(game, [start, enter('E4')], 1, 1).the('bog-check').final).toBe(8);
    const wheels = field({ ...jungle, units: { a1: car() } });
    expect(wheels.refused('a', { order: 'drive', vehicle: 'a1', steps: [start, enter('E4')] }).refused).toBe(
      'IMPASSABLE',
    );
  });

  test('[aslsk 8.2.1/hut-c] two MP into a hut, four for wheels, buttoned up, and it falls', () => {
    const pto = { options: { pto: true as const } };
    expect(priceOf(fullyTracked(), { E4: 'huts' }, pto)).toBe(2);
    const game = field({ ...pto, terrain: { E4: 'huts' }, units: { a1: fullyTracked() } });
    const done = go(game, [start, enter('E4')]);
    expect(done.all('bog-check')).toEqual([]);
    expect(done.the('hut-collapsed')).toEqual({ at: 'E4' });
    expect(game.battle.location('E4').collapsed).toBe(true);
    const closed = m8('E5', { vca: 0 });
    const { ce: _, ...buttoned } = closed;
    expect(priceOf(buttoned as Placed, { E4: 'huts' }, pto)).toBe(4);
    for (const set of [{ ce: true as const }, { recalled: true as const }])
      expect(
        field({ ...pto, terrain: { E4: 'huts' }, units: { a1: fullyTracked(set) } }).refused('a', {
          order: 'drive',
          vehicle: 'a1',
          steps: [start, enter('E4')],
        }).refused,
      ).toBe('CREW_EXPOSED');
  });

  test('[aslsk 8.2.1/hut-h] a hut falls when the vehicle in it turns or leaves', () => {
    const pto = { options: { pto: true as const }, terrain: { E5: 'huts' as const } };
    for (const step of [{ do: 'turn' as const, vca: 1 }, enter('E4')]) {
      const game = field({ ...pto, units: { a1: fullyTracked() } });
      expect(go(game, [start, step]).the('hut-collapsed')).toEqual({ at: 'E5' });
    }
  });
});

describe('starting, turning, stopping', () => {
  test('[aslsk 3.3.2/i] it starts for one MP before it turns or enters a hex; in Motion it need not', () => {
    const game = field({ units: { a1: fullyTracked() } });
    const cold = { order: 'drive', vehicle: 'a1', steps: [enter('E4')] };
    expect(game.refused('a', cold)).toMatchObject({ refused: 'STOPPED', cites: ['3.3.2/i'] });
    expect(
      game.refused('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'turn', vca: 1 }] }).refused,
    ).toBe('STOPPED');
    expect(go(game, [start]).the('mp-spent')).toMatchObject({ at: 'E5', mp: 1, for: 'starting' });
    expect(game.unit('a1').movingTarget).toBeUndefined();
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: [start] }).refused).toBe('STARTED');
    const moving = field({ units: { a1: fullyTracked({ motion: true }) } });
    expect(go(moving, [enter('E4')]).the('vehicle-moved').spent).toBe(1);
    expect(moving.unit('a1').motion).toBeUndefined();
  });

  test('[aslsk 3.3.2/f] it enters only the two hexes at the hexspine it faces', () => {
    const game = field({ units: { a1: fullyTracked({ vca: 1, started: true }) } });
    const into = (to: string) =>
      game
        .legal('a', 'drive')
        .some(({ order }) => JSON.stringify(order.steps) === JSON.stringify([enter(to)]));
    expect(['E4', 'F4', 'F5', 'D4', 'D5', 'E6'].filter(into)).toEqual(['E4', 'F4']);
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: [enter('E6')] })).toMatchObject({
      refused: 'NOT_AHEAD',
      cites: ['3.3.2/f'],
    });
  });

  test('[aslsk 3.3.2/e] one MP for a hexspine; two in woods and buildings, with a Bog Check that may forbid it', () => {
    const open = field({ units: { a1: fullyTracked() } });
    expect(go(open, [start, { do: 'turn', vca: 1 }]).all('mp-spent')[1]).toMatchObject({ mp: 1 });
    expect(open.unit('a1').vca).toBe(1);
    expect(
      open.refused('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'turn', vca: 3 }] }).refused,
    ).toBe('ONE_HEXSPINE');
    const woods = () => field({ terrain: { E5: 'woods' }, units: { a1: fullyTracked() } });
    const held = woods();
    const bogs = go(held, [start, { do: 'turn', vca: 1 }], 4, 4);
    expect(bogs.all('mp-spent')[1]).toMatchObject({ mp: 2, for: 'turning' });
    expect(bogs.the('bog-check')).toMatchObject({ final: 12, bogged: true });
    expect(held.unit('a1').vca).toBe(0);
    const free = woods();
    go(free, [start, { do: 'turn', vca: 1 }], 3, 4);
    expect(free.unit('a1').vca).toBe(1);
  });

  test('[aslsk 3.3.2/h] [aslsk 2.0/TCA] the turret turns with any MP, in woods with two at least; it turns along with the hull', () => {
    const game = field({ units: { a1: fullyTracked() } });
    go(game, [{ ...start, tca: 3 }]);
    expect(game.unit('a1')).toMatchObject({ vca: 0, tca: 3 });
    go(game, [{ do: 'turn', vca: 1 }]);
    expect(game.unit('a1')).toMatchObject({ vca: 1, tca: 4 });
    go(game, [{ ...stop, tca: 1 }]);
    expect(game.unit('a1').tca).toBeUndefined();
    const woods = field({ terrain: { E5: 'woods' }, units: { a1: fullyTracked() } });
    expect(
      woods.refused('a', { order: 'drive', vehicle: 'a1', steps: [{ ...start, tca: 3 }] }),
    ).toMatchObject({ refused: 'TOO_FEW_MP', cites: ['3.3.2/h'] });
    const stug = field({ units: { a1: tank('German', 'StuG IIIG', 'E5') } });
    expect(stug.refused('a', { order: 'drive', vehicle: 'a1', steps: [{ ...start, tca: 3 }] }).refused).toBe(
      'NO_TURRET',
    );
  });

  test('[aslsk 3.3.2/j] stopping takes one MP, and starting again another', () => {
    const game = field({ units: { a1: fullyTracked() } });
    const done = go(game, [start, enter('E4'), stop, start, enter('E3')]);
    expect(done.all('vehicle-moved').map(({ spent }) => spent)).toEqual([2, 5]);
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: [stop, stop] }).refused).toBe('STOPPED');
  });

  test('[aslsk 3.3.2/n] Delay only when stopped; more MP than needed may be declared, fewer not', () => {
    const game = field({ units: { a1: fullyTracked() } });
    expect(go(game, [{ do: 'delay', mp: 2 }]).the('mp-spent')).toMatchObject({
      mp: 2,
      spent: 2,
      for: 'delay',
    });
    go(game, [start]);
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'delay' }] })).toMatchObject({
      refused: 'NOT_STOPPED',
      cites: ['3.3.2/n'],
    });
    expect(
      game.refused('a', { order: 'drive', vehicle: 'a1', steps: [enter('E4', { mp: 0.5 })] }).refused,
    ).toBe('TOO_FEW_MP');
    expect(go(game, [enter('E4', { mp: 5 })]).the('vehicle-moved')).toMatchObject({ mp: 5, spent: 8 });
  });

  test('[aslsk 3.3.2/a] not more MP than it has; what is left at the end is spent where it is', () => {
    const game = field({ units: { a1: fullyTracked({ mp: 3 }) } });
    const far = [start, enter('E4'), enter('E3'), enter('E2')];
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: far })).toMatchObject({
      refused: 'NOT_ENOUGH_MP',
      path: '$.steps[3]',
    });
    go(game, [start, enter('E4')]);
    const ended = game.order('a', { order: 'end-phase' });
    expect(ended.the('came-to-rest')).toEqual({ vehicle: 'a1' });
    expect(game.unit('a1').spent).toBeUndefined();
  });

  test('[aslsk 3.3.2/b] enemy units do not bar the way', () => {
    const game = field({ units: { a1: fullyTracked(), b1: russian('4-4-7', 'E4', { broken: true }) } });
    expect(go(game, [start, enter('E4')]).the('vehicle-moved').to).toBe('E4');
  });

  test('[aslsk 3.3.2/c] [aslsk 2.0/MovingTarget] [aslsk 3.3.2/k] a new hex makes it a moving target, stopped or not, until the Player Turn is over', () => {
    const game = field({ units: { a1: fullyTracked(), a2: dumb } });
    go(game, [start]);
    expect(game.unit('a1').movingTarget).toBeUndefined();
    go(game, [enter('E4'), stop]);
    expect(game.unit('a1')).toMatchObject({ movingTarget: true });
    game.order('a', { order: 'end-phase' });
    expect(game.unit('a1').movingTarget).toBe(true);
    const began = field({ units: { a1: fullyTracked({ motion: true }) } });
    go(began, [stop]);
    expect(began.unit('a1')).toMatchObject({ movingTarget: true });
    expect(began.unit('a1').motion).toBeUndefined();
  });

  test('[aslsk 3.3.2/o] all MP spent on the move: it ends in Motion', () => {
    const game = field({ units: { a1: fullyTracked({ mp: 2 }) } });
    go(game, [start, enter('E4')]);
    const ended = game.order('a', { order: 'end-phase' });
    expect(ended.the('in-motion')).toEqual({ vehicle: 'a1' });
    expect(game.unit('a1')).toMatchObject({ motion: true });
    expect(game.unit('a1').started).toBeUndefined();
  });

  test('[aslsk 3.3.2/p] it ends in Motion with MP left only when a hex ahead costs more', () => {
    const ends = (terrain: SetUp['terrain'], mp: number) => {
      const game = field({ terrain: terrain ?? {}, units: { a1: fullyTracked({ mp }) } });
      go(game, [start, enter('E4')]);
      game.order('a', { order: 'end-phase' });
      return game.unit('a1').motion === true;
    };
    expect(ends({ E3: 'brush', D3: 'brush' }, 3)).toBe(true);
    expect(ends({ E3: 'brush', D3: 'brush' }, 4)).toBe(false);
    expect(ends({}, 3)).toBe(false);
  });

  test('[aslsk 3.3.2/q] begun in Motion and not moved, it stops and Delays; no Prep Fire', () => {
    const game = field({ units: { a1: fullyTracked({ motion: true }) } });
    const ended = game.order('a', { order: 'end-phase' });
    expect(ended.the('came-to-rest')).toEqual({ vehicle: 'a1' });
    expect(game.unit('a1').motion).toBeUndefined();
  });

  test('[aslsk 3.3.2/r] it comes onto the map in Motion, pointing where it likes', () => {
    const game = field({ units: { a1: { ...pz3(), entry: ['E1'] } } });
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: [enter('E1')] }).refused).toBe(
      'NO_FACING',
    );
    const done = go(game, [enter('E1', { vca: 3 })]);
    expect(done.the('vehicle-began').motion).toBe(true);
    expect(done.the('vehicle-moved')).toMatchObject({ from: 'off the map', to: 'E1', spent: 1 });
    expect(game.unit('a1')).toMatchObject({ vca: 3, started: true, movingTarget: true });
    expect(game.unit('a1').entry).toBeUndefined();
  });

  test('[aslsk 3.3.2/s] it neither stops nor stays beside an enemy AFV that it could not hurt with a 5', () => {
    const beside = (enemy: Placed, mp = 13) => field({ units: { a1: fullyTracked({ mp }), b1: enemy } });
    const strong = beside(tiger2('E4', { vca: 3, stun: 'stun' }));
    go(strong, [start, enter('E4')]);
    expect(strong.refused('a', { order: 'drive', vehicle: 'a1', steps: [stop] })).toMatchObject({
      refused: 'ENEMY_AFV',
      cites: ['3.3.2/s'],
    });
    const short = beside(tiger2('E4', { vca: 3, stun: 'stun' }), 3);
    expect(short.refused('a', { order: 'drive', vehicle: 'a1', steps: [start, enter('E4')] }).refused).toBe(
      'ENEMY_AFV',
    );
    const weak = beside(tank('Japanese', 'Type 95 HA-GO', 'E4', { vca: 3, stun: 'stun' }));
    expect(go(weak, [start, enter('E4'), stop]).all('mp-spent')).toHaveLength(2);
  });

  test('[aslsk 3.3.2/u] red MP: an original 12 on starting immobilizes, 11 where the unit says so', () => {
    const begin = (unreliable: number, ...faces: number[]) => {
      const game = field({ units: { a1: fullyTracked({ unreliable }) } });
      const done = go(game, [start], ...faces);
      return [done.the('mechanical-reliability').stalled, game.unit('a1').immobilized ?? false];
    };
    expect(begin(12, 5, 6)).toEqual([false, false]);
    expect(begin(12, 6, 6)).toEqual([true, true]);
    expect(begin(11, 5, 6)).toEqual([true, true]);
    expect(go(field({ units: { a1: fullyTracked() } }), [start]).all('mechanical-reliability')).toEqual([]);
  });

  test('[aslsk 3.3.2/w] one hex is always open to it, for all its MP, and then it is in Motion', () => {
    const terrain = { E4: { terrain: 'brush', level: 1 } } as const;
    const slow = field({ terrain, units: { a1: fullyTracked({ mp: 4 }) } });
    expect(slow.refused('a', { order: 'drive', vehicle: 'a1', steps: [start, enter('E4')] }).refused).toBe(
      'NOT_ENOUGH_MP',
    );
    expect(go(slow, [start, enter('E4', { all: true })]).the('vehicle-moved')).toMatchObject({
      mp: 4,
      spent: 5,
    });
    expect(slow.refused('a', { order: 'drive', vehicle: 'a1', steps: [stop] }).refused).toBe('NOT_ENOUGH_MP');
    slow.order('a', { order: 'end-phase' });
    expect(slow.unit('a1').motion).toBe(true);
  });

  test('[aslsk 3.3.2/m] two vehicles of a side in a hex at the end of the MPh: one is a wreck', () => {
    const game = field({ units: { a1: fullyTracked(), a2: pz3('E5', { vca: 3 }) } });
    const ended = game.order('a', { order: 'end-phase' }, 2);
    expect(ended.the('vehicle-destroyed')).toEqual({ vehicle: 'a2' });
    expect(game.unit('a2').wreck).toBe(true);
    expect(game.unit('a1').wreck).toBeUndefined();
  });

  test('[aslsk 2.0/Immobilized] [aslsk 2.0/Mobile] Immobilized it neither starts nor turns nor moves', () => {
    const game = field({ units: { a1: fullyTracked({ immobilized: true }), a2: dumb } });
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: [start] })).toMatchObject({
      refused: 'IMMOBILIZED',
      cites: ['2.0/Immobilized'],
    });
    expect(game.legal('a', 'drive')).toEqual([]);
  });

  test('[aslsk 3.3/a] who fired in the Prep Fire Phase does not move', () => {
    const game = field({ units: { a1: fullyTracked({ weaponsFired: ['CMG'] }), a2: dumb } });
    expect(game.refused('a', { order: 'drive', vehicle: 'a1', steps: [start] }).refused).toBe('HAS_FIRED');
  });
});
