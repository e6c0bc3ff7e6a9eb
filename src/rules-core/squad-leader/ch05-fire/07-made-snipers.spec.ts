import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;

const OPTION = { optional: ['5.7.18'] } as const;
const begun = (units: Units = {}, more: Setup = {}) =>
  new Trial({
    phase: 'rally',
    units: { g1: '4-6-7 at D4', gl: '8-1 at D4', r1: '4-4-7 at N12', ...units },
    ...more,
    options: { ...OPTION, ...more.options },
  });
const wants = () => ({ order: 'make-sniper', unit: 'g1', leader: 'gl' });
const made = (trial: Trial) => trial.battle.units().find(({ kind }) => kind === 'sniper');

describe('making a sniper', () => {
  test('[squad-leader 5.7.18.1] only where the battle has the option', () => {
    expect(begun().awaits).toEqual(['german snipers']);
    expect(begun({}, { options: { optional: [] } }).awaits).not.toContain('german snipers');
  });

  test('[squad-leader 5.7.18.2, 5.7.18.3, 5.7.18.6] on a 2, without leadership; in view, and without aim until he hides', () => {
    const trial = begun().order('german', wants(), 1, 1, 2);
    expect(trial.told('sniper-made')).toMatchObject([{ of: 'g1', rolled: 2, drm: -2 }]);
    expect(made(trial)).toMatchObject({ at: 'D4', side: 'german', aim: -2, name: 'sniper -2' });
    expect(made(trial)?.hidden).toBeUndefined();
    const failed = begun().order('german', wants(), 1, 2);
    expect(made(failed)).toBeUndefined();
    expect(failed.unit('g1')).toMatchObject({ strength: '4-6-7', at: 'D4' });
  });

  test('[squad-leader 5.7.18.2, 5.7.18.2/a] once in a player turn, and the leader does nothing else in that phase', () => {
    const more: Units = {
      gm: '9-1 at D4',
      g3: ['4-6-7 at D4', { broken: true }],
      g5: '4-6-7 at A1',
      g6: '8-0 at A1',
    };
    const trial = begun(more).order('german', wants(), 1, 2);
    expect(trial.awaits).toEqual(['german deployment']);
    expect(trial.refusal('german', { order: 'deploy', unit: 'g1', leader: 'gl' })?.refused).toBe(
      'CANNOT_LEAD',
    );
    while (trial.battle.clock.step !== 'rally') trial.endPhase();
    const rally = (leader: string) => ({ order: 'rally', unit: 'g3', leader });
    expect(trial.refusal('german', rally('gl'))?.refused).toBe('CANNOT_LEAD');
    trial.order('german', rally('gm'), 1, 1);
    expect(trial.unit('g3').broken).toBeUndefined();
  });

  test.each<[string, Units, string]>([
    ['a broken squad', { g1: ['4-6-7 at D4', { broken: true }] }, 'BROKEN'],
    ['a leader who is elsewhere', { gl: '8-1 at D5' }, 'CANNOT_LEAD'],
    ['a broken leader', { gl: ['8-1 at D4', { broken: true }] }, 'CANNOT_LEAD'],
    ['a leader of another nation', { gl: ['8-1 at D4', { nationality: 'Finnish' }] }, 'CANNOT_LEAD'],
    ['a half-squad', { g1: 'half-squad 2-4-7 at D4' }, 'NOT_YOUR_UNIT'],
  ])('[squad-leader 5.7.18.2] not with %s', (_, units, code) => {
    const other: Units = { g5: '4-6-7 at A1', g6: '8-0 at A1' };
    expect(begun({ ...other, ...units }).refusal('german', wants())?.refused).toBe(code);
  });

  test('[squad-leader 5.7.18.2] a side has four at most, with those whom it has lost', () => {
    const three: Units = { gs: 'sniper -1 at A1', gt: 'sniper -1 at A2', gu: 'sniper -1 at A3' };
    const beside: Units = { g5: '4-6-7 at A8', g6: '8-0 at A8' };
    const lost = (snipersLost: number) =>
      begun({ ...three, ...beside }, { sides: { german: { snipersLost } } });
    expect(lost(0).awaits).toEqual(['german snipers']);
    expect(lost(1).awaits).not.toContain('german snipers');
    const shot = new Trial({ units: { g1: '8-3-8 at D4', r1: '4-4-7 at N12', rs: 'sniper -1 at D5' } });
    shot.order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 1, 1);
    expect(shot.battle.side('russian').snipersLost).toBe(1);
  });

  test('[squad-leader 5.7.18.6] in view of the enemy squad and leader come out of hiding; elsewhere they stay', () => {
    const HIDDEN = { hidden: true } as const;
    const units: Units = { g1: ['4-6-7 at D4', HIDDEN], gl: ['8-1 at D4', HIDDEN] };
    const woods = field({ D4: 'woods' });
    const open = begun(units, { map: woods }).order('german', wants(), 1, 1, 2);
    expect([open.unit('g1').hidden, open.unit('gl').hidden]).toEqual([undefined, undefined]);
    const all = Object.fromEntries(
      'ABCDEFGHIJKLMN'.split('').map((column) => [`${column}8`, 'woods'] as const),
    );
    const screened = begun(units, { map: field({ D4: 'woods', ...all }) }).order('german', wants(), 1, 1, 2);
    expect([screened.unit('g1').hidden, screened.unit('gl').hidden]).toEqual([true, true]);
    expect(made(screened)?.at).toBe('D4');
  });

  test('[squad-leader 5.7.18.7] he can do nothing special that the squad could', () => {
    const trial = begun({ g1: ['4-6-7 at D4', { skill: 'skis' }] }).order('german', wants(), 1, 1, 2);
    expect(made(trial)?.skill).toBeUndefined();
  });

  test('[squad-leader 5.7.18.8] neither he nor his loss counts in Battlefield Integrity', () => {
    const options = { optional: ['3.27', '5.7.18'] } as const;
    const integrity = { base: 100, lost: 39 };
    const trial = begun({}, { options, sides: { german: { integrity } } }).order('german', wants(), 1, 1, 2);
    expect(trial.battle.side('german').integrity).toEqual(integrity);
    const fired = new Trial({
      options,
      sides: { russian: { integrity } },
      units: { g1: '8-3-8 at D4', r1: '4-4-7 at N12', rs: 'sniper -1 at D5' },
    }).order('german', { order: 'fire', at: 'D5', firers: ['g1'] }, 1, 1);
    expect(fired.battle.unit('rs')).toBeUndefined();
    expect(fired.battle.side('russian').integrity).toEqual(integrity);
  });

  test.each<[string, string, string, number]>([
    ['[squad-leader 5.7.18.4]', 'german', '8-3-8', -4],
    ['[squad-leader 5.7.18.4]', 'german', '4-6-8', -4],
    ['[squad-leader 5.7.18.4]', 'german', '4-6-7', -3],
    ['[squad-leader 5.7.18.4]', 'german', '4-4-7', -2],
    ['[squad-leader 5.7.18.3/T]', 'german', '4-3-6', -1],
    ['[squad-leader 5.7.18.4]', 'Rumanian', '3-4-7', -2],
    ['[squad-leader 5.7.18.4]', 'Hungarian', '3-4-7', -2],
    ['[squad-leader 5.7.18.3/T]', 'Finnish', '8-3-8', -4],
    ['[squad-leader 5.7.18.3/T]', 'Finnish', '6-4-8', -3],
    ['[squad-leader 5.7.18.5]', 'Russian', '6-2-8', -4],
    ['[squad-leader 5.7.18.5]', 'Russian', '5-3-7', -3],
    ['[squad-leader 5.7.18.5]', 'Russian', '4-4-7', -3],
    ['[squad-leader 5.7.18.5]', 'Russian', '3-3-6', -2],
    ['[squad-leader 5.7.18.3/T]', 'American', '5-3-6', -1],
  ])('%s a %s %s has one of %d with a die of 1', (_rule, nationality, counter, drm) => {
    const of = nationality === 'german' ? {} : { nationality };
    const units: Units = { g1: [`${counter} at D4`, of], gl: ['8-0 at D4', of] };
    const trial = begun(units, { sides: { german: of } }).order('german', wants(), 1, 1, 1);
    expect(trial.told('sniper-made')).toMatchObject([{ drm }]);
  });

  test('[squad-leader 5.7.18.3, 5.7.18.3/T] nobody aims worse than -1, not even with a 6', () => {
    const trial = begun({ g1: '4-3-6 at D4' }).order('german', wants(), 1, 1, 6);
    expect(made(trial)?.aim).toBe(-1);
  });
});
