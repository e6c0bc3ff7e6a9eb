/** What is dug and built (chapter 15). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

interface Shelter {
  readonly units: readonly UnitId[];
  readonly at: string;
}

export const tells = effects({
  digging: says<{
    readonly unit: UnitId;
    readonly leader: UnitId | undefined;
    readonly needs: number;
    readonly rolled: number;
    readonly modifiers: readonly Modifier[];
    readonly passed: boolean;
  }>(
    ({ unit, needs, rolled, modifiers, passed }, name) =>
      `${name(unit)} digs: needs ${needs}, rolls ${rolled}${withModifiers(modifiers)}: ${passed ? 'an entrenchment' : 'in vain'}.`,
  ),
  entrenched: says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => (hexes.length > 0 ? `There are entrenchments in ${hexes.join(', ')}.` : 'Nobody dug in.'),
    'silent',
  ),
  'took-cover': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} goes into the entrenchment in ${at}.`,
  ),
  'came-out': says<Shelter>(
    ({ units, at }, name) => `${units.map(name).join(', ')} comes out of the entrenchment in ${at}.`,
  ),
});
