import {
  crew,
  german,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  us,
  weapon,
} from '../testkit.testkit.js';
import { kv1, m4, m8, pz3, t34, tank, tiger2 } from './testkit.testkit.js';

const SMOKE = { F4: { smoke: [{ kind: 'dispersed' as const, side: 'a' }] } };

describe('the To Hit and To Kill example', () => {
  /** E3 to G5 at range 3, Smoke in F4 between them. */
  const duel = (set: object = {}, more: SetUp = {}) =>
    setUp({
      columns: 10,
      rows: 10,
      locations: SMOKE,
      terrain: { G5: { terrain: 'open-ground', level: 1 }, E3: { terrain: 'open-ground', level: 1 } },
      options: { year: 1943, month: 6 },
      units: {
        a1: pz3('F5', { vca: 2, moving: true, spent: 5, started: true, tca: 0 }),
        b1: kv1('E3', { vca: 2, ...set } as never),
      },
      ...more,
    });
  const enterG5 = { order: 'drive', vehicle: 'a1', steps: [{ do: 'enter', to: 'G5', tca: 0 }] };
  const shot = (more: object = {}) => ({
    order: 'shoot',
    weapon: 'b1',
    at: 'G5',
    type: 'VTT',
    target: 'a1',
    ...more,
  });

  test('[aslsk-86] [aslsk 3.2.4/case24] TH# 10: +2 turret, +1 buttoned up, +2 moving vehicle, +2 Smoke; a 3 hits the turret from the front', () => {
    const game = duel({ vca: 2 });
    game.order('a', enterG5 as never);
    expect(game.awaits).toEqual(['b defensive-fire']);
    const done = game.order('b', shot() as never, 2, 1, 4, 4, 3, 4);
    const { number, modifiers, results } = done.the('shot');
    expect(number).toBe(10);
    expect(modifiers.map(({ value }) => value)).toEqual([2, 1, 2]);
    expect(results[0]?.modifiers).toContainEqual(
      expect.objectContaining({ label: 'moving target', value: 2 }),
    );
    expect(results[0]).toMatchObject({ final: 10, hit: true });
    expect(done.the('to-kill')).toMatchObject({
      part: 'turret',
      aspect: 'front',
      number: 7,
      dr: 8,
      result: 'possible shock',
    });
  });

  test('[aslsk-88] then Intensive Fire: +1, +2 moving, +2 Smoke, +2, -1 Acquisition, no turning', () => {
    const game = duel({ vca: 2 });
    game.order('a', enterG5 as never);
    game.order('b', shot() as never, 2, 1, 4, 4, 3, 4);
    const done = game.order('b', shot({ intensive: true }) as never, 2, 2, 6, 5);
    const { modifiers, results } = done.the('shot');
    const sum = [...modifiers, ...(results[0]?.modifiers ?? [])].reduce(
      (so_far, { value }) => so_far + value,
      0,
    );
    expect(sum).toBe(6);
    expect(results[0]).toMatchObject({ final: 10, hit: true });
    expect(game.unit('b1')).toMatchObject({ intensive: true, fire: 'final' });
  });

  test('[aslsk-90] in the PFPh of the next turn: +1 buttoned up, +2 Smoke, -2 Acquisition', () => {
    const game = duel(
      { acquired: { at: 'G5', units: ['a1'], drm: -2 } },
      {
        phase: 'PFPh',
        active: 'b',
        units: {
          a1: pz3('G5', { vca: 2, tca: 0, immobilized: true }),
          b1: kv1('E3', { vca: 3, acquired: { at: 'G5', units: ['a1'], drm: -2 } }),
        },
      },
    );
    const done = game.order('b', shot() as never, 6, 5);
    const { number, modifiers, results } = done.the('shot');
    const sum = [...modifiers, ...(results[0]?.modifiers ?? [])].reduce(
      (so_far, { value }) => so_far + value,
      0,
    );
    expect([number, sum]).toEqual([10, 1]);
  });
});

describe('the Vehicular MG example', () => {
  const tiger = (set = {}) =>
    setUp({
      phase: 'PFPh',
      columns: 12,
      rows: 12,
      terrain: { H6: 'wooden-building' },
      units: {
        a1: tiger2('E8', { vca: 0, ce: true, tca: 2, ...set }),
        b1: russian('4-4-7', 'E5'),
        b2: russian('4-5-8', 'H6'),
      },
    });
  const fire = (at: string, ...weapons: string[]) => ({ order: 'vehicle-fire', vehicle: 'a1', weapons, at });

  test('[aslsk-96] the CMG at what the turret faces: 5 FP, column 4, +2; with the AAMG 7 FP, column 6', () => {
    const alone = tiger().order('a', fire('H6', 'CMG'), 6, 5).the('vehicle-fire');
    expect(alone).toMatchObject({ fp: 5, column: 4 });
    expect(alone.results[0]).toMatchObject({ final: 13 });
    const both = tiger()
      .order('a', fire('H6', 'CMG', 'AAMG'), 6, 5)
      .the('vehicle-fire');
    expect(both).toMatchObject({ fp: 7, column: 6 });
  });

  test('[aslsk-97] BMG and CMG at what the bow faces: 8 FP, +2 for the turret; the Acquisition elsewhere is lost', () => {
    const game = tiger({ acquired: { at: 'H6', units: ['b2'], drm: -1 } });
    const done = game.order('a', fire('E5', 'BMG', 'CMG'), 6, 5);
    expect(done.the('vehicle-fire')).toMatchObject({ fp: 8, column: 8 });
    expect(done.the('vehicle-fire').results[0]?.modifiers).toEqual([expect.objectContaining({ value: 2 })]);
    expect(done.all('acquisition-lost')).toHaveLength(1);
    expect(game.unit('a1').acquired).toBeUndefined();
    expect(game.unit('a1').tca).toBe(1);
  });
});

describe('arcs within the own hex', () => {
  test('[aslsk 3.2.4/CA-h] the bow of an immobile vehicle does not cover its own hex', () => {
    const inside = (set: object) =>
      setUp({ phase: 'PFPh', units: { a1: m4('E5', { vca: 0, ...set }), b1: russian('4-4-7', 'E5') } });
    const fire = { order: 'vehicle-fire', vehicle: 'a1', weapons: ['BMG'], at: 'E5' };
    expect(inside({ immobilized: true }).refused('a', fire)).toMatchObject({
      refused: 'NOT_IN_ARC',
      cites: ['3.2.4/CA-h'],
    });
    expect(inside({}).order('a', fire, 6, 5).the('vehicle-fire').fp).toBe(6);
    expect(
      inside({ immobilized: true })
        .order('a', { ...fire, weapons: ['CMG'] }, 6, 5)
        .the('vehicle-fire').fp,
    ).toBe(12);
  });

  test('[aslsk 7.6/e] nor that of a bogged one, but at units that come in through its arc; it fires and turns its turret', () => {
    const comes = (from: string) => {
      const game = setUp({
        columns: 10,
        rows: 10,
        units: {
          a1: t34(from, { vca: from === 'E4' ? 3 : 0, ce: true, moving: true, started: true, spent: 1 }),
          b1: tank('German', 'PzKpfw IVH', 'E5', { vca: 0, bogged: 'bogged' }),
        },
      });
      game.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'enter', to: 'E5' }] } as never);
      return game.legal('b', 'vehicle-fire').some(({ order }) => JSON.stringify(order.weapons) === '["BMG"]');
    };
    expect([comes('E4'), comes('E6')]).toEqual([true, false]);
  });

  test('[aslsk 2.0/NonStopped] from its start to its stop it is on the move', () => {
    const fp = (...steps: object[]) => {
      const game = setUp({
        units: { a1: m4('E5', { vca: 0 }), b1: russian('4-4-7', 'E3', { broken: true }) },
      });
      game.order('a', { order: 'drive', vehicle: 'a1', steps } as never);
      return game
        .order('a', { order: 'vehicle-fire', vehicle: 'a1', weapons: ['CMG'], at: 'E3' }, 6, 5)
        .the('vehicle-fire').fp;
    };
    expect([fp({ do: 'start' }), fp({ do: 'start' }, { do: 'stop' })]).toEqual([1, 2]);
  });
});

describe('Infantry weapons against armour', () => {
  const flame = (b1: Placed, at: string, ...faces: number[]) =>
    setUp({
      phase: 'PFPh',
      columns: 10,
      rows: 10,
      units: {
        a1: german('5-4-8', 'E5'),
        af: weapon('German', 'FT', { of: 'a1' }),
        b1,
        bz: russian('4-4-7', 'A1'),
      },
    }).order('a', { order: 'flame', weapon: 'af', at, target: 'b1' }, ...faces);

  test('[aslsk 4.2/f] [aslsk 7.13/b] flames ask for no armour: 8, half at two hexes, +1 exposed, +2 open, +3 both, +1 rear', () => {
    const number = (b1: Placed) => flame(b1, b1.at as string, 6, 6).the('to-kill').number;
    expect(number(tank('Russian', 'IS-2', 'E4', { vca: 3 }))).toBe(8);
    expect(number(tank('Russian', 'IS-2', 'E3', { vca: 3 }))).toBe(4);
    expect(number(t34('E4', { vca: 3, ce: true }))).toBe(9);
    expect(number(m8('E4', { vca: 3 }))).toBe(11);
    expect(number({ ...m8('E4', { vca: 3 }), ce: undefined } as never)).toBe(10);
    expect(number(t34('E4', { vca: 0 }))).toBe(9);
  });

  test('[aslsk 7.10/immob] they burn or shock, and never immobilize', () => {
    const result = (...faces: number[]) => flame(t34('E4', { vca: 3 }), 'E4', ...faces).the('to-kill').result;
    expect([result(3, 4), result(4, 4), result(4, 5, 3, 3), result(6, 4)]).toEqual([
      'eliminated',
      'eliminated',
      'possible shock',
      'no effect',
    ]);
    const spent = flame(t34('E4', { vca: 3 }), 'E4', 6, 4);
    expect(spent.all('weapon-removed')).toEqual([{ weapon: 'af', dr: 10 }]);
  });

  test('[aslsk 7.12/b] flames that do no harm fall on the exposed crew: 24 FP', () => {
    const done = flame(t34('E4', { vca: 3, ce: true }), 'E4', 6, 5, 6, 6);
    expect(done.the('collateral-attack')).toMatchObject({ fp: 24, column: 24, dr: 11, final: 13 });
  });

  const placing = (set: object = {}, unit = german('5-4-8', 'E5')) =>
    setUp({
      columns: 10,
      rows: 10,
      units: {
        a1: unit,
        ac: weapon('German', 'DC', { of: 'a1' }),
        b1: t34('E4', { vca: 3, stun: 'stun', ...set }),
        bz: russian('4-4-7', 'A1', { broken: true }),
      },
    });
  const place = { order: 'place-charge', weapon: 'ac', at: 'E4', target: 'b1' };
  const until = (game: ReturnType<typeof setUp>, phase: string) => {
    for (let n = 0; n < 6 && game.battle.clock.phase !== phase; n++)
      game.order(game.awaits[0]?.charAt(0) ?? 'a', { order: 'end-phase' });
  };

  test('[aslsk 4.3/f] a charge for a vehicle: a PAATC, then a position DR, then 16 less the armour where it was put', () => {
    const game = placing();
    expect(game.order('a', place, 3, 4).the('task-check')).toMatchObject({ check: 'PAATC', passed: true });
    expect(game.unit('ac').placed).toMatchObject({ at: 'E4', vehicle: 'b1', hull: 'front', turret: 'front' });
    until(game, 'AFPh');
    const done = game.order('a', { order: 'detonate', weapon: 'ac' }, 3, 3, 3, 3);
    expect(done.the('charge-position')).toMatchObject({ dr: 6, final: 7, part: 'hull' });
    expect(done.the('to-kill')).toMatchObject({
      basic: 16,
      armour: 11,
      number: 5,
      dr: 6,
      result: 'immobilized',
    });
    expect(game.unit('b1').immobilized).toBe(true);
    expect(game.has('ac')).toBe(false);
    const shy = placing();
    shy.order('a', place, 5, 4);
    expect(shy.unit('ac').placed).toBeUndefined();
    expect(shy.unit('a1').pinned).toBe(true);
    const leading = placing({}, leader('German', '8-0', 'E5'));
    expect(leading.order('a', place).all('task-check')).toEqual([]);
  });

  test('[aslsk 4.3/f] well placed it finds the weakest armour, badly placed only the crew, or nothing', () => {
    const blow = (set: object, ...faces: number[]) => {
      const game = placing(set);
      game.order('a', place, 3, 4);
      until(game, 'AFPh');
      return game.order('a', { order: 'detonate', weapon: 'ac' }, ...faces);
    };
    expect(blow({}, 2, 1, 3, 4).the('to-kill')).toMatchObject({
      part: 'turret',
      armour: 6,
      number: 10,
      dr: 7,
      result: 'eliminated',
    });
    expect(blow({ vca: 0 }, 4, 3, 6, 4).the('to-kill')).toMatchObject({
      aspect: 'rear',
      armour: 8,
      number: 8,
    });
    expect(blow({}, 6, 5).all('to-kill')).toEqual([]);
    expect(blow({}, 6, 5).the('charge-position').position).toMatch('no effect at all');
  });

  test('[aslsk 4.1/g] a machine gun may try armour on the Vehicle Target Type: normal range, nothing halved', () => {
    const game = (set: object = {}, mine: object = {}, at = 'E4') =>
      setUp({
        phase: 'PFPh',
        columns: 12,
        rows: 24,
        units: {
          a1: us('6-6-6', 'E5', mine),
          am: weapon('American', 'MMG', { of: 'a1' }),
          b1: tank('Japanese', 'Type 89B', at, { vca: 3, ...set }),
        },
      });
    const shoot = (at = 'E4') =>
      ({ order: 'shoot', weapon: 'am', at, type: 'VTT', target: 'b1', ammo: 'AP' }) as never;
    const hit = game().order('a', shoot(), 1, 3, 4, 2);
    expect(hit.the('to-kill')).toMatchObject({ ammo: 'AP', basic: 4, number: 4, dr: 6, result: 'no effect' });
    expect(game({}, { pinned: true }).refused('a', shoot())).toMatchObject({
      refused: 'NO_AP',
      cites: ['4.1/g'],
    });
    expect(game({}, {}, 'E20').refused('a', shoot('E20')).refused).toBe('NO_AP');
    expect(
      game().refused('a', { order: 'shoot', weapon: 'am', at: 'E4', type: 'ITT' } as never).refused,
    ).toBe('NO_VEHICLE');
  });

  test('[aslsk 2.0/Ordnance] crews of Guns and vehicles alike: a crew counter has no machine gun of its own to shoot with', () => {
    const game = setUp({
      phase: 'PFPh',
      units: { a1: crew('German', '2-2-8', 'E5'), b1: m4('E4', { vca: 3 }) },
    });
    expect(game.legal('a', 'shoot')).toEqual([]);
  });
});
