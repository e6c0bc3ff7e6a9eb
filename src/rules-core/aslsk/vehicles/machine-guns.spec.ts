import { type Placed, type SetUp } from '../testkit.testkit.js';
import { fire, m8, pz3, range, shoot, squad, t34, tank, tiger2 } from './testkit.testkit.js';

describe('vehicular machine guns', () => {
  const tiger = (set = {}, more: SetUp = {}) =>
    range({
      units: { a1: tiger2('E8', { vca: 0, ce: true, ...set }), b1: squad('E5'), b2: squad('H6') },
      ...more,
    });

  test('[aslsk-95] [aslsk 7.8/c] BMG 3 and AAMG 2 at what the bow faces: 5 FP, column 4, no DRM', () => {
    const done = tiger().order('a', fire('E5', 'BMG', 'AAMG'), 6, 5);
    expect(done.the('vehicle-fire')).toMatchObject({ fp: 5, column: 4 });
    expect(done.the('vehicle-fire').results[0]).toMatchObject({ final: 11, modifiers: [] });
    const apart = tiger();
    apart.order('a', fire('E5', 'BMG'), 6, 5);
    expect(apart.refused('a', fire('E5', 'AAMG'))).toMatchObject({
      refused: 'MANDATORY_FIRE_GROUP',
      cites: ['7.8/c', '2.0/MandatoryFG'],
    });
  });

  test('[aslsk 7.8/a] each fires once in a Player Turn; another target may be given to another gun', () => {
    const game = tiger();
    game.order('a', fire('E5', 'BMG'), 6, 5);
    expect(game.refused('a', fire('H6', 'BMG')).refused).toBe('HAS_FIRED');
    game.order('a', fire('H6', 'AAMG'), 6, 5);
    expect(game.unit('a1').weaponsFired).toEqual(['BMG', 'AAMG']);
    expect(tiger().refused('a', fire('E5', 'RMG')).refused).toBe('NO_WEAPON');
  });

  test('[aslsk 2.0/AAMG] [aslsk 7.7/e] the AAMG needs an exposed crew, and looks everywhere', () => {
    const closed = tiger({ ce: undefined });
    expect(closed.refused('a', fire('E5', 'AAMG'))).toMatchObject({
      refused: 'BUTTONED_UP',
      cites: ['2.0/AAMG', '7.7/e'],
    });
    expect(
      tiger({ vca: 3 }).order('a', fire('E5', 'AAMG'), 6, 5).the('vehicle-fire').results[0]?.modifiers,
    ).toEqual([]);
  });

  test('[aslsk 2.0/BMG] [aslsk 7.8/f] eight hexes for bow, rear and anti-aircraft guns, twelve for the coaxial; half beyond', () => {
    const far = (rows: number, weapon: string) =>
      range({ rows: 30, units: { a1: tiger2(`E${4 + rows}`, { vca: 0, ce: true }), b1: squad('E4') } })
        .order('a', fire('E4', weapon), 6, 5)
        .the('vehicle-fire').fp;
    expect([far(8, 'BMG'), far(9, 'BMG'), far(8, 'AAMG'), far(9, 'AAMG')]).toEqual([3, 1.5, 2, 1]);
    expect([far(12, 'CMG'), far(13, 'CMG')]).toEqual([5, 2.5]);
    const out = range({ rows: 30, units: { a1: tiger2('E25', { vca: 0, ce: true }), b1: squad('E4') } });
    expect(out.refused('a', fire('E4', 'BMG')).refused).toBe('OUT_OF_RANGE');
  });

  test('[aslsk 7.8/e] outside its arc it adds the turning of its mount: bow 3, slow turret 2', () => {
    const turned = (weapon: string) =>
      tiger().order('a', fire('H6', weapon), 6, 5).the('vehicle-fire').results[0]?.modifiers;
    expect(turned('BMG')).toEqual([expect.objectContaining({ label: 'turned 1 hexspine', value: 3 })]);
    expect(turned('CMG')).toEqual([expect.objectContaining({ label: 'turned 1 hexspine', value: 2 })]);
  });

  test('[aslsk 7.8/d] what one turret weapon turned for, the next pays for as well; the hull takes the turret along', () => {
    const game = tiger({}, { units: { a1: tiger2('E8', { vca: 0, ce: true }), b1: squad('H6') } });
    game.order('a', fire('H6', 'CMG'), 6, 5);
    expect(game.unit('a1').tca).toBe(1);
    const shot = game.order('a', shoot('H6') as never, 6, 5);
    expect(shot.the('shot').modifiers.map(({ label, value }) => [label, value])).toContainEqual([
      'turned 1 hexspine',
      2,
    ]);
    const bow = tiger();
    bow.order('a', fire('H6', 'BMG'), 6, 5);
    expect(bow.unit('a1')).toMatchObject({ vca: 1 });
    expect(bow.unit('a1').tca).toBeUndefined();
  });

  test('[aslsk 7.8/b] what fires in one phase does not fire in another', () => {
    const game = tiger({ firedIn: 'PFPh' }, { phase: 'AFPh' });
    expect(game.refused('a', fire('E5', 'BMG'))).toMatchObject({
      refused: 'OTHER_PHASE',
      cites: ['7.8/b', '3.5/e'],
    });
  });

  test('[aslsk 7.8/g] a 12 silences one of them', () => {
    const game = tiger();
    const done = game.order('a', fire('E5', 'BMG'), 6, 6);
    expect(done.the('vehicle-weapon-failed')).toEqual({
      vehicle: 'a1',
      weapon: 'BMG',
      dr: 12,
      result: 'malfunctioned',
    });
    expect(game.unit('a1').weaponsBroken).toEqual(['BMG']);
    expect(tiger({ weaponsBroken: ['BMG'] }).refused('a', fire('E5', 'BMG')).refused).toBe('MALFUNCTIONED');
  });

  test('[aslsk H/89-a] those of the Type 89A fail at 11', () => {
    const game = range({ units: { a1: tank('Japanese', 'Type 89A', 'E8', { vca: 0 }), b1: squad('E5') } });
    expect(game.order('a', fire('E5', 'BMG'), 6, 5).all('vehicle-weapon-failed')).toHaveLength(1);
    expect(tank('Japanese', 'Type 89A').breakdown).toBe(11);
  });

  test('[aslsk H/HA-GO-a] [aslsk H/89-b] the rear gun looks to four o’clock, to eight, or straight back', () => {
    const seen = (name: string, nation = 'Japanese') =>
      ['E5', 'G7', 'H9', 'E12', 'B9', 'B7'].filter((at) => {
        const game = range({ units: { a1: tank(nation, name, 'E8', { vca: 0, rmg: 2 }), b1: squad(at) } });
        const done = game.order('a', fire(at, 'RMG'), 6, 5);
        return done.the('vehicle-fire').results[0]?.modifiers.length === 0;
      });
    expect(seen('Type 95 HA-GO')).toEqual(['G7', 'H9']);
    expect(seen('Type 89B')).toEqual(['E12', 'B9']);
    expect(seen('KV-1 M41', 'Russian')).toEqual(['H9', 'E12']);
  });

  test('[aslsk 7.8/h] a Fixed Mount adds one against what moves', () => {
    const against = (b1: Placed) => {
      const game = range({ units: { a1: tank('Italian', 'M14/41', 'E8', { vca: 0 }), b1 } });
      const [result] = game.order('a', fire('E5', 'BMG'), 6, 5).the('vehicle-fire').results;
      return result?.modifiers.filter(({ label }) => label === 'Fixed Mount');
    };
    const worse = [{ label: 'Fixed Mount', value: 1, cites: ['7.8/h'] }];
    expect(against(m8('E5', { movingTarget: true }))).toEqual(worse);
    expect(against(squad('E5', { moving: true }))).toEqual(worse);
    expect(against(m8('E5'))).toEqual([]);
    expect(against(squad('E5'))).toEqual([]);
  });

  test('[aslsk 6.8/a] [aslsk 6.8/c] IFE fires with the machine guns, one slower than the gun', () => {
    const pz2 = (set = {}) =>
      range({ units: { a1: tank('German', 'PzKpfw IIF', 'E8', { vca: 0, ...set }), b1: squad('E5') } });
    const together = pz2().order('a', fire('E5', 'CMG', 'IFE'), 6, 4);
    expect(together.the('vehicle-fire')).toMatchObject({ fp: 9, column: 8 });
    const kept = pz2();
    kept.order('a', fire('E5', 'IFE'), 6, 1, 1, 1);
    expect(kept.unit('a1').fire).toBeUndefined();
    kept.order('a', fire('E5', 'IFE'), 6, 2);
    expect(kept.unit('a1').fire).toBe('prep');
  });

  test('[aslsk 2.0/Cowering] [aslsk 3.2.2/g] vehicles do not cower', () => {
    expect(
      tiger()
        .order('a', fire('E5', 'BMG', 'AAMG'), 5, 5)
        .the('vehicle-fire').column,
    ).toBe(4);
  });

  test('[aslsk 7.8/f] machine guns harm exposed crews, not buttoned ones', () => {
    const target = (set: object) =>
      range({ units: { a1: t34('E8', { vca: 0 }), b1: pz3('E5', { vca: 3, ...set }) } });
    expect(target({}).refused('a', fire('E5', 'CMG'))).toMatchObject({
      refused: 'NO_TARGET',
      cites: ['7.8/f', '7.12/a'],
    });
    const hit = target({ ce: true }).order('a', fire('E5', 'CMG'), 1, 1, 1, 1);
    expect(hit.the('vehicle-fire').results[0]).toMatchObject({ final: 4, result: '1MC', units: ['b1'] });
  });
});
