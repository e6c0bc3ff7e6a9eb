import { field, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;
type Hex = Hexes[string];

const broken = (at: string, more = {}) => [`4-6-7 at ${at}`, { broken: true, dm: true, ...more }] as const;
/** Off the map, so that the battle goes on. */
const FAR = { r9: '4-4-7' } as const;

const rout = (units: Setup['units'], hexes: Hexes = {}, more: Setup = {}) =>
  new Trial({ phase: 'rout', units, map: field(hexes), ...more });
const ends = (trial: Trial, unit = 'g1') =>
  trial
    .legalOf('german', 'rout')
    .filter((order) => order.unit === unit && order.leader === undefined)
    .map((order) => (order.path as string[]).at(-1))
    .sort();
const goes = (path: string, more = {}) => ({ order: 'rout', unit: 'g1', path: path.split(' '), ...more });

test('[squad-leader 3.21.17] a crew stays with its gun in the open, unless an enemy is beside it', () => {
  const mayStay = (crew: string, enemy: string, gun: string) => {
    const trial = new Trial({
      phase: 'rout',
      map: field({ D4: 'woods' }),
      units: { g1: [`${crew} at D5`, { broken: true, dm: true }], gg: gun, r1: `4-4-7 at ${enemy}` },
    });
    return !trial.awaits.includes('german rout') || trial.legalOf('german', 'pass').length > 0;
  };
  const served = '50 AT gun with g1';
  expect(mayStay('crew 2-3-7', 'D12', served)).toBe(true);
  expect(mayStay('crew 2-3-7', 'D6', served)).toBe(false);
  expect(mayStay('crew 2-3-7', 'D12', '50 AT gun at D6')).toBe(false);
  expect(mayStay('4-6-7', 'D12', served)).toBe(false);
});

describe('who routs', () => {
  test('[squad-leader 3.21.7, 3.21.8, 3.21.18, 1.3/6.1] who is broken in the open runs to the nearest cover, leaving its weapons', () => {
    const trial = rout(
      { g1: broken('D4'), gm: 'LMG with g1', ...FAR },
      { D2: 'woods', G4: 'wooden-building' },
    );
    expect(ends(trial)).toEqual(['D2']);
    expect(trial.refusal('german', 'pass')?.refused).toBe('MUST_ROUT');
    trial.order('german', goes('D3 D2'));
    expect(trial.unit('g1')).toMatchObject({ at: 'D2', broken: true });
    expect(trial.unit('gm').at).toBe('D4');
    expect(trial.unit('gm').possessor).toBeUndefined();
    expect(trial.battle.clock.phase).toBe('advance');
  });

  test('[squad-leader-A-67] [squad-leader 2.5.5, 3.21.8] who runs into cover where an enemy lies hidden is lost, and shows him', () => {
    const trial = rout(
      { g1: broken('D4'), g9: '4-6-7 at A12', r1: ['4-4-7 at D2', { hidden: true }], ...FAR },
      { D2: 'woods' },
    ).order('german', goes('D3 D2'));
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect(trial.unit('r1').hidden).toBeUndefined();
  });

  test('[squad-leader 3.21.2] next to an enemy, even a broken one, it leaves cover; the moving side routs first', () => {
    const trial = rout(
      { g1: broken('D4'), r1: ['4-4-7 at D5', { broken: true }], ...FAR },
      { D4: 'woods', D5: 'woods', D2: 'woods', D7: 'woods' },
    );
    expect(trial.awaits).toEqual(['german rout']);
    expect(ends(trial)).toEqual(['D2']);
    trial.order('german', goes('D3 D2'));
    expect(trial.awaits).toEqual(['russian rout']);
    trial.order('russian', 'pass');
    expect(trial.unit('r1')).toMatchObject({ at: 'D5', settled: true });
  });

  test('[squad-leader 3.21.4] more than one level apart nobody is adjacent', () => {
    const over = (level: number) =>
      rout(
        { g1: broken('D4', { dm: undefined, settled: true }), r1: '4-4-7 at D5' },
        {
          D4: { terrain: 'woods', level },
          D2: 'woods',
        },
      ).awaits;
    expect(over(1)).toEqual(['german rout']);
    expect(over(2)).toEqual(['german advance']);
  });

  test('[squad-leader 3.21.10, 3.21.13] in cover it may stay, and then stays until it is fired on', () => {
    const trial = rout(
      { g1: broken('D4', { dm: undefined }), g2: '4-6-7 at D6', ...FAR },
      { D4: 'woods', D2: 'woods' },
    );
    trial.order('german', 'pass');
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', settled: true });
    const settled = { settled: true };
    const again = (dm: true | undefined) =>
      rout({ g1: broken('D4', { ...settled, dm }), ...FAR }, { D4: 'woods', D2: 'woods' });
    expect(again(undefined).awaits).toEqual(['german advance']);
    expect(ends(again(true))).toEqual(['D2']);
    const other = rout(
      { g1: broken('D4', { ...settled, dm: undefined }), g2: broken('H4'), ...FAR },
      { D4: 'woods', D2: 'woods', H3: 'woods' },
    );
    expect(other.refusal('german', goes('D3 D2'))?.refused).toBe('SETTLED');
  });

  test('[squad-leader 3.21.11] out of a crowded hex it may go on', () => {
    const settled = { dm: undefined, settled: true };
    const crowd = { g2: '4-6-7 at D4', g3: '4-6-7 at D4', g4: '4-6-7 at D4' } as const;
    const trial = rout({ g1: broken('D4', settled), ...crowd, ...FAR }, { D4: 'woods', D2: 'woods' });
    expect(ends(trial)).toEqual(['D2']);
  });

  test('[squad-leader 3.21.12, 3.21.5] cover that six factors do not reach: as far as they go, and on in the next phase', () => {
    const trial = rout({ g1: broken('D12'), ...FAR }, { D2: 'woods' }, { enemy: 'russian' });
    expect(ends(trial)).toEqual(['D6']);
    trial.order('german', goes('D11 D10 D9 D8 D7 D6'));
    expect(trial.told('routed')).toMatchObject([{ to: 'D6', mf: 6 }]);
    expect(trial.unit('g1').settled).toBeUndefined();
  });

  test('[squad-leader 3.21.5] a leader with it does not make it faster', () => {
    const trial = rout({ g1: broken('D12'), gl: '9-1 at D12', ...FAR }, { D2: 'woods' });
    expect(trial.refusal('german', goes('D11 D10 D9 D8 D7 D6 D5', { leader: 'gl' }))?.refused).toBe('NO_WAY');
  });
});

describe('where it may go', () => {
  test('[squad-leader 3.21.7.1] never nearer to an enemy who sees it', () => {
    const trial = rout({ g1: broken('D6'), r1: '4-4-7 at D12' }, { C8: 'woods', D2: 'woods' });
    expect(ends(trial)).toEqual(['D2']);
    expect(trial.refusal('german', goes('C7 C8'))).toMatchObject({
      refused: 'NO_WAY',
      cites: expect.arrayContaining(['3.21.7.1']),
    });
  });

  test('[squad-leader 3.21.7.2, 3.21.16] not across open ground in sight and normal range of an unbroken enemy; with no way it is lost', () => {
    const near = rout({ g1: broken('D6'), g2: '4-6-7 at A1', r1: '4-4-7 at D9', ...FAR }, { D4: 'woods' });
    near.order('russian', 'no-quarter');
    expect(near.battle.unit('g1')).toBeUndefined();
    const from = (enemy: string, state = {}) =>
      ends(rout({ g1: broken('D6'), r1: [enemy, state], ...FAR }, { D4: 'woods' }));
    expect(from('4-4-7 at D11')).toEqual(['D4']);
    expect(from('4-4-7 at D9', { broken: true, settled: true })).toEqual(['D4']);
  });

  test('[squad-leader 3.21.7.2] behind a wall or hedge, and through wheat or shell holes it may', () => {
    const way = (D5: Hex) => ends(rout({ g1: broken('D6'), r1: '4-4-7 at D9', ...FAR }, { D4: 'woods', D5 }));
    expect(way({ hexsides: { 3: 'hedge' } })).toEqual(['D4']);
    expect(way('grain')).toEqual(['D4']);
    expect(way('shellholes')).toEqual(['D4']);
  });

  test('[squad-leader 3.21.15] orchards, brush and gullies let it through, and are not cover', () => {
    const way = (D5: Hex) => ends(rout({ g1: broken('D6'), r1: '4-4-7 at D9', ...FAR }, { D4: 'woods', D5 }));
    expect((['orchard', 'brush', 'gully'] as const).map(way)).toEqual([['D4'], ['D4'], ['D4']]);
  });

  test.each(['grain', 'shellholes', 'orchard', 'brush'] as const)(
    '[squad-leader 3.21.7.2/a, 3.21.15] in %s it waits while no way is open, and goes when one is',
    (D6) => {
      const shut = rout(
        { g1: broken('D6'), r1: '4-4-7 at F7', r2: '4-4-7 at B7', ...FAR },
        { D6, D4: 'woods' },
      );
      expect(shut.unit('g1').at).toBe('D6');
      expect(shut.battle.clock.phase).toBe('advance');
      const open = rout({ g1: broken('D6'), r1: '4-4-7 at D12' }, { D6, D4: 'woods' });
      expect(open.refusal('german', 'pass')?.refused).toBe('MUST_ROUT');
    },
  );
});

describe('a leader goes along', () => {
  const units = { g1: broken('D4'), gl: '9-1 at D4', gm: 'LMG with gl', ...FAR } as const;

  test('[squad-leader 3.2.8] with what he carries, and stays with it', () => {
    const trial = rout({ ...units, g2: broken('D4') }, { D2: 'woods' });
    trial.order('german', goes('D3 D2', { leader: 'gl' }));
    expect([trial.unit('gl').at, trial.unit('gm').at, trial.unit('gm').possessor]).toEqual([
      'D2',
      'D2',
      'gl',
    ]);
    expect(trial.refusal('german', { ...goes('D3 D2', { leader: 'gl' }), unit: 'g2' })?.refused).toBe(
      'CANNOT_LEAD',
    );
  });

  test('[squad-leader 3.2.8] with no more than 3 portage points', () => {
    const trial = rout({ ...units, gn: 'LMG with gl' }, { D2: 'woods' });
    expect(trial.refusal('german', goes('D3 D2', { leader: 'gl' }))?.refused).toBe('TOO_HEAVY');
  });

  test('[squad-leader 3.2.8] nobody else who is unbroken moves', () => {
    const trial = rout({ ...units, g2: '4-6-7 at D4' }, { D2: 'woods' });
    expect(trial.refusal('german', { ...goes('D3 D2'), unit: 'g2' })?.refused).toBe('NOT_BROKEN');
    expect(trial.refusal('german', { ...goes('D3 D2'), unit: 'gl' })?.refused).toBe('NOT_BROKEN');
  });
});

test('[squad-leader 3.21.1] broken units neither fire nor move', () => {
  const units = { g1: broken('D4'), r1: '4-4-7 at D8' } as const;
  const fires = new Trial({ units });
  expect(fires.refusal('german', { order: 'fire', at: 'D8', firers: ['g1'] })?.refused).toBe('BROKEN');
  const moves = new Trial({ units, phase: 'movement' });
  expect(moves.refusal('german', { order: 'move', units: ['g1'], path: ['D3'] })?.refused).toBe('BROKEN');
});

test('[squad-leader 3.21.19] a unit may break of its own will, without desperation, and then routs', () => {
  const trial = new Trial({
    phase: 'advancing-fire',
    units: { g1: '4-6-7 at D4', r1: '4-4-7 at D5', ...FAR },
    map: field({ D4: 'woods', D3: 'woods', D2: 'woods' }),
  });
  trial.order('german', { order: 'break', unit: 'g1' });
  expect(trial.unit('g1')).toMatchObject({ broken: true });
  expect(trial.unit('g1').dm).toBeUndefined();
  trial.endPhase();
  expect(trial.awaits).toEqual(['german rout']);
});

test('[squad-leader 3.21.20] outside cover a unit rallies on one less', () => {
  const units = { g1: ['4-6-7 at D4', { broken: true }], gl: '8-0 at D4', r1: '4-4-7 at D12' } as const;
  const rallies = (hexes: Hexes) => {
    const trial = new Trial({ units, phase: 'rally', map: field(hexes) });
    trial.order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 3, 4);
    return trial.unit('g1').broken !== true;
  };
  expect([rallies({ D4: 'woods' }), rallies({ D4: 'orchard' })]).toEqual([true, false]);
});
