import { agreed } from '../lists.testkit.js';
import { begin, d100, field, refused, type Setup } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const ids = (units: Units) => [...Object.keys(units), 'nobody'];
const parties = (...groups: string[]) => groups.map((group) => group.split('+'));

describe('digging in', () => {
  const map = field({ D5: 'stone-building', E4: 'woods', F4: 'river' });
  const marks: Setup['marks'] = { B4: { features: ['shellholes'] }, B5: { features: ['paved-road'] } };
  const units: Units = {
    g1: '6-6 at D4',
    g2: ['6-6 at D4', { dugIn: true }],
    g3: ['6-6 at D4', { yellow: 'pinned' }],
    g4: '6-6 at D5',
    g5: ['6-6 at D4', { marker: 'moved' }],
    g6: '6-6 at E4',
    g7: 'nco at E3',
    g8: 'tank at E3',
    g9: 'MG 34 at E3',
    ga: '6-6 at B4',
    gb: '6-6 at B5',
    gc: '6-6',
    gd: '6-6 at D5/1',
    a1: '7-6 at L9',
  };
  const scene = () => begin(units, { map, marks });

  test('[combat 7.1.1] infantry that may move, on open ground or in woods, and nobody else', () => {
    expect(agreed(scene(), 'german', 'dig-in', { units: parties(...ids(units)) })).toEqual(
      ['g1', 'g6', 'g7', 'g9'].map((id) => `dig-in ${id}`),
    );
  });

  test.each([
    ['[combat 7.1.2] dug in', 'g2', 'DUG_IN'],
    ['[combat 12.3.1.5.3] Pinned Down', 'g3', 'PINNED'],
    ['[combat 7.1.1] in a building', 'g4', 'NO_DIGGING'],
    ['[combat 4.4.7] has moved', 'g5', 'HAS_MOVED'],
    ['[combat 7.1.1.2] a tank', 'g8', 'CANNOT_DIG'],
    ['[combat 7.7.1] among shellholes', 'ga', 'NO_DIGGING'],
    ['[combat 6.3.1] on a paved road', 'gb', 'NO_DIGGING'],
    ['off the map', 'gc', 'CANNOT_DIG'],
    ['[combat 7.1.1] upstairs', 'gd', 'NO_DIGGING'],
    ["an enemy's", 'a1', 'NO_SUCH_UNIT'],
    ['nobody', 'nobody', 'NO_SUCH_UNIT'],
    ['[combat 7.1.1.1] two without a leader', 'g1+g6', 'NOT_A_PLATOON'],
    ['[combat 7.1.1.1] two hexes apart', 'g7+gb', 'NO_DIGGING'],
    ['[combat 7.1.1.1] twice', 'g1+g1', 'TWICE'],
    ['[combat 7.1.1.1] a platoon', 'g1+g6+g7', undefined],
    ['[combat 7.1.1.1] a platoon of weapons', 'g6+g7+g9', undefined],
  ])('%s', (_, group, code) => {
    expect(refused(scene(), { order: 'dig-in', units: group.split('+') })).toBe(code);
  });

  test('[combat 7.1.1.1] up to three adjacent hexes dig together', () => {
    const line: Units = {
      g1: 'nco at D4',
      g2: '6-6 at D5',
      g3: '6-6 at D6',
      g4: '6-6 at D7',
      g5: ['nco at D3', { wounded: true }],
      g6: '6-6 at H9',
      a1: '7-6 at L9',
    };
    const code = (group: string) => refused(begin(line), { order: 'dig-in', units: group.split('+') });
    expect(code('g1+g2+g3')).toBeUndefined();
    expect(code('g1+g2+g3+g4')).toBe('NOT_A_PLATOON');
    expect(code('g1+g3')).toBe('NOT_A_PLATOON');
    expect(code('g1+g6')).toBe('NOT_A_PLATOON');
    expect(code('g2+g3')).toBe('NOT_A_PLATOON');
  });
});

describe('clearing', () => {
  const since = (turn: number) => ({ clearingSince: turn });
  const units: Units = {
    g1: ['6-6 at D4', since(1)],
    g2: ['nco at D4', since(1)],
    g3: ['8-2 at E4', since(1)],
    g4: ['6-6 at F4', since(1)],
    g5: ['6-6 at C4', since(2)],
    g6: ['nco at C4', since(2)],
    g7: '6-6 at B4',
    g8: 'nco at B4',
    g9: ['3-6 at A4', since(1)],
    ga: ['nco at A4', since(1)],
    gb: ['3-6 at H4', since(1)],
    gc: ['3-6 at H4', since(1)],
    gd: ['nco at H4', since(1)],
    ge: ['6-6 at J4', { clearingSince: 1, yellow: 'pinned' }],
    gf: ['nco at J4', since(1)],
    gg: ['6-6 at A8', since(1)],
    gh: ['nco at A8', since(1)],
    gi: ['6-6', since(1)],
    a1: ['7-6 at L9', since(1)],
    a2: ['nco at L9', since(1)],
  };
  const wired = Object.fromEntries(
    ['F4', 'C4', 'B4', 'A4', 'H4', 'J4', 'L9'].map((at) => [at, { wire: true as const }]),
  );
  const marks: Setup['marks'] = {
    D4: { mines: 'american', wire: true },
    E4: { roadblock: { sides: [0, 1, 5] } },
    ...wired,
  };
  const scene = () => begin(units, { clock: { turn: 2 }, marks });
  const whole = parties(
    'g1+g2',
    'g3',
    'g4',
    'g5+g6',
    'g7+g8',
    'g9+ga',
    'gb+gc+gd',
    'ge+gf',
    'gg+gh',
    'a1+a2',
  );

  test('[combat 7.3.8] [combat 7.3.10] [combat 7.8.3] a leader with a squad, or engineers, who crawled in in an earlier turn', () => {
    const what = ['mines', 'wire', 'roadblock'];
    expect(agreed(scene(), 'german', 'clear', { units: whole, what })).toEqual([
      'clear g1+g2 mines',
      'clear g1+g2 wire',
      'clear g3 roadblock',
      'clear gb+gc+gd wire',
    ]);
  });

  test.each([
    ['[combat 7.3.8] without a leader', 'g1', 'NO_PARTY'],
    ['[combat 7.3.8] without a squad', 'g2', 'NO_PARTY'],
    ['[combat 7.3.8] half a squad', 'g9+ga', 'NO_PARTY'],
    ['[combat 7.3.8] half a squad of two', 'gb+gd', 'NO_PARTY'],
    ['[combat 7.3.8] nothing there', 'gg+gh', 'NOTHING_TO_CLEAR'],
    ['[combat 7.3.8] another obstacle', 'g3', 'NOTHING_TO_CLEAR'],
    ['[combat 7.3.8.1] crawled in in this turn', 'g5+g6', 'TOO_SOON'],
    ['[combat 7.3.8.1] has not crawled in', 'g7+g8', 'TOO_SOON'],
    ['[combat 12.3.1.5.3] Pinned Down', 'ge+gf', 'PINNED'],
    ['[combat 7.3.8] in two hexes', 'g1+g3', 'NOT_TOGETHER'],
    ['twice', 'g1+g1', 'NO_SUCH_UNIT'],
    ['nobody', 'g1+nobody', 'NO_SUCH_UNIT'],
    ['off the map', 'gi', 'NO_SUCH_UNIT'],
    ["an enemy's", 'a1+a2', 'NO_SUCH_UNIT'],
  ])('%s', (_, group, code) => {
    expect(refused(scene(), { order: 'clear', units: group.split('+'), what: 'wire' })).toBe(code);
  });
});

describe('mouseholes', () => {
  const map = field({
    D4: 'stone-building',
    D5: 'stone-building',
    B4: { hexsides: { 0: 'wall', 1: 'cliff' } },
  });
  const marks: Setup['marks'] = {
    D4: { mouseholes: [3], features: ['cellar'] },
    H4: { roadblock: { sides: [0, 1, 5] } },
    H5: { roadblock: { sides: [0] } },
    J5: { pillbox: { side: 'american', facing: 0 } },
    K9: { blackBars: [2] },
  };
  const units: Units = {
    g1: 'demo at D4',
    g2: 'demo at E5',
    g3: 'demo at B4',
    g4: 'demo at H4',
    g5: ['demo at D4', { fired: 1 }],
    g6: 'molotov at D4',
    g7: 'demo',
    g8: 'demo at L12',
    g9: 'demo at D4/cellar',
    ga: 'demo at K9',
    gp: 'demo at J6',
    gr: 'demo at D4/roof',
    a1: '7-6 at J1',
    a2: 'demo at D4',
  };
  const scene = () => begin(units, { map, marks });
  const sides = (id: string, ...all: number[]) => all.map((side) => `blow-mousehole ${id} ${side}`);

  test('[combat 7.6.1] [combat 7.8.3] through walls of buildings, hexside terrain and pillboxes, once each', () => {
    const near = { unit: ids(units), side: [0, 1, 2, 3, 4, 5] };
    expect(agreed(scene(), 'german', 'blow-mousehole', near)).toEqual([
      ...sides('g1', 0, 1, 2, 4, 5),
      ...sides('g2', 4, 5),
      ...sides('g3', 0),
      ...sides('g9', 0, 1, 2, 4, 5),
      ...sides('ga', 2),
      ...sides('gp', 0),
    ]);
  });

  test.each([
    ['[combat 7.6.1] open already', 'g1', 3, 'OPEN_ALREADY'],
    ['[combat 7.6.1] no wall', 'g2', 1, 'NO_WALL'],
    ['[combat 7.6.1] a cliff', 'g3', 1, 'NO_WALL'],
    ['[combat 7.8.3] a roadblock', 'g4', 0, 'ROADBLOCK'],
    ['[combat 7.8.3] a roadblock of the next hex', 'g4', 3, 'ROADBLOCK'],
    ['[combat 12.1.1.1.1] has fired', 'g5', 0, 'HAS_FIRED'],
    ['[combat 7.6.1] no charge', 'g6', 0, 'NO_CHARGE'],
    ['off the map', 'g7', 0, 'NO_SUCH_UNIT'],
    ["an enemy's", 'a2', 0, 'NO_SUCH_UNIT'],
    ['[combat 7.6.1] on a roof', 'gr', 0, 'NO_WALL'],
  ])('%s', (_, unit, side, code) => {
    expect(refused(scene(), { order: 'blow-mousehole', unit, side })).toBe(code);
  });

  test('[combat 7.6.2] opens the wall from both sides; the charge is used up', () => {
    const trial = scene().order('german', { order: 'blow-mousehole', unit: 'g1', side: 0 }, ...d100(50));
    expect(trial.told('blows-a-hole')).toMatchObject([
      { unit: 'g1', hex: 'D4', side: 0, rolled: 50, opens: true },
    ]);
    expect(trial.battle.location('D4').mouseholes).toEqual([0, 3]);
    expect(trial.battle.location('D3').mouseholes).toEqual([3]);
    expect(trial.told('used-up')).toEqual([{ unit: 'g1' }]);
    expect(trial.battle.unit('g1')).toBeUndefined();
    const dud = scene().order('german', { order: 'blow-mousehole', unit: 'g1', side: 0 }, ...d100(99));
    expect(dud.battle.location('D3').mouseholes).toBeUndefined();
    expect(dud.battle.unit('g1')).toBeUndefined();
  });
});

describe('fortifications of the order of battle', () => {
  const AREA = ['D4', 'D5', 'E4', 'E5', 'F4', 'F5', 'G4'];
  const map = field({ D5: 'stone-building', E4: 'river', G4: 'stone-building' });
  const marks: Setup['marks'] = {
    E5: { features: ['road'] },
    F4: { features: ['paved-road'] },
    F5: { features: ['machine-parts'] },
  };
  const units: Units = {
    g1: '6-6 at D4',
    g2: ['6-6 at D5', { dugIn: true }],
    g3: ['truck at E5', { facing: 0 }],
    g4: 'tank at E5',
    g5: ['6-6 at E5', { hidden: true }],
    g6: '6-6 at H4',
    a1: '7-6 at D4',
  };
  const works = { mines: 2, wire: 1, trench: 1, pillbox: 1, roadblock: 1, 'dug-in': 1 };
  const scene = (left: object = works) =>
    begin(units, {
      map,
      marks,
      sides: { german: { setUp: AREA } },
      secrets: { german: { works: left } },
      agenda: [{ task: 'turn' }, { task: 'conclusion' }, { task: 'impulse' }, { task: 'fortify' }],
    });
  const placing = (what: string, ...hexes: string[]) => hexes.map((hex) => `fortify ${what} ${hex}`);

  test('[combat 3.3.2] [combat 7.4.1] [combat 7.8.2] [combat 7.9.2] each work on its own ground, within the set-up area', () => {
    const at = [...AREA, 'H4', 'Z99'];
    expect(
      agreed(
        scene(),
        'german',
        'fortify',
        { what: ['mines', 'wire', 'trench'], at },
        { what: ['pillbox', 'roadblock'], at, facing: [undefined, 0] },
        { what: ['dug-in'], at, unit: [undefined, ...ids(units)] },
      ),
    ).toEqual([
      ...placing('dug-in', 'D4 g1', 'E5 g4', 'E5 g5'),
      ...placing('mines', 'D4', 'D5', 'E5', 'F4', 'F5', 'G4'),
      ...placing('pillbox', 'D4 0', 'E5 0', 'F4 0'),
      ...placing('roadblock', 'E5 0', 'F4 0'),
      ...placing('trench', 'D4', 'E5'),
      ...placing('wire', 'D4', 'E5', 'F4'),
    ]);
    expect(agreed(scene({}), 'german', 'fortify', { what: ['mines', 'wire'], at })).toEqual([]);
  });

  const order = (what: string, hex: string, more: object = {}) => ({
    order: 'fortify',
    what,
    at: hex,
    ...more,
  });

  test.each([
    ['[combat 7.3.3] in water', 'mines', 'E4', {}, 'WATER'],
    ['[combat 3.2.5] off the map', 'mines', 'Z99', {}, 'NO_SUCH_HEX'],
    ['[combat 3.3.2] outside the area', 'mines', 'H4', {}, 'OUTSIDE_AREA'],
    ['[combat 7.3.4] hidden on a paved road', 'mines', 'F4', { hidden: true }, 'PAVED'],
    ['[combat 3.3.4.1] mines may be hidden', 'mines', 'D4', { hidden: true }, undefined],
    ['[combat 3.3.4.1] wire may not', 'wire', 'D4', { hidden: true }, 'NOT_HIDDEN'],
    ['[combat 3.3.4.1/a] a trench without hidden men', 'trench', 'D4', { hidden: true }, 'NOT_HIDDEN'],
    ['[combat 3.3.4.1/a] a trench with hidden men', 'trench', 'E5', { hidden: true }, undefined],
    ['[combat 3.3.4.1/a] a pillbox with hidden men', 'pillbox', 'E5', { hidden: true, facing: 2 }, undefined],
    ['[combat 6.5.1.5.1] among machine parts', 'wire', 'F5', {}, 'NO_WORKS'],
    ['[combat 7.4.1] in a building', 'wire', 'D5', {}, 'BUILDING'],
    ['[combat 6.3.1] through a paved road', 'trench', 'F4', {}, 'PAVED'],
    ['[combat 7.8.2] away from roads', 'roadblock', 'D4', { facing: 1 }, 'NO_ROAD'],
    ['[combat 7.8.2] without a facing', 'roadblock', 'E5', {}, 'NO_FACING'],
    ['[combat 7.9.2] without a facing', 'pillbox', 'E5', {}, 'NO_FACING'],
    ['[combat 7.1.1] nobody named', 'dug-in', 'D4', {}, 'NOBODY_TO_DIG_IN'],
    ['[combat 7.1.1] dug in', 'dug-in', 'D5', { unit: 'g2' }, 'NOBODY_TO_DIG_IN'],
    ['[combat 7.1.1] a truck', 'dug-in', 'E5', { unit: 'g3' }, 'NOBODY_TO_DIG_IN'],
    ['[combat 7.1.1] elsewhere', 'dug-in', 'E5', { unit: 'g1' }, 'NOBODY_TO_DIG_IN'],
    ["[combat 7.1.1] an enemy's", 'dug-in', 'D4', { unit: 'a1' }, 'NOBODY_TO_DIG_IN'],
  ])('%s', (_, what, hex, more, code) => {
    expect(refused(scene(), order(what, hex, more))).toBe(code);
  });

  test.each([
    ['[combat 7.3.3] mines', 'mines', {}, 'E5', { mines: 'german' }],
    ['[combat 7.4.1] wire', 'wire', {}, 'E5', { wire: true }],
    ['[combat 7.2.1] a trench', 'trench', {}, 'E5', { trench: true }],
    ['[combat 7.9.2] a pillbox', 'pillbox', { facing: 2 }, 'E5', { pillbox: { side: 'german', facing: 2 } }],
    ['[combat 7.8.2] a roadblock', 'roadblock', { facing: 0 }, 'E5', { roadblock: { sides: [0, 1, 5] } }],
  ])('%s stands where it is placed, and is one less to place', (_, what, more, hex, marksThen) => {
    const trial = scene().order('german', order(what, hex, more));
    expect(trial.battle.location(hex)).toEqual({ features: ['road'], ...marksThen });
    expect(trial.told('fortified')).toEqual([{ side: 'german', what, at: hex }]);
    expect(trial.battle.secret('german').works).toEqual({ ...works, [what]: works[what as 'mines'] - 1 });
  });

  test.each([
    ['mines', {}, { mines: ['E5'] }],
    ['trench', {}, { trenches: ['E5'] }],
    ['pillbox', { facing: 2 }, { pillboxes: [{ at: 'E5', facing: 2 }] }],
  ])('[combat 3.3.4.1] hidden %s are noted and not seen', (what, more, notes) => {
    const trial = scene().order('german', order(what, 'E5', { hidden: true, ...more }));
    expect(trial.battle.location('E5')).toEqual({ features: ['road'] });
    expect(trial.battle.secret('german')).toMatchObject(notes);
    expect(trial.told('fortified')).toEqual([{ side: 'german', what, at: 'E5', hidden: true }]);
    expect(trial.action.effects.at(-1)?.to).toEqual(['german']);
  });

  test('[combat 7.8.1] [combat 7.9.1] what is not placed is lost', () => {
    const trial = scene().order('german', 'done-fortifying');
    expect(trial.battle.secret('german').works).toBeUndefined();
    expect(trial.awaits).toEqual(['german impulse']);
  });
});
