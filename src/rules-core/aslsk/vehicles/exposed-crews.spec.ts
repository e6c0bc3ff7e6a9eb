import { german, leader, type Placed, type SetUp, setUp, us } from '../testkit.testkit.js';
import { m4, m8, range, t34 } from './testkit.testkit.js';

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
