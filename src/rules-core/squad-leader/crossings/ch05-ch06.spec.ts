import { field } from '../testkit.testkit.js';
import { attacks, begun, HIDDEN, MELEE, refused, type Units, until } from './positions.testkit.js';

describe('snipers meet close combat', () => {
  test('[squad-leader 5.7.18.2 × 6.3.2] no sniper is made in a melee', () => {
    const made = (melee: { readonly melee?: true }) => {
      const enemy: Units = melee.melee ? { r1: ['4-4-7 at D4', melee] } : {};
      const units: Units = {
        g1: ['4-6-7 at D4', melee],
        gl: ['8-0 at D4', melee],
        g2: '4-6-7 at D9',
        gk: '8-0 at D9',
        ...enemy,
      };
      const trial = until(begun('rally', units, { options: { optional: ['5.7.18'] } }), 'german snipers');
      return refused(trial, 'german', { order: 'make-sniper', unit: 'g1', leader: 'gl' });
    };
    expect([made({}), made(MELEE)]).toEqual(['DICE_MISSING', 'IN_MELEE']);
  });

  test('[squad-leader 5.7.4 × 6.3.2] a sniper in melee fires at nobody outside', () => {
    const trial = begun('prep-fire', {
      gs: ['sniper -3 at D4', MELEE],
      r1: ['4-4-7 at D4', MELEE],
      r2: '4-4-7 at D8',
    } as Units);
    expect(refused(trial, 'german', { order: 'snipe', unit: 'gs', target: 'r2' })).toBe('IN_MELEE');
  });

  test('[squad-leader 5.7.12 × 6.1.3] by day his DRM is nothing in close combat, and he helps others with his one', () => {
    const trial = begun('close-combat', { gs: 'sniper -3 at D4', g1: '4-6-7 at D4', r1: '4-4-7 at D4' });
    trial.order('german', attacks('g1 gs', 'r1')).order('russian', 'pass', 6, 5);
    expect(trial.told('close-combat-attack')[0]).toMatchObject({ attack: 5, blows: [{ modifiers: [] }] });
  });

  test('[squad-leader 5.7.3 × 6.3.4] he may pick a man out of a melee from outside', () => {
    const trial = begun(
      'prep-fire',
      {
        gs: ['sniper -3 at D4', HIDDEN],
        g1: ['4-6-7 at D8', MELEE],
        r1: ['4-4-7 at D8', MELEE],
        rl: ['8-0 at D8', MELEE],
      },
      { map: field({ D4: 'woods' }) },
    );
    trial.order('german', { order: 'snipe', unit: 'gs', target: 'rl' }, 1, 1, 1, 2);
    expect(trial.told('morale-check').map(({ unit }) => unit)).toEqual(['r1']);
  });
});
