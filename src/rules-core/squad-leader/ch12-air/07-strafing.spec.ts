import { drawn, field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const AIR = { german: { air: {} } } as const;
const MISS = [6, 5] as const;
const MEN = { r1: '4-4-7 at D8' } as const;

const start = (units: Units = MEN, more: Setup = {}) =>
  new Trial({ units: { gf: 'fighter', gl: '8-0 at A1', ...units }, sides: AIR, ...more });
const run = (trial: Trial, more: object = {}, ...faces: number[]) =>
  trial.order('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3, ...more }, 2, 3, ...faces);
const strike = (trial: Trial, ...faces: number[]) => trial.order('german', 'strike', ...faces);
const struck = (trial: Trial) => trial.told('air-strike')[0];
const refused = (trial: Trial, more: object = {}) =>
  trial.refusal('german', { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3, ...more } as never);

const until = (trial: Trial, active: string, phase: string) => {
  while (!(trial.battle.clock.phase === phase && trial.battle.clock.active === active)) trial.endPhase();
};

describe('the run', () => {
  test.each<[object, string[]]>([
    [{ along: 3 }, ['D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11']],
    [{ along: 0 }, ['D12', 'D11', 'D10', 'D9', 'D8', 'D7', 'D6', 'D5']],
    [{ along: 2, at: 'G8' }, ['C6', 'D6', 'E7', 'F7', 'G8', 'H8', 'I9', 'J9']],
    [{ along: 2, side: 'right', at: 'F8' }, ['D5', 'D6', 'E7', 'E8', 'F8', 'F9', 'G10', 'G11']],
    [{ along: 2, side: 'left', at: 'F8' }, ['D5', 'E6', 'E7', 'F7', 'F8', 'G9', 'G10', 'H10']],
  ])('[squad-leader-B-228] [squad-leader 12.7.4] with %j flies over %j', (how, hexes) => {
    const trial = run(start({ r1: '4-4-7 at D8', r2: '4-4-7 at G8', r3: '4-4-7 at F8' }), how);
    expect(trial.unit('gf').run?.path).toEqual(hexes);
  });

  test('[squad-leader 12.7.3/b] begins off the map where it must', () => {
    const trial = run(start({ r1: '4-4-7 at D2' }), { at: 'D2' });
    expect(trial.unit('gf').run?.path.slice(0, 5)).toEqual([null, null, 'D0', 'D1', 'D2']);
    expect(trial.awaits).toEqual(['german strafing']);
  });

  test('[squad-leader 12.7.5] it may fire four hexes ahead from four hexes, and flies to its last target', () => {
    const trial = run(start());
    for (const at of ['D8', 'D9', 'D10', 'D11']) {
      strike(trial, ...MISS);
      expect(struck(trial)?.at).toBe(at);
    }
    expect([trial.awaits, trial.unit('gf').run]).toEqual([['german prep-fire'], undefined]);
  });

  test('[squad-leader 12.7.5] it may hold its fire in each of them', () => {
    const trial = run(start());
    for (let n = 0; n < 4; n++) trial.order('german', 'pass');
    expect([trial.awaits, trial.unit('gf').run]).toEqual([['german prep-fire'], undefined]);
  });

  test('[squad-leader 12.7.1, 12.7.5] it is fired at until it has flown over its last target, and no longer', () => {
    const trial = run(start({ ...MEN, rm: 'HMG with r1' }));
    const asked = () => trial.awaits[0] === 'russian anti-aircraft';
    const over: (string | null | undefined)[] = [];
    for (let n = 0; n < 20 && trial.awaits[0] !== 'german prep-fire'; n++) {
      const { path = [], step = 0 } = trial.unit('gf').run ?? {};
      if (asked()) over.push(path[step]);
      if (asked()) trial.order('russian', 'pass');
      else if (step === 0) strike(trial, ...MISS);
      else trial.order('german', 'pass');
    }
    expect(over).toEqual(['D4', 'D5', 'D6', 'D7', 'D8']);
  });

  test('[squad-leader 12.7.3/a] once in a game turn, in its Prep Fire or Defensive Fire Phase', () => {
    const trial = run(start());
    for (let n = 0; n < 4; n++) trial.order('german', 'pass');
    expect(refused(trial)?.refused).toBe('HAS_FIRED');
    until(trial, 'russian', 'defensive-fire');
    expect(trial.legalOf('german', 'strafe')).toEqual([]);
    until(trial, 'german', 'prep-fire');
    expect(trial.legalOf('german', 'strafe').length).toBeGreaterThan(0);
  });

  test('[squad-leader 12.7.3/a] the next one is sent when the run of this one is over', () => {
    const trial = run(start({ ...MEN, gg: 'fighter' }));
    expect(trial.legalOf('german', 'strafe')).toEqual([]);
    for (let n = 0; n < 4; n++) trial.order('german', 'pass');
    expect(trial.legalOf('german', 'strafe').every(({ aircraft }) => aircraft === 'gg')).toBe(true);
    expect(trial.legalOf('german', 'end-phase')).toHaveLength(1);
  });
});

describe('what it sees', () => {
  test('[squad-leader 12.7.1] not the hex behind an obstacle on its way', () => {
    const map = field({ D7: 'stone-building' });
    expect(refused(start(MEN, { map }))?.refused).toBe('NO_SIGHT');
    expect(run(start(MEN, { map }), { along: 0 }).awaits).toEqual(['german strafing']);
    expect(run(start(MEN, { map: field({ D6: 'stone-building' }) })).awaits).toEqual(['german strafing']);
  });

  test('[squad-leader 12.7.1] but what is as high as the obstacle', () => {
    const map = field({ D7: 'woods', D8: { level: 1 } });
    expect(run(start(MEN, { map })).awaits).toEqual(['german strafing']);
  });

  test('[squad-leader 12.7.2] those under trees', () => {
    const trial = strike(run(start(MEN, { map: field({ D8: 'woods' }) })), ...MISS);
    expect(struck(trial)?.outcomes[0]?.modifiers).toMatchObject([{ why: 'woods', value: 1 }]);
  });

  test('[squad-leader 12.7.2] all levels of a building, with a roll for each', () => {
    const buildings = [{ is: 'stone', upperLevels: 1, hexes: 'D8', detached: true }];
    const units = { r1: '4-4-7 at D8', r2: '4-4-7 at D8/1' } as const;
    const trial = strike(run(start(units, { map: drawn({ buildings }) })), ...MISS, ...MISS);
    expect(trial.told('air-strike').map(({ at, outcomes }) => [at, outcomes[0]?.units])).toEqual([
      ['D8', ['r1']],
      ['D8/1', ['r2']],
    ]);
  });

  test('[squad-leader 12.5.9] against a bunker it never comes through the slits', () => {
    const marks = { D8: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } };
    const units: Units = { r1: ['4-4-7 at D8', { bunkered: 'D8' }] };
    const trial = strike(run(start(units, { marks }), { along: 3 }), ...MISS);
    expect(struck(trial)?.outcomes[0]?.modifiers).toMatchObject([{ why: 'bunker', value: 5 }]);
  });

  test('[squad-leader 12.7.6] shields of guns count towards it', () => {
    const gun = (facing: number) =>
      ({ r1: 'crew 2-3-7 at D8', rg: ['57 AT gun with r1', { facing }] }) as const;
    const modifiers = (facing: number) =>
      struck(strike(run(start(gun(facing))), ...MISS))?.outcomes[0]?.modifiers.map(({ cites }) => cites) ??
      [];
    expect([modifiers(0).length, modifiers(3).length]).toEqual([1, 0]);
  });
});

describe('its guns', () => {
  test.each([
    [1941, 'german', 4],
    [1942, 'german', 6],
    [1943, 'german', 6],
    [1944, 'german', 8],
    [1944, 'russian', 4],
  ])('[squad-leader 12.7.9] in %i a %s fighter has %i', (year, by, fp) => {
    const units = { r1: '4-4-7 at D8', g1: '4-6-7 at D2', gl: '8-0 at A1' } as const;
    const own: Units = by === 'german' ? { gf: 'fighter' } : { rf: 'fighter' };
    const trial = new Trial({
      active: by,
      units: { ...units, ...own },
      sides: { [by]: { air: {} } },
      options: { year },
      enemy: by === 'german' ? 'russian' : 'german',
    });
    const at = by === 'german' ? 'D8' : 'D2';
    const aircraft = by === 'german' ? 'gf' : 'rf';
    trial.order(by, { order: 'strafe', aircraft, at, along: 3 }, 2, 3).order(by, 'strike', ...MISS);
    expect(struck(trial)?.fp).toBe(fp);
  });

  test.each([
    [1941, 'AP MMG/HMG'],
    [1942, 'AP .50/20mm'],
    [1944, 'AP .50/20mm'],
  ])('[squad-leader 12.7.7] at the rear of armour, in %i as %s', (year, column) => {
    const trial = strike(run(start({ rt: 'T-34 at D8' }, { options: { year } })), ...MISS, ...MISS);
    expect(trial.told('afv-kill')).toMatchObject([{ column, facing: 'rear' }]);
  });

  test('[squad-leader 12.7.8] jam for good on a 12', () => {
    const trial = strike(run(start()), 6, 6);
    expect([trial.unit('gf').malfunctioned, trial.awaits]).toEqual([true, ['german prep-fire']]);
    expect(trial.told('air-strike')).toHaveLength(1);
    expect(refused(trial)?.refused).toBe('MALFUNCTIONED');
  });
});
