/** A report's sentences are short. */
const MOST_WORDS = 400;

export function inShort(text: string): string {
  return text.length <= MOST_WORDS ? text : `${text.slice(0, MOST_WORDS - 1)}…`;
}
