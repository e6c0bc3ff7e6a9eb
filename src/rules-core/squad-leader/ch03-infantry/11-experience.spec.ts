import { type Placed, type Setup, Trial } from '../testkit.testkit.js';

const ONE = [1, 3];
const american = (elr: number | undefined, unit: Placed, ...faces: number[]) =>
  new Trial({
    enemy: 'american',
    sides: { american: elr === undefined ? {} : { elr } },
    units: { g1: '4-6-7 at D4', a1: unit },
  }).order('german', { order: 'fire', at: 'D6', firers: ['g1'] }, ...ONE, ...faces);

describe('the Experience Level Rating', () => {
  test('[squad-leader 3.11.2, 3.11.4] a squad that fails by more than it is a broken Green squad, and not by as much', () => {
    expect(american(2, '6-6-7 at D6', 5, 4).unit('a1')).toMatchObject({
      strength: '5-3-6',
      quality: 'green',
      fp: 5,
      range: 3,
      morale: 6,
      broken: true,
    });
    expect(american(3, '6-6-7 at D6', 5, 4).unit('a1')).toMatchObject({ strength: '6-6-7', broken: true });
  });

  test('[squad-leader 3.11.2] with a rating of 0 whoever breaks turns Green; without any nobody does', () => {
    expect(american(0, '6-6-7 at D6', 4, 3).unit('a1').strength).toBe('5-3-6');
    expect(american(undefined, '6-6-7 at D6', 5, 5).unit('a1').strength).toBe('6-6-7');
  });

  test('[squad-leader 3.11.5] half-squads turn Green too, crews never', () => {
    expect(american(0, 'half-squad 3-4-7 at D6', 4, 3).unit('a1')).toMatchObject({
      strength: '2-3-6',
      broken: true,
    });
    expect(american(0, 'crew 2-3-7 at D6', 4, 3).unit('a1').strength).toBe('2-3-7');
  });

  test('[squad-leader 3.11.6] troops of other nations become inexperienced', () => {
    const trial = new Trial({
      active: 'russian',
      sides: { german: { elr: 1 } },
      units: { r1: '4-4-7 at D4', g1: '4-6-7 at D6' },
    }).order('russian', { order: 'fire', at: 'D6', firers: ['r1'] }, ...ONE, 5, 3);
    expect(trial.unit('g1')).toMatchObject({ strength: '4-3-6', quality: 'inexperienced', broken: true });
  });
});

describe('raw troops', () => {
  const firing = (units: Readonly<Record<string, Placed>>, setup: Partial<Setup>, ...faces: number[]) =>
    new Trial({ units: { r1: '4-4-7 at D5', ...units }, ...setup }).order(
      setup.active ?? 'german',
      { order: 'fire', at: 'D5', firers: [Object.keys(units)[0] as string] },
      ...faces,
    );
  const fp = (trial: Trial) => trial.told('fire-attack')[0]?.fp;

  test('[squad-leader 3.9.8, 3.26.3] inexperienced men double next to the enemy only when they pass a check, and suffer nothing else', () => {
    expect(fp(firing({ g1: '4-3-6 at D4' }, {}, 3, 3, 6, 5))).toBe(8);
    const failed = firing({ g1: '4-3-6 at D4' }, {}, 3, 4, 6, 5);
    expect(fp(failed)).toBe(4);
    expect(failed.unit('g1').broken).toBeUndefined();
    expect(firing({ g1: '4-6-7 at D4' }, {}, 6, 5).told('morale-check')).toEqual([]);
  });

  test('[squad-leader 3.26.1, 3.26.3] Green men check too, but not with a leader of theirs', () => {
    const us = { active: 'american' };
    expect(fp(firing({ a1: '5-3-6 at D4' }, us, 3, 4, 6, 5))).toBe(5);
    expect(fp(firing({ a1: '5-3-6 at D4', al: '8-0 at D4' }, us, 6, 5))).toBe(10);
  });

  test('[squad-leader 3.9.5] their weapons break down on one less', () => {
    const shot = (squad: string) =>
      new Trial({
        units: { g1: `${squad} at D4`, gm: ['LMG with g1', { breakdown: 12 }], r1: '4-4-7 at D7' },
      })
        .order('german', { order: 'fire', at: 'D7', firers: ['gm'] }, 6, 5)
        .unit('gm').malfunctioned;
    expect([shot('4-3-6'), shot('4-6-7')]).toEqual([true, undefined]);
  });

  test('[squad-leader 3.9.4, 3.26.2] inexperienced men have three movement factors, five with a leader; Green men four', () => {
    const refused = (units: Readonly<Record<string, Placed>>, side: string, ids: string[], path: string[]) =>
      new Trial({ phase: 'movement', active: side, units: { ...units, r1: '4-4-7 at D12' } }).refusal(side, {
        order: 'move',
        units: ids,
        path,
      })?.refused;
    const path = ['E4', 'F4', 'G4', 'H4', 'I4', 'J4'];
    expect(refused({ g1: '4-3-6 at D4' }, 'german', ['g1'], path.slice(0, 3))).toBeUndefined();
    expect(refused({ g1: '4-3-6 at D4' }, 'german', ['g1'], path.slice(0, 4))).toBe('TOO_FAR');
    const led = { g1: '4-3-6 at D4', gl: '8-0 at D4' };
    expect(refused(led, 'german', ['g1', 'gl'], path.slice(0, 5))).toBeUndefined();
    expect(refused(led, 'german', ['g1', 'gl'], path)).toBe('TOO_FAR');
    expect(refused({ a1: '5-3-6 at D4' }, 'american', ['a1'], path.slice(0, 4))).toBeUndefined();
  });

  test('[squad-leader 3.5.3, 3.12.4] a foreign leader gives one factor more, not two', () => {
    const rumanian: Placed = ['4-6-7 at D4', { nationality: 'Rumanian' }];
    const trial = new Trial({
      phase: 'movement',
      units: { g1: rumanian, gl: '8-0 at D4', r1: '4-4-7 at D12' },
    });
    const path = ['E4', 'F4', 'G4', 'H4', 'I4', 'J4'];
    expect(trial.refusal('german', { order: 'move', units: ['g1', 'gl'], path })?.refused).toBe('TOO_FAR');
    trial.order('german', { order: 'move', units: ['g1', 'gl'], path: path.slice(0, 5) });
  });
});

test.each([
  ['American', 'American', 2, 'repaired'],
  ['German', 'German', 2, 'nothing'],
  ['Finnish', 'German', 2, 'repaired'],
  ['Finnish', 'German', 5, 'nothing'],
  ['Rumanian', 'German', 5, 'removed'],
  ['Rumanian', 'Rumanian', 5, 'nothing'],
] as const)(
  '[squad-leader 3.10.4, 3.12.5, 3.17.6, 3.17.9] men who are %s with a weapon that is %s roll %i: %s',
  (nationality, made, rolled, result) => {
    const weapon = { nationality: made, malfunctioned: true, repair: 1 } as const;
    const trial = new Trial({
      phase: 'rally',
      units: { g1: ['4-6-7 at D4', { nationality }], gm: ['LMG with g1', weapon], r1: '4-4-7 at D12' },
    }).order('german', { order: 'repair', weapon: 'gm' }, rolled);
    expect(trial.told('repair-attempt')).toMatchObject([{ result }]);
  },
);
