import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const AIR = { german: { air: {} } } as const;
const start = (units: Units = {}, more: Setup = {}) =>
  new Trial({ units: { gs: 'Stuka', gl: '8-0 at A1', r1: '4-4-7 at D8', ...units }, sides: AIR, ...more });
const dive = (trial: Trial, ...faces: number[]) =>
  trial.order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, ...faces);
const sighted = (trial: Trial) => trial.told('target-sighted')[0];
const MISS = [6, 6] as const;

test.each([
  [1, 5, false],
  [5, 5, false],
  [6, 2, true],
  [2, 6, true],
])('[squad-leader 12.3.2] two dice, %i and %i', (one, other, mistaken) => {
  const trial = dive(start({ r2: '4-4-7 at E9' }), one, other, ...MISS);
  expect(sighted(trial)).toMatchObject({ mistaken, at: mistaken ? 'E9' : 'D8' });
});

test.each([
  [1, undefined],
  [2, 'D6'],
  [6, 'D6'],
])(
  '[squad-leader-B-216] [squad-leader 12.3.2, 12.3.6] a six and a %i: he goes so far, and attacks nobody farther off',
  (far, at) => {
    const dice = at === undefined ? [] : MISS;
    expect(sighted(dive(start({ r2: '4-4-7 at D6' }), 6, far, ...dice))?.at).toBe(at);
  },
);

test('[squad-leader 12.3.6] who found no target attacks in the next fire phase of his side', () => {
  const trial = dive(start(), 6, 1);
  expect(trial.legalOf('german', 'dive')).toEqual([]);
  expect(trial.refusal('german', { order: 'dive', aircraft: 'gs', at: 'D8' })?.refused).toBe('HAS_FIRED');
  while (!(trial.battle.clock.phase === 'defensive-fire' && trial.battle.clock.active === 'russian'))
    trial.endPhase();
  expect(trial.legalOf('german', 'dive')).toHaveLength(1);
});

test('[squad-leader 12.3.3] friends are attacked too, when they are nearer', () => {
  const trial = dive(start({ g1: '4-6-7 at D7', r2: '4-4-7 at D5' }), 6, 5, 4, 5, 3, 3);
  expect(sighted(trial)?.at).toBe('D7');
  expect(trial.told('air-strike')[0]?.outcomes[0]?.units).toEqual(['g1']);
});

test('[squad-leader 12.3.4] no AFV of his own nation, but in smoke or beside it', () => {
  const units = { gt: 'MkIVF2 at D7', r2: '4-4-7 at D5' } as const;
  expect(sighted(dive(start(units), 6, 5, ...MISS))?.at).toBe('D5');
  const marks = { D6: { smoke: [{ side: 'german', kind: 'full' as const }] } };
  expect(sighted(dive(start(units, { marks }), 6, 5, 5, 5, 5, 5))?.at).toBe('D7');
});

test.each<[string, Units, string]>([
  ['men', { r2: '6-2-8 at D7', r3: '4-4-7 at D9' }, 'D7'],
  ['a tank before men', { r2: '6-2-8 at D7', rt: 'T-34 at D9' }, 'D9'],
  [
    'men before a truck of a nation whose trucks are cheap',
    { gt: 'truck at D7', r2: '6-2-8 at D9', r3: '4-3-6 at D9' },
    'D9',
  ],
  ['equal ones: enemies before friends', { g2: '4-6-7 at D7', r2: '4-4-7 at D9', r3: '4-4-7 at D9' }, 'D9'],
])('[squad-leader 12.3.5] of equally near ones that which is worth more: %s', (_, units, at) => {
  expect(sighted(dive(start(units), 6, 5, ...MISS))?.at).toBe(at);
});

test('[squad-leader 12.3.3, 12.5.1] nobody under trees is mistaken for the target of a dive bomber', () => {
  const map = field({ D7: 'woods' });
  const units = { r2: '4-4-7 at D7', r3: '4-4-7 at D6' } as const;
  expect(sighted(dive(start(units, { map }), 6, 5, ...MISS))?.at).toBe('D6');
});

test('[squad-leader 12.3.7] its bombs go where they are sent', () => {
  const trial = dive(start({ r2: '4-4-7 at D6' }), 6, 3, ...MISS);
  trial.order('german', { order: 'bomb', at: 'D8' }, 6);
  expect(trial.told('bombed')[0]).toMatchObject({ at: 'D8', needs: 3 });
});

test('[squad-leader 12.5/q4] the same hex again, if there is nobody else', () => {
  const trial = dive(start(), 2, 3, ...MISS);
  expect(trial.legalOf('german', 'bomb')).toEqual([{ order: 'bomb', at: 'D8' }]);
});

test('[squad-leader-B-226] [squad-leader 12.3/q1] the dice are rolled at vehicles alone as well', () => {
  const trial = new Trial({ units: { gs: 'Stuka', gl: '8-0 at A1', rt: 'T-34 at D8' }, sides: AIR });
  expect(sighted(dive(trial, 2, 3, 6, 6))).toMatchObject({ at: 'D8', mistaken: false });
});

test('[squad-leader 12.3.8] a fighter that is mistaken strafes all that it can, along a grain that a die tells', () => {
  const units = { gf: 'fighter', gl: '8-0 at A1', r1: '4-4-7 at D8', r2: '4-4-7 at D6' } as const;
  const trial = new Trial({ units, sides: AIR });
  const strafe = { order: 'strafe', aircraft: 'gf', at: 'D8', along: 0 };
  trial.order('german', strafe, 6, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5);
  expect(trial.told('run-began')[0]).toMatchObject({ at: 'D6', from: 'D2' });
  expect(trial.told('air-strike').map(({ at }) => at)).toEqual(['D6', 'D7', 'D8', 'D9']);
  expect(trial.awaits).toEqual(['german prep-fire']);
});
