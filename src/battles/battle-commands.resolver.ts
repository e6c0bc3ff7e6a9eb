import { Mutation, Resolver } from '@nestjs/graphql';
import * as z from 'zod';
import {
  type ApiContext,
  appendProblem,
  battleId,
  campaignId,
  checked,
  conflict,
  displayText,
  idempotencyKey,
  invalidInput,
  longText,
  type MutationResolvers,
  notFound,
} from '../api/index.js';
import { CampaignStates } from '../campaigns/index.js';
import { Library, libraryItemId } from '../library/index.js';
import type { Refusal } from '../rules-core/kernel/decide/action.js';
import type { BattleRow } from './battle-table.js';
import { battleView, personOf, standingIn, viewerOf } from './battle-view.js';
import { type BattleCommand, type BattleResult, Battles, type By } from './battles.js';
import { commandId } from './command-id.js';
import { GameSystems } from './game-systems.js';
import { BattleHistory } from './history.js';
import { LiveBattles } from './live-battles.js';
import { Orders, type OrdersResult } from './orders.js';
import { seenEvents } from './seen-events.js';
import { orderOf, placeIn, stepsOf } from './typed-orders.js';
import { WhoseBattles } from './whose-battles.js';

type Commands = 'openBattle' | 'issueOrders' | 'undo' | 'answerUndo' | 'rule';
type Asked<Name extends Commands> = Parameters<Required<MutationResolvers>[Name]>[1];
type Place = { campaign: string; battle: string };

interface Found {
  readonly place: Place;
  readonly row: BattleRow;
  readonly sides: readonly string[];
}

const reason = longText(500);
const openShape = z.object({
  idempotencyKey,
  campaignId: z.string(),
  name: displayText(120),
  mode: z.enum(['RECORD', 'ASSIST', 'ENFORCE']),
});
const ordersShape = z.object({
  idempotencyKey,
  battleId: z.string(),
  side: z.string().nullish(),
  orders: z
    .array(z.record(z.string(), z.unknown()))
    .min(1, 'needs at least one order')
    .max(50, 'holds more than 50 orders'),
});
const undoShape = z.object({
  idempotencyKey,
  toVersion: z.number().int().min(1),
  why: reason.nullish(),
  side: z.string().nullish(),
});
const ruleShape = z.object({
  idempotencyKey,
  changes: z.array(z.unknown()),
  why: reason.min(1, 'must say why'),
});

@Resolver()
export class BattleCommands implements Pick<Required<MutationResolvers>, Commands> {
  constructor(
    private readonly commands: Battles,
    private readonly orders: Orders,
    private readonly battles: LiveBattles,
    private readonly history: BattleHistory,
    private readonly campaigns: CampaignStates,
    private readonly systems: GameSystems,
    private readonly library: Library,
    private readonly whose: WhoseBattles,
  ) {}

  @Mutation()
  async openBattle(_: unknown, { input }: Asked<'openBattle'>, context: ApiContext) {
    const read = checked(openShape, input);
    if (read.problem) return read.problem;
    const campaign = campaignId.decode(input.campaignId);
    const found = campaign && (await this.campaigns.at(campaign));
    if (!found) return notFound('campaign', ['campaignId']);
    const actor = personOf(context.viewer);
    const command = commandOf(
      'openBattle',
      input,
      { campaign, battle: commandId(campaign, actor, input.idempotencyKey) },
      actor,
    );
    const { name, mode } = read.value;
    const start = await this.startOf(input.start);
    if ('__typename' in start) return start;
    const sides = found.state.sides.map(({ key }) => key);
    const result = await this.commands.open({ ...command, name, mode, ...start, sides, customer: context });
    return this.answered('BattleOpened', result, command, context);
  }

  /** A scenario is looked up; what it says is checked when the battle is opened. */
  private async startOf({ position, scenario, house, library }: Asked<'openBattle'>['input']['start']) {
    if (position != null) return { position };
    if (scenario != null) return { scenario };
    if (house != null) {
      const found = this.systems.find(house.system)?.scenarios[house.name];
      return found === undefined ? notFound('scenario', ['start', 'house', 'name']) : { scenario: found };
    }
    const id = libraryItemId.decode(library ?? '');
    const item = id === null ? undefined : await this.library.table.find(id);
    return item?.kind === 'SCENARIO'
      ? { scenario: item.document }
      : notFound('scenario', ['start', 'library']);
  }

  @Mutation()
  async issueOrders(_: unknown, { input }: Asked<'issueOrders'>, context: ApiContext) {
    const read = checked(ordersShape, input);
    if (read.problem) return read.problem;
    const found = await this.found(context, input.battleId);
    if (!found) return notFound('battle', ['battleId']);
    const { place, row } = found;
    const side = await this.sideFor(context, found, input.side);
    if (typeof side !== 'string' || side === 'referee')
      return typeof side === 'string' ? invalidInput('Say for which side these orders are.', ['side']) : side;
    if (row.mode === 'RECORD')
      return invalidInput(
        'This battle is only reported: give its result instead of orders.',
        ['battleId'],
        'MODE_RECORD',
      );
    if (row.mode === 'ENFORCE' && input.dice)
      return invalidInput('The server rolls the dice of this battle.', ['dice'], 'SERVER_DICE');
    const orders = this.ordersIn(read.value.orders, row.system);
    if (!Array.isArray(orders)) return orders;
    const result = await this.orders.issue({
      ...commandOf('issueOrders', input, place, personOf(context.viewer)),
      side,
      orders,
      policy: input.policy,
      ...(input.expectedVersion != null && { expectedVersion: input.expectedVersion }),
      ...(input.dice && { dice: input.dice }),
    });
    return this.ordersAnswered(result, place, { system: row.system, orders: input.orders }, context);
  }

  @Mutation()
  async undo(_: unknown, { input }: Asked<'undo'>, context: ApiContext) {
    const read = checked(undoShape, input);
    if (read.problem) return read.problem;
    const found = await this.found(context, input.battleId);
    if (!found) return notFound('battle', ['battleId']);
    const { place } = found;
    const by = await this.sideFor(context, found, input.side);
    if (typeof by !== 'string') return by;
    const command = commandOf('undo', input, place, personOf(context.viewer));
    const result = await this.commands.undo({
      ...command,
      by,
      toVersion: input.toVersion,
      why: input.why ?? undefined,
    });
    return this.answered(result.asked ? 'UndoAsked' : 'ActionsUndone', result, command, context);
  }

  @Mutation()
  async answerUndo(_: unknown, { input }: Asked<'answerUndo'>, context: ApiContext) {
    const found = await this.found(context, input.battleId);
    if (!found) return notFound('battle', ['battleId']);
    const { place } = found;
    const by = await this.sideFor(context, found, null);
    if (typeof by !== 'string') return by;
    const command = commandOf('answerUndo', input, place, personOf(context.viewer));
    const result = await this.commands.answerUndo({ ...command, by, consent: input.consent });
    return this.answered(result.asked ? 'UndoDeclined' : 'ActionsUndone', result, command, context);
  }

  @Mutation()
  async rule(_: unknown, { input }: Asked<'rule'>, context: ApiContext) {
    const read = checked(ruleShape, input);
    if (read.problem) return read.problem;
    const place = placeOf(input.battleId);
    if (!place) return notFound('battle', ['battleId']);
    const command = commandOf('rule', input, place, personOf(context.viewer));
    const expectedVersion = input.expectedVersion ?? undefined;
    const result = await this.commands.rule({
      ...command,
      changes: input.changes,
      why: input.why,
      expectedVersion,
    });
    return this.answered('RulingMade', result, command, context);
  }

  /** JSON as it is; a typed order by the form that its rulebook declares. */
  private ordersIn(orders: readonly Record<string, unknown>[], system: string) {
    const known = this.systems.of(system);
    const read: unknown[] = [];
    for (const [i, input] of orders.entries()) {
      const order = orderOf(input, known.rulebook, this.systems.forms(known));
      if ('problem' in order)
        return invalidInput(order.problem, ['orders', String(i), ...order.path], order.code);
      read.push(order.order);
    }
    return read;
  }

  /** The battle, if the person who gives the command may know of it. */
  private async found(context: ApiContext, id: string): Promise<Found | undefined> {
    const place = placeOf(id);
    const live = place && (await this.battles.find(place.campaign, place.battle));
    if (!live) return undefined;
    const { row, battle } = live;
    const mayKnow = await this.whose.mayKnow(await standingIn(context, place.campaign), row);
    return mayKnow ? { place, row, sides: battle.sideIds() } : undefined;
  }

  /** The side that gives the command: a commander's own; for the referee a side of their choice, or none. */
  private async sideFor(
    context: ApiContext,
    { place: { campaign }, sides }: Found,
    asked: string | null | undefined,
  ): Promise<By | ReturnType<typeof invalidInput> | ReturnType<typeof notFound>> {
    if (asked != null && !sides.includes(asked)) {
      const message = `This battle has no side "${asked}"; it has: ${[...sides].sort().join(', ')}.`;
      return { ...notFound('side', ['side']), message };
    }
    const { role, side } = await standingIn(context, campaign);
    if (role === 'REFEREE') return asked ?? 'referee';
    if (asked != null && asked !== side)
      return invalidInput(`You command "${side}" and order for no other side.`, ['side']);
    return side as string;
  }

  private async answered<Name extends string>(
    typename: Name,
    result: BattleResult,
    place: Place,
    context: ApiContext,
  ) {
    if (result.outcome === 'trouble') return invalidInput(result.message, [...result.path], result.code);
    if (result.outcome === 'no-battle') return notFound('battle', ['battleId']);
    if (result.outcome === 'moved-on') return movedOn(result.version);
    if (result.outcome !== 'appended' && result.outcome !== 'replayed') return appendProblem(result);
    const replayed = result.outcome === 'replayed';
    return {
      __typename: typename,
      position: result.position,
      replayed,
      battle: await this.view(place, replayed, context),
    };
  }

  private async ordersAnswered(
    result: OrdersResult,
    place: Place,
    given: { readonly system: string; readonly orders: readonly unknown[] },
    context: ApiContext,
  ) {
    if (result.outcome === 'no-battle') return notFound('battle', ['battleId']);
    if (result.outcome === 'moved-on') return movedOn(result.version);
    if (result.outcome === 'refused') return orderRefused(result.refusal, given);
    if (result.outcome !== 'issued') return appendProblem(result);
    const { after, until, position, replayed, accepted, refusal, diceLeft = [] } = result;
    const viewer = viewerOf(await standingIn(context, place.campaign));
    const actions = await seenEvents(this.battles, this.history, place, { after, until }, viewer);
    return {
      __typename: 'OrdersIssued' as const,
      position,
      replayed,
      accepted,
      battle: await this.view(place, replayed, context),
      actions,
      refusal: refusal ? orderRefused(refusal, given) : null,
      diceLeft: diceLeft.map((faces) => [...faces]),
    };
  }

  /** The battle as it stands. What another process carried out may be news to this one. */
  private async view({ campaign, battle }: Place, replayed: boolean, context: ApiContext) {
    const live = await (replayed
      ? this.battles.current(campaign, battle)
      : this.battles.find(campaign, battle));
    if (!live) throw new Error(`Battle ${battle} was just written and is not there.`);
    return battleView(
      live.row,
      await standingIn(context, campaign),
      live.version,
      live.version,
      this.history,
    );
  }
}

function placeOf(id: string): Place | undefined {
  const found = battleId.decode(id);
  return found ? { campaign: found.campaign, battle: found.local } : undefined;
}

function commandOf(
  name: string,
  input: { idempotencyKey: string },
  place: Place,
  actor: string,
): BattleCommand {
  const { idempotencyKey: key, ...asked } = input;
  return { ...place, actor, key, request: [name, asked] };
}

function movedOn(version: number) {
  return conflict(`The battle has moved on to version ${version}. Look again, then order again.`, null);
}

function orderRefused(
  { refused, why, cites = [], path }: Refusal,
  { system, orders }: { readonly system: string; readonly orders: readonly unknown[] },
) {
  return {
    __typename: 'OrderRefused' as const,
    code: refused,
    message: why,
    rule: cites[0] ?? null,
    path: path === undefined ? null : placeInOrders(path, orders),
    retryable: false,
    cites: cites.map((rule) => ({ system, rule })),
  };
}

/** `orders.1.$.path[2]` as the input has it: `orders`, `1`, `aslsk`, `move`, `path`, `2`. */
function placeInOrders(path: string, orders: readonly unknown[]): string[] {
  const [, nth, member] = /^orders\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  if (nth === undefined) return stepsOf(path);
  return ['orders', nth, ...placeIn(orders[Number(nth)], member ?? '')];
}
