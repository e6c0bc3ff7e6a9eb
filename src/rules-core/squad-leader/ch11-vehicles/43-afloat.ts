/** Boats under way (11.43.1 to 11.43.6): a point for each hex of water, and more against the current. */
import { D6, total } from '../../kernel/dice/index.js';
import { isRaw } from '../ch03-infantry/09-inexperience.js';
import { isByWetSide, MARSH } from '../ch14-terrain/28-landing.js';
import { isAgainstCurrent, isWaterAt } from '../ch14-terrain/28-rivers.js';
import { isPontoonOver } from '../ch14-terrain/29-beneath.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry } from '../units/kinds.js';
import { boatsAt, isAfloat, isPaddled, menIn, paceWith } from './42-boats.js';

const HEX = 1;
/** More for each hex upstream (11.43.2). */
const UPSTREAM = { slow: 0, moderate: 1, heavy: 2 } as const;
/** In one hex of water (11.43.4). */
const MOST_BOATS = 3;
/** Raw paddlers get it under way below this (11.43.6). */
const FALTERS_FROM = 5;

/** Undefined on land, where enemies are in the water, and upstream for paddles where the current is heavy (11.43.2, 11.43/q4). */
export function boatCost(
  battle: Battle,
  boat: Unit,
  from: string | undefined,
  to: string,
): number | undefined {
  const isMarsh = isByWetSide(battle, from, to);
  if ((!isWaterAt(battle, to) && !isMarsh) || isPontoonOver(battle, to) || isHeld(battle, boat.side, to))
    return undefined;
  const force = battle.options.water?.current?.force;
  const isAgainst = force !== undefined && from !== undefined && isAgainstCurrent(battle, from, to);
  if (isAgainst && force === 'heavy' && isPaddled(boat)) return undefined;
  const pace = paceWith(boat, menIn(battle, boat)) || 1;
  return ((isMarsh ? MARSH : HEX) + (isAgainst ? UPSTREAM[force] : 0)) / pace;
}

/** By enemies in boats, or in the water, who are seen (11.43/q4). */
export const isHeld = (battle: Battle, side: string, at: string): boolean =>
  battle.unitsAt(at).some((unit) => unit.side !== side && isInfantry(unit) && !unit.hidden);

export const isFullOfBoats = (battle: Battle, at: string, coming: Unit): boolean =>
  boatsAt(battle, at).filter(({ id }) => id !== coming.id).length >= MOST_BOATS;

/** Why a boat does not move (11.43.1, 11.43.6, 11.43.11.6, 11.43.11.10). */
export function liesStill(battle: Battle, boat: Unit): Refusal | undefined {
  if (!isAfloat(battle, boat))
    return refuse(
      'NOT_IN_PLAY',
      `${boat.name} lies on land: launch it in the Advance Phase.`,
      '11.43.1',
      '11.43.9',
    );
  if (boat.anchored)
    return refuse('CANNOT_MOVE', `${boat.name} is anchored: cast off in the Advance Phase.`, '11.43.11.10');
  if (boat.faltering)
    return refuse('HAS_TRIED', `Nobody gets ${boat.name} under way in this phase.`, '11.43.6');
  return paceWith(boat, menIn(battle, boat)) === 0
    ? refuse(
        'NO_CREW',
        `${boat.name} has too few in good order to move it.`,
        '11.42.3',
        '11.42.5',
        '11.43.11.6',
      )
    : undefined;
}

/** Raw troops try their hands at the paddles, once in a phase; no leader helps (11.43.6). Returns true if the boat does not move. */
export function falters(act: Act, boat: Unit): boolean {
  const men = menIn(act.battle, boat);
  if (!isPaddled(boat) || boat.moved || !men.some((man) => isRaw(act.battle, man))) return false;
  const rolled = total(act.rollOf('paddling', [boat.id], D6));
  const isStuck = rolled >= FALTERS_FROM;
  act.effect(
    'paddling',
    { unit: boat.id, rolled, goes: !isStuck },
    {
      changes: isStuck ? [{ do: 'unit', unit: boat.id, set: { faltering: true } }] : [],
      cites: ['11.43.6'],
    },
  );
  return isStuck;
}
