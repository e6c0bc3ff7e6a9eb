/** Guns (chapter 10) and those who serve them among the other rules: drawn up from the book alone. */
import { field, Trial } from '../testkit.testkit.js';
import {
  BROKEN,
  begun,
  fire,
  isGone,
  MELEE,
  modifiersOf,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const accepted = (code: string | undefined) => code === undefined || code === 'DICE_MISSING';
const GUN = { g1: 'crew 2-4-7 at D9', gg: ['50 AT gun with g1', { facing: 0 }] } as const;
const shot = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gg', at: 'D4', ...more });
const added = (trial: Trial) =>
  trial.told('ordnance-fired')[0]?.aimed[0]?.modifiers.map(({ why, value }) => `${why} ${value}`);
const push = { order: 'push-gun', gun: 'gg', path: ['D8'] };

describe('shields', () => {
  const at = (units: object) =>
    modifiersOf(
      begun('prep-fire', { ...GUN, r1: '4-4-7 at D5', ...units } as Units, { active: 'russian' }).order(
        'russian',
        fire('D9', 'r1'),
        6,
        6,
      ),
      'g1',
    );
  test.each<[string, object, string[]]>([
    ['a crew', {}, ['gun shield 2']],
    ['a squad that serves it', { g1: '4-6-7 at D9' }, []],
    ['a broken crew', { g1: ['crew 2-4-7 at D9', BROKEN] }, []],
    [
      'a crew of the enemy who has taken it',
      { gg: ['Russian 76 AT gun with g1', { facing: 0, found: true }] },
      ['gun shield 2'],
    ],
  ])('[squad-leader 10.3.5 × 10.1.3, 10.3.5 × 10.8.1] they cover %s', (_, units, expected) => {
    expect(at(units)).toEqual(expected);
  });

  test('[squad-leader 10.3.4 × 4.5.3] not those who push it: they move in the open, however short the way', () => {
    const trial = begun('movement', { ...GUN, r1: '4-4-7 at D4' } as Units).order('german', push);
    until(trial, 'russian defensive-fire').order('russian', fire('D8', 'r1'), 6, 6);
    expect(modifiersOf(trial, 'g1')?.sort()).toEqual(['in the open -1', 'moved -1']);
  });
});

describe('who serves a gun', () => {
  test('[squad-leader 10.2.1 × 4.1.1] when it has fired in Prep Fire neither it nor its crew goes anywhere', () => {
    const trial = begun('prep-fire', { ...GUN, r1: '4-4-7 at D4' } as Units).order('german', shot(), 6, 5);
    until(trial, 'german movement');
    expect(accepted(refused(trial, 'german', push))).toBe(false);
    expect(accepted(refused(trial, 'german', { order: 'move', units: ['g1'], path: ['D8'] }))).toBe(false);
  });

  test('[squad-leader 10.1.3 × 6.3.2] a crew in melee does not fire it', () => {
    const trial = begun('prep-fire', {
      ...GUN,
      g1: ['crew 2-4-7 at D9', MELEE],
      r2: ['4-4-7 at D9', MELEE],
      r1: '4-4-7 at D4',
    } as Units);
    expect(refused(trial, 'german', shot())).toBe('IN_MELEE');
  });

  test('[squad-leader 10.1.3 × 5.1.2] a crew that has fired its gun has no fire of its own, nor the other way round', () => {
    const trial = begun('prep-fire', { ...GUN, r1: '4-4-7 at D6' } as Units);
    trial.order('german', shot({ at: 'D6' }), 6, 5);
    expect(refused(trial, 'german', fire('D6', 'g1'))).toBe('HAS_FIRED');
    const other = begun('prep-fire', { ...GUN, r1: '4-4-7 at D6' } as Units);
    other.order('german', fire('D6', 'g1'), 6, 5);
    expect(refused(other, 'german', shot({ at: 'D6' }))).toBe('HAS_FIRED');
  });

  test.each([
    ['a crew', 'crew 2-4-7 at D9', [6, 5], false],
    ['a squad', '4-6-7 at D9', [6, 4], true],
    ['raw men', '4-3-6 at D9', [5, 4], true],
  ] as const)(
    '[squad-leader 10.1.16 × 3.9.5, 10.1.16 × 10.8.3] it breaks down for %s who roll %j',
    (_, g1, dice, breaks) => {
      const trial = begun('prep-fire', { ...GUN, g1, r1: '4-4-7 at D4' } as Units).order(
        'german',
        shot(),
        ...dice,
      );
      expect(isGone(trial, 'gg') || trial.unit('gg').malfunctioned === true).toBe(breaks);
    },
  );

  test('[squad-leader 10.9.2.1 × 13.10.2.1] when it breaks down its target is lost', () => {
    const acquired = { units: ['r1'], at: 'D4', phases: 1 };
    const trial = begun('prep-fire', {
      ...GUN,
      gg: ['50 AT gun with g1', { facing: 0, acquired }],
      r1: '4-4-7 at D4',
    } as Units).order('german', shot(), 6, 6);
    expect([trial.unit('gg').malfunctioned, trial.unit('gg').acquired]).toEqual([true, undefined]);
  });

  test('[squad-leader 10.8.4 × 13.10.1] a captured gun acquires as any other: 2 more, 1 less', () => {
    const acquired = { units: ['r1'], at: 'D4', phases: 1 };
    const trial = begun('prep-fire', {
      g1: 'crew 2-4-7 at D9',
      gg: ['Russian 76 AT gun with g1', { facing: 0, found: true, acquired }],
      r1: '4-4-7 at D4',
    } as Units).order('german', shot(), 6, 2);
    expect(added(trial)?.sort()).toEqual(['acquired -1', 'captured 2']);
  });

  test('[squad-leader 10.1.16 × 10.8.3] captured, it breaks down on two less, for good', () => {
    const roll = (...dice: number[]) =>
      isGone(
        begun('prep-fire', {
          g1: 'crew 2-4-7 at D9',
          gg: ['Russian 76 AT gun with g1', { facing: 0, found: true }],
          r1: '4-4-7 at D4',
        } as Units).order('german', shot(), ...dice),
        'gg',
      );
    expect([roll(5, 4), roll(6, 4)]).toEqual([false, true]);
  });

  test('[squad-leader 10.8.3 × 13.11.6] captured and fired intensively, on four less', () => {
    const roll = (...dice: number[]) =>
      isGone(
        begun('prep-fire', {
          g1: 'crew 2-4-7 at D9',
          gg: ['Russian 76 AT gun with g1', { facing: 0, found: true }],
          r1: '4-4-7 at D4',
        } as Units).order('german', shot({ intensive: true }), ...dice),
        'gg',
      );
    expect([roll(4, 3), roll(5, 3)]).toEqual([false, true]);
  });

  test('[squad-leader 10.2.2/a × 4.7.6] an exhausted crew fires its gun with 1 more', () => {
    const trial = begun('prep-fire', {
      ...GUN,
      g1: ['crew 2-4-7 at D9', { cx: true }],
      r1: '4-4-7 at D4',
    } as Units).order('german', shot(), 6, 5);
    expect(added(trial)).toEqual(['exhausted 1']);
    expect(trial.unit('g1').cx).toBeUndefined();
  });
});

describe('mortars', () => {
  const mortar = (units: object = {}, map = field()) =>
    begun(
      'prep-fire',
      {
        g1: '4-6-7 at D9',
        gm: '50mm mortar with g1',
        r1: '4-4-7 at D4',
        ...units,
      } as Units,
      { map },
    );
  const bomb = (more: object = {}) => ({ order: 'fire-ordnance', unit: 'gm', at: 'D4', ...more });

  test('[squad-leader 10.4.9 × 5.3.5.1] height does not help against them', () => {
    const trial = mortar({}, field({ D4: { level: 1 } })).order('german', bomb(), 6, 5);
    expect(added(trial)).toEqual([]);
  });

  test('[squad-leader 10.4.10.2 × 3.2.2] a leader who directs one directs nothing else in that player turn', () => {
    const trial = mortar({ gl: '9-1 at D9', g2: '4-6-7 at D9' }).order(
      'german',
      bomb({ leader: 'gl' }),
      6,
      5,
    );
    expect(added(trial)).toEqual(['9-1 -1']);
    expect(accepted(refused(trial, 'german', { ...fire('D4', 'g2'), leaders: ['gl'] }))).toBe(false);
  });

  test('[squad-leader 10.4.11.1/b × 5.4.5] men who have moved fire none in Advancing Fire', () => {
    const trial = begun('advancing-fire', {
      g1: ['4-6-7 at D9', { moved: true }],
      gm: ['50mm mortar with g1', {}],
      r1: '4-4-7 at D4',
    } as Units);
    expect(accepted(refused(trial, 'german', bomb()))).toBe(false);
  });

  test('[squad-leader 10.4.10.1/b × 15.5.5] nobody fires one inside a house, nor out of a bunker', () => {
    expect(accepted(refused(mortar({}, field({ D9: 'stone-building' })), 'german', bomb()))).toBe(false);
    const bunker = begun(
      'prep-fire',
      { g1: ['4-6-7 at D9', { bunkered: 'D9' }], gm: '50mm mortar with g1', r1: '4-4-7 at D4' } as Units,
      { marks: { D9: { bunker: { squads: 2, front: 3, rear: 5, facing: 0 } } } },
    );
    expect(accepted(refused(bunker, 'german', bomb()))).toBe(false);
  });
});

describe('rocket launchers', () => {
  const LAUNCHER = { g1: 'crew 2-4-7 at D9', gr: ['150 rocket launcher with g1', { facing: 0 }] } as const;
  const salvo = { order: 'fire-rockets', unit: 'gr', salvo: [{ at: 'D4', rockets: 1 }] };
  test('[squad-leader 10.7.6 × 5.6.2] they do not fire in the turn of the enemy', () => {
    const trial = begun('defensive-fire', { ...LAUNCHER, r1: '4-4-7 at D4' } as Units, { active: 'russian' });
    expect(accepted(refused(trial, 'german', salvo))).toBe(false);
  });

  test('[squad-leader 10.7.11 × 5.6.8.1/b] those who load one in woods: the woods, and 2 less', () => {
    const trial = begun(
      'prep-fire',
      {
        ...LAUNCHER,
        gr: ['150 rocket launcher with g1', { facing: 0, spentTubes: 6 }],
        r1: '4-4-7 at D6',
      } as Units,
      { map: field({ D9: 'woods' }) },
    ).order('german', { order: 'reload-rockets', unit: 'gr' });
    until(trial, 'russian defensive-fire').order('russian', fire('D9', 'r1'), 6, 6);
    const values = modifiersOf(trial, 'g1')
      ?.map((one) => Number(one.split(' ').pop()))
      .sort((a, b) => a - b);
    expect(values).toEqual([-2, 1]);
  });

  test('[squad-leader 10.7.11 × 3.21.1] a crew that breaks loads no more, and has to begin where it was', () => {
    const trial = begun('prep-fire', {
      ...LAUNCHER,
      gr: ['150 rocket launcher with g1', { facing: 0, spentTubes: 6 }],
      r1: '4-4-7 at D6',
    } as Units).order('german', { order: 'reload-rockets', unit: 'gr' });
    until(trial, 'russian defensive-fire').order('russian', fire('D9', 'r1'), 4, 3, 5, 5);
    expect(trial.unit('g1').broken).toBe(true);
    until(trial, 'russian prep-fire');
    expect(trial.unit('gr').reloading?.turns ?? 0).toBe(0);
  });
});

describe('guns that are overrun, towed or aimed at aircraft', () => {
  const upon = { order: 'drive', unit: 'gt', path: ['D5', 'D4'], overrun: ['bow'] };
  const overrun = (facing: number) =>
    new Trial({
      phase: 'movement',
      options: { year: 1943 },
      units: {
        gt: ['MkIVF2 at D6', { facing: 0, mg: { bow: 4 } }],
        rc: 'crew 2-3-7 at D5',
        rg: ['57 AT gun with rc', { facing }],
        r9: '4-4-7 at N12',
      } as Units,
    })
      .order('german', upon)
      .order('russian', 'pass', 3, 3);

  test('[squad-leader 7.1.20 × 13.9.1] it turns to the AFV that comes from behind, and has no target in motion', () => {
    const trial = overrun(0);
    trial.order('russian', { order: 'fire-at-overrun', unit: 'rg' }, 6, 5, 6, 4);
    const whys = added(trial) ?? [];
    expect(whys.some((one) => one.startsWith('covered arc'))).toBe(true);
    expect(whys.filter((one) => /moving|adjacent/.test(one))).toEqual([]);
  });

  test('[squad-leader 7.1.21 × 5.1.2] a crew that fails its check fires nothing more, nor its own arms', () => {
    const trial = new Trial({
      phase: 'movement',
      options: { year: 1943 },
      units: {
        gt: ['MkIVF2 at D6', { facing: 0, mg: { bow: 2 } }],
        g1: '4-6-7 at D9',
        rc: 'crew 2-3-7 at D5',
        rg: ['57 AT gun with rc', { facing: 3 }],
        r9: '4-4-7 at N12',
      } as Units,
    }).order('german', { ...upon, path: ['D5', 'D4'] });
    trial.order('russian', 'pass', 6, 5, 6, 5);
    until(trial, 'russian defensive-fire');
    expect(accepted(refused(trial, 'russian', fire('D9', 'rc')))).toBe(false);
  });

  test('[squad-leader 10.1.12/b × 12.4.1/a] a gun that has fired at aircraft fires at nobody else', () => {
    const trial = new Trial({
      units: {
        gs: 'Stuka',
        gl: '8-0 at A1',
        g1: '4-6-7 at D12',
        r1: 'crew 2-3-7 at D8',
        rm: ['37L AA gun with r1', { facing: 3 }],
      } as Units,
      sides: { german: { air: {} } },
    })
      .order('german', { order: 'dive', aircraft: 'gs', at: 'D8' }, 2, 3, 6, 6)
      .order('russian', { order: 'fire-at-aircraft', unit: 'rm' }, 6, 4)
      .order('german', { order: 'bomb', at: 'D8' }, 6);
    until(trial, 'russian defensive-fire');
    expect(accepted(refused(trial, 'russian', { order: 'fire-ordnance', unit: 'rm', at: 'D12' }))).toBe(
      false,
    );
    expect(accepted(refused(trial, 'russian', fire('D12', 'r1')))).toBe(false);
  });

  test('[squad-leader 10.2.11 × 11.13.2] a gun goes with the halftrack that draws it', () => {
    const trial = new Trial({
      enemy: 'american',
      options: { year: 1944 },
      units: {
        gt: ['MkIVF2 at D9', { exposed: true }],
        at: ['M3 armed at D5', { facing: 3, tows: 'ag' }],
        ag: ['57 AT gun at D5', { towedBy: 'at' }],
        a9: '6-6-6 at N12',
      } as Units,
    }).order('german', { order: 'fire-ordnance', unit: 'gt', at: 'D5', target: 'at' }, 3, 4, 1, 2);
    expect([isGone(trial, 'at'), isGone(trial, 'ag')]).toEqual([true, true]);
  });
});
