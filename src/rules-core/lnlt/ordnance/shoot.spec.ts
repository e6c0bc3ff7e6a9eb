import { field, Trial } from '../testkit.testkit.js';

const SHERMAN = ['M4A1 Sherman at E8', { facing: 0 }] as const;
const PANZER = ['Pz IV H at E5', { facing: 3 }] as const;
const AT_PANZER = { order: 'shoot', weapon: 'at', at: 'E5', vehicle: 'gp' };

type Units = NonNullable<ConstructorParameters<typeof Trial>[0]>['units'];
const american = (units: Units, more: object = {}, at = 'E8') =>
  new Trial({ units: { ...units }, active: 'american', ...more }).activate('american', at);
const duel = (firer: object = {}, target: object = {}, more: object = {}) =>
  american(
    { at: ['M4A1 Sherman at E8', { facing: 0, ...firer }], gp: ['Pz IV H at E5', { facing: 3, ...target }] },
    more,
  );

describe('to hit', () => {
  test('[lnlt 14.1, 14.1/b, 14.1/c, 14.1/d, 11.5/c, EOP-A/c] [lnlt-78] [lnlt-79] [lnlt-80] [lnlt-81] Sgt Darius fires at the Panzer', () => {
    const trial = american(
      { at: SHERMAN, gp: PANZER, ad: ['Sgt Darius', { leader: 'at' }] },
      { marks: { E7: { wreck: 'Pz IV H' } } },
    );
    trial.order('american', AT_PANZER, 3, 3, 2, 5, 5, 5);
    expect(trial.told('to-hit')).toEqual([{ weapon: 'at', needs: 8, natural: 6, modified: 5, hit: true }]);
    expect(trial.told('penetration')).toEqual([
      { unit: 'gp', part: 'turret', penDie: 2, mpv: 6, armourDie: 5, mav: 8, dud: false },
    ]);
    expect(trial.told('morale-check')).toEqual([
      { unit: 'gp', rolled: 10, modified: 8, morale: 6, passed: false },
    ]);
    expect(trial.unit('gp')).toMatchObject({ shaken: true, buttoned: true });
    expect(trial.unit('at').acquires).toEqual({ target: 'gp', step: 1 });
    const burst = { order: 'fire-machine-gun', unit: 'at', mg: 0, at: 'E5', vehicle: 'gp' };
    expect(trial.refusal('american', burst)).toMatchObject({ refused: 'BUTTONED' });
  });

  test('[lnlt 14.1/b] [lnlt-43] the leftmost column that reaches, its penetration too; beyond the third nobody fires', () => {
    const column = (at: string) => {
      const units: Units = {
        at: ['M4A1 Sherman at A1', { facing: 2 }],
        gp: [
          `Pz IV H at ${at}`,
          { facing: 5, armour: { front: { hull: 12 }, flank: { hull: 12 }, rear: { hull: 12 } } },
        ],
      };
      const trial = american(units, {}, 'A1').order('american', { ...AT_PANZER, at }, 1, 2, 1, 2, 1, 1);
      return [trial.told('to-hit')[0]?.needs, (trial.told('penetration')[0]?.mpv ?? 0) - 1];
    };
    expect([column('D2'), column('K6'), column('N12')]).toEqual([
      [8, 4],
      [6, 3],
      [5, 3],
    ]);
    const bazooka = american({ a1: '2-5-4-6 at E8', ab: 'Bazooka with a1', gp: ['Pz IV H at E1', {}] });
    expect(
      bazooka.refusal('american', { order: 'shoot', weapon: 'ab', at: 'E1', vehicle: 'gp' }),
    ).toMatchObject({ refused: 'OUT_OF_RANGE' });
  });

  test('[lnlt 14.1/k] two always hits, twelve always misses', () => {
    expect(duel({}, {}).order('american', AT_PANZER, 6, 6).told('to-hit')[0]?.hit).toBe(false);
    const hard = duel(
      { buttoned: true, marker: 'assault-move' },
      {},
      { marks: { E5: { smoke: 1, spotted: true } } },
    );
    expect(hard.order('american', AT_PANZER, 1, 1, 1, 6).told('to-hit')[0]).toMatchObject({
      natural: 2,
      hit: true,
    });
  });

  test('[lnlt 15.5/a, 15.2, EOP-A/a] +1 at a moving vehicle, +2 after Assault Movement; Open crews see better', () => {
    const modified = (firer: object, target: object) =>
      duel(firer, target).order('american', AT_PANZER, 6, 6).told('to-hit')[0]?.modified;
    expect(modified({}, {})).toBe(11);
    expect(modified({ buttoned: true }, {})).toBe(12);
    expect(modified({ buttoned: true }, { marker: 'moved' })).toBe(13);
    expect(modified({ buttoned: true }, { marker: 'assault-move', keepsMoving: true })).toBe(13);
    expect(modified({ buttoned: true, marker: 'assault-move' }, {})).toBe(14);
  });

  test('[lnlt 15.5/b] who kept its marker moves on before it fires', () => {
    expect(duel({ marker: 'moved', keepsMoving: true }).refusal('american', AT_PANZER)).toMatchObject({
      refused: 'CANNOT_FIRE',
    });
  });

  test('[lnlt 14.1/a, 15.1/f, 15.1/g] out of the arc the turret turns for a penalty, or the whole vehicle for more', () => {
    const trial = duel({ facing: 3, buttoned: true });
    trial.order('american', AT_PANZER, 6, 6);
    expect(trial.told('shot')[0]?.turn).toBe('turret');
    expect(trial.told('to-hit')[0]?.modified).toBe(13);
    expect(trial.unit('at')).toMatchObject({ facing: 3, turret: 1 });
    const whole = duel({ facing: 3, buttoned: true }).order('american', { ...AT_PANZER, pivot: 0 }, 6, 6);
    expect(whole.told('to-hit')[0]?.modified).toBe(14);
    expect(whole.unit('at')).toMatchObject({ facing: 0 });
    const gun = american({ ag: ['57mm ATG at E8', { facing: 3 }], gp: PANZER });
    expect(gun.refusal('american', { ...AT_PANZER, weapon: 'ag' })).toMatchObject({ refused: 'OUT_OF_ARC' });
  });

  test('[lnlt 14.1] one vehicle or all others; [lnlt 14.0/a] at another target than the rest of its hex', () => {
    const trial = american({
      at: SHERMAN,
      a1: '2-5-4-6 at E8',
      gp: PANZER,
      g1: '1-6-4-5 at E5',
      g2: '1-6-4-5 at E4',
    });
    trial.order('american', { order: 'fire', at: 'E4', units: ['a1'] }, 1, 6);
    trial.order('american', { order: 'shoot', weapon: 'at', at: 'E5' }, 6, 6);
    expect(trial.unit('at').acquires).toEqual({ target: 'E5', step: 1 });
    expect(
      american({ at: SHERMAN, gp: PANZER }).refusal('american', { order: 'shoot', weapon: 'at', at: 'E5' }),
    ).toMatchObject({ refused: 'NO_TARGET' });
    expect(trial.refusal('american', { order: 'shoot', weapon: 'a1', at: 'E5' })).toMatchObject({
      refused: 'NO_GUNS',
    });
  });

  test('[lnlt 14.0] what has a to-hit table does not fire as small arms; not from Buildings', () => {
    const trial = american(
      { a1: '2-5-4-6 at E8', ab: 'Bazooka with a1', gp: ['Pz IV H at E7', { facing: 3 }] },
      { map: field({ E8: 'stone-building' }) },
    );
    expect(
      trial.refusal('american', { order: 'shoot', weapon: 'ab', at: 'E7', vehicle: 'gp' }),
    ).toMatchObject({ refused: 'CANNOT_FIRE' });
  });
});

describe('at people', () => {
  test('[lnlt 14.1/e, 14.1/f, 15.0/c, 1.7/g] [lnlt-83] HE 3 against one die, then Damage Checks', () => {
    const trial = american(
      {
        at: ['M4A1 Sherman at E8', { facing: 0, buttoned: true }],
        g1: ['1-5-4-5 at E6', { shaken: true, fired: true }],
        gf: 'Panzerfaust with g1',
      },
      { map: field({ E6: 'light-woods' }) },
    );
    trial.order('american', { order: 'shoot', weapon: 'at', at: 'E6' }, 2, 3, 5, 2, 2);
    expect(trial.told('to-hit')[0]).toMatchObject({ natural: 5, modified: 6, hit: true });
    expect(trial.told('attacked')[0]).toMatchObject({ counts: 5, strength: 3, cover: 0 });
    expect(trial.told('damage-check')[0]).toMatchObject({ difference: 6, result: 'Casualties' });
    expect(trial.battle.unit('g1')).toBeUndefined();
    expect([trial.unit('gf').at, trial.unit('gf').possessor]).toEqual(['E6', undefined]);
  });

  test('[lnlt 14.1/f] equal does nothing; [lnlt 14.1/l] an asterisk fires at vehicles only', () => {
    const trial = american({ at: SHERMAN, g1: '1-6-4-5 at E5' });
    trial.order('american', { order: 'shoot', weapon: 'at', at: 'E5' }, 1, 2, 1, 4);
    expect(trial.kinds).not.toContain('damage-check');
    const rifle = new Trial({
      units: { s1: '1-3-4-5 at E8', sr: 'PTRD with s1', g1: '1-6-4-5 at E6' },
      active: 'soviet',
    });
    rifle.activate('soviet', 'E8');
    expect(rifle.refusal('soviet', { order: 'shoot', weapon: 'sr', at: 'E6' })).toMatchObject({
      refused: 'NO_HE',
    });
  });

  test('[lnlt 14.2, 14.2.1] HEAT has one less, but not against units in a Building', () => {
    const strength = (map = field()) =>
      american(
        { a1: '2-5-4-6 at E8', ab: 'Bazooka with a1', g1: ['1-6-4-5 at E7', { fired: true }] },
        { map },
      )
        .order('american', { order: 'shoot', weapon: 'ab', at: 'E7' }, 1, 1, 1, 6)
        .told('attacked')[0]?.strength;
    expect([strength(), strength(field({ E7: 'stone-building' }))]).toEqual([0, 1]);
  });

  test('[lnlt RRT-15] +1 against who moved', () => {
    const trial = american({ at: SHERMAN, g1: ['1-6-4-5 at E5', { marker: 'moved' }] });
    trial.order('american', { order: 'shoot', weapon: 'at', at: 'E5' }, 1, 2, 1, 4, 2);
    expect(trial.told('attacked')[0]?.against).toEqual([{ unit: 'g1', difference: 1 }]);
  });

  test('[lnlt 1.7/t, 15.0/o] N times in its impulse, at its hex and those around it', () => {
    const trial = new Trial({
      units: {
        gf: ['20mm Flak at E5', { facing: 0 }],
        a1: '2-5-4-6 at E2',
        a2: '2-5-4-6 at E1',
        a3: '2-5-4-6 at C3',
      },
    }).activate('german', 'E5');
    trial.order('german', { order: 'shoot', weapon: 'gf', at: 'E2' }, 6, 6);
    expect(trial.unit('gf').fired).toBeUndefined();
    expect(trial.refusal('german', { order: 'shoot', weapon: 'gf', at: 'C3' })).toMatchObject({
      refused: 'ONE_HEX',
    });
    trial.order('german', { order: 'shoot', weapon: 'gf', at: 'E1' }, 6, 6);
    expect(trial.unit('gf')).toMatchObject({ fired: true });
  });
});

describe('penetration', () => {
  const hit = (...faces: number[]) => duel({ buttoned: true }).order('american', AT_PANZER, ...faces);

  test('[lnlt 14.1/g, 14.1/i, 15.4] through: a Wreck, and one Crew in six gets out under Moved', () => {
    const trial = hit(1, 2, 6, 2, 1);
    expect(trial.battle.unit('gp')).toBeUndefined();
    expect(trial.at('E5').wreck).toBe('Pz IV H');
    expect(trial.unit('gpa')).toMatchObject({ kind: 'crew', marker: 'moved', at: 'E5' });
    expect(hit(1, 2, 6, 2, 2).battle.unitsAt('E5')).toEqual([]);
  });

  test('[lnlt 14.1/h] a dud does nothing, a catastrophe destroys whatever the totals', () => {
    const dud = hit(1, 2, 1, 6);
    expect(dud.kinds).not.toContain('morale-check');
    const tiger = american({ at: SHERMAN, gp: ['Tiger I at E5', { facing: 3 }] });
    tiger.order('american', AT_PANZER, 1, 2, 6, 1, 5);
    expect(tiger.battle.unit('gp')).toBeUndefined();
  });

  test('[lnlt 14.1.1, 14.1.1/d, 15.4/c] equal: failed it is Abandoned, passed it is Shaken', () => {
    // Penetration 4 + 4 against hull 5 + 3.
    const failed = hit(1, 2, 4, 3, 6, 5);
    expect(failed.unit('gp')).toMatchObject({ abandoned: true });
    expect(failed.unit('gpa')).toMatchObject({ kind: 'crew', shaken: true, marker: 'moved' });
    expect(hit(1, 2, 4, 3, 1, 2).unit('gp')).toMatchObject({ shaken: true });
  });

  test('[lnlt 14.1.1/b] [lnlt-42] the check is easier by the difference; [lnlt 14.1.1/e] twelve Shakes all the same', () => {
    const far: Units = {
      at: ['M4A1 Sherman at E11', { facing: 0 }],
      gp: ['Pz IV H at E3', { facing: 3 }],
    };
    const six = american(far, {}, 'E11').order('american', { ...AT_PANZER, at: 'E3' }, 1, 2, 1, 5, 6, 5);
    expect(six.told('penetration')[0]).toMatchObject({ mpv: 4, mav: 10 });
    expect(six.told('morale-check')[0]).toMatchObject({ rolled: 11, modified: 5, passed: true });
    // 4 + 1 against 5 + 5: five less.
    const passed = hit(1, 2, 1, 5, 5, 6);
    expect(passed.told('morale-check')[0]).toMatchObject({ rolled: 11, modified: 6, passed: true });
    expect(passed.unit('gp').shaken).toBeUndefined();
    const twelve = american({ at: SHERMAN, gp: ['Pz IV H at E5', { facing: 3, morale: 9 }] });
    twelve.order('american', AT_PANZER, 1, 2, 1, 5, 6, 6);
    expect(twelve.unit('gp').shaken).toBe(true);
  });

  test('[lnlt 14.1.1/c] Shaken again it is Abandoned; [lnlt 11.5/a, 15.4/a] its Armor Leader leaves play', () => {
    const trial = american({
      at: SHERMAN,
      gp: ['Pz IV H at E5', { facing: 3, shaken: true, buttoned: true }],
      gl: ['Armor Leader 6-0', { leader: 'gp' }],
    });
    trial.order('american', AT_PANZER, 1, 2, 4, 5, 6, 5);
    expect(trial.unit('gp').abandoned).toBe(true);
    expect(trial.battle.unit('gl')).toBeUndefined();
  });

  test('[lnlt 11.5/b] with an Armor Leader his Morale counts', () => {
    const trial = american({ at: SHERMAN, gp: PANZER, gl: ['Armor Leader 7-1', { leader: 'gp' }] });
    trial.order('american', AT_PANZER, 1, 2, 4, 5, 4, 5);
    expect(trial.told('morale-check')[0]).toMatchObject({ modified: 7, morale: 7, passed: true });
  });

  test('[lnlt RRT-16] HEAT has half its penetration against red armor', () => {
    const mpv = (values: object) =>
      american({
        a1: '2-5-4-6 at E8',
        ab: 'Bazooka with a1',
        gp: ['Pz IV H at E6', { facing: 3, ...values }],
      })
        .order('american', { order: 'shoot', weapon: 'ab', at: 'E6', vehicle: 'gp' }, 1, 2, 1, 6)
        .told('penetration')[0]?.mpv;
    expect([mpv({}), mpv({ redArmour: true })]).toEqual([5, 3]);
  });

  test('[lnlt 14.1.2] any hit destroys an unarmored vehicle', () => {
    const trial = american({ at: SHERMAN, gp: ['Opel Truck at E5', { facing: 3 }] });
    trial.order('american', AT_PANZER, 1, 2, 4);
    expect(trial.battle.unit('gp')).toBeUndefined();
    expect(trial.kinds).not.toContain('penetration');
  });

  test('[lnlt 14.1.3, 15.0/j] front, flank, rear; [lnlt 14.1.3/b] on the line the thinner; [lnlt 14.1.3/a, 14.1.3/c] even: the turret', () => {
    const mav = (facing: number, faces: [number, number] = [1, 2], counter = 'Panther') =>
      american({ at: SHERMAN, gp: [`${counter} at E5`, { facing }] })
        .order('american', AT_PANZER, ...faces, 1, 6)
        .told('penetration')[0];
    expect(mav(3)).toMatchObject({ part: 'hull', mav: 14 });
    expect(mav(2)?.mav).toBe(9);
    expect(mav(0)?.mav).toBe(9);
    expect(mav(3, [1, 3])).toMatchObject({ part: 'turret', mav: 12 });
    expect(mav(3, [1, 3], 'StuG III G')).toMatchObject({ part: 'hull', mav: 11 });
    const onTheLine = american(
      { at: ['M4A1 Sherman at G6', { facing: 5 }], gp: ['Panther at E5', { facing: 1 }] },
      {},
      'G6',
    );
    expect(onTheLine.order('american', AT_PANZER, 1, 2, 1, 6).told('penetration')[0]?.mav).toBe(9);
  });
});

describe('acquisition', () => {
  test('[lnlt 14.3, 14.3/a, 14.3/e] -1, then -2; [lnlt 14.3/g] markers outlast the turn', () => {
    const modified = (step: 1 | 2) =>
      duel({ buttoned: true, acquires: { target: 'gp', step } }).order('american', AT_PANZER, 6, 6);
    expect(modified(1).told('to-hit')[0]?.modified).toBe(11);
    expect(modified(1).unit('at').acquires).toEqual({ target: 'gp', step: 2 });
    expect(modified(2).told('to-hit')[0]?.modified).toBe(10);
    expect(modified(2).kinds).not.toContain('acquired');
  });

  test('[lnlt 14.3/b] gone when the target moves or another is fired at', () => {
    const moved = new Trial({
      units: { at: [SHERMAN[0], { facing: 0, acquires: { target: 'gp', step: 2 } }], gp: PANZER },
    }).activate('german', 'E5');
    moved.order('german', { order: 'drive', units: ['gp'], mode: 'move', steps: [{ to: 'E6' }] });
    expect(moved.unit('at').acquires).toBeUndefined();
    const other = american({
      at: [SHERMAN[0], { facing: 0, acquires: { target: 'gp', step: 2 } }],
      gp: PANZER,
      gq: ['Tiger I at E4', { facing: 3 }],
    });
    other.order('american', { ...AT_PANZER, at: 'E4', vehicle: 'gq' }, 6, 6);
    expect(other.unit('at').acquires).toEqual({ target: 'gq', step: 1 });
  });

  test('[lnlt 14.3/f] of people: when all have left the hex', () => {
    const trial = new Trial({
      units: {
        at: [SHERMAN[0], { facing: 0, fired: true, acquires: { target: 'E5', step: 1 } }],
        g1: '1-6-4-5 at E5',
        g2: '1-6-4-5 at E5',
      },
    });
    trial
      .activate('german', 'E5')
      .order('german', { order: 'move', units: ['g1'], mode: 'move', path: ['E4'] });
    trial.order('german', 'stop').order('german', 'end-impulse');
    expect(trial.unit('at').acquires).toEqual({ target: 'E5', step: 1 });
    trial
      .activate('german', 'E5')
      .order('german', { order: 'move', units: ['g2'], mode: 'move', path: ['E4'] });
    expect(trial.unit('at').acquires).toBeUndefined();
  });

  test('[lnlt 14.3/c] a Shaken vehicle loses what it has acquired, not what has acquired it', () => {
    const trial = american({
      at: [SHERMAN[0], { facing: 0, acquires: { target: 'gp', step: 1 } }],
      gp: [PANZER[0], { facing: 3, acquires: { target: 'at', step: 1 } }],
    });
    trial.order('american', AT_PANZER, 1, 2, 4, 3, 1, 2);
    expect(trial.unit('gp').acquires).toBeUndefined();
    expect(trial.unit('at').acquires).toEqual({ target: 'gp', step: 2 });
  });

  test('[lnlt EOP-A/e] a unit that carries the weapon loses what it has acquired when fire affects it', () => {
    const acquired = (...faces: number[]) =>
      new Trial({
        units: {
          a1: ['2-5-4-6 at E8', { fired: true }],
          ab: ['Bazooka with a1', { acquires: { target: 'gp', step: 1 } }],
          gp: ['Pz IV H at E6', { facing: 3 }],
          g1: '1-6-4-5 at E5',
        },
      })
        .activate('german', 'E5')
        .order('german', { order: 'fire', at: 'E8', units: ['g1'] }, ...faces)
        .unit('ab').acquires;
    expect(acquired(1, 6)).toEqual({ target: 'gp', step: 1 });
    expect(acquired(5, 1, 2)).toBeUndefined();
    expect(acquired(6, 1, 6)).toBeUndefined();
  });

  test('[lnlt 14.3/d] what is acquired need not be spotted', () => {
    const map = field({ E5: 'light-woods' });
    expect(duel({}, {}, { map }).refusal('american', AT_PANZER)).toMatchObject({ refused: 'NOT_SPOTTED' });
    duel({ acquires: { target: 'gp', step: 1 } }, {}, { map }).order('american', AT_PANZER, 6, 6);
  });
});
