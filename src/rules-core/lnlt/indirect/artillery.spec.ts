import { field, Trial } from '../testkit.testkit.js';

type Setup = NonNullable<ConstructorParameters<typeof Trial>[0]>;
const BATTERY = { name: '105mm', fp: 4, left: 2 };
const AWAY = { g9: '1-6-4-5 at A12', a9: '2-5-4-6 at N12' };
const call = (at: string, more: object = {}) => ({
  order: 'call-artillery',
  unit: 'gl',
  mission: '105mm',
  at,
  ...more,
});
const FIRE = (at: string, unit = 'gl') => ({ order: 'fire-artillery', unit, at });
const ABORT = { order: 'abort-artillery', unit: 'gl' };

const set = (more: Setup = {}, mission: object = {}) =>
  new Trial({
    ...more,
    units: { gl: 'Leader 7-1-6 at C3', ...AWAY, ...more.units },
    sides: { german: { missions: [{ ...BATTERY, ...mission }] }, ...more.sides },
  }).activate('german', 'C3');

describe('calling off-board Artillery', () => {
  test('[lnlt 18.2/a] [lnlt 18.2/j] [lnlt RRT-12] half of the white die less the LM, clockwise from north', () => {
    // 6 - 1 = 5: three hexes to the south.
    const trial = set().order('german', call('F6'), 6, 4);
    expect(trial.told('drifted')[0]).toMatchObject({ white: 6, colored: 4, degrading: 0, hexes: 3 });
    expect(trial.told('round-landed')[0]).toMatchObject({ at: 'F9' });
    expect(trial.unit('gl')).toMatchObject({ opsComplete: true, calledFire: true });
    const onTarget = set().order('german', call('F6'), 1, 1);
    expect(onTarget.told('round-landed')[0]).toMatchObject({ at: 'F6' });
  });

  test('[lnlt 18.2/a] each degrading hex of the line adds to the drift', () => {
    const trial = set({ map: field({ C5: 'brush', C6: 'brush' }) }).order('german', call('C8'), 2, 4);
    expect(trial.told('drifted')[0]).toMatchObject({ degrading: 2, hexes: 2 });
  });

  test('[lnlt 20.1.4] at night one more on the white die', () => {
    const trial = set({ options: { night: true } }).order('german', call('F6'), 2, 4);
    expect(trial.told('drifted')[0]).toMatchObject({ hexes: 1 });
  });

  test('[lnlt 18.2/i] the hex must be in sight, not spotted', () => {
    const trial = set({ map: field({ C5: 'woods' }) });
    expect(trial.refusal('german', call('C8'))).toMatchObject({ refused: 'NO_LOS' });
    trial.order('german', call('F6'), 1, 1);
  });

  test('[lnlt 18.2/b] out of the caller’s sight the round is lost, the mission is not', () => {
    const trial = set({ map: field({ C6: 'woods' }) }).order('german', call('C4'), 6, 4);
    expect(trial.told('drifted')[0]).toMatchObject({ hexes: 3 });
    expect(trial.kinds).toContain('round-lost');
    expect(trial.unit('gl').opsComplete).toBe(true);
    expect(trial.battle.side('german').missions?.[0]?.left).toBe(2);
  });

  test('[lnlt 18.2] [lnlt 18.2/o] [lnlt RRT-10] [lnlt 11.6/b] Leaders and Scouts only, once in a turn, while missions are left', () => {
    const squad = set({ units: { g1: '1-6-4-5 at C3' } });
    expect(squad.refusal('german', call('F6', { unit: 'g1' }))).toMatchObject({ refused: 'CANNOT_CALL' });
    const scout = set({ units: { gs: 'Scout at C3' } }).order('german', call('F6', { unit: 'gs' }), 1, 1);
    expect(scout.told('round-landed')[0]).toMatchObject({ unit: 'gs' });
    const tired = set({ units: { gl: ['Leader 7-1-6 at C3', { opsComplete: true, spotted: 'N12' }] } });
    expect(tired.refusal('german', call('F6'))).toMatchObject({ refused: 'CANNOT_CALL' });
    expect(set({}, { left: 0 }).refusal('german', call('F6'))).toMatchObject({ refused: 'NO_MISSION' });
  });

  test('[lnlt RRT-11] past the limit Americans have one more call on 3 or less', () => {
    const past = (...faces: number[]) =>
      new Trial({
        units: { al: 'Leader 6-1-6 at C3', ...AWAY },
        sides: { american: { missions: [{ ...BATTERY, left: 0 }] } },
        active: 'american',
      })
        .activate('american', 'C3')
        .order('american', call('F6', { unit: 'al' }), ...faces);
    const granted = past(3, 1, 1);
    expect(granted.kinds).toContain('round-landed');
    const refused = past(4);
    expect(refused.kinds).not.toContain('drifted');
    expect(refused.battle.side('american').missions?.[0]).toMatchObject({ left: 0, triedForMore: true });
  });

  test('[lnlt 18.3/a] [lnlt 11.1.1/a] the caller adds his LM to no direct fire in that turn', () => {
    const trial = set({ units: { g1: '1-6-4-5 at C3', a1: '2-5-4-6 at C6' } }, { fp: 1 });
    trial.order('german', call('F6'), 1, 1).order('german', ABORT);
    expect(trial.refusal('german', { order: 'fire', at: 'C6', units: ['g1'], leader: 'gl' })).toMatchObject({
      refused: 'NO_LEADER',
    });
  });
});

describe('fire for effect of the Artillery', () => {
  test('[lnlt 18.2/k] [lnlt 18.2/c] on the round or one hex from it; only then the mission is used up', () => {
    const trial = set().order('german', call('F6'), 1, 1);
    expect(trial.refusal('german', FIRE('F8'))).toMatchObject({ refused: 'TOO_FAR' });
    expect(trial.battle.side('german').missions?.[0]?.left).toBe(2);
    trial.order('german', FIRE('F7'));
    expect(trial.battle.side('german').missions?.[0]?.left).toBe(1);
    expect(trial.at('F7').ffe).toEqual({ by: 'artillery', fp: 4, side: 'german' });
    expect(trial.at('F6').spottingRound).toBeUndefined();
  });

  test('[lnlt 18.2/d] [lnlt 18.2/l] [lnlt RRT-38] friend and enemy in seven hexes, a roll for each, no LM', () => {
    const units = { a1: '2-5-4-6 at F6', a2: '2-5-4-6 at F6', g2: '1-6-4-5 at F7', a3: '2-5-4-6 at F8' };
    const trial = set({ units, map: field({ F7: 'light-woods' }) }).order('german', call('F6'), 1, 1);
    trial.order('german', FIRE('F6'), 1, 6, 2, 6);
    expect(trial.told('attacked').map(({ at, strength, cover }) => [at, strength, cover])).toEqual([
      ['F6', 4, 0],
      ['F7', 4, 1],
    ]);
    expect(trial.told('attacked')[0]?.against.map(({ unit }) => unit)).toEqual(['a1', 'a2']);
  });

  test('[lnlt 18.2/g] aborted: the mission remains, the caller is done', () => {
    const trial = set().order('german', call('F6'), 1, 1).order('german', ABORT);
    expect(trial.at('F6').spottingRound).toBeUndefined();
    expect(trial.battle.side('german').missions?.[0]?.left).toBe(2);
    expect(trial.unit('gl').opsComplete).toBe(true);
  });

  test('[lnlt 18.2/e] [lnlt 18.2/m] a unit that moves through its hexes is attacked in each', () => {
    const trial = new Trial({
      units: { g1: '1-6-4-5 at F3', ...AWAY },
      marks: { F6: { ffe: { by: 'artillery', fp: 4, side: 'german' } } },
    })
      .activate('german', 'F3')
      .order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['F4', 'F5', 'F6'] }, 1, 6, 1, 6);
    expect(trial.told('attacked').map(({ at, strength }) => [at, strength])).toEqual([
      ['F5', 4],
      ['F6', 4],
    ]);
  });

  test('[lnlt 17.4] vehicles are attacked by a roll of their own', () => {
    const trial = set({ units: { at: ['M4A1 Sherman at F6', { facing: 0, buttoned: true }] } });
    trial.order('german', call('F6'), 1, 1).order('german', FIRE('F6'), 1, 6);
    expect(trial.told('attacked')[0]?.modifiers).toContainEqual(
      expect.objectContaining({ why: 'lowest armor' }),
    );
  });
});

describe('into Melee under fire for effect', () => {
  const enters = (...faces: number[]) =>
    new Trial({
      units: { g1: '1-6-4-5 at F5', a1: '2-5-4-6 at F6', ...AWAY },
      marks: { F6: { ffe: { by: 'artillery', fp: 4, side: 'american' } } },
    })
      .activate('german', 'F5')
      .order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['F6'] }, ...faces);

  test('[lnlt 18.2/f] first the fire at those who enter, then the Melee', () => {
    const trial = enters(1, 6);
    expect(trial.told('attacked')[0]?.against).toEqual([{ unit: 'g1', difference: 0 }]);
    expect(trial.kinds.filter((kind) => kind === 'attacked' || kind === 'melee-began')).toEqual([
      'attacked',
      'melee-began',
    ]);
  });

  test('[lnlt 18.2/n] a unit that is Shaken by it is lost', () => {
    const trial = enters(3, 1, 2);
    expect(trial.told('damage-check')[0]).toMatchObject({ result: 'Shaken' });
    expect(trial.battle.unit('g1')).toBeUndefined();
  });
});

describe('several Fire Missions', () => {
  const two = (formation: object) =>
    new Trial({
      units: { gl: 'Leader 7-1-6 at C3', gk: 'Leader 7-1-6 at C3', ...AWAY },
      sides: { german: { missions: [BATTERY, { ...BATTERY, name: '75mm', ...formation }] } },
    })
      .activate('german', 'C3')
      .order('german', call('F6'), 1, 1);
  const second = call('F9', { unit: 'gk', mission: '75mm' });

  test('[lnlt 18.3] [lnlt-60] one after the other', () => {
    const trial = two({});
    expect(trial.refusal('german', second)).toMatchObject({ refused: 'NO_MISSION' });
    trial.order('german', FIRE('F6')).order('german', second, 1, 1);
  });

  test('[lnlt 18.3/b] [lnlt-60] of two formations at the same time', () => {
    const trial = two({ formation: 'B Company' }).order('german', second, 1, 1);
    trial.order('german', FIRE('F9', 'gk')).order('german', FIRE('F6'));
    expect(trial.battle.side('german').missions?.map(({ left }) => left)).toEqual([1, 1]);
  });
});
