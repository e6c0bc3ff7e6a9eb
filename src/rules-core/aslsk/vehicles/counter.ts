/** The vehicles in the box, as printed (1.2.7, 7.0 to 7.5). */

import type { UnitAttributes } from '../units/attributes.js';
import type { Counter } from '../units/counters.js';
import mmc from '../units/mmc.json' with { type: 'json' };
import vehicles from '../units/vehicles.json' with { type: 'json' };

type Printed = (typeof vehicles)[number];

/** When a scenario is set: depletion numbers and dispensers depend on it. */
interface Date {
  readonly year: number;
  readonly month: number;
}

const DEFAULT_DATE: Date = { year: 1944, month: 7 };

/** Marines and the SS drive what their army drives. */
const ARMY: Readonly<Record<string, string>> = { USMC: 'American', 'German SS': 'German' };

/** An AFV as printed: the book has Fully Tracked vehicles and Armored Cars with Armour Factors (7.0/a). */
export function vehicleCounter(nation: string, name: string, date: Date = DEFAULT_DATE): Counter {
  const nationality = ARMY[nation] ?? nation;
  const park = vehicles.filter((each) => each.nationality === nationality);
  const one =
    park.find((each) => namesOf(each).includes(name)) ??
    onlyOne(park.filter((each) => each.name.startsWith(name)));
  if (!one || (one.movement !== 'FT' && one.movement !== 'AC'))
    throw new Error(`There is no ${nationality} ${name} in the counter mix.`);
  return {
    kind: 'vehicle',
    name: one.name,
    nationality,
    track: one.movement,
    mp: one.mp,
    morale: bestMorale(nationality),
    pressure: one.ground_pressure as NonNullable<UnitAttributes['pressure']>,
    hull: armour(one.af_hull),
    turretArmour: armour(one.af_turret),
    ...(one.turret != null && { turret: one.turret as NonNullable<UnitAttributes['turret']> }),
    ...(one.size_drm !== 0 && { size: one.size_drm }),
    ...(one.open_topped && { openTopped: true as const, ce: true as const }),
    ...(isUnreliable(one) && { unreliable: 12 }),
    ...mainArmament(one),
    ...machineGuns(one),
    ...supplies(one, date),
    vca: 0,
  };
}

/** A name cut short is enough where only one vehicle is called so. */
export function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** A PzKpfw VIE (Tiger) is asked for in full, without its epithet, or by it. */
function namesOf({ name }: Printed): string[] {
  const [, designation = name, epithet = name] = /^(.+) \((\D+)\)$/.exec(name) ?? [];
  return [name, designation, epithet];
}

export function vehicleNames(nation: string): string[] {
  const nationality = ARMY[nation] ?? nation;
  return vehicles
    .filter((one) => one.nationality === nationality && (one.movement === 'FT' || one.movement === 'AC'))
    .map(({ name }) => name);
}

function armour({ front, side_rear }: Printed['af_hull']) {
  return { front: front ?? 0, side: side_rear ?? 0 };
}

/** Red Movement Points: prone to break down on starting (3.3.2/u). */
function isUnreliable({ note }: Printed): boolean {
  return note?.includes('MP red') ?? false;
}

/** The best unbroken morale of the elite MMC of a nation (7.10/crew); Marines are a nation of their own. */
function bestMorale(nationality: string): number {
  const elite = mmc.filter((one) => one.nationality === nationality && one.class === 'Elite');
  return Math.max(...elite.map(({ morale }) => morale));
}

/** `75* (no AP)`; a machine gun as main armament has no calibre of its own. */
function mainArmament(one: Printed): Partial<UnitAttributes> {
  const { ma, rof, b } = one;
  const calibre = /^\d+(LL|L|\*)?/.exec(ma ?? '')?.[0];
  const lowAmmo = /^circled (\d+)$/.exec(String(b ?? ''))?.[1];
  return {
    ...(calibre !== undefined && { calibre }),
    ...(rof != null && { rof }),
    ...(typeof b === 'number' && { breakdown: b }),
    ...(lowAmmo !== undefined && { lowAmmo: Number(lowAmmo) }),
    ...('ife' in one && typeof one.ife === 'number' && { ife: one.ife }),
    ...(ma?.includes('no AP') && { lacks: ['AP'] }),
  };
}

/** 2* is a Fixed Mount (7.8/h). */
function machineGuns({ mg_bow_coax_aa, ...one }: Printed): Partial<UnitAttributes> {
  const [bow, coaxial, antiAircraft] = mg_bow_coax_aa.map((gun) =>
    gun === null ? undefined : Number.parseInt(String(gun), 10),
  );
  const rear = 'rmg' in one && one.rmg != null ? Number.parseInt(String(one.rmg), 10) : undefined;
  return {
    ...(bow !== undefined && { bmg: bow }),
    ...(String(mg_bow_coax_aa[0]).endsWith('*') && { fixedMount: true as const }),
    ...(coaxial !== undefined && { cmg: coaxial }),
    ...(antiAircraft !== undefined && { aamg: antiAircraft }),
    ...(rear !== undefined && { rmg: rear }),
  };
}

const DISPENSERS: readonly string[] = ['sD', 'sM', 'sP', 'sN'];

/** Depletion and usage numbers; those of another year than the scenario's are left out. */
function supplies(one: Printed, date: Date): Partial<UnitAttributes> {
  const ammunition: Record<string, number> = {};
  const dispensers: Record<string, number> = {};
  const printed = 'ammo_and_dispensers' in one ? one.ammo_and_dispensers : undefined;
  for (const [kind, text] of Object.entries(printed ?? {})) {
    if (text === undefined) continue;
    const number = numberAt(String(text), date);
    if (number === undefined) continue;
    if (DISPENSERS.includes(kind)) dispensers[kind] = number;
    else ammunition[kind] = number;
  }
  return {
    ...(Object.keys(ammunition).length > 0 && { ammunition }),
    ...(Object.keys(dispensers).length > 0 && { dispensers }),
    ...(dispensers.sN !== undefined && { closeDefence: dispensers.sN }),
  };
}

/** Months as the notes abbreviate them: J4 is June 1944, A4 August, S2 September, F3 February. */
const MONTHS: Readonly<Record<string, number>> = { F: 2, J: 6, A: 8, S: 9, N: 11 };

/** `6 (2); 5 (3+); 7 (J4+)`: the number that holds from then on, until another does (6.2/d). */
function numberAt(text: string, date: Date): number | undefined {
  const now = 12 * (date.year - 1940) + date.month;
  let found: number | undefined;
  for (const part of text.split(';')) {
    const read = /^\s*(\d+)[^(\d]*(?:\(([A-Z]?)(\d)\+?E?\))?/.exec(part);
    if (!read) continue;
    const [, number, month = '', year] = read;
    const since = year === undefined ? 0 : 12 * Number(year) + (MONTHS[month] ?? 1);
    if (now >= since) found = Number(number);
  }
  return found;
}
