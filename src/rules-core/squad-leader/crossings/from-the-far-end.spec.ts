import { drawn, Trial } from '../testkit.testkit.js';
import { blow, crossings, fire, german, move, russian } from './crossings.testkit.js';

const FAR = { r9: '4-4-7', g9: '4-6-7' } as const;
const DEEP_SNOW = { underfoot: 'deep snow', snow: true } as const;
const BROKEN = { broken: true, dm: true } as const;
const BUNKER = { squads: 2, front: 3, rear: 5, facing: 0 } as const;
const MISS = [6, 5] as const;
const hit = (...modifiers: object[]) => ({ 'fire-attack': { outcomes: [{ modifiers }] } }) as const;
const MOVED = { why: 'moved', value: -1 } as const;
const OPEN = { why: 'in the open', value: -1 } as const;
const CLIFF = { D7: { level: 2, hexsides: { 3: 'cliff' } } } as const;

crossings('high and low', [
  {
    rules: '14.8.1 × 5.4.1',
    what: 'down a cliff men fire with three times their strength',
    units: { ...FAR, g1: '4-6-7 at D7', r1: '4-4-7 at D8' },
    hexes: CLIFF,
    steps: [german('fire', fire('D8', 'g1'), ...MISS)],
    tells: { 'fire-attack': { fp: 12 } },
  },
  {
    rules: '14.9.4 × 5.4.1',
    what: 'down a double crest as down a cliff',
    units: { ...FAR, g1: '4-6-7 at D7', r1: '4-4-7 at D8' },
    hexes: { D7: { level: 3 }, D8: { level: 1 } },
    steps: [german('fire', fire('D8', 'g1'), ...MISS)],
    tells: { 'fire-attack': { fp: 12 } },
  },
  {
    rules: '14.5.1 × 14.7.9',
    what: 'from a hill men see over a wall',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D9' },
    hexes: { D4: { level: 1 }, D7: { hexsides: { 0: 'wall' } } },
    steps: [german('fire', fire('D9', 'g1'), ...MISS)],
    tells: { 'fire-attack': { at: 'D9' } },
  },
  {
    rules: '15.2.2 × 14.7.9',
    what: 'and over a roadblock',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D9' },
    hexes: { D4: { level: 1 } },
    marks: { D7: { roadblock: 0 } },
    steps: [german('fire', fire('D9', 'g1'), ...MISS)],
    tells: { 'fire-attack': { at: 'D9' } },
  },
  {
    rules: '14.4.7/a × 2.1.2',
    what: 'rubble that fell into the open hides men behind it',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D8', r2: '4-4-7 at F4' },
    clock: { rubble: true },
    marks: { D6: { rubble: { is: 'stone', from: 0, fallen: true } } },
    steps: [german('fire', fire('D8', 'g1'), ...MISS)],
    tells: { 'fire-attack': null },
  },
  {
    rules: '14.4.7/a × 5.3.1',
    what: 'and covers men in it',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D6' },
    clock: { rubble: true },
    marks: { D6: { rubble: { is: 'stone', from: 0, fallen: true } } },
    steps: [german('fire', fire('D6', 'g1'), ...MISS)],
    tells: hit({ why: 'stone rubble', value: 3 }),
  },
  {
    rules: '14.28.8.7 × 8.9.1.1',
    what: 'forders fire no machine gun',
    units: { ...FAR, g1: '4-6-7 at D6', gm: 'LMG with g1', r1: '4-4-7 at D7' },
    hexes: { D6: { terrain: 'shallow-river', level: -1 } },
    steps: [german('fire', fire('D7', 'gm'))],
    refused: 'IN_WATER',
  },
  {
    rules: '14.28.8.3 × 4.5.1',
    what: 'who wades in is hazardous to see, and nothing else is added',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D7', r1: '4-4-7 at D5' },
    hexes: { D6: { terrain: 'shallow-river', level: -1 } },
    steps: [german('wade', { units: ['g1'], to: 'D6' }), russian('fire', fire('D6', 'r1'), ...MISS)],
    tells: { 'fire-attack': { outcomes: [{ modifiers: [{ value: -2 }] }] } },
  },
  {
    rules: '14.31.3 × 16.5.9.6',
    what: 'mud does nothing to concrete',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D5' },
    hexes: { D6: 'runway' as never },
    options: { underfoot: 'mud' },
    steps: [german('move', move('g1', 'D6'))],
    after: { g1: { spent: 1 } },
  },
]);

crossings('works and weapons', [
  {
    rules: '15.5.12 × 5.1.1',
    what: 'men on top of a bunker do not fire at those inside',
    units: { ...FAR, g1: '4-6-7 at D8', r1: ['4-4-7 at D8', { bunkered: 'D8' }] },
    marks: { D8: { bunker: BUNKER } },
    steps: [german('fire', fire('D8', 'g1'))],
    refused: 'OUT_OF_ARC',
  },
  {
    rules: '15.7.4 × 4.12.22',
    what: 'cavalry that rides out of mines is struck, without anything added',
    phase: 'movement',
    units: { ...FAR, g1: ['4-6-7 at D8', { rides: 'gh', skill: 'cavalry' }], gh: 'horses at D8' },
    marks: { D8: { mines: 6 } },
    steps: [german('move', move('g1', 'D7'), 6, 6)],
    tells: { 'mines-attack': { outcomes: [{ modifiers: [] }] } },
  },
  {
    rules: '15.7.6 × 3.8.3',
    what: 'a hero is not shaken by a leader whom mines break beside him',
    phase: 'movement',
    units: { ...FAR, gl: '8-0 at D9', g1: '1-4-9 at D8' },
    marks: { D8: { mines: 6 } },
    steps: [german('move', move('gl', 'D8'), 3, 3, 6, 5)],
    after: { gl: { broken: true } },
  },
  {
    rules: '15.7.6 × 3.17.4',
    what: 'nor are Finns',
    phase: 'movement',
    active: 'finnish',
    enemy: 'russian',
    units: { r9: '4-4-7', f9: '5-4-8', fl: '8-0 at D9', f1: '5-4-8 at D8' },
    marks: { D8: { mines: 6 } },
    steps: [['finnish', { order: 'move', units: ['fl'], path: ['D8'] }, 3, 3, 6, 5]],
    after: { fl: { broken: true } },
  },
  {
    rules: '15.7.4 × 3.4.3',
    what: 'a leader whom mines wound has no factors left for more than three hexes',
    phase: 'movement',
    units: { ...FAR, gl: '8-0 at D8' },
    marks: { D8: { mines: 6 } },
    steps: [german('move', move('gl', 'D7'), 6, 6)],
    after: { gl: { at: 'D7' } },
  },
  {
    rules: '15.4.7 × 11.12.1',
    what: 'no armoured car drives over a trench',
    phase: 'movement',
    units: { ...FAR, gt: ['SdKfz 222 at D9', { facing: 0 }] },
    marks: { D8: { trench: 3 } },
    steps: [german('drive', { unit: 'gt', path: ['D8'] })],
    refused: 'IMPASSABLE',
  },
  {
    rules: '15.3.8 × 11.12.1',
    what: 'an entrenchment costs it nothing',
    phase: 'movement',
    units: { ...FAR, gt: ['SdKfz 222 at D9', { facing: 0 }] },
    marks: { D8: { entrenchment: true } },
    steps: [german('drive', { unit: 'gt', path: ['D8'] })],
    after: { gt: { at: 'D8', spent: 3 } },
  },
  {
    rules: '15.4.8.2 × 11.31.1',
    what: 'no tank drives into an anti-tank ditch',
    phase: 'movement',
    units: { ...FAR, gt: ['MkIVF2 at D9', { facing: 0 }] },
    marks: { D8: { ditch: true } },
    steps: [german('drive', { unit: 'gt', path: ['D8'] })],
    refused: 'IMPASSABLE',
  },
  {
    rules: '15.1.10 × 5.6.8.1',
    what: 'who has advanced into wire and stays there is in the open to nobody',
    phase: 'defensive-fire',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D5' },
    marks: { D8: { wire: true } },
    steps: [russian('fire', fire('D8', 'r1'), ...MISS)],
    tells: hit(),
  },
  {
    rules: '15.1.4 × 5.6.8.1',
    what: 'who walks out of it is fired on in it as one who has moved there',
    phase: 'movement',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D5' },
    marks: { D8: { wire: true } },
    steps: [german('move', move('g1', 'D9'), 2), russian('fire', fire('D9', 'r1'), ...MISS)],
    tells: hit(MOVED, OPEN),
  },
  {
    rules: '15.1.7 × 2.8.18',
    what: 'at night who clears wire in the dark keeps his "?"',
    options: { night: true },
    units: { ...FAR, g1: ['4-6-7 at D8', { hidden: true, concealed: true }], r1: '4-4-7 at D4' },
    marks: { D8: { wire: true } },
    steps: [german('clear-away', { unit: 'g1', what: 'wire', at: 'D8' }, 6, 6)],
    after: { g1: { concealed: true } },
  },
  {
    rules: '15.3.2 × 2.8.18',
    what: 'and so does who digs',
    options: { night: true },
    units: { ...FAR, g1: ['4-6-7 at D8', { hidden: true, concealed: true }], r1: '4-4-7 at D4' },
    steps: [german('dig-in', { unit: 'g1' }, 6, 6)],
    after: { g1: { concealed: true } },
  },
  {
    rules: '15.3.2 × 2.8.25',
    what: 'but not in the light of a burning wood',
    options: { night: true },
    units: { ...FAR, g1: ['4-6-7 at D8', { hidden: true, concealed: true }], r1: '4-4-7 at D4' },
    hexes: { E9: 'woods' },
    marks: { E9: { burning: true } },
    steps: [german('dig-in', { unit: 'g1' }, 6, 6)],
    after: { g1: { concealed: null } },
  },
]);

crossings('smoke, fog and snow', [
  {
    rules: '16.2.11.2 × 16.4.2.3',
    what: 'in a heavy wind it has none',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D8' },
    hexes: { D6: 'wooden-rubble', D8: { level: 2 }, D4: { level: 2 } },
    options: { wind: { force: 'heavy', towards: 0 } },
    marks: { D6: { burning: true } },
    steps: [german('fire', fire('D8', 'g1'), ...MISS)],
    tells: hit(),
  },
  {
    rules: '16.2.11.2 × 14.7.9',
    what: 'from hill to hill over a burning hex a die of 4 is 4',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D8' },
    hexes: { D6: 'brush', D8: { level: 2 }, D4: { level: 2 } },
    marks: { D6: { burning: true } },
    steps: [german('fire', fire('D8', 'g1'), ...MISS, 4)],
    tells: hit({ why: 'smoke', value: 4 }),
  },
  {
    rules: '16.4.2.4 × 16.2.11.2',
    what: 'in a mild breeze it is 2',
    units: { ...FAR, g1: '4-6-7 at D4', r1: '4-4-7 at D8' },
    hexes: { D6: 'brush', D8: { level: 2 }, D4: { level: 2 } },
    options: { wind: { force: 'mild', towards: 0 } },
    marks: { D6: { burning: true } },
    steps: [german('fire', fire('D8', 'g1'), ...MISS, 4)],
    tells: hit({ why: 'smoke', value: 2 }),
  },
  {
    rules: '16.5.5.1 × 2.8.6',
    what: 'in fog nobody fires at gun flashes',
    units: { ...FAR, g1: '4-6-7 at D4', r1: ['4-4-7 at D8', { firedIn: 'prep-fire' }] },
    options: { weather: 'fog', fogTop: 0 },
    clock: { visibility: 2 },
    marks: { D8: { flash: 2 } },
    steps: [german('fire', fire('D8', 'g1'))],
    refused: 'TOO_DARK',
  },
  {
    rules: '16.5.5.8 × 12.7.5',
    what: 'nothing that lies in fog is strafed',
    units: { ...FAR, gl: '8-0 at A1', r1: '4-4-7 at D8', gf: 'fighter' },
    sides: { german: { air: {} } },
    options: { weather: 'fog', fogTop: 0 },
    clock: { visibility: 3 },
    steps: [german('strafe', { aircraft: 'gf', at: 'D8', along: 3 })],
    refused: 'NO_SIGHT',
  },
  {
    rules: '16.6.7.3 × 14.15.2.1',
    what: 'bombs on men in snowy woods: 1 less for the burst, and 1 for the snow',
    units: {
      ...FAR,
      gc: 'crew 2-4-7 at D9',
      gg: ['81mm mortar with gc', { facing: 0 }],
      r1: '4-4-7 at D3',
    },
    hexes: { D3: 'woods' },
    options: DEEP_SNOW,
    steps: [german('fire-ordnance', { unit: 'gg', at: 'D3' }, 3, 2, 6, 6)],
    tells: {
      'ordnance-fired': { aimed: [{ modifiers: [{ why: 'air burst', value: -1 }] }] },
      'shell-burst': { outcomes: [{ modifiers: [{ why: 'deep snow', value: 1 }] }] },
    },
  },
  {
    rules: '16.6.7.10 × 15.7.14.1/a',
    what: 'sappers among mines in deep snow: 2 for them, and 1 for the snow',
    phase: 'movement',
    units: { ...FAR, g1: ['8-3-8 at D9', { training: 'engineers' }] },
    marks: { D8: { mines: 6 } },
    options: DEEP_SNOW,
    steps: [german('move', move('g1', 'D8'), 6, 6)],
    tells: { 'mines-attack': { outcomes: [{ modifiers: [{ value: 2 }, { value: 1 }] }] } },
  },
  {
    rules: '16.6.4 × 15.3.4',
    what: 'a leader of -1 and the snow: 4 is enough for a squad, 5 is not',
    units: { ...FAR, g1: '4-6-7 at D8', gl: '9-1 at D8' },
    options: { snow: true },
    steps: [german('dig-in', { unit: 'g1', leader: 'gl' }, 3, 2)],
    tells: { digging: { passed: false } },
  },
  {
    rules: '16.5.9.8 × 4.13.12',
    what: 'in mud who came by a paved road has nothing against him',
    phase: 'close-combat',
    units: { ...FAR, g1: '4-6-7 at D8', r1: '4-4-7 at D8' },
    options: { underfoot: 'mud' },
    steps: [german('close-combat', blow('g1', 'r1')), russian('pass', {}, ...MISS)],
    tells: { 'close-combat-attack': { blows: [{ modifiers: [] }] } },
  },
  {
    rules: '16.6.8.5 × 15.3.7',
    what: 'in Extreme Winter men go into the entrenchments that are there',
    phase: 'movement',
    options: { optional: ['16.6.8'] },
    units: { ...FAR, g1: '4-6-7 at D8' },
    marks: { D8: { entrenchment: true } },
    steps: [german('take-cover', { units: ['g1'] })],
    after: { g1: { entrenched: 'D8', spent: 1 } },
  },
  {
    rules: '16.6.7.5 × 4.14.2',
    what: 'nobody wades or swims under the ice',
    phase: 'movement',
    options: DEEP_SNOW,
    units: { ...FAR, g1: '4-6-7 at D8' },
    hexes: { D7: { terrain: 'shallow-river', level: -1 } },
    steps: [german('wade', { units: ['g1'], to: 'D7' })],
    refused: 'NO_WAY',
  },
]);

const HALL = drawn({ buildings: [{ is: 'stone', hexes: 'D5 D6 D7', upperLevels: 2, stairways: 'D6' }] });
const inside = (phase: 'movement' | 'prep-fire' | 'rout' | 'close-combat' | 'advance', units: object) =>
  new Trial({ map: HALL, phase, units: { ...FAR, ...units } as never });

const upwards = (at: string) => ({ order: 'fire', at, firers: ['g1'] });

describe('upstairs', () => {
  test('[squad-leader 14.3.20.1 × 4.1.5] two floors up the stairs cost two factors', () => {
    const trial = inside('movement', { g1: '4-6-7 at D6' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D6/1', 'D6/2'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'D6/2', spent: 2 });
  });

  test('[squad-leader 14.3.3 × 4.3.1] each floor holds as many as a hex', () => {
    const three = { g1: '4-6-7 at D6/1', g2: '4-6-7 at D6/1', g3: '4-6-7 at D6/1' };
    const up = { order: 'move', units: ['g4'], path: ['D6/1'] };
    expect(inside('movement', { ...three, g4: '4-6-7 at D6' }).refusal('german', up)?.refused).toBe(
      'NO_ROOM',
    );
    const { g3: _, ...two } = three;
    expect(inside('movement', { ...two, g4: '4-6-7 at D6' }).refusal('german', up)).toBeUndefined();
  });

  test('[squad-leader 14.3.20.3/a × 5.4.1] up the stairs men fire with twice their strength, and not without stairs', () => {
    const shot = (hex: string) =>
      inside('prep-fire', { g1: `4-6-7 at ${hex}`, r1: `4-4-7 at ${hex}/1`, r2: '4-4-7 at D8' });
    const trial = shot('D6').order('german', upwards('D6/1'), ...MISS);
    expect(trial.told('fire-attack')[0]?.fp).toBe(8);
    const other = shot('D5');
    expect(other.legalOf('german', 'fire').some(({ at }) => at === 'D5/1')).toBe(false);
  });

  test('[squad-leader 14.3.20.3/a × 6.1.1] nor do they fight hand to hand from floor to floor', () => {
    const trial = inside('close-combat', { g1: '4-6-7 at D5', r1: '4-4-7 at D5/1' });
    expect(trial.awaits.join()).not.toContain('close-combat');
  });

  test('[squad-leader 14.3.20.4 × 3.21.2] enemies below do not drive the broken out where there are no stairs', () => {
    const stays = (hex: string) =>
      inside('rout', { g1: [`4-6-7 at ${hex}/1`, BROKEN], r1: `4-4-7 at ${hex}` }).refusal('german', 'pass')
        ?.refused;
    expect([stays('D5'), stays('D6')]).toEqual([undefined, 'MUST_ROUT']);
  });
});
