import { field, Trial } from '../testkit.testkit.js';
import {
  attacks,
  BROKEN,
  begun,
  checks,
  fire,
  isGone,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

describe('leaders meet what they did before', () => {
  const questioning = (more: Units = {}) => {
    const trial = begun('rally', {
      g1: '4-6-7 at D4',
      gl: '9-1 at D4',
      r1: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at D8',
      ...more,
    } as Units);
    return until(trial, 'german interrogation').order(
      'german',
      { order: 'interrogate', leader: 'gl', unit: 'r1' },
      1,
      2,
    );
  };

  test('[squad-leader 3.30.1 × 3.2.2] who questions prisoners directs no fire in that player turn', () => {
    const trial = until(questioning(), 'german prep-fire');
    expect(refused(trial, 'german', { ...fire('D8', 'g1'), leaders: ['gl'] })).toBe('IMMOBILE');
  });

  test('[squad-leader 3.30.1 × 3.29.15] the guard does not take the prisoner away who is questioned', () => {
    const going = (order: object) => {
      const trial = until(questioning(), 'german movement');
      return refused(trial, 'german', order);
    };
    expect(going(move('g1', 'D3'))).not.toBeUndefined();
    expect(going({ ...move('g1', 'D3'), abandon: ['r1'] })).toBeUndefined();
  });

  test('[squad-leader 3.2.2 × 6.1.6] who directed fire directs close combat in the same player turn', () => {
    const trial = begun('close-combat', {
      g1: '4-6-7 at D4',
      gl: ['9-1 at D4', { directed: true }],
      r1: '4-4-7 at D4',
    } as Units);
    trial.order('german', attacks('g1', 'r1', { leader: 'gl' })).order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]?.blows[0]?.modifiers).toMatchObject([{ value: -1 }]);
  });

  test('[squad-leader 3.4.3 × 4.2.1] a wounded leader carries nothing for nothing: a light machine gun leaves him one factor', () => {
    const trial = begun('movement', {
      gl: ['9-1 at D4', { wounds: 1 }],
      gm: 'LMG with gl',
      r1: '4-4-7 at N12',
    } as Units);
    expect(refused(trial, 'german', move('gl', 'D5 D6'))).toBe('TOO_FAR');
    trial.order('german', move('gl', 'D5'));
  });

  test('[squad-leader 3.6.1.2 × 6.5.1] two ones bring a leader forward, and the squad that rolled them cowers', () => {
    const trial = begun('close-combat', { g1: '4-6-7 at D4', r1: '4-4-7 at D4' });
    trial.order('german', attacks('g1', 'r1')).order('russian', 'pass', 1, 1, 1);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ cowered: true });
    expect(trial.kinds).toContain('leader-created');
  });

  test('[squad-leader 3.7.6 × 3.20.4] a scout beside a leader who breaks checks his morale as well, and is lost', () => {
    const trial = begun('prep-fire', { g1: '4-6-7 at D6', rl: '7-0 at D8', rs: 'scout at D8' } as Units);
    trial.order('german', fire('D8', 'g1'), 1, 4, 6, 5, 1, 2, 6, 1);
    expect(checks(trial)).toEqual(['rl 1MC', 'rs 1MC', 'rs leader loss']);
    expect(isGone(trial, 'rs')).toBe(true);
  });
});

describe('Command Control meets the rest of the game turn', () => {
  /** Passes until somebody is asked this; where dice are needed on the way, ones are rolled. */
  const later = (trial: Trial, awaited: string): Trial => {
    for (let n = 0; n < 60 && !trial.awaits.includes(awaited); n++)
      try {
        trial.endPhase();
      } catch {
        trial.endPhase(1);
      }
    return trial;
  };
  const outOfCommand = (more: Units = {}) =>
    begun(
      'rally',
      { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at D7', ...more },
      { options: { optional: ['3.1'], year: 1945 } },
      1,
    );

  test('[squad-leader 3.1.3 × 5.6.2] who was out of command fires with all that it has in the turn of the enemy', () => {
    const trial = outOfCommand();
    expect(refused(trial, 'german', fire('D7', 'g1'))).toBe('HAS_FIRED');
    later(trial, 'german defensive-fire').order('german', fire('D7', 'g1', 'gm'), 6, 5);
    expect(trial.told('fire-attack')[0]?.fp).toBe(6);
  });

  test('[squad-leader 3.1.3 × 8.7.1] and it destroys its weapon in the Close Combat Phase', () => {
    const trial = later(outOfCommand(), 'german advance');
    trial.order('german', { order: 'scuttle', what: 'gm', how: 'destroy' });
    later(trial, 'russian prep-fire');
    expect(isGone(trial, 'gm')).toBe(true);
  });
});

describe('raw and other troops meet their weapons and their fears', () => {
  test('[squad-leader 3.9.5 × 8.9.7.3] raw men who keep up their fire break the gun three sooner', () => {
    const kept = (squad: string, state: object, ...dice: number[]) => {
      const trial = begun('prep-fire', {
        g1: [`${squad} at D4`, state],
        gm: 'LMG with g1',
        r1: '4-4-7 at D8',
      } as Units);
      trial.order('german', { ...fire('D8', 'gm'), sustained: ['gm'] }, ...dice);
      return !isGone(trial, 'gm');
    };
    const raw = { quality: 'inexperienced' };
    expect([kept('4-6-7', {}, 5, 4), kept('4-3-6', raw, 5, 4), kept('4-3-6', raw, 5, 3)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test.each([
    ['the open', {}, false],
    ['a house', { D4: 'stone-building' }, true],
  ] as const)(
    '[squad-leader 3.10.2 × 3.21.20] Americans under fire rally without Desperation Morale, with 1 less where there is no cover: %s',
    (_, hexes, isEasy) => {
      const rallies = (...dice: number[]) => {
        const trial = new Trial({
          phase: 'rally',
          active: 'american',
          map: field(hexes),
          units: {
            a1: ['6-6-6 at D4', { broken: true, dm: true }],
            a2: '6-6-6 at A1',
            al: '8-0 at D4',
            g1: '4-6-7 at N12',
          } as Units,
        });
        until(trial, 'american rally').order(
          'american',
          { order: 'rally', unit: 'a1', leader: 'al' },
          ...dice,
        );
        return trial.unit('a1').broken !== true;
      };
      expect([rallies(3, 2), rallies(3, 3)]).toEqual([true, isEasy]);
    },
  );

  test.each([
    ['their own', 'MMG with a1', false],
    ['captured', 'German MMG with a1', true],
  ])(
    '[squad-leader 3.10.4 × 8.6.4] a gun that breaks in American hands stays to be repaired, and is gone where it is captured: %s',
    (_, gun, isLost) => {
      const trial = new Trial({
        phase: 'prep-fire',
        active: 'american',
        units: { a1: '6-6-6 at D4', am: gun, g1: '4-6-7 at D8' },
      });
      trial.order('american', fire('D8', 'a1', 'am'), 6, 6);
      expect(isGone(trial, 'am')).toBe(isLost);
    },
  );

  const struck = (...dice: number[]) =>
    new Trial({
      phase: 'prep-fire',
      active: 'german',
      sides: { american: { elr: 0 } },
      units: { g1: '8-3-8 at D4', a1: '6-6-7 at D6', a2: '6-6-7 at A1' } as Units,
    }).order('german', fire('D6', 'g1'), ...dice);

  test('[squad-leader 3.11.4 × 3.20.8] a 12 leaves a broken half of green men where their experience does not hold', () => {
    const trial = struck(2, 3, 6, 6);
    expect(trial.unit('a1')).toMatchObject({ kind: 'half-squad', broken: true, quality: 'green' });
  });

  test('[squad-leader 3.11.2 × 3.28.5.3] who breaks because he is summoned to surrender does not become green', () => {
    const scene = {
      g1: '8-3-8 at D4',
      g2: '8-3-8 at D4',
      g3: '8-3-8 at D4',
      a1: '6-6-6 at D6',
      a2: '6-6-6 at A1',
    };
    const trial = new Trial({
      phase: 'rally',
      active: 'german',
      sides: { american: { elr: 0 } },
      options: { surrender: ['american'] },
      units: scene as Units,
    });
    until(trial, 'german surrender').order(
      'german',
      { order: 'demand-surrender', units: ['a1'], by: ['g1', 'g2', 'g3'] },
      6,
      5,
    );
    expect(trial.unit('a1')).toMatchObject({ broken: true, fp: 6 });
    expect(trial.unit('a1').quality).not.toBe('green');
  });
});
