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
]);
