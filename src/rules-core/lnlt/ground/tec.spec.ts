import { field, Trial } from '../testkit.testkit.js';
import { hasRoom } from './stacking.js';
import { spottingClass, targetModifier, targetModifiers } from './tec.js';
import { placesOf, terrainIn } from './terrain.js';

const MAP = field({
  C3: 'woods',
  K3: 'woods',
  D5: 'wooden-building',
  F5: 'stone-building',
  F6: 'stone-building',
  F7: 'stone-building',
  J3: 'stone-building',
});
const trial = new Trial({
  map: MAP,
  units: {
    g1: '1-6-4-5 at A1',
    g2: '1-6-4-5 at B2',
    g3: '1-6-4-5 at B2',
    g4: '1-6-4-5 at B2',
    gh: '1-5-4-5 at A1',
    a1: '2-5-4-6 at N9',
  },
  marks: {
    C3: { wreck: 'M4A1 Sherman', smoke: 1 },
    K3: { smoke: 1 },
    H4: { foxholes: true },
    H5: { bunker: { tm: 3, facing: 0 }, foxholes: true },
  },
});
const { battle } = trial;

test('[lnlt 5.5, 10.4/a] [lnlt-16] modifiers add up to four at most', () => {
  expect(targetModifiers(battle, 'C3').map(({ value }) => value)).toEqual([2, 1, 2]);
  expect(targetModifier(battle, 'C3')).toBe(4);
});

test('[lnlt 7.0] [lnlt-20] Smoke adds to the terrain', () => {
  expect(targetModifier(battle, 'K3')).toBe(3);
});

test('[lnlt 21.1/c, 21.2/b] Bunkers and Foxholes protect who is in them', () => {
  expect([
    targetModifier(battle, 'H4'),
    targetModifier(battle, 'H5'),
    targetModifier(battle, 'H5/bunker'),
  ]).toEqual([1, 1, 3]);
  expect(placesOf(battle, 'H5')).toEqual(['H5', 'H5/bunker']);
});

test('[lnlt 10.2/a, 1.4/a] stone Buildings of three hexes have an upper floor', () => {
  expect(placesOf(battle, 'F6')).toEqual(['F6', 'F6/1']);
  expect([terrainIn(battle, 'J3'), terrainIn(battle, 'D5')]).toEqual([
    'HC Building, one story',
    'LC Building',
  ]);
});

test('[lnlt 21.1.1] a Bunker is blocking terrain for spotting', () => {
  expect(['A1', 'C3', 'H5/bunker'].map((at) => spottingClass(battle, at))).toEqual([
    'open',
    'blocking',
    'blocking',
  ]);
});

test('[lnlt 1.3, 1.3/d] three Squads to a hex, moving ones with standing ones', () => {
  expect([
    hasRoom(battle, 'A1', [battle.theUnit('g2')]),
    hasRoom(battle, 'B2', [battle.theUnit('gh')]),
  ]).toEqual([true, false]);
});
