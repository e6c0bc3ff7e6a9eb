/** How many support weapons men use (8.3), and that they are of one type (8.2). */
import type { ChartPack } from '../../kernel/charts/index.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { WEAPON_USAGE } from '../charts/index.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isMachineGun, isMmc, isWeapon } from '../units/kinds.js';

type Type = NonNullable<Unit['served']>;
/** Against vehicles, used one by one. */
type AntiTank = Exclude<Type, 'MG' | 'FT' | 'DC' | 'smoke'>;

/** Light, medium and heavy machine guns are of one type. */
const typeOf = (unit: Unit): Type | undefined =>
  isMachineGun(unit) ? 'MG' : (unit.weapon as Exclude<Type, 'MG'> | undefined);

/** Of two types, in one group or one after the other. */
export function ofTwoTypes(shots: readonly Shot[]): Refusal | undefined {
  for (const { firing, holder } of shots) {
    if (!isWeapon(firing)) continue;
    if (firing.weapon === 'FT' && holder.served === 'FT')
      return refuse('HAS_FIRED', `${holder.name} uses one flamethrower in a turn.`, '8.3/c');
    const others = shots.filter((shot) => shot.holder.id === holder.id && isWeapon(shot.firing));
    const types = new Set([...others.map((shot) => typeOf(shot.firing)), holder.served ?? typeOf(firing)]);
    if (types.size > 1)
      return refuse('ONE_TYPE', `${holder.name} uses one type of support weapon in a turn.`, '8.2', '5.2.2');
  }
  return undefined;
}

/** What those who serve these weapons are marked with. */
export function servedBy(shots: readonly Shot[], id: string, at: string): Partial<Unit> {
  const served = shots.find(
    ({ firing, holder, second }) => isWeapon(firing) && (holder.id === id || second?.id === id),
  )?.firing;
  if (!served) return {};
  return { served: typeOf(served) as Type, ...(served.weapon === 'FT' && { servedAt: at }) };
}

/** How many they use besides their own fire (8.3). */
const mostOf = (battle: Battle, type: AntiTank, holder: Unit): number =>
  (battle.table.charts as ChartPack).lookup(
    WEAPON_USAGE.most,
    type,
    holder.kind === 'squad' ? 'squad' : isMmc(holder) ? 'crew/HS' : 'leader/hero',
  );

/** Twice as many without their own fire: squads, and of half-squads those with anti-tank rifles (8.3/i). */
const mayDouble = (type: AntiTank, holder: Unit): boolean =>
  holder.kind === 'squad' || (type === 'ATR' && isMmc(holder));

/** It serves one and still fires itself (8.3/b, 8.3/h). */
const firesToo = (type: AntiTank, holder: Unit): boolean =>
  mayDouble(type, holder) || (type === 'mortar' && isMmc(holder));

/** Why these men use no other weapon of that type in this player turn (8.2, 8.3). */
export function usedUp(battle: Battle, type: AntiTank, holder: Unit): Refusal | undefined {
  const { thrown = 0 } = holder;
  if (holder.served && holder.served !== type)
    return refuse('ONE_TYPE', `${holder.name} uses one type of support weapon in a turn.`, '8.2');
  const most = mostOf(battle, type, holder);
  const hasFired =
    holder.fired === true || holder.directed === true || (!isMmc(holder) && holder.firedIn !== undefined);
  if (!firesToo(type, holder) && hasFired && thrown === 0)
    return refuse('HAS_FIRED', `${holder.name} has fired or directed fire.`, '8.3/d');
  const firesItself = hasFired && thrown <= most;
  const isTooMany = thrown >= most && (!mayDouble(type, holder) || firesItself || thrown >= 2 * most);
  return isTooMany
    ? refuse('HAS_FIRED', `${holder.name} has used as many as it can.`, '8.3/d', '8.3/i')
    : undefined;
}

/** One more used; a unit that uses more than its own fire allows has fired itself (8.3/i). */
export function marksOfUse(battle: Battle, type: AntiTank, holder: Unit): Partial<Unit> {
  const thrown = (holder.thrown ?? 0) + 1;
  const isSpent = isMmc(holder) && (!firesToo(type, holder) || thrown > mostOf(battle, type, holder));
  return {
    served: type,
    thrown,
    ...(isSpent && { fired: true as const }),
    ...(!isMmc(holder) && { directed: true as const }),
  };
}

/** A half-squad that has served an anti-tank rifle or a mortar still fires itself (8.3/b, 8.3/h). */
export const keepsItsFire = ({ kind, served }: Unit): boolean =>
  kind === 'squad' || served === 'ATR' || served === 'mortar';
