import { Trial } from '../testkit.testkit.js';
import { counterNamed } from './catalogue.js';
import figures from './figures-1977.json' with { type: 'json' };
import guns from './guns.json' with { type: 'json' };
import { armourModifierOf, LATER_VEHICLES, movementOf, survivalOf } from './later-vehicles.js';
import listed from './later-vehicles.json' with { type: 'json' };
import { VEHICLES } from './vehicles.js';

/** The modifiers of the table of 1977. */
const ARMOUR_1977: Readonly<Record<string, number>> = {
  'SdKfz 251 armed': -5,
  'SdKfz 251 unarmed': -5,
  M16: -5,
  'M3 armed': -5,
  'M3 unarmed': -5,
  Priest: -2,
  M10: -1,
  M4A4: 0,
  'T-34': 0,
  MkIVF1: 0,
  MkIVF2: 0,
  M4M52: 1,
  SU122: 1,
  'StG III/75': 1,
  'StG III/105': 1,
  SU152: 2,
  Brummbar: 2,
};

describe('vehicles whose listings are lost', () => {
  test('the formula is tried on all 23 vehicles of 1977', () => {
    const named = ({ nationality, name }: { nationality: string; name: string }) => `${nationality} ${name}`;
    expect(figures.map(named).sort()).toEqual(VEHICLES.map(named).sort());
    expect(figures).toHaveLength(23);
  });

  test.each(figures.map((one) => [`${one.nationality} ${one.name}`, one] as const))(
    '%s comes out within one point of its counter',
    (_, one) => {
      const printed = counterNamed(one.name, one.nationality);
      expect(Math.abs(movementOf(one) - (printed?.mp ?? 0))).toBeLessThanOrEqual(1);
      const armour = ARMOUR_1977[one.name];
      if (armour !== undefined)
        expect(Math.abs((armourModifierOf(one) ?? 0) - armour)).toBeLessThanOrEqual(1);
      else expect(armourModifierOf(one)).toBeUndefined();
      if (printed?.survival !== undefined)
        expect(Math.abs(survivalOf(one) - printed.survival)).toBeLessThanOrEqual(1);
    },
  );

  test('there are at least 60 vehicles and 30 guns of the later modules, each an estimate with a name of its own', () => {
    const names = LATER_VEHICLES.map(({ nationality, name }) => `${nationality} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(listed.every(({ provenance }) => provenance === 'estimate')).toBe(true);
    const later = guns.filter(
      ({ set, provenance }) => set !== 'Squad Leader 1977' && provenance === 'estimate',
    );
    expect(later.length).toBeGreaterThanOrEqual(30);
    for (const { nationality, name } of LATER_VEHICLES)
      expect(counterNamed(name, nationality)).toMatchObject({ kind: 'vehicle', name, nationality });
  });

  test.each<[string, number[], number, boolean]>([
    ['PzKpfw 38(t)E', [6, 6], -1, true],
    ['Ferdinand', [], 4, false],
  ])('the same shot at its front: %s', (counter, crew, armour, isKill) => {
    const trial = new Trial({
      active: 'russian',
      enemy: 'german',
      units: {
        r1: ['T-34/85 at D4', { facing: 3 }],
        g1: [`${counter} at D6`, { facing: 0 }],
        g2: '4-6-7 at N9',
      },
    });
    const shot = { order: 'fire-ordnance', unit: 'r1', at: 'D6', target: 'g1' };
    trial.order('russian', shot, 4, 3, 4, 4, ...crew);
    const modifiers = [{ why: 'armour', value: armour, cites: '13.19.3' }];
    expect(trial.told('afv-kill')).toMatchObject([{ isKill, modifiers }]);
  });
});
