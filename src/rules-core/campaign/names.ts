/** Names under which a campaign keeps things: rows are found by them. */

/** Whether things can be kept under it: every table answers to `constructor` and its like without having such a row. */
export function isName(name: string): boolean {
  return !(name in Object.prototype);
}

export const NO_NAME = 'is a word that cannot be a name: choose another';
