/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Step } from './route.js';

const SIDES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

export const tells = effects({
  moved: says<{ readonly unit: string; readonly to: string; readonly cost: number; readonly spent: number }>(
    ({ unit, to, cost, spent }, name) => `${name(unit)} moves to ${to} for ${cost} (${spent} spent).`,
  ),
  'turret-turned': says<{ readonly unit: string; readonly to: number }>(
    ({ unit }, name) => `${name(unit)} turns its turret on the way.`,
    'silent',
  ),
  turned: says<{ readonly unit: string; readonly to: number; readonly cost: number }>(
    ({ unit, to, cost }, name) => `${name(unit)} turns to the ${SIDES[to]}${cost > 0 ? ` for ${cost}` : ''}.`,
  ),
  'move-over': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} ends its move.`, 'silent'),
  'window-opened': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `Overwatch Fire at ${name(unit)} in ${at} is possible.`,
    'silent',
  ),
  'window-closed': says<{ readonly unit: string }>(
    ({ unit }, name) => `There is no more Overwatch Fire at ${name(unit)} here.`,
    'silent',
  ),
});

export interface MovementTasks {
  /** MOVE and SHORT HALT are revealed (4.5). */
  'begin-movement': object;
  /** Of a side, or of one of its formations (7.42.2). */
  movement: { side: string; formation?: string };
  /** Those whom that side has Overrun check their morale at last (7.42.2/d). */
  'overrun-checks': { by: string };
  /** A unit goes the rest of its way, hex by hex. */
  march: {
    unit: string;
    steps: readonly Step[];
    turn?: { readonly to: number; readonly cost: number };
    turret?: number;
    left?: true;
    overruns?: string;
  };
  /** Overwatch Fire may interrupt it (4.4.2). */
  interrupt: { unit: string };
}
