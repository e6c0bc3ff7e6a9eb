/** How a battle ends: as its victory conditions say, when a side is gone, or when the last turn is played. */
import type { Outcome } from '../../kernel/position/position.js';
import { outcome } from '../../kernel/scenarios/index.js';
import { judge, victoryOf } from '../scenarios/judge.js';
import type { Act, Battle } from '../system.js';
import { attacker, isInfantry, isPrisoner, isVehicle, ofSide, sidesInTurn } from '../units/kinds.js';

export function decideOutcome(act: Act, isPlayerTurnOver: boolean): boolean {
  const { battle } = act;
  const isLast = isPlayerTurnOver && isLastPlayerTurn(battle);
  const over =
    outcome(victoryOf(battle), judge(battle), isLast ? 'end' : 'now') ??
    annihilation(battle) ??
    (isLast ? { why: 'The last turn is over.' } : undefined);
  if (over === undefined) return false;
  act.effect(
    'battle-over',
    { winner: over.winner ?? null, why: over.why },
    { changes: [{ do: 'clock', set: { over } }], cites: ['1.3/9'] },
  );
  return true;
}

const isLastPlayerTurn = (battle: Battle): boolean =>
  battle.clock.turn >= battle.options.turns && attacker(battle) === sidesInTurn(battle)[1];

/** A side with nobody left, on or off the map, has lost. */
function annihilation(battle: Battle): Outcome | undefined {
  const left = battle.options.order.filter((side) =>
    ofSide(battle, side).some((unit) => (isInfantry(unit) || isVehicle(unit)) && !isPrisoner(unit)),
  );
  const [winner] = left;
  return left.length === 1 && winner !== undefined
    ? { winner, why: `Only ${battle.side(winner).name} has units left.` }
    : undefined;
}
