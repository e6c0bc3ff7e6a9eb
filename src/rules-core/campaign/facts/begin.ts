/** The campaign gets its book: sides, nodes, formations and roster; and more of the roster later. */
import { type Book, CAMPAIGN, type CampaignRow, type RosterRow } from '../book/book.js';
import { checkGraph } from '../graph/graph-check.js';
import { inForce } from '../policies/policies.js';
import { checkPolicies } from '../policies/policies-check.js';
import type { Decider, Deciding } from './decide.js';
import { expectNotOver } from './expect.js';
import { type FactOf, type FactRefused, isFactRefused, type RosterEntry, refusedFact } from './facts.js';
import { pay } from './purchases.js';

type Enlisting = Pick<FactOf<'enlist'>, 'formations' | 'roster'>;

export const begin: Decider<'begin'> = (deciding, fact) => {
  const { book, pieces, tell } = deciding;
  const { system, date, policies, graph, dice } = fact;
  if (book.campaign[CAMPAIGN])
    return refusedFact('ALREADY_BEGUN', 'This campaign has a book already: correct its beginning instead.');
  const sides = fact.sides.map(({ side }) => side);
  const twice = sides.findIndex((side, i) => sides.indexOf(side) < i);
  if (twice >= 0) return refusedFact('TWICE', `The side "${sides[twice]}" is named twice.`, 'sides', twice);
  const [bad] = [
    ...checkPolicies(policies, { sides, pieces }).map((found) => ({ in: 'policies', ...found })),
    ...checkGraph(graph, { sides }).map((found) => ({ in: 'graph', ...found })),
  ];
  if (bad) return refusedFact(bad.code, bad.why, bad.in, ...bad.path);
  const refused = firstFault(sides, book, fact);
  if (refused) return refused;

  const row: CampaignRow = {
    system,
    policies,
    policiesVersion: 1,
    graph,
    date,
    turn: 1,
    phase: 'planning',
    dice,
  };
  tell({
    what: 'begun',
    about: { turn: 1, date },
    changes: [
      { in: 'campaign', id: CAMPAIGN, add: row },
      ...fact.sides.map(
        ({ side, name }) =>
          ({ in: 'side', id: side, add: { name, points: 0, victoryPoints: 0, battlesWon: 0 } }) as const,
      ),
      ...graph.nodes.map(({ node }) => ({ in: 'node', id: node, add: { status: 'ahead' } }) as const),
    ],
  });
  for (const node of new Set(graph.start))
    tell({
      what: 'node-opened',
      about: { node },
      changes: [{ in: 'node', id: node, set: { status: 'open' } }],
    });
  const { start } = inForce(policies).replacements;
  for (const side of sides) pay(deciding, side, -(start[side] ?? 0), 'start');
  raise(deciding, fact);
  tell({ what: 'turn-begun', about: { turn: 1, date } });
  tell({ what: 'phase-begun', about: { turn: 1, phase: 'planning' } });
  return undefined;
};

export const enlist: Decider<'enlist'> = (deciding, fact) => {
  const { book } = deciding;
  if (fact.formations.length + fact.roster.length === 0)
    return refusedFact(
      'NOBODY_ENLISTED',
      'Name at least one formation, or one who joins the roster.',
      'roster',
    );
  const refused = expectNotOver(book) ?? firstFault(Object.keys(book.side), book, fact);
  if (refused) return refused;
  raise(deciding, fact);
  return undefined;
};

/** What is wrong with formations and roster, looked at together: they may name each other in any order. */
function firstFault(sides: readonly string[], book: Book, entering: Enlisting): FactRefused | undefined {
  for (const fault of faults(sides, book, entering)) return fault;
  return undefined;
}

interface Owned {
  readonly side: string;
  readonly above: string | undefined;
}

function* faults(
  sides: readonly string[],
  book: Book,
  { formations, roster }: Enlisting,
): Iterable<FactRefused> {
  const raised = owned(formations.map(({ formation, side, parent }) => [formation, { side, above: parent }]));
  const units = owned(roster.map(({ unit, side, with: bearer }) => [unit, { side, above: bearer }]));
  if (isFactRefused(raised))
    yield refusedFact(raised.refused, raised.why, 'formations', ...(raised.path ?? []));
  if (isFactRefused(units)) yield refusedFact(units.refused, units.why, 'roster', ...(units.path ?? []));
  if (isFactRefused(raised) || isFactRefused(units)) return;
  for (const [id, { parent, side }] of Object.entries(book.formation))
    if (!raised.has(id)) raised.set(id, { side, above: parent });
  for (const [id, { with: bearer, side }] of Object.entries(book.roster))
    if (!units.has(id)) units.set(id, { side, above: bearer });

  for (const [i, { formation, side, parent }] of formations.entries()) {
    const path = ['formations', i] as const;
    if (!sides.includes(side)) yield noSide(side, sides, ...path, 'side');
    if (Object.hasOwn(book.formation, formation))
      yield refusedFact('TWICE', `There is a formation "${formation}" already.`, ...path, 'formation');
    if (parent !== undefined) yield* wrongOwn('formation', parent, side, raised, ...path, 'parent');
    if (isCircle(formation, raised))
      yield refusedFact('CIRCLE', `The formation "${formation}" is part of itself.`, ...path, 'parent');
  }
  for (const [i, { unit, side, formation, with: bearer, state }] of roster.entries()) {
    const path = ['roster', i] as const;
    if (!sides.includes(side)) yield noSide(side, sides, ...path, 'side');
    if (Object.hasOwn(book.roster, unit))
      yield refusedFact('TWICE', `There is "${unit}" on the roster already.`, ...path, 'unit');
    if (formation !== undefined) yield* wrongOwn('formation', formation, side, raised, ...path, 'formation');
    if (bearer !== undefined) yield* wrongOwn('entry of the roster', bearer, side, units, ...path, 'with');
    if (isCircle(unit, units))
      yield refusedFact('CIRCLE', `"${unit}" is with somebody who is with "${unit}".`, ...path, 'with');
    if (state === 'battle')
      yield refusedFact('IN_BATTLE', 'Nobody is in a battle before it is opened.', ...path, 'state');
  }
}

function owned(list: readonly (readonly [string, Owned])[]): Map<string, Owned> | FactRefused {
  const map = new Map<string, Owned>();
  for (const [i, [id, one]] of list.entries()) {
    if (map.has(id)) return refusedFact('TWICE', `"${id}" is entered twice.`, i);
    map.set(id, one);
  }
  return map;
}

function* wrongOwn(
  what: string,
  id: string,
  side: string,
  known: ReadonlyMap<string, Owned>,
  ...path: (string | number)[]
): Iterable<FactRefused> {
  const owner = known.get(id)?.side;
  if (owner === undefined)
    yield refusedFact(
      'UNKNOWN',
      `There is no ${what} "${id}": enter it too, or name one that is there.`,
      ...path,
    );
  else if (owner !== side)
    yield refusedFact('OTHER_SIDE', `The ${what} "${id}" belongs to "${owner}", not to "${side}".`, ...path);
}

function isCircle(id: string, known: ReadonlyMap<string, Owned>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined; at = known.get(at)?.above) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function noSide(side: string, sides: readonly string[], ...path: (string | number)[]): FactRefused {
  return refusedFact('NO_SUCH_SIDE', `There is no side "${side}"; there are: ${sides.join(', ')}.`, ...path);
}

function raise({ tell }: Deciding, { formations, roster }: Enlisting): void {
  for (const { formation, side, name, parent } of formations)
    tell({
      what: 'formation-raised',
      about: { formation },
      changes: [
        { in: 'formation', id: formation, add: { side, name, ...(parent !== undefined && { parent }) } },
      ],
      to: [side],
    });
  for (const { unit, history, ...entry } of roster) {
    const { experience, battles, kills, side } = entry;
    const before = { experience, battles, kills };
    tell({
      what: 'enlisted',
      about: { unit, before, ...(history && history.length > 0 && { history }) },
      changes: [{ in: 'roster', id: unit, add: rosterRow(entry) }],
      to: [side],
    });
  }
}

/** What he did before is behind him: the first promotion asks for what comes. */
function rosterRow(entry: Omit<RosterEntry, 'unit' | 'history'>): RosterRow {
  const { experience, kills, battles } = entry;
  const since = experience || kills || battles ? { experience, kills, battles } : undefined;
  return Object.fromEntries(
    Object.entries({ ...entry, since }).filter(([, value]) => value !== undefined),
  ) as unknown as RosterRow;
}
