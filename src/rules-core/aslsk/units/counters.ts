/** The counters in the box: what is printed on each, by nationality and strength. Positions carry these attributes. */

import type { AslUnit } from '../system.js';
import type { UnitAttributes } from './attributes.js';
import leaders from './leaders.json' with { type: 'json' };
import mmc from './mmc.json' with { type: 'json' };
import supportWeapons from './support-weapons.json' with { type: 'json' };

/** Printed attributes and the name at the table. */
export type Counter = UnitAttributes & { readonly name: string };

type PrintedMmc = (typeof mmc)[number];

const CLASS_OF: Readonly<Record<string, UnitAttributes['class']>> = {
  Elite: 'elite',
  '1st Line': 'first',
  '2nd Line': 'second',
  Green: 'green',
  Conscript: 'conscript',
};

export type MmcKind = 'squad' | 'half-squad' | 'crew';

/** Sides of a counter that share a strength with another: the striped side, the crew that has left its vehicle. */
type Side = 'reduced' | 'vehicle' | undefined;

const MMC = new Map<string, PrintedMmc>(
  mmc.map((one) => [keyOf(one.nationality, one.strength, kindOf(one.type), sideOf(one.type)), one]),
);

function kindOf(type: string): MmcKind {
  if (type.includes('crew')) return 'crew';
  return type === 'half-squad' ? 'half-squad' : 'squad';
}

function sideOf(type: string): Side {
  if (type.includes('reduced')) return 'reduced';
  return type.startsWith('vehicle') ? 'vehicle' : undefined;
}

function keyOf(nationality: string, strength: string, kind: MmcKind, side: Side): string {
  return `${nationality} ${side ?? ''} ${kind} ${strength}`;
}

/** Marines and the SS share the counters of their nation where they have none of their own. */
const NATION: Readonly<Record<string, string>> = { USMC: 'American', 'German SS': 'German' };

function printed(nationality: string, strength: string, kind: MmcKind, side: Side): PrintedMmc | undefined {
  const nation = NATION[nationality] ?? nationality;
  return (
    MMC.get(keyOf(nationality, strength, kind, side)) ??
    MMC.get(keyOf(nation, strength, kind, side)) ??
    (side === undefined ? MMC.get(keyOf(nation, strength, kind, 'vehicle')) : undefined)
  );
}

/** A squad, half-squad or crew as printed; `reduced` is its striped side (8.1.1). */
export function mmcCounter(nationality: string, strength: string, kind: MmcKind, side?: 'reduced'): Counter {
  const one = printed(nationality, strength, kind, side);
  if (!one) throw new Error(`There is no ${nationality} ${kind} ${strength} in the counter mix.`);
  return {
    kind,
    name: strength,
    nationality,
    strength,
    class: kind === 'crew' ? 'elite' : (CLASS_OF[one.class ?? ''] ?? 'elite'),
    fp: one.fp,
    range: one.range,
    morale: one.morale,
    brokenMorale: one.broken_morale ?? one.morale,
    ...((one.self_rally || kind === 'crew') && { selfRally: true as const }),
    ...((one.smoke_exponent ?? 0) > 0 && { smokeExponent: one.smoke_exponent as number }),
    ...(one.assault_fire && { assaultFire: true as const }),
    ...(one.elr_exempt_underlined_morale && { underlined: true as const }),
    ...(one.type.includes('reduced') && { reduced: true as const }),
  };
}

/** A leader as printed: 9-1, 6+1. */
export function leaderCounter(nationality: string, strength: string): Counter {
  const family = nationality === 'Japanese' ? 'Japanese' : 'common';
  const one = leaders.find((each) => each.leader === strength && each.nationality.startsWith(family));
  if (!one) throw new Error(`There is no ${nationality} leader ${strength} in the counter mix.`);
  return {
    kind: 'leader',
    name: strength,
    nationality,
    strength,
    morale: one.morale,
    brokenMorale: one.broken_morale ?? one.morale,
    leadership: one.drm,
    selfRally: true,
  };
}

const CLASS_OF_WEAPON: readonly (readonly [RegExp, NonNullable<UnitAttributes['weapon']>])[] = [
  [/HMG/, 'HMG'],
  [/MMG/, 'MMG'],
  [/LMG/, 'LMG'],
  [/^FT/, 'FT'],
  [/^DC/, 'DC'],
  [/^BAZ/, 'BAZ'],
  [/^PSK/, 'PSK'],
  [/^PIAT/, 'PIAT'],
  [/ATR/, 'ATR'],
  [/MTR|launcher/, 'MTR'],
  [/RCL/, 'RCL'],
];

/** A support weapon as printed: LMG, HMG, BAZ 43, FT. */
export function weaponCounter(nationality: string, name: string): Counter {
  const nation = NATION[nationality] ?? nationality;
  const one = supportWeapons.find((each) => each.name === name && each.nationality === nation);
  const weapon = CLASS_OF_WEAPON.find(([pattern]) => pattern.test(name))?.[1];
  if (!one || !weapon) throw new Error(`There is no ${nationality} ${name} in the counter mix.`);
  const [shortest, farthest] = Array.isArray(one.range) ? one.range : [undefined, one.range];
  return {
    kind: 'weapon',
    name,
    nationality: nation,
    weapon,
    pp: one.pp,
    repair: one.repair ?? 1,
    ...(typeof one.fp === 'number' ? { fp: one.fp } : { calibre: one.fp }),
    ...(farthest != null && { range: farthest }),
    ...(shortest !== undefined && { minRange: shortest }),
    ...(one.rof != null && { rof: one.rof }),
    ...(one.x != null && ONE_USE.has(weapon) ? { removal: one.x } : { breakdown: one.b ?? 12 }),
    ...(OWN_TABLE.has(weapon) && { table: name.replace(' ', '') }),
  };
}

/** What a nation's leaders, squads, crews and support weapons are called in the counter mix. */
export function infantryNames(nationality: string): string[] {
  const nation = NATION[nationality] ?? nationality;
  const family = nationality === 'Japanese' ? 'Japanese' : 'common';
  const men = mmc.filter((one) => one.nationality === nationality || one.nationality === nation);
  const arms = supportWeapons.filter((one) => one.nationality === nation && isWeaponName(one.name));
  if (men.length === 0) return [];
  const officers = leaders.filter(
    (one) => one.nationality.startsWith(family) && /^\d+[-+]\d$/.test(one.leader),
  );
  const strengths = men.map(({ type, strength }) =>
    sideOf(type) === 'reduced' ? `reduced ${strength}` : strength,
  );
  return [
    ...new Set([...officers.map(({ leader }) => leader), ...strengths, ...arms.map(({ name }) => name)]),
  ];
}

const isWeaponName = (name: string): boolean => CLASS_OF_WEAPON.some(([pattern]) => pattern.test(name));

/** Weapons with an X#: gone when they fail (2.0/X#). */
const ONE_USE: ReadonlySet<string> = new Set(['FT', 'DC', 'BAZ', 'PSK']);
const OWN_TABLE: ReadonlySet<string> = new Set(['BAZ', 'PSK', 'PIAT']);

/** The half-squad that is left of a squad; undefined when nothing is left. */
export function halfSquadOf(squad: AslUnit): Counter | undefined {
  if (squad.kind !== 'squad' || !squad.strength) return undefined;
  const strength = printed(squad.nationality, squad.strength, 'squad', sideOfUnit(squad))?.half_squad;
  return strength ? mmcCounter(squad.nationality, strength, 'half-squad') : undefined;
}

/** The next poorer MMC of the same size on the Nationality Chart (5.1); undefined when there is none. */
export function lesserMmc(unit: AslUnit): Counter | undefined {
  const kind = unit.kind as MmcKind;
  const front = unit.reduced ? fullStrengthOf(unit)?.strength : unit.strength;
  const strength = front && printed(unit.nationality, front, kind, undefined)?.elr_replacement;
  if (!strength) return undefined;
  return unit.reduced ? stripedOf(unit.nationality, strength) : mmcCounter(unit.nationality, strength, kind);
}

/** The striped side of a Japanese squad (8.1.1): of the same class as its full strength. */
function stripedOf(nationality: string, strength: string): Counter | undefined {
  const full = printed(nationality, strength, 'squad', undefined);
  const striped = mmc.find(
    (one) => one.nationality === nationality && one.type.startsWith('squad (') && one.class === full?.class,
  );
  return striped && mmcCounter(nationality, striped.strength, 'squad', 'reduced');
}

/** The unstriped side of a Japanese squad or crew. */
export function fullStrengthOf(unit: AslUnit): Counter | undefined {
  if (unit.kind === 'crew') return mmcCounter(unit.nationality, '2-2-8', 'crew');
  const one = mmc.find(
    ({ nationality, type, class: quality }) =>
      nationality === unit.nationality && type === 'squad' && CLASS_OF[quality ?? ''] === unit.class,
  );
  return one && mmcCounter(unit.nationality, one.strength, 'squad');
}

/** What a Japanese squad or crew becomes by one step; a half-squad has none (8.1.3, 8.1.6). */
export function stepBelow(unit: AslUnit): Counter | undefined {
  if (unit.kind === 'squad')
    return unit.reduced ? halfSquadOf(unit) : stripedOf(unit.nationality, unit.strength ?? '');
  if (unit.kind !== 'crew') return undefined;
  if (unit.reduced) return mmcCounter(unit.nationality, '1-2-7', 'crew');
  return unit.strength === '2-2-8' ? mmcCounter(unit.nationality, '1-2-8', 'crew', 'reduced') : undefined;
}

function sideOfUnit(unit: AslUnit): Side {
  return unit.reduced ? 'reduced' : undefined;
}
