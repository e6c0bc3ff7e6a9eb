import { american, cross, german, on } from './crossings.testkit.js';

cross([
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
    title: '[combat 12.6.1.1 × 10.1] a unit that leaves the hex leaves the Enfilade behind',
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
      '[combat 4.3.2 × 12.3.1.5.5] half-squads in different states are not identical: no marker is lost in the squad',
    scene: {
      clock: { phase: 'command' },
      units: {
        g1: ['3-6', 'D4', { yellow: 'wia' }],
        g2: ['3-6', 'D4'],
        gl: ['NCO', 'D4'],
        a1: ['7-6', 'D12'],
      },
    },
    steps: [german('regroup', { units: ['g2', 'g1'] })],
    refused: 'CANNOT_REGROUP 4.3.2.1',
  },
  {
    title: '[combat 9.2.1 × 12.6.2] courage fires in desperation without a check',
    scene: { units: { g1: ['6-6', 'D6'], a1: ['7-6', 'D8', { fired: 2, courage: true }] } },
    steps: [
      german('move', on('running', { g1: 'D7' })),
      american('desperation-fire', { unit: 'a1', at: 'D7' }, [9, 9]),
    ],
    told: ['fires in desperation at D7', '!checks morale'],
  },
  {
    title: '[combat 9.1.2 × 6.4.3] an Acquired marker weighs on those upstairs too',
    scene: {
      hexes: { D8: 'wooden-building-1-level' },
      units: {
        g1: ['8-5', 'D7'],
        g2: ['PaK 38', 'D2', { facing: 3, acquired: 'D8', fired: 1 }],
        a1: ['7-6', 'D8/1', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1'], at: 'D8/1' }, [2, 0], [7])],
    told: ['7 +1 M+1, +1 Acquired against 7: failed'],
  },
  {
    title:
      '[combat 9.2.2 × 12.3.1.3] a leader’s courage takes his squad along, which then needs no check of that fire',
    scene: {
      units: {
        g1: ['6-6', 'D7'],
        g2: ['6-6', 'D7'],
        a1: ['7-6', 'D8', { fired: 1 }],
        al: ['NCO', 'D8', { fired: 1 }],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [4, 0], [0], [0])],
    told: ['NCO shows courage and inspires 7-6', '!checks morale'],
    after: { a1: { courage: true } },
  },
  {
    title: '[combat 9.2.3 × 12.4.1] a dead leader is missed by the squad and not by the gun',
    scene: {
      units: {
        g1: ['6-6', 'D7'],
        g2: ['6-6', 'D7'],
        r1: ['4-4', 'D8', { fired: 1 }],
        rl: ['NCO', 'D8', { wounded: true }],
        r2: ['45mm gun', 'D8', { facing: 0 }],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [1, 0], [2], [1], [9], [3], [3], [3])],
    told: [
      'NCO is eliminated',
      '4-4 checks morale: 3 against 5',
      '4-4 checks morale: 3 +2 M+2',
      '45mm gun checks morale: 3 +2 M+2',
    ],
  },
  {
    title: '[combat 12.4.4.1 × 12.3.1.3/E] the Acquired marker of a gun goes with the gun',
    scene: {
      first: 'american',
      units: {
        g1: ['6-6', 'A1'],
        g2: ['PaK 38', 'D3', { facing: 3, acquired: 'D8', fired: 1 }],
        a1: ['7-6', 'D8'],
        a2: ['7-6', 'D4'],
        a3: ['7-6', 'D4'],
      },
    },
    steps: [american('fire', { units: ['a2', 'a3'], at: 'D3' }, [0, 3])],
    told: ['PaK 38 is eliminated'],
    after: { g2: null },
  },
  {
    title: '[combat 4.3.1.3 × 9.2.1] courage recovers alone without a roll',
    scene: {
      clock: { phase: 'command' },
      units: { g1: ['6-6', 'D2'], a1: ['7-6', 'D8', { yellow: 'pinned', courage: true }] },
    },
    steps: [american('recover', { unit: 'a1' }, [5], [5])],
    told: ['7-6 recovers from pinned', '!checks morale'],
    after: { a1: { yellow: undefined } },
  },
  {
    title: '[combat 12.7.1.1 × 5.1.5.2] a unit that sees nothing keeps its platoon from firing together',
    scene: {
      hexes: { E6: 'stone-building', E7: 'stone-building' },
      units: { g1: ['6-6', 'D4'], gl: ['NCO', 'D4'], g2: ['6-6', 'E4'], a1: ['7-6', 'E9', { fired: 1 }] },
    },
    steps: [german('fire', { units: ['g1', 'g2'], leader: 'gl', at: 'E9' }, [9, 9])],
    refused: 'NO_LINE_OF_SIGHT',
  },
  {
    title: '[combat 9.2.3 × 12.3.1.5.3] a Pinned leader who fails by three is wounded, and nobody panics',
    scene: {
      units: {
        g1: ['6-6', 'D7'],
        g2: ['6-6', 'D7'],
        a1: ['7-6', 'D8', { fired: 1 }],
        al: ['NCO', 'D8', { yellow: 'pinned' }],
      },
    },
    steps: [german('fire', { units: ['g1', 'g2'], at: 'D8' }, [4, 0], [9], [3])],
    told: ['failed, WIA', 'NCO is wounded', '7-6 checks morale: 3 +1 M+1, -1 leader'],
    after: { al: { wounded: true } },
  },
  {
    title: '[combat 9.2.1 × 12.6.2/a] a Moved squad with courage fires in desperation without a check',
    scene: { units: { g1: ['6-6', 'D6'], a1: ['7-6', 'D8', { marker: 'moved', courage: true }] } },
    steps: [
      german('move', on('running', { g1: 'D7' })),
      american('desperation-fire', { unit: 'a1', at: 'D7' }, [9, 9]),
    ],
    told: ['7 firepower (row 6) on D7', '!checks morale'],
  },
  {
    title:
      '[combat 12.6.2 × 10.1.8] without fire left a squad fires in desperation within its hex, and checks with the ones',
    scene: { units: { g1: ['6-6', 'D7'], gl: ['NCO', 'D7'], a1: ['7-6', 'D8', { fired: 2 }] } },
    steps: [
      german('move', on('cautious', { g1: 'D8', gl: 'D8' })),
      american('stand'),
      american('desperation-fire', { unit: 'a1', at: 'D8' }, [9, 3]),
    ],
    told: ['7 firepower (row 6) on D8', 'checks morale: 3 against 7: passed', 'Close Combat is joined'],
  },
  {
    title: '[combat 12.7.1.1 × 12.6.2] a unit that has only Desperation Fire left does not join the platoon',
    scene: {
      first: 'american',
      units: { g1: ['6-6', 'D5', { fired: 2 }], g2: ['6-6', 'D5'], gl: ['NCO', 'D5'], a1: ['7-6', 'D7'] },
    },
    steps: [
      american('move', on('running', { a1: 'D6' })),
      german('fire', { units: ['g1', 'g2'], leader: 'gl', at: 'D6' }, [9, 9]),
    ],
    refused: 'HAS_FIRED',
  },
  {
    title: '[combat 12.8.1.2 × 12.7.1.1] machine guns in adjacent hexes sweep together under one leader',
    scene: {
      units: {
        g1: ['MG 34', 'D4'],
        gl: ['NCO', 'D4'],
        g2: ['MG 34', 'E5'],
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
]);
