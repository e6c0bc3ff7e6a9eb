/** Questions and answers on AFVs and infantry, and where these rules meet others. */
import { field, type Placed, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const PASSED = [3, 3];
const upon = (unit: string) => ({ order: 'advance', unit, to: 'D6' });
const ATTACK = { order: 'attack-vehicle', unit: 'g1', vehicle: 'rt' };
const advancing = (units: Units, map = field()) =>
  new Trial({ phase: 'advance', map, units: { rt: 'T-34 at D6', r9: '4-4-7 at N9', ...units } });
const driving = (units: Units, map = field()) => new Trial({ phase: 'movement', map, units });

describe('infantry against AFVs', () => {
  test('[squad-leader-A-228] [squad-leader 7.2.6/Q] how many attack a tank is a matter of infantry stacking alone', () => {
    const trial = advancing({ g1: '8-3-8 at D7', g2: '8-3-8 at D7', g3: '8-3-8 at D7' });
    for (const unit of ['g1', 'g2', 'g3']) trial.order('german', upon(unit), ...PASSED);
    expect(trial.battle.unitsAt('D6')).toHaveLength(4);
  });

  test('[squad-leader-A-229] [squad-leader 7.2.6.2/a] a leader who fails costs the others no second check', () => {
    const trial = advancing({ g1: '8-3-8 at D7', gl: '8-1 at D7' }).order('german', upon('gl'), 6, 5);
    trial.order('german', upon('g1'), ...PASSED);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'g1', modifiers: [], passed: true }]);
  });

  test('[squad-leader 7.2.6.4] the terrain of the hex helps the men to strike first', () => {
    const trial = advancing(
      { rt: ['T-34 at D6', { mg: { aa: 4 }, exposed: true }], g1: '8-3-8 at D7' },
      field({ D6: 'woods' }),
    );
    trial
      .order('german', upon('g1'), ...PASSED)
      .endPhase()
      .order('german', ATTACK);
    trial.order('russian', { order: 'defend-vehicle', vehicle: 'rt', unit: 'g1' }, 3, 3, 3, 3, 3, 3);
    expect(trial.told('order-of-attack')[0]?.rolls).toEqual([
      { unit: 'g1', rolled: 5 },
      { unit: 'rt', rolled: 6 },
    ]);
  });

  test('[squad-leader-A-296] [squad-leader 8.14/b] who misses with a bottle strikes by hand, with -1 for an open hatch, which is no open roof', () => {
    const trial = advancing({
      rt: ['T-34 at D6', { exposed: true, mg: { aa: 4 } }],
      g1: '8-3-8 at D7',
      gm: 'Russian molotov with g1',
    });
    trial
      .order('german', upon('g1'), ...PASSED)
      .endPhase()
      .order('german', { ...ATTACK, weapons: ['gm'] });
    trial.order('russian', 'pass', 6, 6, 6, 6, 6, 6);
    expect(trial.told('attacked-by-hand')).toMatchObject([{ isHit: false }]);
    expect(trial.told('vehicle-attacked')[0]?.modifiers).toMatchObject([{ why: 'crew exposed', value: -1 }]);
  });

  test('[squad-leader-A-232] [squad-leader 7.2.6/a] an AFV does not fire at its own hex', () => {
    const trial = new Trial({ units: { gt: 'MkIVF2 at D6', r1: '4-4-7 at D6' } });
    expect(trial.refusal('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D6' })?.refused).toBe(
      'SAME_HEX',
    );
  });

  test('[squad-leader 7.1.15] in the open who is to be overrun does nothing; others beside him do', () => {
    const units: Units = { gt: 'MkIVF2 at D7', r1: '4-4-7 at D5', r2: '4-4-7 at E7' };
    const trial = driving(units, field({ E7: 'woods' }));
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D6', 'D5'], overrun: ['bow'] });
    expect(trial.legalOf('russian', 'immobilize')).toEqual([
      { order: 'immobilize', unit: 'r2', vehicle: 'gt' },
    ]);
  });
});

describe('fear of AFVs', () => {
  const afraid = (tank: object, at = 'D5') =>
    driving({ g1: [`4-6-7 at ${at}`, { afraidOf: ['rt'] }], rt: ['T-34 at D6', tank] } as Units).endPhase();

  test.each([
    [
      '[squad-leader-A-242] [squad-leader 7.3/b] it turns away: he breaks all the same',
      { facing: 3 },
      'D5',
      true,
    ],
    ['[squad-leader 7.3.5] its crew is stunned: he may stay', { stunned: 2 }, 'D5', undefined],
    ['[squad-leader 7.3.7] he has gone out of its reach', {}, 'D3', undefined],
  ])('%s', (_, tank, at, broken) => {
    expect(afraid(tank, at).unit('g1').broken).toBe(broken);
  });

  test('[squad-leader-A-243] [squad-leader 7.3.9, 7.3/c] the check has nothing of woods, and is not the one before an attack', () => {
    const trial = new Trial(
      {
        phase: 'rally',
        map: field({ D5: 'woods' }),
        options: { year: 1941 },
        units: { rt: 'T-34 at D6', g1: '4-6-7 at D5' },
      },
      3,
      3,
    );
    expect(trial.told('morale-check')).toMatchObject([
      { check: 'presence of AFVs', modifiers: [], passed: true },
    ]);
    expect(trial.unit('g1').nerve).toBeUndefined();
  });
});

describe('where rules meet', () => {
  test('[squad-leader 7.2.5.2 × 2.3.9.5] who goes at an AFV loses his concealment', () => {
    const r1: Placed = ['4-4-7 at E7', { hidden: true, concealed: true } as never];
    const trial = driving({ gt: 'MkIVF2 at D8', r1 }, field({ E7: 'woods' }));
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D7'] });
    // Who has hidden units is asked in each hex, whether they could fire or not.
    trial
      .order('russian', 'pass')
      .order('russian', { order: 'immobilize', unit: 'r1', vehicle: 'gt' }, ...PASSED, 6, 5);
    expect(trial.unit('r1').concealed).toBeUndefined();
  });

  test('[squad-leader 7.1.13 × 7.2.5.3] who is stopped with grenades in the hex before overruns nobody', () => {
    const units: Units = { gt: 'MkIVF2 at D7', r1: '4-4-7 at D5', r2: '4-4-7 at E7' };
    const trial = driving(units, field({ E7: 'woods' }));
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D6', 'D5'], overrun: ['bow'] });
    trial.order('russian', { order: 'immobilize', unit: 'r2', vehicle: 'gt' }, ...PASSED, 1, 2);
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', immobilized: true });
    expect(trial.kinds).not.toContain('overrun');
  });

  test('[squad-leader 7.1.3 × 3.23.6] the broken who are overrun come under Desperation Morale', () => {
    const trial = driving({ gt: 'MkIVF2 at D6', r1: ['4-4-7 at D5', { broken: true }] });
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D5'], overrun: ['bow'] }, 6, 4);
    expect(trial.unit('r1').dm).toBe(true);
  });

  test('[squad-leader 7.2.6.6 × 8.4.1] who falls back takes his weapons along', () => {
    const trial = advancing({ g1: '8-3-8 at D7', gm: 'LMG with g1' });
    trial
      .order('german', upon('g1'), ...PASSED)
      .endPhase()
      .order('german', ATTACK, 3, 3, 6, 5);
    expect([trial.unit('g1').at, trial.unit('gm').at]).toEqual(['D7', 'D7']);
  });
});
