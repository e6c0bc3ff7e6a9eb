/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import type { Told } from '../told.js';
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
  'bog-roll': says<{
    readonly unit: string;
    readonly needs: number;
    readonly rolled: number;
    readonly net: number;
    readonly bogged: boolean;
    readonly modifiers: readonly Told[];
  }>(
    ({ unit, needs, net, bogged }, name) =>
      `${name(unit)} rolls ${net}, bogs down on ${needs} or less: ${bogged ? 'it is stuck for this turn' : 'it gets through'}.`,
  ),
  'move-over': says<{ readonly unit: string }>(({ unit }, name) => `${name(unit)} ends its move.`, 'silent'),
  'advances-together': says<{ readonly vehicle: string; readonly units: readonly string[] }>(
    ({ vehicle, units }, name) => `${units.map(name).join(', ')}: behind ${name(vehicle)}.`,
    'silent',
  ),
  quickmarches: says<{ readonly unit: string }>(
    ({ unit }, name) => `${name(unit)} uses Quickmarch.`,
    'silent',
  ),
  arrived: says<{ readonly unit: string; readonly at: string; readonly cost: number }>(
    ({ unit, at, cost }, name) => `${name(unit)} comes onto the map in ${at} for ${cost}.`,
  ),
  'left-map': says<{ readonly units: readonly string[]; readonly at: string }>(
    ({ units, at }, name) => `Off the map from ${at}: ${units.map(name).join(', ')}.`,
  ),
  'position-taken': says<{
    readonly unit: string;
    readonly position: 'hull-down' | 'full-cover' | 'building';
    readonly cost: number;
    readonly towards?: number;
  }>(({ unit, position, cost, towards = 0 }, name) =>
    position === 'hull-down'
      ? `${name(unit)} goes Hull Down to the ${SIDES[towards]} for ${cost}.`
      : `${name(unit)} ${position === 'building' ? 'enters the building' : 'takes Full Cover'} for ${cost}.`,
  ),
  pushed: says<{
    readonly unit: string;
    readonly what: string;
    readonly target?: string;
    readonly rolled: number;
    readonly net: number;
    readonly succeeds: boolean;
    readonly modifiers: readonly Told[];
  }>(({ unit, what, net, succeeds }, name) => {
    const result = succeeds ? 'to the shoulder of the road' : 'in vain';
    return `${name(unit)} pushes ${what}: ${net} with modifiers: ${result}.`;
  }),
  'window-opened': says<{ readonly unit: string; readonly at: string }>(
    ({ unit, at }, name) => `Overwatch Fire at ${name(unit)} in ${at} is possible.`,
    'silent',
  ),
  'window-closed': says<{ readonly unit: string }>(
    ({ unit }, name) => `There is no more Overwatch Fire at ${name(unit)} here.`,
    'silent',
  ),
});

/** A leg unit that advances behind a vehicle, and its way (7.49). */
export interface Covered {
  readonly unit: string;
  readonly steps: readonly Step[];
}

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
    covered?: readonly Covered[];
  };
  /** Overwatch Fire may interrupt it (4.4.2). */
  interrupt: { unit: string };
}
