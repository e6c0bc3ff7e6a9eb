/** What a battle cost: as it was reported, and, once its aftermath is worked out, as it turned out for each. */
import type { SideId } from '../../kernel/position/position.js';
import type { RosterId, RosterState } from '../book/book.js';
import type { Consequence } from '../facts/facts.js';
import type { BattleReport, UnitReport } from './report.js';

interface FateCount {
  readonly side: SideId;
  readonly fate: string;
  readonly units: number;
}

/** The state in which the aftermath of a battle left everybody who was in it; empty before it. */
export function statesAfter(consequences: readonly Consequence[]): ReadonlyMap<RosterId, RosterState> {
  const states = new Map<RosterId, RosterState>();
  for (const { what, about } of consequences) {
    if (what === 'returned') states.set(about.unit, 'ready');
    if (what === 'casualty' && !COUNTERS_CHANGED.has(about.fate))
      states.set(about.unit, about.to as RosterState);
  }
  return states;
}

/** Casualties that tell of another counter, not of another state. */
const COUNTERS_CHANGED: ReadonlySet<string> = new Set(['reduced', 'replaced']);

/** How many of each side came to which end, by side and then in the order of the report. */
export function lossesOf(
  { units }: Pick<BattleReport, 'units'>,
  sideOf: (unit: RosterId) => SideId | undefined,
  after: ReadonlyMap<RosterId, RosterState> = new Map(),
): FateCount[] {
  const counts = new Map<string, FateCount>();
  for (const one of units) {
    const side = sideOf(one.unit);
    const fate = endOf(one, after.get(one.unit));
    if (side === undefined || fate === undefined) continue;
    const key = `${side}/${fate}`;
    counts.set(key, { side, fate, units: (counts.get(key)?.units ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** How somebody ended; undefined: came back, or lives on in another. */
export function endOf(
  { fate }: Pick<UnitReport, 'fate'>,
  state: RosterState | undefined,
): string | undefined {
  if (fate === 'unhurt' && (state === undefined || state === 'ready')) return undefined;
  if (fate === 'merged' || state === 'merged') return undefined;
  switch (state) {
    case undefined:
      return fate;
    case 'ready':
      return CAME_BACK.has(fate) ? fate : undefined;
    case 'lost':
      return FATAL.has(fate) ? fate : 'lost';
    case 'repairing':
      return 'damaged';
    case 'captured':
      return fate === 'surrendered' ? fate : 'captured';
    default:
      return state;
  }
}

const CAME_BACK: ReadonlySet<string> = new Set(['reduced', 'withdrawn']);
const FATAL: ReadonlySet<string> = new Set(['killed', 'destroyed']);
