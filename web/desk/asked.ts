/** The answer to a question, while it is asked and when it is refused. */
import { useEffect, useState } from 'preact/hooks';

export interface Asked<Data> {
  readonly data?: Data;
  readonly problem?: string;
}

/** Asked again when `about` is something else, and when `revision` rises: then what is known stays until the answer is there. */
export function useAsked<Data>(
  ask: () => Promise<Data>,
  about: readonly unknown[],
  revision = 0,
): Asked<Data> {
  const [asked, setAsked] = useState<Asked<Data>>({});
  useEffect(() => setAsked({}), about);
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (data) => isWanted && setAsked({ data }),
      (fault: unknown) => isWanted && setAsked({ problem: messageOf(fault) }),
    );
    return () => {
      isWanted = false;
    };
  }, [...about, revision]);
  return asked;
}

export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** Read page by page: what a page shows is some hundreds of lines at most. */
export async function allPages<Node>(
  page: (
    after: string | null,
  ) => Promise<
    { nodes: readonly Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined
  >,
): Promise<Node[]> {
  const all: Node[] = [];
  for (let after: string | null = null; ; ) {
    const found = await page(after);
    all.push(...(found?.nodes ?? []));
    if (!found?.pageInfo.hasNextPage) return all;
    after = found.pageInfo.endCursor;
  }
}
