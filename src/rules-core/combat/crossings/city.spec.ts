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
      '[combat 6.5.1.7.2 × 10.5] a unit that has walked to the manhole has no Movement Points left to climb down',
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
      '[combat 6.5.1.7.2 × 14.2] a unit that climbs out beneath an enemy needs no check with a leader, is fired at as moving, and is in Close Combat',
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
    title: '[combat 7.6.1 × 5.1.1] and fired through',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D5 D6' }],
      marks: { D5: { blackBars: [3], mouseholes: [3] } },
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D6', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D6' }, [9, 9])],
    told: ['+20 Building, stone = 119'],
  },
  {
    title: '[combat 7.5.2 × 6.4.2] fire from below reaches those under cover upstairs in the same hex',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      units: { g1: ['6-6', 'D8'], a1: ['7-6', 'D8/1', { inCover: true }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8/1' }, [7, 5], [9, 0])],
    told: ['75 against 75, seen', 'rolls 90 +20 Building, stone = 110: no effect on 7-6'],
  },
  {
    title:
      '[combat 6.5.1.1.6 × 12.7.4] one firer in the street gives the target the walls against the whole platoon',
    scene: {
      buildings: [{ is: 'stone', kind: 'factory', hexes: 'D5 E5 E6 D6' }],
      units: { g1: ['6-6', 'D4'], g2: ['6-6', 'E5'], gl: ['NCO', 'E5'], a1: ['7-6', 'D5', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1', 'g2'], leader: 'gl', at: 'D5' }, [9, 0])],
    told: ['24 firepower (row 20) on D5 rolls 90 -5 leader, +20 Factory interior = 105'],
  },
  {
    title: '[combat 14.9 × 6.5.1.7.2] no manhole leads out of Close Combat',
    scene: {
      marks: { D8: { features: ['sewer'], closeCombat: true } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D8'], r1: ['7-2', 'D8'] },
    },
    steps: [russian('move', on('cautious', { r1: 'into-sewer' }))],
    refused: 'HELD 14.9',
  },
  {
    title: '[combat 6.5.1.7.2 × 13.1.3] a unit that climbs out into smoke is fired at with both modifiers',
    scene: {
      marks: { D8: { features: ['sewer'], smoke: 'shell' } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D7'], r1: ['7-2', 'D8/sewer'] },
    },
    steps: [
      russian('move', on('cautious', { r1: 'out-of-sewer' })),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 0]),
    ],
    told: ['rolls 90 +10 Smoke in D8, -10 moving in smoke = 90'],
  },
  {
    title: '[combat 7.6.2 × 6.6] a Mousehole that goes wrong buries both sides of the wall',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D5 D6' }],
      marks: { D5: { blackBars: [3] } },
      units: { g1: ['Demo', 'D5', { face: 'move' }], g2: ['6-6', 'D5'], a1: ['7-6', 'D6'] },
    },
    steps: [german('blow-mousehole', { unit: 'g1', side: 3 }, [0, 0])],
    told: [
      'Everything falls down in D5 and D6',
      'The building in D5 is rubble',
      'The building in D6 is rubble',
    ],
    after: { g1: null, g2: null, a1: null },
  },
  {
    title: '[combat 6.13.2 × 6.4.4] from upstairs of a burning house the way down and out is open',
    scene: {
      hexes: { D8: 'wooden-building-1-level' },
      marks: { D8: { flame: true } },
      first: 'american',
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D8/1', { escapes: 1 }] },
    },
    steps: [american('move', on('cautious', { a1: 'D8 D9' }))],
    told: ['7-6 enters D8 for 2 MP', '7-6 enters D9'],
    after: { a1: { at: 'D9' } },
  },
  {
    title: '[combat 6.4.6.1 × 8.1.3] a leader joins the machine gun in the steeple; no squad does',
    scene: {
      hexes: { D5: 'stone-building' },
      marks: { D5: { features: ['steeple'] } },
      units: { g1: ['6-6', 'D5'], g2: ['MG 34', 'D5/steeple'], gl: ['NCO', 'D5'], a1: ['7-6', 'D13'] },
    },
    steps: [
      german('move', on('cautious', { gl: 'D5/steeple' })),
      american('pass'),
      german('move', on('cautious', { g1: 'D5/steeple' })),
    ],
    told: ['NCO enters D5/steeple for 2 MP'],
    refused: 'NO_ROOM 6.4.1 6.4.6.1',
  },
  {
    title:
      '[combat 6.5.1.1.5 × 12.3.2/t1] a gun inside a factory meets the hall on the Screened Shot only, and no walls',
    scene: {
      buildings: [{ is: 'stone', kind: 'factory', hexes: 'D6 D7 D8' }],
      units: { g1: ['PzKw IIIH', 'D6', { facing: 3 }], a1: ['7-6', 'D8', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [2], [9, 9])],
    told: ['2 against 1 +1 Factory interior in D7', 'rolls 99 = 99'],
  },
  {
    title: '[combat 6.5.1.1.1 × 10.1.7] on a roof, Moved, seen from the street: both modifiers',
    scene: {
      hexes: { D8: 'stone-building' },
      marks: { D8: { features: ['rooftop'] } },
      options: { stalingrad: true },
      units: { g1: ['6-6', 'D4'], r1: ['4-4', 'D8/roof', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8/roof' }, [9, 0])],
    told: ['rolls 90 +5 Rooftop, -10 moved = 85'],
  },
  {
    title: '[combat 6.5.1.2.1 × 6.13.2] from the cellar of a burning house up and out',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 E8' }],
      marks: { D8: { features: ['cellar'], flame: true } },
      options: { stalingrad: true },
      first: 'russian',
      units: { g1: ['6-6', 'A1'], r1: ['4-4', 'D8/cellar', { escapes: 1 }] },
    },
    steps: [russian('move', on('cautious', { r1: 'D8 D9' }))],
    told: ['4-4 enters D8 for 2 MP', '4-4 enters D9'],
    after: { r1: { at: 'D9' } },
  },
  {
    title:
      '[combat 10.1.8 × 6.5.1.7.2] an engineer alone who fails his check does not climb out into the melee above',
    scene: {
      marks: { D8: { features: ['sewer'], closeCombat: true } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D8'], r1: ['7-2', 'D8/sewer'], r2: ['4-4', 'D8'] },
    },
    steps: [russian('move', on('cautious', { r1: 'out-of-sewer' }), [9]), russian('halt')],
    told: ['whether to enter D8: 9 against 7: no'],
    after: { r1: { at: 'D8/sewer' } },
  },
  {
    title:
      '[combat 12.1.2 × 12.9.2] a charge in the hex answers those who climb out, and spares itself until it has gone off',
    scene: {
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['Demo', 'D8', { face: 'move' }], r1: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer'] },
    },
    steps: [
      russian('move', on('cautious', { r1: 'out-of-sewer', rl: 'out-of-sewer' })),
      german('stand'),
      german('throw', { unit: 'g1', at: 'D8' }, [9, 0]),
    ],
    told: ['climbs out of the sewers', 'no effect on 4-4, NCO', 'Demo is used up'],
    after: { g1: null },
  },
  {
    title: '[combat 6.6.1 × 11.5.2] a house falls on the tank in it and on its riders too',
    scene: {
      hexes: { D8: 'wooden-building' },
      first: 'american',
      units: {
        g0: ['PzKw IIIH', 'D8', { facing: 0 }],
        g1: ['6-6', 'D8', { aboard: 'g0' }],
        g2: ['6-6', 'D8', { marker: 'moved' }],
        a1: ['M4A1', 'D4', { facing: 3 }],
      },
    },
    steps: [american('fire', { units: ['a1'], at: 'D8' }, [9], [0, 3], [9, 9], [1], [2], [3])],
    told: ['The building in D8 is rubble', 'PzKw IIIH is eliminated', '6-6 is eliminated'],
    after: { g0: null, g1: null, g2: null },
  },
  {
    title: '[combat 12.9.8.4 × 6.13.2] fire on the ground floor drives those in the cellar out as well',
    scene: {
      buildings: [{ is: 'wooden', hexes: 'D6 E6' }],
      marks: { D6: { features: ['cellar'] } },
      options: { stalingrad: true },
      units: {
        g1: ['Flamethrower', 'D5', { face: 'move' }],
        r1: ['4-4', 'D6', { marker: 'moved' }],
        r2: ['4-4', 'D6/cellar'],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D6' }, [2, 5], [1])],
    told: ['C/M+3 on 4-4', 'D6 is on fire'],
    after: { r2: { escapes: 1 }, r1: { escapes: 2 } },
  },
  {
    title: '[combat 6.5.1.7.1 × 12.3.1.5.4] a Disrupted leader leads nobody through the sewers',
    scene: {
      marks: { D8: { features: ['sewer'] }, D10: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D1'], r1: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer', { yellow: 'disrupted' }] },
    },
    steps: [russian('follow-sewer', { units: ['r1'], to: 'D10' }, [1])],
    refused: 'NO_LEADER 6.5.1.7.1',
  },
  {
    title:
      '[combat 10.1.8 × 6.4.3] a unit that climbs out below an enemy upstairs needs no check and is not in Close Combat',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      marks: { D8: { features: ['sewer'] } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D8/1'], r1: ['7-2', 'D8/sewer'] },
    },
    steps: [russian('move', on('cautious', { r1: 'out-of-sewer' }))],
    told: ['7-2 climbs out of the sewers', '!checks whether', '!Close Combat'],
  },
]);
