import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

/** A section in a Universal Carrier, against a squad near by. */
const ready = (section: string, carrier = 'Universal Carrier', options: PanzerSystem['options'] = RULE) =>
  new Trial({
    units: {
      b1: [`${carrier} at D4`, { facing: 0 }],
      b2: [section, { aboard: 'b1', facing: 0 }],
      g1: ['Rifle squad at D6', { spotted: true, facing: 0 }],
    },
    commands: { b1: 'fire' },
    options,
    first: 'british',
  });
const RULE: PanzerSystem['options'] = { optional: ['7.38'] };
/** Why it does not fire directly; mortars are asked for Indirect Fire first. */
const why = (trial: Trial) => {
  if (trial.awaits.includes('british indirect-fire')) trial.order('british', 'end-step');
  const shots = [trial.aim('b2', 'GP')];
  return trial.refusal('british', { order: 'fire', target: 'g1', shots }, ...d100(20))?.refused;
};
const VICKERS = 'MMG section (2 Vickers)';

describe('British Mounted Fire', () => {
  test('[panzer 7.38.1/a] machine gun and mortar sections fire out of a Universal Carrier, with its command', () => {
    const trial = ready(VICKERS);
    trial.fire('british', 'b2', 'g1', 'GP', ...d100(99));
    expect(trial.told('gp-fire')).toMatchObject([{ shooter: 'b2', target: 'g1', result: 'Effective' }]);
    expect(trial.unit('b2')).toMatchObject({ command: 'fire', spot: 'fire', aboard: 'b1', fired: true });
    for (const name of ['2in mortar section', '3in mortar section']) expect(why(ready(name))).toBeUndefined();
    expect(why(ready('ATR section (Boys)', 'Universal Carrier'))).toBe('CANNOT_FIRE');
  });

  test('[panzer 7.38.1/a, 7.0/a] not out of other vehicles, not without the rule, not with MOVE', () => {
    expect(why(ready(VICKERS, 'Bedford truck'))).toBe('CANNOT_FIRE');
    expect(why(ready(VICKERS, 'Universal Carrier', {}))).toBe('CANNOT_FIRE');
    const moving = new Trial({
      units: {
        b1: 'Universal Carrier at D4',
        b2: [VICKERS, { aboard: 'b1' }],
        g1: ['Rifle squad at D6', { spotted: true }],
      },
      commands: { b1: 'move' },
      options: RULE,
      first: 'british',
    });
    expect(why(moving)).toBe('NO_FIRE_COMMAND');
  });

  test('[panzer 7.38.1/b] with the same values all round as on foot; they may dismount and fire then', () => {
    const shot = (placed: Placed, command: object) => {
      const trial = new Trial({
        units: {
          b1: 'Universal Carrier at D4',
          b2: placed,
          g1: ['Rifle squad at D6', { spotted: true }],
        },
        commands: command as never,
        options: RULE,
        first: 'british',
      });
      trial.fire('british', 'b2', 'g1', 'GP', ...d100(50));
      const [{ factor, defense, net } = {}] = trial.told('gp-fire');
      return { factor, defense, net };
    };
    const mounted = shot([VICKERS, { aboard: 'b1', facing: 0 }], { b1: 'fire' });
    expect(mounted).toEqual(shot([`${VICKERS} at D4`, { facing: 0 }], { b2: 'fire' }));
  });

  test('[panzer 7.38.1/a × S.overwatch/a] on Overwatch, too', () => {
    const trial = new Trial({
      units: { b1: 'Universal Carrier at D4', b2: [VICKERS, { aboard: 'b1' }], g1: 'Rifle squad at D7' },
      commands: { b1: 'overwatch', g1: 'move' },
      options: RULE,
      clock: { phase: 'movement' },
      first: 'british',
    });
    trial.order('german', { order: 'move', unit: 'g1', path: ['D6'] });
    expect(trial.awaits).toEqual(['british interrupt']);
    const shots = [trial.aim('b2', 'GP')];
    trial.order('british', { order: 'fire', target: 'g1', shots }, ...d100(99));
    expect(trial.unit('g1').kind).toBe('half-squad');
  });

  test('[panzer 7.38.1/a × S.passengers-under-fire] Suppressed with its carrier, it fires with 20 less', () => {
    const trial = new Trial({
      units: {
        b1: ['Universal Carrier at D4', { suppressed: 'on' }],
        b2: [VICKERS, { aboard: 'b1', suppressed: 'on', facing: 3 }],
        g1: ['Rifle squad at D6', { spotted: true }],
      },
      commands: { b1: 'fire' },
      options: RULE,
      first: 'british',
    });
    trial.fire('british', 'b2', 'g1', 'GP', ...d100(50));
    expect(trial.told('gp-fire')[0]?.net).toBe(30);
  });
});
