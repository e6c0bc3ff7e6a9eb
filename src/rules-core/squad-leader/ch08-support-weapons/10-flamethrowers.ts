/** Flamethrowers (8.10): what they do is the same everywhere, and who has one fears for himself. */
import type { Aim } from '../ch05-fire/02-aim.js';
import { heightOver } from '../ch05-fire/03-cover.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import { isTooSteep, levelsBeside } from '../ch14-terrain/03-levels.js';
import { hasLevels } from '../ch14-terrain/03-storeys.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { type Battle, type Modifier, type Refusal, refuse } from '../system.js';
import { isFlamethrower, isMmc } from '../units/kinds.js';

/** The hex aimed at and the one behind it (8.10.1). */
export const FLAME_REACHES = 2;

/** By itself, undirected, and before the fire of those who have it, which goes where the flame went (8.10.2, 8.10.3, 8.10.5). */
export function flameRefusal(
  battle: Battle,
  shots: readonly Shot[],
  {
    at,
    leaders = [],
    heroes = [],
  }: {
    readonly at: string;
    readonly leaders?: readonly string[] | undefined;
    readonly heroes?: readonly string[] | undefined;
  },
): Refusal | undefined {
  const bound = shots.find(({ firing, holder }) => isMmc(firing) && (holder.servedAt ?? at) !== at);
  if (bound)
    return refuse(
      'NOT_TOGETHER',
      `${bound.holder.name} fires at ${bound.holder.servedAt} too.`,
      '8.10.5',
      '8.11.6',
    );
  const flame = shots.find(({ firing }) => isFlamethrower(firing));
  if (!flame) return undefined;
  const { firing, holder } = flame;
  if (shots.length > 1) return refuse('FIRES_ALONE', `${firing.name} fires by itself.`, '8.10.3');
  if (leaders.length + heroes.length > 0)
    return refuse('CANNOT_LEAD', 'Nobody directs a flamethrower.', '8.10.2');
  if (isEntrenched(holder))
    return refuse('NO_SIGHT', `${holder.name} is entrenched, and fires no flamethrower.`, '15.3.9');
  if (isTooSteep(battle, holder.at, at))
    return refuse(
      'OUT_OF_RANGE',
      `${firing.name} does not reach the third level from the ground.`,
      '14.3.20.8',
    );
  if (holder.pinned) return refuse('PINNED', `${holder.name} is pinned.`, '3.24.2');
  return holder.fired
    ? refuse('HAS_FIRED', `${holder.name} uses its flamethrower before it fires itself.`, '8.10.5')
    : undefined;
}

/** The attack of one of them. */
export const isFlame = ({ shots }: Aim): boolean => shots.some(({ firing }) => isFlamethrower(firing));

/** In a building the levels above and below are in the flames too, as Area Fire; not where they come from (14.3.20.8). */
export const flamesBeside = (battle: Battle, at: string, shots: readonly Shot[]): Omit<Aim, 'movers'>[] => {
  const [shot] = shots;
  if (!shot || !isFlamethrower(shot.firing) || !hasLevels(battle, at)) return [];
  const half = { ...shot, lost: (shot.firing.fp ?? 0) / 2 };
  return levelsBeside(battle, at)
    .filter((level) => level !== shot.holder.at)
    .map((level) => ({ at: level, shots: [half], isBeyond: true }));
};

/** Nothing but height modifies it, and how an AFV turned for it (8.10.2, 5.3.5.1, 11.23.5). */
export const flameModifiers = (battle: Battle, at: string, { holder, arc = [] }: Shot): Modifier[] => [
  ...arc,
  ...heightOver(battle, at, [holder.at]),
];

/** Fire at a hex is worse for the men in it for each flamethrower that is carried there (8.10.7, 8.10/e, 8.10/h). */
export function fuelBeside(battle: Battle, at: string): Modifier[] {
  const flames = battle.unitsAt(at).filter((unit) => isFlamethrower(unit) && unit.possessor !== undefined);
  return flames.map(({ name }): Modifier => ({ why: `${name} there`, value: -1, cites: '8.10.7' }));
}
