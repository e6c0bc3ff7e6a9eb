/** Fire between those who come out of the sewers and the enemies at the entrance (4.9.9). */
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import type { Act, Battle, Modifier, Unit } from '../system.js';
import { enemyOf, infantryAt } from '../units/kinds.js';
import type { Aim } from './02-aim.js';

const STONE: Modifier = {
  why: 'above the sewer',
  value: GROUND['stone building'].tem,
  cites: '4.9.9.2',
};

const isWithin = ({ at, shots }: Aim): boolean =>
  shots.length > 0 && shots.every(({ holder }) => holder.at === at);

/** Nothing hides those below from those above, who are as in a stone building (4.9.9.1, 4.9.9.2). */
export function coverAtEntrance(
  battle: Battle,
  target: Unit,
  aim: Aim,
  cover: readonly Modifier[],
): readonly Modifier[] {
  const areBelow = aim.shots.some(({ holder }) => holder.surfaced === aim.at);
  if (!isWithin(aim) || !(target.surfaced === aim.at || areBelow)) return cover;
  const others = cover.filter(({ why }) => why !== groundAt(battle, aim.at));
  return areBelow ? [STONE, ...others] : others;
}

/** Out of the sewer among enemies (4.9.9.1, 4.9/b). */
const isAmongEnemies = (battle: Battle, { surfaced, at, side }: Unit): boolean =>
  surfaced !== undefined && surfaced === at && infantryAt(battle, at, enemyOf(battle, side)).length > 0;

/** Who breaks there is lost at once (4.9.9.3). */
export function loseThoseBelow(act: Act, ids: readonly string[]): void {
  for (const id of ids) {
    const unit = act.battle.unit(id);
    if (unit?.broken && isAmongEnemies(act.battle, unit)) eliminate(act, id, ['4.9.9.3']);
  }
}
