import { field, type Placed, Trial } from '../testkit.testkit.js';

const ENEMY = { a1: '2-5-4-6 at N12' };
type Units = Readonly<Record<string, Placed>>;

const started = (units: Units, at: string, hexes = {}) =>
  new Trial({ units: { ...units, ...ENEMY }, map: field(hexes) }).activate('german', at);
const moving = (units: readonly string[], path: readonly string[], mode = 'move') => ({
  order: 'move',
  units,
  mode,
  path,
});

describe('a move on foot', () => {
  test('[lnlt 6.0] spends the MPs of each hex and ends with the MF', () => {
    const trial = started({ g1: '1-6-4-5 at C3' }, 'C3', { C4: 'light-woods' });
    trial.order('german', moving(['g1'], ['C4', 'C5']));
    expect(trial.unit('g1')).toMatchObject({ at: 'C5', spent: 3 });
    expect(trial.refusal('german', { order: 'go-on', path: ['C6', 'C7'] })).toMatchObject({
      refused: 'TOO_FAR',
    });
    trial.order('german', { order: 'go-on', path: ['C6'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'C6', marker: 'moved' });
  });

  test('[lnlt 6.0/d] one hex can always be moved', () => {
    const trial = started({ g1: ['0-2-4-6 at C3', { mf: 1 }] }, 'C3', { C4: 'light-woods' });
    trial.order('german', moving(['g1'], ['C4']));
    expect(trial.unit('g1').at).toBe('C4');
  });

  test('[lnlt 4.0/j] all of a hex that move in an impulse move together', () => {
    const trial = started({ g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', g3: '1-6-4-5 at C3' }, 'C3');
    trial.order('german', moving(['g1', 'g2'], ['C4', 'C5', 'C6', 'C7']));
    expect(trial.refusal('german', moving(['g3'], ['C4']))).toMatchObject({ refused: 'HAS_MOVED' });
    expect(trial.unit('g2').at).toBe('C7');
  });

  test('[lnlt 1.3/d] [lnlt-2] not through a hex that it would overstack', () => {
    const units = { g1: '1-6-4-5 at C3', g4: '1-6-4-5 at C4', g5: '1-6-4-5 at C4', g6: '1-6-4-5 at C4' };
    expect(started(units, 'C3').refusal('german', moving(['g1'], ['C4', 'C5']))).toMatchObject({
      refused: 'NO_ROOM',
      path: '$.path[0]',
    });
  });

  test('[lnlt 5.1/b] the Shaken come no nearer to an enemy whom they see', () => {
    const units: Units = { g1: ['1-6-4-5 at C3', { shaken: true }] };
    const trial = new Trial({ units: { ...units, a1: '2-5-4-6 at C8' } }).activate('german', 'C3');
    expect(trial.refusal('german', moving(['g1'], ['C4']))).toMatchObject({ refused: 'TOWARDS_ENEMY' });
    trial.order('german', moving(['g1'], ['C2']));
    expect(trial.unit('g1').at).toBe('C2');
  });

  test('[lnlt 1.6.1] what stands on its tripod stays behind, [lnlt 1.6/h] other weapons come along', () => {
    const units: Units = {
      g1: '1-6-4-5 at C3',
      gm: ['MG42 with g1', { tripod: 'assembled' }],
      gn: 'MG34 with g1',
    };
    const trial = started(units, 'C3').order('german', moving(['g1'], ['C4']));
    expect([trial.unit('gm').at, trial.unit('gm').possessor]).toEqual(['C3', undefined]);
    expect(trial.unit('gn').at).toBe('C4');
  });

  test('[lnlt 1.6/n] a single man with a weapon has 2 MPs fewer', () => {
    const trial = started({ gl: 'Leader 7-1-6 at C3', gm: 'MG34 with gl' }, 'C3');
    expect(trial.refusal('german', moving(['gl'], ['C4', 'C5', 'C6', 'C7', 'C8']))).toMatchObject({
      refused: 'TOO_FAR',
    });
    trial.order('german', moving(['gl'], ['C4', 'C5', 'C6', 'C7']));
    expect(trial.unit('gl').marker).toBe('moved');
  });

  test('[lnlt 22.1] takes control of what a Good Order MMC passes through, a Leader alone does not', () => {
    const trial = started({ g1: '1-6-4-5 at C3', gl: 'Leader 7-1-6 at C3' }, 'C3');
    trial.order('german', moving(['g1'], ['C4', 'C5']));
    expect([trial.at('C4').control, trial.at('C5').control]).toEqual(['german', 'german']);
    const alone = started({ gl: 'Leader 7-1-6 at C3' }, 'C3').order('german', moving(['gl'], ['C4']));
    expect(alone.at('C4').control).toBeUndefined();
  });
});

describe('ways of moving', () => {
  test('[lnlt 6.2, 6.2/a] Double-Time with a Leader, as far as he gets', () => {
    const trial = started({ g1: '1-6-4-5 at C3', gl: 'Leader 7-1-6 at C3' }, 'C3');
    const path = ['C4', 'C5', 'C6', 'C7', 'C8', 'C9'];
    expect(trial.refusal('german', moving(['g1'], path))).toMatchObject({ refused: 'TOO_FAR' });
    trial.order('german', moving(['g1', 'gl'], path));
    expect(trial.unit('g1').at).toBe('C9');
  });

  test('[lnlt 6.2/b] never for Weapon Teams', () => {
    const trial = started({ gw: 'HMG Team at C3', gl: 'Leader 7-1-6 at C3' }, 'C3');
    expect(trial.refusal('german', moving(['gw', 'gl'], ['C4', 'C5', 'C6', 'C7']))).toMatchObject({
      refused: 'TOO_FAR',
    });
  });

  test('[lnlt 6.1/a] Assault Movement: half the MF, the bonus of Double-Time added before', () => {
    const units = { g1: '2-5-4-6 at C3', gl: ['Leader 7-1-6 at C3', { badge: 'fallschirmjaeger' }] } as Units;
    const alone = started(units, 'C3');
    expect(alone.refusal('german', moving(['g1'], ['C4', 'C5', 'C6'], 'assault-move'))).toMatchObject({
      refused: 'TOO_FAR',
    });
    const led = started(units, 'C3').order(
      'german',
      moving(['g1', 'gl'], ['C4', 'C5', 'C6'], 'assault-move'),
    );
    expect(led.unit('g1')).toMatchObject({ at: 'C6', marker: 'assault-move' });
    expect(led.awaits).toEqual(['german acting']);
  });

  test('[lnlt 6.1] only with a red box', () => {
    const trial = started({ g1: '1-6-4-5 at C3' }, 'C3');
    expect(trial.refusal('german', moving(['g1'], ['C4'], 'assault-move'))).toMatchObject({
      refused: 'WRONG_MODE',
    });
  });

  test('[lnlt 6.3] Low Crawl: one hex; [lnlt 6.3/d] no Weapon Team', () => {
    const trial = started({ g1: '1-6-4-5 at C3', gw: 'HMG Team at C3' }, 'C3');
    expect(trial.refusal('german', moving(['gw'], ['C4'], 'low-crawl'))).toMatchObject({
      refused: 'WRONG_MODE',
    });
    expect(trial.refusal('german', moving(['g1'], ['C4', 'C5'], 'low-crawl'))).toMatchObject({
      refused: 'CRAWLS',
    });
    trial.order('german', moving(['g1'], ['C4'], 'low-crawl'));
    expect(trial.unit('g1')).toMatchObject({ at: 'C4', marker: 'low-crawl' });
  });

  test('[lnlt 6.0/e] not by Low Crawl nor Assault Move into what takes all MPs', () => {
    const units: Units = { g1: ['2-5-4-6 at C3', { mf: 2 }] };
    const hexes = { C4: 'light-woods' };
    const refused = (mode: string) =>
      started(units, 'C3', hexes).refusal('german', moving(['g1'], ['C4'], mode))?.refused;
    expect([refused('low-crawl'), refused('assault-move')]).toEqual(['TOO_HARD', 'TOO_HARD']);
  });

  test('[lnlt 6.4/a] Stealth: no Double-Time, Leader or not', () => {
    const quiet = { mfBox: 'yellow' as const };
    const units: Units = { g1: ['1-6-4-5 at C3', quiet], gl: ['Leader 7-1-6 at C3', quiet] };
    const path = ['C4', 'C5', 'C6', 'C7', 'C8'];
    const trial = started(units, 'C3');
    expect(trial.refusal('german', moving(['g1', 'gl'], path, 'stealth'))).toMatchObject({
      refused: 'TOO_FAR',
    });
    expect(trial.refusal('german', moving(['g1', 'gl'], path))).toBeUndefined();
  });

  test('[lnlt 6.4/b] Stealth within half the MF leaves a unit its fire, farther does not', () => {
    const refusedAt = (path: string[]) => {
      const trial = new Trial({
        units: { g1: ['1-6-4-5 at C3', { mfBox: 'yellow' }], g9: '1-6-4-5 at A12', a1: '2-5-4-6 at C10' },
      })
        .activate('german', 'C3')
        .order('german', moving(['g1'], path, 'stealth'));
      while (trial.awaits[0] === 'american opportunity') trial.order('american', 'hold-fire');
      trial.order('german', 'stop');
      if (trial.awaits[0] === 'american impulse') trial.order('american', 'pass').activate('german', 'A12');
      return trial.refusal('german', { order: 'fire', at: 'C10', units: ['g1'] }, 1, 6)?.refused;
    };
    expect([refusedAt(['C4', 'C5']), refusedAt(['C4', 'C5', 'C6'])]).toEqual([undefined, 'CANNOT_FIRE']);
  });
});
