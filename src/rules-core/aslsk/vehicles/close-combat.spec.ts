import {
  changed,
  german,
  halfSquad,
  leader,
  type Row,
  russian,
  type SetUp,
  setUp,
} from '../testkit.testkit.js';
import { m8, t34, tank } from './testkit.testkit.js';

/** Germans with a T-34 of the enemy in E5; others stand far away. */
const what: SetUp = {
  phase: 'CCPh',
  columns: 10,
  rows: 10,
  units: {
    a1: german('4-6-7', 'E5'),
    a2: halfSquad('German', '2-4-7', 'E5'),
    al: leader('German', '8-0', 'E5'),
    b1: t34('E5', { cmg: 4, bmg: 2 }),
    b2: russian('4-4-7', 'E5'),
    az: german('4-6-7', 'A9'),
    bz: russian('4-4-7', 'J1'),
  },
};
const assault = (attackers: string[], targets: string[], more: Record<string, string[]> = {}) => ({
  order: 'assault',
  attackers,
  targets,
  ...more,
});

describe('Infantry in close combat with vehicles [aslsk 3.8/n]', () => {
  test.each<[string[], string[], Row[1], string]>([
    [['a1'], ['b1'], {}, 'ok'],
    [['a1', 'al'], ['b1'], {}, 'ok'],
    [['a1', 'a2'], ['b1'], {}, 'TOO_MANY 3.8/n'],
    [['a1', 'a2'], ['b2'], {}, 'ok'],
    [['a1'], ['b1', 'b2'], {}, 'MIXED 3.8/n'],
    [['a1', 'a1'], ['b2'], {}, 'TWICE'],
    [['a1'], ['b2', 'b2'], {}, 'TWICE'],
    [['az'], ['b1'], {}, 'NO_SUCH_UNIT'],
    [['b2'], ['b1'], {}, 'NO_SUCH_UNIT'],
    [['nobody'], ['b1'], {}, 'NO_SUCH_UNIT'],
    [['a1'], ['bz'], {}, 'NO_SUCH_UNIT'],
    [['a1'], ['a2'], {}, 'NO_SUCH_UNIT'],
    [['a1'], ['b1'], { a1: { broken: true } }, 'CANNOT_ATTACK 3.8/d 3.8/e'],
  ])('%j against %j, %j: %s', (attackers, targets, changes, verdict) => {
    expect(setUp(changed(what, changes)).verdict('a', assault(attackers, targets))).toBe(verdict);
  });

  test('weapons are named for vehicles only', () => {
    expect(setUp(what).verdict('a', assault(['a1'], ['b2'], { weapons: ['CMG'] }))).toBe('NO_WEAPON');
  });

  test('[aslsk 3.8/d] each attacks once, each is attacked once; [aslsk 3.8/y] then it is the other side’s turn', () => {
    const here = setUp(what);
    expect(here.awaits).toEqual(['a vehicle-combat']);
    const done = here.begin('a', assault(['a1'], ['b1']), 6, 5);
    expect(done.the('designated')).toEqual({
      side: 'a',
      at: 'E5',
      attacks: [{ attackers: ['a1'], defenders: ['b1'] }],
    });
    expect(done.the('anti-tank-combat')).toMatchObject({ ccv: 5, reaction: false });
    expect(here.awaits).toEqual(['b vehicle-combat']);
    here.order('b', { order: 'pass' });
    expect(here.verdict('a', assault(['a1'], ['b2']))).toBe('CANNOT_ATTACK 3.8/d 3.8/e');
    expect(here.verdict('a', assault(['a2'], ['b2']))).toBe('ok');
    here.begin('a', assault(['a2'], ['b2']), 6, 6);
    here.order('b', { order: 'pass' });
    expect(here.verdict('a', assault(['al'], ['b2']))).toBe('TWICE 3.8/d');
  });

  test('[aslsk 3.8/y × 3.8/d] a vehicle is attacked again and again, each time by others', () => {
    const here = setUp(what);
    here.begin('a', assault(['a1', 'al'], ['b1']), 6, 5);
    here.order('b', { order: 'pass' });
    expect(here.verdict('a', assault(['a1'], ['b1']))).toBe('CANNOT_ATTACK 3.8/d 3.8/e');
    const again = here.begin('a', assault(['a2'], ['b1']), 1, 2);
    expect(again.the('anti-tank-combat')).toMatchObject({ attackers: ['a2'], ccv: 3, result: 'immobilized' });
  });

  test('listed: each against each, all against each', () => {
    const listed = setUp(changed(what, { al: null, b2: null })).legal('a', 'assault');
    expect(listed.map(({ order }) => order)).toEqual([assault(['a1'], ['b1']), assault(['a2'], ['b1'])]);
    const men = setUp(changed(what, { al: null })).legal('a', 'assault');
    expect(men.map(({ order }) => order)).toContainEqual(assault(['a1', 'a2'], ['b2']));
  });
});

describe('vehicles in close combat [aslsk 3.8/q]', () => {
  /** The vehicle is of A now. */
  const armour = (changes: Row[1], tankSet: object = {}): SetUp => ({
    ...what,
    sides: { a: { nationality: 'Russian' }, b: { nationality: 'German' } },
    units: {
      a1: t34('E5', { cmg: 4, bmg: 2, rmg: undefined, aamg: 2, ...tankSet }),
      b1: german('4-6-7', 'E5'),
      b2: german('4-6-7', 'E5'),
      az: russian('4-4-7', 'A9'),
      bz: german('4-6-7', 'J1'),
      ...(changes as SetUp['units']),
    },
  });
  const attack = (weapons?: string[], targets = ['b1']) =>
    assault(['a1'], targets, weapons ? { weapons } : {});
  const turnOfA = (more: Row[1] = {}, tankSet: object = {}) => {
    const here = setUp(armour(more, tankSet));
    if (here.awaits.includes('b vehicle-combat')) here.order('b', { order: 'pass' });
    return here;
  };

  test.each<[string, object, string[] | undefined, string]>([
    ['with its turret', {}, ['CMG'], 'ok'],
    ['not with its bow', {}, ['BMG'], 'NO_WEAPON 3.8/q'],
    ['the AAMG takes an exposed crew', {}, ['AAMG'], 'NO_WEAPON 3.8/q'],
    ['which may be', { ce: true }, ['AAMG'], 'ok'],
    ['a rear gun', { rmg: 2 }, ['RMG'], 'ok'],
    ['not what is broken', { rmg: 2, weaponsBroken: ['CMG'] }, ['CMG'], 'NO_WEAPON 3.8/q'],
    ['not a coaxial gun without a turret', { turret: 'NT', rmg: 2 }, ['CMG'], 'NO_WEAPON 3.8/q'],
    ['not in a restricted turret exposed', { turret: 'RST', ce: true }, ['CMG'], 'NO_WEAPON 3.8/q'],
    ['but buttoned up', { turret: 'RST' }, ['CMG'], 'ok'],
    ['IFE of 12mm', { ife: 4, calibre: '12.7' }, ['IFE'], 'ok'],
    ['IFE of 15mm', { ife: 4, calibre: '15' }, ['IFE'], 'ok'],
    ['not of 20mm', { ife: 6, calibre: '20L' }, ['IFE'], 'NO_WEAPON 3.8/q'],
    ['not malfunctioned', { ife: 4, calibre: '15', malfunctioned: true }, ['IFE'], 'NO_WEAPON 3.8/q'],
    ['not without a turret', { ife: 4, calibre: '15', turret: 'NT', rmg: 2 }, ['IFE'], 'NO_WEAPON 3.8/q'],
    ['not without IFE', { calibre: '15' }, ['IFE'], 'NO_WEAPON 3.8/q'],
    ['two together', { ce: true }, ['CMG', 'AAMG'], 'ok'],
    ['one it has and one it has not', {}, ['CMG', 'RMG'], 'NO_WEAPON 3.8/q'],
    ['with all it has', {}, undefined, 'ok'],
  ])('%s', (_, set, weapons, verdict) =>
    expect(turnOfA({}, set).verdict('a', attack(weapons))).toBe(verdict),
  );

  test.each<[string, Row[1], string[], string]>([
    ['several men', {}, ['b1', 'b2'], 'ok'],
    ['[aslsk 3.8/ad] not a vehicle', { bt: tank('German', 'PzKpfw IIIN', 'E5') }, ['bt'], 'NO_TARGET 3.8/ad'],
  ])('against %s', (_, more, targets, verdict) => {
    expect(turnOfA(more).verdict('a', attack(undefined, targets))).toBe(verdict);
  });

  test('by itself, not with its Infantry', () => {
    const here = turnOfA({ a2: russian('4-4-7', 'E5') });
    expect(here.verdict('a', assault(['a1', 'a2'], ['b1']))).toBe('TOO_MANY 3.8/q');
  });

  test('[aslsk 3.8/q] each gun once, against another target each; all of them by one attack', () => {
    const apart = turnOfA({}, { ce: true });
    apart.begin('a', attack(['CMG']), 6, 6);
    apart.order('b', { order: 'pass' });
    expect(apart.verdict('a', attack(['CMG'], ['b2']))).toBe('NO_WEAPON 3.8/q');
    expect(apart.verdict('a', attack(['AAMG'], ['b2']))).toBe('ok');
    expect(apart.verdict('a', attack(['AAMG']))).toBe('TWICE 3.8/d');
    const whole = turnOfA({}, { ce: true });
    whole.begin('a', attack(), 6, 6);
    expect(whole.order('b', { order: 'pass' }).kinds).toContain('combat-resolved');
  });

  test('[aslsk 3.8/h × 3.8/q] a vehicle attacks a leader with the MMC he attacked with, or is stacked on', () => {
    const led = { bl: leader('German', '9-1', 'E5') };
    const here = setUp(armour(led));
    here.begin('b', assault(['b2', 'bl'], ['a1']), 6, 5);
    for (const targets of [['bl'], ['b2'], ['b1', 'bl']])
      expect(here.verdict('a', attack(undefined, targets))).toBe('LEADER_APART 3.8/h 3.8/aa');
    expect(here.verdict('a', attack(undefined, ['b2', 'bl']))).toBe('ok');
    const quiet = turnOfA(led);
    expect(quiet.verdict('a', attack(undefined, ['bl']))).toBe('LEADER_APART 3.8/h 3.8/aa');
    expect(quiet.verdict('a', attack(undefined, ['b1', 'bl']))).toBe('ok');
    const alone = setUp(armour(led));
    alone.begin('b', assault(['bl'], ['a1']), 6, 5);
    expect(alone.verdict('a', attack(undefined, ['bl']))).toBe('ok');
  });

  test('[aslsk 3.8/h × 3.8/y] nor do men attack a leader apart from his MMC beside a vehicle', () => {
    const here = setUp(changed(what, { bl: leader('Russian', '8-0', 'E5') }));
    expect(here.verdict('a', assault(['a1'], ['bl']))).toBe('LEADER_APART 3.8/h 3.8/aa');
    expect(here.verdict('a', assault(['a1'], ['b2', 'bl']))).toBe('ok');
  });

  test('listed: each man, all of them, and each gun by itself', () => {
    expect(
      turnOfA({}, { ce: true })
        .legal('a', 'assault')
        .map(({ order }) => order),
    ).toEqual([
      attack(undefined, ['b1']),
      attack(undefined, ['b2']),
      attack(undefined, ['b1', 'b2']),
      attack(['CMG'], ['b1']),
      attack(['AAMG'], ['b1']),
      attack(['CMG'], ['b2']),
      attack(['AAMG'], ['b2']),
    ]);
  });

  test.each<[string, Row[1], string]>([
    ['[aslsk 3.8/y] the side without vehicles begins', {}, 'b vehicle-combat'],
    [
      '[aslsk 3.8/y] the ATTACKER where both have some',
      { bt: tank('German', 'PzKpfw IIIN', 'E5') },
      'a vehicle-combat',
    ],
  ])('%s', (_, more, awaited) => expect(setUp(armour(more)).awaits).toEqual([awaited]));
});

describe('the Nahverteidigungswaffe [aslsk 3.8/s]', () => {
  const panther: SetUp = {
    ...what,
    units: {
      a1: tank('German', 'PzKpfw VG (Panther)', 'E5', { closeDefence: 7, ce: undefined }),
      b1: russian('4-4-7', 'E5'),
      b2: russian('4-4-7', 'E5'),
      az: german('4-6-7', 'A9'),
      bz: russian('4-4-7', 'J1'),
    },
  };
  const fire = { order: 'close-defence', vehicle: 'a1' };
  const attacked = (changes: Row[1] = {}, options: SetUp['options'] = {}) => {
    const here = setUp(changed({ ...panther, options }, changes));
    here.begin('b', assault(['b1'], ['a1']), 6, 5);
    return here;
  };

  test.each<[string, Row[1], SetUp['options'], string]>([
    ['when it was attacked', {}, {}, 'ok'],
    ['not before July 1944', {}, { year: 1944, month: 6 }, 'NO_WEAPON 3.8/s'],
    ['not in 1943', {}, { year: 1943, month: 9 }, 'NO_WEAPON 3.8/s'],
    ['early in 1945', {}, { year: 1945, month: 1 }, 'ok'],
    ['not without one', { a1: { closeDefence: undefined } }, {}, 'NO_WEAPON 3.8/s'],
    ['not exposed', { a1: { ce: true } }, {}, 'CANNOT_FIRE 3.8/s'],
    ['not twice', { a1: { closeDefenceUsed: true } }, {}, 'CANNOT_FIRE 3.8/s'],
  ])('%s', (_, changes, options, verdict) => {
    expect(attacked(changes, options).verdict('a', fire)).toBe(verdict);
  });

  test('by one that was not attacked, by others, elsewhere', () => {
    const here = attacked({ a2: m8('A8') });
    for (const vehicle of ['a2', 'b1', 'nothing'])
      expect(here.verdict('a', { ...fire, vehicle })).toBe('NO_WEAPON 3.8/s');
    const quiet = setUp(panther);
    quiet.order('b', { order: 'pass' });
    expect(quiet.verdict('a', fire)).toBe('NOT_ATTACKED 3.8/s');
  });

  test('[aslsk 3.8/s × 3.2.3/LLMC] nobody in close combat checks for the loss of a leader', () => {
    const here = attacked({ b2: leader('Russian', '9-2', 'E5') as object });
    const done = here.order('a', fire, 2, 1, 2);
    expect(done.the('eliminated').unit).toBe('b2');
    expect(done.all('morale-check')).toEqual([]);
  });

  test('16 FP on all Infantry of the hex, a dud above its number; used either way', () => {
    const here = attacked();
    const done = here.begin('a', fire, 3, 4);
    expect(done.the('close-defence')).toMatchObject({ vehicle: 'a1', dr: 7, number: 7 });
    expect(done.the('close-defence').results.flatMap(({ units }) => units)).toEqual(['b1', 'b2']);
    expect(here.unit('a1').closeDefenceUsed).toBe(true);
    const dud = attacked();
    expect(
      dud
        .begin('a', fire, 4, 4)
        .the('close-defence')
        .results.every(({ result }) => !/MC|K/.test(result)),
    ).toBe(true);
  });
});
