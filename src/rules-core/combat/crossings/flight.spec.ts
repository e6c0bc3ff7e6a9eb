import { american, cross, german, on } from './crossings.testkit.js';

cross([
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
    title: '[combat 10.6.1 × 7.3.6] a unit that runs for cover into mined woods is attacked as it comes in',
    scene: {
      hexes: { D9: 'woods' },
      marks: { D9: { mines: 'german' } },
      first: 'american',
      units: { g1: ['6-6', 'D5'], g2: ['6-6', 'D5'], a1: ['7-6', 'D7'] },
    },
    steps: [
      american('move', on('running', { a1: 'D8' })),
      german('fire', { units: ['g1', 'g2'], at: 'D8' }, [4, 3], [9]),
      american('run-for-cover', { unit: 'a1', path: ['D9'] }, [9, 9]),
    ],
    told: ['7-6 flees towards D9', '7-6 enters D9', 'Mines in D9 attack 7-6'],
    after: { a1: { at: 'D9', fled: true } },
  },
  {
    title: '[combat 6.13.2 × 10.6.1] nobody runs for a burning wood',
    scene: {
      hexes: { D8: 'woods', B7: 'woods' },
      marks: { D8: { flame: true } },
      first: 'american',
      units: { g1: ['6-6', 'L1'], a1: ['7-6', 'D7', { yellow: 'disrupted' }] },
    },
    steps: [american('flee', { unit: 'a1', path: ['C7', 'B7'] })],
    told: ['7-6 enters C7', '7-6 enters B7'],
  },
  {
    title:
      '[combat 10.6.4 × 7.3.6] Pinned Down by mines while it bugs out, it awaits the enemy where it is, and moves no more',
    scene: {
      marks: { D8: { mines: 'german' } },
      units: { g1: ['6-6', 'D7'], gl: ['NCO', 'D7'], a1: ['7-6', 'D8', { fired: 2 }] },
    },
    steps: [
      german('move', on('running', { g1: 'D8', gl: 'D8' })),
      american('bug-out', { unit: 'a1', to: 'D9' }, [3], [3, 0], [8]),
      german('hold-fire', {}, [9, 9], [9, 9]),
    ],
    told: ['makes for D9', 'Mines in D8 attack 7-6', '7-6 is Pinned Down', 'Close Combat is joined in D8'],
    after: { a1: { at: 'D8', moving: undefined } },
  },
  {
    title:
      '[combat 7.3.7 × 10.5.2] mines take each of a platoon by itself, the leader first; his loss is felt by those who came with him once',
    scene: {
      marks: { D6: { mines: 'american' } },
      units: { g1: ['6-6', 'D5'], gl: ['NCO', 'D5'], a1: ['7-6', 'L12'] },
    },
    steps: [
      german('move', on('running', { g1: 'D6 D7', gl: 'D6 D7' }), [2, 0], [9], [3], [9, 9]),
      american('hold-fire', {}, [3], [9, 9]),
    ],
    told: [
      'Mines in D6 attack NCO',
      'NCO is Disrupted',
      '6-6 checks morale: 3 against 6',
      'Mines in D6 attack 6-6',
      'to go on without a leader: 3 against 6: yes',
      '6-6 enters D7',
    ],
  },
  {
    title: '[combat 10.6.4 × 7.3.7] bugging out into mines: they attack',
    scene: {
      marks: { D9: { mines: 'german' } },
      units: { g1: ['6-6', 'D7'], gl: ['NCO', 'D7'], a1: ['7-6', 'D8', { fired: 2 }] },
    },
    steps: [
      german('move', on('running', { g1: 'D8', gl: 'D8' })),
      american('bug-out', { unit: 'a1', to: 'D9' }, [3], [9, 9]),
    ],
    told: ['makes for D9', '7-6 enters D9', 'Mines in D9 attack 7-6'],
  },
  {
    title: '[combat 10.6.1 × 12.1.2] WIA on its flight, it runs on',
    scene: {
      hexes: { D10: 'woods' },
      first: 'american',
      units: { g1: ['6-6', 'D5'], g2: ['6-6', 'D5'], a1: ['7-6', 'D8', { yellow: 'disrupted' }] },
    },
    steps: [
      american('flee', { unit: 'a1', path: ['D9', 'D10'] }),
      german('fire', { units: ['g1', 'g2'], at: 'D9' }, [3, 0], [7]),
    ],
    told: ['7-6 enters D9', '-10 moved = 20', 'failed, WIA', '7-6 enters D10'],
    after: { a1: { at: 'D10', yellow: 'wia' } },
  },
  {
    title: '[combat 7.3.6 × 15.6.3] a unit that dies in mines as it flees takes the radio with it',
    scene: {
      hexes: { D4: 'woods' },
      marks: { D5: { mines: 'american' } },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'radio' }] } },
      units: {
        g1: ['3-6', 'D5', { yellow: 'disrupted', radio: 'b1' }],
        g2: ['NCO', 'A1'],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [
      german('flee', { unit: 'g1', path: ['D4'] }, [0, 1]),
      american('pass'),
      german('call-fire', { battery: 'b1', at: 'D9' }, [9, 9]),
    ],
    told: ['3-6 is eliminated'],
    refused: 'NO_SET',
  },
  {
    title:
      '[combat 9.2.3 × 10.5.2/a] only those beside the fallen leader panic; all of the platoon need a check to go on',
    scene: {
      units: {
        g1: ['6-6', 'D5'],
        gl: ['NCO', 'D5'],
        g2: ['6-6', 'E6'],
        a1: ['7-6', 'D9'],
        a2: ['7-6', 'D9'],
      },
    },
    steps: [
      german('move', on('running', { g1: 'D6 D7', gl: 'D6 D7', g2: 'E7 E8' })),
      american('fire', { units: ['a1', 'a2'], at: 'D6' }, [4, 0], [9], [3], [3]),
      american('hold-fire', {}, [3], [3]),
    ],
    told: [
      'NCO is Disrupted',
      '6-6 checks morale: 3 against 6: passed',
      'without a leader: 3 against 6: yes',
      'without a leader: 3 against 6: yes',
      'enters D7',
      'enters E8',
    ],
  },
  {
    title: '[combat 10.6.4 × 15.6.3.1] a unit that carries a phone is not asked to bug out',
    scene: {
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'phone' }] } },
      units: { g1: ['6-6', 'D7'], gl: ['NCO', 'D7'], a1: ['7-6', 'D8', { fired: 2, phone: 'b1' }] },
    },
    steps: [german('move', on('running', { g1: 'D8', gl: 'D8' }))],
    told: ['6-6 enters D8', '!stay where they are'],
  },
  {
    title: '[combat 10.6.2 × 6.13.2] Disrupted since an earlier phase, it crawls out of the fire',
    scene: {
      hexes: { D8: 'woods' },
      marks: { D8: { flame: true } },
      first: 'american',
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D8', { yellow: 'disrupted', escapes: 1 }] },
    },
    steps: [american('move', on('crawling', { a1: 'D9' }))],
    told: ['7-6 enters D9'],
    after: { a1: { at: 'D9' } },
  },
]);
