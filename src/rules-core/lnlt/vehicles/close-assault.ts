/** Close Assault (17.1): infantry enters the hex of a vehicle to destroy it. */
import * as z from 'zod';
import { D6, total } from '../../kernel/dice/index.js';
import { eliminate, halted } from '../damage/fate.js';
import { coverToMorale, moraleCheck } from '../damage/morale.js';
import { lose } from '../fire/consequences.js';
import { order } from '../form.js';
import { entryCost } from '../ground/costs.js';
import { distance } from '../ground/places.js';
import { hasRoom } from '../ground/stacking.js';
import { allowanceOf } from '../movement/allowance.js';
import { setOutRefusal } from '../movement/move.js';
import { ACTED } from '../sequence/sides.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesAt,
  isGoodOrder,
  isMmc,
  isOfBadge,
  isVehicle,
  lmOf,
  trainOf,
  weaponsOf,
} from '../units/kinds.js';
import { lowestArmour } from './armour.js';
import { destroy } from './fate.js';
import { isBesetter, mustLeave } from './overrun.js';
import { ridersOf } from './passengers.js';

const IDS = z.array(z.string()).min(1).max(10);

/** Weapons that add to a Close Assault: one of them by its HE-equivalent, Flamethrowers and charges by their FP (17.1/g). */
const worthOf = ({ weapon, he, fp = 0, toHit, jammed }: Unit): number => {
  if (jammed) return 0;
  if (toHit) return he ?? 0;
  return weapon === 'flamethrower' || weapon === 'satchel-charge' || weapon === 'molotov' ? fp : 0;
};

const bestWeapon = (battle: Battle, unit: Unit): Unit | undefined =>
  weaponsOf(battle, unit)
    .filter((weapon) => worthOf(weapon) > 0)
    .sort((a, b) => worthOf(b) - worthOf(a))[0];

/** Good Order enemies who could fight Melee, on foot or on top of the vehicle, bar the way (17.1/b, 17.1/m). */
const guardOf = (battle: Battle, vehicle: Unit): Unit | undefined =>
  [
    ...battle
      .unitsAt(vehicle.at as string)
      .filter((unit) => unit.side === vehicle.side && unit.aboard === undefined),
    ...ridersOf(battle, vehicle, 'outside'),
  ].find((unit) => isGoodOrder(unit) && (isMmc(unit) || unit.kind === 'hero'));

const canAssault = (unit: Unit): boolean =>
  isGoodOrder(unit) && ['squad', 'half-squad', 'crew', 'hero', 'leader'].includes(unit.kind);

function vehicleRefusal(battle: Battle, id: string, side: string, from: string): Refusal | undefined {
  const vehicle = battle.unit(id);
  if (
    !vehicle ||
    !isVehicle(vehicle) ||
    vehicle.side === side ||
    vehicle.abandoned ||
    vehicle.at === undefined
  )
    return refuse('NO_TARGET', `"${id}" is no vehicle of the enemy: name one that is in use.`, '17.1');
  if (distance(battle, from, vehicle.at) !== 1)
    return refuse(
      'NOT_ADJACENT',
      `${vehicle.name} is not adjacent: move next to it first.`,
      '17.1',
      '17.1/d',
    );
  const guard = guardOf(battle, vehicle);
  return (
    guard &&
    refuse(
      'GUARDED',
      `${guard.name} is with ${vehicle.name}: it must be dealt with first.`,
      '17.1/b',
      '17.1/m',
    )
  );
}

function memberRefusal(unit: Unit): Refusal | undefined {
  return canAssault(unit)
    ? undefined
    : refuse('CANNOT_ASSAULT', `${unit.name} cannot Close Assault.`, '17.1', '1.7/h', '5.1/a');
}

function groupRefusal(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const fights = units.some((unit) => unit.kind !== 'leader' || bestWeapon(battle, unit) !== undefined);
  return fights
    ? undefined
    : refuse('CANNOT_ASSAULT', 'A Leader alone needs an anti-tank weapon.', '17.1', '17.1/p');
}

export const closeAssault = order({
  title: 'Close Assault',
  description: 'Infantry next to an enemy vehicle checks its Morale, enters its hex and tries to destroy it.',
  cites: ['17.1', '17.1/e', '17.1/g', '17.1/n'],
  answers: ['acting', 'moving'],
  byExample: true,
  asks: {
    units: IDS.describe('The assaulters; each Leader helps one of them, in the order named.'),
    vehicle: z.string().describe('The enemy vehicle.'),
  },
  *candidates({ battle, by, decision }) {
    const near = battle
      .units()
      .filter((unit) => isVehicle(unit) && unit.side !== by && unit.at !== undefined);
    for (const vehicle of near)
      for (const unit of battle.units())
        if (unit.side === by && canAssault(unit) && unit.at !== undefined && unit.aboard === undefined)
          if (decision.kind === 'moving' ? unit.moving && !unit.waits : unit.activated !== undefined)
            yield { units: [unit.id], vehicle: vehicle.id };
  },
  read({ battle, by, decision }, { units: ids, vehicle }) {
    const units: Unit[] = [];
    for (const [i, id] of ids.entries()) {
      const refused = joinRefusal(battle, by, id, { before: units, isMoving: decision.kind === 'moving' });
      if (refused) return { ...refused, path: `$.units[${i}]` };
      units.push(battle.theUnit(id));
    }
    const from = units[0]?.at as string;
    if (
      decision.kind === 'acting' &&
      battle.clock.groups?.find(({ at }) => at === units[0]?.activated)?.moved
    )
      return refuse(
        'HAS_MOVED',
        `Units from ${from} have moved in this impulse: all move together.`,
        '17.1/n',
        '4.0/j',
      );
    const refused =
      vehicleRefusal(battle, vehicle, by, from) ??
      groupRefusal(battle, units) ??
      entryRefusal(battle, units, battle.theUnit(vehicle).at as string);
    return refused ?? { units: ids, vehicle, by };
  },
  perform(act, { units, vehicle, by }) {
    const { battle } = act;
    const place = battle.theUnit(units[0] as string).activated;
    const groups = (battle.clock.groups ?? []).map((group) =>
      group.at === place ? { ...group, moved: true as const } : group,
    );
    act.effect(
      'close-assault',
      { units, vehicle },
      { changes: [ACTED, { do: 'clock', set: { groups } }], cites: ['17.1', '17.1/n'] },
    );
    assault(act, { units, vehicle, side: by, origin: 'beside' });
  },
});

function joinRefusal(
  battle: Battle,
  by: string,
  id: string,
  { before, isMoving }: { readonly before: readonly Unit[]; readonly isMoving: boolean },
): Refusal | undefined {
  const unit = battle.unit(id);
  if (!unit || !isMoving || unit.moving === undefined) {
    const refused = setOutRefusal(unit, by, before, id);
    if (refused) return refused;
  } else if (unit.side !== by) return refuse('NOT_YOUR_UNIT', `You have no unit "${id}".`);
  if (before.some((other) => other.id === id)) return refuse('TWICE', `${unit?.name ?? id} is named twice.`);
  return memberRefusal(unit as Unit);
}

/** The last hex is paid for like any other (17.1/d); the first can always be entered (6.0/d). */
function entryRefusal(battle: Battle, units: readonly Unit[], to: string): Refusal | undefined {
  const from = units[0]?.at as string;
  const cost = entryCost(battle, { going: 'leg', side: units[0]?.side as string }, from, to);
  if (typeof cost !== 'number') return cost;
  for (const unit of units) {
    const left = (unit.allowance ?? allowanceOf(battle, unit, units, 'move')) - (unit.spent ?? 0);
    if (unit.spent && cost > left)
      return refuse(
        'TOO_FAR',
        `${unit.name} has ${left} Movement Points left and needs ${cost}.`,
        '6.0',
        '17.1/d',
      );
  }
  return hasRoom(battle, to, units)
    ? undefined
    : refuse('NO_ROOM', `There is no room for them in ${to}.`, '1.3/d');
}

export const assaultBack = order({
  title: 'Close Assault the vehicle',
  description: 'Overrun infantry turns on the vehicle in its hex, each unit after a Morale Check.',
  cites: ['15.3/e', '17.1/e'],
  answers: ['beset'],
  byExample: true,
  asks: { units: IDS.describe('The assaulters, and Leaders who help one each.') },
  *candidates({ battle, by }) {
    for (const unit of besetters(battle, by)) yield { units: [unit.id] };
  },
  read({ battle, by }, { units }) {
    const able = besetters(battle, by, true);
    const stranger = units.find((id, i) => !able.some((unit) => unit.id === id) || units.indexOf(id) < i);
    if (stranger !== undefined)
      return refuse('CANNOT_ASSAULT', `"${stranger}" cannot Close Assault the vehicle here.`, '15.3/e');
    const refused = groupRefusal(
      battle,
      units.map((id) => battle.theUnit(id)),
    );
    return refused ?? { units, by };
  },
  perform(act, { units, by }) {
    const { battle } = act;
    const at = battle.theUnit(units[0] as string).at as string;
    const vehicle = enemiesAt(battle, at, by).find(isVehicle) as Unit;
    act.done();
    act.effect('close-assault', { units, vehicle: vehicle.id }, { cites: ['15.3/e', '17.1'] });
    assault(act, { units, vehicle: vehicle.id, side: by, origin: 'here' });
  },
});

const besetters = (battle: Battle, side: string, withLeaders = false): Unit[] =>
  battle
    .units()
    .filter(
      (unit) =>
        unit.side === side &&
        (isBesetter(unit) || (withLeaders && unit.kind === 'leader' && isGoodOrder(unit))) &&
        unit.at !== undefined &&
        enemiesAt(battle, unit.at, side).some((enemy) => isVehicle(enemy) && enemy.moving !== undefined),
    );

interface Assault {
  readonly units: readonly string[];
  readonly vehicle: string;
  readonly side: string;
  /** From the hex beside the vehicle, or from within after an Overrun. */
  readonly origin: 'beside' | 'here';
}

/** Vehicle after vehicle of the hex, as long as somebody dares (17.1/j); then the hex is theirs, or they go back. */
function assault(act: Act, { units, vehicle: first, side, origin }: Assault): void {
  const { battle } = act;
  const from = battle.theUnit(units[0] as string).at as string;
  const at = battle.theUnit(first).at as string;
  let brave = dare(act, units, from);
  let next: string | undefined = first;
  while (next !== undefined && brave.length > 0 && strikeVehicle(act, brave, next)) {
    next = enemiesAt(battle, at, side).find(isVehicle)?.id;
    if (next !== undefined) brave = dare(act, brave, from);
  }
  if (next === undefined) occupy(act, brave, at);
  else goBack(act, brave, origin);
}

/** The Leader checks first; his LM helps the MMCs (17.1/o). Who fails holds back (17.1/f). */
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
  const able = passed.some((unit) => !isLeader(unit) || bestWeapon(battle, unit)) ? passed : [];
  const brave = ids.filter((id) => able.some((unit) => unit.id === id));
  holdBack(
    act,
    units.filter(({ id }) => !brave.includes(id)),
  );
  return brave;
}

const isLeader = ({ kind }: Unit): boolean => kind === 'leader';

/** Moved if they had moved, else Ops Complete; never Shaken (17.1/f, 17.1/p). */
function holdBack(act: Act, units: readonly Unit[]): void {
  if (units.length === 0) return;
  act.effect(
    'held-back',
    { units: units.map(({ id }) => id) },
    {
      changes: units.flatMap((unit) =>
        unit.moving === undefined
          ? [{ do: 'unit', unit: unit.id, set: { opsComplete: true } } satisfies Change]
          : halted(unit),
      ),
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

/** They stay in the hex under a Melee marker (17.1/h). */
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
            ...trainOf(battle, unit).map((each): Change => ({ do: 'unit', unit: each.id, set: { at } })),
            ...halted({ ...unit, moving: 'move' }),
            { do: 'unit', unit: id, set: { at, melee: true } } satisfies Change,
          ];
        }),
        { do: 'location', at, set: { melee: 'fought' } },
      ],
      cites: ['17.1/h', '17.1/s'],
    },
  );
}

/** Back to where they came from, under Moved (17.1/i); after an Overrun to a hex of their choice (17.1/t). */
function goBack(act: Act, ids: readonly string[], origin: 'beside' | 'here'): void {
  if (ids.length === 0) return;
  if (origin === 'here') {
    mustLeave(act, ids, '17.1/t');
    return;
  }
  act.effect(
    'fell-back',
    { units: ids },
    {
      changes: ids.flatMap((id) => halted({ ...act.battle.theUnit(id), moving: 'move' })),
      cites: ['17.1/i', '17.1/j'],
    },
  );
}
