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
  ] as const)('[squad-leader-C-038] [squad-leader 14.17.4/q1] %s', (_, way, start, firer, expected) => {
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

describe('those who pass others on a road through woods', () => {
  const LOOKING_OUT = { exposed: true } as const;
  const drive = (unit: string, ...path: string[]) => ({ order: 'drive', unit, path });
  const tank = (at: string, more: object = {}) =>
    ['MkIVF2', { at, ...LOOKING_OUT, ...more }] as never as Placed;
  const WRECK = { D8: { wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] } } as const;

  test('[squad-leader 14.17.7] who gets past a wreck leaves a trail, on which others pay as much and roll no more', () => {
    const trial = moving({ gt: tank('D9'), gu: tank('D10'), gv: 'truck at D11' }, { marks: WRECK });
    trial.order('german', drive('gt', 'D8', 'D7'), 1, 2);
    expect(trial.at('D8').trails).toEqual([[3, 0]]);
    const spent = trial.unit('gt').spent as number;
    trial.order('german', drive('gt', 'D6'));
    trial.order('german', drive('gu', 'D9', 'D8', 'D7'));
    expect(trial.kinds).not.toContain('breakdown-roll');
    expect(trial.unit('gu').spent).toBe(spent + 0.5);
    expect(trial.refusal('german', drive('gv', 'D10', 'D9', 'D8'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 14.17.9] friends who have not moved pull up beside it, and stay there', () => {
    const trial = moving({ gu: tank('D8'), gt: 'truck at D9' }).order('german', drive('gt', 'D8', 'D7'));
    expect([trial.unit('gt').at, trial.unit('gt').spent]).toEqual(['D7', 0.5 + 2 + 0.5]);
    expect(trial.refusal('german', drive('gu', 'D7'))?.cites).toEqual(['14.17.9']);
  });

  test.each<[string, Readonly<Record<string, Placed>>]>([
    ['that is immobilized', { gu: tank('D8', { immobilized: true }) }],
    ['of the enemy', { ru: ['T-34 at D8', { facing: 0 }] }],
  ])('[squad-leader 14.17.9] not one %s', (_, units) => {
    const trial = moving({ gt: 'truck at D9', ...units });
    expect(trial.refusal('german', drive('gt', 'D8', 'D7'))).toBeDefined();
  });

  test('[squad-leader 14.17.9] nor one that has moved', () => {
    const trial = moving({ gu: tank('D7', { facing: 3 }), gt: 'truck at D10' });
    trial.order('german', drive('gu', 'D8'));
    expect(trial.refusal('german', drive('gt', 'D9', 'D8', 'D7'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader-C-037] [squad-leader 14.17/q2] an overrun there is halved as in woods, but not against trucks, and stops on an 11', () => {
    const trial = moving({ gt: tank('D9'), r1: '4-4-7 at D8', ru: 'truck at D8' });
    trial
      .order('german', { ...drive('gt', 'D8', 'D7'), overrun: ['gun', 'bow'] })
      .order('russian', 'pass', 1, 1, 6, 5, 1, 1);
    expect(trial.told('overrun')).toMatchObject([{ fp: 6, column: 6 }]);
    expect(trial.told('overrun')[0]?.outcomes).toMatchObject([
      { units: ['r1'], result: '-' },
      { units: ['ru'], final: 7, result: '1' },
    ]);
    expect(trial.unit('gt').immobilized).toBe(true);
  });
});

describe('trees over a road', () => {
  const AIR = { german: { air: {} } } as const;
  const over = (units: Readonly<Record<string, Placed>>) =>
    new Trial({ map: ROAD, sides: AIR, units: { gl: '8-0 at A1', ...units } });

  test.each([
    ['a fighter', 'fighter', { order: 'strafe', along: 3 }],
    ['a dive bomber', 'Stuka', { order: 'dive' }],
  ])('[squad-leader 14.17.5] %s attacks nobody beneath them', (_, plane, order) => {
    const trial = over({ gp: plane, r1: '4-4-7 at D8', r2: '4-4-7 at G8' });
    const at = (hex: string) => trial.refusal('german', { ...order, aircraft: 'gp', at: hex } as never, 2, 3);
    expect(at('D8')?.cites).toContain('14.17.5');
    expect(at('G8')?.cites ?? []).not.toContain('14.17.5');
  });

  test('[squad-leader 14.17.5] nor by mistake', () => {
    const trial = over({ gp: 'fighter', r1: '4-4-7 at D8', r2: '4-4-7 at D6', r3: '4-4-7 at D3' });
    trial.order(
      'german',
      { order: 'strafe', aircraft: 'gp', at: 'D6', along: 3 },
      6,
      5,
      4,
      6,
      5,
      6,
      5,
      6,
      5,
      6,
      5,
    );
    expect(trial.told('target-sighted')).toMatchObject([{ aimed: 'D6', at: 'D3', mistaken: true }]);
  });
});
