/** Mortars (10.4): what they reach, who serves the light ones, and how their bombs strike. */
import { distance } from '../../mechanics/places.js';
import { ratingOf } from '../ch03-infantry/02-leaders.js';
import { notBeside, unready } from '../ch05-fire/01-group.js';
import { unfitToDirect } from '../ch05-fire/01-leaders.js';
import { type Column, columnBelow, columnOf } from '../ch05-fire/05-fire-table.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { marksOfUse, usedUp } from '../ch08-support-weapons/03-usage.js';
import { secondRefusal } from '../ch08-support-weapons/21-recoilless.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { type Act, type Battle, type Change, type Modifier, type Refusal, refuse } from '../system.js';
import {
  isLeader,
  isLightMortar,
  isOnMap,
  isSmc,
  isVehicle,
  movedThisTurn,
  type OnMap,
} from '../units/kinds.js';
import { type Gun, isRecoilless, leavesAmmunition, type Piece } from '../units/ordnance.js';
import { isSupplied } from './04-ammunition.js';

export const isMortar = ({ type }: Gun): boolean => type === 'Mtr';

const FARTHER = 2;

/** Those with light bombs throw them twice as far, for half the effect (10.4.3). */
export const isLongShot = (battle: Battle, { unit, gun }: Piece, at: string): boolean =>
  isMortar(gun) && gun.most !== undefined && distance(battle, unit.at, at) > gun.most;

/** Not too near, nor too far, nor out of a building, nor at once after a move (10.4.3, 10.4.7, 10.4.10.1/b, 10.4.11.1/b). */
export function mortarRefusal(battle: Battle, { unit, gun, crew }: Piece, at: string): Refusal | undefined {
  if (!isMortar(gun)) return undefined;
  if (isBuilding(groundAt(battle, unit.at)) || isInBunker(crew))
    return refuse('INDOORS', `${unit.name} does not fire out of a building or a bunker.`, '10.4.10.1/b');
  if (groundAt(battle, unit.at) === 'marsh')
    return refuse('IN_WATER', `${unit.name} does not fire in a marsh.`, '14.18.2');
  if (firePhaseOf(battle) === 'advancing-fire' && (movedThisTurn(crew) || unit.pushed))
    return refuse('HAS_MOVED', `${unit.name} or its crew has moved.`, '10.4.11.1/b');
  const range = distance(battle, unit.at, at);
  const { least = 0, most = range, lightBombs } = gun;
  return range < least || range > most * (lightBombs ? FARTHER : 1)
    ? { ...refuse('OUT_OF_RANGE', `${unit.name} does not reach ${at}.`, '10.4.7', '10.4.3'), path: '$.at' }
    : undefined;
}

interface Hands {
  readonly leader?: string | undefined;
  readonly second?: string | undefined;
}

/** Who serves a light mortar: men with any weapon, and a leader or two (8.3/h, 10.4.10.1/a, 10.4.10.2). */
export function handsRefusal(battle: Battle, piece: Piece, { leader, second }: Hands): Refusal | undefined {
  const { unit, crew } = piece;
  if (isRecoilless(unit) && second !== undefined) {
    const cannot = secondRefusal(battle, piece, second);
    if (cannot) return cannot;
  }
  if (isRecoilless(unit) && !isLightMortar(unit)) return undefined;
  if (!isLightMortar(unit))
    return leader === undefined && second === undefined
      ? undefined
      : refuse('CANNOT_LEAD', 'Leaders help with light mortars only.', '10.1.5', '10.4.10.2');
  const isNew = !unit.shotsFired;
  const cannot = isNew
    ? (unready(battle, unit, crew) ?? usedUp(battle, 'mortar', crew))
    : notItsTurn(piece, battle);
  if (cannot) return cannot;
  if (leader !== undefined && (leader === second || !isHand(battle, piece, leader, 'leader')))
    return { ...refuse('CANNOT_LEAD', `"${leader}" cannot direct this.`, '10.4.10.2'), path: '$.leader' };
  return second !== undefined && !(isSmc(crew) && isHand(battle, piece, second, 'second'))
    ? { ...refuse('CANNOT_LEAD', `"${second}" cannot serve it too.`, '10.4.10.1/a'), path: '$.second' }
    : undefined;
}

/** Its later shots are of the same phase and the same men. */
const notItsTurn = ({ unit, crew }: Piece, battle: Battle): Refusal | undefined =>
  crew.firedIn === firePhaseOf(battle)
    ? undefined
    : refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '10.1.9/a');

/** With the mortar since its first shot, or beside those who serve it; a pin hinders nobody from directing (3.24.2). */
function isHand(battle: Battle, { unit, crew }: Piece, id: string, as: 'leader' | 'second'): boolean {
  const man = battle.unit(id);
  if (man?.side !== crew.side || man.at !== crew.at || id === crew.id || !isOnMap(man) || man.broken)
    return false;
  if (!(as === 'leader' ? isLeader(man) : isSmc(man))) return false;
  if (unit.helpers?.includes(id)) return true;
  if (unit.shotsFired || man.firedIn || notBeside(man, crew)) return false;
  return as === 'leader' ? !unfitToDirect(battle, man) : !man.pinned && !unready(battle, unit, man);
}

/** Leaders and heroes who could lend a hand. */
export const handsFor = (battle: Battle, piece: Piece): OnMap[] =>
  battle
    .unitsAt(piece.unit.at)
    .filter(
      (unit): unit is OnMap =>
        isHand(battle, piece, unit.id, 'leader') || isHand(battle, piece, unit.id, 'second'),
    );

/** One man alone fires once (10.4.10.1/a). */
export const firesOnce = ({ unit, crew }: Piece, second: string | undefined): boolean =>
  isLightMortar(unit) && isSmc(crew) && second === undefined;

/** To Hit: the leader who directs it, or serves it (10.4.10.2). */
export function handModifiers(battle: Battle, { unit, crew }: Piece, leader: string | undefined): Modifier[] {
  if (!isLightMortar(unit) || isRecoilless(unit)) return [];
  const led = leader === undefined ? (isLeader(crew) ? crew : undefined) : battle.unit(leader);
  return led ? [{ ...ratingOf(led, crew), cites: '10.4.10.2' }] : [];
}

/** A light mortar is a support weapon: a squad that serves one still fires itself (8.3/h). */
export function marksOfHands(battle: Battle, { unit, crew }: Piece, { leader, second }: Hands): Change[] {
  const phase = firePhaseOf(battle);
  const helpers = [leader, second].flatMap((id) => id ?? []);
  const prep = phase === 'prep-fire' && { prep: true as const, cx: null };
  const isNew = !unit.shotsFired;
  return [
    ...(isNew && helpers.length > 0 ? [{ do: 'unit', unit: unit.id, set: { helpers } } as const] : []),
    ...(isNew ? helpers : []).map(
      (id): Change => ({
        do: 'unit',
        unit: id,
        set: { directed: true, ...(id === second && { firedIn: phase, ...prep }) },
      }),
    ),
    {
      do: 'unit',
      unit: crew.id,
      set: { firedIn: phase, ...prep, ...(isNew && marksOfUse(battle, 'mortar', crew)) },
    },
  ];
}

/** Direct fire of mortars is one column weaker than their size (10.4.2/b). */
export function columnFor(gun: Gun, fp: number): Column | undefined {
  const column = columnOf(fp);
  return column !== undefined && isMortar(gun) ? columnBelow(column) : column;
}

/** Who carries a mortar about leaves ammunition behind: it breaks down sooner from now on (10.4.11.5). */
export function leaveAmmunition(act: Act, carried: readonly string[]): void {
  const moved = carried.flatMap((id) => act.battle.unit(id) ?? []).filter(leavesAmmunition);
  if (moved.length === 0) return;
  const weapons = moved.map(({ id }) => id);
  act.effect(
    'mortar-moved',
    { weapons },
    {
      changes: weapons.map((unit): Change => ({ do: 'unit', unit, set: { dislodged: true } })),
      cites: ['10.4.11.5', '10.4/q6'],
    },
  );
}

/** So much sooner it breaks down, unless its ammunition has come after it. */
export const wearOfMoving = ({ unit, gun }: Piece): number =>
  isMortar(gun) && unit.dislodged && !isVehicle(unit) && !isSupplied(unit) ? 1 : 0;
