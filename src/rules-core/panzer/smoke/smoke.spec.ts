import type { Order } from '../../kernel/decide/action.js';
import { d100, Trial } from '../testkit.testkit.js';

/** Code and rules of a refusal to the Germans. */
function refused(trial: Trial, order: Order): string {
  const refusal = trial.refusal('german', order);
  return [refusal?.refused, ...(refusal?.cites ?? [])].join(' ');
}

const DISCHARGERS = { dischargers: 6 };

/** The step of Smoke Dischargers of the Germans, in a duel. */
const dischargers = (german: object = {}, more: object = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { ...DISCHARGERS, ...german }],
      g2: ['Rifle squad at D4', { aboard: 'g1' }],
      s1: 'T-34 at H4',
    },
    options: { optional: ['7.9'] },
    clock: { phase: 'command' },
    ...more,
  });

const tries = (roll: number, german: object = {}) =>
  dischargers(german).order('german', { order: 'discharge-smoke', units: ['g1'] }, roll);

describe('Smoke Dischargers', () => {
  test('[panzer 7.9/a, 7.9/c] a roll of the Ammo Limit or less covers the vehicle', () => {
    expect(tries(6).unit('g1').smoke).toBe('cloud');
    expect(tries(7).unit('g1').smoke).toBeUndefined();
    expect(tries(0).told('dischargers-fired')).toMatchObject([{ rolled: 10, limit: 6, makes: false }]);
  });

  test('[panzer 7.9/a, 7.9/b, 7.9/h] before commands; the First Player of the turn before comes first', () => {
    const both = dischargers(
      {},
      { units: { g1: ['Panzer IV at D4', DISCHARGERS], s1: ['T-34 at H4', DISCHARGERS] } },
    );
    expect(both.awaits).toEqual(['german dischargers']);
    both.order('german', { order: 'end-step' });
    expect(both.awaits).toEqual(['soviet dischargers']);
    both.order('soviet', { order: 'discharge-smoke', units: ['s1'] }, 1);
    expect(both.awaits).toEqual(['german command', 'soviet command']);
    const soviets = dischargers(
      {},
      {
        units: { g1: ['Panzer IV at D4', DISCHARGERS], s1: ['T-34 at H4', DISCHARGERS] },
        first: 'soviet',
      },
    );
    expect(soviets.awaits).toEqual(['soviet dischargers']);
  });

  test('[panzer 7.9/a] only with the rule, and only those who have them, once in a turn', () => {
    expect(dischargers({}, { options: {} }).awaits).toEqual(['german command', 'soviet command']);
    const trial = dischargers();
    expect(refused(trial, { order: 'discharge-smoke', units: ['g2'] })).toBe('NO_DISCHARGERS 7.9/a');
    expect(refused(trial, { order: 'discharge-smoke', units: ['g1', 'g1'] })).toBe('HAS_FIRED 7.9/a');
    expect(refused(trial, { order: 'discharge-smoke', units: ['s1'] })).toBe('NOT_YOUR_UNIT');
  });

  test('[panzer 7.9/e, 7.9/f, 7.9/g] not in two turns running, also after moving out of the cloud; a failure bars nothing', () => {
    const adjusted = (smoke?: 'cloud' | 'gone' | 'spent') =>
      new Trial({
        units: { g1: ['Panzer IV at D4', { ...DISCHARGERS, ...(smoke && { smoke }) }], s1: 'T-34 at P8' },
        options: { optional: ['7.9'] },
        clock: { phase: 'adjustment' },
      });
    for (const smoke of ['cloud', 'gone'] as const) {
      const trial = adjusted(smoke);
      expect(trial.unit('g1').smoke).toBe('spent');
      expect(refused(trial, { order: 'discharge-smoke', units: ['g1'] })).toBe('NO_SMOKE_AGAIN 7.9/f');
    }
    expect(adjusted('spent').unit('g1').smoke).toBeUndefined();
    expect(
      adjusted()
        .order('german', { order: 'discharge-smoke', units: ['g1'] }, 1)
        .unit('g1').smoke,
    ).toBe('cloud');
  });

  test('[panzer 7.9/e, 7.9/i] moving or turning ends the cloud, staying does not', () => {
    const moving = (order: Order) =>
      new Trial({
        units: { g1: ['Panzer IV at D4', { smoke: 'cloud', facing: 2 }], s1: 'T-34 at P8' },
        commands: { g1: 'move' },
        clock: { phase: 'movement' },
        agenda: [{ task: 'turn' }, { task: 'movement', side: 'german' }],
      }).order('german', order);
    expect(moving({ order: 'move', unit: 'g1', path: ['E4'] }).unit('g1').smoke).toBe('gone');
    expect(moving({ order: 'move', unit: 'g1', path: [], facing: 3 }).unit('g1').smoke).toBe('gone');
    const fires = new Trial({
      units: {
        g1: ['Panzer IV at D4', { smoke: 'cloud', facing: 2 }],
        s1: ['T-34 at H4', { spotted: true }],
      },
      commands: { g1: 'fire' },
    }).fire('german', 'g1', 's1', 'AP', ...d100(100));
    expect(fires.unit('g1').smoke).toBe('cloud');
  });
});

/** Modifiers of the first AP shot, by their reasons. */
function smokeInTheWay(trial: Trial): string[] {
  const [shot] = trial.told('ap-fire');
  return (shot?.modifiers ?? []).map(({ why }) => why).filter((why) => why.startsWith('smoke'));
}

describe('fire through a cloud of its own', () => {
  const duel = (units: object, by: 'german' | 'soviet' = 'german') =>
    new Trial({
      units: {
        g1: ['Panzer IV at D4', { facing: 2, spotted: true }],
        s1: ['T-34 at H4', { facing: 5, spotted: true }],
        ...units,
      },
      commands: { g1: 'fire', s1: 'fire' },
      first: by,
    });

  test('[panzer 7.9/d] it counts for fire to and from that vehicle', () => {
    const cloud = { g1: ['Panzer IV at D4', { facing: 2, spotted: true, smoke: 'cloud' }] };
    expect(smokeInTheWay(duel(cloud).fire('german', 'g1', 's1', 'AP', ...d100(100)))).toEqual([
      'smoke in D4',
    ]);
    expect(smokeInTheWay(duel(cloud, 'soviet').fire('soviet', 's1', 'g1', 'AP', ...d100(100)))).toEqual([
      'smoke in D4',
    ]);
    expect(smokeInTheWay(duel({}).fire('german', 'g1', 's1', 'AP', ...d100(100)))).toEqual([]);
  });

  test('[panzer 7.9/d] not for another unit in the hex', () => {
    const beside = { g2: ['Panzer IV at D4', { facing: 2, smoke: 'cloud' }] };
    expect(smokeInTheWay(duel(beside).fire('german', 'g1', 's1', 'AP', ...d100(100)))).toEqual([]);
  });
});

/** A squad in the Direct Fire Step with FIRE. */
const squad = (set: object = {}, more: object = {}) =>
  new Trial({
    units: { g1: ['Rifle squad at D4', set], s1: 'T-34 at H4' },
    commands: { g1: 'fire' },
    options: { optional: ['7.22'] },
    ...more,
  });
const LAY = { order: 'lay-smoke', unit: 'g1' };

describe('Infantry smoke', () => {
  test('[panzer 7.22, 7.22.1/b, 7.22.2/c] made at the limit or less, for the unit itself only', () => {
    const trial = squad().order('german', LAY, 5);
    expect(trial.at('D4').smoke).toEqual([{ density: 'open', face: 'on', only: 'g1' }]);
    expect(squad().order('german', LAY, 6).at('D4').smoke).toBeUndefined();
  });

  test('[panzer 7.22.2/a, 7.22.2/b] limits by nationality, Unit Grade and engineers', () => {
    const limit = (set: object) => squad(set).order('german', LAY, 1).told('infantry-smoke')[0]?.limit;
    expect(limit({})).toBe(5);
    expect(limit({ nation: 'american' })).toBe(5);
    expect(limit({ nation: 'british' })).toBe(4);
    expect(limit({ nation: 'french' })).toBe(3);
    expect(limit({ nation: 'italian' })).toBe(3);
    expect(limit({ grade: 'Elite' })).toBe(7);
    expect(limit({ grade: 'Veteran', engineer: true })).toBe(9);
    expect(limit({ grade: 'Green' })).toBe(4);
    expect(limit({ grade: 'Regulars' })).toBe(5);
    expect(refused(squad({ nation: 'soviet' }), LAY)).toBe('NO_INFANTRY_SMOKE 7.22/a 7.22.2/a');
    const in1940 = squad({ nation: 'french' }, { options: { optional: ['7.22'], date: '1940-06' } });
    expect(refused(in1940, LAY)).toBe('NO_INFANTRY_SMOKE 7.22/a 7.22.2/a');
  });

  test('[panzer 7.22.1/a] in place of its Small Arms Fire, with FIRE or SHORT HALT; attached weapons still fire', () => {
    const trial = squad().order('german', LAY, 1);
    expect(trial.unit('g1')).toMatchObject({ fired: true, command: 'fire', spot: 'fire' });
    expect(trial.unit('g1').weapons?.some(({ fired }) => fired)).toBe(false);
    expect(refused(trial, LAY)).toBe('HAS_FIRED 7.22.1/a');
    expect(
      squad({}, { commands: { g1: 'short-halt' } })
        .order('german', LAY, 1)
        .at('D4').smoke,
    ).toHaveLength(1);
    expect(refused(squad({}, { commands: { g1: 'overwatch' } }), LAY)).toBe('NO_FIRE_COMMAND 7.22.1/a');
  });

  test('[panzer 7.22, 7.22/a] not unsteady, no section, nobody else on foot in the hex', () => {
    for (const set of [{ suppressed: 'off' }, { hesitating: 'on' }, { broken: 'off' }])
      expect(refused(squad(set), LAY)).toBe('UNSTEADY 7.22');
    expect(refused(squad({}, { options: {} }), LAY)).toBe('NOT_IN_PLAY 7.22');
    const section = squad({}, { units: { g1: 'HMG section at D4', s1: 'T-34 at H4' } });
    expect(refused(section, LAY)).toBe('NO_INFANTRY_SMOKE 7.22/a 7.22.2/a');
    const beside = (other: unknown) =>
      squad({}, { units: { g1: 'Rifle squad at D4', g2: other, s1: 'T-34 at H4' } });
    expect(refused(beside('Rifle squad at D4'), LAY)).toBe('HEX_IS_SHARED 7.22/a');
    expect(beside('Panzer IV at D4').order('german', LAY, 1).at('D4').smoke).toHaveLength(1);
  });
});
