import { field, Trial } from '../testkit.testkit.js';

const FIELD = field({ E5: 'woods' });

describe('impulses', () => {
  test('[lnlt 4.0] the initiative holder has the first impulse, then they alternate', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' } });
    expect(trial.awaits).toEqual(['german impulse']);
    trial.order('german', 'pass');
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[lnlt 4.0/a] [lnlt-70] three passes in a row end the phase', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' } });
    trial.order('german', 'pass');
    expect(trial.battle.clock.passes).toBe(1);
    trial.order('american', 'pass').order('german', 'pass', 3, 4);
    expect(trial.kinds).toContain('operations-over');
    expect(trial.battle.clock.turn).toBe(2);
  });

  test('[lnlt 4.0/b] a hex is activated, its units act, and the impulse is over when all have', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' } });
    trial.activate('german', 'C3');
    expect(trial.awaits).toEqual(['german acting']);
    trial.order('german', {
      order: 'move',
      units: ['g1', 'g2'],
      mode: 'move',
      path: ['C4', 'C5', 'C6', 'C7'],
    });
    expect(trial.unit('g1')).toMatchObject({ at: 'C7', marker: 'moved' });
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[lnlt 4.0/o] [lnlt 4.0/q] Leaders activate places around them in chains, and are Ops Complete when they only lead', () => {
    const trial = new Trial({
      units: {
        gl: 'Leader 7-1-6 at C3',
        g1: '1-6-4-5 at C4',
        gm: 'Leader 6-0-6 at C4',
        g2: '1-6-4-5 at C5',
        a1: '2-5-4-6 at J9',
      },
    });
    trial.activate('german', 'C3', { leader: 'gl', places: ['C4'] }, { leader: 'gm', places: ['C5'] });
    expect(trial.told('activated')[0]?.units).toEqual(['gl', 'g1', 'gm', 'g2']);
    trial
      .order('german', { order: 'move', units: ['g2'], mode: 'move', path: ['C6'] })
      .order('german', 'stop');
    trial.order('german', 'end-impulse');
    expect(trial.unit('gl').opsComplete).toBe(true);
    expect(trial.unit('gm').opsComplete).toBe(true);
    expect(trial.unit('g1').activated).toBeUndefined();
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[lnlt 10.1/q] an impulse in which nothing is done is a pass', () => {
    const trial = new Trial({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' } });
    trial.activate('german', 'C3').order('german', 'end-impulse');
    expect(trial.battle.clock.passes).toBe(1);
  });

  test('[lnlt 4.0/a] [lnlt-73] when the last unit has acted, the phase ends without three passes', () => {
    const trial = new Trial({
      active: 'american',
      units: {
        g1: ['1-6-4-5 at J9', { fired: true }],
        a1: 'Medic at C3',
        a2: ['2-5-4-6 at C5', { opsComplete: true }],
      },
    });
    trial.activate('american', 'C3');
    trial.order('american', { order: 'move', units: ['a1'], mode: 'move', path: ['C4'] });
    trial.order('american', 'stop', 3, 5);
    expect(trial.told('operations-over')).toEqual([{ why: 'all-done' }]);
  });

  test('[lnlt EOP-I/m] a side that has nobody left passes unasked', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at C3', g2: '1-6-4-5 at C5', a1: ['2-5-4-6 at J9', { fired: true }] },
    });
    trial.activate('german', 'C3');
    trial.order('german', { order: 'move', units: ['g1'], mode: 'low-crawl', path: ['C4'] });
    expect(trial.told('passed')).toEqual([{ side: 'american', inARow: 1, why: 'nothing-left' }]);
    expect(trial.awaits).toEqual(['german impulse']);
  });

  test('[lnlt 4.0/d, 4.0/c, 4.0/e, 4.0/f] which units a Leader reaches', () => {
    const trial = new Trial({
      map: field({ C4: 'stone-building', C5: 'stone-building', C6: 'stone-building' }),
      marks: { B3: { bunker: { tm: 2, facing: 0 } }, C3: { bunker: { tm: 2, facing: 0 } } },
      units: {
        gl: 'Leader 7-1-6 at C3',
        g1: '1-6-4-5 at C4/1',
        g2: '1-6-4-5 at B3/bunker',
        g3: '1-6-4-5 at C3/bunker',
        gt: 'Tiger I at C2',
        g4: '1-6-4-5 at C4',
        gk: 'Leader 6-0-6 at C5/1',
        a1: '2-5-4-6 at J9',
      },
    });
    const reach = (leader: string, from: string, place: string) =>
      trial.refusal('german', { order: 'activate', at: from, by: [{ leader, places: [place] }] })?.refused ??
      'reached';
    expect(['C4/1', 'B3/bunker', 'C2', 'C4', 'C3/bunker'].map((place) => reach('gl', 'C3', place))).toEqual([
      'OUT_OF_COMMAND',
      'OUT_OF_COMMAND',
      'OUT_OF_COMMAND',
      'reached',
      'reached',
    ]);
    expect([reach('gk', 'C5/1', 'C4/1'), reach('gk', 'C5/1', 'C4')]).toEqual(['reached', 'OUT_OF_COMMAND']);
  });

  test('[lnlt 4.0/k] a unit that is spent or absent cannot be activated', () => {
    const trial = new Trial({
      units: { g1: ['1-6-4-5 at C3', { fired: true }], g2: '1-6-4-5 at E5', a1: '2-5-4-6 at J9' },
      map: FIELD,
    });
    expect(trial.refusal('german', { order: 'activate', at: 'C3' })).toMatchObject({
      refused: 'NOBODY_TO_ACTIVATE',
    });
    expect(trial.refusal('german', { order: 'activate', at: 'D4' })).toMatchObject({
      refused: 'NOBODY_TO_ACTIVATE',
    });
    expect(
      trial.refusal('german', { order: 'activate', at: 'E5', by: [{ leader: 'g2', places: ['E6'] }] }),
    ).toMatchObject({ refused: 'CANNOT_COMMAND' });
  });
});

describe('the turn', () => {
  test('[lnlt 3.0] [lnlt-61] both roll for initiative, the higher has it', () => {
    const trial = new Trial(
      {
        clock: { phase: 'rally' },
        agenda: [{ task: 'turn' }],
        units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' },
      },
      5,
      2,
    );
    expect(trial.told('initiative')).toEqual([{ side: 'american', rolls: { american: 5, german: 2 } }]);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  test('[lnlt 3.0] on a tie it stays where it was', () => {
    const trial = new Trial(
      {
        clock: { phase: 'rally' },
        agenda: [{ task: 'turn' }],
        units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at J9' },
      },
      4,
      4,
    );
    expect(trial.awaits).toEqual(['german impulse']);
  });

  test('[lnlt 9.0/a, 6.1/c] [lnlt-74] [lnlt-88] the Admin Phase clears the markers of the turn', () => {
    const trial = new Trial(
      {
        units: {
          g1: ['1-6-4-5 at C3', { fired: true, marker: 'assault-move' }],
          a1: ['2-5-4-6 at J9', { opsComplete: true }],
        },
        marks: { D4: { smoke: 1 }, D5: { smoke: 2 }, J9: { spotted: true } },
      },
      1,
      6,
    );
    expect(trial.unit('g1').fired).toBeUndefined();
    expect(trial.unit('g1').marker).toBeUndefined();
    expect(trial.unit('a1').opsComplete).toBeUndefined();
    expect([trial.at('D4').smoke, trial.at('D5').smoke, trial.at('J9').spotted]).toEqual([
      2,
      undefined,
      undefined,
    ]);
  });
});
