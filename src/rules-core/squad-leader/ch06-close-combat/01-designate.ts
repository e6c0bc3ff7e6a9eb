/** Designating attacks (6.1.4): who attacks whom, before any dice are rolled. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import type { SideId } from '../../kernel/position/position.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { leads } from '../ch03-infantry/14-partisans.js';
import { wouldGiveUp } from '../ch03-infantry/28-surrender.js';
import { canGuard, isDoomed } from '../ch03-infantry/29-prisoners.js';
import { isAssaulting } from '../ch07-overrun/02-assaults.js';
import { fightersAt, fightsFromAboard } from '../ch11-vehicles/37-in-close-combat.js';
import { areTogether } from '../ch15-fortifications/05-bunkers.js';
import { orderForAll } from '../form.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import {
  attacker,
  enemyOf,
  hasFirepower,
  infantryAt,
  isAboard,
  isAtLarge,
  isHero,
  isInfantry,
  isLeader,
  isMmc,
  isOnMap,
  isScout,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { attackStrength, defenceStrength, hasLightGun, oddsOf } from './01-odds.js';

const MOST_UNITS = 12;

export type Designation = NonNullable<Battle['clock']['attacks']>[number];

const ids = z.array(z.string()).min(1).max(MOST_UNITS);

export const closeCombat = orderForAll({
  title: 'Attack in close combat',
  description:
    'Units attack enemies in their hex, together and with one roll. Each attacks once; all attacks are designated before any are rolled.',
  cites: ['6.1.1', '6.1.3', '6.1.4', '6.1.6'],
  answers: ['close-combat'],
  asks: {
    attackers: ids.describe('Who attack together.'),
    defenders: ids.describe('Whom they attack.'),
    leader: z.string().optional().describe('The leader whose modifier counts.'),
    heroes: ids.optional().describe('Heroes who help the others instead of attacking, for -1 each.'),
    capture: z.literal(true).optional().describe('They try to take prisoners (3.29.3.3).'),
  },
  byExample: true,
  candidates: ({ battle, by }) => proposals(battle, by),
  read({ battle, by }, { attackers: ours, defenders: theirs, leader: named, heroes, capture }) {
    const attackers = attackersOf(battle, by, ours);
    if (isRefusal(attackers)) return { ...attackers, path: '$.attackers' };
    const [{ at }] = attackers as [OnMap];
    const defenders = defendersOf(battle, by, at, theirs);
    if (isRefusal(defenders)) return { ...defenders, path: '$.defenders' };
    if (!attackers.every((one) => defenders.every((other) => areTogether(one, other))))
      return refuse('NOT_TOGETHER', 'The walls of a bunker are between them.', '15.5.9', '15.5.10');
    const unguarded = capture && nobodyToGuard(battle, by, attackers, defenders);
    if (unguarded) return unguarded;
    const leader = named ?? leadersBest(attackers.filter((unit) => isLeader(unit) && !unit.ti))?.id;
    const isFollowed = (one: Unit) => one.id === leader && attackers.every((unit) => leads(one, unit));
    if (leader !== undefined && !directors(battle, by, at).some(isFollowed))
      return {
        ...refuse('CANNOT_LEAD', `"${leader}" cannot lead this attack.`, '6.1.6', '6.3.6'),
        path: '$.leader',
      };
    const idle = heroes && notHelping(battle, by, at, ours, heroes);
    if (idle) return { ...idle, path: '$.heroes' };
    const odds = oddsOf(attackStrength(battle, attackers, defenders), defenceStrength(defenders, attackers));
    return odds === undefined
      ? refuse('TOO_WEAK', 'The odds are below the lowest column of the table.', '6.1.3')
      : { at, attackers: ours, defenders: theirs, leader, heroes, capture, odds };
  },
  listing: (_eyes, _asked, { odds }) => ({ says: `At ${odds}.` }),
  perform(act, { at, attackers, defenders, leader, heroes, capture, odds }, { by }) {
    giveAway(act, attackers, '2.5.2', '2.3.9.1');
    const attack: Designation = {
      side: by,
      at,
      attackers,
      defenders,
      ...(leader !== undefined && { leader }),
      ...(heroes && { heroes }),
      ...(capture && { capture }),
    };
    act.effect(
      'attack-designated',
      { ...attack, odds },
      {
        changes: [{ do: 'clock', set: { attacks: [...(act.battle.clock.attacks ?? []), attack] } }],
        cites: ['6.1.4'],
      },
    );
  },
});

/** The berserk take none, and single men hold only leaders and those who give up (3.25.8/a, 3.29.12, 3.28.9). */
function nobodyToGuard(
  battle: Battle,
  by: SideId,
  attackers: readonly OnMap[],
  defenders: readonly OnMap[],
): Refusal | undefined {
  const [{ at }] = attackers as [OnMap];
  if (!isInPlay(battle, '3.29'))
    return refuse('NOT_IN_PLAY', 'This battle has no prisoners: attack to kill.', '3.29.3.3');
  if (defenders.some((unit) => isDoomed(battle, unit)))
    return refuse('CANNOT_GUARD', 'Russians take no prisoners of the SS: attack to kill.', '3.13.8');
  const givesUp = wouldGiveUp(battle, defenders);
  const guards = infantryAt(battle, at, by);
  return attackers.some(({ berserk }) => berserk) ||
    !defenders.every((unit) => guards.some((guard) => canGuard(guard, unit, givesUp)))
    ? refuse('CANNOT_GUARD', 'They cannot take these prisoner.', '3.25.8/a', '3.29.12')
    : undefined;
}

const designatedBy = (battle: Battle, by: SideId): Designation[] =>
  (battle.clock.attacks ?? []).filter(({ side }) => side === by);

/** Leaders attack only where they are without men of theirs, or with a LMG (6.1.9). */
function canAttack(battle: Battle, unit: OnMap): boolean {
  if (isAboard(unit) && !fightsFromAboard(battle, unit)) return false;
  if (
    unit.broken ||
    unit.swims ||
    unit.climbed ||
    unit.withdrawing ||
    (unit.wheels && unit.wheels !== 'sidecar')
  )
    return false;
  if (isAssaulting(battle, unit)) return false;
  if (
    designatedBy(battle, unit.side).some((one) => [...one.attackers, ...(one.heroes ?? [])].includes(unit.id))
  )
    return false;
  return (
    hasFirepower(unit) ||
    fightsAsScout(battle, unit) ||
    hasLightGun(battle, unit) ||
    (isLeader(unit) && isAlone(battle, unit) && !hasLeaderStruck(battle, unit))
  );
}

/** A scout begins no close combat: he fights when he is held in one, or beside others (3.7.15, 3.7.20). */
const fightsAsScout = (battle: Battle, unit: OnMap): boolean =>
  isScout(unit) &&
  (!isAtLarge(unit) || infantryAt(battle, unit.at, unit.side).some((one) => !isScout(one) && !one.broken));

const isAlone = (battle: Battle, { at, side }: OnMap): boolean => !infantryAt(battle, at, side).some(isMmc);

/** Several leaders have one nominal strength together (6.1.9/a). */
const hasLeaderStruck = (battle: Battle, { at, side }: OnMap): boolean =>
  designatedBy(battle, side).some(
    (attack) => attack.at === at && attack.attackers.some((id) => isLeader(battle.theUnit(id))),
  );

function attackersOf(battle: Battle, by: SideId, named: readonly string[]): OnMap[] | Refusal {
  const units: OnMap[] = [];
  for (const id of named) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
      return refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`);
    if (units.includes(unit)) return refuse('TWICE', `Name ${unit.name} once.`, '6.1.4');
    if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '6.4.1');
    if (!canAttack(battle, unit))
      return refuse(
        'CANNOT_ATTACK',
        `${unit.name} attacks already, withdraws or only leads.`,
        '6.1.4',
        '6.1.9',
        '6.3.6',
      );
    if (units.some(({ at }) => at !== unit.at))
      return refuse('NOT_TOGETHER', 'Those who attack together are in one hex.', '6.1.1');
    units.push(unit);
  }
  return units;
}

/**
 * A leader is attacked only where he is without men, or withdraws by himself (6.1.7, 6.3.6/a); a scout at large only by the side
 * whose player turn it is (3.7.15).
 */
const canBeAttacked = (battle: Battle, unit: OnMap): boolean =>
  isScout(unit)
    ? fightsAsScout(battle, unit) || attacker(battle) !== unit.side
    : isMmc(unit) || isAlone(battle, unit) || (unit.withdrawing === true && !unit.accompanies);

function defendersOf(battle: Battle, by: SideId, at: string, named: readonly string[]): OnMap[] | Refusal {
  const units: OnMap[] = [];
  for (const id of named) {
    const unit = fightersAt(battle, at, enemyOf(battle, by)).find((one) => one.id === id);
    if (!unit) return refuse('NOBODY_THERE', `No enemy "${id}" is in ${at}.`, '6.1.1');
    if (units.includes(unit)) return refuse('TWICE', `Name ${unit.name} once.`, '6.1.4');
    if (!canBeAttacked(battle, unit))
      return refuse('PROTECTED', `${unit.name} is attacked only when he is alone.`, '6.1.7');
    units.push(unit);
  }
  return units;
}

/** Leaders who have led no attack in this phase, and are not temporarily immobilized (6.1.6, 3.30.1). */
const directors = (battle: Battle, by: SideId, at: string): OnMap[] =>
  infantryAt(battle, at, by).filter(
    (unit) =>
      isLeader(unit) &&
      !unit.broken &&
      !unit.ti &&
      !unit.withdrawing &&
      !isAssaulting(battle, unit) &&
      !designatedBy(battle, by).some(({ leader }) => leader === unit.id),
  );

/** A hero who could attack himself helps those who do, unless they are all heroes (3.8.10). */
function notHelping(
  battle: Battle,
  by: SideId,
  at: string,
  attackers: readonly string[],
  heroes: readonly string[],
): Refusal | undefined {
  const free = infantryAt(battle, at, by).filter((unit) => isHero(unit) && canAttack(battle, unit));
  const stranger = heroes.find(
    (id, i) => !free.some((one) => one.id === id) || attackers.includes(id) || heroes.indexOf(id) !== i,
  );
  if (stranger !== undefined)
    return refuse('CANNOT_LEAD', `"${stranger}" is not a hero who is free to help.`, '3.8.10');
  return attackers.every((id) => isHero(battle.theUnit(id)))
    ? refuse('CANNOT_LEAD', 'Heroes help others than heroes.', '3.8.10')
    : undefined;
}

const leadersBest = (leaders: readonly OnMap[]): OnMap | undefined =>
  [...leaders].sort((a, b) => (a.leadership ?? 0) - (b.leadership ?? 0))[0];

interface Proposal {
  attackers: string[];
  defenders: string[];
  leader?: string;
  heroes?: string[];
  capture?: true;
}

/** In every hex all against all, all against one, and one against one, with the best leader or without. */
function* proposals(battle: Battle, by: SideId): Iterable<Proposal> {
  const hexes = [...new Set(ofSide(battle, by).flatMap(({ at }) => at ?? []))].sort();
  for (const at of hexes) {
    const own = fightersAt(battle, at, by).filter((unit) => isInfantry(unit) && canAttack(battle, unit));
    const enemies = fightersAt(battle, at, enemyOf(battle, by)).filter((unit) => canBeAttacked(battle, unit));
    if (own.length === 0 || enemies.length === 0) continue;
    const leader = leadersBest(directors(battle, by, at))?.id;
    const all = { attackers: own.map(({ id }) => id), defenders: enemies.map(({ id }) => id) };
    yield { ...all, ...(leader !== undefined && { leader }), capture: true };
    for (const attackers of groups(own))
      for (const defenders of groups(enemies)) {
        if (leader !== undefined) yield { attackers, defenders, leader };
        yield { attackers, defenders };
        const heroes = attackers.filter((id) => isHero(battle.theUnit(id)));
        const others = attackers.filter((id) => !heroes.includes(id));
        if (heroes.length > 0 && others.length > 0) yield { attackers: others, defenders, heroes };
      }
  }
}

/** All of them, and each by itself. */
function groups(units: readonly Unit[]): string[][] {
  const each = units.map(({ id }) => [id]);
  return units.length > 1 ? [units.map(({ id }) => id), ...each] : each;
}
