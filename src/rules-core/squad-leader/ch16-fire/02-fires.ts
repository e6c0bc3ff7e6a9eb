/** Terrain that burns (16.2): how a fire begins, and when it is fully developed. */

import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { floorOf, topFloor } from '../ch14-terrain/03-storeys.js';
import { loseTrap } from '../ch15-fortifications/08-booby-traps.js';
import { FIRE } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change } from '../system.js';
import { playerTurnOf } from '../units/kinds.js';
import { fuelAt } from './02-fuel.js';

/** A fully developed fire on that level: nobody enters, and nobody stays (16.2.11.1). */
export function isAblaze(battle: Battle, at: string): boolean {
  const { burning, fireFloors } = battle.location(hexOf(at));
  if (!burning || !fireFloors) return burning === true;
  const floor = floorOf(at);
  return floor >= fireFloors.from && (floor <= fireFloors.to || fireFloors.to >= topFloor(battle, at));
}

const burns = (battle: Battle, at: string): boolean => battle.location(hexOf(at)).burning === true;

/** It burns, or will soon. */
export const isOnFire = (battle: Battle, at: string): boolean =>
  burns(battle, at) || battle.location(hexOf(at)).kindled !== undefined;

export const hexesInFlames = (battle: Battle): string[] =>
  Object.keys(battle.position.locations)
    .filter((at) => burns(battle, at))
    .sort();

/** Every fire of terrain begins small (16.2.12.1). */
export function kindle(act: Act, at: string, cites: readonly RuleId[], litBy?: string): void {
  const { battle } = act;
  loseTrap(act, at);
  act.effect(
    'fire-broke-out',
    { at: hexOf(at) },
    {
      changes: [
        {
          do: 'location',
          at: hexOf(at),
          set: { kindled: playerTurnOf(battle), ...startsOn(battle, at), ...(litBy && { litBy }) },
        },
      ],
      cites: [...cites],
    },
  );
}

/** In a house it takes hold of one level first (16.2.6). */
function startsOn(battle: Battle, at: string) {
  const floor = Math.floor(floorOf(at));
  return topFloor(battle, at) > 0 ? { fireFloors: { from: floor, to: floor } } : {};
}

/** In the Advancing Fire Phase of the next player turn it is fully developed, where nobody holds it back (16.2.12.1, 16.2.13.2). */
export function developFires(act: Act): void {
  const { battle } = act;
  const now = playerTurnOf(battle);
  const hexes = Object.entries(battle.position.locations)
    .filter(([, { kindled, smothered }]) => kindled !== undefined && kindled < now && smothered !== now)
    .map(([at]) => at)
    .sort();
  const changes = hexes.map(
    (at): Change => ({ do: 'location', at, set: { kindled: null, burning: true, smothered: null } }),
  );
  if (hexes.length > 0) act.effect('fires-developed', { hexes }, { changes, cites: ['16.2.12.1'] });
  climb(act);
}

/** From then on in each player turn to the next level above by itself, to the next below with a roll (16.2.6). */
function climb(act: Act): void {
  const { battle } = act;
  for (const at of hexesInFlames(battle)) {
    const { fireFloors } = battle.location(at);
    if (!fireFloors) continue;
    const top = topFloor(battle, at);
    const { from, to } = fireFloors;
    const fuel = fuelAt(battle, at);
    const rolled = from > 0 && fuel ? total(act.roll(`fire below in ${at}`, DR)) : undefined;
    const needs = fuel && (battle.table.charts as ChartPack).lookup(FIRE.spread, fuel.spread);
    const goesDown = rolled !== undefined && needs !== undefined && rolled >= needs;
    const now = { from: goesDown ? from - 1 : from, to: Math.min(top, to + 1) };
    const isWhole = now.from === 0 && now.to >= top;
    act.effect(
      'fire-climbs',
      { at, ...now, ...(rolled !== undefined && { rolled }) },
      {
        changes: [{ do: 'location', at, set: { fireFloors: isWhole ? null : now } }],
        cites: ['16.2.6'],
      },
    );
  }
}
