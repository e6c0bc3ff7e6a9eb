import { field, Trial } from '../testkit.testkit.js';
import { BROKEN, begun, fire, refused, type Units, until } from './positions.testkit.js';

const BESIDE = { g1: '8-3-8 at D4', r1: '4-4-7 at D5' } as const;
const PINNED = { pinned: true } as const;
const fp = (trial: Trial) => trial.told('fire-attack')[0]?.fp;

describe('the men meet their weapons', () => {
  test('[squad-leader 3.4.4 × 8.9.1.2] a wounded leader serves no machine gun, nor as the second man', () => {
    const units: Units = {
      gl: ['8-1 at D4', { wounds: 1 }],
      gk: '8-0 at D4',
      gm: 'HMG with gl',
      gn: 'LMG with gk',
      r1: '4-4-7 at D8',
    };
    const trial = begun('prep-fire', units);
    expect(refused(trial, 'german', fire('D8', 'gm'))).toBe('WOUNDED');
    expect(refused(trial, 'german', fire('D8', 'gn', 'gl'))).toBe('WOUNDED');
    trial.order('german', fire('D8', 'gn'), 6, 5);
    expect(fp(trial)).toBe(1);
  });

  test.each([
    ['a flamethrower', 'flamethrower', { order: 'fire', at: 'D5', firers: ['gw'] }],
    ['a charge', 'demo charge', { order: 'throw-charge', weapon: 'gw', at: 'D5' }],
    ['Sustained Fire', 'LMG', { order: 'fire', at: 'D5', firers: ['gw'], sustained: ['gw'] }],
  ] as const)('[squad-leader 3.24.2 × 8.1] pinned men do without %s', (_, weapon, order) => {
    const trial = (state: object) =>
      begun('defensive-fire', { ...BESIDE, g1: ['8-3-8 at D4', state], gw: `${weapon} with g1` } as Units, {
        active: 'russian',
      });
    expect(['PINNED', 'CANNOT_SUSTAIN']).toContain(refused(trial(PINNED), 'german', order));
    expect(refused(trial({}), 'german', order)).toBe('DICE_MISSING');
  });

  test('[squad-leader 3.24.2 × 8.6.5] pinned men fire a captured gun with a quarter', () => {
    const trial = begun(
      'defensive-fire',
      { g1: ['4-6-7 at D4', PINNED], gm: ['Russian HMG with g1'] as never, r1: '4-4-7 at D8' } as Units,
      { active: 'russian' },
    );
    trial.order('german', fire('D8', 'gm'), 6, 5);
    expect(fp(trial)).toBe(1.5);
  });

  test('[squad-leader 3.8.6 × 8.9.7.1] a hero alone at a gun does not keep up Sustained Fire', () => {
    const trial = begun('prep-fire', { gh: '1-4-9 at D4', gm: 'HMG with gh', r1: '4-4-7 at D8' });
    expect(refused(trial, 'german', { ...fire('D8', 'gm'), sustained: ['gm'] })).not.toBeUndefined();
  });

  test('[squad-leader 3.9.6 × 8.6.2] raw men do not fire what they have taken from the enemy', () => {
    const gun = (quality: object) =>
      refused(
        begun('prep-fire', {
          g1: ['4-3-6 at D4', quality],
          gm: 'Russian LMG with g1',
          r1: '4-4-7 at D8',
        } as Units),
        'german',
        fire('D8', 'gm'),
      );
    expect([gun({ quality: 'inexperienced' }), gun({ quality: 'first' })]).toEqual([
      'CANNOT_USE',
      'DICE_MISSING',
    ]);
  });

  test('[squad-leader 3.1.10 × 8.11.3] who is out of command places no charge', () => {
    const placing = (state: object) =>
      begun('movement', { ...BESIDE, g1: ['8-3-8 at D4', state], gd: 'demo charge with g1' } as Units, {
        options: { optional: ['3.1'] },
      });
    const place = { order: 'place-charge', weapon: 'gd', at: 'D5' };
    expect([
      refused(placing({}), 'german', place),
      refused(placing({ prep: true }), 'german', place),
    ]).toEqual([undefined, 'HAS_FIRED']);
  });

  test('[squad-leader 3.2.6 × 8.9.1.3] a leader at a gun directs nobody, and steadies his men all the same', () => {
    const trial = begun(
      'defensive-fire',
      { g1: '4-6-7 at D4', gl: '9-1 at D4', gm: 'LMG with gl', r1: '4-4-7 at D6' } as Units,
      { active: 'russian' },
    );
    trial.order('german', fire('D6', 'gm'), 6, 5);
    expect(refused(trial, 'german', { ...fire('D6', 'g1'), leaders: ['gl'] })).not.toBeUndefined();
    until(trial, 'russian advancing-fire').order('russian', fire('D4', 'r1'), 2, 4, 1, 2, 1, 2);
    expect(trial.told('morale-check').find(({ unit }) => unit === 'g1')?.modifiers).toMatchObject([
      { why: '9-1' },
    ]);
  });

  test('[squad-leader 3.20.6 × 8.9.1.4] a squad halved by fire keeps its gun, and pays for it with its own fire', () => {
    const trial = begun('prep-fire', {
      g1: ['half-squad 2-4-7 at D4'] as never,
      gm: 'LMG with g1',
      r1: '4-4-7 at D8',
    } as Units);
    trial.order('german', fire('D8', 'gm'), 6, 5);
    expect(refused(trial, 'german', fire('D8', 'g1'))).toBe('HAS_FIRED');
  });

  test('[squad-leader 3.10.3 × 8.10.4] Americans: a hero has the whole flame, a squad of the line half of it', () => {
    const flame = (unit: string) => {
      const trial = new Trial({
        active: 'american',
        enemy: 'german',
        units: { a1: `${unit} at D4`, af: 'flamethrower with a1', g1: '4-6-7 at D5' },
      });
      return fp(trial.order('american', fire('D5', 'af'), 6, 6));
    };
    expect([flame('1-4-9'), flame('6-6-6')]).toEqual([20, 10]);
  });

  test('[squad-leader 3.8.10 × 8.10.2] nor do heroes help a flame', () => {
    const trial = begun('prep-fire', { ...BESIDE, gh: '1-4-9 at D4', gf: 'flamethrower with g1' });
    expect(refused(trial, 'german', { ...fire('D5', 'gf'), heroes: ['gh'] })).not.toBeUndefined();
  });

  test('[squad-leader 3.21.1 × 8.11.4] its bearer breaks elsewhere after he placed it: the charge goes off', () => {
    const trial = begun('movement', {
      g1: '8-3-8 at D4',
      gd: 'demo charge with g1',
      r1: '4-4-7 at D5',
      r2: '4-4-7 at F2',
    });
    trial.order('german', { order: 'place-charge', weapon: 'gd', at: 'D5' });
    trial.order('german', { order: 'move', units: ['g1'], path: ['D3'] }).endPhase();
    trial.order('russian', fire('D3', 'r2'), 1, 1);
    until(trial, 'german advancing-fire').order('german', { order: 'detonate', weapon: 'gd' }, 6, 5, 1, 2);
    expect(fp(trial)).toBe(30);
  });

  test('[squad-leader 3.23.2 × 8.4.5] broken men who stay have their gun again when they rally', () => {
    const trial = begun(
      'rally',
      { g1: ['4-6-7 at D4', BROKEN], gm: 'LMG with g1', gl: '8-0 at D4', r1: '4-4-7 at D8' },
      { map: field({ D4: 'woods' }) },
    );
    until(trial, 'german rally').order('german', { order: 'rally', unit: 'g1', leader: 'gl' }, 1, 2);
    until(trial, 'german prep-fire').order('german', fire('D8', 'g1', 'gm'), 6, 5);
    expect(fp(trial)).toBe(6);
  });
});
