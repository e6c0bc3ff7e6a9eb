import { type Condition, find } from '../../kernel/scenarios/index.js';
import { grenadesFor } from '../smoke/grenades.js';
import { field, moves, type Placed, type Setup, Trial } from '../testkit.testkit.js';
import { controlOf, controlOfBuilding } from './control.js';
import { evaluate, judge } from './judge.js';

const begin = (units: Setup['units'], setup: Setup = {}) =>
  new Trial({ ...setup, units: { ...units, a9: 'nco at L11' } });
const end = (trial: Trial) => trial.order('german', 'offer-end').order('american', 'agree');

describe('control', () => {
  const control = (units: Setup['units'], setup: Setup = {}) => controlOf(begin(units, setup).battle, 'D4');

  test('[combat 3.2.3.3] a non-leader unit without an enemy in the hex controls, both dispute', () => {
    expect(control({ g1: '6-6 at D4' })).toEqual({ side: 'german' });
    expect(control({ g1: '6-6 at D4', a1: '7-6 at D4/1' })).toBe('disputed');
    expect(control({ g1: 'nco at D4' })).toBe('none');
    expect(control({ g1: 'MG 34 at D4' })).toEqual({ side: 'german' });
    expect(control({ g1: 'tank at D4' })).toBe('none');
  });
  test('[combat 3.2.3.3] empty, it belongs to the side that was there last, or had it in its set-up area, or to nobody', () => {
    expect(
      control({}, { marks: { D4: { control: 'american' } }, sides: { german: { setUp: ['D4'] } } }),
    ).toEqual({ side: 'american' });
    expect(control({}, { sides: { german: { setUp: ['D4'] } } })).toEqual({ side: 'german' });
    expect(control({})).toBe('none');
  });
  test('[combat 3.2.3.3] a unit that passes through a hex keeps control of it', () => {
    const trial = begin({ g1: '6-6 at D3' }).order('german', moves('cautious', { g1: ['D4', 'D5'] }));
    expect(controlOf(trial.battle, 'D4')).toEqual({ side: 'german' });
    expect(trial.told('controlled')).toEqual([
      { hex: 'D4', side: 'german' },
      { hex: 'D5', side: 'german' },
    ]);
    const leader = begin({ g1: 'nco at D3' }).order('german', moves('cautious', { g1: ['D4', 'D5'] }));
    expect(controlOf(leader.battle, 'D4')).toBe('none');
  });
  test('[combat 3.2.3.3.1] [combat-4] a building is controlled by one unit when no enemy is in any of it', () => {
    const map = field({ D4: 'stone-building', D5: 'stone-building' });
    const building = (units: Setup['units']) => controlOfBuilding(begin(units, { map }).battle, 'D5');
    expect(building({ a1: '7-6 at D4' })).toEqual({ side: 'american' });
    expect(building({ a1: '7-6 at D4', g1: 'nco at D5/1' })).toBe('disputed');
    expect(building({ a1: 'nco at D4' })).toBe('none');
  });
});

describe('Victory Conditions', () => {
  const victory = (is: Condition, otherwise?: string, when: 'end' | 'at-once' = 'end'): Setup => ({
    options: { victory: { wins: [{ side: 'german', when, is }], ...(otherwise && { otherwise }) } as never },
    clock: { turn: 5, lastTurn: 5 },
  });
  const holds = (hexes: string[], atLeast?: number): Condition => ({
    control: { side: 'german', hexes, ...(atLeast && { atLeast }) },
  });
  const over = (units: Setup['units'], setup: Setup) => end(begin(units, setup)).battle.clock.over;

  test('[combat 3.2.3] all conditions must be met; otherwise a draw, or the other side', () => {
    const goal = victory({ all: [holds(['D4']), holds(['D5'])] });
    expect(over({ g1: '6-6 at D4', g2: '6-6 at D5' }, goal)?.winner).toBe('german');
    expect(over({ g1: '6-6 at D4' }, goal)).toEqual({ why: 'Nobody has fulfilled the victory conditions.' });
    expect(over({ g1: '6-6 at D4' }, victory(holds(['D5']), 'american'))?.winner).toBe('american');
  });
  test('at once, or at the end only', () => {
    const { battle } = begin({ g1: '6-6 at D4' }, victory(holds(['D4']), undefined, 'at-once'));
    expect(evaluate(battle, false)?.winner).toBe('german');
    const late = begin({ g1: '6-6 at D4' }, victory(holds(['D4']))).battle;
    expect(evaluate(late, false)).toBeUndefined();
  });
  test('some of the hexes, buildings, points, losses, exits, nobody left', () => {
    const map = field({ D4: 'stone-building', D5: 'stone-building' });
    const { battle } = begin(
      { g1: '6-6 at D4', g7: '6-6', a1: '7-6 at A1' },
      { map, sides: { german: { points: 5, exited: ['g7'] }, american: { points: 3 } } },
    );
    const met = (condition: Condition) => find(condition, judge(battle)).met;
    const special = (name: string, ...hexes: string[]) =>
      met({ special: { name, side: 'german', with: { hexes } } });
    expect([met(holds(['D4', 'D9', 'A1'], 1)), met(holds(['D4', 'D9', 'A1'], 2))]).toEqual([true, false]);
    expect([special('buildings', 'D5'), special('buildings', 'A1')]).toEqual([true, false]);
    for (const [most, condition] of [
      [2, (lead: number) => ({ points: { side: 'german', lead } })],
      [5, (atLeast: number) => ({ points: { side: 'german', atLeast } })],
      [1, (atLeast: number) => ({ exit: { side: 'german', atLeast } })],
      [3, (atLeast: number) => ({ casualties: { of: 'american', atLeast } })],
    ] as const)
      expect([met(condition(most)), met(condition(most + 1))]).toEqual([true, false]);
    expect([special('clear', 'A1'), special('clear', 'A2')]).toEqual([false, true]);
  });
  test('[combat 18.2.1.6] hexes may be worth points', () => {
    const { battle } = begin({ g1: '6-6 at D4' }, { marks: { D4: { points: 3 }, D5: { points: 4 } } });
    expect(judge(battle).points('german')).toBe(3);
  });
  test('[combat 3.2.3.1] eliminated units are worth points to the enemy', () => {
    const trial = begin({ g1: '6-6 at D4', a1: '4-6 at D7' }).order(
      'german',
      { order: 'fire', units: ['g1'], at: 'D7' },
      0,
      2,
    );
    expect(trial.told('points-won')).toEqual([{ side: 'german', points: 1, for: '4-6' }]);
    expect(trial.battle.side('german').points).toBe(1);
  });
  test('[combat 3.2.3.2] leaving by an exit hex costs 1 MP and is worth as much', () => {
    const exits = [{ side: 'german', hexes: ['A3'] }];
    const trial = begin({ g1: '6-6 at A2' }, { options: { exits } });
    trial.order('german', moves('cautious', { g1: ['A3', { do: 'exit' }] }));
    expect(trial.told('exited')).toEqual([{ unit: 'g1', from: 'A3' }]);
    expect(trial.unit('g1').at).toBeUndefined();
    expect(trial.battle.side('german')).toMatchObject({ exited: ['g1'], points: 2 });
    expect(trial.refusal('american', 'pass')).toBeUndefined();
    const far = begin({ g1: '6-6 at A2' }, { options: { exits } });
    expect(far.refusal('german', moves('cautious', { g1: [{ do: 'exit' }] }))).toMatchObject({
      refused: 'NO_EXIT',
    });
  });
});

describe('coming in', () => {
  test('[combat 3.2.2.1, 3.2.2.2] a reinforcement enters on its hex and crowds it for the next', () => {
    const wait = (hexes: string[]): Placed => ['6-6', { enters: { turn: 1, hexes } }];
    const trial = begin({ g1: wait(['A1']), g2: wait(['A1']) });
    trial.order('german', moves('cautious', { g1: ['A1', 'A2'] }));
    expect(trial.told('entered')[0]).toEqual({ unit: 'g1', from: 'off the map', to: 'A1', mp: 1, left: 5 });
    expect(trial.unit('g1').enters).toBeUndefined();
    expect(trial.battle.location('A1').entered).toEqual({ troops: 2, vehicles: 0 });
  });
  test('[combat 3.2.5] nobody moves beyond the map in play', () => {
    const trial = begin({ g1: '6-6 at D4' }, { options: { inPlay: ['D4', 'D5'] } });
    expect(trial.refusal('german', moves('cautious', { g1: ['D3'] }))).toMatchObject({
      refused: 'NO_SUCH_HEX',
    });
    expect(trial.refusal('german', moves('cautious', { g1: ['Z99'] }))).toMatchObject({
      refused: 'NO_SUCH_HEX',
    });
  });
});

describe('searching', () => {
  const hidden = {
    a1: ['7-6 at D7', { hidden: true, fired: 2 }] as Placed,
    a2: ['4-6 at C6', { hidden: true, fired: 2 }] as Placed,
  };
  const search = (units: Setup['units'], mode: 'cautious' | 'running' = 'cautious', declared = true) =>
    begin({ ...hidden, ...units }).order('german', {
      ...moves(mode, { g1: ['D6'], ...(units?.g2 && { g2: ['D6'] }) }, true),
      ...(declared && { search: true }),
    });
  const party = { g1: '6-6 at D5', g2: 'nco at D5' };
  const hexes = ['D7', 'C6', 'C7'];

  test('[combat 3.3.4.3.2] a d10 tells how many adjacent hexes are searched; hidden units there are revealed', () => {
    const two = search(party).order('german', { order: 'search', hexes }, 3);
    expect(two.told('searched')).toEqual([{ hexes: ['D7'], rolled: 3, allowed: 1 }]);
    expect([two.unit('a1').hidden, two.unit('a2').hidden]).toEqual([undefined, true]);
    const all = search(party).order('german', { order: 'search', hexes }, 0);
    expect([all.unit('a1').hidden, all.unit('a2').hidden]).toEqual([undefined, undefined]);
    expect(search(party).order('german', { order: 'search', hexes }, 1).kinds).not.toContain('revealed');
  });
  test('[combat 3.3.4.3.2/a] searchers and leader are marked Crawled Fired', () => {
    const trial = search(party).order('german', { order: 'search', hexes }, 1);
    expect([trial.unit('g1').marker, trial.unit('g2').marker]).toEqual(['crawled-fired', 'crawled-fired']);
    expect(trial.refusal('german', { order: 'search', hexes })).toMatchObject({ refused: 'NOT_DECLARED' });
  });
  test('[combat 3.3.4.3.2] a squad or two half-squads with a leader, declared before, moving with care, next to them', () => {
    const why = (trial: Trial, where = hexes) =>
      trial.refusal('german', { order: 'search', hexes: where }, 5)?.refused;
    expect(why(search({ g1: '6-6 at D5' }))).toBe('NO_PARTY');
    expect(why(search({ g1: '3-6 at D5', g2: 'nco at D5' }))).toBe('NO_PARTY');
    expect(why(search(party, 'running'))).toBe('TOO_HASTY');
    expect(why(search(party, 'cautious', false))).toBe('NOT_DECLARED');
    expect(why(search(party), ['D9'])).toBe('NOT_ADJACENT');
    expect(why(search(party))).toBeUndefined();
  });
});

test('[combat 13.1.1/a, 13.1.1.1] smoke grenades: one for three able squads, rounded up, one for each engineer squad', () => {
  const squad = (tq: number, engineers = false, nationality = 'german', kind = 'squad') =>
    ({ kind, nationality, tq, ...(engineers && { engineers: true as const }) }) as Parameters<
      typeof grenadesFor
    >[0][number];
  expect(grenadesFor([squad(6), squad(7), squad(6)])).toBe(1);
  expect(grenadesFor([squad(6), squad(7), squad(6), squad(6)])).toBe(2);
  expect(grenadesFor([squad(5), squad(5), squad(5)])).toBe(0);
  expect(grenadesFor([squad(7, true), squad(5)])).toBe(2);
  expect(grenadesFor([squad(7, true, 'russian'), squad(7, false, 'russian')])).toBe(1);
  expect(grenadesFor([squad(6, false, 'german', 'half-squad')])).toBe(0);
});

test('[combat 3.3.4.2] a hidden unit is revealed to move', () => {
  const trial = begin({ g1: ['6-6 at D4', { hidden: true }] }).order(
    'german',
    moves('cautious', { g1: ['D5'] }),
  );
  expect(trial.unit('g1').hidden).toBeUndefined();
});
