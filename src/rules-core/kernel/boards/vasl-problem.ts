/** What is wrong with an archive, where in it, and what would be right. */
interface VaslProblem {
  readonly code: 'MISSING' | 'DAMAGED' | 'TOO_LARGE' | 'SHAPE' | 'GEOMETRY' | 'UNKNOWN_TERRAIN';
  /** The file, and after # the part of it. */
  readonly path: string;
  readonly message: string;
}

type Failed = { readonly ok: false; readonly problem: VaslProblem };
export type Read<T> = { readonly ok: true; readonly value: T } | Failed;

export const failed = (code: VaslProblem['code'], path: string, message: string): Failed => ({
  ok: false,
  problem: { code, path, message },
});
