/** Impulses (4.4): who acts, passes, random and scenario impulses, the end of the Fire & Movement Phase. */
import { D10, total } from '../../kernel/dice/index.js';
import { owesAnAttempt } from '../artillery/battery.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Decision, refuse, roundUp } from '../system.js';
import { enemyOf } from './sides.js';

/** Two passes of each side in a row end the phase (4.4.5). */
const PASSES_TO_END = 4;

export function impulse(act: Act): void {
  const { battle } = act;
  const { active, inHand, passes = 0 } = battle.clock;
  if (passes >= PASSES_TO_END) {
    endPhase(act, 'passes');
    return;
  }
  const side = active ?? battle.clock.initiative;
  if (inHand === undefined) giveImpulses(act, side);
  act.ask({ side, kind: 'impulse' });
}

function endPhase(act: Act, why: 'passes' | 'consent'): void {
  act.effect('phase-over', { why }, { cites: ['4.4.5'] });
  act.done();
}

/** One, or what the scenario gives once in its turn, or half a d10 under the optional rule (4.4.3, 4.4.8). */
function giveImpulses(act: Act, side: string): void {
  const { battle } = act;
  const { turn } = battle.clock;
  const given = battle.options.impulses?.filter((each) => each.turn === turn) ?? [];
  const mine = battle.side(side).impulsesUsed ? undefined : given.find((each) => each.side === side);
  const rolls = battle.options.randomImpulses && given.length === 0;
  const rolled = rolls ? total(act.roll(`random impulses: ${side}`, D10)) : undefined;
  const count = mine?.count ?? (rolled === undefined ? 1 : roundUp(rolled / 2));
  act.effect(
    'impulses-in-hand',
    { side, count, ...(rolled !== undefined && { rolled }) },
    {
      changes: [{ do: 'clock', set: { active: side, inHand: count } }],
      cites: rolled === undefined ? ['4.4.3'] : ['4.4.8'],
    },
  );
}

/** This order uses up the impulse. Tasks it plans run before the impulse's clean-up. */
export function spendImpulse(act: Act, decision: Decision, units: readonly string[]): void {
  if (decision.kind === 'impulse') act.become({ task: 'impulse-over', units });
}

/** Hands on to the other side, unless more impulses are in hand. */
export function impulseOver(act: Act, { units }: { readonly units: readonly string[] }): void {
  const { battle } = act;
  const side = battle.clock.active as string;
  const still: Change[] = units
    .filter((id) => battle.unit(id)?.moving !== undefined)
    .map((id) => ({ do: 'unit', unit: id, set: { moving: null } }));
  act.effect(
    'impulse-used',
    { side },
    { changes: [...still, ...handOn(battle, side, (battle.clock.inHand ?? 1) - 1, 0)] },
  );
  act.become({ task: 'impulse' });
}

function handOn(battle: Battle, side: string, left: number, passes: number): Change[] {
  const { impulse: count = 0 } = battle.clock;
  const next = left > 0 ? { active: side, inHand: left } : { active: enemyOf(battle, side), inHand: null };
  return [
    { do: 'clock', set: { ...next, passes, impulse: count + 1, offered: null } },
    { do: 'side', side, set: { impulsesUsed: (battle.side(side).impulsesUsed ?? 0) + 1 } },
  ];
}

export const pass = order({
  title: 'Pass',
  description: 'Do nothing in this impulse; impulses still in hand are lost.',
  cites: ['4.4.5', '4.4.3'],
  answers: ['impulse'],
  asks: {},
  candidates: ({ battle, by }) => (owesAnAttempt(battle, by) ? [] : [{}]),
  read: ({ battle, by }, asked) => owesAnAttempt(battle, by) ?? asked,
  perform(act, _, { by }) {
    const inARow = (act.battle.clock.passes ?? 0) + 1;
    act.effect(
      'passed',
      { side: by, inARow },
      { changes: handOn(act.battle, by, 0, inARow), cites: ['4.4.5'] },
    );
  },
});

export const offerEnd = order({
  title: 'Offer to end the phase',
  description: 'Ask the other side to end the Fire & Movement Phase by mutual consent.',
  cites: ['4.4.5'],
  answers: ['impulse'],
  asks: {},
  candidates: ({ battle, by }) => (battle.clock.offered || owesAnAttempt(battle, by) ? [] : [{}]),
  read({ battle, by }, asked) {
    if (!battle.clock.offered) return owesAnAttempt(battle, by) ?? asked;
    return refuse('OFFERED_ALREADY', 'The end of the phase was offered in this impulse already.', '4.4.5');
  },
  perform(act, _, { by }) {
    act.effect(
      'end-offered',
      { side: by },
      { changes: [{ do: 'clock', set: { offered: true } }], cites: ['4.4.5'] },
    );
    act.ask({ side: enemyOf(act.battle, by), kind: 'end-offered' });
  },
});

export const agree = order({
  title: 'Agree to end the phase',
  description: 'The Fire & Movement Phase ends by mutual consent.',
  cites: ['4.4.5'],
  answers: ['end-offered'],
  asks: {},
  candidates: ({ battle, by }) => (owesAnAttempt(battle, by) ? [] : [{}]),
  read: ({ battle, by }, asked) => owesAnAttempt(battle, by) ?? asked,
  perform: (act) => endPhase(act, 'consent'),
});

export const decline = order({
  title: 'Decline to end the phase',
  description: 'The Fire & Movement Phase goes on with the impulse of the side that offered.',
  cites: ['4.4.5'],
  answers: ['end-offered'],
  asks: {},
  perform: (act, _, { by }) => act.effect('end-declined', { side: by }, { cites: ['4.4.5'] }),
});
