import { american, cross, german, on } from './crossings.testkit.js';

cross([
  {
    title: '[combat 6.9.1 × 10.1.7] a runner who has not paid for the shellholes has none of their cover',
    scene: {
      hexes: { D7: 'shellholes' },
      first: 'american',
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8'] },
    },
    steps: [
      american('move', on('running', { a1: 'D7 D6' })),
      german('fire', { units: ['g1'], at: 'D7' }, [9, 9]),
    ],
    told: ['rolls 99 -20 running = 79'],
  },
  {
    title: '[combat 6.9.1 × 10.1.7] a runner who has paid has it at once',
    scene: {
      hexes: { D7: 'shellholes' },
      first: 'american',
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8'] },
    },
    steps: [
      american('move', on('running', { a1: [{ to: 'D7', shellholes: true }] })),
      german('fire', { units: ['g1'], at: 'D7' }, [9, 9]),
    ],
    told: ['enters D7 for 2 MP', '+10 Shellholes, -20 running = 89'],
  },
  {
    title: '[combat 6.9.1 × 10.1.7] who has stopped among shellholes lies in them',
    scene: {
      hexes: { D7: 'shellholes' },
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D7', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D7' }, [9, 9])],
    told: ['+10 Shellholes, -10 moved = 99'],
  },
  {
    title: '[combat 6.10.2 × 12.5] the lip of a gully covers from rifles and not from mortars',
    scene: {
      watercourses: [{ is: 'gully', along: 'A7 B7 C8 D8 E9 F9' }],
      units: {
        g1: ['6-6', 'D5'],
        g2: ['Grtwfr 34', 'D2', { facing: 3 }],
        a1: ['7-6', 'D8', { onLip: true, fired: 1 }],
      },
    },
    steps: [
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
      american('pass'),
      german('fire', { units: ['g2'], at: 'D8' }, [9, 9]),
    ],
    told: ['+10 gully lip = 109', 'row 20) on D8 rolls 99 = 99'],
  },
  {
    title:
      '[combat 6.12.4.4 × 13.1.3] a squad on a raft is fired at as moving in the open though it has not moved',
    scene: {
      hexes: { D8: 'river', D9: 'river', D10: 'river' },
      first: 'american',
      units: {
        a1: ['7-6', 'D5'],
        g0: ['Flossack 34', 'D8', { face: 'weapon' }],
        g1: ['6-6', 'D8', { aboard: 'g0' }],
      },
    },
    steps: [american('fire', { units: ['a1'], at: 'D8' }, [9, 9])],
    told: ['-10 on a raft = 89'],
  },
  {
    title: '[combat 6.12.4.4 × 13.1.3] smoke in its hex is added to that',
    scene: {
      hexes: { D8: 'river', D9: 'river', D10: 'river' },
      marks: { D8: { smoke: 'shell' } },
      first: 'american',
      units: {
        a1: ['7-6', 'D5'],
        g0: ['Flossack 34', 'D8', { face: 'weapon', marker: 'moved' }],
        g1: ['6-6', 'D8', { aboard: 'g0', marker: 'moved' }],
      },
    },
    steps: [american('fire', { units: ['a1'], at: 'D8' }, [9, 9])],
    told: ['+10 Smoke in D8, -10 on a raft = 99'],
  },
  {
    title: '[combat 10.6.2 × 7.3.9] a Disrupted unit crawls out of mines unharmed',
    scene: {
      hexes: { D4: 'woods' },
      marks: { D5: { mines: 'american' } },
      units: { g1: ['6-6', 'D5', { yellow: 'disrupted' }], a1: ['7-6', 'D13'] },
    },
    steps: [german('move', on('crawling', { g1: 'D4' }))],
    told: ['6-6 enters D4 for 1 MP', '!Mines'],
  },
  {
    title: '[combat 10.6.1 × 7.3.6] it flees out of them and is attacked; casualties do not stop it',
    scene: {
      hexes: { D4: 'woods' },
      marks: { D5: { mines: 'american' } },
      units: { g1: ['6-6', 'D5', { yellow: 'disrupted' }], a1: ['7-6', 'D13'] },
    },
    steps: [german('flee', { unit: 'g1', path: ['D4'] }, [0, 4], [3])],
    told: ['Mines in D5 attack 6-6', 'is a 3-6 now', '3-6 enters D4'],
  },
  {
    title: '[combat 8.2.1 × 10.1] the fourth squad pays double for the building',
    scene: {
      hexes: { D6: 'stone-building' },
      units: {
        g1: ['6-6', 'D6'],
        g2: ['6-6', 'D6'],
        g3: ['6-6', 'D6'],
        g4: ['6-6', 'D4'],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('move', on('assault', { g4: 'D5 D6' }))],
    refused: 'TOO_FAR',
  },
  {
    title: '[combat 8.2.1 × 10.1] and goes on for the plain price',
    scene: {
      hexes: { D6: 'stone-building' },
      units: {
        g1: ['6-6', 'D6'],
        g2: ['6-6', 'D6'],
        g3: ['6-6', 'D6'],
        g4: ['6-6', 'D4'],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('move', on('cautious', { g4: 'D5 D6 D7' }))],
    told: ['6-6 enters D6 for 4 MP', '6-6 enters D7 for 1 MP'],
  },
  {
    title:
      '[combat 10.1.8 × 3.3.4.2] who runs into a hidden gun needs no check, goes no farther and is in Close Combat',
    scene: {
      first: 'american',
      units: { g1: ['PaK 38', 'D8', { hidden: true, facing: 0 }], g2: ['6-6', 'A1'], a1: ['7-6', 'D6'] },
    },
    steps: [american('move', on('running', { a1: 'D7 D8 D9' }))],
    told: ['PaK 38 is revealed in D8', '!7-6 enters D9', 'Close Combat is joined in D8'],
    after: { a1: { at: 'D8' } },
  },
  {
    title:
      '[combat 10.2.6 × 10.5] a leader who comes in the same step steadies those who join Disrupted friends, whoever is named first',
    scene: {
      units: {
        g1: ['6-6', 'D4'],
        gl: ['NCO', 'D4'],
        g3: ['6-6', 'D5', { yellow: 'disrupted' }],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('move', on('running', { g1: 'D5', gl: 'D5' }))],
    told: ['NCO enters D5', '!checks morale'],
  },
  {
    title: '[combat 10.2.6 × 10.5] a leader in the next hex does not; a wounded friend counts as Disrupted',
    scene: {
      units: {
        g1: ['6-6', 'D4'],
        gl: ['NCO', 'D4'],
        g3: ['6-6', 'D5', { yellow: 'wia' }],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('move', on('running', { g1: 'D5', gl: 'C5' }), [6])],
    told: ['6-6 checks morale: 6 against 6: passed'],
  },
  {
    title: '[combat 10.2.6 × 9.2.1] courage needs no check',
    scene: {
      units: {
        g1: ['6-6', 'D4', { courage: true }],
        g3: ['6-6', 'D5', { yellow: 'wia' }],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('move', on('running', { g1: 'D5' }))],
    told: ['6-6 enters D5', '!checks morale'],
  },
]);
