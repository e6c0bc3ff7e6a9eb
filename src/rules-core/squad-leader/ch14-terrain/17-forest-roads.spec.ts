import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const ROAD = drawn({ terrain: { woods: 'C8 D8 D9 E8' }, roads: [{ is: 'dirt-road', along: 'D12 D4' }] });
const moving = (units: Readonly<Record<string, Placed>>, more: Setup = {}) =>
  new Trial({ phase: 'movement', map: ROAD, units: { r9: '4-4-7 at N12', ...units }, ...more });

describe('men on a road through woods', () => {
  const drms = (way: readonly string[], start: string, firer: string) => {
    const trial = moving({ g1: `4-6-7 at ${start}`, r1: `4-4-7 at ${firer}` });
    const at = way.at(-1) as string;
    trial.order('german', { order: 'move', units: ['g1'], path: way }).endPhase();
    trial.order('russian', { order: 'fire', at, firers: ['r1'] }, 6, 6);
    return trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
  };

  test.each([
    ['along the road, seen along it', ['D9'], 'D10', 'D6', ['woods 1', 'moved -1', 'in the open -1']],
    ['along the road, seen through the trees', ['D8'], 'D9', 'E9', ['woods 1', 'moved -1']],
    ['off the road, seen along it', ['D8'], 'E8', 'D6', ['woods 1', 'moved -1']],
  ] as const)('[squad-leader 14.17.4/q1] %s', (_, way, start, firer, expected) => {
    expect(drms(way, start, firer)).toEqual(expected);
  });
});

describe('vehicles on a road through woods', () => {
  const truck = (at: string, facing = 0) => ({ gt: ['truck', { at, facing }] as Placed });
  const drive = (path: readonly string[], facing?: number) => ({
    order: 'drive',
    unit: 'gt',
    path,
    ...(facing !== undefined && { facing }),
  });

  test('[squad-leader 14.17.10] it turns round in its hex, and does nothing else in the phase', () => {
    const trial = moving(truck('D8')).order('german', drive([], 3));
    expect(trial.unit('gt')).toMatchObject({ facing: 3, spent: 24 });
    expect(trial.refusal('german', drive(['D9']))?.refused).toBeDefined();
    trial.endPhase();
    expect(trial.unit('gt').at).toBe('D8');
  });

  test.each([
    ['not after it has come there', 'D10', ['D9', 'D8'], 3, '14.17.10'],
    ['not before it goes', 'D8', ['D9'], undefined, '14.17.10'],
    ['it may look ahead', 'D10', ['D9', 'D8'], 1, undefined],
    ['nor is it bound on the open road', 'D10', ['D11'], undefined, undefined],
  ] as const)('[squad-leader 14.17.10] %s', (_, at, path, facing, rule) => {
    expect(moving(truck(at)).refusal('german', drive(path, facing))?.cites?.[0]).toBe(rule);
  });
});
