/** Terrain that burns (16.2): how a fire begins, and when it is fully developed. */
import { hexOf } from '../../kernel/position/position.js';
import { loseTrap } from '../ch15-fortifications/08-booby-traps.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change } from '../system.js';
import { playerTurnOf } from '../units/kinds.js';

/** A fully developed fire: nobody enters, and nobody stays (16.2.11.1). */
export const isAblaze = (battle: Battle, at: string): boolean => battle.location(hexOf(at)).burning === true;

/** It burns, or will soon. */
export const isOnFire = (battle: Battle, at: string): boolean =>
  isAblaze(battle, at) || battle.location(hexOf(at)).kindled !== undefined;

export const hexesInFlames = (battle: Battle): string[] =>
  Object.keys(battle.position.locations)
    .filter((at) => isAblaze(battle, at))
    .sort();

/** Every fire of terrain begins small (16.2.12.1). */
export function kindle(act: Act, at: string, cites: readonly RuleId[], litBy?: string): void {
  const { battle } = act;
  loseTrap(act, at);
  act.effect(
    'fire-broke-out',
    { at: hexOf(at) },
    {
      changes: [
        { do: 'location', at: hexOf(at), set: { kindled: playerTurnOf(battle), ...(litBy && { litBy }) } },
      ],
      cites: [...cites],
    },
  );
}

/** In the Advancing Fire Phase of the next player turn it is fully developed, where nobody holds it back (16.2.12.1, 16.2.13.2). */
export function developFires(act: Act): void {
  const { battle } = act;
  const now = playerTurnOf(battle);
  const hexes = Object.entries(battle.position.locations)
    .filter(([, { kindled, smothered }]) => kindled !== undefined && kindled < now && smothered !== now)
    .map(([at]) => at)
    .sort();
  const changes = hexes.map(
    (at): Change => ({ do: 'location', at, set: { kindled: null, burning: true, smothered: null } }),
  );
  if (hexes.length > 0) act.effect('fires-developed', { hexes }, { changes, cites: ['16.2.12.1'] });
}
