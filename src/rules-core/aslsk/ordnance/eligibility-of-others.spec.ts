import {
  changed,
  crew,
  german,
  halfSquad,
  leader,
  marker,
  type Row,
  russian,
  type SetUp,
  setUp,
  weapon,
} from '../testkit.testkit.js';
import { verdicts, verdictsOn } from '../units/eligibility.testkit.js';
import { t34 } from '../vehicles/testkit.testkit.js';
import { gun } from './testkit.testkit.js';

describe('who fires with IFE at whom [aslsk 6.8/a]', () => {
  const ife = { order: 'ife', weapon: 'ag', at: 'E2' };
  const what: SetUp = {
    phase: 'PFPh',
    units: {
      ac: crew('German', '2-2-8', 'E5'),
      ag: gun('German', '20L(6) AA', { of: 'ac' }),
      b1: russian('4-4-7', 'E2'),
      bz: russian('4-4-7', 'A1'),
      bg: gun('Russian', '37L AA', { at: 'A1' }),
    },
  };

  test.each<Row>([
    ['its crew', {}, 'ok'],
    ['nobody', { ag: { possessor: undefined, at: 'E5' } }, 'NO_IFE 6.8/a'],
    ['not without IFE', { ag: { ife: undefined } }, 'NO_IFE 6.8/a'],
    ['not off the map', { ac: { at: undefined }, ag: { at: undefined } }, 'NO_SUCH_HEX'],
    ['not broken', { ac: { broken: true } }, 'BROKEN 3.2.3/NMC-f'],
    ['not again', { ag: { fire: 'prep' } }, 'HAS_FIRED 3.2/a'],
    ['not pinned and turning', { ac: { pinned: true }, ag: { ca: 3 } }, 'PINNED 3.2.4/CA-b'],
    ['turned for another shot', { ag: { caChanged: 1 } }, 'ok'],
    ['turned as it was set down', { ag: { turned: true } }, 'ok'],
    ['not past an enemy in its hex', { bz: { at: 'E5' } }, 'ENEMY_IN_HEX 3.2.2.1/c'],
    ['not at nobody', { b1: { at: 'A2' } }, 'NO_TARGET 3.2.1/a'],
    ['at a marker', { b1: { at: 'A2' }, bc: marker('E2') }, 'ok'],
    ['not at an own marker', { b1: { at: 'A2' }, ax: marker('E2') }, 'NO_TARGET 3.2.1/a'],
  ])('%s', verdicts(what, ife));

  test.each([
    [{ weapon: 'bg' }, 'NO_IFE 6.8/a'],
    [{ weapon: 'ac' }, 'NO_IFE 6.8/a'],
    [{ weapon: 'nothing' }, 'NO_IFE 6.8/a'],
    [{ at: 'Z99' }, 'NO_SUCH_HEX'],
    [{ at: 'E3' }, 'NO_TARGET 3.2.1/a'],
    [{ ca: 3 }, 'NOT_IN_ARC 3.2.4/CA-b'],
  ])('%j: %s', verdictsOn(what, ife));

  test('[aslsk 3.2.2.1/c] at an enemy in its own hex', () => {
    expect(setUp(changed(what, { bz: { at: 'E5' } })).legal('a', 'ife')).toMatchObject([
      { order: { ...ife, at: 'E5' } },
    ]);
  });

  test('[aslsk 3.2.1/a] not unseen, unless LOS is by the book', () => {
    const woods = { terrain: { E4: 'woods' as const } };
    expect(setUp({ ...what, ...woods }).verdict('a', ife)).toBe('NO_LINE_OF_SIGHT 3.2.1/a');
    expect(setUp({ ...what, ...woods, options: { los: 'strict' } }).verdict('a', ife)).toBe('ok');
  });

  test.each<[Row[1], string]>([
    [{}, 'ok'],
    [{ ag: { manhandled: true } }, 'MOVED 6.5/c'],
    [{ ac: { manhandled: true } }, 'MOVED 6.5/c'],
    [{ ac: { hexes: 1 } }, 'MOVED 3.5/c'],
  ])('[aslsk 6.5/c] in the AFPh with %j: %s', (changes, verdict) => {
    expect(setUp(changed({ ...what, phase: 'AFPh' }, changes)).verdict('a', ife)).toBe(verdict);
  });

  const moving = (changes: Row[1] = {}) => {
    const here = setUp(
      changed(
        { ...what, phase: 'MPh', active: 'b' },
        { b1: { at: 'E1' }, b3: russian('4-4-7', 'D3'), ...changes },
      ),
    );
    here.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
    return here;
  };

  test('[aslsk 3.3.3/i] in Defensive First Fire at what moves, as often as it spent MF there', () => {
    expect(moving().verdict('a', ife)).toBe('ok');
    expect(moving().verdict('a', { ...ife, at: 'D3' })).toBe('NO_TARGET 3.2.1/a');
    const here = moving({ a1: german('4-6-7', 'D4'), aw: weapon('German', 'HMG', { of: 'a1' }) });
    here.begin('a', ife, 6, 2);
    expect(here.unit('ag').fire).toBeUndefined();
    expect(here.verdict('a', ife)).toBe('NO_MORE_SHOTS 3.3.3/i');
  });

  test('[aslsk 3.3.3/a] the DEFENDER is asked when IFE is all that he could fire', () => {
    expect(moving().awaits).toEqual(['a defensive-fire']);
    expect(moving({ ag: { malfunctioned: true }, ac: { broken: true } }).awaits).toEqual(['b movement']);
  });
});

describe('who fires a Panzerfaust at whom [aslsk 4.4.2/a]', () => {
  const pf = { order: 'panzerfaust', unit: 'a1', at: 'E4' };
  const what: SetUp = {
    phase: 'PFPh',
    terrain: { E4: 'wooden-building' },
    options: { panzerfaust: true, year: 1944, month: 3 },
    units: {
      a1: german('4-6-7', 'E5'),
      a2: german('4-6-7', 'E5'),
      al: leader('German', '9-1', 'E5'),
      am: leader('German', '8-0', 'D6'),
      b1: russian('4-4-7', 'E4'),
      b2: russian('4-4-7', 'E4'),
      bm: weapon('Russian', 'LMG', { of: 'b1' }),
      bt: t34('E6'),
      bl: leader('Russian', '8-0', 'E4'),
    },
  };

  test.each<Row>([
    ['a Good Order German', {}, 'ok'],
    ['nobody off the map', { a1: { at: undefined } }, 'NO_SUCH_UNIT'],
    ['nobody in Melee', { a1: { melee: true } }, 'IN_MELEE 3.8/t'],
    ['a squad that has used one weapon', { a1: { used: ['x'] } }, 'ok'],
    ['no squad that has used two', { a1: { used: ['x', 'y'] } }, 'HAS_FIRED 4.4.2/a 4.4.2/d'],
    [
      'no half-squad that has used one',
      { a1: halfSquad('German', '2-4-7', 'E5', { used: ['x'] }) },
      'HAS_FIRED 4.4.2/a 4.4.2/d',
    ],
    [
      'no half-squad that has fired',
      { a1: halfSquad('German', '2-4-7', 'E5', { fire: 'prep', firedAt: 'E4' }) },
      'HAS_FIRED 4.4.2/a 4.4.2/d',
    ],
    ['a squad that has fired in this phase', { a1: { fire: 'prep', firedAt: 'E4' } }, 'ok'],
    [
      'no squad that has fired and used one',
      { a1: { fire: 'prep', firedAt: 'E4', used: ['x'] } },
      'HAS_FIRED 4.4.2/d',
    ],
    ['no squad that fired in another phase', { a1: { fire: 'prep' } }, 'HAS_FIRED 4.4.2/d'],
    ['no squad under Final Fire', { a1: { fire: 'final', firedAt: 'E4' } }, 'HAS_FIRED 4.4.2/d'],
  ])('%s', verdicts(what, pf));

  test.each([
    [{ unit: 'b1' }, 'NO_SUCH_UNIT'],
    [{ unit: 'nobody' }, 'NO_SUCH_UNIT'],
    [{ at: 'Z99' }, 'NO_SUCH_HEX'],
    [{ at: 'E3' }, 'OUT_OF_RANGE 4.4.2/e'],
    [{ at: 'D5' }, 'NO_TARGET 4.4.2/b'],
    [{ at: 'E6', target: 'bt' }, 'ok'],
    [{ at: 'E4', target: 'bt' }, 'NO_VEHICLE 4.4.2/b'],
    [{ at: 'E4', target: 'b1' }, 'NO_VEHICLE 4.4.2/b'],
    [{ at: 'E6', target: 'bt', victim: 'b1' }, 'NO_VEHICLE 4.4.2/b'],
    [{ victim: 'b1' }, 'ok'],
    [{ victim: 'b2' }, 'NOT_CHOSEN 4.4.2/h'],
    [{ victim: 'a2' }, 'NOT_CHOSEN 4.4.2/h'],
    [{ leader: 'al' }, 'ok'],
    [{ leader: 'am' }, 'LEADER_ELSEWHERE 4.4.2/f'],
    [{ leader: 'bl' }, 'LEADER_ELSEWHERE 4.4.2/f'],
    [{ leader: 'nobody' }, 'LEADER_ELSEWHERE 4.4.2/f'],
    [{ unit: 'al', leader: 'al' }, 'LEADER_ELSEWHERE 4.4.2/f'],
    [{ backblast: 'accept' }, 'NO_BACKBLAST 4.4.3'],
  ])('%j: %s', verdictsOn(what, pf));

  test('[aslsk 4.4.3] in a building the blast is avoided, or accepted; the pinned cannot avoid it', () => {
    const inside = { ...what, terrain: { E4: 'wooden-building', E5: 'stone-building' } as const };
    const pinned = changed(inside, { a1: { pinned: true } });
    expect(setUp(inside).verdict('a', { ...pf, backblast: 'avoid' })).toBe('ok');
    expect(setUp(pinned).verdict('a', { ...pf, backblast: 'avoid' })).toBe('PINNED 4.4.3');
    expect(setUp(pinned).verdict('a', pf)).toBe('ok');
  });

  test('listed: each unit, each vehicle, each man at a weapon, with a leader and without', () => {
    const here = setUp(what);
    const listed = here.legal('a', 'panzerfaust').map(({ order: { order: _, ...rest } }) => rest);
    const of = (unit: string) =>
      listed.filter((one) => one.unit === unit).map(({ unit: _, ...rest }) => rest);
    const ways = [
      { at: 'E4' },
      { at: 'E4', leader: 'al' },
      { at: 'E4', victim: 'b1' },
      { at: 'E4', victim: 'b1', leader: 'al' },
      { at: 'E6', target: 'bt' },
      { at: 'E6', target: 'bt', leader: 'al' },
    ];
    expect(of('a1')).toEqual(ways);
    expect(of('al')).toEqual(ways.filter(({ leader: led }) => !led));
    expect(of('am')).toEqual([{ at: 'E6', target: 'bt' }]);
    expect(setUp({ ...what, options: {} }).legal('a', 'panzerfaust')).toEqual([]);
  });

  test('[aslsk 3.3.3/a] the DEFENDER is asked when a Panzerfaust is all that he could fire', () => {
    const asked = (inPlay: boolean, changes: Row[1] = {}) => {
      const alone = { a2: null, al: null, am: null, b1: null, b2: null, bm: null, bl: null };
      const options = { ...what.options, panzerfaust: inPlay || undefined } as SetUp['options'];
      const here = setUp(changed({ ...what, phase: 'MPh', active: 'b', options }, { ...alone, ...changes }));
      here.order('b', { order: 'drive', vehicle: 'bt', steps: [{ do: 'start' }] });
      return here.awaits;
    };
    expect(asked(true)).toEqual(['a defensive-fire']);
    expect(asked(false)).toEqual(['b movement']);
    expect(asked(true, { a1: { broken: true } })).toEqual(['b movement']);
    expect(asked(true, { a1: { at: 'E9' } })).toEqual(['b movement']);
    expect(asked(true, { a1: { at: undefined } })).toEqual(['b movement']);
  });
});
