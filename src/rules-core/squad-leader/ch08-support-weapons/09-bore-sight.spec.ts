import { field, type Setup, Trial } from '../testkit.testkit.js';

const UNITS = {
  r1: '4-4-7 at D4',
  rm: 'MMG with r1',
  r2: '4-4-7 at D4',
  rl: 'LMG with r2',
  g1: '4-6-7 at D9',
} as const;
const modifiersOf = (trial: Trial) =>
  trial
    .told('fire-attack')
    .map(({ at, outcomes }) => [
      at,
      outcomes[0]?.modifiers.filter(({ why }) => why === 'bore sighted').map(({ value }) => value),
    ]);

const waiting = (setup: Setup = {}) =>
  new Trial({
    phase: 'rally',
    active: 'russian',
    enemy: 'german',
    options: { boreSighting: 'russian' },
    units: UNITS,
    ...setup,
  });
const sighted = (on = 'D9', setup: Setup = {}) =>
  waiting(setup).order('russian', { order: 'bore-sight', sights: [{ weapon: 'rm', on }] });
const firing = (at: string, firers: string[]) => ({ order: 'fire', at, firers });

describe('bore sighting', () => {
  test('[squad-leader 8.9.8.7, 13.12.7] it is for who awaits an enemy from off the map, or whom the scenario names', () => {
    const awaits = waiting({ options: {}, units: { ...UNITS, g1: ['4-6-7', { entry: ['D12'] }] } });
    expect(awaits.awaits).toEqual(['russian bore-sight']);
    expect(waiting({ options: {} }).awaits).not.toContain('russian bore-sight');
    expect(waiting().awaits).toEqual(['russian bore-sight']);
  });

  test('[squad-leader 8.9.8.2, 8.9.8.4] a medium or heavy gun on one hex in sight and normal range, not on water', () => {
    const trial = waiting({ map: field({ E6: 'river', C5: 'woods' }) });
    const refused = (weapon: string, on: string) =>
      trial.refusal('russian', { order: 'bore-sight', sights: [{ weapon, on }] })?.refused;
    expect(refused('rl', 'D9')).toBe('NOT_YOUR_WEAPON');
    expect(refused('rm', 'E6')).toBe('IMPASSABLE');
    expect(refused('rm', 'B6')).toBe('NO_SIGHT');
    const far = waiting({ units: { ...UNITS, r1: '4-4-7 at A1' } });
    expect(
      far.refusal('russian', { order: 'bore-sight', sights: [{ weapon: 'rm', on: 'N12' }] })?.refused,
    ).toBe('OUT_OF_RANGE');
    const twice = { order: 'bore-sight', sights: ['D9', 'D8'].map((on) => ({ weapon: 'rm', on })) };
    expect(trial.refusal('russian', twice)?.refused).toBe('TWICE');
  });

  test('[squad-leader 8.9.8.4] only its side knows the hex', () => {
    const { battle, action } = sighted();
    expect(battle.position.secrets.russian).toEqual({ boreSights: { rm: { from: 'D4', on: 'D9' } } });
    expect(action.effects.find(({ effect }) => effect === 'bore-sighted')?.to).toEqual(['russian']);
  });

  test('[squad-leader-A-273] [squad-leader 8.9.8.5, 8.9.2.2/a, 8.9.8/d] -2 in its hex, none beyond it and none elsewhere', () => {
    const units = { ...UNITS, g1: '4-6-7 at D8', g2: '4-6-7 at D9' };
    const fire = (on: string) => {
      const trial = sighted(on, { units });
      while (!trial.awaits.includes('russian prep-fire')) trial.order('russian', 'pass');
      return modifiersOf(trial.order('russian', firing('D8', ['rm']), 6, 6));
    };
    expect(fire('D8').slice(0, 2)).toEqual([
      ['D8', [-2]],
      ['D9', []],
    ]);
    expect(fire('D9').slice(0, 2)).toEqual([
      ['D8', []],
      ['D9', []],
    ]);
  });

  test('[squad-leader 8.9.8.6, 13.12.6] not in a group with others', () => {
    const trial = sighted();
    expect(modifiersOf(trial.order('russian', firing('D9', ['rm', 'r2']), 6, 5))[0]).toEqual(['D9', []]);
    expect(modifiersOf(sighted().order('russian', firing('D9', ['rm']), 6, 5))[0]).toEqual(['D9', [-2]]);
  });

  test('[squad-leader 8.9.8.3] lost for good when the gun leaves its hex', () => {
    const trial = sighted().endPhase();
    trial.order('russian', { order: 'move', units: ['r1'], path: ['D5'] });
    expect(trial.battle.position.secrets.russian).toEqual({});
    expect(trial.action.effects.find(({ effect }) => effect === 'bore-sight-lost')?.to).toEqual(['russian']);
  });

  test('[squad-leader-A-264] [squad-leader 8.9.8.3, 8.9.8/a] and when those who have it break, not when others in the hex do', () => {
    const fire = (rolls: number[]) => {
      const trial = sighted('D7', { units: { ...UNITS, g1: '4-6-7 at D6' } })
        .endPhase()
        .endPhase();
      return trial.order('german', firing('D4', ['g1']), 2, 3, ...rolls).battle.position.secrets.russian;
    };
    expect(fire([6, 4, 1, 1])).toEqual({});
    expect(fire([1, 1, 6, 4])).toEqual({ boreSights: { rm: { from: 'D4', on: 'D7' } } });
  });
});
