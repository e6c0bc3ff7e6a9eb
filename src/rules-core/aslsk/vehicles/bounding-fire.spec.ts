import { german, type SetUp } from '../testkit.testkit.js';
import { drm, fire, range, shoot, squad, t34 } from './testkit.testkit.js';

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
