/** How many counters of a kind lie in the boxes (R.1, R.4), as far as their lists are known. */
import type { RuleId } from '../rules.js';
import countermix from './countermix.json' with { type: 'json' };

interface Found {
  readonly count: number;
  readonly cites: readonly RuleId[];
}

interface Box {
  readonly rule: string;
  readonly counters: Readonly<Record<string, number | undefined>>;
}

const found = (boxes: readonly Box[], name: string): Found | undefined => {
  const having = boxes.filter(({ counters }) => counters[name] !== undefined);
  return having.length === 0
    ? undefined
    : {
        count: having.reduce((sum, { counters }) => sum + (counters[name] ?? 0), 0),
        cites: having.map(({ rule }) => rule as RuleId),
      };
};

/** Undefined where no list has it: those of two boxes are lost (R.2, R.3). */
export const inTheBoxes = (nationality: string, name: string): Found | undefined =>
  found(
    countermix.boxes.filter((box) => box.nationality === nationality),
    name,
  );

/** Wire, entrenchments and bunkers of both sides together (R.1/gen). */
export const worksInTheBoxes = (name: string): Found | undefined => found([countermix.works], name);
