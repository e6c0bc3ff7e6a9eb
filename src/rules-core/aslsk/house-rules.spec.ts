import type { Action } from '../kernel/decide/action.js';
import { mustBeRefused, mustBeSound } from './house-rules.testkit.js';
import type { Asl } from './system.js';
import { german, russian, setUp } from './testkit.testkit.js';

describe('what every test of this rulebook watches', () => {
  const game = () =>
    setUp({ phase: 'PFPh', units: { a1: german('4-6-7', 'E5'), b1: russian('4-4-7', 'E7') } });
  const order = { order: 'fire', at: 'E7', firers: ['a1'] };
  const action = (change: (effect: Record<string, unknown>) => object): Action<Asl> => {
    const made = game().order('a', order, 4, 5).action;
    const [first, ...rest] = made.effects;
    return { ...made, effects: [{ ...first, ...change({ ...first }) } as never, ...rest] };
  };

  test.each([
    ['an effect without a rule', () => ({ cites: [] })],
    [
      'where the parts make',
      ({ about }: Record<string, unknown>) => ({ about: { ...(about as object), fp: 5 } }),
    ],
    ['takes away what is not there', () => ({ changes: [{ do: 'unit', unit: 'a1', set: { cx: null } }] })],
    [
      'a number without a rule',
      ({ about }: Record<string, unknown>) => ({
        about: {
          ...(about as object),
          parts: [{ label: 'point blank', times: 2, cites: [] }],
          fp: undefined,
        },
      }),
    ],
  ])('%s: is noticed', (fault, change) => {
    const here = game();
    expect(() => mustBeSound(here.battle, here.legal('a', 'fire'), action(change))).toThrow(fault);
  });

  test('an order that nobody offered is noticed, and a refusal of one that was', () => {
    const here = game();
    const sound = action(() => ({}));
    const ended = { ...sound, order: { order: 'end-phase' } };
    expect(() => mustBeSound(here.battle, [], ended)).toThrow('accepted, yet not listed');
    expect(() => mustBeRefused([{ order }], order, { refused: 'HAS_FIRED', why: '' })).toThrow(
      'listed, yet refused',
    );
    expect(() => mustBeRefused([], order, { refused: 'HAS_FIRED', why: '' })).toThrow('without a reason');
  });
});
