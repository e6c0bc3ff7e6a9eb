/** What can happen in this chapter, and how it is told. */
import { effects, says } from '../../kernel/form/index.js';

export const tells = effects({
  spotted: says<{ readonly units: readonly string[] }>(
    ({ units }, name) =>
      units.length === 0
        ? 'Nobody is spotted.'
        : `${units.length === 1 ? 'A unit is' : 'Units are'} spotted: ${units.map(name).join(', ')}.`,
    'silent',
  ),
});

export interface SpottingTasks {
  spotting: object;
}
