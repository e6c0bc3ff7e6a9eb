/** The order to fire, and to let it be. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import type { AslBattle, AslUnit } from '../system.js';
import { distance } from '../terrain/map.js';
import { bestLeader, canLead, enemyOf, isMmc } from '../units/units.js';
import { fireGroup } from './fire.js';
import { isInReach } from './firepower.js';
import { type FireOrder, groupOf, isForbidden, isGroupable } from './group.js';
import { attackOdds, oddsInWords } from './odds.js';
import { canSee, mostWeapons } from './window.js';

export const fire = order({
  title: 'Fire',
  description:
    'Attack the enemy in a location with the firepower of units and machine guns, alone or as a Fire Group, with or without a leader to direct it.',
  cites: ['3.2.2/a', '3.2.2/h', '3.2.2/l', '3.3.3/b'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire', 'defensive-fire'],
  asks: {
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
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const [hex, elements] of firersByHex(battle, by))
      for (const at of targetHexes(battle, by)) yield* attacksOn(battle, by, hex, elements, at);
  },
  read({ battle, by }, order) {
    const group = groupOf(battle, order, by);
    return isForbidden(group) ? group : { order, group };
  },
  // With its odds, where the line of sight may be known before the attack (3.2.1/g).
  listing({ battle, by }, { at, firers: [first = ''] }, { order, group }) {
    const range = distance(battle, battle.theUnit(first).at as LocationId, at);
    return {
      says:
        battle.options.los === 'preview'
          ? oddsInWords(range, attackOdds(battle, group, order, by))
          : `Range ${range}.`,
    };
  },
  perform: (act, { order, group }, { by }) => fireGroup(act, group, order, by),
});

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

/** Each unit and weapon by itself and all of them together, with and without the best leader to direct them. */
function* attacksOn(
  battle: AslBattle,
  by: SideId,
  hex: LocationId,
  elements: readonly AslUnit[],
  at: LocationId,
): Iterable<FireOrder> {
  const range = distance(battle, hex, at);
  const leaders = battle.unitsAt(hex).filter((unit) => unit.side === by && canLead(unit));
  const ways = (firers: readonly UnitId[]) => attacksBy(battle, by, at, firers, leaders);
  const inReach = elements.filter((unit) => mayReach(battle, unit, hex, at, range));
  const alone = new Map<string, FireOrder[]>();
  for (const unit of inReach) {
    const firers = leastWith(battle, unit, elements);
    const attacks = ways(firers);
    if (attacks.length > 0) alone.set(firers.join(), attacks);
  }
  const attacks = [...alone.values()].flat();
  const firers = [...new Set(attacks.flatMap((attack) => attack.firers))];
  const helped = inReach.flatMap((weapon) => helpedBy(weapon, leaders)).flatMap(ways);
  const together = alone.size > 1 ? ways(firers) : [];
  yield* [...attacks, ...helped, ...together];
}

/** Undirected, and directed by the best leader who serves none of the weapons himself (4.0/n). */
function attacksBy(
  battle: AslBattle,
  by: SideId,
  at: LocationId,
  firers: readonly UnitId[],
  leaders: readonly AslUnit[],
): FireOrder[] {
  const serving = firers.map((id) => battle.theUnit(id).possessor ?? id);
  const leader = bestLeader(leaders.filter(({ id }) => !serving.includes(id)));
  const orders = [{ at, firers }, ...(leader ? [{ at, firers, leaders: [leader.id] }] : [])];
  return orders.filter((order) => isLegal(battle, by, order));
}

/** A leader's weapon with a second leader at it (4.1/b). */
function helpedBy(weapon: AslUnit, leaders: readonly AslUnit[]): UnitId[][] {
  if (!leaders.some(({ id }) => id === weapon.possessor)) return [];
  const helper = bestLeader(leaders.filter(({ id }) => id !== weapon.possessor));
  return helper ? [[weapon.id, helper.id]] : [];
}

function isLegal(battle: AslBattle, by: SideId, order: FireOrder): boolean {
  return !isForbidden(groupOf(battle, order, by));
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

/** Has this side anything to fire at the units that move in that location? */
export function couldFireAt(battle: AslBattle, by: SideId, at: LocationId): boolean {
  return battle.units().some((unit) => {
    if (unit.side !== by || unit.at === undefined || !hasFirepower(unit)) return false;
    if (!mayReach(battle, unit, unit.at, at, distance(battle, unit.at, at))) return false;
    const beside = battle.unitsAt(unit.at).filter(hasFirepower);
    return isLegal(battle, by, { at, firers: leastWith(battle, unit, beside) });
  });
}

/** Units and possessed machine guns that are able to fire at all. */
function hasFirepower(unit: AslUnit): boolean {
  if (unit.broken || unit.melee) return false;
  return isMmc(unit) || (isGroupable(unit) && unit.possessor !== undefined && !unit.malfunctioned);
}
