import { crossings, fire, german, move, russian } from './crossings.testkit.js';

const FAR = { r9: '4-4-7', g9: '4-6-7' } as const;
const DEEP_SNOW = { underfoot: 'deep snow', snow: true } as const;
const HOLE = { entrenchment: true } as const;
const BUNKER = { squads: 2, front: 3, rear: 5, facing: 0 } as const;
const GUN = { gt: ['MkIVF2 at D9', { facing: 0, exposed: true }] } as const;
const shell = (at: string, more: object = {}) => ({ unit: 'gt', at, ...more });
const CRITICAL = [1, 1] as const;
const MISS = [6, 5] as const;
/** It neither collapses nor burns. */
const burst = (...modifiers: object[]) => ({ 'shell-burst': { outcomes: [{ modifiers }] } }) as const;
const NO_FIRE = [6, 6] as const;

crossings('lucky shells', [
  {
    rules: '13.26.6 × 15.6.8',
    what: 'a lucky shell makes of a fortified stone house 4 less',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'stone-building' },
    marks: { D4: { fortified: true } },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 6, 6, 2, 2)],
    tells: { 'shell-burst': { outcomes: [{ modifiers: [{ value: -3 }, { value: -1 }] }] } },
  },
  {
    rules: '13.26.6 × 15.3.10',
    what: 'of an entrenchment in woods 2 less and 1 less',
    units: { ...FAR, ...GUN, r1: ['4-4-7 at D4', { entrenched: 'D4' }] },
    hexes: { D4: 'woods' },
    marks: { D4: HOLE },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 6, 6)],
    tells: { 'shell-burst': { outcomes: [{ modifiers: [{ value: -2 }, { value: -1 }] }] } },
  },
  {
    rules: '13.26.2 × 14.14.2',
    what: 'of shell holes 1 less',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'shellholes' },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 6, 6)],
    tells: { 'shell-burst': { outcomes: [{ modifiers: [{ value: -1 }] }] } },
  },
  {
    rules: '13.26.2 × 16.5.9.3',
    what: 'in mud they are nothing, and it is a hit like others',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'shellholes' },
    options: { underfoot: 'mud' },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 6, 6)],
    tells: burst(),
  },
  {
    rules: '13.26.2 × 14.18.12',
    what: 'in a marsh it is a hit like others, with half',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'marsh' },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 6, 6)],
    tells: { 'shell-burst': { fp: 4, outcomes: [{ modifiers: [] }] } },
  },
  {
    rules: '14.18.12 × 16.6.7.5',
    what: 'under the snow a marsh takes no shell in',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'marsh' },
    options: DEEP_SNOW,
    steps: [german('fire-ordnance', shell('D4'), 2, 1, 6, 6)],
    tells: { 'shell-burst': { fp: 8 } },
  },
  {
    rules: '13.26.2 × 15.2.2',
    what: 'a lucky shell makes of a roadblock before its target 2 less',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    marks: { D4: { roadblock: 3 } },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 6, 6)],
    tells: { 'shell-burst': { outcomes: [{ modifiers: [{ value: -2 }] }] } },
  },
  {
    rules: '13.26.6 × 16.6.7.2',
    what: 'winter camouflage is not turned round',
    units: { ...FAR, ...GUN, r1: ['4-4-7 at D4', { whitened: true }] },
    hexes: { D4: 'woods' },
    options: { snow: true },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 1, 6, 6)],
    tells: { 'shell-burst': { outcomes: [{ modifiers: [{ why: 'woods', value: -1 }] }] } },
  },
  {
    rules: '13.26.3 × 15.5.2',
    what: 'men outside the bunker of their hex are missed by a lucky shell',
    units: { ...FAR, ...GUN, r1: ['4-4-7 at D4', { bunkered: 'D4' }], r2: '4-4-7 at D4' },
    marks: { D4: { bunker: { ...BUNKER, facing: 3 } } },
    steps: [german('fire-ordnance', shell('D4'), ...CRITICAL, 6, 6)],
    tells: { 'shell-burst': { outcomes: [{ units: ['r1'], modifiers: [{ why: 'bunker', value: -3 }] }] } },
  },
]);

crossings('armour-piercing shells', [
  {
    rules: '13.27.2.1 × 14.4.2/a',
    what: 'the best roll with AP brings down no house, and sets none on fire',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'wooden-building' },
    steps: [german('fire-ordnance', shell('D4', { ammunition: 'AP' }), 2, 1, 1, 1, 2, 2)],
    tells: { collapsed: null, 'blast-ignites': null, 'morale-check': { check: 'MC' } },
  },
  {
    rules: '13.27.2.1 × 14.4.5',
    what: 'nor is AP fired at men in rubble: that is no building',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'stone-rubble' },
    steps: [german('fire-ordnance', shell('D4', { ammunition: 'AP' }))],
    refused: 'NO_AMMUNITION',
  },
  {
    rules: '13.27.2.1 × 15.6.8',
    what: 'into a fortified house it strikes with its thicker walls',
    units: { ...FAR, ...GUN, r1: '4-4-7 at D4' },
    hexes: { D4: 'stone-building' },
    marks: { D4: { fortified: true } },
    steps: [german('fire-ordnance', shell('D4', { ammunition: 'AP' }), 1, 2, 6, 6)],
    tells: { 'shell-burst': { fp: 4 } },
  },
]);

crossings('ruins', [
  {
    rules: '14.4.2/a × 15.6.5',
    what: 'a fortified house that comes down is fortified no more',
    units: { ...FAR, gt: ['StG III/105 at D9', { facing: 0 }], r1: '4-4-7 at D4' },
    hexes: { D4: 'wooden-building' },
    marks: { D4: { fortified: true } },
    steps: [german('fire-ordnance', shell('D4', { ammunition: 'HE' }), 1, 1, 1, 1, 1, ...NO_FIRE)],
    tells: { collapsed: { at: 'D4' } },
    after: { r1: null },
  },
  {
    rules: '14.4.2/a × 3.29.11',
    what: 'prisoners go down with the house in which they are held',
    active: 'german',
    units: {
      ...FAR,
      gt: ['StG III/105 at D9', { facing: 0 }],
      r1: '4-4-7 at D4',
      g1: ['unarmed 4-6-7 at D4', { broken: true, guard: 'r1' }],
    },
    hexes: { D4: 'wooden-building' },
    steps: [german('fire-ordnance', shell('D4', { ammunition: 'HE' }), 1, 1, 1, 1, 1, ...NO_FIRE)],
    after: { r1: null, g1: null },
  },
  {
    rules: '14.4.2/a × 3.8.2',
    what: 'and so does a hero',
    units: { ...FAR, gt: ['StG III/105 at D9', { facing: 0 }], r1: '1-4-9 at D4', r2: '4-4-7 at D4' },
    hexes: { D4: 'wooden-building' },
    steps: [german('fire-ordnance', shell('D4', { ammunition: 'HE' }), 1, 1, 1, 1, 1, ...NO_FIRE)],
    after: { r1: null, r2: null },
  },
  {
    rules: '14.4.2/a × 6.3.4',
    what: 'and both sides of a melee',
    units: {
      ...FAR,
      gt: ['StG III/105 at D9', { facing: 0 }],
      r1: ['4-4-7 at D4', { melee: true }],
      g1: ['4-6-7 at D4', { melee: true }],
    },
    hexes: { D4: 'wooden-building' },
    steps: [german('fire-ordnance', shell('D4', { ammunition: 'HE' }), 1, 1, 1, 1, 1, ...NO_FIRE)],
    after: { r1: null, g1: null },
  },
  {
    rules: '14.4.5 × 16.2.1',
    what: 'men set rubble on fire as they do its house',
    phase: 'advancing-fire',
    units: { ...FAR, g1: '4-6-7 at D5' },
    hexes: { D5: 'wooden-rubble' },
    steps: [german('start-fire', { unit: 'g1' }, 4, 3)],
    tells: { 'fire-broke-out': { at: 'D5' } },
  },
  {
    rules: '14.4.5 × 3.23.7',
    what: 'rubble is no cover to rally in',
    phase: 'rally',
    units: { ...FAR, g1: ['4-6-7 at D4', { broken: true }], gl: '8-0 at D4' },
    hexes: { D4: 'stone-rubble' },
    steps: [german('rally', { unit: 'g1', leader: 'gl' }, 4, 3)],
    tells: { 'rally-attempt': { modifiers: [{ value: 0 }, { why: 'not in cover', value: 1 }] } },
  },
  {
    rules: '14.4.5 × 2.3.8.1/a',
    what: 'by day nobody goes under a "?" in rubble',
    phase: 'close-combat',
    units: { ...FAR, g1: '4-6-7 at D4', g2: '4-6-7 at F4' },
    hexes: { D4: 'stone-rubble', F4: 'woods' },
    steps: [german('conceal', { units: ['g1'] })],
    refused: 'IN_VIEW',
  },
  {
    rules: '14.4.5 × 15.3.2',
    what: 'men dig in rubble that is no building any more',
    units: { ...FAR, g1: '4-6-7 at D4' },
    hexes: { D4: 'stone-rubble' },
    steps: [german('dig-in', { unit: 'g1' }, 2, 2)],
    tells: { digging: { passed: true } },
  },
]);

crossings('vehicles on bad ground', [
  {
    rules: '14.12.4 × 7.1.11',
    what: 'an overrun in brush has half, and on 11 stops the tank',
    phase: 'movement',
    units: { ...FAR, gt: ['MkIVF2 at D9', { facing: 0 }], r1: '4-4-7 at D8' },
    hexes: { D8: 'brush' },
    steps: [german('drive', { unit: 'gt', path: ['D8'], overrun: ['bow'] }), russian('pass', {}, 6, 5)],
    after: { gt: { immobilized: true } },
  },
  {
    rules: '14.12.8 × 7.1.11',
    what: 'in deep snow it does neither',
    phase: 'movement',
    units: { ...FAR, gt: ['MkIVF2 at D9', { facing: 0 }], r1: '4-4-7 at D8' },
    hexes: { D8: 'brush' },
    options: DEEP_SNOW,
    steps: [german('drive', { unit: 'gt', path: ['D8'], overrun: ['bow'] }, 6, 5)],
    after: { gt: { immobilized: null } },
  },
  {
    rules: '15.7.11.4 × 11.15.8',
    what: 'men on a truck that mines destroy go down with it',
    phase: 'movement',
    units: { ...FAR, gt: ['truck at D9', { facing: 0 }], g1: ['4-6-7', { aboard: 'gt' }] },
    marks: { D8: { mines: 12 } },
    steps: [german('drive', { unit: 'gt', path: ['D8'] }, 1, 1)],
    after: { gt: null },
  },
  {
    rules: '15.1.12 × 15.7.11.1',
    what: 'a tank crushes the wire of a minefield, and is struck there',
    phase: 'movement',
    units: { ...FAR, gt: ['MkIVF2 at D9', { facing: 0 }] },
    marks: { D8: { wire: true, mines: 6 } },
    steps: [german('drive', { unit: 'gt', path: ['D8'] }, 6, 6)],
    tells: { 'wire-crushed': { at: 'D8' }, 'mines-attack': { at: 'D8' } },
  },
  {
    rules: '15.2.2 × 13.20.5',
    what: 'behind a roadblock a tank is hull down',
    units: { ...FAR, ...GUN, rt: ['T-34 at D4', { facing: 3 }] },
    marks: { D4: { roadblock: 3 } },
    steps: [german('fire-ordnance', shell('D4', { target: 'rt' }), 2, 6, 6, 6)],
    tells: { 'ordnance-fired': { aimed: [{ hit: true }] } },
  },
  {
    rules: '14.18.2 × 16.6.7.5',
    what: 'a light mortar fires from a frozen marsh, and not from one that is wet',
    units: { ...FAR, g1: '4-6-7 at D9', gm: ['50mm mortar with g1', { facing: 0 }], r1: '4-4-7 at D4' },
    hexes: { D9: 'marsh' },
    steps: [german('fire-ordnance', { unit: 'gm', at: 'D4' })],
    refused: 'IN_WATER',
  },
  {
    rules: '16.2.11.1/a × 11.32.1',
    what: 'a tank that cannot move is lost in the fire that has come upon it',
    phase: 'movement',
    units: { ...FAR, gt: ['MkIVF2 at D8', { facing: 0, immobilized: true }] },
    hexes: { D8: 'woods' },
    marks: { D8: { burning: true } },
    steps: [german('end-phase')],
    after: { gt: null },
  },
  {
    rules: '16.2.11.1/a × 7.1.1',
    what: 'no tank overruns men in a fire',
    phase: 'movement',
    units: { ...FAR, gt: ['MkIVF2 at D9', { facing: 0 }], r1: '4-4-7 at D8' },
    hexes: { D8: 'brush' },
    marks: { D8: { burning: true } },
    steps: [german('drive', { unit: 'gt', path: ['D8'], overrun: ['bow'] })],
    refused: 'IMPASSABLE',
  },
]);

crossings('walls and streams', [
  {
    rules: '14.5.3 × 14.14.2',
    what: 'a wall and shell holes are worth 3 together',
    phase: 'defensive-fire',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D4' },
    hexes: { D8: { terrain: 'shellholes', hexsides: { 0: 'wall' } } },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: { 'fire-attack': { outcomes: [{ modifiers: [{ value: 1 }, { value: 2 }] }] } },
  },
  {
    rules: '14.22.6/a × 14.5.2',
    what: 'out of a stream over a wall: two factors, one, and one',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D8' },
    hexes: { D8: { terrain: 'shallow-stream', level: -1 }, D7: { hexsides: { 3: 'wall' } } },
    steps: [german('move', move('g1', 'D7'))],
    after: { g1: { spent: 4 } },
  },
]);
