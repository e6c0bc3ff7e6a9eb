import { type Setup, Trial } from '../testkit.testkit.js';

const afoot = (units: Setup['units'] = {}, more: Setup = {}) =>
  new Trial({
    phase: 'movement',
    active: 'german',
    enemy: 'russian',
    units: {
      g1: '4-6-7 at D8',
      gl: '8-0 at D8',
      rh: 'horses at D8',
      ri: 'horses at D8',
      r9: '4-4-7',
      ...units,
    },
    ...more,
  });
const order = (order: string, members: object = {}) => ({ order, ...members });
const lead = (unit: string, mount: string) => order('lead', { unit, mount });
const goes = (units: string, path: string) =>
  order('move', { units: units.split(' '), path: path.split(' ') });
const refused = (trial: Trial, asked: object, side = 'german') =>
  trial.refusal(side, asked as never)?.refused;

describe('horses that are led', () => {
  test("[squad-leader-A-158] [squad-leader 4.12.5, 4.12/m] infantry alone with the enemy's horses captures or kills them", () => {
    expect(afoot().order('german', lead('g1', 'rh')).unit('rh')).toMatchObject({
      side: 'german',
      possessor: 'g1',
    });
    const killed = afoot().order('german', order('kill-horses', { unit: 'g1', mount: 'rh' }));
    expect(killed.battle.unit('rh')).toBeUndefined();
    const guarded = afoot({ r1: ['4-4-7 at D8', { broken: true }] });
    expect(refused(guarded, lead('g1', 'rh'))).toBe('ENEMY_THERE');
    expect(refused(afoot({ r1: ['4-4-7 at D8', { rides: 'rh' }] }), lead('g1', 'rh'))).toBe('NOT_TOGETHER');
  });

  test('[squad-leader 4.12.6] they go as fast as those who lead them, and stay where they are let go', () => {
    const trial = afoot().order('german', lead('g1', 'rh'));
    expect(refused(trial, goes('g1', 'D7 D6 D5 D4 D3'))).toBe('TOO_FAR');
    trial.order('german', goes('g1', 'D7 D6'));
    expect(trial.unit('rh').at).toBe('D6');
    trial.order('german', order('let-go', { mount: 'rh' })).order('german', goes('g1', 'D5'));
    expect(trial.unit('rh').at).toBe('D6');
  });

  test('[squad-leader 4.12.7] a leader leads one counter of them, a squad three', () => {
    const trial = afoot({ rj: 'horses at D8', rk: 'horses at D8' }).order('german', lead('gl', 'rh'));
    expect(refused(trial, lead('gl', 'ri'))).toBe('NO_ROOM');
    const squad = afoot({ rj: 'horses at D8', rk: 'horses at D8' });
    for (const mount of ['rh', 'ri', 'rj']) squad.order('german', lead('g1', mount));
    expect(refused(squad, lead('g1', 'rk'))).toBe('NO_ROOM');
  });

  test('[squad-leader 4.12.5, 4.12.8, 4.12.9, 4.12.10] they carry five points, loaded and unloaded for two factors', () => {
    const load = (weapon: string) => order('load', { weapon, mount: 'gh' });
    const units = { gh: 'horses at D8', gm: 'HMG with g1', gn: 'LMG with g1' } as const;
    const trial = afoot(units).order('german', lead('g1', 'gh')).order('german', load('gm'));
    expect(refused(trial, load('gn'))).toBe('TOO_HEAVY');
    expect(refused(trial, goes('g1', 'D7 D6 D5'))).toBe('TOO_FAR');
    trial.order('german', goes('g1', 'D7 D6'));
    expect([trial.unit('gm').at, trial.unit('gm').possessor]).toEqual(['D6', 'gh']);
    expect(refused(trial, order('unload', { weapon: 'gm' }))).toBe('TOO_FAR');
    const loaded = afoot({
      ...units,
      gh: ['horses at D8', { possessor: 'g1' }],
      gm: ['HMG at D8', { possessor: 'gh' }],
    } as never);
    expect(refused(loaded, order('pick-up', { unit: 'g1', weapon: 'gm' }))).toBe('NOT_TOGETHER');
    expect(loaded.order('german', order('unload', { weapon: 'gm' })).unit('gm').possessor).toBe('g1');
    expect(loaded.unit('g1').spent).toBe(2);
  });

  test('[squad-leader 4.12.9] a gun on a horse does not fire', () => {
    const units = {
      gh: ['horses at D8', { possessor: 'g1' }],
      gm: ['HMG at D8', { possessor: 'gh' }],
      r1: '4-4-7 at D4',
    };
    const trial = afoot(units as never, { phase: 'prep-fire' });
    expect(refused(trial, order('fire', { at: 'D4', firers: ['gm'] }))).toBe('NOT_YOUR_UNIT');
  });

  test('[squad-leader-A-147] [squad-leader 4.12/b] cavalry leads its horses, mounts, and rides on with what is left of six', () => {
    const units = { g1: ['4-6-7 at D8', { skill: 'cavalry' }], gh: 'horses at D8' } as const;
    const trial = afoot(units).order('german', lead('g1', 'gh')).order('german', goes('g1', 'D7 D6'));
    trial.order('german', order('mount', { unit: 'g1', mount: 'gh' }));
    expect(refused(trial, goes('g1', 'D5 D4 D3 D2 D1'))).toBe('TOO_FAR');
    trial.order('german', goes('g1', 'D5 D4 D3 D2'));
    expect(trial.unit('gh').at).toBe('D2');
  });
});
