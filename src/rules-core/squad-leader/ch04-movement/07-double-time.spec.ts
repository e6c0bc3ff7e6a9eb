import { drawn, field, type Setup, Trial } from '../testkit.testkit.js';

type Hexes = NonNullable<Parameters<typeof field>[0]>;

const FAR = { r9: '4-4-7' } as const;
const allowed = { optional: ['4.7'] } as const;
const trialOf = (units: Setup['units'], hexes: Hexes = {}, more: Setup = {}) =>
  new Trial({ phase: 'movement', units: { ...units, ...FAR }, map: field(hexes), options: allowed, ...more });
const goes = (units: string, path: string) => ({
  order: 'move',
  units: units.split(' '),
  path: path.split(' '),
});
const hurries = (unit = 'g1') => ({ order: 'double-time', unit });
const refused = (trial: Trial, order: { order: string }) => trial.refusal('german', order as never)?.refused;
const SIX = 'D9 D8 D7 D6 D5 D4';

describe('double time', () => {
  test('[squad-leader 4.7.1, 4.7.3] where it is allowed, it gives two factors more', () => {
    expect(refused(trialOf({ g1: '4-6-7 at D10' }, {}, { options: {} }), hurries())).toBe('NOT_IN_PLAY');
    const trial = trialOf({ g1: '4-6-7 at D10' }).order('german', hurries());
    expect(refused(trial, goes('g1', `${SIX} D3`))).toBe('TOO_FAR');
    trial.order('german', goes('g1', SIX));
    expect(trial.unit('g1')).toMatchObject({ at: 'D4', spent: 6 });
  });

  test('[squad-leader 4.7.1] nobody has the road rate then, but a factor more when he keeps to the road', () => {
    const map = drawn({ roads: [{ is: 'dirt-road', along: 'D11 D2' }] });
    const by = (path: string) => refused(trialOf({ g1: '4-6-7 at D10' }, {}, { map }), goes('g1', path));
    expect([by('D9 D8 D7 D6 D5'), by(SIX), by('D9 D8 D7 D6 E6')]).toEqual([undefined, 'TOO_FAR', 'TOO_FAR']);
    const parts = trialOf({ g1: '4-6-7 at D10' }, {}, { map }).order('german', goes('g1', 'D9 D8 D7 D6'));
    expect(parts.told('moved').map(({ mf }) => mf)).toEqual([1, 1, 1, 1]);
    expect(refused(parts, goes('g1', 'D5'))).toBeUndefined();
  });

  test('[squad-leader 4.7.2] it is announced before the unit moves, and not by broken ones', () => {
    const trial = trialOf({ g1: '4-6-7 at D10', g2: ['4-6-7 at D10', { broken: true }] });
    expect(refused(trial, hurries('g2'))).toBe('BROKEN');
    trial.order('german', goes('g1', 'D9'));
    expect(refused(trial, hurries())).toBe('HAS_MOVED');
  });

  test('[squad-leader 4.7.4] everything that it carries costs', () => {
    const trial = trialOf({ g1: '4-6-7 at D10', gm: 'LMG with g1' }).order('german', hurries());
    expect([refused(trial, goes('g1', SIX)), refused(trial, goes('g1', 'D9 D8 D7 D6 D5'))]).toEqual([
      'TOO_FAR',
      undefined,
    ]);
  });

  test('[squad-leader 4.7.6, 4.7.7, 4.7.8, 4.7.12] it does not fire when it has arrived, is exhausted, and not again the next time', () => {
    const trial = trialOf({ g1: '4-6-7 at D10', r1: '4-4-7 at D2' });
    trial.order('german', hurries()).order('german', goes('g1', SIX)).endPhase();
    expect(trial.unit('g1').cx).toBe(true);
    trial.endPhase();
    expect(refused(trial, { order: 'fire', at: 'D2', firers: ['g1'] } as never)).toBe('EXHAUSTED');
    const next = trialOf({ g1: ['4-6-7 at D10', { cx: true }], g2: ['4-6-7 at F10', { cx: true }] });
    expect(refused(next, hurries())).toBe('EXHAUSTED');
    next.order('german', goes('g1', 'D9'));
    expect([next.unit('g1').cx, next.unit('g2').cx]).toEqual([undefined, true]);
    next.endPhase();
    expect(next.unit('g2').cx).toBeUndefined();
  });

  const cameTo = (E8: Hexes[string], order: object) => {
    const trial = trialOf({ g1: '4-6-7 at D8', r1: '4-4-7 at H8' }, { E8 });
    trial
      .order('german', order as never)
      .order('german', goes('g1', 'E8'))
      .endPhase();
    trial.order('russian', { order: 'fire', at: 'E8', firers: ['r1'] }, 6, 5);
    return trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
  };

  test('[squad-leader-A-134] [squad-leader 4.7.5, 4.7.5/a] in woods, wheat and buildings it is hit more easily; in the open as others are', () => {
    expect(cameTo('woods', hurries())).toEqual(['woods 1', 'double time -1', 'moved -1']);
    expect(cameTo('grain', hurries())).toEqual(['double time -1', 'moved -1']);
    expect(cameTo('stone-building', hurries())).toEqual(['stone building 3', 'double time -1', 'moved -1']);
    expect(cameTo({}, hurries())).toEqual(['moved -1', 'in the open -1']);
  });
});

describe('exhausted', () => {
  test('[squad-leader 4.7.11, 4.7.12] one more on its attacks and those that it directs, and on malfunctions, until it has fired', () => {
    const fires = (g1: object, gl: object) => {
      const units = { g1: ['4-6-7 at D4', g1], gm: 'HMG with g1', gl: ['8-0 at D4', gl], r1: '4-4-7 at D6' };
      const trial = new Trial({ units: units as never, options: allowed });
      trial.order('german', { order: 'fire', at: 'D6', firers: ['gm'], leaders: ['gl'] }, 5, 6);
      return trial;
    };
    const final = (trial: Trial) => trial.told('fire-attack')[0]?.outcomes[0]?.final;
    const cx = { cx: true };
    expect([final(fires({}, {})), final(fires(cx, {})), final(fires({}, cx))]).toEqual([11, 12, 12]);
    const weary = fires(cx, {});
    expect([fires({}, {}).unit('gm').malfunctioned, weary.unit('gm').malfunctioned]).toEqual([
      undefined,
      true,
    ]);
    expect(weary.unit('g1').cx).toBeUndefined();
  });

  test('[squad-leader 4.7.9, 4.7.5] one more on its own close combat, one less on attacks against it', () => {
    const final = (g1: object, r1: object) => {
      const units = { g1: ['4-6-7 at D4', g1], r1: ['4-4-7 at D4', r1], g9: '4-6-7', r9: '4-4-7' };
      const trial = new Trial({ units: units as never, phase: 'close-combat', options: allowed });
      trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
      trial.order('russian', 'pass', 4, 4);
      return trial.told('close-combat-attack')[0]?.blows[0]?.final;
    };
    const cx = { cx: true };
    expect([final({}, {}), final(cx, {}), final({}, cx)]).toEqual([8, 9, 7]);
  });
});
