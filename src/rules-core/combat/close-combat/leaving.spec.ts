import { listed } from '../lists.testkit.js';
import { begin, d100, fire, moves, refused, type Setup, type Trial } from '../testkit.testkit.js';
import { drives } from '../vehicles/testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const melee = (units: Units, setup: Setup = {}): Trial =>
  begin(
    { g9: 'nco at A12', a9: 'nco at L11', ...units },
    { ...setup, marks: { ...setup.marks, D5: { closeCombat: true, ...setup.marks?.D5 } } },
  );
const isOver = (trial: Trial): boolean =>
  trial.told('close-combat-over').some(({ at }) => at === 'D5') &&
  trial.battle.location('D5').closeCombat === undefined;

describe('the marker goes when the last enemy is gone', () => {
  const broken = { yellow: 'disrupted', fired: 2 } as const;

  const dies = (more: Units, ...checks: number[]) =>
    melee({ g1: '6-6 at D5', g2: '6-6 at D7', a1: ['4-6 at D5', broken], a8: '7-6 at D2', ...more }).order(
      'german',
      fire('g2', 'D5'),
      ...d100(1),
      ...checks,
    );

  test('[combat 14.9/a × 14.12] killed by fire from outside; the unit that is left may fire out of the hex again', () => {
    const trial = dies({}, 9, 1, 1);
    expect(trial.told('eliminated')).toMatchObject([{ unit: 'a1' }]);
    expect(isOver(trial)).toBe(true);
    expect(trial.battle.location('D5').control).toBe('german');
    while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
    trial.order('american', 'pass');
    expect(refused(trial, fire('g1', 'D2'))).toBeUndefined();
  });

  test('[combat 14.9/a × 14.12] not while another one is there; vehicles do not count where men have fallen', () => {
    expect(isOver(dies({ a2: '7-6 at D5' }, 9, 1, 1, 1, 1))).toBe(false);
    expect(isOver(dies({ a2: 'tank at D5' }, 9, 1, 1, 1))).toBe(true);
    expect(isOver(dies({ a2: 'tank at D5' }, 1, 9, 1, 1))).toBe(true);
  });

  test('[combat 14.9/a × 14.9] walked off', () => {
    const trial = melee({ g1: '6-6 at D5', a1: ['7-6 at D5', { yellow: 'disrupted' }] });
    trial.order('german', moves('cautious', { g1: ['D4'] }));
    expect(isOver(trial)).toBe(true);
  });

  test('[combat 14.9/a × 14.9] driven off', () => {
    const drive = (units: Units) =>
      melee({ g1: ['tank at D5', { facing: 3 }], a1: '7-6 at D5', ...units }).order(
        'german',
        drives({ g1: ['D6'] }),
      );
    expect(isOver(drive({}))).toBe(true);
    expect(isOver(drive({ g2: '6-6 at D5' }))).toBe(false);
  });

  test('[combat 14.9/a × 3.2.3.2] off the map', () => {
    const trial = melee(
      { g1: '6-6 at D5', a1: ['7-6 at D5', { yellow: 'disrupted' }] },
      { options: { exits: [{ side: 'german', hexes: ['D5'] }] } },
    ).order('german', moves('cautious', { g1: [{ do: 'exit' }] }));
    expect(trial.told('exited')).toHaveLength(1);
    expect(isOver(trial)).toBe(true);
  });
});

describe('who is held', () => {
  const ways = (trial: Trial, side = 'german') => listed(trial, side, 'drive').length;

  test('[combat 14.9] un-armoured vehicles like men; armour drives off as long as it can', () => {
    const truck = melee({ g1: 'truck at D5', g2: '6-6 at D5', a1: '7-6 at D5' });
    expect(refused(truck, drives({ g1: ['D4'] }))).toBe('HELD');
    expect(listed(truck, 'german', 'drive').filter((order) => order.includes('g1>D'))).toEqual([]);
    const tank = melee({ g1: 'tank at D5', g2: '6-6 at D5', a1: '7-6 at D5' });
    expect(refused(tank, drives({ g1: ['D4'] }))).toBeUndefined();
    expect(ways(tank)).toBeGreaterThan(ways(truck));
    const free = melee({ g1: 'truck at D5', g2: '6-6 at D5', a1: ['7-6 at D5', { yellow: 'wia' }] });
    expect(refused(free, drives({ g1: ['D4'] }))).toBeUndefined();
  });

  test('[combat 14.9 × 3.2.3.2] nor do they leave the map', () => {
    const exits: Setup = { options: { exits: [{ side: 'german', hexes: ['D5'] }] } };
    const off = (placed: 'truck at D5' | 'tank at D5') =>
      refused(melee({ g1: placed, a1: '7-6 at D5' }, exits), drives({ g1: [{ exit: true }] }));
    expect([off('truck at D5'), off('tank at D5')]).toEqual(['HELD', undefined]);
    const walks = melee({ g1: '6-6 at D5', a1: '7-6 at D5' }, exits);
    expect(refused(walks, moves('cautious', { g1: [{ do: 'exit' }] }))).toBe('HELD');
  });

  test('[combat 14.9 × 10.6.2] the Disrupted do not flee while a friend fights on', () => {
    const flee = (g2: string | readonly [string, object]) =>
      refused(
        melee(
          { g1: ['6-6 at D5', { yellow: 'disrupted' }], g2: g2 as never, a1: '7-6 at D5' },
          { marks: { D3: { features: ['shellholes'] } } },
        ),
        { order: 'flee', unit: 'g1', path: ['D4'] },
      );
    expect(flee('6-6 at D5')).toBe('HELD');
    expect(flee(['6-6 at D5', { yellow: 'wia' }])).toBeUndefined();
  });

  test('[combat 14.9 × 10.1.8] a unit that has come upon able enemies goes no farther in that move', () => {
    const through = (yellow?: 'disrupted') =>
      refused(
        begin({
          g1: 'nco at D4',
          g2: '6-6 at D4',
          a1: ['7-6 at D5', yellow ? { yellow } : {}],
          a9: 'nco at L9',
        }),
        moves('cautious', { g1: ['D5', 'D6'], g2: ['D5', 'D6'] }),
      );
    expect(through()).toBe('HELD');
    expect(through('disrupted')).toBeUndefined();
    const found = begin(
      { g1: '6-6 at D4', a1: ['7-6 at D5', { hidden: true, fired: 2 }], a9: 'nco at L9' },
      { sides: { american: { mayHide: true } } },
    ).order('german', moves('cautious', { g1: ['D5', 'D6'] }));
    while (found.awaits[0] === 'american reaction') found.order('american', 'hold-fire');
    expect(found.told('close-combat-joined')).toMatchObject([{ at: 'D5' }]);
    expect(found.unit('g1').at).toBe('D5');
  });

  test('[combat 14.9 × 10.3.1] what does not lead out of the hex may be done there', () => {
    const flip = melee({ g1: 'MG 34 at D5', a1: '7-6 at D5' });
    const done = melee({ g1: 'MG 34 at D5', a1: '7-6 at D5' });
    done.order('german', moves('cautious', { g1: [{ do: 'flip' }] }));
    expect(done.told('close-combat-joined')).toEqual([]);
    expect(done.unit('g1').entered).toBeUndefined();
    expect(refused(flip, moves('cautious', { g1: [{ do: 'flip' }, 'D4'] }))).toBe('HELD');
  });
});

test('[combat 14.12 × 12.9.2] nothing is thrown out of Close Combat, nor in it', () => {
  const trial = melee({ g1: 'demo at D5', a1: '7-6 at D5', a2: '7-6 at D6' });
  const code = (order: string, more: object) => refused(trial, { order, unit: 'g1', ...more });
  expect([code('throw', { at: 'D6' }), code('throw', { at: 'D5' })]).toEqual([
    'IN_CLOSE_COMBAT',
    'IN_CLOSE_COMBAT',
  ]);
  expect(code('blow-mousehole', { side: 0 })).toBe('IN_CLOSE_COMBAT');
  expect(listed(trial, 'german', 'throw', 'blow-mousehole')).toEqual([]);
});
