/** Crews at work on their guns, vehicles among them, and what is left of a gun past repair. */
import type { Order } from '../../kernel/decide/action.js';
import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Readonly<Record<string, Placed>>;
const start = (units: Units, setup: Setup = {}) =>
  new Trial({ options: { year: 1943 }, ...setup, units: { r9: '4-4-7 at N12', ...units } });
const HOOK = { order: 'hook-up', vehicle: 'gt', gun: 'gg' };

describe('a gun pushed to a vehicle', () => {
  const units: Units = {
    gt: 'truck at D8',
    g1: 'crew 2-4-7 at D9',
    gg: ['50 AT gun with g1', { facing: 0 }],
  };
  const PUSH = { order: 'push-gun', gun: 'gg', path: ['D8'] };
  const BOARD = { order: 'board', unit: 'g1', vehicle: 'gt' };

  test('[squad-leader-B-82] [squad-leader 10.2/q2] its crew hooks it up there, and gets aboard in the same phase', () => {
    const trial = start(units, { phase: 'movement' }).order('german', PUSH).order('german', HOOK);
    trial.order('german', BOARD);
    expect([trial.unit('gg').towedBy, trial.unit('g1').aboard]).toEqual(['gt', 'gt']);
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D7'] })?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 10.2/q2] neither to a truck that has moved, nor do others get aboard', () => {
    const came = start({ ...units, gt: 'truck at D7' }, { phase: 'movement' });
    came.order('german', PUSH).order('german', { order: 'drive', unit: 'gt', path: ['D8'] });
    expect(came.refusal('german', HOOK)?.refused).toBe('HAS_FIRED');
    const other = start({ ...units, g2: '4-6-7 at D8' }, { phase: 'movement' });
    other.order('german', PUSH).order('german', HOOK);
    expect(other.refusal('german', { ...BOARD, unit: 'g2' })?.refused).toBe('HAS_MOVED');
  });
});

describe('under fire at work', () => {
  const shot = (trial: Trial, at: string) => {
    while (!trial.awaits.includes('russian defensive-fire')) trial.endPhase();
    trial.order('russian', { order: 'fire', at, firers: ['r1'] }, 6, 6);
    return trial
      .told('fire-attack')[0]
      ?.outcomes.find(({ units }) => units.includes('g1'))
      ?.modifiers.map(({ why, value }) => `${why} ${value}`);
  };
  const GUN: Units = { g1: 'crew 2-4-7 at D8', gg: ['50 AT gun with g1', { facing: 0 }], r1: '6-2-8 at D5' };
  const IN_THE_OPEN = ['moved -1', 'in the open -1'];

  test.each<[string, Units, Order | string, Setup, string[]]>([
    ['hooks it up to a truck', { gt: 'truck at D8' }, HOOK, {}, IN_THE_OPEN],
    ['hooks it up in woods', { gt: 'truck at D8' }, HOOK, { map: field({ D8: 'woods' }) }, ['woods 1']],
    [
      'hooks it up to a halftrack',
      { gt: 'SdKfz 251 armed at D8' },
      HOOK,
      {},
      [...IN_THE_OPEN, 'beneath an AFV 1'],
    ],
    [
      'unhooks it',
      { gt: ['truck at D8', { tows: 'gg' }], gg: ['50 AT gun at D8', { towedBy: 'gt', facing: 0 }] },
      { order: 'unhook', vehicle: 'gt', facing: 0 },
      {},
      IN_THE_OPEN,
    ],
    ['rests beside it', {}, 'end-phase', {}, ['gun shield 2']],
  ])('[squad-leader-B-87] [squad-leader 10.3/q1] its crew %s', (_, units, order, setup, expected) => {
    const trial = start({ ...GUN, ...units }, { phase: 'movement', ...setup }).order('german', order);
    expect(shot(trial, 'D8')).toEqual(expect.arrayContaining(expected));
    if (!expected.includes('gun shield 2'))
      expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).not.toContain(
        'gun shield',
      );
  });

  test('[squad-leader 10.3/q1] its crew pushes it: no shield, and in the open from all sides', () => {
    const pushed = { order: 'push-gun', gun: 'gg', path: ['D7'] };
    expect(shot(start(GUN, { phase: 'movement' }).order('german', pushed), 'D7')).toEqual(IN_THE_OPEN);
  });
});

describe('vehicles in the hex of a gun', () => {
  const GUN: Units = { r1: 'crew 2-3-7 at D8', rg: ['57 AT gun with r1', { facing: 0 }] };
  const served = (trial: Trial) => {
    while (trial.battle.clock.active === 'german') trial.endPhase();
    return trial.unit('rg').possessor;
  };

  test.each<[string, Placed, string | undefined]>([
    ['an AFV', 'MkIVF2 at D8', undefined],
    ['an AFV in the next hex', 'MkIVF2 at D9', 'r1'],
    ['an AFV without its crew', ['MkIVF2 at D8', { abandoned: true }], 'r1'],
  ])('[squad-leader 10.2.15] its crew leaves it to %s that ends its turn there', (_, gt, possessor) => {
    const trial = start({ ...GUN, gt, g9: '4-6-7 at N1' }, { phase: 'advance' });
    expect(served(trial)).toBe(possessor);
  });

  test('[squad-leader 10.2.15] one that only goes through does no harm', () => {
    const trial = start({ ...GUN, gt: ['MkIVF2 at D9', { facing: 0 }] }, { phase: 'movement' });
    const passes = trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D8', 'D7'] });
    expect(passes?.refused).toBe(undefined);
  });
});

describe('a gun past repair', () => {
  const ruined = (gun: string, men = 'crew 2-4-7') => {
    const trial = start(
      { g1: `${men} at D8`, gg: [`${gun} with g1`, { facing: 0, malfunctioned: true }], r1: '6-2-8 at D5' },
      { phase: 'rally' },
    );
    while (!trial.awaits.includes('german repair')) trial.endPhase();
    return trial.order('german', { order: 'repair', weapon: 'gg' }, 6);
  };

  test('[squad-leader-B-103] [squad-leader 10.9/q2] its shield covers its crew for a game turn, and then it is gone', () => {
    const trial = ruined('50 AT gun');
    expect(trial.told('repair-attempt')[0]?.result).toBe('removed');
    while (!trial.awaits.includes('russian defensive-fire')) trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'D8', firers: ['r1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes[0]?.modifiers.map(({ why }) => why)).toEqual([
      'gun shield',
    ]);
    while (trial.battle.clock.active === 'german') trial.endPhase();
    expect(trial.battle.unit('gg')?.ruined).toBe(2);
    while (trial.battle.clock.active === 'russian') trial.endPhase();
    expect(trial.battle.unit('gg')).toBeUndefined();
  });

  test('[squad-leader 10.9/q2] it is not repaired, and one without a shield is gone at once', () => {
    const trial = ruined('50 AT gun');
    while (trial.battle.clock.phase === 'rally') trial.endPhase();
    const again = start(
      {
        g1: 'crew 2-4-7 at D8',
        gg: ['50 AT gun with g1', { malfunctioned: true, ruined: 2 }],
        g2: '4-6-7 at A1',
        gm: ['LMG with g2', { malfunctioned: true }],
      },
      { phase: 'rally' },
    );
    while (!again.awaits.includes('german repair')) again.endPhase();
    expect(again.refusal('german', { order: 'repair', weapon: 'gg' })?.refused).toBe('MALFUNCTIONED');
    expect(ruined('88L AA gun').battle.unit('gg')).toBeUndefined();
  });
});
