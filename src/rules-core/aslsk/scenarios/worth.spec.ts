import type { Condition } from '../../kernel/scenarios/index.js';
import { german, leader, russian, setUp, weapon } from '../testkit.testkit.js';
import { tank } from '../vehicles/testkit.testkit.js';
import { worth } from './worth.js';

type Units = NonNullable<Parameters<typeof setUp>[0]['units']>;

/** What the position is worth to A when this is how A, or B, wins. */
const valued = (units: Units, is?: Condition, what: object = {}, side = 'a') => {
  const victory = is && { wins: [{ side: 'a', when: 'end', is }], otherwise: 'b' };
  return worth(
    setUp({ units, ...(victory && { options: { victory: victory as never } }), ...what }).battle,
    side,
  );
};
const enemy = russian('4-4-7', 'J9');
const village = (...hexes: string[]): Condition => ({
  control: { side: 'a', hexes, atLeast: 1 } as never,
});
const losses: Condition = { casualties: { of: 'b', atLeast: 2 } };

describe('what a position is worth', () => {
  test('strength: squads, better leaders and tanks more; the broken and pinned less; weapons in hand something', () => {
    const alone = valued({ a1: german('4-6-7', 'B2'), b1: enemy });
    expect(alone).toBe(0);
    expect(valued({ a1: german('4-6-7', 'B2', { broken: true }), b1: enemy })).toBeLessThan(alone);
    expect(valued({ a1: german('4-6-7', 'B2', { pinned: true }), b1: enemy })).toBeLessThan(alone);
    const led = (strength: string) =>
      valued({ a1: german('4-6-7', 'B2'), al: leader('German', strength, 'B2'), b1: enemy });
    expect(led('8-0')).toBeGreaterThan(alone);
    expect(led('9-2')).toBeGreaterThan(led('9-1'));
    const armed = (where = {}, set = {}) =>
      valued({ a1: german('4-6-7', 'B2'), am: weapon('German', 'HMG', where, set), b1: enemy });
    expect(armed({ of: 'a1' })).toBe(alone + 8);
    expect(armed({ of: 'a1' }, { malfunctioned: true })).toBe(alone + 4);
    expect(armed({ at: 'B2' })).toBe(alone);
    const tanks = { a1: german('4-6-7', 'B2'), at: tank('German', 'Tiger', 'C2'), b1: enemy };
    expect(valued(tanks)).toBeGreaterThan(led('9-2'));
  });

  test('what is good for one side is as bad for the other', () => {
    const units = { a1: german('4-6-7', 'B2'), a2: german('4-6-7', 'C2'), b1: enemy };
    expect(valued(units, village('D4'), {}, 'b')).toBe(-valued(units, village('D4')));
    expect(valued(units, village('D4'))).not.toBe(0);
  });

  test('hexes to control: held they count most, and every fighting unit comes nearer', () => {
    const squads = (first: string, second: string, set = {}) => ({
      a1: german('4-6-7', first),
      a2: german('4-6-7', second, set),
      b1: enemy,
    });
    const far = valued(squads('E9', 'E10'), village('E4'));
    expect(valued(squads('E8', 'E10'), village('E4'))).toBe(far + 1);
    expect(valued(squads('E8', 'E9'), village('E4'))).toBe(far + 2);
    expect(valued(squads('E9', 'E10'), { all: [village('E4')] })).toBe(far);
    expect(valued(squads('E9', 'E10'), { any: [village('E4')] })).toBe(far);
    const held = valued(squads('E9', 'E10'), village('E4'), { locations: { E4: { control: 'a' } } });
    expect(held).toBe(far + 40);
    const broken = { broken: true } as const;
    expect(valued(squads('E9', 'E9', broken), village('E4'))).toBe(
      valued(squads('E9', 'E10', broken), village('E4')),
    );
  });

  test('casualties to inflict: each counts, and the hunters close in on what they know of', () => {
    const hunt = (at: string, what = {}) => valued({ a1: german('4-6-7', at), b1: enemy }, losses, what);
    expect(hunt('J5')).toBe(hunt('J4') + 1);
    expect(hunt('J4', { sides: { b: { lost: ['b7', 'b8'] } } })).toBe(hunt('J4') + 60);
    const unseen = valued({ a1: german('4-6-7', 'B2'), b1: { ...enemy, at: undefined } as never }, losses);
    expect(unseen).toBe(0);
  });

  test('won is more than anything, lost less', () => {
    const units = { a1: german('4-6-7', 'B2'), b1: enemy };
    const { battle } = setUp({ units });
    battle.make({ do: 'clock', set: { over: { winner: 'a', why: 'B has gone.' } } });
    expect([worth(battle, 'a'), worth(battle, 'b')]).toEqual([10_000, -10_000]);
    battle.make({ do: 'clock', set: { over: { why: 'Time is up.' } } });
    expect(worth(battle, 'a')).toBe(0);
  });
});
