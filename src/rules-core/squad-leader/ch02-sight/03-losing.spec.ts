import { field, type Placed, Trial } from '../testkit.testkit.js';
import { isConcealed } from './03-concealment.js';

const UNDER = { hidden: true, concealed: true } as const;
const MAP = field({ D8: 'woods', D4: 'woods', E8: 'stone-building', G4: 'brush' });

const begun = (units: Record<string, Placed>, more: object = {}) => new Trial({ map: MAP, units, ...more });
const concealed = (trial: Trial, ...ids: string[]) => ids.map((id) => isConcealed(trial.unit(id)));
const markers = (trial: Trial) =>
  trial.battle.units().flatMap(({ kind, at }) => (kind === 'concealment' ? [at] : []));
const shot = { order: 'fire', at: 'D8', firers: ['g1'] };

describe('attacks on what is under a "?"', () => {
  const target = (more: Record<string, Placed> = {}) =>
    begun({ g1: '4-6-7 at D4', r1: ['4-4-7 at D8', UNDER], ...more });

  test('[squad-leader 2.3.4] half the firepower, and the attack names nobody', () => {
    const trial = target().order('german', shot, 6, 5);
    expect(trial.told('fire-attack')[0]).toMatchObject({
      fp: 2,
      column: 2,
      outcomes: [{ units: [], area: true, result: '-' }],
    });
    expect(concealed(trial, 'r1')).toEqual([true]);
  });

  test('[squad-leader 2.3.9.1] any result but none takes all "?" off the hex, also where the check is passed', () => {
    const trial = target({ r2: ['4-4-7 at D8', UNDER] }).order('german', shot, 1, 2, 1, 1, 1, 1);
    expect(trial.told('revealed')).toEqual([{ units: ['r1', 'r2'], at: 'D8' }]);
    expect(trial.told('morale-check').map(({ passed }) => passed)).toEqual([true, true]);
    expect([concealed(trial, 'r1', 'r2'), markers(trial)]).toEqual([[false, false], []]);
  });

  test('[squad-leader 2.3.9.1] a stack of nothing but "?" is fired at as any other, and comes off', () => {
    const dummies = () => begun({ g1: '4-6-7 at D4', r1: '4-4-7 at L9', rd: ['? at D8', UNDER] });
    const none = dummies().order('german', shot, 6, 5);
    expect(none.told('fire-attack')).toEqual(target().order('german', shot, 6, 5).told('fire-attack'));
    expect(markers(none)).toEqual(['D8']);
    const found = dummies().order('german', shot, 1, 2);
    expect([found.kinds.includes('dummies-removed'), markers(found)]).toEqual([true, []]);
  });

  test('[squad-leader 2.3.6] those in view are attacked at full strength, the others by the same roll at half', () => {
    const trial = target({ r2: '4-4-7 at D8' }).order('german', shot, 3, 2, 6, 6);
    expect(trial.told('fire-attack')[0]).toMatchObject({
      fp: 4,
      outcomes: [
        { units: ['r2'], result: 'M' },
        { units: [], area: true, result: '-' },
      ],
    });
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['r2']);
    expect(concealed(trial, 'r1')).toEqual([true]);
  });

  test('[squad-leader-A-7] [squad-leader 2.3/b] a concealed leader helps nobody in view, until he shows himself and all with him', () => {
    const trial = target({ r2: '4-4-7 at D8', rl: ['9-1 at D8', UNDER] });
    trial.order('german', shot, 3, 2, 4, 4);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r2', modifiers: [], passed: false }]);
    const shown = begun(
      { g1: '4-6-7 at D4', r1: ['4-4-7 at D8', UNDER], rl: ['9-1 at D8', UNDER], r2: '4-4-7 at D8' },
      { active: 'russian' },
    );
    shown.order('russian', { order: 'show', units: ['rl'] });
    expect(concealed(shown, 'rl', 'r1')).toEqual([false, false]);
    shown.endPhase().endPhase();
    shown.order('german', shot, 3, 2, 4, 4, 1, 1, 1, 1);
    expect(shown.told('morale-check')[1]).toMatchObject({ modifiers: [{ why: '9-1' }] });
  });
});

describe('what gives the concealed away', () => {
  test('[squad-leader 2.3.9.1, 2.3.9.5] one who fires shows all in his hex, and what they carry', () => {
    const trial = begun({
      g1: ['4-6-7 at D4', UNDER],
      g2: ['4-6-7 at D4', UNDER],
      gm: 'LMG with g2',
      r1: '4-4-7 at D8',
    });
    expect(trial.unit('gm').hidden).toBe(true);
    trial.order('german', shot, 6, 5);
    expect(trial.kinds[0]).toBe('revealed');
    expect(concealed(trial, 'g1', 'g2', 'gm')).toEqual([false, false, false]);
    expect(trial.told('fire-attack')[0]).toMatchObject({ fp: 4 });
  });

  test('[squad-leader 2.3.9.1, 2.3.9.5, 2.4.1] one who moves in sight of the enemy shows all in his hex', () => {
    const trial = begun(
      { g1: ['4-6-7 at D4', UNDER], g2: ['4-6-7 at D4', UNDER], r1: '4-4-7 at D7' },
      { phase: 'movement' },
    );
    trial.order('german', { order: 'move', units: ['g1'], path: ['D5'] });
    expect(concealed(trial, 'g1', 'g2')).toEqual([false, false]);
  });

  test('[squad-leader-A-6] [squad-leader 2.3/a] a leader who rallies somebody in view loses his "?", not for one who is under it too', () => {
    const rallying = (unit: object) =>
      begun(
        { g1: ['4-6-7 at D4', { broken: true, ...unit }], gl: ['9-1 at D4', UNDER], r1: '4-4-7 at L9' },
        { phase: 'rally' },
      );
    const asked = (trial: Trial) => {
      while (trial.awaits[0] !== 'german rally') trial.order('german', 'pass');
      return trial.order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 6, 5);
    };
    expect(concealed(asked(rallying({})), 'gl')).toEqual([false]);
    expect(concealed(asked(rallying(UNDER)), 'gl', 'g1')).toEqual([true, true]);
  });

  const beside = (at: string, enemy: Placed, phase = 'defensive-fire') =>
    begun({ g1: [`4-6-7 at ${at}`, UNDER], r1: enemy }, { phase }).endPhase();

  test('[squad-leader 2.3.9.1/a] beside an unbroken enemy after defensive fire, and after the advance', () => {
    expect(concealed(beside('G4', '4-4-7 at G5'), 'g1')).toEqual([false]);
    expect(concealed(beside('G4', '4-4-7 at G5', 'advance'), 'g1')).toEqual([false]);
    expect(concealed(beside('G4', '4-4-7 at G5', 'prep-fire'), 'g1')).toEqual([true]);
    expect(concealed(beside('G4', '4-4-7 at G6'), 'g1')).toEqual([true]);
  });

  test('[squad-leader 2.3.9.2] not in woods and buildings', () => {
    expect(concealed(beside('D4', '4-4-7 at D5'), 'g1')).toEqual([true]);
    expect(concealed(beside('E8', '4-4-7 at E7', 'advance'), 'g1')).toEqual([true]);
  });

  test('[squad-leader-A-11] [squad-leader 2.3.9.6, 2.3.9.6/a] the broken take nobody\'s "?", and fire that breaks them keeps it', () => {
    expect(concealed(beside('G4', ['4-4-7 at G5', { broken: true }]), 'g1')).toEqual([true]);
    const trial = begun(
      { g1: ['4-6-7 at G4', UNDER], g2: '8-3-8 at I5', r1: '4-4-7 at G5' },
      { phase: 'defensive-fire', active: 'russian' },
    );
    trial.order('german', { order: 'fire', at: 'G5', firers: ['g2'] }, 4, 3, 6, 5).endPhase();
    expect([trial.unit('r1').broken, ...concealed(trial, 'g1')]).toEqual([true, true]);
  });

  test('[squad-leader 2.3.7] in the open a "?" stays until an enemy sees it', () => {
    const open = (at: string) => begun({ g1: ['4-6-7 at D9', UNDER], r1: `4-4-7 at ${at}` });
    expect(concealed(open('D5'), 'g1')).toEqual([true]);
    expect(concealed(open('G9'), 'g1')).toEqual([false]);
  });
});
