import { changed, german, leader, type Row, russian, type SetUp, setUp, weapon } from '../testkit.testkit.js';
import { verdicts } from '../units/eligibility.testkit.js';
import { m8 } from '../vehicles/testkit.testkit.js';

const what: SetUp = {
  units: {
    a1: german('4-6-7', 'E5'),
    a2: german('4-6-7', 'E5'),
    al: leader('German', '8-0', 'E5'),
    a4: german('4-6-7', 'E6'),
    bz: russian('4-4-7', 'J8', { broken: true }),
    b1: russian('4-4-7', 'D5'),
  },
};
const order = (units: string[], path: string[], more: object = {}) => ({
  order: 'move',
  units,
  path,
  ...more,
});
const verdict = (given: ReturnType<typeof order>, changes: Row[1] = {}, more: SetUp = {}) =>
  setUp(changed({ ...what, ...more }, changes)).verdict('a', given);

describe('who moves where [aslsk 3.3.1/a]', () => {
  test.each<Row>([
    ['a unit in Good Order', {}, 'ok'],
    ['as many hexes as MF', { a1: { moving: true, spent: 3 } }, 'ok'],
    ['not without MF', { a1: { moving: true, spent: 4 } }, 'NOT_ENOUGH_MF 3.3.1/a'],
    ['not the broken', { a1: { broken: true } }, 'BROKEN 3.3/a'],
  ])('%s', (_, changes, met) => {
    expect(verdict(order(['a1'], ['E4']), changes)).toBe(met);
  });

  test.each<[string[], string[], string]>([
    [['nobody'], ['E4'], 'NO_SUCH_UNIT'],
    [['b1'], ['E4'], 'NOT_YOUR_UNIT'],
    [['a1', 'a4'], ['E4'], 'NOT_TOGETHER 3.3.1/e'],
    [['a1', 'a1'], ['E4'], 'TWICE'],
    [['a1'], ['Z99'], 'NO_SUCH_HEX'],
    [['a1'], ['E3'], 'NOT_ADJACENT 3.3/a'],
    [['a1'], ['E4', 'E2'], 'NOT_ADJACENT 3.3/a'],
    [['a1'], ['D5'], 'ENEMY_THERE 3.3/c'],
    [['a1'], ['E4', 'E3', 'E2', 'E1'], 'ok'],
    [['a1'], ['E4', 'Z99'], 'NO_SUCH_HEX'],
    [['a1', 'a2', 'al'], ['E4'], 'ok'],
    [['al', 'a1'], ['E4', 'E3', 'E2', 'E1', 'F1', 'G1'], 'ok'],
    [['a1'], ['E4', 'E3', 'E2', 'E1', 'F1'], 'NOT_ENOUGH_MF 3.3.1/a'],
  ])('%j by %j: %s', (units, path, met) => expect(verdict(order(units, path))).toBe(met));

  test.each<[string, object, Row[1], string[], string]>([
    ['Double Time for two MF more', { doubleTime: true }, {}, ['E4', 'E3', 'E2', 'E1', 'F1', 'G1'], 'ok'],
    [
      '[aslsk 3.3.1/g] not by the tired',
      { doubleTime: true },
      { a1: { cx: true } },
      ['E4'],
      'NO_DOUBLE_TIME 3.3.1/g 3.3.1/i',
    ],
    [
      '[aslsk 3.3.1/g] not by the wounded',
      { doubleTime: true },
      { a1: { wounded: true } },
      ['E4'],
      'NO_DOUBLE_TIME 3.3.1/g 3.3.1/i',
    ],
    [
      '[aslsk 3.3.1/g] not later on',
      { doubleTime: true },
      { a1: { moving: true, spent: 1 } },
      ['E4'],
      'NO_DOUBLE_TIME 3.3.1/g 3.3.1/i',
    ],
    [
      '[aslsk 3.3.1/g] not by those who did before',
      { doubleTime: true },
      { a1: { winded: true } },
      ['E4'],
      'NO_DOUBLE_TIME 3.3.1/g 3.3.1/i',
    ],
    [
      '[aslsk 3.3.1/g] not both',
      { doubleTime: true, assault: true },
      {},
      ['E4'],
      'NO_DOUBLE_TIME 3.3.1/g 3.3.1/i',
    ],
    ['[aslsk 3.3.1/f] Assault Movement into the next hex', { assault: true }, {}, ['E4'], 'ok'],
    ['[aslsk 3.3.1/f] not farther', { assault: true }, {}, ['E4', 'E3'], 'TOO_FAR 3.3.1/f'],
    [
      '[aslsk 3.3.1/f] not later on',
      { assault: true },
      { a1: { moving: true, spent: 1 } },
      ['E4'],
      'TOO_LATE 3.3.1/f',
    ],
    [
      '[aslsk 3.3.1/f] not on after it',
      {},
      { a1: { moving: true, spent: 1, hexes: 1, assaultMove: true } },
      ['E4'],
      'TOO_FAR 3.3.1/f',
    ],
    [
      '[aslsk 3.3.1/f] not with all MF',
      {},
      { a1: { moving: true, spent: 3, assaultMove: true } },
      ['E4'],
      'ALL_MF 3.3.1/f',
    ],
    [
      '[aslsk 3.3.1/f] with all but one',
      {},
      { a1: { moving: true, spent: 2, assaultMove: true } },
      ['E4'],
      'ok',
    ],
  ])('%s', (_, more, changes, path, met) => expect(verdict(order(['a1'], path, more), changes)).toBe(met));

  test('[aslsk 3.3.1/e] units already on their way do not form a stack with others', () => {
    const changes = { a1: { moving: true, spent: 1 } };
    expect(verdict(order(['a1', 'a2'], ['E4']), changes)).toBe('NOT_TOGETHER 3.3.1/e');
    expect(verdict(order(['a2', 'a1'], ['E4']), changes)).toBe('NOT_TOGETHER 3.3.1/e');
  });

  test('[aslsk 4.0/f] [aslsk 4.0/b] what is carried: two PP by a leader, a Weapon by one carrier', () => {
    const laden = (pp: number) => ({ aw: { ...weapon('German', 'LMG', { of: 'al' }), at: 'E5', pp } });
    expect(verdict(order(['al'], ['E4']), laden(2))).toBe('ok');
    expect(verdict(order(['al'], ['E4']), laden(3))).toBe('TOO_HEAVY 4.0/f');
    const handed = (carried: string) => ({
      aw: { ...weapon('German', 'LMG', { of: 'a1' }), at: 'E5', carried },
    });
    expect(verdict(order(['a1'], ['E4']), handed('a1'))).toBe('ok');
    expect(verdict(order(['a1'], ['E4']), handed('a2'))).toBe('CARRIED 4.0/b 4.0/g');
  });

  test('[aslsk 3.3/d] onto the map at the hexes given; then it is there', () => {
    const waiting: Row[1] = {
      a1: { at: undefined, entry: ['A3', 'A4'] },
      a2: { at: undefined, entry: ['A4', 'A5'] },
    };
    expect(verdict(order(['a1'], ['A3']), waiting)).toBe('ok');
    expect(verdict(order(['a1'], ['A5']), waiting)).toBe('NOT_ADJACENT 3.3/d');
    expect(verdict(order(['a1', 'a2'], ['A4']), waiting)).toBe('ok');
    expect(verdict(order(['a1', 'a2'], ['A3']), waiting)).toBe('NOT_ADJACENT 3.3/d');
    const here = setUp(changed(what, waiting));
    here.order('a', order(['a1'], ['A3']));
    expect(here.unit('a1').at).toBe('A3');
    expect(here.unit('a1').entry).toBeUndefined();
  });

  test('listed: each by himself, and with a leader those who can go with him', () => {
    const stacks = (changes: Row[1] = {}) => [
      ...new Set(
        setUp(changed(what, changes))
          .legal('a', 'move')
          .map(({ order: { units } }) => (units as string[]).join()),
      ),
    ];
    expect(stacks().sort()).toEqual(['a1', 'a2', 'a4', 'al', 'al,a1', 'al,a1,a2', 'al,a2']);
    expect(stacks({ a2: { broken: true } }).sort()).toEqual(['a1', 'a4', 'al', 'al,a1']);
    expect(stacks({ a1: { moving: true, spent: 1 } }).sort()).toEqual(['a1', 'a2', 'a4', 'al', 'al,a2']);
    expect(stacks({ a1: { at: 'A1' }, a2: { at: 'A2' } }).sort()).toEqual(['a1', 'a2', 'a4', 'al']);
    expect(stacks({ av: m8('E5') }).sort()).toEqual(['a1', 'a2', 'a4', 'al', 'al,a1', 'al,a1,a2', 'al,a2']);
  });
});

describe('who leaves the map [aslsk 3.3/f]', () => {
  const leave = { order: 'exit', unit: 'a1' };
  const edge: SetUp = { ...what, options: { exits: { a: ['A1'] } } };
  test.each<Row>([
    ['from a hex that serves', { a1: { at: 'A1' } }, 'ok'],
    ['not from another', {}, 'NO_EXIT 3.3/f'],
    ['with the last MF', { a1: { at: 'A1', moving: true, spent: 3 } }, 'ok'],
    ['not without', { a1: { at: 'A1', moving: true, spent: 4 } }, 'NOT_ENOUGH_MF 3.3/f'],
    ['in Double Time', { a1: { at: 'A1', moving: true, spent: 4, doubleTime: true } }, 'ok'],
    ['not once it has moved', { a1: { at: 'A1', moved: true } }, 'HAS_MOVED 3.3.1/c'],
    ['not held in Melee', { a1: { at: 'A1', melee: true }, b1: { at: 'A1' } }, 'IN_MELEE 3.3/a'],
    ['nobody off the map', { a1: { at: undefined } }, 'NO_SUCH_UNIT'],
  ])('%s', verdicts(edge, leave));

  test('not for the other side, not where nobody exits, no strangers', () => {
    expect(setUp(changed(edge, { b1: { at: 'A1' } })).verdict('a', { ...leave, unit: 'b1' })).toBe(
      'NO_SUCH_UNIT',
    );
    expect(setUp(edge).verdict('a', { ...leave, unit: 'nobody' })).toBe('NO_SUCH_UNIT');
    expect(
      setUp(changed({ ...edge, options: { exits: { b: ['A1'] } } }, { a1: { at: 'A1' } })).verdict(
        'a',
        leave,
      ),
    ).toBe('NO_EXIT 3.3/f');
  });

  test('with what it carries; it counts for its side, and the list tells what it costs', () => {
    const here = setUp(
      changed(edge, { a1: { at: 'A1' }, aw: weapon('German', 'LMG', { of: 'a1', at: 'A1' }) }),
    );
    expect(here.legal('a', 'exit')).toEqual([{ order: leave, cost: { mf: 1 } }]);
    here.order('a', leave);
    expect([here.unit('a1').at, here.unit('aw').at, here.unit('a1').moved]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    expect(here.battle.side('a')).toMatchObject({ exited: ['a1'], exitedFrom: { a1: 'A1' } });
  });
});

describe('who throws Smoke grenades [aslsk 3.3.1/j]', () => {
  const smoke = { order: 'smoke-grenades', unit: 'a1', at: 'E4' };
  test.each<[string, object, Row[1], string]>([
    ['into the next hex', {}, {}, 'ok'],
    ['into its own', { at: 'E5' }, {}, 'ok'],
    ['not farther', { at: 'E3' }, {}, 'TOO_FAR 3.3.1/j'],
    ['not off the map', { at: 'Z99' }, {}, 'TOO_FAR 3.3.1/j'],
    ['not without a Smoke Exponent', {}, { a1: { smokeExponent: undefined } }, 'NO_SMOKE 3.3.1/j'],
    ['[aslsk 3.3.1/k] not twice', {}, { a1: { smoked: true } }, 'ONCE 3.3.1/k'],
    ['nobody off the map', {}, { a1: { at: undefined } }, 'NO_SUCH_UNIT'],
    ['no leader', { unit: 'al' }, {}, 'NO_SUCH_UNIT'],
    ['no enemy', { unit: 'b1' }, {}, 'NO_SUCH_UNIT'],
    ['nobody at all', { unit: 'nobody' }, {}, 'NO_SUCH_UNIT'],
  ])('%s', (_, more, changes, met) => {
    expect(setUp(changed(what, changes)).verdict('a', { ...smoke, ...more })).toBe(met);
  });

  test('listed: the own hex for one MF, its neighbours for two', () => {
    const listed = setUp(changed(what, { a2: null, a4: null })).legal('a', 'smoke-grenades');
    expect(listed.map(({ order: { at }, cost }) => `${at} ${cost?.mf}`).sort()).toEqual([
      'D4 2',
      'D5 2',
      'E4 2',
      'E5 1',
      'E6 2',
      'F4 2',
      'F5 2',
    ]);
  });
});
