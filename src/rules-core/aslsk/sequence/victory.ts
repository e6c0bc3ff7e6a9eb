/** How a battle ends (3.9, 2.0/Control): at the end of its last turn, or as soon as its conditions say. */
import * as z from 'zod';
import type { SideId } from '../../kernel/position.js';
import type { AslAct, AslBattle } from '../system.js';
import { enemyOf, isCombatant, isGoodOrder, isMmc, unitsOf } from '../units.js';
import { controllerOf } from './control.js';

/** One way to win; whoever meets a condition first, or at the end in the order given, has won. */
export const victoryCondition = z.strictObject({
  side: z.string().describe('The side that wins by it.'),
  when: z.enum(['end', 'at-once']),
  control: z
    .strictObject({ hexes: z.array(z.string()), atLeast: z.number().int().min(1).optional() })
    .optional()
    .describe('Hexes to control: all, or at least so many.'),
  exit: z.number().int().min(1).optional().describe('Squad equivalents to exit.'),
  eliminate: z.number().int().min(1).optional().describe('Enemy units to eliminate.'),
  goodOrder: z
    .strictObject({ hexes: z.array(z.string()) })
    .optional()
    .describe('A Good Order MMC in one of the hexes.'),
  otherwise: z.literal(true).optional().describe('Wins when nobody else does.'),
});

export type VictoryCondition = z.infer<typeof victoryCondition>;

export function conditionsOf(battle: AslBattle): readonly VictoryCondition[] {
  return (battle.options.victory ?? []) as unknown as readonly VictoryCondition[];
}

/** Ends the battle when somebody has won, when a side is gone, or when the last turn is played. */
export function decideOutcome(act: AslAct, playerTurnEnds: boolean): boolean {
  const { battle } = act;
  const last = playerTurnEnds && isLastPlayerTurn(battle);
  const winner = winnerOf(battle, last) ?? survivor(battle);
  if (winner === undefined && !last) return false;
  const why = winner === undefined ? 'The last turn is played.' : `${battle.side(winner).name} has won.`;
  act.effect(
    'battle-over',
    { winner: winner ?? null, why },
    {
      changes: [{ do: 'clock', set: { over: winner === undefined ? { why } : { winner, why } } }],
      cites: ['3.9/a'],
    },
  );
  return true;
}

/** With a half turn at the end only the first side plays it (3.9/b). */
function isLastPlayerTurn({ options, clock }: AslBattle): boolean {
  const [first, second] = options.order;
  return clock.turn >= options.turns && clock.active === (options.halfTurn ? first : second);
}

function winnerOf(battle: AslBattle, last: boolean): SideId | undefined {
  const conditions = conditionsOf(battle);
  const met = conditions.find(
    (condition) => (condition.when === 'at-once' || last) && !condition.otherwise && isMet(battle, condition),
  );
  return met?.side ?? (last ? conditions.find(({ otherwise }) => otherwise)?.side : undefined);
}

/** A side with nobody left, on or off the map, has lost. */
function survivor(battle: AslBattle): SideId | undefined {
  const left = battle.options.order.filter((side) => unitsOf(battle, side).some(isCombatant));
  return left.length === 1 ? left[0] : undefined;
}

function isMet(battle: AslBattle, condition: VictoryCondition): boolean {
  const { side, control, exit, eliminate, goodOrder } = condition;
  if (control) {
    const held = control.hexes.filter((hex) => controllerOf(battle, hex) === side).length;
    if (held < (control.atLeast ?? control.hexes.length)) return false;
  }
  if (exit !== undefined && (battle.side(side).exited?.length ?? 0) < exit) return false;
  if (eliminate !== undefined && (battle.side(enemyOf(battle, side)).lost?.length ?? 0) < eliminate)
    return false;
  if (
    goodOrder &&
    !unitsOf(battle, side).some(
      (unit) => isMmc(unit) && isGoodOrder(unit) && goodOrder.hexes.includes(unit.at ?? ''),
    )
  )
    return false;
  return Boolean(control || exit || eliminate || goodOrder);
}
