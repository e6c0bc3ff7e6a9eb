/** Onto a roof, and down from roofs and treetops (14.32.3 to 14.32.8). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { goUnder } from '../ch02-sight/03-concealment.js';
import { breakUnit } from '../ch03-infantry/20-casualties.js';
import { letGo, stepOf } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { mayEnter, stayUnseen } from '../ch04-movement/01-unseen.js';
import { allowanceOf } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { isAblaze, isOnFire } from '../ch16-fire/02-fires.js';
import { order } from '../form.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { infantryAt, isInfantry, isMarker, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { placesIn } from './03-levels.js';
import { isBeneathRoof, isPerch, isRoof, perchIn, roofsBeside } from './32-perches.js';
import { isOneBuilding, levelAt } from './ground.js';

/** On this roll who jumps breaks (14.32.7). */
const FALLS_ON = 6;

export const perch = order({
  title: 'Onto a roof, or down',
  description:
    'Infantry goes from the highest level of a building onto its roof, or down from a roof or treetops, with all its factors. At the end of its player turn a unit that has done nothing goes up under a "?".',
  cites: ['14.32.3', '14.32.4', '14.32.5', '14.32.7', '14.32.10'],
  answers: ['movement', 'concealment'],
  asks: {
    unit: z.string().describe('Who goes.'),
    to: z.string().describe('The roof, or the place below.'),
  },
  *candidates({ battle, by }) {
    if (!battle.options.perches) return;
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit))
        for (const to of waysFrom(battle, unit.at)) yield { unit: unit.id, to };
  },
  read: ({ battle, by }, { unit, to }) =>
    battle.clock.phase === 'movement' ? readStep(battle, by, unit, to) : readAtTheEnd(battle, by, unit, to),
  perform(act, { unit, to, jumps }) {
    if (act.battle.clock.phase === 'movement') go(act, unit, to, jumps);
    else settleUnseen(act, unit, to);
  },
});

/** Up to the roof, down to the next level, to a lower roof, and from a low roof to the ground beside it. */
function waysFrom(battle: Battle, at: string): string[] {
  if (!isPerch(battle, at)) return isBeneathRoof(battle, at) ? [perchIn(battle, at) as string] : [];
  const below = placesIn(battle, hexOf(at)).at(-2) ?? hexOf(at);
  return isRoof(battle, at) ? [below, ...waysByJumping(battle, at)] : [below];
}

/** Only where a scenario says how high the roofs are. */
const waysByJumping = (battle: Battle, at: string): string[] =>
  battle.options.perches?.roofs === undefined
    ? []
    : [...roofsBeside(battle, at, false), ...(isLow(battle, at) ? streetsBeside(battle, at) : [])];

const LOW_ROOF = 1.5;

const isLow = (battle: Battle, at: string): boolean =>
  levelAt(battle, at) - levelAt(battle, hexOf(at)) <= LOW_ROOF;

const streetsBeside = (battle: Battle, at: string): string[] =>
  neighbours(battle, at).filter((hex) => !isOneBuilding(battle, at, hex));

interface Going {
  readonly unit: string;
  readonly to: string;
  readonly jumps: boolean;
}

function readStep(battle: Battle, by: string, id: string, to: string): Going | Refusal {
  const units = movers(battle, by, [id]);
  if (isRefusal(units)) return units;
  const [unit] = units as [Unit];
  const { at, name } = unit;
  const cannot = cannotGo(battle, unit, to);
  if (cannot) return cannot;
  if (unit.moved)
    return refuse('HAS_MOVED', `${name} has moved: that takes all its factors.`, '14.32.4', '14.32.5');
  if (isAblaze(battle, to)) return refuse('IMPASSABLE', `${to} burns.`, '16.2.11.1');
  return { unit: id, to, jumps: waysByJumping(battle, at as string).includes(to) };
}

function cannotGo(battle: Battle, unit: Unit, to: string): Refusal | undefined {
  const { at, name, side } = unit;
  if (!battle.options.perches)
    return refuse('NOT_IN_PLAY', 'Nobody goes onto roofs or into treetops in this battle.', '14.32.2');
  if (!isInfantry(unit) || at === undefined || !waysFrom(battle, at).includes(to))
    return {
      ...refuse(
        'NOT_ADJACENT',
        `${name} cannot go to ${to}: name its roof, or the place below.`,
        '14.32.5',
        '14.32.8',
      ),
      path: '$.to',
    };
  if (
    infantryAt(battle, to).some((one) => one.side !== side) ||
    battle.unitsAt(to).some((one) => isMarker(one) && one.side !== side)
  )
    return refuse('ENEMY_THERE', `There are enemies in ${to}.`, '4.1.11');
  return hasRoomIn(battle, to, side, [unit])
    ? undefined
    : { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1', '14.32.10'), path: '$.to' };
}

/** It has done nothing in its player turn, and nobody as high as it has seen it (14.32.3). */
function readAtTheEnd(battle: Battle, by: string, id: string, to: string): Going | Refusal {
  const unit = battle.unit(id);
  if (unit?.side !== by || !isInfantry(unit) || !isOnMap(unit))
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no unit "${id}" on the map: name one of yours.`),
      path: '$.unit',
    };
  const cannot = cannotGo(battle, unit, to);
  if (cannot) return cannot;
  if (!isBeneathRoof(battle, unit.at))
    return refuse('NOT_NOW', `${unit.name} comes down in the Movement Phase.`, '14.32.5');
  const { name, broken, moved, advancedFrom, fired, firedIn, directed, noticed, overlooked } = unit;
  if (broken) return refuse('BROKEN', `${name} is broken.`, '14.32.3');
  if (moved || advancedFrom || fired || firedIn || directed || noticed)
    return refuse('IN_VIEW', `${name} has moved, fired or been fired on in this player turn.`, '14.32.3');
  return overlooked
    ? refuse('IN_VIEW', `An enemy as high as ${name} has seen it in this player turn.`, '14.32.3')
    : { unit: id, to, jumps: false };
}

function go(act: Act, id: string, to: string, jumps: boolean): void {
  const { battle } = act;
  stayUnseen(act, [id], to);
  if (!mayEnter(act, [battle.theUnit(id)], to)) return;
  const unit = battle.theUnit(id);
  const mf = allowanceOf(battle, [unit]);
  act.effect(
    'perched',
    { unit: id, from: unit.at ?? to, to },
    {
      changes: [
        ...letGo(battle, [id]),
        ...stepOf(battle, unit, to, { mf, ledBy: [] }),
        { do: 'unit', unit: id, set: { moving: null } },
      ],
      cites: isPerch(battle, to) && !jumps ? ['14.32.10'] : ['14.32.4', '14.32.5'],
    },
  );
  if (!jumps) return;
  const rolled = total(act.rollOf('jump', [id], D6));
  const falls = rolled === FALLS_ON;
  act.effect('jumped', { unit: id, rolled, falls }, { cites: ['14.32.7'] });
  if (falls) breakUnit(act, id, ['14.32.7'], true);
}

function settleUnseen(act: Act, id: string, to: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const going = [unit, ...battle.unitsAt(unit.at ?? '').filter(({ possessor }) => possessor === id)];
  const changes = going.map((one): Change => ({ do: 'unit', unit: one.id, set: { at: to } }));
  act.effect('perched', { unit: id, from: unit.at ?? to, to }, { changes, cites: ['14.32.3'] });
  if (!unit.hidden) goUnder(act, [battle.theUnit(id)], '14.32.3');
}

/** On a perch beside a fire it does not stay (14.32.6). */
export const boundToComeDown = (battle: Battle, by: string): OnMap | undefined =>
  battle.options.perches === undefined
    ? undefined
    : ofSide(battle, by).find(
        (unit): unit is OnMap =>
          isInfantry(unit) &&
          isOnMap(unit) &&
          isPerch(battle, unit.at) &&
          neighbours(battle, unit.at).some((hex) => isOnFire(battle, hex)) &&
          waysFrom(battle, unit.at).some((to) => !isRefusal(readStep(battle, by, unit.id, to))),
      );
