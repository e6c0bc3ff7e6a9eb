/** The exact chances of a shot before it is fired: in whole cases, for every target on foot. */
import { groupedBy } from '../../mechanics/groups.js';
import { fireResult, packOf } from '../cards.js';
import { takesChecks } from '../morale/status.js';
import { type Battle, type Decision, type Refusal, sumOf } from '../system.js';
import { leastFavourable, sharedModifiers, targetsAt } from './attack.js';
import type { FireMembers } from './firers.js';
import { terrainModifiers } from './modifiers.js';
import { type Attack, aim, type Shot, screenOf } from './shot.js';

interface Cases {
  readonly cases: number;
  readonly of: number;
}

interface TargetOdds {
  readonly units: readonly string[];
  /** Of a hundred rolls: how many give each result, once the shot is seen and hits. */
  readonly results: Readonly<Record<string, number>>;
}

interface AttackOdds {
  readonly at: string;
  /** All LOST rolls together. */
  readonly seen: Cases;
  /** The Screened Shot. */
  readonly hit: Cases;
  readonly targets: readonly TargetOdds[];
}

export function oddsOfFire(
  battle: Battle,
  order: FireMembers,
  by: string,
  decision: Decision,
): AttackOdds[] | Refusal {
  const shot = aim(battle, order, by, decision);
  if ('refused' in shot) return shot;
  const odds = shot.attacks.map((attack) => oddsOf(battle, shot, attack));
  packOf(battle).recorder.forget();
  return odds;
}

function oddsOf(battle: Battle, shot: Shot, attack: Attack): AttackOdds {
  return {
    at: attack.at,
    seen: {
      cases: attack.rolls.reduce((cases, { needs }) => cases * Math.min(100, Math.max(0, needs)), 1),
      of: 100 ** attack.rolls.length,
    },
    hit: { cases: hitsOfTen(battle, shot, attack), of: 10 },
    targets: targetOdds(battle, shot, attack),
  };
}

/** Faces of the d10 that exceed the number; above ten the natural ten alone (12.3.2.3). */
function hitsOfTen(battle: Battle, shot: Shot, attack: Attack): number {
  const [sight] = attack.lines;
  if (!shot.screened || !sight) return 10;
  const covers = targetsAt(battle, attack).map((target) =>
    sumOf(terrainModifiers(battle, target, { manner: shot.manner, sight })),
  );
  const modifiers = screenOf(battle, shot, attack, Math.max(0, ...covers));
  if (!modifiers) return 10;
  return Math.min(10, Math.max(1, 10 - sumOf(modifiers)));
}

function targetOdds(battle: Battle, shot: Shot, attack: Attack): TargetOdds[] {
  const shared = sumOf(sharedModifiers(battle, shot));
  const targets = targetsAt(battle, attack).filter(takesChecks);
  const groups = groupedBy(
    targets,
    (target) => shared + sumOf(leastFavourable(battle, shot, attack, target)),
  );
  return [...groups].map(([sum, units]) => ({
    units: units.map(({ id }) => id),
    results: resultsAt(battle, attack.fp, sum),
  }));
}

function resultsAt(battle: Battle, fp: number, modifier: number): Record<string, number> {
  const results: Record<string, number> = {};
  for (let roll = 1; roll <= 100; roll++) {
    const { says } = fireResult(battle, fp, roll + modifier);
    results[says] = (results[says] ?? 0) + 1;
  }
  return results;
}
