/** A piece is a chain of traits; each has words that do not change, and a state. */
import { failed, type Read } from '../../rules-core/kernel/boards/vasl-problem.js';
import { split } from './tokens.js';

const DEEPEST = 256;
const LONGEST = 256 << 10;

export interface Trait {
  /** What it is: the first of its words. */
  readonly kind: string;
  readonly words: readonly string[];
  readonly state: string;
}

/** From the outermost to the piece itself, which is the last. */
export function traitsOf(type: string, state: string, path: string): Read<Trait[]> {
  const types = chain(type);
  const states = chain(state);
  if (!types || !states)
    return failed(
      'TOO_LARGE',
      path,
      `A piece has more than ${DEEPEST} traits, or more than ${LONGEST} characters.`,
    );
  // Traits of a prototype that was not unfolded have no state: both chains end at the piece.
  const missing = types.length - states.length;
  return {
    ok: true,
    value: types.map((each, i) => {
      const words = split(each, ';');
      return { kind: words[0] ?? '', words, state: states[i - missing] ?? '' };
    }),
  };
}

function chain(text: string): string[] | undefined {
  if (text.length > LONGEST) return undefined;
  const links: string[] = [];
  for (let rest: string | undefined = text; rest !== undefined; ) {
    if (links.length === DEEPEST) return undefined;
    const [link = '', next]: string[] = split(rest, '\t');
    links.push(link);
    rest = next;
  }
  return links;
}
