import { originalBoard } from '../../boards/index.js';
import type { Table } from '../../kernel/position/table.js';
import { groundAt, isRoadBetween } from '../ch14-terrain/ground.js';
import { SQUAD_LEADER_CHARTS } from '../charts/index.js';
import { type Setup, Trial } from '../testkit.testkit.js';

const board = originalBoard('village');
if (!board) throw new Error('There is no village.');
/** C7 is a small house in the open, H7 one that touches its southern hexside, B1 a wood. */
const map: Table = { map: board, charts: SQUAD_LEADER_CHARTS };

const UNITS = { g1: '4-6-7 at C8', r1: '4-4-7 at I1' } as const;
const moving = (setup: Setup = {}) => new Trial({ map, phase: 'movement', units: UNITS, ...setup });
const around = (past: 'left' | 'right', path = ['C7', 'C6'], unit = 'g1') => ({
  order: 'move',
  units: [unit],
  path,
  bypass: [{ at: path[0], past }],
});
const modifiersOf = (trial: Trial, unit: string) =>
  trial
    .told('fire-attack')
    .flatMap(({ outcomes }) => outcomes)
    .find(({ units }) => units.includes(unit))
    ?.modifiers.map(({ why, value }) => `${why} ${value}`);
const fire = (firer: string, more: object = {}) => ({ order: 'fire', at: 'C7', firers: [firer], ...more });
const ONLY = { movers: ['g1'] };
/** G1 has gone around the house on its western side, and the Russian stands there. */
const passed = (r1: string, more: object = {}, past: 'left' | 'right' = 'left') =>
  moving({ units: { ...UNITS, r1, ...more } as never })
    .order('german', around(past))
    .endPhase();

describe('bypass', () => {
  test('[squad-leader 4.6.1, 4.6.2] around a house it costs what lies beside it', () => {
    expect(moving().order('german', around('left')).unit('g1').spent).toBe(2);
    const through = { order: 'move', units: ['g1'], path: ['C7', 'C6'] };
    expect(moving().order('german', through).unit('g1').spent).toBe(3);
  });

  test.each([
    ['three hexsides cost twice', 'right', ['C7', 'B6'], 3],
    ['one hexside costs one factor', 'left', ['C7', 'B6'], 2],
  ] as const)('[squad-leader 4.6.3, 4.6.10] %s', (_, past, path, spent) => {
    expect(
      moving()
        .order('german', around(past, [...path]))
        .unit('g1').spent,
    ).toBe(spent);
  });

  test('[squad-leader 4.6.3] not along a hexside that the obstacle touches', () => {
    const beside = () => moving({ units: { ...UNITS, g1: '4-6-7 at G7' } });
    expect(beside().refusal('german', around('right', ['H7', 'I8']))?.cites).toEqual(['4.6.3']);
    expect(beside().refusal('german', around('left', ['H7', 'I8']))).toBeUndefined();
  });

  test('[squad-leader 4.6.1/a] around nothing but woods and buildings that do not burn and hold no enemy', () => {
    const orchard = moving({ units: { ...UNITS, g1: '4-6-7 at H6' } });
    expect(orchard.refusal('german', around('left', ['H5', 'H4']))?.cites).toEqual(['4.6.1/a']);
    const held = moving({ units: { ...UNITS, r2: '4-4-7 at C7' } });
    expect(held.refusal('german', around('left'))?.refused).toBe('ENEMY_THERE');
    const burns = moving({ marks: { C7: { burning: true } } });
    expect(burns.refusal('german', around('left'))?.cites).toEqual(['4.6.1/a']);
  });

  test('[squad-leader-A-130] [squad-leader 4.6.4, 4.6.5] all who bypass a hex do so along the same hexsides, in either direction', () => {
    const units = { ...UNITS, g2: '4-6-7 at C8', g3: '4-6-7 at C6' };
    const trial = moving({ units }).order('german', around('left'));
    expect(trial.refusal('german', around('right', ['C7', 'C6'], 'g2'))?.cites).toEqual(['4.6.5']);
    trial.order('german', around('right', ['C7', 'C8'], 'g3'));
    expect(trial.unit('g3').at).toBe('C8');
    trial.endPhase();
    expect(trial.unit('g1').bypassed).toEqual([{ at: 'C7', arrow: [4, 5] }]);
    expect(trial.endPhase().unit('g1').bypassed).toBeUndefined();
  });

  test('[squad-leader 4.6.6] no move ends in it', () => {
    expect(moving().refusal('german', around('left', ['C7']))?.cites).toEqual(['4.6.6']);
  });

  test('[squad-leader 4.6.6] who is stopped by hidden enemies stays in the obstacle', () => {
    const units = { ...UNITS, r2: ['4-4-7', { at: 'C6', hidden: true }] } as never;
    const trial = moving({ units }).order('german', around('left'));
    expect(trial.unit('g1')).toMatchObject({ at: 'C7' });
    expect(trial.unit('g1').bypassed).toBeUndefined();
  });

  test('[squad-leader 4.6.11] it gives no control', () => {
    const area = ['C7', 'C6'];
    const trial = moving({ sides: { russian: { area } } })
      .order('german', around('left'))
      .endPhase();
    expect([trial.at('C7').control, trial.at('C6').control]).toEqual([undefined, 'german']);
  });

  test('[squad-leader 4.12.2, 4.6.1] cavalry passes buildings so', () => {
    const units = {
      ...UNITS,
      g1: ['4-6-7', { at: 'C8', skill: 'cavalry', rides: 'gh' }],
      gh: 'horses at C8',
    } as never;
    expect(moving({ units }).refusal('german', { order: 'move', units: ['g1'], path: ['C7'] })?.refused).toBe(
      'IMPASSABLE',
    );
    expect(moving({ units }).order('german', around('left')).unit('g1').bypassed).toHaveLength(1);
  });
});

describe('fire at those who bypass', () => {
  test('[squad-leader 4.6.7, 4.6.8] across their way they are in the open', () => {
    const trial = passed('4-4-7 at B6').order('russian', fire('r1'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1']);
  });

  test('[squad-leader 4.6.9] from the other side of the obstacle they are not fired on', () => {
    expect(passed('4-4-7 at D6').refusal('russian', fire('r1', ONLY))?.refused).toBe('NOBODY_THERE');
    expect(passed('4-4-7 at D6', {}, 'right').refusal('russian', fire('r1', ONLY), 6, 6)).toBeUndefined();
  });

  test('[squad-leader 4.6.8] or where their hexsides meet, at them alone', () => {
    const trial = passed('4-4-7 at C4', { g2: '4-6-7 at C7' });
    trial.order('russian', fire('r1', { juncture: true }), 6, 6);
    expect(
      trial.told('fire-attack').flatMap(({ outcomes }) => outcomes.flatMap(({ units }) => units)),
    ).toEqual(['g1']);
    const behind = passed('4-4-7 at D6').order('russian', fire('r1', { juncture: true }), 6, 5);
    expect(behind.kinds).toContain('fired-in-vain');
    expect(passed('4-4-7 at C4').refusal('russian', fire('r1', ONLY))?.refused).toBe('NOBODY_THERE');
  });

  test('[squad-leader 4.6.10] by one hexside they can be fired on along that by which they came, too', () => {
    const one = (r1: string) =>
      moving({ units: { ...UNITS, r1 } })
        .order('german', around('left', ['C7', 'B6']))
        .endPhase();
    expect(one('4-4-7 at C9').refusal('russian', fire('r1', ONLY), 6, 6)).toBeUndefined();
    expect(one('4-4-7 at D6').refusal('russian', fire('r1', ONLY))?.refused).toBe('NOBODY_THERE');
  });

  test('[squad-leader-A-132] [squad-leader 4.6.8/d] who went around and who went in are attacked with one roll, each as they went', () => {
    const units = { ...UNITS, g2: '4-6-7 at B6', r1: '4-4-7 at B7' };
    const trial = moving({ units })
      .order('german', around('left'))
      .order('german', { order: 'move', units: ['g2'], path: ['C7'] })
      .endPhase()
      .order('russian', fire('r1'), 6, 6);
    expect(trial.action.rolls).toHaveLength(1);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1']);
    expect(modifiersOf(trial, 'g2')).toEqual(['wooden building 2', 'moved -1']);
  });

  test('[squad-leader 4.6.8/b] fire that penetrates strikes both for one factor, and goes no farther', () => {
    const units = { ...UNITS, g2: '4-6-7 at B6', r1: '4-4-7 at A6', rm: 'HMG with r1' };
    const trial = moving({ units })
      .order('german', around('left'))
      .order('german', { order: 'move', units: ['g2'], path: ['C7'] })
      .endPhase()
      .order('russian', { order: 'fire', at: 'B6', firers: ['rm'] }, 6, 5);
    const struck = trial
      .told('fire-attack')
      .map(({ at, fp, outcomes }) => [at, fp, ...outcomes.flatMap((one) => one.units)]);
    expect(struck).toEqual([
      ['B6', 12],
      ['C7', 5, 'g1', 'g2'],
    ]);
  });

  test('[squad-leader-A-133] [squad-leader 4.6.8/e] the hex counts for range as ever', () => {
    const power = (r1: string) =>
      passed(r1)
        .order('russian', fire('r1', { juncture: true }), 6, 6)
        .told('fire-attack')[0]?.fp;
    expect([power('4-4-7 at A4'), power('4-4-7 at A3')]).toEqual([4, 2]);
  });

  test('[squad-leader 5.1.5/a] units of one hex do not split between the centre and the juncture', () => {
    const trial = passed('4-4-7 at C4', { r2: '4-4-7 at C4', g2: '4-6-7 at C7' });
    trial.order('russian', fire('r1', { juncture: true }), 6, 6);
    expect(trial.refusal('russian', fire('r2'))?.refused).toBe('MUST_COMBINE');
  });

  test('[squad-leader 4.6.6/a, 4.6.6/b] who breaks there stays in the open, and what it carried is in the obstacle', () => {
    const trial = passed('4-4-7 at B6', { r2: '4-4-7 at B7', gm: 'LMG with g1' });
    trial.order('russian', fire('r1'), 3, 3, 6, 5);
    expect(trial.unit('g1')).toMatchObject({ at: 'C7', broken: true });
    trial.order('russian', fire('r2'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['moved -1', 'in the open -1']);
    expect(trial.unit('gm').at).toBe('C7');
  });

  test.each([
    ['4-4-7 at C4', { juncture: true }, true],
    ['4-4-7 at B6', {}, undefined],
  ] as const)(
    '[squad-leader-A-74] [squad-leader 3.21/p] who broke there has routed into the obstacle, but beside an enemy: %s',
    (enemy, at, routed) => {
      const trial = passed(enemy).order('russian', fire('r1', at), 3, 4, 6, 5);
      expect(trial.unit('g1').broken).toBe(true);
      trial.endPhase();
      expect(trial.unit('g1').at).toBe('C7');
      expect(trial.unit('g1').routed).toBe(routed);
      expect(trial.told('into-the-obstacle')).toHaveLength(routed ? 1 : 0);
    },
  );

  test('[squad-leader 5.6.10.3] who goes to ground there is in the obstacle', () => {
    const trial = passed('4-4-7 at B6', { r2: '4-4-7 at B7' });
    trial.order('russian', fire('r1'), 6, 3, 3, 3);
    expect(trial.kinds).toContain('grounded');
    trial.order('russian', fire('r2'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['wooden building 2']);
  });

  test('[squad-leader 5.6.10.3] and comes upon enemies who are hidden in it', () => {
    const trial = passed('4-4-7 at B6', { r2: ['4-4-7', { at: 'C7', hidden: true }] });
    trial.order('russian', fire('r1'), 6, 3, 3, 3);
    expect(trial.unit('r2').hidden).toBeUndefined();
    trial.order('russian', fire('r2'), 6, 6);
    expect(modifiersOf(trial, 'g1')).toContain('wooden building 2');
  });

  test.each<[string, string, object, boolean]>([
    ['is of no use to them', 'C4', { juncture: true }, false],
    ['helps them when the same fire strikes him', 'B7', {}, true],
  ])('[squad-leader-A-131] [squad-leader 4.6.8/c] a leader in the obstacle %s', (_, from, more, helps) => {
    const trial = passed(`4-4-7 at ${from}`, { gl: '9-1 at C7' });
    trial.order('russian', fire('r1', more), 4, 3, 2, 2);
    const check = trial.told('morale-check').find(({ unit }) => unit === 'g1');
    expect(check?.modifiers.some(({ why }) => why === '9-1')).toBe(helps);
  });

  test('[squad-leader-A-128] [squad-leader 4.6.1/c] woods with a road through them are bypassed, and orchards are not', () => {
    const bocage = originalBoard('bocage');
    if (!bocage) throw new Error('There is no bocage.');
    const trial = new Trial({
      map: { map: bocage, charts: SQUAD_LEADER_CHARTS },
      phase: 'movement',
      units: { g1: '4-6-7 at J4', r1: '4-4-7 at A1' },
    });
    expect([groundAt(trial.battle, 'J5'), isRoadBetween(trial.battle, 'J5', 'K5')]).toEqual(['woods', true]);
    trial.order('german', around('left', ['J5', 'J6']));
    expect(trial.unit('g1').bypassed).toHaveLength(1);
    const orchard = moving({ units: { ...UNITS, g1: '4-6-7 at H6' } });
    expect(orchard.refusal('german', around('left', ['H5', 'H4']))?.cites).toEqual(['4.6.1/a']);
  });

  test('[squad-leader-A-129] [squad-leader 4.6.3/a, 4.6.8/a] a wall beside their way helps them, and they are in the open for all that', () => {
    const bocage = originalBoard('bocage');
    if (!bocage) throw new Error('There is no bocage.');
    const trial = new Trial({
      map: { map: bocage, charts: SQUAD_LEADER_CHARTS },
      phase: 'movement',
      units: { g1: '4-6-7 at E5', gl: '8-1 at E5', r1: ['4-4-7', { at: 'F6', entrenched: 'F6' }] },
      marks: { F6: { entrenchment: true } },
    });
    const way = {
      order: 'move',
      units: ['gl', 'g1'],
      path: ['E6', 'E7'],
      bypass: [{ at: 'E6', past: 'left' }],
    };
    trial.order('german', way).endPhase();
    trial.order('russian', { order: 'fire', at: 'E6', firers: ['r1'] }, 6, 6);
    expect(modifiersOf(trial, 'g1')).toEqual(['wall 2', 'moved -1', 'in the open -1']);
  });
});
