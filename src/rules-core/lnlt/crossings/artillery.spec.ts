/** Mortars, off-board Artillery, smoke and aircraft, where other chapters come in. */
import { activate, american, crossings, fire, german } from './crossings.testkit.js';
import { aboard, drive, pak, panzer, shot, walk } from './machines.testkit.js';

const FAR = '2-5-4-6 at N12';
const REST = '1-6-4-5 at A12';
const MORTAR = '50mm Mortar at D4';
const FIRED = { fired: true as const };
const start = (at = 'D4') => german('activate', activate(at));
const begin = (at: string) => american('activate', activate(at));
const mortar = (at: string) => ({ unit: 'g1', at });
const ffe = (fp: number, by: 'mortar' | 'artillery' = 'mortar', side = 'german') => ({
  ffe: { by, fp, side },
});
/** The Leader at C3 calls 105mm on a hex, and the round falls on it. */
const called = (at: string) => [
  start('C3'),
  german('call-artillery', { unit: 'gl', mission: '105mm', at }, 1, 1),
];
const BATTERY = { german: { missions: [{ name: '105mm', fp: 4, left: 2 }] } };

crossings('Mortars', [
  {
    rules: '18.1/a × 5.3/e × 10.1/a',
    what: 'at a squad that has moved: spotted by its marker, and one more',
    hexes: { D9: 'light-woods' },
    units: { g1: MORTAR, g2: REST, a1: ['2-5-4-6 at D9', { marker: 'moved' }], a2: FAR },
    steps: [start(), german('fire-mortar', mortar('D9'), 3, 5, 4, 1, 1)],
    told: ['D9: 5 + 2 against 4 + 1: 2-5-4-6 checks with 3'],
    places: { D9: ffe(2) },
  },
  {
    rules: '18.1/d × 6.0/g × 5.3',
    what: 'Shaken by the fire that lies there he stops, and can still be fired at',
    active: 'american',
    marks: { D8: ffe(2) },
    units: { g2: '1-6-4-5 at D5', a1: '2-5-4-6 at D9', a2: FAR },
    steps: [
      begin('D9'),
      american('move', walk('a1', 'D8 D7'), 6, 1, 1, 2),
      german('fire', fire('g2', 'D8'), 1, 6),
    ],
    told: ['D8: 6 + 2 against 1', '2-5-4-6 is Shaken', 'D8: 1 + 1 against 6'],
    after: { a1: { at: 'D8', marker: 'moved' } },
  },
  {
    rules: '18.1/e × 10.3/a × 5.0',
    what: 'its fire on the way degrades: one less each',
    marks: { D5: ffe(2), D6: ffe(2) },
    units: { g2: '1-6-4-5 at D4', a1: '2-5-4-6 at D7' },
    steps: [start(), german('fire', fire('g2', 'D7'), 1, 6)],
    told: ['D7: 1 - 1 against 6'],
  },
  {
    rules: '18.1/e × 14.1/d',
    what: 'and one more to hit; in the hexes of gun and target it does nothing',
    marks: { D4: ffe(2), D5: ffe(2), D9: ffe(2) },
    units: { g1: pak('D4'), a1: '2-5-4-6 at D9' },
    steps: [start(), german('shoot', shot('g1', 'D9'), 4, 5)],
    told: ['To hit: 9, modified 10, needs 9: a miss'],
  },
  {
    rules: '18.1/e × 10.3',
    what: 'a third hex of it blocks the line',
    marks: { D5: ffe(2), D6: ffe(2), D7: ffe(2) },
    units: { g2: '1-6-4-5 at D4', a1: '2-5-4-6 at D8' },
    steps: [start(), german('fire', fire('g2', 'D8'))],
    refused: 'NO_LOS',
  },
  {
    rules: '18.0/a × 10.4 × 5.5',
    what: 'the hill does not cover against Mortars, the Wreck on it does',
    hexes: { D9: { level: 1 } },
    marks: { D9: { wreck: 'Pz IV H' } },
    units: { g1: MORTAR, a1: '2-5-4-6 at D9' },
    steps: [start(), german('fire-mortar', mortar('D9'), 1, 1, 6)],
    told: ['D9: 1 + 2 against 6 + 2'],
  },
  {
    rules: '18.0/b × 10.2/a × 10.1/d',
    what: 'one roll for both floors of a house',
    hexes: { D9: 'stone-building', D10: 'stone-building', E10: 'stone-building' },
    marks: { D9: { spotted: true } },
    units: { g1: MORTAR, a1: '2-5-4-6 at D9', a2: '2-5-4-6 at D9/1' },
    steps: [start(), german('fire-mortar', mortar('D9'), 2, 6, 1, 2, 2)],
    told: ['D9: 6 + 2 against 1 + 4: 2-5-4-6 checks with 3, 2-5-4-6 checks with 3'],
  },
  {
    rules: '18.0/b × 21.1/c × 21.1.2/a',
    what: 'one roll for inside and outside of a Bunker, each with its cover',
    marks: { D9: { bunker: { tm: 2, facing: 3 } } },
    units: { g1: MORTAR, a1: ['2-5-4-6 at D9', FIRED], a2: '2-5-4-6 at D9/bunker' },
    steps: [start(), german('fire-mortar', mortar('D9'), 2, 6, 1, 2, 2)],
    told: ['checks with 7, 2-5-4-6 checks with 5'],
  },
  {
    rules: '11.1.1/a × 18.1/c × 5.0.1',
    what: 'the Leader who has called it helps nobody fire in that turn',
    units: {
      g1: '50mm Mortar at C7',
      g2: '1-6-4-5 at D4',
      gl: 'Leader 7-1-6 at D4',
      a1: '2-5-4-6 at D9',
    },
    steps: [
      start(),
      german('call-mortar', { unit: 'gl', mortar: 'g1', at: 'D9' }, 1, 1, 6),
      german('fire', fire('g2', 'D9', 'gl')),
    ],
    refused: 'NO_LEADER',
  },
  {
    rules: '18.1/f × 5.3',
    what: 'only a Mortar could fire at him: nobody is asked',
    active: 'american',
    units: { g1: MORTAR, a1: '2-5-4-6 at D9', a2: FAR },
    steps: [begin('D9'), american('move', walk('a1', 'D8'))],
    awaits: 'american moving',
  },
  {
    rules: '17.4 × 15.0/m × 14.1/a',
    what: 'the squad by one roll, the buttoned tank beside it by another',
    units: {
      g1: MORTAR,
      a1: '2-5-4-6 at D9',
      a2: ['M4A1 Sherman at D9', { facing: 0, buttoned: true }],
    },
    steps: [start(), german('fire-mortar', mortar('D9'), 1, 1, 6, 2, 1, 6)],
    told: ['D9: 1 + 2 against 6 + 1', 'D9: 2 + 2 against 6 + 2'],
  },
  {
    rules: '17.4 × 16.2/j × 17.2/e',
    what: 'a rider is attacked with his tank, and not again when he comes off',
    units: {
      g1: MORTAR,
      a1: ['M4A1 Sherman at D9', { facing: 0, buttoned: true }],
      a2: aboard('2-5-4-6', 'a1', 'outside'),
      a3: FAR,
    },
    steps: [start(), german('fire-mortar', mortar('D9'), 1, 6, 1, 1, 3)],
    told: ['D9: 6 + 2 against 1 + 2', 'M4A1 Sherman: 1 + 5', '2-5-4-6: 3 + 5', ' off'],
    after: { a2: { aboard: null, shaken: true, at: 'D9' } },
  },
  {
    rules: '18.0/c × 11.4/b',
    what: 'a lone Sniper in the woods has their cover once',
    hexes: { D9: 'light-woods' },
    units: { g1: MORTAR, a1: ['Sniper at D9', FIRED], a2: FAR },
    steps: [start(), german('fire-mortar', mortar('D9'), 1, 1, 6)],
    told: ['D9: 1 + 2 against 6 + 1'],
  },
  {
    rules: '7.0/d × 18.1/a',
    what: 'out of the smoke with one less',
    marks: { D4: { smoke: 1 } },
    units: { g1: MORTAR, a1: '2-5-4-6 at D9' },
    steps: [start(), german('fire-mortar', mortar('D9'), 1, 1, 6)],
    told: ['D9: 1 + 1 against 6'],
  },
  {
    rules: '18.1/d × 8.0 × 6.0/g',
    what: 'a unit that runs into Melee through the fire is attacked first; those there are not',
    active: 'american',
    marks: { D5: ffe(2) },
    units: { g2: '1-6-4-5 at D5', a1: '2-5-4-6 at D6', a2: FAR },
    steps: [
      begin('D6'),
      american('move', walk('a1', 'D5'), 1, 1, 6),
      american('strike', { targets: ['g2'] }, 6, 6),
      german('strike', { targets: ['a1'] }, 1, 1),
    ],
    told: ['D5: 1 + 2 against 6', '2 to 1', 'they fall'],
    after: { g2: null },
  },
  {
    rules: '1.6.3/d × 18.1/d',
    what: 'a unit that retreats before the flames into the fire is attacked by it',
    active: 'american',
    marks: { D7: ffe(2), C7: ffe(2), E7: ffe(2) },
    units: {
      g2: '1-6-4-5 at D6',
      g3: REST,
      a1: '2-5-4-6 at D5',
      aw: 'Flamethrower with a1',
      a2: '2-5-4-6 at D1',
    },
    steps: [
      begin('D5'),
      american('fire', { units: ['a1'], weapons: ['aw'], at: 'D6' }, 1, 6, 2),
      german('retreat', { to: 'D7' }, 1, 1, 6),
    ],
    told: ['1-6-4-5 is Shaken', 'retreats before the flames to D7', 'D7: 1 + 2 against 6'],
  },
]);

crossings('off-board Artillery', [
  {
    rules: '18.2/l × 8.1 × 5.0/g',
    what: 'it falls on both sides of a Melee beside its hex, by one roll',
    marks: { D9: { melee: 'to-fight' } },
    sides: BATTERY,
    units: {
      gl: 'Leader 7-1-6 at C3',
      g2: ['1-6-4-5 at D9', { melee: true }],
      g3: REST,
      a1: ['2-5-4-6 at D9', { melee: true }],
      a2: FAR,
    },
    steps: [...called('D8'), german('fire-artillery', { unit: 'gl', at: 'D8' }, 4, 4, 2, 2)],
    told: ['D9: 4 + 4 against 4', '1-6-4-5 checks with 4', '1-6-4-5: 2 + 4', '2-5-4-6: 2 + 4'],
  },
  {
    rules: '5.1/o × 18.2/l',
    what: 'one’s own shells make no Hero',
    sides: BATTERY,
    units: { gl: 'Leader 7-1-6 at C3', g2: '1-6-4-5 at D8', g3: REST, a1: FAR },
    steps: [...called('D8'), german('fire-artillery', { unit: 'gl', at: 'D8' }, 6, 1, 1)],
    told: ['1 + 9 = 10 against Morale 5: Casualties', '!Hero'],
  },
  {
    rules: '18.2/h × 10.3 × 5.0',
    what: 'through three of its seven hexes nobody sees',
    marks: { D7: ffe(4, 'artillery') },
    units: { g2: '1-6-4-5 at D4', a1: '2-5-4-6 at D10' },
    steps: [start(), german('fire', fire('g2', 'D10'))],
    refused: 'NO_LOS',
  },
  {
    rules: '18.2/e × 15.1 × 17.4',
    what: 'a tank that drives through is attacked in each of its hexes, with one less',
    marks: { D7: ffe(4, 'artillery', 'american') },
    units: { g1: panzer('D4', { buttoned: true }), g2: REST, a1: FAR },
    steps: [start(), german('drive', drive('g1', 'D5 D6 D7'), 1, 6, 1, 6)],
    told: ['D6: 1 + 4 against 6 + 2', 'D7: 1 + 4 against 6 + 2'],
    after: { g1: { at: 'D7' } },
  },
  {
    rules: '18.2/l × 17.2/f × 16.1',
    what: 'the squad inside an open half-track checks with it',
    sides: BATTERY,
    units: {
      gl: 'Leader 7-1-6 at C3',
      a1: ['M3 Half-track at D8', { facing: 0 }],
      a2: aboard('2-5-4-6', 'a1', 'inside'),
      a3: FAR,
    },
    steps: [...called('D8'), german('fire-artillery', { unit: 'gl', at: 'D8' }, 3, 3, 2, 2)],
    told: ['D8: 3 + 4 against 3 + 0', 'M3 Half-track: 2 + 4', '2-5-4-6: 2 + 4'],
  },
  {
    rules: '18.2/l × 18.0/c × 11.4/b',
    what: 'a Sniper has the cover of his woods once against it',
    hexes: { D8: 'light-woods' },
    sides: BATTERY,
    units: { gl: 'Leader 7-1-6 at C3', a1: 'Sniper at D8', a2: FAR },
    steps: [...called('D8'), german('fire-artillery', { unit: 'gl', at: 'D8' }, 1, 6)],
    told: ['D8: 1 + 4 against 6 + 1'],
  },
  {
    rules: '18.2/g × 11.1.1/a × 5.0.1',
    what: 'a Leader who has aborted his mission helps nobody to fire in that turn either',
    sides: BATTERY,
    units: { gl: 'Leader 7-1-6 at C3', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at C8', a2: FAR },
    steps: [
      ...called('D8'),
      german('abort-artillery', { unit: 'gl' }),
      german('fire', fire('g2', 'C8', 'gl')),
    ],
    refused: 'NO_LEADER',
  },
  {
    rules: '18.2/l × EOP-A/e × 14.3',
    what: 'a gun whose men it shakes has lost its target',
    sides: BATTERY,
    units: {
      gl: 'Leader 7-1-6 at C3',
      a1: ['57mm ATG at D8', { facing: 0, acquires: { target: 'C3', step: 2 } }],
      a2: FAR,
    },
    steps: [...called('D8'), german('fire-artillery', { unit: 'gl', at: 'D8' }, 4, 3, 3)],
    told: ['57mm ATG is Shaken'],
    after: { a1: { acquires: null } },
  },
]);

crossings('smoke', [
  {
    rules: '7.0 × 1.7/m × 14.1',
    what: 'the men of a gun may lay smoke; then the gun is silent',
    units: { g1: pak('D4'), g2: '1-6-4-5 at D4', a1: '2-5-4-6 at D9' },
    steps: [start(), german('lay-smoke', { unit: 'g1', at: 'D5' }, 6), german('shoot', shot('g1', 'D9'))],
    refused: 'CANNOT_FIRE',
  },
  {
    rules: '7.0/b × 14.3/d × 14.1/d',
    what: 'a target that is acquired stays so in smoke, and has its cover',
    marks: { D9: { smoke: 1 } },
    units: { g1: pak('D4', { acquires: { target: 'D9', step: 1 } }), a1: '2-5-4-6 at D9' },
    steps: [start(), german('shoot', shot('g1', 'D9'), 4, 6)],
    told: ['To hit: 10, modified 10, needs 9: a miss'],
  },
  {
    rules: '7.0/b × 5.3 × 10.3',
    what: 'behind smoke one moves without being fired at by the gun',
    active: 'american',
    marks: { D6: { smoke: 1 } },
    units: { g1: pak('D4'), a1: '2-5-4-6 at D9', a2: FAR },
    steps: [begin('D9'), american('move', walk('a1', 'D8'))],
    awaits: 'american moving',
  },
  {
    rules: '5.5 × 14.1/d × 7.0/b × 10.4',
    what: 'woods, Wreck, smoke and Foxholes are +4 to hit, not +5',
    hexes: { D9: 'light-woods' },
    marks: { D9: { smoke: 1, wreck: 'Pz IV H', foxholes: true, spotted: true } },
    units: { g1: pak('D4'), a1: '2-5-4-6 at D9' },
    steps: [start(), german('shoot', shot('g1', 'D9'), 3, 3)],
    told: ['To hit: 6, modified 10, needs 9: a miss'],
  },
]);

const flight = [
  { task: 'turn' as const },
  { task: 'admin' as const },
  { task: 'keep-moving' as const },
  { task: 'operations' as const },
];
const STUKA = { german: { airSupport: [{ aircraft: 'Ju 87 Stuka', due: true as const }] } };
const flyIn = german('fly-in', { at: 'H0', towards: 3 });

crossings('aircraft', [
  {
    rules: '19.1/d × 1.7/t × 5.3/b × 14.3',
    what: 'both shots of an anti-aircraft gun in one hex, and nothing is acquired',
    active: 'american',
    agenda: flight,
    sides: { american: { airSupport: [{ aircraft: 'P-47 Thunderbolt', due: true }] } },
    units: { g1: ['20mm Flak at H4', {}], g2: REST, a1: FAR },
    opening: [1],
    steps: [
      american('fly-in', { at: 'H0', towards: 3 }),
      german('shoot-plane', { weapon: 'g1' }, 6, 5),
      german('shoot-plane', { weapon: 'g1' }, 6, 5),
    ],
    told: ['in H0', 'a miss', 'in H0', 'a miss', '!has acquired'],
    after: { g1: { acquires: null, fired: true } },
  },
  {
    rules: '19.1.1/a × 10.1/a × 19.1.1/d',
    what: 'bombs fall on a spotted house, on both floors',
    agenda: flight,
    sides: STUKA,
    hexes: { H4: 'stone-building', H5: 'stone-building', I5: 'stone-building' },
    marks: { H4: { spotted: true } },
    units: { g1: REST, a1: '2-5-4-6 at H4', a2: '2-5-4-6 at H4/1' },
    opening: [1],
    steps: [flyIn, german('bomb', {}, 6, 6, 2, 2)],
    told: ['bombs H4', '2-5-4-6 checks with 4, 2-5-4-6 checks with 4'],
  },
  {
    rules: '19.1.1/f × 17.2/e × 16.2',
    what: 'the cannon on a half-track: penetration against its weakest armor',
    agenda: flight,
    sides: STUKA,
    units: { gl: 'Leader 7-1-6 at H8', g1: REST, a1: ['M3 Half-track at H4', { facing: 0 }], a2: FAR },
    opening: [1],
    steps: [flyIn, german('strafe', {}, 4, 1, 3)],
    told: ['strafes', '6 against 1', 'is destroyed'],
    after: { a1: null },
    places: { H4: { wreck: 'M3 Half-track' } },
  },
  {
    rules: '4.0/a × 19.1/h',
    what: 'a flight between two passes does not break their row',
    agenda: flight,
    sides: STUKA,
    clock: { passes: 1 },
    units: { g1: '1-6-4-5 at A12', a1: FAR },
    opening: [1],
    steps: [flyIn, german('pass')],
    told: ['flies off the map', 'german passes (2 in a row)'],
  },
]);
