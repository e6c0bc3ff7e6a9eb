import { drawn, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const ROAD = drawn({ roads: [{ is: 'dirt-road', along: 'D12 D1' }] });
const IN = { convoy: 'column', facing: 0, mp: 12 } as const;
/** Six vehicles nose to tail from D7, the lead, to D12; the third is a tank with fewer points. */
const HEXES = ['D7', 'D8', 'D9', 'D10', 'D11', 'D12'];
const column = (hexes = HEXES): Units =>
  Object.fromEntries(
    hexes.map((hex, i) => [
      `g${i + 1}`,
      i === 2 ? [`MkIVF2 at ${hex}`, { ...IN, mp: 9, exposed: true }] : [`truck at ${hex}`, IN],
    ]),
  ) as Units;
const start = (units: Units = {}, setup: Setup = {}, map: Setup['map'] = ROAD) =>
  new Trial({
    phase: 'movement',
    options: { year: 1944 },
    ...(map && { map }),
    ...setup,
    units: { ...column(), r9: '4-4-7 at N12', ...units },
  });
const drive = (unit: string, ...path: string[]) => ({ order: 'drive', unit, path });
const passAll = (trial: Trial): Trial => {
  while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
  return trial;
};

/** Whether its convoy is whole when the last turn ends. */
function isWhole(units: Units, area?: string[], map: Setup['map'] = ROAD): boolean {
  const trial = new Trial({
    phase: 'close-combat',
    ...(map && { map }),
    units: { r9: '4-4-7 at N12', ...units },
    options: {
      order: ['russian', 'german'],
      turns: 1,
      victory: {
        wins: [
          {
            side: 'german',
            when: 'end',
            is: { special: { name: 'convoy-whole', side: 'german', ...(area && { area }) } },
          },
        ],
      } as never,
    },
  });
  for (let n = 0; !trial.battle.isOver && n < 6; n++) trial.endPhase();
  return trial.battle.clock.over?.winner === 'german';
}

describe('what a convoy is', () => {
  test.each<[string, Units, boolean]>([
    ['six in a string', column(), true],
    ['five', column(HEXES.slice(1)), false],
    ['with a gap', column(['D6', ...HEXES.slice(1)]), false],
    ['beside the road', column(['E7', ...HEXES.slice(1)]), false],
    ['where one has left it', { ...column(), g1: ['truck at D7', { facing: 0 }] }, false],
  ])('[squad-leader 11.40.1, 11.40.4] it counts at the end: %s', (_, units, expected) =>
    expect(isWhole(units)).toBe(expected),
  );

  test('[squad-leader 11.40.4] its members have nothing of it: they are fired on like others', () => {
    const outcomes = (values: object) =>
      new Trial({ map: ROAD, active: 'russian', units: { g1: ['truck at D7', values], r1: '4-4-7 at D4' } })
        .order('russian', { order: 'fire', at: 'D7', firers: ['r1'] }, 6, 5)
        .told('fire-attack')[0]?.outcomes;
    expect(outcomes(IN)).toEqual(outcomes({ ...IN, convoy: undefined }));
  });

  test('[squad-leader 11.40.14] its AFV fires, and it is whole all the same', () => {
    const trial = start({ r1: '4-4-7 at D3' }, { phase: 'prep-fire' });
    trial.order('german', { order: 'fire-ordnance', unit: 'g3', at: 'D3' }, 6, 5);
    expect(trial.unit('g3').convoy).toBe('column');
    trial.endPhase();
    expect(trial.refusal('german', drive('g3', 'D8'))?.refused).toBe('HAS_FIRED');
  });

  test('[squad-leader 11.40.13] it takes leaders aboard, and nobody else', () => {
    const trial = start({ ga: '4-6-7 at D7', gl: '9-1 at D7' });
    const board = (unit: string) => ({ order: 'board', unit, vehicle: 'g1' });
    expect(trial.refusal('german', board('ga'))?.cites).toContain('11.40.13');
    expect(trial.refusal('german', board('gl'))).toBeUndefined();
  });
});

describe('on the road', () => {
  test.each<[string, string[], number]>([
    ['one hex', ['D6'], 2],
    ['four', ['D6', 'D5', 'D4', 'D3'], 8],
  ])('[squad-leader 11.40.2, 11.40.3] it spends 2 MP for each hex: %s', (_, path, spent) => {
    expect(passAll(start().order('german', drive('g1', ...path))).unit('g1').spent).toBe(spent);
  });

  test('[squad-leader 11.40.2] no farther than the slowest, ahead alone, and by the road alone', () => {
    const trial = start();
    const far = drive('g1', 'D6', 'D5', 'D4', 'D3', 'D2');
    expect(trial.refusal('german', far)?.cites).toContain('11.40.2');
    expect(start({ g3: ['truck at D9', IN] }).refusal('german', far)).toBeUndefined();
    const behind = start().order('german', { order: 'leave-convoy', unit: 'g6' });
    expect(behind.refusal('german', { ...drive('g5', 'D12'), reverse: true })?.refused).toBe('NO_WAY');
    expect(trial.refusal('german', drive('g1', 'E7'))?.cites).toContain('11.40.1');
  });

  test.each<[string, Setup['marks'], object, number]>([
    ['smoke', { D6: { smoke: [{ side: 'german', kind: 'full' }] } }, {}, 3],
    ['a wreck', { D6: { wrecks: [{ name: 'truck', nationality: 'German', wheeled: true }] } }, {}, 4],
    ['a hill', {}, { hexes: { D6: { level: 1 }, D5: { level: 1 } } }, 4],
  ])('[squad-leader 11.40.3, 11.40.5] and more for %s', (_, marks, more, cost) => {
    const map = drawn({ roads: [{ is: 'dirt-road', along: 'D12 D1' }], ...more });
    const trial = start({}, { ...(marks && { marks }) }, map);
    expect(passAll(trial.order('german', drive('g1', 'D6', 'D5'))).unit('g1').passed?.[1]?.mp).toBe(cost);
  });

  test('[squad-leader 11.40.2, 11.40.5] those behind close up before the phase ends', () => {
    const trial = passAll(start().order('german', drive('g1', 'D6')));
    expect(trial.refusal('german', 'end-phase')?.refused).toBe('MUST_MOVE');
    for (const [i, hex] of HEXES.slice(0, 5).entries())
      passAll(trial.order('german', drive(`g${i + 2}`, hex)));
    expect(trial.refusal('german', 'end-phase')).toBeUndefined();
  });

  test('[squad-leader 11.40.12] one leaves it for good, and goes where it likes', () => {
    const trial = start().order('german', { order: 'leave-convoy', unit: 'g1' });
    expect(trial.unit('g1').convoy).toBeUndefined();
    expect(trial.refusal('german', drive('g1', 'E7'))).toBeUndefined();
    expect(trial.refusal('german', { order: 'leave-convoy', unit: 'g1' })?.refused).toBe('NOT_YOUR_UNIT');
  });

  test('[squad-leader 11.40.10] it turns round where it is, and does nothing else', () => {
    const turn = { order: 'turn-convoy', unit: 'g4' };
    const trial = start().order('german', turn);
    expect(HEXES.map((_, i) => trial.unit(`g${i + 1}`).facing)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(trial.refusal('german', drive('g1', 'D6'))?.refused).toBe('HAS_MOVED');
    const moved = passAll(start().order('german', drive('g1', 'D6')));
    expect(moved.refusal('german', turn)?.refused).toBe('HAS_MOVED');
  });
});

describe('others and a convoy', () => {
  const OTHER: Units = { gx: ['truck at D6', { facing: 3, mp: 30 }] };
  const past = (trial: Trial) =>
    passAll(trial)
      .unit('gx')
      .passed?.map(({ mp }) => mp);
  /** Out of the way in front, so that the column can move. */
  const BESIDE: Units = { gx: ['truck at E6', { facing: 4, mp: 40 }] };

  test('[squad-leader 11.40.6] none ends its move among it, all may go through', () => {
    const trial = start(OTHER);
    expect(trial.refusal('german', drive('gx', 'D7'))?.refused).toBe('NO_ROOM');
    expect(trial.refusal('german', drive('gx', 'D7', 'C8'))).toBeUndefined();
  });

  test('[squad-leader 11.40.8] past one that stands still at the rate of the road', () => {
    expect(past(start(OTHER).order('german', drive('gx', 'D7', 'D8', 'C9')))?.slice(1, 3)).toEqual([
      0.5, 0.5,
    ]);
    const enemy = Object.fromEntries(
      HEXES.slice(0, 2).map((hex, i) => [`r${i + 1}`, [`truck at ${hex}`, IN]]),
    ) as Units;
    const foe = new Trial({
      phase: 'movement',
      map: ROAD,
      units: { ...enemy, ...OTHER, gx: ['MkIVF2 at D6', { facing: 3, mp: 30, exposed: true }] },
    });
    expect(past(foe.order('german', drive('gx', 'D7', 'C8')))?.[1]).not.toBe(0.5);
  });

  test('[squad-leader 11.40.7] past one that moves at the rate of open ground, and 2 MP for each vehicle', () => {
    const trial = passAll(start(BESIDE).order('german', drive('g1', 'D6')));
    expect(past(trial.order('german', drive('gx', 'D6', 'D7', 'D8', 'C9')))?.slice(1, 4)).toEqual([
      8, 0.5, 8,
    ]);
  });

  test('[squad-leader 11.40.9] a wreck leaves no room beside it on a road through woods', () => {
    const WRECK = { name: 'truck', nationality: 'German', wheeled: true } as const;
    const woods = drawn({ roads: [{ is: 'dirt-road', along: 'D12 D1' }], hexes: { D5: 'woods' } });
    const through = (wrecks: number) =>
      start({}, { marks: { D5: { wrecks: Array.from({ length: wrecks }, () => WRECK) } } }, woods).refusal(
        'german',
        drive('g1', 'D6', 'D5', 'D4'),
      )?.refused;
    expect([through(0), through(3)]).toEqual([undefined, 'IMPASSABLE']);
  });
});

describe('a road with wrecks', () => {
  const WRECK = { name: 'truck', nationality: 'German', wheeled: true } as const;
  const TANK = { name: 'MkIVF2', nationality: 'German', armoured: true } as const;
  /** The second is a wreck. */
  const gap = (...wrecks: object[]) => {
    const { g2: _, ...units } = column();
    return new Trial({
      phase: 'movement',
      map: ROAD,
      units: { ...units, r9: '4-4-7 at N12' },
      marks: { D8: { wrecks: wrecks as never } },
    });
  };
  const until = (trial: Trial, phase: string) => {
    while (trial.battle.clock.phase !== phase) trial.endPhase();
    return trial;
  };

  test('[squad-leader 11.40.11] one that stands still takes wheeled wrecks off it, and closes up', () => {
    const trial = until(gap(WRECK), 'advance');
    expect(trial.at('D8').wrecks).toBeUndefined();
    trial.order('german', { order: 'close-up', unit: 'g3', to: 'D8' });
    expect(trial.unit('g3').at).toBe('D8');
    expect(trial.refusal('german', { order: 'close-up', unit: 'g3', to: 'D7' })?.refused).toBe('HAS_MOVED');
    expect(trial.refusal('german', { order: 'close-up', unit: 'g4', to: 'D9' })).toBeUndefined();
  });

  test('[squad-leader 11.40.11] not those of tanks, nor when it has moved', () => {
    const tanks = until(gap(TANK), 'advance');
    expect(tanks.at('D8').wrecks).toHaveLength(1);
    expect(tanks.refusal('german', { order: 'close-up', unit: 'g3', to: 'D8' })?.refused).toBe('NO_WAY');
    const moved = passAll(gap(WRECK).order('german', drive('g1', 'D6')));
    for (const unit of ['g3', 'g4', 'g5', 'g6']) moved.order('german', { order: 'leave-convoy', unit });
    expect(until(moved, 'advance').at('D8').wrecks).toHaveLength(1);
  });
});
