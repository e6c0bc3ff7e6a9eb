import { field, Trial } from '../testkit.testkit.js';

const ENEMY = { a1: '2-5-4-6 at N9' };
const TANK = ['Pz IV H at E5', { facing: 0 }] as const;
const MAP = field({
  E4: 'light-woods',
  D4: 'woods',
  E6: 'wooden-building',
  F5: 'stone-building',
  H5: 'brush',
});

const tank = (values: object = {}, more: object = {}, map = field()) =>
  new Trial({ map, units: { gt: ['Pz IV H at E5', { facing: 0, ...values }], ...ENEMY, ...more } }).activate(
    'german',
    'E5',
  );

describe('vehicles on the move', () => {
  test('[lnlt 15.1/c, 15.1/e] [lnlt-44] forward into the two hexes at its vertex, in reverse for twice the MP into the two opposite', () => {
    const trial = tank();
    trial.order('german', { order: 'drive', units: ['gt'], mode: 'move', steps: [{ to: 'E4' }] });
    expect(trial.unit('gt')).toMatchObject({ at: 'E4', spent: 1 });
    trial.order('german', { order: 'drive-on', steps: [{ to: 'E5' }] });
    expect(trial.unit('gt')).toMatchObject({ at: 'E5', spent: 3, facing: 0 });
    expect(trial.refusal('german', { order: 'drive-on', steps: [{ to: 'F4' }] })).toMatchObject({
      refused: 'WRONG_FACING',
    });
    trial.order('german', 'stop');
    expect(trial.unit('gt')).toMatchObject({ marker: 'moved' });
    expect(trial.unit('gt').moving).toBeUndefined();
  });

  test('[lnlt 15.1/j] a pivot costs 1 MP per vertex, the shorter way; [lnlt 15.1/k] the turret turns with the hull', () => {
    const trial = tank({ turret: 1 });
    trial.order('german', { order: 'drive', units: ['gt'], mode: 'move', steps: [{ face: 4, to: 'D5' }] });
    expect(trial.told('pivoted')).toEqual([{ unit: 'gt', face: 4, mp: 2 }]);
    expect(trial.unit('gt')).toMatchObject({ facing: 4, turret: 5, at: 'D5', spent: 3 });
    expect(trial.refusal('german', { order: 'drive-on', steps: [{ face: 4 }] })).toMatchObject({
      refused: 'SAME_FACING',
    });
    expect(trial.refusal('german', { order: 'drive-on', steps: [{}] })).toMatchObject({ refused: 'NO_STEP' });
  });

  test('[lnlt 15.1] closed terrain stays closed; [lnlt 15.0/a] each movement type pays its own costs', () => {
    const trial = new Trial({
      map: MAP,
      units: { gt: TANK, gh: ['SdKfz 251/1 at E5', { facing: 0 }], ...ENEMY },
    }).activate('german', 'E5');
    const go = (unit: string, to: string, face?: number) => ({
      order: 'drive',
      units: [unit],
      mode: 'move',
      steps: [face === undefined ? { to } : { face, to }],
    });
    expect(trial.refusal('german', go('gt', 'D4'))).toMatchObject({ refused: 'CLOSED_TERRAIN' });
    expect(trial.refusal('german', go('gt', 'F5', 2))).toMatchObject({ refused: 'CLOSED_TERRAIN' });
    expect(trial.refusal('german', go('gt', 'E9'))).toMatchObject({ refused: 'NOT_ADJACENT' });
    expect(trial.refusal('german', go('gt', 'Z9'))).toMatchObject({ refused: 'NO_SUCH_HEX' });
    trial.order('german', go('gh', 'E4'));
    expect(trial.unit('gh').spent).toBe(6);
    trial.order('german', 'stop').order('german', go('gt', 'E4'));
    expect(trial.unit('gt').spent).toBe(4);
  });

  test('[lnlt 15.1/h, 1.3/c] a tank turns a wooden Building to Rubble and goes on', () => {
    const trial = tank({ facing: 3 }, {}, MAP);
    trial.order('german', {
      order: 'drive',
      units: ['gt'],
      mode: 'move',
      steps: [{ to: 'E6' }, { to: 'E7' }],
    });
    expect(trial.at('E6').terrain).toBe('Rubble');
    expect(trial.unit('gt')).toMatchObject({ at: 'E7', spent: 7 });
  });

  test('[lnlt 15.1/d] hexes of enemy vehicles are closed', () => {
    const trial = tank({}, { at: 'M4A1 Sherman at E4' });
    expect(
      trial.refusal('german', { order: 'drive', units: ['gt'], mode: 'move', steps: [{ to: 'E4' }] }),
    ).toMatchObject({ refused: 'ENEMY_THERE' });
  });

  test('[lnlt 15.1/a] vehicles of one hex move one by one, each its own way; [lnlt 15.1/i] they neither crawl nor hurry', () => {
    const trial = tank({}, { gu: ['Tiger I at E5', { facing: 3 }] });
    const go = (units: string[], steps: { to: string }[], mode = 'move') => ({
      order: 'drive',
      units,
      mode,
      steps,
    });
    expect(trial.refusal('german', go(['gt', 'gu'], [{ to: 'E4' }]))).toMatchObject({
      refused: 'VEHICLES_ALONE',
    });
    expect(
      trial.refusal('german', { order: 'move', units: ['gt'], mode: 'low-crawl', path: ['E4'] }),
    ).toMatchObject({ refused: 'CANNOT_MOVE' });
    trial.order('german', go(['gt'], [{ to: 'E4' }])).order('german', 'stop');
    trial.order('german', go(['gu'], [{ to: 'E6' }]));
    expect([trial.unit('gt').at, trial.unit('gu').at]).toEqual(['E4', 'E6']);
  });

  test('[lnlt 15.2, 15.1/i] Assault Movement takes half the MF and leaves the vehicle one fire', () => {
    const trial = tank();
    const steps = ['E4', 'E3', 'E2', 'E1'].map((to) => ({ to }));
    expect(
      trial.refusal('german', {
        order: 'drive',
        units: ['gt'],
        mode: 'assault-move',
        steps: [...steps, { face: 2 }],
      }),
    ).toMatchObject({ refused: 'TOO_FAR' });
    trial.order('german', { order: 'drive', units: ['gt'], mode: 'assault-move', steps });
    trial.order('german', 'stop');
    expect(trial.unit('gt')).toMatchObject({ at: 'E1', marker: 'assault-move' });
    const near = tank({}, { a2: '2-5-4-6 at E1' });
    near.order('german', { order: 'drive', units: ['gt'], mode: 'assault-move', steps: [{ to: 'E4' }] });
    near.order('american', 'hold-fire').order('german', 'stop');
    near.order('german', { order: 'fire-machine-gun', unit: 'gt', mg: 0, at: 'E1' }, 1, 6);
    expect(near.told('attacked')[0]?.strength).toBe(4 - 2);
  });

  test('[lnlt 15.0/b] Shaken it goes half as far, buttoned up, and not by Assault Movement', () => {
    const trial = tank({ shaken: true, buttoned: true });
    const go = (mode: string, ...to: string[]) => ({
      order: 'drive',
      units: ['gt'],
      mode,
      steps: to.map((each) => ({ to: each })),
    });
    expect(trial.refusal('german', go('assault-move', 'E4'))).toMatchObject({ refused: 'SHAKEN' });
    expect(
      trial.refusal('german', {
        ...go('move', 'E4', 'E3', 'E2', 'E1'),
        steps: [{ face: 3 }, { to: 'E6' }, { to: 'E7' }, { to: 'E8' }],
      }),
    ).toMatchObject({ refused: 'TOO_FAR' });
    expect(trial.refusal('german', { order: 'hatches', unit: 'gt', buttoned: false })).toMatchObject({
      refused: 'SHAKEN',
    });
  });

  test('[lnlt EOP-A/i] [lnlt-85] [lnlt 5.1/b] the Shaken M10 neither fires nor drives towards who is in sight: the Americans pass', () => {
    const trial = new Trial({
      units: {
        am: ['M10 Wolverine at G7', { facing: 0, shaken: true, buttoned: true }],
        g1: '1-6-4-5 at G3',
      },
      active: 'american',
    }).activate('american', 'G7');
    const drive = (to: string) => ({ order: 'drive', units: ['am'], mode: 'move', steps: [{ to }] });
    expect(trial.refusal('american', drive('G6'))).toMatchObject({ refused: 'TOWARDS_ENEMY' });
    expect(trial.refusal('american', drive('G8'))).toBeUndefined();
    expect(trial.refusal('american', { order: 'shoot', weapon: 'am', at: 'G3' })).toMatchObject({
      refused: 'CANNOT_FIRE',
    });
    trial.order('american', 'end-impulse');
    expect([trial.battle.clock.passes, ...trial.awaits]).toEqual([1, 'german impulse']);
  });

  test('[lnlt 14.1.1] nobody drives an abandoned vehicle', () => {
    const trial = tank({ abandoned: true }, { g2: '1-6-4-5 at E5' });
    expect(
      trial.refusal('german', { order: 'drive', units: ['gt'], mode: 'move', steps: [{ to: 'E4' }] }),
    ).toMatchObject({ refused: 'NOT_ACTIVATED' });
  });
});

describe('hatches', () => {
  test('[lnlt 15.0, 15.0/l] Open unless marked; changed at the beginning of its own impulse only', () => {
    const trial = tank();
    expect(trial.unit('gt').buttoned).toBeUndefined();
    expect(trial.legalOf('german', 'hatches')).toHaveLength(1);
    expect(trial.refusal('german', { order: 'hatches', unit: 'gt', buttoned: false })).toMatchObject({
      refused: 'AS_IT_IS',
    });
    trial.order('german', { order: 'hatches', unit: 'gt', buttoned: true });
    expect(trial.unit('gt').buttoned).toBe(true);
    expect(trial.refusal('german', { order: 'hatches', unit: 'gt', buttoned: false })).toMatchObject({
      refused: 'TOO_LATE',
    });
    expect(trial.refusal('german', { order: 'hatches', unit: 'a1', buttoned: true })).toMatchObject({
      refused: 'NOT_YOUR_UNIT',
    });
    trial.order('german', { order: 'drive', units: ['gt'], mode: 'move', steps: [{ to: 'E4' }] });
    trial.order('german', 'stop');
    expect(trial.unit('gt').began).toBeUndefined();
  });
});

describe('coordinated movement', () => {
  test('[lnlt 6.5, 6.5/b, 15.1/b] [lnlt-19] a Squad and a tank enter Light Woods together, each paying its own', () => {
    const trial = tank({}, { g1: '1-6-4-5 at E5', g2: '1-6-4-5 at E5' }, MAP);
    trial.order('german', { order: 'drive', units: ['gt', 'g1'], mode: 'move', steps: [{ to: 'E4' }] });
    expect([trial.unit('g1').spent, trial.unit('gt').spent]).toEqual([2, 4]);
    trial.order('german', { order: 'drive-on', steps: [{ to: 'E3' }, { to: 'E2' }] });
    expect([trial.unit('g1').at, trial.unit('gt').at]).toEqual(['E2', 'E2']);
    expect(trial.refusal('german', { order: 'drive-on', steps: [{ to: 'E1' }] })).toMatchObject({
      refused: 'TOO_FAR',
    });
    trial.order('german', 'stop');
    expect([trial.unit('g1').marker, trial.unit('gt').marker]).toEqual(['moved', 'moved']);
    expect(
      trial.refusal('german', { order: 'move', units: ['g2'], mode: 'move', path: ['E6'] }),
    ).toMatchObject({ refused: 'HAS_MOVED' });
  });

  test('[lnlt 6.5/a] as an Assault Move only with those who can', () => {
    const trial = tank({}, { g1: '1-6-4-5 at E5', gs: '2-5-4-6 at E5' });
    const go = (unit: string) => ({
      order: 'drive',
      units: ['gt', unit],
      mode: 'assault-move',
      steps: [{ to: 'E4' }],
    });
    expect(trial.refusal('german', go('g1'))).toMatchObject({ refused: 'WRONG_MODE' });
    trial.order('german', go('gs')).order('german', 'stop');
    expect([trial.unit('gt').marker, trial.unit('gs').marker]).toEqual(['assault-move', 'assault-move']);
  });
});

describe('continuous movement', () => {
  const end = () =>
    new Trial({
      units: {
        gt: ['Pz IV H at E5', { marker: 'moved' }],
        gs: ['Tiger I at F5', { marker: 'moved' }],
        ...ENEMY,
      },
      agenda: [{ task: 'turn' }, { task: 'admin' }, { task: 'keep-moving' }],
    });

  test('[lnlt 15.5, 15.5/b] the marker stays if its owner wants, and the vehicle moves on in the next turn', () => {
    const trial = end();
    expect(trial.awaits).toEqual(['german keep-moving']);
    trial.order('german', { order: 'keep-moving', units: ['gt'] }, 1, 6);
    expect(trial.unit('gt')).toMatchObject({ marker: 'moved', keepsMoving: true });
    expect(trial.unit('gs').marker).toBeUndefined();
    trial.activate('german', 'E5');
    trial.order('german', { order: 'drive', units: ['gt'], mode: 'assault-move', steps: [{ to: 'E4' }] });
    trial.order('german', 'stop');
    expect(trial.unit('gt')).toMatchObject({ marker: 'assault-move' });
    expect(trial.unit('gt').keepsMoving).toBeUndefined();
  });

  test('[lnlt 15.5] for vehicles in Good Order that moved, and nobody else', () => {
    const trial = end();
    expect(trial.refusal('german', { order: 'keep-moving', units: ['a1'] })).toMatchObject({
      refused: 'NOT_YOUR_UNIT',
    });
    expect(trial.refusal('german', { order: 'keep-moving', units: ['gt', 'gt'] })).toMatchObject({
      refused: 'TWICE',
    });
    trial.order('german', { order: 'keep-moving', units: [] }, 1, 6);
    expect(trial.unit('gt').marker).toBeUndefined();
  });
});
