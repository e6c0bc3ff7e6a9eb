/** Names under which a campaign keeps things, by which rows are found; and words of which only some are known. */
import * as z from 'zod';

/** Returns true if things can be kept under it: every table answers to `constructor` and its like without having such a row. */
export function isName(name: string): boolean {
  return !(name in Object.prototype);
}

export const NO_NAME = 'is a word that cannot be a name: choose another';

/** One of some words; people and files may write `HALF_SQUAD` or `Half squad` for `half-squad`. */
export function word<const Words extends readonly [string, ...string[]]>(words: Words) {
  const spoken = (said: unknown) =>
    typeof said === 'string'
      ? said
          .trim()
          .toLowerCase()
          .replace(/[\s_]+/g, '-')
      : said;
  const error = `needs to be one of: ${words.join(', ')}`;
  return z.preprocess(spoken, z.enum(words, { error }));
}
