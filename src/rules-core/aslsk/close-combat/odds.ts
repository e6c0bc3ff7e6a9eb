/** Odds and modifiers of close combat (3.8). */
import { columnReached } from '../../family/asl/odds.js';
import type { LocationId } from '../../kernel/position/position.js';
import { CLOSE_COMBAT } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import type { AslBattle, AslUnit, Modifier, RuleId } from '../system.js';
import { bestLeader, isLeader, isMmc, leadershipOf } from '../units/units.js';

/** The columns of the Close Combat Table, poorest odds first. */
const COLUMNS = [
  ['1-8', 1 / 8],
  ['1-6', 1 / 6],
  ['1-4', 1 / 4],
  ['1-2', 1 / 2],
  ['1-1', 1],
  ['3-2', 3 / 2],
  ['2-1', 2],
  ['3-1', 3],
  ['4-1', 4],
  ['6-1', 6],
  ['8-1', 8],
  ['10-1', 10],
] as const;

type Odds = (typeof COLUMNS)[number][0] | '<1-8' | '>10-1';

/** The best column that the ratio reaches: rounded in the defender's favour (3.8/f). */
export function oddsOf(attack: number, defence: number): Odds {
  if (attack > 10 * defence) return '>10-1';
  return columnReached(COLUMNS, attack, defence) ?? '<1-8';
}

export function areBelowEven(odds: Odds): boolean {
  return odds === '<1-8' || COLUMNS.slice(0, 4).some(([name]) => name === odds);
}

export function killNumber(battle: AslBattle, odds: Odds, handToHand: boolean): number {
  return chartsOf(battle).lookup(CLOSE_COMBAT.killNumber, handToHand ? 'hand-to-hand' : 'close combat', odds);
}

/** A leader counts one, an MMC its printed firepower (3.8/h). */
export function strengthOf(units: readonly AslUnit[]): number {
  return units.reduce((sum, unit) => sum + (isLeader(unit) ? 1 : (unit.fp ?? 0)), 0);
}

/** DRM of the attackers: one leader with an MMC, CX, ambush. */
export function attackerModifiers(attackers: readonly AslUnit[]): Modifier[] {
  const found: Modifier[] = [];
  const leader = attackers.some(isMmc) ? bestLeader(attackers.filter(mayDirect)) : undefined;
  if (leader) add(found, leader.name, leadershipOf(leader), '3.8/i');
  if (attackers.some(({ cx }) => cx)) add(found, 'CX attacker', 1, '3.3.1/h');
  if (attackers.some(({ ambush }) => ambush === 'won')) add(found, 'ambusher', -1, '3.8/k');
  if (attackers.some(({ ambush }) => ambush === 'lost')) add(found, 'ambushed', 1, '3.8/k');
  return found;
}

/** Held in Melee or not, a leader who is neither broken nor pinned directs. */
function mayDirect(unit: AslUnit): boolean {
  return isLeader(unit) && !unit.broken && !unit.pinned;
}

/** DRM that apply to one of the attacked units only. */
export function defenderModifiers(defender: AslUnit): Modifier[] {
  const found: Modifier[] = [];
  if (defender.broken) add(found, 'broken', -2, '3.8/e');
  if (defender.cx) add(found, 'CX defender', -1, '3.3.1/p');
  return found;
}

function add(found: Modifier[], label: string, value: number, cites: RuleId): void {
  if (value !== 0) found.push({ label, value, cites: [cites] });
}

/** Units of both sides that can fight in a hex. */
export function fightersAt(battle: AslBattle, at: LocationId, side: string): AslUnit[] {
  return battle.unitsAt(at).filter((unit) => unit.side === side && (isLeader(unit) || isMmc(unit)));
}
