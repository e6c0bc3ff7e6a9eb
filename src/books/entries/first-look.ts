/**
 * What is looked at when somebody enters a fact, and never again: whether the scenarios and counters that it names are there, and
 * whether a deadline is still to come. What stands in a book stays, whatever rulebooks and clocks say later.
 */
import type { GameSystems } from '../../battles/index.js';
import { type Book, CAMPAIGN, campaignOf } from '../../rules-core/campaign/book/book.js';
import {
  type Fact,
  type FactOf,
  type FactRefused,
  refusedFact,
} from '../../rules-core/campaign/facts/facts.js';
import type { Graph, GraphNode } from '../../rules-core/campaign/graph/graph.js';
import type { CampaignPieces } from '../../rules-core/campaign/pieces.js';
import type { KnownSystem } from '../../rules-core/kernel/decide/known-system.js';
import { canonical } from '../../rules-core/kernel/position/canonical.js';
import type { Json, SideId } from '../../rules-core/kernel/position/position.js';
import {
  beginScenario,
  readScenario,
  type ScenarioProblem,
} from '../../rules-core/kernel/scenarios/index.js';
import { Honours } from './honours.js';
import { nearest } from './near.js';

interface FirstLookParts {
  readonly systems: Pick<GameSystems, 'find' | 'lay'>;
  readonly now?: () => Date;
}

/** How somebody enters a fact. */
export interface Given {
  /** Ranks and awards that the policies do not know are meant. */
  readonly isConfirmed?: boolean | undefined;
}

type Path = readonly (string | number)[];
type Known = KnownSystem | undefined;

export class FirstLook {
  private readonly now: () => Date;

  constructor(private readonly parts: FirstLookParts) {
    this.now = parts.now ?? (() => new Date());
  }

  /** What is wrong with a fact that somebody enters in this book; the book may have the fact already. */
  async at(
    fact: Fact,
    book: Book,
    pieces: CampaignPieces,
    given: Given = {},
  ): Promise<FactRefused | undefined> {
    return (
      (await this.atThings(fact, book, pieces)) ?? (given.isConfirmed ? undefined : atHonours(fact, book))
    );
  }

  private async atThings(fact: Fact, book: Book, pieces: CampaignPieces): Promise<FactRefused | undefined> {
    const known = this.parts.systems.find(pieces.system);
    const counters = new Counters(book, pieces, known);
    switch (fact.fact) {
      case 'begin':
        return (
          (await this.atGraph(
            fact.graph,
            fact.sides.map(({ side }) => side),
            book,
            known,
          )) ?? counters.among(fact.roster, 'roster')
        );
      case 'graph':
        return this.atGraph(fact.graph, Object.keys(book.side), book, known);
      case 'enlist':
        return counters.among(fact.roster, 'roster');
      case 'report':
        return atReport(fact, book, counters);
      case 'ruling':
        return atRuling(fact, book, counters);
      case 'deadline':
        return this.atDeadline(fact, book);
      default:
        return undefined;
    }
  }

  private atDeadline({ turn, deadline }: FactOf<'deadline'>, book: Book): FactRefused | undefined {
    const now = campaignOf(book);
    const isPresent = now.turn === turn && now.phase === 'planning';
    if (!isPresent || deadline === null || Date.parse(deadline) > this.now().getTime()) return undefined;
    return refusedFact(
      'DEADLINE_PASSED',
      `${deadline} is over: what is sealed would be revealed at once. Choose a moment to come, or end planning now by advanceTurn with withoutAbsent.`,
      'deadline',
    );
  }

  private async atGraph(
    { nodes }: Graph,
    sides: readonly SideId[],
    book: Book,
    known: Known,
  ): Promise<FactRefused | undefined> {
    const standing = new Set((book.campaign[CAMPAIGN]?.graph.nodes ?? []).map(fieldOf));
    for (const [i, node] of nodes.entries()) {
      if (node.scenario === undefined || standing.has(fieldOf(node))) continue;
      const path = ['graph', 'nodes', i, 'scenario'];
      const refused =
        typeof node.scenario === 'string'
          ? wrongName(node, sides, known, path)
          : await this.wrongDocument(node, node.scenario as Json, sides, known, path);
      if (refused) return refused;
    }
    return undefined;
  }

  /** A scenario that is only told of needs its form; one that is fought here needs its map and counters too. */
  private async wrongDocument(
    node: GraphNode,
    document: Json,
    sides: readonly SideId[],
    known: Known,
    path: Path,
  ): Promise<FactRefused | undefined> {
    if (!known) return undefined;
    const read = readScenario(known.rulebook, document);
    if (!read.ok) return problemAt(read.problems, path);
    if (node.mode === 'RECORD') return undefined;
    const { map, charts } = read.scenario;
    const laid = await this.parts.systems.lay(known, { map: map as Json, ...(charts && { charts }) });
    const begun = beginScenario(known.rulebook, document, () => laid, { id: node.node });
    return begun.ok ? strangeSide(document, sides, path) : problemAt(begun.problems, path);
  }
}

/** A battle that is only reported may be of any scenario. */
function wrongName(
  { scenario, mode }: GraphNode,
  sides: readonly SideId[],
  known: Known,
  path: Path,
): FactRefused | undefined {
  if (mode === 'RECORD') return undefined;
  const { scenarios = {} } = known ?? {};
  const name = scenario as string;
  if (Object.hasOwn(scenarios, name)) return strangeSide(scenarios[name] as Json, sides, path);
  const listed = Object.keys(scenarios).sort().join(', ') || 'none';
  return refusedFact(
    'UNKNOWN_SCENARIO',
    `There is no scenario "${name}"; there are: ${listed}. Name one of them, write one out, or have the battle reported (mode RECORD).`,
    ...path,
  );
}

function strangeSide(scenario: Json, sides: readonly SideId[], path: Path): FactRefused | undefined {
  const needed = Object.keys((scenario as { readonly sides: object }).sides);
  const stranger = needed.find((side) => !sides.includes(side));
  if (stranger === undefined) return undefined;
  return refusedFact(
    'UNKNOWN_SIDE',
    `The scenario is for ${needed.join(' and ')}; the campaign has no "${stranger}", it has: ${sides.join(', ')}.`,
    ...path,
  );
}

function problemAt([first]: readonly ScenarioProblem[], path: Path): FactRefused {
  const steps = (first?.path ?? '$').split(/[.[\]]+/).filter((step) => step !== '' && step !== '$');
  return refusedFact(
    first?.code ?? 'MALFORMED_SCENARIO',
    `${steps.join('.') || 'The scenario'}: ${first?.message}`,
    ...path,
    ...steps,
  );
}

/** What of a node says where and how it is fought. */
const fieldOf = ({ scenario, mode }: GraphNode): string =>
  canonical({ scenario: scenario ?? null, mode } as never);

/** Counters that a rulebook knows, and those that the campaign has got used to. */
class Counters {
  private readonly used: ReadonlySet<string>;

  constructor(
    book: Book,
    private readonly pieces: CampaignPieces,
    private readonly known: Known,
  ) {
    this.used = new Set(Object.values(book.roster).map(({ counter }) => counter));
  }

  /** The first of a list whose counter nobody knows. */
  among(
    units: readonly { readonly side?: SideId | undefined; readonly counter?: string | undefined }[],
    ...path: Path
  ): FactRefused | undefined {
    for (const [i, { counter, side }] of units.entries()) {
      const refused = counter === undefined ? undefined : this.wrong(counter, side, [...path, i, 'counter']);
      if (refused) return refused;
    }
    return undefined;
  }

  /** One that is taken may be another nation's. */
  wrong(counter: string, side: SideId | undefined, path: Path): FactRefused | undefined {
    if (this.used.has(counter) || this.pieces.kindOf(counter, {}) !== undefined) return undefined;
    const own = this.ofScenarios().filter((name) => this.isOf(name, side));
    const near = nearest(counter, own);
    const said =
      near.length > 0
        ? `near it are: ${near.join(', ')}`
        : `it has, for one: ${own.slice(0, 8).join(', ') || 'none'}`;
    return refusedFact('UNKNOWN_COUNTER', `The rulebook has no counter "${counter}"; ${said}.`, ...path);
  }

  private isOf(counter: string, side: SideId | undefined): boolean {
    const nationality = side === undefined ? undefined : this.pieces.nations?.[side];
    return this.pieces.kindOf(counter, { ...(nationality !== undefined && { nationality }) }) !== undefined;
  }

  /** Counters by the names that the house's scenarios, ladders and groups have for them. */
  private ofScenarios(): string[] {
    const { preset } = this.pieces;
    const named = Object.values(this.known?.scenarios ?? {}).flatMap(countersIn);
    const risen = preset.promotion.ladder.flatMap(({ counter }) => counter ?? []);
    const bought = preset.replacements.groups.flatMap(({ units }) => Object.keys(units));
    return [...new Set([...named, ...risen, ...bought])].sort();
  }
}

interface Written {
  readonly sides: Readonly<
    Record<
      SideId,
      { readonly forces: readonly { readonly units: readonly { readonly counter?: string }[] }[] }
    >
  >;
}

function countersIn(scenario: Json): string[] {
  const { sides } = scenario as unknown as Written;
  return Object.values(sides).flatMap(({ forces }) =>
    forces.flatMap(({ units }) => units.flatMap(({ counter }) => counter ?? [])),
  );
}

function atReport({ report }: FactOf<'report'>, book: Book, counters: Counters): FactRefused | undefined {
  const units = report.units.map(({ unit, counter }) => ({ counter, side: book.roster[unit]?.side }));
  return counters.among(units, 'report', 'units') ?? counters.among(report.arisen, 'report', 'arisen');
}

function atRuling(
  { what, id, set }: FactOf<'ruling'>,
  book: Book,
  counters: Counters,
): FactRefused | undefined {
  if (what !== 'roster' || typeof set.counter !== 'string') return undefined;
  return counters.wrong(set.counter, book.roster[id]?.side, ['set', 'counter']);
}

function atHonours(fact: Fact, book: Book): FactRefused | undefined {
  switch (fact.fact) {
    case 'begin':
      return new Honours(fact.policies, book).among(fact.roster, 'roster');
    case 'enlist':
      return new Honours(campaignOf(book).policies, book).among(fact.roster, 'roster');
    case 'ruling':
      return fact.what === 'roster'
        ? new Honours(campaignOf(book).policies, book).wrong(fact.set, ['set'])
        : undefined;
    default:
      return undefined;
  }
}
