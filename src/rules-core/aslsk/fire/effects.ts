import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { listed, type Name, reckoned } from '../sentences.js';
import type { Modifier, RuleId } from '../system.js';

/** What one unit or weapon brings into an attack: its printed firepower, and what became of it. */
export interface FirePart {
  readonly unit: UnitId;
  readonly printed: number;
  readonly factors: readonly Factor[];
  readonly fp: number;
}

/** A multiplier of firepower, or something added after all of them. */
export interface Factor {
  readonly label: string;
  readonly times?: number;
  readonly plus?: number;
  readonly cites: readonly RuleId[];
}

/** Targets to which the same DRM apply share a result. */
export interface TargetResult {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  /** As on the table: 1KIA, K/2, NMC, no effect. */
  readonly result: string;
}

/** What can happen when somebody fires (3.2, 3.3.3 to 3.5). */
export const tells = effects({
  'fire-attack': says<{
    readonly side: SideId;
    readonly at: string;
    readonly parts: readonly FirePart[];
    readonly leaders: readonly UnitId[];
    readonly fp: number;
    /** The column used, after cowering; 0 when the attack fell off the table. */
    readonly column: number;
    readonly cowered: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
  }>(({ at, parts, fp, column, cowered, white, coloured, results }, name) => {
    const strength = `${parts.map((one) => part(one, name)).join(', ')}; ${fp} FP`;
    const on = column === 0 ? 'off the table' : `column ${column}`;
    const outcomes = results.map((result) => outcome(white + coloured, result, name)).join('; ');
    return `Fire at ${at}: ${strength}, ${on}${cowered ? ` after cowering ${cowered}` : ''}; dice ${white} and ${coloured}. ${outcomes || 'Nobody is hit'}.`;
  }),
  'line-of-sight-blocked': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${listed(units, name)} cannot see ${at}: the fire is wasted.`,
  ),
  'fire-marked': says<{ readonly units: readonly UnitId[]; readonly marker: 'prep' | 'first' | 'final' }>(
    ({ units, marker }, name) =>
      units.length > 0 ? `${listed(units, name)}: marked ${marker} fire.` : 'No marker is placed.',
    'silent',
  ),
  'rate-of-fire-kept': says<{ readonly weapon: UnitId }>(
    ({ weapon }, name) => `${name(weapon)} keeps its Rate of Fire.`,
  ),
  malfunctioned: says<{ readonly weapon: UnitId; readonly dr: number }>(
    ({ weapon, dr }, name) => `${name(weapon)} malfunctions on a ${dr}.`,
  ),
  'weapon-removed': says<{ readonly weapon: UnitId; readonly dr: number }>(
    ({ weapon, dr }, name) => `${name(weapon)} is out for good on a ${dr}.`,
  ),
  'residual-placed': says<{ readonly at: string; readonly fp: number }>(
    ({ at, fp }) => `${fp} Residual FP stay in ${at}.`,
    'silent',
  ),
  'residual-attack': says<{
    readonly at: string;
    readonly fp: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
  }>(
    ({ at, fp, white, coloured, results }, name) =>
      `Residual FP in ${at}, ${fp}: ${results.map((result) => outcome(white + coloured, result, name)).join('; ')}.`,
    'silent',
  ),
  'weapon-hit': says<{
    readonly weapon: UnitId;
    readonly dr: number;
    readonly result: 'destroyed' | 'malfunctioned';
  }>(({ weapon, dr, result }, name) => `${name(weapon)} is hit too: dr ${dr}, ${result}.`),
});

export type FireTask =
  /** The DEFENDER may fire at the units that are moving (3.3.3). */
  { readonly task: 'defensive-fire'; readonly at: string };

function part({ unit, printed, factors, fp }: FirePart, name: Name): string {
  if (factors.length === 0) return `${name(unit)} ${fp}`;
  const how = factors.map(({ label, times, plus }) => (plus ? `+${plus} ${label}` : `x${times} ${label}`));
  return `${name(unit)} ${printed} ${how.join(' ')} = ${fp}`;
}

function outcome(dr: number, { units, modifiers, result }: TargetResult, name: Name): string {
  return `DR ${reckoned(dr, modifiers)}: ${result}${units.length > 0 ? ` on ${listed(units, name)}` : ''}`;
}
