/** CC Reaction Fire (3.3.4): Infantry attacks a vehicle that moves in its hex. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { closestKnownEnemy, type Manner, mayShootAgain } from '../fire/window.js';
import { order } from '../form.js';
import { moraleChecks, withLeaderLoss } from '../morale/checks.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { isGoodOrder, isInfantry, isLeader, isVehicle, weaponsOf } from '../units/units.js';
import { attackVehicle, checkParty } from './anti-tank.js';
import { hasNerve, needsNerve } from './paatc.js';

interface ReactionFire {
  readonly units: readonly UnitId[];
  readonly target: UnitId;
}

export const reactionFire = order({
  title: 'CC Reaction Fire',
  description: 'Good Order Infantry attacks a vehicle that moves in its own hex, as in close combat.',
  cites: ['3.3.4/a', '3.3.4/b', '2.0/CCRF'],
  answers: ['defensive-fire'],
  asks: {
    units: z.array(z.string()).min(1).max(2).describe('One unit, or one with a leader.'),
    target: z.string().describe('The vehicle.'),
  },
  *candidates({ battle }) {
    for (const at of battle.occupied()) {
      const here = battle.unitsAt(at);
      const leaders = here.filter(isLeader);
      for (const { id: target } of here)
        for (const { id } of here)
          for (const units of [[id], ...leaders.map((leader) => [id, leader.id])]) yield { units, target };
    }
  },
  read: ({ battle, by }, order) => checkReaction(battle, order, by) ?? order,
  perform(act, { units, target }) {
    const { battle } = act;
    const manners = new Map(units.map((id) => [id, mannerOf(battle.theUnit(id))]));
    const already = new Set(units.filter((id) => hasFired(battle.theUnit(id))));
    const bold = units.filter((id) => isNerved(act, id, target));
    if (bold.length > 0) {
      const dr = attackVehicle(act, bold, target, { reaction: true, fired: ({ id }) => already.has(id) });
      mark(act, bold, target, manners);
      const desperate = bold.filter((id) => manners.get(id) === 'final-protective' && battle.unit(id));
      if (desperate.length > 0) checkOwnNerves(act, desperate, dr);
    }
  },
});

function hasFired(unit: AslUnit): boolean {
  return unit.fire !== undefined || (unit.used?.length ?? 0) > 0;
}

function mannerOf({ fire }: AslUnit): Manner {
  if (fire === 'final') return 'final-protective';
  return fire === 'first' ? 'subsequent' : 'first';
}

function checkReaction(
  battle: AslBattle,
  { units: ids, target: id }: ReactionFire,
  by: SideId,
): AslRefusal | undefined {
  const target = battle.unit(id);
  if (!target || !isVehicle(target) || target.side === by || !target.moving)
    return { refused: 'NO_VEHICLE', why: `"${id}" is not a moving enemy vehicle.`, path: '$.target' };
  if (new Set(ids).size < ids.length)
    return { refused: 'TWICE', why: 'Name each unit once.', path: '$.units' };
  const units: AslUnit[] = [];
  for (const one of ids) {
    const unit = battle.unit(one);
    if (!unit || unit.side !== by || !isInfantry(unit) || unit.at !== target.at)
      return {
        refused: 'NO_SUCH_UNIT',
        why: `You have no Infantry "${one}" in ${target.at}.`,
        path: '$.units',
      };
    const refusal = cannotReact(battle, unit, target);
    if (refusal) return refusal;
    units.push(unit);
  }
  return checkParty(units);
}

function cannotReact(battle: AslBattle, unit: AslUnit, target: AslUnit): AslRefusal | undefined {
  if (!isGoodOrder(unit) || unit.pinned)
    return {
      refused: 'NOT_GOOD_ORDER',
      why: `${unit.name} is not in Good Order, or pinned.`,
      cites: ['3.3.4/a'],
    };
  if (unit.fire === 'first' && closestKnownEnemy(battle, unit) > 0)
    return { refused: 'CLOSER_ENEMY', why: `${unit.name} has a closer enemy.`, cites: ['3.3.3/SFF-a'] };
  if (!mayShootAgain(target, unit))
    return {
      refused: 'NO_MORE_SHOTS',
      why: `${unit.name} has attacked it here already.`,
      cites: ['3.3.4/d', '3.3.3/i'],
    };
  return undefined;
}

/** One check for each unit and vehicle (3.3.4/b). */
function isNerved(act: AslAct, unit: UnitId, target: UnitId): boolean {
  const { checkedBy = [] } = act.battle.theUnit(target);
  if (checkedBy.includes(unit) || !needsNerve(act.battle.theUnit(unit))) return true;
  const bold = hasNerve(act, unit);
  if (bold)
    act.effect(
      'vehicle-faced',
      { unit, vehicle: target },
      {
        changes: [{ do: 'unit', unit: target, set: { checkedBy: [...checkedBy, unit] } }],
        cites: ['3.3.4/b'],
      },
    );
  return bold;
}

/** The unit and all its Weapons have fired (3.3.4/a). */
function mark(
  act: AslAct,
  ids: readonly UnitId[],
  targetId: UnitId,
  manners: ReadonlyMap<UnitId, Manner>,
): void {
  const { battle } = act;
  const changes: AslChange[] = [];
  const marked: UnitId[] = [];
  const left = ids.filter((id) => battle.unit(id));
  const marker = left.every((id) => manners.get(id) === 'first') ? 'first' : 'final';
  for (const id of left)
    for (const { id: one } of [battle.theUnit(id), ...weaponsOf(battle, battle.theUnit(id))]) {
      marked.push(one);
      changes.push({ do: 'unit', unit: one, set: { fire: marker } });
    }
  const target = battle.theUnit(targetId);
  const shotAt = { ...target.shotAt };
  for (const id of ids) shotAt[id] = (shotAt[id] ?? 0) + 1;
  changes.push({ do: 'unit', unit: targetId, set: { shotAt } });
  act.effect('fire-marked', { units: marked, marker }, { changes, cites: ['3.3.4/a'] });
}

/** The DR of the attack is also the check of units that make it as Final Protective Fire (3.3.4/d). */
function checkOwnNerves(act: AslAct, ids: readonly UnitId[], dr: number): void {
  const { battle } = act;
  const first = battle.theUnit(ids[0] as UnitId);
  withLeaderLoss(act, first.at as LocationId, first.side, () =>
    moraleChecks(act, ids, { check: 'Final Protective Fire', dr, cites: ['3.3.4/d', '3.3.3/FPF-b'] }),
  );
}
