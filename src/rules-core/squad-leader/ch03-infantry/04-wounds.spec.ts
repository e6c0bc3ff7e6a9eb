import { type Placed, Trial } from '../testkit.testkit.js';

const M = [2, 4];
const under = (units: Readonly<Record<string, Placed>>, ...faces: number[]) =>
  new Trial({ units: { g1: '4-6-7 at D4', ...units } }).order(
    'german',
    { order: 'fire', at: 'D6', firers: ['g1'] },
    ...M,
    ...faces,
  );
const wound = (trial: Trial) => trial.told('morale-check').find(({ check }) => check === 'wound');

describe('wounded leaders', () => {
  test('[squad-leader 3.4.1, 3.20.6] a broken leader who fails makes a Desperation check, and is lost when he fails that too', () => {
    const trial = under({ rl: ['8-1 at D6', { broken: true }] }, 5, 4, 3, 2);
    expect(wound(trial)).toMatchObject({ needs: 4, rolled: 5, passed: false });
    expect(trial.battle.unit('rl')).toBeUndefined();
    expect(trial.battle.side('russian').lost).toEqual(['rl']);
  });

  test('[squad-leader 3.4.1, 3.20.8] so does one whom fate finds; even of the SS, who have 4 taken off', () => {
    const trial = under({ rl: ['9-1 at D6', { nationality: 'German SS' }] }, 6, 6, 2, 3);
    expect(wound(trial)).toMatchObject({ needs: 5, passed: true });
  });

  test('[squad-leader 3.4.1/a, 3.4.2] lightly wounded he is in good order with less morale and rating, and stays if his owner likes', () => {
    const trial = under({ rl: ['9-2 at D6', { broken: true }] }, 5, 5, 1, 2);
    expect(trial.awaits).toEqual(['russian afterwards']);
    expect(trial.unit('rl')).toMatchObject({ wounds: 1, morale: 8, leadership: -1 });
    trial.order('russian', 'carry-on');
    expect(trial.unit('rl').broken).toBeUndefined();
    expect(trial.awaits).toEqual(['german prep-fire']);
  });

  test('[squad-leader 3.4.1/a] or he is taken to safety, and is not lost', () => {
    const trial = under({ rl: ['9-2 at D6', { broken: true }], rm: 'LMG with rl' }, 5, 5, 1, 2);
    expect(trial.refusal('russian', { order: 'evacuate', unit: 'rm' })?.refused).toBe('NOT_YOUR_UNIT');
    trial.order('russian', { order: 'evacuate', unit: 'rl' });
    expect(trial.battle.unit('rl')).toBeUndefined();
    expect(trial.battle.side('russian').lost).toBeUndefined();
    expect(trial.unit('rm').possessor).toBeUndefined();
  });

  test('[squad-leader 3.4.5] each wound before makes the check harder by 1, and light wounds add up', () => {
    const trial = under({ rl: ['9-2 at D6', { broken: true, wounds: 2 }] }, 5, 5, 1, 2);
    expect(wound(trial)).toMatchObject({ modifiers: [{ why: 'wounded before', value: 2 }], passed: true });
    expect(trial.unit('rl')).toMatchObject({ wounds: 3 });
  });

  test('[squad-leader 3.4.1/b] the wound shakes nobody a second time', () => {
    const trial = under({ rl: ['9-1 at D6', { broken: true }], r1: '4-4-7 at D6' }, 5, 5, 1, 2, 3, 3, 3, 3);
    expect(trial.told('morale-check').map(({ unit, check }) => `${unit} ${check}`)).toEqual([
      'rl MC',
      'rl wound',
      'r1 MC',
      'r1 leader loss',
    ]);
  });

  test('[squad-leader 3.4.3] a wounded leader has three movement factors', () => {
    const trial = new Trial({
      phase: 'movement',
      units: { gl: ['8-1 at D4', { wounds: 1 }], r1: '4-4-7 at D12' },
    });
    const path = ['E4', 'F4', 'G4', 'H4'];
    expect(trial.refusal('german', { order: 'move', units: ['gl'], path })?.refused).toBe('TOO_FAR');
    trial.order('german', { order: 'move', units: ['gl'], path: path.slice(0, 3) });
    expect(trial.unit('gl').at).toBe('G4');
  });

  test('[squad-leader 3.4.4] he serves no weapon', () => {
    const units: Record<string, Placed> = {
      gl: ['8-1 at D4', { wounds: 1 }],
      gm: 'LMG with gl',
      r1: '4-4-7 at D6',
    };
    const order = { order: 'fire', at: 'D6', firers: ['gm'] };
    expect(new Trial({ units }).refusal('german', order)?.refused).toBe('WOUNDED');
  });
});
