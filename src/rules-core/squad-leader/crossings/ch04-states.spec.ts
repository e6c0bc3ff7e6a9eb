import { drawn } from '../testkit.testkit.js';
import { BROKEN, begun, HIDDEN, isGone, refused, type Units, until } from './positions.testkit.js';

const half = (state: object = {}, at = 'D4') =>
  ['half-squad 2-4-7', { at, squad: '4-6-7', ...state }] as const;
const together = (one: object, two: object, more: Units = {}, setup: object = {}, at = 'D4') =>
  until(
    begun(
      'rally',
      {
        g2: half(one, at),
        g3: half(two, at),
        gk: '8-0 at D9',
        g4: '4-6-7 at D9',
        r1: '4-4-7 at N12',
        ...more,
      } as Units,
      setup,
    ),
    'german deployment',
  );
const RECOMBINE = { order: 'recombine', units: ['g2', 'g3'] };

describe('halves of squads meet the states of men', () => {
  test.each([
    ['berserk', { berserk: true }],
    ['without arms', { unarmed: true }],
    ['a prisoner before', { escaped: true }],
  ])(
    '[squad-leader 4.8.5 × 3.20.6] no squad is made of a half that is %s and one that is not',
    (_, state) => {
      expect(refused(together({}, state), 'german', RECOMBINE)).toBe('NOT_TOGETHER');
      expect(refused(together({}, {}), 'german', RECOMBINE)).toBeUndefined();
    },
  );

  test('[squad-leader 4.8.5 × 4.7.12] a squad of which one half is exhausted is exhausted', () => {
    const cx = (one: object, two: object) => together(one, two).order('german', RECOMBINE).unit('g2').cx;
    expect([cx({}, {}), cx({ cx: true }, {}), cx({}, { cx: true })]).toEqual([undefined, true, true]);
  });

  test('[squad-leader 4.8.5 × 4.14.16] nor do halves come together in the water', () => {
    const river = drawn({ columns: 14, rows: 12, levels: { '-1': 'A4-N6' }, terrain: { river: 'A4-N6' } });
    const swims = { swims: { since: 1 } };
    expect(refused(together(swims, swims, {}, { map: river }, 'E5'), 'german', RECOMBINE)).toBe('IN_WATER');
  });

  test('[squad-leader 4.8.5 × 3.29.5] prisoners of the half that goes up in the other are guarded by the squad', () => {
    const trial = together({}, {}, { r2: ['unarmed 4-4-7 at D4', { ...BROKEN, guard: 'g3' }] });
    trial.order('german', RECOMBINE);
    expect([isGone(trial, 'g3'), trial.unit('r2').guard]).toEqual([true, 'g2']);
  });

  test('[squad-leader 4.8.4 × 5.8.1] unarmed men who deploy are unarmed in both halves', () => {
    const trial = until(
      begun('rally', { g1: 'unarmed 4-6-7 at D4', gl: '8-0 at D4', r1: '4-4-7 at N12' }),
      'german deployment',
    );
    trial.order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 1, 2);
    const halves = trial.battle.units().filter(({ kind }) => kind === 'half-squad');
    expect(halves.map(({ unarmed, fp }) => [unarmed, fp])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });

  test('[squad-leader 4.8.5 × 5.8.1] and so is the squad that two unarmed halves make', () => {
    const bare = { unarmed: true, fp: 1, morale: 6, brokenMorale: 5 };
    expect(together(bare, bare).order('german', RECOMBINE).unit('g2')).toMatchObject({
      kind: 'squad',
      ...bare,
    });
  });

  test('[squad-leader 4.8.4 × 4.7.12] the exhausted who deploy are exhausted in both halves', () => {
    const trial = until(
      begun('rally', { g1: ['4-6-7 at D4', { cx: true }], gl: '8-0 at D4', r1: '4-4-7 at N12' }),
      'german deployment',
    );
    trial.order('german', { order: 'deploy', unit: 'g1', leader: 'gl' }, 1, 2);
    expect(
      trial.battle
        .units()
        .filter(({ kind }) => kind === 'half-squad')
        .map(({ cx }) => cx),
    ).toEqual([true, true]);
  });

  test('[squad-leader 3.24.2 × 5.7.1] a pinned sniper does not fire', () => {
    const trial = begun(
      'defensive-fire',
      { gs: ['sniper -3 at D4', { ...HIDDEN, pinned: true }], r1: '4-4-7 at D8' } as Units,
      { active: 'russian' },
    );
    expect(refused(trial, 'german', { order: 'snipe', unit: 'gs', target: 'r1' })).toBe('PINNED');
  });
});
