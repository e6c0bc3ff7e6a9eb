/** Delayed Reaction (7.48): a unit has N/C until something has happened to it, and some turns more. */
import { enemyOf, inActionOf, plays } from '../sequence/sides.js';
import type { Act, Battle, Unit } from '../system.js';

export const isHeldBack = (battle: Battle, { delayed }: Unit): boolean =>
  plays(battle, '7.48') &&
  delayed !== undefined &&
  (delayed.metIn === undefined || battle.clock.turn < delayed.metIn + delayed.turns);

/** At the end of the Spotting Phase: those who have spotted what they wait for. */
export function noticeEnemies(act: Act): void {
  const { battle } = act;
  if (!plays(battle, '7.48')) return;
  for (const side of battle.sideIds())
    for (const unit of inActionOf(battle, side)) if (hasSpotted(battle, unit)) comesRound(act, unit);
}

function hasSpotted(battle: Battle, { id, side, delayed }: Unit): boolean {
  const isIt = (enemy: Unit) => delayed?.until === 'spots an enemy' || enemy.spot === 'move';
  return (
    delayed !== undefined &&
    delayed.until !== 'attacked' &&
    inActionOf(battle, enemyOf(battle, side)).some((enemy) => enemy.spotters?.includes(id) && isIt(enemy))
  );
}

/** Whatever came of the attack. */
export function noticeAttack(act: Act, unit: Unit): void {
  if (plays(act.battle, '7.48') && unit.delayed?.until === 'attacked') comesRound(act, unit);
}

function comesRound(act: Act, { id, delayed }: Unit): void {
  if (!delayed || delayed.metIn !== undefined) return;
  const { turn } = act.battle.clock;
  act.effect(
    'reaction-due',
    { unit: id, turn: turn + delayed.turns },
    { changes: [{ do: 'unit', unit: id, set: { delayed: { ...delayed, metIn: turn } } }], cites: ['7.48/a'] },
  );
}
