/** What anti-tank weapons need to hit (counter backs; 8.16 to 8.20), and what they do to what they hit. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { distance } from '../../mechanics/places.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { isAfv } from '../ch11-vehicles/state.js';
import { SHELTERS_VEHICLES } from '../ch13-direct-fire/07-modifiers.js';
import { isEmplaced } from '../ch13-direct-fire/17-lost-guns.js';
import { overRange } from '../ch13-direct-fire/19-range.js';
import { type Facing, facingOfHull, isHullDown } from '../ch13-direct-fire/20-location.js';
import { ontoTheRoof } from '../ch13-direct-fire/21-height.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { crossedBy } from '../ch14-terrain/hexsides.js';
import { SHAPED_CHARGE } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { isShapedCharge, movedThisTurn, type OnMap } from '../units/kinds.js';
import { armourOn, killNumber } from './08-afv-kill.js';
import { rifleColumn, rifleNumber, weaknessOf } from './15-anti-tank-rifles.js';

export type ShoulderWeapon = 'PF' | 'bazooka' | 'panzerschreck' | 'PIAT' | 'ATR';

export const isShoulderWeapon = (unit: Unit): unit is Unit & { readonly weapon: ShoulderWeapon } =>
  isShapedCharge(unit) || unit.weapon === 'ATR';

/** Rifles, and all that have shells; not Panzerfausts (8.15.2/a, 8.16/q4, 10.3.8). */
export const strikesGuns = ({ weapon }: Unit): boolean =>
  weapon === 'ATR' || weapon === 'bazooka' || weapon === 'panzerschreck' || weapon === 'PIAT';

const TABLES = {
  PF: 'Panzerfaust',
  bazooka: 'Bazooka',
  panzerschreck: 'Panzerschreck',
  PIAT: 'PIAT',
} as const;
const RANGES = ['1', '2', '3', '4'] as const;

interface Firing {
  readonly weapon: Unit;
  readonly type: ShoulderWeapon;
  readonly holder: OnMap;
  /** Of the TO HIT Table, at a gun (13.17.2). */
  readonly line?: 'vehicle' | 'infantry';
}

/** By range, and whether its men have moved; in their own hex as at one hex (7.1/d). Undefined out of range. */
export function hitNumber(battle: Battle, firing: Firing, at: string): number | undefined {
  const { type, holder } = firing;
  if (type === 'ATR') return rifleNumber(battle, firing, at);
  const range = RANGES[Math.max(1, distance(battle, holder.at, at)) - 1];
  if (range === undefined) return undefined;
  const isAfterMoving = battle.clock.phase === 'advancing-fire' && movedThisTurn(holder);
  const use = isAfterMoving ? 'Advancing Fire after moving' : 'Prep or Defensive Fire';
  const number = (battle.table.charts as ChartPack).lookup(SHAPED_CHARGE.toHit, TABLES[type], range, use);
  return number === '-' ? undefined : number;
}

/** A gun that stands low is small besides, unless it is as large as a vehicle (8.16/q4). */
export const chargeAtGun = (target: Unit): Modifier[] =>
  isEmplaced(target) && !target.gun?.vehicleSized
    ? [{ why: 'size of the gun', value: 1, cites: '8.16/q4' }]
    : [];

const HULL_DOWN = 2;
/** The least that two dice show. */
const LEAST = 2;

/** As guns find it hidden, and to shaped charges behind a hedge too (8.16.1, 13.20.6). */
export const isHullHidden = (battle: Battle, vehicle: OnMap, from: string, type: ShoulderWeapon): boolean =>
  isAfv(vehicle) &&
  (isHullDown(battle, vehicle, from) || (type !== 'ATR' && crossedBy(battle, vehicle.at, from) === 'hedge'));

/** Terrain counts to hit, not to kill; what goes around it has nothing of it, and nobody of height or holes (8.16.1, 8.16/q2). */
export function hullDown(battle: Battle, vehicle: OnMap, from: string, type: ShoulderWeapon): Modifier[] {
  if (vehicle.at === from) return [];
  const around = vehicle.beside ? groundAt(battle, vehicle.at) : undefined;
  const found = coverAt(battle, vehicle.at, [from]).filter(
    ({ why }) =>
      SHELTERS_VEHICLES.test(why) && why !== around && !(HEXSIDE.test(why) && hides(why, vehicle, type)),
  );
  return isHullHidden(battle, vehicle, from, type)
    ? [{ why: 'hull down', value: HULL_DOWN, cites: '8.16.1' }, ...found]
    : found;
}

const HEXSIDE = /^(wall|hedge)/;

/** Only a rifle is fired past a hedge as guns are (13.20.6). */
const hides = (why: string, vehicle: OnMap, type: ShoulderWeapon): boolean =>
  why !== 'hedge' || type !== 'ATR' || !isAfv(vehicle);

/** The versions of 1942 go less deep (8.17.7, 8.18.4/a). */
const SHALLOW: Partial<Record<ShoulderWeapon, Modifier>> = {
  PF: { why: '42b', value: 2, cites: '8.17.7' },
  bazooka: { why: '42b', value: 1, cites: '8.18.4/a' },
};
const CITES: Readonly<Record<ShoulderWeapon, RuleId>> = {
  PF: '8.17.7',
  bazooka: '8.18.4/a',
  panzerschreck: '8.19.4',
  PIAT: '8.20.3',
  ATR: '8.15.2/a',
};

/** The column of the AFV KILL Table, and what modifies it; range only what rifles fire (8.16.1, 8.18.4/a, 13.19.6). */
export function toKill(
  battle: Battle,
  { weapon, type, holder }: Firing,
  vehicle: OnMap,
  { facing, turret }: { readonly facing: Facing; readonly turret?: boolean },
) {
  const shallow = weapon.model === '42b' ? SHALLOW[type] : undefined;
  return {
    column: type === 'ATR' ? rifleColumn(weapon, vehicle) : TABLES[type],
    modifiers: [
      ...armourOn(battle, vehicle, facing, turret),
      ...ontoTheRoof(battle, holder.at, vehicle),
      ...(shallow ? [shallow] : []),
      ...(type === 'ATR'
        ? [...weaknessOf(weapon), ...overRange(battle, holder.at, vehicle.at, 'machineGuns')]
        : []),
    ],
    cites: [CITES[type]],
  };
}

/** It needs no luck: armour leaves a roll of the dice that is enough (7.3.4). */
export function couldKill(battle: Battle, weapon: Unit, holder: OnMap, vehicle: OnMap): boolean {
  if (!isShoulderWeapon(weapon) || weapon.malfunctioned) return false;
  const facing = facingOfHull(battle, vehicle, holder.at);
  const { column, modifiers } = toKill(battle, { weapon, type: weapon.weapon, holder }, vehicle, { facing });
  return LEAST + sumOf(modifiers) <= killNumber(battle, vehicle, { column, facing });
}
