import { american, cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title:
      '[combat 6.6.1 × 6.4.3] an E of heavy high explosive brings the house down on friends upstairs too',
    scene: {
      hexes: { D8: 'wooden-building-1-level' },
      units: {
        g1: ['PzKw 4H', 'D4', { facing: 3 }],
        g2: ['6-6', 'D8/1'],
        a1: ['7-6', 'D8', { marker: 'moved' }],
        a2: ['7-6', 'D8/1'],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9], [0, 4])],
    told: ['E on 7-6', 'The building in D8 is rubble', '6-6 is eliminated'],
    after: { a1: null, a2: null, g2: null },
  },
  {
    title: '[combat 6.6.1 × 12.3.1.3] an E upstairs brings the whole hex down',
    scene: {
      hexes: { D8: 'wooden-building-1-level' },
      units: {
        g1: ['PzKw 4H', 'D4', { facing: 3 }],
        a1: ['7-6', 'D8', { fired: 1 }],
        a2: ['7-6', 'D8/1', { marker: 'moved' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8/1' }, [9], [0, 4])],
    told: ['on D8/1', 'The building in D8 is rubble'],
    after: { a1: null, a2: null },
  },
  {
    title: '[combat 3.2.3.3 × 6.5.1.7] an enemy in the sewer below keeps a hex from being controlled',
    scene: {
      hexes: { D8: 'stone-building' },
      marks: { D8: { features: ['sewer'], control: 'russian' } },
      options: { sewers: true },
      units: { g1: ['6-6', 'D7'], gl: ['NCO', 'D6'], r1: ['4-4', 'D8/sewer'], r2: ['4-4', 'D13'] },
    },
    steps: [german('move', on('running', { g1: 'D8' })), russian('pass')],
    told: ['6-6 enters D8', '!german controls D8'],
  },
  {
    title: '[combat 3.2.3.3 × 6.4.1] an enemy upstairs keeps a hex from being controlled',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      marks: { D8: { control: 'american' } },
      units: { g1: ['6-6', 'D7'], gl: ['NCO', 'D6'], a1: ['7-6', 'D8/1', { fired: 2 }], a2: ['7-6', 'D13'] },
    },
    steps: [german('move', on('running', { g1: 'D8' })), american('hold-fire')],
    told: ['6-6 enters D8', '!german controls D8'],
  },
  {
    title:
      '[combat 6.5.1.1.5 × 12.7.4] inside a factory the longest line of the platoon counts, and no walls',
    scene: {
      buildings: [{ is: 'stone', kind: 'factory', hexes: 'D5 D6 D7 D8' }],
      units: { g1: ['6-6', 'D5'], g2: ['6-6', 'D6'], gl: ['NCO', 'D6'], a1: ['7-6', 'D8', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1', 'g2'], leader: 'gl', at: 'D8' }, [9, 0])],
    told: ['+10 Factory interior in D6, +10 Factory interior in D7 = 105'],
  },
  {
    title: '[combat 6.5.1.1.1 × 12.3] from roof to roof of the same height nothing protects',
    scene: {
      hexes: { D5: 'stone-building', D8: 'stone-building' },
      marks: { D5: { features: ['rooftop'] }, D8: { features: ['rooftop'] } },
      options: { stalingrad: true },
      units: { g1: ['6-6', 'D5/roof'], r1: ['4-4', 'D8/roof', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8/roof' }, [9, 0])],
    told: ['rolls 90 = 90'],
  },
  {
    title: '[combat 6.5.1.1.1 × 12.3] from the street a roof gives +5 and nothing of its building',
    scene: {
      hexes: { D8: 'stone-building' },
      marks: { D8: { features: ['rooftop'] } },
      options: { stalingrad: true },
      units: { g1: ['6-6', 'D4'], r1: ['4-4', 'D8/roof', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8/roof' }, [9, 0])],
    told: ['rolls 90 +5 Rooftop = 95'],
  },
  {
    title: '[combat 6.5.1.7.1 × 10.5] an engineer squad does not lead a line squad down into the sewers',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D1'], r1: ['7-2', 'D8'], r2: ['4-4', 'D8'] },
    },
    steps: [russian('move', on('cautious', { r1: 'into-sewer', r2: 'into-sewer' }))],
    refused: 'NO_LEADER 6.5.1.7.1',
  },
  {
    title: '[combat 6.5.1.7.1 × 10.5] an engineer squad goes down alone',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D1'], r1: ['7-2', 'D8'], r2: ['4-4', 'D8'] },
    },
    steps: [russian('move', on('cautious', { r1: 'into-sewer' }))],
    told: ['7-2 climbs down into the sewers in D8'],
    after: { r1: { at: 'D8/sewer' } },
  },
  {
    title:
      '[combat 6.5.1.7.2 × 10.5] who has walked to the manhole has no Movement Points left to climb down',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D1'], r1: ['4-4', 'D7'], rl: ['NCO', 'D8'] },
    },
    steps: [russian('move', on('cautious', { r1: 'D8 into-sewer', rl: '' }))],
    refused: 'TOO_FAR',
  },
  {
    title:
      '[combat 6.5.1.7.3 × 9.1.4.4.1] one Action Check of the leader brings the whole party through the sewers',
    scene: {
      marks: { D8: { features: ['sewer'] }, D10: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D1'], r1: ['4-4', 'D8/sewer'], r2: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer'] },
    },
    steps: [russian('follow-sewer', { units: ['r1', 'r2', 'rl'], to: 'D10' }, [7])],
    told: ['7 against 7: yes', 'reach D10 through the sewers'],
    after: { r1: { at: 'D10/sewer', marker: 'moved' }, rl: { at: 'D10/sewer' } },
  },
  {
    title:
      '[combat 6.5.1.7.2 × 14.2] who climbs out beneath an enemy needs no check with a leader, is fired at as moving, and is in Close Combat',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D8'], r1: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer'] },
    },
    steps: [
      russian('move', on('cautious', { r1: 'out-of-sewer', rl: 'out-of-sewer' })),
      german('stand'),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
    ],
    told: ['climbs out of the sewers', '-10 moved', 'Close Combat is joined in D8'],
    after: { r1: { entered: 'later' } },
  },
  {
    title:
      '[combat 6.5.1.7.3 × 12.9.2] a charge dropped down the manhole attacks those in the sewer, who do not answer',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      units: { g1: ['Demo', 'D8', { face: 'move' }], r1: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer'] },
    },
    steps: [german('throw', { unit: 'g1', at: 'D8/sewer' }, [5, 0], [3], [3])],
    told: ['30 firepower (row 30) on D8/sewer rolls 50 = 50', 'Demo is used up'],
    after: { g1: null },
  },
  {
    title: '[combat 6.5.1.7.3 × 12.1] rifles do not reach those in the sewer',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      units: { g1: ['6-6', 'D8'], r1: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer'] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8/sewer' }, [5, 0], [3], [3])],
    refused: 'NO_LINE_OF_SIGHT 6.5.1.7.3 5.1.5',
  },
  {
    title: '[combat 6.5.1.8 × 12.5] a mortar shell on a building without a roof meets +10',
    scene: {
      hexes: { D10: 'stone-building' },
      marks: { D10: { features: ['open-roof'] } },
      units: { g1: ['Grtwfr 34', 'D4', { facing: 3 }], a1: ['7-6', 'D10', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10' }, [9], [9, 9])],
    told: ['+1 terrain of the target', '+10 Building, stone = 109'],
  },
  {
    title: '[combat 6.5.1.8 × 12.3.2] a flat shot at a building without a roof meets +20',
    scene: {
      hexes: { D10: 'stone-building' },
      marks: { D10: { features: ['open-roof'] } },
      units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['7-6', 'D10', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10' }, [9], [9, 9])],
    told: ['+2 terrain of the target', '+20 Building, stone = 119'],
  },
  {
    title: '[combat 7.6.1 × 6.4.8] a black bar is closed',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D5 D6' }],
      marks: { D5: { blackBars: [3] } },
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D13'] },
    },
    steps: [german('move', on('assault', { g1: 'D6' }))],
    refused: 'BLACK_BAR 6.4.8',
  },
  {
    title: '[combat 7.6.1 × 6.4.8] a mousehole in it is passed for 1 MP',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D5 D6' }],
      marks: { D5: { blackBars: [3], mouseholes: [3] } },
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D13'] },
    },
    steps: [german('move', on('assault', { g1: 'D6' }))],
    told: ['6-6 enters D6 for 1 MP'],
  },
  {
    title: '[combat 7.6.1 × 5.1] and fired through',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D5 D6' }],
      marks: { D5: { blackBars: [3], mouseholes: [3] } },
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D6', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D6' }, [9, 9])],
    told: ['+20 Building, stone = 119'],
  },
]);
