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
    title: '[combat 6.9.1 × 10.1.7] a unit that has stopped among shellholes lies in them',
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
      '[combat 10.1.8 × 3.3.4.2] a unit that runs into a hidden gun needs no check, goes no farther and is in Close Combat',
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
      '[combat 10.2.6 × 10.5] a leader who comes in the same step steadies those who join Disrupted friends, even when named after them',
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
  {
    title: '[combat 2.5.4 × 6.10.2] fire at the lip of a gully passes over those in its bed',
    scene: {
      watercourses: [{ is: 'gully', along: 'A7 B7 C8 D8 E9 F9' }],
      units: {
        g1: ['6-6', 'D5'],
        a1: ['7-6', 'D8', { onLip: true, fired: 1 }],
        a2: ['6-5', 'D8', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [0, 8], [3])],
    told: ['rolls 8 +10 gully lip = 18: M on 7-6.', '!on 6-5'],
  },
  {
    title: '[combat 6.10.1 × 10.1.7] along the bed one is seen, and a move there is one in the open',
    scene: {
      watercourses: [{ is: 'gully', along: 'A7 B7 C8 D8 E9 F9' }],
      units: { g1: ['6-6', 'B7'], a1: ['7-6', 'D8', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 9])],
    told: ['rolls 99 -10 moved = 89'],
  },
  {
    title: '[combat 6.13.2 × 12.3.1.5.3] Pinned Down in a burning wood is lost',
    scene: {
      hexes: { D8: 'woods' },
      marks: { D8: { flame: true } },
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D8', { yellow: 'pinned', escapes: 1 }], a2: ['7-6', 'D13'] },
    },
    steps: [german('offer-end'), american('agree', {}, [5], [5])],
    told: ['7-6 has not left the fire in D8'],
    after: { a1: null },
  },
  {
    title:
      '[combat 12.1.2.3 × 12.3.1.5.3] Pinned Down on an assault: the fire that is left is a half of a half',
    scene: { units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D9'] } },
    steps: [
      german('move', on('assault', { g1: 'D5' })),
      american('fire', { units: ['a1'], at: 'D5' }, [3, 0], [7]),
      american('pass'),
      german('fire', { units: ['g1'], at: 'D9' }, [9, 9]),
    ],
    told: ['6-6 is Pinned Down', '2 firepower (row 2) on D9'],
  },
  {
    title:
      '[combat 10.1.8.1 × 3.3.4.2] who did not dare to enter one hex finds a hidden gun in the next without a further check',
    scene: {
      first: 'american',
      units: {
        g1: ['6-6', 'D8', { fired: 2 }],
        g2: ['PaK 38', 'E8', { hidden: true, facing: 0 }],
        a1: ['7-6', 'D6'],
      },
    },
    steps: [
      american('move', on('running', { a1: 'D7 D8' })),
      german('hold-fire'),
      german('stand', {}, [9]),
      american('go-on', { routes: [{ unit: 'a1', path: [{ to: 'E8' }] }] }),
    ],
    told: [
      'whether to enter D8: 9 against 7: no',
      '7-6 enters E8',
      'PaK 38 is revealed in E8',
      'Close Combat is joined in E8',
    ],
  },
  {
    title: '[combat 4.4.7 × 10.6.1] a unit that has fled does not flee again in the same phase',
    scene: {
      hexes: { D9: 'woods', D10: 'woods' },
      first: 'american',
      units: { g1: ['6-6', 'D2'], a1: ['7-6', 'D8', { yellow: 'disrupted', shaken: true }] },
    },
    steps: [
      american('flee', { unit: 'a1', path: ['D9'] }),
      german('pass'),
      american('flee', { unit: 'a1', path: ['D10'] }),
    ],
    told: ['7-6 flees towards D9'],
    refused: 'HAS_MOVED 4.4.7',
  },
  {
    title:
      '[combat 10.2.6 × 6.4.3] an able leader on the ground floor steadies who joins a Disrupted friend upstairs',
    scene: {
      hexes: { D5: 'stone-building-1-level' },
      units: {
        g1: ['6-6', 'D5'],
        gl: ['NCO', 'D5'],
        g3: ['6-6', 'D5/1', { yellow: 'disrupted' }],
        a1: ['7-6', 'D13'],
      },
    },
    steps: [german('move', on('running', { g1: 'D5/1' }))],
    told: ['6-6 enters D5/1', '!checks morale'],
  },
  {
    title: '[combat 10.3.1 × 12.1.2] a machine gun that is turned round in the woods shows itself',
    scene: { hexes: { D8: 'woods' }, units: { g1: ['MG 34', 'D8', { face: 'weapon' }], a1: ['7-6', 'D5'] } },
    steps: [
      german('move', on('cautious', { g1: 'flip' })),
      american('fire', { units: ['a1'], at: 'D8' }, [9, 0]),
    ],
    told: ['is now on its move side', 'rolls 90 +10 Woods, -10 moved = 90', '!line of sight'],
  },
  {
    title:
      '[combat 10.5.2/a × 9.2.3] with a second leader the platoon goes on without a check when the first is Disrupted',
    scene: {
      units: {
        g1: ['6-6', 'D5'],
        gl: ['NCO', 'D5'],
        gm: ['NCO', 'D5'],
        a1: ['7-6', 'D9'],
        a2: ['7-6', 'D9'],
      },
    },
    steps: [
      german('move', on('running', { g1: 'D6 D7', gl: 'D6 D7', gm: 'D6 D7' })),
      american('fire', { units: ['a1', 'a2'], at: 'D6' }, [4, 0], [9], [3], [3], [3], [3]),
    ],
    told: ['NCO is Disrupted', '6-6 enters D7', '!without a leader'],
  },
  {
    title: '[combat 3.3.4.2 × 6.4.3] a hidden squad upstairs is not found by units that enter below',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      first: 'american',
      units: { g1: ['6-6', 'D8/1', { hidden: true }], g2: ['6-6', 'A1'], a1: ['7-6', 'D7'] },
    },
    steps: [american('move', on('running', { a1: 'D8' }))],
    told: ['7-6 enters D8', '!revealed', '!Close Combat'],
    after: { g1: { hidden: true } },
  },
  {
    title: '[combat 5.1.10 × 10.1.6] fire that does not see the crawler does not stop him',
    scene: {
      hexes: { D8: 'woods', D9: 'woods' },
      first: 'american',
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D9'] },
    },
    steps: [
      american('move', on('crawling', { a1: 'D8' })),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 0]),
    ],
    told: ['90 against 55, not seen', 'The move of 7-6 is over'],
    after: { a1: { at: 'D8', marker: 'crawled' } },
  },
  {
    title: '[combat 7.5.3 × 10.1.2] out of cover: 1 MP for the marker besides the step',
    scene: {
      hexes: { D8: 'woods' },
      first: 'american',
      units: { g1: ['6-6', 'A1'], a1: ['7-6', 'D8', { inCover: true }] },
    },
    steps: [american('move', on('cautious', { a1: 'D9' }))],
    told: ['enters D9 for 2 MP'],
    after: { a1: { inCover: undefined } },
  },
  {
    title: '[combat 6.9.1 × 10.1.6] a unit that crawls into shellholes has no cover yet, and is looked for',
    scene: {
      hexes: { D7: 'shellholes' },
      first: 'american',
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8'] },
    },
    steps: [
      american('move', on('crawling', { a1: 'D7' })),
      german('fire', { units: ['g1'], at: 'D7' }, [7, 5], [9, 0]),
    ],
    told: ['75 against 75, seen', 'rolls 90 = 90'],
  },
  {
    title: '[combat 6.12.2 × 10.1.3] a river is waded into as open ground is entered',
    scene: {
      hexes: { D8: 'river', D9: 'river', D10: 'river' },
      options: { wading: true },
      units: { g1: ['6-6', 'D6'], a1: ['7-6', 'L12'] },
    },
    steps: [german('move', on('running', { g1: 'D7 D8' }))],
    told: ['6-6 enters D8 for 1 MP'],
    after: { g1: { at: 'D8' } },
  },
  {
    title: '[combat 8.2.1 × 10.5.1] of two squads that come together only the one too many pays double',
    scene: {
      units: {
        g1: ['6-6', 'D5'],
        g2: ['6-6', 'D5'],
        g3: ['6-6', 'D4'],
        g4: ['6-6', 'D4'],
        gl: ['NCO', 'D4'],
        a1: ['7-6', 'L12'],
      },
    },
    steps: [german('move', on('cautious', { g3: 'D5', g4: 'D5', gl: 'D5' }))],
    told: ['6-6 enters D5 for 1 MP', '6-6 enters D5 for 2 MP', 'NCO enters D5 for 1 MP'],
  },
  {
    title: '[combat 10.2.6 × 10.1.6] a unit that crawls to a Disrupted friend alone checks too',
    scene: { units: { g1: ['6-6', 'D4'], g3: ['6-6', 'D5', { yellow: 'disrupted' }], a1: ['7-6', 'L13'] } },
    steps: [german('move', on('crawling', { g1: 'D5' }), [6])],
    told: ['6-6 checks morale: 6 against 6: passed'],
  },
  {
    title: '[combat 6.7.2.3 × 10.1.3] the bocage behind a runner does not help him',
    scene: {
      hexes: { D7: { terrain: 'open-ground', hexsides: { n: 'bocage' } } },
      first: 'american',
      units: { g1: ['6-6', 'D11'], a1: ['7-6', 'C8'] },
    },
    steps: [
      american('move', on('running', { a1: 'D7' })),
      german('fire', { units: ['g1'], at: 'D7' }, [9, 9]),
    ],
    told: ['rolls 99 -20 running = 79'],
  },
  {
    title: '[combat 10.1.8 × 3.3.4.2] a check for the enemy who is seen; the hidden one beside him is found',
    scene: {
      first: 'american',
      units: { g1: ['6-6', 'D8', { fired: 2 }], g2: ['MG 34', 'D8', { hidden: true }], a1: ['7-6', 'D7'] },
    },
    steps: [american('move', on('running', { a1: 'D8' })), german('stand', {}, [3])],
    told: ['whether to enter D8: 3 against 7: yes', 'MG 34 is revealed in D8'],
  },
]);
