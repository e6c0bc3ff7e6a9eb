import type { Order } from '../../kernel/decide/action.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';

/** A German tank drives from D6 upon D5; the Russians are there. */
const withTank = (units: Readonly<Record<string, Placed>>, map = field(), options = {}) =>
  new Trial({ phase: 'movement', map, options, units: { gt: 'MkIVF2 at D6', ...units } });
const upon = (...weapons: string[]) => ({ order: 'drive', unit: 'gt', path: ['D5'], overrun: weapons });
const MISS = [6, 4];

describe('overruns', () => {
  test('[squad-leader-A-216] [squad-leader 7.1.1, 7.1.3, 7.1/k] resolved at once on entering: 4, half of what the gun is worth, and machine guns', () => {
    const trial = withTank({ r1: '4-4-7 at D5' }).order('german', upon('gun', 'bow'), 2, 1);
    expect(trial.told('overrun')).toMatchObject([
      {
        parts: [
          { what: 'base', fp: 4 },
          { what: 'gun', fp: 4 },
          { what: 'bow MG', fp: 4 },
        ],
        fp: 12,
        column: 12,
        rolled: 3,
        outcomes: [{ units: ['r1'], result: 'KIA' }],
      },
    ]);
    expect(trial.kinds.indexOf('overrun')).toBe(trial.kinds.indexOf('drove') + 1);
    expect(trial.battle.unit('r1')).toBeUndefined();
  });

  test('[squad-leader 7.1.1] another AFV is not overrun', () => {
    expect(
      withTank({ rt: 'T-34 at D5' }).refusal('german', { ...upon('bow'), path: ['D5', 'D4'] })?.refused,
    ).toBe('NOBODY_THERE');
  });

  test('[squad-leader-A-211] [squad-leader 7.1.3] a gun with several shots counts in full', () => {
    const trial = withTank({ ga: ['American M10 at E6', { exposed: true }], r1: '4-4-7 at E5' });
    trial
      .order('german', { order: 'drive', unit: 'ga', path: ['E5'], overrun: ['gun'] })
      .order('russian', 'pass', ...MISS);
    expect(trial.told('overrun')[0]?.parts).toEqual([
      { what: 'base', fp: 4 },
      { what: 'gun', fp: 8 },
    ]);
  });

  test('[squad-leader 7.1.4] a gun that fires nothing but armour-piercing shot gives the base alone', () => {
    const trial = withTank({ gt: ['MkIVF2 at D6', { gun: { calibre: 37, only: 'AP' } }], r1: '4-4-7 at D5' });
    expect(trial.order('german', upon('gun'), ...MISS).told('overrun')).toMatchObject([{ fp: 4 }]);
  });

  test('[squad-leader 7.1.5] without armament it overruns nobody, but drives through', () => {
    const trial = withTank({ gt: 'SdKfz 251 unarmed at D6', r1: '4-4-7 at D5' });
    expect(trial.refusal('german', upon('aa'))?.refused).toBe('NO_WEAPON');
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D5', 'D4'] });
    expect(trial.unit('gt').at).toBe('D4');
    expect(trial.kinds).not.toContain('overrun');
  });

  test('[squad-leader 7.1.5/a] a truck has 5 less', () => {
    const trial = withTank({ ru: 'truck at D5', r1: '4-4-7 at N9' }).order(
      'german',
      { ...upon('gun', 'bow'), path: ['D5', 'D4'] },
      5,
      2,
    );
    expect(trial.told('overrun')).toMatchObject([{ outcomes: [{ units: ['ru'], final: 2, result: 'KIA' }] }]);
    expect(trial.at('D5').wrecks).toHaveLength(1);
  });

  test('[squad-leader 7.1.10] terrain counts as in fire, movement does not', () => {
    const map = field({ D5: 'wooden-building' });
    const trial = withTank({ r1: '4-4-7 at D5' }, map)
      .order('german', upon('bow'))
      .order('russian', 'pass', 1, 2, ...MISS);
    expect(trial.told('overrun')[0]?.outcomes).toMatchObject([
      { modifiers: [{ why: 'wooden rubble', value: 2 }], final: 12 },
    ]);
  });

  test.each([
    ['[squad-leader 7.1.11, 7.1.24.2]', 'woods', [1, 1]],
    ['[squad-leader 7.1.11, 14.27.11]', 'graveyard', [1, 1]],
    ['[squad-leader 7.1.11, 14.12.4]', 'brush', []],
  ] as const)('%s in %s it has half its strength, and stands still on an 11', (_, ground, breakdown) => {
    const trial = withTank({ r1: '4-4-7 at D5' }, field({ D5: ground }));
    trial.order('german', upon('gun', 'bow')).order('russian', 'pass', ...breakdown, 6, 5);
    expect(trial.told('overrun')).toMatchObject([{ fp: 6, column: 6 }]);
    expect(trial.unit('gt').immobilized).toBe(true);
  });

  test('[squad-leader-A-205] [squad-leader-A-207] [squad-leader 7.1/b, 7.1/Q] broken down in the woods it still overruns, and nobody makes way for it', () => {
    const trial = withTank({ r1: '4-4-7 at D5' }, field({ D5: 'woods' }));
    trial.order('german', upon('bow')).order('russian', 'pass', 5, 5, ...MISS);
    expect(trial.kinds).toEqual(expect.arrayContaining(['breakdown-roll', 'immobilized', 'overrun']));
    expect(trial.kinds.indexOf('immobilized')).toBeLessThan(trial.kinds.indexOf('overrun'));
    trial.endPhase().endPhase();
    expect(trial.awaits).toEqual(['german advancing-fire']);
    expect(trial.unit('r1').at).toBe('D5');
  });

  test('[squad-leader 7.1.2] several overrun one hex, each with its own roll', () => {
    const trial = withTank({ gv: 'MkIVF2 at E6', r1: '4-4-7 at D5' });
    trial.order('german', { ...upon('bow'), path: ['D5', 'D4'] }, ...MISS);
    trial.order('german', { order: 'drive', unit: 'gv', path: ['D5'], overrun: ['bow'] }, ...MISS);
    expect(trial.told('overrun')).toMatchObject([{ unit: 'gv', at: 'D5' }]);
  });

  test('[squad-leader 7.1.16] no movement points; one in a turn, of the first enemies met', () => {
    const units = { r1: '4-4-7 at D5', r2: '4-4-7 at D4' };
    const trial = withTank(units).order('german', { ...upon('bow'), path: ['D5', 'D4'] }, ...MISS);
    expect(trial.unit('gt')).toMatchObject({ spent: 2, overran: 'D5' });
    expect(trial.told('overrun')).toHaveLength(1);
    const passed = withTank(units).order('german', { order: 'drive', unit: 'gt', path: ['D5'] });
    expect(passed.refusal('german', { ...upon('bow'), path: ['D4'] })?.refused).toBe('HAS_OVERRUN');
  });

  test('[squad-leader 7.1.17] it fires nothing else in that player turn', () => {
    const trial = withTank({ r1: '4-4-7 at D5', r2: '4-4-7 at D2' });
    trial
      .order('german', { ...upon('bow'), path: ['D5', 'D4'] }, ...MISS)
      .endPhase()
      .endPhase();
    expect(trial.refusal('german', { order: 'fire-machine-guns', unit: 'gt', at: 'D2' })?.refused).toBe(
      'HAS_FIRED',
    );
  });

  test('[squad-leader 7.1.13] who is stunned in the hex before overruns nobody', () => {
    const trial = withTank({ gt: ['MkIVF2 at D7', { exposed: true }], r1: '4-4-7 at D5', r2: '6-2-8 at E6' });
    trial.order('german', { ...upon('bow'), path: ['D6', 'D5'] });
    trial.order('russian', { order: 'fire', at: 'D7', firers: ['r2'] }, 1, 2, 5, 6);
    expect(trial.unit('gt')).toMatchObject({ at: 'D7', stunned: 2 });
    expect(trial.kinds).not.toContain('overrun');
  });

  test('[squad-leader 7.1.14, 7.1.3] crews of roof guns are exposed from the hex before on', () => {
    const trial = withTank({ gt: 'MkIVF2 at D7', r1: '4-4-7 at D5', r2: '4-4-7 at G6' });
    trial.order('german', { ...upon('aa'), path: ['D6', 'D5'] });
    expect(trial.unit('gt')).toMatchObject({ at: 'D6', exposed: true });
    expect(trial.awaits).toEqual(['russian vehicle-fire']);
    trial.order('russian', 'pass', ...MISS);
    expect(trial.told('overrun')).toMatchObject([{ fp: 6 }]);
    while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
    expect(trial.refusal('german', { order: 'expose', unit: 'gt', exposed: false })?.refused).toBe(
      'HAS_SWITCHED',
    );
  });

  test('[squad-leader-A-206] [squad-leader 7.1/a] those who were overrun fire at the exposed crew in the Defensive Fire Phase, not before', () => {
    const trial = withTank({ gt: ['MkIVF2 at D6', { exposed: true }], r1: '6-2-8 at D5' });
    trial.order('german', upon('bow')).order('russian', 'pass', ...MISS);
    expect(trial.awaits).toEqual(['german movement']);
    trial.endPhase();
    expect(
      trial.order('russian', { order: 'fire', at: 'D5', firers: ['r1'] }, 6, 6).told('fire-attack'),
    ).toMatchObject([{ fp: 12 }]);
  });
});

describe('grenades', () => {
  test('[squad-leader-A-212] [squad-leader 7.1.24.1, 7.1/g] a 12 immobilizes it, and no machine gun breaks down', () => {
    const trial = withTank({ r1: '4-4-7 at D5' }).order('german', upon('bow'), 6, 6);
    expect(trial.unit('gt')).toMatchObject({ immobilized: true });
    expect(trial.kinds).not.toContain('malfunctioned');
  });

  test('[squad-leader 7.1.24.3] one less destroys it where it has no roof; the attack is resolved all the same', () => {
    const halftrack = withTank({ gt: ['SdKfz 251 armed at D6', { exposed: true }], r1: '4-4-7 at D5' });
    halftrack.order('german', upon('aa')).order('russian', 'pass', 6, 5);
    expect(halftrack.kinds).toEqual(expect.arrayContaining(['overrun', 'wrecked']));
    const lookingOut = withTank({ gt: ['MkIVF2 at D6', { exposed: true }], r1: '4-4-7 at D5' });
    lookingOut.order('german', upon('bow')).order('russian', 'pass', 6, 5);
    expect(lookingOut.battle.unit('gt')?.at).toBe('D5');
  });
});

describe('making way', () => {
  const overrun = (units: Readonly<Record<string, Placed>>, map = field()) =>
    withTank(units, map)
      .order('german', upon('bow'), ...MISS)
      .endPhase()
      .endPhase();

  test('[squad-leader 7.1.16/a] after the Defensive Fire Phase infantry goes to an adjacent hex, weapons and all', () => {
    const trial = overrun({ r1: '4-4-7 at D5', rm: 'LMG with r1', g1: '4-6-7 at D4' });
    expect(trial.awaits).toEqual(['russian make-way']);
    expect(trial.refusal('russian', { order: 'make-way', unit: 'r1', to: 'D4' })?.refused).toBe('NO_WAY');
    trial.order('russian', { order: 'make-way', unit: 'r1', to: 'E5' });
    expect([trial.unit('r1').at, trial.unit('rm').at]).toEqual(['E5', 'E5']);
    expect(trial.awaits).toEqual(['german advancing-fire']);
  });

  test('[squad-leader 7.1.16/a] with no way out it is lost', () => {
    const water = Object.fromEntries(['D4', 'C5', 'C6', 'E5', 'E6'].map((hex) => [hex, 'river'] as const));
    expect(
      overrun({ r1: '4-4-7 at D5', r9: '4-4-7 at N9', g1: '4-6-7 at D6' }, field(water)).battle.unit('r1'),
    ).toBeUndefined();
  });

  test('[squad-leader-A-210] [squad-leader 7.1/e] it is no moving target for Advancing Fire', () => {
    const trial = overrun({ r1: '4-4-7 at D5', g1: '4-6-7 at F4' });
    trial.order('russian', { order: 'make-way', unit: 'r1', to: 'E5' });
    trial.order('german', { order: 'fire', at: 'E5', firers: ['g1'] }, 6, 6);
    expect(trial.told('fire-attack')[0]?.outcomes).toMatchObject([{ modifiers: [] }]);
  });
});

test('[squad-leader 7.1.16/b, 8.8.1/c] weapons may be crushed only where somebody is killed', () => {
  const units: Record<string, Placed> = { r1: '4-4-7 at D5', rm: 'LMG with r1' };
  const killed = withTank(units).order('german', upon('gun', 'bow'), 1, 1, 1, 1);
  expect(killed.told('weapon-struck')).toMatchObject([
    { weapon: 'rm', column: 8, modifiers: [{ why: 'overrun', value: -1 }], isLost: true },
  ]);
  expect(killed.battle.unit('rm')).toBeUndefined();
  const spared = withTank(units).order('german', upon('bow'), ...MISS);
  expect(spared.battle.unit('rm')?.at).toBe('D5');
});

describe('AFVs and the unseen', () => {
  const WOODS = field({ D5: 'grain', D4: 'grain' });
  const HIDDEN = { hidden: true } as const;
  const drive = (...path: string[]) => ({ order: 'drive', unit: 'gt', path });
  const hidden = (more: object = {}, units: Readonly<Record<string, Placed>> = {}) =>
    new Trial({
      phase: 'movement',
      map: WOODS,
      units: { gt: 'MkIVF2 at D6', r1: ['4-4-7 at D5', HIDDEN], r9: '4-4-7 at N12', ...units },
      ...more,
    });

  test('[squad-leader 2.5.6] who lies hidden in its way is overrun, seen, and left behind', () => {
    const trial = hidden().order('german', drive('D5', 'D4')).order('russian', 'pass', 6, 3);
    expect([trial.kinds.includes('overrun'), trial.unit('r1').hidden]).toEqual([true, undefined]);
    trial.order('russian', 'pass');
    expect(trial.unit('gt').at).toBe('D4');
  });

  test('[squad-leader 2.5.6] not by a truck, nor by an AFV that has met other enemies; they are seen all the same', () => {
    const truck = hidden({}, { gt: 'truck at D6' }).order('german', drive('D5')).order('russian', 'pass');
    expect([truck.kinds.includes('overrun'), truck.unit('r1').hidden]).toEqual([false, undefined]);
    const second = hidden({}, { gt: ['MkIVF2 at D6', { crossed: true }] })
      .order('german', drive('D5'))
      .order('russian', 'pass');
    expect([second.kinds.includes('overrun'), second.unit('r1').hidden]).toEqual([false, undefined]);
  });

  const night = (marks: object, r1: Placed) =>
    new Trial({
      phase: 'movement',
      options: { night: true },
      clock: { visibility: 9 },
      marks: marks as never,
      units: { gt: 'MkIVF2 at D6', r1, r9: '4-4-7 at N12' },
    });
  const over = (trial: Trial) =>
    trial
      .order('german', { ...drive('D5'), overrun: ['gun', 'bow'] })
      .order('russian', 'pass', 6, 4)
      .told('overrun')[0]?.fp;
  const UNDER = { concealed: true } as const;
  const LIT = { D5: { starShell: true } } as const;
  const FLASH = { D5: { flash: 1 } } as const;

  test('[squad-leader 2.8.11] at night only in the light, or where flashes show them, the latter and those under a "?" at half strength', () => {
    const dark = night({}, '4-4-7 at D5');
    expect(dark.refusal('german', { ...drive('D5'), overrun: ['gun'] })?.refused).toBe('TOO_DARK');
    expect([over(night(LIT, '4-4-7 at D5')), over(night(FLASH, '4-4-7 at D5'))]).toEqual([12, 6]);
    const woods = new Trial({
      phase: 'movement',
      options: { night: true },
      clock: { visibility: 9 },
      map: field({ D5: 'orchard' }),
      marks: LIT,
      units: { gt: 'MkIVF2 at D6', r1: ['4-4-7 at D5', UNDER], r9: '4-4-7 at N12' },
    });
    expect(over(woods)).toBe(6);
  });

  test.each([
    ['4-4-7 at D5', {}],
    ['4-4-7 at D5', HIDDEN],
    ['4-4-7 at D5', UNDER],
    ['4-4-7 at D5', { moved: true }],
  ] as const)(
    '[squad-leader 2.8.11/a] in the dark it drives through %s %j, and overruns nobody',
    (counter, state) => {
      const trial = night({}, [counter, state as object]).order('german', drive('D5', 'D4'));
      while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
      expect([trial.unit('gt').at, trial.kinds.includes('overrun')]).toEqual(['D4', false]);
      expect(trial.unit('r1').hidden === true).toBe('hidden' in state || 'concealed' in state);
    },
  );

  test('[squad-leader 2.8.11/a] but for one that has tried to stop it with grenades while it was adjacent', () => {
    const beside = (order: Order, ...dice: number[]) => {
      const trial = night({}, '4-4-7 at D5')
        .order('german', drive('C6'))
        .order('russian', order, ...dice);
      while (trial.awaits[0] === 'russian vehicle-fire') trial.order('russian', 'pass');
      return trial;
    };
    const over = { ...drive('D5'), overrun: ['bow'] };
    expect(beside({ order: 'pass' }).refusal('german', over)?.refused).toBe('TOO_DARK');
    const attacked = beside({ order: 'immobilize', unit: 'r1', vehicle: 'gt' }, 1, 1, 6, 6);
    expect(attacked.order('german', over, 6, 4).told('overrun')).toHaveLength(1);
  });
});

/** The crew does not fire first (7.1.21). */
const AFRAID = [5, 6];
const GUNNERS: Record<string, Placed> = {
  rc: 'crew 2-3-7 at D5',
  rg: ['45L AT gun at D5', { possessor: 'rc', facing: 0 }],
};

/** Weapons are not rolled for (8.8). */
const BEFORE_GI = { without: ['8.8'] };

test('[squad-leader 7.1.16/b] guns in the hex are crushed whatever is rolled', () => {
  const trial = withTank(GUNNERS, field(), BEFORE_GI)
    .order('german', upon('bow'))
    .order('russian', 'pass', ...AFRAID, ...MISS);
  expect(trial.told('gun-destroyed')).toMatchObject([{ gun: 'rg', at: 'D5' }]);
  expect(trial.unit('rc').at).toBe('D5');
});

test('[squad-leader-A-218] [squad-leader 7.1.24/a] also under an AFV that is stopped there; its crew may stay', () => {
  const trial = withTank(GUNNERS, field(), BEFORE_GI)
    .order('german', upon('bow'))
    .order('russian', 'pass', ...AFRAID, 6, 6);
  expect(trial.unit('gt').immobilized).toBe(true);
  expect(trial.battle.unit('rg')).toBeUndefined();
  while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
  expect(trial.unit('rc').at).toBe('D5');
});

test('[squad-leader 8.8.1/d] in G.I. they are rolled for when the AFV stays on them', () => {
  const over = (...last: number[]) =>
    withTank(GUNNERS)
      .order('german', upon('bow'))
      .order('russian', 'pass', ...AFRAID, ...MISS)
      .endPhase(...last);
  expect(over(1, 1).told('weapon-struck')).toMatchObject([{ weapon: 'rg', isLost: true }]);
  expect(over(6, 6).unit('rg').at).toBe('D5');
});

test('[squad-leader 7.1.18] after it nobody fires intensively', () => {
  const trial = withTank({ r1: '4-4-7 at D5', r2: '4-4-7 at D2' });
  const intensive = { order: 'fire-ordnance', unit: 'gt', at: 'D2', intensive: true };
  trial.order('german', { ...upon('bow'), path: ['D5', 'D4'] }, ...MISS);
  while (trial.battle.clock.phase !== 'advancing-fire') trial.endPhase();
  expect(trial.refusal('german', { ...intensive, intensive: undefined } as Order)?.refused).toBe('HAS_FIRED');
  expect(trial.refusal('german', intensive)?.refused).toBe('HAS_FIRED');
});
