import { Trial } from '../testkit.testkit.js';

type Units = NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
const ENEMY = { a1: '2-5-4-6 at N9' } as const;
const german = (units: Units, at = 'E5') =>
  new Trial({ units: { ...units, ...ENEMY } }).activate('german', at);
const TANK = ['Pz IV H at E5', { facing: 0 }] as const;
const TRACK = ['SdKfz 251/1 at E5', { facing: 0 }] as const;
const ON_TOP = ['1-6-4-5', { aboard: 'gt', riding: 'outside' }] as const;
const INSIDE = ['1-6-4-5', { aboard: 'gt', riding: 'inside' }] as const;
const get = (units: string[], where: string, mode = 'move') => ({
  order: 'mount',
  units,
  vehicle: 'gt',
  where,
  mode,
});
const off = (units: string[], mode = 'move', carrier = 'move') => ({
  order: 'dismount',
  units,
  mode,
  carrier,
});

describe('mounting', () => {
  test('[lnlt 16.0, 16.4, 16.4/g, 16.2/g] half the MPs of both; the vehicle is activated by it and drives on', () => {
    const trial = german({ gt: TANK, g1: '1-6-4-5 at E5' });
    trial.order('german', get(['g1'], 'outside'));
    expect(trial.unit('g1')).toMatchObject({ aboard: 'gt', riding: 'outside', marker: 'moved' });
    expect(trial.unit('gt')).toMatchObject({ spent: 5, allowance: 10 });
    trial.order('german', { order: 'drive-on', steps: [{ to: 'E4' }, { to: 'E3' }] });
    expect([trial.unit('g1').at, trial.unit('gt').at]).toEqual(['E3', 'E3']);
    trial.order('german', 'stop');
    expect(trial.unit('gt').marker).toBe('moved');
  });

  test('[lnlt 16.4/a] a unit that comes from elsewhere mounts with what it has left', () => {
    const trial = german({ gt: ['Pz IV H at E3', { facing: 0 }], g1: '1-6-4-5 at E5', g2: '1-6-4-5 at E6' });
    trial.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['E4', 'E3'] });
    trial.order('german', get(['g1'], 'outside'));
    trial.order('german', { order: 'drive-on', steps: [{ to: 'E2' }] });
    expect(trial.unit('g1').at).toBe('E2');
    const late = german({ gt: ['Pz IV H at E2', { facing: 0 }], g1: '1-6-4-5 at E5' });
    late.order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['E4', 'E3', 'E2'] });
    expect(late.refusal('german', get(['g1'], 'outside'))).toMatchObject({ refused: 'TOO_FAR' });
  });

  test('[lnlt 16.1, 16.1/c, 16.2, 16.2/g, 16.1/b] as much as its letters say, no heavy weapons', () => {
    const two = { g1: '1-6-4-5 at E5', g2: '1-6-4-5 at E5', gm: '81mm Mortar at E5' } as const;
    const full = german({ gt: TRACK, ...two });
    expect(full.refusal('german', get(['g1', 'g2'], 'inside'))).toMatchObject({ refused: 'NO_ROOM' });
    expect(full.refusal('german', get(['g1'], 'outside'))).toMatchObject({ refused: 'NO_ROOM' });
    expect(full.refusal('german', get(['gm'], 'inside'))).toMatchObject({ refused: 'NO_ROOM' });
    const small = german({ gt: [TANK[0], { facing: 0, outside: 'PO' }], ...two });
    expect(small.refusal('german', get(['g1'], 'outside'))).toMatchObject({ refused: 'NO_ROOM' });
    full.order('german', get(['g1'], 'inside'));
  });

  test('[lnlt 15.2/b, 16.4/h] loading as its Assault Move, then it may fire', () => {
    const trial = german({ gt: TANK, g1: '1-6-4-5 at E5', a2: '2-5-4-6 at E2' });
    trial.order('german', get(['g1'], 'outside', 'assault-move')).order('american', 'hold-fire');
    expect(trial.unit('gt')).toMatchObject({ marker: 'assault-move' });
    expect(trial.unit('gt').moving).toBeUndefined();
    trial.order('german', { order: 'fire-machine-gun', unit: 'gt', mg: 0, at: 'E2' }, 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(4 - 2);
  });
});

describe('dismounting', () => {
  test('[lnlt 16.4/b, 16.4/d, 16.4/i, 16.4/c] the Squad gets off, moves two hexes, then the tank has 5 MPs', () => {
    const trial = german({ gt: TANK, g1: ON_TOP });
    trial.order('german', off(['g1']));
    trial.order('german', { order: 'go-on', path: ['E6', 'E7'] });
    expect(trial.unit('g1')).toMatchObject({ at: 'E7', marker: 'moved' });
    expect(trial.unit('gt')).toMatchObject({ spent: 5, allowance: 10 });
    const far = ['E4', 'E3', 'E2', 'E1'].map((to) => ({ to }));
    trial.order('german', { order: 'drive-on', steps: far });
    expect(trial.unit('gt')).toMatchObject({ at: 'E1', spent: 9 });
    expect(trial.refusal('german', { order: 'drive-on', steps: [{ face: 2 }] })).toMatchObject({
      refused: 'TOO_FAR',
    });
  });

  test('[lnlt 16.4/b] on the way, while the vehicle has half its MPs left', () => {
    const trial = german({ gt: TANK, g1: ON_TOP });
    const to = (...hexes: string[]) => hexes.map((hex) => ({ to: hex }));
    trial.order('german', { order: 'drive', units: ['gt'], mode: 'move', steps: to('E4', 'E3') });
    trial.order('german', off(['g1'])).order('german', 'stop');
    expect(trial.unit('g1')).toMatchObject({ at: 'E3', marker: 'moved' });
    expect(trial.unit('gt')).toMatchObject({ spent: 7 });
    const late = german({ gt: TANK, g1: ON_TOP });
    const pivots = [{ face: 3 }, { face: 0 }];
    late.order('german', { order: 'drive', units: ['gt'], mode: 'move', steps: pivots });
    expect(late.refusal('german', off(['g1']))).toMatchObject({ refused: 'TOO_FAR' });
  });

  test('[lnlt 16.4/c, 16.2/b, 5.3/b] the enemy may fire at them where they got off', () => {
    const trial = new Trial({ units: { gt: TANK, g1: ON_TOP, a1: '2-5-4-6 at E1' } }).activate(
      'german',
      'E5',
    );
    trial.order('german', off(['g1']));
    expect(trial.awaits).toEqual(['american opportunity']);
    expect(trial.battle.clock.window).toMatchObject({
      at: 'E5',
      movers: ['g1', 'gt'],
      shots: 2,
      vehicleShots: 5,
    });
    trial.order('american', { order: 'fire', at: 'E5', units: ['a1'] }, 1, 6);
    expect(trial.unit('a1').fired).toBe(true);
  });

  test('[lnlt 16.4/e] by Assault Movement only for those who can, and they stay where they got off', () => {
    expect(german({ gt: TANK, g1: ON_TOP }).refusal('german', off(['g1'], 'assault-move'))).toMatchObject({
      refused: 'WRONG_MODE',
    });
    const trial = german({ gt: TANK, g1: ['2-5-4-6', { aboard: 'gt', riding: 'outside' }] });
    trial.order('german', off(['g1'], 'assault-move', 'assault-move'));
    expect([trial.unit('g1').marker, trial.unit('gt').marker]).toEqual(['assault-move', 'assault-move']);
  });

  test('[lnlt 16.4/f] from a Shaken vehicle, which stays; [lnlt 16.4/j] not when it has moved; [lnlt 16.1/a] nobody must', () => {
    const trial = german({ gt: [TRACK[0], { shaken: true, buttoned: true }], g1: INSIDE });
    trial.order('german', off(['g1'])).order('german', 'stop');
    expect(trial.unit('gt')).toMatchObject({ opsComplete: true });
    const moved = german({ gt: [TRACK[0], { shaken: true, marker: 'moved' }], g1: INSIDE });
    expect(moved.refusal('german', off(['g1']))).toMatchObject({ refused: 'CANNOT_MOVE' });
  });

  test('[lnlt 1.3/e] not where there is no room', () => {
    const crowd = { g2: '1-6-4-5 at E5', g3: '1-6-4-5 at E5', g4: '1-6-4-5 at E5' } as const;
    expect(german({ gt: TANK, g1: ON_TOP, ...crowd }).refusal('german', off(['g1']))).toMatchObject({
      refused: 'NO_ROOM',
    });
  });
});

describe('on top', () => {
  const duel = (target: object, more: Units = {}) =>
    new Trial({
      units: {
        at: ['M4A1 Sherman at E8', { facing: 0, buttoned: true }],
        gt: ['Pz IV H at E5', { facing: 3, ...target }],
        g1: ON_TOP,
        ...more,
      },
      active: 'american',
    }).activate('american', 'E8');
  const shot = { order: 'shoot', weapon: 'at', at: 'E5', vehicle: 'gt' };

  test('[lnlt 16.2/a, 16.2/h] off at once when the vehicle fires its gun, under Moved, after a Morale Check', () => {
    const trial = new Trial({
      units: { gt: TANK, g1: ON_TOP, a1: '2-5-4-6 at E2' },
    }).activate('german', 'E5');
    trial.order('german', { order: 'shoot', weapon: 'gt', at: 'E2' }, 6, 6, 5, 5);
    expect(trial.unit('g1')).toMatchObject({ shaken: true, marker: 'moved' });
    expect(trial.unit('g1').aboard).toBeUndefined();
    expect(trial.awaits).toEqual(['american opportunity']);
  });

  test('[lnlt 16.2/c] off when it is hit and holds; [lnlt 16.2/i] bailing out when it is destroyed', () => {
    const held = duel({}).order('american', shot, 1, 2, 1, 6, 1, 2);
    expect(held.unit('g1')).toMatchObject({ marker: 'moved' });
    expect(held.unit('g1').shaken).toBeUndefined();
    const lost = duel({}).order('american', shot, 1, 2, 6, 2, 4, 3);
    expect(lost.unit('g1')).toMatchObject({ shaken: true, marker: 'moved', at: 'E5' });
  });

  test('[lnlt 16.3] off with a Morale Check when it is Abandoned', () => {
    const trial = duel({}).order('american', shot, 1, 2, 4, 3, 6, 5, 6, 5);
    expect(trial.unit('gt').abandoned).toBe(true);
    expect(trial.unit('g1')).toMatchObject({ shaken: true, marker: 'moved' });
  });

  test('[lnlt 16.1.1, 1.3/k] a unit that finds no room in the hex is lost', () => {
    const crowd = { g2: '1-6-4-5 at E5', g3: '1-6-4-5 at E5', g4: '1-6-4-5 at E5' } as const;
    expect(duel({}, crowd).order('american', shot, 1, 2, 6, 2, 4, 3).battle.unit('g1')).toBeUndefined();
  });

  test('[lnlt 16.2/e, 16.2/k, 16.2/f] [lnlt-45] they fire from a moving tank with two less, in its move or another impulse', () => {
    const trial = new Trial({
      units: {
        at: ['M4A1 Sherman at E8', { facing: 0 }],
        a1: ['2-5-4-6', { aboard: 'at', riding: 'outside' }],
        g1: ['1-6-4-5 at E3', { fired: true }],
      },
      active: 'american',
    }).activate('american', 'E8');
    trial.order('american', { order: 'drive', units: ['at'], mode: 'move', steps: [{ to: 'E7' }] });
    trial.order('american', { order: 'fire', at: 'E3', units: ['a1'] }, 1, 6);
    expect(trial.told('attacked')[0]?.strength).toBe(0);
    expect(trial.unit('a1')).toMatchObject({ fired: true, aboard: 'at' });
    expect(trial.awaits).toEqual(['american moving']);
  });
});
