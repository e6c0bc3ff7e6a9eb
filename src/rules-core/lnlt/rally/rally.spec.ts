import { field, Trial } from '../testkit.testkit.js';

const FIELD = field({ C3: 'woods', D6: 'wooden-building' });
const SHAKEN = { shaken: true } as const;
const FAR = { g9: '1-6-4-5 at N1', a9: '2-5-4-6 at N12' };
const phase = (units: object, more: object = {}) =>
  new Trial({
    units: { ...FAR, ...units } as never,
    map: FIELD,
    clock: { phase: 'rally' },
    agenda: [
      { task: 'turn' },
      { task: 'admin' },
      { task: 'operations' },
      { task: 'rally', side: 'american' },
      { task: 'rally', side: 'german' },
    ],
    ...more,
  });
const rally = (unit: string) => ({ order: 'rally', unit });

describe('rallying', () => {
  test('[lnlt 3.0/a] first the side with the initiative, then the other', () => {
    const trial = phase({ gl: ['Leader 7-1-6 at C3', SHAKEN], al: ['Leader 7-1-6 at J9', SHAKEN] });
    expect(trial.awaits).toEqual(['german rally']);
    trial.order('german', rally('gl'), 6, 6);
    expect(trial.awaits).toEqual(['american rally']);
    expect(trial.refusal('german', rally('gl'))).toMatchObject({ refused: 'NOT_YOUR_DECISION' });
  });

  test('[lnlt 3.0/b] [lnlt 3.0/c] [lnlt 3.0/o] [lnlt-76] Morale 5, a Leader of 1, a Building: 8 rallies, 9 does not', () => {
    const units = { gl: 'Leader 7-1-6 at D6', g1: ['1-6-4-5 at D6', SHAKEN] };
    expect(phase(units).order('german', rally('g1'), 4, 4).unit('g1').shaken).toBeUndefined();
    const failed = phase(units).order('german', rally('g1'), 4, 5);
    expect(failed.unit('g1')).toMatchObject({ shaken: true });
    expect(failed.told('rally-tried')[0]).toMatchObject({ modified: 6, success: false });
  });

  test('[lnlt 1.5/c] a unit that passes is in Good Order again', () => {
    const trial = phase({ gh: 'Hero 2-6-6 at E5', g1: ['1-6-4-5 at E5', SHAKEN] }).order(
      'german',
      rally('g1'),
      2,
      3,
    );
    expect(trial.unit('g1').shaken).toBeUndefined();
  });

  test('[lnlt 3.0/d] [lnlt 1.7/m] [lnlt 5.1/t] [lnlt 11.2/e] nobody without a Leader or a Hero in the place', () => {
    const able = (units: object) => phase(units).refusal('german', rally('g1'), 1, 1)?.refused;
    const g1 = ['1-6-4-5 at E5', SHAKEN];
    const other = { gx: ['Leader 6-0-6 at N3', SHAKEN] };
    expect(able({ g1, ...other })).toBe('NOBODY_TO_RALLY');
    expect(able({ g1, gl: 'Leader 6-0-6 at E6', ...other })).toBe('NOBODY_TO_RALLY');
    expect(able({ g1, gl: ['Leader 6-0-6 at E5', SHAKEN] })).toBe('NOBODY_TO_RALLY');
    expect(able({ g1, gl: 'Leader 6-0-6 at E5' })).toBeUndefined();
    expect(able({ g1, gh: 'Hero 2-6-6 at E5' })).toBeUndefined();
    expect(able({ g1: ['1-6-4-5 at E5', { shaken: true, selfRally: true }] })).toBeUndefined();
    expect(able({ g1: ['81mm Mortar at E5', SHAKEN] })).toBeUndefined();
    expect(able({ g1: ['Medic at E5', SHAKEN] })).toBeUndefined();
    expect(able({ g1: ['Tiger I at E5', { shaken: true, buttoned: true }] })).toBeUndefined();
  });

  test('[lnlt 3.0/e] [lnlt 3.0/f] Leaders rally their own badge, Weapon Teams whatever they wear; [lnlt 3.0/g] with their LM', () => {
    const trial = phase({
      gl: 'Leader 7-1-6 at E5',
      g1: ['1-6-4-6 at E5', SHAKEN],
      gm: ['81mm Mortar at E5', SHAKEN],
    });
    expect(trial.refusal('german', rally('g1'))).toMatchObject({ refused: 'NOBODY_TO_RALLY' });
    trial.order('german', rally('gm'), 3, 4);
    expect(trial.told('rally-tried')[0]).toMatchObject({ modified: 6, success: true });
  });

  test('[lnlt 3.0/l] Leaders are first, [lnlt 3.0/m] and everybody tries once', () => {
    const trial = phase({
      gl: ['Leader 7-1-6 at E5', SHAKEN],
      gk: ['Leader 6-1-6 at E6', SHAKEN],
      gm: ['81mm Mortar at E5', SHAKEN],
      gz: ['Medic at E5', SHAKEN],
    })
      .order('german', rally('gl'), 6, 6)
      .order('german', rally('gm'), 6, 6);
    expect(trial.refusal('german', rally('gk'))).toMatchObject({ refused: 'LEADERS_FIRST' });
    expect(
      phase({ gl: ['Leader 7-1-6 at E5', SHAKEN], gk: ['Leader 6-1-6 at E6', SHAKEN] })
        .order('german', rally('gl'), 6, 6)
        .refusal('german', rally('gl')),
    ).toMatchObject({ refused: 'HAS_TRIED' });
  });

  test('[lnlt 3.0/n] in Melee too; [lnlt 5.1/e] a Leader who has just rallied rallies others', () => {
    const trial = phase({
      gl: ['Leader 7-1-6 at E5', { shaken: true, melee: true }],
      g1: ['1-6-4-5 at E5', { shaken: true, melee: true }],
    }).order('german', rally('gl'), 1, 2);
    trial.order('german', rally('g1'), 2, 4);
    expect(trial.unit('g1').shaken).toBeUndefined();
  });

  test('[lnlt 3.0/p] [lnlt 11.5/b] a tank rallies on the Morale and LM of its Armor Leader, who rallies nobody else', () => {
    const trial = phase({
      gt: ['Tiger I at E5', { shaken: true, buttoned: true }],
      ga: ['Armor Leader 7-1 at E5', { leader: 'gt' }],
      g1: ['1-6-4-5 at E5', SHAKEN],
    });
    expect(trial.refusal('german', rally('g1'))).toMatchObject({ refused: 'NOBODY_TO_RALLY' });
    trial.order('german', rally('gt'), 4, 4);
    expect(trial.told('rally-tried')[0]).toMatchObject({ modified: 7, morale: 7, success: true });
  });

  test('[lnlt 5.1/u] [lnlt 11.1/e] a Charismatic Leader reaches the next hex, wounded only his own', () => {
    const able = (more: object) =>
      phase({
        gl: ['Leader 7-1-6 at E6', { skills: ['Charismatic'], ...more }],
        g1: ['1-6-4-5 at E5', SHAKEN],
        gx: ['Leader 6-0-6 at N3', SHAKEN],
      }).refusal('german', rally('g1'), 1, 1)?.refused;
    expect([able({}), able({ wounded: true })]).toEqual([undefined, 'NOBODY_TO_RALLY']);
  });
});

describe('Medics', () => {
  const tend = (medic: string, unit: string, what: string) => ({ order: 'tend', medic, unit, what });

  test('[lnlt 11.3/a] on his own Morale he heals a man or brings a unit round', () => {
    const units = {
      gm: 'Medic at E5',
      g1: ['1-6-4-5 at E5', SHAKEN],
      gl: ['Leader 7-1-6 at E5', { wounded: true, shaken: true }],
    };
    expect(
      phase(units)
        .order('german', tend('gm', 'g1', 'rally'), 3, 3)
        .unit('g1').shaken,
    ).toBeUndefined();
    expect(
      phase(units)
        .order('german', tend('gm', 'gl', 'heal'), 3, 3)
        .unit('gl').wounded,
    ).toBeUndefined();
    const failed = phase(units).order('german', tend('gm', 'g1', 'rally'), 3, 4);
    expect(failed.told('tended')[0]).toMatchObject({ morale: 6, modified: 7, success: false });
    expect(failed.unit('g1').shaken).toBe(true);
  });

  test('[lnlt-75] [lnlt 3.0] 5 against 5: the Americans keep the initiative; in Clear an 8 is too much for their Medic', () => {
    const trial = new Trial(
      {
        units: { am: 'Medic at F8', a1: ['2-5-4-6 at F8', SHAKEN], g1: '1-6-4-5 at A1' },
        clock: { phase: 'rally', turn: 2 },
        agenda: [{ task: 'turn' }],
        active: 'american',
      },
      5,
      5,
    );
    expect([trial.battle.clock.initiative, ...trial.awaits]).toEqual(['american', 'american rally']);
    trial.order('american', tend('am', 'a1', 'rally'), 4, 4);
    expect(trial.told('tended')).toEqual([
      { medic: 'am', unit: 'a1', what: 'rally', modified: 8, morale: 6, success: false },
    ]);
    expect(trial.unit('a1').shaken).toBe(true);
  });

  test('[lnlt 11.3/h] one attempt in a phase; [lnlt 3.0/h] it is not a rally attempt of the unit', () => {
    const trial = phase({ gm: 'Medic at E5', gl: ['Leader 7-1-6 at E5', SHAKEN] }).order(
      'german',
      tend('gm', 'gl', 'rally'),
      6,
      6,
    );
    expect(trial.refusal('german', tend('gm', 'gl', 'rally'))).toMatchObject({ refused: 'HAS_TRIED' });
    trial.order('german', rally('gl'), 1, 1);
    expect(trial.unit('gl').shaken).toBeUndefined();
  });

  test('[lnlt 11.3/f] only in his place', () => {
    const trial = phase({ gm: 'Medic at E5', gl: ['Leader 7-1-6 at E6', SHAKEN] });
    expect(trial.refusal('german', tend('gm', 'gl', 'rally'))).toMatchObject({ refused: 'NOT_TOGETHER' });
  });

  test('[lnlt 11.3/b] [lnlt 3.0/q] [lnlt 5.1/s] a Shaken Medic must rally first, then he may tend', () => {
    const trial = phase({ gm: ['Medic at E5', SHAKEN], g1: ['1-6-4-5 at E5', SHAKEN] });
    expect(trial.refusal('german', tend('gm', 'g1', 'rally'))).toMatchObject({ refused: 'SHAKEN' });
    trial.order('german', rally('gm'), 1, 1).order('german', tend('gm', 'g1', 'rally'), 1, 1);
    expect(trial.unit('g1').shaken).toBeUndefined();
  });

  test('[lnlt 11.3/g] -2 in covered terrain; [lnlt 11.3/c] a wounded Medic heals himself, with less Morale', () => {
    const trial = phase({ gm: ['Medic at C3', { wounded: true }] }).order(
      'german',
      tend('gm', 'gm', 'heal'),
      3,
      4,
    );
    expect(trial.told('tended')[0]).toMatchObject({ modified: 5, morale: 5, success: true });
  });
});

describe('Half-squads', () => {
  const both = { order: 'combine', units: ['g1', 'g2'] };

  test('[lnlt 3.0/j] two of one kind form a Squad with a Leader by, and keep their weapons', () => {
    const trial = phase({
      gl: 'Leader 6-0-6 at E5',
      g1: '1-5-4-5 at E5',
      g2: '1-5-4-5 at E5',
      gm: 'MG34 with g2',
    }).order('german', both);
    expect(trial.unit('g1a')).toMatchObject({ kind: 'squad', name: '1-6-4-5', range: 6, at: 'E5' });
    expect(trial.unit('gm').possessor).toBe('g1a');
  });

  test('[lnlt 3.0/j] not without a Leader, Shaken, in Melee or of two badges; [lnlt 3.0/i] and never split', () => {
    const able = (state: object, second = '1-5-4-5', leader = 'Leader 6-0-6 at E5') =>
      phase({
        gl: leader,
        g1: ['1-5-4-5 at E5', state],
        g2: `${second} at E5`,
        gx: ['Leader 6-0-6 at N3', SHAKEN],
      }).refusal('german', both)?.refused;
    expect(able({})).toBeUndefined();
    expect(able(SHAKEN)).toBe('CANNOT_COMBINE');
    expect(able({ melee: true })).toBe('CANNOT_COMBINE');
    expect(able({}, '1-5-4-6')).toBe('CANNOT_COMBINE');
    expect(able({}, '1-5-4-5', 'Leader 6-0-6 at E6')).toBe('NO_LEADER');
    expect(
      phase({ gx: ['Leader 6-0-6 at N3', SHAKEN] })
        .legal('german')
        .map(({ order }) => order),
    ).toEqual(['rally', 'end-rally']);
  });
});
