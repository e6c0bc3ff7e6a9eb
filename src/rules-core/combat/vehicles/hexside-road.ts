/** Roads that run along hexsides (6.3.4): vehicles follow them from one hexside to the next. */
import { centre, type Point, VERTICES } from '../../kernel/geometry/grid.js';
import { vehicleCost } from '../cards.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { around, hexAt, hexOf, opposite } from '../terrain/places.js';
import { driveOf } from './costs.js';
import { ridersOf } from './status.js';

/** The two ends of a hexside on the map. */
function endsOf(battle: Battle, at: string, side: number): [Point, Point] {
  const { column, row } = hexAt(battle, at);
  const { x, y } = centre(column, row);
  const end = (n: number): Point => {
    const vertex = VERTICES[n % 6] as Point;
    return { x: x + vertex.x, y: y + vertex.y };
  };
  return [end(side), end(side + 1)];
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Does the way from one point to the other lead where the vehicle faces? */
function isAhead(unit: Unit, from: Point, to: Point): boolean {
  const { x, y } = VERTICES[((unit.facing ?? 0) + (unit.gear === 'reverse' ? 3 : 0)) % 6] as Point;
  return to.x - from.x === x && to.y - from.y === y;
}

/** The same hexside is named by either hex beside it. */
function isRoadSide(battle: Battle, at: string, side: number): boolean {
  const across = around(battle, at)[side];
  return (
    battle.location(hexOf(at)).hexsideRoads?.includes(side) === true ||
    (across !== undefined && battle.location(across).hexsideRoads?.includes(opposite(side)) === true)
  );
}

/** Movement Points along the road on that hexside; each new hexside asks for a new facing. */
export function hexsideRoadCost(battle: Battle, unit: Unit, to: string, side: number): number | Refusal {
  if (unit.at === undefined || !isRoadSide(battle, to, side))
    return refuse('NO_HEXSIDE_ROAD', `No road runs along that hexside of ${to}.`, '6.3.4');
  if (towsGun(battle, unit))
    return refuse('TOWING', `${unit.name} tows a gun and keeps off hexside roads.`, '6.3.4');
  const next = endsOf(battle, to, side);
  const starts = unit.onHexside === undefined ? next : endsOf(battle, unit.at, unit.onHexside);
  const leads = next.some((from, i) => {
    const other = next[1 - i] as Point;
    return isAhead(unit, from, other) && starts.some((end) => isSame(end, from));
  });
  const isNear =
    unit.onHexside !== undefined || hexOf(unit.at) === to || around(battle, unit.at).includes(to);
  return leads && isNear
    ? (vehicleCost(battle, 'Road (road to road)', driveOf(unit)) ?? 1)
    : refuse('OUT_OF_ARC', `${unit.name} does not face along that road.`, '6.3.4', '11.1.2');
}

/** Mortars may be carried along. */
const towsGun = (battle: Battle, unit: Unit): boolean =>
  ridersOf(battle, unit).some(({ kind, weapon }) => kind === 'gun' && weapon !== 'mortar');
