import { nextKey } from '../../src/api/api.testkit.js';

/** What earlier operations of the story have brought to light. */
export type Known = Record<string, string>;

export interface Step {
  /** The file in `graphql/operations/`, without its ending. */
  operation: string;
  variables?(known: Known): object;
  /** Whose token goes with it: a name under which a token is known. */
  as?: string;
  /** Needs the link of a mail to this address; guesses beforehand would count as attempts. */
  mailTo?: string;
  /** Asked again until this holds: for what is done in the background. */
  // biome-ignore lint/suspicious/noExplicitAny: every operation answers in its own shape
  until?(data: any): boolean;
  /** Looks at the answer and adds to what is known. */
  // biome-ignore lint/suspicious/noExplicitAny: every operation answers in its own shape
  check(data: any, known: Known): void;
}

export const input = (fields: object) => ({ input: { idempotencyKey: nextKey(), ...fields } });
