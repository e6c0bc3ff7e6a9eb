/** From level to level without stairs (14.3.20.2): along the outer wall, by men who do nothing else in their player turn. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { letGo, stepOf } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { mayEnter, stayUnseen } from '../ch04-movement/01-unseen.js';
import { portageOf } from '../ch04-movement/02-portage.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { order } from '../form.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { infantryAt, isInfantry, isMarker, isOnMap, ofSide, prisonersOf, weaponsOf } from '../units/kinds.js';
import { besideOf, hasOuterWall, isPlace } from './03-levels.js';
import { hasStairs } from './03-storeys.js';

const MOST_POINTS = 2;
/** They have moved. */
const FACTORS = 1;

export const climb = order({
  title: 'Climb',
  description:
    'Infantry goes one level up or down a building without stairs there, and does nothing else in its player turn. Nothing covers it from Defensive Fire.',
  cites: ['14.3.20.2', '14.3.20.2.1', '14.3.20.2.2'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('Who climbs, with at most 2 portage points.'),
    to: z.string().describe('The level above or below.'),
  },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit) && canBeClimbed(battle, unit.at))
        for (const to of besideOf(unit.at)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    const units = movers(battle, by, [id]);
    if (isRefusal(units)) return units;
    const [unit] = units as [Unit];
    return cannotClimb(battle, unit, to) ?? { unit: id, to };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    stayUnseen(act, [id], to);
    if (!mayEnter(act, [battle.theUnit(id)], to)) return;
    const unit = battle.theUnit(id);
    act.effect(
      'climbed',
      { unit: id, from: unit.at ?? to, to },
      {
        changes: [
          ...letGo(battle, [id]),
          ...stepOf(battle, unit, to, { mf: FACTORS, ledBy: [] }),
          { do: 'unit', unit: id, set: { moving: null, climbed: true, ti: true } },
        ],
        cites: ['14.3.20.2.2'],
      },
    );
  },
});

const canBeClimbed = (battle: Battle, at: string): boolean =>
  !hasStairs(battle, at) && hasOuterWall(battle, at);

function cannotClimb(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const { at, name, side } = unit;
  if (!isInfantry(unit) || at === undefined || !besideOf(at).includes(to) || !isPlace(battle, to))
    return {
      ...refuse('NOT_ADJACENT', `${to} is not the next level above or below.`, '14.3.20.2'),
      path: '$.to',
    };
  if (hasStairs(battle, at)) return refuse('NO_WAY', `There are stairs in ${at}: move.`, '14.3.20.1');
  if (!hasOuterWall(battle, at))
    return refuse('NO_WAY', `${at} has no outer wall: go where there are stairs.`, '14.3.20.2/q1');
  if (unit.berserk) return refuse('BERSERK', `${name} is berserk, and charges.`, '3.25.3');
  if (unit.moved)
    return refuse('HAS_MOVED', `${name} has moved: it climbs instead of moving.`, '14.3.20.2.2');
  if (weaponsOf(battle, unit).reduce((sum, weapon) => sum + portageOf(weapon), 0) > MOST_POINTS)
    return refuse('TOO_HEAVY', `${name} climbs with ${MOST_POINTS} portage points at most.`, '14.3.20.2.1');
  if (prisonersOf(battle, unit).length > 0)
    return refuse('ESCORTED', `${name} guards prisoners, and does not climb.`, '14.3.20.2.1');
  if (
    infantryAt(battle, to).some((one) => one.side !== side) ||
    battle.unitsAt(to).some((one) => isMarker(one) && one.side !== side)
  )
    return refuse('ENEMY_THERE', `There are enemies in ${to}.`, '4.1.11');
  return hasRoomIn(battle, to, side, [unit])
    ? undefined
    : { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'), path: '$.to' };
}
