/** What can be fired at what, as examples: each place with all it has, and each unit and weapon by itself. */
import { groupedBy } from '../../mechanics/groups.js';
import { distance } from '../ground/places.js';
import type { DecisionKind } from '../sequence/decisions.js';
import type { Battle, Unit } from '../system.js';
import { enemiesAt, isVehicle, lmOf, ownAt } from '../units/kinds.js';
import { firesAlone, firesInImpulse, firesOpportunity, hasFirepower, smallArmsOf } from './firers.js';
import { type Named, reachOf, readFirers } from './group.js';
import { aidRefusal } from './leader.js';

type Asked = Named & { leader?: string };

export function* fireCandidates(battle: Battle, side: string, kind: DecisionKind): Iterable<Asked> {
  const opportunity = kind === 'opportunity';
  // While a stack moves, only riders fire (16.2/e).
  const onlyRiders = kind === 'moving';
  if (onlyRiders && !battle.units().some((unit) => unit.side === side && unit.riding)) return;
  const targets = opportunity ? [battle.clock.window?.at as string] : placesOfEnemies(battle, side);
  for (const at of targets) {
    const vehicles = vehiclesIn(battle, side, at);
    for (const [from, all] of firersByPlace(battle, side, at, opportunity)) {
      const units = onlyRiders ? all.filter(({ riding }) => riding) : all;
      for (const vehicle of [undefined, ...vehicles])
        yield* fromPlace(battle, side, { from, at, vehicle, units, opportunity });
    }
  }
}

const placesOfEnemies = (battle: Battle, side: string): string[] => [
  ...new Set(
    battle.units().flatMap((unit) => (unit.side !== side && unit.at !== undefined ? [unit.at] : [])),
  ),
];

/** The vehicles of the enemy in a place. */
const vehiclesIn = (battle: Battle, side: string, at: string): string[] =>
  enemiesAt(battle, at, side).flatMap((unit) => (isVehicle(unit) ? [unit.id] : []));

function firersByPlace(battle: Battle, side: string, at: string, opportunity: boolean) {
  const firers = battle
    .units()
    .filter((unit) => unit.side === side && unit.at !== undefined)
    .filter((unit) => (opportunity ? firesOpportunity(unit) : firesInImpulse(unit, at)));
  return groupedBy(firers, (unit) => unit.at as string);
}

function* fromPlace(
  battle: Battle,
  side: string,
  {
    from,
    at,
    vehicle,
    units,
    opportunity,
  }: { from: string; at: string; vehicle: string | undefined; units: readonly Unit[]; opportunity: boolean },
): Iterable<Asked> {
  const aim = vehicle === undefined ? { at } : { at, vehicle };
  const can = (named: Named) => !('refused' in readFirers(battle, side, named, opportunity));
  const hexes = distance(battle, from, at);
  const isInRange = (each: Unit) => hexes <= reachOf(each);
  const inRange: Named[] = [];
  for (const unit of units) {
    if (hasFirepower(unit) && isInRange(unit)) inRange.push({ ...aim, units: [unit.id] });
    for (const weapon of smallArmsOf(battle, unit))
      if (isInRange(weapon)) inRange.push({ ...aim, weapons: [weapon.id] });
  }
  const able = inRange.filter(can);
  if (able.length === 0) return;
  const together = everybody(battle, units, able);
  const leaders = ownAt(battle, from, side).filter((unit) => unit.kind === 'leader');
  for (const named of [...(together && can(together) ? [together] : []), ...able]) {
    const firing = [
      ...(named.units ?? []),
      ...(named.weapons ?? []).map((id) => battle.theUnit(id).possessor),
    ];
    const group = units.filter((unit) => firing.includes(unit.id));
    const leader = leaders
      .filter((each) => !group.includes(each) && aidRefusal(battle, each, group, at) === undefined)
      .sort((a, b) => lmOf(b) - lmOf(a))[0];
    if (leader) yield { ...named, leader: leader.id };
    yield named;
  }
}

/** All that can fire together: IFP with a Squad's first weapon, the weapon of anybody else. */
function everybody(battle: Battle, all: readonly Unit[], able: readonly Named[]): Named | undefined {
  const [first] = able;
  if (!first) return undefined;
  const { at, vehicle } = first;
  const units: string[] = [];
  const weapons: string[] = [];
  for (const unit of all) {
    if (firesAlone(unit)) continue;
    const [weapon] = smallArmsOf(battle, unit).filter(({ id }) =>
      able.some((one) => one.weapons?.includes(id)),
    );
    const hasIfp = able.some((one) => one.units?.includes(unit.id));
    if (weapon) weapons.push(weapon.id);
    if (hasIfp && (!weapon || unit.kind === 'squad')) units.push(unit.id);
  }
  if (units.length + weapons.length < 2) return undefined;
  return {
    at,
    ...(vehicle !== undefined && { vehicle }),
    ...(units.length > 0 && { units }),
    ...(weapons.length > 0 && { weapons }),
  };
}
