/** A command that enters something into the book: busy while it is on its way, and what is said against it. */
import { useState } from 'preact/hooks';
import { messageOf } from '../asked.js';

type Answer = { readonly __typename: string; readonly message?: string };

interface Entering {
  readonly isBusy: boolean;
  readonly problem: string;
  /** Returns true if it was entered. */
  readonly enter: (command: () => Promise<Answer>) => Promise<boolean>;
  /** Runs a question with the same care; undefined when it was refused. */
  readonly ask: <Data>(question: () => Promise<Data>) => Promise<Data | undefined>;
}

export function useEntering(): Entering {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async <Data>(question: () => Promise<Data>): Promise<Data | undefined> => {
    setBusy(true);
    setProblem('');
    try {
      return await question();
    } catch (fault) {
      setProblem(messageOf(fault));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const enter = async (command: () => Promise<Answer>): Promise<boolean> => {
    const answer = await ask(command);
    if (answer?.message !== undefined) setProblem(answer.message);
    return answer !== undefined && answer.message === undefined;
  };
  return { isBusy, problem, enter, ask };
}
