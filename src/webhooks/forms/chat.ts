/** News as chats show them: sentences under the campaign's name. What differs between chats is how text is written and how long it may be. */

export interface ChatNews {
  readonly campaign: string;
  /** Where the campaign can be read. */
  readonly link: string | undefined;
  readonly events: readonly ChatEvent[];
}

interface ChatEvent {
  /** As its reader counts. */
  readonly position: number;
  readonly at: Date;
  readonly sentences: readonly string[];
}

/** Writes one character so that the chat shows it and reads nothing into it; `before` is what stands before it. */
export type Escape = (character: string, before: string) => string;

/** Nobody sees it; it keeps "@everyone" from being a mention and an address from being a link. */
export const INVISIBLE = '\u200b';

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ELLIPSIS = '…';

/** Escaped text of at most `most` UTF-16 units, cut between characters. */
export function fitted(text: string, most: number, escaping: Escape): string {
  const written: string[] = [];
  let length = 0;
  let lengthWithEllipsis = 0;
  let before = '';
  for (const character of text) {
    const escaped = isKept(character) ? escaping(character, before) : '';
    before = character;
    if (length + escaped.length > most) return `${written.join('').slice(0, lengthWithEllipsis)}${ELLIPSIS}`;
    written.push(escaped);
    length += escaped.length;
    if (length <= most - ELLIPSIS.length) lengthWithEllipsis = length;
  }
  return written.join('');
}

/** Characters that turn text around or hide it would let a name look like another. */
function isKept(character: string): boolean {
  return character === '\n' || !CONTROL.test(character);
}

/** What there is to say about: an event that comes to nothing for its reader is not mentioned. */
export function eventsToTell({ events }: ChatNews): ChatEvent[] {
  return events.filter(({ sentences }) => sentences.some((sentence) => sentence.trim() !== ''));
}
