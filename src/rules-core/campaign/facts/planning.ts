/** Planning: each staff seals its orders unseen by the other; then all is revealed at once and carried out. */
import { type Roll, total } from '../../kernel/dice/index.js';
import { type Book, CAMPAIGN, campaignOf, ids, type SealedOrders, type Stance } from '../book/book.js';
import type { BookChange } from '../book/changes.js';
import { diceOf } from '../book/dice.js';
import { graphNode, partsOf } from '../graph/conditions.js';
import type { Edge } from '../graph/graph.js';
import type { Decider, Deciding } from './decide.js';
import { expectPhase, expectSide, expectTurn, notOpen } from './expect.js';
import { type FactRefused, refusedFact } from './facts.js';
import { boughtSoFar, buy, costOfAttack, fixedStance, groupOf, groupsOf, pay } from './purchases.js';

export const seal: Decider<'seal'> = ({ book, tell }, { side, turn, orders }) => {
  const refused = expectPhase(book, 'planning') ?? expectTurn(book, turn) ?? expectSide(book, side, 'side');
  if (refused) return refused;
  for (const fault of wrongOrders(book, side, orders as SealedOrders)) return fault;
  const row = { turn, orders: orders as SealedOrders };
  const change: BookChange = book.sealed[side]
    ? { in: 'sealed', id: side, set: row }
    : { in: 'sealed', id: side, add: row };
  tell({ what: 'sealed', about: { side, turn }, changes: [change], to: [side] });
  return undefined;
};

function* wrongOrders(book: Book, side: string, orders: SealedOrders): Iterable<FactRefused> {
  yield* wrongStance(book, side, orders);
  yield* wrongPurchases(book, side, orders);
  yield* wrongDeployments(book, side, orders);
  for (const [i, unit] of (orders.priorities ?? []).entries()) {
    const path = ['orders', 'priorities', i] as const;
    yield* notOwn(book, side, unit, ...path);
    if (orders.priorities?.indexOf(unit) !== i)
      yield refusedFact('TWICE', `"${unit}" is named twice.`, ...path);
  }
  for (const [node, edge] of Object.entries(orders.choices ?? {})) {
    const path = ['orders', 'choices', node] as const;
    yield* wrongNode(book, node, ...path);
    const isOwn = ({ when }: Edge) => [...partsOf(when)].some(({ chosen }) => chosen === side);
    const ways = (graphNode(book, node)?.edges ?? []).filter(isOwn).map((way) => way.edge);
    if (!ways.includes(edge))
      yield refusedFact(
        'NOT_A_CHOICE',
        `At "${node}", ${side} cannot choose "${edge}"; it can choose: ${ways.join(', ') || 'none'}.`,
        ...path,
      );
  }
}

function* wrongStance(book: Book, side: string, { stance }: SealedOrders): Iterable<FactRefused> {
  if (stance === undefined) return;
  const path = ['orders', 'stance'] as const;
  if (!campaignOf(book).policies.planning.stances)
    yield refusedFact('NO_STANCES', 'Nobody chooses to attack or to hold in this campaign.', ...path);
  const fixed = fixedStance(book, side);
  if (fixed !== undefined && fixed !== stance)
    yield refusedFact('STANCE_FIXED', `In this turn the campaign has ${side} ${fixed}.`, ...path);
}

function* wrongPurchases(book: Book, side: string, orders: SealedOrders): Iterable<FactRefused> {
  const { purchases = {} } = orders;
  const path = ['orders', 'purchases'] as const;
  if (Object.keys(purchases).length > 0 && campaignOf(book).policies.off.includes('replacements'))
    yield refusedFact('NO_PURCHASES', 'Nothing is bought in this campaign.', ...path);
  let cost = 0;
  for (const name of ids(purchases)) {
    const many = purchases[name] as number;
    const group = groupOf(book, side, name);
    if (!group) {
      const there = groupsOf(book, side).map((one) => one.group);
      const why = `There is no group "${name}" for ${side}; there are: ${there.join(', ') || 'none'}.`;
      yield refusedFact('NO_SUCH_GROUP', why, ...path, name);
      return;
    }
    const left = (group.atMost ?? Number.POSITIVE_INFINITY) - boughtSoFar(book, side, name);
    if (many > left)
      yield refusedFact(
        'TOO_MANY',
        `"${name}" may be bought ${Math.max(0, left)} more times.`,
        ...path,
        name,
      );
    cost += many * group.cost;
  }
  const attack = costOfAttack(book, side, stanceOf(book, side, orders));
  const points = book.side[side]?.points ?? 0;
  if (cost + attack > points)
    yield refusedFact(
      'TOO_DEAR',
      `Purchases cost ${cost}${attack > 0 ? ` and the attack ${attack}` : ''}; ${side} has ${points} points.`,
      ...(cost > 0 ? path : (['orders', 'stance'] as const)),
    );
}

function* wrongDeployments(book: Book, side: string, orders: SealedOrders): Iterable<FactRefused> {
  const sent = new Set<string>();
  for (const [node, units] of Object.entries(orders.deployments ?? {})) {
    const path = ['orders', 'deployments', node] as const;
    yield* wrongNode(book, node, ...path);
    const { scenario, drawnFrom } = graphNode(book, node) ?? {};
    if (scenario === undefined)
      yield refusedFact(
        'NODE_IS_CHOICE',
        `At "${node}" nothing is fought: nobody can be sent there.`,
        ...path,
      );
    if (drawnFrom && !drawnFrom.includes(side))
      yield refusedFact(
        'SIDE_NOT_DRAWN',
        `At "${node}" ${side} fights with what the scenario gives.`,
        ...path,
      );
    for (const [i, unit] of units.entries()) {
      yield* notOwn(book, side, unit, ...path, i);
      if (book.roster[unit]?.state !== 'ready')
        yield refusedFact('NOT_READY', `"${unit}" is not ready for battle.`, ...path, i);
      if (sent.has(unit)) yield refusedFact('TWICE', `"${unit}" is sent twice.`, ...path, i);
      sent.add(unit);
    }
  }
}

function* notOwn(
  book: Book,
  side: string,
  unit: string,
  ...path: (string | number)[]
): Iterable<FactRefused> {
  // Nobody may learn that something of the other side even exists.
  if (!Object.hasOwn(book.roster, unit) || book.roster[unit]?.side !== side)
    yield refusedFact('NO_SUCH_UNIT', `${side} has no "${unit}" on its roster.`, ...path);
}

function* wrongNode(book: Book, node: string, ...path: (string | number)[]): Iterable<FactRefused> {
  if (!Object.hasOwn(book.node, node) || book.node[node]?.status !== 'open')
    yield notOpen(book, node, ...path);
}

export const deadline: Decider<'deadline'> = ({ book, tell }, fact) => {
  const refused = expectPhase(book, 'planning') ?? expectTurn(book, fact.turn);
  if (refused) return refused;
  tell({
    what: 'deadline-set',
    about: { turn: fact.turn, deadline: fact.deadline },
    changes: [{ in: 'campaign', id: CAMPAIGN, set: { deadline: fact.deadline } }],
  });
  return undefined;
};

export const reveal: Decider<'reveal'> = (deciding, { turn }) => {
  const { book, tell } = deciding;
  const refused = expectPhase(book, 'planning') ?? expectTurn(book, turn);
  if (refused) return refused;
  const sealed = new Map(ids(book.side).map((side) => [side, ordersOf(book, side)]));
  for (const [side, orders] of sealed) open(deciding, side, orders);
  if (campaignOf(book).policies.planning.stances) settleAttacker(deciding);
  for (const [side, orders] of sealed)
    for (const group of ids(orders?.purchases ?? {}))
      for (let n = 0; n < (orders?.purchases?.[group] ?? 0); n++) buy(deciding, side, group);
  tell({
    what: 'phase-begun',
    about: { turn, phase: 'battles' },
    changes: [{ in: 'campaign', id: CAMPAIGN, set: { phase: 'battles', deadline: null } }],
  });
  return undefined;
};

function ordersOf(book: Book, side: string): SealedOrders | undefined {
  const row = book.sealed[side];
  return row?.turn === campaignOf(book).turn ? row.orders : undefined;
}

/** What a side does: what the campaign fixes for it, what it has sealed, or what is done for the absent. */
function stanceOf(book: Book, side: string, orders: SealedOrders | undefined): Stance | undefined {
  const { planning } = campaignOf(book).policies;
  if (!planning.stances) return undefined;
  return fixedStance(book, side) ?? orders?.stance ?? planning.absent.stance;
}

/** A side that cannot pay for its attack holds: an absent one, for which nobody checked the price. */
function affordable(book: Book, side: string, stance: Stance | undefined): Stance | undefined {
  const cost = costOfAttack(book, side, stance);
  return cost > (book.side[side]?.points ?? 0) ? 'hold' : stance;
}

/** One side's orders are opened: its stance for all to see, its plans for itself. */
function open(deciding: Deciding, side: string, orders: SealedOrders | undefined): void {
  const { book, tell } = deciding;
  const { turn } = campaignOf(book);
  const stance = affordable(book, side, stanceOf(book, side, orders));
  tell({
    what: 'revealed',
    about: { side, turn, ...(stance && { stance }), ...(!orders && { absent: true as const }) },
    changes: [
      ...(book.sealed[side] ? [{ in: 'sealed', id: side, remove: true } as const] : []),
      ...(stance ? [{ in: 'side', id: side, set: { stance } } as const] : []),
    ],
  });
  const { deployments, priorities, choices } = orders ?? {};
  const plans = {
    ...(deployments && { deployments }),
    ...(priorities && { priorities }),
    ...(choices && { choices }),
  };
  if (Object.keys(plans).length > 0)
    tell({
      what: 'planned',
      about: { side, turn },
      changes: [{ in: 'side', id: side, set: { plans } }],
      to: [side],
    });
  pay(deciding, side, costOfAttack(book, side, stance), 'attack');
}

/** The side that holds sets up first. If all hold, there is no attack; if several attack, the highest die decides. */
function settleAttacker({ book, dice, tell }: Deciding): void {
  const { turn, policies } = campaignOf(book);
  const attackers = ids(book.side).filter((side) => book.side[side]?.stance === 'attack');
  const rolls: Roll[] = [];
  const rolling = (side: string, round: number): number => {
    const roll = dice.roll(`turn ${turn}/attacker/${side}/${round}`, `attacker: ${side}`, ...diceOf('d10'));
    rolls.push(roll);
    return total(roll);
  };
  const attacker = highest(attackers, rolling) ?? null;
  const first = attacker === null ? null : (ids(book.side).find((side) => side !== attacker) ?? null);
  tell({
    what: 'attacker-settled',
    about: { attacker, first },
    changes: [{ in: 'campaign', id: CAMPAIGN, set: { attacker } }],
    ...(rolls.length > 0 && { rolls }),
    ...(policies.planning.cites && { cites: policies.planning.cites }),
  });
}

/** Ties in a row get rarer and rarer; a hundred are broken dice. */
const MOST_TIES = 100;

function highest(
  sides: readonly string[],
  roll: (side: string, round: number) => number,
): string | undefined {
  let left = sides;
  for (let round = 1; left.length > 1; round++) {
    if (round > MOST_TIES) throw new Error('The dice never decide who attacks.');
    const rolled = left.map((side) => ({ side, face: roll(side, round) }));
    const best = Math.max(...rolled.map(({ face }) => face));
    left = rolled.filter(({ face }) => face === best).map(({ side }) => side);
  }
  return left[0];
}
