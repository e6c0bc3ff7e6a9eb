import { field, Trial } from '../testkit.testkit.js';
import { becomes, entryCost, type Goer } from './costs.js';

const MAP = field({
  C3: 'woods',
  D5: 'wooden-building',
  E5: 'light-woods',
  F5: 'stone-building',
  F6: 'stone-building',
  F7: 'stone-building',
  H4: { hexsides: { 3: 'wall' } },
  J3: { level: 1 },
  J4: { level: 3 },
});
const trial = new Trial({
  map: MAP,
  units: { g1: '1-6-4-5 at A1', a1: '2-5-4-6 at N9' },
  marks: {
    K6: { wire: true, terrain: 'Light Woods' },
    A9: { wire: true },
    K8: { mines: [{ side: 'german', fp: 1 }] },
    L8: { mines: [{ side: 'american', fp: 1 }] },
    G9: { bunker: { tm: 2, facing: 0 }, terrain: 'Light Woods' },
    A6: { streams: [{ side: 3, type: 3 }] },
    M6: { ford: true },
  },
});
const leg: Goer = { going: 'leg', side: 'german' };
const by = (going: Goer['going']): Goer => ({ going, side: 'german' });
const cost = (goer: Goer, from: string, to: string) => {
  const found = entryCost(trial.battle, goer, from, to);
  return typeof found === 'number' ? found : found.refused;
};

describe('entering a place', () => {
  test('[lnlt 6.0] [lnlt-19] costs what its terrain costs, for each way of moving', () => {
    expect([cost(leg, 'E4', 'E5'), cost(by('T'), 'E4', 'E5'), cost(by('R'), 'E4', 'E5')]).toEqual([
      2,
      4,
      'CLOSED_TERRAIN',
    ]);
    expect([cost(leg, 'A1', 'A2'), cost(by('R'), 'A1', 'A2')]).toEqual([1, 2]);
  });

  test('[lnlt 11.6/a] a Scout leads through woods for 1 MP', () => {
    expect(cost({ ...leg, scouted: true }, 'C4', 'C3')).toBe(1);
  });

  test('[lnlt 10.2/e] floors cost 2 MP, and upstairs leads to the next hex of the Building', () => {
    expect([cost(leg, 'F5', 'F5/1'), cost(leg, 'F5/1', 'F5'), cost(leg, 'F5/1', 'F6/1')]).toEqual([
      2,
      2,
      4 - 2,
    ]);
    expect([cost(leg, 'F4', 'F5/1'), cost(leg, 'F5/1', 'F4'), cost(by('T'), 'F5', 'F5/1')]).toEqual([
      'NOT_ADJACENT',
      'NOT_ADJACENT',
      'NO_VEHICLES',
    ]);
  });

  test('[lnlt 21.1/e] into and out of a Bunker 2 MP, whatever the terrain', () => {
    expect([
      cost(leg, 'G9', 'G9/bunker'),
      cost(leg, 'G9/bunker', 'G9'),
      cost(leg, 'G8', 'G9/bunker'),
    ]).toEqual([2, 2, 'NOT_ADJACENT']);
  });

  test('[lnlt 21.3] [lnlt-54] Wire costs 4 MP in all on foot; [lnlt 21.3/a] the chart says what it costs vehicles', () => {
    expect(cost(leg, 'A8', 'A9')).toBe(4);
    expect([cost(leg, 'K5', 'K6'), cost(by('T'), 'K5', 'K6'), cost(by('R'), 'K5', 'K6')]).toEqual([
      4,
      4,
      'CLOSED_TERRAIN',
    ]);
  });

  test('[lnlt 21.4/f] own Mines cost 1 MP more, the enemy’s nothing', () => {
    expect([cost(leg, 'K7', 'K8'), cost(leg, 'L7', 'L8')]).toEqual([2, 1]);
  });

  test('[lnlt 10.4] hexsides, streams, fords and slopes', () => {
    expect([cost(leg, 'H4', 'H5'), cost(leg, 'H5', 'H4')]).toEqual([2, 2]);
    expect([cost(leg, 'A6', 'A7'), cost(by('T'), 'A7', 'A6'), cost(by('R'), 'A6', 'A7')]).toEqual([
      5,
      3,
      'CLOSED_TERRAIN',
    ]);
    expect([
      cost(leg, 'M5', 'M6'),
      cost(leg, 'J2', 'J3'),
      cost(leg, 'J3', 'J4'),
      cost(leg, 'J4', 'J3'),
    ]).toEqual([4, 2, 3, 1]);
  });

  test('[lnlt 15.1] what a vehicle makes of a Building is on the chart', () => {
    expect([becomes(trial.battle, by('T'), 'D5'), becomes(trial.battle, by('T'), 'E5')]).toEqual([
      'Rubble',
      undefined,
    ]);
  });

  test('[lnlt 6.0] there must be such a place, next to the other', () => {
    expect([
      cost(leg, 'A1', 'Z9'),
      cost(leg, 'A1', 'A3'),
      cost(leg, 'A1', 'A1'),
      cost(leg, 'A1', 'A1/1'),
    ]).toEqual(['NO_SUCH_HEX', 'NOT_ADJACENT', 'SAME_HEX', 'NO_SUCH_HEX']);
  });
});
