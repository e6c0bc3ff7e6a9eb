import { chances } from '../../kernel/dice/index.js';
import { german, leader, russian, type SetUp, setUp } from '../testkit.testkit.js';
import { groupOf, isForbidden } from './group.js';
import { attackOdds } from './odds.js';

function odds(more: SetUp, order: { at: string; firers: string[]; leaders?: string[] }) {
  const { battle } = setUp({ phase: 'PFPh', ...more });
  const group = groupOf(battle, order, 'a');
  if (isForbidden(group)) throw new Error(group.why);
  return attackOdds(battle, group, order, 'a');
}

describe('the odds of an attack', () => {
  const units = { a1: german('4-6-7', 'E4'), b1: russian('4-4-7', 'E5') };

  test('count every throw of the dice, cowering included', () => {
    const { results, ...rest } = odds({ units }, { at: 'E5', firers: ['a1'] });
    expect(rest).toEqual({ fp: 8, column: 8, drm: 0 });
    // Column 8: 3 gives K/2, 4 to 5 2MC, 6 to 7 1MC, 8 NMC, 9 PTC; doubles are read on column 6.
    expect(results).toEqual({ '1KIA': 1, 'K/2': 2, '2MC': 7, '1MC': 11, NMC: 4, PTC: 5, none: 6 });
    const total = Object.values(results).reduce((so_far, n) => so_far + n, 0);
    expect(total).toBe(36);
  });

  test('agree with the dice of the kernel walked through one by one', () => {
    const led = { at: 'E5', firers: ['a1'], leaders: ['al'] };
    const { results } = odds({ units: { ...units, al: leader('German', '9-1', 'E4') } }, led);
    const { of, total } = chances(
      (dice) => {
        const [white, coloured] = dice.roll(
          'fire',
          { sides: 6, colour: 'white' },
          { sides: 6, colour: 'coloured' },
        ).dice;
        return (white?.face ?? 0) + (coloured?.face ?? 0) - 1;
      },
      (final) => (final >= 10 ? 'none' : final === 9 ? 'PTC' : 'worse'),
    );
    expect(BigInt(results.none ?? 0) * total).toBe((of.get('none') ?? 0n) * 36n);
    expect(BigInt(results.PTC ?? 0) * total).toBe((of.get('PTC') ?? 0n) * 36n);
  });

  test('are told with each legal order where lines of sight may be known, and only there', () => {
    const says = (los: 'preview' | 'strict') =>
      setUp({ phase: 'PFPh', units, options: { los }, terrain: { E5: 'woods' } }).legal('a', 'fire')[0]?.says;
    expect(says('preview')).toBe('Range 1: 8 FP, DRM +1: 21 of 36 a Morale Check or worse.');
    expect(says('strict')).toBe('Range 1.');
  });
});
