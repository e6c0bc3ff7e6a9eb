/**
 * Concealment (2.3) and hiding (2.5): who is under a '?', who lies hidden, and what brings them into view.
 *
 * Both are hidden from the other side; the concealed have a '?' on the map that tells no more than that somebody may be there.
 */
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import type { DecisionKind } from '../ch01-sequence/decisions.js';
import { carrierOf, passengersOf } from '../ch11-vehicles/37-passengers.js';
import { areBeside } from '../ch14-terrain/03-levels.js';
import { isBehindHedgerow } from '../ch14-terrain/06-hedgerows.js';
import { type Ground, groundAt, isCover, isOpen } from '../ch14-terrain/ground.js';
import type { RuleId } from '../rules.js';
import { specialOf } from '../scenario-rules/special.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import {
  enemiesInView,
  gunsServedBy,
  isDummy,
  isInfantry,
  isLeader,
  isMarker,
  isOnMap,
  isScout,
  isVehicle,
  type OnMap,
  playerTurnOf,
  weaponsOf,
} from '../units/kinds.js';
import { isLit, isNight } from './08-night.js';
import { sees } from './sight.js';

/** Under a '?' (2.3.2). */
export const isConcealed = ({ hidden, concealed }: Unit): boolean => hidden === true && concealed === true;

/** Off the board in the eyes of the enemy (2.5.1). */
export const liesHidden = ({ hidden, concealed }: Unit): boolean => hidden === true && !concealed;

/** Where a '?' is gained, and kept in sight of the enemy: woods, forest roads, buildings and brush (2.3.8.1/a). */
export const conceals = (ground: Ground): boolean => isCover(ground) || ground === 'brush';

/** Those beneath the '?' of a side in a hex, dummies too, without what they carry. */
export const beneath = (battle: Battle, at: LocationId, side: SideId): OnMap[] =>
  battle
    .unitsAt(at)
    .filter(
      (unit): unit is OnMap =>
        unit.side === side && isConcealed(unit) && (isInfantry(unit) || isVehicle(unit) || isDummy(unit)),
    );

/**
 * The enemies of a side who take a '?' from it: unbroken, and in its view, a '?' counting as a squad (2.3.2, 2.4.1). Those who
 * lie hidden do not: it would give them away. Scouts have to look for them (3.7.13).
 */
const watchers = (battle: Battle, side: SideId): OnMap[] =>
  battle
    .asSeenBy({ side }, () => enemiesInView(battle, side))
    .filter((unit) => !unit.broken && !isScout(unit));

export const isWatched = (battle: Battle, side: SideId, at: LocationId): boolean =>
  watchers(battle, side).some((enemy) => sees(battle, enemy.at, at));

/** Who sees it only over a hedgerow beside it does not make it out (14.6.7/a). */
const isInTheOpenTo = (battle: Battle, side: SideId, at: LocationId): boolean =>
  watchers(battle, side).some(
    (enemy) => sees(battle, enemy.at, at) && !isBehindHedgerow(battle, at, enemy.at),
  );

const isBesideWatcher = (battle: Battle, side: SideId, at: LocationId): boolean =>
  watchers(battle, side).some((enemy) => areBeside(battle, at, enemy.at));

/** A vehicle and all who are aboard are seen together, or not at all. */
const carriageOf = (battle: Battle, unit: Unit): Unit[] => {
  const vehicle = carrierOf(battle, unit) ?? unit;
  return isVehicle(vehicle) ? [vehicle, ...passengersOf(battle, vehicle)] : [unit];
};

const withWeapons = (battle: Battle, units: readonly Unit[]): UnitId[] =>
  units
    .flatMap((unit) => carriageOf(battle, unit))
    .flatMap((unit) => [
      unit.id,
      ...(unit.rides ? [unit.rides] : []),
      ...weaponsOf(battle, unit).map(({ id }) => id),
      ...gunsServedBy(battle, unit).map(({ id }) => id),
    ]);

const UNDER = { hidden: true, concealed: true } as const;
const IN_VIEW = { hidden: null, concealed: null } as const;

const setAll = (ids: readonly UnitId[], set: typeof UNDER | typeof IN_VIEW): Change[] =>
  ids.map((unit): Change => ({ do: 'unit', unit, set }));

/** A '?' is placed on them (2.3.8.1, 2.5.8). */
export function goUnder(act: Act, units: readonly Unit[], ...cites: RuleId[]): void {
  for (const [at, there] of byHex(units))
    act.effect(
      'concealed',
      { units: there.map(({ id }) => id), at },
      { changes: [...setAll(withWeapons(act.battle, there), UNDER), ...veil(act.battle, there)], cites },
    );
}

const veil = (battle: Battle, units: readonly Unit[]): Change[] =>
  units.map(({ id }): Change => ({ do: 'unit', unit: id, set: { veiled: playerTurnOf(battle) } }));

/** They are placed on the map in view, or their '?' comes off. */
function show(act: Act, units: readonly Unit[], ...cites: RuleId[]): void {
  for (const [at, there] of byHex(units))
    act.effect(
      'revealed',
      { units: there.map(({ id }) => id), at },
      { changes: setAll(withWeapons(act.battle, there), IN_VIEW), cites },
    );
}

function byHex(units: readonly Unit[]): Map<LocationId, Unit[]> {
  const found = new Map<LocationId, Unit[]>();
  for (const unit of units) if (isOnMap(unit)) found.set(unit.at, [...(found.get(unit.at) ?? []), unit]);
  return found;
}

/** All '?' of a side come off the hex, and dummies with them (2.3.9.1). */
function uncover(act: Act, at: LocationId, side: SideId, ...cites: RuleId[]): void {
  const all = beneath(act.battle, at, side);
  const dummies = all.filter(isDummy);
  show(
    act,
    all.filter((unit) => !isDummy(unit)),
    ...cites,
  );
  if (dummies.length === 0) return;
  const changes = dummies.map(({ id }): Change => ({ do: 'leave', unit: id }));
  act.effect('dummies-removed', { side, at }, { changes, cites });
}

/** Everybody of a side in the hex comes into view, also who lies hidden (2.5.2). */
export function uncoverAll(act: Act, at: LocationId, side: SideId, ...cites: RuleId[]): void {
  const hidden = act.battle
    .unitsAt(at)
    .filter((unit) => unit.side === side && (isInfantry(unit) || isVehicle(unit)) && liesHidden(unit));
  show(act, hidden, ...cites);
  uncover(act, at, side, ...cites);
}

/** They act, and are seen: with one of the concealed all in the hex, of the hidden only themselves (2.3.9.5, 2.5.2). */
export function giveAway(act: Act, ids: readonly UnitId[], ...cites: RuleId[]): void {
  const units = ids.flatMap((id) => act.battle.unit(id) ?? []);
  show(act, units.filter(liesHidden), ...cites);
  for (const { at, side } of units.filter(isConcealed)) if (at) uncover(act, at, side, ...cites);
}

/**
 * Do they go from hex to hex under their '?': unseen in all of them (2.4.1)? At night only those who enter a hex that is lit are
 * seen there (2.8.16, 2.8.17).
 */
export const goesUnseen = (
  battle: Battle,
  side: SideId,
  from: LocationId | undefined,
  ...entered: readonly LocationId[]
): boolean =>
  (from === undefined || isNight(battle) || !isWatched(battle, side, from)) &&
  entered.every((at) => !isLit(battle, at) || !isWatched(battle, side, at));

/** Does something that counts as movement at night: seen only where it is lit, and under a '?' if it was hidden (2.8.18, 2.8.21). */
export function stir(act: Act, ids: readonly UnitId[], ...cites: RuleId[]): void {
  const { battle } = act;
  const units = ids.flatMap((id) => battle.unit(id) ?? []).filter(({ hidden }) => hidden);
  const seen = isNight(battle)
    ? units.filter(({ side, at }) => at !== undefined && isLit(battle, at) && isWatched(battle, side, at))
    : units;
  const lying = units.filter((unit) => liesHidden(unit) && !seen.includes(unit));
  if (lying.length > 0) goUnder(act, lying, '2.8.21');
  giveAway(
    act,
    seen.map(({ id }) => id),
    ...cites,
  );
}

interface Place {
  readonly at: LocationId;
  readonly side: SideId;
}

/** Where somebody is hidden or concealed, each hex once for a side. */
function places(battle: Battle, which: (unit: Unit) => boolean): Place[] {
  const found = new Map<string, Place>();
  for (const unit of battle.units())
    if (unit.hidden && isOnMap(unit) && which(unit))
      found.set(`${unit.side} ${unit.at}`, { at: unit.at, side: unit.side });
  return [...found.values()];
}

/** Nobody looks into a bunker before those inside fire (Sc9/9.2). */
const isInClosedBunker = (battle: Battle, { bunkered, at }: Unit): boolean =>
  bunkered !== undefined && bunkered === at && specialOf(battle, 'closed-bunkers') !== undefined;

/** Out of a tunnel unseen, it stays so until it acts or is found (15.6.12.8). */
const isFreshFromBelow = ({ fromTunnel, at }: Unit): boolean => fromTunnel !== undefined && fromTunnel === at;

/** Nobody keeps a '?' in the open under the eyes of the enemy, by day or in the light (2.3.7, 2.4.3/b, 2.3.9.6/b), but swimmers at night (4.14.14). */
export function loseInTheOpen(act: Act): void {
  const { battle } = act;
  const isTold = (unit: Unit) =>
    isConcealed(unit) &&
    !(unit.swims && isNight(battle)) &&
    !isInClosedBunker(battle, unit) &&
    !isFreshFromBelow(unit);
  for (const { at, side } of places(battle, isTold))
    if (isOpen(groundAt(battle, at)) && isLit(battle, at) && isInTheOpenTo(battle, side, at))
      uncover(act, at, side, '2.3.7', '2.4.3/b');
}

/** Nor does anybody lie hidden in the open when a light falls on him (9.14/49.72). */
export function loseInTheLight(act: Act): void {
  const { battle } = act;
  for (const { at, side } of places(
    battle,
    (unit) => liesHidden(unit) && (isInfantry(unit) || isVehicle(unit)),
  ))
    if (isOpen(groundAt(battle, at)) && isLit(battle, at) && isWatched(battle, side, at))
      uncoverAll(act, at, side, '9.14/49.72');
}

/**
 * After defensive fire and advance: beside enemies only woods and buildings keep a unit from being seen (2.3.9.1/a, 2.3.9.2), or
 * the dark (2.8.12, 2.8.13).
 */
export function loseBesideEnemies(act: Act): void {
  const { battle } = act;
  const isInView = (unit: Unit) => !isInClosedBunker(battle, unit) && !isFreshFromBelow(unit);
  for (const { at, side } of places(battle, isInView))
    if (isLit(battle, at) && !isCover(groundAt(battle, at)) && isBesideWatcher(battle, side, at))
      uncoverAll(act, at, side, '2.3.9.1/a', '2.5.2');
  findPhones(act);
}

/** Enemies who are in its hex find a field phone (9.7.2). */
function findPhones(act: Act): void {
  const isFound = ({ at, side }: OnMap) =>
    act.battle
      .unitsAt(at)
      .some(
        (unit) => unit.side !== side && !unit.hidden && !unit.guard && (isInfantry(unit) || isVehicle(unit)),
      );
  const phones = act.battle.units().filter((unit): unit is OnMap => unit.phone === true && isOnMap(unit));
  show(
    act,
    phones.filter((phone) => phone.hidden && isFound(phone)),
    '9.7.2',
  );
}

/** Nobody who lies hidden is broken: fire that breaks him shows him (2.5.4). */
const OF_THE_BROKEN: readonly DecisionKind[] = ['promotion', 'rout'];

/**
 * A side with a '?' on the map, or whose units may lie hidden, is asked whatever these could do: the question must not tell who is
 * there.
 */
export const couldBeAsked = (act: Act, side: SideId, kind: DecisionKind): boolean =>
  (act.battle.side(side).hides === true && !OF_THE_BROKEN.includes(kind)) ||
  act.battle.units().some((unit) => unit.side === side && isMarker(unit)) ||
  act.couldAnswer(side, kind, 'pass');

/** A leader under a '?' is of no use to those who have none (2.3/b). */
export const isLostOn = (leader: Unit, unit: Unit): boolean =>
  isLeader(leader) && isConcealed(leader) && !isConcealed(unit);
