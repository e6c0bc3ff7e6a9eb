import { lnlt } from '../ruleset.js';
import { Trial } from '../testkit.testkit.js';
import { standingSchema } from './standing.js';

const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const answer = (trial: Trial, standing: object) => {
  const [decision] = trial.battle.position.awaiting;
  return decision && lnlt.standing?.(trial.battle, decision, standing as never);
};
const moved = () =>
  new Trial({ units: { ...FAR, g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C8' } })
    .activate('german', 'C3')
    .order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['C4'] });

test('[lnlt 5.3] Opportunity Fire may be held at movers farther than so many hexes, or always', () => {
  const trial = moved();
  expect(trial.awaits).toEqual(['american opportunity']);
  expect(answer(trial, { holdFireBeyond: 3 })).toEqual({ order: 'hold-fire' });
  expect(answer(trial, { holdFireBeyond: 4 })).toBeUndefined();
  expect(answer(trial, { decline: ['opportunity'] })).toEqual({ order: 'hold-fire' });
  expect(answer(trial, { decline: ['anti-aircraft', 'beset', 'rally'] })).toBeUndefined();
  expect(answer(trial, {})).toBeUndefined();
});

test('[lnlt 3.0] the Rally Phase may be ended where nobody is to be rallied or tended', () => {
  const phase = (state: object) =>
    new Trial({
      units: { ...FAR, g1: ['1-6-4-5 at C3', state], gm: 'MG34 with g1' },
      clock: { phase: 'rally' },
      agenda: [
        { task: 'turn' },
        { task: 'admin' },
        { task: 'operations' },
        { task: 'rally', side: 'german' },
      ],
    });
  const idle = phase({});
  expect(idle.awaits).toEqual(['german rally']);
  expect(answer(idle, { nobodyToRally: true })).toEqual({ order: 'end-rally' });
  expect(answer(phase({ shaken: true }), { nobodyToRally: true })).toBeUndefined();
});

test('what it answers is accepted', () => {
  const trial = moved();
  expect(trial.refusal('american', answer(trial, { holdFireBeyond: 0 }) as never)).toBeUndefined();
});

test('standing orders never give away an impulse, and nonsense is refused', () => {
  const trial = new Trial({ units: { ...FAR } });
  const all = {
    decline: ['opportunity', 'anti-aircraft', 'beset', 'rally'],
    holdFireBeyond: 0,
    nobodyToRally: true,
  };
  expect(trial.awaits).toEqual(['german impulse']);
  expect(answer(trial, all)).toBeUndefined();
  expect(standingSchema.safeParse({ holdFireBeyond: -1 }).success).toBe(false);
  expect(standingSchema.safeParse({ surrender: true }).success).toBe(false);
  expect(answer(moved(), { holdFireBeyond: 'far' })).toBeUndefined();
});
