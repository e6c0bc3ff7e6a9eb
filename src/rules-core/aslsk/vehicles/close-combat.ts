/** Close combat where vehicles are (3.8/m to 3.8/z, 3.8/s): one attack after the other, the side without vehicles first. */
import * as z from 'zod';
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { resolveAttacks } from '../close-combat/combat.js';
import { checkLeaders, grouped } from '../close-combat/designate.js';
import { killNumber, oddsOf } from '../close-combat/odds.js';
import { resolve } from '../fire/attack.js';
import { order } from '../form.js';
import { casualtyReduce, eliminate } from '../morale/casualties.js';
import { sum } from '../morale/checks.js';
import { ask } from '../sequence/decisions.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit, Modifier } from '../system.js';
import { attacker, enemyOf, isGoodOrder, isInfantry, isVehicle } from '../units/units.js';
import { attackVehicle, ccvOf, checkParty } from './anti-tank.js';
import type { VehicleTask } from './effects.js';
import { isNonStopped, isRestricted, isWorking, machineGun } from './state.js';

interface Assault {
  readonly attackers: readonly UnitId[];
  readonly targets: readonly UnitId[];
  /** What a vehicle attacks with. */
  readonly weapons?: readonly CombatGun[] | undefined;
}

const COMBAT_GUNS = ['CMG', 'RMG', 'AAMG', 'IFE'] as const;
type CombatGun = (typeof COMBAT_GUNS)[number];

const ids = z.array(z.string()).min(1).max(20);

export const assault = order({
  title: 'Attack in close combat with vehicles',
  description:
    'One attack: Infantry against a vehicle or against Infantry, or a vehicle against Infantry with its machine guns.',
  cites: ['3.8/m', '3.8/n', '3.8/q', '3.8/y'],
  answers: ['vehicle-combat'],
  asks: {
    attackers: ids.describe('The units that attack together, or one vehicle.'),
    targets: ids.describe('One vehicle, or units of Infantry.'),
    weapons: z
      .array(z.enum(COMBAT_GUNS))
      .min(1)
      .max(4)
      .optional()
      .describe('The weapons a vehicle attacks with.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const order of proposals(battle, by)) yield order;
  },
  read: ({ battle, by }, order) => checkAssault(battle, order, by) ?? order,
  perform(act, order, { by }) {
    const { battle } = act;
    const at = battle.clock.combat as LocationId;
    const { attackers, targets } = order;
    const first = battle.theUnit(attackers[0] as UnitId);
    const weapons = isVehicle(first) ? (order.weapons ?? gunsLeft(battle, first)) : undefined;
    handOver(act, by);
    const designation = { side: by, attackers, defenders: targets, ...(weapons && { weapons }) };
    const designations = [...(battle.clock.designations ?? []), designation];
    act.effect(
      'designated',
      { side: by, at, attacks: [{ attackers, defenders: targets }] },
      { changes: [{ do: 'clock', set: { designations } }], cites: ['3.8/y'] },
    );
    const target = battle.theUnit(targets[0] as UnitId);
    if (weapons) vehicleAttack(act, first, targets, weapons, by);
    else if (isVehicle(target))
      attackVehicle(act, attackers, target.id, { reaction: false, fired: () => false });
    else resolveAttacks(act, at, [designation]);
  },
});

/** Each against each, a leader with his MMC, all against each, a vehicle against all. */
function* proposals(battle: AslBattle, by: SideId): Iterable<Assault> {
  const at = battle.clock.combat as LocationId;
  const own = battle.unitsAt(at).filter((unit) => unit.side === by);
  const enemies = battle.unitsAt(at).filter((unit) => unit.side !== by);
  const men = own.filter(isInfantry);
  const theirs = grouped(battle, enemies.filter(isInfantry));
  for (const targets of [...theirs, ...enemies.filter(isVehicle).map(({ id }) => [id])]) {
    for (const unit of own.filter((one) => isInfantry(one) || isVehicle(one)))
      yield { attackers: [unit.id], targets };
    if (men.length > 1) yield { attackers: men.map(({ id }) => id), targets };
  }
  for (const unit of own.filter(isVehicle)) {
    if (theirs.length > 1) yield { attackers: [unit.id], targets: theirs.flat() };
    const guns = gunsLeft(battle, unit);
    if (guns.length > 1)
      for (const targets of theirs)
        for (const gun of guns) yield { attackers: [unit.id], targets, weapons: [gun] };
  }
}

function checkAssault(
  battle: AslBattle,
  { attackers, targets, weapons }: Assault,
  by: SideId,
): AslRefusal | undefined {
  const at = battle.clock.combat as LocationId;
  const there = battle.unitsAt(at).filter((unit) => isInfantry(unit) || isVehicle(unit));
  const own: AslUnit[] = [];
  const enemies: AslUnit[] = [];
  for (const id of attackers) {
    const unit = there.find((one) => one.id === id && one.side === by);
    if (!unit)
      return { refused: 'NO_SUCH_UNIT', why: `You have no unit "${id}" in ${at}.`, path: '$.attackers' };
    if (unit.broken || hasAttacked(battle, unit))
      return {
        refused: 'CANNOT_ATTACK',
        why: `${unit.name} is broken, or has attacked.`,
        cites: ['3.8/d', '3.8/e'],
      };
    own.push(unit);
  }
  for (const id of targets) {
    const unit = there.find((one) => one.id === id && one.side !== by);
    if (!unit)
      return { refused: 'NO_SUCH_UNIT', why: `There is no enemy "${id}" in ${at}.`, path: '$.targets' };
    if (!isVehicle(unit) && isAttacked(battle, unit))
      return { refused: 'TWICE', why: `${unit.name} has been attacked.`, cites: ['3.8/d'] };
    enemies.push(unit);
  }
  if (new Set([...attackers, ...targets]).size < attackers.length + targets.length)
    return { refused: 'TWICE', why: 'Name each unit once.', path: '$' };
  return (
    checkKinds(battle, own, enemies, weapons) ?? checkLeaders(battle, [{ attackers, defenders: targets }], by)
  );
}

function checkKinds(
  battle: AslBattle,
  own: readonly AslUnit[],
  enemies: readonly AslUnit[],
  weapons: Assault['weapons'],
): AslRefusal | undefined {
  const vehicle = own.find(isVehicle);
  if (vehicle) {
    if (own.length > 1) return { refused: 'TOO_MANY', why: 'A vehicle attacks by itself.', cites: ['3.8/q'] };
    if (enemies.some(isVehicle))
      return {
        refused: 'NO_TARGET',
        why: 'Vehicles do not attack each other in close combat.',
        cites: ['3.8/ad'],
      };
    return checkVehicle(battle, vehicle, weapons);
  }
  if (weapons)
    return { refused: 'NO_WEAPON', why: 'Weapons are named for vehicles only.', path: '$.weapons' };
  if (!enemies.some(isVehicle)) return undefined;
  if (enemies.length > 1)
    return { refused: 'MIXED', why: 'A vehicle is attacked by itself.', cites: ['3.8/n'], path: '$.targets' };
  return checkParty(own);
}

function checkVehicle(
  battle: AslBattle,
  vehicle: AslUnit,
  weapons: Assault['weapons'],
): AslRefusal | undefined {
  if (!isGoodOrder(vehicle))
    return {
      refused: 'NOT_GOOD_ORDER',
      why: `${vehicle.name} is Shocked or Stunned.`,
      cites: ['3.8/r', '7.10/shock-c'],
    };
  const guns = gunsLeft(battle, vehicle);
  if (guns.length > 0 && (weapons ?? []).every((weapon) => guns.includes(weapon))) return undefined;
  return {
    refused: 'NO_WEAPON',
    why: `${vehicle.name} has no such weapon for close combat.`,
    cites: ['3.8/q'],
  };
}

const LARGEST_IFE = 15;

/** AAMG with the crew exposed, a turreted CMG, RMG, IFE of a turreted main armament up to 15mm (3.8/q). */
function gunsOf(vehicle: AslUnit): CombatGun[] {
  if (vehicle.openTopped && !vehicle.ce) return [];
  return COMBAT_GUNS.filter((gun) => {
    const turreted = vehicle.turret !== undefined && vehicle.turret !== 'NT';
    const free = !(isRestricted(vehicle) && vehicle.ce);
    if (gun === 'IFE')
      return (
        vehicle.ife !== undefined &&
        turreted &&
        free &&
        Number.parseInt(vehicle.calibre ?? '99', 10) <= LARGEST_IFE &&
        isWorking(vehicle, 'MA')
      );
    if (!isWorking(vehicle, gun)) return false;
    if (gun === 'AAMG') return vehicle.ce === true;
    return gun === 'RMG' || (turreted && free);
  });
}

function gunsLeft(battle: AslBattle, vehicle: AslUnit): CombatGun[] {
  const used = (battle.clock.designations ?? [])
    .filter(({ attackers }) => attackers.includes(vehicle.id))
    .flatMap(({ weapons }) => weapons ?? COMBAT_GUNS);
  return gunsOf(vehicle).filter((gun) => !used.includes(gun));
}

/** A vehicle has, when none of its guns is left (3.8/q). */
function hasAttacked(battle: AslBattle, unit: AslUnit): boolean {
  if (isVehicle(unit)) return false;
  return (battle.clock.designations ?? []).some(({ attackers }) => attackers.includes(unit.id));
}

function isAttacked(battle: AslBattle, unit: AslUnit): boolean {
  return (battle.clock.designations ?? []).some(
    ({ side, defenders }) => side !== unit.side && defenders.includes(unit.id),
  );
}

/** Its firepower against the Close Combat Value of the defenders; nothing increases it, Motion halves it (3.8/r). */
function vehicleAttack(
  act: AslAct,
  vehicle: AslUnit,
  targets: readonly UnitId[],
  weapons: readonly CombatGun[],
  side: SideId,
): void {
  const { battle } = act;
  const defenders = targets.map((id) => battle.theUnit(id));
  const printed = weapons.reduce(
    (so_far, gun) => so_far + ((gun === 'IFE' ? vehicle.ife : machineGun(vehicle, gun)) ?? 0),
    0,
  );
  const attack = printed * (isNonStopped(vehicle) ? 0.5 : 1);
  const defence = defenders.reduce((so_far, unit) => so_far + ccvOf(battle, unit, false), 0);
  const odds = oddsOf(attack, defence);
  const kill = killNumber(battle, odds, false);
  const modifiers: Modifier[] = [];
  if (vehicle.plusOne) modifiers.push({ label: '+1 counter', value: 1, cites: ['7.10/stun-c'] });
  if (vehicle.ambush === 'won') modifiers.push({ label: 'ambusher', value: -1, cites: ['3.8/k'] });
  if (vehicle.ambush === 'lost') modifiers.push({ label: 'ambushed', value: 1, cites: ['3.8/k'] });
  const dr = total(act.rollOf('close combat', [vehicle.id], DR));
  const own = (unit: AslUnit) => (unit.broken ? -2 : 0) + (unit.cx ? -1 : 0);
  const final = (unit: AslUnit) => dr + sum(modifiers) + own(unit);
  const dead = defenders.filter((unit) => final(unit) < kill);
  const hurt = defenders.filter((unit) => final(unit) === kill);
  act.effect(
    'close-combat',
    {
      side,
      at: vehicle.at as LocationId,
      attackers: [vehicle.id],
      defenders: targets,
      attack,
      defence,
      odds,
      kill,
      handToHand: false,
      dr,
      modifiers,
      final: dr + sum(modifiers),
      result: dead.length > 0 ? 'eliminated' : hurt.length > 0 ? 'casualty reduction' : 'no effect',
    },
    { cites: ['3.8/q', '3.8/r'] },
  );
  for (const { id } of dead) eliminate(act, id, ['3.8/g']);
  if (hurt.length > 0)
    casualtyReduce(
      act,
      act.pickOf(
        'random selection',
        hurt.map(({ id }) => id),
      ),
    );
}

const CLOSE_DEFENCE_FP = 16;

export const closeDefence = order({
  title: 'Fire the Nahverteidigungswaffe',
  description:
    'A buttoned-up vehicle that was attacked, or is the ambusher, strikes all Infantry in its hex with 16 FP.',
  cites: ['3.8/s'],
  answers: ['vehicle-combat'],
  asks: { vehicle: z.string().describe('The vehicle.') },
  *candidates({ battle }) {
    for (const { id } of battle.unitsAt(battle.clock.combat ?? '')) yield { vehicle: id };
  },
  read: ({ battle, by }, asked) => checkCloseDefence(battle, asked.vehicle, by) ?? asked,
  perform(act, { vehicle: id }, { by }) {
    const { battle } = act;
    handOver(act, by);
    const vehicle = battle.theUnit(id);
    const at = vehicle.at as LocationId;
    const number = vehicle.closeDefence as number;
    const targets = battle.unitsAt(at).filter(isInfantry);
    const used: AslChange = { do: 'unit', unit: id, set: { closeDefenceUsed: true } };
    resolve(
      act,
      {
        at,
        from: [],
        targets,
        fp: CLOSE_DEFENCE_FP,
        modifiers: [],
        cowers: 0,
        ignoresCover: true,
        dudFrom: number + 1,
      },
      ({ original, results }) =>
        act.effect(
          'close-defence',
          { vehicle: id, at, dr: original, number, results },
          { changes: [used], cites: ['3.8/s'] },
        ),
    );
  },
});

/** From July 1944 (3.8/s). */
const SINCE = { year: 1944, month: 7 };

function checkCloseDefence(battle: AslBattle, id: UnitId, by: SideId): AslRefusal | undefined {
  const vehicle = battle.unit(id);
  const { year, month } = battle.options;
  const early = year < SINCE.year || (year === SINCE.year && month < SINCE.month);
  if (
    !vehicle ||
    vehicle.side !== by ||
    vehicle.at !== battle.clock.combat ||
    vehicle.closeDefence === undefined ||
    early
  )
    return {
      refused: 'NO_WEAPON',
      why: `"${id}" has no Nahverteidigungswaffe here.`,
      cites: ['3.8/s'],
      path: '$.vehicle',
    };
  if (!isGoodOrder(vehicle) || vehicle.ce || vehicle.closeDefenceUsed)
    return {
      refused: 'CANNOT_FIRE',
      why: `${vehicle.name} must be in Good Order, buttoned up, and not have fired it.`,
      cites: ['3.8/s'],
    };
  if (!isAttacked(battle, vehicle) && vehicle.ambush !== 'won')
    return { refused: 'NOT_ATTACKED', why: `${vehicle.name} has not been attacked.`, cites: ['3.8/s'] };
  return undefined;
}

type Combat = Extract<VehicleTask, { task: 'vehicle-combat' }>;

/** After an attack it is the other side's turn (3.8/y). */
function handOver(act: AslAct, by: SideId): void {
  const task = act.battle.position.agenda.at(-1);
  if (task?.task === 'vehicle-combat') act.become({ ...task, side: enemyOf(act.battle, by), passed: [] });
}

/** A side that lets its turn go by. */
export function passCombat(act: AslAct, task: Combat): void {
  act.become({ ...task, side: enemyOf(act.battle, task.side), passed: [...task.passed, task.side] });
}

/** Infantry of one side and a vehicle of the other, and not Infantry against Infantry alone (3.8/y). */
export function isVehicleCombat(battle: AslBattle, at: LocationId): boolean {
  return battle.options.order.some(
    (side) =>
      battle.unitsAt(at).some((unit) => unit.side === side && isVehicle(unit)) &&
      battle.unitsAt(at).some((unit) => unit.side !== side && isInfantry(unit)),
  );
}

/** The side without vehicles begins; the ATTACKER where both have some, an ambusher in any case. */
export function firstSide(battle: AslBattle, at: LocationId, ambusher: SideId | undefined): SideId {
  if (ambusher !== undefined) return ambusher;
  const armoured = battle.options.order.filter((side) =>
    battle.unitsAt(at).some((unit) => unit.side === side && isVehicle(unit)),
  );
  const [only] = armoured;
  return armoured.length === 1 && only !== undefined ? enemyOf(battle, only) : attacker(battle);
}

/** Attack by attack, until nobody can or wants to attack. `finish` is what comes after every close combat. */
export function vehicleCombat(
  act: AslAct,
  task: Combat,
  finish: (act: AslAct, at: LocationId) => void,
): void {
  const { battle } = act;
  const other = enemyOf(battle, task.side);
  if (canAct(battle, task.side) && !task.passed.includes(task.side)) ask(act, task.side, 'vehicle-combat');
  else if (canAct(battle, other) && !task.passed.includes(other)) act.become({ ...task, side: other });
  else {
    const cleared: AslChange = { do: 'clock', set: { designations: null } };
    act.effect('combat-resolved', { at: task.at }, { changes: [cleared], cites: ['3.8/y'] });
    finish(act, task.at);
  }
}

function canAct(battle: AslBattle, side: SideId): boolean {
  for (const order of proposals(battle, side)) if (!checkAssault(battle, order, side)) return true;
  return battle.unitsAt(battle.clock.combat ?? '').some(({ id }) => !checkCloseDefence(battle, id, side));
}
