import { type Placed, type SetUp, setUp } from '../testkit.testkit.js';
import { fire, kv1, m8, pz3, range, shoot, squad, t34, tank, tiger2 } from './testkit.testkit.js';

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

  test('[aslsk 7.8/d] the bow pays alike: what the hull turned for the gun counts for the bow gun, and the other way round', () => {
    const stug = () =>
      range({
        units: {
          a1: tank('German', 'StuG IIIG', 'E8', { vca: 0, ce: true, bmg: 3 }),
          b1: squad('H6'),
        },
      });
    const turned = expect.objectContaining({ label: 'turned 1 hexspine', value: 3 });
    const gunFirst = stug();
    gunFirst.order('a', shoot('H6'), 6, 5);
    expect(gunFirst.order('a', fire('H6', 'BMG'), 6, 5).the('vehicle-fire').results[0]?.modifiers).toEqual([
      turned,
    ]);
    const bowFirst = stug();
    bowFirst.order('a', fire('H6', 'BMG'), 6, 5);
    expect(bowFirst.order('a', shoot('H6'), 6, 5).the('shot').modifiers).toEqual([turned]);
  });

  test('[aslsk 7.8/d] nobody pays for what another mount turned', () => {
    const bow = tiger({ caChanged: 1 }).order('a', fire('E5', 'BMG'), 6, 5);
    expect(bow.the('vehicle-fire').results[0]?.modifiers).toEqual([]);
    const turret = tiger({ vcaChanged: 1 }).order('a', fire('E5', 'CMG'), 6, 5);
    expect(turret.the('vehicle-fire').results[0]?.modifiers).toEqual([]);
  });

  test('[aslsk 3.2.4/CA-c] IFE that keeps its Rate of Fire has paid for its turning', () => {
    const game = range({ units: { a1: tank('German', 'PzKpfw IIF', 'E8', { vca: 0 }), b1: squad('H6') } });
    const first = game.order('a', fire('H6', 'IFE'), 6, 1);
    const again = game.order('a', fire('H6', 'IFE'), 6, 5);
    const drm = [first, again].map((done) => done.the('vehicle-fire').results[0]?.modifiers.length);
    expect(drm).toEqual([1, 0]);
  });

  test('[aslsk 7.8/c] weapons that look different ways do not fire together', () => {
    const both = (at: string) =>
      range({ units: { a1: kv1('E8', { vca: 0, rmg: 2 }), b1: squad(at) } }).verdict(
        'a',
        fire(at, 'CMG', 'RMG'),
      );
    expect(['E5', 'H6', 'H9'].map(both)).toEqual(Array(3).fill('NOT_IN_ARC 7.8/c'));
  });

  test('[aslsk 1.1.1/height-a] from below it meets the Height Advantage', () => {
    const uphill = tiger({}, { terrain: { E5: { level: 1 } } }).order('a', fire('E5', 'BMG'), 6, 5);
    expect(uphill.the('vehicle-fire').results[0]?.modifiers.map(({ label }) => label)).toEqual([
      'Height Advantage',
    ]);
  });

  test('[aslsk 3.2.1/k] what it fires blindly harms nobody, and has been fired', () => {
    const game = tiger({}, { terrain: { E6: 'woods' }, options: { los: 'strict' } });
    const done = game.order('a', fire('E5', 'BMG'), 1, 2);
    expect(done.the('vehicle-fire').results).toEqual([]);
    expect(game.unit('a1').weaponsFired).toEqual(['BMG']);
  });

  test('[aslsk 6.10/b] its own machine guns lose the gun no range, unless the CMG fires elsewhere, or IFE', () => {
    const acquired = { at: 'E5', units: ['b1'], drm: -1 } as const;
    const keeps = (a1: Placed, at: string, weapon: string) => {
      const game = range({ units: { a1: { ...a1, acquired }, b1: squad('E5'), b2: squad('E4') } });
      game.order('a', fire(at, weapon), 6, 5);
      return game.unit('a1').acquired !== undefined;
    };
    const king = tiger2('E8', { vca: 0 });
    const pz2 = tank('German', 'PzKpfw IIF', 'E8', { vca: 0 });
    expect([keeps(king, 'E5', 'CMG'), keeps(king, 'E4', 'CMG')]).toEqual([true, false]);
    expect([keeps(king, 'E4', 'BMG'), keeps(pz2, 'E5', 'IFE')]).toEqual([true, false]);
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
    const pinned = pz2({ pinned: true, ce: true });
    pinned.order('a', fire('E5', 'IFE'), 6, 1);
    expect(pinned.unit('a1').fire).toBe('prep');
  });

  describe('in the Movement Phase of the enemy', () => {
    /** Russians have spent 2 MF in E5, before the guns of a vehicle in E8. */
    const defence = (b1: Placed, more: SetUp = {}) => {
      const game = setUp({
        units: { a1: squad('D5'), b1 },
        sides: { a: { nationality: 'Russian' }, b: { nationality: 'German' } },
        ...more,
      });
      game.order('a', { order: 'move', units: ['a1'], path: ['E5'] });
      return game;
    };
    const volley = (...weapons: string[]) => ({ ...fire('E5', ...weapons), vehicle: 'b1' });
    const left = (game: ReturnType<typeof setUp>) => game.battle.location('E5').residual;

    test('[aslsk 3.3.5/a] it leaves half its column as Residual FP', () => {
      const game = defence(tiger2('E8', { vca: 0, ce: true }));
      game.order('b', volley('CMG', 'AAMG'), 6, 5);
      expect(left(game)).toBe(2);
    });

    test('[aslsk 3.3.5/b] a gun that malfunctions leaves none, the others their share', () => {
      const alone = defence(tiger2('E8', { vca: 0, ce: true }));
      alone.order('b', volley('CMG'), 6, 6);
      expect(left(alone)).toBeUndefined();
      const together = defence(tiger2('E8', { vca: 0, ce: true }));
      const done = together.order('b', volley('BMG', 'CMG'), 6, 6, 2);
      expect(done.the('vehicle-weapon-failed').weapon).toBe('CMG');
      expect(left(together)).toBe(1);
    });

    test('[aslsk 3.3.5/b] IFE that keeps its Rate of Fire leaves none', () => {
      const pz2 = () => defence(tank('German', 'PzKpfw IIF', 'E8', { vca: 0 }));
      const kept = pz2();
      kept.begin('b', volley('IFE'), 6, 1);
      const lost = pz2();
      lost.begin('b', volley('IFE'), 5, 4);
      expect([left(kept), left(lost)]).toEqual([undefined, 2]);
    });

    test('[aslsk 3.2.1/k] what it fires blindly leaves nothing', () => {
      const game = defence(tiger2('E8', { vca: 0, ce: true }), {
        terrain: { E6: 'woods' },
        options: { los: 'strict' },
      });
      game.order('b', volley('CMG'), 6, 5);
      expect(left(game)).toBeUndefined();
    });
  });

  test('[aslsk 3.3.5/a] nor does fire in any other phase leave Residual FP', () => {
    const game = tiger({}, { phase: 'DFPh', active: 'b' });
    game.order('a', fire('E5', 'BMG'), 6, 5);
    expect(game.battle.location('E5').residual).toBeUndefined();
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
