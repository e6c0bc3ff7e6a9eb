import { german, us } from '../testkit.testkit.js';
import { game, go } from './testkit.testkit.js';

describe('Smoke grenades', () => {
  const throwAt = (at: string) => ({ order: 'smoke-grenades', unit: 'a1', at });

  test('[aslsk 3.3.1/j] [aslsk 1.2.5/a] [aslsk 2.0/Smoke] a dr up to the exponent places them, 1 MF here, 2 next door', () => {
    const here = game({ a1: us('6-6-6', 'E4') });
    const done = here.order('a', throwAt('E4'), 3);
    expect(done.the('smoke-attempt')).toMatchObject({ dr: 3, exponent: 3, placed: true });
    expect(here.battle.location('E4').smoke).toEqual([{ kind: 'grenade', side: 'a' }]);
    expect(here.unit('a1').spent).toBe(1);
    const next = game({ a1: us('6-6-6', 'E4') });
    expect(next.order('a', throwAt('E5'), 4).the('smoke-attempt').placed).toBe(false);
    expect(next.unit('a1').spent).toBe(2);
    expect(next.battle.location('E5').smoke).toBeUndefined();
  });

  test('[aslsk 3.3.1/n] CX makes it harder by one', () => {
    const here = game({ a1: us('6-6-6', 'E4') });
    here.order('a', go('E5', { doubleTime: true }));
    expect(here.order('a', throwAt('E5'), 3).the('smoke-attempt')).toMatchObject({
      dr: 3,
      modifier: 1,
      placed: false,
    });
  });

  test('[aslsk 3.3.1/k] once in a Movement Phase, and an original 6 ends it', () => {
    const here = game({ a1: us('6-6-6', 'E4') });
    here.order('a', throwAt('E4'), 5);
    expect(here.refused('a', throwAt('E4'))).toMatchObject({ refused: 'ONCE', cites: ['3.3.1/k'] });
    expect(here.order('a', go('E5')).the('moved').spent).toBe(2);
    const ended = game({ a1: us('6-6-6', 'E4') });
    ended.order('a', throwAt('E4'), 6);
    expect(ended.refused('a', go('E5'))).toMatchObject({ refused: 'HAS_MOVED' });
  });

  test('[aslsk 3.3.1/j] not without an exponent, not farther, not without MF', () => {
    expect(game({ a1: german('4-4-7', 'E4') }).refused('a', throwAt('E4'))).toMatchObject({
      refused: 'NO_SMOKE',
    });
    expect(game({ a1: us('6-6-6', 'E4') }).refused('a', throwAt('E6'))).toMatchObject({ refused: 'TOO_FAR' });
    const spent = game({ a1: us('6-6-6', 'E4') });
    spent.order('a', go('E5 E6 E7'));
    expect(spent.refused('a', throwAt('E8'))).toMatchObject({ refused: 'NOT_ENOUGH_MF' });
  });

  test('[aslsk 3.3.1/l] they are gone when the Movement Phase ends', () => {
    const here = game({ a1: us('6-6-6', 'E4') });
    here.order('a', throwAt('E4'), 1);
    here.order('a', { order: 'end-phase' });
    expect(here.battle.location('E4').smoke).toBeUndefined();
  });
});
