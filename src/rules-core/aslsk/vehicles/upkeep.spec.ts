import { controllerOf } from '../sequence/control.js';
import { sight } from '../sight/sight.js';
import { german, type Placed, russian, type SetUp, setUp } from '../testkit.testkit.js';
import { m4, m8, pz3, t34, tank } from './testkit.testkit.js';

const field = (what: SetUp) =>
  setUp({
    columns: 12,
    rows: 12,
    ...what,
    units: { az: german('4-6-7', 'A1'), bz: russian('4-4-7', 'L12', { broken: true }), ...what.units },
  });

const drive = (...steps: object[]) => ({ order: 'drive', vehicle: 'a1', steps }) as never;

describe('Crew Exposed and Buttoned Up', () => {
  const change = (exposed: boolean) => ({ order: 'crew-exposed', vehicle: 'a1', exposed });

  test('[aslsk 7.7/c] in its Movement Phase, one way only; not with or after fire', () => {
    const game = field({ units: { a1: m4('E5') } });
    game.order('a', change(true));
    expect(game.unit('a1').ce).toBe(true);
    expect(game.refused('a', change(false))).toMatchObject({ refused: 'ONCE', cites: ['7.7/c'] });
    expect(game.refused('a', change(true)).refused).toBe('NO_CHANGE');
    for (const set of [{ fire: 'prep' as const }, { fire: 'bounding' as const }, { weaponsFired: ['CMG'] }])
      expect(field({ units: { a1: m4('E5', set) } }).refused('a', change(true)).refused).toBe('HAS_FIRED');
  });

  test('[aslsk 3.7/g] and in its Advance Phase', () => {
    const game = field({ phase: 'APh', units: { a1: m4('E5', { ce: true }) } });
    game.order('a', change(false));
    expect(game.unit('a1').ce).toBeUndefined();
    expect(field({ phase: 'PFPh', units: { a1: m4('E5') } }).refused('a', change(true)).refused).toBe(
      'NOT_NOW',
    );
  });

  test('[aslsk 7.7/d] [aslsk 7.10/stun-b] Shocked or Stunned, and for the Player Turn, it stays buttoned up', () => {
    const code = (set: object) => field({ units: { a1: m4('E5', set) } }).refused('a', change(true)).refused;
    expect([code({ shock: 'shock' }), code({ stun: 'stun' }), code({ shaken: true })]).toEqual([
      'NOT_GOOD_ORDER',
      'NOT_GOOD_ORDER',
      'SHAKEN',
    ]);
  });

  test('[aslsk 7.10/recall-a] a recalled One Man Turret is exposed no more', () => {
    const t70 = field({ units: { a1: tank('Russian', 'T-70', 'E5', { recalled: true }) } });
    expect(t70.refused('a', change(true))).toMatchObject({ refused: 'RECALLED', cites: ['7.10/recall-a'] });
  });

  test('[aslsk 7.7/e] inside a building it may open its hatches', () => {
    const game = field({ terrain: { E5: 'stone-building' }, units: { a1: m4('E5') } });
    game.order('a', change(true));
    expect(game.unit('a1').ce).toBe(true);
  });

  test('[aslsk 7.7/c] it is not movement, but the enemy may fire at the new state', () => {
    const game = setUp({
      columns: 12,
      rows: 12,
      units: { a1: m4('E8', { vca: 0 }), b1: german('4-6-7', 'E5') },
    });
    game.order('a', drive({ do: 'start' }));
    expect(game.awaits).toEqual(['a movement']);
    game.order('a', change(true));
    expect(game.awaits).toEqual(['b defensive-fire']);
  });
});

describe('Smoke dispensers', () => {
  const smoke = (dispenser: string, at?: string) => ({
    order: 'disperse-smoke',
    vehicle: 'a1',
    dispenser,
    ...(at && { at }),
  });
  const with_ = (set: object, more: SetUp = {}) =>
    field({
      ...more,
      units: { a1: m4('E5', { vca: 0, dispensers: { sD: 7, sM: 7, sP: 7, sN: 7 }, ...set }), ...more.units },
    });

  test('[aslsk 7.5/a] once in a Player Turn, by a sound crew, before it has fired', () => {
    const game = with_({});
    game.order('a', smoke('sD'), 6, 5);
    expect(game.refused('a', smoke('sD'))).toMatchObject({ refused: 'ONCE', cites: ['7.5/a'] });
    expect(with_({ stun: 'stun' }).refused('a', smoke('sD')).refused).toBe('NOT_GOOD_ORDER');
    expect(with_({ weaponsFired: ['CMG'], firedIn: 'MPh' }).refused('a', smoke('sD')).refused).toBe(
      'HAS_FIRED',
    );
    expect(
      field({ units: { a1: t34('E5', { dispensers: undefined } as never) } }).refused('a', smoke('sD'))
        .refused,
    ).toBe('NO_DISPENSER');
  });

  test('[aslsk 7.5/b] in the enemy’s Movement Phase when it sees a mover; even immobile, and for no MP', () => {
    const game = setUp({
      columns: 12,
      rows: 12,
      units: { a1: russian('4-4-7', 'E8'), b1: pz3('E5', { immobilized: true, vca: 3 }) },
    });
    game.order('a', { order: 'move', units: ['a1'], path: ['E7'] });
    expect(game.awaits).toEqual(['b defensive-fire']);
    const done = game.order('b', { order: 'disperse-smoke', vehicle: 'b1', dispenser: 'sD' }, 3, 3);
    expect(done.the('smoke-dispensed')).toMatchObject({ placed: true, at: 'E5' });
    expect(done.all('mp-spent')).toEqual([]);
    const own = with_({ immobilized: true });
    expect(own.order('a', smoke('sD'), 1, 1).the('mp-spent').mp).toBe(1);
  });

  test('[aslsk 7.5/c] the usage number or less, one more when buttoned up', () => {
    const placed = (set: object, ...faces: number[]) =>
      with_(set)
        .order('a', smoke('sD'), ...faces)
        .the('smoke-dispensed').placed;
    expect([
      placed({ ce: true }, 3, 4),
      placed({ ce: true }, 4, 4),
      placed({}, 3, 4),
      placed({}, 3, 3),
    ]).toEqual([true, false, false, true]);
  });

  test('[aslsk 7.5/d] in its own hex; pots with the crew exposed, the close defence weapon buttoned up', () => {
    expect(with_({}).refused('a', smoke('sP')).refused).toBe('BUTTONED_UP');
    expect(with_({ ce: true }).refused('a', smoke('sN')).refused).toBe('CREW_EXPOSED');
    expect(with_({}).refused('a', smoke('sD', 'E4')).refused).toBe('OWN_HEX');
    const game = with_({ ce: true });
    game.order('a', smoke('sP'), 1, 1);
    expect(game.battle.location('E5').smoke).toEqual([{ kind: 'dispersed', side: 'a' }]);
  });

  test('[aslsk 7.5/e] a Smoke mortar: one to three hexes, in sight; turning, moving and Hindrances count; not from a building', () => {
    const modifiers = (set: object, at: string, more: SetUp = {}) =>
      with_({ ce: true, ...set }, more)
        .order('a', smoke('sM', at), 6, 5)
        .the('smoke-dispensed')
        .modifiers.map(({ value }) => value);
    expect(modifiers({}, 'E3')).toEqual([]);
    expect(modifiers({}, 'G5')).toEqual([2]);
    expect(modifiers({ started: true, moving: true, spent: 1 }, 'E3')).toEqual([2]);
    expect(modifiers({}, 'E3', { terrain: { E4: 'brush' } })).toEqual([1]);
    expect(with_({}).refused('a', smoke('sM', 'E9')).refused).toBe('OUT_OF_RANGE');
    expect(with_({}).refused('a', smoke('sM', 'E5')).refused).toBe('OUT_OF_RANGE');
    expect(with_({}, { terrain: { E4: 'woods' } }).refused('a', smoke('sM', 'E3')).refused).toBe(
      'NO_LINE_OF_SIGHT',
    );
    expect(with_({}, { terrain: { E5: 'stone-building' } }).refused('a', smoke('sM', 'E3')).refused).toBe(
      'IN_BUILDING',
    );
    const turned = with_({ ce: true });
    turned.order('a', smoke('sM', 'G5'), 1, 1);
    expect(turned.unit('a1').tca).toBe(2);
    expect(turned.battle.location('G5').smoke).toHaveLength(1);
  });
});

describe('Motion Status attempts', () => {
  /** A squad comes out from behind the woods of E7 into the sight of the tank in E5. */
  const comes = (set = {}, from = 'E9', to = ['F8', 'F7']) => {
    const game = setUp({
      columns: 12,
      rows: 12,
      terrain: { E7: 'woods', E8: 'woods', D8: 'woods' },
      units: {
        a1: russian('4-4-7', from),
        b1: pz3('E5', { vca: 3, ...set }),
        b2: german('4-6-7', 'L1', { broken: true }),
      },
    });
    game.order('a', { order: 'move', units: ['a1'], path: to });
    return game;
  };
  const attempt = (more: object = {}) => ({ order: 'motion-attempt', vehicle: 'b1', ...more });

  test('[aslsk 3.3.2.1/a] [aslsk 2.0/Motion] a dr up to the MF spent in its sight puts it in Motion', () => {
    const game = comes();
    expect(game.awaits).toEqual(['b defensive-fire']);
    const spent = game.unit('a1').seen ?? {};
    const inSight = Object.entries(spent).reduce(
      (sum, [hex, mf]) => sum + (sight(game.battle, 'E5', hex).blocked ? 0 : mf),
      0,
    );
    expect(inSight).toBeGreaterThan(0);
    const done = game.order('b', attempt(), inSight);
    expect(done.the('motion-attempt')).toMatchObject({ dr: inSight, number: inSight, succeeded: true });
    expect(game.unit('b1').motion).toBe(true);
    const failed = comes();
    failed.order('b', attempt(), inSight + 1);
    expect(failed.unit('b1').motion).toBeUndefined();
  });

  test('[aslsk 3.3.2.1/b] once in a Movement Phase, not after fire, not against those it saw before', () => {
    const game = comes();
    game.order('b', attempt(), 6);
    expect(game.refused('b', attempt()).refused).toBe('ONCE');
    expect(comes({ fire: 'first' }).refused('b', attempt()).refused).toBe('HAS_FIRED');
    expect(comes({}, 'H5', ['H6']).refused('b', attempt())).toMatchObject({
      refused: 'SEEN_BEFORE',
      cites: ['3.3.2.1/b'],
    });
    const stuck = comes({ immobilized: true });
    expect(stuck.refused('b', attempt()).refused).toBe('NOT_MOBILE');
  });

  test('[aslsk 3.3.2.1/c] and it turns as it likes; red MP may fail it; one in Motion may turn only', () => {
    const game = comes();
    game.order('b', attempt({ vca: 1, tca: 4 }), 1);
    expect(game.unit('b1')).toMatchObject({ motion: true, vca: 1, tca: 4 });
    const red = comes({ unreliable: 12 });
    red.order('b', attempt({ vca: 1 }), 1, 6, 6);
    expect(red.unit('b1')).toMatchObject({ immobilized: true, vca: 3 });
    expect(red.unit('b1').motion).toBeUndefined();
    const moving = comes({ motion: true });
    moving.order('b', attempt({ vca: 2 }), 1);
    expect(moving.unit('b1')).toMatchObject({ motion: true, vca: 2 });
  });
});

describe('turning without firing', () => {
  test('[aslsk 3.3.2/g] in a fire phase a weapon that could still fire may turn its mount', () => {
    const game = field({ phase: 'PFPh', units: { a1: m4('E5', { vca: 0 }) } });
    game.order('a', { order: 'turn-vehicle', vehicle: 'a1', tca: 3 });
    expect(game.unit('a1')).toMatchObject({ vca: 0, tca: 3 });
    expect(game.refused('a', { order: 'turn-vehicle', vehicle: 'a1', tca: 4 }).refused).toBe('ONCE');
    const done = field({
      phase: 'PFPh',
      units: { a1: m4('E5', { vca: 0, fire: 'prep', weaponsFired: ['CMG'] }) },
    });
    expect(done.refused('a', { order: 'turn-vehicle', vehicle: 'a1', tca: 3 }).refused).toBe('HAS_FIRED');
    done.order('a', { order: 'turn-vehicle', vehicle: 'a1', vca: 3 });
    expect(done.unit('a1').vca).toBe(3);
    const all = field({
      phase: 'PFPh',
      units: { a1: m4('E5', { vca: 0, fire: 'prep', weaponsFired: ['CMG', 'BMG'] }) },
    });
    expect(all.refused('a', { order: 'turn-vehicle', vehicle: 'a1', vca: 3 }).refused).toBe('HAS_FIRED');
  });
});

test.each<[string, object, string]>([
  ['the hull', { vca: 1 }, 'ok'],
  ['the turret', { tca: 1 }, 'ok'],
  ['the turret alone, the hull as it is', { vca: 0, tca: 1 }, 'ok'],
  ['the hull under its turret', { vca: 1, tca: 0 }, 'ok'],
  ['not where the hull looks', { vca: 0 }, 'NO_CHANGE 3.3.2/g'],
  ['not where the turret looks', { tca: 0 }, 'NO_CHANGE 3.3.2/g'],
  ['not where both look', { vca: 0, tca: 0 }, 'NO_CHANGE 3.3.2/g'],
  ['not nowhere', {}, 'NO_FACING 3.3.2/g'],
])('[aslsk 3.3.2/g] turning without firing: %s', (_, order, met) => {
  const game = field({ phase: 'PFPh', units: { a1: m4('E5', { vca: 0 }) } });
  expect(game.verdict('a', { order: 'turn-vehicle', vehicle: 'a1', ...order })).toBe(met);
});

test.each<[string, Placed, string]>([
  ['a main armament with its Rate of Fire', m4('E5', { firedIn: 'AFPh', weaponsFired: ['CMG'] }), 'ok'],
  ['not one that has lost it', m4('E5', { fire: 'prep', weaponsFired: ['CMG'] }), 'HAS_FIRED 3.3.2/g'],
  ['a machine gun', m4('E5', { fire: 'prep', firedIn: 'AFPh' }), 'ok'],
  ['not what fired in another phase', m4('E5', { fire: 'prep', firedIn: 'PFPh' }), 'HAS_FIRED 3.3.2/g'],
  ['not what is broken', m4('E5', { malfunctioned: true, weaponsBroken: ['CMG'] }), 'HAS_FIRED 3.3.2/g'],
  [
    'not a restricted turret under an exposed crew',
    tank('Russian', 'T-34 M41', 'E5', { ce: true }),
    'HAS_FIRED 3.3.2/g',
  ],
])('[aslsk 3.3.2/g] the mount turns for what could still fire: %s', (_, a1, met) => {
  const game = field({ phase: 'AFPh', units: { a1: { ...a1, vca: 0 } } });
  expect(game.verdict('a', { order: 'turn-vehicle', vehicle: 'a1', tca: 1 })).toBe(met);
});

test('[aslsk 3.3.2/g] in Motion it fires nothing in the PFPh, and turns for nothing', () => {
  const game = field({ phase: 'PFPh', units: { a1: m4('E5', { vca: 0, motion: true }) } });
  expect(game.verdict('a', { order: 'turn-vehicle', vehicle: 'a1', vca: 1 })).toBe('HAS_FIRED 3.3.2/g');
});

test('[aslsk 3.3.2/g] it is the end of the phase for it: what has turned so does not fire', () => {
  const game = field({ phase: 'PFPh', units: { a1: m4('E5', { vca: 0 }), b1: russian('4-4-7', 'H6') } });
  game.order('a', { order: 'turn-vehicle', vehicle: 'a1', tca: 2 });
  const met = [
    game.verdict('a', { order: 'vehicle-fire', vehicle: 'a1', weapons: ['CMG'], at: 'H6' }),
    game.verdict('a', { order: 'shoot', weapon: 'a1', at: 'H6' }),
  ];
  expect(met).toEqual(['HAS_TURNED 3.3.2/g', 'HAS_TURNED 3.3.2/g']);
});

describe('repair and recuperation', () => {
  const repair = (weapon: string) => ({ order: 'repair-vehicle', vehicle: 'a1', weapon });
  const rally = (set: object) => {
    const game = field({ phase: 'RPh', units: { a1: m4('E5', set) } });
    for (let n = 0; n < 6 && game.battle.clock.step !== 'repair'; n++)
      game.order(game.awaits[0]?.charAt(0) ?? 'a', { order: 'pass' });
    return game;
  };

  test('[aslsk 3.1c/b] [aslsk 7.2/c] one dr for each broken weapon: 1 repairs, 6 disables', () => {
    const game = rally({ malfunctioned: true, weaponsBroken: ['CMG', 'BMG'] });
    expect(game.awaits).toEqual(['a repair']);
    expect(game.order('a', repair('MA'), 1).the('vehicle-repair')).toMatchObject({
      weapon: 'MA',
      dr: 1,
      result: 'repaired',
    });
    expect(game.unit('a1').malfunctioned).toBeUndefined();
    game.order('a', repair('CMG'), 6);
    expect(game.unit('a1')).toMatchObject({ weaponsBroken: ['BMG'], weaponsDisabled: ['CMG'] });
    game.order('a', repair('BMG'), 2);
    expect(game.unit('a1').weaponsBroken).toEqual(['BMG']);
    expect(game.legal('a', 'repair-vehicle')).toEqual([]);
  });

  test('[aslsk 7.10/recall-d] a main armament disabled for good recalls the vehicle', () => {
    const game = rally({ malfunctioned: true });
    game.order('a', repair('MA'), 6);
    expect(game.unit('a1')).toMatchObject({ weaponsDisabled: ['MA'], recalled: true });
  });

  test('[aslsk 7.8/g] the AAMG only with the crew exposed; nothing while Shocked', () => {
    const game = rally({ weaponsBroken: ['AAMG', 'BMG'] });
    expect(game.refused('a', repair('AAMG'))).toMatchObject({ refused: 'BUTTONED_UP', cites: ['7.8/g'] });
    const shocked = field({
      phase: 'RPh',
      units: {
        a1: m4('E5', { shock: 'shock', weaponsBroken: ['BMG'] }),
        a2: m4('G5', { weaponsBroken: ['BMG'] }),
      },
    });
    for (let n = 0; n < 6 && shocked.battle.clock.step !== 'repair'; n++)
      shocked.order(shocked.awaits[0]?.charAt(0) ?? 'a', { order: 'pass' });
    expect(shocked.refused('a', repair('BMG')).refused).toBe('NOT_GOOD_ORDER');
  });

  const endRally = (set: object, ...faces: number[]) => {
    const game = field({ phase: 'RPh', units: { a1: m4('E5', set) } });
    game.order(game.awaits[0]?.charAt(0) ?? 'a', { order: 'pass' }, ...faces);
    return game;
  };

  test('[aslsk 3.1g] [aslsk 7.10/shock-d] Shock: 1-2 it recovers, else it is an Unconfirmed Kill', () => {
    expect(endRally({ shock: 'shock' }, 2).unit('a1').shock).toBeUndefined();
    expect(endRally({ shock: 'shock' }, 3).unit('a1').shock).toBe('uk');
  });

  test('[aslsk 7.10/shock-e] UK: 1-3 it recovers, else it is a wreck', () => {
    expect(endRally({ shock: 'uk' }, 3).unit('a1').shock).toBeUndefined();
    expect(endRally({ shock: 'uk' }, 4).unit('a1').wreck).toBe(true);
  });

  test('[aslsk 3.8/x] [aslsk 7.10/stun-c] at the end of the Player Turn Stun turns to its +1 side', () => {
    const game = field({
      phase: 'APh',
      units: { a1: m4('E5', { stun: 'stun', shaken: true, movingTarget: true, weaponsFired: ['CMG'] }) },
    });
    game.order('a', { order: 'end-phase' });
    expect(game.unit('a1')).toMatchObject({ plusOne: true });
    for (const key of ['stun', 'shaken', 'movingTarget', 'weaponsFired'] as const)
      expect(game.unit('a1')[key]).toBeUndefined();
  });
});

describe('recall', () => {
  test('[aslsk 7.10/recall-c] it leaves by its own edge, under way, for no victory points', () => {
    const at = (set: object, edge: 'north' | 'south' = 'north') =>
      field({
        sides: { a: { edge } },
        units: { a1: m4('E1', { vca: 0, recalled: true, started: true, ...set }) },
      });
    const exit = { order: 'exit-vehicle', vehicle: 'a1' };
    const game = at({});
    expect(game.order('a', exit).the('vehicle-exited')).toEqual({ vehicle: 'a1', from: 'E1' });
    expect(game.has('a1')).toBe(false);
    expect(game.battle.side('a').exited).toBeUndefined();
    expect(at({}, 'south').refused('a', exit).refused).toBe('WRONG_EDGE');
    expect(at({ vca: 3 }).refused('a', exit).refused).toBe('NOT_AT_THE_EDGE');
    expect(at({ started: undefined }).refused('a', exit).refused).toBe('STOPPED');
    expect(at({ recalled: undefined }).refused('a', exit).refused).toBe('NO_EXIT');
    const goal = field({
      options: { exits: { a: ['north'] } },
      units: { a1: m4('E1', { vca: 0, started: true }) },
    });
    goal.order('a', exit);
    expect(goal.battle.side('a').exited).toEqual(['a1']);
  });
});

describe('vehicles as cover and Hindrance', () => {
  const under = (units: Record<string, Placed>) =>
    field({ phase: 'PFPh', units: { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E5'), ...units } })
      .order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 6, 5)
      .the('fire-attack').results[0]?.modifiers;

  test('[aslsk 7.4/a] behind a wreck or a friendly vehicle +1, not when it moved this Player Turn, nor with better cover', () => {
    const one = [expect.objectContaining({ label: 'behind a vehicle', value: 1 })];
    expect(under({ b2: t34('E5') })).toEqual(one);
    expect(under({ a2: pz3('E5', { wreck: true }) })).toEqual(one);
    expect(under({})).toEqual([]);
    expect(under({ b2: t34('E5', { movingTarget: true }) })).toEqual([]);
    expect(under({ b2: t34('E5', { motion: true }) })).toEqual([]);
    const wooded = field({
      phase: 'PFPh',
      terrain: { E5: 'woods' },
      units: { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E5'), b2: t34('E5') },
    });
    expect(
      wooded.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 6, 5).the('fire-attack').results[0]
        ?.modifiers,
    ).toEqual([expect.objectContaining({ label: 'woods', value: 1 })]);
  });

  test('[aslsk 7.4.1] [aslsk 3.3.2/t] a Hindrance between, on one level, but not in Motion or after moving', () => {
    const hindrance = (set: object, more: SetUp = {}) => {
      const { battle } = field({ ...more, units: { a1: m4('E5', set) } });
      return sight(battle, 'E3', 'E8').hindrance;
    };
    expect(hindrance({})).toBe(1);
    expect(hindrance({ wreck: true })).toBe(1);
    expect(hindrance({ motion: true })).toBe(0);
    expect(hindrance({ movingTarget: true })).toBe(0);
    const { battle } = field({ units: { a1: m4('E5') } });
    expect(sight(battle, 'E5', 'E8').hindrance).toBe(0);
    expect(
      hindrance(
        {},
        { terrain: { E3: { terrain: 'open-ground', level: 1 }, E8: { terrain: 'open-ground', level: 1 } } },
      ),
    ).toBe(0);
  });

  test('[aslsk 2.0/Control-c] an AFV controls its hex while it is there and no Good Order enemy is', () => {
    const holder = (units: Record<string, Placed>) =>
      controllerOf(field({ sides: { b: { area: ['E5'] } }, units }).battle, 'E5');
    expect(holder({})).toBe('b');
    expect(holder({ a1: m4('E5') })).toBe('a');
    expect(holder({ a1: m4('E5'), b1: russian('4-4-7', 'E5') })).toBe('b');
    expect(holder({ a1: m4('E5'), b1: russian('4-4-7', 'E5', { broken: true }) })).toBe('a');
    expect(holder({ a1: m4('E5', { wreck: true }) })).toBe('b');
  });

  test('[aslsk 2.0/GoodOrder] a vehicle is in Good Order when neither Shocked nor Stunned', () => {
    const holds = (set: object) =>
      controllerOf(
        field({ sides: { b: { area: ['E5'] } }, units: { a1: m8('E5'), b1: t34('E5', set) } }).battle,
        'E5',
      );
    expect([holds({}), holds({ shock: 'uk' }), holds({ stun: 'stun' })]).toEqual(['b', 'a', 'a']);
  });
});
