/** Vehicular Smoke dispensers (7.5): dischargers, mortars, pots and the close defence weapon. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { HEXSPINES } from '../../mechanics/facing.js';
import { order } from '../form.js';
import { sum } from '../morale/checks.js';
import { exposed } from '../movement/mover.js';
import { sight } from '../sight/sight.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit, Modifier } from '../system.js';
import { distance, onMap } from '../terrain/map.js';
import { placeSmoke } from '../terrain/smoke.js';
import { groundAt, isBuilding } from '../terrain/terrain.js';
import { attacker, isGoodOrder, isVehicle } from '../units/units.js';
import { turretModifier } from './arc-change.js';
import { covers, tcaOf, turnTowards } from './arcs.js';
import { mpLeft } from './cost.js';
import { beginDrive, spend } from './expend.js';
import { hasTurret, isMovingTarget, isNonStopped } from './state.js';

const DISPENSERS = ['sD', 'sM', 'sP', 'sN'] as const;
type Dispenser = (typeof DISPENSERS)[number];

interface Disperse {
  readonly vehicle: UnitId;
  readonly dispenser: Dispenser;
  /** For Smoke mortars: a hex one to three hexes away. */
  readonly at?: LocationId | undefined;
}

const SMOKE_MORTAR_RANGE = 3;

export const disperseSmoke = order({
  title: 'Dispense Smoke',
  description: 'A vehicle tries to place Dispersed Smoke with its dispenser, once in a Player Turn.',
  cites: ['7.5/a', '7.5/b'],
  answers: ['movement', 'defensive-fire'],
  asks: {
    vehicle: z.string().describe('The vehicle.'),
    dispenser: z.enum(DISPENSERS).describe('Smoke discharger, mortar, pots or Nahverteidigungswaffe.'),
    at: z.string().optional().describe('Where a Smoke mortar fires: one to three hexes away.'),
  },
  *candidates({ battle, by }) {
    for (const vehicle of battle.units()) {
      if (vehicle.side !== by || !vehicle.dispensers || vehicle.at === undefined) continue;
      for (const dispenser of DISPENSERS)
        for (const at of dispenser === 'sM' ? hexesWithin(battle, vehicle.at) : [undefined]) {
          yield { vehicle: vehicle.id, dispenser, ...(at !== undefined && { at }) };
        }
    }
  },
  read: ({ battle, by }, order) => checkDispensing(battle, order, by) ?? order,
  listing: ({ battle, by }) => ({ cost: { mp: by === attacker(battle) ? 1 : 0 } }),
  perform(act, order, { by }) {
    const own = by === attacker(act.battle);
    if (own) beginDrive(act, order.vehicle);
    const placed = dispense(act, order);
    if (own && placed) {
      spend(act, act.battle.theUnit(order.vehicle), 1, 'Smoke');
      exposed(act, [order.vehicle]);
    }
  },
});

function hexesWithin(battle: AslBattle, from: LocationId): LocationId[] {
  return battle.table.map.hexes
    .map(({ name }) => name)
    .filter((at) => at !== from && distance(battle, from, at) <= SMOKE_MORTAR_RANGE);
}

function checkDispensing(battle: AslBattle, order: Disperse, by: SideId): AslRefusal | undefined {
  const vehicle = battle.unit(order.vehicle);
  if (!vehicle || vehicle.side !== by || !isVehicle(vehicle) || vehicle.at === undefined)
    return {
      refused: 'NO_SUCH_UNIT',
      why: `There is no vehicle "${order.vehicle}" of yours.`,
      path: '$.vehicle',
    };
  const reason = reasonAgainst(battle, vehicle, order, by) ?? targetReason(battle, vehicle, order);
  if (!reason) return undefined;
  const [refused, why, ...cites] = reason;
  return { refused, why: `${vehicle.name}: ${why}`, cites };
}

type Reason = readonly [code: AslRefusal['refused'], why: string, ...cites: NonNullable<AslRefusal['cites']>];

function reasonAgainst(
  battle: AslBattle,
  vehicle: AslUnit,
  { dispenser }: Disperse,
  by: SideId,
): Reason | undefined {
  if (vehicle.dispensers?.[dispenser] === undefined)
    return ['NO_DISPENSER', `it has no ${dispenser}.`, '7.5/a'];
  if (!isGoodOrder(vehicle)) return ['NOT_GOOD_ORDER', 'its crew is Shocked or Stunned.', '7.5/a'];
  if (vehicle.dispensed) return ['ONCE', 'it has tried in this Player Turn.', '7.5/a'];
  if (vehicle.fire || (vehicle.weaponsFired?.length ?? 0) > 0) return ['HAS_FIRED', 'it has fired.', '7.5/a'];
  if (dispenser === 'sP' && !vehicle.ce) return ['BUTTONED_UP', 'Smoke pots take an exposed crew.', '7.5/d'];
  if (dispenser === 'sN' && vehicle.ce) return ['CREW_EXPOSED', 'it must be buttoned up.', '7.5/d'];
  if (by !== attacker(battle)) return seesMover(battle, vehicle);
  if (vehicle.moved) return ['HAS_MOVED', 'it has ended its movement.', '7.5/b'];
  return mpLeft(vehicle) < 1 ? ['NOT_ENOUGH_MP', 'it takes one MP.', '7.5/b'] : undefined;
}

/** In the enemy's Movement Phase: as if it fired at those who just spent MF or MP (7.5/b). */
function seesMover(battle: AslBattle, vehicle: AslUnit): Reason | undefined {
  const seen = battle
    .units()
    .some(
      (unit) =>
        unit.moving &&
        unit.side !== vehicle.side &&
        unit.at !== undefined &&
        !sight(battle, vehicle.at as LocationId, unit.at).blocked,
    );
  return seen ? undefined : ['NO_LINE_OF_SIGHT', 'it sees nobody who moves.', '7.5/b'];
}

function targetReason(battle: AslBattle, vehicle: AslUnit, { dispenser, at }: Disperse): Reason | undefined {
  const here = vehicle.at as LocationId;
  if (dispenser !== 'sM')
    return at === undefined ? undefined : ['OWN_HEX', `${dispenser} smokes its own hex.`, '7.5/d'];
  if (at === undefined || !onMap(battle, at))
    return ['NO_SUCH_HEX', 'name the hex for the Smoke mortar.', '7.5/e'];
  const range = distance(battle, here, at);
  if (range < 1 || range > SMOKE_MORTAR_RANGE)
    return ['OUT_OF_RANGE', 'a Smoke mortar reaches three hexes.', '7.5/e'];
  if (isBuilding(groundAt(battle, here))) return ['IN_BUILDING', 'not from inside a building.', '7.5/e'];
  return sight(battle, here, at).blocked
    ? ['NO_LINE_OF_SIGHT', `it does not see ${at}.`, '7.5/e']
    : undefined;
}

function dispense(act: AslAct, { vehicle: id, dispenser, at }: Disperse): boolean {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const hex = at ?? (vehicle.at as LocationId);
  const number = vehicle.dispensers?.[dispenser] as number;
  const modifiers = usageModifiers(battle, vehicle, dispenser, hex);
  const dr = total(act.rollOf('Smoke dispenser', [id], DR));
  const placed = dr + sum(modifiers) <= number;
  const set = { dispensed: true, ...(dispenser === 'sM' && aimed(battle, vehicle, hex)) } as const;
  const changes: AslChange[] = [{ do: 'unit', unit: id, set }];
  if (placed) changes.push(placeSmoke(battle, hex, { kind: 'dispersed', side: vehicle.side }));
  act.effect(
    'smoke-dispensed',
    { vehicle: id, dispenser, at: hex, dr, modifiers, number, placed },
    { changes, cites: ['7.5/c', dispenser === 'sM' ? '7.5/e' : '7.5/d'] },
  );
  return placed;
}

/** Buttoned up; Smoke mortars also suffer from turning, moving and hindrances (7.5/c, 7.5/e). */
function usageModifiers(
  battle: AslBattle,
  vehicle: AslUnit,
  dispenser: Dispenser,
  at: LocationId,
): Modifier[] {
  const found: Modifier[] = [];
  if (!vehicle.ce) found.push({ label: 'buttoned up', value: 1, cites: ['7.5/c'] });
  if (dispenser !== 'sM') return found;
  const here = vehicle.at as LocationId;
  if (!covers(battle, here, tcaOf(vehicle), at)) {
    const { hexspines } = turnTowards(battle, here, tcaOf(vehicle), at);
    found.push(turretModifier(battle, vehicle, 'turret', hexspines));
  }
  if (isNonStopped(vehicle) || isMovingTarget(vehicle))
    found.push({ label: 'moving', value: 2, cites: ['7.5/e'] });
  const { hindrance } = sight(battle, here, at);
  if (hindrance > 0) found.push({ label: 'hindrance', value: hindrance, cites: ['7.5/e'] });
  return found;
}

/** A Smoke mortar fires within the Turret Covered Arc, which turns for it. */
function aimed(battle: AslBattle, vehicle: AslUnit, at: LocationId): { readonly tca?: number } {
  const here = vehicle.at as LocationId;
  if (!hasTurret(vehicle) || covers(battle, here, tcaOf(vehicle), at)) return {};
  const { by } = turnTowards(battle, here, tcaOf(vehicle), at);
  return { tca: (tcaOf(vehicle) + by) % HEXSPINES.length };
}
