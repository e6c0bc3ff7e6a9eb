/** Hedgerows and bocage (14.6): what the walls or hedges of the map are where the scenario says so. */
import type { Terrain } from '../../kernel/boards/terrain.js';
import { CLEAR, type Feature, type Heights, type Verdict } from '../../kernel/los/index.js';
import { distance } from '../../mechanics/places.js';
import type { Shot } from '../ch05-fire/04-firepower.js';
import type { RuleId } from '../rules.js';
import { type Battle, type Modifier, type Refusal, refuse } from '../system.js';
import { isInfantry, type OnMap } from '../units/kinds.js';
import { hexsideBetween, levelAt } from './ground.js';
import { crossedBy } from './hexsides.js';

type Options = Battle['options'];

/** To cross one: men, and tanks (14.6.8, 14.6.9). */
export const OVER_HEDGEROW = { men: 2, tanks: 6 } as const;
/** Against fire across one beside the target (14.6.3). */
const COVER: Modifier = { why: 'hedgerow', value: 2, cites: '14.6.3' };

const isHedgerow = ({ hedgerows }: Options, hexside: Terrain['name'] | undefined): boolean =>
  hedgerows !== undefined &&
  ((hexside === 'wall' && hedgerows.are !== 'hedges') || (hexside === 'hedge' && hedgerows.are !== 'walls'));

export const isHedgerowBetween = (battle: Battle, from: string, to: string): boolean =>
  battle.options.hedgerows !== undefined && isHedgerow(battle.options, hexsideBetween(battle, from, to));

/** The line crosses one beside the hex, on its way to or from the other. */
export const isBehindHedgerow = (battle: Battle, at: string, other: string): boolean =>
  battle.options.hedgerows !== undefined && isHedgerow(battle.options, crossedBy(battle, at, other));

/** From above the hex behind it is out of sight (14.6.3). */
export function isHiddenByHedgerow(battle: Battle, one: string, other: string): boolean {
  const [low, high] = [levelAt(battle, one), levelAt(battle, other)];
  if (!battle.options.hedgerows || low === high || distance(battle, one, other) <= 1) return false;
  return low < high ? isBehindHedgerow(battle, one, other) : isBehindHedgerow(battle, other, one);
}

/** As high as woods, but for those in the hexes on either side of it (14.6.3). */
export function hedgerowInLine(
  { terrain, ground }: Feature,
  { low, high }: Heights,
  options: Options,
): Verdict<RuleId> | undefined {
  if (!isHedgerow(options, terrain.name)) return undefined;
  const top = 2 * ground + 2;
  return top >= high && top > low ? { effect: 'blocks', why: ['14.6.3'] } : CLEAR;
}

/**
 * It adds to nothing: the better of it and the terrain counts, but it alone against fire across it from farther off (14.6.6).
 * Undefined where no hedgerow is before the hex on every line.
 */
export function hedgerowCover(
  battle: Battle,
  at: string,
  from: readonly string[],
  terrain: readonly Modifier[],
): Modifier[] | undefined {
  if (!battle.options.hedgerows || from.length === 0) return undefined;
  if (!from.every((hex) => isBehindHedgerow(battle, at, hex))) return undefined;
  const isFar = from.every((hex) => distance(battle, hex, at) > 1);
  const [ground] = terrain;
  return ground && !isFar && ground.value > COVER.value ? [ground] : [COVER];
}

/** In the next hex, or farther off through one beside the firer or the target on the same level. */
export const isThroughBocage = (battle: Battle, from: string, at: string): boolean =>
  battle.options.hedgerows?.bocage === true &&
  levelAt(battle, from) === levelAt(battle, at) &&
  (isBehindHedgerow(battle, at, from) || isBehindHedgerow(battle, from, at));

/** Men alone fire through bocage, into the next hex, and no better for being near (14.6.12). */
const isFairThroughBocage = (battle: Battle, { firing, holder }: Shot, at: string): boolean =>
  isInfantry(firing) && distance(battle, holder.at, at) <= 1;

/** Why nothing is fired out there: after a move only into the next hex (14.6.4), through bocage hardly at all (14.6.12). */
export function keptInByHedgerow(battle: Battle, shots: readonly Shot[], at: string): Refusal | undefined {
  if (!battle.options.hedgerows) return undefined;
  for (const shot of shots) {
    const { holder } = shot;
    const isOver = holder.onCrest?.at === holder.at;
    if (!isOver && isThroughBocage(battle, holder.at, at) && !isFairThroughBocage(battle, shot, at))
      return refuse('PROTECTED', `${shot.firing.name} does not fire through the bocage.`, '14.6.12');
    const isAfterMoves = battle.clock.phase === 'advancing-fire' && distance(battle, holder.at, at) > 1;
    if (isAfterMoves && isBehindHedgerow(battle, holder.at, at))
      return refuse('NOT_NOW', `${holder.name} fires over the hedgerow into the next hex only.`, '14.6.4');
  }
  return undefined;
}

/** Guns do not turn to fire over one (14.6.5). */
export const turnsAtHedgerow = (
  battle: Battle,
  unit: OnMap,
  at: string,
  turned: boolean,
): Refusal | undefined =>
  turned && isBehindHedgerow(battle, unit.at, at)
    ? refuse('SETTLED', `${unit.name} does not turn to fire over the hedgerow.`, '14.6.5')
    : undefined;
