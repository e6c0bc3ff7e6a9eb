/** Mines (15.7): they attack all who come into their hex or leave it, friend or enemy. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexOf, type UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { columnOf, type Result, resultOf } from '../ch05-fire/05-fire-table.js';
import { sufferAll } from '../ch05-fire/05-resolution.js';
import { isInTheTracks, keepToTracks } from '../ch11-vehicles/30-trail-breaks.js';
import { canMove, isAfv } from '../ch11-vehicles/state.js';
import { destroy, immobilize } from '../ch11-vehicles/wrecks.js';
import { overMines } from '../ch16-fire/05-weather.js';
import { MINES } from '../charts/index.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { isInfantry, isOnMap, type OnMap, prisonersOf } from '../units/kinds.js';
import { announceMines, goOffUnder, isInTheHouse, minesAt } from './07-minefields.js';
import { goBackOut } from './07-way-back.js';

/**
 * One roll for all who come or go together, with nothing added to it; returns those who can go on (15.7.2, 15.7.3, 15.7.4, 15.7.5). `other` is
 * where they go to or come from: nobody leaves the hex by its stairs.
 */
export function meetMines(act: Act, ids: readonly UnitId[], at: string, other?: string): UnitId[] {
  const { battle } = act;
  if (other !== undefined && hexOf(other) === hexOf(at)) return [...ids];
  const movers = ids.flatMap((id) => battle.unit(id) ?? []).filter(isOnMap);
  if (!goOffUnder(battle, movers, at) || movers.some(({ hasLaid }) => hasLaid === at)) return [...ids];
  if (goBackOut(battle, movers, at, other)) return [...ids];
  if (isInTheTracks(battle, at, other)) {
    keepToTracks(act, ids, at);
    return [...ids];
  }
  const factors = minesAt(battle, at);
  announceMines(act, at, '15.7.1', '15.7.2');
  const shaken = new Set(movers.filter(({ broken }) => broken).map(({ id }) => id));
  strikeMen(act, withPrisoners(battle, movers), at, factors);
  return ids.filter((id) => {
    const unit = battle.unit(id);
    return unit !== undefined && (!unit.broken || shaken.has(id));
  });
}

/** Those whom mines keep from it have advanced as far as they will (15.7.4). */
export function stayBehind(act: Act, ids: readonly UnitId[], going: readonly UnitId[]): void {
  const stopped = ids.filter((id) => !going.includes(id) && act.battle.unit(id));
  if (stopped.length === 0) return;
  const changes = stopped.map((unit): Change => ({ do: 'unit', unit, set: { advanced: true } }));
  act.effect('stopped-by-mines', { units: stopped }, { changes, cites: ['15.7.4'] });
}

/** With the prisoners whom they take along. */
const withPrisoners = (battle: Battle, movers: readonly OnMap[]): OnMap[] =>
  movers.flatMap((unit) => [unit, ...prisonersOf(battle, unit).filter(isOnMap)]);

function strikeMen(act: Act, movers: readonly OnMap[], at: string, factors: number): void {
  const { battle } = act;
  if (movers.length === 0) return;
  const rolled = total(act.roll(`mines in ${at}`, DR));
  const snow = overMines(battle);
  const groups = new Map<number, { units: UnitId[]; modifiers: Modifier[]; result: Result }>();
  for (const unit of movers) {
    const modifiers = [...modifiersFor(unit), ...snow];
    const final = rolled + sumOf(modifiers);
    const result = resultOf(battle, columnOf(factors) ?? 1, final);
    const group = groups.get(final) ?? { units: [], modifiers, result };
    groups.set(final, { ...group, units: [...group.units, unit.id] });
  }
  const outcomes = [...groups.values()];
  act.effect(
    'mines-attack',
    { at, factors, rolled, outcomes: outcomes.map((one) => ({ ...one, units: inView(battle, one.units) })) },
    { cites: ['15.7.2', '15.7.11.5'] },
  );
  const struck = outcomes.filter(({ result }) => result !== '-').flatMap(({ units }) => units);
  giveAway(act, struck, '2.3.9.1');
  const men = outcomes.map((one) => ({
    ...one,
    units: one.units.filter((id) => isMan(battle.unit(id))),
  }));
  sufferAll(act, men, at);
}

const isMan = (unit: Unit | undefined): boolean => unit !== undefined && isInfantry(unit);

const inView = (battle: Battle, ids: readonly UnitId[]): UnitId[] =>
  ids.filter((id) => !battle.theUnit(id).hidden);

/** Those whom the scenario calls sappers know what they do (15.7.14.1/a). */
const SAPPERS = 2;

const modifiersFor = ({ training, surfaced, at }: Unit): Modifier[] => [
  ...(training === 'engineers' ? [{ why: 'sappers', value: SAPPERS, cites: '15.7.14.1/a' } as const] : []),
  ...(surfaced !== undefined && surfaced === at ? OUT_OF_A_SEWER : []),
];

/** Helpless as they come up, for mines too (4.9/a). */
const OUT_OF_A_SEWER: Modifier[] = [{ why: 'out of a sewer', value: -2, cites: '4.9/a' }];

/** Only what would kill men stops a vehicle, or wrecks one without armour, as it comes and as it goes (15.7.11.1 to 15.7.11.3). */
export function isStoppedByMines(act: Act, id: UnitId, at: string, other?: string): boolean {
  const { battle } = act;
  const factors = minesAt(battle, at);
  if (factors === 0 || other === at || isInTheHouse(battle, battle.theUnit(id), at)) return false;
  announceMines(act, at, '15.7.1', '15.7.11.1');
  const vehicle = battle.theUnit(id);
  if (vehicle.flail) return false;
  const modifiers = [...modifiersForVehicle(battle, vehicle), ...overMines(battle)];
  const rolled = total(act.rollOf('mines', [id], DR));
  const result = resultOf(battle, columnOf(factors) ?? 1, rolled + sumOf(modifiers));
  const outcomes = [{ units: [id], modifiers, result }];
  act.effect('mines-attack', { at, factors, rolled, outcomes }, { cites: ['15.7.11.1'] });
  if (result !== 'KIA') return false;
  if (!isAfv(vehicle)) destroy(act, id, ['15.7.11.2', '15.7.11.4']);
  else if (canMove(vehicle)) immobilize(act, id, ['15.7.11.3']);
  return true;
}

export function modifiersForVehicle(battle: Battle, { vehicle }: Unit): Modifier[] {
  const value = (battle.table.charts as ChartPack).lookup(MINES.vehicleDrm, rowOf(vehicle));
  return value === 0 ? [] : [{ why: vehicle ?? 'vehicle', value, cites: '15.7.11.1' }];
}

const rowOf = (vehicle: Unit['vehicle']) => {
  if (vehicle === 'truck' || vehicle === 'jeep' || vehicle === 'wagon' || vehicle === 'pulkka')
    return 'truck, jeep';
  return vehicle === 'halftrack' || vehicle === 'armoured-car' ? 'halftrack, armoured car' : 'other';
};

/** Men who get off where the vehicle has come into the mines have met them with it (15.7.11.4, 15.7.11.4/q1). */
export const hasMetMines = ({ passed = [] }: Unit, at: string): boolean =>
  passed.some((one) => one.at === at && !one.start);
