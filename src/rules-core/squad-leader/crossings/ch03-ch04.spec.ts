import { drawn, field } from '../testkit.testkit.js';
import {
  advance,
  BROKEN,
  begun,
  checks,
  fire,
  isGone,
  MELEE,
  move,
  refused,
  type Units,
  until,
} from './positions.testkit.js';

const DOUBLE = { options: { optional: ['4.7'] } } as const;

describe('how men are meets how far they go', () => {
  test('[squad-leader 3.4.3 × 4.1.5] a wounded leader walks three hexes, and gives those who stay with him two factors all the same', () => {
    const units: Units = { g1: '4-6-7 at D2', gl: ['8-1 at D2', { wounds: 1 }], r1: '4-4-7 at N12' };
    const led = () => begun('movement', units);
    expect(refused(led(), 'german', move('g1 gl', 'D3 D4 D5 D6'))).toBe('TOO_FAR');
    const trial = led().order('german', move('g1 gl', 'D3 D4 D5'));
    expect([trial.unit('g1').spent, trial.unit('gl').spent]).toEqual([3, 3]);
  });

  test('[squad-leader 3.9.4 × 4.7.3] raw men at double time have five factors, seven with a leader', () => {
    const raw = (path: string, units = 'g1') => {
      const trial = begun(
        'movement',
        { g1: ['4-3-6 at D1', { quality: 'inexperienced' }], gl: '8-0 at D1', r1: ['4-4-7 at N12', BROKEN] },
        DOUBLE,
      );
      for (const unit of units.split(' ')) trial.order('german', { order: 'double-time', unit });
      return refused(trial, 'german', move(units, path));
    };
    expect([raw('D2 D3 D4 D5 D6'), raw('D2 D3 D4 D5 D6 D7')]).toEqual([undefined, 'TOO_FAR']);
    expect([raw('D2 D3 D4 D5 D6 D7 D8', 'g1 gl'), raw('D2 D3 D4 D5 D6 D7 D8 D9', 'g1 gl')]).toEqual([
      undefined,
      'TOO_FAR',
    ]);
  });

  test('[squad-leader 3.8.5 × 4.1.5] a hero neither leads men nor is led', () => {
    const units: Units = { g1: '4-6-7 at D1', gh: '1-4-9 at D1', gl: '8-0 at D1', r1: '4-4-7 at N12' };
    expect(refused(begun('movement', units), 'german', move('g1 gh', 'D2 D3 D4 D5 D6'))).toBe('TOO_FAR');
    expect(refused(begun('movement', units), 'german', move('gh gl', 'D2 D3 D4 D5 D6 D7 D8'))).toBe(
      'TOO_FAR',
    );
  });

  test('[squad-leader 3.21.5 × 4.7.2] the exhausted run as far as others when they break', () => {
    const far = (g1: object) => {
      const trial = begun(
        'rout',
        { g1: ['4-6-7', { at: 'D4', ...BROKEN, ...g1 }], r1: '4-4-7 at L1' } as Units,
        { map: field({ D10: 'woods' }), ...DOUBLE },
      );
      return trial.legalOf('german', 'rout');
    };
    expect(far({}).length).toBeGreaterThan(0);
    expect(far({ cx: true })).toEqual(far({}));
  });

  test('[squad-leader 3.21.7 × 4.13.9] on skis the broken run into the woods, not into the house beside them', () => {
    const runs = (skis: object) => {
      const trial = begun(
        'rout',
        { g1: ['4-6-7', { at: 'D4', ...BROKEN, ...skis }], r1: '4-4-7 at L1' } as Units,
        { map: field({ D5: 'stone-building', C6: 'woods' }), options: { snow: true } },
      );
      trial.order('german', trial.legalOf('german', 'rout')[0] as never);
      return trial.unit('g1').at;
    };
    expect(runs({ skill: 'skis' })).toBe('D5');
    expect(runs({ skill: 'skis', onSkis: true })).toBe('C6');
  });

  test('[squad-leader 3.1.3 × 4.4.1] who is out of command advances, with what it carries', () => {
    const trial = begun(
      'advance',
      { g1: '4-6-7 at D4', gm: 'LMG with g1', r1: '4-4-7 at N12' },
      { options: { optional: ['3.1'] } },
    );
    trial.order('german', advance('g1', 'D5'));
    expect(trial.unit('gm').at).toBe('D5');
  });

  test('[squad-leader 3.30.1 × 4.4.3] a leader who questions prisoners does not advance, but runs when he breaks', () => {
    const ti = { ti: true } as const;
    expect(
      refused(begun('advance', { gl: ['8-0 at D4', ti], r1: '4-4-7 at N12' }), 'german', advance('gl', 'D5')),
    ).toBe('IMMOBILE');
    const trial = begun(
      'rout',
      { gl: ['8-0 at D4', { ...ti, ...BROKEN }], r1: '4-4-7 at L1' },
      { map: field({ D6: 'woods' }) },
    );
    trial.order('german', { order: 'rout', unit: 'gl', path: ['D5', 'D6'] });
    expect(trial.unit('gl').at).toBe('D6');
  });

  test('[squad-leader 3.29.15 × 4.1.5] prisoners go as far as the leader takes their guard', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D1',
      gl: '8-0 at D1',
      r1: ['unarmed 4-4-7 at D1', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at N12',
    });
    trial.order('german', move('g1 gl', 'D2 D3 D4 D5 D6 D7'));
    expect(trial.unit('r1').at).toBe('D7');
  });

  test('[squad-leader 3.29.17 × 5.6.1] the guard breaks on the way: the prisoner is where he is, and free', () => {
    const trial = begun('movement', {
      g1: '4-6-7 at D1',
      r1: ['unarmed 4-4-7 at D1', { ...BROKEN, guard: 'g1' }],
      r2: '4-4-7 at G4',
    });
    trial.order('german', move('g1', 'D2 D3 D4')).endPhase();
    trial.order('russian', fire('D3', 'r2'), 3, 4, 6, 5, 1, 2);
    expect([trial.unit('g1').at, trial.unit('r1').at, trial.unit('r1').guard]).toEqual([
      'D3',
      'D3',
      undefined,
    ]);
  });

  test('[squad-leader 4.12.24 × 3.4.1] the horses go down with a rider who breaks, and the leader beside him keeps them when he does not', () => {
    const mounted = { skill: 'cavalry', rides: 'rh' } as const;
    const trial = begun('prep-fire', {
      g1: '8-3-8 at D7',
      r1: ['4-4-7 at D9', mounted],
      rl: ['8-1 at D9', mounted],
      rh: 'horses at D9',
    } as Units);
    trial.order('german', fire('D9', 'g1'), 4, 5, 1, 2, 6, 5);
    expect([
      trial.unit('r1').broken,
      trial.unit('r1').rides,
      trial.unit('rl').rides,
      isGone(trial, 'rh'),
    ]).toEqual([true, undefined, 'rh', false]);
  });

  test('[squad-leader 3.25.4 × 4.7.8] a berserk squad that has charged is exhausted where double time is played', () => {
    const charged = (more: object) => {
      const trial = begun('movement', { g1: ['4-6-7 at D1', { berserk: true }], r1: '4-4-7 at D9' }, more);
      const [run] = trial.legalOf('german', 'move');
      return trial
        .order('german', run as never)
        .endPhase()
        .unit('g1');
    };
    expect([charged({}).cx, charged(DOUBLE).cx]).toEqual([undefined, true]);
  });

  test('[squad-leader 3.7.3/a × 6.3.2] no squad in melee takes its scout back', () => {
    const recall = (melee: object) => {
      const trial = begun('rally', {
        g1: ['4-6-7 at D4', melee],
        gs: ['scout at D4', melee],
        gl: '8-0 at D9',
        g2: '4-6-7 at D9',
        r1: ['4-4-7 at D4', melee],
        r2: '4-4-7 at N12',
      } as Units);
      until(trial, 'german deployment');
      return refused(trial, 'german', { order: 'recall-scout', scout: 'gs', unit: 'g1' });
    };
    expect(recall(MELEE)).toBe('IN_MELEE');
  });
});

const RIVER = drawn({ columns: 14, rows: 12, levels: { '-1': 'A4-N6' }, terrain: { river: 'A4-N6' } });
const SWIMS = { swims: { since: 1, immersed: true } } as const;

describe('swimmers', () => {
  const hit = (unit: Units[string], ...dice: number[]) =>
    begun('prep-fire', { g1: '8-3-8 at D3', r1: unit }, { map: RIVER }).order(
      'german',
      fire('D5', 'g1'),
      ...dice,
    );

  test('[squad-leader 4.14.10 × 3.20.8] of a squad that fate halves in the water nobody is left', () => {
    const trial = hit(['4-4-7 at D5', SWIMS], 3, 4, 6, 6);
    expect(checks(trial)).toHaveLength(1);
    expect([
      isGone(trial, 'r1'),
      trial.battle.units().some(({ kind, side }) => kind === 'half-squad' && side === 'russian'),
    ]).toEqual([true, false]);
  });

  test('[squad-leader 4.14.10 × 3.8.2] a hero who is wounded in the water does not break, and swims on', () => {
    const trial = hit(['1-4-9 at D5', SWIMS], 3, 4, 5, 6);
    expect(trial.unit('r1')).toMatchObject({ wounds: 1, at: 'D5' });
  });

  test('[squad-leader 4.14.16 × 3.2.6] a leader in the water does nothing else, and steadies those beside him all the same', () => {
    const trial = begun(
      'prep-fire',
      { g1: '8-3-8 at D3', r1: ['4-4-7 at D5', SWIMS], rl: ['9-2 at D5', SWIMS] },
      { map: RIVER },
    );
    trial.order('german', fire('D5', 'g1'), 3, 4, 1, 2, 1, 2);
    expect(trial.told('morale-check').find(({ unit }) => unit === 'r1')?.modifiers).toMatchObject([
      { why: '9-2', value: -2 },
    ]);
  });

  test('[squad-leader 4.14.3 × 3.8.2] no wounded hero goes into the water', () => {
    const trial = begun(
      'movement',
      { gh: ['1-3-8 at D7', { wounds: 1 }], r1: '4-4-7 at N12' },
      { map: RIVER },
    );
    expect(refused(trial, 'german', { order: 'swim', unit: 'gh', to: 'D6' })).not.toBeUndefined();
  });
});

test.each<[string, object, Units, boolean]>([
  ['free', {}, {}, true],
  ['on skis while the squad is not', { skill: 'skis', onSkis: true }, {}, false],
  ['temporarily immobilized', { ti: true }, {}, false],
  ['berserk', { berserk: true }, {}, false],
  ['with a prisoner', {}, { rl: ['8-0 at D4', { ...BROKEN, guard: 'gl' }] }, false],
])(
  '[squad-leader 3.2.8 × 4.13.9, 3.2.8 × 4.4.3, 3.2.8 × 3.25.3, 3.2.8 × 3.29.17] a leader who is %s goes along with those who run, or does not',
  (_, state, more, goes) => {
    const trial = begun(
      'rout',
      { g1: ['4-6-7 at D4', BROKEN], gl: ['8-0 at D4', state], r1: '4-4-7 at L1', ...more },
      { map: field({ D6: 'woods' }), options: { snow: true } },
    );
    const way = { order: 'rout', unit: 'g1', path: ['D5', 'D6'], leader: 'gl' };
    expect(refused(trial, 'german', way)).toBe(goes ? undefined : 'CANNOT_LEAD');
  },
);
