import { german, type Placed } from '../testkit.testkit.js';
import { drm, fire, kv1, m8, pz3, range, shoot, squad, t34, tank, tiger2 } from './testkit.testkit.js';

describe('main armament', () => {
  test('[aslsk 2.0/MA] [aslsk 3.2.4/a] it fires as Ordnance at Infantry and at vehicles', () => {
    const game = range({
      units: { a1: t34('E8', { vca: 0, ce: true }), b1: german('4-6-7', 'E5'), b2: pz3('E4', { vca: 3 }) },
    });
    const orders = game
      .legal('a', 'shoot')
      .map(({ order }) => `${order.at} ${order.type} ${order.ammo ?? ''}`.trim());
    expect(orders).toContain('E5 ITT HE');
    expect(orders).toContain('E4 VTT AP');
    const done = game.order('a', shoot('E5', { type: 'ITT' }) as never, 6, 5);
    expect(done.the('shot')).toMatchObject({ type: 'ITT', ammo: 'HE', number: 8, modifiers: [] });
    expect(game.unit('a1').fire).toBe('prep');
  });

  test('[aslsk 7.7/a] buttoned up it adds one', () => {
    expect(drm(range({ units: { a1: t34('E8', { vca: 0 }), b1: squad('E5') } }), shoot('E5'), 6, 5)).toEqual({
      'buttoned up': 1,
    });
  });

  test('[aslsk 3.2.4/CA-b] [aslsk 3.2.4/CA-f] [aslsk-86] a target beside its arc: the slow turret turns, +2, a fast one +1, the hull +3', () => {
    const beside = (a1: Placed) => range({ units: { a1, b1: squad('H6') } });
    expect(drm(beside({ ...kv1('E8', { vca: 0 }), rof: 1 }), shoot('H6'), 6, 5)).toEqual({
      'turned 1 hexspine': 2,
      'buttoned up': 1,
    });
    expect(drm(beside(t34('E8', { vca: 0, ce: true })), shoot('H6'), 6, 5)).toEqual({
      'turned 1 hexspine': 1,
    });
    const stug = beside(tank('German', 'StuG IIIG', 'E8', { vca: 0, ce: true }));
    expect(drm(stug, shoot('H6'), 6, 5)).toEqual({ 'turned 1 hexspine': 3 });
    expect(stug.unit('a1').vca).toBe(1);
    const stuck = beside(tank('German', 'StuG IIIG', 'E8', { vca: 0, ce: true, immobilized: true }));
    expect(stuck.refused('a', shoot('H6')).refused).toBe('NOT_IN_ARC');
  });

  test('[aslsk 7.2/b] restricted turrets are not served with the crew exposed', () => {
    for (const a1 of [kv1('E8', { vca: 0, ce: true }), tank('Russian', 'T-70', 'E8', { vca: 0, ce: true })]) {
      const game = range({ units: { a1, b1: squad('E5') } });
      expect(game.refused('a', shoot('E5'))).toMatchObject({ refused: 'CREW_EXPOSED', cites: ['7.2/b'] });
      expect(game.refused('a', fire('E5', 'CMG')).refused).toBe('CREW_EXPOSED');
    }
  });

  test('[aslsk 7.13/a] an Open-Topped vehicle fires buttoned up from the bow only', () => {
    const { ce: _, ...closed } = m8('E8', { vca: 0 });
    const game = range({ units: { a1: closed as Placed, b1: squad('E5') } });
    expect(game.refused('a', shoot('E5'))).toMatchObject({ refused: 'BUTTONED_UP', cites: ['7.13/a'] });
    expect(game.refused('a', fire('E5', 'CMG')).refused).toBe('BUTTONED_UP');
  });

  test('[aslsk 7.13/b] a pinned Open-Topped crew: +2, no Rate of Fire, no Intensive Fire, machine guns halved', () => {
    const pinned = () =>
      range({ units: { a1: m8('E8', { vca: 0, pinned: true, rof: 2, cmg: 4 }), b1: squad('E5') } });
    expect(drm(pinned(), shoot('E5'), 6, 1)).toEqual({ 'pinned crew': 2 });
    const once = pinned();
    once.order('a', shoot('E5') as never, 6, 1);
    expect(once.unit('a1').fire).toBe('prep');
    expect(once.refused('a', shoot('E5', { intensive: true }))).toMatchObject({
      refused: 'NO_INTENSIVE_FIRE',
    });
    expect(pinned().order('a', fire('E5', 'CMG'), 6, 5).the('vehicle-fire').fp).toBe(2);
  });

  test('[aslsk 7.10/stun-c] a +1 counter adds one to what it fires', () => {
    const shaken = () =>
      range({ units: { a1: t34('E8', { vca: 0, ce: true, plusOne: true }), b1: squad('E5') } });
    expect(drm(shaken(), shoot('E5'), 6, 5)).toEqual({ '+1 counter': 1 });
    expect(shaken().order('a', fire('E5', 'CMG'), 6, 5).the('vehicle-fire').results[0]?.final).toBe(12);
  });

  test('[aslsk 3.2.5/b] [aslsk 3.3.2/q] in Motion it does not fire in the PFPh; Shocked or Stunned not at all', () => {
    const refused = (set: object) =>
      range({ units: { a1: t34('E8', { vca: 0, ...set }), b1: squad('E5') } }).refused('a', shoot('E5'))
        .refused;
    expect(refused({ motion: true })).toBe('IN_MOTION');
    expect(refused({ shock: 'shock' })).toBe('NOT_GOOD_ORDER');
    expect(refused({ stun: 'stun' })).toBe('NOT_GOOD_ORDER');
  });

  test('[aslsk 1.2.4.1/a] within its Rate of Fire it fires again; then Intensive Fire, +2, and no more', () => {
    const game = range({ units: { a1: t34('E8', { vca: 0, ce: true }), b1: squad('E5') } });
    game.order('a', shoot('E5') as never, 6, 1, 6, 6);
    expect(game.unit('a1').fire).toBeUndefined();
    game.order('a', shoot('E5') as never, 6, 5);
    expect(game.refused('a', shoot('E5')).refused).toBe('HAS_FIRED');
    expect(drm(game, shoot('E5', { intensive: true }), 5, 4)).toEqual({ 'Intensive Fire': 2 });
    expect(game.refused('a', shoot('E5', { intensive: true })).refused).toBe('HAS_FIRED');
  });

  test('[aslsk 7.2/c] it malfunctions at its B#, 12 where none is printed', () => {
    const game = range({ units: { a1: t34('E8', { vca: 0, ce: true }), b1: squad('E5') } });
    expect(game.order('a', shoot('E5') as never, 6, 6).the('vehicle-weapon-failed')).toEqual({
      vehicle: 'a1',
      weapon: 'MA',
      dr: 12,
      result: 'malfunctioned',
    });
    expect(game.unit('a1').malfunctioned).toBe(true);
    expect(game.refused('a', shoot('E5')).refused).toBe('MALFUNCTIONED');
    const poor = range({ units: { a1: t34('E8', { vca: 0, ce: true, breakdown: 11 }), b1: squad('E5') } });
    expect(poor.order('a', shoot('E5') as never, 6, 5).all('vehicle-weapon-failed')).toHaveLength(1);
  });

  test('[aslsk 3.2.4/IF-b] Intensive Fire at the printed B# disables it, and recalls the vehicle', () => {
    const game = range({
      units: { a1: t34('E8', { vca: 0, ce: true, fire: 'prep', firedIn: 'PFPh' }), b1: squad('E5') },
    });
    const done = game.order('a', shoot('E5', { intensive: true }) as never, 6, 6);
    expect(done.the('vehicle-weapon-failed').result).toBe('disabled');
    expect(game.unit('a1')).toMatchObject({ weaponsDisabled: ['MA'], recalled: true });
    const strained = range({
      units: { a1: t34('E8', { vca: 0, ce: true, fire: 'prep', firedIn: 'PFPh' }), b1: squad('E5') },
    });
    expect(
      strained.order('a', shoot('E5', { intensive: true }) as never, 6, 4).the('vehicle-weapon-failed')
        .result,
    ).toBe('malfunctioned');
  });

  test('[aslsk 7.2.1] a circled B#: 12 malfunctions, less is Low Ammo, then one lower, and the printed number the end', () => {
    const is2 = (set = {}) =>
      range({ units: { a1: tank('Russian', 'IS-2', 'E8', { vca: 0, ...set }), b1: squad('E5') } });
    expect(tank('Russian', 'IS-2').lowAmmo).toBe(11);
    const low = is2();
    expect(low.order('a', shoot('E5') as never, 6, 5).the('vehicle-weapon-failed').result).toBe('low ammo');
    expect(low.unit('a1')).toMatchObject({ lowOnAmmo: true });
    expect(low.unit('a1').malfunctioned).toBeUndefined();
    expect(
      is2()
        .order('a', shoot('E5') as never, 6, 6)
        .the('vehicle-weapon-failed').result,
    ).toBe('malfunctioned');
    expect(
      is2({ lowOnAmmo: true })
        .order('a', shoot('E5') as never, 6, 4)
        .the('vehicle-weapon-failed').result,
    ).toBe('malfunctioned');
    const spent = is2({ lowOnAmmo: true });
    expect(spent.order('a', shoot('E5') as never, 6, 5).the('vehicle-weapon-failed').result).toBe('disabled');
    expect(spent.unit('a1').recalled).toBe(true);
  });

  test('[aslsk 7.7/f] nobody aims at a crew alone: an exposed one can be hit with its vehicle, a buttoned one not', () => {
    const types = (set: object) =>
      range({ units: { a1: t34('E8', { vca: 0 }), b1: pz3('E5', { vca: 3, ...set }) } })
        .legal('a', 'shoot')
        .map(({ order }) => order.type);
    expect(types({ ce: true })).toContain('ITT');
    expect(types({})).not.toContain('ITT');
    expect(types({})).toContain('VTT');
  });

  test.each<[string, object, string]>([
    ['an enemy vehicle in the hex', { target: 'b1' }, 'ok'],
    ['not at nothing', {}, 'NO_VEHICLE 3.2.4/VTT'],
    ['not at what is not there', { target: 'nobody' }, 'NO_VEHICLE 3.2.4/VTT'],
    ['not at one in another hex', { target: 'b3' }, 'NO_VEHICLE 3.2.4/VTT'],
    ['not at an own one', { target: 'a2' }, 'NO_VEHICLE 3.2.4/VTT'],
    ['not at Infantry', { target: 'b2' }, 'NO_VEHICLE 3.2.4/VTT'],
    ['not at a wreck', { target: 'bw' }, 'NO_VEHICLE 3.2.4/VTT'],
    ['not by another table', { target: 'b1', type: 'ITT' }, 'NO_VEHICLE 3.2.4/VTT'],
  ])('[aslsk 3.2.4/VTT] the Vehicle Target Type is aimed at one vehicle: %s', (_, more, met) => {
    const game = range({
      units: {
        a1: t34('E8', { vca: 0, ce: true }),
        a2: t34('E5'),
        b1: pz3('E5'),
        b2: squad('E5'),
        b3: pz3('E4'),
        bw: pz3('E5', { wreck: true }),
      },
    });
    expect(game.verdict('a', shoot('E5', { type: 'VTT', ...more }))).toBe(met);
  });

  test('[aslsk 6.2/e] without AP it fires HE at vehicles where nothing is announced', () => {
    const game = range({ units: { a1: pz3('E8', { vca: 0, ce: true }), b1: t34('E5') } });
    expect(game.order('a', shoot('E5', { target: 'b1' }), 6, 5).the('shot')).toMatchObject({
      type: 'VTT',
      ammo: 'HE',
    });
  });

  test('[aslsk 7.6/a] a hull that turns among trees to fire may bog and not fire; a turret turns freely', () => {
    const inWoods = (a1: Placed) => range({ terrain: { E8: 'woods' }, units: { a1, b1: squad('H6') } });
    const stug = inWoods(tank('German', 'StuG IIIG', 'E8', { vca: 0, ce: true }));
    const done = stug.order('a', shoot('H6'), 1, 2, 6, 6);
    expect(done.the('bog-check')).toMatchObject({ vehicle: 'a1', bogged: true });
    expect(done.all('shot')).toEqual([]);
    const panzer = inWoods(pz3('E8', { vca: 0, ce: true })).order('a', shoot('H6'), 6, 5);
    expect(panzer.all('bog-check')).toEqual([]);
    expect(panzer.all('shot')).toHaveLength(1);
  });

  test('[aslsk 7.3] the size of the target counts', () => {
    const final = (b1: Placed, ...faces: number[]) =>
      range({ units: { a1: t34('E8', { vca: 0, ce: true }), b1 } })
        .order('a', shoot('E5', { type: 'VTT', target: 'b1' }) as never, 6, 6, ...faces)
        .the('shot').results[0]?.final;
    expect(final(pz3('E5'))).toBe(12);
    expect(final(tiger2('E5'), 6, 6)).toBe(10);
    expect(final(tank('German', 'StuG IIIG', 'E5'))).toBe(13);
  });
});
