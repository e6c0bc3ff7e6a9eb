/** How a battle ends (3.9): at the end of its last turn, or as soon as its conditions say. */
import type { Outcome, SideId } from '../../kernel/position/position.js';
import type { AslAct, AslBattle } from '../system.js';
import { isCombatant, unitsOf } from '../units/units.js';
import { finalControl } from './control.js';
import { evaluate } from './judge.js';

/** Ends the battle when somebody has won, when a side is gone, or when the last turn is played. */
export function decideOutcome(act: AslAct, playerTurnEnds: boolean): boolean {
  const { battle } = act;
  const last = playerTurnEnds && isLastPlayerTurn(battle);
  if (last) claimWhatIsLeft(act);
  const over = evaluate(battle, last) ?? annihilation(battle);
  if (over === undefined) return false;
  act.effect(
    'battle-over',
    { winner: over.winner ?? null, why: over.why },
    { changes: [{ do: 'clock', set: { over } }], cites: ['3.9/a'] },
  );
  return true;
}

/** At the end, units that are still hidden take control of their hexes. */
function claimWhatIsLeft(act: AslAct): void {
  for (const change of finalControl(act.battle))
    if (change.do === 'location' && change.set.control)
      act.effect(
        'control-gained',
        { side: change.set.control, at: change.at },
        { changes: [change], cites: ['2.0/Control-a'] },
      );
}

/** With a half turn at the end only the first side plays it (3.9/b). */
function isLastPlayerTurn({ options, clock }: AslBattle): boolean {
  const [first, second] = options.order;
  return clock.turn >= options.turns && clock.active === (options.halfTurn ? first : second);
}

/** A side with nobody left, on or off the map, has lost. */
function annihilation(battle: AslBattle): Outcome | undefined {
  const left = battle.options.order.filter((side) => unitsOf(battle, side).some(isCombatant));
  const winner: SideId | undefined = left.length === 1 ? left[0] : undefined;
  return winner === undefined
    ? undefined
    : { winner, why: `Only ${battle.side(winner).name} has units left.` };
}
