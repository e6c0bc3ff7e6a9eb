import { german, leader, type Placed, russian, type SetUp, setUp, us } from '../testkit.testkit.js';
import { kv1, m4, m8, pz3, t34, tank, tiger2 } from './testkit.testkit.js';

function range(what: SetUp) {
  return setUp({ phase: 'PFPh', columns: 12, rows: 12, ...what });
}

const shoot = (at: string, more: object = {}) => ({ order: 'shoot', weapon: 'a1', at, ...more });
const fire = (at: string, ...weapons: string[]) => ({ order: 'vehicle-fire', vehicle: 'a1', weapons, at });

/** The DRM of a shot by what they are called. */
function drm(game: ReturnType<typeof setUp>, order: object, ...faces: number[]) {
  const done = game.order('a', order as never, ...faces);
  return Object.fromEntries(done.the('shot').modifiers.map(({ label, value }) => [label, value]));
}

const squad = (at: string, set = {}) => russian('4-4-7', at, set);

describe('main armament', () => {
  test('[aslsk 2.0/MA] [aslsk 3.2.4/a] it fires as Ordnance at Infantry and at vehicles', () => {
    const game = range({
      units: { a1: t34('E8', { vca: 0, ce: true }), b1: german('4-6-7', 'E5'), b2: pz3('E4', { vca: 3 }) },
    });
    const orders = game
      .legal('a', 'shoot')
      .map(({ order }) => `${order.at} ${order.type} ${order.ammo ?? ''}`.trim());
    expect(orders).toContain('E5 ITT HE');
    expect(orders).toContain('E4 VTT AP');
    const done = game.order('a', shoot('E5', { type: 'ITT' }) as never, 6, 5);
    expect(done.the('shot')).toMatchObject({ type: 'ITT', ammo: 'HE', number: 8, modifiers: [] });
    expect(game.unit('a1').fire).toBe('prep');
  });

  test('[aslsk 7.7/a] buttoned up it adds one', () => {
    expect(drm(range({ units: { a1: t34('E8', { vca: 0 }), b1: squad('E5') } }), shoot('E5'), 6, 5)).toEqual({
      'buttoned up': 1,
    });
  });

  test('[aslsk 3.2.4/CA-b] [aslsk 3.2.4/CA-f] [aslsk-86] a target beside its arc: the slow turret turns, +2, a fast one +1, the hull +3', () => {
    const beside = (a1: Placed) => range({ units: { a1, b1: squad('H6') } });
    expect(drm(beside({ ...kv1('E8', { vca: 0 }), rof: 1 }), shoot('H6'), 6, 5)).toEqual({
      'turned 1 hexspine': 2,
      'buttoned up': 1,
    });
    expect(drm(beside(t34('E8', { vca: 0, ce: true })), shoot('H6'), 6, 5)).toEqual({
      'turned 1 hexspine': 1,
    });
    const stug = beside(tank('German', 'StuG IIIG', 'E8', { vca: 0, ce: true }));
    expect(drm(stug, shoot('H6'), 6, 5)).toEqual({ 'turned 1 hexspine': 3 });
    expect(stug.unit('a1').vca).toBe(1);
    const stuck = beside(tank('German', 'StuG IIIG', 'E8', { vca: 0, ce: true, immobilized: true }));
    expect(stuck.refused('a', shoot('H6')).refused).toBe('NOT_IN_ARC');
  });

  test('[aslsk 7.2/b] restricted turrets are not served with the crew exposed', () => {
    for (const a1 of [kv1('E8', { vca: 0, ce: true }), tank('Russian', 'T-70', 'E8', { vca: 0, ce: true })]) {
      const game = range({ units: { a1, b1: squad('E5') } });
      expect(game.refused('a', shoot('E5'))).toMatchObject({ refused: 'CREW_EXPOSED', cites: ['7.2/b'] });
      expect(game.refused('a', fire('E5', 'CMG')).refused).toBe('CREW_EXPOSED');
    }
  });

  test('[aslsk 7.13/a] an Open-Topped vehicle fires buttoned up from the bow only', () => {
    const { ce: _, ...closed } = m8('E8', { vca: 0 });
    const game = range({ units: { a1: closed as Placed, b1: squad('E5') } });
    expect(game.refused('a', shoot('E5'))).toMatchObject({ refused: 'BUTTONED_UP', cites: ['7.13/a'] });
    expect(game.refused('a', fire('E5', 'CMG')).refused).toBe('BUTTONED_UP');
  });

  test('[aslsk 7.13/b] a pinned Open-Topped crew: +2, no Rate of Fire, no Intensive Fire, machine guns halved', () => {
    const pinned = () =>
      range({ units: { a1: m8('E8', { vca: 0, pinned: true, rof: 2, cmg: 4 }), b1: squad('E5') } });
    expect(drm(pinned(), shoot('E5'), 6, 1)).toEqual({ 'pinned crew': 2 });
    const once = pinned();
    once.order('a', shoot('E5') as never, 6, 1);
    expect(once.unit('a1').fire).toBe('prep');
    expect(once.refused('a', shoot('E5', { intensive: true }))).toMatchObject({
      refused: 'NO_INTENSIVE_FIRE',
    });
    expect(pinned().order('a', fire('E5', 'CMG'), 6, 5).the('vehicle-fire').fp).toBe(2);
  });

  test('[aslsk 7.10/stun-c] a +1 counter adds one to what it fires', () => {
    const shaken = () =>
      range({ units: { a1: t34('E8', { vca: 0, ce: true, plusOne: true }), b1: squad('E5') } });
    expect(drm(shaken(), shoot('E5'), 6, 5)).toEqual({ '+1 counter': 1 });
    expect(shaken().order('a', fire('E5', 'CMG'), 6, 5).the('vehicle-fire').results[0]?.final).toBe(12);
  });

  test('[aslsk 3.2.5/b] [aslsk 3.3.2/q] in Motion it does not fire in the PFPh; Shocked or Stunned not at all', () => {
    const refused = (set: object) =>
      range({ units: { a1: t34('E8', { vca: 0, ...set }), b1: squad('E5') } }).refused('a', shoot('E5'))
        .refused;
    expect(refused({ motion: true })).toBe('IN_MOTION');
    expect(refused({ shock: 'shock' })).toBe('NOT_GOOD_ORDER');
    expect(refused({ stun: 'stun' })).toBe('NOT_GOOD_ORDER');
  });

  test('[aslsk 1.2.4.1/a] within its Rate of Fire it fires again; then Intensive Fire, +2, and no more', () => {
    const game = range({ units: { a1: t34('E8', { vca: 0, ce: true }), b1: squad('E5') } });
    game.order('a', shoot('E5') as never, 6, 1, 6, 6);
    expect(game.unit('a1').fire).toBeUndefined();
    game.order('a', shoot('E5') as never, 6, 5);
    expect(game.refused('a', shoot('E5')).refused).toBe('HAS_FIRED');
    expect(drm(game, shoot('E5', { intensive: true }), 5, 4)).toEqual({ 'Intensive Fire': 2 });
    expect(game.refused('a', shoot('E5', { intensive: true })).refused).toBe('HAS_FIRED');
  });

  test('[aslsk 7.2/c] it malfunctions at its B#, 12 where none is printed', () => {
    const game = range({ units: { a1: t34('E8', { vca: 0, ce: true }), b1: squad('E5') } });
    expect(game.order('a', shoot('E5') as never, 6, 6).the('vehicle-weapon-failed')).toEqual({
      vehicle: 'a1',
      weapon: 'MA',
      dr: 12,
      result: 'malfunctioned',
    });
    expect(game.unit('a1').malfunctioned).toBe(true);
    expect(game.refused('a', shoot('E5')).refused).toBe('MALFUNCTIONED');
    const poor = range({ units: { a1: t34('E8', { vca: 0, ce: true, breakdown: 11 }), b1: squad('E5') } });
    expect(poor.order('a', shoot('E5') as never, 6, 5).all('vehicle-weapon-failed')).toHaveLength(1);
  });

  test('[aslsk 3.2.4/IF-b] Intensive Fire at the printed B# disables it, and recalls the vehicle', () => {
    const game = range({
      units: { a1: t34('E8', { vca: 0, ce: true, fire: 'prep', firedIn: 'PFPh' }), b1: squad('E5') },
    });
    const done = game.order('a', shoot('E5', { intensive: true }) as never, 6, 6);
    expect(done.the('vehicle-weapon-failed').result).toBe('disabled');
    expect(game.unit('a1')).toMatchObject({ weaponsDisabled: ['MA'], recalled: true });
    const strained = range({
      units: { a1: t34('E8', { vca: 0, ce: true, fire: 'prep', firedIn: 'PFPh' }), b1: squad('E5') },
    });
    expect(
      strained.order('a', shoot('E5', { intensive: true }) as never, 6, 4).the('vehicle-weapon-failed')
        .result,
    ).toBe('malfunctioned');
  });

  test('[aslsk 7.2.1] a circled B#: 12 malfunctions, less is Low Ammo, then one lower, and the printed number the end', () => {
    const is2 = (set = {}) =>
      range({ units: { a1: tank('Russian', 'IS-2', 'E8', { vca: 0, ...set }), b1: squad('E5') } });
    expect(tank('Russian', 'IS-2').lowAmmo).toBe(11);
    const low = is2();
    expect(low.order('a', shoot('E5') as never, 6, 5).the('vehicle-weapon-failed').result).toBe('low ammo');
    expect(low.unit('a1')).toMatchObject({ lowOnAmmo: true });
    expect(low.unit('a1').malfunctioned).toBeUndefined();
    expect(
      is2()
        .order('a', shoot('E5') as never, 6, 6)
        .the('vehicle-weapon-failed').result,
    ).toBe('malfunctioned');
    expect(
      is2({ lowOnAmmo: true })
        .order('a', shoot('E5') as never, 6, 4)
        .the('vehicle-weapon-failed').result,
    ).toBe('malfunctioned');
    const spent = is2({ lowOnAmmo: true });
    expect(spent.order('a', shoot('E5') as never, 6, 5).the('vehicle-weapon-failed').result).toBe('disabled');
    expect(spent.unit('a1').recalled).toBe(true);
  });

  test('[aslsk 7.7/f] nobody aims at a crew alone: an exposed one can be hit with its vehicle, a buttoned one not', () => {
    const types = (set: object) =>
      range({ units: { a1: t34('E8', { vca: 0 }), b1: pz3('E5', { vca: 3, ...set }) } })
        .legal('a', 'shoot')
        .map(({ order }) => order.type);
    expect(types({ ce: true })).toContain('ITT');
    expect(types({})).not.toContain('ITT');
    expect(types({})).toContain('VTT');
  });

  test('[aslsk 7.3] the size of the target counts', () => {
    const final = (b1: Placed, ...faces: number[]) =>
      range({ units: { a1: t34('E8', { vca: 0, ce: true }), b1 } })
        .order('a', shoot('E5', { type: 'VTT', target: 'b1' }) as never, 6, 6, ...faces)
        .the('shot').results[0]?.final;
    expect(final(pz3('E5'))).toBe(12);
    expect(final(tiger2('E5'), 6, 6)).toBe(10);
    expect(final(tank('German', 'StuG IIIG', 'E5'))).toBe(13);
  });
});

describe('Bounding Fire', () => {
  const moving = (set = {}, more: SetUp = {}) =>
    range({
      phase: 'MPh',
      units: {
        a1: t34('E8', { vca: 0, moving: true, spent: 5, seen: { E8: 5 }, ...set }),
        b1: squad('E5', { stun: undefined, broken: true }),
      },
      ...more,
    });

  test('[aslsk 3.3.2.2/a] [aslsk 2.0/BoundingFire] in its own Movement Phase, once it has begun to move, with a Bounding Fire marker', () => {
    const game = moving();
    game.order('a', shoot('E5') as never, 6, 5);
    expect(game.unit('a1').fire).toBe('bounding');
    expect(moving({ moving: undefined, spent: undefined }).refused('a', shoot('E5'))).toMatchObject({
      refused: 'NOT_MOVING',
      cites: ['3.3.2.2/a'],
    });
  });

  test('[aslsk 3.2.4/case14] [aslsk 3.3.2.2/b] [aslsk 7.8/j] +4 for a fast turret, 5 for others; no turning, whatever the arc', () => {
    expect(drm(moving({ ce: true }), shoot('E5'), 6, 5)).toEqual({ 'Bounding Fire': 4 });
    expect(drm(moving({ ce: true, turret: 'ST' }), shoot('E5'), 6, 5)).toEqual({ 'Bounding Fire': 5 });
    const beside = moving({ vca: 2 });
    expect(beside.refused('a', shoot('E5'))).toMatchObject({ refused: 'NOT_IN_ARC', cites: ['7.8/j'] });
    expect(beside.refused('a', fire('E5', 'CMG')).refused).toBe('NOT_IN_ARC');
  });

  test('[aslsk 3.3.2.2/c] few MP in sight of the target make it harder; Delay helps', () => {
    const inSight = (mp: number) => drm(moving({ ce: true, spent: mp, seen: { E8: mp } }), shoot('E5'), 6, 5);
    expect(inSight(1)).toEqual({ 'Bounding Fire': 4, '1 MP in sight': 2 });
    expect(inSight(3)).toEqual({ 'Bounding Fire': 4, '3 MP in sight': 1 });
    expect(inSight(4)).toEqual({ 'Bounding Fire': 4 });
    const game = moving({ ce: true, spent: 3, seen: { E8: 3 } });
    game.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'delay' }] });
    expect(drm(game, shoot('E5'), 6, 5)).toEqual({ 'Bounding Fire': 4 });
  });

  test('[aslsk 3.2.4/case16] [aslsk 2.0/MotionFire] on the move the lower die counts twice', () => {
    expect(drm(moving({ ce: true, started: true }), shoot('E5'), 6, 5)).toEqual({
      'Bounding Fire': 4,
      'on the move: lower die doubled': 5,
    });
  });

  test('[aslsk 3.2.4/ATT-c] no Area Target Type on the move, nor in the own hex', () => {
    expect(moving().refused('a', shoot('E5', { type: 'ATT' }))).toMatchObject({
      refused: 'MOVING',
      cites: ['3.2.4/ATT-c'],
    });
    const inside = range({ units: { a1: t34('E8'), b1: squad('E8') } });
    expect(inside.refused('a', shoot('E8', { type: 'ATT' })).refused).toBe('TOO_NEAR');
  });

  test('[aslsk 3.3.2.2/d] after another MP the Rate of Fire serves again; all other weapons from the hex of the first shot', () => {
    const game = moving({ ce: true });
    game.order('a', shoot('E5') as never, 6, 1);
    expect(game.refused('a', shoot('E5'))).toMatchObject({ refused: 'NO_MP_SPENT', cites: ['3.3.2.2/d'] });
    game.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }, { do: 'enter', to: 'E7' }] });
    expect(game.refused('a', fire('E5', 'CMG')).refused).toBe('OTHER_HEX');
    game.order('a', shoot('E5') as never, 6, 5);
    expect(game.unit('a1').fire).toBe('bounding');
    const guns = moving({ ce: true });
    guns.order('a', fire('E5', 'CMG'), 6, 5);
    guns.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }, { do: 'enter', to: 'E7' }] });
    expect(guns.refused('a', shoot('E5')).refused).toBe('OTHER_HEX');
  });

  test('[aslsk 3.3.2.2/e] [aslsk 7.8/i] machine guns halved, quartered on the move', () => {
    expect(moving().order('a', fire('E5', 'CMG'), 6, 5).the('vehicle-fire').fp).toBe(2);
    expect(moving({ started: true }).order('a', fire('E5', 'CMG'), 6, 5).the('vehicle-fire').fp).toBe(1);
  });

  test('[aslsk-106] [aslsk 3.2.2.1/a] 6 FP at the 4-6-7 in its hex, tripled and halved: 9 on the 8 column, +2, PTC on a 7', () => {
    const game = range({
      phase: 'MPh',
      terrain: { E8: 'wooden-building' },
      units: {
        a1: t34('E8', { vca: 0, moving: true, spent: 11 }),
        b1: german('4-6-7', 'E8', { fire: 'final' }),
      },
    });
    const done = game.order('a', fire('E8', 'BMG', 'CMG'), 3, 4, 5, 5);
    expect(done.the('vehicle-fire')).toMatchObject({ fp: 9, column: 8 });
    expect(done.the('vehicle-fire').results[0]).toMatchObject({ final: 9, result: 'PTC' });
    expect(done.the('task-check')).toMatchObject({ dr: 10, passed: false });
    expect(game.unit('b1').pinned).toBe(true);
  });

  const advancing = (set = {}) =>
    range({ phase: 'AFPh', units: { a1: t34('E8', { vca: 0, ce: true, ...set }), b1: squad('E5') } });

  test('[aslsk-89] [aslsk 3.5/d] in the AFPh a vehicle that moved adds 4 in place of 2', () => {
    expect(drm(advancing({ hexes: 2, movingTarget: true }), shoot('E5'), 6, 5)).toEqual({
      'Bounding Fire': 4,
    });
    expect(drm(advancing(), shoot('E5'), 6, 5)).toEqual({ 'fires in the AFPh': 2 });
    expect(drm(advancing({ hexes: 1, motion: true }), shoot('E5'), 4, 3)).toEqual({
      'Bounding Fire': 4,
      'on the move: lower die doubled': 3,
    });
    const halved = advancing().order('a', fire('E5', 'CMG'), 6, 5);
    expect(halved.the('vehicle-fire').fp).toBe(2);
  });

  test('[aslsk 3.5/e] [aslsk 3.3.2.2/f] after the MPh only a main armament with Rate of Fire left, and nothing else used', () => {
    expect(advancing({ firedIn: 'MPh', fire: 'bounding' }).refused('a', shoot('E5'))).toMatchObject({
      cites: ['3.5/e', '3.3.2.2/f'],
    });
    expect(advancing({ firedIn: 'MPh', weaponsFired: ['CMG'] }).refused('a', shoot('E5')).refused).toBe(
      'HAS_FIRED',
    );
    expect(advancing({ firedIn: 'MPh' }).refused('a', fire('E5', 'CMG')).refused).toBe('OTHER_PHASE');
    const once = advancing({ firedIn: 'MPh', rof: 3 });
    once.order('a', shoot('E5') as never, 6, 1);
    expect(once.refused('a', shoot('E5')).refused).toBe('HAS_FIRED');
  });
});

describe('vehicular machine guns', () => {
  const tiger = (set = {}, more: SetUp = {}) =>
    range({
      units: { a1: tiger2('E8', { vca: 0, ce: true, ...set }), b1: squad('E5'), b2: squad('H6') },
      ...more,
    });

  test('[aslsk-95] [aslsk 7.8/c] BMG 3 and AAMG 2 at what the bow faces: 5 FP, column 4, no DRM', () => {
    const done = tiger().order('a', fire('E5', 'BMG', 'AAMG'), 6, 5);
    expect(done.the('vehicle-fire')).toMatchObject({ fp: 5, column: 4 });
    expect(done.the('vehicle-fire').results[0]).toMatchObject({ final: 11, modifiers: [] });
    const apart = tiger();
    apart.order('a', fire('E5', 'BMG'), 6, 5);
    expect(apart.refused('a', fire('E5', 'AAMG'))).toMatchObject({
      refused: 'MANDATORY_FIRE_GROUP',
      cites: ['7.8/c', '2.0/MandatoryFG'],
    });
  });

  test('[aslsk 7.8/a] each fires once in a Player Turn; another target may be given to another gun', () => {
    const game = tiger();
    game.order('a', fire('E5', 'BMG'), 6, 5);
    expect(game.refused('a', fire('H6', 'BMG')).refused).toBe('HAS_FIRED');
    game.order('a', fire('H6', 'AAMG'), 6, 5);
    expect(game.unit('a1').weaponsFired).toEqual(['BMG', 'AAMG']);
    expect(tiger().refused('a', fire('E5', 'RMG')).refused).toBe('NO_WEAPON');
  });

  test('[aslsk 2.0/AAMG] [aslsk 7.7/e] the AAMG needs an exposed crew, and looks everywhere', () => {
    const closed = tiger({ ce: undefined });
    expect(closed.refused('a', fire('E5', 'AAMG'))).toMatchObject({
      refused: 'BUTTONED_UP',
      cites: ['2.0/AAMG', '7.7/e'],
    });
    expect(
      tiger({ vca: 3 }).order('a', fire('E5', 'AAMG'), 6, 5).the('vehicle-fire').results[0]?.modifiers,
    ).toEqual([]);
  });

  test('[aslsk 2.0/BMG] [aslsk 7.8/f] eight hexes for bow, rear and anti-aircraft guns, twelve for the coaxial; half beyond', () => {
    const far = (rows: number, weapon: string) =>
      range({ rows: 30, units: { a1: tiger2(`E${4 + rows}`, { vca: 0, ce: true }), b1: squad('E4') } })
        .order('a', fire('E4', weapon), 6, 5)
        .the('vehicle-fire').fp;
    expect([far(8, 'BMG'), far(9, 'BMG'), far(8, 'AAMG'), far(9, 'AAMG')]).toEqual([3, 1.5, 2, 1]);
    expect([far(12, 'CMG'), far(13, 'CMG')]).toEqual([5, 2.5]);
    const out = range({ rows: 30, units: { a1: tiger2('E25', { vca: 0, ce: true }), b1: squad('E4') } });
    expect(out.refused('a', fire('E4', 'BMG')).refused).toBe('OUT_OF_RANGE');
  });

  test('[aslsk 7.8/e] outside its arc it adds the turning of its mount: bow 3, slow turret 2', () => {
    const turned = (weapon: string) =>
      tiger().order('a', fire('H6', weapon), 6, 5).the('vehicle-fire').results[0]?.modifiers;
    expect(turned('BMG')).toEqual([expect.objectContaining({ label: 'turned 1 hexspine', value: 3 })]);
    expect(turned('CMG')).toEqual([expect.objectContaining({ label: 'turned 1 hexspine', value: 2 })]);
  });

  test('[aslsk 7.8/d] what one turret weapon turned for, the next pays for as well; the hull takes the turret along', () => {
    const game = tiger({}, { units: { a1: tiger2('E8', { vca: 0, ce: true }), b1: squad('H6') } });
    game.order('a', fire('H6', 'CMG'), 6, 5);
    expect(game.unit('a1').tca).toBe(1);
    const shot = game.order('a', shoot('H6') as never, 6, 5);
    expect(shot.the('shot').modifiers.map(({ label, value }) => [label, value])).toContainEqual([
      'turned 1 hexspine',
      2,
    ]);
    const bow = tiger();
    bow.order('a', fire('H6', 'BMG'), 6, 5);
    expect(bow.unit('a1')).toMatchObject({ vca: 1 });
    expect(bow.unit('a1').tca).toBeUndefined();
  });

  test('[aslsk 7.8/b] what fires in one phase does not fire in another', () => {
    const game = tiger({ firedIn: 'PFPh' }, { phase: 'AFPh' });
    expect(game.refused('a', fire('E5', 'BMG'))).toMatchObject({
      refused: 'OTHER_PHASE',
      cites: ['7.8/b', '3.5/e'],
    });
  });

  test('[aslsk 7.8/g] a 12 silences one of them', () => {
    const game = tiger();
    const done = game.order('a', fire('E5', 'BMG'), 6, 6);
    expect(done.the('vehicle-weapon-failed')).toEqual({
      vehicle: 'a1',
      weapon: 'BMG',
      dr: 12,
      result: 'malfunctioned',
    });
    expect(game.unit('a1').weaponsBroken).toEqual(['BMG']);
    expect(tiger({ weaponsBroken: ['BMG'] }).refused('a', fire('E5', 'BMG')).refused).toBe('MALFUNCTIONED');
  });

  test('[aslsk H/89-a] those of the Type 89A fail at 11', () => {
    const game = range({ units: { a1: tank('Japanese', 'Type 89A', 'E8', { vca: 0 }), b1: squad('E5') } });
    expect(game.order('a', fire('E5', 'BMG'), 6, 5).all('vehicle-weapon-failed')).toHaveLength(1);
    expect(tank('Japanese', 'Type 89A').breakdown).toBe(11);
  });

  test('[aslsk H/HA-GO-a] [aslsk H/89-b] the rear gun looks to four o’clock, to eight, or straight back', () => {
    const seen = (name: string, nation = 'Japanese') =>
      ['E5', 'G7', 'H9', 'E12', 'B9', 'B7'].filter((at) => {
        const game = range({ units: { a1: tank(nation, name, 'E8', { vca: 0, rmg: 2 }), b1: squad(at) } });
        const done = game.order('a', fire(at, 'RMG'), 6, 5);
        return done.the('vehicle-fire').results[0]?.modifiers.length === 0;
      });
    expect(seen('Type 95 HA-GO')).toEqual(['G7', 'H9']);
    expect(seen('Type 89B')).toEqual(['E12', 'B9']);
    expect(seen('KV-1 M41', 'Russian')).toEqual(['H9', 'E12']);
  });

  test('[aslsk 7.8/h] a Fixed Mount adds one against what moves', () => {
    const against = (b1: Placed) => {
      const game = range({ units: { a1: tank('Italian', 'M14/41', 'E8', { vca: 0 }), b1 } });
      const [result] = game.order('a', fire('E5', 'BMG'), 6, 5).the('vehicle-fire').results;
      return result?.modifiers.filter(({ label }) => label === 'Fixed Mount');
    };
    const worse = [{ label: 'Fixed Mount', value: 1, cites: ['7.8/h'] }];
    expect(against(m8('E5', { movingTarget: true }))).toEqual(worse);
    expect(against(squad('E5', { moving: true }))).toEqual(worse);
    expect(against(m8('E5'))).toEqual([]);
    expect(against(squad('E5'))).toEqual([]);
  });

  test('[aslsk 6.8/a] [aslsk 6.8/c] IFE fires with the machine guns, one slower than the gun', () => {
    const pz2 = (set = {}) =>
      range({ units: { a1: tank('German', 'PzKpfw IIF', 'E8', { vca: 0, ...set }), b1: squad('E5') } });
    const together = pz2().order('a', fire('E5', 'CMG', 'IFE'), 6, 4);
    expect(together.the('vehicle-fire')).toMatchObject({ fp: 9, column: 8 });
    const kept = pz2();
    kept.order('a', fire('E5', 'IFE'), 6, 1, 1, 1);
    expect(kept.unit('a1').fire).toBeUndefined();
    kept.order('a', fire('E5', 'IFE'), 6, 2);
    expect(kept.unit('a1').fire).toBe('prep');
  });

  test('[aslsk 2.0/Cowering] [aslsk 3.2.2/g] vehicles do not cower', () => {
    expect(
      tiger()
        .order('a', fire('E5', 'BMG', 'AAMG'), 5, 5)
        .the('vehicle-fire').column,
    ).toBe(4);
  });

  test('[aslsk 7.8/f] machine guns harm exposed crews, not buttoned ones', () => {
    const target = (set: object) =>
      range({ units: { a1: t34('E8', { vca: 0 }), b1: pz3('E5', { vca: 3, ...set }) } });
    expect(target({}).refused('a', fire('E5', 'CMG'))).toMatchObject({
      refused: 'NO_TARGET',
      cites: ['7.8/f', '7.12/a'],
    });
    const hit = target({ ce: true }).order('a', fire('E5', 'CMG'), 1, 1, 1, 1);
    expect(hit.the('vehicle-fire').results[0]).toMatchObject({ final: 4, result: '1MC', units: ['b1'] });
  });
});

describe('exposed crews under fire', () => {
  const under = (set: object, terrain: SetUp['terrain'], ...faces: number[]) => {
    const game = range({
      terrain: terrain ?? {},
      units: { a1: german('4-6-7', 'E4'), b1: t34('E5', { ce: true, ...set }) },
    });
    return { game, done: game.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, ...faces) };
  };

  test('[aslsk 7.7/b] the armour around it is worth 2, unless the terrain is worth more', () => {
    const modifiers = (set: object, terrain: SetUp['terrain']) =>
      under(set, terrain, 6, 5).done.the('fire-attack').results[0]?.modifiers;
    expect(modifiers({}, {})).toEqual([expect.objectContaining({ label: 'Crew Exposed', value: 2 })]);
    expect(modifiers({}, { E5: 'woods' })).toEqual([
      expect.objectContaining({ label: 'Crew Exposed', value: 2 }),
    ]);
    expect(modifiers({}, { E5: 'stone-building' })).toEqual([
      expect.objectContaining({ label: 'stone building', value: 3 }),
    ]);
    expect(modifiers({ ceDrm: 1 }, {})).toEqual([expect.objectContaining({ value: 1 })]);
  });

  test('[aslsk 3.2.3/KIA-b] [aslsk 7.10/recall-b] [aslsk 2.0/Stun] K or KIA: STUN, and Recall', () => {
    const { game, done } = under({ motion: true }, {}, 1, 1, 1, 1);
    expect(done.the('fire-attack').results[0]).toMatchObject({ final: 4, result: '2MC' });
    expect(game.unit('b1').stun).toBeUndefined();
    const kia = range({
      units: {
        a1: german('4-6-7', 'E4'),
        a2: german('4-6-7', 'E4'),
        al: leader('German', '8-0', 'E4'),
        b1: t34('E5', { ce: true, motion: true }),
      },
    });
    const killed = kia.order('a', { order: 'fire', at: 'E5', firers: ['a1', 'a2'], leaders: ['al'] }, 1, 1);
    expect(killed.the('fire-attack').results[0]?.result).toBe('K/3');
    expect(kia.unit('b1')).toMatchObject({ stun: 'STUN', recalled: true });
    expect(kia.unit('b1').motion).toBeUndefined();
    expect(kia.unit('b1').wreck).toBeUndefined();
  });

  test('[aslsk 3.2.3/crew-MC] a failed MC stuns, an original 12 sends it home', () => {
    const game = range({ units: { a1: german('4-6-7', 'E4'), b1: t34('E5', { ce: true }) } });
    const done = game.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 2, 3, 5, 5);
    expect(done.the('crew-check')).toMatchObject({
      check: '1MC',
      morale: 8,
      dr: 10,
      final: 11,
      passed: false,
    });
    expect(game.unit('b1')).toMatchObject({ stun: 'stun' });
    const twelve = range({ units: { a1: german('4-6-7', 'E4'), b1: t34('E5', { ce: true }) } });
    twelve.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 2, 3, 6, 6);
    expect(twelve.unit('b1')).toMatchObject({ stun: 'STUN', recalled: true });
  });

  test('[aslsk 3.2.3/PTC-d] a Pin buttons it up for the Player Turn; an open top stays open', () => {
    const game = range({ units: { a1: german('4-6-7', 'E4'), b1: t34('E5', { ce: true, moving: true }) } });
    game.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 3, 4, 5, 4);
    expect(game.unit('b1')).toMatchObject({ shaken: true });
    expect(game.unit('b1').ce).toBeUndefined();
    expect(game.unit('b1').pinned).toBeUndefined();
    const open = range({ units: { a1: german('4-6-7', 'E4'), b1: m8('E5') } });
    open.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 3, 4, 5, 4);
    expect(open.unit('b1')).toMatchObject({ ce: true, pinned: true });
  });

  test('[aslsk 3.2.2.1/b] [aslsk 7.13/d] in its own hex a buttoned crew is safe, but for an open top; the exposed one is not', () => {
    const inside = (b1: Placed) =>
      range({ units: { a1: german('4-6-7', 'E5'), al: leader('German', '8-0', 'A1'), b1 } });
    expect(inside(t34('E5')).refused('a', { order: 'fire', at: 'E5', firers: ['a1'] }).refused).toBe(
      'NO_TARGET',
    );
    const fp = (b1: Placed) =>
      inside(b1)
        .order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 6, 5)
        .the('fire-attack');
    expect(fp(t34('E5', { ce: true }))).toMatchObject({ fp: 12 });
    const { ce: _, ...closed } = m8('E5');
    expect(fp(closed as Placed).results[0]).toMatchObject({ units: ['b1'], final: 13 });
    const outside = range({ units: { a1: us('6-6-6', 'E4'), b1: closed as Placed } });
    expect(
      outside.order('a', { order: 'fire', at: 'E5', firers: ['a1'] }, 1, 2).the('fire-attack').results,
    ).toEqual([]);
  });

  test('[aslsk 3.3.3/f] [aslsk 3.3.5/e] an exposed crew that spends MP is attacked by Residual FP and by Defensive First Fire', () => {
    const game = setUp({
      columns: 12,
      rows: 12,
      locations: { E7: { residual: 8 } },
      units: { a1: m4('E8', { vca: 0, ce: true }), b1: german('4-6-7', 'E5') },
    });
    const started = game.order('a', {
      order: 'drive',
      vehicle: 'a1',
      steps: [{ do: 'start' }, { do: 'enter', to: 'E7' }],
    });
    expect(started.all('vehicle-moved')).toEqual([]);
    expect(game.awaits).toEqual(['b defensive-fire']);
    const passed = game.order('b', { order: 'pass' }, 6, 5);
    expect(passed.the('residual-attack')).toMatchObject({ fp: 8, at: 'E7' });
    expect(passed.the('residual-attack').results[0]).toMatchObject({ units: ['a1'], final: 13 });
    const shot = game.order('b', { order: 'fire', at: 'E7', firers: ['b1'] }, 6, 5);
    expect(shot.the('fire-attack').fp).toBe(4);
  });

  test('[aslsk 7.7/a] a buttoned vehicle that moves asks nobody who could not hurt it', () => {
    const game = setUp({
      columns: 12,
      rows: 12,
      units: { a1: m4('E8', { vca: 0 }), b1: german('4-6-7', 'E5') },
    });
    game.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }, { do: 'enter', to: 'E7' }] });
    expect(game.awaits).toEqual(['a movement']);
  });
});
