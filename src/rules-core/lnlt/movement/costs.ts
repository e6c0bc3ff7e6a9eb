/** What it costs on foot to enter a place (6.0, 10.2/e, 21.1/e, 21.3, 21.4/f). */
import { distance, floorOf, hexOf, insideOf, isInPlay, isShelter, sideTowards } from '../ground/places.js';
import { cell } from '../ground/tec.js';
import { hasRoad, hexsideRow, isPlace, levelOfHex, terrainIn } from '../ground/terrain.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';

/** Between the floors of a Building, and into or out of a Bunker or Cave. */
const WITHIN_A_HEX = 2;
const CLOSED = 'P';

const added = (battle: Battle, row: Parameters<typeof cell>[1]): number | 'P' => {
  const written = cell(battle, row, 'leg');
  if (written === CLOSED) return CLOSED;
  return Number(/\d+/.exec(String(written))?.[0] ?? 0);
};

/** Movement Points of a stack on foot for the next place, or why it cannot go there. */
export function stepCost(battle: Battle, units: readonly Unit[], from: string, to: string): number | Refusal {
  if (!battle.table.map.named.has(hexOf(to)) || !isPlace(battle, to))
    return refuse('NO_SUCH_HEX', `There is no place ${to} on the map.`, '6.0');
  if (!isInPlay(battle, to)) return refuse('NO_SUCH_HEX', `${to} is not in play.`, '6.0');
  if (to === from) return refuse('SAME_HEX', `The units are in ${to} already.`, '6.0');
  if (hexOf(from) === hexOf(to)) return withinHex(from, to);
  if (distance(battle, from, to) !== 1)
    return refuse('NOT_ADJACENT', `${to} is not adjacent to ${from}.`, '6.0');
  if (insideOf(to) !== '' && !isUpstairs(from, to))
    return refuse('NOT_ADJACENT', `${to} is entered from ${hexOf(to)} only.`, '10.2/e', '21.1/e');
  if (isShelter(from))
    return refuse('NOT_ADJACENT', `The units must first leave ${from} for ${hexOf(from)}.`, '21.1/e');
  return acrossHexside(battle, units, from, to);
}

/** From one upper floor to the next of the same Building (CHOICES.md, 10.2/e). */
const isUpstairs = (from: string, to: string): boolean => floorOf(from) === 1 && floorOf(to) === 1;

function withinHex(from: string, to: string): number | Refusal {
  if (insideOf(from) === '' || insideOf(to) === '') return WITHIN_A_HEX;
  return refuse('NOT_ADJACENT', `From ${from} the way leads over ${hexOf(from)}.`, '10.2/e', '21.1/e');
}

function acrossHexside(battle: Battle, units: readonly Unit[], from: string, to: string): number | Refusal {
  const side = sideTowards(battle, from, to);
  if (side === undefined) return refuse('NOT_ADJACENT', `${to} is not adjacent to ${from}.`, '6.0');
  if (floorOf(from) === 1 && insideOf(to) === '')
    return refuse('NOT_ADJACENT', `The units must first come down to ${hexOf(from)}.`, '10.2/e');
  const here = battle.location(hexOf(to));
  const onRoad = hasRoad(battle, from, side);
  const hedge = onRoad ? undefined : hexsideRow(battle, from, side);
  const terrain = here.wire ? added(battle, 'Wire (marker)') : enteringCost(battle, units, to, onRoad);
  const parts: (number | 'P')[] = [
    terrain,
    ...(hedge ? [added(battle, hedge)] : []),
    ...(streamOf(battle, from, to, side) ?? []),
    uphill(battle, from, to),
    ...(here.mines?.some((mines) => mines.side === units[0]?.side) ? [added(battle, 'Mines (marker)')] : []),
  ];
  if (parts.includes(CLOSED))
    return refuse('CLOSED_TERRAIN', `Nobody on foot can enter ${to} from ${from}.`, '6.0', '10.4');
  return (parts as number[]).reduce((sum, mp) => sum + mp, 0);
}

/** A Scout finds his way through woods, jungle and grass (11.6/a); along a road the hex is a road. */
function enteringCost(battle: Battle, units: readonly Unit[], to: string, onRoad: boolean): number | 'P' {
  const row = onRoad ? 'Road' : terrainIn(battle, to);
  const written = cell(battle, row, 'leg');
  if (written === CLOSED) return CLOSED;
  const isLed = units.some((unit) => unit.kind === 'scout' && !unit.shaken) && !units.some(isVehicle);
  return isLed && SCOUTED.has(row) ? 1 : Number(written);
}

const SCOUTED: ReadonlySet<string> = new Set([
  'Heavy Jungle',
  'Light Jungle',
  'Forest',
  'Light Woods',
  'Wheatfield',
  'Tall/Kunai Grass',
]);

function streamOf(battle: Battle, from: string, to: string, side: number): (number | 'P')[] | undefined {
  const here = battle.location(hexOf(from)).streams?.find((stream) => stream.side === side);
  const there = battle.location(hexOf(to)).streams?.find((stream) => stream.side === (side + 3) % 6);
  const type = (here ?? there)?.type;
  return type === undefined ? undefined : [added(battle, `Stream hexside type ${type}` as 'Wall hexside')];
}

/** One more for each level climbed. */
const uphill = (battle: Battle, from: string, to: string): number =>
  Math.max(0, levelOfHex(battle, to) - levelOfHex(battle, from)) *
  (added(battle, 'Hill level 1/2/3') as number);
