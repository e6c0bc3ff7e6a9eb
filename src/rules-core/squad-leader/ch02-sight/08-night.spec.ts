import { field, type Placed, Trial } from '../testkit.testkit.js';

type Setup = NonNullable<ConstructorParameters<typeof Trial>[0]>;

const atNight = ({ units, clock, ...more }: Setup & { readonly units: Readonly<Record<string, Placed>> }) =>
  new Trial({ options: { night: true }, units, clock: { visibility: 5, ...clock }, ...more });

const fire = (at: string, ...firers: string[]) => ({ order: 'fire', at, firers });
const parts = (trial: Trial) => trial.told('fire-attack').flatMap((attack) => attack.parts);

/** Six hexes from D3 to D9; the Russians wait in D10 and D4. */
const WATCHED = { g1: '4-6-7 at D3', g2: '4-6-7 at E9', r1: '4-4-7 at D11', r2: '4-4-7 at H5' } as const;

describe('visibility', () => {
  const moved = (path: string[], visibility: number) =>
    atNight({ phase: 'movement', units: WATCHED, clock: { visibility } })
      .order('german', { order: 'move', units: ['g1'], path })
      .endPhase();

  test('[squad-leader 2.8/a] by day nothing is rolled, and all in sight are fired at', () => {
    const trial = new Trial({ phase: 'rally', units: { g1: '4-6-7 at D3', r1: '4-4-7 at D7' } });
    expect(trial.kinds).not.toContain('visibility');
    expect(trial.order('german', fire('D7', 'g1'), 6, 5).kinds).toContain('fire-attack');
  });

  test('[squad-leader 2.8.3] two dice at the end of the first Rally Phase hold for the whole game turn', () => {
    const night = { options: { night: true }, units: { g1: '4-6-7 at D3', r1: '4-4-7 at D7' } } as const;
    const trial = new Trial({ phase: 'rally', ...night }, 3, 4);
    expect(trial.told('visibility')).toEqual([{ hexes: 7 }]);
    expect(trial.battle.clock.visibility).toBe(7);
    const second = new Trial({
      phase: 'rally',
      ...night,
      active: 'russian',
      options: { night: true, order: ['german', 'russian'] },
      clock: { visibility: 7 },
    });
    expect(second.kinds).not.toContain('visibility');
  });

  test('[squad-leader 2.8.1, 2.8.3] movers are fired at within the range that was rolled, and no farther', () => {
    const trial = moved(['D4', 'D5', 'D6'], 5);
    expect(parts(trial.order('russian', fire('D6', 'r1'), 6, 5))).toEqual([
      { unit: 'r1', fp: 2, why: ['long range x1/2'] },
    ]);
    expect(moved(['D4', 'D5', 'D6'], 4).refusal('russian', fire('D6', 'r1'))?.refused).toBe('TOO_DARK');
  });

  test.each([
    [7, undefined],
    [8, 'TOO_DARK'],
  ])(
    '[squad-leader 2.8.5] men in a vehicle on the move are made out as far as it is: %i hexes',
    (far, refused) => {
      const at = `D${3 + far}`;
      const trial = atNight({
        units: {
          g1: '4-6-7 at D3',
          rh: [`M3 armed at ${at}`, { moved: true }],
          r1: [`4-4-7 at ${at}`, { aboard: 'rh', moved: true, exposed: true }],
          r9: '4-4-7 at D4',
        },
        clock: { visibility: 4 },
      });
      expect(trial.refusal('german', fire(at, 'g1'), 6, 5)?.refused).toBe(refused);
    },
  );

  test('[squad-leader 2.8.1] what blocks the line blocks it at night too', () => {
    const trial = atNight({
      phase: 'movement',
      units: { g1: '4-6-7 at D3', r1: '4-4-7 at D9', r2: '4-4-7 at D5' },
      clock: { visibility: 12 },
      map: field({ D7: 'woods' }),
    })
      .order('german', { order: 'move', units: ['g1'], path: ['D4'] })
      .endPhase()
      .order('russian', fire('D4', 'r1'), 6, 5);
    expect(trial.kinds).toContain('fired-in-vain');
  });

  test('[squad-leader-A-41] [squad-leader 2.8.2, 2.8.10] who did not move is not fired at, not even next to the firer', () => {
    expect(moved(['D4'], 12).refusal('russian', fire('E9', 'r1'))?.refused).toBe('NOBODY_THERE');
    const close = atNight({ units: { g1: '4-6-7 at D3', r1: '4-4-7 at D4' } });
    expect(close.refusal('german', fire('D4', 'g1'))?.refused).toBe('NOBODY_THERE');
  });

  test('[squad-leader 2.8.2] in one hex those who moved there are struck, and those who lay there are not', () => {
    const trial = atNight({
      phase: 'movement',
      units: { ...WATCHED, g3: '4-6-7 at D8' },
      clock: { visibility: 5 },
    })
      .order('german', { order: 'move', units: ['g1'], path: ['D4', 'D5', 'D6', 'D7'] })
      .endPhase()
      .order('russian', fire('D7', 'r1'), 6, 5);
    expect(trial.told('fire-attack')[0]?.outcomes.map(({ units }) => units)).toEqual([['g1']]);
    expect(trial.refusal('russian', fire('D8', 'r2'))?.refused).toBe('NOBODY_THERE');
  });
});

describe('gun flashes', () => {
  const shot = () =>
    atNight({
      units: {
        g1: '4-6-7 at D3',
        r1: ['4-4-7 at D7', { moved: true }],
        r2: '4-4-7 at D4',
        r3: '5-3-7 at F2',
      },
      clock: { visibility: 4 },
    }).order('german', fire('D7', 'g1'), 6, 5);

  test('[squad-leader 2.8.6, 2.8.10] who has fired is fired at, in full within the range of sight', () => {
    const trial = shot();
    expect(trial.at('D3')).toEqual({ flash: 2 });
    trial.endPhase().endPhase();
    expect(parts(trial.order('russian', fire('D3', 'r2'), 6, 5))).toMatchObject([
      { fp: 8, why: ['point blank x2'] },
    ]);
  });

  test('[squad-leader 2.8.6] from beyond it only as an area, and not after the next player turn', () => {
    const far = { g1: '4-6-7 at D8', r1: '4-4-7 at D3' } as const;
    const next = (flash: number | undefined) =>
      atNight({ units: far, clock: { visibility: 3 }, marks: flash === undefined ? {} : { D3: { flash } } });
    expect(parts(next(1).order('german', fire('D3', 'g1'), 6, 5))).toEqual([
      { unit: 'g1', fp: 2, why: ['gun flashes x1/2'] },
    ]);
    expect(next(undefined).refusal('german', fire('D3', 'g1'))?.refused).toBe('TOO_DARK');
    const ending = atNight({
      units: far,
      phase: 'advance',
      marks: { D3: { flash: 2 }, D8: { flash: 1 } },
    })
      .endPhase()
      .endPhase();
    expect([ending.at('D3').flash, ending.at('D8').flash]).toEqual([1, undefined]);
  });

  test('[squad-leader 2.8.8] the flashes stay in the hex when those who fired leave it', () => {
    const trial = atNight({
      phase: 'movement',
      units: { g1: '4-6-7 at D3', r1: '4-4-7 at D9' },
      marks: { D3: { flash: 1 } },
      clock: { visibility: 2 },
    })
      .order('german', { order: 'move', units: ['g1'], path: ['D4'] })
      .endPhase();
    expect(trial.refusal('russian', fire('D4', 'r1'))?.refused).toBe('TOO_DARK');
    expect(trial.refusal('russian', fire('D3', 'r1'))?.refused).toBe('NOBODY_THERE');
  });

  test('[squad-leader 2.8.7] close combat gives a hex away as fire does', () => {
    const trial = atNight({
      phase: 'close-combat',
      units: { g1: '4-6-7 at D3', r1: '4-4-7 at D3', r2: '5-3-7 at D9' },
    });
    trial
      .order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] })
      .order('russian', 'pass', 6, 5);
    expect(trial.at('D3').flash).toBe(1);
  });
});

describe('light', () => {
  const lit = (marks: Setup['marks'], at = 'D9', visibility = 2) =>
    atNight({
      units: { g1: '4-6-7 at D4', r1: `4-4-7 at ${at}` },
      clock: { visibility },
      ...(marks && { marks }),
    });

  test('[squad-leader 2.8.24, 2.8.10] within three hexes of a star shell it is day, and those outside fire in at full effect', () => {
    expect(parts(lit({ D12: { starShell: true } }).order('german', fire('D9', 'g1'), 6, 5))).toEqual([
      { unit: 'g1', fp: 4, why: [] },
    ]);
    expect(lit({ A12: { starShell: true } }).refusal('german', fire('D9', 'g1'))?.refused).toBe('TOO_DARK');
    expect(lit({ D6: { starShell: true } }, 'D5').order('german', fire('D5', 'g1'), 6, 5).kinds).toContain(
      'fire-attack',
    );
  });

  test('[squad-leader-A-39] [squad-leader 2.8.25] a fire lights the hexes within two', () => {
    expect(lit({ D11: { burning: true } }).order('german', fire('D9', 'g1'), 6, 5).kinds).toContain(
      'fire-attack',
    );
    expect(lit({ D12: { burning: true } }).refusal('german', fire('D9', 'g1'))?.refused).toBe('TOO_DARK');
  });

  const SECOND_TURN: Setup = {
    phase: 'rally',
    active: 'russian',
    options: { night: true, order: ['german', 'russian'] },
    clock: { visibility: 6 },
  };
  const ready = (units: Readonly<Record<string, Placed>>, visibility = 6) =>
    atNight({
      ...SECOND_TURN,
      units,
      clock: { visibility },
    });

  test('[squad-leader 2.8.22] a leader who has enemies in sight and range lights a hex within five, at no cost', () => {
    const trial = ready({ gl: '9-1 at D3', g1: '4-6-7 at D3', r1: '4-4-7 at D9' });
    trial.order('german', 'pass');
    expect(trial.awaits).toEqual(['german star-shells']);
    const shell = (at: string) => ({ order: 'star-shell', leader: 'gl', at });
    expect(trial.refusal('german', shell('D9'))?.refused).toBe('OUT_OF_RANGE');
    trial.order('german', shell('D8'));
    expect(trial.at('D8')).toEqual({ starShell: true });
    expect(trial.unit('gl').shotUp).toBeUndefined();
    trial.order('russian', 'end-phase').order('russian', 'end-phase');
    expect(parts(trial.order('german', { ...fire('D9', 'g1'), leaders: ['gl'] }, 6, 5))).toMatchObject([
      { fp: 4 },
    ]);
  });

  test('[squad-leader 2.8.22] not where nobody is in sight or range, nor broken; both sides have leaders', () => {
    expect(ready({ gl: '9-1 at D3', r1: '4-4-7 at D9' }, 5).awaits).toEqual(['russian prep-fire']);
    const broken = ready({ gl: ['9-1 at D3', { broken: true }], r1: '4-4-7 at D6' });
    while (broken.battle.clock.step === 'rally') broken.order('german', 'pass');
    expect(broken.awaits).toEqual(['russian prep-fire']);
    const woods = Object.fromEntries('ABCDEFG'.split('').map((column) => [`${column}6`, 'woods'] as const));
    const blocked = atNight({
      ...SECOND_TURN,
      units: { gl: '9-1 at D3', r1: '4-4-7 at D9' },
      map: field(woods),
    });
    expect(blocked.awaits).toEqual(['russian prep-fire']);
    const both = ready({ gl: '9-1 at D3', rl: '9-1 at D9' });
    expect(both.awaits).toEqual(['russian star-shells']);
    both.order('russian', { order: 'star-shell', leader: 'rl', at: 'D7' });
    expect(both.awaits).toEqual(['german star-shells']);
  });

  test('[squad-leader 2.8.22] it burns out after the next Close Combat Phase', () => {
    const trial = lit({ D9: { starShell: true } });
    expect(trial.at('D9').starShell).toBe(true);
    const ending = atNight({
      phase: 'advance',
      units: { g1: '4-6-7 at D4', r1: '4-4-7 at D9' },
      marks: { D9: { starShell: true } },
    })
      .endPhase()
      .endPhase();
    expect(ending.at('D9').starShell).toBeUndefined();
  });
});
