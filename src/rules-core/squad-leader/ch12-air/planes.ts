/** Aircraft of a side: which are over the map, what they can still do, and what their guns are worth. */
import type { ChartPack } from '../../kernel/charts/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { isDark } from '../ch02-sight/08-night.js';
import { isOvercast, weatherOf } from '../ch16-fire/03-now.js';
import { AIRCRAFT } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { enemyOf, isAircraft, ofSide, playerTurnOf } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';

/** Sides without air support are asked nothing. */
export const hasAirSupport = (battle: Battle, side: string): boolean => battle.side(side).air !== undefined;

/** Its aircraft, over the map or on their way. */
const planesOf = (battle: Battle, side: string): Unit[] =>
  hasAirSupport(battle, side) ? ofSide(battle, side).filter(isAircraft) : [];

export const planesOver = (battle: Battle, side: string): Unit[] =>
  planesOf(battle, side).filter(({ inbound, airframe }) => !inbound && airframe !== 'glider');

/** It looks for targets of artillery, and attacks nobody (12.11). */
export const isObserver = ({ airframe }: Unit): boolean => airframe === 'observation';
const isFighter = ({ airframe }: Unit): boolean => airframe === 'fighter';
/** They dive; Typhoons strafe as fighters do (12.6.1, 12.8.3). */
export const isDiveBomber = ({ airframe }: Unit): boolean =>
  !!airframe && airframe !== 'glider' && airframe !== 'observation' && !strafes({ airframe });
export const strafes = ({ airframe }: Pick<Unit, 'airframe'>): boolean =>
  airframe === 'fighter' || airframe === 'Typhoon';

/** Fighters of which the guns work (12.2.1). */
export const fightersOver = (battle: Battle, side: string): Unit[] =>
  planesOver(battle, side).filter((plane) => isFighter(plane) && !plane.malfunctioned);

/** Aircraft of the attacker that attack now. */
export const attacking = (battle: Battle): Unit | undefined =>
  battle.units().find(({ over, run }) => over !== undefined || run !== undefined);

const PER_TURN = 2;

/** Dive bombers once in a player turn, the others once in a game turn, but where the pilot found no target (12.3.6, 12.5.2, 12.7.3). */
function hasAttacked(battle: Battle, plane: Unit): boolean {
  const { sortie, balkedAt } = plane;
  const now = playerTurnOf(battle);
  if (sortie === now || balkedAt === now) return true;
  if (sortie === undefined || isDiveBomber(plane)) return false;
  return Math.floor(sortie / PER_TURN) === battle.clock.turn;
}

/** The aircraft, if it can attack now. */
export function readyPlane(battle: Battle, by: string, id: UnitId): Unit | Refusal {
  const plane = battle.unit(id);
  if (plane?.side !== by || !isAircraft(plane) || plane.inbound)
    return {
      ...refuse('NOT_YOUR_UNIT', `You have no aircraft "${id}" over the map: name one of yours.`, '12.1.1'),
      path: '$.aircraft',
    };
  if (isDark(battle)) return refuse('TOO_DARK', 'No aircraft attacks at night.', '12.1.1');
  if (isOvercast(battle))
    return refuse('NO_SIGHT', `In ${weatherOf(battle)} ${plane.name} sees nothing: it circles.`, '12.1/q1');
  if (plane.malfunctioned)
    return refuse('MALFUNCTIONED', `The guns of ${plane.name} do not work any more.`, '12.7.8');
  if (fightersOver(battle, enemyOf(battle, by)).length > 0)
    return refuse(
      'CANNOT_ATTACK',
      'Enemy fighters are over the map: no ground target is attacked.',
      '12.2.1',
    );
  return hasAttacked(battle, plane)
    ? refuse('HAS_FIRED', `${plane.name} has attacked already: wait for another turn.`, '12.7.3/a', '12.5.2')
    : plane;
}

/** Shot down: nothing falls on anybody, and it counts as two units (12.2.4, 12.2.6, 12.4.2). */
export function loseAircraft(act: Act, id: UnitId, cites: readonly RuleId[]): void {
  const { side } = act.battle.theUnit(id);
  const { lost = [] } = act.battle.side(side);
  act.effect(
    'aircraft-lost',
    { unit: id },
    {
      changes: [
        { do: 'side', side, set: { lost: [...lost, id, id] } },
        { do: 'leave', unit: id },
      ],
      cites,
    },
  );
}

/** It does not come back (12.1.5); `stayed`: the chit is shown. */
export function sendHome(act: Act, id: UnitId, cites: readonly RuleId[], stayed?: number): void {
  act.effect(
    'aircraft-left',
    { unit: id, ...(stayed !== undefined && { stayed }) },
    { changes: [{ do: 'leave', unit: id }], cites },
  );
}

const WITH_CANNON = { year: 1943, month: 3 } as const;

const isBefore = ({ options }: Battle, { year, month }: { year: number; month: number }): boolean =>
  options.year < year || (options.year === year && options.month < month);

/** Until March 1943 Stukas have machine guns alone (12.5.8). */
const hasMachineGuns = (battle: Battle, { airframe }: Unit): boolean =>
  airframe === 'Stuka' && isBefore(battle, WITH_CANNON);

const isRussian = ({ nationality }: Pick<Unit, 'nationality'>): boolean =>
  parentOf(nationality) === 'Russian';

/** What its guns are worth on the fire table (12.5.4, 12.5.8, 12.6.2 to 12.6.4, 12.7.9, 12.8.4). */
export function gunsOf(battle: Battle, plane: Unit): number {
  const charts = battle.table.charts as ChartPack;
  const { airframe = 'fighter' } = plane;
  if (airframe === 'fighter' || airframe === 'glider' || airframe === 'observation')
    return charts.lookup(AIRCRAFT.fighter, isRussian(plane) ? 'Russian' : 'others', battle.options.year);
  return charts.lookup(AIRCRAFT.cannon, hasMachineGuns(battle, plane) ? 'Stuka before March 1943' : airframe);
}

const FIGHTERS_WITH_CANNON = 1942;

/** Against armour (12.5.8, 12.7.7, 12.8.6): the table has one column for all that is larger than a machine gun and smaller than 37mm. */
export function columnAgainstArmour(battle: Battle, plane: Unit): 'AP MMG/HMG' | 'AP .50/20mm' {
  const isLight = isFighter(plane)
    ? isRussian(plane) || battle.options.year < FIGHTERS_WITH_CANNON
    : hasMachineGuns(battle, plane);
  return isLight ? 'AP MMG/HMG' : 'AP .50/20mm';
}
