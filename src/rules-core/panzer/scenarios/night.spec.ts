import { originalBoard } from '../../boards/index.js';
import { isRefusal, type Order } from '../../kernel/decide/action.js';
import { decide, legalOrders, open, settle } from '../../kernel/decide/decide.js';
import { knownSystem } from '../../kernel/decide/known-system.js';
import type { LegalOrder } from '../../kernel/decide/rulebook.js';
import { scriptedDice } from '../../kernel/dice/index.js';
import { Battle } from '../../kernel/position/battle.js';
import { beginScenario } from '../../kernel/scenarios/index.js';
import { view } from '../../kernel/views/views.js';
import { PANZER_CHARTS } from '../charts/index.js';
import { panzer } from '../ruleset.js';
import { field, type Placed, Trial } from '../testkit.testkit.js';
import { PANZER_SCENARIOS } from './index.js';
import { worth } from './worth.js';

const known = knownSystem({
  rulebook: panzer,
  charts: PANZER_CHARTS,
  board: originalBoard,
  ruleText: () => Promise.reject(new Error('No rule is read here.')),
});

const EXITS = { german: { exits: ['A5'] } };
const withdrawing = (units: Readonly<Record<string, Placed>>, more: object = {}) =>
  new Trial({
    map: field(),
    units: { s1: ['T-34 at Y12', { command: 'none' }], ...units },
    commands: Object.fromEntries(Object.keys(units).map((id) => [id, 'move'])) as never,
    clock: { phase: 'movement', turn: 5 },
    sides: EXITS,
    first: 'soviet',
    ...more,
  });

function begun() {
  const scenario = PANZER_SCENARIOS['night-on-the-brook-road'];
  const begins = beginScenario(panzer, scenario, (at) => known.lay(at), { id: 'night' });
  if (!begins.ok) throw new Error(JSON.stringify(begins.problems));
  return begins.position;
}

describe('Night on the Brook Road', () => {
  test('[panzer 7.2.1/a, 7.2.2/a, 7.2.2/b] the Germans lie under counters, of which the Soviets see only where they are', () => {
    const start = begun();
    const battle = new Battle(start, known.table(start));
    const dice = scriptedDice();
    const give = (by: string, order: Order) => {
      const given = decide(panzer, battle, by, order, dice);
      if (isRefusal(given)) return given.refused;
      settle(battle, given);
      return undefined;
    };
    settle(battle, open(panzer, battle, dice));
    const asked = () => battle.position.awaiting[0];
    for (let now = asked(); now?.kind === 'set-up'; now = asked()) {
      const [next] = legalOrders(panzer, battle, now.side);
      expect(give(now.side, (next as LegalOrder).order)).toBeUndefined();
    }
    expect(asked()).toMatchObject({ side: 'german', kind: 'conceal' });
    const [gun, ...others] = battle.units().filter(({ side, at }) => side === 'german' && at);
    const at = gun?.at as string;
    const beside = others.find((unit) => unit.at === at && unit.aboard === undefined);
    const units = [gun, beside].flatMap((unit) => unit?.id ?? []);
    const counters = [{ at, units }, ...Array.from({ length: 4 }, () => ({ at, units: [] }))];
    expect(give('german', { order: 'hide-units', counters })).toBe('TOO_MANY_COUNTERS');
    expect(give('german', { order: 'hide-units', counters: counters.slice(0, 4) })).toBeUndefined();
    const seen = view(battle.position, { side: 'soviet' });
    for (const id of units) expect(Object.keys(seen.units)).not.toContain(id);
    const lying = Object.values(seen.units).filter(({ kind }) => kind === 'counter');
    expect(lying.map((counter) => counter.at)).toEqual(Array(4).fill(at));
    expect(JSON.stringify(seen)).not.toContain(`"${units[0]}"`);
  });

  test('[panzer S.reinforcements, S.mounting] riders and tanks follow in turn 2, the lorry with its squad', () => {
    const { units, secrets, sides } = begun();
    const late = Object.values(units).filter(({ enters }) => enters);
    expect(late.map(({ kind, enters }) => [kind, enters?.turn])).toEqual(
      expect.arrayContaining([
        ['vehicle', 2],
        ['squad', 2],
      ]),
    );
    const rider = late.find(({ aboard }) => aboard === 'lorry');
    expect(rider?.kind).toBe('squad');
    expect(secrets.soviet?.forces?.flatMap((force) => force.units)).not.toContain(rider?.id);
    expect(sides.german?.exits).toEqual(['A5', 'A6', 'A7']);
  });

  test('[panzer S.mounting, S.transport-and-towing/b] a greedy player who has to leave thinks more of mounting, driving on and leaving', () => {
    const trial = withdrawing({ g1: ['Opel Blitz truck at D5', { facing: 4 }], g2: 'Rifle squad at D5' });
    const values = [worth(trial.battle, 'german')];
    const then = (order: object) => {
      trial.order('german', order as never);
      values.push(worth(trial.battle, 'german'));
    };
    then({ order: 'mount', vehicle: 'g1', units: ['g2'] });
    then({ order: 'move', unit: 'g1', path: ['C5', 'B5'] });
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const leaving = withdrawing({
      g1: ['Opel Blitz truck at A5', { facing: 4 }],
      g2: ['Rifle squad', { aboard: 'g1' }],
    });
    const before = worth(leaving.battle, 'german');
    leaving.order('german', { order: 'leave-map', unit: 'g1' });
    expect(worth(leaving.battle, 'german')).toBeGreaterThan(before);
  });

  test('[panzer S.movement-costs/a, S.victory-points/c] a unit that has left counts for victory, with all aboard', () => {
    const victory = {
      wins: [{ side: 'german', when: 'end', is: { exit: { side: 'german', atLeast: 2 } } }],
      otherwise: 'soviet',
    };
    const ends = (units: Readonly<Record<string, Placed>>) => {
      const trial = withdrawing(units, { options: { victory: victory as never } });
      trial.order('german', { order: 'leave-map', unit: 'g1' });
      while (!trial.battle.isOver) trial.order(trial.awaits[0]?.split(' ')[0] as string, 'end-step');
      return trial.battle.clock.over?.winner;
    };
    const truck: Placed = ['Opel Blitz truck at A5', { facing: 4 }];
    expect(ends({ g1: truck, g2: ['Rifle squad', { aboard: 'g1' }] })).toBe('german');
    expect(ends({ g1: truck, g2: 'Rifle squad at D5' })).toBe('soviet');
  });

  test('[panzer S.movement-costs/b] drives along the road and round its bends are among the examples', () => {
    const road = Object.fromEntries(['D5', 'D6', 'E7', 'F7', 'G8'].map((hex) => [hex, 'path'])) as never;
    const trial = withdrawing({ g1: ['Opel Blitz truck at D5', { facing: 3 }] }, { map: field(road) });
    const moves = trial.legalOf('german', 'move') as unknown as { path: string[] }[];
    expect(moves.map(({ path }) => path)).toContainEqual(['D6', 'E7', 'F7', 'G8']);
  });
});
