/** Ambush (3.8): units that advance into woods or buildings may surprise, or be surprised. */
import { D6, total } from '../../kernel/dice/index.js';
import type { LocationId, SideId } from '../../kernel/position/position.js';
import { AMBUSH } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { sum } from '../morale/checks.js';
import type { AslAct, AslBattle, AslChange, AslUnit, Modifier } from '../system.js';
import { groundAt, isBuilding, isOvergrown, isWoods } from '../terrain/terrain.js';
import { attacker, bestLeader, canLead, defender, isInexperienced, leadershipOf } from '../units/units.js';
import { fightersAt } from './odds.js';

const MARGIN = 3;

/** Somebody has just advanced in, nobody is in Melee there, and the place is one for it (3.8/j, 8.2/d, 8.3.2/e). */
export function isAmbushPossible(battle: AslBattle, at: LocationId): boolean {
  const there = battle.unitsAt(at);
  if (!there.some(({ advanced }) => advanced) || there.some(({ melee }) => melee)) return false;
  const ground = groundAt(battle, at);
  const cover = isWoods(ground) || isBuilding(ground) || ground === 'kunai';
  return cover || there.some(({ concealed, hidden }) => concealed || hidden);
}

/** One dr for each side; three less than the other wins, and is told to the units (3.8/j). */
export function rollAmbush(act: AslAct, at: LocationId): SideId | undefined {
  const { battle } = act;
  const sides = [attacker(battle), defender(battle)] as const;
  const rolls: Record<SideId, { dr: number; modifiers: Modifier[] }> = {};
  for (const side of sides)
    rolls[side] = {
      dr: total(act.roll(`ambush: ${battle.side(side).name}`, D6)),
      modifiers: ambushModifiers(battle, side, fightersAt(battle, at, side), at),
    };
  const final = (side: SideId) => (rolls[side]?.dr ?? 0) + sum(rolls[side]?.modifiers ?? []);
  const [first, second] = sides;
  const margin = final(second) - final(first);
  const winner = margin >= MARGIN ? first : margin <= -MARGIN ? second : undefined;
  const changes = winner ? sides.flatMap((side) => marks(battle, at, side, side === winner)) : [];
  act.effect('ambush', { at, rolls, winner: winner ?? null }, { changes, cites: ['3.8/j', '3.8/k'] });
  return winner;
}

function marks(battle: AslBattle, at: LocationId, side: SideId, won: boolean): AslChange[] {
  return fightersAt(battle, at, side).map(({ id }) => ({
    do: 'unit',
    unit: id,
    set: { ambush: won ? 'won' : 'lost' },
  }));
}

type AmbushKey = Parameters<(typeof AMBUSH.drm.axes)[0]['key']>[0];

/** CX counts (3.3.1/n); units in a Banzai Charge count as Inexperienced (8.1.8.8). */
function ambushModifiers(
  battle: AslBattle,
  side: SideId,
  units: readonly AslUnit[],
  at: LocationId,
): Modifier[] {
  const found: Modifier[] = [];
  const add = (label: string, key: AmbushKey) =>
    found.push({ label, value: chartsOf(battle).lookup(AMBUSH.drm, key), cites: ['3.8/l'] });
  const leader = bestLeader(units.filter((unit) => canLead(unit)));
  if (leader && leadershipOf(leader) !== 0)
    found.push({ label: leader.name, value: leadershipOf(leader), cites: ['3.8/l'] });
  if (units.some(({ cx }) => cx)) add('CX', 'CX');
  if (units.some(({ broken }) => broken)) add('broken', 'broken');
  if (units.some((unit) => isInexperienced(battle, unit) || unit.raised))
    add('inexperienced', 'inexperienced/green/conscript (Lax in ASL)');
  if (units.some(({ concealed, hidden }) => concealed || hidden)) add('concealed', 'concealed side');
  if (units.some(isWary)) add('Japanese Elite or 1st Line', 'Japanese Elite/1st line');
  if (units.some((unit) => unit.raider && !unit.broken)) add('Raiders', 'USMC Raider');
  if (side === attacker(battle) && isOvergrown(groundAt(battle, at)))
    add('jungle', 'ATTACKER entering jungle/kunai/bamboo');
  return found;
}

/** Good Order Elite and 1st Line Japanese, but not in a Banzai Charge (8.1.8.1). */
function isWary(unit: AslUnit): boolean {
  if (unit.nationality !== 'Japanese' || unit.broken || unit.raised) return false;
  return unit.kind === 'leader' || unit.kind === 'crew' || unit.class === 'elite' || unit.class === 'first';
}
