/** Whose a battle is: one of a campaign's book belongs to a line of it, and to those who may read that line. */
import type { Standing } from '../api/index.js';
import type { BattleRow } from './battle-table.js';

/** The line of a book in which a battle was opened, and at which version of it. */
export interface InLine {
  readonly line: string;
  readonly version: number;
}

/** A line that the campaign goes on with, or one that it has left, up to where it left it. */
export interface LineInUse {
  readonly line: string;
  readonly until: number;
}

/** The line that a campaign goes on with, and those it has come by, each up to where the next one leaves it. */
export function linesInUse(lines: readonly LineOfBook[]): LineInUse[] {
  const found: LineInUse[] = [];
  let until = Number.MAX_SAFE_INTEGER;
  for (let next = lines.find(({ current }) => current); next; ) {
    const { line, from } = next;
    found.push({ line, until });
    if (from) until = Math.min(until, from.version);
    next = from ? lines.find((one) => one.line === from.line) : undefined;
  }
  return found;
}

interface LineOfBook {
  readonly line: string;
  readonly from: { readonly line: string; readonly version: number } | null;
  readonly current: boolean;
}

export interface LinesInUse {
  of(campaign: string): Promise<readonly LineInUse[]>;
}

export const LINES_IN_USE = Symbol('LinesInUse');

export function isInUse({ line, version }: InLine, lines: readonly LineInUse[]): boolean {
  return lines.some((one) => one.line === line && version <= one.until);
}

export class WhoseBattles {
  constructor(private readonly lines: LinesInUse | undefined) {}

  /** The lines whose battles somebody may know; undefined: all of them. */
  async linesFor({ role, campaignId }: Standing): Promise<readonly LineInUse[] | undefined> {
    return role === 'REFEREE' || role === 'PUBLIC' ? undefined : this.lines?.of(campaignId);
  }

  async mayKnow(standing: Standing, { inLine }: Pick<BattleRow, 'inLine'>): Promise<boolean> {
    const lines = inLine && (await this.linesFor(standing));
    return !inLine || !lines || isInUse(inLine, lines);
  }
}
