/** Delayed Reaction (7.48): a unit has N/C until something has happened to it, and some turns more. */
import { isSpottedFor } from '../fire/shot.js';
import { allInActionOf, inSecret } from '../hidden/counters.js';
import { enemyOf, inActionOf, isCombatUnit, plays } from '../sequence/sides.js';
import { canSpot } from '../spotting/range.js';
import type { Act, Battle, Unit } from '../system.js';

/** It waits for what it waits for, and so many turns more (7.48/a, 7.48/b). */
export const isHeldBack = (battle: Battle, { delayed }: Unit): boolean =>
  plays(battle, '7.48') &&
  delayed !== undefined &&
  (delayed.metIn === undefined || battle.clock.turn < delayed.metIn + delayed.turns);

/** At the end of the Spotting Phase: those who have spotted what they wait for. */
export function noticeEnemies(act: Act): void {
  const { battle } = act;
  if (!plays(battle, '7.48')) return;
  for (const side of battle.sideIds())
    for (const unit of allInActionOf(battle, side))
      if (inSecret(battle, () => hasSpotted(battle, unit))) comesRound(act, unit);
}

function hasSpotted(battle: Battle, unit: Unit): boolean {
  const { side, delayed } = unit;
  const isIt = (enemy: Unit) => delayed?.until === 'spots an enemy' || enemy.spot === 'move';
  return (
    delayed !== undefined &&
    delayed.until !== 'attacked' &&
    inActionOf(battle, enemyOf(battle, side)).some((enemy) => isIt(enemy) && spots(battle, unit, enemy))
  );
}

/** A hidden unit is not among the public spotters: it spots what its side has spotted in its range. */
const spots = (battle: Battle, unit: Unit, enemy: Unit): boolean =>
  unit.hidden
    ? isCombatUnit(unit) && isSpottedFor(battle, unit, enemy) && canSpot(battle, unit, enemy)
    : enemy.spotters?.includes(unit.id) === true;

/** Whatever came of the attack. */
export function noticeAttack(act: Act, unit: Unit): void {
  if (plays(act.battle, '7.48') && unit.delayed?.until === 'attacked') comesRound(act, unit);
}

/** Of who lies hidden only his side hears. */
function comesRound(act: Act, { id, side, hidden, delayed }: Unit): void {
  if (!delayed || delayed.metIn !== undefined) return;
  const { turn } = act.battle.clock;
  act.effect(
    'reaction-due',
    { unit: id, turn: turn + delayed.turns },
    {
      ...(hidden && { to: [side] }),
      changes: [{ do: 'unit', unit: id, set: { delayed: { ...delayed, metIn: turn } } }],
      cites: ['7.48/a'],
    },
  );
}
