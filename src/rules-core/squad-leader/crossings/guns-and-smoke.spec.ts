import { field, type Placed, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  fire,
  isGone,
  modifiersOf,
  move,
  refused,
  UNDER,
  type Units,
  until,
} from './positions.testkit.js';

const CE = { exposed: true } as const;
const FULL = { smoke: [{ side: 'russian', kind: 'full' }] } as const;
const THIN = { smoke: [{ side: 'russian', kind: 'dispersed' }] } as const;
const TANK = ['MkIVF2 at D9', CE] as const;
const GUN = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }] } as const;
const RUSSIAN_GUN = { r1: 'crew 2-3-7 at D4', rg: ['76 AT gun with r1', { facing: 3 }] } as const;
const shell = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gt', at: 'D4', ...more });
const aimed = (trial: Trial) => trial.told('ordnance-fired')[0]?.aimed[0];
const added = (trial: Trial) => aimed(trial)?.modifiers.map(({ why, value }) => `${why} ${value}`);
const burst = (trial: Trial) => trial.told('shell-burst')[0]?.outcomes;

describe('shells and smoke', () => {
  test('[squad-leader 9.16.5 × 13.19.10] a shell into smoke: the die counts one less To Hit, and nothing on the fire table', () => {
    const trial = begun('prep-fire', { gt: TANK, r1: '4-4-7 at D4' } as Units, { marks: { D4: FULL } });
    trial.order('german', shell(), 1, 2, 4, 6, 5);
    expect(added(trial)).toEqual(['smoke 3']);
    expect(burst(trial)).toMatchObject([{ units: ['r1'], modifiers: [] }]);
  });

  test('[squad-leader 9.16.7 × 5.5.4] fire out of smoke into smoke: two dice, 6 at most', () => {
    const marks = { D4: FULL, D7: FULL } as const;
    const trial = begun('prep-fire', { g1: '4-6-7 at D7', r1: '4-4-7 at D4' }, { marks });
    trial.order('german', fire('D4', 'g1'), 6, 6, 3, 1);
    expect(modifiersOf(trial, 'r1')).toEqual(['smoke 3']);
    const most = begun('prep-fire', { g1: '4-6-7 at D7', r1: '4-4-7 at D4' }, { marks });
    most.order('german', fire('D4', 'g1'), 6, 6, 6, 6);
    expect(modifiersOf(most, 'r1')).toEqual(['smoke 6']);
  });

  test('[squad-leader 9.16.8.1/a × 5.6.8] dispersed smoke is half of the die, and those who moved are moving all the same', () => {
    const trial = begun('movement', { g1: '4-6-7 at D2', r1: '4-4-7 at D8' }, { marks: { D6: THIN } }).order(
      'german',
      move('g1', 'D3'),
    );
    until(trial, 'russian defensive-fire').order('russian', fire('D3', 'r1'), 6, 6, 5);
    expect(modifiersOf(trial, 'g1')).toEqual(['smoke 3', 'moved -1', 'in the open -1']);
  });

  test('[squad-leader 13.10.2.6 × 13.10.1] who fires through smoke has what he had acquired, and loses it', () => {
    const acquired = { units: ['r1'], at: 'D4', phases: 1 };
    const trial = begun(
      'prep-fire',
      { gt: ['MkIVF2 at D9', { ...CE, acquired }], r1: '4-4-7 at D4' } as Units,
      { marks: { D6: FULL } },
    );
    trial.order('german', shell(), 6, 5, 4);
    expect(trial.unit('gt').acquired).toBeUndefined();
  });

  test('[squad-leader 13.10.1 × 5.6.3] men who have gone elsewhere in view begin anew: -1 in the phase after next, not -2', () => {
    const acquired = { units: ['r1'], at: 'D5', phases: 1 };
    const trial = begun('prep-fire', {
      gt: ['MkIVF2 at D9', { ...CE, acquired }],
      r1: '4-4-7 at D4',
    } as Units);
    trial.order('german', shell(), 6, 5);
    expect(added(trial)).toEqual([]);
    expect(trial.endPhase().unit('gt').acquired).toMatchObject({ at: 'D4', phases: 1 });
  });

  test('[squad-leader 13.10.2.4 × 10.2.2/a] a gun that is pushed has lost its target and its emplacement', () => {
    const acquired = { units: ['r1'], at: 'D4', phases: 2 };
    const trial = begun('movement', {
      g1: 'crew 2-4-7 at D9',
      gg: ['50 AT gun with g1', { facing: 0, acquired }],
      r1: '4-4-7 at D4',
    } as Units).order('german', { order: 'push-gun', gun: 'gg', path: ['D8'] });
    expect(trial.unit('gg').acquired).toBeUndefined();
    expect(trial.unit('gg').dislodged).toBe(true);
  });

  test('[squad-leader 13.10.2.4 × 11.26.2] so has a tank that drives on', () => {
    const acquired = { units: ['r1'], at: 'D4', phases: 2 };
    const trial = begun('movement', {
      gt: ['MkIVF2 at D9', { ...CE, acquired }],
      r1: '4-4-7 at D4',
    } as Units).order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    expect(until(trial, 'russian defensive-fire').unit('gt').acquired).toBeUndefined();
  });
});

describe('guns and those who serve them', () => {
  test.each<[string, object, string[]]>([
    ['behind a wall', { D4: { hexsides: { 3: 'wall' } } }, ['emplaced 2']],
    ['in woods', { D4: 'woods' }, ['emplaced 2', 'woods 1']],
  ])('[squad-leader 13.17.2 × 5.3.1] an emplaced gun %s', (_, hexes, expected) => {
    const trial = begun('prep-fire', { gt: TANK, ...RUSSIAN_GUN } as Units, { map: field(hexes as never) });
    trial.order('german', shell({ target: 'rg' }), 6, 5);
    expect(added(trial)).toEqual(expected);
  });

  test('[squad-leader 10.3.5 × 3.21.1] a broken crew has no shield', () => {
    const men = { g1: '4-6-7 at D6', ...RUSSIAN_GUN, r1: ['crew 2-3-7 at D4', BROKEN] } as Units;
    const trial = begun('prep-fire', men).order('german', fire('D4', 'g1'), 6, 6);
    expect(modifiersOf(trial, 'r1')).toEqual([]);
  });

  test('[squad-leader 10.3.2 × 5.3.4] nor one that is fired at by a group, a hex of which is beside its arc', () => {
    const men = { g1: '4-6-7 at E5', g2: '4-6-7 at E4', ...RUSSIAN_GUN } as Units;
    const shields = (...firers: string[]) =>
      modifiersOf(begun('prep-fire', men).order('german', fire('D4', ...firers), 6, 6), 'r1');
    expect([shields('g1'), shields('g1', 'g2')]).toEqual([['gun shield 2'], []]);
  });

  test.each<[string, object, string[], string | undefined]>([
    ['fires with 2 more', {}, ['pinned 2'], undefined],
    ['uses no Intensive Fire', { intensive: true }, [], 'PINNED'],
  ])('[squad-leader 3.24.2 × 13.11.2] a pinned crew %s', (_, more, expected, code) => {
    const men = { ...GUN, g1: ['crew 2-4-7 at D9', { pinned: true }], r1: '4-4-7 at D4' } as Units;
    const trial = begun('defensive-fire', men, { active: 'russian' });
    const shot = { order: 'fire-ordnance', unit: 'gg', at: 'D4', ...more };
    if (code) expect(refused(trial, 'german', shot)).toBe(code);
    else expect(added(trial.order('german', shot, 6, 5))).toEqual(expected);
  });

  test('[squad-leader 3.29.16 × 13.19.1] a shell at a hex with guards strikes their prisoners too', () => {
    const men = {
      gt: TANK,
      r1: '4-4-7 at D4',
      g1: ['unarmed 4-6-7 at D4', { ...BROKEN, guard: 'r1' }],
    } as Units;
    const trial = begun('prep-fire', men).order('german', shell(), 1, 2, 1, 1);
    expect(['r1', 'g1'].map((id) => isGone(trial, id))).toEqual([true, true]);
  });

  test.each<[string, Placed, string[], string]>([
    ['men under a "?": 2 more, and half', ['4-4-7 at D4', UNDER], ['concealed 2', 'woods 1'], 'MC'],
    ['men in view: all of it', '4-4-7 at D4', ['woods 1'], '1MC'],
  ])('[squad-leader 2.3.4 × 13.19/q3] a shell at %s', (_, placed, expected, check) => {
    const trial = begun('prep-fire', { gt: TANK, r1: placed } as Units, { map: field({ D4: 'woods' }) });
    trial.order('german', shell(), 1, 2, 2, 4, 1, 2);
    expect(added(trial)?.sort()).toEqual(expected);
    expect(trial.told('morale-check')).toMatchObject([{ unit: 'r1', check }]);
  });

  describe('a berserk crew at its gun', () => {
    const mad = (phase: 'prep-fire' | 'movement' | 'advance', more: object = {}) =>
      begun(phase, {
        ...GUN,
        g1: ['crew 2-4-7 at D9', { berserk: true }],
        gg: ['50 AT gun with g1', { facing: 0, ...more }],
        r1: '4-4-7 at D4',
      } as Units);
    const shot = { order: 'fire-ordnance', unit: 'gg', at: 'D4' };

    test('[squad-leader 3.25.9 × 13.11.2] fires as fast as it can, until it has no shot left', () => {
      const trial = mad('prep-fire');
      for (const left of ['MUST_FIRE', 'MUST_FIRE', 'MUST_FIRE', undefined]) {
        expect(refused(trial, 'german', { order: 'end-phase' })).toBe(left);
        if (left) expect(added(trial.order('german', shot, 5, 4))).toContain('intensive fire 2');
      }
      expect(refused(trial, 'german', shot)).toBe('HAS_FIRED');
    });

    test.each([
      [6, true],
      [3, false],
    ])('[squad-leader 3.25.9 × 10.9.2.1] until it breaks down: %i with a 4', (die, breaks) => {
      expect(mad('prep-fire').order('german', shot, die, 4).unit('gg').malfunctioned ?? false).toBe(breaks);
    });

    test.each(['movement', 'advance'] as const)(
      '[squad-leader 3.25.9 × 3.25.3] does not charge in the %s phase; without its gun it must',
      (phase) => {
        expect(refused(mad(phase), 'german', { order: 'end-phase' })).toBeUndefined();
        expect(mad(phase).legalOf('german', phase === 'movement' ? 'move' : 'advance')).toEqual([]);
      },
    );

    test('[squad-leader 3.25.9 × 10.9.2.1] with a gun that is out of order it charges', () => {
      const trial = mad('movement', { malfunctioned: true });
      expect(refused(trial, 'german', { order: 'end-phase' })).toBe('MUST_CHARGE');
    });
  });

  test('[squad-leader 10.8.3 × 8.6.5] a captured gun has red numbers and 2 more, and its crew no leader’s help', () => {
    const trial = begun('prep-fire', {
      g1: 'crew 2-4-7 at D9',
      gl: '10-2 at D9',
      gg: ['Russian 76 AT gun with g1', { facing: 0, found: true }],
      r1: '4-4-7 at D4',
    } as Units);
    trial.order('german', { order: 'fire-ordnance', unit: 'gg', at: 'D4' }, 6, 3);
    expect(added(trial)).toEqual(['captured 2']);
    expect(trial.unit('gg').malfunctioned).toBeUndefined();
  });
});
