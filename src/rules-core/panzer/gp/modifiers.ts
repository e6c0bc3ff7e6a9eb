/** What is added to the roll of GP fire (6.5.4.3), each with its rule. */

import { bySpeedAndAltitude } from '../air/table.js';
import { isMoving } from '../ap/modifiers.js';
import { GP } from '../charts/index.js';
import { isOverwatchFront } from '../fire/arcs.js';
import type { Shot } from '../fire/shot.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { airBurst } from '../indirect/air-burst.js';
import { leaderModifier } from '../leaders/values.js';
import type { RuleId } from '../rules.js';
import { plays } from '../sequence/sides.js';
import { smokeOnLine } from '../smoke/line.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { gradeOf, hasCrewOfOne, isDamagedAsShooter, isLeg, isVehicle } from '../units/kinds.js';
import { ofVisibility } from '../weather/visibility.js';

/** Chapters add theirs to this list. */
const SOURCES: readonly ((battle: Battle, shot: Shot) => Modifier[])[] = [
  ofShooter,
  ofTarget,
  ofOverwatch,
  ofSmoke,
  ofLeader,
  ofOptions,
  (battle, { shooter }) => bySpeedAndAltitude(battle, shooter, 'gp'),
  (battle) => ofVisibility(battle, 'gp'),
  (battle, { target, weapon }) => (weapon.kind === 'mortar' ? airBurst(battle, target) : []),
];

export const gpModifiers = (battle: Battle, shot: Shot): Modifier[] =>
  SOURCES.flatMap((source) => source(battle, shot));

function printed(battle: Battle, row: string, cites: RuleId, why = row): Modifier {
  return { why, value: Number(battle.table.charts.lookup(GP.modifiers, row)), cites };
}

export function ofShooter(battle: Battle, { shooter, weapon }: Pick<Shot, 'shooter' | 'weapon'>): Modifier[] {
  const found: Modifier[] = [];
  if (shooter.suppressed) found.push(printed(battle, 'shooter Suppressed', 'S.gp-combat/c'));
  if (isDamagedAsShooter(shooter)) found.push(printed(battle, 'shooter Damaged', 'S.gp-combat/c'));
  if (shooter.broken) found.push(printed(battle, 'shooter Broken', '7.1.5.2/c'));
  else if (shooter.hesitating) found.push(printed(battle, 'shooter Hesitating', '7.1.5.1/a'));
  if (shooter.command === 'short-halt') found.push(printed(battle, 'shooter SHORT HALT', 'S.gp-combat/c'));
  if (shooter.coax && weapon.kind === 'gun' && !shooter.collateral?.includes('coax'))
    found.push(printed(battle, 'coax MG (Direct Fire and Overrun)', 'S.gp-combat/c', 'coax MG'));
  return found;
}

/** A leg unit on the move has less GP Defense instead (S.gp-factors/c). */
function ofTarget(battle: Battle, { target }: Shot): Modifier[] {
  return isMoving(target) && !isLeg(target)
    ? [printed(battle, 'vehicle/towed target moving', 'S.gp-combat/c', 'target moving')]
    : [];
}

function ofOverwatch(battle: Battle, shot: Shot): Modifier[] {
  const { shooter, target, weapon, overwatch, turned, defensive } = shot;
  if (!overwatch) return [];
  const isFront = isOverwatchFront(battle, shooter, weapon, target.at as string) && !turned;
  const row = isFront ? 'Overwatch Front' : 'Overwatch Adjust';
  return [
    ...(defensive
      ? [printed(battle, 'Defensive Fire by N/C, plus Overwatch modifier', '7.50/b', 'Defensive Fire')]
      : []),
    printed(battle, row, 'S.overwatch/b'),
  ];
}

function ofSmoke(battle: Battle, { shooter, target }: Shot): Modifier[] {
  return smokeOnLine(battle, shooter, target).map(({ row, hex }) =>
    printed(
      battle,
      row === 'closed' ? 'closed-sheaf smoke' : 'each Brew-Up smoke or open-sheaf smoke',
      'S.smoke-and-sight',
      `smoke in ${hex}`,
    ),
  );
}

function ofLeader(battle: Battle, { shooter }: Shot): Modifier[] {
  return leaderModifier(battle, shooter, 'G');
}

/** House switch: grades in fire. */
function ofOptions(battle: Battle, { shooter, target, weapon, pinning }: Shot): Modifier[] {
  const found: Modifier[] = [];
  const grade = gradeOf(battle, shooter);
  if (battle.options.gradesInFire && grade !== 'Seasoned')
    found.push(printed(battle, `shooter ${grade}`, 'S.grades/b'));
  if (pinning) found.push(printed(battle, 'Pinning Fire', '7.18/b'));
  if (plays(battle, '7.15') && weapon.kind === 'hand-held' && isInTheOpen(battle, target))
    found.push(
      printed(battle, 'hand-held AT rocket vs dismounted leg/towed in the open', '7.15/b', 'rocket'),
    );
  if (shooter.collateral?.includes('optics'))
    found.push(printed(battle, 'optics damaged', '7.23.1/a', 'optics'));
  if (plays(battle, '7.47') && shooter.parent !== undefined)
    found.push(printed(battle, 'dismounted FO firing/assaulting', '7.47/b', 'dismounted FO'));
  if (hasCrewOfOne(battle, shooter)) found.push(printed(battle, 'CREW notation', '7.57/c', 'CREW'));
  return found;
}

/** Dismounted leg or towed units neither inside a building nor in an Improved Position (7.15/b). */
function isInTheOpen(battle: Battle, target: Unit): boolean {
  if (isVehicle(target) || target.aboard !== undefined) return false;
  const at = target.at as string;
  if (battle.location(at).improvedPosition) return false;
  return !(isBuilding(terrainIn(battle, at)) && (isLeg(target) || target.inside));
}
