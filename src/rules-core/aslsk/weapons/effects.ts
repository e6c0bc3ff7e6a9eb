import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { TargetResult } from '../fire/effects.js';
import { reckoned, resultOf } from '../sentences.js';

/** What can happen to Weapons outside of fire (3.1, 3.3.1, 4.0). */
export const tells = effects({
  'recovery-attempt': says<{
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly dr: number;
    readonly modifier: number;
    readonly recovered: boolean;
  }>(
    ({ unit, weapon, dr, modifier, recovered }, name) =>
      `${name(unit)} reaches for ${name(weapon)}: dr ${modifier ? `${dr} +${modifier}` : dr}${recovered ? ', and has it' : ', in vain'}.`,
    ({ weapon, recovered }, name) => (recovered ? `recovered: ${name(weapon)}` : undefined),
  ),
  'repair-attempt': says<{
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly dr: number;
    readonly needs: number;
    readonly result: 'repaired' | 'removed' | 'no effect';
  }>(
    ({ unit, weapon, dr, needs, result }, name) =>
      `${name(unit)} repairs ${name(weapon)} on ${needs} or less: dr ${dr}, ${result}.`,
    ({ weapon, result }, name) => resultOf(result, name(weapon)),
  ),
  transferred: says<{ readonly weapon: UnitId; readonly from: UnitId; readonly to: UnitId }>(
    ({ weapon, from, to }, name) => `${name(from)} hands ${name(weapon)} to ${name(to)}.`,
  ),
  dropped: says<{ readonly weapon: UnitId; readonly by: UnitId; readonly at: string }>(
    ({ weapon, by, at }, name) => `${name(by)} drops ${name(weapon)} in ${at}.`,
  ),
  'charge-placed': says<{ readonly weapon: UnitId; readonly by: UnitId; readonly at: string }>(
    ({ weapon, by, at }, name) => `${name(by)} places ${name(weapon)} in ${at}.`,
  ),
  'charge-exploded': says<{
    readonly weapon: UnitId;
    readonly at: string;
    readonly fp: number;
    readonly column: number;
    readonly white: number;
    readonly coloured: number;
    readonly results: readonly TargetResult[];
    readonly fizzled: boolean;
  }>(({ weapon, at, fp, white, coloured, results, fizzled }, name) =>
    fizzled
      ? `${name(weapon)} fizzles out in ${at} on a ${white + coloured}.`
      : `${name(weapon)} explodes in ${at} with ${fp} FP: ${results.map(({ modifiers, result }) => `DR ${reckoned(white + coloured, modifiers)}: ${result}`).join('; ') || 'nobody is hit'}.`,
  ),
  destroyed: says<{ readonly weapon: UnitId; readonly by: UnitId }>(
    ({ weapon, by }, name) => `${name(by)} destroys ${name(weapon)}.`,
  ),
});

export type WeaponTask =
  /** A Demolition Charge is placed when its bearer has come through the fire. */
  {
    readonly task: 'charge';
    readonly unit: UnitId;
    readonly weapon: UnitId;
    readonly at: string;
    readonly target?: UnitId;
  };
