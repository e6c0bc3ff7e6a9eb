import type { TerrainName } from '../../kernel/boards/terrain.js';
import { field, Trial } from '../testkit.testkit.js';
import { terrainIn } from './terrain.js';

test.each<[TerrainName, string]>([
  ['stone-rubble', 'Rubble'],
  ['wooden-building', 'LC Building'],
  ['stone-building', 'HC Building, one story'],
  ['stone-market-place', 'HC Building, one story'],
  ['stone-factory-1-5-level', 'HC Building, one story'],
  ['wooden-factory-1-5-level', 'LC Building'],
  ['dirt-road', 'Road'],
  ['stone-bridge', 'Road'],
  ['plowed-field', 'Clear'],
  ['water', 'Pond, River, Surf, Ocean'],
  ['woods', 'Forest'],
])('[lnlt 10.4] what is drawn as %s is %s', (terrain, row) => {
  const trial = new Trial({
    map: field({ E5: terrain }),
    units: { g1: '1-6-4-5 at A1', a1: '2-5-4-6 at N9' },
  });
  expect(terrainIn(trial.battle, 'E5')).toBe(row);
});
