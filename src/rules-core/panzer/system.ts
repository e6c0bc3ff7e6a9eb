/** Panzer for the kernel: its attributes, and the tasks, decisions and effects of its chapters. */
import type * as z from 'zod';
import type { Act as KernelAct } from '../kernel/decide/act.js';
import type { EffectChange, Refusal as KernelRefusal } from '../kernel/decide/action.js';
import type { EffectsOf, TaskOf } from '../kernel/form/index.js';
import type { Battle as KernelBattle } from '../kernel/position/battle.js';
import type { Unit as KernelUnit } from '../kernel/position/position.js';
import type { SetUpTask, setUpTells } from '../kernel/scenarios/index.js';
import type { AirTasks, tells as airTells } from './air/effects.js';
import type { tells as apTells } from './ap/effects.js';
import type { AssaultTasks, tells as assaultTells } from './assault/effects.js';
import type {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes/index.js';
import type { CommandTasks, tells as commandTells } from './command/effects.js';
import type { DamageTasks, tells as damageTells } from './damage/effects.js';
import type { FireTasks, tells as fireTells } from './fire/effects.js';
import type { tells as gpTells } from './gp/effects.js';
import type { HiddenTasks, tells as hiddenTells } from './hidden/effects.js';
import type { IndirectTasks, tells as indirectTells } from './indirect/effects.js';
import type { InitiativeTasks, tells as initiativeTells } from './initiative/effects.js';
import type { LeaderTasks, tells as leaderTells } from './leaders/effects.js';
import type { MineTasks, tells as mineTells } from './mines/effects.js';
import type { MoraleTasks, tells as moraleTells } from './morale/effects.js';
import type { MovementTasks, tells as movementTells } from './movement/effects.js';
import type { OverrunTasks, tells as overrunTells } from './overrun/effects.js';
import type { RefusalCode } from './refusals.js';
import type { RuleId } from './rules.js';
import type { tells as scenarioTells } from './scenarios/effects.js';
import type { DecisionKind } from './sequence/decisions.js';
import type { SequenceTasks, tells as sequenceTells } from './sequence/effects.js';
import type { SmokeTasks, tells as smokeTells } from './smoke/effects.js';
import type { SpottingTasks, tells as spottingTells } from './spotting/effects.js';
import type { tells as transportTells } from './transport/effects.js';
import type { TurretTasks, tells as turretTells } from './turrets/effects.js';
import type { WeatherTasks, tells as weatherTells } from './weather/effects.js';

type Effects = EffectsOf<
  typeof setUpTells &
    typeof airTells &
    typeof sequenceTells &
    typeof spottingTells &
    typeof hiddenTells &
    typeof commandTells &
    typeof initiativeTells &
    typeof fireTells &
    typeof apTells &
    typeof gpTells &
    typeof indirectTells &
    typeof damageTells &
    typeof moraleTells &
    typeof movementTells &
    typeof mineTells &
    typeof assaultTells &
    typeof overrunTells &
    typeof leaderTells &
    typeof smokeTells &
    typeof transportTells &
    typeof turretTells &
    typeof weatherTells &
    typeof scenarioTells
>;

/** Each chapter that has tasks says what they carry, in its effects.ts. */
interface Tasks
  extends SequenceTasks,
    SpottingTasks,
    HiddenTasks,
    CommandTasks,
    InitiativeTasks,
    FireTasks,
    DamageTasks,
    MoraleTasks,
    MovementTasks,
    MineTasks,
    AssaultTasks,
    OverrunTasks,
    IndirectTasks,
    SmokeTasks,
    TurretTasks,
    WeatherTasks,
    LeaderTasks,
    AirTasks {}

export type Task = SetUpTask | TaskOf<Tasks>;

/** The rulebook as the kernel sees it. */
export interface PanzerSystem {
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

export type Battle = KernelBattle<PanzerSystem>;
export type Act = KernelAct<PanzerSystem>;
export type Unit = KernelUnit<PanzerSystem>;
export type Change = EffectChange<PanzerSystem>;
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
