/** Who serves a gun (10.1.3, 10.8): its crew, or others as if they had captured it. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { isOwnWeapon } from '../ch03-infantry/nationalities.js';
import { bearerOf } from '../ch04-movement/02-weapons.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { isStrange } from '../ch08-support-weapons/06-captured.js';
import { order } from '../form.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import {
  infantryAt,
  isGun,
  isHero,
  isLeader,
  isLightMortar,
  isMmc,
  isOnMap,
  isPrisoner,
  movedThisTurn,
} from '../units/kinds.js';
import { isRecoilless, type Piece } from '../units/ordnance.js';

/** What it costs to serve a gun that one does not know: for being captured, and for not being a crew (10.8.4, 10.8/q4). */
const UNFAMILIAR = 2;

const isCaptured = ({ unit, crew }: Piece): boolean =>
  unit.captured === true || ((isGun(unit) || isLightMortar(unit)) && isStrange(unit, crew));
/** Two leaders know recoilless rifles as well (8.21.2, 8.21.3). */
const isUntrained = ({ unit, crew }: Piece): boolean =>
  isRecoilless(unit) ? crew.kind !== 'crew' && !isLeader(crew) : isGun(unit) && crew.kind !== 'crew';

export const isInStrangeHands = (piece: Piece): boolean => isCaptured(piece) || isUntrained(piece);

/** To Hit; the numbers are red besides (10.8.4, 10.1.3). */
export const strangeness = (piece: Piece): Modifier[] => [
  ...(isCaptured(piece) ? [{ why: 'captured', value: UNFAMILIAR, cites: '10.8.4' } as const] : []),
  ...(isUntrained(piece) ? [{ why: 'no gun crew', value: UNFAMILIAR, cites: '10.1.3' } as const] : []),
];

/** It breaks down so much sooner for either of these (10.8.3, 8.6/f, 10.8/q4). */
export const strangeWear = (piece: Piece): number =>
  (isCaptured(piece) ? UNFAMILIAR : 0) + (isUntrained(piece) ? UNFAMILIAR : 0);

/** Those who have come to the gun in this player turn (13.9/q3). */
export const arrival = ({ unit, crew }: Piece): Modifier[] =>
  isGun(unit) && movedThisTurn(crew) ? [{ why: 'came to the gun', value: 2, cites: '13.9/q3' }] : [];

/** Men who serve it now, and are in nobody's hands. */
export const crewOfGun = (battle: Battle, gun: Unit): Unit | undefined => {
  const crew = battle.unit(gun.possessor ?? '');
  return crew !== undefined && crew.at === gun.at && !isPrisoner(crew) ? crew : undefined;
};

/** The gun that they serve. */
export const gunServedBy = (battle: Battle, { id, at }: Unit): Unit | undefined =>
  at === undefined ? undefined : battle.unitsAt(at).find((unit) => isGun(unit) && unit.possessor === id);

/** Taken over where it stood; what is captured in tow moves on (10.8.5, 10.8/q6, 8.6/h). */
export const staysPut = (gun: Unit): Refusal | undefined =>
  gun.captured ? refuse('TOO_HEAVY', `${gun.name} is captured, and stays where it is.`, '10.8.5') : undefined;

/** The berserk charge, or stay where their gun is (3.25.3, 3.25.9). */
export const inRage = ({ berserk, name }: Unit): Refusal | undefined =>
  berserk ? refuse('BERSERK', `${name} is berserk: it fires or charges.`, '3.25.3', '3.25.9') : undefined;

/** Squads and half-squads leave a gun when they go berserk, and charge (3.25.10/a). */
export const leavesGun = ({ berserk, kind, name }: Unit): Refusal | undefined =>
  berserk && kind !== 'crew'
    ? refuse('BERSERK', `${name} is berserk: it leaves the gun, and charges.`, '3.25.10/a')
    : undefined;

/** Whoever rides serves nothing that is not carried (4.12.21, 4.10.18). */
export const inTheSaddle = (unit: Unit): Refusal | undefined =>
  isMounted(unit)
    ? refuse('MOUNTED', `${unit.name} is mounted: it gets off first.`, '4.12.21', '4.10.18')
    : undefined;

const canServe = (unit: Unit, gun: Unit): boolean =>
  isMmc(unit) || isHero(unit) || (isLeader(unit) && isRecoilless(gun));

export const manGun = order({
  title: 'Man a gun',
  description:
    'Men who may move take over a gun in their hex that nobody serves, before their move or in it. What the enemy has left is captured.',
  cites: ['10.1.3', '10.8.1', '10.8.5'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('Who serves it from now on.'),
    gun: z.string().describe('The gun.'),
  },
  *candidates({ battle, by }) {
    for (const gun of battle.units().filter(isGun))
      if (isOnMap(gun))
        for (const unit of infantryAt(battle, gun.at, by)) yield { unit: unit.id, gun: gun.id };
  },
  read({ battle, by }, { unit: id, gun: gunId }) {
    const unit = bearerOf(battle, by, id);
    if (isRefusal(unit)) return { path: '$.unit', ...unit };
    const isMad = inRage(unit) ?? inTheSaddle(unit);
    if (isMad) return { ...isMad, path: '$.unit' };
    const gun = battle.unit(gunId);
    if (!gun || !isGun(gun) || gun.at !== unit.at)
      return {
        ...refuse('NOT_YOUR_WEAPON', `There is no gun "${gunId}" in ${unit.at}.`, '10.1.3'),
        path: '$.gun',
      };
    if (gun.towedBy)
      return { ...refuse('ABOARD', `${gun.name} is in tow: unhook it first.`, '10.2.7'), path: '$.gun' };
    if (!canServe(unit, gun))
      return refuse('NO_CREW', `${unit.name} cannot serve a gun: name a crew or a squad.`, '10.1.3');
    if (crewOfGun(battle, gun)) return refuse('SETTLED', `${gun.name} is manned.`, '10.1.3');
    return gunServedBy(battle, unit)
      ? refuse('ONE_TYPE', `${unit.name} serves another gun.`, '10.1.3')
      : { unit: id, gun: gunId };
  },
  perform(act, { unit, gun }) {
    const men = act.battle.theUnit(unit);
    const piece = act.battle.theUnit(gun);
    const taken = piece.side !== men.side;
    const captured = isOwnWeapon(piece, men) ? null : (true as const);
    const set = { possessor: unit, ...(taken && { side: men.side, captured }), acquired: null } as const;
    act.effect(
      'gun-manned',
      { unit, gun },
      { changes: [{ do: 'unit', unit: gun, set }], cites: taken ? ['10.8.1', '10.8.5'] : ['10.1.3'] },
    );
  },
});
