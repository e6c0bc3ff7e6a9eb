import { campaignTest } from './campaign-test.js';

const side = (nationality: string, area: string, leader: string, squad: string) => ({
  is: { nationality },
  forces: [{ area, units: [{ counter: leader }, { counter: squad, count: 2 }] }],
});

campaignTest({
  system: 'aslsk',
  scenario: {
    scenario: 'a-corner-of-the-village',
    title: 'A Corner of the Village',
    system: 'aslsk',
    map: { board: 'village' },
    turns: 2,
    setUp: [['russian'], ['german']],
    sides: {
      german: side('German', 'K4-L7', '8-1', '4-6-7'),
      russian: side('Russian', 'N4-P7', '8-0', '4-4-7'),
    },
    victory: {
      wins: [{ side: 'german', is: { control: { side: 'german', of: 'O3 P2', atLeast: 1 } } }],
      otherwise: 'russian',
    },
  },
  policies: {
    preset: 'aslsk-linked',
    promotion: { player: { cards: 'per-side', ranks: [{ rank: 'Private', victories: 1 }] } },
    replacements: {
      start: { german: 3, russian: 3 },
      income: { german: 1, russian: 1 },
      groups: [
        { group: 'Stragglers', side: 'german', cost: 3, units: { '4-6-7': 1 } },
        { group: 'Riflemen', side: 'russian', cost: 2, units: { '4-4-7': 2 } },
      ],
    },
    victory: { draw: 0 },
  },
  counters: {
    german: { leader: '8-1', squad: '4-6-7', weapon: 'LMG' },
    russian: { leader: '8-0', squad: '4-4-7', weapon: 'LMG' },
  },
  buys: [{ german: 'Stragglers' }, { russian: 'Riflemen' }],
  stances: false,
  rank: 'Captain',
});
