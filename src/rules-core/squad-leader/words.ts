/** Words of sentences. */
import type { Modifier } from './system.js';

/** "woods +1, 9-1 -1"; empty when there is nothing to tell. */
const inWords = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ why, value }) => `${why} ${value < 0 ? value : `+${value}`}`).join(', ');

export const withModifiers = (modifiers: readonly Modifier[]): string =>
  modifiers.length > 0 ? ` (${inWords(modifiers)})` : '';
