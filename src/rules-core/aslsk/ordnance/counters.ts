/** The Guns in the box (1.2.6): what is printed on both sides of the counter, and which ammunition a date allows. */
import type { UnitAttributes } from '../units/attributes.js';
import type { Counter } from '../units/counters.js';
import guns from '../units/guns.json' with { type: 'json' };
import { onlyOne } from '../vehicles/counter.js';
import { AMMUNITION, type Ammunition } from './ammunition.js';

interface Printed {
  readonly nationality: string;
  readonly type: string;
  readonly calibre: string;
  readonly rof: number | null;
  readonly m: number;
  readonly target_size_drm: number;
  readonly b: number | null;
  readonly mount: string;
  readonly model?: string;
  readonly ife?: number;
  readonly ap?: boolean;
  readonly he?: boolean;
  readonly range?: readonly (number | string)[];
  readonly ammo_vasl_templates?: Readonly<Record<string, string | number>>;
}

const GUNS = guns as readonly Printed[];

/** When the battle is fought, and where: dates of ammunition may hold for Europe or the Pacific only. */
export interface Occasion {
  readonly year: number;
  readonly month: number;
  readonly pto?: boolean;
}

const SUMMER_OF_1944: Occasion = { year: 1944, month: 7 };

const NATION: Readonly<Record<string, string>> = { USMC: 'American', 'German SS': 'German' };

/** A Gun by calibre and type (`88L AA`, with its IFE where two share the rest: `20L(4) AA`) or by its model. */
export function gunCounter(nationality: string, name: string, when: Occasion = SUMMER_OF_1944): Counter {
  const nation = NATION[nationality] ?? nationality;
  const park = GUNS.filter((each) => each.nationality === nation);
  const one =
    park.find((each) => [titleOf(each), fullTitleOf(each), each.model].includes(name)) ??
    onlyOne(park.filter((each) => `${Number.parseInt(each.calibre, 10)}mm ${each.type}` === name));
  if (!one) throw new Error(`There is no ${nationality} ${name} in the counter mix.`);
  const ammunition = ammunitionOf(one, when);
  const lacks = lacksOf(one);
  const [shortest, farthest] = rangeOf(one);
  return {
    kind: 'gun',
    name: titleOf(one),
    nationality: nation,
    weapon: one.type as NonNullable<UnitAttributes['weapon']>,
    calibre: one.calibre,
    manhandling: one.m,
    breakdown: one.b ?? 12,
    repair: 1,
    ca: 0,
    emplaced: true,
    ...(one.rof !== null && { rof: one.rof }),
    ...(one.target_size_drm !== 0 && { size: one.target_size_drm }),
    ...(one.mount === '360' && { mount360: true as const }),
    ...(one.ife !== undefined && { ife: one.ife }),
    ...(isShielded(one) && { gunshield: true as const }),
    ...(isQuick(one) ? { quickSetUp: true as const } : { limbered: true as const }),
    ...(shortest !== undefined && { minRange: shortest }),
    ...(farthest !== undefined && { range: farthest }),
    ...(Object.keys(ammunition).length > 0 && { ammunition }),
    ...(lacks.length > 0 && { lacks }),
  };
}

export function gunNames(nationality: string): string[] {
  const nation = NATION[nationality] ?? nationality;
  return GUNS.filter((one) => one.nationality === nation).map(titleOf);
}

function titleOf({ calibre, type }: Printed): string {
  return `${calibre} ${type}`;
}

function fullTitleOf({ calibre, type, ife }: Printed): string {
  return `${calibre}(${ife}) ${type}`;
}

/** AT and INF Guns have a gunshield (6.6/a). */
function isShielded({ type }: Printed): boolean {
  return type === 'AT' || type === 'INF';
}

/** The sources do not tell QSU from Limbered: small Guns are taken to be quick (CHOICES). */
function isQuick({ target_size_drm: size }: Printed): boolean {
  return size > 0;
}

function lacksOf({ type, ap, he }: Printed): Ammunition[] {
  return [
    ...(ap === false || type === 'MTR' ? ['AP' as const] : []),
    ...(he === false ? ['HE' as const] : []),
  ];
}

function rangeOf({ range }: Printed): (number | undefined)[] {
  return (range ?? []).map((one) => Number(/\d+/.exec(String(one))?.[0]));
}

const SPELLED: Readonly<Record<string, Ammunition>> = { smoke: 'smoke' };

function ammunitionOf(
  { ammo_vasl_templates: printed = {} }: Printed,
  when: Occasion,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [kind, text] of Object.entries(printed)) {
    const ammo = SPELLED[kind] ?? AMMUNITION.find((one) => one === kind);
    const number = ammo && depletionOn(String(text), when);
    if (number !== undefined && ammo) found[ammo] = number;
  }
  return found;
}

/**
 * `5 (2); 4 (3)`: 5 from 1942, 4 from 1943. Months stand before the year (J4), E and P behind it for Europe and the
 * Pacific. Ammunition for one short range only (`6[9]`) is left out: this book has none.
 */
function depletionOn(text: string, when: Occasion): number | undefined {
  let number: number | undefined;
  for (const part of text.split(';')) {
    const read = /^\s*(\d+)\s*(?:\(([A-Z]?)(\d)\+?([EP]?)\))?\s*$/.exec(part);
    if (!read) continue;
    const [, depletion, month, year, theatre] = read;
    if (isReached(month ?? '', year, theatre ?? '', when)) number = Number(depletion);
  }
  return number;
}

const MONTHS: Readonly<Record<string, number>> = { F: 2, J: 6, A: 8, S: 9 };

function isReached(month: string, year: string | undefined, theatre: string, when: Occasion): boolean {
  if (year === undefined) return true;
  if (theatre === 'E' && when.pto) return false;
  if (theatre === 'P' && !when.pto) return false;
  return 12 * when.year + when.month >= 12 * (1940 + Number(year)) + (MONTHS[month] ?? 1);
}
