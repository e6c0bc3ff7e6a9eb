import {
  american,
  crossings,
  drive,
  fire,
  german,
  japanese,
  PASS,
  PTO,
  russian,
} from './crossings.testkit.js';

crossings('Close Combat', [
  {
    rules: '3.8/h × 3.8/i × 3.8/aa',
    what: 'a leader who attacks alone has no DRM',
    phase: 'CCPh',
    active: 'russian',
    units: {
      r1: { counter: '4-4-7', at: 'E5' },
      rl: { counter: '9-2', at: 'E5' },
      g1: { counter: '4-6-7', at: 'E5' },
      g2: { counter: '4-6-7', at: 'E5' },
    },
    steps: [
      russian({
        order: 'designate',
        attacks: [
          { attackers: ['r1'], defenders: ['g1'] },
          { attackers: ['rl'], defenders: ['g2'] },
        ],
      }),
      german(
        { order: 'designate', attacks: [{ attackers: ['g1', 'g2'], defenders: ['r1', 'rl'] }] },
        [6, 5],
        [6, 5],
        [6, 5],
      ),
    ],
    says: [
      '4-4-7 against 4-6-7: 4 to 4, odds 1-1, kill number 5; DR 11: no effect.',
      '9-2 against 4-6-7: 1 to 4, odds 1-4, kill number 3; DR 11: no effect.',
      '4-6-7 and 4-6-7 against 4-4-7 and 9-2: 8 to 5, odds 3-2, kill number 6; DR 11: no effect.',
      'Melee in E5: 4-6-7, 4-6-7, 4-4-7 and 9-2.',
    ],
  },
  {
    rules: '3.8/h × 3.8/i × 3.3.1/h',
    what: 'a CX squad in the attack that he leads',
    phase: 'CCPh',
    active: 'russian',
    units: {
      r1: { counter: '4-4-7', at: 'E5' },
      r2: { counter: '4-4-7', at: 'E5', cx: true },
      rl: { counter: '9-2', at: 'E5' },
      g1: { counter: '4-6-7', at: 'E5' },
    },
    steps: [
      russian({ order: 'designate', attacks: [{ attackers: ['r1', 'r2', 'rl'], defenders: ['g1'] }] }),
      german(
        { order: 'designate', attacks: [{ attackers: ['g1'], defenders: ['r1', 'r2', 'rl'] }] },
        [6, 5],
        [6, 5],
      ),
    ],
    says: [
      '4-4-7, 4-4-7 and 9-2 against 4-6-7: 9 to 4, odds 2-1, kill number 7; DR 11 -2 9-2 +1 CX attacker = 10: no effect.',
      '4-6-7 against 4-4-7, 4-4-7 and 9-2: 4 to 9, odds 1-4, kill number 3; DR 11: no effect.',
      'Melee in E5: 4-6-7, 4-4-7, 4-4-7 and 9-2.',
    ],
  },
  {
    rules: '5.3/a × 5.3/c × 3.8/c',
    what: 'a leader made in the attack counts in the answer to it',
    phase: 'CCPh',
    active: 'russian',
    units: {
      r1: { counter: '4-4-7', at: 'E5' },
      r2: { counter: '4-4-7', at: 'E5' },
      g1: { counter: '4-6-7', at: 'E5' },
      g2: { counter: '4-6-7', at: 'E5' },
    },
    steps: [
      russian({
        order: 'designate',
        attacks: [
          { attackers: ['r1'], defenders: ['g1'] },
          { attackers: ['r2'], defenders: ['g2'] },
        ],
      }),
      german(
        {
          order: 'designate',
          attacks: [
            { attackers: ['g1'], defenders: ['r1'] },
            { attackers: ['g2'], defenders: ['r2'] },
          ],
        },
        [6, 5],
        [1, 1],
        [2],
        [6, 5],
        [3, 2],
      ),
    ],
    says: [
      'A leader steps forward from 4-4-7: an 8-0 (dr 2 +1 Russian = 3).',
      '4-4-7 against 4-6-7: 4 to 4, odds 1-1, kill number 5; DR 11: no effect.',
      '4-4-7 against 4-6-7: 5 to 4, odds 1-1, kill number 5; DR 2: eliminated.',
      '4-6-7 against 4-4-7: 4 to 4, odds 1-1, kill number 5; DR 11: no effect.',
      '4-6-7 against 4-4-7 and 8-0: 4 to 5, odds 1-2, kill number 4; DR 5: no effect.',
      '4-6-7 is eliminated.',
      'Melee in E5: 4-6-7, 4-4-7, 4-4-7 and 8-0.',
    ],
  },
  {
    rules: '8.1.8.4/a × 8.1.8.4/b',
    what: 'Japanese who are attacked fight it on the normal chart',
    phase: 'CCPh',
    active: 'american',
    ...PTO,
    units: { j2: { counter: '4-4-7', at: 'E5' }, a1: { counter: '6-6-8', at: 'E5', advanced: true } },
    steps: [
      american({ order: 'designate', attacks: [{ attackers: ['a1'], defenders: ['j2'] }] }),
      japanese({ order: 'designate', attacks: [{ attackers: ['j2'], defenders: ['a1'] }] }, [6, 5], [6, 5]),
    ],
    says: [
      '6-6-8 against 4-4-7: 6 to 4, odds 3-2, kill number 6; DR 11: no effect.',
      '4-4-7 against 6-6-8: 4 to 6, odds 1-2, kill number 4; DR 11: no effect.',
      'Melee in E5: 6-6-8 and 4-4-7.',
    ],
  },
  {
    rules: '8.1.8.4/a × 3.2.3/PTC-e',
    what: 'and when all who attack are pinned',
    phase: 'CCPh',
    active: 'japanese',
    ...PTO,
    units: { j2: { counter: 'reduced 3-4-7', at: 'E5', pinned: true }, a1: { counter: '6-6-8', at: 'E5' } },
    steps: [
      japanese({ order: 'designate', attacks: [{ attackers: ['j2'], defenders: ['a1'] }] }),
      american({ order: 'designate', attacks: [{ attackers: ['a1'], defenders: ['j2'] }] }, [6, 5], [6, 5]),
    ],
    says: [
      '3-4-7 against 6-6-8: 3 to 6, odds 1-2, kill number 4; DR 11: no effect.',
      '6-6-8 against 3-4-7: 6 to 3, odds 2-1, kill number 7; DR 11: no effect.',
      'Melee in E5: 6-6-8 and 3-4-7.',
    ],
  },
  {
    rules: '8.1.8.4/b',
    what: 'one unpinned is enough for Hand-to-Hand',
    phase: 'CCPh',
    active: 'japanese',
    ...PTO,
    units: {
      j1: { counter: '4-4-7', at: 'E5' },
      j2: { counter: 'reduced 3-4-7', at: 'E5', pinned: true },
      a1: { counter: '6-6-8', at: 'E5' },
    },
    steps: [
      japanese({ order: 'designate', attacks: [{ attackers: ['j1', 'j2'], defenders: ['a1'] }] }),
      american({ order: 'designate', attacks: [{ attackers: ['a1'], defenders: ['j2'] }] }, [6, 5], [6, 5]),
    ],
    says: [
      'The close combat in E5 is Hand-to-Hand.',
      '4-4-7 and 3-4-7 against 6-6-8: 7 to 6, odds 1-1 hand-to-hand, kill number 7; DR 11 -1 Hand-to-Hand = 10: no effect.',
      '6-6-8 against 3-4-7: 6 to 3, odds 2-1 hand-to-hand, kill number 9; DR 11: no effect.',
      'Melee in E5: 6-6-8, 4-4-7 and 3-4-7.',
    ],
  },
  {
    rules: '3.8/p × 7.10/stun-b × 7.10/stun-c',
    what: 'an original 12 at a stunned tank costs nothing',
    phase: 'CCPh',
    active: 'russian',
    units: {
      r1: { counter: '4-4-7', at: 'E5' },
      gt: { counter: 'PzKpfw IVH', at: 'E5', vca: 0, stun: 'stun' },
    },
    steps: [russian({ order: 'assault', attackers: ['r1'], targets: ['gt'] }, [6, 6])],
    says: ['4-4-7 attack PzKpfw IVH: DR 12 against 5: no effect.', 'Melee in E5: 4-4-7.'],
    after: { r1: { at: 'E5', melee: true }, gt: { stun: null, plusOne: true } },
  },
  {
    rules: '3.8/r × 7.10/stun-c',
    what: 'the +1 marker counts in its own attack',
    phase: 'CCPh',
    active: 'german',
    units: {
      r1: { counter: '4-4-7', at: 'E5' },
      gt: { counter: 'PzKpfw IVH', at: 'E5', vca: 0, plusOne: true },
    },
    steps: [
      russian({ order: 'assault', attackers: ['r1'], targets: ['gt'] }, [6, 5]),
      german({ order: 'assault', attackers: ['gt'], targets: ['r1'], weapons: ['CMG'] }, [3, 3]),
    ],
    says: [
      '4-4-7 attack PzKpfw IVH: DR 11 against 5: no effect.',
      'PzKpfw IVH against 4-4-7: 5 to 5, odds 1-1, kill number 5; DR 6 +1 +1 counter = 7: no effect.',
      'Melee in E5: 4-4-7.',
    ],
  },
  {
    rules: '3.8/a × 1.2.6/c × 3.1b',
    what: 'the crew dies, the Gun stays',
    phase: 'CCPh',
    active: 'german',
    units: {
      r1: { counter: '4-4-7', at: 'E5' },
      gc: { counter: 'crew 2-2-8', at: 'E5' },
      gg: { counter: '75L AT', possessor: 'gc', ca: 5 },
    },
    steps: [
      german({ order: 'designate', attacks: [] }),
      russian({ order: 'designate', attacks: [{ attackers: ['r1'], defenders: ['gc'] }] }, [1, 2]),
    ],
    says: ['4-4-7 against 2-2-8: 4 to 2, odds 2-1, kill number 7; DR 3: eliminated.', '2-2-8 is eliminated.'],
  },
  {
    rules: '3.8/c × 3.2.3/wound-b',
    what: 'a leader wounded in the first attack still leads the answer',
    phase: 'CCPh',
    active: 'russian',
    units: {
      r1: { counter: '4-4-7', at: 'E5' },
      r2: { counter: '4-4-7', at: 'E5' },
      r3: { counter: '4-4-7', at: 'E5' },
      g1: { counter: '4-6-7', at: 'E5' },
      gl: { counter: '9-1', at: 'E5' },
    },
    steps: [
      russian({ order: 'designate', attacks: [{ attackers: ['r1', 'r2', 'r3'], defenders: ['g1', 'gl'] }] }),
      german(
        { order: 'designate', attacks: [{ attackers: ['g1', 'gl'], defenders: ['r1'] }] },
        [3, 4],
        [5, 4],
        [2],
        [2],
      ),
    ],
    says: [
      '4-4-7, 4-4-7 and 4-4-7 against 4-6-7 and 9-1: 12 to 5, odds 2-1, kill number 7; DR 7: casualty reduction.',
      '4-6-7 and 9-1 against 4-4-7: 5 to 4, odds 1-1, kill number 5; DR 9 -1 9-1 = 8: no effect.',
      '9-1 is wounded: severity dr 2.',
      'Melee in E5: 4-6-7, 9-1, 4-4-7, 4-4-7 and 4-4-7.',
    ],
  },
  {
    rules: '3.8/j × 3.8/y × 3.8/k',
    what: 'a unit that ambushes the tank has -1',
    phase: 'CCPh',
    active: 'russian',
    hexes: { E5: 'woods' },
    opening: [[1], [6]],
    units: {
      r1: { counter: '4-4-7', at: 'E5', advanced: true },
      gt: { counter: 'PzKpfw IVH', at: 'E5', vca: 2 },
    },
    steps: [russian({ order: 'assault', attackers: ['r1'], targets: ['gt'] }, [3, 3])],
    says: [
      'Ambush in E5? russian 1, german 6: russian ambushes.',
      '4-4-7 attack PzKpfw IVH: DR 6 -1 ambusher = 5 against 5: immobilized.',
    ],
  },
  {
    rules: '3.8/w × 3.3.3/b × 2.0/NonStopped',
    what: 'the tank drives off: the unit it held is free and fires after it',
    phase: 'MPh',
    active: 'german',
    units: {
      gt: { counter: 'PzKpfw IVH', at: 'E5', vca: 2, ce: true },
      r1: { counter: '4-4-7', at: 'E5', melee: true },
    },
    steps: [german(drive('gt', 'start', 'F5')), russian(PASS), russian(fire('F5', ['r1']), [6, 5])],
    says: [
      'The Melee in E5 is over.',
      'Fire at F5: 4-4-7 4 x2 point blank = 8; 8 FP, column 8; dice 6 and 5. DR 11 +2 Crew Exposed = 13: no effect on PzKpfw IVH.',
    ],
  },
  {
    rules: '3.3.4/c × 5.4 × 3.3.1/h',
    what: 'a tired conscript who has fired: CCV 3',
    phase: 'MPh',
    active: 'german',
    units: {
      gt: { counter: 'PzKpfw IVH', at: 'D4', vca: 2 },
      r1: { counter: '4-2-6', at: 'E5', cx: true, fire: 'first' },
    },
    steps: [
      german(drive('gt', 'start', 'E5')),
      russian({ order: 'reaction-fire', units: ['r1'], target: 'gt' }, [1, 2], [3, 3]),
    ],
    says: [
      'PzKpfw IVH in D4: 1 MP for starting, 1 in all.',
      '4-2-6, PAATC: DR 3 +1 Inexperienced = 4 against morale 6: passed.',
      '4-2-6 goes at PzKpfw IVH.',
      '4-2-6 attack PzKpfw IVH as it moves: DR 6 +1 CX attacker +2 on the move = 9 against 3: no effect.',
    ],
  },
  {
    rules: '3.3.4/d × 3.3.3/FPF-b',
    what: 'Reaction Fire as Final Protective Fire: its DR is his NMC',
    phase: 'MPh',
    active: 'german',
    units: {
      gt: { counter: 'PzKpfw IVH', at: 'D4', vca: 2 },
      r1: { counter: '4-4-7', at: 'E5', fire: 'final' },
    },
    steps: [
      german(drive('gt', 'start', 'E5')),
      russian({ order: 'reaction-fire', units: ['r1'], target: 'gt' }, [1, 2], [4, 4]),
    ],
    says: [
      'PzKpfw IVH in D4: 1 MP for starting, 1 in all.',
      '4-4-7, PAATC: DR 3 against morale 7: passed.',
      '4-4-7 goes at PzKpfw IVH.',
      '4-4-7 attack PzKpfw IVH as it moves: DR 8 +2 on the move = 10 against 4: no effect.',
      '4-4-7, Final Protective Fire: DR 8 against morale 7: failed.',
      '4-4-7 breaks.',
    ],
  },
]);
