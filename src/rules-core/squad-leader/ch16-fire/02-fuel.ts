/** What can burn (16.2.1, 16.2.10.1), and what the weather does to it (16.3.1, 16.3.3). */
import { hexAt } from '../../mechanics/places.js';
import { type Ground, groundAt } from '../ch14-terrain/ground.js';
import type { Battle, Modifier } from '../system.js';
import { conditionsOf } from './03-now.js';

type Kindling =
  | 'wooden building'
  | 'stone building'
  | 'woods, forest-road or orchard'
  | 'wheatfield or brush';
type Spread =
  | 'wooden building or forest-road'
  | 'stone building, orchard or rubble'
  | 'woods'
  | 'wheatfield or brush';

interface Fuel {
  readonly kindling: Kindling;
  readonly spread: Spread;
}

const FUEL: Partial<Record<Ground, Fuel>> = {
  'wooden building': { kindling: 'wooden building', spread: 'wooden building or forest-road' },
  'stone building': { kindling: 'stone building', spread: 'stone building, orchard or rubble' },
  'wooden rubble': { kindling: 'wooden building', spread: 'stone building, orchard or rubble' },
  'stone rubble': { kindling: 'stone building', spread: 'stone building, orchard or rubble' },
  woods: { kindling: 'woods, forest-road or orchard', spread: 'woods' },
  orchard: { kindling: 'woods, forest-road or orchard', spread: 'stone building, orchard or rubble' },
  brush: { kindling: 'wheatfield or brush', spread: 'wheatfield or brush' },
  wheatfield: { kindling: 'wheatfield or brush', spread: 'wheatfield or brush' },
};

const FOREST_ROAD: Fuel = {
  kindling: 'woods, forest-road or orchard',
  spread: 'wooden building or forest-road',
};

/** Nothing else burns. */
export const burnsLike = (ground: Ground): Fuel | undefined => FUEL[ground];

export function fuelAt(battle: Battle, at: string): Fuel | undefined {
  const ground = groundAt(battle, at);
  return ground === 'woods' && hexAt(battle, at).roads !== 0 ? FOREST_ROAD : burnsLike(ground);
}

export function weather(battle: Battle): Modifier[] {
  const { kindling } = conditionsOf(battle);
  return kindling ? [{ why: 'weather', value: kindling, cites: '16.3.1' }] : [];
}
