/**
 * Combat! for the kernel: its attributes, tasks, decisions and effects.
 *
 * A chapter adds its own tasks, effects and decisions beside its code:
 *
 *     declare module '../system.js' {
 *       interface Tasks { overrun: { vehicle: string } }
 *       interface Effects { overran: { vehicle: string; at: string } }
 *       interface Decisions { ram: true }
 *     }
 */
import type * as z from 'zod';
import type { Act as KernelAct } from '../kernel/act.js';
import type { Refusal as KernelRefusal } from '../kernel/action.js';
import type { Battle as KernelBattle } from '../kernel/battle.js';
import type { Change as KernelChange } from '../kernel/changes.js';
import type { Decision as KernelDecision, Unit as KernelUnit } from '../kernel/position.js';
import type {
  clockAttributes,
  locationAttributes,
  optionAttributes,
  secretAttributes,
  sideAttributes,
  unitAttributes,
} from './attributes.js';
import type { RuleId } from './rules.js';

// biome-ignore lint/suspicious/noEmptyInterface: chapters add their tasks
export interface Tasks {}
// biome-ignore lint/suspicious/noEmptyInterface: chapters add their effects
export interface Effects {}
// biome-ignore lint/suspicious/noEmptyInterface: chapters add their decisions
export interface Decisions {}

export type Task = { [K in keyof Tasks]: { readonly task: K } & Readonly<Tasks[K]> }[keyof Tasks];

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
  decision: keyof Decisions & string;
  rule: RuleId;
}

export type Battle = KernelBattle<CombatSystem>;
export type Act = KernelAct<CombatSystem>;
export type Unit = KernelUnit<CombatSystem>;
export type Marks = Partial<CombatSystem['location']>;
export type Change = Exclude<KernelChange<CombatSystem>, { do: 'agenda' | 'await' }>;
export type Decision = KernelDecision<CombatSystem['decision']>;
export type Refusal = KernelRefusal<RuleId>;

/** A modifier with the rule that gives it: every number can be explained. */
export interface Modifier {
  readonly why: string;
  readonly drm: number;
  readonly cites: RuleId;
}

export function refuse(refused: string, why: string, ...cites: RuleId[]): Refusal {
  return { refused, why, cites };
}

export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { drm }) => sum + drm, 0);

/** Round all fractions up (1.2.1). */
export const roundUp = (value: number): number => Math.ceil(value - 1e-9) + 0;
