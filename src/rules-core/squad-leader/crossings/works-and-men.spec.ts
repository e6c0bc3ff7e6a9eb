import { field, Trial } from '../testkit.testkit.js';
import { blow, crossings, fire, german, move, russian } from './crossings.testkit.js';

const FAR = { r9: '4-4-7', g9: '4-6-7' } as const;
const BUNKER = { squads: 2, front: 3, rear: 5, facing: 0 } as const;
const HOLE = { entrenchment: true } as const;
const BROKEN = { broken: true, dm: true } as const;
const MISS = [6, 5] as const;
const hit = (...modifiers: object[]) => ({ 'fire-attack': { outcomes: [{ modifiers }] } }) as const;
const OPEN = { why: 'in the open', value: -1 } as const;
const MOVED = { why: 'moved', value: -1 } as const;

crossings('entrenchments', [
  {
    rules: '15.3.6 × 3.21.18',
    what: 'who runs from his entrenchment is in it no more when he comes back',
    phase: 'rout',
    units: { ...FAR, g1: ['4-6-7 at D8', { ...BROKEN, entrenched: 'D8' }], r1: '4-4-7 at D7' },
    hexes: { D9: 'woods' },
    marks: { D8: HOLE },
    steps: [german('rout', { unit: 'g1', path: ['D9'] })],
    after: { g1: { at: 'D9', entrenched: null } },
  },
  {
    rules: '15.3.6 × 16.2.11.1',
    what: 'nor is he who leaves it for a fire',
    phase: 'rout',
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8' }] },
    hexes: { D8: 'brush' },
    marks: { D8: { ...HOLE, burning: true } },
    steps: [german('leave-fire', { unit: 'g1', to: 'D9' })],
    after: { g1: { at: 'D9', entrenched: null } },
  },
  {
    rules: '15.5.2 × 16.2.11.1',
    what: 'nor who leaves his bunker for one',
    phase: 'rout',
    units: { ...FAR, g1: ['4-6-7 at D8', { bunkered: 'D8' }] },
    hexes: { D8: 'brush' },
    marks: { D8: { bunker: BUNKER, burning: true } },
    steps: [german('leave-fire', { unit: 'g1', to: 'D9' })],
    after: { g1: { at: 'D9', bunkered: null } },
  },
  {
    rules: '15.3.6 × 6.3.6',
    what: 'who withdraws from a melee is out of his entrenchment',
    phase: 'close-combat',
    units: {
      ...FAR,
      g1: ['4-6-7 at D8', { melee: true, entrenched: 'D8' }],
      g2: ['4-6-7 at D8', { melee: true, entrenched: 'D8' }],
      r1: ['4-4-7 at D8', { melee: true }],
    },
    marks: { D8: HOLE },
    steps: [german('withdraw', { unit: 'g1' }), german('retreat', { unit: 'g1', to: 'D9' })],
    after: { g1: { at: 'D9', entrenched: null } },
  },
  {
    rules: '15.3.6 × 11.37.2',
    what: 'who gets on a truck is out of it',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8' }], gt: 'truck at D8' },
    marks: { D8: HOLE },
    steps: [german('board', { unit: 'g1', vehicle: 'gt' })],
    after: { g1: { aboard: 'gt', entrenched: null } },
  },
  {
    rules: '15.3.6 × 4.12.13',
    what: 'who mounts is out of it',
    phase: 'movement',
    units: {
      ...FAR,
      g1: ['4-6-7 at D8', { entrenched: 'D8', skill: 'cavalry' }],
      gh: 'horses at D8',
    },
    marks: { D8: HOLE },
    steps: [german('mount', { unit: 'g1', mount: 'gh' }), german('end-phase')],
    after: { g1: { rides: 'gh', entrenched: null } },
  },
  {
    rules: '15.3.2 × 3.14.8',
    what: 'partisans with Russian counters dig on 5, and not on 6',
    units: { ...FAR, g1: ['Russian 4-4-7 at D8', { partisan: true }] },
    steps: [german('dig-in', { unit: 'g1' }, 3, 3)],
    tells: { digging: { passed: false } },
  },
  {
    rules: '15.3.2 × 3.29.14',
    what: 'a guard digs as others do, and his prisoners lie in it with him',
    units: { ...FAR, g1: '4-6-7 at D8', r1: ['unarmed 4-4-7 at D8', { broken: true, guard: 'g1' }] },
    steps: [german('dig-in', { unit: 'g1' }, 2, 2), german('end-phase')],
    after: { g1: { entrenched: 'D8' } },
  },
  {
    rules: '15.3.5 × 4.7.9',
    what: 'who has dug is attacked at 1 less in close combat of that player turn',
    phase: 'close-combat',
    units: { ...FAR, g1: ['4-6-7 at D8', { ti: true, entrenched: 'D8' }], r1: '4-4-7 at D8' },
    marks: { D8: HOLE },
    steps: [german('pass'), russian('close-combat', blow('r1', 'g1'), 6, 5)],
    tells: { 'close-combat-attack': { blows: [{ modifiers: [{ value: -1 }] }] } },
  },
  {
    rules: '15.3.10 × 5.6.8.1',
    what: 'who has moved into the hex and not into it has nothing of it',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D9', r1: '4-4-7 at D5' },
    marks: { D8: HOLE },
    steps: [german('move', move('g1', 'D8')), russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit(MOVED, OPEN),
  },
  {
    rules: '15.4.5 × 5.6.8.1/a',
    what: 'who goes along a trench has neither moved nor been in the open',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8' }], r1: '4-4-7 at D4' },
    marks: { D8: { trench: 3 }, D7: { trench: 3 } },
    steps: [german('along-trench', { units: ['g1'], to: 'D7' }), russian('fire', fire('D7', 'r1'), ...MISS)],
    tells: { 'fire-attack': { outcomes: [{ modifiers: [{ value: 2 }] }] } },
  },
  {
    rules: '15.3.11 × 15.2.2',
    what: 'a roadblock hides men in an entrenchment behind it, as a wall does',
    phase: 'defensive-fire',
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8' }], r1: '4-4-7 at D4' },
    marks: { D8: { ...HOLE, roadblock: 0 } },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    refused: 'NOBODY_THERE',
  },
]);

crossings('roadblocks', [
  {
    rules: '15.2.2 × 14.5.1',
    what: 'nobody sees through one from hex to hex beyond it',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D9', r2: '4-4-7 at F4' },
    marks: { D7: { roadblock: 0 } },
    steps: [german('fire', fire('D9', 'g1'), ...MISS)],
    tells: { 'fire-attack': null },
  },
  {
    rules: '15.2.2 × 5.3.1',
    what: 'behind one men have 2, as behind a wall',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D7' },
    marks: { D7: { roadblock: 0 } },
    steps: [german('fire', fire('D7', 'g1'), ...MISS)],
    tells: { 'fire-attack': { outcomes: [{ modifiers: [{ value: 2 }] }] } },
  },
  {
    rules: '15.2.2 × 4.1.7',
    what: 'to climb over one costs a factor more',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D6' },
    marks: { D7: { roadblock: 0 } },
    steps: [german('move', move('g1', 'D7'))],
    after: { g1: { spent: 2 } },
  },
  {
    rules: '15.2.2 × 14.5.4/a',
    what: 'who comes up to an enemy behind one has nothing of it against him',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D6' },
    marks: { D7: { roadblock: 0 } },
    steps: [german('move', move('g1', 'D7')), russian('fire', fire('D7', 'r1'), ...MISS)],
    tells: hit(MOVED, OPEN),
  },
  {
    rules: '15.2.3 × 5.1.2',
    what: 'who clears one away does not fire in the Advancing Fire Phase',
    units: { ...FAR, g1: '4-6-7 at D7', r1: '4-4-7 at D10' },
    marks: { D7: { roadblock: 0 } },
    steps: [
      german('clear-roadblock', { unit: 'g1', at: 'D7' }),
      german('end-phase'),
      german('end-phase'),
      german('fire', fire('D10', 'g1')),
    ],
    refused: 'IMMOBILE',
  },
  {
    rules: '15.2.3 × 4.4.1',
    what: 'nor does he advance',
    units: { ...FAR, g1: '4-6-7 at D7' },
    marks: { D7: { roadblock: 0 } },
    steps: [german('clear-roadblock', { unit: 'g1', at: 'D7' }), german('advance', { unit: 'g1', to: 'D8' })],
    refused: 'IMMOBILE',
  },
]);

crossings('walls', [
  {
    rules: '14.5.4/a × 15.5.2',
    what: 'who comes up to an enemy in a bunker keeps his wall against him',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D9', r1: ['4-4-7 at D7', { bunkered: 'D7' }] },
    hexes: { D8: { hexsides: { 0: 'wall' } } },
    marks: { D7: { bunker: { ...BUNKER, facing: 3 } } },
    steps: [german('move', move('g1', 'D8')), russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: { 'fire-attack': { outcomes: [{ modifiers: [{ why: 'wall', value: 2 }, MOVED, OPEN] }] } },
  },
  {
    rules: '14.5.4/b × 15.5.1.2',
    what: 'a wall adds nothing to a bunker against fire from beside it',
    phase: 'defensive-fire',
    units: { ...FAR, g1: ['4-6-7 at D8', { bunkered: 'D8' }], r1: '4-4-7 at D7' },
    hexes: { D8: { hexsides: { 0: 'wall' } } },
    marks: { D8: { bunker: BUNKER } },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit({ why: 'bunker', value: 3 }),
  },
]);

crossings('bunkers and fortified buildings', [
  {
    rules: '15.5.4 × 4.4.1/a',
    what: 'from one bunker nobody advances into the next',
    phase: 'advance',
    units: { ...FAR, g1: ['4-6-7 at D8', { bunkered: 'D8' }] },
    marks: { D8: { bunker: BUNKER }, D7: { bunker: BUNKER } },
    steps: [german('advance', { unit: 'g1', to: 'D7', beneath: true })],
    refused: 'HAS_MOVED',
  },
  {
    rules: '15.5.4 × 4.4.1/a',
    what: 'nor from an entrenchment into one',
    phase: 'advance',
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8' }] },
    marks: { D8: HOLE, D7: { bunker: BUNKER } },
    steps: [german('advance', { unit: 'g1', to: 'D7', beneath: true })],
    refused: 'HAS_MOVED',
  },
  {
    rules: '15.5.4 × 3.25.3',
    what: 'who goes berserk in a bunker comes out of it for a factor, and charges',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', { bunkered: 'D8', berserk: true }], r1: '4-4-7 at D4' },
    marks: { D8: { bunker: BUNKER } },
    steps: [german('move', move('g1', 'D7 D6 D5'))],
    after: { g1: { at: 'D5', spent: 4, bunkered: null } },
  },
  {
    rules: '15.5.11 × 3.25.3',
    what: 'enemies on top keep the berserk in it too',
    phase: 'movement',
    units: {
      ...FAR,
      g1: ['4-6-7 at D8', { bunkered: 'D8', berserk: true }],
      r1: '4-4-7 at D4',
      r2: '4-4-7 at D8',
    },
    marks: { D8: { bunker: BUNKER } },
    steps: [german('move', move('g1', 'D7'))],
    refused: 'ENEMY_THERE',
  },
  {
    rules: '15.5.2 × 16.6.7.2',
    what: 'winter camouflage does nothing in a bunker',
    phase: 'defensive-fire',
    options: { snow: true },
    units: { ...FAR, g1: ['4-6-7 at D8', { bunkered: 'D8', whitened: true }], r1: '4-4-7 at D4' },
    marks: { D8: { bunker: BUNKER } },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit({ why: 'bunker', value: 3 }),
  },
  {
    rules: '15.3.10 × 16.6.7.2',
    what: 'but in an entrenchment it does',
    phase: 'defensive-fire',
    options: { snow: true },
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8', whitened: true }], r1: '4-4-7 at D4' },
    marks: { D8: HOLE },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: { 'fire-attack': { outcomes: [{ modifiers: [{ value: 2 }, { value: 1 }] }] } },
  },
  {
    rules: '15.6.6 × 3.25.3',
    what: 'nor do the berserk come in past one',
    phase: 'advance',
    units: { ...FAR, g1: ['4-6-7 at D9', { berserk: true }], r1: '4-4-7 at D8' },
    hexes: { D8: 'stone-building' },
    marks: { D8: { fortified: true } },
    steps: [german('advance', { unit: 'g1', to: 'D8' })],
    refused: 'ENEMY_THERE',
  },
  {
    rules: '15.6.9 × 6.1.2',
    what: 'in a fortified house the defenders strike first, and the dead do not strike back',
    phase: 'advance',
    units: { ...FAR, g1: '4-6-7 at D9', r1: 'half-squad 2-3-7 at D8' },
    hexes: { D8: 'stone-building' },
    marks: { D8: { fortified: true } },
    steps: [
      german('advance', { unit: 'g1', to: 'D8' }),
      german('close-combat', blow('g1', 'r1')),
      russian('close-combat', blow('r1', 'g1'), 1, 2),
    ],
    after: { g1: null },
  },
]);

test('[squad-leader 15.3.10 × 9.2.11] shells on an entrenchment in woods: 4 for it, and 1 less for the burst', () => {
  const trial = new Trial({
    map: field({ D8: 'woods' }),
    phase: 'movement',
    active: 'russian',
    options: { order: ['german', 'russian'] },
    units: { ...FAR, gl: '9-1 at A1', r1: ['4-4-7 at D8', { entrenched: 'D8' }] },
    sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    marks: { D8: { ...HOLE, artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
  }).endPhase(...Array.from({ length: 7 }, () => [6, 6]).flat());
  const struck = trial.told('barrage').find(({ at }) => at === 'D8');
  expect(struck?.outcomes[0]?.modifiers.map(({ value }) => value).sort()).toEqual([-1, 4]);
});
