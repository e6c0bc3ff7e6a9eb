import { campaignTest } from './campaign-test.js';

const side = (area: string, leader: string, squad: string) => ({
  forces: [{ area, units: [{ counter: leader }, { counter: squad, count: 2 }] }],
});

campaignTest({
  system: 'combat',
  scenario: {
    scenario: 'a-corner-of-the-boulevard',
    title: 'A Corner of the Boulevard',
    system: 'combat',
    map: { board: 'city' },
    turns: 2,
    setUp: [['russian'], ['german']],
    clock: { initiative: 'german' },
    sides: { german: side('M4-N6', 'NCO', '6-6'), russian: side('Q4-R6', 'NCO', '4-4') },
    victory: {
      wins: [{ side: 'german', is: { control: { side: 'german', of: 'P6 R6 R3', atLeast: 1 } } }],
      otherwise: 'russian',
    },
  },
  policies: {
    preset: 'combat-campaign-german-russian',
    // The book promotes players; for those on the roster the house says how.
    promotion: {
      ladder: [
        { rank: 'Sergeant', counter: 'NCO' },
        { rank: 'Lieutenant', counter: 'Officer' },
      ],
      rules: [{ rule: 'kills', says: 'Three kills', when: { kills: 3 } }],
    },
    experience: {
      earns: [
        { for: 'battle', points: 1 },
        { for: 'kill', points: 2 },
      ],
      levels: [
        { level: 'green', from: 0, says: 'Green' },
        { level: 'old-hand', from: 3, says: 'Has seen it' },
      ],
    },
    victory: { perLossInflicted: [{ kinds: ['squad', 'person'], points: 1 }] },
    awards: [{ award: 'Assault Badge', kinds: ['person', 'squad'], when: { kills: 3 } }],
  },
  counters: {
    german: { leader: 'NCO', squad: '6-6', weapon: 'MG 34' },
    russian: { leader: 'NCO', squad: '4-4', weapon: 'RATR' },
  },
  buys: [{ russian: 'Submachine Gunners' }, { german: 'Machine Gun Section' }],
  stances: true,
  rank: 'Lieutenant',
});
