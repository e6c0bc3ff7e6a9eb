/** Movers put back into hexes that they crossed (5.6): fired on there, they stay, go to ground, or go on as they went. */
import { beneath, uncoverAll } from '../ch02-sight/03-concealment.js';
import { pathsOf } from '../ch04-movement/01-ways.js';
import { baggageOf, isMounted } from '../ch04-movement/12-cavalry.js';
import { factorsLeft } from '../ch04-movement/costs.js';
import { takeBackCharges } from '../ch08-support-weapons/11-placed-charges.js';
import { isInPlay } from '../options/optional-rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isAboard,
  isHero,
  isInfantry,
  isLeader,
  isMarker,
  isOnMap,
  isScout,
  type OnMap,
  prisonersOf,
} from '../units/kinds.js';
import { intoTheObstacle, isBypassing } from './06-bypassing.js';
import { placeIn, spentUpTo, sumOfCosts } from './06-track.js';

const hasMovedIn = (unit: Unit, at: string): boolean => placeIn(unit, at) >= 0;

/** Units of the attacker that spent movement factors in a hex and have gone on (5.6.4). */
export const crossersOf = (battle: Battle, at: string, by: string): OnMap[] =>
  battle.clock.phase === 'defensive-fire'
    ? battle
        .units()
        .filter(
          (unit): unit is OnMap =>
            unit.side !== by &&
            (isInfantry(unit) || isMarker(unit)) &&
            isOnMap(unit) &&
            (unit.at !== at || isAboard(unit)) &&
            !unit.grounded &&
            hasMovedIn(unit, at) &&
            !isKnownBetter(battle, unit),
        )
    : [];

/** A '?' of which it is seen who is beneath it: they are meant. */
const isKnownBetter = (battle: Battle, unit: OnMap): boolean =>
  isMarker(unit) && beneath(battle, unit.at, unit.side).length > 0;

const carriedTo = (battle: Battle, unit: Unit, at: string): Change[] =>
  [unit, ...baggageOf(battle, unit), ...prisonersOf(battle, unit)].map(
    ({ id }): Change => ({ do: 'unit', unit: id, set: { at } }),
  );

/** They stand in the hex while they are fired on, however full it is (5.6.1). */
export function putBack(act: Act, ids: readonly string[], at: string): void {
  const { battle } = act;
  const units = ids.map((id) => battle.theUnit(id)).filter((unit) => unit.at !== at || isAboard(unit));
  if (units.length === 0) return;
  act.effect(
    'put-back',
    { units: units.map(({ id }) => id), at },
    {
      changes: units.flatMap((unit) => [...carriedTo(battle, unit, at), ...out(unit)]),
      cites: ['5.6.1'],
    },
  );
}

/** Fired on where it got aboard, it is still on foot (11.37/q7). */
const out = ({ id, aboard }: Unit): Change[] =>
  aboard === undefined ? [] : [{ do: 'unit', unit: id, set: { aboard: null, boarded: aboard } }];

/** Units that moved there cannot be fired on in an earlier hex any more (5.6.10.1/a). */
export const firedOnIn = (units: readonly Unit[], at: string): Change[] =>
  units
    .filter((unit) => hasMovedIn(unit, at))
    .map(
      (unit): Change => ({
        do: 'unit',
        unit: unit.id,
        set: { firedOnAt: placeIn(unit, at) },
      }),
    );

/**
 * Who passed as barely as can be stays down; with a leader, all who move with him in the hex (5.6.10.1, 5.6.10.2); never a crew that leaves
 * its vehicle (5.6.10.1/b).
 */
export function goToGround(act: Act, id: string, at: string): void {
  const unit = act.battle.unit(id);
  const { phase } = act.battle.clock;
  const isAtOnce = phase === 'movement' && unit !== undefined && isScout(unit);
  if (!unit || !isInPlay(act.battle, '5.6.10')) return;
  if (!(phase === 'defensive-fire' || isAtOnce) || !mayGoToGround(unit, at)) return;
  const others = isLeader(unit)
    ? infantryAt(act.battle, at, unit.side).filter((other) => other.id !== id && mayGoToGround(other, at))
    : [];
  const units = [unit, ...others];
  if (units.some((one) => isBypassing(one, at)))
    uncoverAll(act, at, enemyOf(act.battle, unit.side), '5.6.10.3');
  act.effect(
    'grounded',
    { units: units.map((one) => one.id), at },
    {
      changes: [
        ...units.map((one): Change => ({ do: 'unit', unit: one.id, set: { grounded: true, moving: null } })),
        ...units.flatMap((one) => intoTheObstacle(one, at)),
      ],
      cites: others.length > 0 ? ['5.6.10.1', '5.6.10.2'] : ['5.6.10.1'],
    },
  );
}

const mayGoToGround = (unit: Unit, at: string): boolean =>
  !isHero(unit) &&
  !unit.broken &&
  !unit.grounded &&
  !unit.hazardous &&
  !unit.leftVehicle &&
  !isMounted(unit) &&
  hasMovedIn(unit, at);

/** After the attack: the broken and the grounded stay, the others go back to where they were (5.6.3). */
export function sendOn(act: Act, ids: readonly string[], at: string): void {
  const { battle } = act;
  const isLost = (id: string) => battle.unit(id)?.broken ?? battle.unit(id) === undefined;
  const followers = battle
    .units()
    .filter(({ id, ledBy }) => !ids.includes(id) && ledBy?.some((leader) => ids.includes(leader)));
  for (const id of [...ids, ...followers.map((unit) => unit.id)]) {
    const unit = battle.unit(id);
    if (!unit || (unit.at !== at && !hasMovedIn(unit, at))) continue;
    if (unit.broken || unit.grounded) {
      if (unit.at === at) stop(act, unit, at);
    } else if (unit.boarded !== undefined) getIn(act, unit, unit.boarded);
    else if ((unit.ledBy?.every(isLost) || isWoundedHero(unit)) && isTooFar(battle, unit, at))
      loseTheWay(act, unit, at);
    else goBack(act, unit);
  }
  if (battle.units().some(({ left }) => left !== undefined)) act.plan({ task: 'go-on' });
}

/** Its move ends here. */
function stop(act: Act, unit: Unit, at: string): void {
  const end = placeIn(unit, at) + 1;
  const { track = [], costs = [] } = unit;
  if (end === track.length && unit.at === at && !unit.boarded) return;
  takeBackCharges(act, { ...unit, at }, false);
  const set = {
    track: track.slice(0, end),
    costs: costs.slice(0, end),
    ...(unit.boarded && { boarded: null }),
  };
  act.effect(
    'stopped',
    { unit: unit.id, at },
    {
      changes: [{ do: 'unit', unit: unit.id, set }, ...carriedTo(act.battle, unit, at)],
      cites: ['5.6.3'],
    },
  );
}

function goBack(act: Act, unit: Unit): void {
  const to = unit.track?.at(-1);
  if (to === undefined || unit.at === to) return;
  act.effect(
    'went-back',
    { unit: unit.id, to },
    { changes: carriedTo(act.battle, unit, to), cites: ['5.6.3'] },
  );
}

/** Nobody hindered it: it goes where its vehicle is. */
function getIn(act: Act, unit: Unit, aboard: string): void {
  const vehicle = act.battle.unit(aboard);
  if (vehicle?.at === undefined) return;
  act.effect(
    'went-back',
    { unit: unit.id, to: vehicle.at },
    {
      changes: [
        { do: 'unit', unit: unit.id, set: { aboard, boarded: null } },
        ...carriedTo(act.battle, unit, vehicle.at),
      ],
      cites: ['5.6.3'],
    },
  );
}

const isWoundedHero = (unit: Unit): boolean => isHero(unit) && unit.wounds !== undefined;

/** What it has by itself, less what it has spent to come there. */
export const leftAt = (battle: Battle, unit: Unit, at: string): number =>
  Math.max(0, factorsLeft(battle, unit, [unit]) - spentUpTo(unit, at));

const isTooFar = (battle: Battle, unit: Unit, at: string): boolean =>
  sumOfCosts((unit.costs ?? []).slice(placeIn(unit, at) + 1)) > leftAt(battle, unit, at);

/** Without the leaders with whom it moved it has only its own factors, and may go another way with them (5.6.3/b). */
function loseTheWay(act: Act, unit: Unit, at: string): void {
  const left = leftAt(act.battle, unit, at);
  stop(act, unit, at);
  const stopped = act.battle.theUnit(unit.id);
  if (pathsOf(act.battle, [stopped], left).length === 0) return;
  const changes: Change[] = [{ do: 'unit', unit: unit.id, set: { left } }];
  act.effect('slowed', { unit: unit.id, left }, { changes, cites: ['5.6.3/b'] });
}
