import {
  changed,
  type Game,
  german,
  leader,
  type Row,
  russian,
  type SetUp,
  setUp,
  weapon,
} from '../testkit.testkit.js';

/** A broken squad with two leaders in E5; others of both sides that could do the same keep the steps of the phase going. */
const what: SetUp = {
  phase: 'RPh',
  units: {
    a1: german('4-6-7', 'E5', { broken: true }),
    al: leader('German', '9-1', 'E5'),
    am: leader('German', '8-0', 'E6'),
    a3: german('4-6-7', 'A1', { broken: true }),
    a4: leader('German', '8-0', 'A1'),
    b1: russian('4-4-7', 'J8', { broken: true }),
    bl: leader('Russian', '8-0', 'J8'),
  },
};

/** Both let the steps of the phase go by until that is what A is asked for. */
function until(kind: string, here: Game): Game {
  const isAsked = () =>
    here.battle.position.awaiting.some(({ side, orders }) => side === 'a' && orders.includes(kind));
  for (let step = 0; step < 6 && !isAsked(); step++)
    here.order(here.battle.position.awaiting[0]?.side ?? 'a', { order: 'pass' });
  return here;
}

describe('whom a leader rallies [aslsk 3.1f/a]', () => {
  const rally = { order: 'rally', unit: 'a1', leader: 'al' };
  test.each<[string, object, Row[1], string]>([
    ['a broken unit with him', {}, {}, 'ok'],
    ['nobody who is not broken', {}, { a1: { broken: undefined } }, 'NOT_BROKEN 3.1f/a'],
    ['nobody held in Melee', {}, { a1: { melee: true } }, 'IN_MELEE 3.8/t'],
    ['[aslsk 3.1f/e] nobody twice', {}, { a1: { acted: true } }, 'ONCE 3.1f/e'],
    ['not from elsewhere', { leader: 'am' }, {}, 'NO_LEADER 3.1f/a 3.1f/c'],
    ['not under the enemy’s leader', { leader: 'bl' }, {}, 'NO_LEADER 3.1f/a 3.1f/c'],
    ['not under no leader', { leader: 'a3' }, {}, 'NO_LEADER 3.1f/a 3.1f/c'],
    ['not under nobody', { leader: 'nobody' }, {}, 'NO_LEADER 3.1f/a 3.1f/c'],
    ['[aslsk 3.1f/c] not under a pinned leader', {}, { al: { pinned: true } }, 'NO_LEADER 3.1f/a 3.1f/c'],
    ['[aslsk 3.1f/c] not under a broken leader', {}, { al: { broken: true } }, 'NO_LEADER 3.1f/a 3.1f/c'],
    [
      '[aslsk 3.1/a] not under one who did something else',
      {},
      { al: { acted: true, busy: 'repair' } },
      'LEADER_BUSY 3.1/a 1.2.1/d',
    ],
    ['under one who rallied himself', {}, { al: { acted: true } }, 'ok'],
    ['not the enemy', { unit: 'b1', leader: 'bl' }, {}, 'NOT_YOUR_UNIT'],
    ['not nobody', { unit: 'nobody' }, {}, 'NO_SUCH_UNIT'],
  ])('%s', (_, more, changes, met) => {
    expect(until('rally', setUp(changed(what, changes))).verdict('a', { ...rally, ...more })).toBe(met);
  });

  test('listed: every broken unit with every leader who is with it', () => {
    const listed = until('rally', setUp(changed(what, { am: { at: 'E5' } }))).legal('a', 'rally');
    expect(listed.map(({ order: { unit, leader: by } }) => `${unit} ${by}`)).toEqual([
      'a1 al',
      'a1 am',
      'a3 a4',
    ]);
  });

  test.each([
    [4, true],
    [5, true],
    [8, true],
    [9, false],
  ])('[aslsk 3.1f/b] a dr of %i against 7, 9-1 and no DM: %s', (dr, rallied) => {
    const here = until('rally', setUp(what));
    const done = here.order('a', rally, dr - 3, 3);
    expect(done.the('rally-attempt')).toMatchObject({
      unit: 'a1',
      leader: 'al',
      morale: 7,
      dr,
      final: dr - 1,
      rallied,
    });
    expect(here.unit('a1').broken).toBe(rallied ? undefined : true);
    expect(here.unit('a1').acted).toBe(true);
  });

  test('[aslsk 3.1f/b] an original 12 reduces it', () => {
    expect(until('rally', setUp(what)).order('a', rally, 6, 6).kinds).toContain('casualty-reduced');
  });
});

describe('who rallies by himself [aslsk 3.1e/a]', () => {
  const self = { order: 'self-rally', unit: 'a1' };
  const alone: SetUp = changed(what, {
    al: null,
    am: null,
    a3: { at: 'A1' },
    a4: { broken: true, at: 'A2' },
    b1: { selfRally: true },
    bl: null,
  });
  test.each<[string, object, Row[1], string]>([
    ['[aslsk 3.1e/b] one MMC of the ATTACKER', {}, {}, 'ok'],
    ['a unit with boxed morale', {}, { a1: { selfRally: true } }, 'ok'],
    ['leaders', { unit: 'a4' }, {}, 'ok'],
    ['nobody who is not broken', {}, { a1: { broken: undefined } }, 'NOT_BROKEN 3.1f/a'],
    ['nobody twice', {}, { a1: { acted: true } }, 'ONCE 3.1f/e'],
    ['not the enemy', { unit: 'b1' }, {}, 'NOT_YOUR_UNIT'],
  ])('%s', (_, more, changes, met) => {
    expect(setUp(changed(alone, changes)).verdict('a', { ...self, ...more })).toBe(met);
  });

  test('[aslsk 3.1e/b] once in the phase for those who have none', () => {
    const here = setUp(alone);
    const done = here.order('a', self, 6, 5);
    expect(done.cites('rally-attempt')).toEqual(['3.1e/a', '3.1e/c']);
    expect(here.battle.side('a').extraSelfRally).toBe(true);
    expect(here.verdict('a', { ...self, unit: 'a3' })).toBe('NO_SELF_RALLY 3.1e/a 3.1e/b');
    expect(here.verdict('a', { ...self, unit: 'a4' })).toBe('ok');
  });
});

describe('the markers of the broken [aslsk 3.1h/b]', () => {
  const keep = { order: 'keep-dm', unit: 'a1' };
  const dm = { broken: true, dm: true } as const;
  const marked: SetUp = changed(what, {
    al: null,
    am: null,
    a4: null,
    bl: null,
    a1: dm,
    a3: dm,
    b1: { broken: undefined },
  });
  test.each<[string, object, Row[1], SetUp['terrain'], string]>([
    ['are kept in the open', {}, {}, {}, 'ok'],
    ['not in woods', {}, {}, { E5: 'woods' }, 'CANNOT_KEEP_DM 3.1h/b'],
    ['not by a unit without DM', {}, { a1: { dm: undefined } }, {}, 'CANNOT_KEEP_DM 3.1h/b'],
    ['not off the map', {}, { a1: { at: undefined } }, {}, 'NO_SUCH_UNIT'],
    ['not by the enemy', { unit: 'b1' }, {}, {}, 'NO_SUCH_UNIT'],
    ['not by nobody', { unit: 'nobody' }, {}, {}, 'NO_SUCH_UNIT'],
  ])('%s', (_, more, changes, terrain, met) => {
    const here = setUp({ ...changed(marked, changes), ...(terrain && { terrain }) });
    expect(until('keep-dm', here).verdict('a', { ...keep, ...more })).toBe(met);
  });
});

test('[aslsk 3.1c/a] a Weapon in the hands of the broken is not repaired', () => {
  const here = setUp(
    changed(what, {
      aw: weapon('German', 'LMG', { of: 'a1', at: 'E5' }, { malfunctioned: true }),
      ax: weapon('German', 'LMG', { of: 'al', at: 'E5' }, { malfunctioned: true }),
    }),
  );
  expect(here.verdict('a', { order: 'repair', weapon: 'aw' })).toBe('NOT_GOOD_ORDER 3.1c/a');
  expect(here.verdict('a', { order: 'repair', weapon: 'ax' })).toBe('ok');
});
