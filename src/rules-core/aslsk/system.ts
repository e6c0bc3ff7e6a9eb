/** The rulebook's types: attributes, tasks, decisions and effects, put together from the chapters. */
import type * as z from 'zod';
import type { Act } from '../kernel/decide/act.js';
import type { EffectChange, Refusal } from '../kernel/decide/action.js';
import type { EffectsOf } from '../kernel/form/index.js';
import type { Battle } from '../kernel/position/battle.js';
import type { Decision, Position, System, Unit } from '../kernel/position/position.js';
import type { SetUpTask, setUpTells } from '../kernel/scenarios/index.js';
import type { AdvanceTask, tells as advanceTells } from './advance/effects.js';
import type { CloseCombatTask, tells as closeCombatTells } from './close-combat/effects.js';
import type { ConcealmentTask, tells as concealmentTells } from './concealment/effects.js';
import type { FireTask, tells as fireTells } from './fire/effects.js';
import type { tells as moraleTells } from './morale/effects.js';
import type { MovementTask, tells as movementTells } from './movement/effects.js';
import type { OrdnanceTask, tells as ordnanceTells } from './ordnance/effects.js';
import type { PacificTask, tells as pacificTells } from './pacific/effects.js';
import type { tells as rallyTells } from './rally/effects.js';
import type { RefusalCode } from './refusals.js';
import type { RoutTask, tells as routTells } from './rout/effects.js';
import type { RuleId } from './rules.js';
import type { DecisionKind } from './sequence/decisions.js';
import type { SequenceTask, tells as sequenceTells } from './sequence/effects.js';
import type { attributes } from './units/attributes.js';
import type { VehicleTask, tells as vehicleTells } from './vehicles/effects.js';
import type { WeaponTask, tells as weaponTells } from './weapons/effects.js';

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

export type AslEffects = EffectsOf<
  typeof setUpTells &
    typeof sequenceTells &
    typeof rallyTells &
    typeof fireTells &
    typeof moraleTells &
    typeof movementTells &
    typeof routTells &
    typeof advanceTells &
    typeof closeCombatTells &
    typeof weaponTells &
    typeof ordnanceTells &
    typeof vehicleTells &
    typeof pacificTells &
    typeof concealmentTells
>;

export type { RuleId };
export type AslBattle = Battle<Asl>;
export type AslAct = Act<Asl>;
export type AslUnit = Unit<Asl>;
export type AslPosition = Position<Asl>;
export type AslDecision = Decision<DecisionKind>;
export type AslChange = EffectChange<Asl>;
export type AslRefusal = Refusal<RuleId, RefusalCode>;

/** A modifier with its reason: what every result is made of (DESIGN: every number can be explained). */
export interface Modifier {
  readonly label: string;
  readonly value: number;
  readonly cites: readonly RuleId[];
}
