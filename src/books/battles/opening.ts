/** A battle of a campaign begins: its forces come off the roster. */

import {
  type BattleHistory,
  type BattleMode,
  type Battles,
  commandId,
  type GameSystems,
} from '../../battles/index.js';
import { type Book, campaignOf, type NodeId, type RosterId } from '../../rules-core/campaign/book/book.js';
import { nodesToFight } from '../../rules-core/campaign/facts/advance.js';
import { type FactRefused, isFactRefused, refusedFact } from '../../rules-core/campaign/facts/facts.js';
import { graphNode } from '../../rules-core/campaign/graph/conditions.js';
import type { GraphNode } from '../../rules-core/campaign/graph/graph.js';
import { type MusteredScenario, muster } from '../../rules-core/campaign/muster/muster.js';
import { readAs } from '../../rules-core/kernel/position/complaints.js';
import type { Json, UnitId } from '../../rules-core/kernel/position/position.js';
import { scenarioSchema } from '../../rules-core/kernel/scenarios/index.js';
import type { BookAt, Books, FactInput } from '../entries/books.js';
import { TURN_ACTOR } from '../entries/following.js';
import type { BookHistory } from '../line/book-history.js';

interface OpeningParts {
  readonly books: Books;
  readonly history: BookHistory;
  readonly battles: Battles;
  readonly played: BattleHistory;
  readonly systems: GameSystems;
  readonly sidesOf: (campaign: string) => Promise<readonly string[]>;
}

/** What the referee may say of a battle that is opened by hand. */
interface Wished {
  readonly mode?: BattleMode | undefined;
  /** Those of the roster who fight, where it is only reported. */
  readonly units?: readonly RosterId[] | undefined;
}

type Drawn = Readonly<Record<UnitId, RosterId>>;

export class Opening {
  constructor(private readonly parts: OpeningParts) {}

  /**
   * Opens the battle of a node on the server, unless it is only reported, and tells the fact to enter. Its id follows from
   * line, turn and node, and from how often the line was corrected, as what is decided anew is fought anew: done twice, it
   * finds the first.
   */
  async open(
    at: BookAt,
    nodeId: NodeId,
    { mode: wished, units }: Wished = {},
  ): Promise<FactInput | FactRefused> {
    const { line, book } = at;
    const node = graphNode(book, nodeId);
    if (!node?.scenario)
      return refusedFact(
        'NO_SCENARIO',
        `There is nothing to fight at "${nodeId}"; battles to open are at: ${
          nodesToFight(book)
            .map((one) => one.node)
            .join(', ') || 'none'
        }.`,
        'node',
      );
    const mode = wished ?? node.mode;
    const corrections = await this.parts.history.countCorrections(line);
    const when = ['turn', String(campaignOf(book).turn), 'after', String(corrections)];
    const battle = commandId(line.campaign, line.line, 'battle', nodeId, ...when);
    const fact = { fact: 'open-battle' as const, battle, node: nodeId, name: node.title, mode };
    const mustered = await this.muster(at, node);
    if (mode === 'RECORD' && units) return { ...fact, drawn: themselves(units) };
    if (isFactRefused(mustered))
      return mode === 'RECORD' ? { ...fact, drawn: whoWasSent(book, nodeId) } : mustered;
    const { told } = mustered;
    if (mode === 'RECORD') return { ...fact, drawn: mustered.drawn, mustered: [...told] };
    const trouble = await this.openOnServer(
      at,
      battle,
      { ...node, mode },
      mustered.scenario as unknown as Json,
    );
    return trouble ?? { ...fact, drawn: await this.drawnInto(at, battle), mustered: [...told] };
  }

  /** A battle by the referee's hand: at a node, or beside the graph, where it can only be reported. */
  async byHand(
    at: BookAt,
    { node, beside, mode, units }: Wished & { readonly node?: NodeId; readonly beside?: string },
    key: string,
  ): Promise<FactInput | FactRefused> {
    if (node !== undefined) return this.open(at, node, { mode, units });
    if (mode !== undefined && mode !== 'RECORD')
      return refusedFact(
        'NEEDS_NODE',
        'A battle beside the graph has no scenario: it can only be reported.',
        'mode',
      );
    const battle = commandId(at.line.campaign, at.line.line, 'battle beside', key);
    return {
      fact: 'open-battle',
      battle,
      name: beside ?? '',
      mode: 'RECORD',
      drawn: themselves(units ?? []),
    };
  }

  /** The node's scenario with its forces off the roster. */
  async muster(
    { line, book }: BookAt,
    { node, scenario }: GraphNode,
  ): Promise<MusteredScenario | FactRefused> {
    const { system } = campaignOf(book);
    const document =
      typeof scenario === 'string'
        ? this.parts.systems.find(system)?.scenarios[scenario]
        : (scenario as Json);
    if (document === undefined)
      return refusedFact('UNKNOWN_SCENARIO', `The rulebook has no scenario "${String(scenario)}".`, 'node');
    const read = readAs(scenarioSchema, document);
    if (!read.ok) {
      const [{ path, message }] = read.wrong;
      const where = ['scenario', ...path].join('.');
      return refusedFact('MALFORMED_SCENARIO', `Of the node "${node}", ${where} ${message}.`, 'node');
    }
    const { pieces } = await this.parts.books.deciders({ line, book });
    return muster(document, book, node, pieces);
  }

  /** Why the battle of a node could not be opened as things stand; undefined: it could, or it is only reported. */
  async hindrance(at: BookAt, node: GraphNode): Promise<FactRefused | undefined> {
    if (node.scenario === undefined || node.mode === 'RECORD') return undefined;
    const mustered = await this.muster(at, node);
    if (isFactRefused(mustered)) return mustered;
    const { scenario } = mustered;
    const sides = await this.parts.sidesOf(at.line.campaign);
    const trouble = await this.parts.battles.hindrance({ battle: node.node, scenario, sides });
    return trouble && refusedFact(trouble.code, trouble.message, 'node');
  }

  private async openOnServer(
    { line, book, version }: BookAt,
    battle: string,
    { node, title: name, mode }: GraphNode,
    scenario: Json,
  ): Promise<FactRefused | undefined> {
    const { campaign } = line;
    const answer = await this.parts.battles.open({
      campaign,
      battle,
      actor: TURN_ACTOR,
      key: `open ${battle}`,
      request: { line: line.line, turn: campaignOf(book).turn, node },
      name,
      mode,
      scenario,
      sides: await this.parts.sidesOf(campaign),
      inLine: { line: line.line, version: version + 1 },
    });
    if (answer.outcome === 'trouble') return refusedFact(answer.code, answer.message, 'node', node);
    if (answer.outcome === 'appended' || answer.outcome === 'replayed') return undefined;
    throw new Error(`The battle at "${node}" could not be opened: ${answer.outcome}.`);
  }

  /** The units of the roster that are in the battle as it began; there they bear the ids they have on the roster. */
  private async drawnInto({ line, book }: BookAt, battle: string): Promise<Drawn> {
    const { position } = await this.parts.played.opened(line.campaign, battle);
    return themselves(Object.keys(position.units).filter((id) => Object.hasOwn(book.roster, id)));
  }
}

/** Who fights where the server does not have the scenario. */
function whoWasSent(book: Book, node: NodeId): Drawn {
  const sent = Object.values(book.side).flatMap(({ plans }) => plans?.deployments?.[node] ?? []);
  return themselves(sent.filter((id) => book.roster[id]?.state === 'ready'));
}

function themselves(units: readonly RosterId[]): Drawn {
  return Object.fromEntries([...units].sort().map((id) => [id, id]));
}
