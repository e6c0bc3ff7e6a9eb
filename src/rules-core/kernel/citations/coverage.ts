/** Which rules are proved: a core or data row of a ledger counts when a passing test names it in its title. */
import type { LedgerRow } from './ledger.js';

interface Citation {
  readonly system: string;
  readonly rule: string;
}

/** Reads the citations out of a test's title: `[aslsk 3.1, 3.2/b] rallies a broken squad`, `[aslsk 3.1 × 3.2/b]` where rules meet. */
export function citationsIn(title: string): Citation[] {
  return [...title.matchAll(/\[([a-z][a-z-]*) ([^[\]]+)\]/g)].flatMap(([, system, rules]) =>
    rules!.split(/,\s*|\s*×\s*/).map((rule) => ({ system: system!, rule })),
  );
}

/** The figure of a system or of one of its areas. */
interface Figure {
  readonly rows: number;
  readonly proved: number;
  readonly percent: number;
}

export interface SystemCoverage extends Figure {
  readonly system: string;
  readonly areas: Readonly<Record<string, Figure>>;
  readonly missing: readonly LedgerRow[];
}

export interface Coverage {
  readonly systems: readonly SystemCoverage[];
  /** Citations in passing tests that no ledger has. */
  readonly unknown: readonly (Citation & { readonly title: string })[];
}

export function coverageOf(
  ledgers: Readonly<Record<string, readonly LedgerRow[]>>,
  passedTitles: readonly string[],
): Coverage {
  const known = new Map(
    Object.entries(ledgers).map(([system, rows]) => [system, new Set(rows.map((row) => row.rule))]),
  );
  const proved = new Map(Object.keys(ledgers).map((system) => [system, new Set<string>()]));
  const unknown: (Citation & { title: string })[] = [];
  for (const title of passedTitles) {
    for (const citation of citationsIn(title)) {
      if (known.get(citation.system)?.has(citation.rule)) proved.get(citation.system)!.add(citation.rule);
      else if (known.has(citation.system)) unknown.push({ ...citation, title });
    }
  }
  const systems = Object.entries(ledgers).map(([system, rows]) =>
    systemCoverage(system, rows, proved.get(system)!),
  );
  return { systems, unknown };
}

function systemCoverage(
  system: string,
  ledger: readonly LedgerRow[],
  proved: ReadonlySet<string>,
): SystemCoverage {
  const rows = ledger.filter(({ kind }) => kind === 'core' || kind === 'data');
  const areas = [...new Set(rows.map(({ area }) => area))].sort();
  return {
    system,
    ...figure(rows, proved),
    areas: Object.fromEntries(
      areas.map((area) => [
        area,
        figure(
          rows.filter((row) => row.area === area),
          proved,
        ),
      ]),
    ),
    missing: rows.filter(({ rule }) => !proved.has(rule)),
  };
}

function figure(rows: readonly LedgerRow[], proved: ReadonlySet<string>): Figure {
  const count = rows.filter(({ rule }) => proved.has(rule)).length;
  return {
    rows: rows.length,
    proved: count,
    percent: rows.length === 0 ? 0 : Math.floor((1000 * count) / rows.length) / 10,
  };
}

/** Proved rows per system as last accepted. */
export type Ratchet = Readonly<Record<string, number>>;

interface Movement {
  readonly system: string;
  readonly before: number;
  readonly now: number;
}

/** Which figures fell below the ratchet, and which rose above it. */
export function movements(
  systems: readonly SystemCoverage[],
  ratchet: Ratchet,
): { fallen: Movement[]; risen: Movement[] } {
  const moved = systems.map(({ system, proved }) => ({ system, before: ratchet[system] ?? 0, now: proved }));
  return {
    fallen: moved.filter(({ before, now }) => now < before),
    risen: moved.filter(({ before, now }) => now > before),
  };
}
