import { american, cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title: '[combat 4.5.1 × 12.3.3.1.3] a tank that cannot move any more is not asked whether it rolls on',
    scene: {
      units: { g1: ['PzKw IIIH', 'D4', { marker: 'moved', mKill: true, facing: 3 }], a1: ['7-6', 'D12'] },
    },
    steps: [german('offer-end'), american('agree', {}, [5], [5])],
    told: ['Turn 1 is over', 'Turn 2 begins'],
    after: { g1: { marker: undefined, mKill: true } },
  },
  {
    title:
      '[combat 4.5.1 × 11.1.7] a tank that used Assault Fire rolls on with an Assault Moved marker and all its fire',
    scene: {
      units: {
        g1: ['PzKw IIIH', 'D4', { marker: 'assault-fired', fired: 1, mgFired: ['cmg'], facing: 3 }],
        a1: ['7-6', 'D12'],
      },
    },
    steps: [german('offer-end'), american('agree'), german('roll-on', { unit: 'g1' }, [5], [5])],
    told: ['PzKw IIIH rolls on'],
    after: { g1: { marker: 'assault-moved', rolling: 'forward', fired: undefined, mgFired: undefined } },
  },
  {
    title:
      '[combat 7.3.7.1 × 11.3.3] mines in the hex stop the overrunning tank, which attacks at half and goes no farther',
    scene: {
      marks: { D6: { mines: 'american' } },
      units: { g1: ['PzKw IIIH', 'D4', { facing: 3 }], a1: ['7-6', 'D6', { fired: 2 }] },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D5' }, { to: 'D6', overrun: ['a1'] }] })),
      american('hold-fire'),
      american('stand', {}, [3], [0, 8], [2]),
      american('hold-fire', {}, [0, 9]),
    ],
    told: ['Mines in D6', 'PzKw IIIH cannot move any more', '6 to 7 (1:2)', 'The drive is over'],
    after: { g1: { at: 'D6', mKill: true } },
  },
  {
    title:
      '[combat 7.4.2 × 11.2.5] when one tank of two is stuck in the wire the other goes on alone by an Action Check',
    scene: {
      marks: { D5: { wire: true } },
      first: 'russian',
      units: {
        r1: ['T-34 76B', 'D4', { facing: 3 }],
        r2: ['T-34 76B', 'E5', { facing: 3 }],
        g1: ['6-6', 'D13'],
      },
    },
    steps: [
      russian('drive', on('normal', { r1: 'D5 D6', r2: 'E6 E7' }), [1], [2]),
      german('hold-fire', {}, [9]),
    ],
    told: ['it is stuck', 'whether to drive on alone: 9 against 6: no'],
    after: { r2: { at: 'E6' } },
  },
  {
    title:
      '[combat 11.4.3 × 12.3.2.2] an Acquired marker spares a moving tank what the target brings to the Screened Shot, not what it brings itself',
    scene: {
      hexes: { D9: 'woods' },
      first: 'american',
      units: {
        a1: ['M4A1', 'D4', { facing: 3, acquired: 'D9' }],
        g1: ['PzKw IIIH', 'D9', { facing: 0, fired: 1 }],
      },
    },
    steps: [
      american('drive', on('assault', { a1: 'D5' }, { more: true })),
      german('hold-fire'),
      american('fire', { units: ['a1'], at: 'D9', target: 'g1' }, [4], [9, 9], [9, 9]),
    ],
    told: ['4 against 3 +2 moving firer, +1 turret of a moving firer: a hit'],
  },
  {
    title:
      '[combat 12.4.5.3 × 11.4.2] the gun and the coaxial machine gun of a narrow turret do not fire in one phase, on the move either',
    scene: { units: { g1: ['PzKw 6E', 'D4', { facing: 3 }], a1: ['7-6', 'D9', { fired: 2 }] } },
    steps: [
      german('drive', on('assault', { g1: 'D5' }, { more: true })),
      german('fire', { units: ['g1'], at: 'D9' }, [9], [9, 9]),
      german('fire', { units: ['g1'], at: 'D9', weapon: 'machine-guns' }, [9, 9]),
    ],
    told: ['gun of a moving vehicle +15'],
    refused: 'SMALL_TURRET',
  },
  {
    title: '[combat 12.4.7/1 × 11.5] a hit of 75mm burns a car with all that ride in it, whatever the roll',
    scene: {
      units: {
        g1: ['PzKw 4H', 'D4', { facing: 3 }],
        a0: ['Jeep', 'D8', { facing: 0 }],
        al: ['NCO', 'D8', { aboard: 'a0' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 9])],
    told: ['rolls 99 = 99: no effect', 'NCO is eliminated', 'Jeep is a burning wreck'],
  },
  {
    title: '[combat 12.4.7/2 × 11.5] a C leaves a wreck of the truck; its riders stand beside it and check',
    scene: {
      units: {
        r0: ['Studebaker', 'D8', { facing: 0 }],
        r1: ['4-4', 'D8', { aboard: 'r0' }],
        g1: ['8-5', 'D5'],
        g2: ['8-5', 'D5'],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [0, 9], [3])],
    told: [
      'C/M+2 on Studebaker, 4-4',
      '4-4 leave Studebaker',
      'is a wreck in D8',
      '4-4 checks morale: 3 +2 M+2',
    ],
    after: { r1: { at: 'D8', aboard: undefined } },
  },
  {
    title: '[combat 12.4.7/3 × 11.5] woods cover the truck and not those who ride on it',
    scene: {
      hexes: { D8: 'woods' },
      units: {
        r0: ['Studebaker', 'D8', { facing: 0, marker: 'moved' }],
        r1: ['4-4', 'D8', { aboard: 'r0' }],
        g1: ['8-5', 'D7'],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [3, 0], [3])],
    told: ['M on Studebaker', '= 30: M+1 on 4-4'],
  },
  {
    title: '[combat 12.4.8.2 × 11.5.8] rifles on the level wreck a half-track and leave its riders unharmed',
    scene: {
      first: 'american',
      units: {
        a1: ['7-6', 'D6'],
        a2: ['7-6', 'D6'],
        g0: ['SdKfz 251C', 'D8', { facing: 0 }],
        g1: ['6-6', 'D8', { aboard: 'g0' }],
      },
    },
    steps: [american('fire', { units: ['a1', 'a2'], at: 'D8' }, [2, 2])],
    told: ['C/M+1 on SdKfz 251C', '6-6 leave SdKfz 251C', '!checks morale'],
    after: { g1: { yellow: undefined, kind: 'squad' } },
  },
  {
    title: '[combat 12.4.8.1 × 12.4.6] the riders of a Suppressed half-track fire by themselves',
    scene: {
      units: {
        a1: ['7-6', 'D9'],
        g0: ['SdKfz 251C', 'D4', { facing: 3, suppressed: true }],
        g1: ['6-6', 'D4', { aboard: 'g0' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D9' }, [9, 9])],
    told: ['6 firepower (row 6) on D9'],
  },
  {
    title: '[combat 12.4.8.1 × 11.5.8.3] its machine gun is silent',
    scene: {
      units: {
        a1: ['7-6', 'D9'],
        g0: ['SdKfz 251C', 'D4', { facing: 3, suppressed: true }],
        g1: ['6-6', 'D4', { aboard: 'g0' }],
      },
    },
    steps: [german('fire', { units: ['g0', 'g1'], at: 'D9' }, [9, 9])],
    refused: 'SUPPRESSED 12.4.8.1',
  },
  {
    title: '[combat 6.8.1 × 11.5] the riders of a tank that burns die with it',
    scene: {
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        a1: ['M4A1', 'D8', { facing: 3 }],
        a2: ['7-6', 'D8', { aboard: 'a1' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [0, 1])],
    told: ['K-KILL', '7-6 is eliminated', 'M4A1 is a burning wreck'],
    after: { a2: null },
  },
  {
    title: '[combat 12.3.3.1.8 × 11.5] the riders of a tank that its crew abandons stand in the hex',
    scene: {
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        a1: ['M4A1', 'D8', { facing: 0 }],
        a2: ['7-6', 'D8', { aboard: 'a1' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [0, 6], [5, 0], [9])],
    told: ['M-KILL', 'Crew Panic', '7-6 leave M4A1', 'M4A1 is a wreck'],
    after: { a2: { at: 'D8', aboard: undefined } },
  },
  {
    title:
      '[combat 11.5.8 × 12.1.2] riders who fire together with their half-track are hit by the answer, at +10',
    scene: {
      units: {
        a1: ['7-6', 'D9'],
        g0: ['SdKfz 251C', 'D4', { facing: 3 }],
        g1: ['8-5', 'D4', { aboard: 'g0' }],
      },
    },
    steps: [
      german('fire', { units: ['g0', 'g1'], at: 'D9' }, [9, 9]),
      american('fire', { units: ['a1'], at: 'D4' }, [2, 0], [3]),
    ],
    told: ['12 firepower (row 12) on D9', '+10 half-track = 30: M on 8-5'],
  },
  {
    title: '[combat 11.5.8 × 12.1] silent riders are not among the targets of rifles',
    scene: {
      first: 'american',
      units: {
        a1: ['7-6', 'D7'],
        a2: ['7-6', 'D7'],
        g0: ['SdKfz 251C', 'D4', { facing: 3 }],
        g1: ['8-5', 'D4', { aboard: 'g0' }],
      },
    },
    steps: [american('fire', { units: ['a1', 'a2'], at: 'D4' }, [3, 5], [9])],
    told: ['M+1 on SdKfz 251C', '!on 8-5'],
  },
  {
    title:
      '[combat 12.9.9 × 11.3.5] a Panzerfaust in the overrun hex fires first; a burning tank overruns nobody',
    scene: {
      first: 'russian',
      units: {
        r1: ['T-34 76B', 'D4', { facing: 3 }],
        r2: ['T-34 76B', 'E5', { facing: 3 }],
        g1: ['Panzerfaust', 'D6', { face: 'weapon' }],
        g2: ['6-6', 'D6'],
      },
    },
    steps: [
      russian(
        'drive',
        on('normal', { r1: [{ to: 'D5' }, { to: 'D6', overrun: ['g1', 'g2'] }], r2: 'E6 E7' }),
      ),
      german('hold-fire'),
      german('stand', {}, [3]),
      german('fire', { units: ['g1'], at: 'D6', target: 'r1' }, [2], [0, 1]),
    ],
    told: ['T-34 76B drives to D6', 'K-KILL', 'Panzerfaust is used up', 'cannot overrun D6 any more'],
    after: { r1: null, g1: null, g2: { at: 'D6' } },
  },
  {
    title:
      '[combat 6.5.1.1.7 × 11.3.3] the road into a factory hex with enemies does not spare the Immobilization roll, which comes before the overrun',
    scene: {
      buildings: [{ is: 'stone', kind: 'factory', hexes: 'D6 D7' }],
      roads: [{ is: 'dirt-road', along: 'D4 D5 D6' }],
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        a1: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a1'] }] })),
      american('stand', {}, [3], [9]),
      american('hold-fire', {}, [9, 9]),
    ],
    told: [
      'whether to overrun D6: 3 against 6: yes',
      'rolls 9 for Building, tracked: it gets through',
      '6 to 7 (1:2)',
    ],
  },
  {
    title: '[combat 7.4.2 × 11.2.3] infantry in step with its tank does not follow it into wire',
    scene: {
      marks: { D5: { wire: true } },
      units: {
        g1: ['PzKw IIIH', 'D4', { facing: 3 }],
        g2: ['6-6', 'D4'],
        gl: ['NCO', 'D4'],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('drive', on('normal', { g1: 'D5', g2: 'D5', gl: 'D5' }))],
    refused: 'WIRE 7.4.2',
  },
  {
    title: '[combat 10.2.6 × 11.2.3] a leader who walks with a tank steadies those who walk with him',
    scene: {
      units: {
        g1: ['PzKw IIIH', 'D4', { facing: 3 }],
        g2: ['6-6', 'D4'],
        gl: ['NCO', 'D4'],
        g3: ['6-6', 'D5', { yellow: 'disrupted' }],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('drive', on('normal', { g1: 'D5', g2: 'D5', gl: 'D5' }))],
    told: ['6-6 enters D5', 'NCO enters D5', '!checks morale'],
  },
  {
    title:
      '[combat 11.3.5 × 11.3.6] a squad fires at the tank that overruns it and then fights it as its second fire',
    scene: { units: { g1: ['PzKw IIIH', 'D4', { facing: 3 }], a1: ['7-6', 'D6'] } },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D5' }, { to: 'D6', overrun: ['a1'] }] })),
      american('hold-fire'),
      american('stand', {}, [3]),
      american('fire', { units: ['a1'], at: 'D6' }, [9], [9, 9], [9, 9]),
      american('resist', { units: ['a1'] }, [9, 9], [9, 9]),
    ],
    told: ['14 firepower (row 12) on D6', '7 to 6 (1:1)'],
    after: { a1: { fired: 2 } },
  },
  {
    title: '[combat 12.4.6.3.1 × 11.4.2] Suppressed on the move: the anti-aircraft machine gun is silent',
    scene: {
      first: 'american',
      units: { a1: ['M4A1', 'D3', { facing: 3 }], g1: ['MG 42', 'D8'], g2: ['6-6', 'E8', { fired: 1 }] },
    },
    steps: [
      american('drive', on('assault', { a1: 'D4' }, { more: true })),
      german('fire', { units: ['g1'], at: 'D4' }, [9, 9], [0, 5]),
      american(
        'fire',
        { units: ['a1'], at: 'D8', weapon: 'machine-guns', mgs: ['cmg', 'bmg', 'aamg'] },
        [9, 9],
      ),
    ],
    refused: 'SUPPRESSED 12.4.6.3.1#2',
  },
  {
    title: '[combat 12.4.6.3.1 × 11.4.2] and the others fire without a modifier',
    scene: {
      first: 'american',
      units: { a1: ['M4A1', 'D3', { facing: 3 }], g1: ['MG 42', 'D8'], g2: ['6-6', 'E8', { fired: 1 }] },
    },
    steps: [
      american('drive', on('assault', { a1: 'D4' }, { more: true })),
      german('fire', { units: ['g1'], at: 'D4' }, [9, 9], [0, 5]),
      american('fire', { units: ['a1'], at: 'D8', weapon: 'machine-guns', mgs: ['cmg', 'bmg'] }, [9, 9]),
    ],
    told: ['8 firepower (row 8) on D8 rolls 99 = 99'],
  },
  {
    title:
      '[combat 12.4.7/3 × 12.3.3.1.8] an M+1 stops a truck; abandoned, it leaves its riders beside a wreck, who check too',
    scene: {
      units: {
        r0: ['Studebaker', 'D8', { facing: 0 }],
        r1: ['4-4', 'D8', { aboard: 'r0' }],
        g1: ['8-5', 'D5'],
        g2: ['8-5', 'D5'],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [3, 0], [9], [3])],
    told: [
      'Studebaker cannot move any more',
      '4-4 leave Studebaker',
      'Studebaker is a wreck',
      '4-4 checks morale: 3 +1 M+1',
    ],
    after: { r1: { aboard: undefined } },
  },
  {
    title:
      '[combat 12.3.2.2 × 13.1.3] an Acquired marker spares all that smoke and movement of the target would screen',
    scene: {
      marks: { D8: { smoke: 'shell' } },
      units: {
        g1: ['PaK 38', 'D4', { facing: 3, acquired: 'D8', fired: 1 }],
        a1: ['M4A1', 'D8', { facing: 3, marker: 'moved', rolling: 'forward' }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', target: 'a1' }, [9, 9], [9, 9])],
    told: ['trigger pull 2: 67', '!creened shot'],
  },
  {
    title: '[combat 12.9.6/a × 11.5] an M of a Molotov is for the riders alone',
    scene: {
      first: 'russian',
      units: {
        r1: ['Molotov', 'D7', { face: 'move' }],
        g1: ['PzKw IIIH', 'D8', { facing: 0 }],
        g2: ['6-6', 'D8', { aboard: 'g1' }],
        g3: ['6-6', 'D8'],
      },
    },
    steps: [russian('throw', { unit: 'r1', at: 'D8', target: 'g1' }, [3, 0], [5])],
    told: ['M on PzKw IIIH', '6-6 checks morale: 5 against 6'],
    after: { r1: null },
  },
  {
    title: '[combat 12.9.9 × 11.3.6] a Panzerfaust team that resists by hand counts 1 and keeps its weapon',
    scene: {
      first: 'russian',
      units: {
        r1: ['T-34 76B', 'D4', { facing: 3 }],
        r2: ['T-34 76B', 'E5', { facing: 3 }],
        g1: ['Panzerfaust', 'D6', { face: 'weapon' }],
        g2: ['6-6', 'D6'],
      },
    },
    steps: [
      russian(
        'drive',
        on('normal', { r1: [{ to: 'D5' }, { to: 'D6', overrun: ['g1', 'g2'] }], r2: 'E6 E7' }),
      ),
      german('hold-fire'),
      german('stand', {}, [3]),
      german('hold-fire'),
      german('resist', { units: ['g1', 'g2'] }, [9, 9], [9, 9]),
    ],
    told: ['16 to 7 (2:1)', '7 to 8 (1:2)'],
    after: { g1: { fired: 1 } },
  },
  {
    title:
      '[combat 11.1.3 × 4.5.1] a tank that has paid to stop is not asked whether it rolls on, and starts anew',
    scene: { units: { g1: ['PzKw IIIH', 'D4', { facing: 3 }], a1: ['7-6', 'L12'] } },
    steps: [
      german('drive', on('normal', { g1: 'D5 stop' })),
      american('offer-end'),
      german('agree', {}, [5], [5]),
      german('go-first'),
      german('drive', on('normal', { g1: 'D6' })),
    ],
    told: ['PzKw IIIH stops', 'Turn 2 begins', 'drives to D6 for 3 MP'],
  },
]);
