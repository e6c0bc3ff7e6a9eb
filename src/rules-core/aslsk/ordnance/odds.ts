/** The odds of a hit before the shot, in thirty-sixths, as far as the side that asks can see. */
import { type Roll, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { sum } from '../morale/checks.js';
import type { AslBattle } from '../system.js';
import { motionModifiers } from '../vehicles/firing.js';
import { aimOf } from './aim.js';
import { depletionNumber } from './ammunition.js';
import { emptyHexModifiers } from './modifiers.js';
import type { Shot } from './shot.js';

const FACES = [1, 2, 3, 4, 5, 6] as const;

const THROWS: readonly Roll[] = FACES.flatMap((white) =>
  FACES.map((coloured) => ({
    for: 'to hit',
    dice: [
      { sides: 6, colour: 'white', face: white },
      { sides: 6, colour: 'coloured', face: coloured },
    ],
  })),
);

/** "To Hit 8, DRM +2: 15 of 36", for the target that is hit most easily; special ammunition must also be found (6.2/b). */
export function hitInWords(battle: AslBattle, shot: Shot, by: SideId): string {
  const { common, aims } = aimOf(battle, shot, by);
  const own = aims.map(({ modifiers }) => sum(modifiers));
  const drm = sum(common) + (own.length > 0 ? Math.min(...own) : sum(emptyHexModifiers(battle, shot)));
  const { number } = shot.number;
  const least = depletionNumber(shot.weapon, shot.ammo) ?? 12;
  const hits = THROWS.filter(
    (roll) => total(roll) <= least && total(roll) + drm + sum(motionModifiers(shot, roll)) <= number,
  ).length;
  return `To Hit ${number}, DRM ${drm < 0 ? '' : '+'}${drm}: ${hits} of 36`;
}
