/** Reading an order to fire: who fires with what from one place, and whether they can (5.0, 5.2, 1.6). */

import { distance, isShelter } from '../ground/places.js';
import { isBefore } from '../ground/shelter.js';
import { hasFiredAt, isDark } from '../night/darkness.js';
import { inArc } from '../ordnance/arc.js';
import { sight } from '../sight/sight.js';
import { isSpotted } from '../spotting/spotted.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isGoodOrder, isVehicle, ownAt, standingAt } from '../units/kinds.js';
import { smallArmsRefusal } from '../vehicles/small-arms.js';
import {
  canHelpToCrew,
  firesAlone,
  firesInImpulse,
  firesOpportunity,
  hasFirepower,
  isReady,
  servesWeapons,
  weaponsFired,
} from './firers.js';
import { type Firers, isChargesOnly, type Served } from './strength.js';
import { footAt } from './targets.js';

export interface Named {
  readonly at: string;
  /** The one vehicle aimed at, in place of the people of the place (17.2/a). */
  readonly vehicle?: string | undefined;
  readonly units?: readonly string[] | undefined;
  readonly weapons?: readonly string[] | undefined;
  readonly crews?: readonly { readonly weapon: string; readonly helper: string }[] | undefined;
}

const isRefusal = (read: object): read is Refusal => 'refused' in read;

/** Everybody who takes part, each once. */
export const partakers = ({ units, weapons }: Pick<Firers, 'units' | 'weapons'>): Unit[] => [
  ...new Map(
    [...units, ...weapons.flatMap(({ by, with: helper }) => (helper ? [by, helper] : [by]))].map((unit) => [
      unit.id,
      unit,
    ]),
  ).values(),
];

/** The firers, or why they cannot fire at that place. */
export function readFirers(
  battle: Battle,
  side: string,
  { at, vehicle, units: ids = [], weapons: weaponIds = [], crews = [] }: Named,
  opportunity: boolean,
): Firers | Refusal {
  if (new Set([...ids, ...weaponIds]).size < ids.length + weaponIds.length)
    return refuse('TWICE', 'A unit or weapon is named twice.', '5.2');
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = battle.unit(id);
    if (unit?.side !== side) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
    units.push(unit);
  }
  const weapons = readWeapons(battle, side, weaponIds, crews);
  if ('refused' in weapons) return weapons;
  const all = partakers({ units, weapons });
  const from = all[0]?.at;
  if (from === undefined) return refuse('NO_FIRER', 'Name at least one unit or weapon that fires.', '5.2');
  const firers: Firers = { units, weapons, from, at, vehicle, opportunity };
  return (
    groupRefusal(firers, all) ??
    rangeRefusal(battle, firers) ??
    all.reduce<Refusal | undefined>((found, unit) => found ?? loadRefusal(firers, unit), undefined) ??
    targetRefusal(battle, firers) ??
    firers
  );
}

function readWeapons(
  battle: Battle,
  side: string,
  ids: readonly string[],
  crews: readonly { readonly weapon: string; readonly helper: string }[],
): Served[] | Refusal {
  const served: Served[] = [];
  for (const id of ids) {
    const weapon = battle.unit(id);
    const by = battle.unit(weapon?.possessor ?? '');
    if ((by ?? weapon)?.side !== side) return refuse('NOT_YOUR_UNIT', `You have no weapon "${id}".`);
    if (!weapon || !by || !servesWeapons(by))
      return refuse('NO_FIRER', `Nobody who can fire it possesses ${weapon?.name ?? id}.`, '1.6', '1.6/q');
    if (!isReady(weapon))
      return refuse('CANNOT_FIRE', `${weapon.name} cannot fire as it stands.`, '1.6.2', '1.6.1', '5.2/a');
    const helper = crews.find((crew) => crew.weapon === id)?.helper;
    const second = helper === undefined ? undefined : battle.unit(helper);
    if (helper !== undefined && (!second || !canHelp(by, second)))
      return refuse(
        'CANNOT_FIRE',
        `Only a second single man in Good Order in the same place helps to crew ${weapon.name}.`,
        '1.6/p',
      );
    served.push({ weapon, by, ...(second && { with: second }) });
  }
  return served;
}

const canHelp = (by: Unit, helper: Unit): boolean =>
  canHelpToCrew(by) &&
  canHelpToCrew(helper) &&
  helper.id !== by.id &&
  helper.side === by.side &&
  helper.at === by.at &&
  isGoodOrder(helper);

function groupRefusal(firers: Firers, all: readonly Unit[]): Refusal | undefined {
  const { units, weapons, from, at, opportunity } = firers;
  for (const unit of all) {
    if (unit.at !== from)
      return refuse(
        'NOT_TOGETHER',
        `${unit.name} is not in ${from}: only units of one place fire together.`,
        '5.2',
      );
    if (opportunity ? !firesOpportunity(unit) : !firesInImpulse(unit, at))
      return refuse('CANNOT_FIRE', `${unit.name} cannot fire at ${at} now.`, '4.0/m', '4.1', '5.1/a', '5.3');
    if (firesAlone(unit) && all.length > 1)
      return refuse('NOT_TOGETHER', `${unit.name} fires by itself.`, '1.7/i', '5.2/a', '11.4/e');
  }
  const unarmed = units.find((unit) => !hasFirepower(unit));
  if (unarmed) return refuse('CANNOT_FIRE', `${unarmed.name} has no Firepower of its own.`, '11.1', '5.2');
  if (weapons.some(({ by }) => by.aboard !== undefined))
    return refuse('CANNOT_FIRE', 'Passengers fire no Support Weapons.', '16.2/e');
  return undefined;
}

/** What is asked of the target (5.0): enemies, no friends among them, no Melee, in sight, spotted. */
export function targetRefusal(battle: Battle, firers: Firers): Refusal | undefined {
  const { from, at, vehicle, units, weapons } = firers;
  const side = (units[0] ?? weapons[0]?.by)?.side as string;
  if (battle.location(at).melee || standingAt(battle, at).some((unit) => unit.melee))
    return refuse('MELEE_THERE', `There is Melee in ${at}: nobody fires into it.`, '5.0/g');
  if (ownAt(battle, at, side).length > 0)
    return refuse('MELEE_THERE', `There are units of yours in ${at}.`, '5.0/g');
  const target = vehicle === undefined ? undefined : battle.unit(vehicle);
  if (vehicle !== undefined && (!target || !isVehicle(target) || target.at !== at || target.abandoned))
    return refuse('NO_TARGET', `There is no such vehicle in ${at} to fire at.`, '17.2/a');
  if (!target && footAt(battle, at, side).length === 0)
    return refuse('NO_TARGET', `There is nobody on foot in ${at} to fire at.`, '5.0');
  const safe = target && smallArmsRefusal(battle, target, from);
  if (safe) return safe;
  const { blocked } = sight(battle, from, at);
  if (blocked)
    return refuse(
      'NO_LOS',
      `${at} is not seen from ${from}: ${blocked.what} in ${blocked.hex} is in the way.`,
      '5.0',
    );
  if (isShelter(from) && !isBefore(battle, from, at))
    return refuse('OUT_OF_ARC', `${at} is not before the front of ${from}.`, '21.1/b');
  if (isShelter(at) && !isBefore(battle, at, from) && !isChargesOnly(firers))
    return refuse('OUT_OF_ARC', `${at} is hit only from before its front, or from on top of it.`, '21.1.2');
  if (isDark(battle, from, at) && !hasFiredAt(battle, at, side))
    return refuse(
      'TOO_DARK',
      `By night ${at} is seen from ${from} only when somebody there has fired, or by the light of a Starshell.`,
      '20.1/b',
    );
  return isSpotted(battle, at, side)
    ? undefined
    : refuse('NOT_SPOTTED', `${at} is not spotted: spot it first.`, '5.0', '10.1');
}

/** How many hexes its fire goes, the boxed ranges up to twice (5.4). */
export const reachOf = ({ range = 0, extended, kind }: Unit): number =>
  extended && kind !== 'weapon' ? 2 * range : range;

/** Everybody and everything in range, within the arc of a red arrow (1.7/d). */
function rangeRefusal(battle: Battle, { units, weapons, from, at }: Firers): Refusal | undefined {
  const hexes = distance(battle, from, at);
  for (const each of [...units, ...weapons.map(({ weapon }) => weapon)]) {
    if (hexes > reachOf(each))
      return refuse('OUT_OF_RANGE', `${at} is out of the range of ${each.name}.`, '5.0', '5.4');
    if (each.arrow && !inArc(battle, each, at))
      return refuse('OUT_OF_ARC', `${at} is outside the arc of ${each.name}: turn it first.`, '1.7/d');
  }
  return undefined;
}

/** One weapon and the IFP, or two, or one instead of it (1.6/b, 1.6/o, 1.6/d); those with a to-hit table count. */
function loadRefusal({ units, weapons }: Firers, unit: Unit): Refusal | undefined {
  const withIfp = units.includes(unit);
  const fired =
    (unit.fires?.gun ?? 0) + weapons.filter(({ by, with: helper }) => by === unit || helper === unit).length;
  return fired > weaponsFired(unit, withIfp)
    ? refuse('CANNOT_FIRE', `${unit.name} cannot fire all that at once.`, '1.6/b', '1.6/o', '1.6/d')
    : undefined;
}

export { isRefusal };
