/** Shots of a gun at one vehicle on its way (13.16.6, 13.16/q4): how soon the next one comes. */
import { isAtOnce } from '../ch05-fire/06-at-once.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import type { Asked } from './02-plan.js';

/** Guns with few shots fire at a mover again when it has spent a quarter of its points (13.16.6). */
export function tooSoon(battle: Battle, { unit, gun }: Piece, { target: id }: Asked): Refusal | undefined {
  const target = id === undefined ? undefined : battle.unit(id);
  const { lastShot } = unit;
  if (!isAtOnce(battle) || !target || !lastShot || (gun.shots ?? 1) > FEW) return undefined;
  if (lastShot.unit !== id) return undefined;
  const { mp = 0, spent = 0 } = target;
  return spent - lastShot.spent < mp / QUARTER
    ? refuse('TOO_EARLY', `${target.name} has not gone on far enough since the last shot.`, '13.16.6')
    : undefined;
}

/** A gun of several shots fires early at what spends more than a quarter of its points in one hex (13.16/q4). */
export const tooLate = ({ unit, gun }: Piece, target: OnMap | undefined): Refusal | undefined =>
  (gun.shots ?? 1) + (unit.intensive ? 1 : 0) > 1 &&
  target?.moving &&
  (target.passed?.at(-1)?.mp ?? 0) > quarterOf(target)
    ? undefined
    : refuse('NOT_NOW', 'Only a gun of several shots fires early, at what is slow in one hex.', '13.16/q4');

const quarterOf = ({ mp = 0 }: Unit): number => mp / QUARTER;

/** With what it has spent by then in its hex (13.16/q4, 13.16/q5). */
export function asFiredAt<T extends Unit>(target: T, { early }: Pick<Asked, 'early'>): T {
  const last = target.passed?.at(-1);
  if (!early || !last) return target;
  const quarter = quarterOf(target);
  return {
    ...target,
    spent: (target.spent ?? 0) - quarter,
    passed: [...(target.passed ?? []).slice(0, -1), { ...last, mp: last.mp - quarter }],
  };
}

const FEW = 2;
const QUARTER = 4;
