/** The blast behind recoilless rifles (8.21.7 to 8.21.10). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { hexesBeyond } from '../../mechanics/line.js';
import { hexAt } from '../../mechanics/places.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { isOnFire, kindle } from '../ch16-fire/02-fires.js';
import { fuelAt, weather } from '../ch16-fire/02-fuel.js';
import { FIRE } from '../charts/index.js';
import { type Act, type Battle, type Change, sumOf } from '../system.js';
import { isAboard, isHero, isInfantry, isOnMap, moraleOf, movedThisTurn } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';

/** Its own hex, and the one behind it, or both where the line runs along a hexside (8.21.7). */
function backblastOf(battle: Battle, from: string, at: string): string[] {
  const { map } = battle.table;
  const [behind = []] = hexesBeyond(map, hexAt(battle, at).index, hexAt(battle, from).index);
  return [hexOf(from), ...behind.flatMap(({ name }) => name ?? [])];
}

/** What its blast does as it fires (8.21.9), and on a 12 (8.21.10). */
export function blastBackwards(
  act: Act,
  { unit, crew }: Piece,
  at: string,
  second: string | undefined,
): void {
  const { battle } = act;
  const hexes = backblastOf(battle, unit.at, at);
  act.effect(
    'backblast',
    { unit: unit.id, hexes },
    {
      changes: hexes.map((hex): Change => ({ do: 'location', at: hex, set: { backblast: true } })),
      cites: ['8.21.7'],
    },
  );
  const struck = hexes
    .flatMap((hex) => battle.unitsAt(hex))
    .filter((one) => isInfantry(one) && !isAboard(one) && one.id !== crew.id && one.id !== second && !one.ti);
  const busy = struck.filter((one) => movedThisTurn(one) || one.fired || one.firedIn !== undefined);
  const stunned = struck.filter((one) => !busy.includes(one));
  for (const some of [stunned.filter((one) => !one.hidden), stunned.filter((one) => one.hidden)])
    if (some.length > 0)
      act.effect(
        'blasted',
        { units: some.map(({ id }) => id) },
        {
          changes: some.map(({ id }): Change => ({ do: 'unit', unit: id, set: { ti: true } })),
          cites: ['8.21.9'],
        },
      );
  moraleChecks(
    act,
    busy.map(({ id }) => id),
    { check: 'backblast', calmly: true, cites: ['8.21.9'] },
  );
}

/** Each hex of the blast with something to burn may catch fire (8.21.10). */
export function flareUp(act: Act, from: string, at: string): void {
  const { battle } = act;
  for (const hex of backblastOf(battle, from, at)) {
    const fuel = fuelAt(battle, hex);
    if (!fuel || isOnFire(battle, hex)) continue;
    const needs = (battle.table.charts as ChartPack).lookup(FIRE.kindling, fuel.kindling);
    const modifiers = isBuilding(groundAt(battle, hex)) ? [] : weather(battle);
    const rolled = total(act.roll(`kindling in ${hex}`, DR));
    const burns = rolled + sumOf(modifiers) >= needs;
    act.effect('backblast-kindles', { at: hex, needs, rolled, modifiers, burns }, { cites: ['8.21.10'] });
    if (burns) kindle(act, hex, ['8.21.10']);
  }
}

/** Who would come into the blast needs nerve, but for heroes (3.8.3), or stays where he is for the rest of the player turn, and runs no farther (8.21.8). */
export function braveBackblast(act: Act, ids: readonly string[], to: string): string[] {
  const { battle } = act;
  if (!battle.location(hexOf(to)).backblast) return [...ids];
  const men = ids.filter((id) => {
    const unit = battle.theUnit(id);
    return isOnMap(unit) && isInfantry(unit) && !isHero(unit);
  });
  const stopped: string[] = [];
  for (const id of men) {
    const unit = battle.theUnit(id);
    const modifiers = leadershipOver(battle, unit);
    const needs = moraleOf(unit);
    const rolled = total(act.rollOf(`into the backblast: ${unit.name}`, [id], DR));
    const passed = rolled + sumOf(modifiers) <= needs;
    if (!passed) stopped.push(id);
    act.effect(
      'backblast-braved',
      { unit: id, needs, rolled, modifiers, passed },
      {
        changes: passed
          ? []
          : [{ do: 'unit', unit: id, set: { ti: true, ...(unit.broken && { routed: true }) } }],
        cites: ['8.21.8'],
      },
    );
  }
  return ids.filter((id) => !stopped.includes(id));
}
