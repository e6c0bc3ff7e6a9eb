/** What happens between AFVs and infantry (chapter 7). */
import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { type Outcome, outcomeInWords } from '../ch05-fire/effects.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

import type { Overrun as WhatIsOverrun } from './01-overrun.js';

interface Overrun {
  readonly unit: UnitId;
  readonly at: string;
  readonly parts: readonly { readonly what: string; readonly fp: number }[];
  readonly fp: number;
  readonly column: number;
  readonly rolled: number;
  readonly outcomes: readonly Outcome[];
}

export const tells = effects({
  overrun: says<Overrun>(({ unit, at, parts, fp, column, rolled, outcomes }, name) =>
    `${name(unit)} overruns ${at} with ${fp} (${parts.map((part) => `${part.what} ${part.fp}`).join(', ')}) on the ${column} column: ${rolled}. ${outcomes.map((one) => outcomeInWords(one, name)).join(' ')}`.trim(),
  ),
  'immobilization-attempt': says<{
    readonly unit: UnitId;
    readonly vehicle: UnitId;
    readonly modifiers: readonly Modifier[];
    readonly rolled: number;
    readonly stopped: boolean;
  }>(
    ({ unit, vehicle, modifiers, rolled, stopped }, name) =>
      `${name(unit)} attacks ${name(vehicle)} with grenades${withModifiers(modifiers)}: rolls ${rolled}, ${stopped ? 'and stops it' : 'in vain'}.`,
  ),
  'assault-designated': says<{
    readonly unit: UnitId;
    readonly vehicle: UnitId;
    readonly leader?: UnitId;
    readonly weapons?: readonly UnitId[];
  }>(
    ({ unit, vehicle, leader, weapons = [] }, name) =>
      `${name(unit)} will attack ${name(vehicle)}${weapons.length > 0 ? ` with ${weapons.map(name).join(', ')}` : ''}${leader === undefined ? '' : `, led by ${name(leader)}`}.`,
    'silent',
  ),
  'defence-designated': says<{ readonly vehicle: UnitId; readonly unit: UnitId }>(
    ({ vehicle, unit }, name) => `${name(vehicle)} will defend itself against ${name(unit)}.`,
    'silent',
  ),
  'assaults-fought': says<object>(() => 'The attacks on vehicles are over.', 'silent'),
  'order-of-attack': says<{
    readonly at: string;
    readonly rolls: readonly { readonly unit: UnitId; readonly rolled: number }[];
  }>(
    ({ at, rolls }, name) =>
      `Order of attack in ${at}: ${rolls.map(({ unit, rolled }) => `${name(unit)} ${rolled}`).join(', ')}.`,
    'silent',
  ),
  'vehicle-attacked': says<{
    readonly unit: UnitId;
    readonly vehicle: UnitId;
    readonly needs: number;
    readonly modifiers: readonly Modifier[];
    readonly rolled: number;
    readonly result: 'destroyed' | 'stopped' | 'captured' | 'nothing';
  }>(
    ({ unit, vehicle, needs, modifiers, rolled, result }, name) =>
      `${name(unit)} attacks ${name(vehicle)}${withModifiers(modifiers)}: needs ${needs}, rolls ${rolled}: ${result}.`,
  ),
  'vehicle-defends': says<{
    readonly vehicle: UnitId;
    readonly unit: UnitId;
    readonly odds: string;
    readonly kill: number;
    readonly modifiers: readonly Modifier[];
    readonly rolled: number;
    readonly killed: boolean;
  }>(
    ({ vehicle, unit, odds, kill, modifiers, rolled, killed }, name) =>
      `${name(vehicle)} defends itself against ${name(unit)} at ${odds}${withModifiers(modifiers)}: kills on ${kill}, rolls ${rolled}: ${killed ? 'a kill' : 'nothing'}.`,
  ),
  'fell-back': says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} falls back from ${from} to ${to}.`,
  ),
  'gun-silent': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} leaves its gun for this player turn, as the AFV comes upon it.`,
  ),
  displaced: says<{ readonly unit: UnitId; readonly from: string; readonly to: string }>(
    ({ unit, from, to }, name) => `${name(unit)} makes way for the AFV in ${from} and goes to ${to}.`,
  ),
});

export interface OverrunTasks {
  /** The guns in the hex that a vehicle has come into fire before it strikes (7.1.20). */
  'overrun-fire': { sides: readonly SideId[] };
  /** It strikes then. */
  overrun: { unit: UnitId; from?: string; what: WhatIsOverrun };
  /** Infantry in the hex of an enemy AFV makes way for it (7.1.16). */
  displace: object;
}
