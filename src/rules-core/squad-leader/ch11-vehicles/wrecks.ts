/** Vehicles that are immobilized or destroyed, and the wrecks that they leave (11.19.1). */
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import type { RuleId } from '../rules.js';
import { countFallen } from '../scenario-rules/losses.js';
import type { Act, Battle, Change, SquadLeader, Unit } from '../system.js';
import { infantryAt, type OnMap, weaponsOf } from '../units/kinds.js';
import { menBeneath } from './20-beneath.js';
import { leaveTeam, leaveWreck } from './37-bailing-out.js';
import { passengersOf } from './37-passengers.js';
import { isInTheDeep } from './41-amphibians.js';
import { isBoat, isDrawn } from './state.js';

export function immobilize(
  act: Act,
  id: UnitId,
  cites: readonly RuleId[],
  more: { readonly stuck?: true } = {},
): void {
  const stops = act.battle.theUnit(id).motion && { motion: null };
  const changes: Change[] = [{ do: 'unit', unit: id, set: { immobilized: true, ...stops, ...more } }];
  act.effect('immobilized', { unit: id }, { changes, cites });
}

export type Wreck = NonNullable<SquadLeader['location']['wrecks']>[number];

/** With what can be salvaged: machine guns in the bow and on the roof, if they work (5.8.4). */
function wreckOf(
  { name, nationality, vehicle, armoured, abandoned, beside, mg = {}, mgOut }: Unit,
  burns: boolean,
  isContained: boolean,
): Wreck {
  const { bow, aa } = mgOut ? {} : mg;
  return {
    name,
    nationality,
    ...(armoured && { armoured }),
    ...((vehicle === 'truck' || vehicle === 'armoured-car') && { wheeled: true }),
    ...(burns && { burning: true }),
    ...(burns && isContained && { contained: true }),
    ...(beside && { corner: beside.corner }),
    ...((bow || aa) && { mg: { ...(bow && { bow }), ...(aa && { aa }) } }),
    ...(abandoned && { crewSaved: true }),
  };
}

/** One of the wrecks of a hex is not what it was. */
export const changedWreck = (battle: Battle, at: string, which: Wreck, now: Wreck): Change => ({
  do: 'location',
  at,
  set: { wrecks: (battle.location(at).wrecks ?? []).map((one) => (one === which ? now : one)) },
});

/** A wreck takes its place; of jeeps nothing is left (11.16.3). All who are aboard are lost (11.13.3, 11.15.8, 7.2.6.11). */
export function destroy(act: Act, id: UnitId, cites: readonly RuleId[], burns = false): void {
  const vehicle = act.battle.theUnit(id);
  const passengers = passengersOf(act.battle, vehicle);
  wreck(act, id, cites, burns);
  if (isDrawn(vehicle)) leaveTeam(act, vehicle, passengers);
  else leaveWreck(act, passengers, false, cites);
}

/** A gun in tow is lost with what draws it (10.2.11). */
function loseTow(act: Act, gun: UnitId | undefined, at: string): void {
  if (gun === undefined || !act.battle.unit(gun)) return;
  act.effect('gun-destroyed', { gun, at }, { changes: [{ do: 'leave', unit: gun }], cites: ['10.2.11'] });
}

/** The vehicle alone: what becomes of its passengers is told apart. */
export function wreck(
  act: Act,
  id: UnitId,
  cites: readonly RuleId[],
  burns: boolean,
  isContained = false,
): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const at = vehicle.at as string;
  const { side, tows } = vehicle;
  const left = wreckOf(vehicle, burns, isContained);
  const lost = [...(battle.side(side).lost ?? []), id];
  const beneath = menBeneath(battle, vehicle as OnMap).map((man) => man.id);
  act.effect(
    'wrecked',
    { unit: id, at, side },
    {
      changes: [
        { do: 'side', side, set: { lost } },
        ...countFallen(battle, vehicle),
        { do: 'leave', unit: id },
        ...weaponsOf(battle, vehicle).map((weapon): Change => ({ do: 'leave', unit: weapon.id })),
        ...(vehicle.vehicle === 'jeep' || isDrawn(vehicle) || isBoat(vehicle) || isInTheDeep(battle, vehicle)
          ? []
          : [
              {
                do: 'location',
                at,
                set: { wrecks: [...(battle.location(at).wrecks ?? []), left] },
              } as const,
            ]),
      ],
      cites,
    },
  );
  loseTow(act, tows, at);
  if (vehicle.armoured) unnerve(act, side, at);
  shakeBeneath(act, beneath);
}

/** Those who lay beneath what is destroyed check their nerve (11.20.5, 11.15.8). */
export function shakeBeneath(act: Act, ids: readonly UnitId[]): void {
  const left = ids.filter((id) => act.battle.unit(id));
  if (left.length > 0) moraleChecks(act, left, { check: 'beneath what was destroyed', cites: ['11.20.5'] });
}

/** Its loss shakes those who were entrenched beside it (15.3/q1). */
function unnerve(act: Act, side: SideId, at: string): void {
  const men = infantryAt(act.battle, at, side).filter(isEntrenched);
  if (men.length > 0) act.plan({ task: 'shaken-by-loss', units: men.map(({ id }) => id), at });
}
