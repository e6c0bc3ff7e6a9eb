/** Vehicles that come out of streams may sink in there (14.22.14 to 14.22.16). */
import { DR, total } from '../../kernel/dice/index.js';
import { bogNumber, isBogHex, stick } from '../ch11-vehicles/36-bog.js';
import { leaveWreck } from '../ch11-vehicles/37-bailing-out.js';
import { passengersOf } from '../ch11-vehicles/37-passengers.js';
import { crewOf } from '../ch11-vehicles/abandoning.js';
import { isAfv, isDrawn, isTracked } from '../ch11-vehicles/state.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { depthAt } from './22-streams.js';
import { bankedRoadAt, bedAt, groundAt, isStream, isWater, levelAt } from './ground.js';

/** It is flooded from here on in a deep stream (14.22.16). */
const FLOODS_FROM = 13;

/** Over the bank, into what is neither stream nor water (14.22.14). */
export const leavesStream = (battle: Battle, from: string | undefined, to: string): from is string =>
  from !== undefined &&
  isStream(battle, from) &&
  bedAt(battle, from) !== undefined &&
  !(isStream(battle, to) && bedAt(battle, to) !== undefined) &&
  !isWater(groundAt(battle, to));

/** Into such ground no other roll is made (14.22.15). */
const isSoftAhead = (battle: Battle, to: string): boolean =>
  isBogHex(battle, to) || groundAt(battle, to) === 'mud flat' || bankedRoadAt(battle, to) === 'elevated';

function modifiersFor(battle: Battle, vehicle: Unit, from: string, to: string): Modifier[] {
  const { underfoot, water } = battle.options;
  const rows: readonly (readonly [string, boolean, number])[] = [
    ['into soft ground', isSoftAhead(battle, to), 1],
    ['uphill', levelAt(battle, to) >= 1, 1],
    ['with a gun in tow', vehicle.tows !== undefined, 1],
    ['soft or frozen ground', underfoot === 'mud' || water?.frozen === true, 1],
    ['without tracks', !isTracked(vehicle), 1],
    ['deep water', bedAt(battle, from) === 'deep stream', 1],
    ['by a ford', battle.location(from).ford === true, -1],
  ];
  return rows.filter(([, counts]) => counts).map(([why, , value]) => ({ why, value, cites: '14.22.15' }));
}

/** Returns true if it does not come out. */
export function sinksInStream(act: Act, id: string, from: string | undefined, to: string): boolean {
  const { battle } = act;
  if (!leavesStream(battle, from, to)) return false;
  const vehicle = battle.theUnit(id);
  const modifiers = modifiersFor(battle, vehicle, from, to);
  const needed = bogNumber(battle, vehicle, 'bog hex');
  const rolled = total(act.rollOf('bog', [id], DR));
  const final = rolled + sumOf(modifiers);
  act.effect('bog-roll', { unit: id, rolled, from: needed, modifiers }, { cites: ['14.22.14', '14.22.15'] });
  if (final < needed) return false;
  if (final >= FLOODS_FROM && depthAt(battle, from) === 'deep stream') flood(act, vehicle);
  else stick(act, id, ['14.22.14']);
  return true;
}

/** Those aboard live, without what they carried (14.22.16). */
function flood(act: Act, vehicle: Unit): void {
  const passengers = passengersOf(act.battle, vehicle);
  const crew = isAfv(vehicle) && !vehicle.abandoned && !isDrawn(vehicle) ? crewOf(act, vehicle).changes : [];
  const tow: Change[] = vehicle.tows === undefined ? [] : [{ do: 'leave', unit: vehicle.tows }];
  act.effect(
    'flooded',
    { unit: vehicle.id },
    { changes: [...crew, ...tow, { do: 'leave', unit: vehicle.id }], cites: ['14.22.16'] },
  );
  leaveWreck(act, passengers, true, ['14.22.16']);
}
