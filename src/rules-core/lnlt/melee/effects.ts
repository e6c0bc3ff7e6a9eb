/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';
import { told } from '../units/told.js';

export const tells = effects({
  'melee-began': says<{ readonly at: string; readonly attacker: string; readonly ambush: boolean }>(
    ({ at, attacker, ambush }) => `${attacker} ${ambush ? 'ambushes the enemy' : 'fights Melee'} in ${at}.`,
  ),
  'melee-struck': says<{
    readonly side: string;
    readonly targets: readonly string[];
    readonly attack: number;
    readonly defence: number;
    readonly odds: string;
    readonly needs: number;
    readonly rolled: number;
    readonly modified: number;
    readonly killed: boolean;
  }>(({ side, targets, attack, defence, odds, needs, modified, killed }, name) => {
    const what = `${attack} to ${defence} at ${targets.map(name).join(', ')}, ${odds}`;
    return `${side} strikes with ${what}: ${modified}, ${needs} is needed: ${killed ? 'they fall' : 'they hold'}.`;
  }),
  'no-strike': says<{ readonly side: string }>(({ side }) => `${side} has nobody who can strike.`, 'silent'),
  'weapon-spoiled': says<{ readonly weapon: string }>(
    ({ weapon }, name) => `${name(weapon)}, captured, will be of no use any more.`,
  ),
  locked: says<{ readonly units: readonly string[]; readonly at: string }>(
    ({ units, at }, name) => `${units.map(name).join(', ')}: Melee in ${at}.`,
    'silent',
  ),
  withdrew: says<{
    readonly units: readonly string[];
    readonly failed: readonly string[];
    readonly at: string;
  }>(({ units, failed, at }, name) =>
    units.length === 0
      ? `${failed.map(name).join(', ')} cannot withdraw from ${at}.`
      : `${told(units, name, 'withdraws', 'withdraw')} from ${at}.`,
  ),
});

export interface MeleeTasks {
  /** Units have come among the enemy in that place: Melee, if its round of this turn is not over (8.0, 8.2). */
  'close-in': { readonly at: string };
  /** The round of Melee that `clock.fight` describes goes on. */
  melee: object;
  /** Units that failed to withdraw from that place fight at once (8.1/h). */
  'forced-round': { readonly at: string };
}
