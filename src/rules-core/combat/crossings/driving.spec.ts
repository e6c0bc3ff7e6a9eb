import { american, cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title: '[combat 10.4.1.1 × 11.5.2] a limbered gun is towed on its Limber side only',
    scene: {
      units: {
        g0: ['SdKfz 7', 'D4', { facing: 3 }],
        g1: ['FlaK 18/36', 'D5', { face: 'weapon', facing: 3 }],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('drive', on('normal', { g0: [{ to: 'D5' }, { load: 'g1' }] }))],
    refused: 'NOT_LIMBERED 10.4.1.1',
  },
  {
    title: '[combat 11.5.5 × 12.4] a gun that was set down on the way has moved and does not fire',
    scene: {
      units: {
        g0: ['SdKfz 7', 'D4', { facing: 3 }],
        g1: ['PaK 38', 'D4', { face: 'weapon', facing: 3, aboard: 'g0' }],
        a1: ['M4A1', 'D13', { facing: 0 }],
      },
    },
    steps: [
      german('drive', on('normal', { g0: [{ to: 'D5' }, { unload: 'g1' }] })),
      american('pass'),
      german('fire', { units: ['g1'], at: 'D13', target: 'a1' }, [9], [9, 9], [9, 9]),
    ],
    told: ['PaK 38 leaves SdKfz 7'],
    refused: 'HAS_MOVED',
    after: { g1: { marker: 'moved' } },
  },
  {
    title: '[combat 11.1 × 7.8.2] no tank crosses a roadblock from within either',
    scene: {
      roads: [{ is: 'dirt-road', along: 'D3 D12' }],
      marks: { D8: { roadblock: { sides: [5, 0, 1] } } },
      units: { g1: ['PzKw IIIH', 'D8', { facing: 0 }], a1: ['7-6', 'D13'] },
    },
    steps: [german('drive', on('normal', { g1: 'D7' }))],
    refused: 'ROADBLOCK 7.8.2',
  },
  {
    title: '[combat 11.1 × 7.8.2] behind it the road is open',
    scene: {
      roads: [{ is: 'dirt-road', along: 'D3 D12' }],
      marks: { D8: { roadblock: { sides: [5, 0, 1] } } },
      units: { g1: ['PzKw IIIH', 'D8', { facing: 3 }], a1: ['7-6', 'D13'] },
    },
    steps: [german('drive', on('normal', { g1: 'D9' }))],
    told: ['PzKw IIIH drives to D9'],
  },
  {
    title:
      '[combat 11.1.7.1.1 × 12.3.3.2] a tank that rolls on and is Suppressed stands, and pays to start again',
    scene: {
      first: 'american',
      units: {
        g1: ['PzKw IIIH', 'D4', { facing: 3, marker: 'moved', rolling: 'forward' }],
        a1: ['MG 8-9', 'D9'],
        a2: ['7-6', 'D13'],
      },
    },
    steps: [
      american('fire', { units: ['a1'], at: 'D4' }, [5, 0], [0, 5]),
      german('hold-fire'),
      german('drive', on('normal', { g1: 'D5' })),
    ],
    told: ['PzKw IIIH is Suppressed', 'PzKw IIIH drives to D5 for 3 MP'],
  },
  {
    title: '[combat 6.3.3 × 6.9.1] a road does not lead around shellholes',
    scene: {
      hexes: { D6: 'shellholes' },
      roads: [{ is: 'dirt-road', along: 'D4 D5 D6 D7' }],
      units: { g1: ['Opel Blitz', 'D5', { facing: 3 }], a1: ['7-6', 'L12'] },
    },
    steps: [german('drive', on('normal', { g1: 'D6' }))],
    told: ['Opel Blitz drives to D6 for 5 MP'],
  },
  {
    title: '[combat 6.12.4.4 × 12.3.2/t3] a tank on a raft is screened as a moving one',
    scene: {
      hexes: { D8: 'river', D9: 'river', D10: 'river' },
      first: 'american',
      units: {
        a1: ['M4A1', 'D5', { facing: 3 }],
        g0: ['Flossack 35', 'D8', { face: 'weapon' }],
        g1: ['PzKw IIIH', 'D8', { facing: 0, aboard: 'g0' }],
      },
    },
    steps: [american('fire', { units: ['a1'], at: 'D8', target: 'g1' }, [3], [9, 9], [9, 9])],
    told: ['3 against 2 +2 moving vehicle: a hit'],
  },
  {
    title: '[combat 7.1.3 × 12.3.2] a dug-in tank is screened by its hole',
    scene: { units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['M4A1', 'D8', { facing: 0, dugIn: true }] } },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [2], [9, 9], [9, 9])],
    told: ['2 against 1 +1 terrain of the target'],
  },
  {
    title: '[combat 7.2.3 × 11.1.2] a turn in a trench hex is paid for, but nothing is rolled for it',
    scene: {
      marks: { D6: { trench: true } },
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], a1: ['7-6', 'L12'] },
    },
    steps: [german('drive', on('normal', { g1: 'D6 f5 C7' }), [9])],
    told: ['rolls 9 for Trench, tracked', 'turns to hexspine 5, for 2 MP', 'drives to C7'],
  },
  {
    title: '[combat 12.4.6 × 11.4.2] the coaxial machine gun pays for the turn of its turret on the move',
    scene: { units: { g1: ['PzKw IIIH', 'D3', { facing: 3 }], a1: ['7-6', 'B6', { fired: 2 }] } },
    steps: [
      german('drive', on('assault', { g1: 'D4' }, { more: true })),
      german('fire', { units: ['g1'], at: 'B6', weapon: 'machine-guns', mgs: ['cmg'] }, [9, 0]),
    ],
    told: ['rolls 90 +5 turret turned = 95'],
    after: { g1: { turret: 4 } },
  },
  {
    title: '[combat 15.7.7 × 11.3.3] the shells that lie on the hex strike the overrunning tank first',
    scene: {
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'radio', ffe: 'D6' }] } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        a1: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a1'] }] })),
      american('stand', {}, [3], [5], [1, 1], [5], [2]),
      american('hold-fire', {}, [9, 9]),
    ],
    told: ['drives to D6', 'C/M+3 on PzKw IIIH', 'cannot move any more', '6 to 7 (1:2)'],
  },
  {
    title: '[combat 6.4.8 × 11.1] no tank drives through the inner wall of a factory',
    scene: {
      buildings: [{ is: 'stone', kind: 'factory', hexes: 'D6 D7' }],
      marks: { D6: { blackBars: [3] } },
      units: { g1: ['PzKw IIIH', 'D6', { facing: 3 }], a1: ['7-6', 'L12'] },
    },
    steps: [german('drive', on('normal', { g1: 'D7' }))],
    refused: 'BLACK_BAR 6.4.8',
  },
  {
    title: '[combat 12.4.5.2.1 × 11.1.6] a moving tank behind a wall is not hull down',
    scene: {
      hexes: { D8: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        a1: ['M4A1', 'D8', { facing: 3, marker: 'moved', rolling: 'forward' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [4], [0, 1])],
    told: ['4 against 3 +1 terrain of the target, +2 moving vehicle: a hit', 'K-KILL'],
    after: { a1: null },
  },
  {
    title: '[combat 12.4.5.2.1 × 11.1.6] a standing one is: a hit in the hull misses',
    scene: {
      hexes: { D8: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['M4A1', 'D8', { facing: 3 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [5, 0], [4], [0, 1])],
    told: ['missed the turret'],
    after: { a1: { at: 'D8' } },
  },
  {
    title: '[combat 7.2.3 × 2.3.1.4.1] no half-track enters a trench hex',
    scene: {
      marks: { D6: { trench: true } },
      units: { g1: ['SdKfz 251C', 'D5', { facing: 3 }], a1: ['7-6', 'L12'] },
    },
    steps: [german('drive', on('normal', { g1: 'D6' }))],
    refused: 'TRENCH 7.2.3',
  },
  {
    title: '[combat 8.2.1 × 11.1] the third tank pays double',
    scene: {
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3 }],
        g2: ['PzKw IIIH', 'D5', { facing: 3 }],
        g3: ['PzKw IIIH', 'D4', { facing: 3 }],
        a1: ['7-6', 'L12'],
      },
    },
    steps: [german('drive', on('normal', { g3: 'D5' }))],
    told: ['drives to D5 for 4 MP'],
  },
  {
    title: '[combat 11.4.3 × 12.3.2/t3] moving tank at moving tank: everything of both is added',
    scene: {
      first: 'american',
      units: {
        a1: ['M4A1', 'D4', { facing: 3 }],
        g1: ['PzKw IIIH', 'D9', { facing: 0, marker: 'moved', rolling: 'forward' }],
      },
    },
    steps: [
      american('drive', on('assault', { a1: 'D5' }, { more: true })),
      american('fire', { units: ['a1'], at: 'D9', target: 'g1' }, [5]),
    ],
    told: ['5 against 5 +2 moving vehicle, +2 moving firer, +1 turret of a moving firer: screened'],
  },
  {
    title: '[combat 12.9.9 × 10.3] a Panzerfaust team on its move side fires at no tank',
    scene: { units: { r1: ['T-34 76B', 'D5', { facing: 0 }], g1: ['Panzerfaust', 'D6', { face: 'move' }] } },
    steps: [german('fire', { units: ['g1'], at: 'D5', target: 'r1' }, [9, 9])],
    refused: 'NO_TABLE',
  },
  {
    title: '[combat 12.4.5.2.1 × 12.4.5.2] hull down with the turret turned to the gun: its front is met',
    scene: {
      hexes: { D8: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['M4A1', 'D8', { facing: 3, turret: 0, fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [4], [9, 7], [9, 9])],
    told: ['front of M4A1 (turret)'],
  },
  {
    title: '[combat 6.4.9 × 7.8.2] a closed gate stops a tank',
    scene: {
      hexes: { D8: 'stone-building' },
      roads: [{ is: 'dirt-road', along: 'D6 D7 D8 D9' }],
      marks: { D8: { gatehouse: [0], gateClosed: true } },
      units: { g1: ['PzKw IIIH', 'D7', { facing: 3 }], a1: ['7-6', 'L12'] },
    },
    steps: [german('drive', on('normal', { g1: 'D8' }))],
    refused: 'ROADBLOCK',
  },
  {
    title: '[combat 12.3.2/f3 × 11.4.3] Suppressed on the move: everything of the firer is added',
    scene: {
      first: 'american',
      units: {
        a1: ['M4A1', 'D4', { facing: 3, suppressed: true }],
        g1: ['PzKw IIIH', 'D9', { facing: 0, fired: 1, fKill: true }],
      },
    },
    steps: [
      american('drive', on('assault', { a1: 'D5' }, { more: true })),
      american('fire', { units: ['a1'], at: 'D9', target: 'g1' }, [6], [9, 9], [9, 9]),
    ],
    told: ['6 against 5 +2 Suppressed, +2 moving firer, +1 turret', 'trigger pull 1'],
  },
  {
    title:
      '[combat 11.4.4 × 11.4.2] without a Movement Point nothing is fired on the way; a later impulse allows it',
    scene: {
      first: 'american',
      units: { a1: ['M4A1', 'D3', { facing: 3 }], g1: ['6-6', 'D12', { fired: 2 }] },
    },
    steps: [
      american('drive', on('assault', { a1: 'D4 D5 D6 D7 D8' }, { more: true })),
      german('pass'),
      american('fire', { units: ['a1'], at: 'D12', weapon: 'machine-guns', mgs: ['cmg', 'bmg'] }, [9, 9]),
    ],
    told: ['has 0 left', 'The drive of M4A1 is over', '8 firepower (row 8) on D12'],
  },
  {
    title: '[combat 12.4.5.2 × 12.3.3.1] front towards the gun, turret to the rear: an 8 meets the rear',
    scene: { units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['M4A1', 'D8', { facing: 0, turret: 3 }] } },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [9, 8], [9, 9])],
    told: ['rear of M4A1 (turret)'],
  },
  {
    title: '[combat 15.7.8 × 14.2.3] an overrun in a smoke screen meets no shells and is not doubled',
    scene: {
      marks: { D6: { smoke: 'artillery' } },
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'radio', ffe: 'D6', smoke: true }] } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        a1: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a1'] }] })),
      american('stand', {}, [3]),
      american('hold-fire', {}, [9, 9]),
    ],
    told: ['6 to 7 (1:2)', '!artillery'],
  },
  {
    title: '[combat 14.2 × 7.2.3] a tank among enemies in a trench makes no Close Combat',
    scene: {
      marks: { D6: { trench: true } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        a1: ['7-6', 'D6', { post: 'trench', fired: 2 }],
      },
    },
    steps: [german('drive', on('normal', { g1: 'D6' })), american('stand', {}, [9])],
    told: ['drives to D6', '!Close Combat'],
  },
  {
    title: '[combat 7.4.2 × 11.2.4] each tank of a platoon rolls for its own wire',
    scene: {
      marks: { D5: { wire: true }, E6: { wire: true } },
      first: 'russian',
      units: {
        r1: ['T-34 76B', 'D4', { facing: 3 }],
        r2: ['T-34 76B', 'E5', { facing: 3 }],
        g1: ['6-6', 'L13'],
      },
    },
    steps: [russian('drive', on('normal', { r1: 'D5', r2: 'E6' }), [9], [9])],
    told: ['drives to D5', 'gets through', 'drives to E6', 'gets through'],
  },
  {
    title: '[combat 11.1.7.1.1 × 12.3.3.1.3] a rolling tank that is stopped for good stands at once',
    scene: {
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        a1: ['M4A1', 'D8', { facing: 0, marker: 'moved', rolling: 'forward' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [5], [0, 6], [5, 0], [2])],
    told: ['5 against 2 +2 moving vehicle', 'M4A1 cannot move any more'],
    after: { a1: { mKill: true, rolling: undefined, marker: undefined } },
  },
  {
    title: '[combat 11.2.3 × 10.1.7] infantry in step with its tank is not fired at as moving',
    scene: {
      units: {
        g1: ['PzKw IIIH', 'D4', { facing: 3 }],
        g2: ['6-6', 'D4'],
        gl: ['NCO', 'D4'],
        a1: ['7-6', 'D9'],
      },
    },
    steps: [
      german('drive', on('normal', { g1: 'D5', g2: 'D5', gl: 'D5' })),
      american('fire', { units: ['a1'], at: 'D5' }, [9, 0]),
    ],
    told: ['= 90: no effect on 6-6, NCO'],
  },
  {
    title:
      '[combat 12.9.9.2 × 11.3] a Panzerfaust that misses is gone, and its crew with it, before the overrun',
    scene: {
      first: 'russian',
      units: {
        r1: ['T-34 76B', 'D4', { facing: 3 }],
        r2: ['T-34 76B', 'E5', { facing: 3 }],
        g1: ['Panzerfaust', 'D6', { face: 'weapon' }],
        g2: ['6-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      russian(
        'drive',
        on('normal', { r1: [{ to: 'D5' }, { to: 'D6', overrun: ['g1', 'g2'] }], r2: 'E6 E7' }),
      ),
      german('fire', { units: ['g1'], at: 'D5', target: 'r1' }, [9, 9], [9, 9]),
      german('stand', {}, [3]),
      german('hold-fire', {}, [9, 9]),
    ],
    told: ['Panzerfaust is used up', 'whether to overrun D6: 3 against 6: yes', 'against 6-6 in D6'],
    after: { g1: null },
  },
  {
    title: '[combat 15.7.7 × 6.8.1] a tank that burns in the shells overruns nobody',
    scene: {
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'radio', ffe: 'D6' }] } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        g2: ['6-6', 'A1'],
        a1: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a1'] }] })),
      american('stand', {}, [3], [5], [0, 2]),
    ],
    told: ['2E on PzKw IIIH', 'is a burning wreck', '!against 7-6'],
    after: { g1: null, a1: { fired: 2 } },
  },
]);
