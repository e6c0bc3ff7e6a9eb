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
import { gun, lightMortar } from './testkit.testkit.js';

const shoot = { order: 'shoot', weapon: 'ag', at: 'E2' };

/** A Gun of A in E5 pointing north, B in E2. */
const battery = (name: string, phase: NonNullable<SetUp['phase']> = 'PFPh', more: SetUp = {}): SetUp => ({
  phase,
  active: phase === 'DFPh' || phase === 'MPh' ? 'b' : 'a',
  ...more,
  units: {
    ac: crew('German', '2-2-8', 'E5'),
    ag: gun('German', name, { of: 'ac' }),
    b1: russian('4-4-7', 'E2'),
    bz: russian('4-4-7', 'A1'),
    ...more.units,
  },
});

describe('what a Gun must be to fire [aslsk 3.2.4/proc-a]', () => {
  test.each<Row>([
    ['manned', {}, 'ok'],
    ['not by nobody', { ag: { possessor: undefined, at: 'E5' } }, 'NOT_POSSESSED 3.2.4/proc-a'],
    [
      'not by one off the map',
      { ac: { at: undefined }, ag: { at: undefined } },
      'NOT_POSSESSED 3.2.4/proc-a',
    ],
    ['by a half-squad', { ac: halfSquad('German', '2-4-7', 'E5') }, 'ok'],
    ['[aslsk 1.2.6/b] not by a leader', { ac: leader('German', '9-1', 'E5') }, 'TOO_FEW 1.2.6/b'],
    ['not by the broken', { ac: { broken: true } }, 'BROKEN 3.2.3/NMC-f'],
    ['by the pinned', { ac: { pinned: true } }, 'ok'],
    ['not malfunctioned', { ag: { malfunctioned: true } }, 'MALFUNCTIONED 4.1/e'],
    ['not again', { ag: { fire: 'prep' } }, 'HAS_FIRED 3.2/a 3.2.4/IF-a'],
    ['not after Intensive Fire', { ag: { intensive: true } }, 'HAS_FIRED 3.2.4/IF-a'],
    ['[aslsk 3.2.2.1/c] not past an enemy in its hex', { bz: { at: 'E5' } }, 'ENEMY_IN_HEX 3.2.2.1/c'],
    [
      '[aslsk 3.2.4/CA-d] not once it has turned at the end of a phase',
      { ag: { turned: true, caChanged: 1 } },
      'HAS_TURNED 3.2.4/CA-d',
    ],
    ['after turning for another shot', { ag: { caChanged: 1 } }, 'ok'],
  ])('%s', verdicts(battery('75L AT'), shoot));

  test.each([
    [{ weapon: 'ac' }, 'NO_WEAPON'],
    [{ weapon: 'nothing' }, 'NO_WEAPON'],
    [{ at: 'Z99' }, 'NO_SUCH_HEX'],
    [{ ca: 3 }, 'NOT_IN_ARC 3.2.4/CA-b'],
    [{ intensive: true }, 'NOT_NEEDED 3.2.4/IF-a'],
    [{ leader: 'ac' }, 'NO_LEADERSHIP 4.5/a'],
    [{ helper: 'ac' }, 'CANNOT_HELP 4.5/a'],
    [{ mortar: true }, 'NO_MORTAR H/Type92'],
    [{ type: 'own' }, 'OUT_OF_RANGE 4.4/a'],
    [{ type: 'ATT' }, 'ok'],
    [{ type: 'ATT', at: 'E5' }, 'TOO_NEAR 3.2.4/ATT-c'],
    [{ type: 'ITT', at: 'E3' }, 'NO_TARGET 6.11/a'],
    [{ type: 'ATT', at: 'E3' }, 'ok'],
    [{ type: 'VTT' }, 'NO_VEHICLE 3.2.4/VTT'],
    [{ target: 'b1' }, 'NO_VEHICLE 3.2.4/VTT'],
    [{ ammo: 'APDS' }, 'NO_AMMUNITION 6.0/a 6.2/a'],
    [{ ammo: 'AP' }, 'ok'],
    [{ ammo: 'AP', type: 'ATT' }, 'WRONG_TARGET_TYPE 2.0/ATT'],
    [{ backblast: 'accept' }, 'NO_BACKBLAST 4.4.3'],
  ])('%j: %s', verdictsOn(battery('75L AT'), shoot));

  test.each<Row>([
    ['at it', { b1: t34('E2') }, 'ok'],
    ['not at a wreck', { b1: t34('E2', { wreck: 'wreck' as never }) }, 'NO_VEHICLE 3.2.4/VTT'],
    ['not elsewhere', { b1: t34('E3') }, 'NO_VEHICLE 3.2.4/VTT'],
  ])(
    '[aslsk 3.2.4/VTT] the Vehicle Target Type: %s',
    verdicts(battery('75L AT'), { ...shoot, type: 'VTT', target: 'b1' }),
  );

  test.each<Row>([
    ['nobody there', { b1: { at: 'A3' } }, 'NO_TARGET 6.11/a'],
    ['a marker', { b1: { at: 'A3' }, bc: marker('E2') }, 'ok'],
    ['an own marker', { b1: { at: 'A3' }, ax: marker('E2') }, 'NO_TARGET 6.11/a'],
    ['a Gun that nobody mans', { b1: { at: 'A3' }, bg: gun('Russian', '45L AT', { at: 'E2' }) }, 'ok'],
    [
      'not at a machine gun',
      { b1: { at: 'A3' }, bg: weapon('Russian', 'HMG', { at: 'E2' }) },
      'NO_TARGET 6.11/a',
    ],
  ])('[aslsk 4.4/b] the Infantry Target Type aims at somebody: %s', verdicts(battery('75L AT'), shoot));

  test.each<[string, SetUp, string]>([
    ['woods between', { terrain: { E4: 'woods' } }, 'NO_LINE_OF_SIGHT 3.2.1/a'],
    ['LOS by the book', { terrain: { E4: 'woods' }, options: { los: 'strict' } }, 'ok'],
  ])('[aslsk 3.2.1/a] %s', (_, more, verdict) => {
    expect(setUp(battery('75L AT', 'PFPh', more)).verdict('a', shoot)).toBe(verdict);
  });
});

describe('turning to fire [aslsk 3.2.4/CA-b]', () => {
  const aside = { ...shoot, at: 'H5' };
  test.each<[string, object, Row[1], SetUp, string]>([
    ['the least it can', {}, {}, {}, 'ok'],
    ['to the hexspine that covers it', { ca: 2 }, {}, {}, 'ok'],
    ['not farther', { ca: 3 }, {}, {}, 'NOT_IN_ARC 3.2.4/CA-b'],
    ['not when pinned', {}, { ac: { pinned: true } }, {}, 'PINNED 3.2.4/CA-b'],
    ['[aslsk 8.2.1/bamboo-d] not in bamboo', {}, {}, { terrain: { E5: 'bamboo' } }, 'BAMBOO 8.2.1/bamboo-d'],
  ])('%s', (_, more, changes, what, verdict) => {
    expect(
      setUp(changed(battery('75L AT', 'PFPh', what), { b1: { at: 'H5' }, ...changes })).verdict('a', {
        ...aside,
        ...more,
      }),
    ).toBe(verdict);
  });

  test('[aslsk 8.2.1/bamboo-d] ahead it fires, and a pinned one too', () => {
    const here = setUp(
      changed(battery('75L AT', 'PFPh', { terrain: { E5: 'bamboo' } }), { ac: { pinned: true } }),
    );
    expect(here.verdict('a', shoot)).toBe('ok');
  });
});

describe('Intensive Fire [aslsk 3.2.4/IF-a]', () => {
  const again = { ...shoot, intensive: true };
  const no = 'NO_INTENSIVE_FIRE';
  test.each<[string, NonNullable<SetUp['phase']>, Row[1], string]>([
    ['in the PFPh', 'PFPh', { ag: { fire: 'prep' } }, 'ok'],
    [
      'not with it printed on the Gun',
      'PFPh',
      { ag: { fire: 'prep', noIntensiveFire: true } },
      `${no} 3.2.4/IF-d`,
    ],
    ['not by the pinned', 'PFPh', { ag: { fire: 'prep' }, ac: { pinned: true } }, `${no} 3.2.4/IF-d`],
    ['not in the AFPh', 'AFPh', { ag: { fire: 'prep' } }, `${no} 3.2.4/IF-d`],
    ['not at a distance in the DFPh', 'DFPh', { ag: { fire: 'first' } }, `${no} 3.2.4/IF-d 3.4/c`],
    ['beside it in the DFPh', 'DFPh', { ag: { fire: 'first' }, b1: { at: 'E4' } }, 'ok'],
    ['not under Final Fire', 'DFPh', { ag: { fire: 'final' }, b1: { at: 'E4' } }, `${no} 3.4/c`],
    [
      'once more in the phase of that Final Fire',
      'DFPh',
      { ag: { fire: 'final', firedAt: 'E4' }, b1: { at: 'E4' } },
      'ok',
    ],
  ])('%s', (_, phase, changes, verdict) => {
    const here = setUp(changed(battery('75L AT', phase), changes));
    const at = changes.b1 ? 'E4' : 'E2';
    expect(here.verdict('a', { ...again, at })).toBe(verdict);
  });

  test('no support weapon has it', () => {
    const what: SetUp = {
      phase: 'PFPh',
      units: {
        a1: german('4-6-7', 'E5'),
        ag: lightMortar('German', '50mm MTR', { of: 'a1' }, { fire: 'prep' }),
        b1: russian('4-4-7', 'E2'),
      },
    };
    expect(setUp(what).verdict('a', again)).toBe(`${no} 3.2.4/IF-a`);
  });
});

describe('the phases of fire', () => {
  test.each<[string, Row[1], string]>([
    ['fires', {}, 'ok'],
    ['not when pushed', { ag: { manhandled: true } }, 'MOVED 6.5/c'],
    ['not by a crew that pushed', { ac: { manhandled: true } }, 'MOVED 6.5/c'],
    ['not by one that moved', { ac: { hexes: 1 } }, 'MOVED 3.5/c'],
    ['not after Prep Fire', { ag: { fire: 'prep' } }, 'HAS_FIRED 3.2/a 3.2.4/IF-a'],
  ])('[aslsk 3.5/c] in the AFPh: %s', verdicts(battery('75L AT', 'AFPh'), shoot));

  const first = (changes: Row[1] = {}, name = '75L AT') => {
    const here = setUp(
      changed(battery(name, 'MPh'), { b1: { at: 'E1' }, b2: russian('4-4-7', 'D3'), ...changes }),
    );
    here.order('b', { order: 'move', units: ['b1'], path: ['E2'] });
    return here;
  };

  test('[aslsk 3.2.4/proc-e] in Defensive First Fire at what moves only', () => {
    expect(first().verdict('a', shoot)).toBe('ok');
    expect(first().verdict('a', { ...shoot, at: 'D3' })).toBe('NO_TARGET 3.2.4/proc-e');
    expect(first().verdict('a', { ...shoot, at: 'D3', type: 'ATT' })).toBe('NO_TARGET 3.2.4/proc-e');
    expect(first({ bt: t34('E2') }).verdict('a', { ...shoot, type: 'VTT', target: 'bt' })).toBe(
      'NOT_MOVING 3.2.4/proc-e',
    );
  });

  test('[aslsk 3.3.3/i] once for each MF spent there', () => {
    const here = first({ ax: weapon('German', 'HMG', { of: 'a1' }), a1: german('4-6-7', 'D4') });
    here.begin('a', shoot, 5, 6);
    expect(here.verdict('a', { ...shoot, intensive: true })).toBe('NO_MORE_SHOTS 3.3.3/i');
    expect(here.verdict('a', { ...shoot, intensive: true, type: 'ATT' })).toBe('NO_MORE_SHOTS 3.3.3/i');
  });
});

describe('Smoke shells [aslsk 6.2/s]', () => {
  const place = { order: 'place-smoke-shell', weapon: 'ag', at: 'E2', ammo: 'smoke' };
  const withSmoke = (phase: NonNullable<SetUp['phase']>, side: object = {}, set: object = {}) =>
    setUp(
      changed(battery('105 ART', phase, { sides: { a: side } }), {
        ag: { ammunition: { smoke: 8, WP: 8 }, ...set },
      }),
    );

  test.each<[NonNullable<SetUp['phase']>, object, object, string]>([
    ['PFPh', {}, {}, 'ok'],
    ['PFPh', { hasFired: true }, {}, 'TOO_LATE 6.2/s'],
    ['PFPh', {}, { ammunition: {} }, 'NO_AMMUNITION 6.0/a 6.2/a'],
    ['PFPh', {}, { depleted: ['smoke'] }, 'DEPLETED 6.2/b'],
    ['DFPh', {}, {}, 'ok'],
    ['DFPh', { hasFired: true }, {}, 'TOO_LATE 6.2/s'],
  ])('%s, side %j, Gun %j: %s', (phase, side, set, verdict) => {
    expect(withSmoke(phase, side, set).verdict('a', place)).toBe(verdict);
  });

  test('it has an order of its own', () => {
    expect(withSmoke('PFPh').verdict('a', { ...shoot, ammo: 'smoke' })).toBe('SMOKE 6.2/s');
  });
});
