/** Observation planes (12.11): where they fly, what they see, and what they have to search for. */
import * as z from 'zod';
import { around, distance, neighbours } from '../../mechanics/places.js';
import { isDark } from '../ch02-sight/08-night.js';
import { counterOf, layCounter } from '../ch09-artillery/01-batteries.js';
import { isSmoky } from '../ch09-artillery/16-smoke.js';
import { floorOf } from '../ch14-terrain/03-storeys.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { weatherOf } from '../ch16-fire/03-now.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, noSuchHex, refuse, type Unit } from '../system.js';
import {
  isAircraft,
  isInfantry,
  isMarker,
  isMmc,
  isOnMap,
  isVehicle,
  type OnMap,
  playerTurnOf,
} from '../units/kinds.js';
import { isObserver, planesOver, sendHome } from './planes.js';

/** How far it sees, and what that weather adds to the dice for its search (12.11.3, 12.11.9). */
const CLEAR = { sees: 30, drm: 0 } as const;
const MURK = { sees: 0, drm: -3 } as const;
type Weather = NonNullable<Battle['options']['weather']>;
const WEATHER: Partial<Record<Weather, { sees: number; drm: number }>> = {
  'heavy overcast': { sees: 20, drm: -1 },
  'falling snow': { sees: 10, drm: -2 },
  rain: { sees: 10, drm: -2 },
  mist: MURK,
  fog: MURK,
};

export const viewOf = (battle: Battle) => WEATHER[weatherOf(battle)] ?? CLEAR;

/** In mist and fog nothing is seen that was not searched for (12.11.10). */
const seesNothing = (battle: Battle): boolean => viewOf(battle).sees === 0;

/** Over the map, in daylight, and placed. */
export const observersOf = (battle: Battle, side: string): Unit[] =>
  isDark(battle) ? [] : planesOver(battle, side).filter((plane) => isObserver(plane) && plane.watch);

const isWithin = (battle: Battle, { watch }: Unit, at: string): boolean =>
  watch !== undefined && distance(battle, watch.at, at) <= (viewOf(battle).sees || CLEAR.sees);

/** Nothing hides a hex from it that is near enough; nor it from those there (12.11.3). */
export const seesFromAbove = (battle: Battle, plane: Unit, at: string): boolean =>
  battle.table.map.named.has(at) && isWithin(battle, plane, at);

export const placeObserver = order({
  title: 'Place an observation plane',
  description:
    'An observation plane over the map is placed in any hex, towards one of its hexsides. Without a hex it flies home, and does not come back.',
  cites: ['12.11.2', '12.11.8'],
  answers: ['movement'],
  asks: {
    aircraft: z.string().describe('The plane.'),
    at: z.string().optional().describe('The hex; it leaves when left out.'),
    towards: z
      .int()
      .min(0)
      .max(5)
      .optional()
      .describe('The hexside that it faces: 0 is north, then clockwise.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { id } of planesOver(battle, by).filter(isObserver)) {
      yield { aircraft: id };
      const [{ name } = { name: undefined }] = battle.table.map.hexes;
      if (name) yield { aircraft: id, at: name, towards: 3 };
    }
  },
  read({ battle, by }, { aircraft, at, towards = 0 }) {
    const plane = planesOver(battle, by).find(({ id }) => id === aircraft);
    if (!plane || !isObserver(plane))
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no observation plane "${aircraft}" over the map.`, '12.11.2'),
        path: '$.aircraft',
      };
    if (isDark(battle)) return refuse('TOO_DARK', 'Observation planes fly by day.', '12.11.3');
    if (at === undefined) return { aircraft };
    return battle.table.map.named.has(at) ? { aircraft, at, towards } : noSuchHex(at, 'at');
  },
  perform(act, { aircraft, at, towards = 0 }) {
    if (at === undefined) {
      leave(act, aircraft);
      return;
    }
    const watch = { at, towards };
    act.effect(
      'observer-placed',
      { unit: aircraft, at },
      { changes: [{ do: 'unit', unit: aircraft, set: { watch } }], cites: ['12.11.2'] },
    );
  },
});

/** It goes, and the fire that it has called ends (12.11.8). */
export function leave(act: Act, id: string): void {
  endItsFire(act, act.battle.theUnit(id));
  sendHome(act, id, ['12.11.8']);
}

export function endItsFire(act: Act, { side, calls, battery = '' }: Unit): void {
  const laid = calls && counterOf(act.battle, side, battery);
  if (laid)
    act.effect(
      'artillery-lifted',
      { side, battery, at: laid.at },
      { changes: layCounter(act.battle, side, battery), cites: ['12.11.8'] },
    );
}

/** Whom it does not see until it has found them: in brush, woods, orchards, buildings, bunkers and smoke, and under bridges (12.11.4/a). */
export function mustBeFound(battle: Battle, unit: OnMap): boolean {
  const ground = groundAt(battle, unit.at);
  return (
    seesNothing(battle) ||
    ground === 'woods' ||
    ground === 'orchard' ||
    isBuilding(ground) ||
    (ground === 'brush' && !isVehicle(unit)) ||
    isSmoky(battle, unit.at) ||
    floorOf(unit.at) < 0 ||
    unit.bunkered !== undefined
  );
}

/** Counters that lie on the map for all to see; the hidden are never found from the air (12.11.4/b). */
export const counters = (battle: Battle): OnMap[] =>
  battle
    .units()
    .filter(
      (unit): unit is OnMap =>
        isOnMap(unit) &&
        !unit.hidden &&
        !isAircraft(unit) &&
        (isInfantry(unit) || isVehicle(unit) || isMarker(unit)),
    );

const go = (battle: Battle, from: string | undefined, side: number, hexes: number): string | undefined => {
  let at = from;
  for (let n = 0; n < hexes && at !== undefined; n++) at = around(battle, at)[side];
  return at;
};

/** The hexes ahead that lie wholly between the lines through its two hexspines (12.11.4/b). */
export function ahead(battle: Battle, { watch }: Unit, range: number): string[] {
  if (!watch) return [];
  const { at, towards } = watch;
  const found = new Set<string>();
  for (const side of [(towards + 1) % 6, (towards + 5) % 6])
    for (let aside = 0; 2 * aside + 1 <= range; aside++)
      for (let on = aside + 1; on + aside <= range; on++) {
        const hex =
          go(battle, go(battle, at, towards, on), side, aside) ??
          go(battle, go(battle, at, side, aside), towards, on);
        if (hex !== undefined) found.add(hex);
      }
  return [...found].sort();
}

const isCovered = (battle: Battle, at: string): boolean =>
  groundAt(battle, at) === 'woods' || isBuilding(groundAt(battle, at));

const squadsIn = (units: readonly Unit[]): number =>
  units.reduce(
    (sum, { kind }) => sum + (kind === 'squad' ? 1 : kind === 'half-squad' || kind === 'crew' ? 0.5 : 0),
    0,
  );

const THREE_SQUADS = 3;

const hasFired = ({ fired, firedIn, shotsFired }: Unit): boolean =>
  fired === true || firedIn !== undefined || shotsFired !== undefined;

/** The chart of 12.11.4, for all who are to be found in a hex. */
export function findingDrm(battle: Battle, plane: Unit, at: string, units: readonly OnMap[]): number {
  const beside = neighbours(battle, at);
  const isShut = beside.length === SIDES && beside.every((hex) => isCovered(battle, hex));
  const isVeiled = units.some((unit) => isMarker(unit) || unit.concealed) || isSmoky(battle, at);
  const isSheltered = units.some((unit) => unit.bunkered !== undefined || unit.side === plane.side);
  const isLarge = units.some((unit) => unit.kind === 'squad' || isVehicle(unit) || isMarker(unit));
  const came = units.some((unit) =>
    unit.track?.some((hex) => hex !== at && !mustBeFound(battle, { ...unit, at: hex, bunkered: undefined })),
  );
  return (
    (isShut ? 1 : 0) +
    (isVeiled ? 1 : 0) +
    (isSheltered ? 1 : 0) +
    (isLarge ? 0 : 1) -
    (units.some(isVehicle) ? 1 : 0) -
    (squadsIn(units.filter(isMmc)) >= THREE_SQUADS ? 1 : 0) -
    (units.some(hasFired) ? 2 : 0) -
    (came ? 3 : 0)
  );
}

const SIDES = 6;

/** What it has done at the end of this Movement Phase. */
export const scanOf = (battle: Battle, { scan }: Unit) =>
  scan?.turn === playerTurnOf(battle) ? scan : undefined;

export const scanned = (battle: Battle, plane: Unit, more: Partial<NonNullable<Unit['scan']>>): Change => ({
  do: 'unit',
  unit: plane.id,
  set: { scan: { ...scanOf(battle, plane), turn: playerTurnOf(battle), ...more } },
});
