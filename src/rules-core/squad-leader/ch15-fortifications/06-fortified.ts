/** Fortified buildings (15.6): nobody sees which they are, until somebody tries to come in or fire fails at their walls. */
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import type { Act, Battle, Change, Modifier, Unit } from '../system.js';
import { enemyOf, infantryAt } from '../units/kinds.js';

const WORK = 'fortified building';

/** What the walls are worth beyond those of other buildings (15.6.8). */
export const THICKER: Modifier = { why: 'fortified', value: 1, cites: '15.6.8' };

/** A house that has come down is fortified no more. */
export const isFortified = (battle: Battle, at: string): boolean =>
  battle.location(at).fortified === true && isBuilding(groundAt(battle, at));

/** The side whose secret it is. */
const keeperOf = (battle: Battle, at: string): SideId | undefined =>
  battle.sideIds().find((side) => battle.secret(side).works?.some((one) => one.is === WORK && one.at === at));

export const isSecretlyFortified = (battle: Battle, at: string): boolean =>
  keeperOf(battle, at) !== undefined && isBuilding(groundAt(battle, at));

export function revealFortified(act: Act, at: string): void {
  const { battle } = act;
  const side = keeperOf(battle, at);
  if (side === undefined) return;
  const works = (battle.secret(side).works ?? []).filter((one) => one.is !== WORK || one.at !== at);
  const changes: Change[] = [
    { do: 'secret', side, set: { works: works.length > 0 ? works : null } },
    { do: 'location', at, set: { fortified: true } },
  ];
  act.effect('works-found', { side, works: [{ is: WORK, at }] }, { changes, cites: ['15.6.3'] });
}

/** A squad that can bar the way; halves cannot (15.6.6). */
export const barsTheWay = ({ kind, broken, pinned }: Unit): boolean => kind === 'squad' && !broken && !pinned;

/** Those who find the way barred stay where they are, and have advanced (15.6.6). */
export function isKeptOut(act: Act, units: readonly UnitId[], side: SideId, at: string): boolean {
  const { battle } = act;
  if (!isFortified(battle, at) && !isSecretlyFortified(battle, at)) return false;
  if (!infantryAt(battle, at, enemyOf(battle, side)).some(barsTheWay)) return false;
  revealFortified(act, at);
  const changes = units.map((unit): Change => ({ do: 'unit', unit, set: { advanced: true } }));
  act.effect('kept-out', { units, at }, { changes, cites: ['15.6.6'] });
  return true;
}

/** Those inside strike first, as long as nobody fights there yet (15.6.9). */
export function receive(act: Act, side: SideId, at: string): void {
  const { battle } = act;
  if (!isFortified(battle, at) && !isSecretlyFortified(battle, at)) return;
  const enemy = enemyOf(battle, side);
  const inside = infantryAt(battle, at, enemy);
  if (inside.length === 0) return;
  revealFortified(act, at);
  if (inside.some(({ melee }) => melee)) return;
  act.effect(
    'ambushed',
    { side: enemy, at },
    { changes: [{ do: 'location', at, set: { ambush: enemy } }], cites: ['15.6.9'] },
  );
}

/** Fires take hold of them less easily; of those that nobody knows this would tell (15.6.11). */
export const fireproof = (battle: Battle, at: string): Modifier[] =>
  isFortified(battle, at) ? [{ why: 'fortified', value: -1, cites: '15.6.11' }] : [];
