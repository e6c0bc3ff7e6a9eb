/** What it costs to enter a place, on foot and by vehicle (6.0, 10.2/e, 10.4, 21.1/e, 21.3, 21.4/f). */
import type { Hexside } from '../../kernel/geometry/grid.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import { floorOf, hexAt, hexOf, insideOf, isInPlay, isShelter, sideTowards } from './places.js';
import { type ChartRow, cell } from './tec.js';
import { hasRoad, hexsideRow, isPlace, levelOfHex, terrainIn } from './terrain.js';

/** Who goes: on foot, or by movement type; and if a Scout leads through difficult terrain (11.6/a). */
export interface Goer {
  readonly going: 'leg' | 'T' | 'O' | 'R';
  readonly side: string;
  readonly scouted?: boolean;
}

/** Between the floors of a Building, and into or out of a Bunker or Cave. */
const WITHIN_A_HEX = 2;
const CLOSED = 'P';

/** Movement Points from one place to the next, or why nobody of that kind can go there. */
export function entryCost(battle: Battle, goer: Goer, from: string, to: string): number | Refusal {
  const strange = placeRefusal(battle, to);
  if (strange) return strange;
  if (to === from) return refuse('SAME_HEX', `The units are in ${to} already.`, '6.0');
  if (hexOf(from) === hexOf(to)) return withinHex(goer, from, to);
  const side = sideTowards(battle, from, to);
  if (side === undefined) return refuse('NOT_ADJACENT', `${to} is not adjacent to ${from}.`, '6.0');
  return throughWalls(from, to) ?? acrossHexside(battle, goer, { from, to, side });
}

/** For the first hex of units that come from off the map (22.0). */
export function firstCost(battle: Battle, goer: Goer, to: string): number | Refusal {
  const strange = placeRefusal(battle, to);
  if (strange) return strange;
  return summed([terrainCost(battle, goer, to, false), ...ownMines(battle, goer, to)], to);
}

function placeRefusal(battle: Battle, to: string): Refusal | undefined {
  if (!battle.table.map.named.has(hexOf(to)) || !isPlace(battle, to))
    return refuse('NO_SUCH_HEX', `There is no place "${to}" on the map.`, '6.0');
  const { name } = hexAt(battle, to);
  if (name !== hexOf(to))
    return refuse('NO_SUCH_HEX', `On this map ${hexOf(to)} is called ${name}: name it so.`, '1.4/b');
  return isInPlay(battle, to) ? undefined : refuse('NO_SUCH_HEX', `${to} is not in play.`, '6.0');
}

function withinHex({ going }: Goer, from: string, to: string): number | Refusal {
  if (going !== 'leg') return refuse('NO_VEHICLES', `Vehicles cannot enter ${to}.`, '1.3/j', '21.1/d');
  if (insideOf(from) === '' || insideOf(to) === '') return WITHIN_A_HEX;
  return refuse('NOT_ADJACENT', `From ${from} the way leads over ${hexOf(from)}.`, '10.2/e', '21.1/e');
}

/** Upper floors join hexes of one Building; everything else inside a hex is entered from it alone (CHOICES.md, 10.2/e). */
function throughWalls(from: string, to: string): Refusal | undefined {
  const isUpstairs = floorOf(from) === 1 && floorOf(to) === 1;
  if (isUpstairs || (insideOf(from) === '' && insideOf(to) === '')) return undefined;
  const why =
    insideOf(to) === '' || isShelter(from)
      ? `The units must first leave ${from} for ${hexOf(from)}.`
      : `${to} is entered from ${hexOf(to)} only.`;
  return refuse('NOT_ADJACENT', why, '10.2/e', '21.1/e');
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly side: Hexside;
}

function acrossHexside(battle: Battle, goer: Goer, { from, to, side }: Step): number | Refusal {
  const onRoad = hasRoad(battle, from, side);
  const hexside = onRoad ? undefined : hexsideRow(battle, from, side);
  const stream = onRoad ? undefined : streamAt(battle, from, to, side);
  const climbed = Math.max(0, levelOfHex(battle, to) - levelOfHex(battle, from));
  const uphill = climbed === 0 ? 0 : climbed * Number(costIn(battle, goer, 'Hill level 1/2/3'));
  const parts = [
    terrainCost(battle, goer, to, onRoad),
    ...(hexside ? [costIn(battle, goer, hexside)] : []),
    ...(stream ? [costIn(battle, goer, stream)] : []),
    ...ownMines(battle, goer, to),
    uphill,
  ];
  return summed(parts, to);
}

function summed(parts: readonly (number | 'P')[], to: string): number | Refusal {
  let sum = 0;
  for (const part of parts) {
    if (part === CLOSED) return refuse('CLOSED_TERRAIN', `${to} cannot be entered this way.`, '6.0', '10.4');
    sum += part;
  }
  return sum;
}

/** Wire costs what it costs, whatever lies beneath (21.3); a Ford likewise. */
function terrainCost(battle: Battle, goer: Goer, to: string, onRoad: boolean): number | 'P' {
  const { wire, ford } = battle.location(hexOf(to));
  if (wire) return costIn(battle, goer, 'Wire (marker)');
  if (ford) return costIn(battle, goer, 'Ford (marker)');
  const row = onRoad ? 'Road' : terrainIn(battle, to);
  const cost = costIn(battle, goer, row);
  const hasWreck = battle.location(hexOf(to)).wreck !== undefined && insideOf(to) === '';
  const wreck = hasWreck ? costIn(battle, goer, 'Wreck (marker)') : 0;
  if (cost === CLOSED || wreck === CLOSED) return CLOSED;
  return (goer.scouted && SCOUTED.has(row) ? 1 : cost) + wreck;
}

const SCOUTED: ReadonlySet<string> = new Set([
  'Heavy Jungle',
  'Light Jungle',
  'Forest',
  'Light Woods',
  'Wheatfield',
  'Tall/Kunai Grass',
]);

function costIn(battle: Battle, { going }: Goer, row: ChartRow): number | 'P' {
  const written = cell(battle, row, going);
  return typeof written === 'number' ? written : costAsWritten(String(written));
}

/** The number in a cell: 4, "+1", "4 in total", "6, hex becomes Rubble"; P: closed. */
function costAsWritten(written: string): number | 'P' {
  return written === CLOSED ? CLOSED : Number(/\d+/.exec(written)?.[0] ?? 0);
}

function streamAt(battle: Battle, from: string, to: string, side: Hexside): ChartRow | undefined {
  const here = battle.location(hexOf(from)).streams?.find((stream) => stream.side === side);
  const there = battle.location(hexOf(to)).streams?.find((stream) => stream.side === (side + 3) % 6);
  const type = (here ?? there)?.type;
  return type === undefined ? undefined : `Stream hexside type ${type as 1 | 2 | 3 | 4 | 5}`;
}

/** One's own Mines cost a Movement Point more (21.4/f). */
const ownMines = (battle: Battle, goer: Goer, to: string): (number | 'P')[] =>
  insideOf(to) === '' && battle.location(to).mines?.some(({ side }) => side === goer.side)
    ? [costIn(battle, goer, 'Mines (marker)')]
    : [];

/** The building or hut that a vehicle of that type turns to other terrain when it enters (15.1). */
export function becomes(battle: Battle, { going }: Goer, to: string): 'Rubble' | 'Clear' | undefined {
  const written = String(cell(battle, terrainIn(battle, to), going === 'leg' ? 'leg' : going));
  if (written.includes('becomes Rubble')) return 'Rubble';
  return written.includes('becomes Clear') ? 'Clear' : undefined;
}
