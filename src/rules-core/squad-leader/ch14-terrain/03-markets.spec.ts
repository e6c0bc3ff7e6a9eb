import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const MARKET = { is: 'stone', kind: 'market-place', hexes: 'D6', upperLevels: 1 } as const;
const square = (more: object = {}) => drawn({ buildings: [MARKET], ...more });
const play = (units: Units, more: Setup = {}) =>
  new Trial({ map: square(), units: { r9: '4-4-7 at N12', ...units }, ...more });
const sees = (from: string, at: string, map = square()) =>
  new Trial({ map, units: { g1: `4-6-7 at ${from}`, r1: `4-4-7 at ${at}` } })
    .legalOf('german', 'fire')
    .some((order) => order.at === at);

describe('a marketplace', () => {
  test('[squad-leader 14.3.15] one sees through it on the ground, and goes through as over open ground', () => {
    expect(sees('D3', 'D9')).toBe(true);
    const men = play({ g1: '4-6-7 at D7', r1: '4-4-7 at D3' }, { phase: 'movement' });
    men.order('german', { order: 'move', units: ['g1'], path: ['D6', 'D5'] });
    expect(men.unit('g1').spent).toBe(2);
    men.endPhase().order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6);
    expect(men.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toEqual([
      'moved',
      'in the open',
    ]);
    const truck = play({ gt: 'truck at D7' }, { phase: 'movement' });
    truck.order('german', { order: 'drive', unit: 'gt', path: ['D6', 'D5'] });
    expect(truck.unit('gt').spent).toBe(12);
  });

  test('[squad-leader 14.3.16] its level is of stone, and its stairs are outside, in the open', () => {
    const climbs = play({ g1: '4-6-7 at D6', r1: '4-4-7 at D3' }, { phase: 'movement' });
    climbs.order('german', { order: 'move', units: ['g1'], path: ['D6/1'] });
    expect(climbs.unit('g1')).toMatchObject({ at: 'D6/1', spent: 1, track: ['D6', 'D6/1'] });
    climbs.endPhase().order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6);
    expect(climbs.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toEqual([
      'moved',
      'in the open',
    ]);
    const up = play({ g1: '4-6-7 at D6/1', r1: '4-4-7 at D4' }, { active: 'russian' });
    up.order('russian', { order: 'fire', at: 'D6/1', firers: ['r1'] }, 6, 6);
    expect(up.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toContain(
      'stone building',
    );
    expect(
      play({ g1: '4-6-7 at D5' }, { phase: 'movement' }).refusal('german', {
        order: 'move',
        units: ['g1'],
        path: ['D6/1'],
      })?.refused,
    ).toBe('NOT_ADJACENT');
  });

  test('[squad-leader 14.3.17] from its level and to it, and it stands in the way of all but lines along the ground', () => {
    expect([sees('D6/1', 'D3'), sees('D9', 'D6/1')]).toEqual([true, true]);
    const hill = square({ levels: { '1': 'D9 D10', '2': 'D12' } });
    expect([sees('D12', 'D5', hill), sees('D12', 'D4', hill), sees('D9', 'D3', hill)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('[squad-leader 14.3.19] works stand there, and nobody runs into it for cover', () => {
    const fortify = (works: readonly object[], map = square()) =>
      new Trial({
        map,
        phase: 'rally',
        units: { g1: '4-6-7 at D9', r9: '4-4-7 at N12' },
        sides: { german: { works: { wire: 1, mines: 6, entrenchment: 1, trench: 1 } } },
      }).refusal('german', { order: 'fortify', works } as never)?.refused;
    const works = [
      { is: 'wire', at: 'D6' },
      { is: 'mines', at: 'D6', number: 6 },
      { is: 'entrenchment', at: 'D6' },
    ];
    const hall = drawn({ buildings: [{ ...MARKET, kind: 'building' }] });
    for (const one of works) expect(fortify([one])).toBeUndefined();
    expect([fortify([works[0] as object], hall), fortify([works[2] as object], hall)]).toEqual([
      'IMPASSABLE',
      'IMPASSABLE',
    ]);
    const runs = play(
      { g1: ['4-6-7 at D7', { broken: true, dm: true }], r1: '4-4-7 at D10' },
      { phase: 'rout', map: square({ hexes: { D5: 'woods' } }) },
    );
    expect(runs.legalOf('german', 'rout').map(({ path }) => (path as string[]).at(-1))).not.toContain('D6');
  });

  test('[squad-leader 14.3.18] a building that misses the dot is entered, or gone around', () => {
    const map = drawn({ houses: { stone: 'D6/ne' } });
    const moves = (more: object = {}) =>
      play({ g1: '4-6-7 at D7', r1: '4-4-7 at D3' }, { phase: 'movement', map }).order('german', {
        order: 'move',
        units: ['g1'],
        path: ['D6'],
        ...more,
      } as never);
    expect(moves().unit('g1').spent).toBe(2);
    const trial = moves().endPhase();
    trial.order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toContain(
      'stone building',
    );
  });
});

describe('boards 5 and 6', () => {
  const on = (as: string, options: Setup['options'] = {}) => {
    const board = drawn({ hexes: { D6: 'stone-building' } });
    const map = { ...board, map: { ...board.map, name: as } } as ReturnType<typeof drawn>;
    const trial = new Trial({ map, units: { g1: '4-6-7 at D9', r1: '4-4-7 at D6' }, options });
    trial.order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, 6, 5);
    return trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why);
  };

  test.each([
    ['5', {}, 'wooden building'],
    ['6', {}, 'wooden building'],
    ['7', {}, 'stone building'],
    ['5', { asDrawn: true }, 'stone building'],
  ] as const)('[squad-leader 14.3.2] on board %s with %j a house of stone is a %s', (as, options, is) => {
    expect(on(as, options)).toEqual([is]);
  });
});
