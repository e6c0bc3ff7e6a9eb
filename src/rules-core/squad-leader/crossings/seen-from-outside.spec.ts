/** Positions drawn from the book alone, by somebody who had not seen how it is built. */
import { field, Trial } from '../testkit.testkit.js';
import { blow, crossings, fire, german, move, russian } from './crossings.testkit.js';

const FAR = { r9: '4-4-7', g9: '4-6-7' } as const;
const BUNKER = { squads: 2, front: 3, rear: 5, facing: 0 } as const;
const HOLE = { entrenchment: true } as const;
const SMOKE = { smoke: [{ side: 'russian', kind: 'full' }] } as const;
const STORM = { wind: { force: 'heavy', towards: 0 } } as const;
const FOG = { weather: 'fog', fogTop: 0 } as const;
const SNOWFALL = { weather: 'falling snow' } as const;
const BERSERK = { berserk: true } as const;
const MISS = [6, 5] as const;
const CHECK_AT_8 = [4, 4] as const;
const hit = (...modifiers: object[]) => ({ 'fire-attack': { outcomes: [{ modifiers }] } }) as const;
const struck = (...modifiers: object[]) => ({ 'close-combat-attack': { blows: [{ modifiers }] } }) as const;
const OPEN = { why: 'in the open', value: -1 } as const;
const MOVED = { why: 'moved', value: -1 } as const;
const ENTER = german('advance', { unit: 'g1', to: 'D5' });
const STRIKE = [ENTER, german('close-combat', blow('g1', 'r1')), russian('pass', {}, ...MISS)] as const;

crossings('mines and wire', [
  {
    rules: '15.7.2 × 8.10.7',
    what: 'a flamethrower makes nobody easier to hurt for mines',
    phase: 'movement',
    units: { ...FAR, g1: '8-3-8 at D9', gf: 'flamethrower with g1' },
    marks: { D8: { mines: 6 } },
    steps: [german('move', move('g1', 'D8'), ...CHECK_AT_8)],
    tells: { 'mines-attack': { outcomes: [{ modifiers: [], result: '-' }] } },
  },
  {
    rules: '15.7.2 × 3.8.3',
    what: 'a hero whom mines shake checks, and is wounded',
    phase: 'movement',
    units: { ...FAR, g1: '1-4-9 at D9' },
    marks: { D8: { mines: 12 } },
    steps: [german('move', move('g1', 'D8'), ...CHECK_AT_8, 4, 5)],
    after: { g1: { at: 'D8', strength: '1-3-8', broken: null } },
  },
  {
    rules: '15.7.2 × 3.24.1',
    what: 'nobody is pinned by mines, nor do they hold him up',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D9' },
    marks: { D8: { mines: 6 } },
    steps: [german('move', move('g1', 'D8'), 3, 4, 3, 4), german('move', move('g1', 'D7'), ...MISS)],
    after: { g1: { at: 'D7', pinned: null } },
  },
  {
    rules: '15.7.4 × 3.25.2',
    what: 'the berserk check with 10 when they run out of mines',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', BERSERK], r1: '4-4-7 at D4' },
    marks: { D8: { mines: 12 } },
    steps: [german('move', move('g1', 'D7'), ...CHECK_AT_8, 4, 5)],
    after: { g1: { at: 'D7', berserk: true } },
  },
  {
    rules: '15.7.4 × 3.25.2',
    what: 'and are halved when they fail',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', BERSERK], r1: '4-4-7 at D4' },
    marks: { D8: { mines: 12 } },
    steps: [german('move', move('g1', 'D7'), ...CHECK_AT_8, 5, 5)],
    after: { g1: { at: 'D7', kind: 'half-squad', berserk: true, broken: null } },
  },
  {
    rules: '15.1.3 × 3.25.3',
    what: 'the berserk do not run onto wire',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', BERSERK], r1: '4-4-7 at D4' },
    marks: { D7: { wire: true } },
    steps: [german('move', move('g1', 'D7 D6 D5'))],
    refused: 'IMPASSABLE',
  },
  {
    rules: '15.1.3 × 3.25.3',
    what: 'but around it',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', BERSERK], r1: '4-4-7 at D4' },
    marks: { D7: { wire: true } },
    steps: [german('move', move('g1', 'E8 E7 D6 D5'))],
    after: { g1: { at: 'D5', spent: 4 } },
  },
  {
    rules: '15.1.4 × 4.5.3',
    what: 'nobody leaves wire at Assault Movement',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D8' },
    marks: { D8: { wire: true } },
    steps: [german('move', { ...move('g1', 'D7'), assault: true }, 2)],
    refused: 'TOO_FAR',
  },
  {
    rules: '15.1.4 × 4.5.3',
    what: 'so that he is a mover in the open beside it',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D4' },
    marks: { D8: { wire: true } },
    steps: [german('move', move('g1', 'D7'), 2), russian('fire', fire('D7', 'r1'), ...MISS)],
    tells: hit(MOVED, OPEN),
  },
]);

crossings('works', [
  {
    rules: '15.3.2 × 14.10.6',
    what: 'nobody digs among crags',
    units: { ...FAR, g1: '4-6-7 at D8' },
    hexes: { D8: 'crags' },
    steps: [german('dig-in', { unit: 'g1' })],
    refused: 'IMPASSABLE',
  },
  {
    rules: '15.3/q3 × 14.14.2',
    what: 'in an entrenchment among shell holes men have 2, and nothing of the holes',
    phase: 'defensive-fire',
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8' }], r1: '4-4-7 at D4' },
    hexes: { D8: 'shellholes' },
    marks: { D8: HOLE },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit({ value: 2 }),
  },
  {
    rules: '15.3/q3 × 14.14.2',
    what: 'and on top of it the 1 of the holes',
    phase: 'defensive-fire',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D4' },
    hexes: { D8: 'shellholes' },
    marks: { D8: HOLE },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit({ value: 1 }),
  },
  {
    rules: '15.5.7 × 3.21.20',
    what: 'in a bunker men rally as in a building',
    phase: 'rally',
    units: {
      ...FAR,
      g1: ['4-6-7 at D4', { broken: true, bunkered: 'D4' }],
      gl: ['8-0 at D4', { bunkered: 'D4' }],
    },
    marks: { D4: { bunker: BUNKER } },
    steps: [german('rally', { unit: 'g1', leader: 'gl' }, 3, 4)],
    after: { g1: { broken: null } },
  },
  {
    rules: '15.5.7 × 3.21.20',
    what: 'and on top of it as in the open',
    phase: 'rally',
    turn: 2,
    units: { ...FAR, g1: ['4-6-7 at D4', { broken: true }], gl: '8-0 at D4' },
    marks: { D4: { bunker: BUNKER } },
    steps: [german('rally', { unit: 'g1', leader: 'gl' }, 3, 4)],
    after: { g1: { broken: true } },
  },
  {
    rules: '15.5.11 × 3.21.1',
    what: 'broken enemies on top keep nobody in a bunker',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', { bunkered: 'D8' }], r1: ['4-4-7 at D8', { broken: true }] },
    marks: { D8: { bunker: BUNKER } },
    steps: [german('move', move('g1', 'D9'))],
    after: { g1: { at: 'D9', bunkered: null } },
  },
  {
    rules: '15.5.11 × 3.21.1',
    what: 'unbroken ones do',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', { bunkered: 'D8' }], r1: '4-4-7 at D8' },
    marks: { D8: { bunker: BUNKER } },
    steps: [german('move', move('g1', 'D9'))],
    refused: 'ENEMY_THERE',
  },
  {
    rules: '15.6.6 × 3.24.1',
    what: 'past a pinned squad enemies advance into a fortified house',
    phase: 'advance',
    units: { ...FAR, g1: '4-6-7 at D9', r1: ['4-4-7 at D8', { pinned: true }] },
    hexes: { D8: 'stone-building' },
    marks: { D8: { fortified: true } },
    steps: [german('advance', { unit: 'g1', to: 'D8' })],
    after: { g1: { at: 'D8' } },
  },
  {
    rules: '15.6.6 × 3.24.1',
    what: 'but past no other',
    phase: 'advance',
    units: { ...FAR, g1: '4-6-7 at D9', r1: '4-4-7 at D8' },
    hexes: { D8: 'stone-building' },
    secrets: { russian: { works: [{ is: 'fortified building', at: 'D8' }] } },
    steps: [german('advance', { unit: 'g1', to: 'D8' })],
    after: { g1: { at: 'D9', advanced: true } },
  },
  {
    rules: '15.6.6 × 4.8.4',
    what: 'and past two half-squads',
    phase: 'advance',
    units: { ...FAR, g1: '4-6-7 at D9', r1: 'half-squad 2-3-7 at D8', r2: 'half-squad 2-3-7 at D8' },
    hexes: { D8: 'stone-building' },
    marks: { D8: { fortified: true } },
    steps: [german('advance', { unit: 'g1', to: 'D8' })],
    after: { g1: { at: 'D8' } },
  },
  {
    rules: '15.6.8 × 14.5.4/b',
    what: 'a wall adds nothing to a fortified house against fire from beside it',
    phase: 'defensive-fire',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D7' },
    hexes: { D8: { terrain: 'stone-building', hexsides: { 0: 'wall' } } },
    marks: { D8: { fortified: true } },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit({ value: 3 }, { why: 'fortified', value: 1 }),
  },
  {
    rules: '15.6.8 × 14.5.4/b',
    what: 'from farther away it is 6 together',
    phase: 'defensive-fire',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D5' },
    hexes: { D8: { terrain: 'stone-building', hexsides: { 0: 'wall' } } },
    marks: { D8: { fortified: true } },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit(
      { why: 'stone building', value: 3 },
      { why: 'fortified', value: 1 },
      { why: 'wall', value: 2 },
    ),
  },
  {
    rules: '15.8.9.7 × 3.7.10',
    what: 'a scout sets off the trap, and a squad comes in unharmed',
    phase: 'movement',
    units: { ...FAR, g1: 'scout at D4', g2: '4-6-7 at D4' },
    hexes: { D5: 'stone-building' },
    secrets: { russian: { boobyTraps: { D5: 4 } } },
    steps: [
      german('move', move('g1', 'D5')),
      german('move', move('g1', 'D6'), ...MISS),
      german('move', move('g2', 'D5')),
    ],
    tells: { 'trap-exploded': { at: 'D5' } },
    after: { g2: { at: 'D5' } },
  },
]);

test('[squad-leader 15.3.10 × 16.6.7.3] shells on an entrenchment in deep snow: 4 for it, and 1 for the snow', () => {
  const trial = new Trial({
    map: field({}),
    phase: 'movement',
    active: 'russian',
    options: { order: ['german', 'russian'], underfoot: 'deep snow', snow: true },
    units: { ...FAR, gl: '9-1 at A1', r1: ['4-4-7 at D8', { entrenched: 'D8' }] },
    sides: { german: { batteries: { A: { calibre: 80, missions: 3 } } } },
    marks: { D8: { ...HOLE, artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
  }).endPhase(...Array.from({ length: 7 }, () => [6, 6]).flat());
  const shelled = trial.told('barrage').find(({ at }) => at === 'D8');
  expect(shelled?.outcomes[0]?.modifiers.map(({ value }) => value).sort()).toEqual([1, 4]);
});

crossings('fire, smoke and weather', [
  {
    rules: '16.2.11.1 × 15.3.6',
    what: 'nobody sits out a fire in his entrenchment',
    phase: 'rout',
    units: { ...FAR, g1: ['4-6-7 at D8', { entrenched: 'D8' }] },
    hexes: { D8: 'woods' },
    marks: { D8: { ...HOLE, burning: true } },
    steps: [german('pass')],
    refused: 'MUST_ROUT',
  },
  {
    rules: '16.2.11.2 × 9.16.3',
    what: 'a fire that has just broken out does not smoke',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D7' },
    hexes: { D7: 'woods' },
    marks: { D7: { kindled: 2 } },
    steps: [german('fire', fire('D7', 'g1'), ...MISS)],
    tells: hit({ why: 'woods', value: 1 }),
  },
  {
    rules: '16.2.11.2 × 9.16.5',
    what: 'into a full one the die has 1 less',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D7' },
    hexes: { D7: 'woods' },
    marks: { D7: { burning: true } },
    steps: [german('fire', fire('D7', 'g1'), ...MISS, 4)],
    tells: hit({ why: 'smoke', value: 3 }, { why: 'woods', value: 1 }),
  },
  {
    rules: '16.4.2.3 × 9.16.2',
    what: 'in heavy winds smoke costs those who walk through it nothing',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D9' },
    options: STORM,
    marks: { D8: SMOKE },
    steps: [german('move', move('g1', 'D8'))],
    after: { g1: { spent: 1 } },
  },
  {
    rules: '16.5.6.2 × 6.2.1',
    what: 'in a storm those who advance into smoke have 1 less for the wind alone',
    phase: 'advance',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D5' },
    options: STORM,
    marks: { D5: SMOKE },
    steps: STRIKE,
    tells: struck({ why: 'heavy winds', value: -1 }),
  },
  {
    rules: '16.5.9.8 × 4.7.9',
    what: 'the exhausted who advance through mud have 1 more, and 1 more',
    phase: 'advance',
    units: { ...FAR, g1: ['4-6-7 at D4', { cx: true }], r1: '4-4-7 at D5' },
    options: { underfoot: 'mud' },
    steps: STRIKE,
    tells: struck({ value: 1 }, { value: 1 }),
  },
  {
    rules: '16.5.5.1 × 6.2.1',
    what: 'fog and smoke together are 1 less for those who advance',
    phase: 'advance',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D5' },
    options: FOG,
    clock: { visibility: 2 },
    marks: { D5: SMOKE },
    steps: STRIKE,
    tells: struck({ value: -1 }),
  },
  {
    rules: '16.6.6.4 × 5.4.4',
    what: 'in falling snow five hexes are a long way for a squad',
    units: { ...FAR, g1: '4-6-7 at D1', r1: '4-4-7 at D6' },
    options: SNOWFALL,
    steps: [german('fire', fire('D6', 'g1'), ...MISS)],
    tells: { 'fire-attack': { fp: 2 } },
  },
  {
    rules: '16.6.6.4 × 5.4.4',
    what: 'three are not',
    units: { ...FAR, g1: '4-6-7 at D1', r1: '4-4-7 at D4' },
    options: SNOWFALL,
    steps: [german('fire', fire('D4', 'g1'), ...MISS)],
    tells: { 'fire-attack': { fp: 4 } },
  },
  {
    rules: '16.6.6.4 × 5.4.4',
    what: 'and seven are too many',
    units: { ...FAR, g1: '4-6-7 at D1', r1: '4-4-7 at D8' },
    options: SNOWFALL,
    steps: [german('fire', fire('D8', 'g1'))],
    refused: 'OUT_OF_RANGE',
  },
]);

crossings('low ground and cliffs', [
  {
    rules: '14.18.11 × 5.4.1',
    what: 'from a marsh men fire at the next hex with what is printed',
    units: { ...FAR, g1: '4-6-7 at D5', r1: '4-4-7 at D6' },
    hexes: { D5: 'marsh' },
    steps: [german('fire', fire('D6', 'g1'), ...MISS)],
    tells: { 'fire-attack': { fp: 4 } },
  },
  {
    rules: '14.8.11 × 3.20.4',
    what: 'who climbs checks once, though the leader beside him falls',
    active: 'russian',
    units: {
      ...FAR,
      g1: ['4-6-7 at D8/1', { climbs: 'D7' }],
      gl: ['8-0 at D8/1', { climbs: 'D7' }],
      r1: '6-2-8 at D10',
    },
    hexes: { D7: { level: 2, hexsides: { 3: 'cliff' } } },
    steps: [russian('fire', fire('D8/1', 'r1'), 2, 3, 6, 5, 1, 2)],
    after: { gl: null, g1: { at: 'D8/1' } },
  },
]);
