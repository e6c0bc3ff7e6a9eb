/** Terrain on the cards: its rows on the LOST and the TEC, its height, whether it hinders. */
import type { HexsideTerrain, Terrain } from '../terrain/ground.js';

/** Rows of the LOST and the TEC have their own names. */
export const LOST_ROWS: Readonly<Record<Terrain, string>> = {
  open: 'Open Ground',
  woods: 'Woods',
  brush: 'Brush',
  grainfield: 'Grainfield',
  orchard: 'Orchard',
  'wood-building': 'Building (wood)',
  'stone-building': 'Building (stone)',
  factory: 'Building (stone)',
  rubble: 'Rubble',
  debris: 'Debris',
  shellholes: 'Shellholes',
  gully: 'Gully (from its own line or adjacent)',
  creek: 'Creek',
  graveyard: 'Graveyard',
  'rail-cars': 'Rail Cars',
  'machine-parts': 'Machine Parts, Lumber Yard',
  fountain: 'River, Pond, Bridge, Fountain',
  river: 'River, Pond, Bridge, Fountain',
  bridge: 'River, Pond, Bridge, Fountain',
};

export const TEC_ROWS: Readonly<Record<Terrain, string>> = {
  open: 'Open Ground',
  woods: 'Woods',
  brush: 'Brush',
  grainfield: 'Grainfield',
  orchard: 'Orchard',
  'wood-building': 'Building, wood',
  'stone-building': 'Building, stone',
  factory: 'Factory interior',
  rubble: 'Rubble',
  debris: 'Debris',
  shellholes: 'Shellholes',
  gully: 'Gully',
  creek: 'Creek',
  graveyard: 'Graveyard',
  'rail-cars': 'Rail Cars',
  'machine-parts': 'Machine Parts, Lumber Yard',
  fountain: 'Fountain',
  river: 'River',
  bridge: 'Bridge, pontoon bridge',
};

const HEXSIDE_ROWS: Readonly<Record<Exclude<HexsideTerrain, 'cliff'>, string>> = {
  wall: 'Wall hexside',
  hedge: 'Hedge hexside',
  fence: 'Hedge hexside',
  bocage: 'Bocage hexside',
  roadblock: 'Roadblock hexside',
};
export const hexsideRow = (terrain: HexsideTerrain): string | undefined =>
  terrain === 'cliff' ? undefined : HEXSIDE_ROWS[terrain];

/** Height in levels above the ground of the hex (TEC, 5.2.3, 5.2.7). */
export const HEIGHT: Partial<Record<Terrain, number>> = {
  woods: 1,
  orchard: 1,
  'rail-cars': 1,
  factory: 1,
  brush: 0.5,
  grainfield: 0.5,
  rubble: 0.5,
  debris: 0.5,
  graveyard: 0.5,
  'machine-parts': 0.5,
  fountain: 0.5,
};

/** Hindrances and obstacles in their whole hex, its hexsides included (5.1.5.3.1). */
export const INHERENT: ReadonlySet<Terrain> = new Set(['orchard', 'debris', 'rubble']);
/** 'H' on the TEC: adds its DRM to fire through it. */
export const HINDRANCES: ReadonlySet<Terrain> = new Set([
  'brush',
  'grainfield',
  'orchard',
  'debris',
  'graveyard',
  'machine-parts',
  'fountain',
]);
