import { counterNamed } from '../units/catalogue.js';
import {
  demolitions,
  germanSquads,
  lightMachineGuns,
  NORMANDY,
  officersGiven,
  reinforcementSquad,
  replacementOf,
} from './normandy.js';

test('[combat 16.1] three older maps are meant', () => {
  expect(NORMANDY.maps).toEqual(["Kellam's Bridge", "Timmes' Orchard", "Shanley's Hill"]);
});

describe('counters', () => {
  test('[combat 16.1.1.1.1] every MG 42 is the one of 12-9', () => {
    expect(replacementOf('MG 42')).toBe('MG 42');
    expect(counterNamed('MG 42', 'german')).toMatchObject({ fp: 12, range: 9 });
  });
  test('[combat 16.1.1.1.4] M1A1 Bazookas become M1 Bazookas', () => {
    expect(replacementOf('M1A1 Bazooka')).toBe('M1 Bazooka');
    expect(counterNamed('M1 Bazooka', 'american')).toMatchObject({ weapon: 'bazooka', size: 76 });
  });
  test.each([
    ['[combat 16.1.1.3/a] 35R', 'Pzkw 35R', '35H 735 (f)'],
    ['[combat 16.1.1.3/b] 35-S', 'Pzkw 35-S', '35-S 739 (f)'],
    ['[combat 16.1.1.3/c] 232', 'Sdkfz 232', 'Sdkfz 242'],
    ['[combat 16.1.1.3/d] Blitz', 'Opel Blitz', 'Opel Blitz'],
    ['[combat 16.1.1.3/e] Sherman', 'M4A1', 'M4A1'],
    ['[combat 16.1.1.3/f, 16.1.1.3] Jeep', 'Jeep', 'Jeep'],
  ])('%s has its replacement', (_, old, now) => {
    expect(Object.entries(NORMANDY.replaced)).toContainEqual([old, now]);
    expect(replacementOf(old)).toBe(now);
  });
  test('[combat 16.1.1.4] guns are the same-named new ones', () => {
    expect(['PaK 38', 'Grtwfr 34'].map(replacementOf)).toEqual(['PaK 38', 'Grtwfr 34']);
  });
});

describe('orders of battle', () => {
  test('[combat 16.1.1.1.2] a light machine-gun for three squads, in proportion, one beyond the threes at most', () => {
    expect(lightMachineGuns('german', [{ squad: 6 }, { squad: 3 }])).toEqual({
      counter: 'MG 34',
      counts: [2, 1],
    });
    expect(lightMachineGuns('american', [{ squad: 4 }, { squad: 5 }])).toEqual({
      counter: 'BAR',
      counts: [1, 2],
    });
    expect(lightMachineGuns('american', [{ squad: 2 }, { squad: 2 }, { squad: 2 }]).counts).toEqual([
      1, 1, 0,
    ]);
    expect(counterNamed('MG 34', 'german')).toMatchObject({ fp: 4, range: 8 });
  });
  test('[combat 16.1.1.1.3] demolitions: for three American, for seven German squads, rounded up', () => {
    expect([3, 4, 9].map((squads) => demolitions('american', squads))).toEqual([1, 2, 3]);
    expect([7, 8, 14].map((squads) => demolitions('german', squads))).toEqual([1, 2, 2]);
  });
  test('[combat 16.1.1.2] with twelve squads an NCO becomes an officer', () => {
    expect([11, 12, 20].map(officersGiven)).toEqual([0, 1, 1]);
  });
  test('[combat 16.1.1.6] Americans are 7-6 and 4-6; of five German squads three are 5-4, two half-squads making one', () => {
    expect(NORMANDY.squads.american).toEqual({ squad: '7-6', 'half-squad': '4-6' });
    expect(germanSquads({ squad: 10 })).toEqual({ '5-4': 6, '6-6': 4 });
    expect(germanSquads({ squad: 4, 'half-squad': 2 })).toEqual({ '5-4': 3, '6-6': 2 });
  });
  test('[combat 16.1.1.6/a] 5-4 come first; what the counter mix lacks is made up by the other type', () => {
    expect(germanSquads({ squad: 7 })).toEqual({ '5-4': 5, '6-6': 2 });
    expect(germanSquads({ squad: 9 })).toEqual({ '5-4': 6, '6-6': 3 });
    expect(germanSquads({ squad: 10 }, { '5-4': 4 })).toEqual({ '5-4': 4, '6-6': 6 });
    expect(germanSquads({ squad: 10 }, { '6-6': 1 })).toEqual({ '5-4': 9, '6-6': 1 });
  });
  test('[combat 16.1.1.5] no battery has High or Low Ammunition Supply', () => {
    expect(NORMANDY.artillerySupply).toBeNull();
  });
  test('[combat 16.1.7] Rally Points are ignored', () => {
    expect(NORMANDY.ignored).toContain('Rally Points');
  });
  test('[combat 16.1.10] smoke of +5 is the new +10', () => {
    expect(NORMANDY.terrainDrm.smoke).toEqual({ was: 5, is: 10 });
  });
});

describe('notes on scenarios', () => {
  const { scenarios } = NORMANDY;
  test.each([
    ['[combat 16.1.11.1] 1', scenarios['1'], { ignoreSpecialRule: 3 }],
    ['[combat 16.1.11.2] 7', scenarios['7'], { american: { '7-6': 8, '6-5': 4 }, officersPerGroup: 1 }],
    [
      '[combat 16.1.11.3] 8',
      scenarios['8'],
      {
        american: {
          Fox: { '6-5': 4, '7-6': 1 },
          George: { '6-5': 3, '7-6': 2 },
          Easy: { '6-5': 1, '7-6': 4 },
        },
        officers: 1,
      },
    ],
    ['[combat 16.1.11.4] 10', scenarios['10'], { american: { '6-5': 3 }, rest: '7-6' }],
    ['[combat 16.1.11.5#2] 14', scenarios['14'], { rest: '6-5' }],
    ['[combat 16.1.11.6] 15', scenarios['15'], { american: { '6-5': 8, '7-6': 4 } }],
    [
      '[combat 16.1.11.7] 25',
      scenarios['25'],
      { replaced: { Jeep: { counter: 'Studebaker', count: 2 } }, exitsNeeded: 3 },
    ],
    ['[combat 16.1.11.8] 26', scenarios['26'], { american: { '6-5': 8 }, rest: '7-6' }],
  ])('%s', (_, note, says) => {
    expect(note).toEqual(says);
  });
  test('[combat 16.1.11.5] 13: a d10 for the squads of a German reinforcement platoon; Americans in HH6 are 6-5', () => {
    expect([1, 6, 7, 10].map(reinforcementSquad)).toEqual(['5-4', '5-4', '6-6', '6-6']);
    expect(scenarios['13'].reinforcements.american).toBe('6-5');
  });
});
