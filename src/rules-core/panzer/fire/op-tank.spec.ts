import type { PanzerSystem } from '../system.js';
import { d100, Trial } from '../testkit.testkit.js';

const RULE: PanzerSystem['options'] = { optional: ['7.38'] };

const ready = (set: object = {}, options = RULE, at = 'D6') =>
  new Trial({
    units: {
      b1: ['Crusader III at D4', { facing: 3, ...set }],
      g1: [`Rifle squad at ${at}`, { spotted: true }],
      g2: [`Panzer III at ${at}`, { spotted: true }],
    },
    commands: { b1: 'fire' },
    options,
    first: 'british',
  });
const why = (trial: Trial, weapon: string, ammo: string, target = 'g1') =>
  trial.refusal('british', { order: 'fire', target, shots: [{ unit: 'b1', weapon, ammo }] }, ...d100(20))
    ?.refused;
const OP = ['OP machine gun', 'GP-OP'] as const;
const gunOf = (trial: Trial) => trial.unit('b1').weapons?.[0]?.name as string;

describe('British FO tanks', () => {
  test('[panzer 7.38.3/a, 7.38.3/c] [panzer-38] an OP tank fires the GP-OP row and nothing else', () => {
    const trial = ready({ opTank: true });
    expect(why(trial, gunOf(trial), 'AP', 'g2')).toBe('DUMMY_GUN');
    expect(why(trial, 'Machine guns', 'GP')).toBe('DUMMY_GUN');
    trial.order(
      'british',
      { order: 'fire', target: 'g1', shots: [{ unit: 'b1', weapon: OP[0], ammo: OP[1] }] },
      ...d100(20),
    );
    expect(trial.told('gp-fire')).toHaveLength(1);
  });

  test('[panzer 7.38.3/b] other tanks of its type never use it', () => {
    expect(why(ready(), ...OP)).toBe('DUMMY_GUN');
    expect(why(ready(), 'Machine guns', 'GP')).toBeUndefined();
    expect(why(ready({ opTank: true }, {}), ...OP)).toBe('DUMMY_GUN');
  });

  test('[panzer 7.38.3/a, 7.38.3/c] its turret does not turn: it bears to the front, with 7.8 and without', () => {
    for (const options of [RULE, { optional: ['7.8', '7.38'] } as PanzerSystem['options']]) {
      expect(why(ready({ opTank: true }, options), ...OP)).toBeUndefined();
      expect(why(ready({ opTank: true, turretFacing: 0 }, options, 'D2'), ...OP)).toBe(
        'OUTSIDE_FIELD_OF_FIRE',
      );
    }
    const adjusting = new Trial({
      units: { b1: ['Crusader III at D4', { facing: 3, opTank: true }], g1: 'Panzer III at Y12' },
      options: { optional: ['7.8', '7.38'] },
      clock: { phase: 'adjustment' },
      first: 'british',
    });
    const turn = { order: 'adjust-turret', unit: 'b1', facing: 2 };
    expect(adjusting.refusal('british', turn)?.refused).toBe('TURRET_FIXED');
  });

  test('[panzer 7.38.3/a × S.overrun/c] its Overrun counts the machine gun, not the gun', () => {
    const factor = (opTank?: true) => {
      const trial = new Trial({
        units: {
          b1: ['Sherman II/III at D4', { facing: 3, ...(opTank && { opTank }) }],
          g1: ['Rifle squad at D5', { command: 'none' }],
        },
        commands: { b1: 'move' },
        options: RULE,
        clock: { phase: 'movement' },
        first: 'german',
      });
      const weapons = trial.unit('b1').weapons ?? [];
      const over = { order: 'overrun', unit: 'b1', path: ['D5', 'D6'], at: 'D5' };
      if (opTank) return trial.refusal('british', over)?.refused;
      trial.order('british', over, ...d100(1));
      return [trial.told('overrun')[0]?.factor, weapons.length > 0];
    };
    expect([factor(), factor(true)]).toEqual([[7, true], 'CANNOT_OVERRUN']);
  });
});

describe('British CS tanks', () => {
  const fires = (name: string, ...dice: number[]) => {
    const trial = new Trial({
      units: { b1: [`${name} at D4`, { facing: 3 }], g1: ['Rifle squad at D6', { spotted: true }] },
      commands: { b1: 'fire' },
      first: 'british',
    });
    trial.fire('british', 'b1', 'g1', 'GP', ...dice);
    return trial;
  };

  test('[panzer 7.38.13/a] A9 and A10: a 3.7in howitzer with A: G3 for GP fire, made for smoke', () => {
    for (const name of ['A9 CS', 'A10 CS']) {
      const trial = fires(name, 4);
      expect(trial.told('ammo-roll')).toMatchObject([{ limit: 3, found: false }]);
      expect(trial.kinds).not.toContain('gp-fire');
      expect(fires(name, 3, ...d100(50)).told('gp-fire')).toHaveLength(1);
      expect(trial.unit('b1')).toMatchObject({
        smokeShells: true,
        weapons: [{ name: '3.7in howitzer' }, {}],
      });
    }
  });

  test('[panzer 7.38.13/b] Crusader I, Crusader II and Matilda II: a 3in howitzer, GP fire without limit', () => {
    for (const name of ['Crusader I CS', 'Crusader II CS', 'Matilda II CS']) {
      const trial = fires(name, ...d100(50));
      expect(trial.told('gp-fire')).toMatchObject([{ factor: 5 }]);
      expect(trial.unit('b1').weapons?.[0]?.name).toBe('3in howitzer');
    }
  });
});
