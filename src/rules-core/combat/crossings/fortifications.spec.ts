import { american, cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title:
      '[combat 4.5.1 × 7.1.2] a unit that goes under a Dug-In marker that another left keeps it over the conclusion',
    scene: { units: { g1: ['6-6', 'D4', { dugIn: true }], g2: ['6-6', 'D3'], a1: ['7-6', 'D12'] } },
    steps: [
      german('move', on('assault', { g1: 'D5' })),
      american('pass'),
      german('move', on('assault', { g2: 'D4 into-foxhole' })),
      american('offer-end'),
      german('agree', {}, [5], [5]),
    ],
    told: ['goes under the dug-in marker', 'Turn 1 is over'],
    after: { g2: { dugIn: true } },
  },
  {
    title: '[combat 4.5.1 × 7.1.2] a Dug-In marker left alone is gone in the next turn',
    scene: { units: { g1: ['6-6', 'D4', { dugIn: true }], g2: ['6-6', 'D3'], a1: ['7-6', 'D12'] } },
    steps: [
      german('move', on('assault', { g1: 'D5' })),
      american('offer-end'),
      german('agree', {}, [5], [5]),
      german('go-first'),
      german('move', on('assault', { g2: 'D4 into-foxhole' })),
    ],
    told: ['Turn 1 is over'],
    refused: 'NO_FOXHOLE',
  },
  {
    title:
      '[combat 7.9.6 × 5.1.8/c] a unit that has fired out of a pillbox is seen without a roll; +20 through its front',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      units: { g1: ['6-6', 'D4'], a1: ['7-6', 'D8', { post: 'pillbox', fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [2, 0])],
    told: ['+20 Pillbox = 40'],
  },
  {
    title: '[combat 7.9.6 × 7.9.2] a silent pillbox in the open is seen on 15; +40 from behind',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      units: { g1: ['6-6', 'D11'], a1: ['7-6', 'D8', { post: 'pillbox' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [1, 5], [0, 5])],
    told: ['15 against 15, seen', '+40 Pillbox = 45'],
  },
  {
    title: '[combat 7.1.1.2 × 7.1.2] a gun does not go under a Dug-In marker that a squad has left',
    scene: {
      units: {
        g1: ['6-6', 'D4', { dugIn: true }],
        g2: ['PaK 38', 'D4', { face: 'move', facing: 3 }],
        a1: ['7-6', 'D12'],
      },
    },
    steps: [
      german('move', on('running', { g1: 'D5' })),
      american('pass'),
      german('move', on('cautious', { g2: 'into-foxhole' })),
    ],
    refused: 'CANNOT_DIG 7.1.1.2',
  },
  {
    title: '[combat 7.1.1.2 × 10.4] a dug-in gun that moves out and back is not dug in any more',
    scene: { units: { g2: ['PaK 38', 'D4', { face: 'move', facing: 3, dugIn: true }], a1: ['7-6', 'D12'] } },
    steps: [german('move', on('cautious', { g2: 'D5 D4' })), american('pass')],
    told: ['PaK 38 enters D4'],
    after: { g2: { at: 'D4', dugIn: undefined } },
  },
  {
    title: '[combat 7.2.1 × 7.3.3] from trench to trench nobody meets the mines outside',
    scene: {
      marks: { D5: { trench: true }, D6: { trench: true, mines: 'american' } },
      units: { g1: ['6-6', 'D5', { post: 'trench' }], a1: ['7-6', 'D13'] },
    },
    steps: [german('move', on('cautious', { g1: [{ to: 'D6', trench: true }] }))],
    told: ['6-6 enters D6 for 1 MP', '!Mines'],
    after: { g1: { post: 'trench' } },
  },
  {
    title:
      '[combat 7.3.6 × 7.2.1] a unit that climbs out of the trench of a mined hex meets them as it leaves it',
    scene: {
      marks: { D5: { trench: true }, D6: { trench: true, mines: 'american' } },
      units: { g1: ['6-6', 'D6', { post: 'trench' }], g2: ['6-6', 'D8'], a1: ['7-6', 'D13'] },
    },
    steps: [
      german('move', on('running', { g1: 'out-of-trench D7' })),
      american('hold-fire', {}, [9, 9]),
      american('hold-fire'),
    ],
    told: ['Mines in D6 attack 6-6', '6-6 enters D7'],
  },
  {
    title: '[combat 7.2.1 × 10.1.7] a run from trench to trench is not a move in the open',
    scene: {
      marks: { D5: { trench: true }, D6: { trench: true } },
      units: { g1: ['6-6', 'D5', { post: 'trench' }], a1: ['7-6', 'D9'] },
    },
    steps: [
      german('move', on('running', { g1: [{ to: 'D6', trench: true }] })),
      american('fire', { units: ['a1'], at: 'D6' }, [9, 9]),
    ],
    told: ['rolls 99 +15 Trench = 114'],
  },
  {
    title: '[combat 7.8.3 × 12.3.1.3/E] an E of rifles leaves the roadblock standing',
    scene: {
      roads: [{ is: 'dirt-road', along: 'D3 D12' }],
      marks: { D8: { roadblock: { sides: [5, 0, 1] } } },
      units: { g1: ['8-5', 'D7'], g2: ['8-5', 'D7'], a1: ['7-6', 'D8', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [0, 5])],
    told: ['E on 7-6', '!destroyed'],
    after: { a1: null },
  },
  {
    title: '[combat 7.8.3 × 12.3.1.3/E] an E of high explosive breaks it',
    scene: {
      roads: [{ is: 'dirt-road', along: 'D3 D12' }],
      marks: { D8: { roadblock: { sides: [5, 0, 1] } } },
      units: { g1: ['PzKw 4H', 'D5', { facing: 3 }], a1: ['7-6', 'D8', { marker: 'moved' }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9], [0, 4])],
    told: ['E on 7-6', 'The roadblock in D8 is destroyed'],
  },
  {
    title: '[combat 7.9.2 × 12.7] whose slit does not look that way does not join the platoon',
    scene: {
      marks: { D8: { pillbox: { side: 'german', facing: 0 } } },
      units: {
        g1: ['6-6', 'D8', { post: 'pillbox' }],
        g2: ['6-6', 'D9'],
        gl: ['NCO', 'D9'],
        a1: ['7-6', 'D12', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], leader: 'gl', at: 'D12' }, [9, 9])],
    refused: 'OUT_OF_THE_SLIT 7.9.2',
  },
  {
    title: '[combat 7.9.2 × 12.7.4] with one firer beside its front the whole platoon meets +40',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      units: {
        g1: ['6-6', 'C7'],
        g2: ['6-6', 'C8'],
        gl: ['NCO', 'C8'],
        g3: ['6-6', 'C9'],
        a1: ['7-6', 'D8', { post: 'pillbox', fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1', 'g3', 'g2'], leader: 'gl', at: 'D8' }, [9, 9])],
    told: ['-5 leader, +40 Pillbox = 134'],
  },
  {
    title:
      '[combat 7.9.3 × 14.2] a pillbox is a place of its own: units that enter its hex are not in Close Combat with those inside',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      units: { g1: ['6-6', 'D9'], gl: ['NCO', 'D9'], a1: ['7-6', 'D8', { post: 'pillbox' }] },
    },
    steps: [german('move', on('cautious', { g1: 'D8', gl: 'D8' })), american('hold-fire')],
    told: ['6-6 enters D8', '!Close Combat'],
    after: { g1: { entered: undefined } },
  },
  {
    title: '[combat 7.9.3 × 7.6.1] through a Mousehole they come in and fight',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 }, mouseholes: [3] } },
      units: { g1: ['6-6', 'D9'], gl: ['NCO', 'D9'], a1: ['7-6', 'D8', { post: 'pillbox', fired: 2 }] },
    },
    steps: [
      german('move', on('assault', { g1: 'D8 into-pillbox', gl: 'D8 into-pillbox' })),
      american('stand'),
      american('hold-fire'),
    ],
    told: ['6-6 enters the pillbox in D8', 'Close Combat is joined in D8'],
  },
  {
    title:
      '[combat 7.3.8.1 × 12.1.2] a clearing party whose squad is Disrupted leaves the mines where they are',
    scene: {
      marks: { D8: { mines: 'german' } },
      clock: { turn: 2 },
      first: 'american',
      units: {
        g1: ['6-6', 'D5'],
        g2: ['6-6', 'D5'],
        a1: ['7-6', 'D8', { clearingSince: 1 }],
        al: ['NCO', 'D8', { clearingSince: 1 }],
      },
    },
    steps: [
      american('clear', { units: ['a1', 'al'], what: 'mines' }),
      german('fire', { units: ['g1', 'g2'], at: 'D8' }, [2, 5], [3], [9]),
      german('offer-end'),
      american('agree'),
    ],
    told: ['7-6 is Disrupted', 'Turn 2 is over', '!The mines in D8 are gone'],
    after: { a1: { clearing: undefined } },
  },
  {
    title: '[combat 7.4.3 × 12.9.1] a charge thrown at wire where nobody is tears it away',
    scene: {
      marks: { D6: { wire: true } },
      units: { g1: ['Demo', 'D5', { face: 'move' }], a1: ['7-6', 'D12'] },
    },
    steps: [german('throw', { unit: 'g1', at: 'D6' }, [0, 8])],
    told: ['30 firepower (row 30) on D6 rolls 8', 'The wire in D6 is destroyed'],
    after: { g1: null },
  },
  {
    title: '[combat 7.9.2 × 6.1.3] a pillbox protects in place of the woods and the wall it stands behind',
    scene: {
      hexes: { D8: { terrain: 'woods', hexsides: { n: 'wall' } } },
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D8', { post: 'pillbox', fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8' }, [9, 0])],
    told: ['rolls 90 +20 Pillbox = 110'],
  },
  {
    title:
      '[combat 7.9.4 × 14.12] Close Combat beside a pillbox does not keep those inside from firing out of it',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 }, closeCombat: true } },
      first: 'american',
      units: {
        g1: ['6-6', 'D8'],
        g2: ['6-6', 'D4', { fired: 1 }],
        a1: ['7-6', 'D8', { post: 'pillbox' }],
        a2: ['7-6', 'D8'],
      },
    },
    steps: [american('fire', { units: ['a1'], at: 'D4' }, [9, 0])],
    told: ['7 firepower (row 6) on D4'],
    after: { a1: { fired: 1 } },
  },
  {
    title: '[combat 7.1.2 × 10.1.3] out of the hole and back under the marker it left, for 1 MP',
    scene: { units: { g1: ['6-6', 'D4', { dugIn: true }], a1: ['7-6', 'D13'] } },
    steps: [
      german('move', on('running', { g1: 'D5 D4' }, { more: true })),
      german('go-on', { routes: [{ unit: 'g1', path: [{ do: 'into-foxhole' }] }] }),
    ],
    told: ['6-6 enters D4', 'goes under the dug-in marker'],
    after: { g1: { dugIn: true } },
  },
  {
    title: '[combat 7.4.3 × 12.9.4] a charge that kills those in the wire tears the wire away too',
    scene: {
      marks: { D6: { wire: true } },
      units: { g1: ['Demo', 'D5', { face: 'move' }], a1: ['7-6', 'D6'], a2: ['7-6', 'L12'] },
    },
    steps: [german('throw', { unit: 'g1', at: 'D6' }, [0, 8])],
    told: ['E on 7-6', 'The wire in D6 is destroyed'],
    after: { a1: null },
  },
  {
    title: '[combat 7.9.2 × 11.3.6] an overrun of a pillbox meets +40, and those inside strike from cover',
    scene: {
      marks: { D6: { pillbox: { side: 'american', facing: 0 } } },
      units: { g1: ['PzKw IIIH', 'D4', { facing: 3 }], a1: ['7-6', 'D6', { post: 'pillbox' }] },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D5' }, { to: 'D6', overrun: ['a1'] }] })),
      american('hold-fire'),
      american('stand', {}, [3]),
      american('hold-fire'),
      american('resist', { units: ['a1'] }, [9, 9], [9, 9]),
    ],
    told: ['99 +40 Pillbox = 139', '99 -10 cover = 89'],
  },
  {
    title: '[combat 7.9.3 × 10.1.8] out of the pillbox among enemies: a check, and Close Combat',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      first: 'american',
      units: { g1: ['6-6', 'D8', { fired: 2 }], a1: ['7-6', 'D8', { post: 'pillbox' }] },
    },
    steps: [american('move', on('assault', { a1: 'out-of-pillbox' }), [3])],
    told: ['whether to enter D8: 3 against 7: yes', '7-6 leaves the pillbox', 'Close Combat is joined in D8'],
  },
  {
    title: '[combat 7.8.3 × 7.6.1] no Mousehole is made in a roadblock',
    scene: {
      roads: [{ is: 'dirt-road', along: 'D3 D12' }],
      marks: { D8: { roadblock: { sides: [5, 0, 1] } } },
      units: { g1: ['Demo', 'D8', { face: 'move' }], a1: ['7-6', 'L12'] },
    },
    steps: [german('blow-mousehole', { unit: 'g1', side: 0 }, [5, 0])],
    refused: 'ROADBLOCK 7.6.1 7.8.3',
  },
  {
    title:
      '[combat 7.6.2 × 7.9.2] a Mousehole into the front of a pillbox: those inside have +20 against what comes through',
    scene: {
      marks: { D8: { pillbox: { side: 'american', facing: 0 } } },
      units: { g1: ['Demo', 'D7', { face: 'move' }], a1: ['7-6', 'D8', { post: 'pillbox' }] },
    },
    steps: [german('blow-mousehole', { unit: 'g1', side: 3 }, [5, 0], [7, 0])],
    told: ['M+1: a Mousehole', 'rolls 70 +20 terrain = 90'],
  },
  {
    title: '[combat 12.7.3 × 7.9.4] a leader in the pillbox directs the machine gun in it',
    scene: {
      marks: { D8: { pillbox: { side: 'german', facing: 0 } } },
      units: {
        g1: ['MG 34', 'D8', { post: 'pillbox' }],
        gl: ['NCO', 'D8', { post: 'pillbox' }],
        a1: ['7-6', 'D4', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1'], leader: 'gl', at: 'D4' }, [9, 0])],
    told: ['4 firepower (row 4) on D4 rolls 90 -5 leader = 85'],
  },
  {
    title: '[combat 7.3.9 × 10.5.1] a platoon crawls into mines unharmed, and may clear them later',
    scene: {
      marks: { D6: { mines: 'american' } },
      units: { g1: ['6-6', 'D5'], gl: ['NCO', 'D5'], a1: ['7-6', 'L12'] },
    },
    steps: [german('move', on('crawling', { g1: 'D6', gl: 'D6' }))],
    told: ['NCO lies among the obstacles', '6-6 lies among the obstacles', '!Mines in'],
    after: { g1: { clearingSince: 1 } },
  },
  {
    title: '[combat 7.3.10 × 7.3.8.1] engineers clear mines without a leader',
    scene: {
      marks: { D8: { mines: 'german' } },
      clock: { turn: 2 },
      first: 'russian',
      units: { g1: ['6-6', 'A1'], r1: ['7-2', 'D8', { clearingSince: 1 }] },
    },
    steps: [
      russian('clear', { units: ['r1'], what: 'mines' }),
      german('offer-end'),
      russian('agree', {}, [5], [5]),
    ],
    told: ['The mines in D8 are gone: cleared'],
  },
  {
    title: '[combat 7.4.2 × 10.5.3.1#2] nobody runs through wire into a melee',
    scene: {
      marks: { D8: { wire: true, closeCombat: true } },
      units: { g1: ['6-6', 'D8'], g2: ['6-6', 'D7'], a1: ['7-6', 'D8'] },
    },
    steps: [german('move', on('running', { g2: 'D8' }))],
    refused: 'WIRE 7.4.2',
  },
  {
    title: '[combat 7.9.2 × 11.3.4] an overrun of those beside the pillbox alone is not made at +40',
    scene: {
      marks: { D6: { pillbox: { side: 'american', facing: 0 } } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, marker: 'moved', rolling: 'forward' }],
        a1: ['7-6', 'D6', { post: 'pillbox', fired: 2 }],
        a2: ['7-6', 'D6', { fired: 2 }],
      },
    },
    steps: [
      german('drive', on('normal', { g1: [{ to: 'D6', overrun: ['a2'] }] })),
      american('stand', {}, [3]),
      american('hold-fire', {}, [9, 9]),
    ],
    told: ['12 to 7 (3:2): 99 = 99'],
  },
  {
    title: '[combat 10.4.1 × 7.1.1.2] a dug-in gun that is turned round stays dug in',
    scene: { units: { g1: ['PaK 38', 'D8', { face: 'weapon', facing: 0, dugIn: true }], a1: ['7-6', 'D5'] } },
    steps: [
      german('move', on('cautious', { g1: 'flip' })),
      american('fire', { units: ['a1'], at: 'D8' }, [9, 0]),
    ],
    told: ['rolls 90 +10 Dug-In, -10 moved = 90'],
    after: { g1: { dugIn: true, face: 'move' } },
  },
]);
