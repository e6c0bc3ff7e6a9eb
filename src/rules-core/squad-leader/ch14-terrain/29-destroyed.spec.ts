import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

const bridge = (is: string, below: object = {}) =>
  drawn({
    watercourses: [{ is: 'gully', along: 'A8 B7 C8 D8 E8 F8 G8' }],
    roads: [{ is: 'dirt-road', along: 'D12 D4' }],
    bridges: { [is]: 'D8' },
    ...below,
  });
const STONE = bridge('stone-bridge');
const WOODEN = bridge('wooden-bridge');
const PONTOON = bridge('pontoon-bridge');
const isDown = (trial: Trial) => trial.at('D8').bridge?.destroyed === true;

describe('shells at a bridge', () => {
  const gun = (at: string, facing: number): Record<string, Placed> => ({
    gg: [`StG III/105 at ${at}`, { facing }],
  });
  const shelled = (map: Setup['map'], dice: readonly number[], at = 'D5', more: Setup = {}) =>
    new Trial({
      ...(map && { map }),
      ...more,
      units: { ...gun(at, 3), r1: '4-4-7 at D8', r9: '4-4-7 at N12', ...more.units },
    }).order('german', { order: 'shell-bridge', unit: 'gg', at: 'D8' }, ...dice);

  test('[squad-leader 14.29.8] as at a vehicle in other terrain', () => {
    const TRUCK = { rt: ['truck', { at: 'D8', facing: 0 }] as never };
    const MEN = { r1: '4-4-7 at D8' };
    const fired = (order: object, there: Record<string, Placed>) =>
      new Trial({ map: STONE, units: { ...gun('D5', 3), ...there } }).order(
        'german',
        { unit: 'gg', at: 'D8', ...order } as never,
        6,
        6,
      );
    const aimedAt = (order: object, there: Record<string, Placed>) =>
      fired({ order: 'fire-ordnance', ...order }, there).told('ordnance-fired')[0]?.aimed[0]?.needs;
    const bridge = fired({ order: 'shell-bridge' }, TRUCK).told('bridge-shelled')[0]?.needs;
    expect(bridge).toBe(aimedAt({ target: 'rt' }, TRUCK));
    expect(bridge).not.toBe(aimedAt({}, MEN));
  });

  test.each([
    ['[squad-leader 14.29.4.1.1, 14.29.5.2]', 'wooden, +2', WOODEN, [1, 1], true],
    ['[squad-leader 14.29.4.2, 14.29.5.2]', 'stone, +3', STONE, [1, 1], false],
    ['[squad-leader 14.29.4.1.1, 14.29.5.2]', 'wooden, a higher roll', WOODEN, [1, 2], false],
    ['[squad-leader 14.29.11.5, 14.29.5.2]', 'a pontoon, +1', PONTOON, [1, 2], true],
  ] as const)('%s %s', (_rule, _what, map, dice, falls) => {
    const trial = shelled(map, [1, 2, ...dice]);
    expect([isDown(trial), trial.battle.unit('r1')]).toEqual([falls, undefined]);
  });

  test('[squad-leader 14.29.11.7] under water a pontoon is harder to strike', () => {
    const sunk = { marks: { D8: { bridge: { underwater: true } } } } as const;
    const falls = (one: number, two: number, more: Setup = {}) =>
      isDown(shelled(PONTOON, [1, 2, one, two], 'D7', more));
    expect([falls(2, 2), falls(2, 2, sunk), falls(1, 2, sunk)]).toEqual([true, false, true]);
  });

  test('[squad-leader-C-045] [squad-leader 14.29.5.2/q1] from the next hex it is struck twice as hard, those on it are not', () => {
    expect([1, 2].map((one) => isDown(shelled(STONE, [1, 2, 2, one], 'D7')))).toEqual([true, false]);
    expect(shelled(STONE, [1, 2, 1, 1], 'D7').told('shell-burst')[0]?.fp).toBe(
      shelled(STONE, [1, 2, 1, 1]).told('shell-burst')[0]?.fp,
    );
  });

  test('[squad-leader-C-046] [squad-leader 14.29.5.2/q2, 14.29.5.4] all on it are lost, armour too, and it is a gully again', () => {
    const tank = { rt: ['T-34', { at: 'D8', facing: 0 }] as never };
    const trial = shelled(WOODEN, [1, 2, 1, 1], 'D7', {
      units: { ...tank, g2: '4-6-7 at E9', r2: '4-4-7 at D5' },
    });
    expect([trial.battle.unit('rt'), trial.battle.unit('r1')]).toEqual([undefined, undefined]);
    expect(trial.at('D8').wrecks).toBeUndefined();
    trial.endPhase().order('german', { order: 'move', units: ['g2'], path: ['D8'] });
    trial.endPhase();
    expect(trial.unit('g2').track).toEqual(['D8']);
    expect(trial.unit('g2').costs).toEqual([2]);
    expect(trial.legalOf('russian', 'fire').some(({ at }) => at === 'D8')).toBe(false);
  });
});

describe('charges at a bridge', () => {
  const blown = (at: string, leader: Placed | undefined, ...dice: number[]) =>
    new Trial({
      phase: 'advancing-fire',
      map: STONE,
      units: {
        g1: `8-3-8 at ${at}`,
        gd: ['demo charge at D8', { placed: { by: 'g1', from: at } }],
        r1: '4-4-7 at D8',
        r9: '4-4-7 at N12',
        ...(leader && { gl: leader }),
      },
    }).order('german', { order: 'detonate', weapon: 'gd' }, ...dice);

  test('[squad-leader 14.29.5.2] a KIA with its cover destroys it', () => {
    expect([isDown(blown('D7', undefined, 1, 2)), isDown(blown('D7', undefined, 1, 3))]).toEqual([
      true,
      false,
    ]);
  });

  test('[squad-leader 14.29.5.3] a leader who stayed where it was placed from helps', () => {
    const helped = (moved: boolean) =>
      isDown(blown('D7', ['9-2', { at: 'D7', ...(moved && { moved: true as const }) }], 2, 3));
    expect([helped(false), helped(true)]).toEqual([true, false]);
  });
});

test('[squad-leader 14.29.5.2/q1] artillery strikes the bridge and those on it together', () => {
  const hexes = ['C8', 'C9', 'D7', 'D8', 'D9', 'E8', 'E9'];
  const barrage = (...onBridge: number[]) =>
    new Trial({
      active: 'russian',
      phase: 'movement',
      map: WOODEN,
      options: { order: ['german', 'russian'] },
      sides: { german: { batteries: { A: { calibre: 150, missions: 3 } } } },
      marks: { D8: { artillery: [{ side: 'german', battery: 'A', is: 'fire for effect' }] } },
      units: { gl: '9-1 at A1', r1: '4-4-7 at D8', r9: '4-4-7 at N12' },
    }).endPhase(...hexes.flatMap((hex) => (hex === 'D8' ? onBridge : [6, 6])));
  expect([barrage(2, 2), barrage(2, 3)].map((one) => [one.battle.unit('r1'), isDown(one)])).toEqual([
    [undefined, true],
    [undefined, false],
  ]);
});
