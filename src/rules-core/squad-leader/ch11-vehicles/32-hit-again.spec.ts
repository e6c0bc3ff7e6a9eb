import { type Placed, Trial } from '../testkit.testkit.js';

/** The T-34 fires at the front of the tank, close by; it hits, and does not go through. */
const hit = (values: object, ...dice: number[]) =>
  new Trial({
    active: 'russian',
    enemy: 'german',
    options: { year: 1943, order: ['russian', 'german'] },
    units: {
      gt: ['MkIVF2 at D6', { facing: 3, ...values }],
      rt: ['T-34 at D9', { facing: 0, exposed: true }],
    } as Record<string, Placed>,
  }).order('russian', { order: 'fire-ordnance', unit: 'rt', at: 'D6', target: 'gt' }, 2, 3, 6, 6, ...dice);

describe('an immobilized AFV that is hit again', () => {
  test.each<[string, object, number[], boolean]>([
    ['[squad-leader 11.32.1] its crew stays where it passes its check', { immobilized: true }, [4, 4], false],
    [
      '[squad-leader 11.32.1, 11.35.4, 11.35.5] else it has to leave, and cannot destroy it',
      { immobilized: true },
      [5, 4],
      true,
    ],
    ['[squad-leader 11.32.1] one that can move checks nothing', {}, [], false],
  ])('%s', (_, values, dice, leaves) => {
    const trial = hit(values, ...dice);
    expect(trial.told('afv-kill')).toMatchObject([{ isKill: false }]);
    expect(trial.unit('gt').abandoned).toBe(leaves ? true : undefined);
    expect(trial.kinds.includes('bailed-out')).toBe(leaves);
    expect(trial.told('morale-check')).toHaveLength(dice.length > 0 ? 1 : 0);
  });

  test('[squad-leader 11.32.1] where the gun could not go through its armour nobody checks', () => {
    const trial = hit({ immobilized: true, armour: { front: 9 } });
    expect(trial.told('morale-check')).toEqual([]);
  });
});

test.each<[string, object, boolean]>([
  ['stood there is in the way', {}, true],
  ['moved is not', { moved: true, passed: [{ at: 'D7', mp: 1 }] }, false],
])('[squad-leader 11.18.5] in the Defensive Fire Phase a vehicle that %s', (_, values, counts) => {
  const trial = new Trial({
    phase: 'defensive-fire',
    active: 'german',
    units: {
      gt: ['MkIVF2 at D7', values],
      g1: '4-6-7 at D6',
      r1: '4-4-7 at D8',
    } as Record<string, Placed>,
  }).order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6);
  const whys = trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes.flatMap(({ modifiers }) => modifiers.map(({ why }) => why)));
  expect(whys.includes('past vehicles')).toBe(counts);
});
