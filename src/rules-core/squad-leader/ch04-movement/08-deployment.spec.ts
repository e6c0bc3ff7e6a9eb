import { type Setup, Trial } from '../testkit.testkit.js';

const FAR = { r9: '4-4-7' } as const;
const rally = (units: Setup['units']) => new Trial({ phase: 'rally', units: { ...units, ...FAR } });
const deploys = (unit: string, leader: string, more = {}) => ({ order: 'deploy', unit, leader, ...more });
const joins = (a: string, b: string) => ({ order: 'recombine', units: [a, b] });
const refused = (trial: Trial, order: { order: string }) => trial.refusal('german', order)?.refused;
const LED = { g1: '5-4-8 at D4', gl: '8-1 at D4' } as const;

describe('deploying', () => {
  test('[squad-leader-A-301] [squad-leader 4.8.2, 4.8.4, 1.3/1.2] a squad that passes a normal Morale Check becomes two half-squads alike', () => {
    const trial = rally({ ...LED, gm: 'LMG with g1', gn: 'LMG with g1' });
    expect(trial.awaits).toEqual(['german deployment']);
    trial.order('german', deploys('g1', 'gl', { weapons: ['gn'] }), 4, 5);
    const half = { kind: 'half-squad', strength: '2-4-8', morale: 8, brokenMorale: 7, at: 'D4' };
    expect([trial.unit('g1'), trial.unit('g1a')]).toMatchObject([half, half]);
    expect([trial.unit('gm').possessor, trial.unit('gn').possessor]).toEqual(['g1', 'g1a']);
  });

  test('[squad-leader 4.8.2] when it fails it stays as it is, unbroken, and does not try again', () => {
    const elsewhere = { g8: '5-4-8 at A1', gn: '8-0 at A1' } as const;
    const trial = rally({ ...LED, ...elsewhere, gk: '8-1 at D4' }).order('german', deploys('g1', 'gl'), 5, 5);
    expect(trial.unit('g1')).toMatchObject({ kind: 'squad', strength: '5-4-8' });
    expect(trial.unit('g1').broken).toBeUndefined();
    expect(refused(trial, deploys('g1', 'gk'))).toBe('HAS_TRIED');
  });

  test('[squad-leader-A-135] [squad-leader 4.8.3, 4.8.2/a] its leader does nothing else in the phase, and deploys no other', () => {
    const elsewhere = { g8: '5-4-8 at A1', gk: '8-0 at A1' } as const;
    const two = rally({ ...LED, ...elsewhere, g2: '4-6-7 at D4' }).order('german', deploys('g1', 'gl'), 6, 6);
    expect(refused(two, deploys('g2', 'gl'))).toBe('CANNOT_LEAD');
    const broken = rally({ ...LED, ...elsewhere, g3: ['4-6-7 at D4', { broken: true }], gn: '7-0 at D4' });
    broken.order('german', { order: 'pass' });
    expect(broken.awaits).toEqual(['german rally']);
    const tired = rally({ ...LED, ...elsewhere, g3: ['4-6-7 at D4', { broken: true }] });
    tired.order('german', deploys('g1', 'gl'), 6, 6).order('german', 'pass');
    expect(tired.awaits).not.toContain('german rally');
  });

  test('[squad-leader 4.8.2] not when broken, in melee, or without a leader', () => {
    const free = { g8: '5-4-8 at A1', gk: '8-0 at A1' } as const;
    expect(
      refused(rally({ ...LED, ...free, g1: ['5-4-8 at D4', { broken: true }] }), deploys('g1', 'gl')),
    ).toBe('BROKEN');
    const melee = { g1: ['5-4-8 at D4', { melee: true }], r1: ['4-4-7 at D4', { melee: true }] } as const;
    expect(refused(rally({ ...LED, ...free, ...melee }), deploys('g1', 'gl'))).toBe('IN_MELEE');
    expect(refused(rally({ ...LED, ...free, g1: '5-4-8 at D5' }), deploys('g1', 'gl'))).toBe('CANNOT_LEAD');
  });

  test('[squad-leader 4.8.6] half-squads take the room of squads', () => {
    const full = rally({ ...LED, g2: '4-6-7 at D4', g3: '4-6-7 at D4', g8: '5-4-8 at A1', gk: '8-0 at A1' });
    expect(refused(full, deploys('g1', 'gl'))).toBe('NO_ROOM');
  });
});

describe('recombining', () => {
  test('[squad-leader 4.8.5] two half-squads become the squad that they were, without leader or roll', () => {
    const half = (at: string) => [`half-squad 2-4-8 at ${at}`, { squad: '5-4-8' }] as const;
    const trial = rally({ g1: half('D4'), g2: half('D4'), gm: 'LMG with g2', g3: half('D5') });
    expect(refused(trial, joins('g1', 'g3'))).toBe('NOT_TOGETHER');
    trial.order('german', joins('g1', 'g2'));
    expect(trial.unit('g1')).toMatchObject({ kind: 'squad', strength: '5-4-8', fp: 5 });
    expect(trial.battle.unit('g2')).toBeUndefined();
    expect(trial.unit('gm').possessor).toBe('g1');
  });

  test('[squad-leader 4.8.5] not broken ones, nor in melee', () => {
    const pair = { g1: 'half-squad 2-4-8 at D4', g2: 'half-squad 2-4-8 at D4' } as const;
    const with3 = { ...pair, g3: ['half-squad 2-4-8 at D4', { broken: true }] } as const;
    expect(refused(rally(with3), joins('g1', 'g3'))).toBe('BROKEN');
  });
});
