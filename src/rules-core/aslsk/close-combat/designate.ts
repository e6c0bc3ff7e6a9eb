/** Designating attacks (3.8): each unit attacks at most once and is attacked at most once by the other side. */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { order } from '../form.js';
import type { AslBattle, AslRefusal, AslUnit } from '../system.js';
import { enemyOf, isLeader, isMmc } from '../units/units.js';
import type { Designation } from './effects.js';
import { fightersAt } from './odds.js';

const ids = z.array(z.string()).min(1).max(20);

export const designate = order({
  title: 'Designate attacks',
  description: 'Declare who attacks whom in the close combat of this hex; nobody has to attack.',
  cites: ['3.8/c', '3.8/d'],
  answers: ['designation'],
  asks: {
    attacks: z
      .array(z.strictObject({ attackers: ids, defenders: ids }))
      .max(20)
      .describe('Each attack: the units that attack together and those they attack.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const attacks of proposals(battle, by)) yield { attacks };
  },
  read: ({ battle, by }, asked) => checkDesignation(battle, asked.attacks, by) ?? asked,
  perform(act, { attacks }, { by }) {
    const { battle } = act;
    const { combat, designations = [] } = battle.clock;
    const mine = attacks.map((attack) => ({ side: by, ...attack }));
    act.effect(
      'designated',
      { side: by, at: combat as LocationId, attacks },
      {
        changes: [{ do: 'clock', set: { designations: [...designations, ...mine] } }],
        cites: ['3.8/c'],
      },
    );
  },
});

function checkDesignation(
  battle: AslBattle,
  attacks: readonly Designation[],
  by: SideId,
): AslRefusal | undefined {
  const at = battle.clock.combat as LocationId;
  const own = fightersAt(battle, at, by);
  const enemies = fightersAt(battle, at, enemyOf(battle, by));
  const attacking = attacks.flatMap(({ attackers }) => attackers);
  const attacked = attacks.flatMap(({ defenders }) => defenders);
  if (new Set(attacking).size < attacking.length || new Set(attacked).size < attacked.length)
    return { refused: 'TWICE', why: 'Each unit attacks once and is attacked once.', cites: ['3.8/d'] };
  for (const id of attacking) {
    const unit = own.find((one) => one.id === id);
    if (!unit)
      return { refused: 'NO_SUCH_UNIT', why: `You have no unit "${id}" in ${at}.`, path: '$.attacks' };
    if (unit.broken) return { refused: 'BROKEN', why: `${unit.name} is broken.`, cites: ['3.8/e'] };
  }
  for (const id of attacked)
    if (!enemies.some((one) => one.id === id))
      return { refused: 'NO_SUCH_UNIT', why: `There is no enemy "${id}" in ${at}.`, path: '$.attacks' };
  return checkLeaders(battle, attacks, by);
}

/** A leader attacks and defends with the unit on which he is stacked; alone only if he is alone in both (3.8/h, aa). */
export function checkLeaders(
  battle: AslBattle,
  attacks: readonly Designation[],
  by: SideId,
): AslRefusal | undefined {
  const at = battle.clock.combat as LocationId;
  const own = fightersAt(battle, at, by);
  const enemies = fightersAt(battle, at, enemyOf(battle, by));
  for (const { attackers, defenders } of attacks) {
    const torn = tornLeader(battle, defenders, enemies) ?? tornAttacker(battle, attackers, own);
    if (torn)
      return {
        refused: 'LEADER_APART',
        why: `${torn.name} fights together with the unit he is stacked on.`,
        cites: ['3.8/h', '3.8/aa'],
      };
  }
  return undefined;
}

function tornLeader(
  battle: AslBattle,
  group: readonly UnitId[],
  side: readonly AslUnit[],
): AslUnit | undefined {
  return side.filter(isLeader).find((leader) => {
    const partner = partnerOf(battle, leader, side);
    return partner !== undefined && group.includes(leader.id) !== group.includes(partner);
  });
}

/** A leader whom the enemy has attacked with a unit does not leave it now. */
function tornAttacker(
  battle: AslBattle,
  group: readonly UnitId[],
  side: readonly AslUnit[],
): AslUnit | undefined {
  const { designations = [] } = battle.clock;
  return side.filter(isLeader).find((leader) => {
    if (!group.includes(leader.id)) return false;
    const suffered = designations.find(({ defenders }) => defenders.includes(leader.id));
    const partner = suffered?.defenders.find((id) => side.some((one) => one.id === id && isMmc(one)));
    return partner !== undefined && !group.includes(partner) && !battle.unit(partner)?.broken;
  });
}

/** The MMC with which a leader defends: the one he attacks with, else the first of the stack. */
function partnerOf(battle: AslBattle, leader: AslUnit, side: readonly AslUnit[]): UnitId | undefined {
  const { designations = [] } = battle.clock;
  const own = designations.find(({ attackers }) => attackers.includes(leader.id));
  const mmc = side.filter(isMmc);
  if (own) return own.attackers.find((id) => mmc.some((one) => one.id === id));
  return mmc.find(({ broken }) => broken === leader.broken)?.id ?? mmc[0]?.id;
}

/** All against all, all against one, one against one, nobody: what people mostly do. */
function proposals(battle: AslBattle, by: SideId): Designation[][] {
  const at = battle.clock.combat as LocationId;
  const own = fightersAt(battle, at, by).filter((unit) => !unit.broken);
  const enemies = fightersAt(battle, at, enemyOf(battle, by));
  const groups = grouped(battle, enemies);
  const mine = grouped(battle, own);
  const everybody = own.map(({ id }) => id);
  const found: Designation[][] = [];
  if (everybody.length > 0) {
    found.push([{ attackers: everybody, defenders: enemies.map(({ id }) => id) }]);
    if (groups.length > 1) for (const defenders of groups) found.push([{ attackers: everybody, defenders }]);
    if (mine.length > 1 && groups.length > 1)
      found.push(
        mine.slice(0, groups.length).map((attackers, i) => ({ attackers, defenders: groups[i] as UnitId[] })),
      );
  }
  return [...found, []];
}

/** Each MMC with the leaders stacked on it. */
export function grouped(battle: AslBattle, side: readonly AslUnit[]): UnitId[][] {
  const groups = new Map<UnitId, UnitId[]>();
  for (const unit of side) if (isMmc(unit)) groups.set(unit.id, [unit.id]);
  for (const leader of side.filter(isLeader)) {
    const partner = partnerOf(battle, leader, side);
    const group = partner === undefined ? undefined : groups.get(partner);
    if (group) group.push(leader.id);
    else groups.set(leader.id, [leader.id]);
  }
  return [...groups.values()];
}
