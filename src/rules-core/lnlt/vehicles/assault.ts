/** A Close Assault is fought: Morale Checks, vehicle after vehicle, and what becomes of the assaulters (17.1). */
import { D6, total } from '../../kernel/dice/index.js';
import { eliminate, halted } from '../damage/fate.js';
import { coverToMorale, moraleCheck } from '../damage/morale.js';
import { lose } from '../fire/consequences.js';
import { blowUp } from '../ground/mines.js';
import { entersFire, fallOn } from '../indirect/barrage.js';
import { carried } from '../movement/march.js';
import { lostSight, tidyAcquisition } from '../ordnance/acquisition.js';
import { wonBy } from '../sequence/control.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import {
  enemiesAt,
  isGoodOrder,
  isMmc,
  isOfBadge,
  isVehicle,
  lmOf,
  ownAt,
  trainOf,
  weaponsOf,
} from '../units/kinds.js';
import { lowestArmour } from './armour.js';
import { destroy } from './fate.js';
import { mustLeave } from './overrun.js';

/** Weapons that add to a Close Assault: one of them by its HE-equivalent, Flamethrowers and charges by their FP (17.1/g). */
const worthOf = ({ weapon, he, fp = 0, toHit, jammed }: Unit): number => {
  if (jammed) return 0;
  if (toHit) return he ?? 0;
  return weapon === 'flamethrower' || weapon === 'satchel-charge' || weapon === 'molotov' ? fp : 0;
};

export const bestWeapon = (battle: Battle, unit: Unit): Unit | undefined =>
  weaponsOf(battle, unit)
    .filter((weapon) => worthOf(weapon) > 0)
    .sort((a, b) => worthOf(b) - worthOf(a))[0];

interface Assault {
  readonly units: readonly string[];
  readonly vehicle: string;
  readonly side: string;
  /** From the hex beside the vehicle, or from within after an Overrun. */
  readonly origin: 'beside' | 'here';
}

/** Vehicle after vehicle of the hex, as long as somebody dares (17.1/j); then the hex is theirs, or they go back. */
export function assault(act: Act, { units, vehicle: first, side, origin }: Assault): void {
  const { battle } = act;
  const from = battle.theUnit(units[0] as string).at as string;
  const at = battle.theUnit(first).at as string;
  let brave = dare(act, units, from);
  if (origin === 'beside') brave = goIn(act, brave, from, at);
  let next: string | undefined = first;
  while (next !== undefined && brave.length > 0 && strikeVehicle(act, brave, next)) {
    next = enemiesAt(battle, at, side).find(isVehicle)?.id;
    if (next !== undefined) brave = dare(act, brave, from);
  }
  const inside = origin === 'beside' ? ownAt(battle, at, side).map(({ id }) => id) : brave;
  if (next === undefined) occupy(act, inside, at);
  else goBack(act, inside, origin, from);
}

/** Into the hex of the vehicle (17.1/g), through Mines and Fire for Effect. Returns those who still can assault. */
function goIn(act: Act, ids: readonly string[], from: string, at: string): string[] {
  if (ids.length === 0) return [];
  const { battle } = act;
  const units = ids.map((id) => battle.theUnit(id));
  act.effect(
    'went-in',
    { units: ids, at },
    { changes: [...moved(battle, ids, at), ...lostSight(battle, units)], cites: ['17.1/g'] },
  );
  tidyAcquisition(act);
  const left = entersFire(battle, from, at) ? fallOn(act, { units: ids, at }) : ids;
  blowUp(act, { units: left, at });
  return ableOf(battle, ids.flatMap((id) => battle.unit(id) ?? []).filter(isGoodOrder));
}

/** All of them, if one can assault: a Leader alone needs a weapon (17.1/p). */
const ableOf = (battle: Battle, units: readonly Unit[]): string[] =>
  units.some((unit) => !isLeader(unit) || bestWeapon(battle, unit)) ? units.map(({ id }) => id) : [];

/** With all that they can carry. */
const moved = (battle: Battle, ids: readonly string[], at: string): Change[] =>
  ids
    .map((id) => battle.theUnit(id))
    .filter((unit) => unit.at !== at)
    .flatMap((unit): Change[] => [
      { do: 'unit', unit: unit.id, set: { at } },
      ...trainOf(battle, unit).map((each) => carried(unit, each, at)),
    ]);

/** The Leader checks first; his LM helps the MMCs (17.1/o). Units that fail hold back (17.1/f). */
function dare(act: Act, ids: readonly string[], from: string): string[] {
  const { battle } = act;
  const units = ids.map((id) => battle.theUnit(id));
  const passed: Unit[] = [];
  for (const unit of [...units.filter(isLeader), ...units.filter((each) => !isLeader(each))]) {
    const leader = passed
      .filter((each) => isLeader(each) && isMmc(unit) && isOfBadge(each, unit))
      .sort((a, b) => lmOf(b) - lmOf(a))[0];
    const help = leader ? [{ why: leader.name, value: -lmOf(leader), cites: '17.1/o' } as const] : [];
    if (moraleCheck(act, unit, [...coverToMorale(battle, from), ...help], '17.1/e')) passed.push(unit);
  }
  const able = ableOf(battle, passed);
  const brave = ids.filter((id) => able.includes(id));
  holdBack(
    act,
    units.filter(({ id }) => !brave.includes(id)),
    from,
  );
  return brave;
}

const isLeader = ({ kind }: Unit): boolean => kind === 'leader';

/** Moved if they had moved, else Ops Complete; never Shaken (17.1/f, 17.1/p). From a second vehicle they go back (17.1/j). */
function holdBack(act: Act, units: readonly Unit[], from: string): void {
  if (units.length === 0) return;
  const ids = units.map(({ id }) => id);
  act.effect(
    'held-back',
    { units: ids },
    {
      changes: [
        ...moved(act.battle, ids, from),
        ...units.flatMap((unit) =>
          unit.moving === undefined
            ? [{ do: 'unit', unit: unit.id, set: { opsComplete: true } } satisfies Change]
            : halted(unit),
        ),
      ],
      cites: ['17.1/f', '17.1/p'],
    },
  );
}

/** Each by himself, until the vehicle is destroyed; a Leader's LM helps one of them (17.1/g, 17.1/q). */
function strikeVehicle(act: Act, brave: readonly string[], id: string): boolean {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const units = brave.map((each) => battle.theUnit(each));
  const helpers = units.filter(isLeader);
  const strikers = units.filter((unit) => !isLeader(unit) || bestWeapon(battle, unit) !== undefined);
  for (const striker of strikers) {
    const helper = isLeader(striker) ? undefined : helpers.shift();
    const weapon = bestWeapon(battle, striker);
    const strength = (striker.fp ?? 0) + (helper ? lmOf(helper) : 0) + (weapon ? worthOf(weapon) : 0);
    const die = total(act.rollOf('Close Assault', [striker.id], D6));
    const armourDie = total(act.rollOf('defence', [id, striker.id], D6));
    const armour = lowestArmour(vehicle);
    const destroyed = die + strength > armourDie + armour;
    act.effect(
      'assaulted',
      { unit: striker.id, vehicle: id, die, strength, armourDie, armour, destroyed },
      { cites: ['17.1/g', '17.1/h', ...(helper ? (['17.1/q'] as const) : [])] },
    );
    if (weapon?.singleUse) lose(act, weapon.id, 'used');
    if (destroyed) {
      raze(act, vehicle);
      return true;
    }
  }
  return false;
}

/** The Crew, the passengers and every enemy left in the hex die with it (17.1/s, 17.1/c). */
function raze(act: Act, vehicle: Unit): void {
  const { battle } = act;
  destroy(act, vehicle.id, 'close-assault', '17.1/h');
  if (battle.unitsAt(vehicle.at as string).some((unit) => isVehicle(unit) && unit.side === vehicle.side))
    return;
  for (const unit of battle.unitsAt(vehicle.at as string))
    if (unit.side === vehicle.side && unit.kind !== 'weapon') eliminate(act, unit.id, '17.1/s');
}

/** They stay in the hex, which is theirs now, under a Melee marker: enemies that come in after them must fight (17.1/h, 8.2). */
function occupy(act: Act, ids: readonly string[], at: string): void {
  const { battle } = act;
  act.effect(
    'took-hex',
    { units: ids, at },
    {
      changes: [
        ...ids.flatMap((id) => {
          const unit = battle.theUnit(id);
          return [
            ...halted({ ...unit, moving: 'move' }),
            { do: 'unit', unit: id, set: { melee: true } } satisfies Change,
          ];
        }),
        ...wonBy(
          battle,
          at,
          ids.map((id) => battle.theUnit(id)),
        ),
        { do: 'location', at, set: { melee: 'to-fight' } },
      ],
      cites: ['17.1/h', '17.1/s'],
    },
  );
}

/** Back to where they came from, under Moved (17.1/i); after an Overrun to a hex of their choice (17.1/t). */
function goBack(act: Act, ids: readonly string[], origin: 'beside' | 'here', from: string): void {
  if (ids.length === 0) return;
  if (origin === 'here') {
    mustLeave(act, ids, '17.1/t');
    return;
  }
  act.effect(
    'fell-back',
    { units: ids },
    {
      changes: [
        ...moved(act.battle, ids, from),
        ...ids.flatMap((id) => halted({ ...act.battle.theUnit(id), moving: 'move' })),
      ],
      cites: ['17.1/i', '17.1/j'],
    },
  );
}
