/** The Close Assault Step of a side (6.6.1): First Player, then Second Player. */
import { distance } from '../../mechanics/places.js';
import { enemyOf, inActionOf, isBasic, plays } from '../sequence/sides.js';
import type { Act, Battle } from '../system.js';
import { attackersOf } from './party.js';
import { obstaclesOn } from './terrain.js';

/** With hidden units in play a side is always asked, so that the question does not reveal them. */
export function assaulting(act: Act, { side }: { readonly side: string }): void {
  const { battle } = act;
  const may = plays(battle, '7.2') || battle.asSeenBy('public', () => isWithinReach(battle, side));
  if (!isBasic(battle) && may) act.ask({ side, kind: 'assaults' });
  else act.done();
}

/** MOVE counters are turned over by now: everybody sees who could attack whom. */
function isWithinReach(battle: Battle, side: string): boolean {
  const enemies = inActionOf(battle, enemyOf(battle, side)).map(({ at }) => at as string);
  const obstacles = obstaclesOn(battle);
  return attackersOf(battle, side).some((unit) =>
    [...enemies, ...(unit.engineer ? obstacles : [])].some(
      (goal) => distance(battle, unit.at as string, goal) <= 2,
    ),
  );
}
