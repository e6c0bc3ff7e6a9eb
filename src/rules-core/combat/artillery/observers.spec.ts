import { d100, type Placed } from '../testkit.testkit.js';
import { BATTERY, battery, CONTACT, call, ON_TARGET, RESPONDS, type Scene, scene } from './scene.testkit.js';

describe('who calls', () => {
  const code = (scene_: Scene, at = 'H8') => {
    const found = scene(scene_).refusal('german', call(at), 9, 9)?.refused;
    return found?.startsWith('DICE') ? undefined : found;
  };

  test('[combat 15.1.3, 15.1.4.2.1] the unit that carries the set, no vehicle but an observation post', () => {
    expect(code({ units: { g1: 'nco at B2' } })).toBe('NO_SET');
    expect(code({ units: { g1: ['truck at B2', { radio: 'guns' }] } })).toBe('NO_OBSERVER');
    expect(code({ units: { g1: ['nco at B2', { radio: 'guns', yellow: 'disrupted' }] } })).toBe('DISRUPTED');
    expect(code({ units: { g1: ['nco at B2', { radio: 'guns', marker: 'moved' }] } })).toBe('IS_SPENT');
    expect(code({ units: { g1: ['MG 34 at B2', { radio: 'guns' }] } })).toBeUndefined();
    expect(code({ battery: { by: 'phone' } })).toBe('NO_SET');
    expect(code({ marks: { B2: { closeCombat: true } } })).toBe('IN_CLOSE_COMBAT');
  });

  test('[combat 15.1.3/a] an observation post tank has a radio of its own and needs no check', () => {
    const trial = scene({ units: { g1: ['tank at B2', { radio: 'guns', observer: true }] } });
    trial.order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET);
    expect(trial.kinds).not.toContain('action-check');
    expect(battery(trial)?.cff).toBe('H8');
  });

  test('[combat 15.1.4.2.1.1] a unit that is not a leader needs an Action Check for a radio, none for a phone', () => {
    const fails = scene({ units: { g1: ['6-6 at B2', { radio: 'guns' }] } });
    fails.order('german', call('H8'), 7);
    expect(fails.told('action-check')).toEqual([
      { unit: 'g1', to: 'use the radio', rolled: 7, needs: 6, passed: false },
    ]);
    expect(fails.told('contact')).toEqual([]);
    expect(battery(fails)).toEqual({ ...BATTERY, tried: true });
    const phone = scene({ battery: { by: 'phone' }, units: { g1: ['6-6 at B2', { phone: 'guns' }] } });
    phone.order('german', call('H8'), ...d100(85), RESPONDS, ...ON_TARGET);
    expect(phone.told('contact')[0]).toMatchObject({ needs: 85, made: true });
    expect(phone.kinds).not.toContain('action-check');
  });

  test('[combat 15.4.1, 15.1.4.2] an observer off the map looks from level 3 over an edge hex, by phone, and is not a unit', () => {
    const map = { D8: 'woods' } as const;
    const blind = scene({ map, units: { g1: ['nco at A8', { radio: 'guns' }] } });
    expect(blind.refusal('german', call('H8'))?.refused).toBe('NO_LINE_OF_SIGHT');
    const observers = [{ battery: 'guns', at: 'A8', level: 3 }];
    const high = scene({
      map,
      battery: { by: 'observer' },
      secret: { observers },
      units: { g1: 'nco at B2' },
    });
    high.order('german', call('H8'), ...d100(85), RESPONDS, ...ON_TARGET);
    expect(battery(high)?.cff).toBe('H8');
    expect(high.unit('g1').fired).toBeUndefined();
    expect(code({ battery: { by: 'observer' } })).toBe('NO_OBSERVER');
  });

  test('[combat 15.4.2] a spotter plane sees everything but the inside of woods and buildings', () => {
    const woods = Object.fromEntries(
      ['H8', 'H7', 'H9', 'G9', 'G8', 'I9', 'I8'].map((hex) => [hex, 'woods' as const]),
    );
    const plane = {
      g5: ['nco', { kind: 'aircraft', radio: 'guns', tq: 8 }] as unknown as Placed,
      g1: 'nco at B2' as Placed,
    };
    const aloft = (map: Scene['map']) =>
      scene({ ...(map && { map }), battery: { by: 'spotter-plane' }, units: plane });
    expect(aloft(woods).refusal('german', call('H8'))?.refused).toBe('INTERIOR');
    const { I8: _, ...edge } = woods;
    const seen = aloft(edge).order('german', call('H8'), ...d100(70), RESPONDS, ...ON_TARGET);
    expect(battery(seen)?.cff).toBe('H8');
    expect(code({ battery: { by: 'spotter-plane' } })).toBe('NO_OBSERVER');
  });

  test('[combat 15.5] the observer needs a line of sight to the hex, by its rolls; hidden under cover he has none', () => {
    expect(code({ map: { D4: 'stone-building' } }, 'F6')).toBe('NO_LINE_OF_SIGHT');
    const trial = scene({ map: { B5: 'woods' } });
    trial.order('german', call('B5'), ...CONTACT, ...d100(90));
    expect(trial.told('line-of-sight-rolled')).toMatchObject([{ at: 'B5', terrain: 'Woods', seen: false }]);
    expect(trial.kinds).not.toContain('fire-called');
    expect(code({ units: { g1: ['nco at B2', { radio: 'guns', inCover: true }] } })).toBe('IN_COVER');
  });
});
