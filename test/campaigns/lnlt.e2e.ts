import { campaignTest } from './campaign-test.js';

const side = (nation: string, area: string, squad: string) => ({
  is: { nation },
  forces: [{ area, units: [{ counter: 'Leader 7-1-6' }, { counter: squad, count: 2 }] }],
});

campaignTest({
  system: 'lnlt',
  scenario: {
    scenario: 'a-corner-of-the-farms',
    title: 'A Corner of the Farms',
    system: 'lnlt',
    map: { board: 'village' },
    turns: 2,
    setUp: [['russian'], ['german']],
    clock: { initiative: 'german', decided: true },
    sides: {
      german: side('german', 'K4-L7', '1-6-4-5'),
      russian: side('soviet', 'N4-P7', '1-4-4-5'),
    },
    victory: {
      wins: [{ side: 'german', is: { control: { side: 'german', of: 'O3 P2', atLeast: 1 } } }],
      otherwise: 'russian',
    },
  },
  policies: {
    preset: 'lnlt-linked',
    promotion: { player: { cards: 'per-side', ranks: [{ rank: 'Private', victories: 1 }] } },
    replacements: {
      start: { german: 3, russian: 3 },
      income: { german: 1, russian: 1 },
      groups: [
        { group: 'Stragglers', side: 'german', cost: 3, units: { '1-6-4-5': 1 } },
        { group: 'Riflemen', side: 'russian', cost: 2, units: { '1-4-4-5': 2 } },
      ],
    },
    victory: { draw: 0 },
  },
  counters: {
    german: { leader: 'Leader 7-1-6', squad: '1-6-4-5', weapon: 'MG34' },
    russian: { leader: 'Leader 7-1-6', squad: '1-4-4-5', weapon: 'DP 28' },
  },
  buys: [{ german: 'Stragglers' }, { russian: 'Riflemen' }],
  stances: false,
  rank: 'Captain',
});
