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
    title: '[combat 6.7.1 × 6.4.2] from upstairs a wall of the hex next door is no cover',
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
      '[combat 9.1.2 × 12.6.1] Enfilade and a leader cancel each other for the squad; the leader himself has only the Enfilade',
    scene: {
      marks: { D8: { enfilade: ['american'] } },
      units: { g1: ['6-6', 'D5'], g2: ['6-6', 'D5'], a1: ['7-6', 'D8'], al: ['NCO', 'D8'] },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [3, 0], [7], [7])],
    told: [
      'NCO checks morale: 7 +1 Enfilade against 7: failed',
      '7-6 checks morale: 7 -1 leader, +1 Enfilade against 7: passed',
    ],
  },
  {
    title: '[combat 9.1.4.2 × 12.6.1] an Action Check knows no Enfilade',
    scene: {
      marks: { D8: { enfilade: ['american'] } },
      first: 'american',
      units: { g1: ['6-6', 'D9'], a1: ['7-6', 'D8'] },
    },
    steps: [american('move', on('running', { a1: 'D9' })), german('stand', {}, [7])],
    told: ['whether to enter D9: 7 against 7: yes'],
  },
  {
    title: '[combat 12.6.1.1 × 10.1] who leaves the hex leaves the Enfilade behind',
    scene: {
      marks: { D8: { enfilade: ['american'] } },
      first: 'american',
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D8'], a2: ['7-6', 'C9'] },
    },
    steps: [
      american('move', on('running', { a1: 'D9' })),
      german('fire', { units: ['g1'], at: 'D9' }, [4, 0], [7]),
    ],
    told: ['7-6 checks morale: 7 against 7: passed'],
  },
  {
    title:
      '[combat 9.2.3 × 12.3.1.3] a leader Disrupted by fire makes those upstairs panic too; those hit then check without him',
    scene: {
      hexes: { D8: 'wooden-building-1-level' },
      units: {
        g1: ['6-6', 'D7'],
        g2: ['6-6', 'D7'],
        a1: ['7-6', 'D8', { fired: 1 }],
        al: ['NCO', 'D8', { fired: 1 }],
        a2: ['7-6', 'D8/1'],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [2, 0], [9], [3], [3], [3])],
    told: [
      'NCO is Disrupted',
      'checks morale: 3 against 7',
      'checks morale: 3 against 7',
      '3 +2 M+2 against 7',
    ],
  },
  {
    title: '[combat 9.2.3 × 12.3.1.5.2] a wounded leader who is hit again is dead, and missed',
    scene: {
      units: {
        g1: ['6-6', 'D7'],
        g2: ['6-6', 'D7'],
        a1: ['7-6', 'D8', { fired: 1 }],
        al: ['NCO', 'D8', { fired: 1, wounded: true }],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [1, 0], [1], [9], [3], [3])],
    told: ['NCO is eliminated', '7-6 checks morale: 3 against 7', '7-6 checks morale: 3 +2 M+2'],
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
]);
