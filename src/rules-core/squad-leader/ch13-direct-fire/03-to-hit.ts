/** The TO HIT Table (13.3): by target type, range, and the colour of the firer's numbers. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { distance } from '../../mechanics/places.js';
import { isInStrangeHands } from '../ch10-guns/01-crews.js';
import { TO_HIT } from '../charts/index.js';
import type { Battle, Modifier } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import type { Piece } from '../units/ordnance.js';

export type Line = 'vehicle' | 'infantry';

const chartsOf = (battle: Battle): ChartPack => battle.table.charts as ChartPack;

/** Whose gunners have the red numbers at all times; of the Finns nobody (13.4). */
const RED = ['Russian', 'Allied Minor', 'Rumanian'];

/** Until July 1943 (13.4). */
const isBeforeAugust1943 = ({ options: { year, month } }: Battle): boolean =>
  year < 1943 || (year === 1943 && month < 8);

const colourOf = (battle: Battle, piece: Piece): 'red' | 'black' =>
  isInStrangeHands(piece) ? 'red' : colourFor(battle, piece);

/** Of those who know what they fire. */
export function colourFor(battle: Battle, { unit, crew }: Pick<Piece, 'unit' | 'crew'>): 'red' | 'black' {
  const nation = parentOf(crew.nationality);
  const isRed =
    RED.includes(nation) ||
    (nation === 'French' && isVehicle(unit)) ||
    (nation === 'American' && isBeforeAugust1943(battle));
  return isRed ? 'red' : 'black';
}

/** What the dice must not exceed, before modifiers. */
export const hitNumber = (battle: Battle, piece: Piece, line: Line, at: string): number =>
  chartsOf(battle).lookup(TO_HIT.number, line, colourOf(battle, piece), distance(battle, piece.unit.at, at));

const SMALL = 57;
const SMALLEST = 40;
/** Guns with an asterisk lose more beyond the first of these, and most beyond the second (13.7/a). */
const [FAR, FARTHER] = [6, 12];

/** What the barrel is good for at that range (10.1.6, 13.19.7); next to the muzzle nobody misses (11.29.12). */
export function rangeModifiers(
  battle: Battle,
  { unit, gun }: Pick<Piece, 'unit' | 'gun'>,
  at: string,
): Modifier[] {
  const range = distance(battle, unit.at, at);
  const charts = chartsOf(battle);
  const rows = [
    ...(gun.length && !unit.limbered ? [gun.length] : []),
    ...(gun.calibre <= SMALL ? (['57mm or less'] as const) : []),
    ...(gun.calibre <= SMALLEST ? (['40mm or less'] as const) : []),
  ];
  const found: Modifier[] = rows.map((row) => ({
    why: row,
    value: charts.lookup(TO_HIT.barrel, row, range),
    cites: '10.1.6',
  }));
  if (gun.asterisk && range > FAR)
    found.push({
      why: 'low velocity',
      value: charts.lookup(TO_HIT.drm, range > FARTHER ? 'C' : 'B'),
      cites: '13.7/a',
    });
  if (range <= 1)
    found.push({
      why: range === 0 ? 'same hex' : 'adjacent',
      value: charts.lookup(TO_HIT.drm, range === 0 ? 'K' : 'J'),
      cites: '11.29.12',
    });
  return found.filter(({ value }) => value !== 0);
}
