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
      '[combat 15.1.2 × 12.1.2] a call for fire is not a shot that can be answered, but the leader who called directs nobody any more',
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
  {
    title: '[combat 6.5.1.4 × 12.5.5] among debris a mortar bursts in the air: -10 and nothing of the debris',
    scene: {
      hexes: { D10: 'debris' },
      units: { g1: ['Grtwfr 34', 'D4', { facing: 3 }], a1: ['7-6', 'D10', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10' }, [9, 9])],
    told: ['rolls 99 -10 air bursts = 89'],
  },
  {
    title: '[combat 6.1.5 × 15.7.9] a wall anywhere between the marker and the target protects',
    scene: {
      hexes: { D7: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      sides: {
        german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D6', bombardment: true }] },
      },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D8'] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [9, 9])],
    told: ['on D8 rolls 99 +10 Wall hexside = 109'],
  },
  {
    title: '[combat 12.4.10 × 6.8.1] high explosive with an original 00 burns a tank',
    scene: { units: { g1: ['PzKw 4H', 'D4', { facing: 3 }], a1: ['M4A1', 'D8', { facing: 3 }] } },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [0, 0])],
    told: ['everything in D8 is destroyed', 'M4A1 is a burning wreck'],
    after: { a1: null },
  },
  {
    title: '[combat 7.9.2 × 6.1.5] a pillbox has its +40 and no wall on top of it',
    scene: {
      hexes: { D7: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      marks: { D7: { pillbox: { side: 'american', facing: 0 } } },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D6' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D7', { post: 'pillbox' }] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [9, 9])],
    told: ['rolls 99 +40 Pillbox = 139'],
  },
  {
    title: '[combat 12.5.6 × 6.10.2] from the lip of a gully a leader spots for the mortar in its bed',
    scene: {
      watercourses: [{ is: 'gully', along: 'A7 B7 C8 D8 E9 F9' }],
      units: {
        g1: ['Grtwfr 34', 'D8', { facing: 0 }],
        gl: ['NCO', 'D8', { onLip: true }],
        a1: ['7-6', 'D4', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D4', spotter: 'gl' }, [9, 9])],
    told: ['row 20) on D4 rolls 99'],
    after: { gl: { fired: 1 } },
  },
  {
    title: '[combat 12.5.6 × 12.4.3] a spotter sees for each shot of his mortar, and is marked as it is',
    scene: {
      hexes: { C5: 'woods', D5: 'woods', E6: 'woods', D3: 'woods' },
      units: { g1: ['Grtwfr 34', 'D4', { facing: 3 }], g2: ['6-6', 'D5'], a1: ['7-6', 'D10', { fired: 1 }] },
    },
    steps: [
      german('fire', { units: ['g1'], at: 'D10', spotter: 'g2' }, [9, 9]),
      american('pass'),
      german('fire', { units: ['g1'], at: 'D10', spotter: 'g2' }, [9, 9]),
    ],
    told: ['row 20) on D10', 'row 20) on D10'],
    after: { g1: { fired: 2 }, g2: { fired: 2 } },
  },
  {
    title: '[combat 7.5.2 × 15.5] from under cover nobody calls fire on another hex',
    scene: {
      hexes: { D4: 'stone-building-1-level' },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'radio' }] } },
      units: { gl: ['NCO', 'D4/1', { inCover: true, radio: 'b1' }], a1: ['7-6', 'D9', { fired: 1 }] },
    },
    steps: [german('call-fire', { battery: 'b1', at: 'D9' }, [9, 9])],
    refused: 'IN_COVER 7.5.2',
  },
  {
    title: '[combat 6.5.1.8 × 15.7.7] shells on a house without a roof: +10 on both floors',
    scene: {
      hexes: { D10: 'stone-building-1-level' },
      marks: { D10: { features: ['open-roof'] } },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D10' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D10'], a2: ['7-6', 'D10/1'] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [9, 9])],
    told: ['rolls 99 +10 Building, stone = 109: no effect on 7-6, 7-6'],
  },
  {
    title:
      '[combat 6.5.1.4 × 15.7.7] among debris air bursts spare the tank, which has cover and armour; a unit that is dug in has +20 for the -10',
    scene: {
      hexes: { D10: 'debris' },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D10' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D10', { dugIn: true }], a0: ['M4A1', 'D10', { facing: 0 }] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [2], [9, 9], [9, 9])],
    told: ['+10 Debris, +10 front armour = 119: no effect on M4A1; -10 air bursts, +20 Dug-In = 109'],
  },
  {
    title: '[combat 6.6.1 × 15.7.7] a house that shells bring down buries those upstairs and the tank in it',
    scene: {
      hexes: { D10: 'wooden-building-1-level' },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D10' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: {
        g1: ['6-6', 'A1'],
        a1: ['7-6', 'D10', { marker: 'moved' }],
        a2: ['7-6', 'D10/1'],
        a0: ['M4A1', 'D10', { facing: 0 }],
        al: ['NCO', 'D10', { aboard: 'a0' }],
      },
    },
    steps: [
      german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [2], [0, 8], [9, 9], [1], [9], [3], [3], [3]),
    ],
    told: ['E on 7-6, NCO', 'The building in D10 is rubble', 'M4A1 is eliminated'],
    after: { a1: null, a2: null, a0: null, al: null },
  },
  {
    title: '[combat 7.1.3 × 12.5.5] a mortar at those dug in under trees: -10 and +20',
    scene: {
      hexes: { D10: 'woods' },
      units: { g1: ['Grtwfr 34', 'D4', { facing: 3 }], a1: ['7-6', 'D10', { dugIn: true, fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10' }, [9], [8, 0])],
    told: ['rolls 80 -10 air bursts, +20 Dug-In = 90'],
  },
  {
    title: '[combat 7.8.3 × 15.7.7] an E of offboard artillery leaves the roadblock',
    scene: {
      roads: [{ is: 'dirt-road', along: 'D3 D12' }],
      marks: { D10: { roadblock: { sides: [5, 0, 1] } } },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D10' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D10'] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [0, 8])],
    told: ['E on 7-6', '!destroyed'],
  },
  {
    title: '[combat 12.5.6 × 12.3.1.5.3] a Pinned spotter sees for his mortar',
    scene: {
      units: {
        g1: ['Grtwfr 34', 'D4', { facing: 3 }],
        g2: ['6-6', 'D5', { yellow: 'pinned' }],
        a1: ['7-6', 'D10', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10', spotter: 'g2' }, [9, 9])],
    told: ['row 20) on D10'],
    after: { g2: { fired: 1 } },
  },
  {
    title: '[combat 15.1.4.2.2.2 × 12.1.2] the first rounds fall on their own hex',
    scene: {
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'radio' }] } },
      units: { gl: ['NCO', 'D3', { radio: 'b1' }], a1: ['7-6', 'D9'], a2: ['7-6', 'D10'] },
    },
    steps: [german('call-fire', { battery: 'b1', at: 'D9' }, [0, 5], [9], [0, 5], [9, 9])],
    told: ['30 firepower (row 30) on D9', '!on D10'],
  },
  {
    title: '[combat 15.8.5 × 12.4.6.3.1#2] the machine gun of a Suppressed tank does not fire at aircraft',
    scene: {
      sides: { german: { airSupport: { aircraft: 'Ju 87G', bombs: true } } },
      clock: { turn: 5 },
      units: { g1: ['6-6', 'D1'], a1: ['M4A1', 'D9', { facing: 0, suppressed: true }] },
    },
    steps: [
      german('air-support', {}, [1], [2]),
      german('bomb', { at: 'D9' }, [0, 5], [9], [9, 9], [9], [9, 9]),
    ],
    told: ['dives at D9', 'Air attack: 5', '!fires at Ju 87G'],
  },
  {
    title: '[combat 5.1.5.1 × 13.1.3] two hexes of smoke: one look at the lower number, both modifiers',
    scene: {
      marks: { D8: { smoke: 'shell' }, D6: { smoke: 'shell' } },
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8'] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [4, 0], [7, 0])],
    told: ['40 against 40, seen', 'rolls 70 +10 Smoke in D6, +10 Smoke in D8 = 90'],
  },
  {
    title: '[combat 6.7.2.3 × 15.7.7] behind bocage no move counts, for shells neither',
    scene: {
      hexes: { D7: { terrain: 'open-ground', hexsides: { n: 'bocage' } } },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D6' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D7', { marker: 'moved' }] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [7, 0])],
    told: ['rolls 70 +20 Bocage hexside = 90'],
  },
  {
    title: '[combat 7.1.3 × 12.3.2.1] high explosive meets a hole on both tables',
    scene: { units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['7-6', 'D8', { dugIn: true, fired: 1 }] } },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [2], [8, 0])],
    told: ['2 against 1 +1 terrain of the target', 'rolls 80 +10 Dug-In = 90'],
  },
  {
    title: '[combat 7.5.3.1 × 15.7.7] Pinned Down by shells it stays under cover',
    scene: {
      hexes: { D10: 'woods' },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D10' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D10', { inCover: true }] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [7, 0], [8])],
    told: ['failed, Pinned Down'],
    after: { a1: { inCover: true, yellow: 'pinned' } },
  },
  {
    title: '[combat 5.1.4.1 × 12.3.2/t1] a gun in smoke rolls to see out and is not screened by it',
    scene: {
      marks: { D4: { smoke: 'shell' } },
      units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['7-6', 'D8'] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [5, 0], [9, 0])],
    told: ['50 against 50, seen', 'rolls 90 = 90', '!creened'],
  },
  {
    title:
      '[combat 15.7.10 × 6.13.1] an original 00 of artillery kills all in a wood and does not set it on fire',
    scene: {
      hexes: { D10: 'woods' },
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'observer', cff: 'D10' }] } },
      secrets: { german: { observers: [{ battery: 'b1', at: 'A1', level: 3 }] } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D10'], a2: ['7-6', 'L12'] },
    },
    steps: [german('fire-for-effect', { battery: 'b1' }, [0, 5], [9], [0, 0])],
    told: ['everything in D10 is destroyed', '!on fire'],
    after: { a1: null },
  },
  {
    title: '[combat 12.5.6 × 5.1.5.1] a mortar looks with the eyes of its spotter',
    scene: {
      hexes: { D10: 'woods', D5: 'stone-building' },
      units: { g1: ['Grtwfr 34', 'D4', { facing: 3 }], g2: ['6-6', 'D5'], a1: ['7-6', 'D10'] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10', spotter: 'g2' }, [5, 5], [9, 9])],
    told: ['55 against 55, seen'],
  },
  {
    title:
      '[combat 5.1.8/e × 12.3.2.2] the Acquired marker of another gun shows the target and weighs on it, but spares no Screened Shot',
    scene: {
      hexes: { D8: 'woods' },
      units: {
        g1: ['PaK 38', 'D4', { facing: 3 }],
        g2: ['PaK 38', 'F4', { facing: 3, acquired: 'D8', fired: 2 }],
        a1: ['7-6', 'D8'],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [2], [1, 5], [7])],
    told: ['2 against 1 +1 terrain of the target', '7 +1 M+1, +1 Acquired against 7: failed'],
  },
  {
    title: '[combat 6.6.1 × 12.5.2] an 81mm mortar brings a house down',
    scene: {
      hexes: { D10: 'wooden-building' },
      units: { g1: ['Grtwfr 34', 'D4', { facing: 3 }], a1: ['7-6', 'D10', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10' }, [9], [0, 5])],
    told: ['E on 7-6', 'The building in D10 is rubble'],
  },
  {
    title: '[combat 15.7.7 × 6.4.1.3.1] up the stairs in a blast: struck again at the new level',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      sides: { american: { batteries: [{ id: 'b1', size: 105, by: 'radio', ffe: 'D8' }] } },
      units: { g1: ['6-6', 'D8'], a1: ['7-6', 'L12'] },
    },
    steps: [german('move', on('cautious', { g1: 'D8/1' }), [9, 9])],
    told: ['6-6 enters D8/1', 'rolls 99 +20 Building, stone, -10 moved = 109'],
  },
  {
    title: '[combat 12.5.3 × 6.5.1.8] no mortar fires from inside a house, without a roof neither',
    scene: {
      hexes: { D4: 'stone-building' },
      marks: { D4: { features: ['open-roof'] } },
      units: { g1: ['Grtwfr 34', 'D4', { facing: 3 }], a1: ['7-6', 'D10', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D10' }, [9, 9])],
    refused: 'IN_BUILDING 12.5.3',
  },
  {
    title: '[combat 12.4.10 × 7.9.5] a critical hit kills those in a pillbox',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      units: { g1: ['PzKw 4H', 'D4', { facing: 3 }], a1: ['7-6', 'D8', { post: 'pillbox', fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9], [0, 0])],
    told: ['everything in D8 is destroyed', '7-6 is eliminated'],
    after: { a1: null },
  },
  {
    title: '[combat 15.1.4.2.1.1 × 15.1.2] a squad that cannot work the radio has used the impulse',
    scene: {
      sides: { german: { batteries: [{ id: 'b1', size: 105, by: 'radio' }] } },
      units: { g1: ['6-6', 'D4', { radio: 'b1' }], a1: ['7-6', 'D8'] },
    },
    steps: [german('call-fire', { battery: 'b1', at: 'D9' }, [9])],
    told: ['9 against 6: no', 'b1 is not called'],
    after: { g1: { fired: 1 } },
  },
  {
    title: '[combat 15.8.4.1 × 14.12] a Strafing Run over a melee hits both sides',
    scene: {
      marks: { D9: { closeCombat: true } },
      sides: { german: { airSupport: { aircraft: 'Ju 87G', bombs: true } } },
      clock: { turn: 5 },
      units: { g1: ['6-6', 'D9'], g2: ['6-6', 'D1'], a2: ['7-6', 'D9'] },
    },
    steps: [
      german('air-support', {}, [1], [2]),
      german('strafe', { hexes: ['D7', 'D8', 'D9', 'D10'] }, [0, 5], [9, 9]),
    ],
    told: ['6 firepower (row 6) on D9 rolls 99 = 99: no effect on 7-6, 6-6'],
  },
]);
