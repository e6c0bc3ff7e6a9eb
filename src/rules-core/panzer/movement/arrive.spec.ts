import { legalOrders } from '../../kernel/decide/decide.js';
import { panzer } from '../ruleset.js';
import { d100, field, type Placed, Trial } from '../testkit.testkit.js';

const ROAD = Object.fromEntries(['A4', 'B4', 'C5', 'D5'].map((hex) => [hex, 'dirt-road'])) as never;
const due = (turn = 1, set: object = {}) => ({
  enters: { turn, hexes: ['A4', 'A6', 'A8'] },
  facing: 0,
  ...set,
});
const ready = (units: Readonly<Record<string, Placed>>, more: object = {}) =>
  new Trial({
    map: field({ ...(ROAD as object), A6: 'woods', A8: 'river' }),
    units: { s1: ['T-34 at Y12', { command: 'none' }], ...units },
    clock: { phase: 'movement', turn: 2 },
    first: 'soviet',
    ...more,
  });
const come = (path: readonly string[], more: object = {}) => ({
  order: 'enter-map',
  unit: 'g1',
  path: [...path],
  ...more,
});
const why = (trial: Trial, path: readonly string[]) => trial.refusal('german', come(path))?.refused;

describe('reinforcements', () => {
  test('[panzer S.reinforcements] come in the Movement Phase of their turn or later, pay for the entry hex and go on', () => {
    const trial = ready({ g1: ['Panzer IV', due(2, { crossCountry: 5 })] });
    expect(trial.awaits).toEqual(['german movement']);
    trial.order('german', come(['A6', 'B6', 'B7']));
    expect(trial.unit('g1')).toMatchObject({
      at: 'B7',
      spent: 5,
      command: 'move',
      spot: 'move',
      moved: true,
    });
    expect(trial.unit('g1').enters).toBeUndefined();
    expect(trial.refusal('german', { order: 'move', unit: 'g1', path: ['B8'] })?.refused).toBe('HAS_MOVED');
    expect(ready({ g1: ['Panzer IV', due(3)] }).awaits).not.toContain('german movement');
  });

  test('[panzer S.reinforcements, S.movement-costs/e] over their hexes only; the first is always in reach, where they can go at all', () => {
    const tank: Placed = ['Panzer IV', due(1, { crossCountry: 1 })];
    expect(why(ready({ g1: tank }), ['A5'])).toBe('NOT_AN_ENTRY_HEX');
    expect(why(ready({ g1: tank }), ['A8'])).toBe('CLOSED_TERRAIN');
    expect(why(ready({ g1: tank }), ['A6', 'B6'])).toBe('TOO_FAR');
    expect(why(ready({ g1: tank }), ['A6'])).toBeUndefined();
    expect(why(ready({ g1: 'Panzer IV at D4' }), ['A6'])).toBe('NOT_DUE');
    const crowd = Object.fromEntries([2, 3, 4, 5, 6].map((n) => [`g${n}`, 'Panzer III at A6'])) as object;
    expect(why(ready({ g1: tank, ...crowd }), ['A6'])).toBe('NO_ROOM');
  });

  test('[panzer S.reinforcements × S.movement-costs/b] along a road from its edge by the road factor', () => {
    const trial = ready({ g1: ['Panzer IV', due(1, { crossCountry: 2, road: 9 })] });
    trial.order('german', come(['A4', 'B4', 'C5', 'D5']));
    expect(trial.unit('g1')).toMatchObject({ at: 'D5', spent: 4, gait: 'road' });
  });

  test('[panzer S.reinforcements] facing as it is told at the end; the whole way is priced', () => {
    const trial = ready({ g1: ['Panzer IV', due(2, { crossCountry: 5 })] });
    const costs = legalOrders(panzer, trial.battle, 'german').flatMap(({ order, cost }) =>
      order.order === 'enter-map' ? [[(order as unknown as { path: string[] }).path.join(' '), cost]] : [],
    );
    expect(costs).toContainEqual(['A6', { movement: 3 }]);
    trial.order('german', come(['A6', 'B6'], { facing: 4 }));
    expect(trial.unit('g1')).toMatchObject({ at: 'B6', facing: 4 });
  });

  test('[panzer S.reinforcements × S.mounting] with their passengers, who do not come by themselves', () => {
    const trial = ready({
      g1: ['Opel Blitz truck', due()],
      g2: ['Rifle squad', { ...due(), aboard: 'g1' }],
    });
    expect(trial.refusal('german', { ...come(['A4']), unit: 'g2' })?.refused).toBe('NOT_DUE');
    trial.order('german', come(['A4', 'B4']));
    expect(trial.unit('g2')).toMatchObject({ at: 'B4', aboard: 'g1' });
    expect(trial.unit('g2').enters).toBeUndefined();
    trial.order('german', { order: 'dismount', vehicle: 'g1', units: ['g2'] });
    expect(trial.unit('g2').aboard).toBeUndefined();
  });

  test('[panzer S.reinforcements × 7.55.1/b] a leader comes with his unit', () => {
    const leader = { name: 'Weber', A: 1 };
    const trial = ready({ g1: ['Panzer IV', due(1, { leader })] }).order('german', come(['A4']));
    expect(trial.unit('g1').leader).toEqual(leader);
  });

  test('[panzer S.reinforcements × S.overwatch/a] Overwatch awaits them in the first hex', () => {
    const trial = ready(
      { g1: ['Panzer IV', due()], s2: ['T-34 at E6', { facing: 4 }] },
      { commands: { s2: 'overwatch' } },
    );
    trial.order('german', come(['A4', 'B4']));
    expect(trial.battle.clock.window).toEqual({ unit: 'g1', at: 'A4' });
    trial.fire('soviet', 's2', 'g1', 'AP', ...d100(100));
    expect(trial.unit('g1').at).toBe('B4');
  });
});

describe('leaving the map', () => {
  const exits = { sides: { german: { exits: ['A4', 'A6'] } } };
  const leave = { order: 'leave-map', unit: 'g1' };
  const leaving = (g1: Placed, more: object = {}, command = 'move') =>
    ready({ g1 }, { commands: { g1: command }, ...exits, ...more });

  test('[panzer S.movement-costs/a] out of a hex of its side, for the cost of that hex, after a move, too', () => {
    const trial = leaving(['Panzer IV at C4', { facing: 4, crossCountry: 6 }]);
    expect(trial.refusal('german', leave)?.refused).toBe('NO_WAY_OUT');
    trial.order('german', { order: 'move', unit: 'g1', path: ['B4', 'A5', 'A6'] });
    expect(trial.refusal('german', leave)?.refused).toBe('TOO_FAR');
    const near = leaving(['Panzer IV at B4', { facing: 4 }]);
    near.order('german', { order: 'move', unit: 'g1', path: ['A4'] }).order('german', leave);
    expect(near.battle.unit('g1')).toBeUndefined();
    expect(near.battle.side('german')).toMatchObject({ exited: ['g1'] });
    expect(near.battle.side('german').lost).toBeUndefined();
  });

  test('[panzer S.movement-costs/a × S.mounting] with all aboard', () => {
    const trial = ready(
      { g1: 'Opel Blitz truck at A4', g2: ['Rifle squad', { aboard: 'g1' }] },
      { commands: { g1: 'move' }, ...exits },
    );
    trial.order('german', leave);
    expect(trial.battle.side('german').exited).toEqual(['g1', 'g2']);
    expect(trial.battle.units().map(({ id }) => id)).toEqual(['s1']);
  });

  test('[panzer S.immobile-vehicle, S.command-counters/a] not without MOVE or SHORT HALT, not with a Track hit', () => {
    const asked = (...of: Parameters<typeof leaving>) => leaving(...of).refusal('german', leave)?.refused;
    expect(asked('Panzer IV at A4', {}, 'fire')).toBe('NO_MOVE_COMMAND');
    expect(asked(['Panzer IV at A4', { trackHit: true }])).toBe('IMMOBILE');
    expect(asked('Rifle squad at A6')).toBeUndefined();
  });
});
