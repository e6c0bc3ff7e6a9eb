/** Fires of terrain (chapter 16). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import type { Modifier } from '../system.js';
import { withModifiers } from '../words.js';

/** Two dice that must come up to a number. */
interface Roll {
  readonly at: string;
  readonly needs: number;
  readonly rolled: number;
  readonly modifiers: readonly Modifier[];
  readonly burns: boolean;
}

const inWords = ({ needs, rolled, modifiers, burns }: Roll): string =>
  `needs ${needs} or more, rolls ${rolled}${withModifiers(modifiers)}: ${burns ? 'it burns' : 'nothing'}`;

export const tells = effects({
  'fire-broke-out': says<{ readonly at: string }>(({ at }) => `A fire breaks out in ${at}.`),
  'fire-tried': says<Roll & { readonly unit: UnitId }>(
    (about, name) => `${name(about.unit)} tries to start a fire in ${about.at}: ${inWords(about)}.`,
  ),
  'fire-spreads': says<Roll & { readonly from: string }>(
    (about) => `The fire in ${about.from} licks at ${about.at}: ${inWords(about)}.`,
  ),
  'fires-developed': says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => `${hexes.join(', ')}: in flames.`,
  ),
  'left-fire': says<{ readonly units: readonly UnitId[]; readonly from: string; readonly to: string }>(
    ({ units, from, to }, name) => `${units.map(name).join(', ')} leaves the fire in ${from} for ${to}.`,
  ),
});
