/** Vehicles among Mines and Wire, ordnance at Bunkers and by night: where the chapters meet. */
import { field, Trial } from '../testkit.testkit.js';

const drive = (unit: string, ...to: string[]) => ({
  order: 'drive',
  units: [unit],
  mode: 'move',
  steps: to.map((hex) => ({ to: hex })),
});
const ENEMY = { a9: '2-5-4-6 at N12' };
const mines = (fp = 1) => [{ side: 'american', fp }];

describe('Mines', () => {
  const driven = (counter: string, values: object = {}) =>
    new Trial({
      units: { gp: [`${counter} at E5`, { facing: 3, ...values }], ...ENEMY },
      marks: { E6: { mines: mines(2) } },
    }).activate('german', 'E5');

  test.each([{}, { buttoned: true }])(
    '[lnlt 21.4/a] against the lowest armor, Open or Buttoned: %j',
    (values) => {
      const trial = driven('Pz IV H', values).order('german', drive('gp', 'E6'), 1, 6);
      expect(trial.told('attacked')[0]).toMatchObject({ at: 'E6', strength: 2, against: [{ unit: 'gp' }] });
      expect(trial.told('attacked')[0]?.cover).toBe(2);
    },
  );

  test('[lnlt 21.4/e] an unarmored vehicle is hit where it is soft', () => {
    const trial = driven('Opel Truck').order('german', drive('gp', 'E6'), 6, 1, 1);
    expect(trial.told('attacked')[0]).toMatchObject({ cover: 0 });
    expect(trial.kinds).toContain('damage-check');
  });

  test('[lnlt 21.4/c] a unit that gets off in their hex draws their attack', () => {
    const trial = new Trial({
      units: {
        gt: ['Opel Truck at E6', { facing: 3 }],
        g1: ['1-6-4-5', { aboard: 'gt', riding: 'inside' }],
        ...ENEMY,
      },
      marks: { E6: { mines: mines() } },
    }).activate('german', 'E6');
    const [dismount] = trial.legalOf('german', 'dismount');
    trial.order('german', dismount as never, 1, 6);
    expect(trial.told('attacked')[0]).toMatchObject({ at: 'E6', against: [{ unit: 'g1' }] });
  });
});

describe('Wire', () => {
  const through = (counter: string) =>
    new Trial({
      units: { gp: [`${counter} at E5`, { facing: 3 }], ...ENEMY },
      marks: { E5: { wire: true } },
    })
      .activate('german', 'E5')
      .order('german', drive('gp', 'E6'));

  test('[lnlt 21.3.1] a vehicle on tracks takes it with it when it leaves; others do not', () => {
    expect([through('Pz IV H').at('E5').wire, through('Opel Truck').at('E5').wire]).toEqual([
      undefined,
      true,
    ]);
  });
});

test.each([
  ['Pz IV H', 4],
  ['Opel Truck', 'CLOSED_TERRAIN'],
])('[lnlt 21.3/a] into Wire: %s %s', (counter, mp) => {
  const trial = new Trial({
    units: { gp: [`${counter} at E5`, { facing: 3 }], ...ENEMY },
    marks: { E6: { wire: true } },
  }).activate('german', 'E5');
  const into = drive('gp', 'E6');
  expect(trial.refusal('german', into)?.refused ?? trial.order('german', into).unit('gp').spent).toBe(mp);
});

describe('ordnance', () => {
  const shot = (target: readonly [string, object?], more: object = {}) =>
    new Trial({
      units: { at: ['M4A1 Sherman at E8', { facing: 0 }], g1: target, gp: '1-6-4-5 at A1' },
      active: 'american',
      ...more,
    } as never).activate('american', 'E8');

  test('[lnlt 21.1.2/b] hits a Bunker from behind', () => {
    const at = 'E5/bunker';
    const trial = shot([`1-6-4-5 at ${at}`, { fired: true }], {
      marks: { E5: { bunker: { tm: 2, facing: 0 } } },
    });
    const fire = { order: 'fire-machine-gun', unit: 'at', mg: 0, at };
    expect(trial.refusal('american', { order: 'shoot', weapon: 'at', at }, 6, 6)).toBeUndefined();
    expect(trial.refusal('american', fire)).toMatchObject({ refused: 'OUT_OF_ARC' });
  });

  test('[lnlt 21.1.2 × 15.0/d] a machine gun of a vehicle hits it from before its front alone', () => {
    const burst = { order: 'fire-machine-gun', unit: 'at', mg: 0, at: 'E5/bunker' };
    const from = (facing: number) =>
      shot(['1-6-4-5 at E5/bunker', { fired: true }], {
        marks: { E5: { bunker: { tm: 2, facing } } },
      }).refusal('american', burst, 1, 6)?.refused;
    expect([from(0), from(3)]).toEqual(['OUT_OF_ARC', undefined]);
  });

  test('[lnlt 20.1/b × 15.0/d] by night its machine guns have three less beyond two hexes', () => {
    const strength = (options: object) =>
      shot(['1-6-4-5 at E5', { fired: true }], { options })
        .order('american', { order: 'fire-machine-gun', unit: 'at', mg: 0, at: 'E5' }, 1, 6)
        .told('attacked')[0]?.strength;
    expect([strength({}), strength({ night: true })]).toEqual([4, 1]);
  });

  test('[lnlt 11.4/b × 14.1] [lnlt 11.4/b × 15.0/d] a lone Sniper hides twice as well from a gun and from its machine guns', () => {
    const woods = { map: field({ E5: 'light-woods' }) };
    const at = (counter: string) => [`${counter} at E5`, { fired: true }] as const;
    const shell = (counter: string) =>
      shot(at(counter), woods)
        .order('american', { order: 'shoot', weapon: 'at', at: 'E5' }, 6, 6)
        .told('to-hit')[0]?.modified;
    expect([shell('1-6-4-5'), shell('Sniper')]).toEqual([12, 13]);
    const burst = (counter: string) =>
      shot(at(counter), woods)
        .order('american', { order: 'fire-machine-gun', unit: 'at', mg: 0, at: 'E5' }, 1, 6)
        .told('attacked')[0]?.cover;
    expect([burst('1-6-4-5'), burst('Sniper')]).toEqual([1, 2]);
  });

  const night = { options: { night: true } };
  const AT_HIM = { order: 'shoot', weapon: 'at', at: 'E5' };

  test('[lnlt 20.1.1] by night beyond two hexes only at targets that have fired, +3 to hit', () => {
    expect(shot(['1-6-4-5 at E5'], night).refusal('american', AT_HIM)).toMatchObject({ refused: 'TOO_DARK' });
    const modified = (options: object, marks: object = {}) =>
      shot(['1-6-4-5 at E5', { fired: true }], { options, marks })
        .order('american', AT_HIM, 6, 6)
        .told('to-hit')[0]?.modified as number;
    expect(modified({ night: true }) - modified({})).toBe(3);
    expect(modified({ night: true }, { E4: { starshell: true } })).toBe(modified({}));
  });

  test('[lnlt 20.1.1] within two hexes as by day', () => {
    expect(shot(['1-6-4-5 at E6'], night).refusal('american', { ...AT_HIM, at: 'E6' }, 6, 6)).toBeUndefined();
  });

  test('[lnlt 1.6/l] a rocket is fired neither out of a Bunker nor out of a Building', () => {
    const from = (place: string) =>
      new Trial({
        units: { a1: `2-5-4-6 at ${place}`, ab: 'Bazooka with a1', gp: ['Pz IV H at E6', { facing: 3 }] },
        active: 'american',
        map: field({ F7: 'stone-building' }),
        marks: { E8: { bunker: { tm: 2, facing: 0 } } },
      })
        .activate('american', place)
        .refusal('american', { order: 'shoot', weapon: 'ab', at: 'E6', vehicle: 'gp' }, 6, 6);
    expect(from('E8/bunker')).toMatchObject({ refused: 'CANNOT_FIRE' });
    expect(from('F7')).toMatchObject({ refused: 'CANNOT_FIRE' });
    expect(from('E8')).toBeUndefined();
  });

  describe('of who is Ops Complete, in Opportunity Fire', () => {
    const modified = (units: object, weapon: string, opsComplete: boolean) => {
      const trial = new Trial({
        units: {
          ...Object.fromEntries(
            Object.entries(units).map(([id, [text, values]]) => [
              id,
              [text, { ...values, ...(opsComplete && { opsComplete }) }],
            ]),
          ),
          ...(weapon === 'ab' && { ab: 'Bazooka with a1' }),
          gp: ['Pz IV H at E4', { facing: 3 }],
        },
      } as never).activate('german', 'E4');
      trial.order('german', drive('gp', 'E5'));
      trial.order('american', { order: 'shoot', weapon, at: 'E5', vehicle: 'gp' }, 6, 6);
      return trial.told('to-hit')[0]?.modified as number;
    };

    test.each([
      ['[lnlt 4.1/h]', 'a vehicle', { at: ['M4A1 Sherman at E8', { facing: 0 }] }, 'at'],
      ['[lnlt 4.1/g]', 'the Support Weapon of an MMC', { a1: ['2-5-4-6 at E7', {}] }, 'ab'],
    ] as const)('%s +2 to hit: %s', (_, __, units, weapon) => {
      expect(modified(units, weapon, true) - modified(units, weapon, false)).toBe(2);
    });
  });

  test('[lnlt 6.1/d] a Bazooka after an Assault Move: +1 to hit', () => {
    const modified = (state: object) =>
      new Trial({
        units: {
          a1: ['2-5-4-6 at E7', state],
          ab: 'Bazooka with a1',
          gp: ['Pz IV H at E5', { facing: 3 }],
          a9: '2-5-4-6 at N12',
        },
        active: 'american',
      })
        .activate('american', 'E7')
        .order('american', { order: 'shoot', weapon: 'ab', at: 'E5', vehicle: 'gp' }, 6, 6)
        .told('to-hit')[0]?.modified as number;
    expect(modified({ marker: 'assault-move' }) - modified({})).toBe(1);
  });
});
