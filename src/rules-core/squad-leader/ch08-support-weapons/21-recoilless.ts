/** Recoilless rifles (8.21): guns with a blast behind them. German ones are pushed, American ones are carried. */

import { unready } from '../ch05-fire/01-group.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { conditionsOf } from '../ch16-fire/03-now.js';
import { type Battle, type Change, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { isAboard, isLeader, isOnMap, isSmc, type OnMap } from '../units/kinds.js';
import { isRecoilless, type Piece } from '../units/ordnance.js';

/** The American one that fires on the move (8.21.4/b). */
const LIGHT = 57;

interface Asked {
  readonly intensive?: boolean | undefined;
  readonly leader?: string | undefined;
  readonly second?: string | undefined;
}

const isLightOne = ({ unit, gun }: Piece): boolean => unit.weapon === 'RCL' && gun.calibre <= LIGHT;

/** In Prep and Defensive Fire, in the open air, and by a crew or two leaders (8.21.3 to 8.21.6). */
export function recoillessRefusal(battle: Battle, piece: Piece, asked: Asked): Refusal | undefined {
  const { unit, crew } = piece;
  if (!isRecoilless(unit)) return undefined;
  if (crew.pinned) return refuse('PINNED', `${crew.name} is pinned.`, '3.24.2');
  if (firePhaseOf(battle) === 'advancing-fire' && !isLightOne(piece))
    return refuse('NOT_NOW', `${unit.name} fires in Prep and Defensive Fire alone.`, '8.21.4/a', '8.21.4/b');
  if (asked.intensive) return refuse('CANNOT_SUSTAIN', `${unit.name} has no Intensive Fire.`, '8.21.6');
  if (asked.leader !== undefined)
    return { ...refuse('CANNOT_LEAD', `Nobody directs ${unit.name}.`, '8.21.3'), path: '$.leader' };
  if (isSmc(crew) && asked.second === undefined)
    return refuse('TAKES_TWO', `${unit.name} is served by two leaders: name the second.`, '8.21.3');
  return isShutIn(battle, crew)
    ? refuse('INDOORS', `${unit.name} fires in the open air alone: its blast goes backwards.`, '8.21.5')
    : undefined;
}

function isShutIn(battle: Battle, crew: OnMap): boolean {
  const ground = groundAt(battle, crew.at);
  return (
    isBuilding(ground) ||
    ground.endsWith('rubble') ||
    battle.location(crew.at).trench !== undefined ||
    isEntrenched(crew) ||
    isInBunker(crew) ||
    isAboard(crew)
  );
}

/** The second of two leaders, who directs nothing else in this player turn (8.21.3). */
export function secondRefusal(battle: Battle, { unit, crew }: Piece, id: string): Refusal | undefined {
  const man = battle.unit(id);
  const isFree =
    man?.side === crew.side &&
    man.at === crew.at &&
    id !== crew.id &&
    isLeader(man) &&
    !man.broken &&
    isOnMap(man) &&
    (unit.helpers?.includes(id) || (!man.pinned && !unready(battle, unit, man)));
  return isFree && isLeader(crew)
    ? undefined
    : { ...refuse('CANNOT_LEAD', `"${id}" cannot serve it too.`, '8.21.3'), path: '$.second' };
}

const ON_THE_MOVE: Modifier = { why: 'advancing fire', value: 2, cites: '8.21.4/b' };

export const recoillessModifiers = (battle: Battle, { unit }: Piece): Modifier[] =>
  isRecoilless(unit) && firePhaseOf(battle) === 'advancing-fire' ? [ON_THE_MOVE] : [];

const DRY = 1;

/** In dry weather its dust hides the target (8.21.6). */
export const raisesDust = (battle: Battle, unit: Unit): boolean =>
  isRecoilless(unit) && (conditionsOf(battle).kindling ?? 0) >= DRY;

/** The dust has settled when the player turn is over. */
export const dustSettles = (battle: Battle): Change[] =>
  Object.entries(battle.position.locations).flatMap(([at, { backblast }]) =>
    backblast ? [{ do: 'location', at, set: { backblast: null } } as const] : [],
  );
