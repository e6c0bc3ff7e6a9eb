import { d100, field, type Setup, Trial } from '../testkit.testkit.js';
import { drives, shoots } from './testkit.testkit.js';

const begin = (units: NonNullable<Setup['units']>, more: Setup = {}) => new Trial({ ...more, units });
const results = (trial: Trial) => trial.told('attack')[0]?.results;
/** West of the target in H6, on its grain: the target's front when it faces west, hexspine 5. */
const T34 = ['T-34 76B at H6', { facing: 5 }] as const;
const squads = { g1: '6-6 at F6', g2: '6-6 at F6' } as const;
const together = { order: 'fire', units: ['g1', 'g2'], at: 'H6' };
const pak = ['PzKw 4H at F6', { facing: 2 }] as const;

describe('armour on the Firepower Factors Table', () => {
  test('[combat 12.3.1.4] small arms only suppress armour, with eight firepower and more, once', () => {
    const volley = (units: NonNullable<Setup['units']>, order: object, ...faces: number[]) =>
      begin({ ...units, r1: T34 }).order('german', order as never, ...faces);
    const heavy = volley(squads, together, ...d100(1), ...d100(21));
    expect(heavy.told('suppression-rolled')).toEqual([
      { unit: 'r1', facing: 'Front', needs: 21, rolled: 21 },
    ]);
    expect(heavy.unit('r1').suppressed).toBe(true);
    expect(volley(squads, together, ...d100(1), ...d100(22)).unit('r1').suppressed).toBeUndefined();
    expect(volley({ g1: '6-6 at F6' }, shoots('g1', 'H6'), ...d100(1)).told('suppression-rolled')).toEqual(
      [],
    );
    const again = begin({ ...squads, r1: ['T-34 76B at H6', { facing: 5, suppressed: true }] });
    expect(again.order('german', together, ...d100(1)).told('suppression-rolled')).toEqual([]);
  });

  test('[combat 12.3.1/a] the card names the least firepower for that roll', () => {
    const units = { g1: ['6-6 at F6', { fp: 8 }], g2: ['6-6 at F6', { fp: 7 }], r1: T34 } as const;
    expect(
      begin(units)
        .order('german', shoots('g1', 'H6'), ...d100(99), ...d100(99))
        .told('suppression-rolled'),
    ).toHaveLength(1);
    expect(
      begin(units)
        .order('german', shoots('g2', 'H6'), ...d100(99))
        .told('suppression-rolled'),
    ).toEqual([]);
  });

  test('[combat 12.3.1.4.1] the armour of the side that is met adds to the roll', () => {
    const shell = (facing: number) =>
      results(
        begin({ g1: pak, r1: ['T-34 76B at H6', { facing }] }).order(
          'german',
          shoots('g1', 'H6'),
          ...d100(85),
          ...d100(99),
        ),
      )?.[0];
    expect([shell(5), shell(1), shell(2)]).toMatchObject([
      { modifiers: [{ why: 'front armour', drm: 10 }], total: 95 },
      { modifiers: [{ why: 'side armour', drm: 5 }], total: 90 },
      { modifiers: [], total: 85 },
    ]);
    const track = begin({ g1: pak, a1: ['M3 half-track at H6', { facing: 5 }] });
    expect(results(track.order('german', shoots('g1', 'H6'), ...d100(100 - 1)))?.[0]?.total).toBe(79);
  });

  test('[combat 12.4.5.2] a turned turret: the ones die of the roll decides whose armour counts', () => {
    const shell = (roll: number) =>
      results(
        begin({ g1: pak, r1: ['T-34 76B at H6', { facing: 2, turret: 5 }] }).order(
          'german',
          shoots('g1', 'H6'),
          ...d100(roll),
          ...d100(99),
        ),
      )?.[0]?.total;
    expect([shell(86), shell(87)]).toEqual([86, 97]);
  });

  test('[combat 12.3.1.4.1.1] in the same hex chance decides', () => {
    const trial = begin({ g1: ['PzKw 4H at H6', { facing: 2 }], r1: ['T-34 76B at H6', { facing: 5 }] });
    trial.order('german', shoots('g1', 'H6'), 6, ...d100(85), ...d100(99));
    expect(results(trial)?.[0]).toMatchObject({ modifiers: [{ why: 'side armour', drm: 5 }] });
  });

  const shelled = (roll: number, ...more: number[]) =>
    begin({ g1: pak, r1: T34 }).order('german', shoots('g1', 'H6'), ...d100(roll), ...more);

  test('[combat 12.3.1.3/C] a C of a gun on armour: 1 to 6 M-KILL, 7 to 10 F-KILL', () => {
    expect(results(shelled(5, 6, 1))?.[0]?.result).toMatch(/^C/);
    expect(shelled(5, 6, 1).told('m-killed')).toEqual([{ unit: 'r1' }]);
    expect(shelled(5, 7, 1).told('f-killed')).toEqual([{ unit: 'r1' }]);
    expect(shelled(5, 7, 1).unit('r1')).toMatchObject({ fKill: true, suppressed: true });
  });

  test('[combat 12.3.1.3/E] an E burns it', () => {
    const trial = begin({ g1: ['105mm gun at F6', { facing: 2 }], r1: ['T-34 76B at H6', { facing: 2 }] });
    trial.order('german', shoots('g1', 'H6'), ...d100(1));
    expect(results(trial)?.[0]?.result).toMatch(/E$/);
    expect(trial.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: true, hex: 'H6' }]);
  });

  test('[combat 6.8.1] a K-KILL leaves a burning wreck, M-KILL and F-KILL together one that does not burn', () => {
    const trial = begin({ g1: pak, r1: ['T-34 76B at H6', { facing: 5, mKill: true }] });
    trial.order('german', shoots('g1', 'H6'), ...d100(5), 7);
    expect(trial.battle.location('H6')).toMatchObject({ wrecks: 1 });
    expect(trial.battle.location('H6').burningWrecks).toBeUndefined();
    expect(trial.battle.unit('r1')).toBeUndefined();
    expect(trial.battle.side('german').points).toBeGreaterThan(0);
  });
});

describe('Reconnaissance by Fire', () => {
  const probe = (suppression: number) =>
    begin({
      g1: ['6-6 at F6', { fp: 16 }],
      r1: ['T-34 76B at H6', { facing: 5, hidden: true }],
      r2: 'nco at A1',
    }).order('german', shoots('g1', 'H6'), ...d100(95), ...d100(suppression));

  test('[combat 3.3.4.3.1] a hidden AFV is revealed when the fire suppresses it; no armour-piercing shot is fired at a guess', () => {
    const found = probe(21);
    expect(found.told('revealed')).toMatchObject([{ units: ['r1'] }]);
    expect(found.unit('r1')).toMatchObject({ suppressed: true });
    const missed = probe(22);
    expect(missed.unit('r1').hidden).toBe(true);
    expect(missed.action.rolls.at(-1)?.to).toEqual(['russian']);
    const guess = begin({ g1: pak, r1: ['T-34 76B at H6', { facing: 5, hidden: true }], r2: 'nco at A1' });
    expect(guess.refusal('german', shoots('g1', 'H6', { target: 'r1' }))?.refused).toBe('NO_SUCH_TARGET');
  });
});

describe('un-armoured vehicles', () => {
  const truck = ['Studebaker at H6', { facing: 5 }] as const;
  const hit = (firer: readonly [string, object] | string, roll: number, ...more: number[]) =>
    begin({ g1: firer as never, r1: truck, r2: ['4-4 at H6', { aboard: 'r1' }] }).order(
      'german',
      shoots('g1', 'H6'),
      ...d100(roll),
      ...more,
    );

  test('[combat 12.4.7/1] a gun of 75mm and more destroys one whatever it rolls, with its riders', () => {
    const trial = hit(pak, 99);
    expect(results(trial)?.[0]?.result).toBe('-');
    expect(trial.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: true, hex: 'H6' }]);
    expect(trial.battle.unit('r2')).toBeUndefined();
    expect(hit(['PaK 38 at F6', { facing: 2 }], 99).told('vehicle-destroyed')).toEqual([]);
  });

  const volley = (roll: number, ...more: number[]) =>
    begin({
      g1: ['6-6 at G6', { fp: 25 }],
      r1: truck,
      r2: ['4-4 at H6', { aboard: 'r1' }],
    }).order('german', shoots('g1', 'H6'), ...d100(roll), ...more);

  test('[combat 12.4.7] the vehicle and its riders are one in the draw', () => {
    const trial = begin({
      g1: ['6-6 at G6', { fp: 25 }],
      r1: truck,
      r2: ['4-4 at H6', { aboard: 'r1' }],
      r3: '4-4 at H6',
    });
    trial.order('german', shoots('g1', 'H6'), ...d100(11), 3, 9, 1);
    expect(trial.told('casualties-chosen')).toEqual([{ rolls: { r1: 9, r3: 3 }, chosen: ['r1'] }]);
  });

  test('[combat 12.4.7/2] an E burns vehicle and riders, a C leaves the riders standing', () => {
    const burnt = volley(11);
    expect(results(burnt)?.[0]?.result).toMatch(/E$/);
    expect([burnt.battle.unit('r1'), burnt.battle.unit('r2')]).toEqual([undefined, undefined]);
    const left = volley(20, 1);
    expect(results(left)?.[0]?.result).toMatch(/^C/);
    expect(left.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: false, hex: 'H6' }]);
    expect(left.told('thrown-off')).toEqual([{ units: ['r2'], from: 'r1' }]);
    expect(left.unit('r2').aboard).toBeUndefined();
  });

  test('[combat 12.4.7/3] M+1 and more stops it, and its riders take the check', () => {
    const stopped = volley(60, 1, 1);
    expect(results(stopped)?.[0]?.result).toMatch(/^M\+/);
    expect(stopped.told('m-killed')).toEqual([{ unit: 'r1' }]);
    expect(stopped.told('morale-check').map(({ unit }) => unit)).toEqual(['r1', 'r2']);
    const plain = begin({ g1: '6-6 at F6', r1: truck }).order('german', shoots('g1', 'H6'), ...d100(30));
    expect(results(plain)?.[0]?.result).toBe('M');
    expect(plain.told('m-killed')).toEqual([]);
  });
});

describe('vehicles without a roof', () => {
  const spg = (roll: number, ...more: number[]) =>
    begin({
      ...squads,
      r1: ['T-34 76B at H6', { facing: 5, openTopped: true, armour: { front: 0, side: 0, rear: 0 } }],
    }).order('german', together, ...d100(roll), ...more);

  test('[combat 12.4.8] eight firepower suppresses one; a failed check, C or E is its end, its riders left standing', () => {
    expect(spg(99).told('suppressed')).toEqual([{ unit: 'r1' }]);
    expect(spg(99).told('suppression-rolled')).toEqual([]);
    expect(results(spg(40, 1))?.[0]?.result).toBe('M');
    expect(spg(40, 1).unit('r1').suppressed).toBe(true);
    expect(spg(40, 9).told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: false, hex: 'H6' }]);
    expect([spg(4), spg(8)].map((trial) => results(trial)?.[0]?.result)).toEqual(['E', 'C/M+1']);
    for (const roll of [4, 8])
      expect(spg(roll).told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: false, hex: 'H6' }]);
  });

  const track = (fp: number, roll: number, ...more: number[]) =>
    begin(
      {
        a1: ['7-6 at F6', { fp }],
        g1: ['SdKfz 251C at H6', { facing: 5, armour: { front: 0, side: 0, rear: 0 } }],
        g2: ['6-6 at H6', { aboard: 'g1' }],
      },
      { active: 'american' },
    ).order('american', shoots('a1', 'H6'), ...d100(roll), ...more);

  test('[combat 12.4.8.2] a half-track is suppressed only by a check it fails; C and E are its end too', () => {
    expect(track(12, 99).unit('g1').suppressed).toBeUndefined();
    expect(track(12, 40, 1).unit('g1').suppressed).toBeUndefined();
    const shaken = track(12, 40, 9);
    expect(shaken.told('suppressed')).toEqual([{ unit: 'g1' }]);
    expect(shaken.unit('g1')).toMatchObject({ at: 'H6', suppressed: true });
    expect(track(8, 30, 9).unit('g1').suppressed).toBe(true);
    expect(track(7, 30).told('morale-check')).toEqual([]);
    const gone = track(12, 4);
    expect(gone.told('vehicle-destroyed')).toEqual([{ unit: 'g1', burns: false, hex: 'H6' }]);
    expect(gone.unit('g2')).toMatchObject({ at: 'H6' });
    expect(gone.unit('g2').aboard).toBeUndefined();
  });
});

describe('flame, Molotovs and charges', () => {
  const flame = (target: readonly [string, object], roll: number, ...more: number[]) =>
    begin({ g1: ['FT at G6', {}], r1: target as never }).order(
      'german',
      shoots('g1', 'H6'),
      ...d100(roll),
      ...more,
    );
  const bare = { facing: 5, armour: { front: 0, side: 0, rear: 0 } };

  test('[combat 12.9.8.2] flame: C and E burn armour, M+1 stops it, M disarms it; the rest burns on M+1 and stops on M', () => {
    const armour = (roll: number, ...more: number[]) => flame(['T-34 76B at H6', bare], roll, ...more);
    const burns = [{ unit: 'r1', burns: true, hex: 'H6' }];
    expect(
      [armour(6), armour(12), armour(51, 1), armour(61, 1)].map((each) => results(each)?.[0]?.result),
    ).toEqual(['E', 'C/M+3', 'M+1', 'M']);
    expect(armour(6).told('vehicle-destroyed')).toEqual(burns);
    expect(armour(12).told('vehicle-destroyed')).toEqual(burns);
    expect(armour(51, 1).told('m-killed')).toEqual([{ unit: 'r1' }]);
    expect(armour(61, 1).told('f-killed')).toEqual([{ unit: 'r1' }]);
    const truck = (roll: number, ...more: number[]) =>
      flame(['Studebaker at H6', { facing: 5 }], roll, ...more);
    expect(truck(51).told('vehicle-destroyed')).toEqual(burns);
    expect(truck(61, 1).told('m-killed')).toEqual([{ unit: 'r1' }]);
  });

  const molotov = (roll: number, ...more: number[]) =>
    begin({ g1: 'molotov at G6', r1: T34, r2: ['4-4 at H6', { aboard: 'r1' }], r3: '4-4 at H6' }).order(
      'german',
      { order: 'throw', unit: 'g1', at: 'H6', target: 'r1' },
      ...d100(roll),
      ...more,
    );

  test('[combat 12.9.6/a] a Molotov: C and E burn a vehicle and its riders, M shakes its own riders only', () => {
    const burnt = molotov(1);
    expect(burnt.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: true, hex: 'H6' }]);
    expect(burnt.battle.unit('r2')).toBeUndefined();
    expect(burnt.unit('r3').at).toBe('H6');
    expect(burnt.battle.unit('g1')).toBeUndefined();
    const shaken = molotov(30, 1);
    expect(shaken.told('attack')[0]?.results[0]?.result).toBe('M');
    expect(shaken.told('morale-check').map(({ unit }) => unit)).toEqual(['r2']);
    expect(shaken.unit('r1').mKill).toBeUndefined();
  });

  test('[combat 12.9.6] a Demo attacks a vehicle on its row, as a gun would; a Molotov attacks nothing else', () => {
    const trial = begin({ g1: 'demo at G6', r1: T34 });
    trial.order('german', { order: 'throw', unit: 'g1', at: 'H6' }, ...d100(2));
    expect(trial.told('attack')[0]).toMatchObject({ fp: 30 });
    expect(trial.told('vehicle-destroyed')).toEqual([{ unit: 'r1', burns: true, hex: 'H6' }]);
    const at = begin({ g1: 'molotov at G6', r1: '4-4 at H6' });
    expect(at.refusal('german', { order: 'throw', unit: 'g1', at: 'H6', target: 'r1' })?.refused).toBe(
      'NOT_A_VEHICLE',
    );
  });

  test('[combat 12.4.10] a critical hit of a big gun ends everything in the hex', () => {
    const trial = begin({ g1: pak, r1: T34, r2: '4-4 at H6' }, { map: field({ H6: 'woods' }) });
    trial.order('german', shoots('g1', 'H6'), ...d100(5), 9, ...d100(100));
    expect(trial.told('critical-hit')).toEqual([{ hex: 'H6' }]);
    expect([trial.battle.unit('r1'), trial.battle.unit('r2')]).toEqual([undefined, undefined]);
    expect(trial.battle.location('H6')).toMatchObject({ flame: true, burningWrecks: 1 });
  });
});

describe('vehicles in the way and in sight', () => {
  test('[combat 5.1.8/b] a moving vehicle is seen without a roll', () => {
    const map = field({ G6: 'grain' });
    const aim = (values: object) => {
      const trial = begin({ ...squads, r1: ['T-34 76B at H6', { facing: 5, ...values }] }, { map });
      const verdict = trial.refusal('german', together, ...d100(99));
      return verdict?.refused;
    };
    expect(aim({})).toBeUndefined();
    expect(aim({ marker: 'moved' })).toBe('DICE_MISSING');
  });

  test('[combat 11.1.7.1] a vehicle that is moving draws Defensive Fire at each step', () => {
    const trial = begin({ r1: 'nco at A1', r2: '4-4 at E5', g1: ['PzKw 4H at D6', { facing: 2 }] });
    trial.order('german', drives({ g1: ['E6', 'F6'] }));
    expect(trial.awaits).toEqual(['russian reaction']);
    expect(trial.unit('g1').at).toBe('E6');
    trial.order('russian', 'hold-fire');
    expect(trial.unit('g1').at).toBe('F6');
  });
});
