import { american, cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title: '[combat 7.2.1.1 × 14.10] armour attacked out of a trench: -10',
    scene: {
      marks: { D5: { trench: true, closeCombat: true } },
      first: 'american',
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], a1: ['7-6', 'D5', { post: 'trench' }] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [9, 9]),
    ],
    told: ['99 is 89', 'cover -10'],
  },
  {
    title:
      '[combat 9.2.4.1 × 10.1.8] out of a Resistance Nest a squad goes for the enemy in it without a check',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 D9' }],
      marks: { D8: { nest: 'russian' } },
      first: 'russian',
      units: { g1: ['6-6', 'D9', { fired: 2 }], r1: ['4-4', 'D8'], rc: ['Commissar', 'D8'] },
    },
    steps: [russian('move', on('assault', { r1: 'D9' }))],
    told: ['4-4 enters D9', '!checks whether', 'Close Combat is joined in D9'],
  },
  {
    title: '[combat 9.2.4.1 × 14.8] the nest dies with its Commissar, and the squad panics',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 D9' }],
      marks: { D8: { nest: 'russian', closeCombat: true } },
      units: { g1: ['6-6', 'D8'], g2: ['6-6', 'D8'], r1: ['4-4', 'D8'], rc: ['Commissar', 'D8'] },
    },
    steps: [
      german('close-combat', { at: 'D8', units: ['g1', 'g2'], targets: ['r1', 'rc'] }),
      russian('no-reply', {}, [0, 9], [2], [9], [9]),
    ],
    told: ['Commissar is eliminated', 'has lost its Commissar', '4-4 checks morale: 9 against 5: failed'],
  },
  {
    title: '[combat 11.5.7 × 14.2.3] riders defend at half beside their tank, each with a die of his own',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3 }],
        g2: ['6-6', 'D5', { aboard: 'g1' }],
        a1: ['7-6', 'D5'],
      },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1', 'g2'] }),
      german('no-reply', {}, [0, 3], [9], [2]),
    ],
    told: ['7 to 9 (1:2)', 'it is 6-6', '6-6 is eliminated'],
    after: { g2: null, g1: { at: 'D5' } },
  },
  {
    title: '[combat 11.5.7 × 14.2.2] riders attack at half, rounded up',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3 }],
        g2: ['5-4', 'D5', { aboard: 'g1' }],
        a1: ['7-6', 'D5'],
      },
    },
    steps: [
      german('close-combat', { at: 'D5', units: ['g2'], targets: ['a1'] }),
      american('no-reply', {}, [9, 9]),
    ],
    told: ['3 to 7 (1:3)'],
  },
  {
    title: '[combat 14.10 × 13] smoke helps those who attack armour',
    scene: {
      marks: { D5: { closeCombat: true, smoke: 'shell' } },
      first: 'american',
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], a1: ['7-6', 'D5'] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [9, 0]),
    ],
    told: ['90 is 80', 'cover -10'],
  },
  {
    title: '[combat 14.10 × 13] and nobody else',
    scene: {
      marks: { D5: { closeCombat: true, smoke: 'shell' } },
      first: 'american',
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D5'] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [9, 0]),
    ],
    told: ['90 is 90'],
  },
  {
    title: '[combat 14.9 × 11] armour drives off from beside its infantry, which goes on fighting',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], g2: ['6-6', 'D5'], a1: ['7-6', 'D5'] },
    },
    steps: [german('drive', on('normal', { g1: 'D6' }))],
    told: ['PzKw IIIH drives to D6', '!Close Combat in D5 is over'],
  },
  {
    title: '[combat 14.9/a × 11] the last armour drives off and ends it',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], a1: ['7-6', 'D5'] },
    },
    steps: [german('drive', on('normal', { g1: 'D6' }))],
    told: ['The Close Combat in D5 is over'],
  },
  {
    title: '[combat 14.9 × 11.5] infantry held in Close Combat does not climb on a tank that may leave',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], g2: ['6-6', 'D5'], a1: ['7-6', 'D5'] },
    },
    steps: [german('move', on('cautious', { g2: [{ do: 'mount', at: 'g1' }] }))],
    refused: 'HELD 14.9',
  },
  {
    title: '[combat 14.2.3.1 × 12.4.7] an empty truck is captured, and is a target of its former side',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: { g1: ['Opel Blitz', 'D5', { facing: 3 }], g2: ['6-6', 'D9'], a1: ['7-6', 'D5'] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'], capture: true }),
      german('fire', { units: ['g2'], at: 'D5' }, [9, 9]),
    ],
    told: ['Opel Blitz is captured', '99 = 99: no effect on 7-6, Opel Blitz'],
    after: { g1: { side: 'american' } },
  },
]);
