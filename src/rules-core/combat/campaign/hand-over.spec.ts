import { KeptBattle } from '../../campaign/aftermath/counting.testkit.js';
import { policiesSchema } from '../../campaign/policies/policies.js';
import { checkPolicies } from '../../campaign/policies/policies-check.js';
import { isRefusal } from '../../kernel/decide/action.js';
import { decide, settle } from '../../kernel/decide/decide.js';
import { scriptedDice, tableDice } from '../../kernel/dice/index.js';
import { combat } from '../ruleset.js';
import type { CombatSystem } from '../system.js';
import { d100, field, fire, moves, type Setup, Trial } from '../testkit.testkit.js';
import { combatCampaign } from './index.js';

const keep = (setup: Setup): KeptBattle<CombatSystem> => {
  const trial = new Trial(setup);
  return new KeptBattle<CombatSystem>(
    combatCampaign,
    trial.battle,
    (side, order, ...faces) => trial.order(side, order, ...faces).action,
  );
};
const begin = (units: Setup['units'], setup: Setup = {}) => keep({ ...setup, units });

test('what is captured keeps its nation, also when it changes hands again', () => {
  const { captured } = combatCampaign;
  expect(captured?.('45mm gun', 'russian')).toBe('Russian 45mm gun');
  expect(captured?.('German PzKw 4H', 'russian')).toBe('German PzKw 4H');
  expect(combatCampaign.kindOf('Russian 45mm gun', { nationality: 'german' })).toBe('gun');
});

describe('what became of men', () => {
  const volley = (units: Setup['units'], ...faces: number[]) =>
    begin({ g1: '6-6 at D4', g2: 'nco at D4', a9: '7-6 at L11', ...units }).order(
      'german',
      fire('g1', 'D5', { leader: 'g2' }),
      ...faces,
    );

  test('killed: the kill is whose fire it was, and was directed by his leader', () => {
    const kept = volley({ a1: '4-6 at D5' }, ...d100(1));
    expect(kept.of('a1')).toMatchObject({
      fate: 'killed',
      cause: { version: 1, turn: 1, says: '4-6 is eliminated.' },
    });
    expect([kept.deedsOf('g1'), kept.deedsOf('g2')]).toEqual([
      [['kill', 'r-a1']],
      [['directed-kill', 'r-a1']],
    ]);
    expect(kept.of('g1').actions).toBe(1);
    expect(kept.handOver().points).toEqual({ german: 1, american: 0 });
  });

  test('reduced: its counter and kind are those of the half-squad', () => {
    const kept = volley({ a1: '7-6 at D5' }, ...d100(12), 1);
    expect(kept.of('a1')).toMatchObject({ fate: 'reduced', counter: '4-6', kind: 'half-squad' });
    expect(kept.deedsOf('g1')).toEqual([['casualty', 'r-a1']]);
  });

  test('whose deed it was is told also where the players threw their own dice, one roll after the other', () => {
    const { battle } = new Trial({
      units: { g1: '6-6 at D4', g2: 'nco at D4', a1: '7-6 at D5', a9: '7-6 at L11' },
    });
    const kept = new KeptBattle<CombatSystem>(combatCampaign, battle, (side, order) => {
      const action = decide(combat, battle, side, order, tableDice([], scriptedDice()));
      if (isRefusal(action)) throw new Error(action.why);
      settle(battle, action);
      return action;
    });
    kept.order('german', fire('g1', 'D5', { leader: 'g2' }));
    for (const faces of [d100(20), [9]]) kept.order('german', { order: 'dice', faces: [faces] });
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt', checksFailed: 1 });
    expect(kept.deedsOf('g1')).toEqual([['broke', 'r-a1']]);
    expect(kept.of('g1').actions).toBe(1);
  });

  test('Disrupted, he is not hurt', () => {
    const kept = volley({ a1: '7-6 at D5' }, ...d100(20), 9);
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt', checksFailed: 1 });
    expect(kept.deedsOf('g1')).toEqual([['broke', 'r-a1']]);
  });

  test('a wounded leader bears his wound away', () => {
    const kept = volley({ a1: 'nco at D5' }, ...d100(12), 1);
    expect(kept.of('a1')).toMatchObject({ fate: 'wounded', is: { wounded: true } });
  });

  test('[combat 4.3.2.1] two half-squads that regroup: one is a squad, the other lives on in it', () => {
    const kept = keep({
      agenda: [{ task: 'turn' }],
      clock: { phase: 'command' },
      units: { g1: '3-6 at D4', g2: '3-6 at D4', g3: 'nco at D4', g99: '3-6 at L11' },
    }).order('german', { order: 'regroup', units: ['g1', 'g2'] });
    expect(kept.of('g1')).toMatchObject({ fate: 'unhurt', counter: '6-6', kind: 'squad' });
    expect(kept.of('g2')).toMatchObject({ fate: 'merged', into: 'r-g1' });
    expect(kept.handOver().arisen).toEqual([]);
  });

  test('a unit that recovers by a leader has been rallied by him', () => {
    const kept = keep({
      agenda: [{ task: 'turn' }],
      clock: { phase: 'command' },
      units: { g1: ['6-6 at D4', { yellow: 'wia' }], g2: 'nco at D4', g99: '3-6 at L11' },
    }).order('german', { order: 'recover', unit: 'g1' });
    expect(kept.deedsOf('g2')).toEqual([['rally', 'r-g1']]);
  });

  test('courage is told of everybody who found it, and stays with him until the reorganization', () => {
    const kept = volley({ a1: '7-6 at D5' }, ...d100(20), 0, 0);
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt', is: { courage: true } });
    expect(kept.deedsOf('a1')).toEqual([['courage', undefined]]);
  });

  test('[combat 3.2.3.2] a unit that has left by an exit hex has withdrawn', () => {
    const exits = [{ side: 'german', hexes: ['A3'] }];
    const kept = begin({ g1: '6-6 at A2', a1: '7-6 at L11' }, { options: { exits } });
    kept.order('german', moves('cautious', { g1: ['A3', { do: 'exit' }] }));
    expect(kept.of('g1')).toMatchObject({ fate: 'withdrawn', cause: { says: '6-6 leaves the map in A3.' } });
  });

  test('what was taken back never happened', () => {
    const kept = volley({ a1: '4-6 at D5' }, ...d100(1)).undo(1);
    expect(kept.of('a1')).toMatchObject({ fate: 'unhurt' });
    expect(kept.deedsOf('g1')).toEqual([]);
  });
});

describe('what became of vehicles and weapons', () => {
  const T34 = ['T-34 76B at H6', { facing: 5 }] as const;
  const pak = ['PaK 38 at F6', { facing: 2 }] as const;
  const shoot = fire('g1', 'H6', { target: 'r1' });

  test('K-KILLED: destroyed; its wreck burns on the ground', () => {
    const kept = begin({ g1: pak, r1: T34 }).order('german', shoot, ...d100(9));
    expect(kept.of('r1')).toMatchObject({ fate: 'destroyed', cause: { version: 1 } });
    expect(kept.deedsOf('g1')).toEqual([['kill', 'r-r1']]);
    expect(kept.handOver().terrain).toEqual({ H6: { burningWrecks: 1 } });
  });

  test('M-KILLED: damaged, with the marker that it is rolled for, and where its wreck would stand (19.1.8/4)', () => {
    const kept = begin({ g1: pak, r1: T34 }).order('german', shoot, ...d100(15), ...d100(60), 1);
    expect(kept.of('r1')).toMatchObject({ fate: 'damaged', is: { mKill: true, at: 'H6' } });
    expect(kept.deedsOf('g1')).toContainEqual(['hurt', 'r-r1']);
  });

  test('abandoned by its crew it is lost', () => {
    const kept = begin({ g1: pak, r1: T34 }).order('german', shoot, ...d100(15), ...d100(60), 9);
    expect(kept.of('r1').fate).toBe('destroyed');
  });

  const fight = (more: object) => ({
    order: 'close-combat',
    at: 'D5',
    units: ['g1'],
    targets: ['a1'],
    ...more,
  });
  const taken = (more: object) =>
    begin(
      { g1: '6-6 at D5', a1: 'Jeep at D5', a9: '7-6 at L11' },
      { marks: { D5: { closeCombat: true } } },
    ).order('german', fight(more));

  test('[combat 14.2.3.1] a vehicle that is captured is new on the roster of its captor, under its nation', () => {
    const kept = taken({ capture: true });
    expect(kept.of('a1')).toMatchObject({ fate: 'captured', captor: 'german' });
    expect(kept.deedsOf('g1')).toEqual([['captured', 'r-a1']]);
    expect(kept.handOver().arisen).toMatchObject([
      {
        unit: 'new-a1',
        side: 'german',
        kind: 'vehicle',
        counter: 'American Jeep',
        how: 'captured',
        from: 'r-a1',
      },
    ]);
    expect(combatCampaign.kindOf('American Jeep', { nationality: 'german' })).toBe('vehicle');
    expect(kept.handOver('a1').arisen[0]).not.toHaveProperty('from');
  });

  test('one that is destroyed there is a kill in close combat', () => {
    expect(taken({}).deedsOf('g1')).toEqual([['close-combat-kill', 'r-a1']]);
  });

  test('a Panzerfaust is used up by nobody but who fired it', () => {
    const kept = begin({ g1: 'Panzerfaust at G6', r1: T34 });
    kept.order('german', shoot, ...d100(99), ...d100(99));
    expect(kept.of('g1')).toMatchObject({ fate: 'destroyed', deeds: [] });
    expect(kept.deedsOf('r1')).toEqual([]);
  });
});

describe('what stays on the map', () => {
  test('[combat 19.1.1] trenches, mouseholes, rubble and wrecks; not smoke, wire or who last held the hex', () => {
    const marks = {
      D4: { trench: true, smoke: 'shell', control: 'german' },
      D5: { atTrench: true, wire: true },
      D6: { mouseholes: [1], rubble: true },
      D7: { wrecks: 2, radio: 'a' },
      D8: { enfilade: ['german'] },
    } as const;
    expect(combatCampaign.staying(marks)).toEqual({
      D4: { trench: true },
      D5: { atTrench: true },
      D6: { mouseholes: [1], rubble: true },
      D7: { wrecks: 2 },
    });
  });

  test('what burns without a reorganization is a wreck, or rubble, all the same', () => {
    const marks = { D4: { burningWrecks: 1, wrecks: 1 }, D5: { flame: true } };
    expect(combatCampaign.staying(marks)).toEqual({ D4: { wrecks: 2 }, D5: { rubble: true } });
  });

  test('[combat 19.1.1, 19.1.8/2, 19.1.8/3, 19.1.8/5] a battle hands over fires in buildings, hidden mines and trenches, and nests that are held', () => {
    const kept = begin(
      { g1: '6-6 at E5', a9: '7-6 at L11' },
      {
        map: field({ D4: 'stone-building', E5: 'stone-building', G7: 'stone-building' }),
        marks: { D4: { flame: true }, D6: { flame: true }, E5: { nest: 'german' }, G7: { nest: 'german' } },
      },
    );
    const hidden = { mines: ['F6'], trenches: ['F6', 'G6'] };
    kept.rule('They were laid last night.', { do: 'secret', side: 'german', set: hidden });
    kept.rule('The enemy is in it.', { do: 'location', at: 'G7', set: { control: 'american' } });
    expect(kept.handOver().terrain).toEqual({
      D4: { flame: true },
      E5: { nest: 'german' },
      F6: { mines: 'german', trench: true },
      G6: { trench: true },
    });
  });

  test('[combat 19.1.8/5] a nest stays in the whole of its building where men of its side are left in it, and only there', () => {
    const nest = { nest: 'german' };
    const building = (...hexes: string[]) =>
      Object.fromEntries(hexes.map((hex) => [hex, 'stone-building' as const]));
    const left = (units: Setup['units'], hexes: string[]) => {
      const marks = Object.fromEntries(hexes.map((hex) => [hex, nest]));
      const sides = { german: { setUp: hexes } };
      const setup = { map: field(building(...hexes)), marks, sides };
      return Object.keys(begin({ a9: '7-6 at L11', ...units }, setup).handOver().terrain);
    };
    expect(left({ g1: '6-6 at E5' }, ['E4', 'E5'])).toEqual(['E4', 'E5']);
    expect(left({ g1: '6-6 at H9' }, ['E4', 'E5'])).toEqual([]);
    expect(left({ g1: '6-6 at E5', a1: '7-6 at E4' }, ['E4', 'E5'])).toEqual([]);
    expect(left({ g1: '6-6 at E5' }, ['E3', 'E4', 'E5', 'E6', 'E7'])).toEqual([]);
  });
});

describe('the roster', () => {
  const row = { side: 'german', state: 'ready', experience: 0, battles: 0, kills: 0 } as const;

  test.each([
    ['6-6', 'squad'],
    ['3-6', 'half-squad'],
    ['Officer', 'person'],
    ['MG 34', 'crew'],
    ['Panzerfaust', 'weapon'],
    ['PaK 38', 'gun'],
    ['PzKw 4H', 'vehicle'],
    ['Sturmboot', 'weapon'],
    ['Tiger II', undefined],
  ] as const)('%s is a %s', (counter, kind) => {
    expect(combatCampaign.kindOf(counter, { nationality: 'german' })).toBe(kind);
  });

  test('leaders have names; squads keep that of their counter, by which their halves are joined', () => {
    const is = { courage: true, yellow: 'pinned', radio: 'battery' };
    const draw = (kind: 'person' | 'squad', counter: string) =>
      combatCampaign.draw({ ...row, kind, name: 'Adler', counter, is }, 'x');
    expect(draw('person', 'NCO')).toEqual({
      counter: 'NCO',
      id: 'x',
      name: 'Adler',
      is: { radio: 'battery' },
    });
    expect(draw('squad', '6-6')).toEqual({ counter: '6-6', id: 'x', is: { radio: 'battery' } });
    expect(combatCampaign.wholeOf?.('3-6')).toBe('6-6');
    expect(combatCampaign.wholeOf?.('4-2')).toBeUndefined();
  });

  test('[combat 17.3, 14.2/card] [combat 19.1.4] every preset is in form; those of the campaign game have the player’s ranks and stances', () => {
    for (const [name, policies] of Object.entries(combatCampaign.presets)) {
      expect(policies.preset).toBe(name);
      expect(policiesSchema.parse(policies)).toEqual(policies);
      const sides = ['german', name.endsWith('american') ? 'american' : 'russian'];
      expect(checkPolicies(policies, { sides, pieces: combatCampaign })).toEqual([]);
    }
    const { promotion, planning, replacements } = combatCampaign.preset;
    expect(promotion.player?.ranks.map(({ victories }) => victories)).toEqual([2, 6, 12, 18, 24, 36]);
    expect([planning.stances, planning.absent.stance, replacements.attackCost]).toEqual([true, 'hold', 3]);
  });
});
