import { d100, endPhase } from '../testkit.testkit.js';
import {
  BATTERY,
  battery,
  CONTACT,
  call,
  correct,
  effect,
  MISS,
  ON_TARGET,
  RESPONDS,
  type Scene,
  scene,
  standing,
} from './scene.testkit.js';

describe('correcting and converting', () => {
  test('[combat 15.1.4.2.2, 15.1.1] a CFF of an earlier phase becomes an FFE of seven hexes in an impulse of its own', () => {
    const trial = standing({ units: { a1: '7-6 at H8', a2: '7-6 at H7', a3: '7-6 at I8', a4: '7-6 at H6' } });
    trial.order('german', effect(), ...d100(80), RESPONDS, ...MISS, ...MISS, ...MISS);
    expect(trial.told('contact')[0]).toMatchObject({ needs: 80, made: true });
    expect(trial.told('accuracy')).toEqual([]);
    expect(trial.told('attack').map(({ at }) => at)).toEqual(['H8', 'H7', 'I8']);
    expect(trial.told('fire-falls')).toEqual([{ battery: 'guns', at: 'H8', kind: 'FFE' }]);
    expect(battery(trial)).toMatchObject({ ffe: 'H8' });
    expect(battery(trial)?.cff).toBeUndefined();
    const first = scene()
      .order('german', call('H8'), ...CONTACT, RESPONDS, ...ON_TARGET)
      .order('american', 'pass');
    expect(first.refusal('german', effect())?.refused).toBe('TRIED_ALREADY');
    expect(scene().refusal('german', effect())?.refused).toBe('NO_CFF');
    expect(standing().refusal('german', call('H9'))?.refused).toBe('CALLED_ALREADY');
  });

  test('[combat 15.1.4.2.2.2/1] without contact the CFF stays where it is', () => {
    const trial = standing().order('german', effect(), ...d100(81));
    expect(battery(trial)).toMatchObject({ cff: 'H8', tried: true });
    expect(trial.kinds).not.toContain('battery-response');
  });

  test('[combat 15.1.4.2.2.2/2] without response it is removed, and a new one is for a later phase', () => {
    const trial = standing({ turn: 5, battery: { brackets: ['H7'] }, marks: { H7: { brackets: ['guns'] } } });
    trial.order('german', effect(), ...CONTACT, 5).order('american', 'pass');
    expect(battery(trial)).toEqual({ ...BATTERY, tried: true });
    expect(trial.battle.location('H7').brackets).toBeUndefined();
    expect(trial.refusal('german', call('H8'))?.refused).toBe('TRIED_ALREADY');
  });

  test('[combat 15.1.4.2.2.2, 15.1.4.2.2.2/3] it may be moved any number of hexes and converted there, after an accuracy roll; it strays no farther than it was moved', () => {
    const trial = standing();
    trial.order('german', effect({ at: 'H10' }), ...CONTACT, RESPONDS, ...d100(80), 1);
    expect(trial.told('accuracy')[0]).toMatchObject({
      modifiers: [{ why: 'corrected by 2', drm: 10 }],
      result: 'scatters 4',
      at: 'H8',
    });
    expect(battery(trial)).toMatchObject({ ffe: 'H8', brackets: ['H8'] });
    const moved = standing({ units: { a1: '7-6 at H13' } });
    moved.order('german', effect({ at: 'H13' }), ...CONTACT, RESPONDS, ...d100(1), 1, ...MISS);
    expect(moved.told('accuracy')[0]).toMatchObject({ modifiers: [{ drm: 25 }], result: 'scatters 1' });
    expect(battery(moved)?.ffe).toBe('H12');
  });

  test('[combat 15.5/b, 15.5/a] a marker stands two levels above what is in its hex; one out of sight is corrected into sight first', () => {
    const low = { D8: 'woods', G8: 'woods' } as const;
    const observer: Scene = { units: { g1: ['nco at A8', { radio: 'guns' }] } };
    expect(scene({ ...observer, map: { D8: 'woods' } }).refusal('german', call('H8'))?.refused).toBe(
      'NO_LINE_OF_SIGHT',
    );
    const seen = standing({ ...observer, map: low }).order('german', effect(), ...CONTACT, RESPONDS);
    expect(battery(seen)?.ffe).toBe('H8');
    const wall = { D8: { level: 3 }, C8: { level: 3 } } as const;
    const hidden = standing({ ...observer, map: wall });
    expect(hidden.refusal('german', effect())?.refused).toBe('MARKER_OUT_OF_SIGHT');
    expect(hidden.refusal('german', effect({ at: 'B9' }))?.refused).toBe('MARKER_OUT_OF_SIGHT');
    hidden.order('german', correct('B9'), ...CONTACT, RESPONDS, ...d100(1), 1);
    expect(hidden.told('fire-falls')[0]).toMatchObject({ kind: 'CFF' });
  });

  test('[combat 15.7.3, 15.7.4] correcting leaves a Bracket marker; there are never more than two, and they go with the CFF', () => {
    const first = standing().order('german', correct('H11'), ...CONTACT, RESPONDS, ...d100(1));
    expect(battery(first)).toMatchObject({ cff: 'H11', brackets: ['H8'] });
    expect(first.battle.location('H8').brackets).toEqual(['guns']);
    expect(first.told('bracketed')).toEqual([{ battery: 'guns', at: ['H8'] }]);
    const two = {
      battery: { brackets: ['H4', 'H12'] },
      marks: { H4: { brackets: ['guns'] }, H12: { brackets: ['guns'] } },
    };
    const older = standing(two).order('german', correct('H9'), ...CONTACT, RESPONDS, ...d100(1));
    expect(battery(older)?.brackets).toEqual(['H12', 'H8']);
    expect(older.battle.location('H4').brackets).toBeUndefined();
    const chosen = standing(two).order(
      'german',
      correct('H9', { bracket: 'H12' }),
      ...CONTACT,
      RESPONDS,
      ...d100(1),
    );
    expect(battery(chosen)?.brackets).toEqual(['H4', 'H8']);
    expect(standing(two).refusal('german', correct('H9', { bracket: 'H5' }))?.refused).toBe('NO_BRACKET');
    expect(standing().refusal('german', correct('H8'))?.refused).toBe('SAME_HEX');
  });

  test('[combat 15.7.3.1] into or between brackets: -20 in place of the modifier for correcting', () => {
    const into = (at: string) => {
      const trial = standing({ battery: { brackets: ['H12'] }, marks: { H12: { brackets: ['guns'] } } });
      trial.order('german', correct(at), ...CONTACT, RESPONDS, ...d100(1), ...(at === 'H14' ? [1] : []));
      return trial.told('accuracy')[0]?.modifiers.map(({ drm }) => drm);
    };
    expect(into('H12')).toEqual([-20]);
    expect(into('H10')).toEqual([-20]);
    expect(into('J10')).toEqual([-20]);
    expect(into('H14')).toEqual([30]);
  });

  test('[combat 15.7.5] at the end of the turn the FFE slackens to a CFF', () => {
    const trial = standing().order('german', effect(), ...CONTACT, RESPONDS);
    endPhase(trial);
    expect(trial.told('fire-slackens')).toEqual([{ battery: 'guns', at: 'H8' }]);
    expect(battery(trial)).toEqual({ ...BATTERY, cff: 'H8', fired: true });
    expect(trial.battle.location('H8')).toMatchObject({ cff: ['guns'] });
  });
});
