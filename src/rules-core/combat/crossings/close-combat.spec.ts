import { american, cross, german, on, russian } from './crossings.testkit.js';

cross([
  {
    title: '[combat 7.2.1.1 × 14.10] armour attacked out of a trench: -10',
    scene: {
      marks: { D5: { trench: true, closeCombat: true } },
      first: 'american',
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], a1: ['7-6', 'D5', { post: 'trench' }] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [9, 9]),
    ],
    told: ['99 is 89', 'cover -10'],
  },
  {
    title:
      '[combat 9.2.4.1 × 10.1.8] out of a Resistance Nest a squad goes for the enemy in it without a check',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 D9' }],
      marks: { D8: { nest: 'russian' } },
      first: 'russian',
      units: { g1: ['6-6', 'D9', { fired: 2 }], r1: ['4-4', 'D8'], rc: ['Commissar', 'D8'] },
    },
    steps: [russian('move', on('assault', { r1: 'D9' }))],
    told: ['4-4 enters D9', '!checks whether', 'Close Combat is joined in D9'],
  },
  {
    title: '[combat 9.2.4.1 × 14.8] the nest dies with its Commissar, and the squad panics',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 D9' }],
      marks: { D8: { nest: 'russian', closeCombat: true } },
      units: { g1: ['6-6', 'D8'], g2: ['6-6', 'D8'], r1: ['4-4', 'D8'], rc: ['Commissar', 'D8'] },
    },
    steps: [
      german('close-combat', { at: 'D8', units: ['g1', 'g2'], targets: ['r1', 'rc'] }),
      russian('no-reply', {}, [0, 9], [2], [9], [9]),
    ],
    told: ['Commissar is eliminated', 'has lost its Commissar', '4-4 checks morale: 9 against 5: failed'],
  },
  {
    title: '[combat 11.5.7 × 14.2.3] riders defend at half beside their tank, each with a die of his own',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3 }],
        g2: ['6-6', 'D5', { aboard: 'g1' }],
        a1: ['7-6', 'D5'],
      },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1', 'g2'] }),
      german('no-reply', {}, [0, 3], [9], [2]),
    ],
    told: ['7 to 9 (1:2)', 'it is 6-6', '6-6 is eliminated'],
    after: { g2: null, g1: { at: 'D5' } },
  },
  {
    title: '[combat 11.5.7 × 14.2.2] riders attack at half, rounded up',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3 }],
        g2: ['5-4', 'D5', { aboard: 'g1' }],
        a1: ['7-6', 'D5'],
      },
    },
    steps: [
      german('close-combat', { at: 'D5', units: ['g2'], targets: ['a1'] }),
      american('no-reply', {}, [9, 9]),
    ],
    told: ['3 to 7 (1:3)'],
  },
  {
    title: '[combat 14.10 × 13] smoke helps those who attack armour',
    scene: {
      marks: { D5: { closeCombat: true, smoke: 'shell' } },
      first: 'american',
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], a1: ['7-6', 'D5'] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [9, 0]),
    ],
    told: ['90 is 80', 'cover -10'],
  },
  {
    title: '[combat 14.10 × 13] and nobody else',
    scene: {
      marks: { D5: { closeCombat: true, smoke: 'shell' } },
      first: 'american',
      units: { g1: ['6-6', 'D5'], a1: ['7-6', 'D5'] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [9, 0]),
    ],
    told: ['90 is 90'],
  },
  {
    title: '[combat 14.9 × 11] armour drives off from beside its infantry, which goes on fighting',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], g2: ['6-6', 'D5'], a1: ['7-6', 'D5'] },
    },
    steps: [german('drive', on('normal', { g1: 'D6' }))],
    told: ['PzKw IIIH drives to D6', '!Close Combat in D5 is over'],
  },
  {
    title: '[combat 14.9/a × 11] the last armour drives off and ends it',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], a1: ['7-6', 'D5'] },
    },
    steps: [german('drive', on('normal', { g1: 'D6' }))],
    told: ['The Close Combat in D5 is over'],
  },
  {
    title: '[combat 14.9 × 11.5] infantry held in Close Combat does not climb on a tank that may leave',
    scene: {
      marks: { D5: { closeCombat: true } },
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3 }], g2: ['6-6', 'D5'], a1: ['7-6', 'D5'] },
    },
    steps: [german('move', on('cautious', { g2: [{ do: 'mount', at: 'g1' }] }))],
    refused: 'HELD 14.9',
  },
  {
    title: '[combat 14.2.3.1 × 12.4.7] an empty truck is captured, and is a target of its former side',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: { g1: ['Opel Blitz', 'D5', { facing: 3 }], g2: ['6-6', 'D9'], a1: ['7-6', 'D5'] },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'], capture: true }),
      german('fire', { units: ['g2'], at: 'D5' }, [9, 9]),
    ],
    told: ['Opel Blitz is captured', '99 = 99: no effect on 7-6, Opel Blitz'],
    after: { g1: { side: 'american' } },
  },
  {
    title:
      '[combat 6.4.3 × 14.2] up the stairs into the enemy: nobody bugs out from upstairs, a check, and half values at once',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      units: { g1: ['6-6', 'D8'], a1: ['7-6', 'D8/1', { fired: 2 }] },
    },
    steps: [
      german('move', on('assault', { g1: 'D8/1' }), [6]),
      german('close-combat', { at: 'D8/1', units: ['g1'], targets: ['a1'] }),
      american('no-reply', {}, [9, 9]),
    ],
    told: [
      'whether to enter D8/1: 6 against 6: yes',
      '6-6 enters D8/1 for 2 MP',
      'Close Combat is joined in D8/1',
      '3 to 7 (1:3)',
    ],
  },
  {
    title: '[combat 7.5.2 × 14.2] a squad under cover fights hand to hand without leaving its cover',
    scene: {
      hexes: { D8: 'woods' },
      marks: { D8: { closeCombat: true } },
      units: { g1: ['6-6', 'D8'], a1: ['7-6', 'D8', { inCover: true }] },
    },
    steps: [
      german('close-combat', { at: 'D8', units: ['g1'], targets: ['a1'] }),
      american('strike-back', { at: 'D8', units: ['a1'], targets: ['g1'] }, [9, 9], [9, 9]),
    ],
    told: ['6 to 7 (1:2)', '7 to 6 (1:1)'],
    after: { a1: { inCover: true, fired: 1 } },
  },
  {
    title: '[combat 9.2.4.1 × 12.6.2.1] a desperate blow out of a Resistance Nest needs no check',
    scene: {
      buildings: [{ is: 'stone', hexes: 'D8 D9' }],
      marks: { D8: { nest: 'russian', closeCombat: true } },
      units: { g1: ['6-6', 'D8'], r1: ['4-4', 'D8', { fired: 2 }], rc: ['Commissar', 'D9'] },
    },
    steps: [
      german('close-combat', { at: 'D8', units: ['g1'], targets: ['r1'] }),
      russian('strike-back', { at: 'D8', units: ['r1'], targets: ['g1'], desperate: true }, [9, 9], [9, 9]),
    ],
    told: ['2 to 6 (1:3)', '!checks morale'],
  },
  {
    title: '[combat 14.12 × 12.3.1.3.1] fire into a melee draws dice for friend and enemy',
    scene: {
      marks: { D8: { closeCombat: true } },
      units: { g1: ['6-6', 'D8'], g2: ['8-5', 'D7'], a1: ['7-6', 'D8'] },
    },
    steps: [german('fire', { units: ['g2'], at: 'D8' }, [1, 0], [2], [9], [3], [3])],
    told: ['C/M+2 on 7-6, 6-6', 'it is 7-6', '4-6 checks morale', '6-6 checks morale'],
  },
  {
    title: '[combat 14.2.3.1 × 4.4.7] a captured truck that has moved does not move again for its new owner',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: {
        g1: ['Opel Blitz', 'D5', { facing: 3, marker: 'moved' }],
        g2: ['6-6', 'A1'],
        a1: ['7-6', 'D5'],
      },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'], capture: true }),
      german('pass'),
      american('drive', on('normal', { g1: 'D6' })),
    ],
    told: ['Opel Blitz is captured'],
    refused: 'HAS_MOVED 4.4.7',
  },
  {
    title: '[combat 4.3.1 × 14.9] nobody in Close Combat recovers, beside his leader neither',
    scene: {
      marks: { D8: { closeCombat: true } },
      clock: { phase: 'command' },
      units: {
        g1: ['6-6', 'D8'],
        a1: ['7-6', 'D8', { yellow: 'pinned' }],
        al: ['NCO', 'D8'],
        a2: ['7-6', 'L12', { yellow: 'pinned' }],
      },
    },
    steps: [american('recover', { unit: 'a1' })],
    refused: 'IN_CLOSE_COMBAT 4.3.1',
  },
  {
    title: '[combat 14.12 × 12.3.1.4] heavy fire into a melee is also rolled against the enemy tank in it',
    scene: {
      marks: { D8: { closeCombat: true } },
      units: { g1: ['6-6', 'D8'], g2: ['8-5', 'D7'], a1: ['7-6', 'D8'], a0: ['M4A1', 'D8', { facing: 0 }] },
    },
    steps: [german('fire', { units: ['g2'], at: 'D8' }, [9, 9], [9, 9])],
    told: ['no effect on M4A1; = 99: no effect on 7-6, 6-6', 'Suppression of M4A1'],
  },
  {
    title: '[combat 3.2.3.3 × 14.8] the last enemy falls: the marker goes and the hex changes hands',
    scene: {
      marks: { D8: { closeCombat: true, control: 'american' } },
      units: { g1: ['6-6', 'D8'], a1: ['7-6', 'D8'], a2: ['7-6', 'L12'] },
    },
    steps: [
      german('close-combat', { at: 'D8', units: ['g1'], targets: ['a1'] }),
      american('no-reply', {}, [0, 3]),
    ],
    told: ['7-6 is eliminated', 'The Close Combat in D8 is over', 'german controls D8'],
  },
  {
    title:
      '[combat 10.1.5 × 14.2.1] a unit that has used its Assault Fire in the enemy’s hex has no blow left',
    scene: { units: { g1: ['6-6', 'D7'], gl: ['NCO', 'D7'], a1: ['7-6', 'D8', { fired: 2 }] } },
    steps: [
      german('move', on('assault', { g1: 'D8', gl: 'D8' }, { more: true })),
      german('fire', { units: ['g1'], at: 'D8' }, [9, 9]),
      german('halt'),
      german('close-combat', { at: 'D8', units: ['g1'], targets: ['a1'] }),
    ],
    told: ['6 firepower (row 6) on D8', 'Close Combat is joined in D8'],
    refused: 'HAS_FIRED 14.2.1',
  },
  {
    title: '[combat 10.5.3.1#2 × 14.2.1] a charge before the entry spares the check and the half',
    scene: { units: { g1: ['6-6', 'D6'], a1: ['7-6', 'D8', { fired: 2 }] } },
    steps: [
      german('move', on('running', { g1: 'D7' }, { more: true })),
      german('charge', {}, [3]),
      german('go-on', { routes: [{ unit: 'g1', path: [{ to: 'D8' }] }] }),
      german('close-combat', { at: 'D8', units: ['g1'], targets: ['a1'] }),
      american('no-reply', {}, [9, 9]),
    ],
    told: ['whether to charge: 3 against 6: yes', '6-6 enters D8', '6 to 7 (1:2)'],
  },
  {
    title: '[combat 10.5.3#2 × 10.1.8] a charge that fails leaves the usual check, and no blow',
    scene: { units: { g1: ['6-6', 'D6'], a1: ['7-6', 'D8', { fired: 2 }] } },
    steps: [
      german('move', on('running', { g1: 'D7' }, { more: true })),
      german('charge', {}, [9]),
      german('go-on', { routes: [{ unit: 'g1', path: [{ to: 'D8' }] }] }),
      american('stand', {}, [3]),
    ],
    told: [
      'whether to charge: 9 against 6: no',
      'whether to enter D8: 3 against 6: yes',
      'Close Combat is joined in D8',
    ],
    after: { g1: { entered: 'later' } },
  },
  {
    title: '[combat 13.1.1 × 14.10] smoke into the tank’s hex, then assault: half value and -10',
    scene: {
      sides: { american: { smokeGrenades: 1 } },
      first: 'american',
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3, fired: 1 }],
        a1: ['7-6', 'D4'],
        a2: ['7-6', 'L12'],
        a3: ['7-6', 'L12'],
      },
    },
    steps: [
      american('move', on('assault', { a1: [{ do: 'smoke', at: 'D5' }, { to: 'D5' }] })),
      german('hold-fire', {}, [3]),
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [9, 9]),
    ],
    told: ['Smoke covers D5', '4 to 6 (1:2)', 'cover -10'],
  },
  {
    title:
      '[combat 14.2.3.1 × 11.5.2] a truck with a gun on its hook is not captured without a fight, and defends with 2',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: {
        g1: ['Opel Blitz', 'D5', { facing: 3 }],
        g2: ['PaK 38', 'D5', { face: 'move', facing: 3, aboard: 'g1' }],
        a1: ['7-6', 'D5'],
      },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'], capture: true }),
      german('no-reply', {}, [9, 9]),
    ],
    told: ['7 to 2 (3:1)', '!captured'],
    after: { g1: { side: 'german' } },
  },
  {
    title: '[combat 6.13.2 × 14.9] held in a burning wood both sides are lost, and nobody takes the hex',
    scene: {
      hexes: { D8: 'woods' },
      marks: { D8: { flame: true, closeCombat: true } },
      units: {
        g1: ['6-6', 'D8', { escapes: 1 }],
        g2: ['6-6', 'A1'],
        a1: ['7-6', 'D8', { escapes: 1 }],
        a2: ['7-6', 'L12'],
      },
    },
    steps: [german('offer-end'), american('agree', {}, [5], [5])],
    told: ['7-6 has not left the fire', '6-6 has not left the fire', '!controls D8'],
    after: { g1: null, a1: null },
  },
  {
    title:
      '[combat 7.4.2 × 14.2.1] a unit that has crawled through wire into the enemy’s hex has no blow at once',
    scene: { marks: { D8: { wire: true } }, units: { g1: ['6-6', 'D7'], a1: ['7-6', 'D8', { fired: 2 }] } },
    steps: [german('move', on('crawling', { g1: 'D8' })), american('stand', {}, [3])],
    told: ['whether to enter D8: 3 against 6: yes', 'Close Combat is joined in D8'],
    after: { g1: { marker: 'crawled-fired' } },
  },
  {
    title: '[combat 7.5.2 × 12.1.2] from under cover a unit fires at enemies that come into the hex',
    scene: { hexes: { D8: 'woods' }, units: { g1: ['6-6', 'D7'], a1: ['7-6', 'D8', { inCover: true }] } },
    steps: [
      german('move', on('cautious', { g1: 'D8' })),
      american('stand', {}, [3]),
      american('fire', { units: ['a1'], at: 'D8' }, [9, 0]),
    ],
    told: [
      'whether to enter D8: 3 against 6: yes',
      '14 firepower (row 12) on D8 rolls 90 +10 Woods, -10 moved',
      'Close Combat is joined in D8',
    ],
    after: { a1: { inCover: true } },
  },
  {
    title: '[combat 10.5.3.1#2 × 10.1.5] a unit that assaults does not charge',
    scene: { units: { g1: ['6-6', 'D6'], a1: ['7-6', 'D8', { fired: 2 }] } },
    steps: [german('move', on('assault', { g1: 'D7' }, { more: true })), german('charge', {}, [3])],
    refused: 'NO_CHARGE',
  },
  {
    title: '[combat 14.8 × 11.5] a C stops the tank, and its riders stay aboard',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: {
        g1: ['PzKw IIIH', 'D5', { facing: 3 }],
        g2: ['6-6', 'D5', { aboard: 'g1' }],
        a1: ['7-6', 'D5'],
      },
    },
    steps: [
      american('close-combat', { at: 'D5', units: ['a1'], targets: ['g1'] }),
      german('no-reply', {}, [2, 0], [2]),
    ],
    told: ['PzKw IIIH cannot move any more'],
    after: { g1: { mKill: true }, g2: { aboard: 'g1' } },
  },
  {
    title: '[combat 14.9 × 12.3.3.1.3] a tank that cannot move holds nobody',
    scene: {
      marks: { D5: { closeCombat: true } },
      first: 'american',
      units: { g1: ['PzKw IIIH', 'D5', { facing: 3, mKill: true }], a1: ['7-6', 'D5'] },
    },
    steps: [american('move', on('running', { a1: 'D6' }))],
    told: ['7-6 enters D6', 'The Close Combat in D5 is over'],
  },
  {
    title: '[combat 3.2.3.3 × 14.10] a leader who wins alone takes no control',
    scene: {
      marks: { D8: { closeCombat: true, control: 'american' } },
      units: { gl: ['NCO', 'D8'], g2: ['6-6', 'A1'], a1: ['4-6', 'D8'], a2: ['7-6', 'L12'] },
    },
    steps: [
      german('close-combat', { at: 'D8', units: ['gl'], targets: ['a1'] }),
      american('no-reply', {}, [0, 1]),
    ],
    told: ['4-6 is eliminated', 'The Close Combat in D8 is over', '!german controls'],
  },
  {
    title: '[combat 14.9 × 6.4.3] Close Combat upstairs holds nobody on the ground floor',
    scene: {
      hexes: { D8: 'stone-building-1-level' },
      marks: { 'D8/1': { closeCombat: true } },
      units: { g1: ['6-6', 'D8/1'], g2: ['6-6', 'D8'], a1: ['7-6', 'D8/1'] },
    },
    steps: [german('move', on('running', { g2: 'D9' }))],
    told: ['6-6 enters D9'],
  },
  {
    title: '[combat 14.2.1 × 6.5.1.7.2] a unit that has climbed out into a melee strikes in a later turn',
    scene: {
      marks: { D8: { features: ['sewer'], closeCombat: true } },
      options: { sewers: true },
      first: 'russian',
      units: { g1: ['6-6', 'D8'], r1: ['4-4', 'D8/sewer'], rl: ['NCO', 'D8/sewer'], r2: ['4-4', 'D8'] },
    },
    steps: [
      russian('move', on('cautious', { r1: 'out-of-sewer', rl: 'out-of-sewer' })),
      german('pass'),
      russian('close-combat', { at: 'D8', units: ['r1'], targets: ['g1'] }),
    ],
    told: ['climbs out of the sewers'],
    refused: 'JUST_ENTERED 14.2.1',
  },
  {
    title: '[combat 10.6.4 × 14.9] out of a melee nobody bugs out when more enemies come',
    scene: {
      marks: { D8: { closeCombat: true } },
      units: { g1: ['6-6', 'D8'], g2: ['6-6', 'D7'], gl: ['NCO', 'D7'], a1: ['7-6', 'D8', { fired: 2 }] },
    },
    steps: [german('move', on('running', { g2: 'D8', gl: 'D8' }))],
    told: ['6-6 enters D8', '!stay where they are'],
  },
  {
    title: '[combat 3.2.3.3 × 14.9] an enemy tank that cannot move still keeps the hex from being controlled',
    scene: {
      marks: { D8: { control: 'american' } },
      units: {
        g1: ['6-6', 'D7'],
        gl: ['NCO', 'D7'],
        a1: ['M4A1', 'D8', { facing: 0, mKill: true, fired: 2 }],
      },
    },
    steps: [german('move', on('running', { g1: 'D8', gl: 'D8' }))],
    told: ['6-6 enters D8', '!german controls D8'],
  },
]);
