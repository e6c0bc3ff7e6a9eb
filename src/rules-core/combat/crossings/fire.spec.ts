import { american, cross, german, on } from './crossings.testkit.js';

cross([
  {
    title: '[combat 10.1.6 × 12.4.3] a crawled machine gun fires once at half, whatever its rate of fire',
    scene: { units: { g1: ['MG 42', 'D4', { marker: 'crawled' }], a1: ['7-6', 'D8', { marker: 'moved' }] } },
    steps: [
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
      american('pass'),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
    ],
    told: ['6 firepower (row 6) on D8'],
    refused: 'HAS_MOVED',
    after: { g1: { marker: 'crawled-fired' } },
  },
  {
    title:
      '[combat 12.4.3 × 12.1.2] the last shot of a rate of fire of 3 may be Defensive Fire; then nobody is asked again',
    scene: { first: 'american', units: { g1: ['MG 42', 'D2', { fired: 2 }], a1: ['7-6', 'D9'] } },
    steps: [
      american('move', on('running', { a1: 'D8 D7 D6' })),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
    ],
    told: ['12 firepower (row 12) on D8', '7-6 enters D6'],
    after: { g1: { fired: 3 } },
  },
  {
    title: '[combat 5.1.10 × 12.1.1] a look that fails uses the impulse and the shot',
    scene: { hexes: { D8: 'woods' }, units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8'] } },
    steps: [
      german('fire', { units: ['g1'], at: 'D8' }, [9, 0]),
      american('pass'),
      german('fire', { units: ['g1'], at: 'D8' }, [5, 0], [9, 9]),
    ],
    told: ['90 against 55, not seen'],
    refused: 'HAS_FIRED',
  },
  {
    title:
      '[combat 5.1.8/e × 12.4.4] an Acquired marker in the hex shows the target to everybody, and adds 1 to its checks',
    scene: {
      hexes: { D8: 'woods' },
      units: {
        g1: ['6-6', 'D4'],
        g2: ['PaK 38', 'F4', { facing: 3, acquired: 'D8', fired: 1 }],
        a1: ['7-6', 'D8'],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [0, 9], [7])],
    told: ['+10 Woods = 19: M on 7-6', '7 +1 Acquired against 7: failed'],
  },
  {
    title:
      '[combat 12.4.4.1 × 9] a gun that is Disrupted loses its Acquired marker at once, and others must look again',
    scene: {
      hexes: { D8: 'woods' },
      first: 'american',
      units: {
        g1: ['6-6', 'D4'],
        g2: ['PaK 38', 'D2', { facing: 3, acquired: 'D8', fired: 1, yellow: 'pinned' }],
        a1: ['7-6', 'D8', {}],
        a2: ['7-6', 'F3', {}],
      },
    },
    steps: [
      american('fire', { units: ['a2'], at: 'D2' }, [1, 4], [6]),
      german('hold-fire'),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
    ],
    told: ['PaK 38 is Disrupted', '99 against 55, not seen'],
  },
  {
    title:
      '[combat 5.1.5.1 × 12.7.4] a platoon rolls once for each type of terrain on any of its lines; the least favourable terrain counts',
    scene: {
      hexes: { D8: 'woods', D6: 'graveyard' },
      units: { g1: ['6-6', 'D4'], gl: ['NCO', 'D4'], g2: ['6-6', 'E5'], a1: ['7-6', 'D8'] },
    },
    steps: [german('fire', { units: ['g1', 'g2'], leader: 'gl', at: 'D8' }, [5, 5], [3, 0], [9, 0])],
    told: [
      '(Graveyard): 55 against 70',
      '(Woods): 30 against 55',
      '-5 leader',
      '+10 Graveyard in D6',
      '+10 Woods',
    ],
  },
  {
    title: '[combat 6.7.1 × 6.4.2] from upstairs a wall of the next hex gives no cover',
    scene: {
      hexes: { D4: 'stone-building-1-level', D5: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      units: { g1: ['6-6', 'D4/1'], a1: ['7-6', 'D5', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D5' }, [9, 0])],
    told: ['12 firepower (row 12) on D5 rolls 90 = 90'],
  },
  {
    title:
      '[combat 6.7.2.2 × 6.4.2] bocage keeps its cover against those upstairs, and takes the -10 of Moved away',
    scene: {
      hexes: { D4: 'stone-building-1-level', D5: { terrain: 'open-ground', hexsides: { n: 'bocage' } } },
      units: { g1: ['6-6', 'D4/1'], a1: ['7-6', 'D5', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D5' }, [9, 0])],
    told: ['rolls 90 +20 Bocage hexside = 110'],
  },
  {
    title:
      '[combat 12.3.2/t2 × 13.1.3] a gun meets the smoke in the target’s hex on both tables, smoke on the way on the Screened Shot only',
    scene: {
      marks: { D8: { smoke: 'shell' }, D6: { smoke: 'shell' } },
      units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['7-6', 'D8', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [4, 0], [3], [9, 0])],
    told: ['+1 Smoke in D6, +1 Smoke in D8', '+10 Smoke in D8, -10 moving in smoke = 90'],
  },
  {
    title:
      '[combat 12.8.1.2 × 12.7.3] two machine guns sweep together, each hex with half of both and the leader',
    scene: {
      units: {
        g1: ['MG 34', 'D4'],
        g2: ['MG 34', 'D4'],
        gl: ['NCO', 'D4'],
        a1: ['7-6', 'D8', { fired: 1 }],
        a2: ['7-6', 'E8', { fired: 1 }],
      },
    },
    steps: [
      german(
        'fire',
        { units: ['g1', 'g2'], leader: 'gl', at: 'D8', traverse: 'searching', also: ['E8'] },
        [9, 9],
        [9, 9],
      ),
    ],
    told: ['4 firepower (row 4) on D8 rolls 99 -5 leader', '4 firepower (row 4) on E8 rolls 99 -5 leader'],
  },
  {
    title: '[combat 12.8.1.2 × 12.8.1.1] they sweep adjacent hexes',
    scene: {
      units: { g1: ['MG 34', 'D4'], a1: ['7-6', 'D8', { fired: 1 }], a2: ['7-6', 'G8', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', traverse: 'searching', also: ['G8'] }, [9, 9], [9, 9])],
    refused: 'NOT_A_STRING 12.8.1.2',
  },
  {
    title:
      '[combat 12.9.8.4 × 6.13] a flamethrower that burns its last fuel still sets the house on fire; those inside have the next phase to get out',
    scene: {
      hexes: { D6: 'wooden-building' },
      units: { g1: ['Flamethrower', 'D5', { face: 'move' }], a1: ['7-6', 'D6', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D6' }, [2, 9], [3])],
    told: ['C/M+2 on 7-6', 'D6 is on fire', 'has run out of fuel'],
    after: { g1: null, a1: { escapes: 2 } },
  },
  {
    title: '[combat 12.9.8.4 × 6.13] open ground does not burn',
    scene: { units: { g1: ['Flamethrower', 'D5', { face: 'move' }], a1: ['7-6', 'D6', { fired: 1 }] } },
    steps: [german('fire', { units: ['g1'], at: 'D6' }, [2, 5], [3])],
    told: ['C/M+2 on 7-6', '!on fire'],
  },
  {
    title:
      '[combat 3.3.4.3 × 7.5.2] Reconnaissance by Fire finds the hidden squad and passes over the one under cover',
    scene: {
      hexes: { D8: 'woods' },
      units: {
        g1: ['8-5', 'D5'],
        g2: ['8-5', 'D5'],
        a1: ['7-6', 'D8', { inCover: true }],
        a2: ['7-6', 'D8', { hidden: true }],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [1, 0], [0, 6], [3])],
    told: ['7-6 is revealed in D8', '8 firepower (row 8) on D8 rolls 6 +10 Woods = 16: M+1 on 7-6.'],
  },
  {
    title: '[combat 3.3.4.3 × 7.5.2] fire into a hex with nobody but a squad under cover harms nobody',
    scene: {
      hexes: { D8: 'woods' },
      units: { g1: ['8-5', 'D5'], g2: ['8-5', 'D5'], a1: ['7-6', 'D8', { inCover: true }] },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [1, 0], [0, 6])],
    told: ['nobody is hit'],
  },
  {
    title: '[combat 12.4.3 × 12.1.2.2] a gun that has used its rate of fire has no Defensive Fire left',
    scene: {
      first: 'american',
      units: { g1: ['FlaK 18/36', 'D3', { facing: 3, fired: 2 }], a1: ['7-6', 'D9'] },
    },
    steps: [american('move', on('running', { a1: 'D8' }))],
    told: ['7-6 enters D8', 'The move of 7-6 is over'],
    after: { g1: { fired: 2 } },
  },
  {
    title:
      '[combat 12.4.4.1 × 5.1.1] a gun that fires at another hex looks anew, is screened anew, and takes its Acquired marker there',
    scene: {
      hexes: { D9: 'woods' },
      units: { g1: ['PaK 38', 'D4', { facing: 3, acquired: 'D8', fired: 1 }], a1: ['7-6', 'D9'] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D9' }, [5, 5], [2], [1, 5], [7])],
    told: [
      '55 against 55, seen',
      '2 against 1 +1 terrain of the target',
      '7 +1 M+1 against 7: failed',
      'has acquired D9',
    ],
    after: { g1: { acquired: 'D9' } },
  },
  {
    title: '[combat 6.7.1 × 5.2] a hill is not an Upper Level: a wall of the next hex gives cover',
    scene: {
      hexes: { D4: { level: 1 }, D5: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D5', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D5' }, [9, 0])],
    told: ['rolls 90 +10 Wall hexside = 100'],
  },
  {
    title: '[combat 5.2.6 × 10.1.7] on a crest above the firer a Moved squad has both modifiers',
    scene: {
      hexes: {
        D8: { level: 1 },
        D9: { level: 1 },
        C8: { level: 1 },
        C9: { level: 1 },
        E8: { level: 1 },
        E9: { level: 1 },
      },
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D8', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 0])],
    told: ['rolls 90 +10 crest, -10 moved = 90'],
  },
  {
    title: '[combat 12.6.1 × 12.8.1.2] each hex of a sweep is a target that the next shot may enfilade',
    scene: {
      units: {
        g1: ['MG 34', 'D4'],
        g2: ['6-6', 'E12'],
        a1: ['7-6', 'D8', { fired: 2 }],
        a2: ['7-6', 'E8', { fired: 2 }],
      },
    },
    steps: [
      german('fire', { units: ['g1'], at: 'D8', traverse: 'searching', also: ['E8'] }, [9, 9], [9, 9]),
      american('pass'),
      german('fire', { units: ['g2'], at: 'E8' }, [9, 9]),
    ],
    told: ['2 firepower (row 2) on E8', 'The units in E8 are in enfilade'],
  },
  {
    title: '[combat 5.1.4.1 × 13.1.3] out of smoke one rolls to see, and the fire is not modified',
    scene: { marks: { D4: { smoke: 'shell' } }, units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8'] } },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [5, 0], [9, 0])],
    told: ['50 against 50, seen', 'rolls 90 = 90'],
  },
  {
    title: '[combat 5.2.7 × 6.7] from upstairs a wall on the way neither blocks nor covers',
    scene: {
      hexes: { D4: 'stone-building-1-level', D6: { terrain: 'open-ground', hexsides: { n: 'wall' } } },
      units: { g1: ['6-6', 'D4/1'], a1: ['7-6', 'D8', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 0])],
    told: ['rolls 90 = 90'],
  },
  {
    title: '[combat 6.2/a × 6.8] a wreck on the way takes the whole moving modifier of a target in the open',
    scene: {
      marks: { D6: { wrecks: 1 } },
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [7, 0], [9, 0])],
    told: ['70 against 70, seen', 'rolls 90 +5 Wreck / AFV in D6 = 95'],
  },
  {
    title: '[combat 12.8.1.2 × 12.7.1] a squad does not sweep along with a machine gun',
    scene: {
      units: {
        g1: ['MG 34', 'D4'],
        g2: ['6-6', 'D4'],
        a1: ['7-6', 'D8', { fired: 1 }],
        a2: ['7-6', 'E8', { fired: 1 }],
      },
    },
    steps: [
      german('fire', { units: ['g1', 'g2'], at: 'D8', traverse: 'searching', also: ['E8'] }, [9, 9], [9, 9]),
    ],
    refused: 'NOT_A_MACHINE_GUN',
  },
  {
    title: '[combat 3.3.4.2 × 12.1.2] a hidden machine gun that kills the only one who sees it stays hidden',
    scene: {
      hexes: { D10: 'woods' },
      first: 'american',
      units: {
        g1: ['MG 42', 'D3', { hidden: true }],
        g2: ['6-6', 'A1', { inCover: true }],
        a1: ['4-6', 'D9'],
        a2: ['7-6', 'D13'],
      },
    },
    steps: [
      american('move', on('running', { a1: 'D8' })),
      german('fire', { units: ['g1'], at: 'D8' }, [2, 5]),
    ],
    told: ['E on 4-6', '!is revealed'],
    after: { a1: null, g1: { hidden: true } },
  },
  {
    title: '[combat 12.1.2.1 × 4.4.6] Defensive Fire is not answered by Defensive Fire',
    scene: {
      units: { g1: ['6-6', 'D4'], g2: ['6-6', 'E4'], a1: ['7-6', 'D8', { fired: 1 }], a2: ['7-6', 'E8'] },
    },
    steps: [
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
      american('fire', { units: ['a2'], at: 'D4' }, [9, 9]),
      american('pass'),
    ],
    told: ['6-6 fires at D8', '7-6 fires at D4', 'american passes'],
  },
  {
    title: '[combat 12.4.3 × 12.3.1.5.3] Pinned Down, a machine gun has its second shot at half',
    scene: {
      units: { g1: ['MG 42', 'D4', { fired: 1, yellow: 'pinned' }], a1: ['7-6', 'D8', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 9])],
    told: ['6 firepower (row 6) on D8'],
    after: { g1: { fired: 2 } },
  },
  {
    title: '[combat 5.1.10 × 12.4.4] a gun that does not see its target acquires nothing',
    scene: { hexes: { D8: 'woods' }, units: { g1: ['PaK 38', 'D4', { facing: 3 }], a1: ['7-6', 'D8'] } },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 0])],
    told: ['90 against 55, not seen', '!acquired'],
    after: { g1: { acquired: undefined } },
  },
  {
    title:
      '[combat 6.7.2.2 × 5.2.4] bocage on the way is a level high: from the first floor nobody looks over it',
    scene: {
      hexes: { D4: 'stone-building-1-level', D6: { terrain: 'open-ground', hexsides: { n: 'bocage' } } },
      units: { g1: ['6-6', 'D4/1'], a1: ['7-6', 'D8', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 0])],
    refused: 'NO_LINE_OF_SIGHT',
  },
  {
    title: '[combat 12.8.1.2 × 10.1.6] a crawled machine gun sweeps with a quarter',
    scene: {
      units: {
        g1: ['MG 42', 'D4', { marker: 'crawled' }],
        a1: ['7-6', 'D8', { fired: 1 }],
        a2: ['7-6', 'E8', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8', traverse: 'searching', also: ['E8'] }, [9, 9], [9, 9])],
    told: ['3 firepower (row 2) on D8', '3 firepower (row 2) on E8'],
    after: { g1: { marker: 'crawled-fired' } },
  },
  {
    title: '[combat 6.10.1 × 12.3.1.2.1] out of the bed of a gully at the hex above: double, and no crest',
    scene: {
      watercourses: [{ is: 'gully', along: 'A7 B7 C8 D8 E9 F9' }],
      units: { g1: ['6-6', 'D8'], a1: ['7-6', 'D7', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D7' }, [9, 9])],
    told: ['12 firepower (row 12) on D7 rolls 99 = 99'],
  },
  {
    title: '[combat 12.6.1 × 12.1.2] Defensive Fire from both sides makes no Enfilade: it is not an impulse',
    scene: { first: 'american', units: { g1: ['6-6', 'D5'], g2: ['6-6', 'D11'], a1: ['7-6', 'C9'] } },
    steps: [
      american('move', on('running', { a1: 'D8' })),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
      german('fire', { units: ['g2'], at: 'D8' }, [9, 9]),
    ],
    told: ['6-6 fires at D8', '6-6 fires at D8', '!enfilade'],
  },
]);
