import { accepted, agreed, every, listed } from '../lists.testkit.js';
import { begin, field, moves, refused, type Setup, type Trial } from '../testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const ALL = 'assault cautious crawling running';

/** Every single step of these units in every mode. */
const steps = (units: Units, ...all: readonly object[]) => ({
  mode: ['cautious', 'crawling', 'running', 'assault'],
  routes: [...Object.keys(units), 'nobody'].flatMap((unit) => all.map((step) => [{ unit, path: [step] }])),
  more: [true],
});
const into = (...hexes: string[]) => hexes.map((to) => ({ to }));
const doing = (...deeds: string[]) => deeds.map((deed) => ({ do: deed }));

/** The single steps listed: for each unit, what it may do, under the ways in which it may. */
function waysOf(trial: Trial, side = 'german'): Record<string, Record<string, string>> {
  const modesOf: Record<string, Record<string, string[]>> = {};
  for (const order of listed(trial, side, 'move')) {
    const [, mode = '', unit = '', step = ''] = /^move (\w+) (\w+)>(\S+) more$/.exec(order) ?? [];
    if (unit === '') continue;
    modesOf[unit] ??= {};
    modesOf[unit][step] = [...(modesOf[unit][step] ?? []), mode];
  }
  const ways: Record<string, Record<string, string>> = {};
  for (const [unit, each] of Object.entries(modesOf))
    for (const [step, modes] of Object.entries(each)) {
      const way = modes.join(' ');
      ways[unit] ??= {};
      ways[unit][way] = [ways[unit][way] ?? [], step].flat().join(' ');
    }
  return ways;
}

describe('who may move, how and where', () => {
  const map = field({
    E4: 'woods',
    E5: 'river',
    D5: 'stone-building',
    C5: 'brush',
    C4: { hexsides: { 0: 'cliff' } },
  });
  const marks: Setup['marks'] = {
    C5: { features: ['shellholes'] },
    D3: { trench: true },
    C3: { trench: true },
  };
  const units: Units = {
    g1: '6-6 at D4',
    g2: ['6-6 at D4', { yellow: 'pinned' }],
    g3: ['6-6 at D4', { yellow: 'disrupted' }],
    g4: ['6-6 at D4', { fired: 1 }],
    g5: ['6-6 at D4', { marker: 'moved' }],
    g6: ['6-6 at D4', { marker: 'crawled' }],
    g7: ['6-6 at D4', { inCover: true }],
    g8: ['nco at D3', { phone: 'x' }],
    g9: ['MG 34 at D3', { face: 'move' }],
    ga: '6-6',
    ge: ['6-6', { enters: { hexes: ['A1', 'A2'], turn: 1 } }],
    gf: 'FT at D3',
    gg: '75mm gun at D3',
    gh: ['75mm gun at C6', { face: 'move' }],
    gj: ['MG 34 at C6', { face: 'move', jammed: true }],
    gm: 'MG 34 at D3',
    gt: 'tank at L9',
    gz: ['6-6', { enters: { hexes: ['A1'], turn: 2 } }],
    a1: '7-6 at C6',
  };
  const scene = () => begin(units, { map, marks, sides: { german: { smokeGrenades: 1 } } });

  test('[combat 10.1.1] [combat 10.1.3] [combat 10.3.1] [combat 12.3.1.5.3] men in all ways, weapons only with care, those who may not move not at all', () => {
    const fromD4 = 'C4 C5 C5.true D3 D3.true D5 E4 smoke.D4';
    const fromD3 = 'C3 C3.true C4 D2 D4 E3 E4';
    const fromC6 = 'B5 B6 C5 C5.true C7 D5 D6';
    expect(waysOf(scene())).toEqual({
      g1: { [ALL]: fromD4 },
      g3: { crawling: fromD4.replace(' smoke.D4', '') },
      g7: { [ALL]: `${fromD4} uncover` },
      g8: { crawling: `${fromD3} into-trench` },
      g9: { 'cautious crawling': `${fromD3} flip into-trench` },
      ge: { [ALL]: 'A1 A2' },
      gf: { 'cautious crawling running': `${fromD3} into-trench` },
      gg: { 'cautious crawling': 'flip into-trench', crawling: fromD3 },
      gh: { 'cautious crawling': `${fromC6} flip` },
      gj: { 'cautious crawling': fromC6 },
      gm: { 'cautious crawling': 'flip into-trench', crawling: fromD3 },
    });
  });

  test('[combat 10.1.2] what is not listed is refused', () => {
    const near = into(
      ...['D3', 'E4', 'E5', 'D5', 'C5', 'C4', 'C3', 'B5', 'B6', 'C6', 'D6', 'C7', 'D2', 'E3'],
    );
    const far = into('A1', 'A2', 'D4', 'F9', 'Z99', 'D5/1');
    const deeds = doing(
      ...['flip', 'uncover', 'into-trench', 'out-of-trench', 'take-cover', 'exit', 'climb', 'pick-up'],
      ...['into-foxhole', 'dismount', 'disembark', 'smash', 'carry-off', 'into-pillbox', 'out-of-pillbox'],
      ...['into-sewer', 'out-of-sewer', 'close-gate', 'mount', 'embark', 'hand-over', 'smoke'],
    );
    const ways = [
      { to: 'C5', shellholes: true },
      { to: 'C3', trench: true },
      { do: 'smoke', at: 'F9' },
    ];
    expect(agreed(scene(), 'german', 'move', steps(units, ...near, ...far, ...deeds, ...ways))).toHaveLength(
      199,
    );
  });

  test('[combat 10.1.1] what costs more than a way of moving has is not listed for it', () => {
    const steep = begin(
      { g1: '6-6 at D4', a1: '7-6 at L9' },
      { map: field({ D5: { level: 2 }, D3: { level: 3 } }) },
    );
    const ways = waysOf(steep).g1 ?? {};
    const of = (hex: string) => Object.keys(ways).filter((way) => ways[way]?.split(' ').includes(hex));
    expect([of('D5'), of('D3')]).toEqual([['cautious crawling running'], ['crawling running']]);
  });

  test('[combat 10.5.1, 10.3.1] a leader takes along who can move as he does', () => {
    const stacks = (units: Units) =>
      listed(begin({ g1: 'nco at D4', g2: '6-6 at D4', ...units, a1: '7-6 at L9' }), 'german', 'move').filter(
        (order) => order.includes('g1>D5') && order.includes('g2>D5'),
      );
    const gun = stacks({ g3: '75mm gun at D4' });
    const way = (mode: string) =>
      gun.filter((order) => order.includes(mode)).map((order) => order.includes('g3'));
    expect([new Set(way('cautious')), new Set(way('crawling'))]).toEqual([new Set([false]), new Set([true])]);
    const pinned = stacks({ g3: ['6-6 at D4', { yellow: 'pinned' }] });
    expect(pinned.length).toBeGreaterThan(0);
    expect(pinned.some((order) => order.includes('g3'))).toBe(false);
  });

  test.each([
    ['[combat 12.3.1.5.3] Pinned Down', 'g2', 'cautious', 'PINNED'],
    ['[combat 12.3.1.5.4] Disrupted', 'g3', 'cautious', 'DISRUPTED'],
    ['[combat 4.4.2] has fired', 'g4', 'cautious', 'HAS_FIRED'],
    ['[combat 4.4.7] has moved', 'g5', 'cautious', 'HAS_MOVED'],
    ['[combat 15.6.3.1] with a phone', 'g8', 'cautious', 'PHONE'],
    ['[combat 10.1.3] a weapon at a run', 'g9', 'running', 'CANNOT_RUN'],
    ['[combat 10.3.2] a weapon in an assault', 'g9', 'assault', 'NO_ASSAULT'],
    ['[combat 10.3.2] a flamethrower in an assault', 'gf', 'assault', 'NO_ASSAULT'],
    ['[combat 10.3.1] weapon side up', 'gm', 'cautious', 'FLIP_FIRST'],
    ['[combat 10.1.1] a tank', 'gt', 'cautious', 'CANNOT_MOVE'],
    ['[combat 3.2.2.1] before its turn of entry', 'gz', 'cautious', 'CANNOT_MOVE'],
    ['off the map', 'ga', 'cautious', 'CANNOT_MOVE'],
    ["an enemy's", 'a1', 'cautious', 'NOT_YOUR_UNIT'],
    ['nobody', 'nobody', 'cautious', 'NO_SUCH_UNIT'],
  ] as const)('%s', (_, unit, mode, code) => {
    expect(refused(scene(), moves(mode, { [unit]: ['D2'] }))).toBe(code);
  });

  test.each([
    ['[combat 10.1.2] no steps', { g1: [] }, 'NO_STEPS'],
    ['[combat 10.1.2] an empty step', { g1: [{}] }, 'EMPTY_STEP'],
    ['[combat 3.2.5] off the map', { g1: ['Z99'] }, 'NO_SUCH_HEX'],
    ['[combat 3.2.2.1] a deed before entering', { ge: [{ do: 'take-cover' }] }, 'OFF_MAP'],
    ['[combat 10.5.1] twice', { g1: ['D3'], g8: ['D2'] }, 'PHONE'],
  ] as const)('%s', (_, routes, code) => {
    expect(refused(scene(), moves('cautious', routes as never))).toBe(code);
  });
});

describe('what is done on the way', () => {
  const map = field({ D4: 'woods', E4: 'brush', H4: 'stone-building' });
  const marks: Setup['marks'] = {
    D4: { trench: true },
    K5: { atTrench: true },
    B4: { emptyDugIn: 2, radio: 'y' },
    C6: { features: ['gully'] },
    H4: { features: ['steeple', 'cellar', 'stairway'] },
    K3: { phone: 'theirs', mines: 'american', antiTankMinesOnly: true, features: ['road'] },
    K7: { pillbox: { side: 'german', facing: 0 } },
  };
  const units: Units = {
    g1: ['6-6 at D4', { post: 'trench' }],
    g2: '6-6 at E4',
    g3: ['6-6 at B4', { dugIn: true }],
    g4: '6-6 at B4',
    g5: ['nco at B4', { radio: 'x' }],
    g6: ['6-6 at C6', { onLip: true }],
    g7: '6-6 at C6',
    g8: '6-6 at B6',
    g9: ['75mm gun at B6', { face: 'move' }],
    ga: ['6-6 at B6', { aboard: 'gt' }],
    gb: 'nco at H4/roof',
    gc: '6-6 at H4/steeple',
    gd: '6-6 at H4/cellar',
    ge: '6-6 at H4/1',
    gf: '6-6 at H4',
    gh: '6-6 at K3',
    gi: ['6-6 at K5', { post: 'at-trench' }],
    gj: ['6-6 at K7', { post: 'pillbox' }],
    gk: '6-6 at K7',
    gt: ['truck at B6', { capacity: { squads: 1, tows: true } }],
    a1: '7-6 at L12',
  };
  const batteries = [{ id: 'y', size: 105, by: 'radio' as const }];
  const scene = (more: Units = {}) =>
    begin({ ...units, ...more }, { map, marks, sides: { german: { batteries } } });
  const deeds = doing(
    ...['flip', 'uncover', 'climb', 'into-trench', 'out-of-trench', 'into-foxhole', 'exit', 'dismount'],
    ...['disembark', 'take-cover', 'into-pillbox', 'out-of-pillbox', 'close-gate', 'smash', 'carry-off'],
    ...['into-sewer', 'out-of-sewer', 'pick-up'],
  );

  test('[combat 6.4.1.3.1] [combat 6.10.2] [combat 7.1.2] [combat 7.2.1] [combat 11.5.5] [combat 15.6.3/b] deeds and floors are listed where they are possible, and only there', () => {
    const up = into('H4', 'H4/1', 'H4/2', 'H4/roof', 'H4/cellar', 'H4/steeple', 'H4/sewer', 'H4/3', 'E4/1');
    const onto = Object.keys(units).flatMap((at) => [
      { do: 'mount', at },
      { do: 'embark', at },
    ]);
    const near = [...deeds, { do: 'mount' }, ...up, ...onto];
    expect(agreed(scene(), 'german', 'move', steps(units, ...near)).length).toBeGreaterThan(300);
    const most = Object.fromEntries(
      Object.entries(waysOf(scene())).map(([unit, ways]) => [
        unit,
        Object.entries(ways).flatMap(([way, all]) => {
          const kept = all.split(' ').filter((step) => !/^[A-L]\d+$/.test(step) || step === 'H4');
          return kept.map((step) => (way === ALL ? step : `${step} ${way}`));
        }),
      ]),
    );
    expect(most).toEqual({
      g1: ['out-of-trench', 'take-cover crawling'],
      g2: ['D4.true'],
      g3: ['pick-up'],
      g4: ['into-foxhole', 'pick-up'],
      g5: ['into-foxhole', 'pick-up'],
      g6: [],
      g7: ['climb'],
      g8: [],
      g9: ['flip cautious crawling', 'mount.gt cautious crawling'],
      ga: ['dismount'],
      gb: ['take-cover crawling'],
      gc: ['H4/2', 'take-cover crawling'],
      gd: ['H4', 'take-cover crawling'],
      ge: ['H4', 'H4/2', 'take-cover crawling'],
      gf: ['H4/1', 'H4/cellar', 'take-cover crawling'],
      gh: ['carry-off', 'smash'],
      gi: ['out-of-trench'],
      gj: ['out-of-pillbox'],
      gk: [],
    });
  });

  test('[combat 15.6.3] a radio goes to somebody else of the side in the same place', () => {
    const to = Object.keys(units).map((at) => ({ do: 'hand-over', at }));
    const all = every('move', steps(units, ...to, { do: 'hand-over' }));
    const given = accepted(scene({ a2: '7-6 at B4' }), 'german', all);
    expect(given.filter((order) => order.startsWith('move cautious'))).toEqual([
      'move cautious g5>hand-over.g3 more',
      'move cautious g5>hand-over.g4 more',
    ]);
    const code = (step: object, unit = 'g5') =>
      refused(scene({ a2: '7-6 at B4' }), moves('cautious', { [unit]: [step] }));
    expect(code({ do: 'hand-over', at: 'a2' })).toBe('NOBODY_TO_TAKE');
    expect(code({ do: 'hand-over', at: 'g3' }, 'g4')).toBe('NOTHING_TO_GIVE');
    expect(code({ do: 'pick-up' }, 'g8')).toBe('NOTHING_HERE');
    const trial = scene().order('german', moves('cautious', { g5: [{ do: 'hand-over', at: 'g3' }] }));
    expect(trial.told('handed')).toEqual([{ unit: 'g5', to: 'g3', what: 'radio' }]);
    expect([trial.unit('g5').radio, trial.unit('g3').radio]).toEqual([undefined, 'x']);
  });

  test.each([
    ['[combat 7.2.1] out of a trench', 'g1', 'out-of-trench', { post: undefined }, 'took-post'],
    ['[combat 7.2.1] out of an anti-tank trench', 'gi', 'out-of-trench', { post: undefined }, 'took-post'],
    ['[combat 6.10.2] up to the lip', 'g7', 'climb', { onLip: true }, 'on-the-lip'],
    ['[combat 7.1.2] under a marker that was left', 'g4', 'into-foxhole', { dugIn: true }, 'took-post'],
    ['[combat 15.6.3] takes up what lies there', 'g4', 'pick-up', { radio: 'y' }, 'handed'],
    ['[combat 11.5.5] gets off', 'ga', 'dismount', { aboard: undefined }, 'dismounted'],
    ['[combat 10.3.1] turns over', 'g9', 'flip', { face: 'weapon' }, 'flipped'],
  ] as const)('%s', (_, unit, deed, after, told) => {
    const trial = scene().order('german', moves('cautious', { [unit]: [{ do: deed }] }));
    expect(trial.told(told)).toHaveLength(1);
    for (const [attribute, value] of Object.entries(after))
      expect(trial.unit(unit)[attribute as keyof typeof after]).toBe(value);
  });

  test('[combat 7.2.1] into the trench of the hex, or the anti-tank trench', () => {
    const taking = (unit: string, at: string) =>
      begin({ [unit]: `6-6 at ${at}`, a1: '7-6 at L12' }, { map, marks }).order(
        'german',
        moves('cautious', { [unit]: [{ do: 'into-trench' }] }),
      );
    expect(taking('g1', 'D4').told('took-post')).toEqual([{ unit: 'g1', post: 'trench' }]);
    expect(taking('g1', 'D4').unit('g1').post).toBe('trench');
    expect(taking('g2', 'K5').unit('g2').post).toBe('at-trench');
  });

  test('[combat 7.1.2] each marker that was left serves one unit', () => {
    const trial = scene().order('german', moves('cautious', { g4: [{ do: 'into-foxhole' }] }));
    expect(trial.battle.location('B4').emptyDugIn).toBe(1);
    trial.order('american', 'pass').order('german', moves('cautious', { g5: [{ do: 'into-foxhole' }] }));
    expect(trial.battle.location('B4').emptyDugIn).toBeUndefined();
  });

  test.each([
    ['[combat 7.5.3] not under cover', 'g2', 'uncover', 'NOT_IN_COVER'],
    ['[combat 6.10.2] no gully', 'g2', 'climb', 'NO_LIP'],
    ['[combat 6.10.2] on the lip', 'g6', 'climb', 'NO_LIP'],
    ['[combat 7.2.1] no trench', 'g2', 'into-trench', 'NO_TRENCH'],
    ['[combat 7.2.1] in the trench', 'g1', 'into-trench', 'NO_TRENCH'],
    ['[combat 7.2.1] in no trench', 'gj', 'out-of-trench', 'NO_TRENCH'],
    ['[combat 7.1.2] dug in', 'g3', 'into-foxhole', 'NO_FOXHOLE'],
    ['[combat 7.1.2] nobody has left one', 'g2', 'into-foxhole', 'NO_FOXHOLE'],
    ['[combat 11.5.5] aboard nothing', 'g2', 'dismount', 'NOT_RIDING'],
    ['[combat 11.5.5] aboard, on foot', 'ga', 'climb', 'RIDING'],
    ['[combat 10.3.1] a squad has one side', 'g2', 'flip', 'NO_OTHER_SIDE'],
    ['[combat 7.5.1] only crawling', 'g1', 'take-cover', 'WRONG_MODE'],
    ['[combat 6.12.4.1] on no boat', 'ga', 'disembark', 'NO_CRAFT'],
    ['[combat 15.6.3/b] nothing lies here', 'g2', 'smash', 'NOTHING_HERE'],
    ["[combat 15.6.3/b] one's own", 'g4', 'smash', 'NOTHING_HERE'],
    ['[combat 16.1.8] no mines', 'g2', 'carry-off', 'NO_MINES'],
  ])('%s', (_, unit, deed, code) => {
    expect(refused(scene(), moves('cautious', { [unit]: [{ do: deed }] }))).toBe(code);
  });

  test('[combat 15.6.3/b] a set that an enemy guards is not smashed, and a dismounted one may be taken', () => {
    expect(refused(scene({ a2: '7-6 at K3' }), moves('cautious', { gh: [{ do: 'smash' }] }))).toBe(
      'NOTHING_HERE',
    );
    const trial = scene().order('german', moves('cautious', { gh: [{ do: 'smash' }] }));
    expect(trial.told('set-destroyed')).toEqual([{ at: 'K3', what: 'phone' }]);
    expect(trial.battle.location('K3').phone).toBeUndefined();
  });
});
