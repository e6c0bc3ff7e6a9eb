/** The To Hit number (3.2.4): by Target Type, colour, range, barrel, ammunition and calibre; and the number for a Critical Hit. */
import { LATW_TO_HIT, TO_HIT } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import type { AslBattle, AslUnit } from '../system.js';
import type { Ammunition } from './ammunition.js';
import { barrel, colourOf, millimetres } from './weapon.js';

/** What a shot is aimed at: Infantry, an area, one vehicle; light anti-tank weapons have a table of their own. */
export type TargetType = 'ITT' | 'ATT' | 'VTT' | 'own';

export interface ToHit {
  readonly number: number;
  /** A final DR of so much or less is a Critical Hit; absent where only an original 2 is one. */
  readonly critical?: number;
}

interface Aimed {
  readonly type: TargetType;
  readonly range: number;
  readonly ammo: Ammunition;
  readonly mortar: boolean;
}

/** Undefined: the weapon's own table does not reach that far. */
export function toHit(battle: AslBattle, weapon: AslUnit, aimed: Aimed): ToHit | undefined {
  switch (aimed.type) {
    case 'own':
      return ownTable(battle, weapon, aimed.range);
    case 'ATT':
      return { number: areaNumber(battle, weapon, aimed) };
    case 'VTT':
      return { number: vehicleNumber(battle, weapon, aimed) };
    case 'ITT':
      return infantryNumber(battle, weapon, aimed);
  }
}

/** The table on the back of the counter (4.4/a). */
function ownTable(battle: AslBattle, weapon: AslUnit, range: number): ToHit | undefined {
  const cell = chartsOf(battle).find(LATW_TO_HIT.number, tableOf(weapon), range);
  return cell && { number: cell.value };
}

type OwnTable = Parameters<(typeof LATW_TO_HIT.number.axes)[0]['key']>[0];

function tableOf(weapon: AslUnit): OwnTable {
  return weapon.table as OwnTable;
}

/** The chart prints some Guns gun by gun: there the number stands as it is, point blank and all. */
function infantryNumber(battle: AslBattle, weapon: AslUnit, { range, ammo }: Aimed): ToHit {
  const charts = chartsOf(battle);
  const colour = colourOf(battle, weapon);
  const at = Math.max(1, range);
  const special = ammo === 'APCR' || ammo === 'APDS' ? adjustment(battle, 'APCR/APDS', range) : 0;
  const printed = printedRow(battle, weapon, colour, at);
  if (printed) return { number: printed.number + special, critical: printed.critical };
  const before = charts.lookup(TO_HIT.base, 'ITT', colour, range) + adjustments(battle, weapon, range);
  const close = charts.lookup(TO_HIT.pointBlank, range);
  const critical = charts.lookup(TO_HIT.criticalHitITT, Math.max(1, before)) + close;
  return { number: before + close + special, critical };
}

function printedRow(
  battle: AslBattle,
  weapon: AslUnit,
  colour: 'black' | 'red',
  range: number,
): { readonly number: number; readonly critical: number } | undefined {
  const charts = chartsOf(battle);
  for (const row of rowsOf(weapon)) {
    const number = charts.find(TO_HIT.cardNumber, row, colour, range);
    const critical = charts.find(TO_HIT.cardCriticalHit, row, colour, range);
    if (number && critical) return { number: number.value, critical: critical.value };
  }
  return undefined;
}

/** `45L (Russian)` before `45L`. */
function rowsOf({ calibre = '', nationality }: AslUnit): string[] {
  return [`${calibre} (${nationality})`, calibre];
}

function vehicleNumber(battle: AslBattle, weapon: AslUnit, { range, ammo }: Aimed): number {
  const charts = chartsOf(battle);
  const special = ammo === 'APCR' || ammo === 'APDS' ? adjustment(battle, 'APCR/APDS', range) : 0;
  return (
    charts.lookup(TO_HIT.base, 'VTT', colourOf(battle, weapon), range) +
    adjustments(battle, weapon, range) +
    charts.lookup(TO_HIT.pointBlank, range) +
    special
  );
}

/** Always the red numbers (3.2.4/proc-c); mortars have rows of their own. */
function areaNumber(battle: AslBattle, weapon: AslUnit, { range, mortar }: Aimed): number {
  const charts = chartsOf(battle);
  const own = mortar ? mortarNumber(battle, weapon, range) : areaRow(battle, weapon, range);
  return own ?? charts.lookup(TO_HIT.base, 'ATT', 'red', range) + adjustments(battle, weapon, range);
}

function areaRow(battle: AslBattle, weapon: AslUnit, range: number): number | undefined {
  const charts = chartsOf(battle);
  if (range > 24) return undefined;
  for (const row of rowsOf(weapon)) {
    const cell = charts.find(TO_HIT.cardATT, row, range);
    if (cell) return cell.value;
  }
  return undefined;
}

const MEDIUM = '81*, 82*, 76*, 60*';
const LIGHT = '50* (German/Russian)';
const TWO_INCH = '51 (British 2in)';

function mortarNumber(battle: AslBattle, weapon: AslUnit, range: number): number | undefined {
  const charts = chartsOf(battle);
  const size = millimetres(weapon);
  if (size === 60 || (size >= 76 && size <= 82)) {
    const band = range <= 12 ? '1-12' : range <= 24 ? '13-24' : 'to maximum range';
    return charts.lookup(TO_HIT.mortarATT, MEDIUM, band);
  }
  if (size === 50) return charts.lookup(TO_HIT.mortarATT, LIGHT, range <= 12 ? '1-12' : '13+');
  if (size === 51) return charts.lookup(TO_HIT.mortarATT, TWO_INCH, '2-11');
  return undefined;
}

type Adjustment = Parameters<(typeof TO_HIT.modification.axes)[0]['key']>[0];

/** Short and long barrels, small calibres: what the chart adds to the number at that range. */
function adjustments(battle: AslBattle, weapon: AslUnit, range: number): number {
  const length = barrel(weapon);
  const size = millimetres(weapon);
  return (
    (length ? adjustment(battle, length, range) : 0) +
    (size > 0 && size <= 57 ? adjustment(battle, '57mm or less', range) : 0) +
    (size > 0 && size <= 40 ? adjustment(battle, '40mm or less, further', range) : 0)
  );
}

function adjustment(battle: AslBattle, kind: Adjustment, range: number): number {
  return chartsOf(battle).find(TO_HIT.modification, kind, range)?.value ?? 0;
}
