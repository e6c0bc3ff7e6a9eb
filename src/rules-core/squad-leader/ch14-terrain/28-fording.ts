/** Fording (14.28.8), and out of mud flats (14.19.3): with all movement factors on the way in and out, and by steps in the water. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, total } from '../../kernel/dice/index.js';
import { stepOf } from '../ch04-movement/01-march.js';
import { movers } from '../ch04-movement/01-move.js';
import { mayEnter, stayUnseen } from '../ch04-movement/01-unseen.js';
import { advancer } from '../ch04-movement/04-advancer.js';
import { allotmentOf, costOfComingOn, costOfEntering } from '../ch04-movement/costs.js';
import { hasRoomIn } from '../ch04-movement/stacking.js';
import { meetMines, stayBehind } from '../ch15-fortifications/07-mines.js';
import { order } from '../form.js';
import { staysDry } from '../scenario-rules/shortages.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemiesInView, isInfantry, isLeader, isOnMap, type OnMap, ofSide } from '../units/kinds.js';
import { isMarshy } from './18-marsh.js';
import { bankBetween, isTooCold, isUpstream, isWaterAt } from './28-rivers.js';
import { alongTheWater } from './29-beneath.js';
import { groundAt, isOffTheBridge } from './ground.js';

const MOST_UNITS = 4;
/** Who rolls this finds no footing (14.28.8.4). */
const NO_FOOTING = 6;

export const wade = order({
  title: 'Wade',
  description:
    'In the Movement Phase units go into a shallow river or out of it, or out of a mud flat, with all of their movement factors. In the Advance Phase a unit goes on in the river: on a 6 it finds no footing and stays.',
  cites: ['14.28.8.2', '14.28.8.3', '14.28.8.4', '14.19.3'],
  answers: ['movement', 'advance'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST_UNITS).describe('Who wades, all from one hex.'),
    to: z.string().describe('The adjacent hex.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isInfantry(unit) && isOnMap(unit) && !unit.swims)
        for (const to of alongTheWater(battle, unit.at))
          if (isWet(battle, unit.at, to)) yield { units: [unit.id], to };
  },
  read({ battle, by }, { units: ids, to }) {
    const isAdvance = battle.clock.phase === 'advance';
    const units = isAdvance ? advancer(battle, by, ids) : movers(battle, by, ids);
    if (isRefusal(units)) return units;
    const refusal =
      staysDry(battle) ??
      cannotWade(battle, units as OnMap[], to) ??
      (isAdvance ? notInAdvance(battle, units[0] as OnMap, to) : notInMovement(battle, units as OnMap[], to));
    return refusal ?? { units: units.map(({ id }) => id), to };
  },
  perform(act, { units, to }) {
    if (act.battle.clock.phase === 'advance') wadeOn(act, units, to);
    else wadeAcross(act, units, to);
  },
});

const isShallow = (battle: Battle, at: string): boolean => groundAt(battle, at) === 'shallow river';

const isWet = (battle: Battle, from: string, to: string): boolean =>
  isShallow(battle, from) || isShallow(battle, to) || isMarshy(battle, from);

/** Why nobody could wade there in any phase. */
function cannotWade(battle: Battle, units: readonly OnMap[], to: string): Refusal | undefined {
  const [first] = units as [OnMap];
  const { at, side } = first;
  if (at === undefined || !alongTheWater(battle, at).includes(to))
    return { ...refuse('NOT_ADJACENT', `${to} is not adjacent to ${at ?? 'where they are'}.`), path: '$.to' };
  const swimmer = units.find(({ swims }) => swims);
  if (swimmer) return refuse('IN_WATER', `${swimmer.name} swims.`, '4.14.7');
  if (isOffTheBridge(battle, at, to))
    return {
      ...refuse('IMPASSABLE', `Nobody climbs onto the bridge in ${to}, or down from it.`, '14.29.3'),
      path: '$.to',
    };
  if (!isWet(battle, at, to))
    return {
      ...refuse('NO_WAY', `Nobody wades from ${at} to ${to}: move there.`, '14.28.8.1'),
      path: '$.to',
    };
  const waters = [at, to].filter((hex) => isWaterAt(battle, hex));
  if (battle.location(to).bridge?.destroyed && isShallow(battle, to))
    return {
      ...refuse('IMPASSABLE', `The rubble of the bridge lies in ${to}.`, '14.29.10.7/q1'),
      path: '$.to',
    };
  if (waters.some((hex) => !isShallow(battle, hex)))
    return { ...refuse('IMPASSABLE', `The water is too deep to ford there.`, '14.28.8.1'), path: '$.to' };
  if (waters.length > 0 && isTooCold(battle))
    return refuse('NOT_IN_PLAY', 'Nobody fords in winter, or in snow.', '4.14.2');
  if (units.some(({ wheels, onSkis }) => wheels || onSkis))
    return refuse('MOUNTED', 'They go on foot, or on horses.', '14.28.8.3');
  if (waters.length === 1 && bankBetween(battle, ...banks(battle, at, to)) === 'cliff')
    return refuse('IMPASSABLE', `A cliff stands between ${at} and ${to}.`, '14.28.8.2');
  if (!isWaterAt(battle, to) && costOfComing(battle, to, units) === undefined)
    return refuse('IMPASSABLE', `They cannot enter ${to}.`, '4.1.6/T');
  return hasRoomIn(battle, to, side, units)
    ? undefined
    : { ...refuse('NO_ROOM', `There is no room in ${to}.`, '4.3.1'), path: '$.to' };
}

/** In the Movement Phase nobody comes onto wire (15.1.3). */
const costOfComing = (battle: Battle, to: string, units: readonly Unit[]): number | undefined =>
  battle.clock.phase === 'movement' ? costOfComingOn(battle, to, units) : costOfEntering(battle, to, units);

/** The water first. */
const banks = (battle: Battle, from: string, to: string): [string, string] =>
  isWaterAt(battle, from) ? [from, to] : [to, from];

const isByMarsh = (battle: Battle, from: string, to: string): boolean =>
  isWaterAt(battle, from) !== isWaterAt(battle, to) &&
  bankBetween(battle, ...banks(battle, from, to)) === 'marsh';

function notInMovement(battle: Battle, units: readonly OnMap[], to: string): Refusal | undefined {
  const [{ at, side }] = units as [OnMap];
  if (isWaterAt(battle, at) && isWaterAt(battle, to))
    return refuse('NOT_NOW', 'From one river hex to the next they wade in the Advance Phase.', '14.28.8.4');
  if (isByMarsh(battle, at, to) || groundAt(battle, at) === 'marsh')
    return refuse(
      'NOT_NOW',
      'Over the edge of a marsh they go in the Advance Phase.',
      '14.28.8.3',
      '14.18.6',
    );
  const mad = units.find(({ berserk }) => berserk);
  if (mad && isWaterAt(battle, to))
    return refuse('BERSERK', `${mad.name} is berserk: it charges over dry land.`, '14.28.3');
  if (units.some(({ moved }) => moved))
    return refuse(
      'HAS_MOVED',
      'To wade takes all movement factors, and they have moved.',
      '14.28.8.3',
      '14.19.3',
    );
  return enemiesInView(battle, side).some((enemy) => enemy.at === to)
    ? refuse('ENEMY_THERE', `There are enemies in ${to}: advance there instead.`, '4.1.11')
    : undefined;
}

function notInAdvance(battle: Battle, { at }: OnMap, to: string): Refusal | undefined {
  if (isUpstream(battle, at, to))
    return refuse('NO_WAY', `${to} lies upstream, and the current is heavy.`, '14.28.8.5');
  const isInRiver = isWaterAt(battle, at) && isWaterAt(battle, to);
  return isInRiver || isByMarsh(battle, at, to)
    ? undefined
    : refuse('NOT_NOW', 'They wade in and out in the Movement Phase.', '14.28.8.3');
}

/** In or out, with all movement factors: hazardous (14.28.8.3, 5.6.8.1/b). Mines lie on land, and strike as of others (14.28.2). */
function wadeAcross(act: Act, company: readonly string[], to: string): void {
  const { battle } = act;
  stayUnseen(act, company, to);
  const all = company.map((id) => battle.theUnit(id));
  if (!mayEnter(act, all, to)) return;
  const { at: from = to } = all[0] as Unit;
  const ids = meetMines(act, company, from, to);
  const units = ids.map((id) => battle.theUnit(id));
  if (units.length === 0) return;
  const mf = Math.min(...units.map((unit) => allotmentOf(battle, unit, units)));
  const ledBy = units.filter(isLeader).map(({ id }) => id);
  const isRiver = isWaterAt(battle, from) || isWaterAt(battle, to);
  const changes = units.flatMap((unit) => [
    ...stepOf(battle, unit, to, { mf, ledBy }),
    {
      do: 'unit',
      unit: unit.id,
      set: { moving: null, ...(isRiver && { hazardous: true as const }) },
    } as Change,
  ]);
  act.effect('waded', { units: ids, from, to }, { changes, cites: isRiver ? ['14.28.8.3'] : ['14.19.3'] });
  meetMines(act, ids, to, from);
}

/** From one hex of the river to the next, if there is a footing (14.28.8.4). */
function wadeOn(act: Act, company: readonly string[], to: string): void {
  const { battle } = act;
  const { at: from = to } = battle.theUnit(company[0] as string);
  const ids = meetMines(act, company, from, to);
  stayBehind(act, company, ids);
  const units = ids.map((id) => battle.theUnit(id));
  if (units.length === 0) return;
  const isInRiver = isWaterAt(battle, from) && isWaterAt(battle, to);
  const rolled = isInRiver ? total(act.rollOf('footing', ids, D6)) : undefined;
  const stays = rolled === NO_FOOTING;
  const changes = units.flatMap((unit): Change[] => [
    ...(stays ? [] : stepOf(battle, unit, to, { mf: 0, ledBy: [] })),
    { do: 'unit', unit: unit.id, set: { advanced: true } },
  ]);
  act.effect(
    stays ? 'no-footing' : 'waded',
    { units: ids, from, to, ...(rolled !== undefined && { rolled }) },
    { changes, cites: ['14.28.8.4'] },
  );
  if (!stays) meetMines(act, ids, to, from);
}
