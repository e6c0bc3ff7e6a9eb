import { d100 } from '../testkit.testkit.js';
import { BATTERY, battery, CONTACT, call, ON_TARGET, RESPONDS, scene } from './scene.testkit.js';

describe('calling for fire', () => {
  test('[combat 15.1.4.2.2.1, 15.1.4.2.2.1/2, 15.1.1] contact, response, accuracy: the CFF lies in its hex and attacks all in it', () => {
    const trial = scene({ units: { a1: '7-6 at H8' } });
    trial.order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET, ...d100(90));
    expect(trial.told('contact')).toEqual([{ battery: 'guns', needs: 70, rolled: 70, made: true }]);
    expect(trial.told('battery-response')).toEqual([
      { battery: 'guns', rolled: 9, modifiers: [], exceeds: 1, responds: true },
    ]);
    expect(trial.told('accuracy')).toMatchObject([
      { aimed: 'H8', rolled: 10, result: 'on target', at: 'H8' },
    ]);
    expect(trial.told('attack')).toMatchObject([{ at: 'H8', fp: 30, row: 30, rolled: 90 }]);
    expect(battery(trial)).toMatchObject({ cff: 'H8', tried: true });
    expect(trial.battle.location('H8').cff).toEqual(['guns']);
    expect(trial.sentences.every((text) => /^\S.*[.)]$/.test(text))).toBe(true);
  });

  test('[combat 15.1.2] calling uses the impulse even when it fails', () => {
    const trial = scene().order('german', call('H8'), ...d100(71));
    expect(trial.awaits).toEqual(['american impulse']);
    expect(trial.told('impulse-used')).toEqual([{ side: 'german' }]);
  });

  test('[combat 15.1.4.2.2.1/1] [combat-88] without contact nothing is placed: 97 is none', () => {
    const trial = scene().order('german', call('H8'), ...d100(97));
    expect(trial.told('contact')).toEqual([{ battery: 'guns', needs: 70, rolled: 97, made: false }]);
    expect(trial.kinds).not.toContain('fire-called');
    expect(battery(trial)?.cff).toBeUndefined();
  });

  test('[combat 15.1.2/a] the caller is marked Fire 1 and neither he nor his set can be used again in the phase', () => {
    const trial = scene()
      .order('german', call('H8'), ...d100(97))
      .order('american', 'pass');
    expect(trial.unit('g1').fired).toBe(1);
    expect(trial.refusal('german', call('H8'))?.refused).toBe('TRIED_ALREADY');
    expect(trial.legal('german').map(({ order }) => order)).not.toContain('call-fire');
  });

  test('[combat 15.1.4.2.2.1/3] a battery answers above the turn number only; else the CFF is removed', () => {
    const trial = scene({ turn: 5 }).order('german', call('H8'), ...CONTACT, 5);
    expect(trial.told('battery-response')[0]).toMatchObject({ rolled: 5, exceeds: 5, responds: false });
    expect(trial.told('fire-lifted')).toEqual([{ battery: 'guns', why: 'no response' }]);
    expect(battery(trial)).toEqual({ ...BATTERY, tried: true });
    expect(trial.battle.location('H8').cff).toBeUndefined();
    const answered = scene({ turn: 5 }).order('german', call('H8'), ...CONTACT, 6, ...ON_TARGET);
    expect(battery(answered)?.cff).toBe('H8');
  });

  test('[combat 15.1/a] a High Ammunition Supply adds one to the response, a Low one takes one away', () => {
    const responds = (supply: 'high' | 'low', rolled: number) =>
      scene({ turn: 5, battery: { supply } })
        .order(
          'german',
          call('H8'),
          ...CONTACT,
          rolled,
          ...(rolled + (supply === 'high' ? 1 : -1) > 5 ? ON_TARGET : []),
        )
        .told('battery-response')[0];
    expect(responds('high', 5)).toMatchObject({ responds: true, modifiers: [{ drm: 1 }] });
    expect(responds('low', 6)).toMatchObject({ responds: false, modifiers: [{ drm: -1 }] });
    expect(responds('low', 7)).toMatchObject({ responds: true });
  });

  test('[combat 15.7.6] friends within four hexes of the target add two to the response, but not for smoke', () => {
    const near = scene({ units: { g2: '6-6 at H4' }, turn: 8 });
    near.order('german', call('H8'), ...CONTACT, 7, ...ON_TARGET);
    expect(near.told('battery-response')[0]?.modifiers).toEqual([
      { why: 'Danger Close', drm: 2, cites: '15.7.6' },
    ]);
    const far = scene({ units: { g2: '6-6 at H3' }, turn: 8 }).order('german', call('H8'), ...CONTACT, 7);
    expect(far.told('battery-response')[0]?.modifiers).toEqual([]);
    const smoke = scene({ units: { g2: '6-6 at H4' }, turn: 8 });
    smoke.order('german', call('H8', { smoke: true }), ...CONTACT, 7);
    expect(smoke.told('battery-response')[0]?.modifiers).toEqual([]);
  });

  test('[combat 15.1.4.2.2.1/4, 15.7.2] inaccurate fire scatters: 1 is north, 4 south, 7 to 10 are rolled again', () => {
    const north = scene({ units: { a1: '7-6 at H6', a2: '7-6 at H8' } });
    north.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(51), 7, 0, 1, ...d100(99));
    expect(north.told('accuracy')).toEqual([
      {
        battery: 'guns',
        aimed: 'H8',
        rolled: 51,
        modifiers: [],
        result: 'scatters 2',
        direction: 1,
        at: 'H6',
      },
    ]);
    expect(north.told('attack').map(({ at }) => at)).toEqual(['H6']);
    expect(north.battle.location('H6').cff).toEqual(['guns']);
    expect(north.battle.location('H8').cff).toBeUndefined();
    const south = scene().order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(86), 4);
    expect(battery(south)?.cff).toBe('H12');
    const off = scene().order('german', call('H2'), ...CONTACT, RESPONDS, ...d100(86), 1);
    expect(battery(off)?.cff).toBe('H0');
  });

  test('[combat 15.7.2] delayed fire does not fall in this impulse; lifted fire never will', () => {
    const late = scene({ units: { a1: '7-6 at H8' } });
    late.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(94));
    expect(late.kinds).toContain('fire-delayed');
    expect(late.told('attack')).toEqual([]);
    expect(battery(late)?.cff).toBe('H8');
    const gone = scene()
      .order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(98))
      .order('american', 'pass');
    expect(battery(gone)).toEqual({ ...BATTERY, tried: true, used: true });
    expect(gone.refusal('german', call('H8'))?.refused).toBe('BATTERY_GONE');
  });

  test('[combat 15.7.1] a registered hex makes fire more accurate', () => {
    const trial = scene({ secret: { registrations: [{ battery: 'guns', at: 'H8' }] } });
    trial.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(55));
    expect(trial.told('accuracy')[0]).toMatchObject({
      modifiers: [{ why: 'registered', drm: -30, cites: '15.7.1' }],
      result: 'on target',
    });
    const other = scene({ secret: { registrations: [{ battery: 'guns', at: 'H9' }] } });
    other.order('german', call('H8'), ...CONTACT, RESPONDS, ...d100(25));
    expect(other.told('accuracy')[0]?.modifiers).toEqual([]);
  });
});
