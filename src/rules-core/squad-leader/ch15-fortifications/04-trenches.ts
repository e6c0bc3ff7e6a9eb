/** Trenches (15.4): entrenchments that are connected, so that men go from one into the next unseen by fire. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { neighbours } from '../../mechanics/places.js';
import { strays } from '../ch03-infantry/25-charge.js';
import { letGo, stepOf } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { mayEnter, stayUnseen } from '../ch04-movement/01-unseen.js';
import { tooHeavy } from '../ch04-movement/02-portage.js';
import { allowanceOf } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { isCliffBetween, levelAt } from '../ch14-terrain/ground.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, isLeader, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { isWired } from './01-wire.js';
import { isEntrenched } from './03-entrenchments.js';
import { meetMines } from './07-mines.js';

const MOST_UNITS = 4;
const STEP = 1;
const UPHILL = 2;

const hasTrench = (battle: Battle, at: string): boolean => battle.location(at).trench !== undefined;

/** Trenches next to each other are one, but across a cliff (15.4.5). */
const isConnected = (battle: Battle, from: string, to: string): boolean =>
  hasTrench(battle, from) &&
  hasTrench(battle, to) &&
  neighbours(battle, from).includes(to) &&
  !isCliffBetween(battle, from, to);

export const alongTrench = order({
  title: 'Go along a trench',
  description:
    'Units in a trench go into the trench of the next hex, for one movement factor or two uphill, whatever the terrain, and are never in the open. They may go on until another unit moves.',
  cites: ['15.4.5'],
  answers: ['movement'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST_UNITS).describe('Who goes, all of one trench.'),
    to: z.string().describe('The next hex of the trench.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isOnMap(unit) && isEntrenched(unit) && hasTrench(battle, unit.at))
        for (const to of neighbours(battle, unit.at)) yield { units: [unit.id], to };
  },
  read({ battle, by }, { units: ids, to }) {
    const units = movers(battle, by, ids);
    if (isRefusal(units)) return units;
    const cannot = cannotGo(battle, by, units, to);
    return cannot ?? { units: units.map(({ id }) => id), to };
  },
  listing: ({ battle }, _asked, { units: [id = ''], to }) => ({
    cost: { MF: costOf(battle, battle.theUnit(id).at ?? to, to) },
  }),
  perform(act, { units: ids, to }) {
    const { battle } = act;
    stayUnseen(act, ids, to);
    const company = ids.map((id) => battle.theUnit(id));
    if (!mayEnter(act, company, to)) return;
    const { at: from = to } = company[0] as Unit;
    const going = meetMines(act, ids, from);
    if (going.length === 0) return;
    const units = going.map((id) => battle.theUnit(id));
    const mf = costOf(battle, from, to);
    const ledBy = units.filter(isLeader).map(({ id }) => id);
    const changes = units.flatMap((unit): Change[] => [
      ...stepOf(battle, { ...unit, entrenched: undefined } as Unit, to, { mf, ledBy }),
      {
        do: 'unit',
        unit: unit.id,
        set: { entrenched: to, ...((unit.byTrench || !unit.moved) && { byTrench: true as const }) },
      },
    ]);
    act.effect(
      'moved',
      { units: going, from, to, mf },
      { changes: [...letGo(battle, going), ...changes], cites: ['15.4.5'] },
    );
    meetMines(act, going, to);
  },
});

const costOf = (battle: Battle, from: string, to: string): number =>
  levelAt(battle, to) > levelAt(battle, from) ? UPHILL : STEP;

function cannotGo(battle: Battle, by: string, units: readonly Unit[], to: string): Refusal | undefined {
  const [first] = units as [Unit];
  if (!isOnMap(first) || !units.every(isEntrenched) || !isConnected(battle, first.at, to))
    return { ...refuse('NO_WAY', `No trench leads them to ${to}.`, '15.4.5'), path: '$.to' };
  const mad = units.find((unit): unit is OnMap => unit.berserk === true && isOnMap(unit));
  const raging = mad && strays(battle, mad, [to]);
  if (raging) return raging;
  if (isAblaze(battle, to) || isWired(battle, to) || isWired(battle, first.at))
    return { ...refuse('IMPASSABLE', `Fire or wire bars the trench to ${to}.`, '15.1.3'), path: '$.to' };
  if (enemiesInView(battle, by).some(({ at }) => at === to))
    return { ...refuse('ENEMY_THERE', `There are enemies in ${to}.`, '4.1.11'), path: '$.to' };
  if (!hasRoomIn(battle, to, by, units))
    return { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'), path: '$.to' };
  const left = allowanceOf(battle, units);
  return left < costOf(battle, first.at, to)
    ? refuse('TOO_FAR', `They have ${left} movement factors left.`, '15.4.5')
    : tooHeavy(battle, units, 1);
}
