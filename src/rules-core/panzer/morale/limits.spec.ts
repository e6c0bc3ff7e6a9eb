import { apModifiers } from '../ap/modifiers.js';
import { announcedShot } from '../fire/shot.js';
import { gpModifiers } from '../gp/modifiers.js';
import type { Unit } from '../system.js';
import { Trial } from '../testkit.testkit.js';

type Set = Partial<Omit<Unit, 'id'>>;

describe('what a Hesitating or Broken unit may not do as well as others', () => {
  const fires = (set: Set, ammo: 'AP' | 'GP') => {
    const trial = new Trial({
      units: { g1: ['Panzer IV at D4', { facing: 2, ...set }], s1: ['T-34 at H4', { spotted: true }] },
      options: { optional: ['7.1'] },
    });
    const shot = announcedShot(trial.battle, trial.aim('g1', ammo), trial.unit('s1'));
    if (!shot) throw new Error('It cannot fire.');
    const modifiers = (ammo === 'AP' ? apModifiers : gpModifiers)(trial.battle, shot);
    return modifiers.filter(({ cites }) => cites.startsWith('7.1.5')).map(({ value }) => value);
  };

  test('[panzer 7.1.5.1, 7.1.5.1/a] Hesitating fire, with either face: -3 AP and -10 GP', () => {
    for (const hesitating of ['on', 'off'] as const)
      expect([fires({ hesitating }, 'AP'), fires({ hesitating }, 'GP')]).toEqual([[-3], [-10]]);
  });

  test('[panzer 7.1.5.2, 7.1.5.2/c] Broken fire, with either face: -5 AP and -20 GP', () => {
    for (const broken of ['on', 'off'] as const)
      expect([fires({ broken }, 'AP'), fires({ broken }, 'GP')]).toEqual([[-5], [-20]]);
  });
});
