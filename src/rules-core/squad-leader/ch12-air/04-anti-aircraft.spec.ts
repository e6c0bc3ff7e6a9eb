import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const AIR = { german: { air: {} } } as const;
const MISS = [6, 6] as const;
const FIELD = { gl: '8-0 at A1', r1: '4-4-7 at D8', rm: 'HMG with r1' } as const;

const dived = (units: Units = {}, more: Setup = {}, dice: readonly number[] = MISS) =>
  new Trial({ units: { gs: 'Stuka', ...FIELD, ...units }, sides: AIR, ...more }).order(
    'german',
    { order: 'dive', aircraft: 'gs', at: 'D8' },
    2,
    3,
    ...dice,
  );
const strafed = (units: Units = {}, more: Setup = {}) =>
  new Trial({ units: { gf: 'fighter', ...FIELD, ...units }, sides: AIR, ...more }).order(
    'german',
    { order: 'strafe', aircraft: 'gf', at: 'D8', along: 3 },
    2,
    3,
  );
const fire = (trial: Trial, unit: string, ...faces: number[]) =>
  trial.order('russian', { order: 'fire-at-aircraft', unit }, ...faces);
const flak = (trial: Trial) => trial.told('flak')[0];
const refused = (trial: Trial, unit: string) =>
  trial.refusal('russian', { order: 'fire-at-aircraft', unit })?.refused;

describe('when it fires', () => {
  test('[squad-leader 12.4.1/a] between the two attacks of a dive bomber', () => {
    const trial = dived();
    expect(trial.awaits).toEqual(['russian anti-aircraft']);
    fire(trial, 'rm', ...MISS);
    expect(trial.awaits).toEqual(['german bombing']);
  });

  test('[squad-leader 12.4.1/a, 12.4.3] and in each hex of a strafing run, before it fires there', () => {
    const trial = strafed();
    expect([trial.awaits, trial.told('air-strike')]).toEqual([['russian anti-aircraft'], []]);
    trial.order('russian', 'pass').order('german', 'pass');
    expect(trial.awaits).toEqual(['russian anti-aircraft']);
    const idle = new Trial({ units: { gf: 'fighter', ...FIELD }, sides: AIR });
    expect(idle.refusal('russian', { order: 'fire-at-aircraft', unit: 'rm' })?.refused).toBe(
      'NOT_YOUR_DECISION',
    );
  });

  test('[squad-leader 12.4.1/a, 12.4.4] once in a player turn, and not at the ground besides', () => {
    const trial = strafed();
    fire(trial, 'rm', ...MISS).order('german', 'pass');
    expect(trial.awaits).toEqual(['german strafing']);
    const units = { g1: '4-6-7 at D4' } as const;
    const later = dived(units);
    fire(later, 'rm', 6, 5).order('german', { order: 'bomb', at: 'D8' }, 6);
    while (later.battle.clock.phase !== 'defensive-fire') later.endPhase();
    expect(later.refusal('russian', { order: 'fire', at: 'D4', firers: ['rm'] })?.refused).toBe('HAS_FIRED');
  });
});

describe('what fires', () => {
  test('[squad-leader 12.4.1/b, 12.4.6] medium and heavy machine guns at half strength', () => {
    const trial = dived();
    const { fp = 0 } = trial.unit('rm');
    expect(flak(fire(trial, 'rm', ...MISS))?.fp).toBe(fp / 2);
  });

  test.each<[string, Units, string]>([
    ['a light machine gun', { rm: 'LMG with r1' }, 'NO_WEAPON'],
    ['the men themselves', {}, 'NO_WEAPON'],
    ['one that was fired', { rm: ['HMG with r1', { fired: true }] }, 'HAS_FIRED'],
    ['broken men', { r1: ['4-4-7 at D8', { broken: true }] }, 'BROKEN'],
    ['one beyond its range', { r2: '4-4-7 at K2', rn: ['MMG with r2', { range: 6 }] }, 'OUT_OF_RANGE'],
  ])('[squad-leader 12.4.1/b] not %s', (what, units, code) => {
    const other = { rg: '4-4-7 at D9', rh: 'HMG with rg' } as const;
    const trial = dived({ ...other, ...units });
    expect(refused(trial, what === 'the men themselves' ? 'r1' : units.rn ? 'rn' : 'rm')).toBe(code);
  });

  test('[squad-leader 12.4.1/b] guns on the roofs of AFVs, with somebody behind them', () => {
    const tank = (exposed: boolean): Placed => ['T-34 at D6', { mg: { aa: 4 }, ...(exposed && { exposed }) }];
    expect(flak(fire(dived({ rt: tank(true) }), 'rt', ...MISS))?.fp).toBe(2);
    expect(refused(dived({ rt: tank(false) }), 'rt')).toBe('NOT_EXPOSED');
  });

  test('[squad-leader 12.4.5] light AA guns with their fire value, without a roll To Hit, 24 hexes far', () => {
    const far = { columns: 30, rows: 12 };
    const units = (at: string) =>
      ({ ra: `crew 2-3-7 at ${at}`, rg: ['American 40L AA gun with ra', {}] }) as const;
    const trial = fire(strafed(units('M8'), { map: field({}, far) }), 'rg', ...MISS);
    expect([flak(trial)?.fp, trial.told('flak-aimed')]).toEqual([10, []]);
    expect(refused(strafed(units('CC8'), { map: field({}, far) }), 'rg')).toBe('OUT_OF_RANGE');
  });

  test('[squad-leader-B-218] [squad-leader-B-219] [squad-leader 12.4.6, 12.4/q2, 12.4/q3] heavy ones have to hit first, at half strength', () => {
    const units = { ra: 'crew 2-3-7 at M8', rg: ['85L AA gun with ra', { facing: 4 }] } as const;
    const trial = fire(strafed(units), 'rg', 2, 2, 6, 6);
    expect(trial.told('flak-aimed')[0]?.modifiers.map(({ cites, value }) => [cites, value])).toContainEqual([
      '12.4.6',
      2,
    ]);
    expect(trial.told('flak-aimed')[0]?.modifiers.some(({ why }) => why === 'L')).toBe(false);
    expect(flak(trial)?.fp).toBe(6);
    expect(flak(fire(strafed(units), 'rg', 6, 6))).toBeUndefined();
  });

  test('[squad-leader 12.4.4] an AA gun fires one shot at them, whatever its rate of fire', () => {
    const units = { ra: 'crew 2-3-7 at M8', rg: 'American 40L AA gun with ra' } as const;
    const trial = fire(strafed(units), 'rg', ...MISS);
    expect(refused(trial, 'rg')).toBe('HAS_FIRED');
  });

  test('[squad-leader-B-217] [squad-leader 12.4/q1] none fires out of a building, but out of rubble', () => {
    const units = { ra: 'crew 2-3-7 at M8', rg: 'American 40L AA gun with ra' } as const;
    expect(refused(strafed(units, { map: field({ M8: 'stone-building' }) }), 'rg')).toBe('INDOORS');
    const rubble = strafed(units, { map: field({ M8: 'stone-rubble' }) });
    expect(flak(fire(rubble, 'rg', ...MISS))?.fp).toBe(10);
  });

  test('[squad-leader 12.4.1/b] not out of a hex that is blind to the fighter', () => {
    const map = field({ D3: 'stone-building' });
    const trial = strafed({ r2: '4-4-7 at D2', rn: 'MMG with r2' }, { map });
    expect(refused(trial, 'rn')).toBe('NO_SIGHT');
  });

  test('[squad-leader-B-220] [squad-leader 12.5.1, 12.5/q1] from under trees at fighters, not at those who dive', () => {
    const woods = { r2: '4-4-7 at D9', rn: 'MMG with r2' } as const;
    const map = field({ D9: 'woods' });
    expect(refused(dived(woods, { map }), 'rn')).toBe('NO_SIGHT');
    expect(flak(fire(strafed(woods, { map }), 'rn', ...MISS))).toMatchObject({
      unit: 'rn',
      plane: 'gf',
      rolled: 12,
    });
  });
});

describe('what it does', () => {
  const hitting = (...faces: number[]) => fire(dived({ rm: ['HMG with r1', { fp: 16 }] }), 'rm', ...faces);

  test('[squad-leader 12.4.2/a, 12.4.7] a KIA destroys it, for two units lost; nothing falls on anybody', () => {
    const trial = hitting(1, 1);
    expect([trial.battle.unit('gs'), trial.battle.side('german').lost?.length]).toEqual([undefined, 2]);
    expect(trial.unit('r1').at).toBe('D8');
    expect(trial.awaits).toEqual(['german prep-fire']);
  });

  test.each([
    [4, 3, undefined],
    [6, 4, 3],
  ])('[squad-leader 12.4.2/a] a check against a morale of 8: %i and %i', (one, other, damage) => {
    const trial = hitting(3, 4, one, other);
    expect(trial.told('aircraft-checked')[0]?.needs).toBe(8);
    expect(trial.unit('gs').damage).toBe(damage);
  });

  test('[squad-leader 12.4.2/b] who is damaged bombs worse by as much, leaves, and is not lost', () => {
    const trial = hitting(3, 4, 6, 4).order('german', { order: 'bomb', at: 'D8' }, 4);
    expect(trial.told('bombed')[0]).toMatchObject({ hit: false, modifiers: [{ why: 'damaged', value: 3 }] });
    expect([trial.battle.unit('gs'), trial.battle.side('german').lost]).toEqual([undefined, undefined]);
  });

  test('[squad-leader 12.4.2/b] and strafes worse', () => {
    const trial = strafed({ rm: ['HMG with r1', { fp: 16 }] });
    fire(trial, 'rm', 3, 4, 6, 4).order('german', 'strike', 4, 4);
    expect(trial.told('air-strike')[0]?.outcomes[0]?.modifiers).toMatchObject([{ why: 'damaged', value: 3 }]);
  });

  test('[squad-leader 12.4.2/a] a damaged fighter flies its run to the end, and is gone', () => {
    const trial = strafed({ rm: ['HMG with r1', { fp: 16 }] });
    fire(trial, 'rm', 3, 4, 6, 4);
    while (trial.awaits[0] === 'german strafing') trial.order('german', 'pass');
    expect(trial.battle.unit('gf')).toBeUndefined();
  });
});
