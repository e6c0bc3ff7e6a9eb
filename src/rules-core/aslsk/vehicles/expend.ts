/** Carrying out one expenditure of MP (3.3.2). */
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { releaseAt } from '../close-combat/melee.js';
import { alarm, endOtherMoves, exposed } from '../movement/mover.js';
import { trackAcquisitions } from '../ordnance/acquisition.js';
import { discoverGuns, enemyGunsAt, reveal } from '../ordnance/hidden.js';
import type { AslAct, AslChange, AslUnit } from '../system.js';
import { groundAt } from '../terrain/terrain.js';
import { HEXSPINE_COUNT, tcaOf, vcaOf } from './arcs.js';
import { bogCheck, tryToUnbog } from './bog.js';
import { entryCost, isBuiltUp, isCramped, isInTheTrees, turnCost } from './cost.js';
import { immobilize } from './damage.js';
import type { DriveStep } from './effects.js';
import { collapseHut } from './huts.js';
import { cannotStayAt } from './intrusion.js';
import { hasTurret } from './state.js';

/** Others that moved before are done; a vehicle in Motion is on the move at once (3.3.2/i, 2.0/MovingTarget). */
export function beginDrive(act: AslAct, id: UnitId): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  endOtherMoves(act, [vehicle]);
  if (vehicle.moving) return;
  const inMotion = vehicle.motion === true || vehicle.at === undefined;
  const set = {
    moving: true,
    spent: 0,
    spentHere: 0,
    hexes: 0,
    ...(vehicle.at !== undefined && { began: vehicle.at }),
    ...(inMotion && { started: true as const, movingTarget: true as const }),
    ...(vehicle.motion && { motion: null }),
  } as const;
  act.effect(
    'vehicle-began',
    { vehicle: id, motion: inMotion },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['3.3.2/a', '3.3.2/q'] },
  );
}

export function carryOut(act: AslAct, vehicle: AslUnit, step: DriveStep): void {
  const before = vehicle.at;
  switch (step.do) {
    case 'start':
      spend(act, vehicle, 1, 'starting', {
        started: true,
        startMp: (vehicle.startMp ?? 0) + 1,
        ...turret(vehicle, step),
      });
      mechanicalReliability(act, vehicle.id);
      break;
    case 'stop':
      spend(act, vehicle, 1, 'stopping', {
        started: null,
        ...(vehicle.allMp && { allMp: null }),
        ...turret(vehicle, step),
      });
      break;
    case 'delay':
      spend(act, vehicle, step.mp ?? 1, 'delay', turret(vehicle, step));
      break;
    case 'unbog':
      tryToUnbog(act, vehicle.id);
      break;
    case 'turn':
      turn(act, vehicle, step);
      break;
    case 'enter':
      enter(act, vehicle, step);
  }
  if (before !== undefined) releaseAt(act, before);
  exposed(act, [vehicle.id]);
}

type Settings = Partial<Record<keyof AslUnit, unknown>>;

/** A turret in line with the hull needs no counter (3.3.2/h). */
function turret(vehicle: AslUnit, { tca }: DriveStep, vca = vcaOf(vehicle)): Settings {
  if (!hasTurret(vehicle)) return {};
  const before = tcaOf(vehicle);
  const now = tca ?? (before + vca - vcaOf(vehicle) + HEXSPINE_COUNT) % HEXSPINE_COUNT;
  if (now === vca) return vehicle.tca === undefined ? {} : { tca: null };
  return { tca: now };
}

/** MP that are spent in the hex where the vehicle is. */
export function spend(
  act: AslAct,
  vehicle: AslUnit,
  mp: number,
  what: 'starting' | 'stopping' | 'turning' | 'delay' | 'Smoke',
  more: Settings = {},
): void {
  const at = vehicle.at as LocationId;
  const spent = (vehicle.spent ?? 0) + mp;
  const set = { spent, spentHere: (vehicle.spentHere ?? 0) + mp, seen: seenAt(vehicle, at, mp), ...more };
  act.effect(
    'mp-spent',
    { vehicle: vehicle.id, at, mp, spent, for: what },
    { changes: [{ do: 'unit', unit: vehicle.id, set } as AslChange], cites: ['3.3.2/a'] },
  );
}

function seenAt({ seen }: AslUnit, at: LocationId, mp: number): Record<string, number> {
  return { ...seen, [at]: (seen?.[at] ?? 0) + mp };
}

/** Red MP: on each start an original 12 ends it, 11 with some (3.3.2/u). True: it has broken down. */
export function mechanicalReliability(act: AslAct, id: UnitId): boolean {
  const vehicle = act.battle.theUnit(id);
  if (vehicle.unreliable === undefined) return false;
  const dr = total(act.rollOf('Mechanical Reliability', [id], DR));
  const stalled = dr >= vehicle.unreliable;
  act.effect('mechanical-reliability', { vehicle: id, dr, stalled }, { cites: ['3.3.2/u'] });
  if (stalled) immobilize(act, id, '3.3.2/u');
  return stalled;
}

/** Among trees and houses it may bog, and then it has not turned (7.6/a). */
function turn(act: AslAct, vehicle: AslUnit, step: DriveStep): void {
  const at = vehicle.at as LocationId;
  const vca = step.vca as number;
  spend(act, vehicle, turnCost(act.battle, at), 'turning');
  if (isCramped(act.battle, at) && bogCheck(act, vehicle.id, 'turn')) return;
  point(act, vehicle.id, vca, step.tca);
}

/** Points hull and turret. A vehicle that turns in a hut brings it down (8.2.1/hut-h). */
export function point(act: AslAct, id: UnitId, vca: number, tca?: number): void {
  const vehicle = act.battle.theUnit(id);
  const set = { vca, ...turret(vehicle, tca === undefined ? { do: 'turn' } : { do: 'turn', tca }, vca) };
  act.effect(
    'vehicle-turned',
    {
      vehicle: id,
      vca,
      tca: tcaOf({ ...vehicle, ...set, tca: (set.tca as number | null | undefined) ?? undefined } as AslUnit),
    },
    { changes: [{ do: 'unit', unit: id, set } as AslChange], cites: ['3.3.2/e', '3.2.4/CA-f'] },
  );
  if (groundAt(act.battle, vehicle.at as LocationId) === 'hut') collapseHut(act, vehicle.at as LocationId);
}

function enter(act: AslAct, vehicle: AslUnit, step: DriveStep): void {
  const { battle } = act;
  const to = step.to as LocationId;
  const from = vehicle.at;
  const cost = entryCost(battle, vehicle, from, to, step.all);
  if (!cost) throw new Error(`${vehicle.name} cannot enter ${to}.`);
  const mp = step.mp ?? cost.mp;
  const spent = (vehicle.spent ?? 0) + mp;
  if (from !== undefined && groundAt(battle, from) === 'hut') collapseHut(act, from);
  const change: AslChange = {
    do: 'unit',
    unit: vehicle.id,
    set: {
      at: to,
      spent,
      spentHere: mp,
      seen: seenAt(vehicle, to, mp),
      hexes: (vehicle.hexes ?? 0) + 1,
      movingTarget: true,
      from: from ?? null,
      roadRate: cost.road ? true : null,
      ...(vehicle.entry && { entry: null }),
      ...(vehicle.shotAt && { shotAt: null }),
      ...(vehicle.residualDrm !== undefined && { residualDrm: null }),
      ...(vehicle.acquired && { acquired: null }),
      ...(step.vca !== undefined && { vca: step.vca }),
      ...(turret(vehicle, step, step.vca ?? vcaOf(vehicle)) as { tca?: number | null }),
      cannotStay: cannotStayAt(battle, vehicle, to) ? true : null,
      allMp: cost.all && isInTheTrees(battle, to) ? true : null,
    },
  };
  act.effect(
    'vehicle-moved',
    { vehicle: vehicle.id, from: from ?? 'off the map', to, mp, spent, road: cost.road },
    { changes: [change], cites: ['3.3.2/f'] },
  );
  reveal(act, enemyGunsAt(battle, to, vehicle.side), '6.4/h');
  trackAcquisitions(act, battle.theUnit(vehicle.id));
  alarm(act, battle.theUnit(vehicle.id));
  discoverGuns(act);
  arrive(act, vehicle.id, to, cost.road, cost.all);
}

/** Woods and buildings may bog it, huts fall down before anybody fires (7.6/a, 8.2.1/hut-c). */
function arrive(act: AslAct, id: UnitId, to: LocationId, road: boolean, all: boolean): void {
  const { battle } = act;
  const ground = groundAt(battle, to);
  if (road) return;
  if (ground === 'hut') collapseHut(act, to);
  const slippery =
    isInTheTrees(battle, to) ||
    isBuiltUp(ground) ||
    (ground === 'collapsed-hut' && battle.theUnit(id).track === 'AC');
  if (slippery) bogCheck(act, id, all ? 'all' : 'half');
}
