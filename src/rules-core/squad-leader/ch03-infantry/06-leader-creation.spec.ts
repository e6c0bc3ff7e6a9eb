import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const BROKEN = { broken: true } as const;
const seeking = (unit: Placed, setup: Partial<Setup> = {}) =>
  new Trial({ phase: 'rally', units: { g1: unit, r1: '4-4-7 at D5' }, ...setup });
const find = (trial: Trial, ...faces: number[]) =>
  trial.order('german', { order: 'find-leader', unit: 'g1' }, ...faces);
const created = (trial: Trial) =>
  trial.told('leader-created').map(({ leader }) => trial.battle.theUnit(leader));

describe('leaders who come forward in the Rally Phase', () => {
  test('[squad-leader 3.6.1.1, 3.6.2, 3.6.3] on 2 or 3 an unbroken one, who can rally the men who stay broken', () => {
    const trial = find(seeking(['4-6-7 at D4', BROKEN]), 1, 2, 4);
    expect(created(trial)).toMatchObject([{ name: '7-0', kind: 'leader', at: 'D4', nationality: 'German' }]);
    expect(trial.unit('g1')).toMatchObject({ broken: true, strength: '4-6-7' });
    const leader = created(trial)[0]?.id as string;
    expect(trial.awaits).toEqual(['german rally']);
    trial.order('german', { order: 'rally', unit: 'g1', leader }, 3, 3);
    expect(trial.unit('g1').broken).toBeUndefined();
  });

  test('[squad-leader 3.6.1.1] from 4 to 11 nothing, and the men have tried; on 12 they are lost', () => {
    const trial = new Trial({
      phase: 'rally',
      units: { g1: ['4-6-7 at D4', BROKEN], g2: ['4-6-7 at D4', BROKEN], r1: '4-4-7 at D5' },
    });
    find(trial, 2, 2);
    expect(trial.kinds).toEqual(['leader-sought']);
    expect(trial.refusal('german', { order: 'find-leader', unit: 'g1' })?.refused).toBe('HAS_TRIED');
    trial.order('german', { order: 'find-leader', unit: 'g2' }, 6, 6);
    expect(trial.battle.unit('g2')).toBeUndefined();
  });

  test.each([
    ['not broken', '4-6-7 at D4', {}],
    ['far from the enemy', ['4-6-7 at D8', BROKEN], {}],
    ['beside broken enemies only', ['4-6-7 at D4', BROKEN], { r1: ['4-4-7 at D5', BROKEN] }],
  ] as const)('[squad-leader 3.6.1.1] nobody comes forward of men %s', (_, unit, others) => {
    const trial = new Trial({ phase: 'rally', units: { g1: unit, r1: '4-4-7 at D5', ...others } as never });
    expect(trial.awaits).not.toContain('german promotion');
  });

  test('[squad-leader 3.6.6] nor of Finns', () => {
    const trial = seeking(['6-4-8 at D4', BROKEN], { sides: { german: { nationality: 'Finnish' } } });
    expect(trial.awaits).toEqual(['german rally']);
  });

  test.each([
    ['German', ['4-6-7', {}], 2, '8-0'],
    ['German', ['4-6-8', {}], 2, '8-1'],
    ['German', ['4-3-6', {}], 3, '7-0'],
    ['Russian', ['4-4-7', {}], 4, '6+1'],
    ['French', ['4-5-7', {}], 4, undefined],
    ['American', ['6-6-6', {}], 5, '6+1'],
    ['German', ['4-6-7', {}], 1, '8-1'],
  ] as const)(
    '[squad-leader 3.6.3, 3.6.4, 3.6/T, 3.6/T2] %s %j that rolls %i finds a leader %s',
    (nationality, [strength, values], rolled, leader) => {
      const trial = seeking([`${strength} at D4`, { ...BROKEN, ...values }], {
        sides: { german: { nationality } },
      });
      find(trial, 1, 1, rolled);
      expect(created(trial)[0]?.name).toBe(leader);
      expect(trial.kinds.includes('nobody-came-forward')).toBe(leader === undefined);
    },
  );
});

describe('leaders who come forward in close combat', () => {
  const fight = (german: Placed, ...faces: number[]) => {
    const trial = new Trial({ phase: 'close-combat', units: { g1: german, r1: '4-4-7 at D4' } });
    while (!trial.awaits[0]?.endsWith('close-combat'))
      trial.order(trial.awaits[0]?.split(' ')[0] as string, 'pass');
    trial.order('german', { order: 'close-combat', attackers: ['g1'], defenders: ['r1'] });
    return trial.order('russian', 'pass', ...faces);
  };

  test('[squad-leader 3.6.1] by intent in the Rally Phase and by chance in close combat, and at no other time', () => {
    expect(created(find(seeking(['4-6-7 at D4', BROKEN]), 1, 2, 4))).toHaveLength(1);
    expect(created(fight('4-6-7 at D4', 1, 1, 5))).toHaveLength(1);
    for (const phase of ['prep-fire', 'movement', 'defensive-fire', 'advancing-fire', 'advance'] as const) {
      const trial = seeking(['4-6-7 at D4', BROKEN], { phase });
      expect(trial.refusal('german', { order: 'find-leader', unit: 'g1' })?.refused).toMatch(/^NOT_/);
    }
  });

  test('[squad-leader 3.6.1.2] men who roll a 2 find one', () => {
    expect(created(fight('4-6-7 at D4', 1, 1, 5))).toMatchObject([{ name: '7-0', at: 'D4' }]);
    expect(created(fight('4-6-7 at D4', 1, 2))).toEqual([]);
  });

  test('[squad-leader 3.6/T3] the less likely the better the odds: one for each column from 1-1', () => {
    const modifiers = (german: Placed) =>
      fight(german, 1, 1, 3)
        .told('leader-created')[0]
        ?.modifiers.filter(({ why }) => why === 'odds')
        .map(({ value }) => value);
    expect(modifiers('4-6-7 at D4')).toEqual([]);
    expect(modifiers('8-3-8 at D4')).toEqual([2]);
    expect(modifiers('half-squad 2-4-8 at D4')).toEqual([-1]);
  });
});
