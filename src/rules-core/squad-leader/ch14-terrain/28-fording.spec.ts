import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

const SHALLOW = { terrain: 'shallow-river', level: -1 } as const;
/** A river of two hexes' breadth from west to east across the map, and marsh on its southern bank in the west. */
const ROWS = ['A5-N6'];
const RIVER = drawn({
  levels: { '-1': ROWS.join(' '), '1': 'H9' },
  terrain: { 'shallow-river': ROWS.join(' '), marsh: 'A7-B7' },
});
const river = ({ units = {}, ...setup }: Setup = {}) =>
  new Trial({ map: RIVER, phase: 'movement', units: { g1: '4-6-7 at G7', ...units }, ...setup });
const wade = (to: string, ...units: string[]) => ({
  order: 'wade',
  units: units.length > 0 ? units : ['g1'],
  to,
});
const inRiver = (setup: Setup = {}) =>
  river({ phase: 'advance', ...setup, units: { g1: '4-6-7 at G6', ...setup.units } });
const HEAVY = { current: { flows: 'e', force: 'heavy' } } as const;

describe('fording', () => {
  test('[squad-leader 14.28.1, 14.28.8.1] only in a shallow river; nobody else goes or stands there', () => {
    expect(river().refusal('german', { order: 'move', units: ['g1'], path: ['G6'] })?.refused).toBe(
      'IMPASSABLE',
    );
    for (const terrain of ['river', 'water', 'canal'] as const) {
      const map = field({ D7: { terrain, level: -1 } });
      const trial = river({ map, units: { g1: '4-6-7 at D8' } });
      expect(trial.refusal('german', wade('D7'))?.refused).toBe('NO_WAY');
    }
    expect(river().order('german', wade('G6')).unit('g1').at).toBe('G6');
  });

  test('[squad-leader 14.28.7.1] shallow or deep as the scenario says', () => {
    const deep = river({ options: { water: { rivers: 'deep' } } });
    expect(deep.refusal('german', wade('G6'))?.refused).toBe('NO_WAY');
    const map = field({ D7: { terrain: 'river', level: -1 } });
    const shallow = river({ map, units: { g1: '4-6-7 at D8' }, options: { water: { rivers: 'shallow' } } });
    expect(shallow.refusal('german', wade('D7'))).toBeUndefined();
  });

  test('[squad-leader 14.28.7.2, 14.28.7.3, 14.28.7.4, 14.28.7.5] marshes are rivers when it runs high, mud flats when it runs low; the depth stays', () => {
    const at = (level: 'high' | 'low' | undefined, rivers: 'shallow' | 'deep' = 'shallow') =>
      river({
        map: field({ D7: 'marsh', D6: 'marsh' }),
        units: { g1: '4-6-7 at D7' },
        options: { water: { level, rivers } },
      }).refusal('german', wade('D8'))?.refused;
    expect([at('high'), at('high', 'deep'), at('low'), at(undefined)]).toEqual([
      undefined,
      'NO_WAY',
      undefined,
      'NOT_NOW',
    ]);
  });

  test('[squad-leader-C-124] [squad-leader 14.28.8.2] over no cliff', () => {
    const map = field({ D7: { ...SHALLOW, hexsides: { 3: 'cliff' } } });
    expect(river({ map, units: { g1: '4-6-7 at D8' } }).refusal('german', wade('D7'))?.cites).toEqual([
      '14.28.8.2',
    ]);
  });

  test('[squad-leader 14.28.8.3] with all movement factors in and out, hazardously', () => {
    const trial = river({ units: { r1: '4-4-7 at N1' } });
    trial.order('german', { order: 'move', units: ['g1'], path: ['H7'] });
    expect(trial.refusal('german', wade('H6'))?.cites).toEqual(['14.28.8.3', '14.19.3']);
    const waded = river({ units: { g1: '4-6-7 at G7', r1: '4-4-7 at H9' } }).order('german', wade('G6'));
    expect(waded.unit('g1')).toMatchObject({ spent: 4, hazardous: true });
    expect(waded.refusal('german', { order: 'move', units: ['g1'], path: ['G7'] })?.refused).toBe(
      'HAS_MOVED',
    );
    waded.endPhase().order('russian', { order: 'fire', at: 'G6', firers: ['r1'] }, 6, 6);
    expect(waded.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ value }) => value)).toEqual([-2]);
    const out = river({ units: { g1: '4-6-7 at G6' } }).order('german', wade('G7'));
    expect(out.unit('g1')).toMatchObject({ at: 'G7', spent: 4, hazardous: true });
  });

  test('[squad-leader 14.28.8.3] over the edge of a marsh in the Advance Phase', () => {
    const by = (phase: 'movement' | 'advance', at: string, to: string) =>
      river({ phase, units: { g1: `4-6-7 at ${at}` } }).refusal('german', wade(to))?.refused;
    expect([by('movement', 'A6', 'A7'), by('advance', 'A6', 'A7'), by('advance', 'A7', 'A6')]).toEqual([
      'NOT_NOW',
      undefined,
      undefined,
    ]);
  });

  test('[squad-leader-C-128] [squad-leader 14.28.8.4, 1.3/7.2] from hex to hex in the Advance Phase, and not on a 6', () => {
    expect(river({ units: { g1: '4-6-7 at G6' } }).refusal('german', wade('G5'))?.cites).toEqual([
      '14.28.8.4',
    ]);
    expect(inRiver().order('german', wade('G5'), 5).unit('g1').at).toBe('G5');
    const stays = inRiver().order('german', wade('G5'), 6);
    expect(stays.unit('g1')).toMatchObject({ at: 'G6', advanced: true });
    expect(stays.refusal('german', wade('G5'))?.refused).toBe('HAS_MOVED');
  });

  test('[squad-leader 14.28.6.1, 14.28.6.3, 14.28.8.5] never straight against a heavy current', () => {
    const up = (force: 'heavy' | 'moderate', to: string) =>
      inRiver({ options: { water: { current: { flows: 'e', force } } } }).refusal('german', wade(to), 1)
        ?.cites;
    expect([up('heavy', 'F6'), up('moderate', 'F6'), up('heavy', 'H6'), up('heavy', 'G5')]).toEqual([
      ['14.28.8.5'],
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[squad-leader 14.28.8.7] half of their own fire, and no weapons', () => {
    const trial = inRiver({ phase: 'prep-fire', units: { gm: 'LMG with g1', r1: '4-4-7 at H9' } });
    const fire = (id: string) => ({ order: 'fire', at: 'H9', firers: [id] });
    expect(trial.refusal('german', fire('gm'))?.cites).toContain('14.28.8.7');
    trial.order('german', fire('g1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.parts[0]).toMatchObject({ fp: 2, why: ['fording x1/2'] });
  });

  test('[squad-leader 4.14.2] nobody fords or swims in winter, or in snow', () => {
    for (const options of [{ month: 1 }, { snow: true }] as const) {
      expect(river({ options }).refusal('german', wade('G6'))?.cites).toEqual(['4.14.2']);
      expect(river({ options }).refusal('german', { order: 'swim', unit: 'g1', to: 'G6' })?.cites).toEqual([
        '4.14.2',
      ]);
    }
  });

  test('[squad-leader 14.28.4] ice bears them', () => {
    const trial = river({ options: { snow: true, water: { frozen: true } } });
    expect(trial.order('german', { order: 'move', units: ['g1'], path: ['G6', 'G5'] }).unit('g1').spent).toBe(
      2,
    );
  });
});

describe('who fails a check in the river', () => {
  const shot = (white: number, coloured: number) => {
    const trial = inRiver({
      phase: 'prep-fire',
      active: 'russian',
      options: { water: HEAVY, order: ['russian', 'german'] },
      units: { gm: 'LMG with g1', r1: '6-2-8 at G7', r2: '6-2-8 at G7', rl: '9-1 at G7' },
    });
    return trial.order(
      'russian',
      { order: 'fire', at: 'G6', firers: ['r1', 'r2'], leaders: ['rl'] },
      3,
      4,
      white,
      coloured,
    );
  };

  test('[squad-leader 14.28.8.9/a] drowns where the coloured die is the higher one', () => {
    const trial = shot(4, 5);
    expect(trial.battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader 14.28.8.9/a, 14.28.8.9/b] else stays in good order, loses its weapons, and the enemy moves it', () => {
    const trial = shot(5, 4);
    expect([trial.unit('g1').broken, trial.battle.unit('gm')]).toEqual([undefined, undefined]);
    expect(trial.awaits).toEqual(['russian drift']);
    const whither = trial.legalOf('russian', 'drift-to').map(({ to }) => to);
    expect(whither).toEqual(['F5', 'G5', 'H5', 'H6'].filter((to) => whither.includes(to)));
    expect(whither).not.toContain('F6');
    expect(whither).not.toContain('G7');
    trial.order('russian', { order: 'drift-to', to: 'G5' });
    expect(trial.unit('g1').at).toBe('G5');
    expect(trial.awaits).toEqual(['russian prep-fire']);
  });
});

describe('marsh', () => {
  const MARSH = drawn({ terrain: { marsh: 'D7 D6 E7' } });
  const marsh = ({ units = {}, ...setup }: Setup = {}) =>
    new Trial({ map: MARSH, phase: 'movement', units: { g1: '4-6-7 at D8', ...units }, ...setup });
  const move = (...path: string[]) => ({ order: 'move', units: ['g1'], path });

  test('[squad-leader-C-120] [squad-leader 14.18.3, 14.18.4, 14.18.5, 14.18.1] in by open ground, for what that costs; from marsh to marsh by advance', () => {
    const trial = marsh().order('german', move('D7'));
    expect(trial.unit('g1').spent).toBe(1);
    expect(trial.refusal('german', move('D6'))?.refused).toBe('IMPASSABLE');
    const advance = marsh({ phase: 'advance', units: { g1: '4-6-7 at D7' } });
    expect(advance.order('german', { order: 'advance', unit: 'g1', to: 'D6' }).unit('g1').at).toBe('D6');
  });

  test('[squad-leader 14.18.6] out of it by advance alone, and whoever has to rout out of it is lost', () => {
    const inside = { units: { g1: '4-6-7 at D7' } };
    expect(marsh(inside).refusal('german', move('D8'))?.refused).toBe('IMPASSABLE');
    const out = marsh({ ...inside, phase: 'advance' });
    expect(out.order('german', { order: 'advance', unit: 'g1', to: 'D8' }).unit('g1').at).toBe('D8');
    const broken = marsh({
      phase: 'rout',
      units: { g1: ['4-6-7', { at: 'D7', broken: true, dm: true }], r1: '4-4-7 at D8' },
    });
    expect(broken.unit('g1').fate).toBe('cannot rout');
    expect(broken.order('russian', 'no-quarter').battle.unit('g1')).toBeUndefined();
  });

  test('[squad-leader-C-039] [squad-leader 14.18.3/q1] those who come into it are not in the open', () => {
    const trial = marsh({ units: { r1: '4-4-7 at D5' } })
      .order('german', move('D7'))
      .endPhase();
    trial.order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toEqual(['moved']);
  });

  test('[squad-leader 14.19.1, 14.19.3] out of a mud flat with all factors; those who move there are in the open', () => {
    const low = { options: { water: { level: 'low' } } } as const;
    const out = marsh({ ...low, units: { g1: '4-6-7 at D7' } });
    expect(out.order('german', { order: 'wade', units: ['g1'], to: 'D8' }).unit('g1')).toMatchObject({
      at: 'D8',
      spent: 4,
    });
    const trial = marsh({ ...low, units: { r1: '4-4-7 at D5' } })
      .order('german', move('D7'))
      .endPhase();
    trial.order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toEqual([
      'moved',
      'in the open',
    ]);
  });

  test('[squad-leader 14.18.10] nobody digs in there', () => {
    const trial = marsh({ phase: 'prep-fire', units: { g1: '4-6-7 at D7' } });
    expect(trial.refusal('german', { order: 'dig-in', unit: 'g1' })?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 14.18.11] fire out of it is halved', () => {
    const trial = marsh({ phase: 'prep-fire', units: { g1: '4-6-7 at D7', r1: '4-4-7 at D9' } });
    trial.order('german', { order: 'fire', at: 'D9', firers: ['g1'] }, 6, 5);
    expect(trial.told('fire-attack')[0]?.parts[0]).toMatchObject({ fp: 2, why: ['in a marsh x1/2'] });
  });

  test.each([
    ['[squad-leader 14.18.12]', 'a marsh', { D8: { terrain: 'marsh' } }, 0.5],
    ['[squad-leader 14.28.8.8]', 'a ford', { D8: SHALLOW }, 0.5],
    ['[squad-leader 14.18.12]', 'open ground', { D8: {} }, 1],
  ] as const)('%s shells that burst in %s', (_rule, _where, hexes, part) => {
    const burst = new Trial({
      map: field(hexes as never),
      active: 'russian',
      options: { order: ['russian', 'german'] },
      units: {
        r1: 'crew 2-3-7 at D7',
        rg: ['76 AT gun at D7', { possessor: 'r1', facing: 2 }],
        g1: '4-6-7 at D8',
      },
    });
    const [shot] = burst.legalOf('russian', 'fire-ordnance').filter(({ at }) => at === 'D8');
    burst.order('russian', { ...shot, ammunition: 'HE' } as never, 2, 3, 6, 6);
    expect(burst.told('shell-burst')[0]?.fp).toBe(8 * part);
  });

  test('[squad-leader 14.18.13] all but Russians check one harder there', () => {
    const checked = (by: string, at: string) => {
      const trial = new Trial({
        map: MARSH,
        active: by,
        options: { order: [by, by === 'russian' ? 'german' : 'russian'] },
        units: {
          g1: `4-6-7 at ${by === 'german' ? 'D8' : at}`,
          r1: `6-2-8 at ${by === 'russian' ? 'D8' : at}`,
        },
      });
      trial.order(by, { order: 'fire', at, firers: [by === 'german' ? 'g1' : 'r1'] }, 3, 2, 1, 2);
      return trial.told('morale-check')[0]?.modifiers.map(({ why }) => why);
    };
    expect([checked('russian', 'D7'), checked('german', 'D7')]).toEqual([
      expect.arrayContaining(['in a marsh']),
      expect.not.arrayContaining(['in a marsh']),
    ]);
  });

  const boat = (more: Setup = {}) =>
    marsh({
      units: {
        gb: 'storm boat at D7',
        g1: ['4-6-7', { at: 'D7', aboard: 'gb' }] as never,
        r1: '6-2-8 at D8',
      },
      ...more,
    });

  test('[squad-leader 14.18.15] fire out of boats there is halved for the boat alone', () => {
    const trial = boat({ phase: 'prep-fire' }).order(
      'german',
      { order: 'fire', at: 'D8', firers: ['g1'] },
      6,
      5,
    );
    const { why = [] } = trial.told('fire-attack')[0]?.parts[0] ?? {};
    expect(why.filter((one) => one.includes('marsh'))).toEqual([]);
    expect(why).toContain('in a boat x1/2');
  });

  test('[squad-leader 14.18.16] men in boats there do not lose heart', () => {
    const trial = boat({ phase: 'prep-fire', active: 'russian', options: { order: ['russian', 'german'] } });
    trial.order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 3, 4, 1, 1);
    expect(trial.told('morale-check')[0]?.modifiers.map(({ why }) => why)).not.toContain('in a marsh');
    expect(trial.told('morale-check')).not.toEqual([]);
  });

  test('[squad-leader 14.18.7] in snow it is open ground', () => {
    const trial = marsh({ options: { snow: true } }).order('german', move('D7', 'D6'));
    expect(trial.unit('g1').spent).toBe(2);
  });
});
