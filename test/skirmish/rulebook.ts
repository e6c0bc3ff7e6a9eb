import * as z from 'zod';
import type { Rulebook, StandingAnswer } from '../../src/rules-core/kernel/rulebook.js';
import { distance } from './field.js';
import { orders } from './orders.js';
import { attributes, type Skirmish } from './system.js';
import { tasks } from './tasks.js';

const standingSchema = z.strictObject({
  /** Never react beyond that many hexes; 0: never react at all. */
  reactWithin: z.number().int().min(0).max(6),
});

/** Lets a mover pass who is farther away than the commander cares for. */
const standing: StandingAnswer<Skirmish> = (battle, decision, word) => {
  const parsed = standingSchema.safeParse(word);
  const mover = typeof decision.about?.mover === 'string' ? battle.unit(decision.about.mover) : undefined;
  if (!parsed.success || decision.kind !== 'reaction' || mover?.at === undefined) return undefined;
  const near = battle
    .units()
    .some(
      (unit) =>
        unit.side === decision.side &&
        unit.at !== undefined &&
        distance(battle, unit.at, mover.at as string) <= parsed.data.reactWithin,
    );
  return near ? undefined : { order: 'pass' };
};

export const skirmish: Rulebook<Skirmish> = {
  system: 'skirmish',
  title: 'Skirmish',
  version: '1.0.0',
  attributes,
  orders,
  tasks,
  standingSchema,
  standing,
  sentences: {
    planned: ({ side }) => `${side} has chosen a plan.`,
    'plans-revealed': ({ plans }) =>
      `The plans: ${Object.entries(plans)
        .map(([side, plan]) => `${side} ${plan === 'attack' ? 'attacks' : 'holds'}`)
        .join(', ')}.`,
    entered: ({ unit, from, to }, name) => `${name(unit)} moves from ${from} to ${to}.`,
    ambushed: ({ unit, by, at }, name) => `${name(unit)} runs into ${by.map(name).join(' and ')} in ${at}.`,
    fired: ({ unit, target, needs, rolled, hit }, name) =>
      `${name(unit)} fires at ${name(target)}: needs ${needs} or less, rolls ${rolled}: ${hit ? 'a hit' : 'no effect'}.`,
    broken: ({ unit, morale, rolled }, name) => `${name(unit)} breaks: morale ${morale}, rolled ${rolled}.`,
    stood: ({ unit, morale, rolled }, name) => `${name(unit)} holds: morale ${morale}, rolled ${rolled}.`,
    lost: ({ unit }, name) => `${name(unit)} is lost.`,
    'phase-began': ({ side, phase, turn }) => `Turn ${turn}: ${side} may ${phase}.`,
    'battle-over': ({ winner }) => (winner ? `${winner} wins.` : 'The battle is drawn.'),
  },
  worth(battle, side) {
    const objective = battle.options.objective;
    return battle.units().reduce((sum, unit) => {
      const own = unit.side === side ? 1 : -1;
      const near = unit.at === undefined ? 0 : (10 - distance(battle, unit.at, objective)) / 10;
      return sum + own * ((unit.broken ? 2 : 5) + near);
    }, 0);
  },
};
