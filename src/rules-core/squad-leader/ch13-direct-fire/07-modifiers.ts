/** What is added To Hit (13.7): the cases of the firer, and those of each target. */

import { firesAtFlashes } from '../ch02-sight/08-night.js';
import { commanderModifier } from '../ch03-infantry/03-armour-leaders.js';
import { hidingInWoods } from '../ch03-infantry/14-partisans.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { asTarget, coverOf } from '../ch04-movement/12-cavalry.js';
import { smocks } from '../ch04-movement/13-skis.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { firePhaseOf } from '../ch05-fire/06-at-once.js';
import { coverBeside } from '../ch05-fire/06-bypassing.js';
import { isSighted } from '../ch08-support-weapons/09-bore-sight.js';
import { pastVehicles } from '../ch08-support-weapons/09-vehicles.js';
import { recoillessModifiers } from '../ch08-support-weapons/21-recoilless.js';
import { shakenByShells } from '../ch09-artillery/02-under-shells.js';
import { arrival, strangeness } from '../ch10-guns/01-crews.js';
import { handModifiers, isMortar } from '../ch10-guns/04-mortars.js';
import { inTheTracks } from '../ch11-vehicles/30-trail-breaks.js';
import { sizeModifier } from '../ch11-vehicles/41-amphibians.js';
import { withHexsides } from '../ch14-terrain/05-hexsides.js';
import { growthBefore } from '../ch14-terrain/11-standing-out.js';
import { isShelteredFrom, withoutClimb } from '../ch14-terrain/25-over-crests.js';
import { pastGraves } from '../ch14-terrain/27-graveyards.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { coverInside } from '../ch15-fortifications/03-entrenchments.js';
import { unclearIn } from '../ch16-fire/05-fog.js';
import { inWhite, throughTheWeather } from '../ch16-fire/05-in-rain-and-snow.js';
import { FROZEN } from '../ch16-fire/06-russian-winter.js';
import type { Battle, Modifier, Unit } from '../system.js';
import { isGun, isMarker, isVehicle } from '../units/kinds.js';
import { isRocketLauncher, type Piece } from '../units/ordnance.js';
import { rangeModifiers } from './03-to-hit.js';
import { arcModifiers, type Traversed } from './09-covered-arc.js';
import { acquisitionOf } from './10-acquisition.js';
import { crestModifiers } from './14-crest.js';
import { movementModifiers } from './16-moving-targets.js';
import { gunModifiers } from './17-guns.js';
import { isEmplaced } from './17-lost-guns.js';
import { isHullDown } from './20-location.js';
import { coverFromAbove } from './26-turned-cover.js';

export const PINNED: Modifier = { why: 'pinned', value: 2, cites: '3.24.3' };
const BUTTONED_UP: Modifier = { why: 'buttoned up', value: 1, cites: '11.9.1' };
const INTENSIVE: Modifier = { why: 'intensive fire', value: 2, cites: '13.11.3' };
const UNSTEADY: Modifier = { why: 'crew was stunned', value: 1, cites: '11.8.3' };
const SHAKEN: Modifier = { why: 'crew was shocked', value: 1, cites: '13.22.9' };
const BORE_SIGHTED: Modifier = { why: 'bore sighted', value: -2, cites: '13.12.5' };
export const AT_FLASHES: Modifier = { why: 'gun flashes', value: 2, cites: '2.8.9' };
const ROCKETS: Modifier = { why: 'rockets', value: 2, cites: '10.7.5' };
const PULKKA: Modifier = { why: 'size', value: 1, cites: '11.39.5' };
export const CONCEALED: Modifier = { why: 'concealed', value: 2, cites: '13.19/q3' };

/** Cases of the firer. */
export function firerModifiers(
  battle: Battle,
  piece: Piece,
  {
    at,
    traversed,
    intensive,
    led,
    leader,
  }: {
    readonly at: string;
    readonly traversed: Traversed;
    readonly intensive: boolean;
    /** Its armour leader directs it (3.3.6). */
    readonly led: boolean;
    /** Who directs a light mortar. */
    readonly leader?: string | undefined;
  },
): Modifier[] {
  const { unit, crew } = piece;
  return [
    ...arcModifiers(battle, piece, traversed),
    ...rangeModifiers(battle, piece, at),
    ...strangeness(piece),
    ...arrival(piece),
    ...(isSighted(battle, unit, at) ? [BORE_SIGHTED] : []),
    ...(firesAtFlashes(battle, unit.at, at) ? [AT_FLASHES] : []),
    ...(crew.pinned ? [PINNED] : []),
    ...weariness([crew], '4.7.11'),
    ...(isButtonedUp(unit) ? [BUTTONED_UP] : []),
    ...(intensive ? [INTENSIVE] : []),
    ...(isRocketLauncher(unit) ? [ROCKETS] : []),
    ...recoillessModifiers(battle, piece),
    ...shakenByShells([crew]),
    ...nervesOf(unit),
    ...(unit.frozen ? [FROZEN] : []),
    ...crestModifiers(battle, piece, at),
    ...(led ? commanderModifier(battle, unit) : []),
    ...handModifiers(battle, piece, leader),
    ...pastVehicles(battle, [unit.at], at),
    ...pastGraves(battle, [unit.at], at),
    ...growthBefore(battle, unit.at, at),
  ];
}

/** Of a crew that was stunned or shocked, for its machine guns, too (11.8.3, 11.8/q7, 13.22.9). */
export const nervesOf = ({ unsteady, shock }: Unit): Modifier[] => [
  ...(unsteady ? [UNSTEADY] : []),
  ...(shock === 'shaken' ? [SHAKEN] : []),
];

/** Tanks and SP guns with a roof whose crew looks out of slits (11.9.1). */
const isButtonedUp = (unit: Unit): boolean =>
  isVehicle(unit) && unit.armoured === true && !unit.openTopped && !unit.exposed;

/** Cases of one target; of an enemy who is not seen when there is none. */
export function targetModifiers(
  battle: Battle,
  piece: Pick<Piece, 'unit'>,
  target: Unit | undefined,
  at: string,
): Modifier[] {
  const from = piece.unit.at;
  const isUnseen = target === undefined || target.hidden === true || isMarker(target);
  return [
    ...(target ? movementModifiers(battle, target, at, from, piece.unit.motion === true) : []),
    ...(target && isGun(target) ? gunModifiers(target) : []),
    ...(isUnseen ? [CONCEALED] : unclearIn(battle, from, at)),
    ...acquisitionOf(piece, target),
    ...(target ? inTheTracks(target, at) : []),
    ...(target ? sizeModifier(battle, target) : []),
    ...(target?.vehicle === 'pulkka' ? [PULKKA] : []),
    ...throughTheWeather(battle, from, at, target),
    ...(target ? inWhite(battle, target, at) : []),
    ...(target && !isVehicle(target) ? [...smocks(battle, target, at), ...asTarget(target)] : []),
  ];
}

/** Case R: the terrain of the target hex (13.19.10); a wall hides the hull instead (13.20.6). */
export function terrainModifiers(
  battle: Battle,
  { unit, gun }: Pick<Piece, 'unit'> & Partial<Pick<Piece, 'gun'>>,
  target: Unit | undefined,
  at: string,
  isShapedCharge = false,
): Modifier[] {
  if (target?.belly) return coverAt(battle, target.belly.to, [unit.at]).filter(({ why }) => BELOW.test(why));
  const ground = coverAt(battle, at, [unit.at]).filter(({ why }) => why !== 'runway');
  const cover = gun && isMortar(gun) && !(target && isVehicle(target)) ? coverFromAbove(ground) : ground;
  if (target && isEmplaced(target)) return cover.filter(({ why }) => !BESIDE_EMPLACEMENT.test(why));
  if (!target) return cover;
  if (isMarker(target)) return cover.filter(({ why }) => SHELTERS_VEHICLES.test(why));
  if (!isVehicle(target)) {
    const hidden = ground.some(({ why }) => why === 'woods') ? hidingInWoods(battle, target, at) : [];
    const isOnTheWall = target.climbed === true && firePhaseOf(battle) === 'defensive-fire';
    const found = coverBeside(battle, target, at, [...coverOf(target, cover), ...hidden]).filter(
      ({ why }) => !isOnTheWall || why !== groundAt(battle, at),
    );
    const beside = withoutClimb(battle, at, [unit], withHexsides(battle, target, at, [unit], found));
    const isCrested = isShelteredFrom(battle, target, [unit]);
    return [...coverInside(battle, target, beside, 'infantry fire, HE, demo charge', isCrested)];
  }
  const hides = isHullDown(battle, target, unit.at, isShapedCharge);
  const hiding = isShapedCharge ? /^(wall|hedge)/ : /^(wall|hedgerow)/;
  const inside = target.beside ? groundAt(battle, at) : undefined;
  return cover.filter(
    ({ why }) => why !== inside && SHELTERS_VEHICLES.test(why) && !(hides && hiding.test(why)),
  );
}

/** A gun has its emplacement or the hexside, and is better off with the former (13.17.2). */
const BESIDE_EMPLACEMENT = /^(wall|hedge)/;

/** Of the hex into which it comes, and of no hexside (11.22.3). */
const BELOW = /^(woods|wooden building|stone building)/;

/** Height and holes are of no use to vehicles. */
export const SHELTERS_VEHICLES = /^(woods|wooden building|stone building|wall|hedge)/;
