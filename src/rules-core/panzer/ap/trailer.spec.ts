import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

const RULE: PanzerSystem['options'] = { optional: ['7.38'] };

/** An L3/35 Lf in D8 with its rear to a British tank in D4; `facing` 5 shows it the Rear/Side, 1 or 0 the front. */
const ready = (set: object = {}, more: object = {}, options = RULE) =>
  new Trial({
    units: {
      b1: ['Crusader I at D4', { facing: 3 }],
      i1: ['L3/35 Lf at D8', { facing: 3, spotted: true, ...set }],
    },
    commands: { b1: 'fire' },
    options,
    first: 'british',
    ...more,
  });
const shot = (set: object, dice: readonly number[], options = RULE, more: object = {}) => {
  const trial = ready(set, more, options);
  return trial.fire('british', 'b1', 'i1', 'AP', ...d100(1), ...dice);
};
/** (100) at which the location table has that plate, from the rear. */
const HR = d100(80);
const hull = (trial: Trial) =>
  trial.told('hit-located').map(({ location, angle }) => `${angle}: ${location}`);

describe('the fuel trailer of the L3/35 Lf', () => {
  test('[panzer 7.38.12, 7.38.12.1/c] the card has a flamethrower with its trailer, and a machine gun', () => {
    expect(ready().unit('i1')).toMatchObject({
      trailer: 'attached',
      weapons: [{ kind: 'flamethrower', field: 'F', limits: { A: 7 } }, { kind: 'machine-gun' }],
    });
    expect(ready().unit('i1').weapons?.[1]?.rows).toHaveLength(1);
  });

  test('[panzer 7.38.12.2/a, 7.38.12.2/b] a hit on the hull rear strikes it up to 60, otherwise the tank', () => {
    const struck = shot({ facing: 3 }, [...HR, ...d100(60), 1]);
    expect(struck.told('trailer-check')).toMatchObject([
      { needs: 60, hit: true, armor: 2, penetrates: true },
    ]);
    expect(hull(struck)).toEqual([]);
    const missed = shot({ facing: 3 }, [...HR, ...d100(61), 1]);
    expect(missed.told('trailer-check')).toMatchObject([{ hit: false }]);
    expect(hull(missed)).toEqual(['rear: HR']);
    expect(shot({ facing: 3 }, [...HR, 1], {}).kinds).not.toContain('trailer-check');
    expect(shot({ facing: 3, trailer: undefined }, [...HR, 1]).kinds).not.toContain('trailer-check');
  });

  test('[panzer 7.38.12.2/a, 7.38.12.2/b] a hit on the hull side up to 25 from Rear/Side, never from Front/Side, nor one on the front', () => {
    const oblique = (facing: number, rolled: number, ...rest: number[]) =>
      shot({ facing }, [...d100(rolled), ...rest]);
    const side = oblique(4, 60, ...d100(25), 1);
    expect(side.told('trailer-check')).toMatchObject([{ needs: 25, hit: true }]);
    const beside = oblique(4, 60, ...d100(26), 1);
    expect(hull(beside)).toEqual(['rear/side: HS']);
    const front = oblique(5, 70, 1);
    expect(hull(front)).toEqual(['front/side: HS']);
    expect(front.kinds).not.toContain('trailer-check');
    expect(oblique(0, 60, 1).kinds).not.toContain('trailer-check');
  });

  test('[panzer 7.38.12.2/c, 7.38.12.2/h] armor 2 at every angle; No Damage does nothing, and nothing counts for the tank', () => {
    const trial = shot({ facing: 3 }, [...HR, ...d100(1), 1]);
    expect(trial.told('trailer-damage')).toEqual([{ unit: 'i1', rolled: 1, net: 1, result: 'No Damage' }]);
    expect(trial.unit('i1')).toMatchObject({ trailer: 'attached' });
    const weak = (P: number) => {
      const weapons = [
        {
          name: 'Gun',
          kind: 'gun',
          field: 'A',
          rows: [{ ammo: 'AP', type: 'KE', range: { P: 9 }, factor: { P } }],
        },
      ];
      const units = {
        b1: ['Crusader I at D4', { facing: 3, weapons }],
        i1: ['L3/35 Lf at D8', { facing: 3, spotted: true }],
      };
      const weakly = ready({}, { units }).fire(
        'british',
        'b1',
        'i1',
        'AP',
        ...d100(1),
        ...HR,
        ...d100(1),
        ...(P >= 2 ? [1] : []),
      );
      return weakly.told('trailer-check')[0]?.penetrates;
    };
    expect([weak(1), weak(2)]).toEqual([false, true]);
  });

  test('[panzer 7.38.12.2/f] Damaged: A: 4 from then on; Damaged again it is jettisoned', () => {
    const damaged = shot({ facing: 3 }, [...HR, ...d100(1), 4]);
    expect(damaged.unit('i1')).toMatchObject({ trailer: 'damaged', weapons: [{ limits: { A: 4 } }, {}] });
    expect(damaged.unit('i1').hullDamaged).toBeUndefined();
    expect(damaged.kinds).not.toContain('bail-out');
    const again = shot({ facing: 3, trailer: 'damaged' }, [...HR, ...d100(1), 4]);
    expect(again.kinds).toContain('trailer-jettisoned');
    expect(again.unit('i1').trailer).toBeUndefined();
  });

  test('[panzer 7.38.12.2/e, 7.38.12.1/c] KO: jettisoned, no more flame; tank and machine gun go on', () => {
    const trial = shot({ facing: 3 }, [...HR, ...d100(1), 8]);
    expect(trial.told('trailer-damage')[0]?.result).toBe('Knocked Out');
    expect(trial.unit('i1').weapons?.map(({ kind, state }) => [kind, state])).toEqual([
      ['flamethrower', 'out-of-action'],
      ['machine-gun', undefined],
    ]);
    expect(trial.unit('i1').suppressed).toBeUndefined();
    expect(trial.battle.side('italian').lost).toBeUndefined();
  });

  test('[panzer 7.38.12.2/d] BU: jettisoned, and the tank and its friends in the hex are Suppressed', () => {
    const friend: Placed = 'Bersaglieri squad at D8';
    const units = {
      b1: ['Crusader I at D4', { facing: 3 }],
      i1: ['L3/35 Lf at D8', { facing: 3, spotted: true }],
      i2: friend,
    };
    const trial = shot({}, [...HR, ...d100(1), 0], RULE, { units });
    expect(trial.told('trailer-damage')[0]?.result).toBe('Brewed Up');
    expect([trial.unit('i1').suppressed, trial.unit('i2').suppressed]).toEqual(['on', 'on']);
    expect(trial.unit('i1').trailer).toBeUndefined();
  });
});

describe('flame combat', () => {
  const burning = (at: string, set: object = {}, dice: readonly number[] = []) => {
    const trial = new Trial({
      units: {
        i1: ['L3/35 Lf at D8', { facing: 3, ...set }],
        b1: [`Rifle section (Bren) at ${at}`, { spotted: true }],
      },
      commands: { i1: 'fire' },
      options: RULE,
      first: 'italian',
    });
    const shots = [{ unit: 'i1', weapon: 'Flamethrower', ammo: 'GP' }];
    return {
      trial,
      why: () => trial.refusal('italian', { order: 'fire', target: 'b1', shots }, ...dice)?.refused,
      shots,
    };
  };

  test('[panzer 7.38.12.1/a] to the front only, beside it', () => {
    const enough = [1, ...d100(50)];
    expect(burning('D9', {}, enough).why()).toBeUndefined();
    expect(burning('D7', {}, enough).why()).toBe('OUTSIDE_FIELD_OF_FIRE');
    expect(burning('D10', {}, enough).why()).toBe('OUT_OF_RANGE');
  });

  test('[panzer 7.38.12.2/f × S.ammo-limits] with a Damaged trailer 5 finds no fuel, with a whole one it does', () => {
    const found = (limits: { readonly A: number }) => {
      const weapon = ready().unit('i1').weapons?.[0];
      const { trial, shots } = burning('D9', { weapons: [{ ...weapon, limits }] });
      trial.order('italian', { order: 'fire', target: 'b1', shots }, 5, ...(limits.A > 4 ? d100(50) : []));
      return trial.told('ammo-roll')[0]?.found;
    };
    expect([found({ A: 7 }), found({ A: 4 })]).toEqual([true, false]);
  });

  test('[panzer 7.38.12.1/b, 7.38.12.2/g] with its trailer it does not drive backwards; jettisoned at will, it does', () => {
    const trial = new Trial({
      units: { i1: ['L3/35 Lf at D8', { facing: 3 }], b1: ['Crusader I at Y12', { command: 'none' }] },
      commands: { i1: 'move' },
      options: RULE,
      clock: { phase: 'movement' },
      first: 'british',
    });
    const back = { order: 'move', unit: 'i1', path: ['D7'], reverse: true };
    expect(trial.refusal('italian', back)?.refused).toBe('NO_REVERSE');
    trial.order('italian', { order: 'jettison', unit: 'i1' });
    expect(trial.refusal('italian', { order: 'jettison', unit: 'i1' })?.refused).toBe('NO_TRAILER');
    trial.order('italian', back);
    expect(trial.unit('i1')).toMatchObject({ at: 'D7', facing: 3 });
    expect(burning('D9', { trailer: undefined, weapons: trial.unit('i1').weapons }).why()).toBe(
      'OUT_OF_ORDER',
    );
  });
});
