/** A battle as somebody sees it: who looks, which version, and the position redacted for that viewer. */
import {
  type ApiContext,
  ApiError,
  noSuch,
  nothingThere,
  type RequestViewer,
  type Standing,
} from '../api/index.js';
import type { Viewer } from '../rules-core/kernel/position/battle.js';
import type { Position, Unit } from '../rules-core/kernel/position/position.js';
import type { BattleRow } from './battle-table.js';
import type { BattleHistory, SeenEvent } from './history.js';

export interface BattleView {
  /** For fields that only some roles may see. */
  readonly campaignId: string;
  readonly row: BattleRow;
  readonly standing: Standing;
  readonly viewer: Viewer;
  readonly version: number;
  /** The last version that this viewer may look at: an observer is kept behind. */
  readonly latest: number;
  position(): Promise<Position>;
}

/** An action on its way to a client. */
export interface ActionView extends SeenEvent {
  readonly campaign: string;
  readonly system: string;
}

/** A unit on its way to a client. */
export interface UnitView {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly at: string | null;
  readonly hidden: boolean;
  readonly attributes: object;
  readonly unit: Unit;
  readonly system: string;
  /** The place of its side among the sides of the battle. */
  readonly place: number;
}

/** The marks of a location on their way to a client. */
export interface LocationView {
  readonly at: string;
  readonly attributes: object;
  readonly system: string;
}

/** What somebody may know of a battle follows from their role in its campaign. */
export function viewerOf({ role, side }: Standing): Viewer {
  if (role === 'REFEREE' || role === 'PUBLIC') return 'referee'; // PUBLIC: the campaign is declassified
  return role === 'COMMANDER' && side !== null ? { side } : 'public';
}

/** An observer with a delay sees the battle as it was then. */
export function untilOf({ delaySeconds }: Standing): Date | undefined {
  return delaySeconds > 0 ? new Date(Date.now() - delaySeconds * 1000) : undefined;
}

export function battleView(
  row: BattleRow,
  standing: Standing,
  version: number,
  latest: number,
  history: BattleHistory,
  viewer: Viewer = viewerOf(standing),
): BattleView {
  let position: Promise<Position> | undefined;
  return {
    campaignId: row.campaign,
    row,
    standing,
    viewer,
    version,
    latest,
    position() {
      position ??= history.at(row.campaign, row.battle, version, viewer).then((at) => at.position);
      return position;
    },
  };
}

export async function standingIn(context: ApiContext, campaign: string): Promise<Standing> {
  const standing = await context.standing(campaign);
  if (!standing) throw nothingThere();
  return standing;
}

/** Members see a battle as what they are; strangers one that is over and that a referee has published. */
export async function standingTo(
  context: ApiContext,
  { campaign, battle, closedAt }: BattleRow,
): Promise<Standing> {
  const standing = closedAt ? await context.standingTo(campaign, battle) : await context.standing(campaign);
  if (!standing) throw nothingThere();
  return standing;
}

export function mustBeASide(side: string, sides: Position['sides']): void {
  if (Object.hasOwn(sides, side)) return;
  const known = Object.keys(sides).sort().join(', ');
  throw noSuch('side', `This battle has no side "${side}"; it has: ${known}.`);
}

/** Of those that the viewer sees. */
export function mustBeAUnit(unit: string, units: Position['units']): void {
  if (!Object.hasOwn(units, unit)) throw noSuch('unit');
}

export function personOf(viewer: RequestViewer): string {
  if (viewer.kind !== 'person') throw new ApiError('NOT_SIGNED_IN', 'Sign in first.');
  return viewer.personId;
}
