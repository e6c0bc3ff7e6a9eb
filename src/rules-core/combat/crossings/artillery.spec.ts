import { american, cross, german, on } from './crossings.testkit.js';

cross([
  {
    title:
      '[combat 6.1.5 × 15.7.7] a wall between the marker and the target adds to the air bursts; in the marker’s own hex there is none',
    scene: {
      hexes: { D7: { terrain: 'woods', hexsides: { n: 'wall' } } },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D6' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D7'], a2: ['7-6', 'D6'] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [9, 9], [9, 9])],
    told: ['on D6 rolls 99 = 99', '-10 air bursts, +10 Wall hexside = 99'],
  },
  {
    title:
      '[combat 7.5.3.1 × 12.3.1.5.2] artillery finds those under cover: a wounded leader keeps his cover, a Disrupted squad loses it',
    scene: {
      hexes: { D8: 'woods' },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D8' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: {
        g1: ['6-6', 'A1'],
        al: ['NCO', 'D8', { inCover: true }],
        a2: ['7-6', 'D8', { inCover: true }],
      },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [2, 5], [1], [9], [3], [9])],
    told: ['NCO is wounded', '7-6 is Disrupted'],
    after: { al: { inCover: true, wounded: true }, a2: { inCover: undefined } },
  },
  {
    title: '[combat 12.4.10 × 6.13] a critical hit sets the woods on fire, and nobody goes in',
    scene: {
      hexes: { D8: 'woods' },
      units: {
        g1: ['PzKw 4H', 'D4', { facing: 3 }],
        a1: ['7-6', 'D8', { fired: 1 }],
        al: ['NCO', 'D8'],
        a2: ['7-6', 'D9'],
      },
    },
    steps: [
      german('fire', { units: ['g1'], at: 'D8' }, [9], [0, 0]),
      american('move', on('running', { a2: 'D8' })),
    ],
    told: ['everything in D8 is destroyed', 'D8 is on fire'],
    refused: 'FLAME 6.13.2',
    after: { a1: null, al: null },
  },
  {
    title: '[combat 12.4.10 × 6.4.3] it spares nobody upstairs, friends neither, and leaves burning rubble',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      units: { g1: ['PzKw 4H', 'D4', { facing: 3 }], g2: ['6-6', 'D8/1'], a1: ['7-6', 'D8', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9], [0, 0])],
    told: ['7-6 is eliminated', '6-6 is eliminated', 'is rubble', 'D8 is on fire'],
    after: { g2: null },
  },
  {
    title: '[combat 12.4.10 × 12.5.8] a 60mm mortar makes none',
    scene: {
      hexes: { D8: 'woods' },
      first: 'american',
      units: { a0: ['M2 mortar', 'D4', { facing: 3 }], g1: ['6-6', 'D8', { fired: 1 }] },
    },
    steps: [american('fire', { units: ['a0'], at: 'D8' }, [0, 0])],
    told: ['rolls 100 -10 air bursts = 90', '!critical'],
  },
  {
    title:
      '[combat 15.1.2 × 12.1.2] a call for fire is no shot to be answered, but the leader who called directs nobody any more',
    scene: {
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'radio' }] } },
      units: { g1: ['6-6', 'D4'], gl: ['NCO', 'D4', { radio: 'b1' }], a1: ['7-6', 'D8', { fired: 1 }] },
    },
    steps: [
      german('call-fire', { battery: 'b1', at: 'D9' }, [9, 9]),
      american('pass'),
      german('fire', { units: ['g1'], leader: 'gl', at: 'D8' }, [9, 9]),
    ],
    told: ['needs 70, rolls 99: none'],
    refused: 'HAS_FIRED',
  },
  {
    title:
      '[combat 15.7.7 × 10.5.2] a platoon that walks into a blast is struck by one roll; without its leader the squads go on by Action Checks',
    scene: {
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'radio', ffe: 'D8' }] } },
      units: { g1: ['6-6', 'D5'], gl: ['NCO', 'D5'], a1: ['7-6', 'D13'] },
    },
    steps: [
      german('move', on('cautious', { g1: 'D6 D7 C8', gl: 'D6 D7 C8' })),
      american('hold-fire', {}, [4, 0], [9], [3], [3]),
      american('hold-fire', {}, [9]),
    ],
    told: [
      'row 30) on D7 rolls 40 -10 moved = 30: M+2 on 6-6, NCO',
      'NCO is Disrupted',
      '6-6 checks morale: 3 against 6',
      'to go on without a leader: 9 against 6: no',
    ],
  },
  {
    title:
      '[combat 15.8.5 × 12.4.3] a machine gun hits the aircraft with a C: it still attacks, then it is gone',
    scene: {
      sides: { german: { airSupport: { aircraft: 'Ju 87G', bombs: true } } },
      clock: { turn: 5 },
      units: { g1: ['6-6', 'D1'], a1: ['MG 8-9', 'D8'], a2: ['7-6', 'D9'] },
    },
    steps: [
      german('air-support', {}, [1], [2]),
      german('bomb', { at: 'D9' }),
      american('anti-aircraft', { unit: 'a1' }, [0, 9], [1]),
      american('hold-fire', {}, [0, 5], [9, 0], [9, 0]),
    ],
    told: ['C/M+2', 'is hit and will not return', 'checks morale: 1 against 8: passed', 'Air attack: 5'],
    after: { a1: { fired: 1 } },
  },
  {
    title: '[combat 15.8.4 × 14.12] bombs on a Close Combat fall on both sides',
    scene: {
      marks: { D9: { closeCombat: true } },
      sides: { german: { airSupport: { aircraft: 'Ju 87G', bombs: true } } },
      clock: { turn: 5 },
      units: { g1: ['6-6', 'D9'], g2: ['6-6', 'D1'], a2: ['7-6', 'D9'] },
    },
    steps: [
      german('air-support', {}, [1], [2]),
      german('bomb', { at: 'D9' }, [0, 5], [5, 0], [1], [1], [9, 9]),
    ],
    told: ['M+1 on 7-6, 6-6'],
  },
]);
