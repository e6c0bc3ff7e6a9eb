import { field, type Placed, Trial } from '../testkit.testkit.js';

const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
const HOOK = { order: 'hook-up', vehicle: 'gt', gun: 'gg' };
const UNHOOK = { order: 'unhook', vehicle: 'gt' };
const GUN = '75 AT gun at D8';

const beside = (more: Record<string, Placed> = {}, map = field()) =>
  new Trial({
    phase: 'movement',
    map,
    options: { year: 1943 },
    units: { gt: 'truck at D9', gg: GUN, gc: 'crew 2-4-7 at D8', r9: '4-4-7 at N12', ...more },
  });
const TOWED = { gt: ['truck at D9', { tows: 'gg' }], gg: ['75 AT gun at D9', { towedBy: 'gt' }] } as const;
const inTow = (more: Record<string, Placed> = {}, map = field()) =>
  beside({ ...TOWED, gc: 'crew 2-4-7 at D9', ...more }, map);

describe('hooking up', () => {
  test('[squad-leader 10.2.12] a truck that comes to the gun with half of its points, and then moves no farther', () => {
    const trial = beside().order('german', drive('D8')).order('german', HOOK);
    expect(trial.unit('gg')).toMatchObject({ at: 'D8', towedBy: 'gt' });
    expect(trial.refusal('german', drive('D7'))?.refused).toBe('HAS_MOVED');
    const late = beside({ gt: ['truck at D8', { spent: 18, moving: true, moved: true }] });
    expect(late.refusal('german', HOOK)?.refused).toBe('TOO_FAR');
  });

  test('[squad-leader 10.2.7] not by a tank', () => {
    expect(beside({ gt: 'MkIVF2 at D8' }).refusal('german', HOOK)?.refused).toBe('NOT_YOUR_UNIT');
  });

  test.each<[string, Record<string, Placed>, string]>([
    ['[squad-leader 10.2.14] without men who were there', { gc: 'crew 2-4-7 at N9' }, 'NO_CREW'],
    ['[squad-leader 10.2.14] with broken men', { gc: ['crew 2-4-7 at D8', { broken: true }] }, 'NO_CREW'],
    [
      '[squad-leader 10.2.8] of a gun that turns all round, after a move',
      { gg: '88L AA gun at D8' },
      'TOO_FAR',
    ],
    [
      '[squad-leader 10.2.9] of a large gun, by a jeep',
      { gt: 'American jeep at D9', gg: '88L AA gun at D8' },
      'TOO_HEAVY',
    ],
    ['[squad-leader 10.2.7] of a gun that has fired', { gg: [GUN, { shotsFired: 1 }] }, 'HAS_FIRED'],
  ])('%s is refused', (_, units, refused) => {
    expect(beside(units).order('german', drive('D8')).refusal('german', HOOK)?.refused).toBe(refused);
  });

  test('[squad-leader 10.2.8] such a gun takes the whole phase', () => {
    const trial = beside({ gt: 'truck at D8', gg: '88L AA gun at D8' }).order('german', HOOK);
    expect(trial.unit('gg').towedBy).toBe('gt');
  });
});

describe('a gun in tow', () => {
  test('[squad-leader 10.2.7] doubles what movement costs, goes along, and over no wall', () => {
    const trial = inTow({}, field({ D7: { hexsides: { 3: 'wall' } } })).order('german', drive('D8'));
    expect(trial.unit('gt').spent).toBe(12);
    expect(trial.unit('gg').at).toBe('D8');
    expect(trial.refusal('german', drive('D7'))?.refused).toBe('IMPASSABLE');
  });

  test('[squad-leader 10.2.7] neither it nor what draws it fires', () => {
    const halftrack = inTow({
      gt: ['SdKfz 251 armed at D9', { tows: 'gg', exposed: true }],
      r1: '4-4-7 at D5',
    }).order('german', drive('D8'));
    while (halftrack.battle.clock.phase !== 'advancing-fire') halftrack.endPhase();
    const guns = { order: 'fire-machine-guns', unit: 'gt', at: 'D5' };
    expect(halftrack.refusal('german', guns)?.refused).toBe('HAS_FIRED');
    expect(halftrack.refusal('german', { order: 'fire-ordnance', unit: 'gg', at: 'D5' })?.refused).toBe(
      'NOT_YOUR_UNIT',
    );
  });

  test('[squad-leader 10.2.11] is lost with what draws it', () => {
    const trial = inTow({ r1: '6-2-8 at D8', r2: '6-2-8 at D8' });
    while (trial.battle.clock.phase !== 'defensive-fire') trial.endPhase();
    trial.order('russian', { order: 'fire', at: 'D9', firers: ['r1', 'r2'] }, 1, 1);
    expect(['gt', 'gg'].filter((id) => trial.battle.unit(id))).toEqual([]);
  });

  test('[squad-leader-B-130] [squad-leader 11.13/q5] a halftrack that tows takes as many aboard', () => {
    const trial = inTow({ gt: ['SdKfz 251 armed at D9', { tows: 'gg' }], g1: '4-6-7 at D9' });
    expect(trial.refusal('german', { order: 'board', unit: 'g1', vehicle: 'gt' })).toBeUndefined();
  });
});

describe('unhooking', () => {
  test('[squad-leader 10.2.13] costs half of the points, with all of them left; the gun fires no more in that turn', () => {
    const trial = inTow({ r1: '4-4-7 at D5' }).order('german', { ...UNHOOK, facing: 0 });
    expect(trial.unit('gg')).toMatchObject({ facing: 0, at: 'D9' });
    expect(trial.unit('gg').towedBy).toBeUndefined();
    expect(trial.unit('gt')).toMatchObject({ spent: 12 });
    trial.order('german', drive('D8'));
    expect(trial.unit('gg').at).toBe('D9');
    const moved = inTow({ g2: '4-6-7 at D8' }).order('german', drive('D8'));
    expect(moved.refusal('german', UNHOOK)?.refused).toBe('HAS_MOVED');
  });

  test('[squad-leader-B-83] [squad-leader 10.2/q3] those aboard may do it, and get off afterwards', () => {
    const trial = inTow({
      gt: ['SdKfz 251 armed at D9', { tows: 'gg' }],
      gc: ['crew 2-4-7 at D9', { aboard: 'gt' }],
    }).order('german', UNHOOK);
    trial.order('german', { order: 'disembark', unit: 'gc' });
    expect(trial.unit('gt').spent).toBe(10);
  });
});
