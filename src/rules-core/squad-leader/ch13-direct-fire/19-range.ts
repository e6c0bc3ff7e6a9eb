/** Solid shot loses its force on the way (13.19.5, 13.19.6); shaped charges, flames and high explosive do not. */
import { distance } from '../../mechanics/places.js';
import type { Battle, Modifier } from '../system.js';
import bands from './kill-range.json' with { type: 'json' };

/** What range adds to the dice of the AFV KILL roll: of guns, or of machine guns and anti-tank rifles. */
export function overRange(
  battle: Battle,
  from: string,
  at: string,
  of: 'guns' | 'machineGuns',
): readonly Modifier[] {
  const range = distance(battle, from, at);
  const band = bands[of].find(({ beyond }) => range > beyond);
  const cites = of === 'guns' ? '13.19.5' : '13.19.6';
  return band ? [{ why: 'range', value: band.value, cites }] : [];
}
