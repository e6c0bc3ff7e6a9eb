import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const PASSED = [3, 4];
const HAS = { german: { closeCharges: ['gt'], closeDefence: ['gt'] } } as NonNullable<Setup['secrets']>;
const start = (units: Units = {}, setup: Partial<Setup> = {}, values: object = {}) =>
  new Trial({
    active: 'russian',
    enemy: 'german',
    phase: 'advance',
    options: { year: 1944, order: ['russian', 'german'] },
    secrets: HAS,
    ...setup,
    units: { gt: ['MkIVF2 at D6', { projector: 7, ...values }], r1: '4-4-7 at D7', ...units },
  });
/** r1 has come upon the tank, and means to attack it. */
const attacked = (units: Units = {}, setup: Partial<Setup> = {}, values: object = {}) => {
  const trial = start(units, setup, values);
  trial.order('russian', { order: 'advance', unit: 'r1', to: 'D6' }, ...PASSED).endPhase();
  trial.order('russian', { order: 'attack-vehicle', unit: 'r1', vehicle: 'gt' });
  return trial;
};
const defend = { order: 'defend-vehicle', vehicle: 'gt' };

describe('whether it has one', () => {
  const rolled = (projector: number, ...dice: number[]) =>
    new Trial({ units: { gt: ['MkIVF2 at D6', { projector }], r1: '4-4-7 at N12' }, secrets: {} }, ...dice);

  test.each<[number, number[], boolean]>([
    [7, [3, 4], true],
    [7, [4, 4], false],
    [12, [6, 6], true],
  ])(
    '[squad-leader 11.17.2, 11.17.3] its crew looks before the battle, on %i or less, and the enemy does not learn of it',
    (upTo, dice, has) => {
      const trial = rolled(upTo, ...dice);
      expect(trial.battle.secret('german')).toEqual(
        has ? { closeCharges: ['gt'], closeDefence: ['gt'] } : {},
      );
      const other = rolled(upTo, ...(has ? [6, 6] : [1, 1]));
      if (upTo < 12) expect(other.unit('gt')).toEqual(trial.unit('gt'));
    },
  );

  test('[squad-leader 11.17.2] its side is asked where its model could have one, whether it has or not', () => {
    expect(attacked().awaits).toEqual(['german close-combat']);
    const without = attacked({}, { secrets: { german: { closeCharges: ['gx'] } } });
    expect(without.awaits).toEqual(['german close-combat']);
    expect(without.refusal('german', defend)?.refused).toBe('NO_WEAPON');
  });
});

describe('its charge', () => {
  test('[squad-leader 11.17.5/a] strikes all infantry in its hex with 12 factors, and not the tank', () => {
    const trial = attacked({ r2: '4-4-7 at D5' });
    // The tank is first, and its charge kills.
    trial.order('german', defend, 6, 6, 1, 1, 1, 2);
    expect(trial.told('charge-thrown')).toMatchObject([{ units: ['r1'], result: 'KIA' }]);
    expect(trial.battle.unit('r1')).toBeUndefined();
    expect(trial.unit('gt').immobilized).toBeUndefined();
  });

  test('[squad-leader-A-293] [squad-leader 11.17.5/b] all roll for the order, men with the terrain taken off, and who is lost before does not strike', () => {
    const map = field({ D6: 'woods' });
    const first = attacked({}, { map }).order('german', defend, 3, 3, 3, 3, 6, 6, 6, 6);
    expect(first.told('order-of-attack')[0]?.rolls).toEqual([
      { unit: 'r1', rolled: 5 },
      { unit: 'gt', rolled: 6 },
    ]);
    const late = attacked().order('german', defend, 6, 6, 1, 1, 1, 2);
    expect(late.kinds).not.toContain('vehicle-attacked');
  });

  test('[squad-leader 11.17.5/a] with a 12 it has no more', () => {
    const trial = attacked().order('german', defend, 6, 6, 1, 1, 6, 6, 6, 5);
    expect(trial.battle.secret('german').closeCharges).toBeUndefined();
    const none = attacked({}, { secrets: { german: { closeDefence: ['gt'] } } });
    expect(none.refusal('german', defend)?.refused).toBe('NO_WEAPON');
  });

  test('[squad-leader 11.17.7] only when it is buttoned up; else the gun on its roof attacks in the same order', () => {
    const open = attacked({}, {}, { exposed: true, mg: { aa: 4 } });
    expect(open.refusal('german', defend)?.refused).toBe('NOBODY_THERE');
    open.order('german', { ...defend, unit: 'r1' }, 6, 6, 1, 1, 1, 2);
    expect(open.kinds).toContain('vehicle-defends');
    expect(open.told('order-of-attack')).toHaveLength(1);
  });

  test.each<[string, Units, Partial<Setup>, string | undefined]>([
    ['goes back to the woods from which it came', {}, { map: field({ D7: 'woods' }) }, 'D7'],
    ['is lost where these were open ground', {}, {}, undefined],
  ])('[squad-leader 11.17.6] who breaks in it %s', (_, units, setup, at) => {
    const trial = attacked(units, setup).order('german', defend, 6, 6, 1, 1, 3, 4, 6, 5);
    expect(trial.battle.unit('r1')?.at).toBe(at);
    expect(trial.battle.unit('r1')?.broken).toBe(at === undefined ? undefined : true);
  });
});

describe('its smoke', () => {
  const smoke = (values: object = {}) =>
    start({}, { phase: 'prep-fire', active: 'german', enemy: 'russian', options: { year: 1944 } }, values);
  const order = { order: 'discharge-smoke', unit: 'gt' };

  test('[squad-leader 11.17.4, 11.17.7] once in a player turn, out of a hex that is its own, and buttoned up', () => {
    const trial = smoke().order('german', order, 3, 4);
    expect(trial.at('D6').smoke).toHaveLength(1);
    expect(trial.unit('gt').projected).toBe(true);
    expect(trial.refusal('german', order)?.refused).toBe('HAS_FIRED');
    expect(smoke({ exposed: true }).refusal('german', order)?.refused).toBe('NO_SMOKE');
  });

  test.each<[number, boolean]>([
    [7, true],
    [9, false],
  ])('[squad-leader 11.17.4] with a roll of %i it has more: %p', (rolled, lasts) => {
    const trial = smoke({ dischargers: 'loaded' }).order('german', order, rolled - 3, 3);
    expect(trial.battle.secret('german').closeDefence).toEqual(lasts ? ['gt'] : undefined);
    if (!lasts) expect(trial.unit('gt').dischargers).toBe('none');
  });
});
