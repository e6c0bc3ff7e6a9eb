import { field, type Setup } from '../testkit.testkit.js';
import {
  attacks,
  BROKEN,
  begun,
  fire,
  isGone,
  MELEE,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const SADDLE = { skill: 'cavalry', rides: 'rh' } as const;

describe('two men at one weapon', () => {
  test.each([
    ['[squad-leader 3.4.4 × 8.9.1.2]', 'wounded', { wounds: 1 }, 'WOUNDED'],
    ['[squad-leader 3.30.1 × 8.9.1.2]', 'immobilized', { ti: true }, 'IMMOBILE'],
    ['[squad-leader 4.13.13 × 8.9.1.2]', 'on skis', { skill: 'skis', onSkis: true }, 'CANNOT_ATTACK'],
    ['[squad-leader 3.25.3 × 8.9.1.2]', 'berserk', { berserk: true }, 'BERSERK'],
    ['[squad-leader 5.1.2 × 8.9.1.2]', 'one who has directed', { directed: true }, 'HAS_FIRED'],
    ['[squad-leader 8.9.1.2]', 'free', {}, 'DICE_MISSING'],
  ] as const)('%s a leader who is %s helps nobody at a machine gun', (_, __, state, why) => {
    const men = { gl: '8-0 at D4', gk: ['8-0 at D4', state], gm: 'MMG with gl', r1: '4-4-7 at D8' } as Units;
    const trial = begun('prep-fire', men, { options: { snow: true } });
    expect(refused(trial, 'german', fire('D8', 'gm', 'gk'))).toBe(why);
  });

  test.each([
    ['[squad-leader 3.24.2 × 8.9.1.2]', 'pinned', { pinned: true }, 2],
    ['[squad-leader 3.29.14 × 8.9.1.2]', 'a guard', {}, 2],
    ['[squad-leader 8.9.1.2]', 'free', {}, 4],
  ] as const)('%s a machine gun of two men of whom the second is %s', (_, who, state, fp) => {
    const men = {
      gl: '8-0 at D4',
      gk: ['8-0 at D4', state],
      gm: 'MMG with gl',
      r1: '4-4-7 at D8',
      ...(who === 'a guard' && { rl: ['unarmed 8-0 at D4', { ...BROKEN, guard: 'gk' }] }),
    } as Units;
    const trial = begun('prep-fire', men).order('german', fire('D8', 'gm', 'gk'), 6, 4);
    expect(trial.told('fire-attack')[0]?.fp).toBe(fp);
  });

  test('[squad-leader 5.4.5 × 8.9.1.2] a gun that stood there has half when its second man has moved', () => {
    const men: Units = { gl: '8-0 at D4', gk: '8-0 at D3', gm: 'MMG with gl', r1: '4-4-7 at D8' };
    const trial = begun('movement', men).order('german', { order: 'move', units: ['gk'], path: ['D4'] });
    until(trial, 'german advancing-fire').order('german', fire('D8', 'gm', 'gk'), 6, 4);
    expect(trial.told('fire-attack')[0]?.fp).toBe(2);
  });

  test.each([
    ['a leader, and a hero', '8-0 at D4', '1-4-9 at D4', 6],
    ['a hero, and a leader', '1-4-9 at D4', '8-0 at D4', 6],
    ['two heroes', '1-4-9 at D4', '1-4-9 at D4', 6],
    ['a hero in the next hex, who fires himself', '8-0 at D4', '1-4-9 at D5', 3 + 1],
  ])('[squad-leader 8.3/j × 3.8.6] a heavy machine gun of %s', (_, first, second, fp) => {
    const men = { gl: first, gk: second, gm: ['HMG with gl', { breakdown: 11 }], r1: '4-4-7 at D8' } as Units;
    const trial = begun('prep-fire', men).order('german', fire('D8', 'gm', 'gk'), 6, 4);
    expect(trial.told('fire-attack')[0]?.fp).toBe(fp);
    expect([trial.kinds.includes('malfunctioned'), trial.unit('gk').firedIn]).toEqual([fp < 6, 'prep-fire']);
  });

  test('[squad-leader 15.3.4 × 3.30.1] a leader who has questioned prisoners helps nobody to dig', () => {
    const why = (state: object) => {
      const men = { g1: '4-6-7 at D4', gl: ['8-1 at D4', state], r1: '4-4-7 at N12' } as Units;
      return refused(begun('prep-fire', men), 'german', { order: 'dig-in', unit: 'g1', leader: 'gl' });
    };
    expect([why({}), why({ ti: true })]).toEqual(['DICE_MISSING', 'CANNOT_LEAD']);
  });

  test.each([
    ['[squad-leader 3.4.4 × 8.3/f]', 'wounded', { wounds: 1 }, 'CANNOT_LEAD'],
    ['[squad-leader 3.30.1 × 8.3/f]', 'immobilized', { ti: true }, 'CANNOT_LEAD'],
    ['[squad-leader 3.24.2 × 8.3/f]', 'pinned', { pinned: true }, 'CANNOT_LEAD'],
    ['[squad-leader 8.3/f]', 'free', {}, 'DICE_MISSING'],
  ] as const)('%s nor at a Panzerschreck: %s', (_, __, state, why) => {
    const men = {
      gl: '8-0 at D4',
      gk: ['8-0 at D4', state],
      gp: 'panzerschreck with gl',
      rt: 'T-34 at D6',
      r1: '4-4-7 at N12',
    } as Units;
    const trial = begun('prep-fire', men, { options: { year: 1945 } });
    const order = { order: 'fire-anti-tank', weapon: 'gp', target: 'rt', second: 'gk' };
    expect(refused(trial, 'german', order)).toBe(why);
  });

  test.each([
    ['pinned', { pinned: true }, 'DICE_MISSING'],
    ['wounded', { wounds: 1 }, 'DICE_MISSING'],
    ['immobilized', { ti: true }, 'CANNOT_LEAD'],
  ] as const)(
    '[squad-leader 3.24.2 × 8.18.6] a leader who is %s directs a Panzerschreck, or does not',
    (_, state, why) => {
      const men = {
        g1: '4-6-7 at D4',
        gk: ['8-0 at D4', state],
        gp: 'panzerschreck with g1',
        rt: 'T-34 at D6',
        r1: '4-4-7 at N12',
      } as Units;
      const trial = begun('prep-fire', men, { options: { year: 1945 } });
      const order = { order: 'fire-anti-tank', weapon: 'gp', target: 'rt', leader: 'gk' };
      expect(refused(trial, 'german', order)).toBe(why);
    },
  );

  test.each([
    ['immobilized', { ti: true }, 'IMMOBILE'],
    ['at double time', { doubleTime: true, cx: true, moved: true }, 'EXHAUSTED'],
    ['free', {}, 'DICE_MISSING'],
  ] as const)(
    '[squad-leader 3.8.10 × 3.30.1, 3.8.10 × 4.7.6] a hero who is %s helps no group',
    (_, state, why) => {
      const men = { g1: '4-6-7 at D4', gh: ['1-4-9 at D4', state], r1: '4-4-7 at D7' } as Units;
      const trial = begun('advancing-fire', men, { options: { optional: ['4.7'] } });
      expect(refused(trial, 'german', { ...fire('D7', 'g1'), heroes: ['gh'] })).toBe(why);
    },
  );
});

describe('men who give way', () => {
  const CLIFF = field({ D4: { level: 2, hexsides: { 3: 'cliff' } } });

  test('[squad-leader 6.3.6.1 × 4.4.1] nobody withdraws from a melee down a cliff', () => {
    const men = { g1: ['4-6-7 at D4', MELEE], r1: ['4-4-7 at D4', MELEE] } as Units;
    const trial = begun('close-combat', men, { map: CLIFF }).order('german', {
      order: 'withdraw',
      unit: 'g1',
    });
    const exits = until(trial, 'german retreat')
      .legalOf('german', 'retreat')
      .map(({ to }) => to);
    expect([exits.includes('D5'), exits.includes('D3')]).toEqual([false, true]);
  });

  const overrun = (men: object, more: Setup = {}) => {
    const trial = begun('movement', { gt: 'MkIVF2 at D3', ...men } as Units, more);
    trial.order('german', { order: 'drive', unit: 'gt', path: ['D4'], overrun: ['bow'] }, 6, 5);
    for (let n = 0; n < 20 && !trial.awaits.includes('russian make-way'); n++) {
      const [asked] = trial.battle.position.awaiting;
      const order = asked?.orders.includes('end-phase') ? 'end-phase' : 'pass';
      trial.order(asked?.side ?? '', order);
    }
    return trial;
  };

  test('[squad-leader 7.1.16/a × 4.1.9] nobody makes way for an AFV down a cliff', () => {
    const trial = overrun({ r1: '4-4-7 at D4' }, { map: CLIFF });
    const ways = trial.legalOf('russian', 'make-way').map(({ to }) => to);
    expect([ways.includes('D5'), ways.length > 0]).toEqual([false, true]);
  });

  test('[squad-leader 7.1.16/a × 4.12.12] riders make way with their horses, and not into a house', () => {
    const trial = overrun(
      { r1: ['5-3-7 at D4', SADDLE], rh: 'horses at D4' },
      { map: field({ D5: 'stone-building' }) },
    );
    const ways = trial.legalOf('russian', 'make-way').map(({ to }) => to);
    expect(ways).not.toContain('D5');
    trial.order('russian', { order: 'make-way', unit: 'r1', to: ways[0] });
    expect([trial.unit('r1').at, trial.unit('rh').at]).toEqual([ways[0], ways[0]]);
  });

  test('[squad-leader 3.29.3.3 × 4.12.24] riders who are taken prisoner in close combat ride no more', () => {
    const men = {
      g1: '8-3-8 at D4',
      g2: '8-3-8 at D4',
      r1: ['5-3-7 at D4', SADDLE],
      rh: 'horses at D4',
    } as Units;
    const trial = begun('close-combat', men).order('german', attacks('g1 g2', 'r1', { capture: true }));
    trial.order('russian', 'pass', 1, 2);
    until(trial, 'german captives').order('german', { order: 'capture', unit: 'r1', guard: 'g1' });
    expect([trial.unit('r1').guard, trial.unit('r1').rides, isGone(trial, 'rh')]).toEqual([
      'g1',
      undefined,
      true,
    ]);
  });
});
