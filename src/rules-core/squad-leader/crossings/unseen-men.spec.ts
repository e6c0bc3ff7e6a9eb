import { field, type Trial } from '../testkit.testkit.js';
import { begun, fire, HIDDEN, refused, UNDER, type Units, until } from './positions.testkit.js';

const WOODS = { map: field({ D4: 'woods', D8: 'woods', D9: 'woods' }) };
const snipe = { order: 'snipe', unit: 'gs', target: 'r1' };

describe('what is not seen meets snipers, weapons and leaders', () => {
  test('[squad-leader 2.3.9.1 × 5.7.5.2] a Morale Check of a sniper is nothing, and takes the "?" from nobody', () => {
    const trial = begun(
      'prep-fire',
      { gs: ['sniper -3 at D4', HIDDEN], r1: ['4-4-7 at D8', UNDER] } as Units,
      WOODS,
    );
    const [shot] = trial.legalOf('german', 'snipe');
    expect(shot).toBeDefined();
    trial.order('german', shot as never, 2, 2);
    expect(trial.unit('r1').concealed).toBe(true);
  });

  test('[squad-leader 2.3.8.1 × 5.7.5.2] and who suffered it gets a "?" when the turn ends', () => {
    const trial = begun('defensive-fire', { gs: ['sniper -3 at D4', HIDDEN], r1: '4-4-7 at D8' } as Units, {
      ...WOODS,
      active: 'russian',
    });
    trial.order('german', snipe, 2, 2);
    until(trial, 'russian concealment');
    expect(refused(trial, 'russian', { order: 'conceal', units: ['r1'] })).toBeUndefined();
  });

  test('[squad-leader 2.3.9.3 × 5.1.2] who has fired in Prep Fire searches beside a "?" as others do', () => {
    const trial = begun(
      'prep-fire',
      { g1: '4-6-7 at D7', r1: ['4-4-7 at D8', UNDER], r2: '4-4-7 at D3' } as Units,
      WOODS,
    );
    trial.order('german', fire('D3', 'g1'), 6, 6).endPhase();
    trial.order('german', { order: 'search', unit: 'g1' }, 6, 5);
    expect(trial.unit('r1').hidden).toBeUndefined();
  });

  const AT_NIGHT = {
    active: 'german',
    options: { night: true, order: ['russian', 'german'] },
    clock: { visibility: 6 },
  } as const;
  const SCENE: Units = {
    g1: '4-6-7 at D4',
    gl: '8-0 at D4',
    gk: '8-0 at D5',
    g2: '4-6-7 at D9',
    g3: '4-6-7 at D9',
    g4: '4-6-7 at E9',
    r1: '4-4-7 at D7',
  };
  const shell = (leader: string) => ({ order: 'star-shell', leader, at: 'D6' });
  const lightsUp = (trial: Trial) => ['gl', 'gk'].map((leader) => refused(trial, 'german', shell(leader)));

  test.each([
    ['[squad-leader 2.8.22 × 3.7.3]', 'sent out a scout', 'send-scout'],
    ['[squad-leader 2.8.22 × 4.8.3]', 'deployed a squad', 'deploy'],
  ])('%s a leader who has %s places no star shell in that Rally Phase', (_, __, order) => {
    const trial = begun('rally', SCENE, AT_NIGHT as never);
    until(trial, 'german deployment').order('german', { order, unit: 'g1', leader: 'gl' }, 1, 2);
    until(trial, 'german star-shells');
    expect(lightsUp(trial)).toEqual(['OCCUPIED', undefined]);
  });
});
