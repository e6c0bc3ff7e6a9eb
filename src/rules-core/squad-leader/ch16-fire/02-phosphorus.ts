/** White phosphorus sets fire to what is dry (9.16.9.6). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { FIRE } from '../charts/index.js';
import { type Act, type Battle, type Modifier, sumOf } from '../system.js';
import { attacker } from '../units/kinds.js';
import { isOnFire, kindle } from './02-fires.js';
import { fuelAt } from './02-fuel.js';
import { conditionsOf } from './03-now.js';

const DRY = 1;
const NOT_VERY_DRY: Modifier = { why: 'dry, and not very dry', value: -1, cites: '9.16.9.6' };
const BUILDING: Modifier = { why: 'building', value: -2, cites: '9.16.9.6' };

/** When the Advancing Fire Phase of those who placed it ends; other weather than drought counts for nothing. */
export function burnPhosphorus(act: Act): void {
  const { battle } = act;
  const { kindling = 0 } = conditionsOf(battle);
  if (kindling < DRY) return;
  const side = attacker(battle);
  for (const at of hexesWithIt(battle, side)) {
    const fuel = fuelAt(battle, at);
    if (!fuel || isOnFire(battle, at)) continue;
    const needs = (battle.table.charts as ChartPack).lookup(FIRE.kindling, fuel.kindling);
    const modifiers = [
      ...(kindling === DRY ? [NOT_VERY_DRY] : []),
      ...(isBuilding(groundAt(battle, at)) ? [BUILDING] : []),
    ];
    const rolled = total(act.roll(`kindling in ${at}`, DR));
    const burns = rolled + sumOf(modifiers) >= needs;
    act.effect('phosphorus-burns', { at, needs, rolled, modifiers, burns }, { cites: ['9.16.9.6'] });
    if (burns) kindle(act, at, ['9.16.9.6'], side);
  }
}

const hexesWithIt = ({ position: { locations } }: Battle, side: string): string[] =>
  Object.entries(locations)
    .filter(([, { smoke }]) => smoke?.some((one) => one.side === side && one.kind === 'white phosphorus'))
    .map(([at]) => at)
    .sort();
