import { field, type Placed, type Setup, Trial } from '../testkit.testkit.js';

type Units = Record<string, Placed>;
const CE = { exposed: true } as const;
/** A German tank at D2, at which Russians fire. */
const battle = (values: object = {}, setup: Partial<Setup> = {}, units: Units = {}) =>
  new Trial({
    ...setup,
    units: { gt: ['MkIVF2 at D2', values], r1: ['4-4-7 at D6', { fp: 24 }], r9: '4-4-7 at N12', ...units },
  });
const shot = { order: 'fire', at: 'D2', firers: ['r1'] } as const;
const fired = (values: object, ...dice: number[]) =>
  battle({ ...CE, ...values }, { active: 'russian', enemy: 'german' }).order('russian', shot, ...dice);
const off = { order: 'drive-off', unit: 'gt' } as const;
const leaving = (values: object = {}, setup: Partial<Setup> = {}, units: Units = {}) =>
  battle({ leaving: true, shut: true, ...values }, { phase: 'movement', ...setup }, units);
const passAll = (trial: Trial): Trial => {
  while (trial.awaits.includes('russian vehicle-fire')) trial.order('russian', 'pass');
  return trial;
};

describe('crews that have had enough', () => {
  test.each<[string, object, number[], true | undefined]>([
    ['[squad-leader 11.8.4] a KIA', {}, [1, 1], true],
    ['[squad-leader 11.8.4] a check failed is not so bad', {}, [2, 3, 6, 6], undefined],
    [
      '[squad-leader 11.3.5] but it is for one man in a turret',
      { turretType: 'one-man' },
      [2, 3, 6, 6],
      true,
    ],
    [
      '[squad-leader 11.10.3] and the second one without a roof',
      { openTopped: true, unsteady: true },
      [2, 3, 6, 6],
      true,
    ],
    [
      '[squad-leader 11.10.3] the first one without a roof is not',
      { openTopped: true },
      [2, 3, 6, 6],
      undefined,
    ],
  ])('%s', (_, values, dice, gone) => {
    const trial = fired({ mp: 12, ...values }, ...dice);
    expect(trial.unit('gt')).toMatchObject({ stunned: 2 });
    expect(trial.unit('gt').leaving).toBe(gone);
    expect(trial.unit('gt').exposed).toBeUndefined();
  });

  test('[squad-leader-B-122] [squad-leader 11.8.4, 11.8/q13] it drives off by the shortest way at full speed, without a roll for it, and is not lost', () => {
    const trial = passAll(leaving().order('german', off));
    expect(trial.kinds).not.toContain('speed-roll');
    expect(trial.unit('gt').at).toBeUndefined();
    expect(trial.unit('gt').leftFrom).toBe('C1');
    expect(trial.battle.side('german').lost ?? []).toEqual([]);
    expect(trial.battle.side('german').exited ?? []).toEqual([]);
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D1'] })?.refused).toBe(
      'NOT_YOUR_UNIT',
    );
  });

  test('[squad-leader 11.8.4] the way is measured in movement points, and leads to its own lines', () => {
    const woods = passAll(leaving({}, { map: field({ C2: 'woods', D1: 'woods' }) }).order('german', off));
    expect(woods.unit('gt').leftFrom).toBe('E1');
    const home = leaving({}, { sides: { german: { lines: ['N1', 'N2', 'N3'] } } }).order('german', off);
    expect(passAll(home).unit('gt').leftFrom?.[0]).toBe('N');
  });

  test('[squad-leader 11.8/q13] what does not come so far stays in motion, at the end of its points', () => {
    const trial = passAll(leaving({ mp: 1 }).order('german', off));
    expect(trial.unit('gt')).toMatchObject({ at: 'C2', rolling: true });
    expect(trial.kinds).not.toContain('speed-roll');
    trial.endPhase();
    expect(trial.unit('gt').motion).toBe(true);
  });

  test('[squad-leader 11.8.4] it goes nowhere else, its side does not forget it, and it does not fire before it goes', () => {
    const trial = leaving();
    expect(trial.refusal('german', { order: 'drive', unit: 'gt', path: ['D5'] })?.refused).toBe('MUST_LEAVE');
    expect(trial.refusal('german', { order: 'end-phase' })?.refused).toBe('MUST_LEAVE');
    expect(leaving({ leaving: null }).refusal('german', off)?.refused).toBe('NOT_YOUR_UNIT');
    expect(leaving({ stunned: 1 }).refusal('german', off)?.refused).toBe('NOT_YOUR_UNIT');
    const guns = { order: 'fire-machine-guns', unit: 'gt', at: 'D6' };
    const gun = { order: 'fire-ordnance', unit: 'gt', at: 'D6' };
    const facing = { facing: 3 };
    for (const order of [guns, gun]) {
      expect(leaving(facing, { phase: 'prep-fire' }).refusal('german', order)?.cites).toEqual(['11.8.4']);
      const defence = leaving(facing, { phase: 'defensive-fire', active: 'russian', enemy: 'german' });
      expect(defence.refusal('german', order, 6, 6)).toBeUndefined();
    }
  });

  test('[squad-leader 11.3.5] one man in a turret fires guns of the bow alone, in defence, too', () => {
    const one = { turretType: 'one-man', facing: 3, mg: { bow: 4, coaxial: 2 } };
    const defence = () => leaving(one, { phase: 'defensive-fire', active: 'russian', enemy: 'german' });
    expect(defence().refusal('german', { order: 'fire-ordnance', unit: 'gt', at: 'D6' })?.cites).toEqual([
      '11.3.5',
    ]);
    const fired = defence().order('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D6' }, 6, 6);
    expect(fired.told('fire-attack')[0]?.fp).toBe(4);
  });

  test.each<[string, object, true | undefined]>([
    ['which cannot move', { immobilized: true, leaving: true }, true],
    ['which can', { leaving: true }, undefined],
    ['whose crew was only stunned', { immobilized: true }, undefined],
  ])(
    '[squad-leader-B-111] [squad-leader 11.8/q2] the crew of one %s leaves it when it comes to its senses',
    (_, values, left) => {
      const trial = battle({ stunned: 1, ...values }, { phase: 'close-combat' });
      while (trial.unit('gt').stunned) trial.endPhase();
      expect(trial.unit('gt').abandoned).toBe(left);
      expect(trial.kinds.includes('bailed-out')).toBe(left === true);
    },
  );
});
