import { drawn, type Setup, Trial } from '../testkit.testkit.js';

const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const HOUSE = { D8: 'wooden-building' } as const;
const play = (
  tank: object = {},
  { hexes = HOUSE, ...more }: Setup & { hexes?: object } = {},
  units: Setup['units'] = {},
) =>
  new Trial({
    phase: 'movement',
    map: drawn({ columns: 9, rows: 12, hexes }),
    units: { gt: ['MkIVF2 at D9', { facing: 0, ...tank }], r9: '4-4-7', g9: '4-6-7', ...units },
    ...more,
  });
const ruined = (more: object = {}): Setup => ({
  clock: { rubble: true },
  marks: { D8: { rubble: { is: 'wooden', from: 0 }, ...more } },
});

describe('into a house', () => {
  test('[squad-leader 14.4.12] a closed, fully tracked AFV drives in for four points and a check, and makes rubble of it', () => {
    const trial = play().order('german', drive('D8'), 2, 1);
    expect(trial.told('drove').map(({ mp }) => mp)).toEqual([4]);
    expect([trial.unit('gt').at, trial.at('D8').rubble]).toEqual(['D8', { is: 'wooden', from: 0 }]);
  });

  test.each([
    ['with an exposed crew', play({ exposed: true })],
    ['without a roof', play({ openTopped: true })],
    ['with men on it', play({}, {}, { g1: ['4-6-7 at D9', { aboard: 'gt' }] })],
  ])('[squad-leader-B-189] [squad-leader 14.4.12, 11.37/q5] not %s', (_says, trial) => {
    expect(trial.refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader-C-018] [squad-leader 14.4.12, 14.4.12/q1] nor into stone, nor where there is another level', () => {
    for (const terrain of ['stone-building', 'wooden-building-1-level'])
      expect(play({}, { hexes: { D8: terrain } }).refusal('german', drive('D8'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 14.4.12] with a 6 on the coloured die it is a wreck in the cellar, and its crew may get out', () => {
    const trial = play().order('german', drive('D8'), 1, 6, 1, 1);
    expect([trial.battle.unit('gt'), trial.at('D8').wrecks?.length]).toEqual([undefined, 1]);
    expect(trial.told('crew-survived')).toHaveLength(1);
    expect(trial.at('D8').rubble).toEqual({ is: 'wooden', from: 0 });
  });

  test('[squad-leader-C-023] [squad-leader 14.4.12/q2] where it sticks the house is rubble, no other AFV comes in, and its turret stays as it is', () => {
    const trial = play({}, {}, { gu: ['MkIVF2 at C9', { facing: 1 }], r1: '4-4-7 at G8' }).order(
      'german',
      drive('D8'),
      6,
      5,
    );
    expect([trial.unit('gt').immobilized, trial.at('D8').rubble?.is]).toEqual([true, 'wooden']);
    expect(trial.refusal('german', { order: 'drive', unit: 'gu', path: ['D8'] })?.refused).toBe('IMPASSABLE');
    trial.endPhase().endPhase();
    expect(trial.refusal('german', { order: 'traverse', unit: 'gt', to: 2 })?.cites).toEqual(['14.4.13']);
  });
});

describe('in the way', () => {
  test.each([
    ['a wreck', ruined({ wrecks: [{ name: 'T-34', nationality: 'Russian', armoured: true }] }), {}],
    ['an immobilized vehicle', ruined(), { gu: ['MkIVF2 at D8', { immobilized: true }] }],
  ])('[squad-leader 14.4.13] %s closes the rubble to AFVs', (_says, more, units) => {
    expect(play({}, { hexes: {}, ...more }, units as never).refusal('german', drive('D8'))?.refused).toBe(
      'IMPASSABLE',
    );
    expect(play({}, { hexes: {}, ...ruined() }).refusal('german', drive('D8'), 1, 1)).toBeUndefined();
  });

  test('[squad-leader 14.4.13] stuck in rubble an AFV turns neither hull nor turret, to fire either', () => {
    const stuck = { facing: 0, immobilized: true as const };
    const fire = { order: 'fire-ordnance', unit: 'gt', at: 'D11' };
    const tank = (more: Setup, at: string) =>
      new Trial({
        map: drawn({ columns: 9, rows: 12 }),
        units: { gt: [`MkIVF2 at ${at}`, stuck], r1: '4-4-7 at D11', g9: '4-6-7' },
        ...more,
      });
    expect(tank(ruined(), 'D8').refusal('german', fire)?.cites).toEqual(['14.4.13']);
    expect(tank(ruined(), 'D9').refusal('german', fire, 6, 6)).toBeUndefined();
  });
});

describe('the men in it', () => {
  const PASS = [2, 1] as const;
  const men = { r1: '4-4-7 at D8', r2: ['4-4-7 at D8', { berserk: true }] } as const;
  const overrun = (units: Setup['units']) =>
    play({ mg: { bow: 4 } }, {}, units).order('german', {
      ...drive('D8'),
      overrun: ['bow'],
    });

  test('[squad-leader 14.4.14] they break when the overrun is over, but for the berserk, and who cannot run in the Rout Phase is in the hands of the enemy', () => {
    const trial = overrun(men).order('russian', 'pass', ...PASS, 6, 6);
    expect(trial.told('overrun')).toHaveLength(1);
    expect([trial.unit('r1').broken, trial.unit('r2').broken]).toEqual([true, undefined]);
    while (!trial.awaits.includes('german captives')) trial.endPhase();
    expect(trial.unit('r1').fate).toBe('cannot rout');
  });
});
