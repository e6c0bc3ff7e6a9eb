import {
  changed,
  german,
  halfSquad,
  leader,
  marker,
  type Row,
  russian,
  type SetUp,
  setUp,
  us,
} from '../testkit.testkit.js';
import { m4, t34, tiger2 } from './testkit.testkit.js';

describe('what a vehicle fires its machine guns at [aslsk 7.8/a]', () => {
  const volley = (...weapons: string[]) => ({ order: 'vehicle-fire', vehicle: 'a1', weapons, at: 'E5' });
  /** A King Tiger in E8 points north at Russians in E5. */
  const what: SetUp = {
    phase: 'PFPh',
    units: {
      a1: tiger2('E8', { vca: 0, ce: true }),
      a2: german('4-6-7', 'A1'),
      b1: russian('4-4-7', 'E5'),
      bz: russian('4-4-7', 'J1'),
      bt: t34('J2'),
    },
  };
  const verdict = (changes: Row[1], order: object = volley('BMG'), more: SetUp = {}) =>
    setUp(changed({ ...what, ...more }, changes)).verdict('a', order as ReturnType<typeof volley>);

  test.each<Row>([
    ['a neighbour in its arc', {}, 'ok'],
    ['not off the map', { a1: { at: undefined } }, 'NO_SUCH_UNIT'],
    ['not as a wreck', { a1: { wreck: 'wreck' } }, 'NOT_HERE 3.2/a'],
    ['not Shocked', { a1: { shock: 'shocked' } }, 'NOT_GOOD_ORDER 7.10/shock-c 7.10/stun-b'],
    ['not in Motion', { a1: { motion: true } }, 'IN_MOTION 3.2.5/b 3.3.2/q'],
    ['not past an enemy in its hex', { bz: { at: 'E8' } }, 'ENEMY_IN_HEX 3.8/v 3.2.2.1/c'],
    ['not with what is broken', { a1: { weaponsBroken: ['BMG'] } }, 'MALFUNCTIONED 7.8/g'],
    ['not with what is Disabled', { a1: { weaponsDisabled: ['BMG'] } }, 'MALFUNCTIONED 7.8/g'],
    ['not with what has fired', { a1: { weaponsFired: ['BMG'] } }, 'HAS_FIRED 7.8/a'],
    ['with another gun', { a1: { weaponsFired: ['CMG'] } }, 'ok'],
    ['not in a second phase', { a1: { firedIn: 'MPh' } }, 'OTHER_PHASE 7.8/b 3.5/e'],
    ['twice in one phase', { a1: { firedIn: 'PFPh' } }, 'ok'],
    ['not at nobody', { b1: { at: 'J3' } }, 'NO_TARGET 7.8/f 7.12/a'],
    ['not at armour', { b1: { at: 'J3' }, bt: { at: 'E5' } }, 'NO_TARGET 7.8/f 7.12/a'],
    ['at an exposed crew', { b1: { at: 'J3' }, bt: { at: 'E5', ce: true } }, 'ok'],
    ['at a marker', { b1: { at: 'J3' }, bc: marker('E5') }, 'ok'],
    ['not at an own marker', { b1: { at: 'J3' }, ax: marker('E5') }, 'NO_TARGET 7.8/f 7.12/a'],
    ['by turning the hull', { a1: { vca: 2 } }, 'ok'],
    [
      'not by turning an Immobilized hull',
      { a1: { vca: 2, immobilized: true } },
      'NOT_IN_ARC 2.0/Immobilized 7.6/f',
    ],
    [
      'not by turning a bogged hull',
      { a1: { vca: 2, bogged: 'bogged' } },
      'NOT_IN_ARC 2.0/Immobilized 7.6/f',
    ],
  ])('%s', (_, changes, met) => expect(verdict(changes)).toBe(met));

  test.each([
    [{ vehicle: 'bt' }, 'NO_SUCH_UNIT'],
    [{ vehicle: 'a2' }, 'NO_SUCH_UNIT'],
    [{ vehicle: 'nothing' }, 'NO_SUCH_UNIT'],
    [{ at: 'Z99' }, 'NO_SUCH_HEX'],
    [{ at: 'E6' }, 'NO_TARGET 7.8/f 7.12/a'],
    [{ weapons: ['RMG'] }, 'NO_WEAPON 7.8/a'],
    [{ weapons: ['IFE'] }, 'NO_WEAPON 7.8/a'],
    [{ weapons: ['BMG', 'BMG'] }, 'TWICE 7.8/a'],
    [{ weapons: ['CMG'] }, 'ok'],
    [{ weapons: ['BMG', 'CMG', 'AAMG'] }, 'ok'],
  ])('%j: %s', (more, met) => expect(verdict({}, { ...volley('BMG'), ...more })).toBe(met));

  test.each<[string, string[], Row[1], string]>([
    ['[aslsk 7.7/e] no AAMG buttoned up', ['AAMG'], { a1: { ce: undefined } }, 'BUTTONED_UP 2.0/AAMG 7.7/e'],
    [
      '[aslsk 7.13/a] an open top buttoned up fires its bow only',
      ['CMG'],
      { a1: { ce: undefined, openTopped: true } },
      'BUTTONED_UP 7.13/a',
    ],
    ['[aslsk 7.13/a] but that it does', ['BMG'], { a1: { ce: undefined, openTopped: true } }, 'ok'],
    [
      '[aslsk 7.2/b] a restricted turret is not served exposed',
      ['CMG'],
      { a1: { turret: 'RST' } },
      'CREW_EXPOSED 7.2/b 7.8/d',
    ],
    ['[aslsk 7.2/b] but buttoned up', ['CMG'], { a1: { turret: 'RST', ce: undefined } }, 'ok'],
    ['[aslsk 7.2/b] its bow is', ['BMG'], { a1: { turret: 'RST' } }, 'ok'],
    [
      '[aslsk 7.8/c] hull and turret do not turn together',
      ['BMG', 'CMG'],
      { a1: { vca: 2 } },
      'NOT_IN_ARC 7.8/c',
    ],
    [
      '[aslsk 7.8/c] nor the hull under a turret that bears',
      ['BMG', 'CMG'],
      { a1: { vca: 2, tca: 0 } },
      'NOT_IN_ARC 7.8/c',
    ],
    ['[aslsk 7.8/c] the AAMG looks everywhere', ['BMG', 'AAMG'], { a1: { vca: 2 } }, 'ok'],
    [
      '[aslsk 2.0/MandatoryFG] together or not at all',
      ['CMG'],
      { a1: { weaponsFired: ['BMG'], gunsFiredAt: 'E5' } },
      'MANDATORY_FIRE_GROUP 7.8/c 2.0/MandatoryFG',
    ],
    [
      '[aslsk 2.0/MandatoryFG] at another target',
      ['CMG'],
      { a1: { weaponsFired: ['BMG'], gunsFiredAt: 'E4' } },
      'ok',
    ],
  ])('%s', (_, weapons, changes, met) => expect(verdict(changes, volley(...weapons))).toBe(met));

  test.each<[string, Row[1], string]>([
    ['by what moves', { a1: { moving: true, started: true } }, 'ok'],
    ['not before it has begun', {}, 'NOT_MOVING 3.3.2.2/a'],
    ['not when it is done', { a1: { moving: true, moved: true } }, 'HAS_MOVED 3.3.2.2/a'],
    ['from one hex', { a1: { moving: true, firedIn: 'MPh', firedFrom: 'E8' } }, 'ok'],
    [
      'not from a second one',
      { a1: { moving: true, firedIn: 'MPh', firedFrom: 'E9' } },
      'OTHER_HEX 3.3.2.2/d 7.8/b',
    ],
    ['[aslsk 7.8/j] within its arcs', { a1: { moving: true, vca: 2 } }, 'NOT_IN_ARC 7.8/j'],
    [
      'past an enemy in its hex while it is under way',
      { a1: { moving: true, started: true }, bz: { at: 'E8' } },
      'ok',
    ],
    [
      'not past him when it has stopped',
      { a1: { moving: true }, bz: { at: 'E8' } },
      'ENEMY_IN_HEX 3.8/v 3.2.2.1/c',
    ],
  ])('[aslsk 3.3.2.2/a] Bounding First Fire: %s', (_, changes, met) => {
    expect(verdict(changes, volley('BMG'), { phase: 'MPh' })).toBe(met);
  });

  test('[aslsk 3.2.1/a] not unseen, unless LOS is by the book', () => {
    const terrain = { E6: 'woods' as const };
    expect(verdict({}, volley('BMG'), { terrain })).toBe('NO_LINE_OF_SIGHT 3.2.1/a');
    expect(verdict({}, volley('BMG'), { terrain, options: { los: 'strict' } })).toBe('ok');
  });

  const factors = (changes: Row[1], more: SetUp = {}, at = 'E5', weapon = 'BMG') =>
    setUp(changed({ ...what, ...more }, changes))
      .begin('a', { ...volley(weapon), at }, 6, 5)
      .the('vehicle-fire')
      .parts[0]?.factors.map(({ label, times }) => `${label} ${times}`);

  test.each<[string, Row[1], SetUp, string[]]>([
    ['as printed', {}, {}, []],
    ['next to it', { b1: { at: 'E7' } }, {}, ['point blank 2']],
    ['in its hex', { b1: { at: 'E8' } }, {}, ['triple point blank 3']],
    ['in the AFPh', {}, { phase: 'AFPh' }, ['Advancing Fire 0.5']],
    ['pinned', { a1: { pinned: true } }, {}, ['pinned crew 0.5']],
    [
      'at the concealed',
      { b1: { concealed: true, hidden: true }, bc: marker('E5') },
      {},
      ['concealed target 0.5'],
    ],
    ['not at the concealed alone', { b1: { concealed: true, hidden: true }, bz: { at: 'E5' } }, {}, []],
    [
      'under way',
      { a1: { moving: true, started: true } },
      { phase: 'MPh' },
      ['Bounding First Fire 0.5', 'on the move 0.5'],
    ],
    [
      'stopped in its Movement Phase',
      { a1: { moving: true } },
      { phase: 'MPh' },
      ['Bounding First Fire 0.5'],
    ],
  ])('[aslsk 7.8/i] what counts: %s', (_, changes, more, expected) => {
    const b1 = changes.b1 as { at?: string } | undefined;
    expect(factors(changes, more, b1?.at ?? 'E5')).toEqual(expected);
  });
});

describe('Infantry against vehicles [aslsk 3.3.4/a]', () => {
  const react = { order: 'reaction-fire', units: ['b1'], target: 'a1' };
  const what: SetUp = {
    phase: 'MPh',
    sides: { a: { nationality: 'Russian' }, b: { nationality: 'German' } },
    units: {
      a1: t34('E5', { vca: 0 }),
      a2: t34('E5', { vca: 0 }),
      a3: us('6-6-6', 'E5', { melee: true }),
      b1: german('4-6-7', 'E5'),
      b2: halfSquad('German', '2-4-7', 'E5'),
      bl: leader('German', '8-0', 'E5'),
      b9: german('4-6-7', 'E6'),
    },
  };
  const started = (changes: Row[1] = {}) => {
    const here = setUp(changed({ ...what }, { a3: null, ...changes }));
    here.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }] });
    return here;
  };

  test.each<Row>([
    ['a unit in the hex', {}, 'ok'],
    ['nobody pinned', { b1: { pinned: true } }, 'NOT_GOOD_ORDER 3.3.4/a'],
    ['nobody broken', { b1: { broken: true } }, 'NOT_GOOD_ORDER 3.3.4/a'],
    ['a unit that has First Fired, at what is closest', { b1: { fire: 'first' } }, 'ok'],
    ['as Final Protective Fire', { b1: { fire: 'final' } }, 'ok'],
  ])('%s', (_, changes, met) => expect(started(changes).verdict('b', react)).toBe(met));

  test.each([
    [{ units: ['b1', 'bl'] }, 'ok'],
    [{ units: ['b1', 'b2'] }, 'TOO_MANY 3.8/n'],
    [{ units: ['b1', 'b1'] }, 'TWICE'],
    [{ units: ['b9'] }, 'NO_SUCH_UNIT'],
    [{ units: ['a2'] }, 'NO_SUCH_UNIT'],
    [{ units: ['nobody'] }, 'NO_SUCH_UNIT'],
    [{ target: 'a2' }, 'NO_VEHICLE'],
    [{ target: 'b2' }, 'NO_VEHICLE'],
    [{ target: 'nothing' }, 'NO_VEHICLE'],
  ])('%j: %s', (more, met) => expect(started().verdict('b', { ...react, ...more })).toBe(met));

  test.each<[string, Row[1], string[], string[]]>([
    ['as they are', {}, ['b1'], []],
    ['a tired attacker', { b1: { cx: true } }, ['b1'], ['CX attacker 1']],
    ['one tired of two', { bl: { cx: true } }, ['b1', 'bl'], ['CX attacker 1']],
    ['an ambusher', { b1: { ambush: 'won' } }, ['b1'], ['ambusher -1']],
    ['one ambusher of two', { bl: { ambush: 'won' } }, ['b1', 'bl'], ['ambusher -1']],
    ['the ambushed', { b1: { ambush: 'lost' } }, ['b1'], ['ambushed 1']],
    ['one ambushed of two', { bl: { ambush: 'lost' } }, ['b1', 'bl'], ['ambushed 1']],
    ['under a leader', { bl: leader('German', '9-2', 'E5') }, ['b1', 'bl'], ['9-2 -2']],
    ['a leader by himself', { bl: leader('German', '9-2', 'E5') }, ['bl'], []],
    ['its crew exposed', { a1: { ce: true } }, ['b1'], ['Crew Exposed -1']],
    ['Open-Topped', { a1: { openTopped: true, ce: true } }, ['b1'], ['Open-Topped -2']],
    [
      'unarmed',
      { a1: { bmg: undefined, cmg: undefined, aamg: undefined, rmg: undefined } },
      ['b1'],
      ['without machine gun -1'],
    ],
  ])('[aslsk 3.8/z] what counts: %s', (_, changes, units, expected) => {
    const here = setUp(
      changed(what, { a2: null, a3: null, ...changes, a1: { moving: true, ...changes.a1 } }),
    );
    here.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'delay' }] });
    const done = here.begin('b', { ...react, units }, ...(units[0] === 'b1' ? [1, 1] : []), 4, 4);
    expect(done.the('anti-tank-combat').modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual(
      expected,
    );
  });

  test.each([
    [4, 'eliminated'],
    [5, 'immobilized'],
    [6, 'no effect'],
  ])('[aslsk 3.8/m] below the CCV of 5, at it, above it: %i, %s', (dr, result) => {
    const here = setUp(changed(what, { a2: null, a3: null, a1: { moving: true } }));
    here.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'delay' }] });
    const done = here.begin('b', react, 1, 1, 1, dr - 1);
    expect(done.the('anti-tank-combat')).toMatchObject({ ccv: 5, dr, final: dr, result });
  });

  test('[aslsk 3.3.4/c] a unit that has used a Weapon is worth one less', () => {
    const tired = started({ a2: null, b1: { used: ['lmg'] } });
    expect(tired.begin('b', react, 1, 1, 4, 4).the('anti-tank-combat').ccv).toBe(4);
    const fresh = started({ a2: null, b1: { used: [] } });
    expect(fresh.begin('b', react, 1, 1, 4, 4).the('anti-tank-combat').ccv).toBe(5);
  });

  test('[aslsk 3.3.4/b] who found the nerve is remembered, who did not is pinned', () => {
    const bold = started({ a2: null });
    bold.order('b', react, 1, 1, 5, 5);
    expect(bold.unit('a1').checkedBy).toEqual(['b1']);
    const timid = started({ a2: null });
    const done = timid.order('b', react, 5, 5);
    expect(done.all('anti-tank-combat')).toEqual([]);
    expect(done.all('vehicle-faced')).toEqual([]);
    expect(timid.unit('b1').pinned).toBe(true);
  });

  test('[aslsk 3.8/m] an original 12 costs the attackers', () => {
    const here = started({ a2: null });
    const done = here.begin('b', react, 1, 1, 6, 6);
    expect(done.kinds).toContain('casualty-reduced');
  });
});

test('[aslsk 7.8/g] a vehicle of another side is not fired', () => {
  const here = setUp({
    phase: 'PFPh',
    units: { a1: m4('E8', { vca: 0 }), b1: russian('4-4-7', 'E5'), bt: t34('F8', { vca: 0 }) },
  });
  expect(here.legal('a', 'vehicle-fire').every(({ order }) => order.vehicle === 'a1')).toBe(true);
});
