/** The answer to a question, while it is asked and when it is refused. */
import { useEffect, useState } from 'preact/hooks';

export interface Asked<Data> {
  readonly data?: Data;
  readonly problem?: string;
}

export function useAsked<Data>(ask: () => Promise<Data>, about: readonly unknown[]): Asked<Data> {
  const [asked, setAsked] = useState<Asked<Data>>({});
  useEffect(() => {
    let isWanted = true;
    setAsked({});
    ask().then(
      (data) => isWanted && setAsked({ data }),
      (fault: unknown) => isWanted && setAsked({ problem: messageOf(fault) }),
    );
    return () => {
      isWanted = false;
    };
  }, about);
  return asked;
}

export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
