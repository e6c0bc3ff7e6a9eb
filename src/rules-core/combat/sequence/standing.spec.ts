import { combat } from '../ruleset.js';
import { moves, type Placed, Trial } from '../testkit.testkit.js';
import { standingSchema } from './standing.js';

const answer = (trial: Trial, standing: object) => {
  const [decision] = trial.battle.position.awaiting;
  return decision && combat.standing?.(trial.battle, decision, standing as never);
};
const spent: Placed = ['7-6 at D5', { fired: 2 }];

test('fire may be held at everything farther than so many hexes', () => {
  const trial = new Trial({ units: { g1: '6-6 at D4', a1: '7-6 at D8' } }).order(
    'german',
    moves('cautious', { g1: ['D3'] }),
  );
  expect(trial.awaits).toEqual(['american reaction']);
  expect(answer(trial, { reactWithin: 4 })).toEqual({ order: 'hold-fire' });
  expect(answer(trial, { reactWithin: 5 })).toBeUndefined();
  expect(answer(trial, {})).toBeUndefined();
});

test('units may be told to stand, to stay and not to reply', () => {
  const entering = new Trial({ units: { g1: 'nco at D4', a1: spent } }).order(
    'german',
    moves('cautious', { g1: ['D5'] }),
  );
  expect(answer(entering, { standFast: true })).toEqual({ order: 'stand' });
  expect(answer(entering, { noReply: true })).toBeUndefined();
  const fight = new Trial({ units: { g1: '6-6 at D5', a1: spent }, marks: { D5: { closeCombat: true } } });
  fight.order('german', { order: 'close-combat', at: 'D5', units: ['g1'], targets: ['a1'] });
  expect(answer(fight, { noReply: true })).toEqual({ order: 'no-reply' });
  expect(answer(fight, { standFast: true })).toBeUndefined();
});

test('standing orders never give away an impulse, and nonsense is refused', () => {
  const trial = new Trial({ units: { g1: '6-6 at D4', a1: '7-6 at D8' } });
  expect(answer(trial, { reactWithin: 0, standFast: true, noReply: true, neverFlee: true })).toBeUndefined();
  expect(standingSchema.safeParse({ reactWithin: -1 }).success).toBe(false);
  expect(standingSchema.safeParse({ surrender: true }).success).toBe(false);
  expect(answer(trial, { reactWithin: 'far' })).toBeUndefined();
});
