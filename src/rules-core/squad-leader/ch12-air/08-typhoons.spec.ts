import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const MISS = [6, 5] as const;
const MEN = { g1: '4-6-7 at D8' } as const;

const start = (units: Units = MEN, more: Setup = {}) =>
  new Trial({
    active: 'british',
    enemy: 'german',
    units: { bt: 'Typhoon', bl: '8-0 at A1', g0: '4-6-7 at A12', ...units },
    sides: { british: { air: {} } },
    ...more,
  }).order('british', { order: 'strafe', aircraft: 'bt', at: 'D8', along: 3 }, 2, 3);
const strike = (trial: Trial, order: object, ...faces: number[]) =>
  trial.order('british', { order: 'strike', ...order }, ...faces);
const ROCKETS = { rockets: true } as const;

test('[squad-leader 12.8.3, 12.8.4] it strafes with 12 factors, as fighters do', () => {
  const trial = start();
  for (const at of ['D8', 'D9', 'D10', 'D11'])
    expect(strike(trial, {}, ...MISS).told('air-strike')).toMatchObject([{ at, fp: 12 }]);
  expect(trial.awaits).toEqual(['british prep-fire']);
});

test('[squad-leader 12.8.6] one roll at armour in each hex, in its rear, on the column of cannon', () => {
  const trial = strike(start({ gt: 'MkIVF2 at D8' }), {}, ...MISS, ...MISS);
  expect(trial.told('afv-kill')).toMatchObject([{ column: 'AP .50/20mm', facing: 'rear' }]);
});

test('[squad-leader 12.8.4] with its rockets the run ends, but for the way to their target', () => {
  const trial = start();
  strike(trial, {}, ...MISS);
  const fired = strike(trial, ROCKETS, 6, 6);
  expect(fired.told('air-strike')).toEqual([]);
  expect([trial.awaits, trial.unit('bt').load]).toEqual([['british prep-fire'], undefined]);
  expect(fired.told('flew-on').at(-2)?.at).toBe('D9');
});

test('[squad-leader 12.8.4] once in a battle', () => {
  const trial = start(MEN).order('british', 'pass');
  strike(trial, ROCKETS, 6, 6);
  const empty = start({ ...MEN, bt: ['Typhoon', { load: undefined }] });
  expect(empty.refusal('british', { order: 'strike', rockets: true })?.refused).toBe('NO_AMMUNITION');
});

test('[squad-leader 12.8.5] without them it may come again', () => {
  const trial = strike(start(), ROCKETS, 6, 6);
  while (
    !(
      trial.battle.clock.turn === 2 &&
      trial.battle.clock.phase === 'prep-fire' &&
      trial.battle.clock.active === 'british'
    )
  )
    trial.endPhase();
  expect(trial.legalOf('british', 'strafe').length).toBeGreaterThan(0);
});

describe('rockets', () => {
  test.each([
    ['men', MEN, 8],
    ['armour', { gt: 'MkIVF2 at D8' }, 10],
  ] as const)('[squad-leader 12.8.7/a] hit %s as a gun close by does', (_, units, needs) => {
    expect(strike(start(units), ROCKETS, 6, 6).told('rockets-aimed')).toMatchObject([{ needs, hit: false }]);
  });

  test('[squad-leader 12.8.7/a] damage makes them less sure', () => {
    const trial = strike(start({ ...MEN, bt: ['Typhoon', { damage: 3 }] }), ROCKETS, 3, 3);
    expect(trial.told('rockets-aimed')[0]).toMatchObject({ hit: false, modifiers: [{ value: 3 }] });
  });

  test('[squad-leader 12.8.8] strike men with 30', () => {
    const trial = strike(start(MEN, { map: field({ D8: 'woods' }) }), ROCKETS, 1, 1, ...MISS, 1, 1);
    expect(trial.told('air-strike')[0]).toMatchObject({
      fp: 30,
      outcomes: [{ modifiers: [{ why: 'woods' }] }],
    });
  });

  test('[squad-leader 12.8.9] in a building with half of it, and the walls are no cover', () => {
    const trial = strike(start(MEN, { map: field({ D8: 'stone-building' }) }), ROCKETS, 1, 1, ...MISS);
    expect(trial.told('air-strike')[0]).toMatchObject({ column: 12, outcomes: [{ modifiers: [] }] });
  });

  test('[squad-leader 12.8.7/a, 12.8.7/b] strike armour as 150mm do, and men beside it with the same dice', () => {
    const trial = strike(start({ ...MEN, gt: 'MkIVF2 at D8' }), ROCKETS, 1, 1, 6, 6, 1, 2, 1, 1);
    expect(trial.told('afv-kill')).toMatchObject([{ column: 'HE 150', facing: 'rear', rolled: 12 }]);
    expect(trial.told('air-strike')).toMatchObject([{ column: 12, rolled: 12 }]);
  });
});
