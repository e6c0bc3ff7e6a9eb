/** A blow in Close Combat: who may strike whom when, and what modifies the roll (14.2.1, 14.10). */
import { closeCombatDrm, terrainDrm } from '../cards.js';
import { TEC_ROWS } from '../los/rows.js';
import { isDisrupted, isLeader, isVehicle } from '../morale/status.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { terrainsIn } from '../terrain/ground.js';
import { standApart } from '../terrain/nooks.js';
import { isAfv } from '../vehicles/status.js';
import { chargesUsed } from './value.js';

/** One side's blow. */
export interface Blow {
  readonly side: string;
  readonly units: readonly string[];
  readonly targets: readonly string[];
  /** The leader who directs: -5 in place of his own value. */
  readonly leader?: string;
  readonly desperate?: boolean;
  /** Defenceless vehicles change hands instead of being destroyed. */
  readonly capture?: boolean;
}

export type Occasion = 'impulse' | 'onslaught' | 'reply';

export function blowRefusal(battle: Battle, blow: Blow, at: string, occasion: Occasion): Refusal | undefined {
  if (!battle.location(at).closeCombat)
    return refuse('NO_CLOSE_COMBAT', `There is no Close Combat in ${at}.`, '14.2');
  if (new Set([...blow.units, ...blow.targets]).size !== blow.units.length + blow.targets.length)
    return refuse('TWICE', 'Name each unit once.', '14.2.2');
  for (const id of blow.units) {
    const unit = battle.unit(id);
    if (!unit || unit.side !== blow.side || unit.at !== at)
      return refuse('NOT_THERE', `You have no unit "${id}" in ${at}.`, '14.2.1');
    const refusal = blow.desperate ? undefined : readyToStrike(unit, occasion);
    if (refusal) return refusal;
  }
  for (const id of blow.targets) {
    const target = battle.unit(id);
    if (!target || target.side === blow.side || target.at !== at)
      return refuse('NO_SUCH_TARGET', `There is no enemy "${id}" in ${at}.`, '14.2.2');
    if (blow.units.some((unit) => standApart(battle.theUnit(unit), target)))
      return refuse(
        'NO_WAY_IN',
        `${target.name} is in a part of ${at} that the attackers cannot reach.`,
        '2.5.4',
        '7.9.4',
      );
  }
  return blow.leader === undefined ? undefined : leaderRefusal(battle, blow, blow.leader, at, occasion);
}

/** A leader who directs takes part like everybody else (14.10, 14.2.2.1). */
function leaderRefusal(
  battle: Battle,
  { side, units, desperate }: Blow,
  id: string,
  at: string,
  occasion: Occasion,
): Refusal | undefined {
  const leader = battle.unit(id);
  if (units.includes(id))
    return refuse('TWICE', 'Name the leader who directs apart from the units that attack.', '14.10');
  if (!leader || !isLeader(leader) || leader.side !== side || leader.at !== at || isDisrupted(leader))
    return refuse('NO_SUCH_LEADER', 'The leader must take part, able, and not alone.', '14.10');
  return desperate ? undefined : readyToStrike(leader, occasion);
}

/** A unit that entered in this phase strikes only as its way of entering allows (14.2.1, 10.5.3.2), and each strikes once. */
export function readyToStrike(unit: Unit, occasion: Occasion): Refusal | undefined {
  if (unit.kind === 'aircraft')
    return refuse('CANNOT_FIGHT', `${unit.name} does not fight on the ground.`, '14.2');
  if ((unit.fired ?? 0) >= (occasion === 'reply' ? 2 : 1))
    return refuse('HAS_FIRED', `${unit.name} has no attack left.`, '14.2.2.1');
  if (unit.marker === 'assault-fired' || unit.marker === 'crawled-fired')
    return refuse('HAS_FIRED', `${unit.name} has no attack left.`, '14.2.1');
  if (unit.entered === 'later' || (unit.entered === 'charged' && occasion !== 'onslaught'))
    return refuse('JUST_ENTERED', `${unit.name} has just entered the hex.`, '14.2.1', '10.5.3.2');
  return undefined;
}

/** The modifiers of the Close Combat Table (14.10), in a blow or an overrun. */
export function closeCombatModifiers(
  battle: Battle,
  at: string,
  { leader }: { readonly leader?: string | undefined },
  attackers: readonly Unit[],
  targets: readonly Unit[],
): Modifier[] {
  const found: Modifier[] = [];
  const add = (why: string, drm: number) => found.push({ why, drm, cites: '14.10' });
  if (leader !== undefined)
    add('leader', closeCombatDrm(battle, 'leader takes part, not alone, his CCV not used'));
  const armour = targets.filter(isAfv);
  if (armour.length === 0) return found;
  if (chargesUsed(attackers, targets).length > 0)
    add('Demo', closeCombatDrm(battle, 'Demo used against an AFV'));
  if (armour.some(({ mKill }) => mKill)) add('M-KILLED', closeCombatDrm(battle, 'target AFV M-KILLED'));
  const covered =
    attackers.some(({ post }) => post !== undefined) ||
    terrainsIn(battle, at).some((terrain) => terrainDrm(battle, TEC_ROWS[terrain]).fire >= 10);
  if (covered || battle.location(at).smoke)
    add('cover', closeCombatDrm(battle, 'AFV attacked in or from DRM >= +10 or smoke'));
  return found;
}

/** Unarmoured vehicles with nobody beside them cannot defend themselves (14.2.3.1). */
export function isDefenceless(battle: Battle, at: string, { side, targets }: Blow): boolean {
  const enemies = battle.unitsAt(at).filter((unit) => unit.side !== side);
  return enemies.every((unit) => isVehicle(unit) && unit.unarmoured) && targets.length > 0;
}
