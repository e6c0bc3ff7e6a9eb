/**
 * Skirmish, the smallest honest rulebook: two sides, sealed plans, moves that are reacted to hex by hex, fire with dice,
 * units in ambush. It is not a published game; it is here to test the kernel and the service, and to be read by people who
 * add a rulebook. Its rules are numbered in `RULES`.
 */
import * as z from 'zod';
import { type EffectsOf, effects, says } from '../../src/rules-core/kernel/form/index.js';
import type { Position, SideId, System, UnitId } from '../../src/rules-core/kernel/position/position.js';

export const RULES = {
  '1': 'Both sides choose a plan in secret; when both have chosen, both are revealed.',
  '2': 'The sides take turns. In its turn a side first moves, then fires.',
  '2.1':
    'A unit moves up to 4 hexes, 5 under the plan "attack", each adjacent to the one before; broken units do not move.',
  '2.2':
    'A hex with an enemy unit in it cannot be entered. Who walks into an ambush stops short and reveals it.',
  '2.3': 'After each hex that a unit enters, the other side may fire at it once with each of its units.',
  '3': 'A unit fires once in each turn of either side, up to 6 hexes. It hits with 7 or less on two dice, +1 under the plan "hold", -1 beyond 3 hexes.',
  '3.1':
    'A unit that is hit rolls one die: above its morale it breaks; a broken unit that breaks again is lost.',
  '4': 'After the last turn the side that alone has unbroken units on the objective wins; a side without units loses at once.',
} as const;

export type RuleId = keyof typeof RULES;
export type Plan = 'attack' | 'hold';

export const attributes = {
  unit: z.strictObject({
    morale: z.number().int().min(1).max(6),
    broken: z.literal(true).optional(),
    moved: z.literal(true).optional(),
    fired: z.literal(true).optional(),
  }),
  location: z.strictObject({ shelled: z.number().int().min(1).optional() }),
  side: z.strictObject({ plan: z.enum(['attack', 'hold']).optional() }),
  secret: z.strictObject({ plan: z.enum(['attack', 'hold']).optional() }),
  clock: z.strictObject({}),
  options: z.strictObject({
    turns: z.number().int().min(1),
    objective: z.string(),
    /** Both sides know that units may lie in ambush: then every step asks for a reaction. */
    ambush: z.boolean(),
  }),
};

export type Task =
  | { readonly task: 'plans' }
  | { readonly task: 'reveal' }
  | { readonly task: 'phase' }
  | { readonly task: 'march'; readonly unit: UnitId; readonly path: readonly string[] }
  | { readonly task: 'fire'; readonly unit: UnitId; readonly target: UnitId };

interface Check {
  readonly unit: UnitId;
  readonly morale: number;
  readonly rolled: number;
}

export const tells = effects({
  planned: says<{ readonly side: SideId }>(({ side }) => `${side} has chosen a plan.`),
  'plans-revealed': says<{ readonly plans: Readonly<Record<SideId, Plan>> }>(
    ({ plans }) =>
      `The plans: ${Object.entries(plans)
        .map(([side, plan]) => `${side} ${plan === 'attack' ? 'attacks' : 'holds'}`)
        .join(', ')}.`,
  ),
  entered: says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} moves from ${from} to ${to}.`,
  ),
  ambushed: says<{ readonly unit: UnitId; readonly by: readonly UnitId[]; readonly at: string }>(
    ({ unit, by, at }, name) => `${name(unit)} runs into ${by.map(name).join(' and ')} in ${at}.`,
  ),
  fired: says<{
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly needs: number;
    readonly rolled: number;
    readonly hit: boolean;
  }>(
    ({ unit, target, needs, rolled, hit }, name) =>
      `${name(unit)} fires at ${name(target)}: needs ${needs} or less, rolls ${rolled}: ${hit ? 'a hit' : 'no effect'}.`,
  ),
  broken: says<Check>(
    ({ unit, morale, rolled }, name) => `${name(unit)} breaks: morale ${morale}, rolled ${rolled}.`,
  ),
  stood: says<Check>(
    ({ unit, morale, rolled }, name) => `${name(unit)} holds: morale ${morale}, rolled ${rolled}.`,
  ),
  lost: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is lost.`),
  'phase-began': says<{ readonly side: SideId; readonly phase: string; readonly turn: number }>(
    ({ side, phase, turn }) => `Turn ${turn}: ${side} may ${phase}.`,
  ),
  'battle-over': says<{ readonly winner: SideId | null }>(({ winner }) =>
    winner ? `${winner} wins.` : 'The battle is drawn.',
  ),
});

export interface Skirmish extends System {
  unit: z.infer<typeof attributes.unit>;
  location: z.infer<typeof attributes.location>;
  side: z.infer<typeof attributes.side>;
  secret: z.infer<typeof attributes.secret>;
  clock: object;
  options: z.infer<typeof attributes.options>;
  task: Task;
  effects: EffectsOf<typeof tells>;
  decision: 'plan' | 'move' | 'fire' | 'reaction';
  rule: RuleId;
}

export type SkirmishPosition = Position<Skirmish>;
