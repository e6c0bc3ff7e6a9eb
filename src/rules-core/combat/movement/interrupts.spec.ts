import { agreed, listed } from '../lists.testkit.js';
import { begin, field, moves, refused, type Setup, type Trial } from '../testkit.testkit.js';
import { drives } from '../vehicles/testkit.testkit.js';

type Units = NonNullable<Setup['units']>;
const ids = (units: Units) => [...Object.keys(units), 'nobody'];
const goOn = (routes: Readonly<Record<string, readonly string[]>>) => {
  const { mode: _, ...order } = moves('cautious', routes);
  return { ...order, order: 'go-on' };
};
/** Lets the other side stand and watch. */
function unhindered(trial: Trial): Trial {
  while (trial.awaits[0] === 'american reaction') trial.order('american', 'hold-fire');
  return trial;
}

describe('a move that is not over', () => {
  const units: Units = {
    g1: '6-6 at D4',
    g2: 'nco at D4',
    g3: '6-6 at C4',
    a1: '7-6 at H8',
    a2: 'nco at L12',
  };
  const alone = (mode: 'running' | 'assault' = 'running') =>
    unhindered(begin(units).order('german', moves(mode, { g1: ['D5'] }, true)));
  const together = (
    more: object = {},
    mode: 'cautious' | 'running' | 'crawling' = 'cautious',
    sides: Setup['sides'] = {},
  ) =>
    unhindered(
      begin(units, { sides }).order('german', { ...moves(mode, { g1: ['D5'], g2: ['D5'] }, true), ...more }),
    );
  const around = ['C5', 'C6', 'D4', 'D6', 'E5', 'E6'];

  test('[combat 10.1.2] one unit goes on in any direction, charges or halts; nobody joins it', () => {
    const routes = [...around, 'D5', 'D7', 'Z99'].flatMap((to) =>
      ['g1', 'g2', 'g3', 'a1', 'nobody'].map((unit) => [{ unit, path: [{ to }] }]),
    );
    expect(agreed(alone(), 'german', 'go-on', { routes, more: [true] })).toEqual(
      around.map((to) => `go-on g1>${to} more`),
    );
    expect(listed(alone(), 'german', 'charge', 'halt', 'search')).toEqual(['charge', 'halt']);
    expect(listed(alone('assault'), 'german', 'charge', 'halt', 'search')).toEqual(['halt']);
  });

  test('[combat 10.5.1] [combat 10.5.2] a platoon goes on as one', () => {
    expect(agreed(together(), 'german', 'go-on')).toEqual(around.map((to) => `go-on g1>${to} g2>${to} more`));
  });

  test.each([
    ['[combat 10.1.2] no steps', { g1: [] }, 'NO_STEPS'],
    ['[combat 10.1.2] a unit that is not in it', { g3: ['C5'] }, 'NOT_MOVING'],
    ['[combat 10.1.2] nobody', { nobody: ['C5'] }, 'NOT_MOVING'],
    ['[combat 3.2.5] off the map', { g1: ['Z99'] }, 'NO_SUCH_HEX'],
    ['[combat 10.1.2] too far', { g1: ['D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12', 'D11'] }, 'TOO_FAR'],
    ['[combat 10.1.2] seven hexes', { g1: ['D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12'] }, undefined],
  ])('%s', (_, routes, code) => {
    expect(refused(alone(), goOn(routes as never))).toBe(code);
  });

  test.each([
    [{ g1: ['D6'] }, undefined],
    [{ g1: ['D6'], g2: ['D6'] }, undefined],
    [{ g1: ['D6', 'D7'], g2: [] }, 'TORN_APART'],
    [{ g1: ['D6', 'D7'] }, 'TORN_APART'],
  ])('[combat 10.5.2] a platoon ends together: %j', (routes, code) => {
    expect(refused(together(), goOn(routes as never))).toBe(code);
  });

  test('[combat 10.5.3#2] [combat 10.5.3.1#2] the check for a charge is taken once, cautiously or running', () => {
    expect(refused(alone('assault'), { order: 'charge' })).toBe('NO_CHARGE');
    const trial = alone().order('german', 'charge', 1);
    expect(trial.told('charges')).toEqual([{ side: 'german', made: true }]);
    unhindered(trial);
    expect(refused(trial, { order: 'charge' })).toBe('DECIDED');
    expect(listed(trial, 'german', 'charge')).toEqual([]);
  });

  test('[combat 10.1.2] a unit that halts has no more of this move', () => {
    const trial = alone().order('german', 'halt');
    expect(trial.told('move-over')).toEqual([{ units: ['g1'] }]);
    expect(trial.awaits).toEqual(['american impulse']);
  });

  const HIDING = { american: { mayHide: true as const } };

  test('[combat 3.3.4.3.2] a leader with a squad searches the hexes around, if that was declared', () => {
    const searching = () => together({ search: true }, 'cautious', HIDING);
    expect(agreed(searching(), 'german', 'search')).toEqual(['search D4+E5+E6+D6+C6+C5']);
  });

  test.each([
    ['[combat 3.3.4.3.2/a] not declared', {}, 'cautious', ['D6'], 'NOT_DECLARED'],
    ['[combat 3.3.4.3.2] running', { search: true }, 'running', ['D6'], 'TOO_HASTY'],
    ['[combat 3.3.4.3.2] two hexes off', { search: true }, 'cautious', ['D7'], 'NOT_ADJACENT'],
    ['[combat 3.3.4.3.2] twice', { search: true }, 'cautious', ['D6', 'D6'], 'NOT_ADJACENT'],
    ['[combat 3.3.4.3.2] next door', { search: true }, 'cautious', ['D6'], undefined],
  ] as const)('%s', (_, more, mode, hexes, code) => {
    expect(refused(together(more, mode, HIDING), { order: 'search', hexes })).toBe(code);
  });

  test('[combat 3.3.4.3.2] who may find somebody may declare it: with care, where the enemy may hide', () => {
    const declared = (setup: Setup) =>
      listed(begin(units, setup), 'german', 'move').filter((order) => order.endsWith('search'));
    const near = ['C4', 'C5', 'D3', 'D5', 'E4', 'E5'];
    expect(declared({ sides: HIDING })).toEqual(
      ['cautious', 'crawling'].flatMap((mode) =>
        near.map((to) => `move ${mode} g1>${to} g2>${to} more search`),
      ),
    );
    expect(declared({})).toEqual([]);
    expect(declared({ sides: { german: { mayHide: true } } })).toEqual([]);
  });
});

describe('fleeing', () => {
  const map = field({ D6: 'woods', G2: 'woods', D3: 'stone-building' });
  const units: Units = {
    g1: ['6-6 at D4', { yellow: 'disrupted' }],
    g2: ['6-6 at D4', { yellow: 'pinned' }],
    g3: ['6-6 at D6', { yellow: 'wia' }],
    g4: ['6-6 at F5', { yellow: 'wia', fled: true }],
    g5: ['6-6 at H4', { yellow: 'disrupted', marker: 'moved' }],
    g6: ['6-6 at H4', { yellow: 'disrupted' }],
    g7: ['6-6', { yellow: 'disrupted' }],
    g8: 'tank at H4',
    g9: ['6-6 at J8', { yellow: 'disrupted', aboard: 'gt' }],
    gt: 'truck at J8',
    a1: ['7-6 at D3', { yellow: 'disrupted' }],
  };
  const scene = () => begin(units, { map });

  test('[combat 10.6.1] [combat 10.6.2] the Disrupted run for the nearest cover without an enemy, and not towards one', () => {
    const hexes = ['D3', 'D5', 'E4', 'E5', 'C4', 'C5', 'D6', 'D7', 'G5', 'G4', 'H3', 'I4', 'J7', 'Z99'];
    const near = { unit: ids(units), path: hexes.map((hex) => [hex]) };
    expect(agreed(scene(), 'german', 'flee', near)).toEqual(['flee g1 D5', 'flee g6 H3']);
  });

  test.each([
    ['[combat 10.6.1] Pinned Down', 'g2', ['D5'], 'NOT_DISRUPTED'],
    ['[combat 10.6.1] in cover', 'g3', ['D5'], 'NO_NEED'],
    ['[combat 4.4.7] has fled', 'g4', ['F4'], 'HAS_MOVED'],
    ['[combat 4.4.7] has moved', 'g5', ['H3'], 'HAS_MOVED'],
    ['off the map', 'g7', ['H3'], 'NOT_DISRUPTED'],
    ['[combat 10.6.1] a tank', 'g8', ['H3'], 'NOT_DISRUPTED'],
    ['[combat 11.5.8.2] on a truck', 'g9', ['J7'], 'RIDING'],
    ["an enemy's", 'a1', ['D2'], 'NO_SUCH_UNIT'],
    ['nobody', 'nobody', ['D5'], 'NO_SUCH_UNIT'],
    ['[combat 10.6.1] to cover that an enemy holds', 'g1', ['D3'], 'TOWARDS_ENEMY'],
    ['[combat 10.6.1] another way', 'g1', ['C4'], 'NOT_TO_COVER'],
    ['[combat 10.6.1] beyond cover', 'g1', ['D5', 'D6', 'D7'], 'NO_NEED'],
    ['[combat 10.6.1] far off', 'g1', ['H9'], 'NOT_ADJACENT'],
    ['[combat 3.2.5] off the map', 'g1', ['Z99'], 'NO_SUCH_HEX'],
    ['[combat 10.6.1] into cover', 'g1', ['D5', 'D6'], undefined],
  ])('%s', (_, unit, path, code) => {
    expect(refused(scene(), { order: 'flee', unit, path })).toBe(code);
  });

  test('[combat 10.6.1] [combat 6.13.2] not towards an enemy in sight', () => {
    const enemy: Units = { g1: ['6-6 at D4', { yellow: 'disrupted' }], a1: '7-6 at C8' };
    const code = (more: Parameters<typeof field>[0] = {}) =>
      refused(begin(enemy, { map: field({ C5: 'woods', ...more }) }), {
        order: 'flee',
        unit: 'g1',
        path: ['C5'],
      });
    expect(code()).toBe('TOWARDS_ENEMY');
    expect(code({ C7: 'stone-building', D6: 'stone-building', C6: 'stone-building' })).toBeUndefined();
  });

  test('[combat 10.6.1] as far as Movement Points go, and not at all where there is no cover on the map', () => {
    const lone: Units = {
      g1: ['6-6 at D2', { yellow: 'disrupted' }],
      a1: ['nco at D1', { yellow: 'pinned' }],
    };
    const code = (hexes: readonly string[], map: Parameters<typeof field>[0] = { D10: 'woods' }) =>
      refused(begin(lone, { map: field(map) }), { order: 'flee', unit: 'g1', path: hexes });
    const way = ['D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'];
    expect(code(way.slice(0, 6))).toBeUndefined();
    expect(code(way)).toBe('TOO_FAR');
    expect(code(['D3'], {})).toBe('NO_NEED');
  });

  test('[combat 10.6.1] leaving post, hole and lip behind', () => {
    const values = { yellow: 'disrupted', post: 'trench', dugIn: true, onLip: true } as const;
    const trial = begin({ g1: ['6-6 at D4', values], a1: 'nco at D1' }, { map: field({ D6: 'woods' }) });
    trial.order('german', { order: 'flee', unit: 'g1', path: ['D5', 'D6'] });
    expect(trial.told('fled')).toEqual([{ unit: 'g1', from: 'D4', to: 'D6' }]);
    const { post, dugIn, onLip, ...left } = trial.unit('g1');
    expect([post, dugIn, onLip]).toEqual([undefined, undefined, undefined]);
    expect(left).toMatchObject({ at: 'D6', fled: true, marker: 'moved' });
    expect(trial.told('set-out')).toEqual([{ units: ['g1'], mode: 'cautious' }]);
  });
});

describe('bugging out', () => {
  const units: Units = {
    g1: 'nco at D4',
    g2: '6-6 at D4',
    g9: '6-6 at E6',
    a1: ['7-6 at D5', { post: 'trench', dugIn: true }],
    a2: ['7-6 at D5', { yellow: 'pinned' }],
    a3: ['7-6 at D5', { yellow: 'disrupted' }],
    a4: ['7-6 at D5', { hidden: true }],
    a5: 'nco at D5',
    a6: '7-6 at D6',
    a7: 'tank at D5',
  };
  const entered = () =>
    begin(units, { map: field({ C6: 'river' }) }).order(
      'german',
      moves('cautious', { g1: ['D5'], g2: ['D5'] }),
    );

  test('[combat 10.6.4] able infantry, to hexes without enemies that it can enter', () => {
    expect(entered().awaits).toEqual(['american bug-out']);
    const near = { unit: ids(units), to: ['D4', 'E5', 'E6', 'D6', 'C6', 'C5', 'D5', 'Z99', 'D7'] };
    expect(agreed(entered(), 'american', 'bug-out', near)).toEqual(
      ['a1', 'a5'].flatMap((unit) => ['C5', 'D6', 'E5'].map((to) => `bug-out ${unit} ${to}`)),
    );
    expect(refused(entered(), { order: 'bug-out', unit: 'a2', to: 'D6' }, 'american')).toBe('CANNOT_BUG_OUT');
    expect(refused(entered(), { order: 'bug-out', unit: 'a1', to: 'E6' }, 'american')).toBe('NO_WAY_OUT');
    expect(refused(entered(), { order: 'bug-out', unit: 'nobody', to: 'D6' }, 'american')).toBe(
      'CANNOT_BUG_OUT',
    );
  });

  test('[combat 10.6.4] a Morale Check each, once; Pinned Down means staying', () => {
    const trial = entered().order('american', { order: 'bug-out', unit: 'a1', to: 'D6' }, 1);
    expect(trial.told('bugged-out')).toEqual([{ unit: 'a1', from: 'D5', to: 'D6' }]);
    const check = trial.action.effects.find(({ effect }) => effect === 'morale-check');
    expect(check?.cites).toContain('10.6.4');
    const { post, dugIn, at } = trial.unit('a1');
    expect([at, post, dugIn]).toEqual(['D6', undefined, undefined]);
    trial.order('german', 'hold-fire');
    expect(listed(trial, 'american', 'bug-out')).toEqual(['C5', 'D6', 'E5'].map((to) => `bug-out a5 ${to}`));
    trial.order('american', 'stand');
    expect(trial.told('stood-fast')).toEqual([{ side: 'american' }]);
    expect(trial.awaits[0]).not.toBe('american bug-out');
    const shaken = entered().order('american', { order: 'bug-out', unit: 'a1', to: 'D6' }, 9);
    expect(shaken.told('bugged-out')).toEqual([]);
    expect(shaken.unit('a1')).toMatchObject({ at: 'D5', yellow: 'pinned' });
  });
});

describe('hexes that are not on the map', () => {
  const units: Units = {
    g1: '6-6 at D4',
    g2: ['M2 mortar at D4', { size: 81, facing: 1 }],
    g3: 'demo at D4',
    g4: ['tank at D6', { facing: 2 }],
    g5: 'MG 34 at D4',
    a1: '7-6 at F5',
  };

  test.each([
    ['fire', { order: 'fire', units: ['g1'], at: 'Z99' }, 'NO_SUCH_HEX'],
    ['a tank fires', { order: 'fire', units: ['g4'], at: 'Z99', weapon: 'machine-guns' }, 'NO_SUCH_HEX'],
    [
      'a machine gun sweeps',
      { order: 'fire', units: ['g5'], at: 'F5', also: ['Z99'], traverse: 'searching' },
      'NO_SUCH_HEX',
    ],
    ['smoke', { order: 'shell-smoke', unit: 'g2', at: 'Z99' }, 'NO_SUCH_HEX'],
    ['a charge', { order: 'throw', unit: 'g3', at: 'Z99' }, 'OUT_OF_REACH'],
    ['a walk', moves('cautious', { g1: ['Z99'] }), 'NO_SUCH_HEX'],
    ['a drive', drives({ g4: ['Z99'] }), 'NO_SUCH_HEX'],
    ['a drive along a road', drives({ g4: [{ to: 'Z99', along: 2 }] }), 'NO_SUCH_HEX'],
    ['a fight', { order: 'close-combat', at: 'Z99', units: ['g1'], targets: ['a1'] }, 'NO_CLOSE_COMBAT'],
  ])('[combat 3.2.5] %s', (_, order, code) => {
    expect(refused(begin(units), order)).toBe(code);
  });
});
