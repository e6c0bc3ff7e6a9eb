/** Convoys (11.40): six or more vehicles, nose to tail on a road, as a scenario says. */
import { around, distance, neighbours } from '../../mechanics/places.js';
import { isRoadBetween } from '../ch14-terrain/ground.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap, isVehicle, type OnMap, ofSide, vehiclesAt } from '../units/kinds.js';

const FEWEST = 6;
/** Points for each hex of the road (11.40.2). */
export const CONVOY_SPEED = 2;

/** All that still belong to it. */
export const elementsOf = (battle: Battle, { convoy, side }: Pick<Unit, 'convoy' | 'side'>): OnMap[] =>
  convoy === undefined
    ? []
    : ofSide(battle, side).filter(
        (unit): unit is OnMap => isVehicle(unit) && isOnMap(unit) && unit.convoy === convoy,
      );

export const hasMoved = (elements: readonly Unit[]): boolean =>
  elements.some(({ moved, spent }) => moved === true || spent !== undefined);

/** Those of the hexes that hang together with the first of them by the road. */
function linked(battle: Battle, [first, ...others]: readonly string[]): Set<string> {
  const found = new Set(first === undefined ? [] : [first]);
  for (const at of found)
    for (const next of others)
      if (neighbours(battle, at).includes(next) && isRoadBetween(battle, at, next)) found.add(next);
  return found;
}

/** The hexes hang together by the road. */
export const isChain = (battle: Battle, hexes: readonly string[]): boolean =>
  linked(battle, hexes).size === new Set(hexes).size;

/** Six or more in a string without gaps, one in each hex (11.40.1). */
function isWhole(battle: Battle, elements: readonly OnMap[]): boolean {
  const hexes = elements.map(({ at }) => at);
  const isOnRoad = hexes.every((at) =>
    around(battle, at).some((next) => next !== undefined && isRoadBetween(battle, at, next)),
  );
  return (
    elements.length >= FEWEST && new Set(hexes).size === hexes.length && isOnRoad && isChain(battle, hexes)
  );
}

/** One of its convoys is whole, and all of it there (11.40.4). */
export const hasWholeConvoy = (battle: Battle, side: string, hexes?: readonly string[]): boolean => {
  const all = ofSide(battle, side).filter((unit) => unit.convoy !== undefined);
  return all.some((unit) => {
    const elements = elementsOf(battle, unit);
    return isWhole(battle, elements) && elements.every(({ at }) => !hexes || hexes.includes(at));
  });
};

/** It goes ahead along the road, no farther than the slowest could, and not after it has turned round (11.40.1, 11.40.2, 11.40.10). */
export function breaksConvoy(
  battle: Battle,
  vehicle: Unit,
  path: readonly string[],
  {
    spent,
    reverse,
    around: isAround,
  }: { readonly spent: number; readonly reverse: boolean; readonly around: boolean },
): Refusal | undefined {
  if (vehicle.convoy === undefined || !isOnMap(vehicle)) return undefined;
  const { name, mp = 0, spent: before = 0 } = vehicle;
  if (reverse || isAround)
    return refuse(
      'NO_WAY',
      `${name} goes ahead with its convoy: take it out with "leave-convoy".`,
      '11.40.2',
    );
  const way = [vehicle.at, ...path];
  if (path.some((to, i) => !isRoadBetween(battle, way[i] as string, to)))
    return refuse(
      'NO_WAY',
      `The convoy of ${name} stays on the road: take it out with "leave-convoy".`,
      '11.40.1',
    );
  const pace = Math.min(mp, ...elementsOf(battle, vehicle).map((one) => one.mp ?? 0));
  return before + spent > pace
    ? refuse('TOO_FAR', `The slowest of the convoy has ${pace} MP.`, '11.40.2')
    : undefined;
}

/** A convoy that stays where it is has pulled up beside the road for its friends (11.40.8). */
export const isParked = (battle: Battle, other: Unit, { side, convoy }: Unit): boolean =>
  other.convoy !== undefined &&
  other.side === side &&
  other.convoy !== convoy &&
  !hasMoved(elementsOf(battle, other));

/** One that can still close up, while its convoy has moved and has a gap (11.40.2, 11.40.5). */
export const boundToCloseUp = (
  battle: Battle,
  by: string,
  couldGo: (unit: Unit, path: string[]) => boolean,
): Unit | undefined =>
  ofSide(battle, by).find((unit) => {
    if (unit.convoy === undefined || !isOnMap(unit) || unit.moved || unit.spent !== undefined) return false;
    const elements = elementsOf(battle, unit);
    if (!hasMoved(elements)) return false;
    const own = linked(battle, [unit.at, ...elements.map(({ at }) => at)]);
    const away = elements.filter(({ at }) => !own.has(at));
    const gap = (from: string) => Math.min(...away.map(({ at }) => distance(battle, from, at)));
    return (
      away.length > 0 &&
      neighbours(battle, unit.at).some((to) => gap(to) < gap(unit.at as string) && couldGo(unit, [to]))
    );
  });

/** Road hexes between its elements, and those in which they stand. */
export const hexesOfConvoy = (battle: Battle, elements: readonly OnMap[]): string[] => {
  const held = elements.map(({ at }) => at);
  const near = new Set(held.flatMap((at) => neighbours(battle, at)));
  const gaps = [...near].filter(
    (hex) =>
      !held.includes(hex) &&
      vehiclesAt(battle, hex).length === 0 &&
      held.filter((at) => neighbours(battle, at).includes(hex) && isRoadBetween(battle, at, hex)).length > 1,
  );
  return [...new Set([...held, ...gaps])];
};
