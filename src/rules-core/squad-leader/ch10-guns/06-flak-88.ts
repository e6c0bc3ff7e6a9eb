/** The Flak 88 (10.6): two crews serve it, and it may stay on its carriage. */
import * as z from 'zod';
import { hindered } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Battle, refuse, type Unit } from '../system.js';
import { isAboard, isGun, isOnMap, ofSide } from '../units/kinds.js';
import { type Piece, shotsOf } from '../units/ordnance.js';
import { crewOfGun, inRage } from './01-crews.js';

const CALIBRE = 88;

export const isFlak88 = ({ gun }: Unit): boolean => gun?.type === 'AA' && gun.calibre === CALIBRE;

/** Crews at it, besides those who serve other guns there (10.6.1). */
export const hasTwoCrews = (battle: Battle, { unit, crew }: Piece): boolean =>
  crew.kind === 'crew' &&
  battle
    .unitsAt(unit.at)
    .some(
      (one) =>
        one.kind === 'crew' &&
        one.id !== crew.id &&
        one.side === crew.side &&
        !one.broken &&
        !one.fired &&
        !one.ti &&
        !one.mends &&
        !isAboard(one) &&
        !battle.unitsAt(unit.at).some((gun) => isGun(gun) && gun.possessor === one.id),
    );

/** Half of its shots for one crew, and one when it is limbered (10.6.1, 10.6.3). */
export function shotsWith(battle: Battle, piece: Piece): number {
  const shots = shotsOf(piece);
  if (!isFlak88(piece.unit)) return shots;
  if (piece.unit.limbered) return 1;
  return hasTwoCrews(battle, piece) ? shots : Math.ceil(shots / 2);
}

export const limber = order({
  title: 'Limber or unlimber an 88',
  description:
    'In the Advance Phase of its side an 88 that has neither fired nor moved in this player turn is put on its carriage, or off it.',
  cites: ['10.6.4'],
  answers: ['advance'],
  asks: { gun: z.string().describe('The gun.') },
  *candidates({ battle, by }) {
    for (const gun of ofSide(battle, by)) if (isFlak88(gun)) yield { gun: gun.id };
  },
  read({ battle, by }, { gun: id }) {
    const gun = battle.unit(id);
    if (gun?.side !== by || !isGun(gun) || !isFlak88(gun) || !isOnMap(gun))
      return { ...refuse('NOT_YOUR_WEAPON', `You have no 88 "${id}" on the map.`, '10.6.4'), path: '$.gun' };
    const crew = crewOfGun(battle, gun);
    if (!crew || crew.broken) return refuse('NO_CREW', `Nobody serves ${gun.name}.`, '10.6.4');
    if (crew.ti) return refuse('IMMOBILE', `${crew.name} is temporarily immobilized.`, '3.30.1');
    const isBound = inRage(crew) ?? hindered(battle, crew);
    if (isBound) return isBound;
    return gun.shotsFired || gun.pushed || gun.towedBy || crew.fired || crew.moved
      ? refuse('HAS_FIRED', `${gun.name} has fired or moved in this player turn.`, '10.6.4')
      : { gun: id };
  },
  perform(act, { gun: id }) {
    const { limbered } = act.battle.theUnit(id);
    act.effect(
      'limbered',
      { gun: id, limbered: !limbered },
      {
        changes: [
          { do: 'unit', unit: id, set: { limbered: limbered ? null : true, acquired: null, pushed: true } },
        ],
        cites: ['10.6.4'],
      },
    );
  },
});
