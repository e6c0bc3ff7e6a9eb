import {
  crew,
  german,
  halfSquad,
  leader,
  type Placed,
  russian,
  type SetUp,
  setUp,
  squad,
  us,
} from '../testkit.testkit.js';
import { kv1, m4, m8, pz3, t34, tank, tiger2 } from './testkit.testkit.js';

/** The T-34 of side a has just spent MP in the hex of the Germans of side b, who may act now. */
function overrun(units: Record<string, Placed>, tankSet = {}, more: SetUp = {}) {
  const game = setUp({
    columns: 10,
    rows: 10,
    units: { a1: t34('E5', { vca: 0, ...tankSet }), ...units },
    sides: { a: { nationality: 'Russian' }, b: { nationality: 'German' } },
    ...more,
  });
  game.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }] });
  return game;
}

const react = (...units: string[]) => ({ order: 'reaction-fire', units, target: 'a1' });

describe('CC Reaction Fire', () => {
  test('[aslsk 3.3.4/a] [aslsk 2.0/CCRF] Infantry in the hex of a vehicle that moves attacks it, and has fired', () => {
    const game = overrun({ b1: german('4-6-7', 'E5'), b2: german('4-6-7', 'E6'), b3: german('4-6-7', 'E5') });
    expect(game.awaits).toEqual(['b defensive-fire']);
    expect(game.legal('b', 'reaction-fire').map(({ order }) => order.units)).toEqual([['b1'], ['b3']]);
    const done = game.order('b', react('b1'), 3, 3, 6, 5);
    expect(done.the('anti-tank-combat')).toMatchObject({
      attackers: ['b1'],
      target: 'a1',
      reaction: true,
      ccv: 5,
      dr: 11,
      final: 13,
    });
    expect(game.unit('b1').fire).toBe('first');
    expect(game.refused('b', react('b1'))).toMatchObject({ refused: 'NO_MORE_SHOTS' });
    for (const set of [{ pinned: true as const }, { broken: true as const }])
      expect(
        overrun({ b1: german('4-6-7', 'E5', set), b2: german('4-6-7', 'E5') }).refused('b', react('b1'))
          .refused,
      ).toBe('NOT_GOOD_ORDER');
  });

  test('[aslsk 3.3.4/b] an MMC first passes a PAATC, once for each vehicle; failing pins it', () => {
    const game = overrun({ b1: german('4-6-7', 'E5') });
    const failed = game.order('b', react('b1'), 4, 4);
    expect(failed.the('task-check')).toMatchObject({ check: 'PAATC', morale: 7, dr: 8, passed: false });
    expect(failed.all('anti-tank-combat')).toEqual([]);
    expect(game.unit('b1').pinned).toBe(true);
    const bold = overrun({ b1: german('4-6-7', 'E5'), b2: german('4-6-7', 'E5') });
    bold.order('b', react('b1'), 3, 4, 6, 5);
    bold.order('b', { order: 'pass' });
    bold.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'stop' }] });
    expect(bold.order('b', react('b1'), 6, 5).all('task-check')).toEqual([]);
  });

  test('[aslsk-104] [aslsk 3.3.4/c] CCV 5 less one for having fired, +2 on the move: a 3 does nothing; marked Final Fire', () => {
    const game = overrun({ b1: german('4-6-7', 'E5', { fire: 'first' }) });
    const done = game.order('b', react('b1'), 3, 4, 1, 2);
    expect(done.the('anti-tank-combat')).toMatchObject({ ccv: 4, dr: 3, final: 5, result: 'no effect' });
    expect(done.the('anti-tank-combat').modifiers).toEqual([
      expect.objectContaining({ label: 'on the move', value: 2 }),
    ]);
    expect(game.unit('b1').fire).toBe('final');
  });

  test('[aslsk-105] [aslsk 3.3.4/d] once it has stopped, as Final Protective Fire: CCV 4, a 5 does nothing, and is the check of the attacker', () => {
    const game = overrun({ b1: german('4-6-7', 'E5', { fire: 'first' }) });
    game.order('b', react('b1'), 3, 4, 1, 2);
    game.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'stop' }] });
    const done = game.order('b', react('b1'), 2, 3);
    expect(done.the('anti-tank-combat')).toMatchObject({
      ccv: 4,
      dr: 5,
      final: 5,
      modifiers: [],
      result: 'no effect',
    });
    expect(done.the('morale-check')).toMatchObject({ unit: 'b1', dr: 5, final: 5, passed: true });
    const broken = overrun({ b1: german('4-6-7', 'E5', { fire: 'final', elr: 5 }) });
    broken.order('b', react('b1'), 3, 4, 6, 5);
    expect(broken.unit('b1').broken).toBe(true);
  });

  test('[aslsk 3.3.4/d] as often as MP were spent there', () => {
    const game = overrun({ b1: german('4-6-7', 'E5') });
    game.order('b', react('b1'), 3, 3, 6, 5);
    expect(game.legal('b', 'reaction-fire')).toEqual([]);
  });

  test('[aslsk 5.3/d] an original 2 against a vehicle may make a leader', () => {
    const game = overrun({ b1: german('4-6-7', 'E5') });
    const done = game.order('b', react('b1'), 3, 3, 1, 1, 1);
    expect(done.the('anti-tank-combat')).toMatchObject({ dr: 2, final: 4, result: 'eliminated' });
    expect(game.unit('a1').wreck).toBe(true);
    expect(done.all('leader-created')).toHaveLength(1);
  });
});

describe('the Pre-AFV Attack Check', () => {
  const advance = (unit: Placed, more: Record<string, Placed> = {}) =>
    setUp({
      phase: 'APh',
      units: { a1: unit, ...more, b1: t34('E4', { vca: 0 }), b2: russian('4-4-7', 'A8') },
    });
  const go = { order: 'advance', units: ['a1'], to: 'E4' };

  test('[aslsk 3.7/d] [aslsk 3.7/f] an MMC passes it to advance onto an AFV, and goes at once; failing pins it where it is', () => {
    const bold = advance(german('4-6-7', 'E5'));
    const done = bold.order('a', go, 3, 4);
    expect(done.the('task-check')).toMatchObject({ check: 'PAATC', dr: 7, passed: true });
    expect(bold.unit('a1').at).toBe('E4');
    const shy = advance(german('4-6-7', 'E5'));
    shy.order('a', go, 4, 4);
    expect(shy.unit('a1')).toMatchObject({ at: 'E5', pinned: true });
    expect(shy.refused('a', go).refused).toBe('NOT_GOOD_ORDER');
    const led = advance(german('4-6-7', 'E5'), { al: leader('German', '9-1', 'E5') });
    expect(led.order('a', go, 4, 4).the('task-check')).toMatchObject({ final: 7, passed: true });
    expect(led.unit('al').at).toBe('E5');
  });

  test('[aslsk 3.7/e] one more for the Inexperienced, and for ordinary troops of Italy and the minor nations', () => {
    const final = (unit: Placed) => advance(unit).order('a', go, 2, 2).the('task-check').final;
    expect([
      final(german('4-6-7', 'E5')),
      final(squad('Italian', '3-4-7', 'E5')),
      final(us('5-3-6', 'E5')),
    ]).toEqual([4, 5, 5]);
  });

  test('[aslsk 3.7/h] leaders need none', () => {
    const game = advance(leader('German', '8-0', 'E5'));
    expect(game.order('a', go).all('task-check')).toEqual([]);
    expect(game.unit('a1').at).toBe('E4');
  });

  test('[aslsk 8.1.8.3] nor do the Japanese', () => {
    const game = advance(squad('Japanese', '4-4-7', 'E5'));
    expect(game.order('a', go).all('task-check')).toEqual([]);
  });
});

describe('close combat with vehicles', () => {
  const fight = (units: Record<string, Placed>, more: SetUp = {}) =>
    setUp({
      phase: 'CCPh',
      columns: 10,
      rows: 10,
      units: { az: german('4-6-7', 'A9'), bz: russian('4-4-7', 'J1'), ...units },
      ...more,
    });
  const assault = (attackers: string[], targets: string[], more: object = {}) => ({
    order: 'assault',
    attackers,
    targets,
    ...more,
  });

  test('[aslsk 3.8/y] [aslsk 3.8/m] the side without vehicles begins, then attack by attack; below its CCV it destroys, equal it immobilizes', () => {
    const game = fight({ a1: german('4-6-7', 'E5'), b1: t34('E5') });
    expect(game.awaits).toEqual(['a vehicle-combat']);
    const stopped = game.order('a', assault(['a1'], ['b1']), 2, 3);
    expect(stopped.the('anti-tank-combat')).toMatchObject({
      ccv: 5,
      dr: 5,
      final: 5,
      result: 'immobilized',
      reaction: false,
    });
    expect(game.unit('b1').immobilized).toBe(true);
    expect(game.awaits).toEqual(['b vehicle-combat']);
    const dead = fight({ a1: german('4-6-7', 'E5'), b1: t34('E5') });
    expect(dead.order('a', assault(['a1'], ['b1']), 2, 2).the('anti-tank-combat').result).toBe('eliminated');
    expect(dead.unit('b1').wreck).toBe(true);
  });

  test('[aslsk 3.8/z] exposed -1, on the move +2, Immobilized -1, open top -2, no machine gun -1, a leader his own', () => {
    const drms = (b1: Placed, more: Record<string, Placed> = {}, attackers = ['a1']) => {
      const done = fight({ a1: german('4-6-7', 'E5'), ...more, b1 }).order(
        'a',
        assault(attackers, ['b1']),
        6,
        5,
      );
      return done.the('anti-tank-combat').modifiers.map(({ value }) => value);
    };
    expect(drms(t34('E5'))).toEqual([]);
    expect(drms(t34('E5', { ce: true }))).toEqual([-1]);
    expect(drms(t34('E5', { motion: true }))).toEqual([2]);
    expect(drms(t34('E5', { immobilized: true }))).toEqual([-1]);
    expect(drms(m8('E5'))).toEqual([-2]);
    expect(drms(tank('Russian', 'SU-85', 'E5'))).toEqual([-1]);
    expect(drms(t34('E5'), { al: leader('German', '9-2', 'E5') }, ['a1', 'al'])).toEqual([-2]);
  });

  test('[aslsk 3.8/n] at most a unit and a leader together; vehicle and men never', () => {
    const game = fight({
      a1: german('4-6-7', 'E5'),
      a2: german('4-6-7', 'E5'),
      al: leader('German', '8-0', 'E5'),
      b1: t34('E5'),
      b2: russian('4-4-7', 'E5'),
    });
    expect(game.refused('a', assault(['a1', 'a2'], ['b1']))).toMatchObject({
      refused: 'TOO_MANY',
      cites: ['3.8/n'],
    });
    expect(game.refused('a', assault(['a1'], ['b1', 'b2']))).toMatchObject({
      refused: 'MIXED',
      cites: ['3.8/n'],
    });
    expect(game.order('a', assault(['a1', 'al'], ['b1']), 6, 5).the('anti-tank-combat').ccv).toBe(6);
  });

  test('[aslsk 3.8/o] against the odds an original 2 has a third die: 1-2 destroyed, 3 Immobilized, more nothing', () => {
    const third = (dr: number) => {
      const game = fight({ a1: leader('German', '8-0', 'E5'), b1: t34('E5') });
      return game.order('a', assault(['a1'], ['b1']), 1, 1, dr).the('anti-tank-combat');
    };
    expect(third(2)).toMatchObject({ ccv: 1, final: 2, third: 2, result: 'eliminated' });
    expect(third(3).result).toBe('immobilized');
    expect(third(4).result).toBe('no effect');
    const border = fight({ a1: halfSquad('German', '2-4-7', 'E5'), b1: t34('E5') });
    expect(border.order('a', assault(['a1'], ['b1']), 1, 2).the('anti-tank-combat')).toMatchObject({
      ccv: 3,
      result: 'immobilized',
    });
  });

  test('[aslsk 3.8/p] an original 12 costs the attacker, unless the crew is Shocked or Stunned', () => {
    const game = fight({ a1: german('4-6-7', 'E5'), b1: t34('E5') });
    expect(game.order('a', assault(['a1'], ['b1']), 6, 6).the('casualty-reduced')).toMatchObject({
      now: '2-4-7',
    });
    const stunned = fight({ a1: german('4-6-7', 'E5'), b1: t34('E5', { stun: 'stun' }) });
    expect(stunned.order('a', assault(['a1'], ['b1']), 6, 6).all('casualty-reduced')).toEqual([]);
  });

  test('[aslsk 2.0/Inexperienced] half-squads 3, crews 4, and one less for the Inexperienced', () => {
    const ccv = (a1: Placed) =>
      fight({ a1, b1: t34('E5') })
        .order('a', assault(['a1'], ['b1']), 6, 5)
        .the('anti-tank-combat').ccv;
    expect([
      ccv(halfSquad('German', '2-4-7', 'E5')),
      ccv(crew('German', '2-2-8', 'E5')),
      ccv(us('5-3-6', 'E5')),
    ]).toEqual([3, 4, 4]);
  });

  const tankAttacks = (b1: Placed, more: object = {}, a1 = german('4-6-7', 'E5')) => {
    const game = fight({ a1, b1 });
    game.order('a', { order: 'pass' });
    return { game, done: () => game.order('b', assault(['b1'], ['a1'], more), 6, 5).the('close-combat') };
  };

  test('[aslsk 3.8/q] [aslsk 3.8/r] it attacks with coaxial, rear and, exposed, anti-aircraft gun, against the CCV of the men; the bow gun does not', () => {
    expect(tankAttacks(t34('E5')).done()).toMatchObject({
      attack: 4,
      defence: 5,
      odds: '1-2',
      kill: 4,
      result: 'no effect',
    });
    expect(tankAttacks(tiger2('E5', { ce: true })).done()).toMatchObject({ attack: 7, odds: '1-1', kill: 5 });
    expect(tankAttacks(tiger2('E5')).done()).toMatchObject({ attack: 5 });
    expect(tankAttacks(kv1('E5')).done()).toMatchObject({ attack: 6 });
    expect(tankAttacks(t34('E5', { motion: true })).done()).toMatchObject({ attack: 2 });
    expect(tankAttacks(t34('E5', { plusOne: true })).done()).toMatchObject({ final: 12 });
    const bowOnly = fight({ a1: german('4-6-7', 'E5'), b1: t34('E5', { weaponsBroken: ['CMG'] }) });
    bowOnly.order('a', { order: 'pass' });
    expect(bowOnly.awaits).not.toContain('b vehicle-combat');
  });

  test('[aslsk 3.8/q] separate attacks with separate guns', () => {
    const game = fight({ a1: german('4-6-7', 'E5'), a2: german('4-6-7', 'E5'), b1: kv1('E5') });
    game.order('a', { order: 'pass' });
    expect(
      game.order('b', assault(['b1'], ['a1'], { weapons: ['CMG'] }), 6, 5).the('close-combat').attack,
    ).toBe(4);
    game.order('a', { order: 'pass' });
    expect(game.refused('b', assault(['b1'], ['a2'], { weapons: ['CMG'] })).refused).toBe('NO_WEAPON');
    expect(
      game.order('b', assault(['b1'], ['a2'], { weapons: ['RMG'] }), 6, 5).the('close-combat').attack,
    ).toBe(2);
  });

  test('[aslsk 3.8/r] [aslsk 7.10/stun-b] Shocked or Stunned it does not attack', () => {
    const game = fight({ a1: german('4-6-7', 'E5'), b1: t34('E5', { stun: 'stun' }) });
    game.order('a', assault(['a1'], ['b1']), 6, 5);
    expect(game.awaits).not.toContain('b vehicle-combat');
  });

  test('[aslsk 3.8/ad] vehicles do not attack each other', () => {
    const game = fight({ a1: pz3('E5'), a2: german('4-6-7', 'E5'), b1: t34('E5') });
    expect(game.refused('a', assault(['a1'], ['b1']))).toMatchObject({
      refused: 'NO_TARGET',
      cites: ['3.8/ad'],
    });
    const alone = fight({ a1: pz3('E5'), b1: t34('E5') });
    expect(alone.battle.clock.phase).not.toBe('CCPh');
  });

  test('[aslsk 3.8/s] the Nahverteidigungswaffe: 16 FP on all Infantry once the buttoned vehicle was attacked; nothing above its number', () => {
    const units = { a1: russian('4-4-7', 'E5', { elr: 5 }), b1: tiger2('E5') };
    const early = fight(units);
    expect(early.refused('a', { order: 'close-defence', vehicle: 'b1' }).refused).toBe('NO_WEAPON');
    early.order('a', assault(['a1'], ['b1']), 6, 5);
    const done = early.order('b', { order: 'close-defence', vehicle: 'b1' }, 4, 4, 1, 1);
    expect(done.the('close-defence')).toMatchObject({ dr: 8, number: 9 });
    expect(done.the('close-defence').results[0]).toMatchObject({ final: 8, result: '1MC', modifiers: [] });
    const dud = fight(units);
    dud.order('a', assault(['a1'], ['b1']), 6, 5);
    expect(
      dud.order('b', { order: 'close-defence', vehicle: 'b1' }, 5, 5).the('close-defence').results[0]?.result,
    ).toBe('no effect');
    const spared = fight(units);
    spared.order('a', { order: 'pass' });
    expect(spared.refused('b', { order: 'close-defence', vehicle: 'b1' })).toMatchObject({
      refused: 'NOT_ATTACKED',
      cites: ['3.8/s'],
    });
    const before = fight(units, { options: { year: 1944, month: 6 } });
    before.order('a', assault(['a1'], ['b1']), 6, 5);
    expect(before.refused('b', { order: 'close-defence', vehicle: 'b1' }).refused).toBe('NO_WEAPON');
  });

  test('[aslsk-107] [aslsk 3.8/w] [aslsk 3.8/v] Infantry left with a vehicle is held in Melee, the vehicle is not; one in Motion holds nobody', () => {
    const left = (set: object) => {
      const game = fight({ a1: german('4-6-7', 'E5'), b1: t34('E5', set) });
      game.order('a', { order: 'pass' });
      game.order('b', { order: 'pass' });
      return game;
    };
    const held = left({});
    expect(held.unit('a1').melee).toBe(true);
    expect(held.unit('b1').melee).toBeUndefined();
    expect(left({ motion: true }).unit('a1').melee).toBeUndefined();
  });

  test('[aslsk 3.8/v] a vehicle beside enemy Infantry fires only into its own hex', () => {
    const game = setUp({
      phase: 'PFPh',
      units: { a1: m4('E5', { vca: 0 }), b1: russian('4-4-7', 'E5'), b2: russian('4-4-7', 'E3') },
    });
    const hexes = new Set(game.legal('a', 'vehicle-fire').map(({ order }) => order.at));
    expect([...hexes]).toEqual(['E5']);
    expect(
      game.refused('a', { order: 'vehicle-fire', vehicle: 'a1', weapons: ['CMG'], at: 'E3' }),
    ).toMatchObject({ refused: 'ENEMY_IN_HEX' });
  });
});
