/** Vehicles under a '?' (2.3.8.2): in cover in which no enemy has seen them, as long as they stand still and silent. */
import { groundAt, isCover } from '../ch14-terrain/ground.js';
import { type Act, type Battle, type Change, type Refusal, refuse } from '../system.js';
import { enemiesInView, isMarker, isOnMap, isVehicle, type OnMap } from '../units/kinds.js';
import { isNight } from './08-night.js';
import { seesUnit } from './sight.js';

/** Where enemies are, and where they have been in this player turn. */
const hexesOf = ({ at, track = [], passed = [] }: OnMap): string[] => [
  at,
  ...track,
  ...passed.map((one) => one.at),
];

/** Of the enemies that its side sees; a '?' counts as a squad (2.3.2). */
const isSeen = (battle: Battle, vehicle: OnMap): boolean =>
  battle
    .asSeenBy({ side: vehicle.side }, () => enemiesInView(battle, vehicle.side))
    .some((enemy) => hexesOf(enemy).some((from) => seesUnit(battle, from, vehicle)));

const isUnwatched = (battle: Battle, unit: OnMap): boolean =>
  isVehicle(unit) && !unit.hidden && !unit.watched && isCover(groundAt(battle, unit.at));

/** When a phase ends: which vehicles in cover an enemy has seen since they came there. */
export function watchVehicles(act: Act): void {
  const { battle } = act;
  const seen = battle
    .units()
    .filter((unit): unit is OnMap => isOnMap(unit) && isUnwatched(battle, unit) && isSeen(battle, unit));
  if (seen.length === 0) return;
  const changes = seen.map(({ id }): Change => ({ do: 'unit', unit: id, set: { watched: true } }));
  act.effect('watched', { units: seen.map(({ id }) => id) }, { changes, cites: ['2.3.8.2'] });
}

/** Why a vehicle gets no '?'. */
export function vehicleInView(battle: Battle, vehicle: OnMap): Refusal | undefined {
  const no = (why: string) => refuse('IN_VIEW', `${vehicle.name} ${why}`, '2.3.8.2');
  const { moved, noticed, fired, firedIn, shotsFired, stunned, shock } = vehicle;
  if (moved || noticed || fired || firedIn || shotsFired)
    return no('has moved, turned or fired in this player turn.');
  if (stunned !== undefined || shock) return no('has a crew that is not in its senses.');
  if (isNight(battle)) return undefined;
  if (!isCover(groundAt(battle, vehicle.at)) || vehicle.beside) return no('is not in woods or a building.');
  if (vehicle.byRoad)
    return refuse('IN_VIEW', `${vehicle.name} stands on the road through the woods.`, '2.3.8.2/a');
  return vehicle.watched || isSeen(battle, vehicle)
    ? no('has been seen by enemies where it stands.')
    : undefined;
}

/** What may be beneath a '?' for those who aim at a vehicle (2.3.5). */
export const vehicleBeneath = (battle: Battle, marker: OnMap): OnMap | undefined =>
  battle
    .unitsAt(marker.at)
    .find(
      (unit): unit is OnMap =>
        isVehicle(unit) && unit.side === marker.side && unit.hidden === true && unit.concealed === true,
    );

/** Some '?' of the enemy in the hex. */
export const isEnemyMarker = (battle: Battle, by: string, id: string, at: string): boolean => {
  const unit = battle.unit(id);
  return unit !== undefined && isMarker(unit) && unit.side !== by && unit.at === at;
};
