/** What changes the chance of an AP hit (4.4.3.2.2), each with its rule. */

import { bySpeedAndAltitude } from '../air/table.js';
import { AP_HIT_MODIFIERS } from '../charts/index.js';
import { isOverwatchFront } from '../fire/arcs.js';
import type { Shot } from '../fire/shot.js';
import { coverOf } from '../ground/cover.js';
import { leaderModifier } from '../leaders/values.js';
import type { RuleId } from '../rules.js';
import { smokeOnLine } from '../smoke/line.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { gradeOf, hasCrewOfOne, isDamagedAsShooter } from '../units/kinds.js';
import { ofVisibility } from '../weather/visibility.js';

const BEST = 5;
const WORST = -10;

export const clamped = (net: number): number => Math.min(BEST, Math.max(WORST, net));

/** Chapters add theirs to this list. */
const SOURCES: readonly ((battle: Battle, shot: Shot) => Modifier[])[] = [
  ofTarget,
  ofShooter,
  ofOverwatch,
  ofSmoke,
  ofLeader,
  ofOptions,
  (battle, { shooter }) => bySpeedAndAltitude(battle, shooter, 'ap'),
  (battle) => ofVisibility(battle, 'ap'),
];

export const apModifiers = (battle: Battle, shot: Shot): Modifier[] =>
  SOURCES.flatMap((source) => source(battle, shot));

function printed(battle: Battle, row: string, cites: RuleId, why = row): Modifier {
  return { why, value: Number(battle.table.charts.lookup(AP_HIT_MODIFIERS.cells, row)), cites };
}

/** Its counter shows that it moves in this turn (CHOICES.md, 4.4.3.2.2). */
export const isMoving = ({ command }: Unit): boolean => command === 'move' || command === 'short-halt';

function ofTarget(battle: Battle, { target }: Shot): Modifier[] {
  const cover = coverOf(battle, target);
  return [
    ...(target.size ? [{ why: 'target size', value: target.size, cites: 'S.ap-combat/b' as const }] : []),
    ...(isMoving(target)
      ? [printed(battle, 'target moving (has MOVE or SHORT HALT)', 'S.overwatch/b', 'target moving')]
      : []),
    ...(cover === 'none' ? [] : [printed(battle, `target cover ${cover}`, 'S.cover/a')]),
  ];
}

function ofShooter(battle: Battle, { shooter, weapon }: Shot): Modifier[] {
  const found: Modifier[] = [];
  if (shooter.command === 'short-halt') found.push(shortHalt(battle, weapon.sb ?? 0));
  if (isDamagedAsShooter(shooter)) found.push(printed(battle, 'shooter Damaged', 'S.damaged-vehicle/a'));
  if (shooter.suppressed) found.push(printed(battle, 'shooter Suppressed', 'S.ap-combat/b'));
  if (shooter.broken) found.push(printed(battle, 'shooter Broken', '7.1.5.2/c'));
  else if (shooter.hesitating) found.push(printed(battle, 'shooter Hesitating', '7.1.5.1/a'));
  return found;
}

const shortHalt = (battle: Battle, sb: number): Modifier =>
  printed(
    battle,
    sb === 0 ? 'shooter SHORT HALT, stabilisation SB:0' : `shooter SHORT HALT, SB:${Math.min(2, sb)}`,
    'S.ap-combat/b',
    'SHORT HALT',
  );

const DEFENSIVE = 'Defensive Fire by N/C unit (7.50), plus the Overwatch modifier';

function ofOverwatch(battle: Battle, shot: Shot): Modifier[] {
  const { shooter, target, weapon, overwatch, turned, defensive } = shot;
  if (!overwatch) return [];
  const front = isOverwatchFront(battle, shooter, weapon, target.at as string) && !turned;
  return [
    ...(defensive ? [printed(battle, DEFENSIVE, '7.50/b', 'Defensive Fire')] : []),
    printed(
      battle,
      front
        ? 'Overwatch, target inside front Field-of-Fire (Overwatch Front)'
        : 'Overwatch, target outside it (Overwatch Adjust)',
      'S.overwatch/b',
      front ? 'Overwatch Front' : 'Overwatch Adjust',
    ),
  ];
}

/** Smoke and smoking wrecks in the hexes of the line, its ends included (S.smoke-and-sight). */
function ofSmoke(battle: Battle, { shooter, target }: Shot): Modifier[] {
  return smokeOnLine(battle, shooter, target).map(({ row, hex }) =>
    printed(battle, SMOKE_ROWS[row], 'S.smoke-and-sight', `smoke in ${hex}`),
  );
}

const SMOKE_ROWS = {
  wreck: 'each Brew-Up smoke in the line of fire (cumulative)',
  open: 'smoke, each hex of open sheaf crossed',
  closed: 'smoke, each hex of closed sheaf crossed',
} as const;

function ofLeader(battle: Battle, { shooter }: Shot): Modifier[] {
  return leaderModifier(battle, shooter, 'A');
}

/** House switch: grades in fire. */
function ofOptions(battle: Battle, { shooter }: Shot): Modifier[] {
  const found: Modifier[] = [];
  const grade = gradeOf(battle, shooter);
  if (battle.options.gradesInFire && grade !== 'Seasoned')
    found.push(printed(battle, `shooter ${grade}`, 'S.grades/b'));
  if (shooter.collateral?.includes('optics'))
    found.push(printed(battle, 'optics collateral damage (7.23.1)', '7.23.1/a', 'optics'));
  if (hasCrewOfOne(battle, shooter)) found.push(printed(battle, 'CREW notation (7.57)', '7.57/b', 'CREW'));
  return found;
}
