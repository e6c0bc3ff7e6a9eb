/**
 * Up and down cliffs (14.8.6 to 14.8.16). A level of the cliff is a place of the hex at its foot: `D8/1` is one level above `D8`,
 * on the way to the hex that the unit climbs to, or comes from.
 */

import * as z from 'zod';
import type { Board } from '../../kernel/boards/board.js';
import { groundOf } from '../../kernel/boards/hex-ground.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, die, type Roll, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { letGo, stepOf } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { excessOf } from '../ch04-movement/02-portage.js';
import { advancer } from '../ch04-movement/04-advancer.js';
import { isMounted } from '../ch04-movement/12-cavalry.js';
import { allotmentOf } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { meetMines } from '../ch15-fortifications/07-mines.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { isSnowy, isStormy, weatherOf } from '../ch16-fire/03-now.js';
import { order } from '../form.js';
import { type Battle, type Change, noSuchPlace, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemiesInView,
  isGuard,
  isInfantry,
  isOnMap,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { isPlace } from './03-levels.js';
import { floorOf, hasLevels } from './03-storeys.js';
import { isOverACliff, levelAt } from './ground.js';

/** On either die it keeps the unit where it is; both together, or as much by the weather, throw it down (14.8.8). */
const SLIPS = 6;
const FALLS = 12;

export const scale = order({
  title: 'Scale a cliff',
  description:
    'In the Movement Phase infantry goes one level up or down a cliff instead of moving, and one more in the Advance Phase, if the dice let it. Two sixes throw it down.',
  cites: ['14.8.6', '14.8.7', '14.8.8', '14.8.13'],
  answers: ['movement', 'advance'],
  asks: {
    unit: z.string().describe('Who climbs.'),
    to: z.string().describe('The hex above or below the cliff to which it is on its way.'),
  },
  *candidates({ battle, by }) {
    if (!hasCliffs(battle)) return;
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit))
        for (const to of unit.climbs ? [unit.climbs, hexOf(unit.at)] : neighbours(battle, unit.at))
          if (unit.climbs || isOverACliff(battle, unit.at, to)) yield { unit: unit.id, to };
  },
  read({ battle, by }, { unit: id, to }) {
    if (!isPlace(battle, to)) return noSuchPlace(to, 'to');
    const isAdvance = battle.clock.phase === 'advance';
    const units = isAdvance ? advancer(battle, by, [id]) : movers(battle, by, [id]);
    if (isRefusal(units)) return units;
    const [unit] = units as [OnMap];
    return cannotScale(battle, unit, to) ?? { unit: id, to };
  },
  perform(act, { unit: id, to }) {
    const { battle } = act;
    giveAway(act, [id], '14.8.11');
    const unit = battle.theUnit(id) as OnMap;
    const { at: from } = unit;
    const more = hardships(battle);
    const roll = act.rollOf('climbing', [id], DR);
    const rolled = total(roll) + 2 * more;
    if (rolled >= FALLS) {
      act.effect('fell', { unit: id, rolled }, { cites: ['14.8.8'] });
      for (const weapon of weaponsOf(battle, unit))
        act.effect(
          'fell-with-it',
          { weapon: weapon.id },
          { changes: [{ do: 'leave', unit: weapon.id }], cites: ['14.8.8'] },
        );
      eliminate(act, id, ['14.8.8']);
      return;
    }
    const place = slips(unit, roll, more) ? from : placeAfter(battle, unit, to);
    if (hexOf(place) !== from && !isOnTheCliff(from) && meetMines(act, [id], from, place).length === 0)
      return;
    act.effect(
      place === from ? 'slipped' : 'scaled',
      { unit: id, from, to: place, rolled },
      { changes: climbed(battle, unit, place, to), cites: ['14.8.7', '14.8.8'] },
    );
    if (place !== from && !isOnTheCliff(place)) meetMines(act, [id], place);
  },
});

const isOnTheCliff = (at: string): boolean => floorOf(at) > 0;

const cliffs = new WeakMap<Board, boolean>();

function hasCliffs({ table: { map } }: Battle): boolean {
  let known = cliffs.get(map);
  if (known === undefined) {
    known = map.hexes.some(({ index }) =>
      groundOf(map, index).hexsides.some((side) => side?.name === 'cliff'),
    );
    cliffs.set(map, known);
  }
  return known;
}

function cannotScale(battle: Battle, unit: OnMap, to: string): Refusal | undefined {
  const { at, name, side, climbs } = unit;
  const noWay = (why: string) => ({ ...refuse('NO_WAY', why, '14.8.6'), path: '$.to' });
  if (climbs ? to !== climbs && to !== hexOf(at) : !isOverACliff(battle, at, to))
    return noWay(`No cliff leads from ${at} to ${to}.`);
  if (hasLevels(battle, at) || hasLevels(battle, to))
    return noWay('A building stands at the foot of the cliff.');
  if (unit.berserk) return refuse('BERSERK', `${name} is berserk, and charges.`, '3.25.3');
  if (isGuard(battle, unit))
    return refuse('ESCORTED', `${name} guards prisoners, who do not climb.`, '14.8.9');
  if (unit.wounds) return refuse('CANNOT_MOVE', `${name} is wounded: it does not climb.`, '14.8.9');
  if (isMounted(unit) || unit.wheels || unit.onSkis)
    return refuse('MOUNTED', `${name} climbs on foot only.`, '14.8.6');
  if (unit.moved && battle.clock.phase === 'movement')
    return refuse('HAS_MOVED', `${name} has moved: it climbs instead of moving.`, '14.8.6');
  if (excessOf(unit, weaponsOf(battle, unit)) > 0)
    return refuse('TOO_HEAVY', `${name} climbs with no more than it carries freely.`, '14.8.10');
  const place = placeAfter(battle, unit, to);
  if (isAblaze(battle, place) || (battle.clock.phase === 'movement' && isWired(battle, place)))
    return refuse('IMPASSABLE', `Fire or wire bars the way to ${place}.`, '16.2.11.1/a', '15.1.3');
  if (battle.clock.phase === 'movement' && enemiesInView(battle, side).some((enemy) => enemy.at === place))
    return refuse(
      'ENEMY_THERE',
      `There are enemies in ${place}: climb there in the Advance Phase.`,
      '14.8.13',
    );
  return hasRoomIn(battle, place, side, [unit])
    ? undefined
    : { ...refuse('NO_ROOM', `There is no room in ${place}.`, '4.3.1', '14.8.7'), path: '$.to' };
}

/** One level on the way; at the top or at the foot it stands in the hex there (14.8.7, 14.8.15). */
function placeAfter(battle: Battle, { at, climbs }: OnMap, to: string): string {
  const isUp = levelAt(battle, to) > levelAt(battle, at);
  const foot = isUp || climbs ? hexOf(at) : to;
  const height = levelAt(battle, isUp ? to : at) - levelAt(battle, foot) + (isUp ? 0 : -1);
  const level = isUp ? floorOf(at) + 1 : height;
  if (isUp && level === height) return to;
  return level === 0 ? foot : `${foot}/${level}`;
}

/** Snow, rain, and a heavy wind (14.8.8). */
const hardships = (battle: Battle): number =>
  (isSnowy(battle) || weatherOf(battle) === 'falling snow' ? 1 : 0) +
  (weatherOf(battle) === 'rain' ? 1 : 0) +
  (isStormy(battle) ? 1 : 0);

/** Those with ropes and hooks look at the white die alone (14.8.14). */
const slips = ({ climber }: Unit, roll: Roll, more: number): boolean =>
  (['white', 'coloured'] as const).some(
    (colour) => die(roll, colour).face + more >= SLIPS && !(climber && colour === 'coloured'),
  );

/** With all its factors, in the open and out of breath, wherever it comes (14.8.11, 14.8.16). */
function climbed(battle: Battle, unit: OnMap, place: string, to: string): Change[] {
  const isMoving = battle.clock.phase === 'movement';
  const other = unit.climbs ?? (levelAt(battle, to) > levelAt(battle, unit.at) ? to : unit.at);
  return [
    ...(isMoving ? letGo(battle, [unit.id]) : []),
    ...stepOf(battle, unit, place, { mf: isMoving ? allotmentOf(battle, unit, [unit]) : 0, ledBy: [] }),
    {
      do: 'unit',
      unit: unit.id,
      set: {
        cx: true,
        moving: null,
        climbs: place.includes('/') ? other : null,
        ...(isMoving ? { hazardous: true as const } : { advanced: true as const }),
      },
    },
  ];
}
