/** The Scouting Table (3.7.13 to 3.7.19): a scout looks for the concealed and the hidden in his hex and beside it. */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { around } from '../../mechanics/places.js';
import { beneath, uncoverAll } from '../ch02-sight/03-concealment.js';
import { sees } from '../ch02-sight/sight.js';
import { readMove } from '../ch04-movement/01-move.js';
import { arrowOf } from '../ch05-fire/06-bypassing.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { besideScout, stepsFrom } from '../ch14-terrain/03-levels.js';
import { footOf, withTreetops } from '../ch14-terrain/32-perches.js';
import { SCOUTING } from '../charts/index.js';
import { order } from '../form.js';
import { type Act, type Battle, type Refusal, refuse } from '../system.js';
import {
  enemyOf,
  infantryAt,
  isInfantry,
  isOnMap,
  isPrisoner,
  isScout,
  isVehicle,
  type OnMap,
  ofSide,
} from '../units/kinds.js';
import { hold } from './07-scouts.js';
import { eliminate } from './20-casualties.js';
import type { InfantryTasks } from './effects.js';

export const scout = order({
  title: 'Scout',
  description:
    'Once in its player turn a scout looks for concealed and hidden enemies in its hex and beside it: a die on the Scouting Table. On the way to the next hex it does so before anybody fires at it there.',
  cites: ['3.7.13', '3.7.13/a', '3.7.14', '3.7.19'],
  answers: ['movement', 'advance'],
  asks: {
    unit: z.string().describe('The scout.'),
    to: z.string().optional().describe('In the Movement Phase: the adjacent hex to which it goes first.'),
    past: z
      .enum(['left', 'right'])
      .optional()
      .describe('It bypasses that hex, on this side of the obstacle, and scouts on the way (4.6.1).'),
    next: z.string().optional().describe('The hex to which it goes on from there; needed with `past`.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by)) {
      if (!isScout(unit) || !isOnMap(unit)) continue;
      yield { unit: unit.id };
      for (const to of stepsFrom(battle, unit.at)) yield { unit: unit.id, to };
    }
  },
  read({ battle, by }, { unit: id, to, past, next }) {
    const unit = scoutOf(battle, by, id);
    if (isRefusal(unit)) return unit;
    if (to === undefined) return { unit: id, path: [], detours: [] };
    if (battle.clock.phase !== 'movement')
      return { ...refuse('NOT_NOW', 'Advance first, and scout then.', '3.7.13'), path: '$.to' };
    const path = next === undefined ? [to] : [to, next];
    const way = readMove(battle, by, { units: [id], path, ...(past && { bypass: [{ at: to, past }] }) });
    return isRefusal(way) ? way : { unit: id, path, detours: way.detours };
  },
  perform(act, { unit, path, detours }) {
    if (path.length === 0) look(act, unit);
    else
      act.plan({
        task: 'march',
        units: [unit],
        path,
        scouting: true,
        ...(detours.length > 0 && { detours }),
      });
  },
});

function scoutOf(battle: Battle, by: string, id: string): OnMap | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isScout(unit) || !isOnMap(unit) || isPrisoner(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no scout "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  if (unit.engaged || isInMelee(battle, unit))
    return refuse('IN_MELEE', `${unit.name} is held in close combat.`, '3.7.18.4');
  return unit.scouted ? refuse('HAS_TRIED', `${unit.name} has scouted in this turn.`, '3.7.19') : unit;
}

/** He has come to the hex, and looks before he is fired on (3.7.13/a). */
export function scouting(act: Act, { unit }: InfantryTasks['scouting']): void {
  act.done();
  if (act.battle.unit(unit)) look(act, unit);
}

/** In bypass he sees the less of those within (3.7/T). */
const IN_BYPASS = 1;
const LAST = 6;

type Result = 'CC' | 'E' | 'X' | 'XE' | '-';

interface Found {
  readonly at: LocationId;
  readonly result: Result;
  /** Men, and not only '?' with nobody beneath them. */
  readonly isReal: boolean;
}

/** One roll for all of them, each hex by its column (3.7.19); nothing comes of it where nobody is (3.7.14). */
function look(act: Act, id: UnitId): void {
  const { battle } = act;
  const unit = battle.theUnit(id) as OnMap;
  const rolled = total(act.rollOf('scouting', [id], D6));
  act.effect(
    'scouted',
    { unit: id, rolled },
    { changes: [{ do: 'unit', unit: id, set: { scouted: true } }], cites: ['3.7.13', '3.7/T'] },
  );
  const found = foundBy(battle, unit, rolled);
  const isOverseen = friendsSee(battle, unit);
  for (const { at, result, isReal } of found)
    if (result === 'E' || result === 'CC' || (result === 'XE' && isReal && isOverseen))
      uncoverAll(act, at, enemyOf(battle, unit.side), '3.7.18.3');
  const results = found.filter(({ isReal }) => isReal).map(({ result }) => result);
  if (results.includes('X')) eliminate(act, id, ['3.7.18.1']);
  else if (results.includes('XE')) eliminate(act, id, ['3.7.18.2']);
  else if (results.includes('CC')) hold(act, [id], '3.7.18.4');
}

function foundBy(battle: Battle, scout: OnMap, rolled: number): Found[] {
  const { at: here, side } = scout;
  const enemy = enemyOf(battle, side);
  const arrow = arrowOf(scout, here);
  const beside = arrow ? across(battle, here, arrow) : besideScout(battle, here);
  const charts = battle.table.charts as ChartPack;
  const places = [here, ...beside].flatMap((at) => withTreetops(battle, at));
  return [...new Set(places)].flatMap((at): Found[] => {
    const isReal = infantryAt(battle, at, enemy).some(({ hidden }) => hidden);
    if (!isReal && beneath(battle, at, enemy).length === 0) return [];
    const isHere = footOf(battle, at) === here;
    const column = isHere ? 'same hex' : 'adjacent hex';
    const modified = arrow && isHere ? Math.min(rolled + IN_BYPASS, LAST) : rolled;
    return [{ at, isReal, result: charts.lookup(SCOUTING.result, modified, column) as Result }];
  });
}

/** The hexes on the other side of those hexsides along which he goes (3.7.14). */
const across = (battle: Battle, at: LocationId, arrow: readonly number[]): LocationId[] =>
  arrow.flatMap((side) => around(battle, at)[side] ?? []);

/** Somebody of his own in good order sees what becomes of him (3.7.18.2). */
const friendsSee = (battle: Battle, scout: OnMap): boolean =>
  ofSide(battle, scout.side).some(
    (unit) =>
      (isInfantry(unit) || isVehicle(unit)) &&
      unit.id !== scout.id &&
      isOnMap(unit) &&
      !unit.broken &&
      !unit.stunned &&
      !isPrisoner(unit) &&
      sees(battle, unit.at, scout.at),
  );
