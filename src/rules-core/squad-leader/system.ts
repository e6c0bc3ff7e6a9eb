/** Squad Leader for the kernel: its attributes, and the tasks, decisions and effects of its chapters. */
import type * as z from 'zod';
import type { Act as KernelAct } from '../kernel/decide/act.js';
import type { EffectChange, Refusal as KernelRefusal } from '../kernel/decide/action.js';
import type { EffectsOf, TaskOf } from '../kernel/form/index.js';
import type { Battle as KernelBattle } from '../kernel/position/battle.js';
import type { Position as KernelPosition, Unit as KernelUnit } from '../kernel/position/position.js';
import type { SetUpTask, setUpTells } from '../kernel/scenarios/index.js';
import type {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes/index.js';
import type { DecisionKind } from './ch01-sequence/decisions.js';
import type { SequenceTasks, tells as sequenceTells } from './ch01-sequence/effects.js';
import type { SightTasks, tells as sightTells } from './ch02-sight/effects.js';
import type { InfantryTasks, tells as infantryTells } from './ch03-infantry/effects.js';
import type { MovementTasks, tells as movementTells } from './ch04-movement/effects.js';
import type { FireTasks, tells as fireTells } from './ch05-fire/effects.js';
import type { CombatTasks, tells as combatTells } from './ch06-close-combat/effects.js';
import type { OverrunTasks, tells as overrunTells } from './ch07-overrun/effects.js';
import type { WeaponTasks, tells as weaponTells } from './ch08-support-weapons/effects.js';
import type { tells as artilleryTells } from './ch09-artillery/effects.js';
import type { tells as gunTells } from './ch10-guns/effects.js';
import type { VehicleTasks, tells as vehicleTells } from './ch11-vehicles/effects.js';
import type { AirTasks, tells as airTells } from './ch12-air/effects.js';
import type { tells as directFireTells } from './ch13-direct-fire/effects.js';
import type { tells as terrainTells } from './ch14-terrain/effects.js';
import type { FortificationTasks, tells as fortificationTells } from './ch15-fortifications/effects.js';
import type { tells as fireAndWeatherTells } from './ch16-fire/effects.js';
import type { RefusalCode } from './refusals.js';
import type { RuleId } from './rules.js';
import type { tells as cardTells } from './scenario-rules/effects.js';

type Effects = EffectsOf<
  typeof setUpTells &
    typeof sequenceTells &
    typeof sightTells &
    typeof infantryTells &
    typeof movementTells &
    typeof fireTells &
    typeof combatTells &
    typeof weaponTells &
    typeof vehicleTells &
    typeof overrunTells &
    typeof terrainTells &
    typeof fortificationTells &
    typeof fireAndWeatherTells &
    typeof directFireTells &
    typeof gunTells &
    typeof artilleryTells &
    typeof airTells &
    typeof cardTells
>;

/** Each chapter that has tasks says what they carry, in its effects.ts. */
interface Tasks
  extends SequenceTasks,
    SightTasks,
    InfantryTasks,
    MovementTasks,
    FireTasks,
    CombatTasks,
    WeaponTasks,
    VehicleTasks,
    FortificationTasks,
    OverrunTasks,
    AirTasks {}

export type Task = SetUpTask | TaskOf<Tasks>;

/** The rulebook as the kernel sees it. */
export interface SquadLeader {
  unit: z.infer<typeof unitAttributes>;
  location: z.infer<typeof locationAttributes>;
  side: z.infer<typeof sideAttributes>;
  secret: z.infer<typeof secretAttributes>;
  clock: z.infer<typeof clockAttributes>;
  options: z.infer<typeof optionAttributes>;
  task: Task;
  effects: Effects;
  decision: DecisionKind;
  rule: RuleId;
}

export type Battle = KernelBattle<SquadLeader>;
export type Position = KernelPosition<SquadLeader>;
export type Act = KernelAct<SquadLeader>;
export type Unit = KernelUnit<SquadLeader>;
export type Change = EffectChange<SquadLeader>;
export type Refusal = KernelRefusal<RuleId, RefusalCode>;

/** A modifier with the rule that gives it: every number can be explained. */
export interface Modifier {
  readonly why: string;
  readonly value: number;
  readonly cites: RuleId;
}

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);

export function refuse(refused: RefusalCode, why: string, ...cites: RuleId[]): Refusal {
  return { refused, why, cites };
}

/** The order names a hex, in this member of it, that the map has not. */
export const noSuchHex = (at: string, member?: string): Refusal =>
  nowhere(`The map has no hex ${at}.`, member);

/** The same where the level of a hex may be named. */
export const noSuchPlace = (at: string, member?: string): Refusal =>
  nowhere(`The map has no hex ${at}, or no such level there.`, member);

const nowhere = (why: string, member?: string): Refusal => ({
  ...refuse('NO_SUCH_HEX', why),
  ...(member !== undefined && { path: `$.${member}` }),
});
