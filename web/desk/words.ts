/** `1 action`, `2 actions`. */
export const counted = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

/** `close-combat: 4-6-7 Krug` in words: what is before the colon is a name with hyphens, what is behind it has its own. */
export const purposeInWords = (purpose: string): string =>
  purpose.replace(/^[^:]*/, (kind) => kind.replaceAll('-', ' '));
