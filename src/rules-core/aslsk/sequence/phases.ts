/** The sequence of play (3.0): eight phases, whose turn it is in each, and what lies between them. */
import type { SideId } from '../../kernel/position/position.js';
import { release } from '../close-combat/melee.js';
import { order } from '../form.js';
import { endMoves } from '../movement/mover.js';
import { sweepAcquisitions } from '../ordnance/acquisition.js';
import { discoverGuns } from '../ordnance/hidden.js';
import { awaitsRally } from '../pacific/japanese.js';
import type { AslAct, RuleId } from '../system.js';
import { PHASES, type Phase, RALLY_STEPS, type RallyStep } from '../units/attributes.js';
import { attacker, defender } from '../units/units.js';
import { passCombat } from '../vehicles/close-combat.js';
import { endOfPhaseForVehicles } from '../vehicles/housekeeping.js';
import { ask, type DecisionKind } from './decisions.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { decideOutcome } from './victory.js';

const CITES: Readonly<Record<Phase, RuleId>> = {
  RPh: '3.1/a',
  PFPh: '3.2.5/a',
  MPh: '3.3/a',
  DFPh: '3.4/a',
  AFPh: '3.5/a',
  RtPh: '3.6/c',
  APh: '3.7/a',
  CCPh: '3.8/a',
};

/** The fire and movement phases await one side until it ends them. */
const AWAITS: Partial<
  Readonly<Record<Phase, { readonly who: typeof attacker; readonly kind: DecisionKind }>>
> = {
  PFPh: { who: attacker, kind: 'prep-fire' },
  MPh: { who: attacker, kind: 'movement' },
  DFPh: { who: defender, kind: 'final-fire' },
  AFPh: { who: attacker, kind: 'advancing-fire' },
  APh: { who: attacker, kind: 'advance' },
};

/** The bottom task: asks whom the phase asks, again and again, until it is ended. */
export function phase(act: AslAct): void {
  const { battle } = act;
  const { phase } = battle.clock;
  const awaited = AWAITS[phase];
  const sides = [attacker(battle), defender(battle)];
  if (awaited) ask(act, awaited.who(battle), awaited.kind);
  else if (phase === 'RPh') act.plan({ task: 'rally-step', sides });
  else if (phase === 'RtPh')
    act.plan({ task: 'routs', sides }, ...sides.map((side) => ({ task: 'unmask' as const, side })));
  else act.plan({ task: 'close-combats' });
}

/** Step by step, both sides in each, the ATTACKER first (3.1). */
export function rallyStep(act: AslAct, { sides }: { readonly sides: readonly SideId[] }): void {
  const { battle } = act;
  const step = battle.clock.step ?? RALLY_STEPS[0];
  const [side, ...rest] = sides;
  if (side === undefined) {
    act.done();
    nextStep(act, step);
  } else if (battle.options.fog || act.couldAnswer(side, step, 'drop-concealment', 'pass'))
    ask(act, side, step);
  else act.become({ task: 'rally-step', sides: rest });
}

function nextStep(act: AslAct, step: RallyStep): void {
  const next = RALLY_STEPS[RALLY_STEPS.indexOf(step) + 1];
  if (next)
    act.effect(
      'step-began',
      { step: next },
      { changes: [{ do: 'clock', set: { step: next } }], cites: ['3.1/a'] },
    );
  else endPhase(act);
}

/** Markers come off, the clock moves on, and the next phase begins. */
export function endPhase(act: AslAct): void {
  const { battle } = act;
  const { phase } = battle.clock;
  const movers = battle.units().filter((unit) => unit.moving);
  if (movers.length > 0) endMoves(act, movers);
  sweepAcquisitions(act);
  const changes = [...(HOUSEKEEPING[phase].end?.(act) ?? []), ...endOfPhaseForVehicles(act)];
  if (changes.length > 0) act.effect('markers-removed', { phase }, { changes, cites: [CITES[phase]] });
  release(act);
  if (decideOutcome(act, phase === 'CCPh')) return;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next) beginPhase(act, next, attacker(battle), battle.clock.turn);
  else nextPlayerTurn(act);
}

/** The DEFENDER becomes the ATTACKER; after both a new game turn begins (3.9). */
function nextPlayerTurn(act: AslAct): void {
  const { battle } = act;
  const [first, second] = battle.options.order;
  const { turn } = battle.clock;
  if (attacker(battle) === first) beginPhase(act, 'RPh', second, turn);
  else beginPhase(act, 'RPh', first, turn + 1);
}

function beginPhase(act: AslAct, phase: Phase, side: SideId, turn: number): void {
  const clock = {
    do: 'clock',
    set: { phase, active: side, turn, step: phase === 'RPh' ? RALLY_STEPS[0] : null },
  } as const;
  act.effect(
    'phase-began',
    { phase, turn, attacker: side },
    { changes: [clock], cites: ['3.0/a', CITES[phase]] },
  );
  discoverGuns(act);
  beginHousekeeping(act);
}

export function beginHousekeeping(act: AslAct): void {
  const { phase } = act.battle.clock;
  const changes = HOUSEKEEPING[phase].begin?.(act) ?? [];
  if (changes.length > 0) act.effect('markers-removed', { phase }, { changes, cites: [CITES[phase]] });
}

export const endOfPhase = order({
  title: 'End the phase',
  description: 'Be done with this phase.',
  cites: ['3.0/a'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire', 'movement', 'advance'],
  asks: {},
  perform: (act) => endPhase(act),
});

export const pass = order({
  title: 'Pass',
  description:
    'Do nothing, or nothing more: in this step of the Rally Phase, against this move, about this rout.',
  cites: ['3.1/a', '3.3.3/d'],
  answers: [
    'recovery',
    'repair',
    'transfer',
    'self-rally',
    'rally',
    'keep-dm',
    'defensive-fire',
    'rout',
    'unmask',
    'vehicle-combat',
  ],
  asks: {},
  candidates: ({ battle, by, decision: { kind } }) =>
    kind === 'rally' && awaitsRally(battle, by) ? [] : [{}],
  read({ battle, by, decision: { kind } }, asked) {
    const left = kind === 'rally' ? awaitsRally(battle, by) : undefined;
    return left
      ? { refused: 'MUST_RALLY', why: `${left.name} must be rallied first.`, cites: ['8.1.7/h'] }
      : asked;
  },
  perform(act) {
    const task = act.battle.position.agenda.at(-1);
    if (task?.task === 'rally-step') act.become({ task: 'rally-step', sides: task.sides.slice(1) });
    else if (task?.task === 'routs') act.become({ task: 'routs', sides: task.sides.slice(1) });
    else if (task?.task === 'vehicle-combat') passCombat(act, task);
    else act.done();
  },
});
