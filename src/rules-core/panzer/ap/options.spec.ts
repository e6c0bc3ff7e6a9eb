import type { OptionalRule } from '../options/switches.js';
import { d100, field, Trial } from '../testkit.testkit.js';

/** Whole armor of one thickness at the level. */
const plates = (armor: number) => {
  const line = { TF: armor, TS: armor, TR: armor, HF: armor, HS: armor, HR: armor };
  const both = { even: line, oblique: line };
  return { level: both, rising: both, falling: both };
};

const duel = (optional: OptionalRule[], target: object = {}, shooter: object = {}, more: object = {}) =>
  new Trial({
    units: {
      g1: ['Panzer IV at D4', { facing: 3, ...shooter }],
      s1: ['T-34 at D8', { facing: 0, spotted: true, ...target }],
    },
    commands: { g1: 'fire' },
    options: { optional },
    ...more,
  });
const shoot = (trial: Trial, ...faces: number[]) => trial.fire('german', 'g1', 's1', 'AP', ...faces);

describe('Variable AP Penetration', () => {
  const gun = (penetration: number) => ({
    weapons: [
      {
        name: 'Gun',
        kind: 'gun',
        field: 'A',
        rows: [
          { ammo: 'AP', type: 'KE', range: { P: 9 }, factor: { P: penetration }, damageClass: '75-76mm KE' },
        ],
      },
    ],
  });
  const varied = (penetration: number, ...dice: number[]) =>
    shoot(duel(['7.12'], { armor: plates(60) }, gun(penetration)), ...d100(1), ...dice, ...d100(60));

  test('[panzer 7.12/a, 7.12/b, 7.12/c, 7.12/d, S.dice/c] [panzer-17] 27 with 10 and 4: +3 and -1 make 29', () => {
    const trial = varied(27, 0, 4);
    expect(trial.told('penetration-varied')).toEqual([
      { target: 's1', rolled: [10, 4], by: 2, penetration: 29 },
    ]);
    expect(trial.told('hit-located')[0]).toMatchObject({ penetration: 29 });
  });

  test('[panzer 7.12/b, 7.12/c] [panzer-18] 18 with 1 and 2: -4 is held at the Max of 3', () => {
    expect(varied(18, 1, 2).told('penetration-varied')[0]).toMatchObject({ by: -3, penetration: 15 });
  });

  test('[panzer 7.12/c] [panzer-19] 5 and 6 change nothing', () => {
    for (const factor of [8, 18, 27, 40])
      expect(varied(factor, 5, 6).told('penetration-varied')[0]).toMatchObject({
        by: 0,
        penetration: factor,
      });
  });

  test('[panzer 7.12/a × 7.0] without the option no dice are rolled for it', () => {
    const trial = shoot(duel([], { armor: plates(60) }, gun(27)), ...d100(1), ...d100(60));
    expect(trial.told('hit-located')[0]).toMatchObject({ penetration: 27 });
  });
});

describe('BU-noted vehicles', () => {
  const burns = (optional: OptionalRule[], damage: number, ...more: number[]) =>
    shoot(duel(optional, { buNoted: true }), ...d100(1), ...d100(60), damage, ...more);

  test('[panzer 7.11/a, 7.11/b, 7.11/d, CES.1/c, S.damage-results-ap/c] [panzer-15] a KO of 8 becomes 10, a Brew Up', () => {
    expect(burns(['7.11'], 8).told('lost')).toEqual([{ unit: 's1', how: 'brewed-up' }]);
    expect(burns([], 8).told('lost')).toEqual([{ unit: 's1', how: 'knocked-out' }]);
    expect(burns(['7.11'], 6).told('lost')).toEqual([{ unit: 's1', how: 'knocked-out' }]);
  });

  test('[panzer 7.11/c] it turns nothing but a KO', () => {
    expect(burns(['7.11'], 4, 5, ...d100(90)).told('ap-damage')[0]).toMatchObject({
      net: 4,
      result: 'Damaged',
    });
    expect(burns(['7.11'], 9).told('ap-damage')[0]).toMatchObject({ net: 9, result: 'Brewed Up' });
  });
});

describe('lower hull hits', () => {
  const armorAt = (hex: string, set: object = {}, optional: OptionalRule[] = ['7.13']) => {
    const trial = new Trial({
      map: field({ D12: { level: 3 } }),
      units: {
        g1: [`Panzer IV at ${hex}`, { facing: 3 }],
        s1: ['T-34 at D12', { facing: 0, spotted: true, spot: 'fire', armor: plates(60), ...set }],
      },
      commands: { g1: 'fire' },
      options: { optional },
    });
    return shoot(trial, ...d100(1), ...d100(60)).told('hit-located')[0]?.armor;
  };
  const at = (range: number) => `D${12 - range}`;

  test('[panzer 7.13/a, 7.13.2, 7.13.2/a, 7.13.2/b] [panzer-20] Height difference 3: half of the armor at ranges 4, 5, 6', () => {
    expect([4, 5, 6].map((range) => armorAt(at(range)))).toEqual([30, 30, 30]);
    expect(armorAt(at(7))).toBe(60);
    expect(armorAt(at(5), {}, [])).toBe(60);
  });

  test('[panzer 7.13.2, 7.13.2/a] not within the range at which it is Partially Hull Down', () => {
    // An even roll on the hull counts there; the armor is whole.
    expect(armorAt(at(3))).toBe(60);
  });
});

describe('Variable Track Damage', () => {
  const tracks = (optional: OptionalRule[], gpDefense: number, shooter: object = {}, ...more: number[]) =>
    shoot(duel(optional, { gpDefense }, shooter), ...d100(1), ...d100(95), ...more);
  const weak = {
    weapons: [
      {
        name: 'Gun',
        kind: 'gun',
        field: 'A',
        rows: [
          { ammo: 'AP', type: 'KE', range: { P: 9 }, factor: { P: 20 } },
          { ammo: 'GP', type: 'GP', range: { P: 9 }, factor: { P: 2 } },
        ],
      },
    ],
  };
  const rifle = (kind: string) => ({
    weapons: [
      {
        name: 'Rifle',
        kind,
        field: 'A',
        rows: [{ ammo: 'AP', type: 'KE', range: { P: 9 }, factor: { P: 20 } }],
      },
    ],
  });

  test('[panzer 7.21/a, 7.21/d, 7.21/e, 7.21/c] twice 2 is less than 5: the Track hit is a miss without Bail Out', () => {
    const trial = tracks(['7.21'], 5, weak);
    expect(trial.unit('s1').trackHit).toBeUndefined();
    expect(trial.kinds).not.toContain('bail-out');
    expect(tracks(['7.21'], 4, weak, ...d100(90)).unit('s1').trackHit).toBe(true);
    expect(tracks([], 5, weak, ...d100(90)).unit('s1').trackHit).toBe(true);
    // The factor counts also before that ammo is issued.
    const [gun] = weak.weapons;
    const early = {
      weapons: [
        { ...gun!, rows: gun!.rows.map((row) => (row.ammo === 'GP' ? { ...row, from: '1950' } : row)) },
      ],
    };
    expect(tracks(['7.21'], 4, early, ...d100(90)).unit('s1').trackHit).toBe(true);
  });

  test('[panzer 7.21/b] without a GP weapon the doubled factor is 1; hand-held weapons are exempt', () => {
    expect(tracks(['7.21'], 1, rifle('anti-tank-rifle'), ...d100(90)).unit('s1').trackHit).toBe(true);
    expect(tracks(['7.21'], 2, rifle('anti-tank-rifle')).unit('s1').trackHit).toBeUndefined();
    expect(tracks(['7.21'], 9, rifle('hand-held'), ...d100(90)).unit('s1').trackHit).toBe(true);
  });
});

describe('collateral damage', () => {
  const hit = (location: number, rolled: number, set: object = {}, optional: OptionalRule[] = ['7.23']) =>
    shoot(duel(optional, set), ...d100(1), ...d100(location), 1, rolled);
  const suffers = (location: number, rolled: number, set: object = {}) =>
    hit(location, rolled, set).told('collateral')[0]?.what;

  test('[panzer 7.23, 7.23.1/a, 7.23.1/b, 7.23.1/c] turret front: optics on 1, coax on 2, nothing on more', () => {
    expect([1, 2, 3, 0].map((rolled) => suffers(20, rolled))).toEqual([
      'optics',
      'coax',
      undefined,
      undefined,
    ]);
    expect(hit(20, 2, { coax: undefined }).unit('s1').suppressed).toBe('on');
  });

  test('[panzer 7.23.3/a, 7.23.3/b] hull front: running gear on 1', () => {
    expect([suffers(60, 1), suffers(60, 2)]).toEqual(['running-gear', undefined]);
  });

  test('[panzer 7.23.2/a, 7.23.2/b, 7.23.2/d] turret side and rear: its ring on 1, its radio on 2', () => {
    expect([1, 2, 3].map((rolled) => suffers(20, rolled, { facing: 3 }))).toEqual([
      'turret-ring',
      'radio',
      undefined,
    ]);
    expect(hit(20, 1, { facing: 3, turret: 'turretless-360' }).unit('s1').suppressed).toBe('on');
    const silent = hit(20, 2, { facing: 3, post: 'CHQ', recon: true }).unit('s1');
    expect([silent.post, silent.recon, silent.noRadio]).toEqual([undefined, undefined, undefined]);
    expect(hit(20, 2, { facing: 3 }, ['7.23', '7.23.2/c']).unit('s1').noRadio).toBe(true);
  });

  test('[panzer 7.23.4/a] hull side and rear: fuel on 1', () => {
    expect([suffers(60, 1, { facing: 3 }), suffers(60, 2, { facing: 3 })]).toEqual(['fuel', undefined]);
  });

  test('[panzer 7.23/b, 7.23, 7.23/a] each once; not on soft vehicles, not with a damage result, not without the option', () => {
    const again = hit(20, 1, { collateral: ['optics'] });
    expect(again.unit('s1').collateral).toEqual(['optics']);
    const plain = shoot(duel([]), ...d100(1), ...d100(60), 1);
    expect(plain.kinds).not.toContain('collateral');
    const soft = shoot(duel(['7.23'], { type: 'S' }), ...d100(1), ...d100(60), 1);
    expect(soft.kinds).not.toContain('collateral');
    expect(shoot(duel(['7.23']), ...d100(1), ...d100(60), 5).kinds).not.toContain('collateral');
  });

  test('[panzer 7.23.1/a, 7.23.1/b] broken optics: -1 AP and -5 GP; a broken coax gives no +10', () => {
    const net = (ammo: string, collateral: readonly string[]) => {
      const trial = duel([], {}, { collateral, coax: true }).fire(
        'german',
        'g1',
        's1',
        ammo,
        ...d100(ammo === 'AP' ? 100 : 2),
      );
      const [told] = ammo === 'AP' ? trial.told('ap-fire') : trial.told('gp-fire');
      return told?.modifiers.reduce((sum, { value }) => sum + value, 0);
    };
    expect([net('AP', []), net('AP', ['optics'])]).toEqual([0, -1]);
    expect([net('GP', []), net('GP', ['optics']), net('GP', ['coax'])]).toEqual([10, 5, 0]);
  });

  test('[panzer 7.23.3/a] running gear takes 2 from the Movement Factor, one is left', () => {
    const trial = (crossCountry: number) =>
      new Trial({
        units: {
          g1: ['Panzer IV at D4', { facing: 3, crossCountry, collateral: ['running-gear'] }],
          s1: 'T-34 at Y12',
        },
        commands: { g1: 'move' },
        clock: { phase: 'movement' },
        first: 'soviet',
      });
    const far = (factor: number, path: string[]) =>
      trial(factor).refusal('german', { order: 'move', unit: 'g1', path })?.refused;
    expect([far(4, ['D5', 'D6']), far(4, ['D5', 'D6', 'D7']), far(2, ['D5'])]).toEqual([
      undefined,
      'TOO_FAR',
      undefined,
    ]);
  });

  test('[panzer 7.23.4/b] leaking fuel, at the start of each Movement Phase: 1 out of it, 2 it burns', () => {
    const leak = (...faces: number[]) =>
      new Trial(
        {
          units: { g1: ['Panzer IV at D4', { collateral: ['fuel'] }], s1: 'T-34 at Y12' },
          clock: { phase: 'movement' },
        },
        ...faces,
      );
    const dry = leak(1, ...d100(90));
    expect(dry.unit('g1')).toMatchObject({ outOfFuel: true, trackHit: true });
    expect(dry.kinds).toContain('bail-out');
    expect(leak(2).told('lost')).toEqual([{ unit: 'g1', how: 'brewed-up' }]);
    expect(leak(3).unit('g1').outOfFuel).toBeUndefined();
  });
});
