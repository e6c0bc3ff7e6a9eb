/** What may catch fire, and how hard it was hit in this turn (7.35). */
import { terrainOf } from '../../kernel/boards/board.js';
import { hexAt } from '../../mechanics/places.js';
import type { TerrainRow } from '../attributes/index.js';
import { FIRE_START } from '../charts/index.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import type { Battle, Change, Modifier } from '../system.js';

type Row = 'Brick' | 'Wood' | 'Stone' | 'Desert';

interface Kindling {
  readonly row: Row;
  readonly modifiers: readonly Modifier[];
}

const ROWS: Readonly<Partial<Record<TerrainRow, Row>>> = {
  'brick building': 'Brick',
  'wood building': 'Wood',
  'stone building': 'Stone',
  'desert building': 'Desert',
};

/** Buildings, rubble, and groves that the scenario names; undefined where nothing burns. */
export function kindlingIn(battle: Battle, at: string): Kindling | undefined {
  const terrain = terrainIn(battle, at);
  const { burnsAs } = battle.location(at);
  if (isBuilding(terrain)) return { row: ROWS[terrain] as Row, modifiers: [] };
  const isRubble = terrain === 'rubble';
  const row = (burnsAs && ROWS[burnsAs.as]) ?? (isRubble ? rubbleOf(battle, at) : undefined);
  if (!row) return undefined;
  const value = battle.table.charts.lookup(FIRE_START.modifiers, 'rubble');
  return {
    row,
    modifiers: [
      ...(isRubble ? [{ why: 'rubble', value, cites: '7.35.1/d' } as const] : []),
      ...(burnsAs?.modifier
        ? [{ why: 'scenario', value: burnsAs.modifier, cites: '7.35.4/b' } as const]
        : []),
    ],
  };
}

/** What stood there before, by what the board draws. */
function rubbleOf(battle: Battle, at: string): Row {
  const { name } = terrainOf(battle.table.map, hexAt(battle, at).terrain);
  if (name.includes('wood') || name.includes('hut')) return 'Wood';
  return name.startsWith('rowhouse') || name.includes('factory') ? 'Brick' : 'Stone';
}

interface Hit {
  readonly by: string;
  readonly factor: number;
  readonly flame?: boolean;
}

/** GP fire was directed at the hex: the largest factor of the turn is kept, never a sum (7.35.1/b, 7.35.1/g). */
export function directedAt(battle: Battle, at: string, { by, factor, flame }: Hit): Change[] {
  const { fire, shelled } = battle.location(at);
  if (!plays(battle, '7.35') || fire !== undefined || !kindlingIn(battle, at)) return [];
  const larger = shelled && shelled.factor >= factor ? shelled : { factor, by };
  const burns = flame || shelled?.flame ? { flame: true as const } : {};
  return [{ do: 'location', at, set: { shelled: { ...larger, ...burns } } }];
}

/** A flamethrower took part in close combat, which starts no fire otherwise (7.35/b, 7.35.1/f). */
export const flamesAt = (battle: Battle, at: string, by: string, flame: boolean): Change[] =>
  flame ? directedAt(battle, at, { by, factor: 0, flame }) : [];
