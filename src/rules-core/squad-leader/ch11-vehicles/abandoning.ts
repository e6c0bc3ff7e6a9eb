/** Crews outside their vehicles (11.35, 13.24.1): who survives a wreck, and who leaves an AFV that still stands. */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { goesAlong } from '../ch03-infantry/03-armour-leaders.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import type { RuleId } from '../rules.js';
import { countCrewSaved } from '../scenario-rules/losses.js';
import type { Act, Change, Unit } from '../system.js';
import { crewOutside } from '../units/afv-crews.js';
import { survivalOf } from '../units/later-vehicles.js';
import { leaveTeam, leaveWreck } from './37-bailing-out.js';
import { passengersOf } from './37-passengers.js';
import { isInTheDeep } from './41-amphibians.js';
import { isDrawn } from './state.js';
import { changedWreck, wreck } from './wrecks.js';

/** What a crew that is stunned or shocked has less (13.22.13). */
const DAZED = 1;

interface Loss {
  /** It burns: nobody comes out (13.24.2.4). */
  readonly burns: boolean;
  /** What burns in it spreads to nothing (16.2.7/q1). */
  readonly isContained?: boolean;
  readonly cites: readonly RuleId[];
}

/** An AFV is destroyed, and its crew may come out of the wreck; not out of one that burns (13.24.1, 13.24.2.1). */
export function shootUp(act: Act, id: UnitId, { burns, isContained, cites }: Loss): void {
  const vehicle = act.battle.theUnit(id);
  const passengers = passengersOf(act.battle, vehicle);
  const isLost = isInTheDeep(act.battle, vehicle);
  wreck(act, id, burns ? [...cites, '13.24.2.1'] : cites, burns && vehicle.armoured === true, isContained);
  const isSaved =
    !burns &&
    !isLost &&
    vehicle.survival !== undefined &&
    (!vehicle.abandoned || passengers.length > 0 || menderOf(act, id) !== undefined) &&
    saveCrew(act, vehicle, vehicle.survival);
  if (isDrawn(vehicle)) leaveTeam(act, vehicle, passengers);
  else if (vehicle.vehicle === 'halftrack' && !burns && !isLost) saveEach(act, vehicle, passengers);
  else leaveWreck(act, passengers, isSaved, isSaved ? ['11.37.15'] : isLost ? ['11.41.11'] : cites);
}

/** Those inside roll one by one, in an unarmed halftrack as in an armed one (13.24.1/q1). */
function saveEach(act: Act, vehicle: Unit, passengers: readonly Unit[]): void {
  const needs = vehicle.survival ?? survivalOf({ type: 'halftrack' });
  for (const passenger of passengers) {
    const rolled = total(act.rollOf('out of the wreck', [passenger.id], DR));
    const comesOut = rolled <= needs;
    const about = { unit: passenger.id, vehicle: vehicle.name, needs, rolled, comesOut };
    act.effect('passenger-rolled', about, { cites: ['13.24.1/q1'] });
    leaveWreck(act, [passenger], comesOut, ['13.24.1/q1']);
  }
}

/** The crew that works on it shares its fate as if it were inside (11.32/q5). */
const menderOf = ({ battle }: Act, vehicle: UnitId): UnitId | undefined =>
  battle.units().find(({ mends }) => mends === vehicle)?.id;

/** Its passengers share the roll of its crew (11.37.15). */
function saveCrew(act: Act, vehicle: Unit, survival: number): boolean {
  const needs = survival - (vehicle.stunned !== undefined || vehicle.shock ? DAZED : 0);
  const rolled = total(act.roll(`crew of ${vehicle.name}`, DR));
  const about = { vehicle: vehicle.name, side: vehicle.side, needs, rolled };
  const mender = menderOf(act, vehicle.id);
  if (rolled > needs && mender) eliminate(act, mender, ['11.32/q5']);
  if (rolled > needs) act.effect('crew-lost', about, { cites: ['13.24.1'] });
  else if (!vehicle.abandoned && !vehicle.driverOnly) {
    const { changes, crew } = crewOf(act, vehicle, { bailedOut: true });
    const hulk = act.battle.location(vehicle.at as string).wrecks?.at(-1);
    const arms = hulk
      ? [changedWreck(act.battle, vehicle.at as string, hulk, { ...hulk, crewSaved: true })]
      : [];
    act.effect(
      'crew-survived',
      { ...about, crew },
      {
        changes: [...changes, ...arms, ...countCrewSaved(act.battle, vehicle)],
        cites: ['13.24.1'],
      },
    );
  }
  return rolled <= needs;
}

/** The crew as a counter in the hex of its vehicle, with its leader and all that it has been through. */
export function crewOf(act: Act, vehicle: Unit, more: object = {}) {
  const { side, at, nationality, manned, shut, unsteady, shellShock, shelled, barrage } = vehicle;
  const crew = act.offspring(`${side}-crew`);
  const leader = goesAlong(act.battle, vehicle, crew);
  const set = {
    ...crewOutside(manned ?? nationality),
    side,
    at,
    ...(shut && { shut }),
    ...(unsteady && { unsteady }),
    ...(shellShock && { shellShock }),
    ...(shelled && { shelled }),
    ...(barrage && { barrage }),
    ...leader.set,
    ...more,
  };
  const changes: Change[] = [{ do: 'enter', unit: crew, set }, ...leader.changes];
  return { crew, changes };
}

/** What the AFV is without its crew: it stands still, aims at nothing, and is nobody's fright or rage (11.8/q3, 3.3.4). */
export const leftBehind = (vehicle: Unit): Change => ({
  do: 'unit',
  unit: vehicle.id,
  set: { abandoned: true, ...withoutItsCrew(vehicle) },
});

/** What its crew has been through goes with the crew. */
export const withoutItsCrew = ({ commander, ...vehicle }: Unit): object => ({
  exposed: null,
  ...(commander && { commander: null }),
  ...Object.fromEntries(
    OF_THE_CREW.filter((state) => vehicle[state] !== undefined).map((state) => [state, null]),
  ),
});

const OF_THE_CREW = [
  'shut',
  'unsteady',
  'shellShock',
  'shelled',
  'barrage',
  'stunned',
  'shock',
  'leaving',
  'berserk',
  'pinned',
  'motion',
  'rolling',
  'acquired',
] as const;

/** A crew is driven out, and does not destroy what it leaves (11.35.3, 11.35.5). */
export function bailOut(
  act: Act,
  id: UnitId,
  cites: readonly RuleId[],
  more: { readonly berserk?: true } = {},
): UnitId {
  const vehicle = act.battle.theUnit(id);
  const { changes, crew } = crewOf(act, vehicle, { bailedOut: true, ...more });
  act.effect('bailed-out', { unit: id, crew }, { changes: [leftBehind(vehicle), ...changes], cites });
  return crew;
}
