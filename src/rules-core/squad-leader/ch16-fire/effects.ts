/** Fires of terrain (chapter 16). */
import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';

export const tells = effects({
  'fire-broke-out': says<{ readonly at: string }>(({ at }) => `A fire breaks out in ${at}.`),
  'fires-developed': says<{ readonly hexes: readonly string[] }>(
    ({ hexes }) => `${hexes.join(', ')}: in flames.`,
  ),
  'left-fire': says<{ readonly units: readonly UnitId[]; readonly from: string; readonly to: string }>(
    ({ units, from, to }, name) => `${units.map(name).join(', ')} leaves the fire in ${from} for ${to}.`,
  ),
});
