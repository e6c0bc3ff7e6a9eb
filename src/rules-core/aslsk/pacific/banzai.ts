/** Banzai Charges (8.1.8.6): who may join, and where each unit goes in an Impulse. */
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { placesOf } from '../../mechanics/places.js';
import { chains } from '../fire/group.js';
import { ipc, ppCarried } from '../movement/allotment.js';
import { entryCost } from '../movement/cost.js';
import { cannotMove } from '../movement/mover.js';
import { sight } from '../sight/sight.js';
import type { AslBattle, AslRefusal, AslUnit } from '../system.js';
import { adjacentHexes, areAdjacent, distance, onMap } from '../terrain/map.js';
import { hasRoom } from '../units/stacking.js';
import { isCombatant, isGoodOrder, isInfantry, isLeader, unitsOf } from '../units/units.js';
import { isJapanese } from './japanese.js';

const MF = 8;
const WOUNDED = 3;
const REACH = 8;

interface Banzai {
  readonly leader: UnitId;
  readonly units: readonly UnitId[];
  readonly target: LocationId;
}

export function checkBanzai(battle: AslBattle, order: Banzai, by: SideId): AslRefusal | undefined {
  const leader = battle.unit(order.leader);
  if (leader?.side !== by || !isLeader(leader) || !isJapanese(leader) || leader.at === undefined)
    return refuse('NO_LEADER', 'A Japanese leader on the map declares it.', '$.leader', '8.1.8.6/a');
  const units: AslUnit[] = [];
  for (const id of order.units) {
    const unit = battle.unit(id);
    if (unit?.side !== by || unit.at === undefined)
      return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours on the map.`, '$.units');
    const refusal = cannotJoin(battle, unit);
    if (refusal) return refusal;
    units.push(unit);
  }
  if (new Set(order.units).size < units.length) return refuse('TWICE', 'Name each unit once.', '$.units');
  if (chains(battle, placesOf(units)).length > 1)
    return refuse('NOT_LINKED', 'The units of a Charge hang together.', '$.units', '8.1.8.6/a');
  if (!onMap(battle, order.target) || !isEnemyIn(battle, order.target, by))
    return refuse('NO_TARGET', `There is no enemy in ${order.target}.`, '$.target', '8.1.8.6/b');
  return units.some((unit) => seesTarget(battle, unit, order.target))
    ? undefined
    : refuse(
        'OUT_OF_REACH',
        `Nobody is within 8 hexes of ${order.target} and sees it.`,
        '$.target',
        '8.1.8.6/b',
      );
}

function refuse(
  refused: AslRefusal['refused'],
  why: string,
  path: string,
  ...cites: NonNullable<AslRefusal['cites']>
): AslRefusal {
  return { refused, why, path, ...(cites.length > 0 && { cites }) };
}

function cannotJoin(battle: AslBattle, unit: AslUnit): AslRefusal | undefined {
  if (!isJapanese(unit) || !isInfantry(unit) || !isGoodOrder(unit))
    return refuse('CANNOT_JOIN', `${unit.name} cannot join a Banzai Charge.`, '$.units', '8.1.8.6/b');
  const refusal = cannotMove(unit);
  if (refusal) return { ...refusal, path: '$.units', cites: ['8.1.8.6/b'] };
  if (unit.moving) return refuse('HAS_MOVED', `${unit.name} moves already.`, '$.units', '8.1.8.6/b');
  return ppCarried(battle, unit) > ipc(unit)
    ? refuse('TOO_HEAVY', `${unit.name} carries more than its IPC.`, '$.units', '8.1.8.6/h')
    : undefined;
}

function seesTarget(battle: AslBattle, { at }: AslUnit, target: LocationId): boolean {
  if (at === undefined || distance(battle, at, target) > REACH) return false;
  return !sight(battle, at, target).blocked;
}

/** An enemy, or what stands for one. */
export function isEnemyIn(battle: AslBattle, at: LocationId, side: SideId): boolean {
  return battle
    .unitsAt(at)
    .some((unit) => unit.side !== side && (isCombatant(unit) || unit.kind === 'concealment'));
}

/** Everybody who hangs together with the leader, and the targets that one of them sees. */
export function* chargesOf(battle: AslBattle, by: SideId): Iterable<Banzai> {
  const able = unitsOf(battle, by).filter((unit) => unit.at !== undefined && !cannotJoin(battle, unit));
  const enemies = battle.occupied().filter((at) => isEnemyIn(battle, at, by));
  for (const leader of able.filter(isLeader)) {
    const chain =
      chains(battle, placesOf(able)).find((hexes) => hexes.includes(leader.at as LocationId)) ?? [];
    const together = able.filter(({ at }) => chain.includes(at as LocationId));
    const mates = together.filter(({ at }) => at === leader.at);
    for (const units of mates.length < together.length ? [together, mates] : [together])
      for (const target of enemies) {
        const order = { leader: leader.id, units: units.map(({ id }) => id), target };
        if (!checkBanzai(battle, order, by)) yield order;
      }
  }
}

export function mfOf(unit: AslUnit): number {
  return isLeader(unit) && unit.wounded ? WOUNDED : MF;
}

/** What a step costs; bamboo takes all that is left. */
export function stepCost(battle: AslBattle, unit: AslUnit, to: LocationId): number | undefined {
  const left = mfOf(unit) - (unit.spent ?? 0);
  const cost = entryCost(battle, unit.at as LocationId, to);
  if (!cost || left <= 0) return undefined;
  if (cost.mf === Number.POSITIVE_INFINITY) return left;
  return cost.mf <= left ? cost.mf : undefined;
}

/** The hexes into which a unit may charge next (8.1.8.6/e). */
export function stepsFor(battle: AslBattle, unit: AslUnit, target: LocationId): LocationId[] {
  const from = unit.at as LocationId;
  const possible = adjacentHexes(battle, from).filter(
    (to) =>
      stepCost(battle, unit, to) !== undefined &&
      !unit.leftHexes?.includes(to) &&
      hasRoom(battle, to, unit.side, [unit]),
  );
  if (areAdjacent(battle, from, target) && !isCharged(battle, target, unit.side))
    return possible.filter((to) => to === target);
  return possible.filter((to) => leadsOn(battle, unit, to, target));
}

function leadsOn(battle: AslBattle, { at, side }: AslUnit, to: LocationId, target: LocationId): boolean {
  const before = distance(battle, at as LocationId, target);
  const after = distance(battle, to, target);
  return after < before || after === 1 || (after === before && isEnemyIn(battle, to, side));
}

/** Somebody of the Charge is there already. */
function isCharged(battle: AslBattle, at: LocationId, side: SideId): boolean {
  return battle.unitsAt(at).some((unit) => unit.side === side && unit.raised);
}

/** Next to the target, with no enemy beside him whom nobody has charged (8.1.8.6/f). */
export function mayEndCharge(battle: AslBattle, unit: AslUnit, target: LocationId): boolean {
  const at = unit.at as LocationId;
  if ((unit.hexes ?? 0) === 0 || unit.stepped || !areAdjacent(battle, at, target)) return false;
  return !adjacentHexes(battle, at).some(
    (hex) => isEnemyIn(battle, hex, unit.side) && !isCharged(battle, hex, unit.side),
  );
}
