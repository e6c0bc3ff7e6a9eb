/** Dust, dusk and Khamsin in the sights: what the scenario's Limited Spotting Table says of fire (7.36.4). */
import { plays } from '../sequence/sides.js';
import type { Battle, Modifier } from '../system.js';

export function ofVisibility(battle: Battle, fire: 'ap' | 'gp'): Modifier[] {
  const { visibility } = battle.options;
  const value = visibility?.[fire];
  if (!value || !plays(battle, '7.36')) return [];
  return [{ why: visibility.khamsin ? 'Khamsin' : 'visibility', value, cites: '7.36.4/a' }];
}
