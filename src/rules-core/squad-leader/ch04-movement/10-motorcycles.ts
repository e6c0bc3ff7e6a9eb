/** Motorcycles and bicycles (4.10, 4.11): what they cost on the way, who sits on which, and what mounting takes. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { hexAt } from '../../mechanics/places.js';
import { smokeCost } from '../ch09-artillery/16-smoke.js';
import { groundAt, hexsideBetween, isCover, isRoadBetween, levelAt } from '../ch14-terrain/ground.js';
import { conditionsOf } from '../ch16-fire/03-now.js';
import { isFirm, snowyRoad, timesFor } from '../ch16-fire/06-going.js';
import { VEHICLE_MOVEMENT } from '../charts/index.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isCycle, isLeader, isMmc, weaponsOf } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { isAllowed } from './07-double-time.js';
import { companionsOf, mountOf, ridersOf } from './12-cavalry.js';

const QUARTERS = 4;
const BY_BICYCLE = 0.5;
const NOVICE = 0.75;

/** Of men: in the seat of a motorcycle, with or without a sidecar. */
export const isOnMotorcycle = ({ wheels }: Unit): boolean => wheels !== undefined && wheels !== 'bicycle';
export const isOnBicycle = ({ wheels }: Unit): boolean => wheels === 'bicycle';

/** A squad, or one squad with a leader; of one machine two leaders, three where it has a sidecar (4.10.1). */
function hasSeat(battle: Battle, machine: Unit, unit: Unit): boolean {
  const riders = ridersOf(battle, machine);
  if (machine.machine === 'squad') return riders.every((rider) => isMmc(rider) !== isMmc(unit));
  return !isMmc(unit) && riders.length < (machine.wheels === 'sidecar' ? 3 : 2);
}

/** Portage points that it takes: none without a sidecar, less for leaders (4.10.4, 4.11.5). */
function roomOn({ machine, wheels }: Unit, riders: number): number {
  if (wheels === 'cycle') return 0;
  if (machine === 'squad') return 2;
  return wheels === 'bicycle' ? 1 : riders > 1 ? 0 : 2;
}

export const isOverloadedWith = (
  battle: Battle,
  machine: Unit,
  riders: readonly Unit[],
  loadOf: (rider: Unit, weapon: Unit) => number,
): boolean =>
  riders
    .flatMap((rider) => weaponsOf(battle, rider).map((weapon) => loadOf(rider, weapon)))
    .reduce((a, b) => a + b, 0) > roomOn(machine, riders.length);

/** Why it cannot take that seat. */
export function noSeat(battle: Battle, unit: Unit, machine: Unit): Refusal | undefined {
  const isMotorcycle = machine.wheels !== 'bicycle';
  if (isMotorcycle && !canRide(unit))
    return refuse('CANNOT_RIDE', `${unit.name} has not learnt to ride a motorcycle.`, '4.10.29');
  if (!isMotorcycle && !isAllowed(battle))
    return refuse('NOT_IN_PLAY', 'Bicycles need the rules of double time.', '4.11.2');
  if (!isMotorcycle && conditionsOf(battle).underfoot === 'deep snow')
    return refuse('NOT_IN_PLAY', 'Nobody rides bicycles in deep snow: push them.', '4.11.9');
  if (isMotorcycle && machine.at !== undefined && isCover(groundAt(battle, machine.at)))
    return refuse(
      'IMPASSABLE',
      `Nobody rides in ${machine.at}: push ${machine.name} out of it.`,
      '4.10.16/a',
    );
  if (machine.bogged) return refuse('CANNOT_MOVE', `${machine.name} is bogged.`, '4.10/Q');
  if (machine.malfunctioned) return refuse('MALFUNCTIONED', `${machine.name} does not run.`, '4.10.24');
  if (unit.doubleTime)
    return refuse('EXHAUSTED', `${unit.name} goes at double time.`, isMotorcycle ? '4.10.10/a' : '4.11.10');
  return hasSeat(battle, machine, unit)
    ? undefined
    : refuse('NO_ROOM', `There is no seat for ${unit.name} on ${machine.name}.`, '4.10.1');
}

/** A quarter of its points (4.10.10). */
export const quarterOf = ({ mp = 0 }: Unit, rider: Unit): number =>
  (mp * (isSpecified(rider) ? 1 : NOVICE)) / QUARTERS;

/** Motorcycle troops, as the scenario has them; others make less of the machine (4.10.33). */
const isSpecified = ({ skill, novice }: Unit): boolean => skill === 'motorcycles' && !novice;

/** British leaders have all learnt it (4.10.32). */
const canRide = (unit: Unit): boolean =>
  unit.skill === 'motorcycles' || (isLeader(unit) && parentOf(unit.nationality) === 'British');

/** Quarters of its points, one for each factor of the rider (4.10.10). */
export const pointsFor = (machine: Unit, rider: Unit, factors: number): number =>
  machine.bogged ? 0 : (machine.limit ?? quarterOf(machine, rider) * Math.min(QUARTERS, factors));

/** Mounting takes a factor and a quarter; what the rider has walked is gone, too (4.10.10). */
export const limitAfterMounting = (machine: Unit, rider: Unit, factorsLeft: number): number =>
  quarterOf(machine, rider) * Math.min(QUARTERS - 1, Math.floor(factorsLeft) - 1);

/** Factors that a rider has used up when he has got off again (4.10.10). */
export function walkedAfter(machine: Unit, rider: Unit): number {
  return (rider.walked ?? 0) + Math.ceil((machine.spent ?? 0) / quarterOf(machine, rider)) + 1;
}

/** Off the map the hex costs what its ground does; undefined where it cannot ride. */
export function wheelCost(
  battle: Battle,
  from: string | undefined,
  to: string,
  wheels: NonNullable<Unit['wheels']>,
): number | undefined {
  const mp = wheels === 'bicycle' ? pedalled(battle, from, to) : driven(battle, from, to);
  return mp === undefined ? undefined : mp + smokeCost(battle, to);
}

/** By roads alone, for half; uphill in full, and a factor is gained where the road leads down (4.11.2). */
function pedalled(battle: Battle, from: string | undefined, to: string): number | undefined {
  const isByRoad = from === undefined ? hexAt(battle, to).roads !== 0 : isRoadBetween(battle, from, to);
  if (!isByRoad || !isFirm(battle, from, to)) return undefined;
  const climb = from === undefined ? 0 : levelAt(battle, to) - levelAt(battle, from);
  if (climb > 0) return 2;
  return (groundAt(battle, to) === 'shell hole' ? 1 : BY_BICYCLE) + climb;
}

/** As an armoured car, but for wrecks and vehicles in the hex, and for turning (4.10.9). */
function driven(battle: Battle, from: string | undefined, to: string): number | undefined {
  const charts = battle.table.charts as ChartPack;
  if (
    from !== undefined &&
    isRoadBetween(battle, from, to) &&
    groundAt(battle, to) !== 'shell hole' &&
    isFirm(battle, from, to)
  )
    return (
      (snowyRoad(battle, 'wheels') ?? charts.lookup(VEHICLE_MOVEMENT.road, 'motorcycle')) +
      uphill(battle, from, to)
    );
  const ground = from !== undefined && isRoadBetween(battle, from, to) ? 'open ground' : groundAt(battle, to);
  const cost = charts.lookup(VEHICLE_MOVEMENT.terrain, ground, 'motorcycle');
  if (cost === 'not' || (from !== undefined && hexsideBetween(battle, from, to))) return undefined;
  return cost * timesFor(battle, to, ground, 'wheels') + (from === undefined ? 0 : uphill(battle, from, to));
}

const uphill = (battle: Battle, from: string, to: string): number =>
  levelAt(battle, to) > levelAt(battle, from)
    ? Number((battle.table.charts as ChartPack).lookup(VEHICLE_MOVEMENT.more, 'higher terrain', 'motorcycle'))
    : 0;

/** Motorcycles turn back for two points more (4.10.9); bicycles do not ride so far in that time. */
const TURN_BACK = 2;

export const costOfTurningBack = ({ wheels }: Unit, before: string | undefined, to: string): number =>
  before === to && (wheels === 'cycle' || wheels === 'sidecar') ? TURN_BACK : 0;

/** The hex that it has left last, if it has moved in this phase. */
export const lastLeft = ({ ridden }: Unit): string | undefined => ridden?.at(-2);

/** A leader alone does not ride the machines of a squad (4.10.2, 4.10.8). */
export function needsMen(battle: Battle, unit: Unit): Refusal | undefined {
  const machine = mountOf(battle, unit);
  return machine && isCycle(machine) && machine.machine === 'squad' && !companionsOf(battle, unit).some(isMmc)
    ? refuse('CANNOT_MOVE', `${unit.name} cannot ride all of ${machine.name} alone.`, '4.10.2')
    : undefined;
}
