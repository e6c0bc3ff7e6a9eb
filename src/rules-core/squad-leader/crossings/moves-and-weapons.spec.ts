import { drawn, field } from '../testkit.testkit.js';
import { advance, begun, fire, modifiersOf, move, refused, type Units, until } from './positions.testkit.js';

const BANG = { order: 'detonate', weapon: 'gd' } as const;
const place = (at: string) => ({ order: 'place-charge', weapon: 'gd', at });

describe('how men moved meets what they fire', () => {
  const charged = (more: Units, path: string, ...before: object[]) => {
    const trial = begun(
      'movement',
      { g1: '8-3-8 at D4', gd: 'demo charge with g1', r1: '4-4-7 at D6', ...more },
      { options: { optional: ['4.7'] } },
    );
    for (const order of before) trial.order('german', order as never);
    trial.order('german', move('g1', path)).order('german', place('D6')).endPhase();
    return trial;
  };

  test('[squad-leader 4.2.5 × 8.11.4] the charge of men goes off whom their load slowed down', () => {
    const trial = charged({ gm: 'MMG with g1' }, 'D5').endPhase();
    expect(refused(trial, 'german', fire('D6', 'gm'))).not.toBeUndefined();
    expect(trial.order('german', BANG, 6, 5, 1, 2).told('fire-attack')[0]?.fp).toBe(30);
  });

  test('[squad-leader 4.7.6 × 8.11.4] and of men who came at double time, who fire nothing themselves', () => {
    const trial = charged({}, 'D5', { order: 'double-time', unit: 'g1' }).endPhase();
    expect(refused(trial, 'german', fire('D6', 'g1'))).not.toBeUndefined();
    expect(trial.order('german', BANG, 6, 5, 1, 2).told('fire-attack')[0]?.fp).toBe(30);
  });

  test('[squad-leader 5.6.10.1 × 8.11.3] and of men who went to ground where they placed it', () => {
    const trial = charged({}, 'D5').order('russian', fire('D5', 'r1'), 5, 4, 3, 4);
    expect(trial.unit('g1').grounded).toBe(true);
    trial.endPhase();
    expect(trial.order('german', BANG, 6, 5, 1, 2).told('fire-attack')[0]?.fp).toBe(30);
  });

  test('[squad-leader 4.7.6 × 8.10.8] no flame of men who came at double time', () => {
    const trial = begun(
      'movement',
      { g1: '8-3-8 at D4', gf: 'flamethrower with g1', r1: '4-4-7 at D6' },
      { options: { optional: ['4.7'] } },
    );
    trial.order('german', { order: 'double-time', unit: 'g1' }).order('german', move('g1', 'D5'));
    until(trial, 'german advancing-fire');
    expect(refused(trial, 'german', fire('D6', 'gf'))).not.toBeUndefined();
  });

  test('[squad-leader 4.5.1 × 4.7.5] Assault Movement at double time into the woods: 1 less for the haste, and none for the move', () => {
    const into = (assault: object) => {
      const trial = begun(
        'movement',
        { g1: '4-6-7 at D4', r1: '4-4-7 at D8' },
        { options: { optional: ['4.7'] }, map: field({ D5: 'woods' }) },
      );
      trial.order('german', { order: 'double-time', unit: 'g1' });
      trial.order('german', { ...move('g1', 'D5'), ...assault }).endPhase();
      return modifiersOf(trial.order('russian', fire('D5', 'r1'), 6, 6), 'g1');
    };
    expect(into({ assault: true })).toEqual(['woods 1', 'double time -1']);
    expect(into({})).toHaveLength(3);
  });

  test('[squad-leader 4.7.12 × 5.6.2] the exhausted fire in defence with 1 more, and have their breath back only in their own turn', () => {
    const trial = begun('defensive-fire', { g1: ['4-6-7 at D4', { cx: true }], r1: '4-4-7 at D8' } as Units, {
      active: 'russian',
    });
    trial.order('german', fire('D8', 'g1'), 6, 6);
    expect([modifiersOf(trial, 'r1'), trial.unit('g1').cx]).toEqual([['exhausted 1'], true]);
  });

  test('[squad-leader 4.8.5 × 8.4.1] a squad made of two halves has the weapons of both', () => {
    const trial = begun('rally', {
      g2: ['half-squad 2-4-7 at D4', { squad: '4-6-7' }],
      g3: ['half-squad 2-4-7 at D4', { squad: '4-6-7' }],
      gm: 'LMG with g2',
      gn: 'LMG with g3',
      r1: '4-4-7 at N12',
    } as Units);
    until(trial, 'german deployment').order('german', { order: 'recombine', units: ['g2', 'g3'] });
    expect(['gm', 'gn'].map((id) => trial.unit(id).possessor)).toEqual(['g2', 'g2']);
  });

  test('[squad-leader 5.6.10.1 × 4.4.1] who went to ground advances all the same', () => {
    const trial = begun('movement', { g1: '4-6-7 at D4', r1: '4-4-7 at D8' });
    trial.order('german', move('g1', 'D5 D6')).endPhase();
    trial.order('russian', fire('D5', 'r1'), 5, 3, 3, 4);
    expect(trial.unit('g1')).toMatchObject({ grounded: true, at: 'D5' });
    until(trial, 'german advance').order('german', advance('g1', 'D6'));
  });
});

describe('flames, charges and cowering meet states of men', () => {
  const river = drawn({ columns: 14, rows: 12, levels: { '-1': 'A4-N6' }, terrain: { river: 'A4-N6' } });
  test.each([
    [
      '[squad-leader 4.14.10 × 8.10.2]',
      'swimmers',
      { swims: { since: 1, immersed: true } },
      {},
      { map: river },
    ],
    [
      '[squad-leader 4.13.3 × 8.10.2]',
      'men in snow smocks',
      { onSkis: true, skill: 'skis' },
      {},
      { options: { snow: true } },
    ],
    ['[squad-leader 4.7.11 × 8.10.2]', 'anybody, by exhausted men', {}, { cx: true }, {}],
  ])('%s a flame strikes %s with nothing added', (_, __, target, firer, more) => {
    const trial = begun(
      'prep-fire',
      {
        g1: ['8-3-8 at D3', firer],
        gf: 'flamethrower with g1',
        r1: ['4-4-7 at D4', target],
      } as Units,
      more as never,
    );
    trial.order('german', fire('D4', 'gf'), 6, 6);
    expect(modifiersOf(trial, 'r1')).toEqual([]);
  });

  test.each([
    [
      '[squad-leader 8.9.1.4 × 5.5.6.1.1]',
      'a crew at its gun',
      { g1: 'crew 2-4-7 at D4', gm: 'HMG with g1' },
      ['gm'],
      [],
    ],
    [
      '[squad-leader 8.9.1.1 × 5.5.6.1.1]',
      'a squad at two guns',
      { g1: '4-6-7 at D4', gm: 'HMG with g1', gn: 'HMG with g1' },
      ['gm', 'gn'],
      [1, 2],
    ],
    [
      '[squad-leader 8.10.1 × 5.5.6.1.1]',
      'a flame',
      { g1: '8-3-8 at D4', gm: 'flamethrower with g1' },
      ['gm'],
      [1, 2],
    ],
  ])('%s the fire of %s does not cower', (_, __, units, firers, dice) => {
    const trial = begun('prep-fire', { ...units, r1: '4-4-7 at D6' } as Units);
    trial.order('german', fire('D6', ...firers), 4, 4, ...dice);
    expect(trial.told('fire-attack')[0]?.cowered).toBe(false);
  });

  test('[squad-leader 8.11.1 × 5.5.6.1.1] nor does a charge', () => {
    const trial = begun('movement', { g1: '8-3-8 at D4', gd: 'demo charge with g1', r1: '4-4-7 at D5' });
    trial.order('german', place('D5'));
    until(trial, 'german advancing-fire').order('german', BANG, 5, 5, 1, 2);
    expect(trial.told('fire-attack')[0]?.cowered).toBe(false);
  });
});
