import { effects, says } from '../../kernel/form/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { listed, type Name, reckoned } from '../sentences.js';
import type { Modifier } from '../system.js';
import type { Ammunition } from './ammunition.js';
import type { TargetType } from './to-hit.js';

/** What of a target hex a shot hits: units to which the same DRM apply share a final DR. */
export interface AimResult {
  readonly units: readonly UnitId[];
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  readonly hit: boolean;
  readonly critical: boolean;
}

/** What a hit does on the IFT, by column and DRM. */
export interface BurstResult {
  readonly units: readonly UnitId[];
  /** 0: below the lowest column. */
  readonly column: number;
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  readonly result: string;
  readonly critical: boolean;
}

/** What can happen with Guns and other Ordnance (3.2.4, 4.4, 4.5, 6). */
export const tells = effects({
  shot: says<{
    readonly side: SideId;
    readonly weapon: UnitId;
    readonly at: string;
    readonly range: number;
    readonly type: TargetType;
    readonly ammo: Ammunition;
    readonly target?: UnitId;
    /** The To Hit number, and the highest final DR that is a Critical Hit on the Infantry Target Type. */
    readonly number: number;
    readonly critical?: number;
    readonly white: number;
    readonly coloured: number;
    /** DRM that are the same for everything in the hex. */
    readonly modifiers: readonly Modifier[];
    readonly results: readonly AimResult[];
  }>((shot, name) => {
    const { weapon, at, range, type, ammo, number, critical, white, coloured, modifiers, results } = shot;
    const needs = critical === undefined ? `${number}` : `${number} (${critical})`;
    const outcomes = results.map((one) => aimed(white + coloured, modifiers, one, name)).join('; ');
    return `${name(weapon)} fires ${ammo} at ${at}, range ${range}, ${TYPE[type]}, To Hit ${needs}; dice ${white} and ${coloured}. ${outcomes}.`;
  }),
  burst: says<{
    readonly weapon: UnitId;
    readonly at: string;
    readonly fp: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly BurstResult[];
  }>(({ weapon, at, fp, white, coloured, results }, name) => {
    const outcomes = results.map((one) => burst(white + coloured, one, name)).join('; ');
    return `${name(weapon)} strikes ${at} with ${fp} FP; dice ${white} and ${coloured}. ${outcomes || 'Nobody is known to be hit'}.`;
  }),
  'gun-hit': says<{
    readonly gun: UnitId;
    readonly result: 'destroyed' | 'malfunctioned' | 'near miss';
  }>(({ gun, result }, name) => `${name(gun)}: ${result}.`),
  'ammunition-tried': says<{
    readonly weapon: UnitId;
    readonly ammo: Ammunition;
    readonly dr: number;
    readonly number: number;
    readonly result: 'never had any' | 'last round' | 'out of it';
  }>(
    ({ weapon, ammo, dr, number, result }, name) =>
      `${name(weapon)} looks for ${ammo}, depletion number ${number}: DR ${dr}, ${result}.`,
    ({ ammo, result }) => `${ammo}: ${result}`,
  ),
  'arc-changed': says<{ readonly weapon: UnitId; readonly from: number; readonly to: number }>(
    ({ weapon, from, to }, name) => `${name(weapon)} turns from hexspine ${from} to ${to}.`,
    'silent',
  ),
  acquired: says<{
    readonly weapon: UnitId;
    readonly at: string;
    readonly drm: number;
    readonly area: boolean;
  }>(
    ({ weapon, at, drm, area }, name) =>
      `${name(weapon)} has acquired ${area ? 'the hex' : 'its target in'} ${at}: ${drm}.`,
    'silent',
  ),
  'acquisition-lost': says<{ readonly weapon: UnitId; readonly at: string }>(
    ({ weapon, at }, name) => `${name(weapon)} loses its acquisition of ${at}.`,
    'silent',
  ),
  'acquisition-moved': says<{ readonly weapon: UnitId; readonly at: string }>(
    ({ weapon, at }, name) => `${name(weapon)} keeps its acquisition, now in ${at}.`,
    'silent',
  ),
  'smoke-shell-placed': says<{
    readonly at: string;
    readonly kind: 'full' | 'dispersed';
    readonly wp: boolean;
  }>(
    ({ at, kind, wp }) =>
      `${kind === 'full' ? 'Full' : 'Dispersed'} ${wp ? 'White Phosphorus' : 'Smoke'} lies in ${at}.`,
    ({ at, wp }) => `${wp ? 'White Phosphorus' : 'Smoke'} in ${at}`,
  ),
  backblast: says<{
    readonly at: string;
    readonly dr: number;
    readonly result: string;
  }>(({ at, dr, result }) => `Backblast in ${at}: dr ${dr} on column 1, ${result}.`),
  manhandled: says<{
    readonly gun: UnitId;
    readonly units: readonly UnitId[];
    readonly to: string;
    readonly mf: number;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly number: number;
    readonly result: 'moves' | 'moves and stops' | 'does not move';
  }>(
    ({ gun, units, to, mf, dr, modifiers, number, result }, name) =>
      `${listed(units, name)} push ${name(gun)} towards ${to} for ${mf} MF: DR ${reckoned(dr, modifiers)} against M${number}: it ${result}.`,
    ({ gun, result }, name) => `${name(gun)} ${result}`,
  ),
  'panzerfaust-check': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifiers: readonly Modifier[];
    readonly final: number;
    readonly found: boolean;
  }>(
    ({ unit, at, dr, modifiers, found }, name) =>
      `${name(unit)} looks for a Panzerfaust against ${at}: dr ${reckoned(dr, modifiers)}${found ? ', and has one' : ', and has none'}.`,
    ({ found }) => (found ? undefined : 'no Panzerfaust'),
  ),
  'gun-revealed': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${listed(units, name)} come to light in ${at}.`,
  ),
  'vehicle-hit': says<{
    readonly weapon: UnitId;
    readonly target: UnitId;
    readonly type: TargetType;
    readonly ammo: Ammunition;
    readonly critical: boolean;
  }>(
    ({ weapon, target, ammo, critical }, name) =>
      `${name(weapon)} hits ${name(target)} with ${ammo}${critical ? ', a Critical Hit' : ''}.`,
  ),
});

/** A hit on a vehicle, for chapter 7 to work out: everything it needs to know of the shot. */
export interface VehicleHit {
  readonly task: 'vehicle-hit';
  readonly weapon: UnitId;
  readonly target: UnitId;
  /** Where the shot came from and went to. */
  readonly from: string;
  readonly at: string;
  readonly range: number;
  readonly type: TargetType;
  readonly ammo: Ammunition;
  /** The original To Hit DR: hull or turret, and the facing from within the hex (3.2.4/facing-b, facing-c). */
  readonly white: number;
  readonly coloured: number;
  readonly critical: boolean;
  /** The DR on the IFT, where others in the hex were hit by the same shell. */
  readonly dr?: number;
  /** HE that falls steeply enough to burst in the treetops. */
  readonly steep?: true;
  /** Fired with a Panzerfaust by the unit that is named as the weapon. */
  readonly panzerfaust?: true;
}

export type OrdnanceTask = VehicleHit;

const TYPE = {
  ITT: 'Infantry Target Type',
  ATT: 'Area Target Type',
  VTT: 'Vehicle Target Type',
  own: 'its own table',
} as const;

function aimed(dr: number, common: readonly Modifier[], result: AimResult, name: Name): string {
  const { units, modifiers, hit, critical } = result;
  const outcome = critical ? 'a Critical Hit' : hit ? 'a hit' : 'a miss';
  const on = units.length > 0 ? ` on ${listed(units, name)}` : '';
  return `DR ${reckoned(dr, [...common, ...modifiers])}: ${outcome}${on}`;
}

function burst(dr: number, { units, column, modifiers, result, critical }: BurstResult, name: Name): string {
  const on = column === 0 ? 'off the table' : `column ${column}`;
  return `${on}${critical ? ', Critical Hit' : ''}, DR ${reckoned(dr, modifiers)}: ${result} on ${listed(units, name)}`;
}
