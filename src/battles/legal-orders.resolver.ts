/** What a side may order now: everything at once or page by page, all of it or what is asked for. */
import { ResolveField, Resolver } from '@nestjs/graphql';
import {
  type ApiContext,
  ApiError,
  type BattleResolvers,
  connectionOf,
  type OrderInput,
  page,
} from '../api/index.js';
import { breathing } from '../breath/index.js';
import { Lab, Library } from '../library/index.js';
import type { Rulebook } from '../rules-core/kernel/decide/rulebook.js';
import type { Distribution } from '../rules-core/kernel/lab/lab.js';
import type { LabProblem, LabResult } from '../rules-core/kernel/lab/lab-form.js';
import { type ListedOrder, listing, type OrderFilter } from '../rules-core/kernel/views/listing.js';
import { Workshop } from '../workshop/index.js';
import { type BattleView, mustBeASide, mustBeAUnit } from './battle-view.js';
import { GameSystems } from './game-systems.js';
import { BattleHistory } from './history.js';
import type { LiveBattle } from './live-battle.js';
import { LiveBattles } from './live-battles.js';
import { orderOf, placeIn, typedOf } from './typed-orders.js';

type Fields = Pick<Required<BattleResolvers>, 'legalOrders' | 'legalOrderPage' | 'odds'>;

interface Asked {
  readonly side?: string | null;
  readonly filter?: {
    readonly kinds?: readonly string[] | null;
    readonly unit?: string | null;
    readonly at?: string | null;
  } | null;
}

interface Listed {
  readonly place: number;
  readonly order: ListedOrder;
  readonly live: LiveBattle;
}

@Resolver('Battle')
export class LegalOrdersResolver implements Fields {
  constructor(
    private readonly battles: LiveBattles,
    private readonly history: BattleHistory,
    private readonly systems: GameSystems,
    private readonly lab: Lab,
    private readonly library: Library,
    private readonly workshop: Workshop,
  ) {}

  @ResolveField()
  async legalOrders(view: BattleView, asked: Asked, context: ApiContext) {
    const shown = [];
    for await (const one of breathing(await this.listed(view, asked, context))) shown.push(this.shown(one));
    return shown;
  }

  @ResolveField()
  async legalOrderPage(
    view: BattleView,
    asked: Asked & { first: number; after?: string | null },
    context: ApiContext,
  ) {
    const wanted = page(asked, ['number', 'number']);
    const listed = await this.listed(view, asked, context);
    if (wanted.after && wanted.after[0] !== view.version)
      throw new ApiError(
        'BAD_USER_INPUT',
        `This cursor is of version ${wanted.after[0]}, and the battle is at ${view.version}. Start again without "after".`,
      );
    const cursorOf = ({ place }: { place: number }) => [view.version, place];
    const shown = connectionOf(listed, wanted, cursorOf, (one) => this.shown(one));
    return { ...shown, total: listed.length };
  }

  @ResolveField()
  async odds(view: BattleView, asked: { order: OrderInput; side?: string | null }, context: ApiContext) {
    const by = await sideAsked(view, asked.side);
    const { campaign, battle, system } = view.row;
    const known = this.systems.of(system);
    const read = orderOf(
      asked.order as Readonly<Record<string, unknown>>,
      known.rulebook,
      this.systems.forms(known),
    );
    if ('problem' in read) throw new ApiError(read.code, read.problem, { path: ['order', ...read.path] });
    const { position } = await this.history.at(campaign, battle, view.version, { side: by });
    const steps = [{ by, order: read.order, dice: 'all' }];
    const result = JSON.parse(await this.lab.run({ system, position, steps }, context)) as LabResult;
    const [problem] = result.problems;
    if (problem) throw refused(problem, asked.order);
    return shownOdds(result.steps.at(-1)?.odds as Distribution);
  }

  private async listed(view: BattleView, asked: Asked, context: ApiContext) {
    const side = await sideAsked(view, asked.side);
    const live = await this.atLatest(view);
    if (!live) return [];
    const { rulebook } = live.system;
    const filter = filterOf(asked, rulebook);
    if (filter.unit !== undefined) mustBeAUnit(filter.unit, (await view.position()).units);
    const orders = isLarge(live)
      ? await this.listedAside(live, side, filter, context)
      : listing(rulebook, live.battle, side, filter);
    return orders.map((order, place): Listed => ({ place, order, live }));
  }

  /** On a large map, and with many units, a look around takes longer than others should wait. */
  private async listedAside({ battle }: LiveBattle, side: string, filter: OrderFilter, context: ApiContext) {
    const position = JSON.stringify(battle.position);
    const shelf = await this.library.texts(battle.position);
    const limits = { seconds: LIST_SECONDS, foreseen: LIST_COST };
    const texts = await this.workshop.doFor(context, 'list', { position, shelf, side, filter }, limits);
    const orders: ListedOrder[] = [];
    for await (const text of breathing(texts)) orders.push(...(JSON.parse(text) as ListedOrder[]));
    return orders;
  }

  /** Orders are given to the battle as it stands: earlier versions list nothing. */
  private async atLatest({ row, version, latest }: BattleView): Promise<LiveBattle | undefined> {
    if (version !== latest) return undefined;
    const live = await this.battles.reached(row.campaign, row.battle, version);
    return live?.version === version ? live : undefined;
  }

  private shown({ order: listed, live: { system } }: Listed) {
    const { order, cost, reasons = [], says, units, at, places, targets } = listed;
    return {
      kind: order.order,
      order,
      typed: typedOf(order, system.rulebook.system, this.systems.forms(system)),
      unit: units[0] ?? null,
      units: [...units],
      at: at ?? null,
      places: [...places],
      targets: [...targets],
      cost: cost ?? null,
      reasons: reasons.map((reason) => ({ says: reason.says, cites: [...reason.cites] })),
      says,
    };
  }
}

const LIST_SECONDS = 10;
/** What the schema says that a list costs. */
const LIST_COST = 50;
const LARGE_HEXES = 500;
const LARGE_UNITS = 60;

const isLarge = ({ battle: { table, position } }: LiveBattle): boolean =>
  table.map.hexes.length > LARGE_HEXES || Object.keys(position.units).length > LARGE_UNITS;

const ORDER_PATH = '$.steps[0].order';

function refused({ code, message, path, cites }: LabProblem, order: OrderInput): ApiError {
  const member = path.startsWith(`${ORDER_PATH}.`) ? placeIn(order, path.slice(ORDER_PATH.length)) : [];
  return new ApiError(code, message, { path: ['order', ...member], rule: cites?.[0] ?? null });
}

function shownOdds({ total, chances, estimated }: Distribution) {
  const shown = chances.map((chance) => ({
    ...chance,
    probability: Number((BigInt(chance.cases) * 1_000_000n) / BigInt(total)) / 1_000_000,
  }));
  return { total, chances: shown, estimated: estimated ?? false };
}

/** A commander asks for their own side, a referee for any. */
async function sideAsked(view: BattleView, asked: string | null | undefined): Promise<string> {
  const own = view.standing.side;
  const side = own ?? asked;
  if (side == null) throw new ApiError('BAD_USER_INPUT', 'Say for which "side" the orders are to be listed.');
  if (asked != null) mustBeASide(asked, (await view.position()).sides);
  if (asked != null && asked !== side)
    throw new ApiError('NOT_ALLOWED', `You command "${side}": only its own orders are listed for you.`);
  mustBeASide(side, (await view.position()).sides);
  return side;
}

function filterOf({ filter }: Asked, { orders, title }: Rulebook): OrderFilter {
  const { kinds, unit, at } = filter ?? {};
  const unknown = kinds?.find((kind) => !Object.hasOwn(orders, kind));
  if (unknown !== undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      `${title} has no order "${unknown}"; it has: ${Object.keys(orders).sort().join(', ')}.`,
    );
  return { ...(kinds && { kinds }), ...(unit != null && { unit }), ...(at != null && { at }) };
}
