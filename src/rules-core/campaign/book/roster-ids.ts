/** Names for those who come onto the roster by the campaign's own doing. */
import type { Book, RosterId } from './book.js';

const LONGEST = 40;

/** `r7.2`, `r7.3`...: the next free id of that stem; the successor of `r7.2` is `r7.3`. */
export function nextId(book: Book, stem: RosterId): RosterId {
  const [, root = stem, number] = /^(.+)\.(\d{1,6})$/.exec(stem) ?? [];
  for (let n = Number(number ?? 1) + 1; ; n++) {
    const id = `${root.slice(0, LONGEST - 1 - String(n).length)}.${n}`;
    if (!Object.hasOwn(book.roster, id)) return id;
  }
}
