/** When a unit may fire, and how: the fire phases and Defensive First Fire (3.2.5, 3.3.3, 3.4, 3.5). */
import type { LocationId } from '../../kernel/position/position.js';
import type { RefusalCode } from '../refusals.js';
import { sight } from '../sight/sight.js';
import type { AslBattle, AslUnit, RuleId } from '../system.js';
import { distance } from '../terrain/map.js';
import { enemiesAt, isInfantry, isKnownTo, isMmc, possessorOf } from '../units/units.js';

/** How a firing unit or weapon fires now. */
export type Manner =
  | 'prep'
  | 'first'
  | 'subsequent'
  | 'final-protective'
  | 'final'
  | 'final-adjacent'
  | 'advancing';

export const HALVED: ReadonlySet<Manner> = new Set([
  'subsequent',
  'final-protective',
  'final-adjacent',
  'advancing',
]);

export interface Forbidden {
  readonly refused: RefusalCode;
  readonly why: string;
  readonly cites: readonly RuleId[];
}

export function forbid(refused: RefusalCode, why: string, ...cites: RuleId[]): Forbidden {
  return { refused, why, cites };
}

/** The manner in which a unit's own firepower, or a weapon, can be fired now; or why it cannot. */
export function mannerOf(battle: AslBattle, firing: AslUnit, target: LocationId): Manner | Forbidden {
  const holder = isInfantry(firing) ? firing : possessorOf(battle, firing);
  if (!holder || holder.at === undefined)
    return forbid('NOT_POSSESSED', `${firing.name} must be possessed to be fired.`, '1.2.4/b');
  if (holder.broken) return forbid('BROKEN', `${holder.name} is broken.`, '3.2.3/NMC-f');
  if (holder.melee) return forbid('IN_MELEE', `${holder.name} is held in Melee.`, '3.8/t');
  if (firing.malfunctioned) return forbid('MALFUNCTIONED', `${firing.name} is malfunctioned.`, '4.1/e');
  if (firing.intensive) return forbid('HAS_FIRED', `${firing.name} has used Intensive Fire.`, '3.2.4/IF-a');
  switch (battle.clock.phase) {
    case 'PFPh':
      return firing.fire ? forbid('HAS_FIRED', `${firing.name} has fired.`, '3.2/a') : 'prep';
    case 'AFPh':
      return advancing(firing, holder);
    case 'MPh':
      return defensive(battle, firing, holder, target);
    case 'DFPh':
      return final(battle, firing, holder, target);
    default:
      return forbid('NOT_NOW', 'Nobody fires in this phase.', '3.0/a');
  }
}

function advancing(firing: AslUnit, holder: AslUnit): Manner | Forbidden {
  if (firing.fire) return forbid('HAS_FIRED', `${firing.name} has fired.`, '3.5/a');
  if (firing.manhandled || holder.manhandled)
    return forbid('MOVED', `${holder.name} has manhandled a Gun.`, '6.5/c');
  if (isHeavy(firing) && (holder.hexes ?? 0) > 0)
    return forbid('MOVED', `${firing.name} has moved: it cannot fire in the AFPh.`, '3.5/c');
  return 'advancing';
}

/** Weapons that may not fire in the AFPh after moving. */
function isHeavy({ kind, weapon }: AslUnit): boolean {
  return kind === 'gun' || weapon === 'MMG' || weapon === 'HMG' || weapon === 'MTR';
}

function defensive(
  battle: AslBattle,
  firing: AslUnit,
  holder: AslUnit,
  target: LocationId,
): Manner | Forbidden {
  const mark = markOn(firing);
  if (!mark) return 'first';
  const range = distance(battle, holder.at as LocationId, target);
  if (mark === 'final') {
    if (range <= 1) return 'final-protective';
    return forbid('HAS_FIRED', `${firing.name} can only fire at adjacent units now.`, '3.3.3/FPF-a');
  }
  if (range > (firing.range ?? 0))
    return forbid('OUT_OF_RANGE', 'Subsequent First Fire reaches only to normal range.', '3.3.3/SFF-a');
  if (range > closestKnownEnemy(battle, holder))
    return forbid('CLOSER_ENEMY', 'A Known Enemy Unit is closer than the target.', '3.3.3/SFF-a');
  return 'subsequent';
}

/** Two Weapons for a squad, one for everybody else. */
/** A squad uses two Weapons, any other unit one (4.0/l to n). */
export function mostWeapons(holder: AslUnit): number {
  return holder.kind === 'squad' ? 2 : 1;
}

/** A unit that has used all the Weapons it may is spent like a First Firer: only close fire is left to it (4.0/m). */
function markOn(firing: AslUnit): AslUnit['fire'] {
  const forfeited = isMmc(firing) && (firing.used?.length ?? 0) >= mostWeapons(firing);
  return firing.fire ?? (forfeited ? 'first' : undefined);
}

/** Range to the closest Known Enemy Unit; concealed units are none. */
export function closestKnownEnemy(battle: AslBattle, unit: AslUnit): number {
  let closest = Number.POSITIVE_INFINITY;
  for (const enemy of battle.units()) {
    if (enemy.side === unit.side || enemy.at === undefined || enemy.hidden) continue;
    const range = distance(battle, unit.at as LocationId, enemy.at);
    if (range < closest && isKnownTo(battle, enemy, unit)) closest = range;
  }
  return closest;
}

function final(battle: AslBattle, firing: AslUnit, holder: AslUnit, target: LocationId): Manner | Forbidden {
  const mark = markOn(firing);
  if (!mark) return 'final';
  if (mark === 'final') return forbid('HAS_FIRED', `${firing.name} is marked Final Fire.`, '3.4/c');
  if (distance(battle, holder.at as LocationId, target) <= 1) return 'final-adjacent';
  return forbid('HAS_FIRED', `${firing.name} can only fire at adjacent units now.`, '3.4/b');
}

/** How often a unit or weapon may fire at units that move, in one location: as often as MF were spent there (3.3.3/i). */
export function mayShootAgain(mover: AslUnit, firing: AslUnit): boolean {
  const shots = mover.shotAt?.[firing.id] ?? 0;
  return shots < Math.max(1, Math.floor(mover.spentHere ?? 0));
}

/** The location and moment of an attack: what must be fired at together (3.2.2/k). */
export function occasion(battle: AslBattle, target: LocationId): string {
  if (battle.clock.phase !== 'MPh') return target;
  const mover = battle.unitsAt(target).find((unit) => unit.moving);
  return `${target} after ${mover?.spent ?? 0}`;
}

/** Nobody fires out of a hex where enemies stand, nor, where the LOS is shown beforehand, at what he does not see. */
export function cannotAimFrom(
  battle: AslBattle,
  { name, side }: AslUnit,
  from: LocationId,
  at: LocationId,
): Forbidden | undefined {
  if (from !== at && enemiesAt(battle, from, side).length > 0)
    return forbid('ENEMY_IN_HEX', `${name} has an enemy in its own hex.`, '3.2.2.1/c');
  return cannotSee(battle, name, from, at);
}

export function cannotSee(
  battle: AslBattle,
  name: string,
  from: LocationId,
  at: LocationId,
): Forbidden | undefined {
  if (battle.options.los !== 'preview') return undefined;
  const { blocked, blockedIn, why } = sight(battle, from, at);
  if (!blocked) return undefined;
  const obstacle = blockedIn === undefined ? 'too much hinders the line' : `${blockedIn} blocks the line`;
  return forbid(
    'NO_LINE_OF_SIGHT',
    `${name} does not see ${at}: ${obstacle} (${why.join(', ')}).`,
    '3.2.1/a',
  );
}

export function canSee(battle: AslBattle, from: LocationId, to: LocationId): boolean {
  return !sight(battle, from, to).blocked;
}
