/** How much of a rulebook's code battles have run, and of how many rules. */
import type { LedgerRow } from '../../src/rules-core/kernel/citations/ledger.js';
import { type Citation, Codebase, type Routine } from './citations.js';
import { hasRun, type ScriptRun, textRun, wasCalled } from './profile.js';

export interface Share {
  readonly of: number;
  readonly run: number;
}

export interface Chapter {
  readonly functions: Share;
  /** In characters, branch by branch. */
  readonly text: Share;
}

export interface RowTouched {
  readonly row: LedgerRow;
  /** A function that cites it was called. */
  readonly touched: boolean;
  /** The very block that cites it has run; where only a comment cites it, the same as touched. */
  readonly ran: boolean;
  readonly where: readonly Routine[];
}

export interface Touched {
  readonly chapters: ReadonlyMap<string, Chapter>;
  /** The rows that the code cites. */
  readonly rows: readonly RowTouched[];
}

/** The runs are those of one rulebook's files; `chapterOf` names the chapter of a file. */
export function touchedBy(
  runs: readonly ScriptRun[],
  rows: readonly LedgerRow[],
  chapterOf: (file: string) => string,
): Touched {
  const byFile = new Map(runs.map((run) => [run.file, run]));
  const code = new Codebase(runs);
  const wasRun = ({ file, start, inside, end }: Routine) => wasCalled(byFile.get(file)!, start, inside, end);
  const routines = code.routines();
  const called = new Set(routines.filter(wasRun));
  const citations = groupedBy(code.citations(new Set(rows.map(({ rule }) => rule))), ({ rule }) => rule);
  const files = groupedBy(routines, ({ file }) => file);
  const chapters = new Map<string, Chapter>();
  for (const [file, inFile] of files) {
    const functions = { of: inFile.length, run: inFile.filter((routine) => called.has(routine)).length };
    const text = textRun(byFile.get(file)!, inFile);
    const before = chapters.get(chapterOf(file)) ?? NOTHING;
    chapters.set(chapterOf(file), {
      functions: sum(before.functions, functions),
      text: sum(before.text, text),
    });
  }
  return { chapters, rows: rows.flatMap((row) => rowTouched(row, citations.get(row.rule) ?? [])) };

  function rowTouched(row: LedgerRow, cited: readonly Citation[]): RowTouched[] {
    if (cited.length === 0) return [];
    const live = cited.filter(({ routines }) => routines.some((routine) => called.has(routine)));
    const ran = live.some(({ file, at }) => at === undefined || hasRun(byFile.get(file)!, at));
    const where = [...new Set(cited.flatMap(({ routines }) => routines))];
    return [{ row, touched: live.length > 0, ran, where }];
  }
}

const NOTHING: Chapter = { functions: { of: 0, run: 0 }, text: { of: 0, run: 0 } };

export function sum(a: Share, b: Share): Share {
  return { of: a.of + b.of, run: a.run + b.run };
}

function groupedBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}
