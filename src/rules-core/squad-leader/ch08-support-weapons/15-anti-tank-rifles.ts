/** Anti-tank rifles (8.15): they hit as guns do, and go through thin armour only. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { distance } from '../../mechanics/places.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { colourFor, rangeModifiers } from '../ch13-direct-fire/03-to-hit.js';
import { TO_HIT } from '../charts/index.js';
import type { Battle, Modifier, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { isStrange } from './06-captured.js';

const REACH = 12;

/** On the TO HIT Table; nothing beyond twelve hexes (8.15.1/a, 8.15.3). */
export function rifleNumber(
  battle: Battle,
  {
    weapon,
    holder,
    line = 'vehicle',
  }: { readonly weapon: Unit; readonly holder: OnMap; readonly line?: 'vehicle' | 'infantry' },
  at: string,
): number | undefined {
  const range = distance(battle, holder.at, at);
  if (range > REACH) return undefined;
  const colour = isStrange(weapon, holder) ? 'red' : colourFor(battle, { unit: holder, crew: holder });
  return (battle.table.charts as ChartPack).lookup(TO_HIT.number, line, colour, range);
}

/** As of the smallest barrels. */
export const rifleModifiers = (battle: Battle, holder: OnMap, at: string): Modifier[] =>
  rangeModifiers(battle, { unit: holder, gun: { calibre: 20 } }, at);

const LAHTI = '20mm';

/** The Finnish one is a gun of 20mm (8.15.8); trucks have no number in that column. */
export const rifleColumn = ({ model }: Unit, vehicle: Unit): 'AP .50/20mm' | 'ATR' =>
  model === LAHTI && !isSoft(vehicle) ? 'AP .50/20mm' : 'ATR';

/** The Boys rifle was one of the worst (8.15.7). */
export const weaknessOf = ({ nationality }: Unit): Modifier[] =>
  nationality === 'British' ? [{ why: 'Boys rifle', value: 1, cites: '8.15.7' }] : [];
