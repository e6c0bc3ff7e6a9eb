import { american, cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title: '[combat 7.3.7.1 × 6.8.1] a tank that burns on mines takes its riders along and overruns nobody',
    scene: {
      marks: { D6: { mines: 'american' } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        g2: ['6-6', 'D5', { aboard: 'g1' }],
        g3: ['6-6', 'L12'],
        a1: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a1'] }] })),
      american('stand', {}, [3], [0, 2]),
    ],
    told: ['Mines in D6 attack PzKw IIIH', '6-6 is eliminated', 'is a burning wreck', '!against 7-6'],
    after: { g1: null, g2: null, a1: { kind: 'squad' } },
  },
  {
    title:
      '[combat 11.3.7 × 11.5] an overrun crushes a car and its rider whatever is rolled against the squad',
    scene: {
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        a0: ['Jeep', 'D6', { facing: 0 }],
        al: ['NCO', 'D6', { aboard: 'a0' }],
        a1: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a0', 'a1'] }] })),
      american('stand', {}, [3]),
      american('hold-fire'),
      american('no-reply', {}, [9, 9], [3]),
    ],
    told: ['no effect', 'NCO is eliminated', 'Jeep is a burning wreck'],
    after: { a0: null, al: null, a1: { kind: 'squad' } },
  },
  {
    title: '[combat 11.5.7 × 10.1.7] those on a truck that has moved are not modified for it',
    scene: {
      units: {
        r0: ['Studebaker', 'D8', { facing: 0, marker: 'moved' }],
        r1: ['4-4', 'D8', { aboard: 'r0' }],
        g1: ['6-6', 'D5'],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 0])],
    told: ['rolls 90 = 90: no effect on Studebaker, 4-4'],
  },
  {
    title: '[combat 11.5.8.1 × 6.4.2] from upstairs next door rifles reach those in a half-track',
    scene: {
      hexes: { D4: 'stone-building-1-level' },
      units: {
        g1: ['6-6', 'D4/1'],
        a0: ['M3 half-track', 'D5', { facing: 0 }],
        a1: ['7-6', 'D5', { aboard: 'a0' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D5' }, [9, 9])],
    told: ['+10 half-track = 109: no effect on 7-6'],
  },
  {
    title:
      '[combat 12.3.3.1.5 × 11.5] stopped and silenced at once: a wreck that does not burn, its riders beside it',
    scene: {
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        a1: ['M4A1', 'D8', { facing: 3 }],
        a2: ['7-6', 'D8', { aboard: 'a1' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [2, 5], [1, 0])],
    told: ['10 = 10: both', '7-6 leave M4A1', 'M4A1 is a wreck'],
    after: { a2: { at: 'D8', aboard: undefined } },
  },
  {
    title: '[combat 11.5.8.3.1 × 11.4.2] half-track and riders fire together on the move at half of both',
    scene: {
      units: {
        a1: ['7-6', 'D10', { fired: 2 }],
        g0: ['SdKfz 251C', 'D4', { facing: 3 }],
        g1: ['8-5', 'D4', { aboard: 'g0' }],
      },
    },
    steps: [
      german('drive', on('assault', { g0: 'D5' }, { more: true })),
      german('fire', { units: ['g0', 'g1'], at: 'D10' }, [9, 9]),
    ],
    told: ['6 firepower (row 6) on D10'],
    after: { g1: { fired: 1 } },
  },
  {
    title:
      '[combat 15.7.7 × 11.5.7] a tank drives into a blast with its riders, who have no cover of the woods',
    scene: {
      hexes: { D6: 'woods' },
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'radio', ffe: 'D6' }] } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        g2: ['6-6', 'D5', { aboard: 'g1' }],
        a1: ['7-6', 'L12'],
      },
    },
    steps: [german('drive', on('normal', { g1: 'D6' }), [9], [5], [9, 0], [9, 9])],
    told: ['+10 Woods = 100: no effect on PzKw IIIH; = 90: no effect on 6-6'],
  },
  {
    title: '[combat 12.4.8.2 × 12.3.1.4] heavy fire without a result does not suppress a half-track',
    scene: {
      first: 'american',
      units: { a1: ['7-6', 'D7'], a2: ['7-6', 'D7'], g0: ['SdKfz 251C', 'D4', { facing: 3 }] },
    },
    steps: [american('fire', { units: ['a1', 'a2'], at: 'D4' }, [9, 9])],
    told: ['no effect on SdKfz 251C', '!Suppress'],
    after: { g0: { suppressed: undefined } },
  },
  {
    title: '[combat 12.9.6 × 6.8.1] a tank that burns by a Molotov takes its riders along, and nobody else',
    scene: {
      first: 'russian',
      units: {
        r1: ['Molotov', 'D7', { face: 'move' }],
        g1: ['PzKw IIIH', 'D8', { facing: 0 }],
        g2: ['6-6', 'D8', { aboard: 'g1' }],
        g3: ['6-6', 'D8'],
      },
    },
    steps: [russian('throw', { unit: 'r1', at: 'D8', target: 'g1' }, [0, 8])],
    told: ['6-6 is eliminated', 'is a burning wreck'],
    after: { g2: null, g3: { at: 'D8' } },
  },
  {
    title: '[combat 11.3 × 11.5.6] riders of an overrunning tank are in Close Combat where it stays',
    scene: {
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        g2: ['6-6', 'D5', { aboard: 'g1' }],
        a1: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a1'] }] })),
      american('stand', {}, [3]),
      american('hold-fire', {}, [9, 9]),
    ],
    told: ['12 to 7 (3:2)', 'Close Combat is joined in D6'],
    after: { g2: { entered: 'later', aboard: 'g1' } },
  },
  {
    title: '[combat 12.4.7/2 × 2.7.2] an E of light high explosive burns the truck and its riders',
    scene: {
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        r0: ['Studebaker', 'D8', { facing: 0 }],
        r1: ['4-4', 'D8', { aboard: 'r0' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [0, 1])],
    told: ['E on Studebaker, 4-4', '4-4 is eliminated', 'is a burning wreck'],
    after: { r0: null, r1: null },
  },
  {
    title: '[combat 6.8.1 × 15.6.3] a leader burns with his tank, and the radio with him',
    scene: {
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'radio' }] } },
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        a1: ['M4A1', 'D8', { facing: 3 }],
        al: ['NCO', 'D8', { aboard: 'a1', radio: 'b1' }],
        a2: ['NCO', 'L12'],
      },
    },
    steps: [
      german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [0, 1]),
      american('call-fire', { battery: 'b1', at: 'D4' }, [9, 9]),
    ],
    told: ['NCO is eliminated'],
    refused: 'NO_SET',
  },
  {
    title:
      '[combat 11.5.8.3.1 × 12.1.2] riders of a half-track that has driven in normal mode have no Defensive Fire',
    scene: {
      first: 'american',
      units: {
        g0: ['SdKfz 251C', 'D4', { facing: 3, marker: 'moved' }],
        g1: ['8-5', 'D4', { aboard: 'g0' }],
        a1: ['7-6', 'D8'],
      },
    },
    steps: [american('move', on('running', { a1: 'D7' }))],
    told: ['7-6 enters D7', 'The move of 7-6 is over'],
    after: { g1: { fired: undefined } },
  },
]);
