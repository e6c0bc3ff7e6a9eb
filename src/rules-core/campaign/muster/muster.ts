/**
 * A scenario with forces from the roster. Each unit that the scenario writes for a side is somebody of that side's roster with the
 * same counter, else the nearest that the rulebook calls comparable, else nobody; the ids of the roster are the ids of the
 * battle's units. What no roster has, as an aircraft, comes as the scenario writes it.
 */
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { type Scenario, scenarioSchema } from '../../kernel/scenarios/index.js';
import { type Book, campaignOf, ids, type NodeId, type RosterId } from '../book/book.js';
import { graphNode } from '../graph/conditions.js';
import { renamed, type WrittenSide } from './forces.js';
import { type Drawing, MusterOfSide } from './side.js';
import type { SideMuster } from './told.js';

export interface MusteredScenario {
  readonly scenario: Scenario;
  readonly drawn: Readonly<Record<UnitId, RosterId>>;
  /** Of each side that is drawn: who stands in for what, what stays empty, who finds no place. */
  readonly told: readonly SideMuster[];
}

/** `scenario`: as its rulebook or the graph has it. Without a node: a battle beside the graph, for which nobody was deployed. */
export function muster(
  scenario: unknown,
  book: Book,
  node: NodeId | undefined,
  pieces: Drawing,
): MusteredScenario {
  const written = scenarioSchema.parse(scenario);
  const sides = Object.fromEntries(
    ids(written.sides).map((id) => [id, withoutUsedUp(id, written.sides[id] as WrittenSide, book, pieces)]),
  );
  const drawn: Record<UnitId, RosterId> = {};
  const told: SideMuster[] = [];
  const drawnFrom = sidesDrawn(written, book, node);
  for (const id of drawnFrom) {
    const side = sides[id] as WrittenSide;
    const mustering = musterOf(id, side, { book, node, pieces });
    const units = mustering.drawn();
    const filled = { ...side, forces: mustering.forces() };
    sides[id] = pieces.formed?.(filled, { book, units }) ?? filled;
    for (const unit of units) drawn[unit] = unit;
    told.push(mustering.told());
  }
  for (const id of ids(sides))
    if (!drawnFrom.includes(id)) sides[id] = renamed(id, sides[id] as WrittenSide, book.roster);
  const mustered = {
    ...written,
    sides,
    locations: groundOf(written, book, node, pieces),
    ...setUpOrder(written, book),
  };
  return { scenario: mustered, drawn, told };
}

function withoutUsedUp(id: SideId, side: WrittenSide, book: Book, { supplies }: Drawing): WrittenSide {
  const usedUp = book.side[id]?.usedUp;
  return usedUp && supplies ? supplies.without(side, usedUp) : side;
}

function musterOf(
  id: SideId,
  { forces, is }: WrittenSide,
  { book, node, pieces }: { book: Book; node: NodeId | undefined; pieces: Drawing },
): MusterOfSide {
  const { [node ?? '']: sent = [], ...elsewhere } = book.side[id]?.plans?.deployments ?? {};
  return new MusterOfSide(id, forces, {
    book,
    pieces,
    sent,
    elsewhere: new Set(Object.values(elsewhere).flat()),
    exact: node !== undefined && graphNode(book, node)?.exact === true,
    restAsWritten: node !== undefined && graphNode(book, node)?.restAsWritten === true,
    nationality: [is.nationality, is.nation].find((one) => typeof one === 'string') ?? pieces.nations?.[id],
  });
}

function sidesDrawn({ sides }: Scenario, book: Book, node: NodeId | undefined): SideId[] {
  const named = node === undefined ? undefined : graphNode(book, node)?.drawnFrom;
  const onRoster = new Set(Object.values(book.roster).map(({ side }) => side));
  return ids(sides).filter((side) => (named ? named.includes(side) : onRoster.has(side)));
}

/** What stays changed on the ground of the node, over what the scenario says of it. */
function groundOf(
  { locations }: Scenario,
  book: Book,
  node: NodeId | undefined,
  pieces: Drawing,
): Scenario['locations'] {
  const ground = node === undefined ? undefined : graphNode(book, node)?.ground;
  const terrain = ground === undefined ? undefined : book.terrain[ground];
  if (!terrain || !campaignOf(book).graph.carryOver.terrain) return locations;
  const next = { ...locations };
  for (const [at, marks] of Object.entries(pieces.staying(terrain.marks)))
    next[at] = { ...next[at], ...marks } as Scenario['locations'][string];
  return next;
}

/** Where sides have chosen to attack or to hold, the attacker sets up last. */
function setUpOrder({ sides }: Scenario, book: Book): Partial<Pick<Scenario, 'setUp'>> {
  const { attacker } = campaignOf(book);
  if (attacker === undefined || !Object.hasOwn(sides, attacker)) return {};
  return { setUp: [...ids(sides).filter((side) => side !== attacker), attacker].map((side) => [side]) };
}
