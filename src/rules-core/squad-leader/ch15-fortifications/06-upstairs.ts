/** Guns in fortified buildings (15.6.10): small ones on upper levels, from which they never come down. */
import { distance } from '../../mechanics/places.js';
import { isUpstairs } from '../ch14-terrain/03-storeys.js';
import { groundAt, isBuilding, levelAt } from '../ch14-terrain/ground.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isGun, type OnMap } from '../units/kinds.js';
import { isFortified } from './06-fortified.js';

const LARGE = 76;

const NEVER_UPSTAIRS: readonly unknown[] = ['AA', 'Mtr', 'Rct', 'Rcl', 'Art'];

/** On a fortified level of a stone building, if it is no mortar, flak or large gun. */
export const canStandUpstairs = (battle: Battle, { gun }: Unit, at: string): boolean =>
  gun !== undefined &&
  gun.calibre < LARGE &&
  !NEVER_UPSTAIRS.includes(gun.type) &&
  isUpstairs(at) &&
  isFortified(battle, at) &&
  groundAt(battle, at) === 'stone building';

export const staysUpstairs = ({ at, name }: OnMap): Refusal | undefined =>
  isUpstairs(at)
    ? refuse('IMMOBILE', `${name} was hauled up before the battle, and stays on its level.`, '15.6.10')
    : undefined;

/** Upstairs it does not aim at what is nearer than it is lower. */
export function tooFarBelow(battle: Battle, unit: OnMap, at: string): Refusal | undefined {
  const drop = levelAt(battle, unit.at) - levelAt(battle, at);
  return isGun(unit) && isUpstairs(unit.at) && distance(battle, unit.at, at) < drop
    ? {
        ...refuse(
          'NO_SIGHT',
          `${at} lies too far below ${unit.name}: at least ${drop} hexes away.`,
          '15.6.10',
        ),
        path: '$.at',
      }
    : undefined;
}

/** Walls and roof: it fires at what it sees in front of it. */
export const isWalledIn = (battle: Battle, { at, name }: OnMap): Refusal | undefined =>
  isFortified(battle, at) && isBuilding(groundAt(battle, at))
    ? refuse(
        'CANNOT_USE',
        `${name} is in a fortified building, and fires neither upwards nor indirectly.`,
        '15.6.10',
      )
    : undefined;
