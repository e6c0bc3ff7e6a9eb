import { drawn, field, type Trial } from '../testkit.testkit.js';
import { attacks, BROKEN, begun, isGone, MELEE, refused, type Units, until } from './positions.testkit.js';

const told = (trial: Trial) => trial.told('close-combat-attack');
const retreats = (trial: Trial) => trial.legalOf('german', 'retreat').map(({ to }) => to);
const leaving = (units: Units, more: object = {}) =>
  until(
    begun('close-combat', { r1: ['4-4-7 at D4', MELEE], ...units }, more).order('german', {
      order: 'withdraw',
      unit: 'g1',
    }),
    'german retreat',
  );

describe('movement meets close combat', () => {
  test('[squad-leader 4.13.9 × 6.3.6.1] on skis nobody withdraws into a house', () => {
    const to = (skis: object) =>
      retreats(
        leaving(
          { g1: ['4-6-7 at D4', { ...MELEE, ...skis }] },
          { map: field({ D5: 'stone-building' }), options: { snow: true } },
        ),
      );
    expect(to({ skill: 'skis' })).toContain('D5');
    const onSkis = to({ skill: 'skis', onSkis: true });
    expect([onSkis.includes('D5'), onSkis.includes('D3')]).toEqual([false, true]);
  });

  test('[squad-leader 4.3.1 × 6.3.6.1] nor where there is no room, nor into a river', () => {
    const crowd = Object.fromEntries(['g2', 'g3', 'g4'].map((id) => [id, '4-6-7 at D5']));
    expect(retreats(leaving({ g1: ['4-6-7 at D4', MELEE], ...crowd }))).not.toContain('D5');
    const river = drawn({ columns: 14, rows: 12, levels: { '-1': 'A5-N5' }, terrain: { river: 'A5-N5' } });
    expect(retreats(leaving({ g1: ['4-6-7 at D4', MELEE] }, { map: river }))).not.toContain('D5');
  });

  test('[squad-leader 4.4.3 × 6.3.6] who is temporarily immobilized may withdraw', () => {
    expect(retreats(leaving({ g1: ['4-6-7 at D4', { ...MELEE, ti: true }] }))).toContain('D3');
  });

  test('[squad-leader 4.13.12 × 4.7.9 × 6.1.3] on skis against the exhausted: 2 more and 1 less', () => {
    const trial = begun(
      'close-combat',
      { g1: ['4-6-7 at D4', { skill: 'skis', onSkis: true }], r1: ['4-4-7 at D4', { cx: true }] },
      { options: { snow: true } },
    );
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 4, 2);
    expect(told(trial)[0]?.blows[0]?.final).toBe(7);
  });

  test('[squad-leader 4.9.9.4 × 6.1.2] who lives through the fire at the entrance fights there in the same player turn', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D8', gl: '8-1 at D8', r1: '4-4-7 at D5' },
      { marks: { D8: { sewer: true }, D5: { sewer: true } }, map: field({ D5: 'stone-building' }) },
    );
    trial.order('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3);
    until(trial, 'german close-combat').order('german', attacks('g1', 'r1', { leader: 'gl' }));
    trial.order('russian', 'pass', 2, 3);
    expect(isGone(trial, 'r1')).toBe(true);
  });

  test('[squad-leader 4.9.9.3 × 6.1.1] who breaks there is gone, and there is no close combat', () => {
    const trial = begun(
      'movement',
      { g1: '4-6-7 at D8', gl: '8-1 at D8', r1: '4-4-7 at D5' },
      { marks: { D8: { sewer: true }, D5: { sewer: true } }, map: field({ D5: 'stone-building' }) },
    );
    trial.order('german', { order: 'go-below', units: ['gl', 'g1'], to: 'D5' }, 3).endPhase();
    trial.order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 3, 4, 6, 4, 6, 4, 6, 4);
    expect([isGone(trial, 'g1'), isGone(trial, 'gl')]).toEqual([true, true]);
  });

  test('[squad-leader 4.12.21 × 6.1.10] riders who are pinned have a quarter', () => {
    const riding = { skill: 'cavalry', rides: 'rh', pinned: true } as const;
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      r1: ['4-4-7 at D4', riding],
      rh: 'horses at D4',
    } as Units);
    trial.order('german', 'pass').order('russian', attacks('r1', 'g1'), 6, 5);
    expect(told(trial)[0]).toMatchObject({ attack: 1, defence: 4 });
  });

  test('[squad-leader 4.8.2 × 6.3.2] a squad in melee does not deploy, nor do its halves come together', () => {
    const locked = (id: string) => [`half-squad 2-4-7 at D4`, { ...MELEE, squad: id }] as const;
    const trial = begun('rally', {
      g1: ['4-6-7 at D4', MELEE],
      gl: ['8-0 at D4', MELEE],
      g2: locked('4-6-7'),
      g3: locked('4-6-7'),
      r1: ['4-4-7 at D4', MELEE],
      gk: '8-0 at D9',
      g4: '4-6-7 at D9',
    } as Units);
    until(trial, 'german deployment');
    expect(refused(trial, 'german', { order: 'deploy', unit: 'g1', leader: 'gl' })).toBe('IN_MELEE');
    expect(refused(trial, 'german', { order: 'recombine', units: ['g2', 'g3'] })).toBe('IN_MELEE');
  });

  test('[squad-leader 4.5.1 × 6.1.1] who came by Assault Movement and then advanced fights as others do', () => {
    const trial = begun('movement', { g1: '4-6-7 at D2', r1: '4-4-7 at D4' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D3'], assault: true });
    until(trial, 'german advance').order('german', { order: 'advance', unit: 'g1', to: 'D4' });
    until(trial, 'german close-combat').order('german', attacks('g1', 'r1')).order('russian', 'pass', 2, 3);
    expect(told(trial)[0]).toMatchObject({ attack: 4, blows: [{ final: 5, killed: true }] });
  });

  test('[squad-leader 4.2.1 × 6.3.5] a weapon of friends who fell in a melee is not taken up as long as it lasts', () => {
    const trial = begun('movement', {
      g1: ['4-6-7 at D4', MELEE],
      gm: ['LMG at D4', { possessor: undefined }],
      r1: ['4-4-7 at D4', MELEE],
      g2: ['4-6-7 at D9', BROKEN],
    } as Units);
    expect(refused(trial, 'german', { order: 'pick-up', unit: 'g1', weapon: 'gm' })).toBe('IN_MELEE');
  });

  test('[squad-leader 4.7.2 × 6.3.1] nor does anybody in melee go at double time', () => {
    const trial = begun(
      'movement',
      { g1: ['4-6-7 at D4', MELEE], r1: ['4-4-7 at D4', MELEE], g2: '4-6-7 at D9' },
      { options: { optional: ['4.7'] } },
    );
    expect(refused(trial, 'german', { order: 'double-time', unit: 'g1' })).toBe('IN_MELEE');
  });
});
