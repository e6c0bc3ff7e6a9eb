/** Morale Checks (3.20): those that fire calls for, and those that the loss of a leader calls for. */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { RuleId } from '../rules.js';
import { type Act, type Modifier, sumOf, type Unit } from '../system.js';
import { infantryAt, isLeader, isMmc, isOnMap, leadersAt, moraleOf } from '../units/kinds.js';
import { breakUnit, eliminate, reduce } from './20-casualties.js';

interface MoraleCheck {
  /** What is checked, as at the table: "2MC", "leader loss". */
  readonly check: string;
  readonly modifiers?: readonly Modifier[];
  /** The fate of an unmodified 12 is that of the fire table alone (3.20.8). */
  readonly isOfFire?: true;
  /** The morale when it is not the unit's own as it stands (3.20.4/c). */
  readonly morale?: number;
  readonly cites: readonly RuleId[];
}

/** How a check went: with what it rolled, and against what. */
interface Checked {
  readonly passed: boolean;
  /** The highest roll that still passes (3.24.1). */
  readonly barely: boolean;
}

const FATE = 12;

/** A unit makes its check, and suffers what comes of it. */
function moraleCheck(act: Act, id: UnitId, check: MoraleCheck): Checked {
  const unit = act.battle.theUnit(id);
  const modifiers = [...(check.modifiers ?? []), ...leadership(act, unit)];
  const needs = check.morale ?? moraleOf(unit);
  const rolled = total(act.rollOf(check.check, [id], DR));
  const made = rolled + sumOf(modifiers);
  const isFated = rolled === FATE && check.isOfFire === true;
  const passed = made <= needs && !isFated;
  act.effect(
    'morale-check',
    { unit: id, check: check.check, needs, rolled, modifiers, passed },
    { cites: check.cites },
  );
  if (!passed) fail(act, unit, isFated);
  return { passed, barely: passed && made === needs };
}

/** The best other unbroken leader in the hex adds his leadership; never his own (3.2.1, 3.20.7). */
function leadership(act: Act, unit: Unit): Modifier[] {
  if (!isOnMap(unit)) return [];
  const [best] = leadersAt(act.battle, unit.at, unit.side)
    .filter(({ id }) => id !== unit.id)
    .sort((a, b) => (a.leadership ?? 0) - (b.leadership ?? 0));
  return best ? [{ why: best.name, value: best.leadership ?? 0, cites: '3.2.1' }] : [];
}

/** Broken when it was not; a broken squad is halved, anything smaller is lost; so is who rolls a 12 (3.20.5 to 3.20.8). */
function fail(act: Act, unit: Unit, isFated: boolean): void {
  const isSquad = unit.kind === 'squad';
  if (isFated && !isSquad) eliminate(act, unit.id, ['3.20.8']);
  else if (unit.broken && !isSquad) eliminate(act, unit.id, ['3.20.6']);
  else {
    if (isFated || unit.broken) reduce(act, unit.id, [isFated ? '3.20.8' : '3.20.6']);
    if (!unit.broken && act.battle.unit(unit.id)) breakUnit(act, unit.id, ['3.20.5']);
  }
}

/** Checks of all these units, leaders first; whoever fails as a leader shakes those with him (3.20.3, 3.20.4). */
export function moraleChecks(act: Act, ids: readonly UnitId[], check: MoraleCheck): Map<UnitId, Checked> {
  const { battle } = act;
  const made = new Map<UnitId, Checked>();
  const leadersFirst = [...ids].sort((a, b) => rankOf(battle.theUnit(a)) - rankOf(battle.theUnit(b)));
  for (const id of leadersFirst) {
    const unit = battle.unit(id);
    if (!unit) continue;
    const checked = moraleCheck(act, id, check);
    made.set(id, checked);
    if (isLeader(unit) && !checked.passed && isOnMap(unit)) leaderLoss(act, id, unit.at, unit.side);
  }
  return made;
}

const rankOf = (unit: Unit): number => (isLeader(unit) ? (unit.leadership ?? 0) - 100 : isMmc(unit) ? 1 : 0);

/** Every other unit in the hex takes a normal check, at its unbroken morale (3.20.4, 3.20.4/c). */
export function leaderLoss(act: Act, lost: UnitId, at: string, side: string): void {
  const others = infantryAt(act.battle, at, side).filter(({ id }) => id !== lost);
  for (const { id } of others) {
    const unit = act.battle.unit(id);
    if (!unit) continue;
    moraleCheck(act, id, {
      check: 'leader loss',
      morale: unit.morale ?? 0,
      cites: ['3.20.4', '3.20.4/c'],
    });
  }
}
