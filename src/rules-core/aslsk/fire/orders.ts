/** The order to fire, and to let it be. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position.js';
import type { LegalOrder } from '../../kernel/rulebook.js';
import { distance } from '../map.js';
import type { AslBattle, AslOrder, AslUnit } from '../system.js';
import { bestLeader, canLead, enemyOf, isMmc } from '../units.js';
import { fireGroup } from './fire.js';
import { type FireOrder, type Group, groupOf, isForbidden, isGroupable } from './group.js';
import { canSee } from './window.js';

export const fire: AslOrder<FireOrder> = {
  title: 'Fire',
  description:
    'Attack the enemy in a location with the firepower of units and machine guns, alone or as a Fire Group, with or without a leader to direct it.',
  cites: ['3.2.2/a', '3.2.2/h', '3.2.2/l', '3.3.3/b'],
  schema: z.strictObject({
    at: z.string().describe('The location fired at.'),
    firers: z
      .array(z.string())
      .min(1)
      .max(40)
      .describe('Units that use their own firepower, and weapons; a leader here helps to man a weapon.'),
    leaders: z
      .array(z.string())
      .max(8)
      .optional()
      .describe('Leaders who direct the fire, one in each firing hex.'),
    spendRof: z
      .boolean()
      .optional()
      .describe('Weapons with Rate of Fire left are done all the same, and leave Residual FP.'),
  }),
  check(battle, order, by) {
    const group = groupOf(battle, order, by);
    return isForbidden(group) ? group : undefined;
  },
  perform(act, order, by) {
    const group = act.battle.asSeenBy({ side: by }, () => groupOf(act.battle, order, by));
    if (isForbidden(group)) throw new Error(group.why);
    fireGroup(act, group as Group, order, by);
  },
  *list(battle, by): Iterable<LegalOrder> {
    for (const [hex, elements] of firersByHex(battle, by))
      for (const at of targetHexes(battle, by)) yield* attacksOn(battle, by, hex, elements, at);
  },
};

/** Everything that has firepower, by the hex it is in. */
function firersByHex(battle: AslBattle, by: SideId): Map<LocationId, AslUnit[]> {
  const found = new Map<LocationId, AslUnit[]>();
  for (const unit of battle.units()) {
    if (unit.side !== by || unit.at === undefined || unit.broken || unit.melee) continue;
    if (!isMmc(unit) && !(isGroupable(unit) && unit.possessor !== undefined && !unit.malfunctioned)) continue;
    const there = found.get(unit.at);
    if (there) there.push(unit);
    else found.set(unit.at, [unit]);
  }
  return found;
}

/** Where the enemies are, or only those who move now. */
export function targetHexes(battle: AslBattle, by: SideId): LocationId[] {
  const enemy = enemyOf(battle, by);
  const hexes = new Set<LocationId>();
  for (const unit of battle.units()) {
    if (unit.side !== enemy || unit.at === undefined || unit.kind === 'weapon' || unit.kind === 'gun')
      continue;
    if (battle.clock.phase !== 'MPh' || unit.moving) hexes.add(unit.at);
  }
  return [...hexes].sort();
}

/** The whole stack with its best leader, and each unit and weapon by itself. */
function* attacksOn(
  battle: AslBattle,
  by: SideId,
  hex: LocationId,
  elements: readonly AslUnit[],
  at: LocationId,
): Iterable<LegalOrder> {
  if (battle.options.los === 'preview' && !canSee(battle, hex, at)) return;
  const range = distance(battle, hex, at);
  const leader = bestLeader(battle.unitsAt(hex).filter((unit) => unit.side === by && canLead(unit)));
  const fit = elements.filter((unit) => isLegal(battle, by, { at, firers: [unit.id] }));
  const all = fit.map(({ id }) => id);
  for (const firers of choices(all)) {
    yield* listed(battle, by, { at, firers }, range);
    if (leader) yield* listed(battle, by, { at, firers, leaders: [leader.id] }, range);
  }
}

function choices(all: readonly UnitId[]): (readonly UnitId[])[] {
  const single = all.map((id) => [id]);
  return all.length > 1 ? [all, ...single] : single;
}

function isLegal(battle: AslBattle, by: SideId, order: FireOrder): boolean {
  return !isForbidden(groupOf(battle, order, by));
}

function* listed(battle: AslBattle, by: SideId, order: FireOrder, range: number): Iterable<LegalOrder> {
  if (!isLegal(battle, by, order)) return;
  const { leaders, ...rest } = order;
  yield {
    order: { order: 'fire', ...rest, ...(leaders && { leaders }) },
    says: `Fire at ${order.at}, range ${range}.`,
  };
}

/** Has this side anything to fire at the units that move now? What it may ask for does not depend on what is hidden. */
export function couldFireAtMovers(battle: AslBattle, by: SideId): boolean {
  const hexes = targetHexes(battle, by);
  for (const unit of battle.units()) {
    if (unit.side !== by || unit.at === undefined || unit.broken || unit.melee) continue;
    if (!isMmc(unit) && !(isGroupable(unit) && unit.possessor !== undefined)) continue;
    for (const at of hexes) if (isLegal(battle, by, { at, firers: [unit.id] })) return true;
  }
  return false;
}

export const fireOrders = { fire };
