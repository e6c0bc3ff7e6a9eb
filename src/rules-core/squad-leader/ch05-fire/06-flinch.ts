/** Men before whom cavalry charges (4.12.33). */
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { attacksAlong } from '../ch04-movement/12-run-up.js';
import { type Act, type Battle, sumOf } from '../system.js';
import { isMount, moraleOf, weaponsOf } from '../units/kinds.js';
import type { Aim } from './02-aim.js';
import { isPointBlank } from './04-firepower.js';
import { isAtOnce } from './06-at-once.js';

/**
 * Men about to be ridden down fire at point blank only if the same roll passes as a Morale Check (4.12.33): what is left of the
 * attack without those who fail.
 */
export function withoutThoseWhoFlinch(act: Act, aims: readonly Aim[], rolled: number): readonly Aim[] {
  const { battle } = act;
  if (!isAtOnce(battle)) return aims;
  const threatened = attackedNext(battle);
  const shaken = aims.flatMap(({ at, shots }) =>
    shots
      .map(({ holder }) => holder)
      .filter(
        (holder) =>
          threatened.has(holder.at) &&
          isPointBlank(battle, holder.at, at) &&
          rolled + sumOf(leadershipOver(battle, holder)) > moraleOf(holder),
      )
      .map(({ id }) => id),
  );
  if (shaken.length === 0) return aims;
  flinch(act, [...new Set(shaken)], rolled);
  return aims
    .map((aim) => ({ ...aim, shots: aim.shots.filter(({ holder }) => !shaken.includes(holder.id)) }))
    .filter(({ shots }) => shots.length > 0);
}

/** They and their weapons have fired. */
function flinch(act: Act, units: readonly string[], rolled: number): void {
  const { battle } = act;
  const silenced = units.flatMap((id) => [id, ...weaponsOf(battle, battle.theUnit(id)).map((one) => one.id)]);
  const changes = silenced
    .filter((id) => !isMount(battle.theUnit(id)))
    .map((unit) => ({ do: 'unit', unit, set: { fired: true } }) as const);
  act.effect('flinched', { units, rolled }, { changes, cites: ['4.12.33'] });
}

/** The hexes that those on the move have yet to attack. */
function attackedNext(battle: Battle): Set<string> {
  const march = battle.position.agenda.findLast((task) => task.task === 'march');
  if (march?.task !== 'march') return new Set();
  const unit = march.units.map((id) => battle.unit(id)).find((one) => one?.charging);
  if (!unit) return new Set();
  return new Set(attacksAlong(battle, unit, march.path).map((i) => march.path[i] as string));
}
