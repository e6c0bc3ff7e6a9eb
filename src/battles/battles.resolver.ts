import { setTimeout as sleep } from 'node:timers/promises';
import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  type ApiContext,
  ApiError,
  type BattleResolvers,
  battleId,
  type CampaignResolvers,
  campaignId,
  connection,
  connectionOf,
  noSuch,
  page,
  type QueryResolvers,
  type Standing,
} from '../api/index.js';
import { CampaignStates, type CampaignView } from '../campaigns/index.js';
import type { Viewer } from '../rules-core/kernel/position/battle.js';
import type { AwaitedRoll, Clock, Decision, Position, Unit } from '../rules-core/kernel/position/position.js';
import { hexOf } from '../rules-core/kernel/position/position.js';
import { effectKinds } from '../rules-core/kernel/views/explain.js';
import type { BattleRow } from './battle-table.js';
import { BattleTable } from './battle-table.js';
import {
  type ActionView,
  type BattleView,
  battleView,
  mustBeASide,
  mustBeAUnit,
  standingIn,
  standingTo,
  type UnitView,
  untilOf,
  viewerOf,
} from './battle-view.js';
import { shownDice } from './dice-seeds.js';
import { GameSystems } from './game-systems.js';
import { BattleHistory, type TurnMoment } from './history.js';
import { WhoseBattles } from './whose-battles.js';

type Paged = { first: number; after?: string | null };

const PATIENCE_MS = 2_000;
const LOOK_AGAIN_MS = 50;

@Resolver()
export class BattleQueries implements Pick<Required<QueryResolvers>, 'battle'> {
  constructor(
    private readonly table: BattleTable,
    private readonly history: BattleHistory,
    private readonly whose: WhoseBattles,
  ) {}

  @Query()
  async battle(
    _: unknown,
    asked: Parameters<Required<QueryResolvers>['battle']>[1],
    context: ApiContext,
  ): Promise<BattleView | null> {
    const id = battleId.decode(asked.id);
    const row = id && (await this.table.find(id.campaign, id.local));
    if (!row) throw noSuch('battle');
    const standing = await standingTo(context, row);
    if (!(await this.whose.mayKnow(standing, row))) throw noSuch('battle');
    const latest = await this.reached(row, untilOf(standing), asked.minVersion ?? 0);
    if (latest === 0) throw noSuch('battle'); // An observer does not know of it yet.
    if (!(await this.isStillOver(row, context))) throw noSuch('battle');
    const version = await this.versionAt(row, latest, asked.at);
    const view = battleView(
      row,
      standing,
      version,
      latest,
      this.history,
      viewerThrough(standing, asked.eyes),
    );
    if (asked.eyes != null) mustBeASide(asked.eyes, (await view.position()).sides);
    return view;
  }

  /** What has happened since its end was taken back is not for strangers. */
  private async isStillOver(
    { campaign, battle, closedAt }: BattleRow,
    context: ApiContext,
  ): Promise<boolean> {
    if (await context.standing(campaign)) return true;
    const now = await this.table.find(campaign, battle);
    return closedAt?.getTime() === now?.closedAt?.getTime();
  }

  private async versionAt(
    row: BattleRow,
    latest: number,
    at: Parameters<Required<QueryResolvers>['battle']>[1]['at'],
  ): Promise<number> {
    const version = at?.turn ? await this.versionOfTurn(row, latest, at.turn) : (at?.version ?? latest);
    if (version >= 1 && version <= latest) return version;
    throw new ApiError(
      'BAD_USER_INPUT',
      `The battle has versions 1 to ${latest}; ${version} is none of them.`,
    );
  }

  private async versionOfTurn(
    { campaign, battle }: BattleRow,
    latest: number,
    moment: TurnMoment,
  ): Promise<number> {
    const version = await this.history.beginningOf(campaign, battle, latest, moment);
    if (version !== undefined) return version;
    const phase = moment.phase ? `phase "${moment.phase}" of ` : '';
    throw new ApiError('BAD_USER_INPUT', `The battle has not come to ${phase}turn ${moment.turn}.`);
  }

  /** Where the battle stands for this viewer, once it stands at least there. */
  private async reached(
    { campaign, battle }: BattleRow,
    until: Date | undefined,
    least: number,
  ): Promise<number> {
    for (const end = Date.now() + PATIENCE_MS; ; await sleep(LOOK_AGAIN_MS)) {
      const version = await this.history.version(campaign, battle, until);
      if (version >= least) return version;
      if (Date.now() > end)
        throw new ApiError('NOT_YET', `The battle is at version ${version} and has not reached ${least}.`, {
          version,
        });
    }
  }
}

/** A viewer who sees everything may look through the eyes of one side; a commander only through their own. */
function viewerThrough(standing: Standing, eyes: string | null | undefined): Viewer {
  const own = viewerOf(standing);
  if (eyes == null || (typeof own === 'object' && own.side === eyes)) return own;
  if (own === 'referee') return { side: eyes };
  throw new ApiError(
    'NOT_ALLOWED',
    'Only those who see everything may choose through whose eyes. Leave "eyes" out.',
  );
}

@Resolver('Campaign')
export class CampaignBattlesResolver implements Pick<Required<CampaignResolvers>, 'battles'> {
  constructor(
    private readonly table: BattleTable,
    private readonly history: BattleHistory,
    private readonly whose: WhoseBattles,
  ) {}

  @ResolveField()
  async battles(view: CampaignView, args: Paged & { open?: boolean | null }, context: ApiContext) {
    const asked = page(args, ['uuid']);
    const standing = await standingIn(context, view.campaignId);
    const last = asked.after && (await this.table.find(view.campaignId, String(asked.after[0])));
    const rows = await this.table.list(view.campaignId, {
      first: asked.first + 1,
      until: view.position,
      open: args.open ?? null,
      lines: await this.whose.linesFor(standing),
      ...(last && { after: last.openedPosition }),
    });
    const known = await Promise.all(
      rows.map(async (row) => ({
        row,
        version: await this.history.versionAt(row.campaign, row.battle, view.position),
      })),
    );
    return connection(
      known,
      asked.first,
      ({ row }) => [row.battle],
      ({ row, version }) => battleView(row, standing, version, version, this.history),
    );
  }
}

/** What may be ordered is told by `legal-orders.resolver.ts`, the board by the pictures. */
type Fields = Omit<
  Required<BattleResolvers>,
  | '__isTypeOf'
  | 'legalOrders'
  | 'legalOrderPage'
  | 'odds'
  | 'board'
  | 'orderOfBattle'
  | 'briefing'
  | 'afterActionReport'
>;

@Resolver('Battle')
export class BattleResolver implements Fields {
  constructor(
    private readonly history: BattleHistory,
    private readonly table: BattleTable,
    private readonly systems: GameSystems,
    private readonly campaigns: CampaignStates,
  ) {}

  @ResolveField()
  async published({ row }: BattleView) {
    const found = await this.campaigns.recent(row.campaign);
    return found?.state.published?.includes(row.battle) ?? false;
  }

  @ResolveField()
  id({ row }: BattleView) {
    return battleId.encode(row.campaign, row.battle);
  }

  @ResolveField()
  campaignId({ row }: BattleView) {
    return campaignId.encode(row.campaign);
  }

  @ResolveField()
  name({ row }: BattleView) {
    return row.name;
  }

  @ResolveField()
  system({ row }: BattleView) {
    return row.system;
  }

  @ResolveField()
  async rules(view: BattleView) {
    return (await view.position()).rules;
  }

  @ResolveField()
  mode({ row }: BattleView) {
    return row.mode;
  }

  @ResolveField()
  version({ version }: BattleView) {
    return version;
  }

  @ResolveField()
  openedAt({ row }: BattleView) {
    return row.openedAt;
  }

  @ResolveField()
  async closedAt(view: BattleView) {
    if (!(await view.position()).clock.over) return null;
    return view.row.closedAt ?? (await this.table.find(view.row.campaign, view.row.battle))?.closedAt ?? null;
  }

  @ResolveField()
  async clock(view: BattleView) {
    const {
      turn,
      phase,
      active,
      over: _,
      ...more
    } = (await view.position()).clock as Clock & Record<string, unknown>;
    return { turn, phase, active: active ?? null, more };
  }

  @ResolveField()
  async outcome(view: BattleView) {
    const { over } = (await view.position()).clock;
    return over ? { winner: over.winner ?? null, why: over.why } : null;
  }

  @ResolveField()
  async awaiting(view: BattleView) {
    return (await view.position()).awaiting.map(shownDecision);
  }

  @ResolveField()
  async sides(view: BattleView) {
    const position = await view.position();
    return Object.keys(position.sides)
      .sort()
      .map((key) => shownSide(position, key, view));
  }

  @ResolveField()
  async units(
    view: BattleView,
    args: Paged & { filter?: { side?: string | null; at?: string | null } | null },
  ) {
    const { units, sides } = await view.position();
    if (args.filter?.side != null) mustBeASide(args.filter.side, sides);
    const wanted = Object.values(units)
      .filter((unit) => isWanted(unit, args.filter ?? {}))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const shown = unitViews(view.row.system, sides);
    return connectionOf(wanted, page(args, ['string']), (unit) => [unit.id], shown);
  }

  @ResolveField()
  async unit(view: BattleView, { id }: { id: string }) {
    const { units, sides } = await view.position();
    mustBeAUnit(id, units);
    return unitViews(view.row.system, sides)(units[id] as Unit);
  }

  @ResolveField()
  async locations(view: BattleView) {
    const { locations } = await view.position();
    return Object.keys(locations)
      .sort()
      .map((at) => ({ at, attributes: locations[at] as object, system: view.row.system }));
  }

  @ResolveField()
  position(view: BattleView) {
    return view.position();
  }

  @ResolveField()
  async map(view: BattleView) {
    return (await view.position()).map;
  }

  @ResolveField()
  async actions(
    view: BattleView,
    args: Paged & { filter?: Parameters<Fields['actions'] & object>[1]['filter'] },
  ) {
    const asked = page(args, ['number']);
    const after = asked.after ? Number(asked.after[0]) : 1;
    const { campaign, battle, system } = view.row;
    this.refuseUnknownEffects(system, args.filter?.effects ?? []);
    const range = { after, until: view.version, first: asked.first, filter: args.filter ?? {} };
    const { events, lookedAt } = await this.history.actions(campaign, battle, range, view.viewer);
    if (events.length === 0) await this.mustBeTold(view, args.filter?.unit);
    const shown = connection(
      events,
      asked.first,
      (event) => [event.version],
      (event): ActionView => ({ ...event, campaign, system }),
    );
    // A filter may have looked in vain: the cursor says how far, so that the client can go on from there.
    const endCursor = Buffer.from(JSON.stringify([lookedAt])).toString('base64url');
    return { ...shown, pageInfo: { hasNextPage: lookedAt < view.version, endCursor } };
  }

  /** A unit that is not there for the viewer now may have left the battle: then something tells of it. */
  private async mustBeTold(view: BattleView, unit: string | null | undefined): Promise<void> {
    if (unit == null || Object.hasOwn((await view.position()).units, unit)) return;
    const { campaign, battle } = view.row;
    const range = { after: 1, until: view.version, first: 1, filter: { unit } };
    const { events, lookedAt } = await this.history.actions(campaign, battle, range, view.viewer);
    if (events.length === 0 && lookedAt >= view.version) throw noSuch('unit');
  }

  private refuseUnknownEffects(system: string, kinds: readonly string[]): void {
    if (kinds.length === 0) return;
    const { rulebook } = this.systems.of(system);
    const known = effectKinds(rulebook);
    const unknown = kinds.find((kind) => !known.includes(kind));
    if (unknown !== undefined)
      throw new ApiError(
        'BAD_USER_INPUT',
        `${rulebook.title} has no effect "${unknown}". Ask for \`rulebook(system: "${system}") { effects }\`: it lists them all.`,
      );
  }

  @ResolveField()
  async diff(view: BattleView, { from, to }: { from: number; to: number }) {
    for (const version of [from, to])
      if (version < 1 || version > view.version)
        throw new ApiError(
          'BAD_USER_INPUT',
          `The battle has versions 1 to ${view.version}; ${version} is none of them.`,
        );
    const { campaign, battle } = view.row;
    return { from, to, changes: await this.history.diff(campaign, battle, from, to, view.viewer) };
  }

  @ResolveField()
  async dice(view: BattleView) {
    const { campaign, battle } = view.row;
    const kept = await this.table.seeds.of(campaign, battle);
    const isOver = (await view.position()).clock.over !== undefined;
    return shownDice(kept, view.version, isOver);
  }

  @ResolveField()
  async undoRequest(view: BattleView) {
    const request = await this.table.undoRequest(view.row.campaign, view.row.battle);
    return request && request.version === view.version ? request : null;
  }
}

function shownDecision({ side, kind, orders, about, roll }: Decision) {
  return { side, kind, orders: [...orders], roll: roll ? shownRoll(roll) : null, about: about ?? null };
}

const shownRoll = ({ for: purpose, dice }: AwaitedRoll) => ({
  purpose,
  dice: dice.map((die) => ({ ...die })),
});

function shownSide(position: Position, key: string, { viewer }: BattleView) {
  const { name, ...attributes } = position.sides[key] as Position['sides'][string];
  const knows = viewer === 'referee' || (viewer !== 'public' && viewer.side === key);
  return { key, name, attributes, secrets: knows ? position.secrets[key] : null };
}

function unitViews(system: string, sides: Position['sides']): (unit: Unit) => UnitView {
  const keys = Object.keys(sides).sort();
  return (unit) => {
    const { id, side, name, at, hidden, ...attributes } = unit;
    const shown = { id, side, name, at: at ?? null, hidden: hidden ?? false, attributes };
    return { ...shown, unit, system, place: keys.indexOf(side) };
  };
}

function isWanted(unit: Unit, { side, at }: { side?: string | null; at?: string | null }): boolean {
  if (side != null && unit.side !== side) return false;
  return at == null || unit.at === at || (unit.at !== undefined && hexOf(unit.at) === at);
}
