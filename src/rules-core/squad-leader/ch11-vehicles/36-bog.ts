/** Bog (11.36): vehicles sink in beside marshes, and off the roads in mud; a die in the Rally Phase frees them (14.20.1/a). */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { neighbours } from '../../mechanics/places.js';
import { commanderModifier, showCommander } from '../ch03-infantry/03-armour-leaders.js';
import { isOnMotorcycle } from '../ch04-movement/10-motorcycles.js';
import { mountOf, ridersOf } from '../ch04-movement/12-cavalry.js';
import { banksBetween, pressOnRoad, slippery } from '../ch14-terrain/24-roads.js';
import { groundAt, levelAt } from '../ch14-terrain/ground.js';
import { isMuddy } from '../ch16-fire/03-now.js';
import { isExtremeWinter } from '../ch16-fire/06-extreme-winter.js';
import { VEHICLE_MOVEMENT } from '../charts/index.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, refuse, sumOf, type Unit } from '../system.js';
import { isVehicle, ofSide } from '../units/kinds.js';
import { isByRoad } from './costs.js';
import { isBoat, isManned } from './state.js';

const FREED_ON = 1;
const HIGHEST = 0;
const LOWEST = -1;

type Where = 'bog hex' | 'bog hex in mud' | 'off the road in mud';

/** Low ground beside a marsh (11.36.1/a). */
export const isBogHex = (battle: Battle, at: string): boolean =>
  levelAt(battle, at) <= HIGHEST &&
  levelAt(battle, at) >= LOWEST &&
  groundAt(battle, at) !== 'marsh' &&
  neighbours(battle, at).some((next) => groundAt(battle, next) === 'marsh');

/** The harder it weighs on the ground, the sooner; motorcycles weigh as most do (11.36.1/b, 4.10/Q). */
export const bogNumber = (battle: Battle, { pressure }: Unit, where: Where): number =>
  (battle.table.charts as ChartPack).lookup(VEHICLE_MOVEMENT.bog, pressure ?? 'normal', where);

/** In an Extreme Winter every hex is a bog hex to all but pulkkas (16.6.8.3). */
const isFrozenFast = (battle: Battle, { vehicle }: Unit): boolean =>
  isExtremeWinter(battle) && vehicle !== 'pulkka';

/** Into a hex beside a marsh, but by its road (14.20.3); returns true if it sticks there. */
export function sinkIn(act: Act, id: string, from: string | undefined, at: string): boolean {
  const { battle } = act;
  const isOverBank = from !== undefined && banksBetween(battle, from, at) !== undefined;
  const vehicle = battle.theUnit(id);
  const press = pressOnRoad(battle, vehicle, at);
  if (press !== undefined && !isBoat(vehicle)) return slidesOff(act, vehicle, press, '14.26.9');
  const mayStick = isOverBank || isBogHex(battle, at) || isFrozenFast(battle, vehicle);
  if (isBoat(vehicle) || isByRoad(battle, from, at) || !mayStick) return false;
  if (!rolls(act, battle.theUnit(id), isMuddy(battle) ? 'bog hex in mud' : 'bog hex')) return false;
  stick(act, id, ['11.36.1/a', '11.36.1/b']);
  return true;
}

/** A vehicle that turns on an elevated road; returns true if it sticks there (14.26.10). */
export const slidesAsItTurns = (act: Act, id: string): boolean =>
  slidesOff(act, act.battle.theUnit(id), slippery(act.battle, act.battle.theUnit(id)), '14.26.10');

function slidesOff(act: Act, vehicle: Unit, harder: number, cites: RuleId): boolean {
  if (!rolls(act, vehicle, 'bog hex', harder)) return false;
  stick(act, vehicle.id, [cites, '11.36.1/b']);
  return true;
}

/** Feeling its way into woods; uphill, and with a gun in tow, it sinks the sooner (11.34.1). */
export function sinkInWoods(act: Act, id: string, from: string | undefined, at: string): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const isUphill = from !== undefined && levelAt(battle, at) > levelAt(battle, from);
  const harder = (isUphill ? 1 : 0) + (vehicle.tows ? 1 : 0);
  if (rolls(act, vehicle, isMuddy(battle) ? 'bog hex in mud' : 'bog hex', harder))
    stick(act, id, ['11.34.1/a', '11.36.1/b']);
}

function rolls(act: Act, unit: Unit, where: Where, harder = 0): boolean {
  const from = bogNumber(act.battle, unit, where) - harder;
  const rolled = total(act.rollOf('bog', [unit.id], DR));
  act.effect('bog-roll', { unit: unit.id, rolled, from }, { cites: ['11.36.1/b'] });
  return rolled >= from;
}

/** It does not move until it is freed. */
export function stick(act: Act, id: string, cites: readonly RuleId[]): void {
  const isMachine = !isVehicle(act.battle.theUnit(id));
  const set = { bogged: true, ...(!isMachine && { immobilized: true as const }) } as const;
  act.effect('bogged', { unit: id }, { changes: [{ do: 'unit', unit: id, set }], cites });
}

/** Motorcycles sink in as vehicles do; their riders go on on foot (4.10/Q). */
export function sinkMachine(act: Act, unit: Unit, from: string | undefined, at: string): boolean {
  const machine = isOnMotorcycle(unit) ? mountOf(act.battle, unit) : undefined;
  return machine !== undefined && sinkIn(act, machine.id, from, at);
}

/**
 * Off the road in mud a vehicle rolls as it sets out, with its whole way told: a second roll says how many points after the road
 * it comes (11.36.1/a, 11.28.3/a). Gives what it has spent then.
 */
export function sinksInMud(
  act: Act,
  vehicle: Unit,
  path: readonly string[],
  costOf: (from: string | undefined, to: string) => number,
): number | undefined {
  const { battle } = act;
  if (!isMuddy(battle) || vehicle.muddied || isBoat(vehicle)) return undefined;
  const way = [vehicle.at, ...path];
  const off = path.findIndex((to, i) => !isByRoad(battle, way[i], to));
  if (off < 0) return undefined;
  act.effect(
    'in-the-mud',
    { unit: vehicle.id },
    { changes: [{ do: 'unit', unit: vehicle.id, set: { muddied: true } }], cites: ['11.36.1/a'] },
  );
  if (!rolls(act, vehicle, 'off the road in mud')) return undefined;
  const onRoad = path.slice(0, off).reduce((sum, to, i) => sum + costOf(way[i], to), 0);
  return (vehicle.spent ?? 0) + onRoad + total(act.rollOf('how far', [vehicle.id], DR));
}

export const freeVehicle = order({
  title: 'Free a bogged vehicle',
  description: 'A vehicle or motorcycle that has sunk in tries to come free: on a 1 of a die.',
  cites: ['14.20.1/a'],
  answers: ['repair'],
  asks: { unit: z.string().describe('The vehicle or the motorcycle.') },
  *candidates({ battle, by }) {
    for (const { id, bogged } of ofSide(battle, by)) if (bogged) yield { unit: id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !unit.bogged)
      return {
        ...refuse('NOT_YOUR_UNIT', `You have no bogged vehicle "${id}": name one of yours.`),
        path: '$.unit',
      };
    if (isVehicle(unit) ? !isManned(unit) : ridersOf(battle, unit).length === 0)
      return refuse('NO_CREW', `Nobody is there to free ${unit.name}.`, '14.20.1/a');
    return unit.mended?.includes('tracks')
      ? refuse('HAS_TRIED', `${unit.name} was tried in this Rally Phase.`, '14.20.1/a')
      : { unit: id };
  },
  perform(act, { unit: id }) {
    const unit = act.battle.theUnit(id);
    const led = commanderModifier(act.battle, unit);
    if (led.length > 0) showCommander(act, id);
    const rolled = total(act.rollOf('coming free', [id], D6));
    const isFree = rolled + sumOf(led) <= FREED_ON;
    const mended = [...(unit.mended ?? []), 'tracks' as const];
    const set = { mended, ...(isFree && { bogged: null, ...(isVehicle(unit) && { immobilized: null }) }) };
    act.effect(
      'freed',
      { unit: id, rolled, isFree },
      { changes: [{ do: 'unit', unit: id, set }], cites: ['14.20.1/a'] },
    );
  },
});
