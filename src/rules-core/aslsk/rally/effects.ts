import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { reckoned } from '../sentences.js';
import type { Modifier } from '../system.js';

/** What can happen in the Rally Phase (3.1). */
export const tells = effects({
  'rally-attempt': says<{
    readonly unit: UnitId;
    readonly leader: UnitId | null;
    readonly morale: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly rallied: boolean;
  }>(
    ({ unit, leader, morale, dr, modifiers, rallied }, name) =>
      `${leader ? `${name(leader)} rallies ${name(unit)}` : `${name(unit)} rallies itself`}: DR ${reckoned(dr, modifiers)} against morale ${morale}${rallied ? '' : ', in vain'}.`,
    'silent',
  ),
  rallied: says<{ readonly unit: UnitId }>(({ unit }, name) => `${name(unit)} is in Good Order again.`),
  'dm-kept': says<{ readonly unit: UnitId }>(
    ({ unit }, name) => `${name(unit)} keeps its Desperation Morale.`,
  ),
});
