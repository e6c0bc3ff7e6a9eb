/** Resolving an attack on the IFT (3.2.3): column, cowering, DRM by target, results. */
import { DR, die, isDoubles, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { groupedBy } from '../../mechanics/groups.js';
import { releaseAt } from '../close-combat/melee.js';
import { standsIn } from '../concealment/markers.js';
import { sum, withLeaderLoss } from '../morale/checks.js';
import { reveal } from '../ordnance/hidden.js';
import { splintered } from '../ordnance/protection.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { attacker, isInfantry } from '../units/units.js';
import { isVulnerable } from '../vehicles/crew.js';
import { isExposed } from '../vehicles/state.js';
import type { TargetResult } from './effects.js';
import { type Column, columnOf, couldInflictNmc, printResult, resultOf, shifted } from './ift.js';
import { targetModifiers } from './modifiers.js';
import { applyResults, type Struck, shake } from './results.js';

interface Attack {
  readonly at: LocationId;
  /** Where it comes from; Residual FP and Demolition Charges come from nowhere. */
  readonly from: readonly LocationId[];
  readonly targets: readonly AslUnit[];
  readonly fp: number;
  /** DRM that are the same for all targets. */
  readonly modifiers: readonly Modifier[];
  /** Columns lost on doubles: one, two for the Inexperienced, none where nobody cowers. */
  readonly cowers: 0 | 1 | 2;
  /** TEM and the like do not count (Flamethrowers). */
  readonly ignoresCover?: true;
  /** Explosives turn bamboo against those in it (8.2.1/bamboo-a). */
  readonly explosive?: true;
  /** At this original DR or more nothing happens at all (Demolition Charges). */
  readonly dudFrom?: number;
}

/** The dice and columns of an attack that was resolved. */
export interface Resolved {
  readonly white: number;
  readonly coloured: number;
  readonly original: number;
  readonly cowered: number;
  readonly column: Column | undefined;
  readonly results: readonly TargetResult[];
}

/** Rolls, tells what happened through `tell`, then lets the results fall on the targets. */
export function resolve(act: AslAct, attack: Attack, tell: (resolved: Resolved) => void): Resolved {
  const roll = act.roll(`fire attack: ${attack.at}`, DR);
  const original = total(roll);
  const cowered = isDoubles(roll) ? attack.cowers : 0;
  const full = columnOf(attack.fp);
  const dud = original >= (attack.dudFrom ?? Number.POSITIVE_INFINITY);
  const column = full && !dud ? shifted(full, -cowered) : undefined;
  const groups = byModifiers(act.battle, attack);
  const struck: Struck[] = [];
  const outcomes = groups.map(({ units, modifiers, halved }): TargetResult => {
    const final = original + sum(modifiers);
    const half = halved ? columnOf(attack.fp / 2) : full;
    const reached = half && !dud ? shifted(half, -cowered) : undefined;
    if (!reached) return { units, modifiers, final, result: 'no effect' };
    const result = resultOf(act.battle, reached, final);
    struck.push({ units, result, column: reached });
    return { units, modifiers, final, result: printResult(result) };
  });
  discover(act, struck);
  const results = outcomes.filter(({ units }) => units.length === 0 || visible(act.battle, units).length > 0);
  const resolved: Resolved = {
    white: die(roll, 'white').face,
    coloured: die(roll, 'coloured').face,
    original,
    cowered,
    column,
    results: results.map((result) => ({ ...result, units: visible(act.battle, result.units) })),
  };
  tell(resolved);
  const shaken = groups.filter(({ modifiers, halved }) =>
    mayShake(act.battle, halved ? columnOf(attack.fp / 2) : full, attack.cowers, modifiers),
  );
  strike(act, attack, struck);
  for (const { units } of shaken) shake(act, units);
  releaseAt(act, attack.at);
  return resolved;
}

/** A hidden Gun that suffers from the attack comes to light before it does (6.4/g). */
function discover(act: AslAct, struck: readonly Struck[]): void {
  const affected = struck.filter(({ result }) => result.kind !== 'none').flatMap(({ units }) => units);
  reveal(
    act,
    affected.map((id) => act.battle.theUnit(id)),
    '6.4/g',
  );
}

/** Effects that name hidden units are not for the enemy's eyes: they are left unnamed. */
function visible(battle: AslBattle, ids: readonly UnitId[]): UnitId[] {
  return ids.filter((id) => battle.unit(id)?.hidden === undefined);
}

function strike(act: AslAct, attack: Attack, struck: readonly Struck[]): void {
  const sides = [...new Set(attack.targets.map(({ side }) => side))].sort();
  const work = () => applyResults(act, attack.at, struck);
  const nested = sides.reduce((inner, side) => () => withLeaderLoss(act, attack.at, side, inner), work);
  nested();
}

interface TargetGroup {
  readonly units: UnitId[];
  readonly modifiers: readonly Modifier[];
  /** Unseen among others that are seen: Area Fire as far as these go (6.4/g, 8.3.2/a). */
  readonly halved: boolean;
}

export function isVeiled({ concealed, hidden }: AslUnit): boolean {
  return concealed !== undefined || hidden !== undefined;
}

/** The buttoned-up crew of an Open-Topped vehicle is hurt only from within its own hex (7.13/d). */
function isSheltered(target: AslUnit, { at, from }: Attack): boolean {
  if (target.kind !== 'vehicle' || isExposed(target)) return false;
  return from.length === 0 || from.some((hex) => hex !== at);
}

/** Targets with the same modifiers share a result and, with it, random selection. */
function byModifiers(battle: AslBattle, attack: Attack): TargetGroup[] {
  const hindered = attack.modifiers.some(({ label }) => label.startsWith('hindrance'));
  const mixed = !attack.targets.every(isVeiled);
  const struck = attack.targets
    .filter((target) => !isSheltered(target, attack))
    .map((target) => {
      const own = targetModifiers(battle, target, attack.at, attack.from, hindered, attack.ignoresCover);
      const modifiers = [...attack.modifiers, ...(attack.explosive ? splintered(own) : own)];
      return { id: target.id, modifiers, halved: mixed && isVeiled(target) };
    });
  const groups = groupedBy(struck, ({ modifiers, halved }) => `${sum(modifiers)} ${halved}`);
  return [...groups.values()].map((group) => {
    const [{ modifiers, halved }] = group;
    return { units: group.map(({ id }) => id), modifiers, halved };
  });
}

/** Could the attack have inflicted a NMC? Only an original 2 is sure to be doubles and to cower. */
function mayShake(
  battle: AslBattle,
  full: Column | undefined,
  cowers: number,
  modifiers: readonly Modifier[],
): boolean {
  if (full === undefined) return false;
  const drm = sum(modifiers);
  const after = shifted(full, -cowers);
  return (
    (after !== undefined && couldInflictNmc(battle, after, 2 + drm)) || couldInflictNmc(battle, full, 3 + drm)
  );
}

/** Fire in the enemy's Movement Phase; vehicles of the ATTACKER fire in it at any target (3.3.2.2/a). */
export function isDefensive(battle: AslBattle, by: string): boolean {
  return battle.clock.phase === 'MPh' && by !== attacker(battle);
}

/** The enemies that move there, buttoned-up vehicles too. */
export function moversAt(battle: AslBattle, at: LocationId, by: string): AslUnit[] {
  return battle.unitsAt(at).filter((unit) => unit.moving && unit.side !== by);
}

/** Whom fire at a location affects: the moving units in the enemy's Movement Phase, else all enemies (3.2/b). */
export function targetsAt(battle: AslBattle, at: LocationId, by: string): AslUnit[] {
  const there = battle
    .unitsAt(at)
    .filter((unit) => isInfantry(unit) || isVulnerable(unit) || standsIn(battle, unit));
  if (isDefensive(battle, by)) return there.filter((unit) => unit.side !== by && unit.moving);
  const melee = there.some((unit) => unit.melee);
  return there.filter((unit) => unit.side !== by || (melee && unit.melee));
}
