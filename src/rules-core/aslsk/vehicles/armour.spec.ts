import { Act } from '../../kernel/decide/act.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import type { VehicleHit } from '../ordnance/effects.js';
import { aslsk } from '../ruleset.js';
import type { Asl, AslEffects } from '../system.js';
import { german, russian, type SetUp, setUp, us, weapon } from '../testkit.testkit.js';
import { armourOf, aspectFrom, struckAt } from './arcs.js';
import { vehicleCounter, vehicleNames } from './counter.js';
import { immobilize, recall, shock, stun } from './damage.js';
import { vehicleHit } from './hit.js';
import { crewMorale } from './state.js';
import { kv1, m4, m8, pz3, t34, tank, tiger2 } from './testkit.testkit.js';

/** Lets a hit fall on b1 and returns the battle and what came of it. */
function struck(what: SetUp, hit: Partial<VehicleHit>, ...faces: number[]) {
  const game = setUp({ phase: 'PFPh', columns: 10, rows: 10, ...what });
  const act = new Act<Asl>(game.battle, scriptedDice(...faces), aslsk);
  act.plan({ task: 'phase' });
  const shot: VehicleHit = {
    task: 'vehicle-hit',
    weapon: 'a1',
    target: 'b1',
    from: 'E2',
    at: 'E5',
    range: 3,
    type: 'VTT',
    ammo: 'AP',
    white: 1,
    coloured: 1,
    critical: false,
    ...hit,
  };
  vehicleHit(act, shot);
  const all = <K extends keyof AslEffects>(kind: K) =>
    act.effects.filter(({ effect }) => effect === kind).map(({ about }) => about as unknown as AslEffects[K]);
  return { game, unit: () => game.unit('b1'), all, kinds: act.effects.map(({ effect }) => effect as string) };
}

const HULL = { white: 1, coloured: 1 };
const TURRET = { white: 2, coloured: 1 };

/** A KV-1 in E2 shoots at the PzKpfw IIIN in E5, which faces it: VCA 0 covers D4 and E4. */
const duel = (set = {}): SetUp => ({
  units: { a1: kv1('E2', { vca: 3 }), b1: pz3('E5', { vca: 0, ...set }) },
});

describe('counters', () => {
  test('[aslsk 1.2.7/a] [aslsk 7.0/a] [aslsk 2.0/AC] [aslsk 2.0/AFV] tracks and wheels, MP, gun and machine guns as printed; nothing without armour', () => {
    expect(vehicleCounter('Russian', 'T-34/85')).toMatchObject({
      kind: 'vehicle',
      track: 'FT',
      mp: 16,
      calibre: '85L',
      rof: 1,
      turret: 'T',
      pressure: 'normal',
      bmg: 2,
      cmg: 4,
      hull: { front: 11, side: 6 },
      turretArmour: { front: 11, side: 8 },
    });
    expect(m8()).toMatchObject({ track: 'AC', openTopped: true, ce: true });
    expect(tank('German', 'PzKpfw VIE (Tiger)')).toMatchObject({ unreliable: 12, size: -1 });
    expect(() => vehicleCounter('German', 'Opel Blitz')).toThrow('Opel Blitz');
    expect(vehicleNames('German')).not.toContain('SPW 251/1');
  });

  test('[aslsk 7.2/a] turret types, and none; the calibre without its notes', () => {
    const turrets = [pz3(), tiger2(), kv1(), tank('Russian', 'T-70'), tank('German', 'StuG IIIG')];
    expect(turrets.map(({ turret }) => turret)).toEqual(['T', 'ST', 'RST', '1MT', 'NT']);
    expect(pz3()).toMatchObject({
      calibre: '75*',
      lacks: ['AP'],
      ammunition: { HEAT: 9, smoke: 9 },
      dispensers: { sD: 7 },
    });
  });

  test('[aslsk H/M4A2] [aslsk H/M4A3] WP7, Smoke 5 from June 1944, a Smoke mortar from 1944', () => {
    for (const name of ['M4A2 Sherman', 'M4A3 Sherman']) {
      const at = (year: number, month: number) => vehicleCounter('American', name, { year, month });
      expect(at(1944, 6).ammunition).toEqual({ smoke: 5, WP: 7 });
      expect(at(1944, 5).ammunition?.smoke).toBeUndefined();
      expect(at(1944, 1).dispensers?.sM).toBe(name === 'M4A2 Sherman' ? 5 : 4);
      expect(at(1943, 12).dispensers).toBeUndefined();
    }
  });

  test('[aslsk H/HA-GO-b] [aslsk H/97-a] Smoke dischargers from 1944 and from 1941', () => {
    const sD = (name: string, year: number) =>
      vehicleCounter('Japanese', name, { year, month: 6 }).dispensers?.sD;
    expect([sD('Type 95 HA-GO', 1943), sD('Type 95 HA-GO', 1944)]).toEqual([undefined, 5]);
    expect([sD('Type 97A CHI-HA', 1940), sD('Type 97A CHI-HA', 1941)]).toEqual([undefined, 5]);
  });

  test('[aslsk H/M8] the M8 is an Open-Topped Armoured Car', () => {
    expect(m8()).toMatchObject({ track: 'AC', openTopped: true, calibre: '37LL' });
  });

  test('[aslsk 2.0/TargetSize] small and large as the armour is printed', () => {
    expect([tank('German', 'StuG IIIG').size, pz3().size, kv1().size, tiger2().size]).toEqual([
      1,
      undefined,
      -1,
      -2,
    ]);
  });
});

describe('what is hit', () => {
  test('[aslsk 7.1/a] [aslsk 2.0/Aspect] front armour, and the lower number for side and rear, of hull and turret', () => {
    const vehicle = kv1();
    expect(
      (['hull', 'turret'] as const).map((part) =>
        (['front', 'side', 'rear'] as const).map((aspect) => armourOf(vehicle as never, part, aspect)),
      ),
    ).toEqual([
      [11, 8, 8],
      [11, 11, 11],
    ]);
  });

  test('[aslsk 3.2.4/facing-a] front, side and rear by hexside; along a hexspine the better armour', () => {
    const { battle } = setUp({ columns: 10, rows: 10 });
    const from = (hex: string) => aspectFrom(battle, 'E5', 0, hex);
    expect(['E4', 'D4', 'E2', 'B4'].map(from)).toEqual(['front', 'front', 'front', 'front']);
    expect(['F4', 'D5'].map(from)).toEqual(['side', 'side']);
    expect(['F5', 'E6', 'E9'].map(from)).toEqual(['rear', 'rear', 'rear']);
    expect(['F3', 'C5'].map(from)).toEqual(['front', 'front']);
    expect(['G5', 'D6'].map(from)).toEqual(['side', 'side']);
  });

  test('[aslsk 3.2.4/facing-b] from within its hex the coloured die tells: 1-2 rear, 3-4 side, 5-6 front', () => {
    const { battle } = setUp(duel());
    const target = battle.theUnit('b1');
    const aspects = [1, 2, 3, 4, 5, 6].map((coloured) => struckAt(battle, target, 'E5', 1, coloured).aspect);
    expect(aspects).toEqual(['rear', 'rear', 'side', 'side', 'front', 'front']);
  });

  test('[aslsk 3.2.4/facing-c] the turret when the coloured die is the lower one', () => {
    const { battle } = setUp(duel());
    const part = (white: number, coloured: number) =>
      struckAt(battle, battle.theUnit('b1'), 'E2', white, coloured).part;
    expect([part(2, 1), part(2, 2), part(2, 3)]).toEqual(['turret', 'hull', 'hull']);
  });

  test('[aslsk 3.2.4/facing-d] the turret is hit by its own facing, the hull by the hull’s', () => {
    const { battle } = setUp(duel({ tca: 3 }));
    const aspect = (white: number, coloured: number) =>
      struckAt(battle, battle.theUnit('b1'), 'E2', white, coloured).aspect;
    expect([aspect(2, 1), aspect(1, 2)]).toEqual(['rear', 'front']);
  });
});

describe('To Kill', () => {
  test('[aslsk 7.9] [aslsk 3.2.4/TK] [aslsk-87] 13 for a Russian 76L at range 3 less front turret 6: below 7 it burns, at 8 it may be Shocked', () => {
    const hit = struck(duel(), TURRET, 4, 4, 3, 4);
    expect(hit.all('to-kill')).toEqual([
      expect.objectContaining({
        part: 'turret',
        aspect: 'front',
        basic: 13,
        armour: 6,
        number: 7,
        dr: 8,
        result: 'possible shock',
      }),
    ]);
    expect(hit.all('crew-check')[0]).toMatchObject({ check: 'NMC', morale: 8, final: 7, passed: true });
    expect(hit.unit().shock).toBeUndefined();
    const dead = struck(duel(), TURRET, 3, 3);
    expect(dead.all('to-kill')[0]).toMatchObject({ dr: 6, result: 'eliminated' });
    expect(dead.unit().wreck).toBe(true);
  });

  test('[aslsk-88] [aslsk 7.10/immob] the rear hull adds one: 14 less 3 is 11, and an 11 immobilizes', () => {
    const hit = struck(duel({ vca: 3 }), { white: 2, coloured: 2 }, 5, 6);
    expect(hit.all('to-kill')[0]).toMatchObject({
      part: 'hull',
      aspect: 'rear',
      armour: 3,
      number: 11,
      dr: 11,
      result: 'immobilized',
    });
    expect(hit.all('to-kill')[0]?.modifiers).toEqual([expect.objectContaining({ label: 'rear', value: 1 })]);
    expect(hit.unit().immobilized).toBe(true);
  });

  test('[aslsk 7.10/shock-b] a DR equal to the number shocks by the turret', () => {
    const hit = struck(duel(), TURRET, 3, 4);
    expect(hit.all('to-kill')[0]).toMatchObject({ number: 7, dr: 7, result: 'shock' });
    expect(hit.unit()).toMatchObject({ shock: 'shock' });
  });

  test('[aslsk 3.2.4/eff-c] by ammunition: HEAT 13 for 75mm, APCR and HE of the calibre', () => {
    const target = { b1: t34('E5', { vca: 0 }) };
    const basic = (a1: ReturnType<typeof pz3>, ammo: VehicleHit['ammo'], range = 3) =>
      struck({ units: { a1, ...target } }, { ...HULL, ammo, range }, 6, 6).all('to-kill')[0];
    expect(basic(pz3('E2'), 'HEAT')).toMatchObject({ basic: 13, number: 2 });
    expect(basic(pz3('E2'), 'HE')).toMatchObject({ basic: 7, number: -4 });
    expect(basic(tank('German', 'PzKpfw IVH', 'E2'), 'APCR')).toMatchObject({ basic: 20, number: 10 });
    expect(basic(tank('German', 'PzKpfw IVH', 'E2'), 'AP')).toMatchObject({ basic: 17, number: 6 });
    expect(basic(tank('German', 'PzKpfw IVH', 'E2'), 'AP', 20)).toMatchObject({ number: 5 });
    expect(basic(m4('E2'), 'AP')).toMatchObject({ basic: 14, number: 3 });
  });

  test('[aslsk 7.9] from behind AP, HEAT, APCR and APDS gain one, HE nothing', () => {
    const rear = (a1: ReturnType<typeof pz3>, ammo: VehicleHit['ammo']) =>
      struck({ units: { a1, b1: t34('E5', { vca: 3 }) } }, { ...HULL, ammo }, 6, 6).all('to-kill')[0]
        ?.modifiers;
    const better = [{ label: 'rear', value: 1, cites: ['7.9'] }];
    expect(rear(m4('E2'), 'AP')).toEqual(better);
    expect(rear(pz3('E2'), 'HEAT')).toEqual(better);
    expect(rear(tank('German', 'PzKpfw IVH', 'E2'), 'APCR')).toEqual([
      expect.objectContaining({ label: 'range 3' }),
      ...better,
    ]);
    expect(rear(tank('British', 'Churchill IV', 'E2'), 'APDS')).toEqual(better);
    expect(rear(m4('E2'), 'HE')).toEqual([]);
  });

  test('[aslsk 7.9] a row of the AP table for some nations goes before that of the gun', () => {
    const basic = (nation: string, name: string) =>
      struck(
        { units: { a1: { ...tank(nation, name, 'E2'), calibre: '76L' }, b1: pz3('E5', { vca: 0 }) } },
        HULL,
        6,
        6,
      ).all('to-kill')[0]?.basic;
    expect([
      basic('Russian', 'KV-1 M41'),
      basic('Japanese', 'Type 89B'),
      basic('American', 'M10 GMC'),
    ]).toEqual([13, 13, 17]);
  });

  test('[aslsk 4.4.1/d] [aslsk 4.4.4/a] the table of the weapon: BAZ 43 13, BAZ 44 16, an ATR on the AP table', () => {
    const basic = (name: string, nation: string, ammo: VehicleHit['ammo']) =>
      struck(
        {
          units: { a2: us('7-4-7', 'E2'), a1: weapon(nation, name, { of: 'a2' }), b1: pz3('E5', { vca: 0 }) },
        },
        { ...HULL, ammo, type: 'own', range: 1 },
        6,
        6,
      ).all('to-kill')[0]?.basic;
    expect([basic('BAZ 43', 'American', 'HEAT'), basic('BAZ 44', 'American', 'HEAT')]).toEqual([13, 16]);
    expect(basic('ATR', 'German', 'AP')).toBe(5);
  });

  test('[aslsk 6.1/c] a Critical Hit doubles the Basic number', () => {
    const hit = struck(duel(), { ...HULL, critical: true }, 6, 5);
    expect(hit.all('to-kill')[0]).toMatchObject({ basic: 13, number: 20 });
  });

  test('[aslsk-103] [aslsk 4.4.2/j] an original 12 is a dud', () => {
    const hit = struck(duel(), { ...HULL, critical: true }, 6, 6);
    expect(hit.all('to-kill')[0]).toMatchObject({ dr: 12, result: 'dud' });
    expect(hit.unit().wreck).toBeUndefined();
  });

  test('[aslsk 7.10/shock-a] one above the number: a NMC, Shock when it fails, nothing else', () => {
    const fails = struck(duel({ ce: true }), HULL, 4, 4, 6, 3);
    expect(fails.all('crew-check')[0]).toMatchObject({ dr: 9, passed: false });
    expect(fails.unit()).toMatchObject({ shock: 'shock' });
    expect(fails.unit().stun).toBeUndefined();
    expect(fails.unit().ce).toBeUndefined();
    expect(fails.kinds).not.toContain('collateral-attack');
  });

  test('[aslsk-94] [aslsk 7.12/b] HE cannot hurt the front, but its blast falls on the exposed crew: 12 FP, 7 +2 = 9, NMC', () => {
    const he = (...faces: number[]) =>
      struck(duel({ ce: true, started: true }), { ...HULL, ammo: 'HE' }, 3, 4, ...faces);
    const pinned = he(4, 4);
    expect(pinned.all('to-kill')[0]).toMatchObject({ basic: 7, armour: 6, number: 1, result: 'no effect' });
    expect(pinned.all('collateral-attack')[0]).toMatchObject({
      fp: 12,
      column: 12,
      dr: 7,
      final: 9,
      result: 'NMC',
    });
    expect(pinned.all('buttoned-up')[0]).toEqual({ vehicle: 'b1', by: 'fire' });
    expect(pinned.unit()).toMatchObject({ shaken: true, started: true });
    expect(pinned.unit().ce).toBeUndefined();
    const failed = he(4, 5);
    expect(failed.unit()).toMatchObject({ stun: 'stun' });
    expect(failed.unit().ce).toBeUndefined();
    expect(failed.unit().started).toBeUndefined();
    expect(failed.unit().recalled).toBeUndefined();
    const twelve = he(6, 6);
    expect(twelve.unit()).toMatchObject({ stun: 'STUN', recalled: true });
  });

  test('[aslsk-93] an AP hit that may have shocked strikes the exposed crew besides: 2 FP, 8 +2, nothing', () => {
    const hit = struck(duel({ ce: true }), { white: 3, coloured: 4 }, 4, 4, 3, 4);
    expect(hit.all('to-kill')[0]).toMatchObject({ part: 'hull', number: 7, dr: 8, result: 'possible shock' });
    expect(hit.all('collateral-attack')[0]).toMatchObject({
      fp: 2,
      column: 2,
      dr: 8,
      final: 10,
      result: 'no effect',
    });
    const buttoned = struck(duel(), { white: 3, coloured: 4 }, 4, 4, 3, 4);
    expect(buttoned.all('collateral-attack')).toEqual([]);
  });

  test('[aslsk 7.10/stun-a] a machine gun that equals the number stuns, and never shocks or immobilizes', () => {
    const mg = (dr: readonly [number, number]) =>
      struck(
        {
          units: {
            a2: german('4-6-7', 'E4'),
            a1: weapon('German', 'HMG', { of: 'a2' }),
            b1: tank('Japanese', 'Type 89B', 'E5', { vca: 3 }),
          },
        },
        { ...HULL, from: 'E4', range: 1 },
        ...dr,
      );
    const equal = mg([4, 2]);
    expect(equal.all('to-kill')[0]).toMatchObject({ basic: 4, number: 6, dr: 6, result: 'stun' });
    expect(equal.unit().stun).toBe('stun');
    expect(mg([4, 3]).all('to-kill')[0]).toMatchObject({ dr: 7, result: 'no effect' });
  });

  test('[aslsk-92] [aslsk 7.11] an area hit on thick armour: 6 FP, +1; a final 3 or 4 shocks the turret or stops the hull', () => {
    const area = (part: Partial<VehicleHit>, ...faces: number[]) =>
      struck(
        { units: { a1: pz3('E2', { vca: 3 }), b1: kv1('E5', { vca: 0 }) } },
        { ...part, type: 'ATT', ammo: 'HE' },
        ...faces,
      );
    const two = area(TURRET, 1, 1);
    expect(two.all('area-attack')[0]).toMatchObject({ fp: 6, column: 6, dr: 2, final: 3, result: 'shock' });
    expect(two.all('area-attack')[0]?.modifiers).toEqual([
      expect.objectContaining({ label: 'all AF >= 8', value: 1 }),
    ]);
    expect(two.unit().shock).toBe('shock');
    expect(area(HULL, 1, 2).all('area-attack')[0]).toMatchObject({ final: 4, result: 'immobilized' });
    expect(area(HULL, 2, 2).all('area-attack')[0]).toMatchObject({ final: 5, result: 'no effect' });
  });

  test('[aslsk 7.13/c] thin armour and an open top make an area hit worse, TEM better; a KIA destroys', () => {
    const car = struck(
      { units: { a1: pz3('E2', { vca: 3 }), b1: m8('E5', { vca: 0 }) } },
      { ...HULL, type: 'ATT', ammo: 'HE' },
      1,
      2,
    );
    expect(car.all('area-attack')[0]).toMatchObject({ dr: 3, final: 1, result: 'eliminated' });
    expect(car.all('area-attack')[0]?.modifiers.map(({ label }) => label)).toEqual([
      'all AF <= 4',
      'Open-Topped',
    ]);
    const wooded = struck(
      { terrain: { E5: 'woods' }, units: { a1: pz3('E2', { vca: 3 }), b1: m8('E5', { vca: 0 }) } },
      { ...HULL, type: 'ATT', ammo: 'HE' },
      1,
      2,
    );
    expect(wooded.all('area-attack')[0]).toMatchObject({ final: 2 });
  });

  test('[aslsk 7.12/b] an area hit that does no harm strikes the crew with the same DR and half the FP', () => {
    const hit = struck(duel({ ce: true }), { ...HULL, type: 'ATT', ammo: 'HE', dr: 6 }, 1, 1);
    expect(hit.all('area-attack')[0]).toMatchObject({ fp: 6, dr: 6, result: 'no effect' });
    expect(hit.all('collateral-attack')[0]).toMatchObject({
      fp: 6,
      column: 6,
      dr: 6,
      final: 8,
      result: 'PTC',
    });
  });

  test('[aslsk 7.12/a] [aslsk 3.2.4/ITT-a] on the Infantry Target Type only the exposed crew is hit', () => {
    const hit = struck(duel({ ce: true }), { type: 'ITT', ammo: 'HE', dr: 3 });
    expect(hit.kinds).not.toContain('to-kill');
    expect(hit.all('collateral-attack')[0]).toMatchObject({ fp: 12, column: 12, final: 3, result: 'K/3' });
    expect(hit.unit()).toMatchObject({ stun: 'STUN', recalled: true });
    expect(struck(duel(), { type: 'ITT', ammo: 'HE', dr: 3 }).kinds).toEqual([]);
  });
});

describe('crews', () => {
  test('[aslsk 7.10/crew] the morale of the best elite MMC; Americans eight against the Japanese', () => {
    const morale = (unit: ReturnType<typeof pz3>, nationality: string) => {
      const { battle } = setUp({ sides: { b: { nationality } }, units: { a1: { ...unit, at: 'C3' } } });
      return crewMorale(battle, battle.theUnit('a1'));
    };
    expect(morale(pz3(), 'Russian')).toBe(8);
    expect(morale(m4(), 'Japanese')).toBe(8);
    expect(morale(m4(), 'German')).toBe(m4().morale);
    expect(morale({ ...m4(), morale: 7 }, 'German')).toBe(7);
  });

  const wrecked = (work: (act: Act<Asl>) => void, set = {}, phase: SetUp['phase'] = 'PFPh') => {
    const game = setUp({
      phase,
      units: { a1: german('4-6-7', 'H8'), b1: pz3('E5', { vca: 0, ...set }), b2: russian('4-4-7', 'A8') },
    });
    const act = new Act<Asl>(game.battle, scriptedDice(), aslsk);
    work(act);
    return { game, act, b1: game.unit('b1') };
  };

  test('[aslsk 7.10/shock-c] [aslsk 7.7/d] Shocked: buttoned up, stopped, able to do nothing', () => {
    const { b1 } = wrecked((act) => shock(act, 'b1'), { ce: true, motion: true, started: true });
    expect(b1).toMatchObject({ shock: 'shock', shaken: true });
    expect([b1.ce, b1.motion, b1.started]).toEqual([undefined, undefined, undefined]);
  });

  test('[aslsk 7.10/shock-f] a second Shock turns UK back, and is nothing besides', () => {
    expect(wrecked((act) => shock(act, 'b1'), { shock: 'uk' }).b1.shock).toBe('shock');
  });

  test('[aslsk 7.10/recall-a] the second Stun recalls, and the first of a One Man Turret', () => {
    expect(wrecked((act) => stun(act, 'b1', false)).b1).toMatchObject({ stun: 'stun' });
    expect(wrecked((act) => stun(act, 'b1', false)).b1.recalled).toBeUndefined();
    expect(wrecked((act) => stun(act, 'b1', false), { plusOne: true }).b1).toMatchObject({
      stun: 'STUN',
      recalled: true,
    });
    expect(wrecked((act) => stun(act, 'b1', false), { turret: '1MT' }).b1).toMatchObject({ recalled: true });
  });

  test('[aslsk 7.10/recall-d] [aslsk 2.0/Recall] losing the main armament recalls without a Stun', () => {
    const { b1 } = wrecked((act) => recall(act, 'b1'));
    expect(b1.recalled).toBe(true);
    expect(b1.stun).toBeUndefined();
  });

  test('[aslsk 7.4/b] [aslsk 2.0/Wreck] a wreck stays where it is, and Infantry with it is none the worse', () => {
    const hit = struck(
      { units: { a1: kv1('E2'), b1: pz3('E5', { vca: 0, ce: true }), b2: german('4-6-7', 'E5') } },
      HULL,
      1,
      1,
    );
    expect(hit.unit()).toMatchObject({ wreck: true, at: 'E5' });
    expect(hit.unit().ce).toBeUndefined();
    expect(hit.game.battle.side('b').lost).toEqual(['b1']);
    expect(hit.game.unit('b2').broken).toBeUndefined();
  });

  test('[aslsk 7.10/immob] Immobilized it stops where it is', () => {
    const { b1 } = wrecked((act) => immobilize(act, 'b1'), { motion: true });
    expect(b1.immobilized).toBe(true);
    expect(b1.motion).toBeUndefined();
  });
});
