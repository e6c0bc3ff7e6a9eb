/** Combat! for the kernel: its attributes, and the tasks, decisions and effects of its chapters. */
import type * as z from 'zod';
import type { Act as KernelAct } from '../kernel/decide/act.js';
import type { Refusal as KernelRefusal } from '../kernel/decide/action.js';
import type { EffectsOf, TaskOf } from '../kernel/form/index.js';
import type { Battle as KernelBattle } from '../kernel/position/battle.js';
import type { Change as KernelChange } from '../kernel/position/changes.js';
import type { Decision as KernelDecision, Unit as KernelUnit } from '../kernel/position/position.js';
import type { SetUpTask, setUpTells } from '../kernel/scenarios/index.js';
import type { AirTasks, tells as airTells } from './air/effects.js';
import type { tells as artilleryTells } from './artillery/effects.js';
import type {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes.js';
import type { CloseCombatTasks, tells as closeCombatTells } from './close-combat/effects.js';
import type { tells as fireTells } from './fire/effects.js';
import type { FortificationsTasks, tells as fortificationsTells } from './fortifications/effects.js';
import type { tells as moraleTells } from './morale/effects.js';
import type { MovementTasks, tells as movementTells } from './movement/effects.js';
import type { RefusalCode } from './refusals.js';
import type { RuleId } from './rules.js';
import type { ScenarioTasks, tells as scenarioTells } from './scenario/effects.js';
import type { DecisionKind } from './sequence/decisions.js';
import type { SequenceTasks, tells as sequenceTells } from './sequence/effects.js';
import type { tells as smokeTells } from './smoke/effects.js';
import type { tells as terrainTells } from './terrain/effects.js';
import type { VehiclesTasks, tells as vehiclesTells } from './vehicles/effects.js';

export type Effects = EffectsOf<
  typeof setUpTells &
    typeof scenarioTells &
    typeof movementTells &
    typeof fireTells &
    typeof smokeTells &
    typeof closeCombatTells &
    typeof vehiclesTells &
    typeof artilleryTells &
    typeof airTells &
    typeof fortificationsTells &
    typeof terrainTells &
    typeof moraleTells &
    typeof sequenceTells
>;

interface Tasks
  extends ScenarioTasks,
    MovementTasks,
    CloseCombatTasks,
    VehiclesTasks,
    AirTasks,
    FortificationsTasks,
    SequenceTasks {}

export type Task = SetUpTask | TaskOf<Tasks>;

/** Combat! as the kernel sees it. */
export interface CombatSystem {
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

export type Battle = KernelBattle<CombatSystem>;
export type Act = KernelAct<CombatSystem>;
export type Unit = KernelUnit<CombatSystem>;
export type Marks = Partial<CombatSystem['location']>;
export type Change = Exclude<KernelChange<CombatSystem>, { do: 'agenda' | 'await' }>;
export type Decision = KernelDecision<CombatSystem['decision']>;
export type Refusal = KernelRefusal<RuleId, RefusalCode>;

/** A modifier with the rule that gives it: every number can be explained. */
export interface Modifier {
  readonly why: string;
  readonly drm: number;
  readonly cites: RuleId;
}

export function refuse(refused: RefusalCode, why: string, ...cites: RuleId[]): Refusal {
  return { refused, why, cites };
}

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { drm }) => sum + drm, 0);

/** Round all fractions up (1.2.1). */
export const roundUp = (value: number): number => Math.ceil(value - 1e-9) + 0;
