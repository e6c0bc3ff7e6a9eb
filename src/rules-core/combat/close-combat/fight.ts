/** Close Combat (chapter 14): the attack, the reply, both at once. */
import * as z from 'zod';
import { D100, die, total } from '../../kernel/dice/index.js';
import { closeCombatOdds } from '../cards.js';
import { markOf } from '../fire/orders.js';
import { choose } from '../fire/results.js';
import { order } from '../form.js';
import { moraleCheck } from '../morale/checks.js';
import { casualty, eliminate, useUp } from '../morale/harm.js';
import { isDisrupted, isLeader, isVehicle } from '../morale/status.js';
import { noteControl } from '../scenario/control.js';
import { reveal } from '../scenario/hidden.js';
import { spendImpulse } from '../sequence/impulse.js';
import { enemyOf } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Decision, refuse, sumOf, type Unit } from '../system.js';
import { destroyVehicle, immobilize } from '../vehicles/damage.js';
import {
  type Blow,
  blowRefusal,
  closeCombatModifiers,
  isDefenceless,
  type Occasion,
  readyToStrike,
} from './blow.js';
import { endIfDecided } from './leaving.js';
import { attackOf, attackValue, chargesUsed, defenceValue } from './value.js';

export interface Melee {
  readonly at: string;
  readonly attack: Blow;
  readonly reply?: Blow;
  readonly asked?: true;
}

const fightSchema = z.strictObject({
  at: z.string().describe('The location marked with Close Combat.'),
  units: z.array(z.string()).min(1).max(24).describe('The units that attack.'),
  targets: z.array(z.string()).min(1).max(24).describe('The enemy units attacked.'),
  leader: z
    .string()
    .optional()
    .describe('The leader who directs the attack (-5) instead of adding his own value.'),
  capture: z.boolean().optional().describe('Capture defenceless vehicles instead of destroying them.'),
  desperate: z
    .boolean()
    .optional()
    .describe('Desperation: at half value and for a Morale Check, whatever the units have done.'),
});

export const closeCombat = order({
  title: 'Close Combat',
  description: 'Attack enemy units in the same location, as the use of an impulse or at once on entering.',
  cites: ['14.2.1', '14.2.2'],
  answers: ['impulse', 'onslaught'],
  asks: fightSchema.shape,
  byExample: true,
  *candidates({ battle, by, decision }) {
    const places =
      decision.kind === 'onslaught'
        ? [decision.about?.at as string]
        : battle.occupied().filter((at) => battle.location(at).closeCombat);
    for (const at of places) yield* attacksIn(battle, by, at, decision);
  },
  read({ battle, by, decision }, order) {
    if (decision.kind === 'onslaught' && decision.about?.at !== order.at)
      return refuse('NOT_THERE', `The fight is in ${String(decision.about?.at)}.`, '14.2.1');
    return (
      blowRefusal(
        battle,
        { ...order, side: by },
        order.at,
        decision.kind === 'onslaught' ? 'onslaught' : 'impulse',
      ) ?? order
    );
  },
  perform(act, { at, units, targets, leader, desperate, capture }, { by, decision }) {
    spendImpulse(act, decision, []);
    const attack: Blow = {
      side: by,
      units,
      targets,
      ...(leader !== undefined && { leader }),
      ...(desperate && { desperate: true }),
      ...(capture && { capture: true }),
    };
    act.effect('close-combat-declared', { at, side: by, units, targets }, { cites: ['14.2.2'] });
    act.plan({ task: 'close-combat', at, attack });
  },
});

function* attacksIn(battle: Battle, by: string, at: string, decision: Decision) {
  const occasion: Occasion =
    decision.kind === 'onslaught' ? 'onslaught' : decision.kind === 'impulse' ? 'impulse' : 'reply';
  const there = battle.unitsAt(at);
  const able = there.filter((unit) => unit.side === by && !readyToStrike(unit, occasion));
  const targets = there.filter((unit) => unit.side !== by).map(({ id }) => id);
  const fighters = able.filter((unit) => !isLeader(unit)).map(({ id }) => id);
  const leader = able.find((unit) => isLeader(unit) && !isDisrupted(unit));
  if (targets.length === 0) return;
  if (able.length > 0) yield { at, units: able.map(({ id }) => id), targets };
  if (leader && fighters.length > 0) yield { at, units: fighters, targets, leader: leader.id };
  const spent = there.filter((unit) => unit.side === by && attackValue(unit) > 0 && !able.includes(unit));
  if (spent.length > 0) yield { at, units: spent.map(({ id }) => id), targets, desperate: true };
}

/** The defender may strike back at the units that attack; then both are simultaneous (14.2.2, 12.1.2.4). */
export function melee(act: Act, task: Melee): void {
  const { battle } = act;
  const defender = enemyOf(battle, task.attack.side);
  const isLost = isDefenceless(battle, task.at, task.attack);
  if (!task.asked && !isLost && canReply(battle, task, defender)) {
    act.become({ task: 'close-combat', ...task, asked: true });
    act.ask({
      side: defender,
      kind: 'close-combat-reply',
      about: {
        at: task.at,
        units: partakers(task.attack),
        targets: task.attack.targets,
        ...(task.attack.leader !== undefined && { leader: task.attack.leader }),
      },
    });
    return;
  }
  act.done();
  resolveMelee(act, task);
}

/** All who take part: the leader who directs does too (14.10). */
const partakers = ({ units, leader }: Blow): string[] => [
  ...units,
  ...(leader === undefined ? [] : [leader]),
];

function canReply(battle: Battle, { at }: Melee, side: string): boolean {
  return battle.unitsAt(at).some((unit) => unit.side === side && attackValue(unit) > 0);
}

export const strikeBack = order({
  title: 'Strike back',
  description: 'Defensive Fire in Close Combat against the units that attack: both attacks are simultaneous.',
  cites: ['12.1.2.4', '14.2.2'],
  answers: ['close-combat-reply'],
  asks: fightSchema.shape,
  byExample: true,
  *candidates({ battle, by, decision }) {
    for (const attack of attacksIn(battle, by, decision.about?.at as string, decision))
      yield { ...attack, targets: decision.about?.units as readonly string[] };
  },
  read({ battle, by, decision }, order) {
    const attackers = decision.about?.units as readonly string[];
    if (order.at !== decision.about?.at || !order.targets.every((id) => attackers.includes(id)))
      return refuse('NOT_THE_ATTACKERS', 'Strike back at units that attack.', '14.2.2');
    return blowRefusal(battle, { ...order, side: by }, order.at, 'reply') ?? order;
  },
  perform(act, { at, units, targets, leader, desperate }, { by }) {
    const task = act.battle.position.agenda.at(-1) as Melee & { task: 'close-combat' };
    const reply: Blow = {
      side: by,
      units,
      targets,
      ...(leader !== undefined && { leader }),
      ...(desperate && { desperate: true }),
    };
    act.effect('close-combat-declared', { at, side: by, units, targets }, { cites: ['12.1.2.4'] });
    act.become({ ...task, reply });
  },
});

interface Struck {
  readonly blow: Blow;
  readonly result: 'E' | 'C' | '-';
  readonly ones: number;
  /** Demolition Charges that went off. */
  readonly charges: readonly string[];
}

/** Odds and dice of both come before any result (14.2.2.1). */
function resolveMelee(act: Act, { at, attack, reply }: Melee): void {
  if (isDefenceless(act.battle, at, attack)) {
    takeVehicles(act, at, attack);
    return;
  }
  const blows = [attack, ...(reply ? [reply] : [])];
  reveal(
    act,
    blows.flatMap(({ units }) => units.flatMap((id) => act.battle.unit(id) ?? [])),
  );
  const struck = blows.map((blow) => strike(act, at, blow));
  markFighters(act, blows);
  for (const { blow, result } of struck) land(act, blow, result);
  for (const id of struck.flatMap(({ charges }) => charges))
    if (act.battle.unit(id)) useUp(act, id, '12.9.4');
  for (const { blow, ones } of struck)
    if (blow.desperate)
      for (const id of blow.units)
        if (act.battle.unit(id)) moraleCheck(act, id, { die: ones, cites: ['12.6.2.1'] });
  endIfDecided(act, at);
  noteControl(act, at);
}

/** They are destroyed or change hands, as the attacker likes. */
function takeVehicles(act: Act, at: string, blow: Blow): void {
  markFighters(act, [blow]);
  for (const id of blow.targets) {
    const captured = blow.capture === true;
    const changes: Change[] = captured ? [{ do: 'unit', unit: id, set: { side: blow.side } }] : [];
    act.effect('taken', { unit: id, captured }, { changes, cites: ['14.2.3.1'] });
    if (!captured) destroyVehicle(act, act.battle.theUnit(id), true, '14.2.3.1');
  }
  endIfDecided(act, at);
  noteControl(act, at);
}

function strike(act: Act, at: string, blow: Blow): Struck {
  const { battle } = act;
  const attackers = blow.units.map((id) => battle.theUnit(id));
  const targets = blow.targets.map((id) => battle.theUnit(id));
  const isHalved = (unit: Unit) => unit.entered === 'halved' || blow.desperate === true;
  const value = attackOf(attackers, targets, (unit) => (isHalved(unit) ? 0.5 : 1));
  const defence = targets.reduce((sum, unit) => sum + defenceValue(unit), 0);
  const { odds, eliminates, casualties } = closeCombatOdds(battle, value, defence);
  const modifiers = closeCombatModifiers(battle, at, blow, attackers, targets);
  const roll = act.rollOf('close combat', blow.units, D100);
  const rolled = total(roll);
  const modified = rolled + sumOf(modifiers);
  const result = modified <= eliminates ? 'E' : modified <= casualties ? 'C' : '-';
  act.effect(
    'close-combat-attack',
    { at, units: blow.units, attack: value, defence, odds, modifiers, rolled, total: modified, result },
    { cites: ['14.2.3.2', '14.8'] },
  );
  const charges = chargesUsed(attackers, targets).map(({ id }) => id);
  return { blow, result, charges, ones: die(roll, 'ones').face || 10 };
}

/** Fire 1 for each, or Fire 2 for the second time; assault and crawled attacks use up that fire (14.2.2.1, 14.2.1). */
function markFighters(act: Act, blows: readonly Blow[]): void {
  const changes: Change[] = blows.flatMap((blow) =>
    partakers(blow).map((id): Change => {
      const unit = act.battle.theUnit(id);
      const mark =
        unit.marker === 'assault-moved'
          ? 'assault-fired'
          : unit.marker === 'crawled'
            ? 'crawled-fired'
            : 'fired';
      return {
        do: 'unit',
        unit: id,
        set: { ...markOf(unit, mark), ...(unit.entered === 'charged' && { entered: 'later' as const }) },
      };
    }),
  );
  act.effect('fought', { units: blows.flatMap(({ units }) => units) }, { changes, cites: ['14.2.2.1'] });
}

function land(act: Act, { targets }: Blow, result: 'E' | 'C' | '-'): void {
  const left = targets.filter((id) => act.battle.unit(id));
  if (result === '-' || left.length === 0) return;
  for (const id of choose(act, left, 1)) {
    const unit = act.battle.unit(id);
    if (!unit) continue;
    if (isVehicle(unit)) {
      if (result === 'E') destroyVehicle(act, unit, true, '14.8');
      else immobilize(act, unit, '14.8');
    } else if (result === 'E') eliminate(act, id);
    else casualty(act, id);
  }
}

export const noReply = order({
  title: 'No reply',
  description: 'Do not strike back at the units that attack.',
  cites: ['14.2.2'],
  answers: ['overrun-reply', 'overrun-despair', 'close-combat-reply'],
  asks: {},
  perform: (act, _, { by }) => act.effect('held-off', { side: by }, { cites: ['14.2.2'] }),
});

export const holdOff = order({
  title: 'Hold off',
  description: 'Do not attack at once.',
  cites: ['14.2.1'],
  answers: ['onslaught'],
  asks: {},
  perform: (act, _, { by }) => act.effect('held-off', { side: by }),
});
