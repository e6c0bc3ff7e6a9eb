/** Shot with a hard core (13.27.3, 13.27.4), an option: APCR, and the APDS of the British, as far as the supply goes. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { distance } from '../../mechanics/places.js';
import type { Ammunition } from '../attributes/ordnance.js';
import { isInStrangeHands } from '../ch10-guns/01-crews.js';
import { SUPPLIED, SUPPLY } from '../charts/index.js';
import { isChosen } from '../options/optional-rules.js';
import type { Battle, Modifier } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';

type Core = 'APCR' | 'APDS';
type Row = (typeof SUPPLIED)[number];

export const isCore = (ammunition: Ammunition | 'WP'): ammunition is Core =>
  ammunition === 'APCR' || ammunition === 'APDS';

interface Supply {
  readonly kind: Core;
  /** The roll To Hit with which the last of it is fired. */
  readonly number: number;
}

const chartsOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;

/** Those of a nation that it serves itself; the short German 75mm on vehicles alone (13.27.1.2, 13.27.1.3). */
function rowOf({ unit, gun, ...piece }: Piece): Row | undefined {
  const size = `${unit.nationality} ${gun.calibre}${gun.length ?? ''}${gun.asterisk ? '*' : ''}`;
  const row = SUPPLIED.find((one) => one === size);
  if (row === undefined || gun.only === 'HE' || isInStrangeHands({ unit, gun, ...piece })) return undefined;
  return row === 'German 75' && !isVehicle(unit) ? undefined : row;
}

/** What the gun has at that time; nothing where the option is not played (13.27.1.1). */
export function supplyOf(battle: Battle, piece: Piece): Supply | undefined {
  if (!isChosen(battle, '13.27')) return undefined;
  const { year, month } = battle.options;
  const row = rowOf(piece);
  if (row === undefined || year < FIRST || year > LAST) return undefined;
  const number = chartsOf(battle).lookup(SUPPLY.number, row, `${year as (typeof YEARS)[number]}`);
  const isEarly = year === LATE && isDated(row) && month < chartsOf(battle).lookup(SUPPLY.firstMonth, row);
  return number === '-' || isEarly
    ? undefined
    : { kind: row.startsWith('British') ? 'APDS' : 'APCR', number };
}

const YEARS = [1941, 1942, 1943, 1944, 1945] as const;
const [FIRST, LAST] = [1941, 1945];
/** The year in which some of it came in a month that the chart names. */
const LATE = 1944;
const DATED = ['American 76L', 'British 57L', 'British 76LL'] as const;
const isDated = (row: Row): row is (typeof DATED)[number] => DATED.some((one) => one === row);

/** From here on it flies less true (13.27.3.3, 13.27.4.2). */
const SURE = 12;

export function flight(battle: Battle, from: string, at: string, ammunition: Ammunition): Modifier[] {
  const beyond = distance(battle, from, at) - SURE;
  return isCore(ammunition) && beyond > 0
    ? [{ why: `${ammunition} far off`, value: Math.ceil(beyond / SURE), cites: '13.27.3.3' }]
    : [];
}

/** It goes deeper (13.27.3.4, 13.27.4.3). */
export const depthOf = (battle: Battle, ammunition: Ammunition): Modifier[] =>
  isCore(ammunition)
    ? [
        {
          why: ammunition,
          value: chartsOf(battle).lookup(SUPPLY.toKill, ammunition),
          cites: ammunition === 'APCR' ? '13.27.3.4' : '13.27.4.3',
        },
      ]
    : [];
