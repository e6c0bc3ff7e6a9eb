import { campaignTest } from './campaign-test.js';

const side = (nationality: string, area: string, leader: string, squad: string) => ({
  is: { nationality },
  forces: [{ area, units: [{ counter: leader }, { counter: squad, count: 2 }] }],
});

/** Personal leaders with their ranks among formations that learn: four linked battles, of which two are fought on the server. */
campaignTest({
  system: 'squad-leader',
  scenario: {
    scenario: 'the-baker-s-corner',
    title: "The Baker's Corner",
    system: 'squad-leader',
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
    preset: 'squad-leader-linked',
    promotion: {
      player: { cards: 'per-side', ranks: [{ rank: 'Private', victories: 1 }] },
      rules: [
        {
          rule: 'elan',
          says: 'In so short a campaign one point of élan is one rank up.',
          when: { mark: { mark: 'elan', atLeast: 1, pays: 1 } },
        },
      ],
    },
    replacements: {
      madeUpEachTurn: 2,
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
