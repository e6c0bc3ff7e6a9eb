/** How many support weapons men use (8.3), and that they are of one type (8.2). */
import type { Shot } from '../ch05-fire/04-firepower.js';
import { type Refusal, refuse, type Unit } from '../system.js';
import { isMachineGun, isWeapon } from '../units/kinds.js';

type Type = NonNullable<Unit['served']>;

/** Light, medium and heavy machine guns are of one type. */
const typeOf = (unit: Unit): Type | undefined =>
  isMachineGun(unit) ? 'MG' : (unit.weapon as Exclude<Type, 'MG'> | undefined);

/** Of two types, in one group or one after the other. */
export function ofTwoTypes(shots: readonly Shot[]): Refusal | undefined {
  for (const { firing, holder } of shots) {
    if (!isWeapon(firing)) continue;
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
