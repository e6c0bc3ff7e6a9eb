/** One thing that is wrong with a bundle, and exactly where. */
export type BundleFlaw =
  | 'AFTER_MANIFEST'
  | 'ANCHOR_DIFFERS'
  | 'ANOTHER_CAMPAIGN'
  | 'ANOTHER_FORMAT'
  | 'ANOTHER_KEY'
  | 'BAD_COMMAND'
  | 'BAD_COMPRESSION'
  | 'BAD_EVENT'
  | 'BAD_HEADING'
  | 'BAD_LINE'
  | 'BAD_PROVENANCE'
  | 'BAD_SEED'
  | 'BROKEN_CHAIN'
  | 'COMMAND_DIFFERS'
  | 'COMMAND_MISSING'
  | 'CUT_SHORT'
  | 'DICE_DIFFER'
  | 'DICE_NOT_COMMITTED'
  | 'FOLD_DIFFERS'
  | 'GAP_IN_POSITIONS'
  | 'GAP_IN_VERSIONS'
  | 'LINE_TOO_LONG'
  | 'MANIFEST_DIFFERS'
  | 'NO_MANIFEST'
  | 'NOT_FOLDABLE'
  | 'NOT_JSON'
  | 'NOT_SIGNED'
  | 'NOT_UTF8'
  | 'OUT_OF_ORDER'
  | 'PINS_DIFFER'
  | 'PROVENANCE_DIFFERS'
  | 'SEED_DIFFERS'
  | 'SEED_MISSING'
  | 'SEED_NOT_PUBLISHED'
  | 'SIGNATURE_DIFFERS'
  | 'TOO_DEEP'
  | 'TOO_MANY_STREAMS';

export interface BundleFinding {
  readonly flaw: BundleFlaw;
  readonly message: string;
  /** The line of the unpacked bundle, from 1 on. */
  readonly line: number;
  readonly position?: number;
  readonly battle?: string;
  readonly version?: number;
}

/** Hears of what is wrong. Who wants to stop there throws. */
export type Report = (finding: BundleFinding) => void;
