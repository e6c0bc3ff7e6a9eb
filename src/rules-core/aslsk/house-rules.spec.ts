import type { Action } from '../kernel/decide/action.js';
import { houseRules, mustComeOut } from './house-rules.testkit.js';
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
    const watched = () => {
      mustComeOut(here.battle, action(change));
      houseRules(here.battle).mustBeSound(action(change));
    };
    expect(watched).toThrow(fault);
  });

  test('an order that nobody offered is noticed, and a refusal of one that was', () => {
    const here = game();
    const house = houseRules(here.battle);
    expect(() => house.mustBeListed([], 'a', { order: 'end-phase' })).toThrow('accepted, yet not listed');
    expect(() => house.mustBeRefused([{ order }], order, { refused: 'HAS_FIRED', why: '' })).toThrow(
      'listed, yet refused',
    );
    expect(() => house.mustBeRefused([], order, { refused: 'HAS_FIRED', why: '' })).toThrow(
      'without a reason',
    );
  });
});
