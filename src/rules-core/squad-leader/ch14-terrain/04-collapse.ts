/** Buildings collapse where high explosive kills (14.4.2), and may fall on the next hex (14.4.6, 14.4.7). */

import { D6, DR, die, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { around } from '../../mechanics/places.js';
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { eliminate } from '../ch03-infantry/20-casualties.js';
import { destroy } from '../ch11-vehicles/wrecks.js';
import { removeMines } from '../ch15-fortifications/07-minefields.js';
import { loseTrap } from '../ch15-fortifications/08-booby-traps.js';
import { isAblaze } from '../ch16-fire/02-fires.js';
import { fuelAt } from '../ch16-fire/02-fuel.js';
import type { RuleId } from '../rules.js';
import type { Act, Change, SquadLeader, Unit } from '../system.js';
import { isInfantry, isVehicle, vehiclesAt } from '../units/kinds.js';
import { placesIn } from './03-levels.js';
import { floorOf, topFloor } from './03-storeys.js';
import { buriedAt } from './04-buried.js';
import { groundAt, isBuilding, isWater } from './ground.js';

/** Where all of it comes down, and where it falls into the next hex. */
const ALL_FROM = 6;
const FALLS_FROM = 6;

/** A level of a building, and all above it; from an upper level perhaps the whole of it (14.4.2/a, 14.4.2/b). */
export function collapse(act: Act, at: string, ...cites: RuleId[]): void {
  const { battle } = act;
  const ground = groundAt(battle, at);
  if (!isBuilding(ground)) return;
  loseTrap(act, at);
  const hex = hexOf(at);
  const [top, struck] = [topFloor(battle, at), floorOf(at)];
  const from = struck > 0 && !comesDown(act, hex, top - struck) ? struck : 0;
  const is = ground === 'stone building' ? 'stone' : 'wooden';
  for (const place of placesIn(battle, hex))
    if (floorOf(place) >= from) loseAll(act, place, '14.4.2/a', isSafeInside);
  makeRubble(act, hex, { is, from }, cites);
  if (top >= HIGH) fall(act, hex, is, top - Math.max(1, from) + 1);
}

/** A house through which an AFV has driven; who is in it lives (14.4.12). */
export function flatten(act: Act, at: string, is: Rubble['is'], ...cites: RuleId[]): void {
  loseTrap(act, at);
  makeRubble(act, at, { is, from: 0 }, cites);
}

type Rubble = NonNullable<SquadLeader['location']['rubble']>;

function makeRubble(act: Act, at: string, rubble: Rubble, cites: readonly RuleId[]): void {
  const changes: Change[] = [
    { do: 'location', at, set: { rubble, breached: null } },
    { do: 'clock', set: { rubble: true } },
  ];
  act.effect('collapsed', { at, from: rubble.from }, { changes, cites: [...cites] });
}

/** So many upper levels, and rubble may fall far. */
const HIGH = 2;

function comesDown(act: Act, hex: string, above: number): boolean {
  return total(act.roll(`the building in ${hex}`, D6)) + above >= ALL_FROM;
}

/** The more levels have come down, the more likely (14.4.6). */
function fall(act: Act, hex: string, is: 'stone' | 'wooden', levels: number): void {
  const { battle } = act;
  const roll = act.roll(`rubble of ${hex}`, DR);
  const [coloured, white] = [die(roll, 'coloured').face, die(roll, 'white').face];
  const to = coloured + levels >= FALLS_FROM ? around(battle, hex)[white - 1] : undefined;
  act.effect(
    'rubble-fell',
    { from: hex, coloured, levels, ...(to !== undefined && { to }) },
    { cites: ['14.4.6'] },
  );
  if (to === undefined || isWater(groundAt(battle, to))) return;
  if (isBuilding(groundAt(battle, to))) collapse(act, to, '14.4.7/c');
  else if (!battle.location(to).rubble) coverWith(act, to, is, isAblaze(battle, hex));
}

/** It takes the place of what was there; only closed armour lives through it (14.4.7/a). A fire comes with it (14.4.9). */
function coverWith(act: Act, at: string, is: 'stone' | 'wooden', burns: boolean): void {
  const { battle } = act;
  const catchesFire = burns && fuelAt(battle, at) !== undefined;
  loseAll(act, at, '14.4.7/a', isSafeInside);
  removeMines(act, at, false, '14.4.7/a');
  const changes: Change[] = [
    {
      do: 'location',
      at,
      set: {
        rubble: { is, from: 0, fallen: true },
        entrenchment: null,
        wire: null,
        ...(catchesFire && { burning: true as const, kindled: null }),
      },
    },
    { do: 'clock', set: { rubble: true } },
    ...buriedAt(battle, at),
  ];
  act.effect('covered-with-rubble', { at, burns: catchesFire }, { changes, cites: ['14.4.7/a', '14.4.9'] });
}

const isSafeInside = ({ armoured, openTopped, exposed }: Unit): boolean =>
  armoured === true && !openTopped && !exposed;

/** Who is there is lost, with all weapons and such vehicles (14.4.2/a, 14.4.7/a, 14.29.5.2/q2). */
export function loseAll(
  act: Act,
  at: string,
  cites: RuleId,
  isSafe: (vehicle: Unit) => boolean = () => false,
): void {
  const { battle } = act;
  for (const side of battle.sideIds()) uncoverAll(act, at, side, cites);
  for (const vehicle of vehiclesAt(battle, at)) if (!isSafe(vehicle)) destroy(act, vehicle.id, [cites]);
  for (const unit of battle.unitsAt(at)) if (isInfantry(unit)) eliminate(act, unit.id, [cites]);
  loseWhatLiesThere(act, at, cites);
}

function loseWhatLiesThere(act: Act, at: string, cites: RuleId): void {
  const left = act.battle.unitsAt(at).filter((unit) => !isVehicle(unit));
  if (left.length === 0) return;
  const weapons = left.map(({ id }) => id);
  const changes = weapons.map((unit): Change => ({ do: 'leave', unit }));
  act.effect('weapons-destroyed', { weapons, at }, { changes, cites: [cites] });
}
