/** Lock ’n Load Tactical for the kernel: its attributes, and the tasks, decisions and effects of its chapters. */
import type * as z from 'zod';
import type { Act as KernelAct } from '../kernel/decide/act.js';
import type { EffectChange, Refusal as KernelRefusal } from '../kernel/decide/action.js';
import type { EffectsOf, TaskOf } from '../kernel/form/index.js';
import type { Battle as KernelBattle } from '../kernel/position/battle.js';
import type { Unit as KernelUnit } from '../kernel/position/position.js';
import type { SetUpTask, setUpTells } from '../kernel/scenarios/index.js';
import type { AirTasks, tells as airTells } from './air/effects.js';
import type {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes/index.js';
import type { DamageTasks, tells as damageTells } from './damage/effects.js';
import type { FireTasks, tells as fireTells } from './fire/effects.js';
import type { GroundTasks, tells as groundTells } from './ground/effects.js';
import type { HeroTasks, tells as heroesTells } from './heroes/effects.js';
import type { IndirectTasks, tells as indirectTells } from './indirect/effects.js';
import type { MeleeTasks, tells as meleeTells } from './melee/effects.js';
import type { MovementTasks, tells as movementTells } from './movement/effects.js';
import type { tells as nightTells } from './night/effects.js';
import type { tells as ordnanceTells } from './ordnance/effects.js';
import type { RallyTasks, tells as rallyTells } from './rally/effects.js';
import type { RefusalCode } from './refusals.js';
import type { RuleId } from './rules.js';
import type { ScenarioTasks, tells as scenarioTells } from './scenarios/effects.js';
import type { DecisionKind } from './sequence/decisions.js';
import type { SequenceTasks, tells as sequenceTells } from './sequence/effects.js';
import type { tells as spottingTells } from './spotting/effects.js';
import type { VehicleTasks, tells as vehiclesTells } from './vehicles/effects.js';

type Effects = EffectsOf<
  typeof setUpTells &
    typeof sequenceTells &
    typeof rallyTells &
    typeof movementTells &
    typeof fireTells &
    typeof damageTells &
    typeof spottingTells &
    typeof meleeTells &
    typeof heroesTells &
    typeof ordnanceTells &
    typeof vehiclesTells &
    typeof indirectTells &
    typeof nightTells &
    typeof airTells &
    typeof groundTells &
    typeof scenarioTells
>;

/** Each chapter that has tasks says what they carry, in its effects.ts. */
interface Tasks
  extends SequenceTasks,
    RallyTasks,
    MovementTasks,
    DamageTasks,
    VehicleTasks,
    ScenarioTasks,
    FireTasks,
    GroundTasks,
    HeroTasks,
    IndirectTasks,
    MeleeTasks,
    AirTasks {}

export type Task = SetUpTask | TaskOf<Tasks>;

/** The rulebook as the kernel sees it. */
export interface LnltSystem {
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

export type Battle = KernelBattle<LnltSystem>;
export type Act = KernelAct<LnltSystem>;
export type Unit = KernelUnit<LnltSystem>;
export type Change = EffectChange<LnltSystem>;
export type Refusal = KernelRefusal<RuleId, RefusalCode>;

/** A modifier with the rule that gives it: every number can be explained. */
export interface Modifier {
  readonly why: string;
  readonly value: number;
  readonly cites: RuleId;
}

export function refuse(refused: RefusalCode, why: string, ...cites: RuleId[]): Refusal {
  return { refused, why, cites };
}

/** Fractions are rounded up throughout the book. */
export const roundUp = (value: number): number => Math.ceil(value - 1e-9) + 0;
