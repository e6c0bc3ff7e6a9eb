/** Machine guns against vehicles (8.9.4): heavier ones go through thin armour, and fire past vehicles is less sure. */
import type { Board, Hex } from '../../kernel/boards/board.js';
import { DR, total } from '../../kernel/dice/index.js';
import { range } from '../../kernel/geometry/grid.js';
import { hexesBetween, meetingOf, sidesCrossed } from '../../mechanics/line.js';
import { distance, hexAt } from '../../mechanics/places.js';
import { isAlone, isOfMachineGun, type Shot } from '../ch05-fire/04-firepower.js';
import { spares } from '../ch07-overrun/02-nerve.js';
import { isSwimming } from '../ch11-vehicles/41-amphibians.js';
import { isAfv, isBoat, isDrawn } from '../ch11-vehicles/state.js';
import { overRange } from '../ch13-direct-fire/19-range.js';
import { weakestFacing } from '../ch13-direct-fire/20-location.js';
import { ontoTheRoof } from '../ch13-direct-fire/21-height.js';
import { rangeOf } from '../ch16-fire/05-in-rain-and-snow.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isVehicle, type OnMap } from '../units/kinds.js';
import { armourOn, type Blow, strikeVehicle } from './08-afv-kill.js';
import { silence } from './09-breakdown.js';
import { isOnTheLine } from './09-penetration.js';

interface AtVehicle {
  readonly at: string;
  readonly shots: readonly Shot[];
  readonly vehicle?: string | undefined;
}

/** Why this is not fire of machine guns at an enemy vehicle (8.9.4.1). */
export function notAtVehicle(
  battle: Battle,
  by: string,
  { at, vehicle: id }: { readonly at: string; readonly vehicle?: string | undefined },
  shots: readonly Shot[],
): Refusal | undefined {
  if (id === undefined) return undefined;
  const vehicle = battle.unit(id);
  if (!vehicle || vehicle.side === by || !isVehicle(vehicle) || vehicle.at !== at)
    return {
      ...refuse('NOBODY_THERE', `There is no enemy vehicle "${id}" in ${at}.`, '8.9.4.1'),
      path: '$.vehicle',
    };
  if (battle.clock.phase === 'movement' && !vehicle.moving)
    return refuse('NOBODY_THERE', `${vehicle.name} is not moving.`, '5.6.7.1');
  return isBoat(vehicle) || shots.every(isOfMachineGun)
    ? undefined
    : refuse('NO_WEAPON', 'Only machine guns are aimed at a vehicle: name them alone.', '8.9.4.1');
}

const VERY_HEAVY = '.50';

/** An AFV without a gun that works has its machine guns for it, and a halftrack always does (11.7.1, 11.7/q1, 13.19.8). */
const aimsAtArmour = ({ holder: { vehicle, gun, gunOut } }: Shot): boolean =>
  vehicle === 'halftrack' || gun === undefined || gunOut !== undefined;

/** Medium and heavy guns that two men serve, and those of AFVs that may, within their normal range (8.9.4/a, 8.9.4/d). */
const piercing = (battle: Battle, { at, shots }: AtVehicle): Shot[] =>
  shots.filter(
    (shot) =>
      (shot.vehicular
        ? aimsAtArmour(shot)
        : (shot.firing.weapon === 'MMG' || shot.firing.weapon === 'HMG') && !isAlone(shot)) &&
      distance(battle, shot.holder.at, at) <= rangeOf(battle, shot.firing),
  );

/** Some gun could go through its armour. Trucks have no armour: even a .50 beyond its range hurts them on the fire table alone (8.9.4/Q). */
export function pierces(battle: Battle, aim: AtVehicle): boolean {
  const vehicle = battle.unit(aim.vehicle ?? '');
  return vehicle !== undefined && isAfv(vehicle) && piercing(battle, aim).length > 0;
}

/** The roll of the attack is rolled on the AFV KILL Table too, without leaders and bore sights; once, by the heaviest (8.9.4.1, 8.9.4/b, 8.9.8/c). */
export function pierce(act: Act, aim: AtVehicle, rolled: number): void {
  const { battle } = act;
  const vehicle = battle.unit(aim.vehicle ?? '');
  if (vehicle?.at === undefined || !isAfv(vehicle)) return;
  const guns = piercing(battle, aim).filter(
    ({ holder }) => !spares(battle, battle.unit(holder.id), vehicle as OnMap),
  );
  const [gun] = guns.sort((a, b) => (b.firing.fp ?? 0) - (a.firing.fp ?? 0));
  if (!gun) return;
  const { firing, holder, vehicular } = gun;
  const facing = weakestFacing(battle, vehicle as OnMap, holder.at);
  const isVeryHeavy = vehicular ? firing.quad : firing.name.includes(VERY_HEAVY);
  const blow = {
    column: isVeryHeavy ? 'AP .50/20mm' : 'AP MMG/HMG',
    facing,
    modifiers: [
      ...armourOn(battle, vehicle, facing),
      ...ontoTheRoof(battle, holder.at, vehicle as OnMap),
      ...overRange(battle, holder.at, vehicle.at, 'machineGuns'),
    ],
    cites: ['8.9.4.1'],
  } as const;
  strikeVehicle(act, vehicle as OnMap, { ...blow, rolled });
  if (firing.quad) strikeOn(act, firing.id, vehicle.id, { ...blow, cites: ['13.19.8'] });
}

const OTHERS = [2, 3, 4] as const;
const JAMS = 12;

/** The other three guns of a mount of four roll for themselves, and a 12 silences all of them (13.19.8). */
function strikeOn(act: Act, mount: string, id: string, blow: Omit<Blow, 'rolled'>): void {
  for (const _ of OTHERS) {
    const vehicle = act.battle.unit(id);
    if (!vehicle || act.battle.theUnit(mount).mgOut) return;
    const rolled = total(act.rollOf('to kill', [mount], DR));
    strikeVehicle(act, vehicle as OnMap, { ...blow, rolled });
    if (rolled === JAMS) silence(act, mount, rolled);
  }
}

/** +1 for each hex with a vehicle or wreck that every line goes through, on their level (8.9.2.4/a, 8.9.4.2, 11.20.1/a). */
export function pastVehicles(battle: Battle, from: readonly string[], at: string): Modifier[] {
  const value = Math.min(...from.map((one) => hulksBetween(battle, one, at)));
  return value > 0 ? [{ why: 'past vehicles', value, cites: '11.20.1/a' }] : [];
}

/** The smallest hide nothing; one that nobody sees must not be told of by what it adds. */
const isInTheWay = (unit: Unit): boolean =>
  isVehicle(unit) &&
  unit.vehicle !== 'jeep' &&
  !isDrawn(unit) &&
  !isBoat(unit) &&
  !unit.hidden &&
  !unit.motion &&
  (unit.size ?? 0) < SMALLEST;
const SMALLEST = 2;

/** It went through while others fire at what moved (11.18.5). */
const hasJustMoved = ({ clock }: Battle, { moved }: Unit): boolean =>
  moved === true && (clock.phase === 'movement' || clock.phase === 'defensive-fire');

function hulksBetween(battle: Battle, from: string, at: string): number {
  const { map } = battle.table;
  const [first, last] = [hexAt(battle, from).index, hexAt(battle, at).index];
  const isHit = ({ name, index }: Hex): boolean => {
    const corners = hulksAt(battle, name);
    return (
      corners.some((corner) => corner === undefined || isBefore(battle, { first, last, index }, corner)) &&
      isOnTheLine(battle, from, at, name)
    );
  };
  const struck = hexesBetween(map, first, last).filter(isHit);
  return struck.filter((hex, i) => !isOneHexside(map, first, last, struck[i - 1], hex)).length;
}

/** Vehicles and wrecks there, by the corner at which they stand, if they stand beside an obstacle (11.20.1/b). */
const hulksAt = (battle: Battle, name: string): (number | undefined)[] => [
  ...(battle.location(name).wrecks ?? []).map(({ corner }) => corner),
  ...battle
    .unitsAt(name)
    .filter((unit) => isInTheWay(unit) && !isSwimming(battle, unit) && !hasJustMoved(battle, unit))
    .map(({ beside }) => beside?.corner),
];

/** The line crosses a hexside of its covered arc, on either side of its corner. */
const isBefore = (
  { table: { map } }: Battle,
  { first, last, index }: { readonly first: number; readonly last: number; readonly index: number },
  corner: number,
): boolean =>
  sidesCrossed(map, first, last, index).some((side) => side === corner || side === (corner + 5) % 6);

/** Both hexes lie along one hexside on which the line runs: they count once (11.20.1/b). */
const isOneHexside = (map: Board, first: number, last: number, one: Hex | undefined, other: Hex): boolean =>
  one !== undefined &&
  [one, other].every(({ index }) => meetingOf(map, first, last, index) === 'hexside') &&
  range(map, one.index, other.index) === 1;
