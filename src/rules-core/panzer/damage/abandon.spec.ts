import { isForeseeable } from '../../kernel/decide/decide.js';
import { panzer } from '../ruleset.js';
import type { PanzerSystem } from '../system.js';
import { d100, type Placed, Trial } from '../testkit.testkit.js';

const ready = (g1: Placed, options: PanzerSystem['options'] = { optional: ['7.53'] }, more: object = {}) =>
  new Trial({
    units: { g1, s1: 'T-34 at Y12' },
    clock: { phase: 'adjustment' },
    options,
    ...more,
  });
const abandon = { order: 'abandon', unit: 'g1' };
const hit: Placed = ['Panzer IV at D4', { trackHit: true }];

describe('Voluntary Bail Out', () => {
  test('[panzer 7.53] a Bail counter on a Damaged vehicle, or one with a Track hit, in the Adjust/Remove Counters Step', () => {
    for (const what of ['hullDamaged', 'turretDamaged', 'trackHit'] as const) {
      const trial = ready(['Panzer IV at D4', { [what]: true }]);
      expect(trial.awaits).toEqual(['german bail-counters']);
      trial.order('german', abandon);
      expect(trial.unit('g1').bailedOut).toBe(true);
      expect(trial.battle.clock.phase).not.toBe('adjustment');
    }
  });

  test('[panzer 7.53/b] it is the owner’s choice, without a roll', () => {
    const trial = ready(hit).order('german', 'end-step');
    expect(trial.unit('g1').bailedOut).toBeUndefined();
    const left = ready(hit).order('german', abandon);
    expect(left.kinds).not.toContain('bail-out');
    expect(left.battle.side('german').lost?.map(({ unit, how }) => [unit, how])).toEqual([
      ['g1', 'bailed-out'],
    ]);
  });

  test('[panzer 7.53, 7.0/a] not a sound vehicle, not without the rule', () => {
    expect(ready('Panzer IV at D4').awaits).not.toContain('german bail-counters');
    expect(ready(hit, {}).awaits).not.toContain('german bail-counters');
    const two = ready(
      hit,
      { optional: ['7.53'] },
      { units: { g1: 'Panzer IV at D4', g2: hit, s1: 'T-34 at Y12' } },
    );
    expect(two.refusal('german', abandon)?.refused).toBe('CANNOT_BAIL_OUT');
    expect(two.refusal('german', { order: 'abandon', unit: 's1' })?.refused).toBe('NOT_YOUR_UNIT');
    const twice = ready(
      hit,
      { optional: ['7.53'] },
      { units: { g1: ['Panzer IV at D4', { trackHit: true, bailedOut: true }], g2: hit, s1: 'T-34 at Y12' } },
    );
    expect(twice.refusal('german', abandon)?.refused).toBe('CANNOT_BAIL_OUT');
    expect(twice.legalOf('german', 'abandon')).toEqual([{ order: 'abandon', unit: 'g2' }]);
  });

  test('[panzer 7.53/b × 7.1.1.2/a] it adds to the losses of its formation', () => {
    const formations = { f: { name: 'F', grade: 'Regulars', cohesionNumber: 3, losses: 0 } } as const;
    const trial = ready(hit, { optional: ['7.1', '7.53'] }, { sides: { german: { formations } } });
    trial.order('german', abandon);
    expect(trial.battle.side('german').formations?.f?.losses).toBe(1);
  });

  test('[panzer 7.53/b × 7.31.2.1/d] who rode in it comes among mines: the order cannot be taken back by who looked that way', () => {
    const units = { g1: hit, g2: ['Rifle squad', { aboard: 'g1' }], g3: hit, s1: 'T-34 at Y12' } as const;
    const mines = [{ hexes: ['D4'], strength: 'hasty', personnel: true }] as const;
    const trial = (optional: string[], more: object = {}) =>
      ready(hit, { optional } as never, { units, secrets: { soviet: { mines } }, ...more });
    const foreseen = (of: Trial, unit = 'g1') =>
      isForeseeable(panzer, of.battle, 'german', { order: 'abandon', unit });
    expect([foreseen(trial(['7.53'])), foreseen(trial(['7.53', '7.31']))]).toEqual([true, false]);
    expect(foreseen(trial(['7.53', '7.31']), 'g3')).toBe(true);
    expect(foreseen(trial(['7.53', '7.1']))).toBe(false);
    expect(foreseen(ready(hit))).toBe(false);
    const left = trial(['7.53', '7.31']).order('german', abandon, ...d100(45));
    expect(left.told('mine-attack').map(({ unit }) => unit)).toEqual(['g2']);
  });

  test('[panzer 7.53/b × S.bail-out/e] who rode in it dismounts, Suppressed', () => {
    const units = {
      g1: ['SdKfz 251/1 at D4', { trackHit: true }],
      g2: ['Rifle squad', { aboard: 'g1' }],
      s1: 'T-34 at Y12',
    };
    const trial = ready(hit, { optional: ['7.53'] }, { units });
    trial.order('german', abandon);
    expect(trial.unit('g2')).toMatchObject({ at: 'D4', suppressed: 'on' });
    expect(trial.unit('g2').aboard).toBeUndefined();
  });
});
