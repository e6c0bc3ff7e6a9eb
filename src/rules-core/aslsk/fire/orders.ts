/** The order to fire, and to let it be. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position.js';
import type { LegalOrder } from '../../kernel/rulebook.js';
import { distance } from '../map.js';
import type { AslBattle, AslOrder, AslUnit } from '../system.js';
import { bestLeader, canLead, enemyOf, isMmc } from '../units.js';
import { fireGroup } from './fire.js';
import { isInReach } from './firepower.js';
import { type FireOrder, type Group, groupOf, isForbidden, isGroupable, mostWeapons } from './group.js';
import { attackOdds, oddsInWords } from './odds.js';
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
    if (unit.side !== by || unit.at === undefined || !hasFirepower(unit)) continue;
    const there = found.get(unit.at);
    if (there) there.push(unit);
    else found.set(unit.at, [unit]);
  }
  return found;
}

/** Where the enemies are, or only those who move now. */
function targetHexes(battle: AslBattle, by: SideId): LocationId[] {
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
  const range = distance(battle, hex, at);
  const single = new Map<string, Legal>();
  for (const unit of elements) {
    if (!mayReach(battle, unit, hex, at, range)) continue;
    const legal = legalWith(battle, by, { at, firers: leastWith(battle, unit, elements) });
    if (legal) single.set(legal.order.firers.join(), legal);
  }
  if (single.size === 0) return;
  const attacks = [...single.values()];
  const firers = [...new Set(attacks.flatMap(({ order }) => order.firers))];
  const together = attacks.length > 1 && legalWith(battle, by, { at, firers });
  if (together) attacks.push(together);
  const leader = bestLeader(battle.unitsAt(hex).filter((unit) => unit.side === by && canLead(unit)));
  for (const attack of attacks) {
    yield listed(battle, by, attack, range);
    const led = leader && legalWith(battle, by, { ...attack.order, leaders: [leader.id] });
    if (led) yield listed(battle, by, led, range);
  }
}

interface Legal {
  readonly order: FireOrder;
  readonly group: Group;
}

function legalWith(battle: AslBattle, by: SideId, order: FireOrder): Legal | undefined {
  const group = groupOf(battle, order, by);
  return isForbidden(group) ? undefined : { order, group };
}

/** What must fire when a unit or weapon fires: in Final Protective Fire all that its unit has (3.3.3/FPF-c). */
function leastWith(battle: AslBattle, unit: AslUnit, elements: readonly AslUnit[]): readonly UnitId[] {
  if (battle.clock.phase !== 'MPh' || unit.fire !== 'final') return [unit.id];
  const holder = isMmc(unit) ? unit.id : unit.possessor;
  const guns = elements.filter(({ possessor }) => possessor === holder).map(({ id }) => id);
  const most = mostWeapons(battle.theUnit(holder as UnitId));
  return [...elements.filter(({ id }) => id === holder).map(({ id }) => id), ...guns.slice(0, most)];
}

/** What is seen at a glance: range, and the line of sight where it may be looked along. */
function mayReach(battle: AslBattle, unit: AslUnit, hex: LocationId, at: LocationId, range: number): boolean {
  return isInReach(unit, range, true) && (battle.options.los === 'strict' || canSee(battle, hex, at));
}

/** With its odds, where the line of sight may be known before the attack (3.2.1/g). */
function listed(battle: AslBattle, by: SideId, { order, group }: Legal, range: number): LegalOrder {
  const { at, firers, leaders } = order;
  const odds =
    battle.options.los === 'preview' ? `: ${oddsInWords(attackOdds(battle, group, order, by))}` : '';
  return {
    order: { order: 'fire', at, firers, ...(leaders && { leaders }) },
    says: `Fire at ${at}, range ${range}${odds}.`,
  };
}

/** Has this side anything to fire at the units that move in that location? */
export function couldFireAt(battle: AslBattle, by: SideId, at: LocationId): boolean {
  return battle.units().some((unit) => {
    if (unit.side !== by || unit.at === undefined || !hasFirepower(unit)) return false;
    if (!mayReach(battle, unit, unit.at, at, distance(battle, unit.at, at))) return false;
    const beside = battle.unitsAt(unit.at).filter(hasFirepower);
    return legalWith(battle, by, { at, firers: leastWith(battle, unit, beside) }) !== undefined;
  });
}

/** Units and possessed machine guns that are able to fire at all. */
function hasFirepower(unit: AslUnit): boolean {
  if (unit.broken || unit.melee) return false;
  return isMmc(unit) || (isGroupable(unit) && unit.possessor !== undefined && !unit.malfunctioned);
}

export const fireOrders = { fire };
