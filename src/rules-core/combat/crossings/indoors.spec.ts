import { cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title: '[combat 3.2.3.3 × 2.3.1.3] a machine gun team takes control of the house it enters',
    scene: {
      hexes: { D8: 'stone-building' },
      marks: { D8: { control: 'american' } },
      units: { g1: ['MG 34', 'D7', { face: 'move' }], a1: ['7-6', 'L12'] },
    },
    steps: [german('move', on('cautious', { g1: 'D8' }))],
    told: ['german controls D8'],
  },
  {
    title: '[combat 6.4.6.1 × 8.2.1] a second half-squad climbs into the steeple at double price',
    scene: {
      hexes: { D5: 'stone-building' },
      marks: { D5: { features: ['steeple'] } },
      units: { g1: ['3-6', 'D5'], g2: ['3-6', 'D5/steeple'], a1: ['7-6', 'D13'] },
    },
    steps: [german('move', on('cautious', { g1: 'D5/steeple' }))],
    told: ['3-6 enters D5/steeple for 4 MP'],
  },
  {
    title: '[combat 6.5.1.2.2 × 12.9.2] a charge goes down from the ground floor into the cellar',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 E8' }],
      marks: { D8: { features: ['cellar'] } },
      options: { stalingrad: true },
      units: { g1: ['Demo', 'D8', { face: 'move' }], r1: ['4-4', 'D8/cellar'] },
    },
    steps: [german('throw', { unit: 'g1', at: 'D8/cellar' }, [9, 0])],
    told: ['rolls 90 +20 terrain = 110'],
    after: { g1: null },
  },
  {
    title:
      '[combat 6.5.1.7.3 × 9.1.4] a leader who loses his way brings all to the sewer hex that the enemy names',
    scene: {
      marks: { D8: { features: ['sewer'] }, D10: { features: ['sewer'] }, L3: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D1'], r1: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer'] },
    },
    steps: [
      russian('follow-sewer', { units: ['r1', 'rl'], to: 'D10' }, [9]),
      german('choose-sewer', { to: 'L3' }),
    ],
    told: ['9 against 7: no', 'reach L3 through the sewers'],
    after: { r1: { at: 'L3/sewer', marker: 'moved' } },
  },
  {
    title: '[combat 6.4.8 × 12.9.2] no charge is thrown through an inner wall',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D5 D6' }],
      marks: { D5: { blackBars: [3] } },
      units: { g1: ['Demo', 'D5', { face: 'move' }], a1: ['7-6', 'D6'] },
    },
    steps: [german('throw', { unit: 'g1', at: 'D6' }, [9, 0])],
    refused: 'NO_LINE_OF_SIGHT 6.4.8',
  },
  {
    title:
      '[combat 3.2.3.3 × 3.3.4] control is what everybody sees: a hidden enemy upstairs does not give himself away by it',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      units: { g1: ['6-6', 'D7'], a1: ['7-6', 'D8/1', { hidden: true }], a2: ['7-6', 'L12'] },
    },
    steps: [german('move', on('running', { g1: 'D8' }))],
    told: ['german controls D8'],
    after: { a1: { hidden: true } },
  },
  {
    title: '[combat 6.5.1.1.5 × 6.5.1.8.1] three open roofs in a row: their debris blocks the hall',
    scene: {
      buildings: [{ is: 'stone', kind: 'factory', hexes: 'D5 D6 D7 D8 D9' }],
      marks: {
        D6: { features: ['open-roof'] },
        D7: { features: ['open-roof'] },
        D8: { features: ['open-roof'] },
      },
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D9', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D9' }, [9, 9])],
    refused: 'NO_LINE_OF_SIGHT 6.5.1.1.5',
  },
  {
    title: '[combat 6.13.2 × 6.5.1.2.1] in a burning house nobody goes down into the cellar',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 E8' }],
      marks: { D8: { features: ['cellar'], flame: true } },
      options: { stalingrad: true },
      first: 'russian',
      units: { g1: ['6-6', 'A1'], r1: ['4-4', 'D8', { escapes: 1 }] },
    },
    steps: [russian('move', on('cautious', { r1: 'D8/cellar' }))],
    refused: 'FLAME 6.13.2',
  },
  {
    title: '[combat 6.5.1.2.2 × 12.9.2] from the cellar a charge reaches the floor above',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 E8' }],
      marks: { D8: { features: ['cellar'] } },
      options: { stalingrad: true },
      first: 'russian',
      units: { g1: ['6-6', 'D8'], r1: ['Demo', 'D8/cellar', { face: 'move' }] },
    },
    steps: [russian('throw', { unit: 'r1', at: 'D8' }, [9, 0])],
    told: ['rolls 90 +20 terrain = 110: no effect on 6-6'],
  },
  {
    title: '[combat 6.5.1.7.1 × 2.3.1.3] no team goes down into the sewers, led or not',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'A1'], r1: ['RATR', 'D8', { face: 'move' }], rl: ['NCO', 'D8'] },
    },
    steps: [russian('move', on('cautious', { r1: 'into-sewer', rl: 'into-sewer' }))],
    refused: 'NO_SEWERS 6.5.1.7.1',
  },
]);
