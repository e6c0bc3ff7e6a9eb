import {
  changed,
  german,
  halfSquad,
  leader,
  type Row,
  russian,
  type SetUp,
  setUp,
  weapon,
} from '../testkit.testkit.js';
import { verdicts, verdictsOn } from '../units/eligibility.testkit.js';
import { m4 } from '../vehicles/testkit.testkit.js';

const squads: NonNullable<SetUp['units']> = {
  a1: german('4-6-7', 'E4'),
  a2: german('4-6-7', 'E4'),
  a3: german('4-6-7', 'E5'),
  b1: russian('4-4-7', 'H8'),
};
/** They could do the same elsewhere: the phase does not pass by, whatever becomes of the others. */
const elsewhere = (set: object = {}): NonNullable<SetUp['units']> => ({
  a8: german('4-6-7', 'A1'),
  a9: german('4-6-7', 'A1'),
  az: weapon('German', 'MMG', { of: 'a9' }, set),
});

describe('who hands a Weapon over [aslsk 3.1d]', () => {
  const rally: SetUp = {
    phase: 'RPh',
    units: { ...squads, ...elsewhere(), aw: weapon('German', 'LMG', { of: 'a1' }) },
  };
  const hand = { order: 'transfer', weapon: 'aw', to: 'a2' };

  test.each<Row>([
    ['its possessor, to another unit in the hex', {}, 'ok'],
    ['a leader takes it too', { a2: leader('German', '8-0', 'E4') }, 'ok'],
    ['not what the enemy has', { aw: { possessor: 'b1', at: 'H8' } }, 'NO_WEAPON'],
    ['not one that lies about', { aw: { possessor: undefined, at: 'J1' } }, 'NO_WEAPON'],
    ['not a broken giver', { a1: { broken: true } }, 'NOT_GOOD_ORDER 3.1d 3.7/a'],
    ['not a broken taker', { a2: { broken: true } }, 'NOT_GOOD_ORDER 3.1d 3.7/a'],
    ['not a giver who has acted', { a1: { acted: true, busy: 'rally' } }, 'ONCE 3.1/a'],
    ['not a taker who has acted', { a2: { acted: true, busy: 'recovery' } }, 'ONCE 3.1/a'],
    ['again, a unit that has only handed over', { a1: { acted: true, busy: 'transfer' } }, 'ok'],
    ['[aslsk 4.0/e] not what was recovered in this phase', { aw: { recovered: true } }, 'RECOVERED 4.0/e'],
    ['a pinned unit in the RPh', { a1: { pinned: true } }, 'ok'],
  ])('%s', verdicts(rally, hand));

  test.each<[string, string]>([
    ['a1', 'NO_TAKER'],
    ['a3', 'NO_TAKER'],
    ['b1', 'NO_TAKER'],
    ['aw', 'NO_TAKER'],
    ['nobody', 'NO_TAKER'],
  ])('not to itself, to units elsewhere, enemies, things: %s', (to, verdict) => {
    expect(setUp(rally).verdict('a', { ...hand, to })).toBe(verdict);
  });

  test('only Weapons, only those there are', () => {
    expect(setUp(rally).verdict('a', { ...hand, weapon: 'a1' })).toBe('NO_WEAPON');
    expect(setUp(rally).verdict('a', { ...hand, weapon: 'nothing' })).toBe('NO_WEAPON');
  });

  test.each<Row>([
    ['in the APh whatever was done before', { a1: { acted: true, busy: 'rally' } }, 'ok'],
    ['[aslsk 3.7/a] no pinned giver in the APh', { a1: { pinned: true } }, 'NOT_GOOD_ORDER 3.1d 3.7/a'],
    ['[aslsk 3.7/a] no pinned taker in the APh', { a2: { pinned: true } }, 'NOT_GOOD_ORDER 3.1d 3.7/a'],
  ])('%s', verdicts({ ...rally, phase: 'APh' }, hand));

  test('[aslsk 3.1/a] both are busy for the RPh, in the APh nobody is', () => {
    const inRally = setUp(rally);
    expect(inRally.order('a', hand).action.effects).toEqual([
      {
        effect: 'transferred',
        about: { weapon: 'aw', from: 'a1', to: 'a2' },
        changes: [
          { do: 'unit', unit: 'aw', set: { possessor: 'a2', handedOver: true } },
          { do: 'unit', unit: 'a1', set: { acted: true, busy: 'transfer' } },
          { do: 'unit', unit: 'a2', set: { acted: true, busy: 'transfer' } },
        ],
        cites: ['3.1d', '3.7/a'],
      },
    ]);
    const inAdvance = setUp({ ...rally, phase: 'APh' });
    inAdvance.order('a', hand);
    expect(inAdvance.unit('aw').possessor).toBe('a2');
    expect(inAdvance.unit('a1').acted).toBeUndefined();
  });

  test('[aslsk 3.1d] possession is rearranged freely, each Weapon once in a phase', () => {
    const here = setUp({ ...rally, phase: 'APh' });
    const listed = () => here.legal('a', 'transfer').map(({ order }) => order.weapon);
    expect(listed()).toEqual(['aw', 'az']);
    here.order('a', hand);
    expect(listed()).toEqual(['az']);
    expect(here.verdict('a', { ...hand, to: 'a1' })).toBe('HANDED_OVER 3.1d');
    here.order('a', { order: 'end-phase' });
    expect(here.unit('aw').handedOver).toBeUndefined();
  });

  test('[aslsk 8.3/loss-i] it gives both away', () => {
    const hidden = { concealed: true, hidden: true } as const;
    const here = setUp(changed(rally, { a1: hidden, a2: hidden, aw: hidden, b1: { at: 'E6' } }));
    here.order('a', hand);
    expect([here.unit('a1').concealed, here.unit('a2').concealed]).toEqual([undefined, undefined]);
  });
});

describe('who drops a Weapon [aslsk 4.0/b]', () => {
  const what: SetUp = { phase: 'MPh', units: { ...squads, aw: weapon('German', 'LMG', { of: 'a1' }) } };
  const drop = { order: 'drop', weapon: 'aw' };

  test.each<Row>([
    ['its possessor', {}, 'ok'],
    ['not another side', { aw: { possessor: 'b1', at: 'H8' } }, 'NO_WEAPON'],
    ['not what nobody possesses', { aw: { possessor: undefined, at: 'E4' } }, 'NO_WEAPON'],
    ['not a broken unit', { a1: { broken: true } }, 'BROKEN 4.0/b'],
    ['[aslsk 3.3.1/c] nobody who has ended his movement', { a1: { moved: true } }, 'HAS_MOVED 3.3.1/c'],
    ['not what is not on the map yet', { a1: { at: undefined }, aw: { at: undefined } }, 'NO_WEAPON'],
  ])('%s', verdicts(what, drop));

  test('no unit is a Weapon', () => {
    expect(setUp(what).verdict('a', { ...drop, weapon: 'a1' })).toBe('NO_WEAPON');
    expect(setUp(what).verdict('a', { ...drop, weapon: 'nothing' })).toBe('NO_WEAPON');
  });

  test('it lies there and is possessed by nobody', () => {
    const here = setUp(what);
    expect(here.order('a', drop).the('dropped')).toEqual({ weapon: 'aw', by: 'a1', at: 'E4' });
    expect(here.unit('aw')).toMatchObject({ at: 'E4' });
    expect(here.unit('aw').possessor).toBeUndefined();
  });
});

describe('who destroys a Weapon [aslsk 4.0/i]', () => {
  const what: SetUp = { phase: 'PFPh', units: { ...squads, aw: weapon('German', 'LMG', { of: 'a1' }) } };
  const used = (...ids: string[]) => ({ used: ids });

  test.each<Row>([
    ['its possessor', {}, 'ok'],
    ['not another side', { aw: { possessor: 'b1', at: 'H8' } }, 'NO_WEAPON'],
    ['not what nobody possesses', { aw: { possessor: undefined, at: 'E4' } }, 'NO_WEAPON'],
    ['nobody held in Melee', { a1: { melee: true }, b1: { at: 'E4' } }, 'NOT_GOOD_ORDER 4.0/i'],
    ['not one that has fired', { aw: { fire: 'prep' } }, 'HAS_FIRED 4.0/i 4.0/m'],
    ['not one that is in use', { a1: used('aw') }, 'HAS_FIRED 4.0/i 4.0/m'],
    ['a squad that has used one other', { a1: used('x') }, 'ok'],
    ['no squad that has used two', { a1: used('x', 'y') }, 'HAS_FIRED 4.0/i 4.0/m'],
    ['a half-squad', { a1: halfSquad('German', '2-4-7', 'E4') }, 'ok'],
    [
      'no half-squad that has used one',
      { a1: halfSquad('German', '2-4-7', 'E4', used('x')) },
      'HAS_FIRED 4.0/i 4.0/m',
    ],
  ])('%s', verdicts(what, { order: 'destroy-weapon', weapon: 'aw' }));
});

describe('who repairs a Weapon [aslsk 3.1c/a]', () => {
  const what: SetUp = {
    phase: 'RPh',
    units: {
      ...squads,
      ...elsewhere({ malfunctioned: true }),
      aw: weapon('German', 'LMG', { of: 'a1' }, { malfunctioned: true }),
    },
  };
  const repair = { order: 'repair', weapon: 'aw' };

  test.each<Row>([
    ['its possessor', {}, 'ok'],
    ['not one that works', { aw: { malfunctioned: undefined } }, 'NO_WEAPON'],
    ['not another side', { aw: { possessor: 'b1', at: 'H8' } }, 'NO_WEAPON'],
    ['not what nobody possesses', { aw: { possessor: undefined, at: 'J1' } }, 'NO_WEAPON'],
    ['nobody broken', { a1: { broken: true } }, 'NOT_GOOD_ORDER 3.1c/a'],
    ['not a captured one', { aw: { nationality: 'Russian' } }, 'CAPTURED 3.1c/a'],
    ['nobody who has acted', { a1: { acted: true } }, 'ONCE 3.1/a'],
  ])('%s', verdicts(what, repair));

  test.each([
    [1, 'repaired', undefined],
    [2, 'no effect', true],
    [5, 'no effect', true],
  ])('a dr of %i: %s', (dr, result, malfunctioned) => {
    const here = setUp(changed(what, { aw: { repair: 1 } }));
    expect(here.order('a', repair, dr).the('repair-attempt')).toEqual({
      unit: 'a1',
      weapon: 'aw',
      dr,
      needs: 1,
      result,
    });
    expect(here.unit('aw').malfunctioned).toBe(malfunctioned);
    expect(here.unit('a1')).toMatchObject({ acted: true, busy: 'repair' });
  });

  test('a dr of 6 removes it', () => {
    const here = setUp(what);
    expect(here.order('a', repair, 6).the('repair-attempt').result).toBe('removed');
    expect(here.has('aw')).toBe(false);
  });
});

describe('who recovers a Weapon [aslsk 3.1b]', () => {
  const units = {
    ...squads,
    ...elsewhere(),
    aw: weapon('German', 'LMG', { at: 'E4' }),
    bw: weapon('Russian', 'LMG', { at: 'E4' }),
  };
  const recover = { order: 'recover', unit: 'a1', weapon: 'aw' };
  const rally: SetUp = { phase: 'RPh', units };
  const onTheMove: SetUp = { phase: 'MPh', units };

  test.each<Row>([
    ['a unit in its hex', {}, 'ok'],
    ['not one in other hands', { aw: { possessor: 'a2' } }, 'NO_WEAPON'],
    ['not one elsewhere', { aw: { at: 'E5' } }, 'NO_WEAPON'],
    ['not a placed charge', { aw: { placed: { at: 'E4', by: 'a2' } } }, 'NO_WEAPON'],
    ['nobody broken', { a1: { broken: true } }, 'NOT_GOOD_ORDER 3.1b'],
    ['nobody who has acted', { a1: { acted: true } }, 'ONCE 3.1/a'],
    ['no vehicle', { a1: m4('E4') }, 'NO_SUCH_UNIT'],
    ['nobody off the map', { a1: { at: undefined }, aw: { at: undefined } }, 'NO_SUCH_UNIT'],
  ])('%s', verdicts(rally, recover));

  test.each([
    [{ unit: 'nobody' }, 'NO_SUCH_UNIT'],
    [{ unit: 'b1' }, 'NO_SUCH_UNIT'],
    [{ weapon: 'nothing' }, 'NO_WEAPON'],
    [{ weapon: 'a2' }, 'NO_WEAPON'],
    [{ weapon: 'bw' }, 'ok'],
  ])('%j: %s', verdictsOn(rally, recover));

  test.each<Row>([
    ['[aslsk 3.3.1/m] for one MF', {}, 'ok'],
    ['not twice', { a1: { moving: true, sought: ['aw'] } }, 'ONCE 3.3.1/m'],
    ['another one', { a1: { moving: true, sought: ['ax'] } }, 'ok'],
    ['with the last MF', { a1: { moving: true, spent: 3 } }, 'ok'],
    ['with none left', { a1: { moving: true, spent: 4 } }, 'NOT_ENOUGH_MF 3.3.1/m'],
    ['with two more in Double Time', { a1: { moving: true, spent: 4, doubleTime: true } }, 'ok'],
    [
      'not with the last MF of an Assault Move',
      { a1: { moving: true, spent: 3, assaultMove: true } },
      'NOT_ENOUGH_MF 3.3.1/m',
    ],
    ['an Assault Move with MF to spare', { a1: { moving: true, spent: 2, assaultMove: true } }, 'ok'],
  ])('%s', verdicts(onTheMove, recover));

  test('[aslsk 3.3.1/m] the list tells the cost on the move only', () => {
    expect(setUp(onTheMove).legal('a', 'recover')).toEqual([
      { order: recover, cost: { mf: 1 } },
      { order: { ...recover, unit: 'a2' }, cost: { mf: 1 } },
      { order: { ...recover, weapon: 'bw' }, cost: { mf: 1 } },
      { order: { ...recover, unit: 'a2', weapon: 'bw' }, cost: { mf: 1 } },
    ]);
    expect(setUp(rally).legal('a', 'recover')[0]).toEqual({ order: recover });
  });

  test.each([
    [5, {}, true],
    [6, {}, false],
    [4, { cx: true as const }, true],
    [5, { cx: true as const }, false],
  ])('[aslsk 3.1b] [aslsk 3.3.1/n] a dr of %i by %j: recovered %s', (dr, set, recovered) => {
    const here = setUp(changed(rally, { a1: set }));
    const done = here.order('a', recover, dr);
    expect(done.the('recovery-attempt')).toEqual({
      unit: 'a1',
      weapon: 'aw',
      dr,
      modifier: Object.keys(set).length,
      recovered,
    });
    expect(here.unit('aw').possessor).toBe(recovered ? 'a1' : undefined);
    expect(here.unit('a1')).toMatchObject({ acted: true, busy: 'recovery' });
  });

  test('[aslsk 3.3.1/m] on the move it costs the MF and is tried once for each Weapon; the enemy may react', () => {
    const here = setUp(changed(onTheMove, { b1: { at: 'E6' } }));
    const done = here.order('a', recover, 6);
    expect(done.the('mf-spent')).toMatchObject({ units: ['a1'], mf: 1, for: 'recovery' });
    expect(here.unit('a1').sought).toEqual(['aw']);
    expect(here.unit('a1').acted).toBeUndefined();
    expect(here.awaits).toEqual(['b defensive-fire']);
  });

  test('[aslsk 8.3/loss-i] only success gives the finder away', () => {
    const concealed = (dr: number) => {
      const here = setUp(changed(rally, { a1: { concealed: true, hidden: true }, b1: { at: 'E6' } }));
      here.order('a', recover, dr);
      return here.unit('a1').concealed;
    };
    expect([concealed(1), concealed(6)]).toEqual([undefined, true]);
  });
});
