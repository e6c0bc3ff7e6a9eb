import {
  changed,
  german,
  leader,
  marker,
  type Row,
  russian,
  type SetUp,
  setUp,
  weapon,
} from '../testkit.testkit.js';
import { verdicts, verdictsOn } from '../units/eligibility.testkit.js';
import { m4, t34 } from '../vehicles/testkit.testkit.js';

describe('who fires a Flamethrower at whom', () => {
  const what: SetUp = {
    phase: 'PFPh',
    units: {
      a1: german('4-6-8', 'E4'),
      a2: german('4-6-8', 'E4'),
      aw: weapon('German', 'FT', { of: 'a1' }),
      am: weapon('German', 'LMG', { of: 'a2' }),
      b1: russian('4-4-7', 'E5'),
      b2: russian('4-4-7', 'E8'),
    },
  };
  const flame = { order: 'flame', weapon: 'aw', at: 'E5' };

  test.each<Row>([
    ['[aslsk 4.2/a] at a neighbour', {}, 'ok'],
    ['[aslsk 4.2/a] at two hexes', { b1: { at: 'E6' }, aw: {} }, 'NO_TARGET 3.2.1/a'],
    ['not what lies about', { aw: { possessor: undefined, at: 'E4' } }, 'NO_WEAPON'],
    ['not what the enemy has', { aw: { possessor: 'b1', at: 'E5' } }, 'NO_WEAPON'],
    ['not what is not on the map', { a1: { at: undefined }, aw: { at: undefined } }, 'NO_WEAPON'],
    ['nobody broken', { a1: { broken: true } }, 'BROKEN 3.2.3/NMC-f'],
    ['[aslsk 3.2/a] not again', { aw: { fire: 'prep' } }, 'HAS_FIRED 3.2/a'],
    ['[aslsk 4.2/g] nobody pinned', { a1: { pinned: true } }, 'PINNED 4.2/g'],
    ['after a machine gun', { a1: { used: ['am'] } }, 'ok'],
    [
      '[aslsk 4.2/c] not after another Flamethrower',
      { a1: { used: ['am'] }, am: weapon('German', 'FT', { of: 'a2' }) },
      'ONE_FLAMETHROWER 4.2/c',
    ],
    ['[aslsk 3.2.2.1/c] nobody with an enemy in his hex', { b2: { at: 'E4' } }, 'ENEMY_IN_HEX 3.2.2.1/c'],
    ['not into the empty', { b1: { at: 'E9' } }, 'NO_TARGET 3.2.1/a'],
    ['at a marker, whatever is beneath', { b1: { at: 'E9' }, bc: marker('E5') }, 'ok'],
    ['not for the sake of an own marker', { b1: { at: 'E9' }, ac: marker('E5') }, 'NO_TARGET 3.2.1/a'],
  ])('%s', verdicts(what, flame));

  test.each([
    [{ weapon: 'nothing' }, 'NO_WEAPON'],
    [{ weapon: 'am' }, 'NO_WEAPON'],
    [{ at: 'Z99' }, 'NO_SUCH_HEX'],
    [{ at: 'E8' }, 'OUT_OF_RANGE 4.2/a'],
    [{ at: 'E4' }, 'NO_TARGET 3.2.1/a'],
    [{ target: 'b1' }, 'NO_VEHICLE 4.2/f'],
  ])('%j: %s', verdictsOn(what, flame));

  test('[aslsk 3.2.2.1/c] an enemy in the own hex is fired at', () => {
    const here = setUp(changed(what, { b1: { at: 'E4' } }));
    expect(here.legal('a', 'flame')).toEqual([{ order: { ...flame, at: 'E4' } }]);
  });

  test('[aslsk 3.2.1/a] what cannot be seen is not fired at, unless LOS is by the book', () => {
    const hidden = { ...changed(what, { b1: { at: 'E6' } }), terrain: { E5: 'woods' as const } };
    const at = { ...flame, at: 'E6' };
    expect(setUp(hidden).verdict('a', at)).toBe('NO_LINE_OF_SIGHT 3.2.1/a');
    const strict = setUp({ ...hidden, options: { los: 'strict' } });
    const done = strict.order('a', at, 3, 4);
    expect(done.the('fire-attack')).toMatchObject({ fp: 12, results: [] });
    expect(strict.unit('aw').fire).toBe('prep');
    const tank = setUp({ ...changed(hidden, { b3: t34('E6') }), options: { los: 'strict' } });
    const blind = tank.order('a', { ...at, target: 'b3' }, 1, 1);
    expect(blind.all('to-kill')).toEqual([]);
    expect(blind.the('fire-attack').results).toEqual([]);
  });

  test('[aslsk 3.2.1/k] what is not seen does not stay hot either', () => {
    const strict = setUp({
      options: { los: 'strict' },
      terrain: { E5: 'woods' },
      units: {
        a1: german('4-6-7', 'D5'),
        b1: russian('4-5-8', 'E4'),
        bw: weapon('Russian', 'FT', { of: 'b1' }),
      },
    });
    strict.order('a', { order: 'move', units: ['a1'], path: ['E6'] });
    strict.order('b', { order: 'flame', weapon: 'bw', at: 'E6' }, 4, 5);
    expect(strict.battle.location('E6').residual).toBeUndefined();
  });

  test.each([
    ['E4', 4, 12],
    ['E3', 4, 6],
    ['E4', 6, undefined],
  ])(
    '[aslsk 3.3.5/j] [aslsk 4.2/a] at a vehicle that moves, fired in %s, it leaves half of its FP unless it is gone',
    (from, white, residual) => {
      const here = setUp({
        units: {
          a1: t34('E5', { vca: 3, ce: true }),
          b1: russian('4-5-8', from),
          bw: weapon('Russian', 'FT', { of: 'b1' }),
        },
      });
      here.order('a', { order: 'drive', vehicle: 'a1', steps: [{ do: 'start' }] });
      here.begin('b', { order: 'flame', weapon: 'bw', at: 'E5', target: 'a1' }, white, 5);
      expect(here.battle.location('E5').residual).toBe(residual);
    },
  );

  test.each([
    [{}, 24, []],
    [{ b1: { concealed: true, hidden: true }, bc: marker('E5') }, 12, ['concealed target']],
    [{ b1: { concealed: true, hidden: true }, b4: russian('4-4-7', 'E5') }, 24, []],
    [{ b1: null, bc: marker('E5') }, 24, []],
  ])('[aslsk 8.3.2/a] half against the concealed alone: %j', (changes, fp, labels) => {
    const here = setUp(changed(what, { b2: null, b3: russian('4-4-7', 'H9'), ...changes } as Row[1]));
    const attack = here.begin('a', flame, 6, 3).the('fire-attack');
    expect(attack).toMatchObject({ fp, leaders: [] });
    expect(attack.parts[0]?.factors.map(({ label }) => label)).toEqual(labels);
  });

  test('[aslsk 4.2/f] at a vehicle: To Kill; it has fired, and is gone at its X#', () => {
    const units = { b1: t34('E5'), b2: russian('4-4-7', 'H8') };
    const atTank = { ...flame, target: 'b1' };
    const kept = setUp(changed(what, units));
    const done = kept.begin('a', atTank, 4, 5);
    expect(done.kinds).not.toContain('weapon-removed');
    expect(kept.unit('aw').fire).toBe('prep');
    expect(kept.unit('a1').used).toEqual(['aw']);
    const gone = setUp(changed(what, units));
    expect(gone.begin('a', atTank, 4, 6).the('weapon-removed')).toEqual({ weapon: 'aw', dr: 10 });
    expect(gone.has('aw')).toBe(false);
    expect(gone.verdict('a', { ...flame, target: 'b2' })).toBe('NO_WEAPON');
  });

  const moving = (units: NonNullable<SetUp['units']>, path: string[] = ['E5']) => {
    const here = setUp({
      units: {
        a1: german('4-6-7', 'E6'),
        b1: russian('4-5-8', 'E4'),
        bw: weapon('Russian', 'FT', { of: 'b1' }),
        ...units,
      },
    });
    here.order('a', { order: 'move', units: ['a1'], path });
    return here;
  };
  const back = { order: 'flame', weapon: 'bw', at: 'E5' };

  test('[aslsk 3.3.3/i] in Defensive First Fire at what moves, once for each MF', () => {
    expect(moving({}).verdict('b', back)).toBe('ok');
    expect(moving({ a2: german('4-6-7', 'E3') }).verdict('b', { ...back, at: 'E3' })).toBe(
      'NO_TARGET 3.2.1/a',
    );
    const here = moving({});
    here.order('b', back, 4, 5, 1, 1);
    expect(here.verdict('b', back)).toMatch(/^HAS_FIRED/);
    expect(here.unit('a1').shotAt).toMatchObject({ bw: 1 });
  });

  test('[aslsk 4.2/f] in Defensive First Fire at a vehicle only while it moves', () => {
    expect(moving({ at: m4('E5') }).verdict('b', { ...back, target: 'at' })).toBe('NO_VEHICLE 4.2/f');
  });
});

describe('who places a Demolition Charge where', () => {
  const what: SetUp = {
    phase: 'MPh',
    units: {
      a1: german('4-6-8', 'E4'),
      aw: weapon('German', 'DC', { of: 'a1' }),
      am: weapon('German', 'LMG', { of: 'a1' }),
      b1: russian('4-4-7', 'E5'),
      b2: t34('D4'),
    },
  };
  const place = { order: 'place-charge', weapon: 'aw', at: 'E5' };

  test.each<Row>([
    ['[aslsk 4.3/c] beside its bearer', {}, 'ok'],
    ['with as many MF as are left', { a1: { moving: true, spent: 3 } }, 'ok'],
    ['not with fewer', { a1: { moving: true, spent: 4 } }, 'NOT_ENOUGH_MF 4.3/c'],
    ['in Double Time', { a1: { moving: true, spent: 4, doubleTime: true } }, 'ok'],
    [
      'not with the last MF of an Assault Move',
      { a1: { moving: true, spent: 3, assaultMove: true } },
      'NOT_ENOUGH_MF 4.3/c',
    ],
    ['an Assault Move with MF to spare', { a1: { moving: true, spent: 2, assaultMove: true } }, 'ok'],
    ['[aslsk 4.3/d] nobody who has fired', { a1: { fire: 'prep' } }, 'HAS_FIRED 4.3/d'],
    ['not what lies about', { aw: { possessor: undefined, at: 'E4' } }, 'NO_WEAPON'],
    ['not what the enemy has', { aw: { possessor: 'b1', at: 'E5' } }, 'NO_WEAPON'],
    ['not what is not on the map', { a1: { at: undefined }, aw: { at: undefined } }, 'NO_WEAPON'],
  ])('%s', verdicts(what, place));

  test.each([
    [{ weapon: 'am' }, 'NO_WEAPON'],
    [{ weapon: 'nothing' }, 'NO_WEAPON'],
    [{ at: 'E6' }, 'NOT_ADJACENT 4.3/c'],
    [{ at: 'E4' }, 'NOT_ADJACENT 4.3/c'],
    [{ at: 'Z99' }, 'NOT_ADJACENT 4.3/c'],
    [{ at: 'D4' }, 'ok'],
    [{ at: 'D4', target: 'b2' }, 'ok'],
    [{ target: 'b2' }, 'NO_VEHICLE 4.3/f'],
    [{ target: 'b1' }, 'NO_VEHICLE 4.3/f'],
    [{ target: 'a1' }, 'NO_VEHICLE 4.3/f'],
  ])('[aslsk 4.3/c] [aslsk 4.3/f] %j: %s', verdictsOn(what, place));

  const placed = (changes: Row[1], more: object = {}) => {
    const here = setUp(changed(what, { b2: { at: 'D8' }, bx: russian('4-4-7', 'I8'), ...changes }));
    here.order('a', { ...place, ...more });
    if (here.awaits.includes('b defensive-fire')) here.order('b', { order: 'pass' });
    return here.unit('aw').placed;
  };

  test.each<[string, Row[1], object]>([
    ['as it is', {}, { at: 'E5', by: 'a1' }],
    ['by a tired bearer', { a1: { cx: true } }, { at: 'E5', by: 'a1', cx: true }],
    ['at the concealed', { b1: { concealed: true, hidden: true } }, { at: 'E5', by: 'a1', concealed: true }],
    [
      'not at the concealed alone',
      { b1: { concealed: true, hidden: true }, b3: russian('4-4-7', 'E5') },
      { at: 'E5', by: 'a1' },
    ],
  ])(
    '[aslsk 4.3/d] [aslsk 8.3.2/a] what counts is what was when it was placed: %s',
    (_, changes, expected) => {
      expect(placed(changes)).toEqual(expected);
    },
  );

  const lying: SetUp = {
    phase: 'AFPh',
    units: {
      a1: german('4-6-8', 'E4'),
      al: leader('German', '8-0', 'E4'),
      aw: weapon('German', 'DC', { at: 'E5' }, { placed: { at: 'E5', by: 'a1' } }),
      ax: weapon('German', 'DC', { at: 'E3' }),
      b1: russian('4-4-7', 'E5'),
      bw: weapon('Russian', 'DC', { at: 'E4' }, { placed: { at: 'E4', by: 'b1' } }),
    },
  };

  test.each([
    ['aw', 'ok'],
    ['ax', 'NO_CHARGE'],
    ['bw', 'NO_CHARGE'],
    ['a1', 'NO_CHARGE'],
    ['nothing', 'NO_CHARGE'],
  ])('[aslsk 4.3/a] only what one has placed is set off: %s, %s', (id, verdict) => {
    expect(setUp(lying).verdict('a', { order: 'detonate', weapon: id })).toBe(verdict);
  });

  test.each([
    [{}, 30],
    [{ fp: undefined }, 30],
    [{ fp: 16 }, 16],
    [{ placed: { at: 'E5', by: 'a1', concealed: true } }, 15],
  ])('[aslsk 4.3/a] [aslsk 8.3.2/a] its firepower, half where all were concealed: %j', (set, fp) => {
    const here = setUp(changed(lying, { aw: set }));
    expect(here.begin('a', { order: 'detonate', weapon: 'aw' }, 4, 5).the('charge-exploded').fp).toBe(fp);
  });

  test.each([
    [{}, 11, false],
    [{}, 12, true],
    [{ a1: null, aw: { removal: 11 } }, 10, false],
    [{ a1: null, aw: { removal: 11 } }, 11, true],
    [{ a1: null, aw: { removal: undefined } }, 11, false],
    [{ a1: null, aw: { removal: undefined } }, 12, true],
  ])(
    '[aslsk 4.3/e] it fizzles out from its X#, even when its placer is gone: %j with %i: %s',
    (changes, dr, fizzled) => {
      const here = setUp(changed(lying, changes as Row[1]));
      const done = here.begin('a', { order: 'detonate', weapon: 'aw' }, 6, dr - 6);
      expect(done.the('charge-exploded').fizzled).toBe(fizzled);
      expect(here.has('aw')).toBe(false);
    },
  );
});
