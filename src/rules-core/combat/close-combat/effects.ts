/** What can happen in this chapter, and how it is told. */

import { effects, says } from '../../kernel/form/index.js';
import type { Modifier } from '../system.js';
import type { Melee } from './fight.js';

export const tells = effects({
  'close-combat-declared': says<{
    readonly at: string;
    readonly side: string;
    readonly units: readonly string[];
    readonly targets: readonly string[];
  }>(
    ({ at, units, targets }, name) =>
      `${units.map(name).join(', ')} attack ${targets.map(name).join(', ')} hand to hand in ${at}.`,
  ),
  'close-combat-attack': says<{
    readonly at: string;
    readonly units: readonly string[];
    readonly attack: number;
    readonly defence: number;
    readonly odds: string;
    readonly modifiers: readonly Modifier[];
    readonly rolled: number;
    readonly total: number;
    readonly result: 'E' | 'C' | '-';
  }>(
    ({ attack, defence, odds, rolled, total: sum, result }) =>
      `Close Combat at ${attack} to ${defence} (${odds}): ${rolled} is ${sum}: ${result === '-' ? 'no effect' : result}.`,
  ),
  'held-off': says<{ readonly side: string }>(({ side }) => `${side} does not strike now.`),
  taken: says<{ readonly unit: string; readonly captured: boolean }>(
    ({ unit, captured }, name) => `${name(unit)} is ${captured ? 'captured' : 'destroyed'}.`,
  ),
  fought: says<{ readonly units: readonly string[] }>(
    ({ units }, name) => `${units.map(name).join(', ')} have fought.`,
  ),
  'close-combat-joined': says<{ readonly at: string; readonly entered: readonly string[] }>(
    ({ at }) => `Close Combat is joined in ${at}.`,
  ),
  'close-combat-over': says<{ readonly at: string }>(({ at }) => `The Close Combat in ${at} is over.`),
});

export interface CloseCombatTasks {
  'close-combat': Melee;
  onslaught: { readonly at: string; readonly side: string };
}
