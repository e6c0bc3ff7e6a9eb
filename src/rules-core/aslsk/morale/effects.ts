import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { type Name, reckoned } from '../sentences.js';
import type { Modifier } from '../system.js';

/** A check against morale, with its arithmetic. */
export interface Check {
  readonly unit: UnitId;
  readonly morale: number;
  readonly dr: number;
  readonly modifiers: readonly Modifier[];
  readonly final: number;
}

/** What can happen to the morale and the bodies of Infantry (3.2.3, 5.1). */
export const tells = effects({
  'morale-check': says<Check & { readonly check: string; readonly passed: boolean }>(checked),
  'task-check': says<Check & { readonly check: string; readonly passed: boolean }>(checked),
  broken: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} breaks.`),
  pinned: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is pinned.`),
  'desperation-morale': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} falls into Desperation Morale.`,
  ),
  'casualty-reduced': says<{ readonly unit: UnitId; readonly was: string; readonly now: string }>(
    ({ unit, was, now }, name) => `Casualties: ${name(unit)}, a ${was}, is reduced to a ${now}.`,
  ),
  eliminated: says<{ readonly unit: UnitId; readonly side: SideId }>(
    ({ unit }, name) => `${name(unit)} is eliminated.`,
  ),
  wounded: says<{ readonly unit: UnitId; readonly dr: number; readonly modifier: number }>(
    ({ unit, dr, modifier }, name) =>
      `${name(unit)} is wounded: severity dr ${modifier ? `${dr} +${modifier}` : dr}${dr + modifier >= 5 ? ', mortally' : ''}.`,
  ),
  /** By ELR: a lesser unit takes its place. */
  replaced: says<{ readonly unit: UnitId; readonly was: string; readonly now: string }>(
    ({ unit, was, now }, name) => `${name(unit)}: the ${was} is replaced by a ${now}.`,
  ),
  'leader-created': says<{
    readonly unit: UnitId;
    readonly by: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly leader: string;
  }>(
    ({ by, dr, modifiers, leader }, name) =>
      `A leader steps forward from ${name(by)}: ${leader.startsWith('8') ? 'an' : 'a'} ${leader} (dr ${reckoned(dr, modifiers)}).`,
    ({ leader }) => `leader-created: ${leader}`,
  ),
  'no-leader-created': says<{
    readonly by: UnitId;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
  }>(
    ({ by, dr, modifiers }, name) =>
      `No leader steps forward from ${name(by)} (dr ${reckoned(dr, modifiers)}).`,
  ),
  'weapon-dropped': says<{ readonly weapon: UnitId; readonly by: UnitId; readonly at: string }>(
    ({ weapon, by, at }, name) => `${name(by)} leaves ${name(weapon)} in ${at}.`,
  ),
});

function checked(about: Check & { readonly check: string; readonly passed: boolean }, name: Name): string {
  const { unit, check, dr, modifiers, morale, passed } = about;
  return `${name(unit)}, ${check}: DR ${reckoned(dr, modifiers)} against morale ${morale}: ${passed ? 'passed' : 'failed'}.`;
}
