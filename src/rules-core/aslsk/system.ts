/** The rulebook's types: attributes, tasks, decisions and effects, put together from the chapters. */
import type * as z from 'zod';
import type { Act } from '../kernel/act.js';
import type { EffectChange, Order, Refusal } from '../kernel/action.js';
import type { Battle } from '../kernel/battle.js';
import type { OldOrder } from '../kernel/form/old.js';
import type { Decision, Position, System, Unit } from '../kernel/position.js';
import type { SetUpEffects, SetUpTask } from '../kernel/scenarios/index.js';
import type { AdvanceEffects, AdvanceTask } from './advance/effects.js';
import type { attributes } from './attributes.js';
import type { CloseCombatEffects, CloseCombatTask } from './close-combat/effects.js';
import type { ConcealmentEffects, ConcealmentTask } from './concealment/effects.js';
import type { DecisionKind } from './decisions.js';
import type { FireEffects, FireTask } from './fire/effects.js';
import type { MoraleEffects } from './morale/effects.js';
import type { MovementEffects, MovementTask } from './movement/effects.js';
import type { OrdnanceEffects, OrdnanceTask } from './ordnance/effects.js';
import type { PacificEffects, PacificTask } from './pacific/effects.js';
import type { RallyEffects } from './rally/effects.js';
import type { RoutEffects, RoutTask } from './rout/effects.js';
import type { RuleId } from './rules.js';
import type { SequenceEffects, SequenceTask } from './sequence/effects.js';
import type { VehicleEffects, VehicleTask } from './vehicles/effects.js';
import type { WeaponEffects, WeaponTask } from './weapons/effects.js';

export interface Asl extends System {
  unit: z.infer<typeof attributes.unit>;
  location: z.infer<typeof attributes.location>;
  side: z.infer<typeof attributes.side>;
  secret: z.infer<typeof attributes.secret>;
  clock: z.infer<typeof attributes.clock>;
  options: z.infer<typeof attributes.options>;
  task:
    | SetUpTask
    | SequenceTask
    | FireTask
    | MovementTask
    | RoutTask
    | AdvanceTask
    | CloseCombatTask
    | WeaponTask
    | OrdnanceTask
    | VehicleTask
    | PacificTask
    | ConcealmentTask;
  effects: AslEffects;
  decision: DecisionKind;
  rule: RuleId;
}

export interface AslEffects
  extends SetUpEffects,
    SequenceEffects,
    RallyEffects,
    FireEffects,
    MoraleEffects,
    MovementEffects,
    RoutEffects,
    AdvanceEffects,
    CloseCombatEffects,
    WeaponEffects,
    OrdnanceEffects,
    VehicleEffects,
    PacificEffects,
    ConcealmentEffects {}

export type { RuleId };
export type AslBattle = Battle<Asl>;
export type AslAct = Act<Asl>;
export type AslUnit = Unit<Asl>;
export type AslPosition = Position<Asl>;
export type AslDecision = Decision<DecisionKind>;
export type AslChange = EffectChange<Asl>;
export type AslRefusal = Refusal<RuleId>;
export type AslOrder<Members extends object> = OldOrder<Asl, Order & Members>;

/** A modifier with its reason: what every result is made of (DESIGN: every number can be explained). */
export interface Modifier {
  readonly label: string;
  readonly value: number;
  readonly cites: readonly RuleId[];
}
