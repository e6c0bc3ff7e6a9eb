/**
 * Deciding: an order meets the rules. What comes out is an action to store, or a refusal; the battle is left as it was.
 */
import * as z from 'zod';
import { DiceError, type DiceSource, RollAwaited, tableDice } from '../dice/index.js';
import type { Battle } from '../position/battle.js';
import type { Change } from '../position/changes.js';
import { readAs } from '../position/complaints.js';
import type { Decision, Json, SideId, System } from '../position/position.js';
import { Act } from './act.js';
import { type Action, changesOf, type Effects, isRefusal, type Order, type Refusal } from './action.js';
import { DICE, facesOf, inHand, keepInHand, misfitOf } from './in-hand.js';
import type { LegalOrder, OrderDefinition, Rulebook } from './rulebook.js';

/** A rulebook that has not come to rest after so many steps never will. */
const MOST_STEPS = 10_000;

/** The order every commander may give at any time: word how to answer in their absence. */
const STANDING_ORDERS = 'standing-orders';

/** Decides an order and leaves the battle as it was. */
export function decide<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
  dice: DiceSource,
): Action<S> | Refusal<S['rule']> {
  const mark = battle.mark();
  try {
    return carryOut(rulebook, battle, by, order, dice);
  } catch (error) {
    return diceRefused(error);
  } finally {
    battle.rollback(mark);
  }
}

/** The commander must mend declared dice that are not the dice the rules ask for. */
function diceRefused(error: unknown): Refusal {
  if (error instanceof DiceError) return { refused: error.code, why: error.message, path: error.path };
  throw error;
}

/** Decides an order and leaves its action made, to be kept or rolled back by the caller; a refusal leaves no trace. */
export function play<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
  dice: DiceSource,
): Action<S> | Refusal<S['rule']> {
  const mark = battle.mark();
  let verdict: Action<S> | Refusal<S['rule']> | undefined;
  try {
    verdict = carryOut(rulebook, battle, by, order, dice);
    return verdict;
  } catch (error) {
    return diceRefused(error);
  } finally {
    if (!verdict || isRefusal(verdict)) battle.rollback(mark);
  }
}

/** Makes a stored action on the battle for good. */
export function settle<S extends System>(battle: Battle<S>, action: Action<S>): void {
  battle.settle([...changesOf(action)]);
}

/** Begins a battle: does what is to be done before anybody is asked for the first time. */
export function open<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  dice: DiceSource,
): Action<S> {
  const mark = battle.mark();
  try {
    return write(rulebook, battle, 'referee', { order: 'open' }, dice, (act) => rulebook.afterEach?.(act));
  } finally {
    battle.rollback(mark);
  }
}

function carryOut<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
  dice: DiceSource,
): Action<S> | Refusal<S['rule']> {
  if (battle.isOver) return notAwaited(battle, by, order);
  if (order.order === STANDING_ORDERS) return leaveWord(rulebook, battle, by, order, dice);
  if (order.order === DICE) return goOn(rulebook, battle, by, order, dice);
  const definition = definitionOf(rulebook, order.order);
  if (!definition) return noSuchOrder(rulebook, order);
  const decision = decisionFor(battle, by, order);
  if (!decision) return notAwaited(battle, by, order);
  const { order: _, ...members } = order;
  const plan = battle.asSeenBy({ side: by }, () => definition.read({ battle, by, decision }, members));
  if (isRefusal(plan)) return plan as Refusal<S['rule']>;
  return write(rulebook, battle, by, order, dice, (act) => {
    act.ask(...battle.position.awaiting.filter((other) => other !== decision));
    definition.perform(act, plan, { by, decision });
    rulebook.afterEach?.(act);
  });
}

export function definitionOf<S extends System>(
  rulebook: Pick<Rulebook<S>, 'orders'>,
  kind: string,
): OrderDefinition<S> | undefined {
  return Object.hasOwn(rulebook.orders, kind) ? rulebook.orders[kind] : undefined;
}

function write<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId | 'referee',
  order: Order,
  dice: DiceSource,
  perform: (act: Act<S>) => void,
): Action<S> {
  const agenda = battle.position.agenda.slice();
  const { awaiting } = battle.position;
  const act = new Act(battle, dice, rulebook);
  const mark = battle.mark();
  dice.watch?.(act);
  battle.table.charts.recorder.forget();
  try {
    perform(act);
    comeToRest(rulebook, act);
    dice.done();
  } catch (awaited) {
    if (!(awaited instanceof RollAwaited) || by === 'referee') throw awaited;
    battle.rollback(mark);
    keepInHand(act, { by, order, awaited });
  }
  return {
    by,
    order,
    rules: rulebook.version,
    dice: dice.source,
    rolls: act.rolls,
    effects: act.effects,
    next: whatIsNext(battle, agenda, awaiting),
  };
}

/** Goes on with the order in hand: the players have thrown the dice that it asks for. */
function goOn<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
  server: DiceSource,
): Action<S> | Refusal<S['rule']> {
  const roll = decisionFor(battle, by, order)?.roll;
  const waiting = inHand(battle);
  if (!roll || !waiting) return notAwaited(battle, by, order);
  const declared = facesOf(order);
  const misfit = misfitOf(roll, declared);
  if (misfit) return misfit;
  const agenda = battle.position.agenda.slice();
  const { awaiting } = battle.position;
  const { rolls, effects, back } = waiting;
  for (const change of back) battle.make(change);
  const thrown = rolls.filter(({ to }) => !to).map(({ dice }) => ({ faces: dice.map(({ face }) => face) }));
  const secret = rolls.filter(({ to }) => to);
  const dice = tableDice([...thrown, ...declared], server, secret);
  const whole = carryOut(rulebook, battle, waiting.by, waiting.order, dice);
  if (isRefusal(whole)) throw new Error(`An order in hand was refused: ${whole.why}`);
  return {
    ...whole,
    by,
    order,
    rolls: whole.rolls.slice(rolls.length),
    effects: whole.effects.slice(effects),
    next: whatIsNext(battle, agenda, awaiting),
  };
}

/** Works off the agenda until somebody has to decide. */
function comeToRest<S extends System>(rulebook: Rulebook<S>, act: Act<S>): void {
  const { position } = act.battle;
  for (let step = 0; position.awaiting.length === 0 && !position.clock.over; step++) {
    const task = position.agenda.at(-1) as S['task'] | undefined;
    if (!task) throw new Error(`${rulebook.system}: the agenda is empty, yet the battle is not over.`);
    if (step > MOST_STEPS) throw new Error(`${rulebook.system}: "${task.task}" never comes to rest.`);
    const handle = rulebook.tasks[task.task as S['task']['task']] as (act: Act<S>, task: S['task']) => void;
    if (!handle) throw new Error(`${rulebook.system}: nobody knows how to do "${task.task}".`);
    const told = act.told;
    handle(act, task);
    if (act.told > told) rulebook.afterEach?.(act);
  }
}

function whatIsNext<S extends System>(
  battle: Battle<S>,
  agendaBefore: readonly S['task'][],
  awaitingBefore: readonly Decision[],
): Change<S>[] {
  const { agenda, awaiting } = battle.position;
  const next: Change<S>[] = [];
  let keep = 0;
  while (keep < agenda.length && agenda[keep] === agendaBefore[keep]) keep++;
  if (keep < agenda.length || keep < agendaBefore.length)
    next.push({ do: 'agenda', keep, push: agenda.slice(keep) });
  if (awaiting !== awaitingBefore) next.push({ do: 'await', decisions: awaiting });
  return next;
}

/** Returns true if the order is legal and all that will come of it follows from what its side sees. */
export function isForeseeable<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
): boolean {
  if (order.order === STANDING_ORDERS) return true;
  const definition = definitionOf(rulebook, order.order);
  const decision = decisionFor(battle, by, order);
  if (!definition || !decision) return false;
  const { foreseeable } = definition;
  if (!foreseeable) return false;
  const { order: _, ...members } = order;
  const eyes = { battle, by, decision };
  return battle.asSeenBy(
    { side: by },
    () => !isRefusal(definition.read(eyes, members)) && foreseeable.call(definition, eyes, members),
  );
}

function decisionFor<S extends System>(battle: Battle<S>, by: SideId, { order }: Order) {
  return battle.position.awaiting.find(({ side, orders }) => side === by && orders.includes(order));
}

export function noSuchOrder<S extends System>(rulebook: Rulebook<S>, order: Order): Refusal {
  const known = Object.keys(rulebook.orders).sort().join(', ');
  return {
    refused: 'UNKNOWN_ORDER',
    why: `${rulebook.title} has no order "${order.order}"; it has: ${known}.`,
  };
}

function notAwaited<S extends System>(battle: Battle<S>, by: SideId, order: Order): Refusal {
  const { awaiting, clock } = battle.position;
  if (clock.over) return { refused: 'BATTLE_OVER', why: `The battle is over: ${clock.over.why}` };
  const mine = awaiting.filter((decision) => decision.side === by);
  if (mine.length > 0) {
    const answers = mine.flatMap((decision) => decision.orders).join(', ');
    return {
      refused: 'NOT_NOW',
      why: `"${order.order}" does not answer the decision awaited; these do: ${answers}.`,
    };
  }
  const others = awaiting.map((decision) => decision.side).join(' and ');
  return { refused: 'NOT_YOUR_DECISION', why: `The battle awaits a decision of ${others}, not of ${by}.` };
}

function leaveWord<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  order: Order,
  dice: DiceSource,
): Action<S> | Refusal {
  if (!battle.position.secrets[by]) return { refused: 'NO_SUCH_SIDE', why: `There is no side "${by}".` };
  if (!rulebook.standing)
    return { refused: 'UNKNOWN_ORDER', why: `${rulebook.title} has no standing orders.` };
  return write(rulebook, battle, by, order, dice, (act) => {
    const standing = (order.rules ?? null) as Json;
    const word = { do: 'secret', side: by, set: { standing } } as Change<S> & { do: 'secret' };
    act.effect('standing-orders', { side: by } as Effects<S>['standing-orders'], {
      changes: [word],
      to: [by],
    });
  });
}

/** Everything a side may order now, from what it can see. */
export function legalOrders<S extends System>(
  rulebook: Rulebook<S>,
  battle: Battle<S>,
  by: SideId,
  kinds?: readonly string[],
): LegalOrder[] {
  if (battle.isOver) return [];
  return battle.asSeenBy({ side: by }, () => {
    const listed: LegalOrder[] = [];
    for (const decision of battle.position.awaiting) {
      if (decision.side !== by) continue;
      for (const kind of decision.orders) {
        if (kinds && !kinds.includes(kind)) continue;
        for (const { members, told } of definitionOf(rulebook, kind)?.list({ battle, by, decision }) ?? [])
          listed.push({ order: { order: kind, ...members }, ...told });
      }
    }
    battle.table.charts.recorder.forget();
    return listed;
  });
}

const diceSchema = z.strictObject({
  faces: z
    .array(z.array(z.int().min(0)).min(1).max(100))
    .min(1)
    .max(100),
});

/** Reads an order from outside: its kind must be known and its members in form. */
export function parseOrder<S extends System>(rulebook: Rulebook<S>, json: unknown): Order | Refusal {
  if (typeof json !== 'object' || json === null || typeof (json as Order).order !== 'string')
    return {
      refused: 'MALFORMED_ORDER',
      why: 'An order is an object whose member "order" names its kind.',
      path: '$',
    };
  const { order, ...members } = json as Order;
  if (order === STANDING_ORDERS) return parseStandingOrders(rulebook, members);
  if (order === DICE) return parseMembers(order, members, diceSchema);
  const definition = definitionOf(rulebook, order);
  if (!definition) return noSuchOrder(rulebook, json as Order);
  return parseMembers(order, members, definition.schema);
}

/** `rules: null` takes the standing orders back. */
function parseStandingOrders<S extends System>(
  { title, standingSchema }: Rulebook<S>,
  { rules }: Omit<Order, 'order'>,
): Order | Refusal {
  if (!standingSchema) return { refused: 'UNKNOWN_ORDER', why: `${title} has no standing orders.` };
  if (rules === null) return { order: STANDING_ORDERS, rules };
  const parsed = parseMembers(STANDING_ORDERS, rules ?? {}, standingSchema);
  if (isRefusal(parsed)) return { ...parsed, path: parsed.path?.replace('$', '$.rules') };
  const { order, ...read } = parsed;
  return { order, rules: read };
}

function parseMembers(order: string, members: unknown, schema: z.ZodType): Order | Refusal {
  const read = readAs(schema, members);
  if (read.ok) return { order, ...(read.value as object) };
  const [{ path, message }] = read.wrong;
  const place = path.map(String);
  const why = `${[order, ...place].join('.')} ${message}.`;
  return { refused: 'MALFORMED_ORDER', why, path: ['$', ...place].join('.') };
}
