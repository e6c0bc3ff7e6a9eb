import { campaignOf } from '../book/book.js';
import { preconditions } from '../book/preconditions.js';
import { BRIDGE, Campaign, RETREAT, TOWN } from './campaign.testkit.js';

const platoon = { group: 'Rifle Platoon', side: 'red', cost: 3, units: { rifles: 2, leader: 1 } };
const paid = (more: object = {}, planning: object = {}) => ({
  policies: {
    preset: 'plain',
    planning,
    replacements: { start: { red: 7, blue: 2 }, groups: [platoon], ...more },
  },
});
const seal = (orders: object, more: object = {}) => ({ fact: 'seal', side: 'red', turn: 1, orders, ...more });

describe('sealed orders', () => {
  test('are their own side’s secret, and replaced by sealing again', () => {
    const campaign = new Campaign({}, paid());
    const [told] = campaign.enter(seal({ purchases: { 'Rifle Platoon': 1 } }));
    expect(told).toMatchObject({ what: 'sealed', to: ['red'] });
    campaign.enter(seal({ priorities: ['r2'] }));
    expect(campaign.book.sealed).toEqual({ red: { turn: 1, orders: { priorities: ['r2'] } } });
  });

  test.each([
    ['another turn', seal({}, { turn: 2 }), 'WRONG_TURN turn'],
    ['another side', seal({}, { side: 'green' }), 'NO_SUCH_SIDE side'],
    ['a group of nobody', seal({ purchases: { Tanks: 1 } }), 'NO_SUCH_GROUP orders purchases Tanks'],
    [
      'the enemy’s group',
      seal({ purchases: { 'Rifle Platoon': 1 } }, { side: 'blue' }),
      'NO_SUCH_GROUP orders purchases Rifle Platoon',
    ],
    ['more than there are points', seal({ purchases: { 'Rifle Platoon': 3 } }), 'TOO_DEAR orders purchases'],
    ['a stance where nobody chooses one', seal({ stance: 'attack' }), 'NO_STANCES orders stance'],
    [
      'somebody of the enemy',
      seal({ deployments: { bridge: ['b1'] } }),
      'NO_SUCH_UNIT orders deployments bridge 0',
    ],
    [
      'a node that is not open',
      seal({ deployments: { town: ['r1'] } }),
      'NODE_NOT_OPEN orders deployments town',
    ],
    ['somebody twice', seal({ deployments: { bridge: ['r1', 'r1'] } }), 'TWICE orders deployments bridge 1'],
    ['a priority twice', seal({ priorities: ['r1', 'r1'] }), 'TWICE orders priorities 1'],
    ['a way it does not choose', seal({ choices: { bridge: 'over' } }), 'NOT_A_CHOICE orders choices bridge'],
  ])('are refused for %s', (_, fact, refused) => {
    expect(new Campaign({}, paid()).refused(fact)).toBe(refused);
  });

  test('are refused for units that are not ready', () => {
    const campaign = new Campaign();
    campaign.enter({ fact: 'ruling', what: 'roster', id: 'r1', set: { state: 'wounded' }, why: 'a fever' });
    expect(campaign.refused(seal({ deployments: { bridge: ['r1'] } }))).toBe(
      'NOT_READY orders deployments bridge 0',
    );
  });

  test('send nobody to a choice, or where a side fights with what the scenario gives', () => {
    const crossroads = { node: 'crossroads', title: 'Crossroads', edges: [{ edge: 'on', to: 'bridge' }] };
    const graph = {
      start: ['crossroads', 'bridge'],
      nodes: [crossroads, { ...BRIDGE, drawnFrom: ['blue'] }, TOWN, RETREAT],
    };
    const campaign = new Campaign({}, { graph });
    expect(campaign.refused(seal({ deployments: { crossroads: ['r1'] } }))).toContain('NODE_IS_CHOICE');
    expect(campaign.refused(seal({ deployments: { bridge: ['r1'] } }))).toContain('SIDE_NOT_DRAWN');
  });

  test('buy a group no oftener than the campaign has it', () => {
    const campaign = new Campaign({}, paid({ groups: [{ ...platoon, cost: 0, atMost: 2 }] }));
    expect(campaign.refused(seal({ purchases: { 'Rifle Platoon': 3 } }))).toContain('TOO_MANY');
    campaign.enter(seal({ purchases: { 'Rifle Platoon': 2 } }));
    campaign.reveal();
    expect(campaign.book.side.red?.bought).toEqual({ 'Rifle Platoon': 2 });
  });

  test('buy nothing, and pay for no attack, where replacements are switched off', () => {
    const { policies } = paid({ attackCost: 99 }, { stances: true });
    const campaign = new Campaign({}, { policies: { ...policies, off: ['replacements'] } });
    expect(campaign.refused(seal({ purchases: { 'Rifle Platoon': 1 } }))).toContain('NO_PURCHASES');
    campaign.enter(seal({ stance: 'attack' }));
  });

  test('[combat 19.1.4] pay for the attack beside what they buy; the first turn’s attacker pays nothing', () => {
    const stances = { stances: true };
    const campaign = new Campaign({}, paid({ attackCost: 2 }, stances));
    const both = seal({ stance: 'attack', purchases: { 'Rifle Platoon': 2 } });
    expect(campaign.refused(both)).toBe('TOO_DEAR orders purchases');
    campaign.enter(seal({ stance: 'hold', purchases: { 'Rifle Platoon': 2 } }));
    const delineated = [
      { side: 'red', as: 'attack' },
      { side: 'blue', as: 'hold' },
    ];
    const card = new Campaign({}, paid({ attackCost: 2, delineated }, stances));
    card.enter(both);
    expect(card.refused(seal({ stance: 'attack' }, { side: 'blue' }))).toBe('STANCE_FIXED orders stance');
    card.reveal();
    expect(card.book.side.red).toMatchObject({ stance: 'attack', points: 1 });
  });
});

describe('the deadline', () => {
  test('is set, moved and taken away while planning lasts', () => {
    const campaign = new Campaign();
    const at = '2026-11-20T18:00:00Z';
    expect(
      campaign.about('deadline-set', campaign.enter({ fact: 'deadline', turn: 1, deadline: at })),
    ).toEqual([{ turn: 1, deadline: at }]);
    expect(campaignOf(campaign.book).deadline).toBe(at);
    campaign.enter({ fact: 'deadline', turn: 1, deadline: null });
    expect(campaignOf(campaign.book)).not.toHaveProperty('deadline');
    expect(campaign.refused({ fact: 'deadline', turn: 2, deadline: at })).toBe('WRONG_TURN turn');
    campaign.reveal();
    expect(campaign.refused({ fact: 'deadline', turn: 1, deadline: at })).toBe('WRONG_PHASE');
  });
});

describe('revealing', () => {
  test('begins the battles, once; nothing stays sealed', () => {
    const campaign = new Campaign();
    campaign.enter(seal({ priorities: ['r2'], deployments: { bridge: ['r3'] } }));
    campaign.enter({ fact: 'deadline', turn: 1, deadline: '2026-11-20T18:00:00Z' });
    expect(preconditions(campaign.book).missing.map(({ side }) => side)).toEqual(['blue']);
    const told = campaign.reveal();
    expect(campaign.about('revealed', told)).toEqual([
      { side: 'blue', turn: 1, absent: true },
      { side: 'red', turn: 1 },
    ]);
    expect(told.find(({ what }) => what === 'planned')).toMatchObject({ to: ['red'] });
    expect(campaign.book.side.red?.plans).toEqual({ priorities: ['r2'], deployments: { bridge: ['r3'] } });
    expect(campaign.book.sealed).toEqual({});
    expect(campaignOf(campaign.book).phase).toBe('battles');
    expect(campaignOf(campaign.book)).not.toHaveProperty('deadline');
    expect(campaign.refused({ fact: 'reveal', turn: 1 })).toBe('WRONG_PHASE');
    expect(campaign.refused(seal({}))).toBe('WRONG_PHASE');
  });

  test('[combat 19.1.9] brings the groups that were bought, for all their points, as far as there are counters', () => {
    const campaign = new Campaign({}, paid({ counterMix: { rifles: 3 } }));
    campaign.enter(seal({ purchases: { 'Rifle Platoon': 2 } }));
    const told = campaign.reveal();
    expect(campaign.about('bought', told)).toEqual([
      {
        side: 'red',
        group: 'Rifle Platoon',
        cost: 3,
        units: ['red-t1-rifle-platoon-1', 'red-t1-rifle-platoon-2', 'red-t1-rifle-platoon-3'],
      },
      {
        side: 'red',
        group: 'Rifle Platoon',
        cost: 3,
        units: ['red-t1-rifle-platoon-4', 'red-t1-rifle-platoon-5'],
        missing: { rifles: 1 },
      },
    ]);
    expect(campaign.book.roster['red-t1-rifle-platoon-1']).toEqual({
      side: 'red',
      kind: 'person',
      name: 'Rifle Platoon: leader 1',
      counter: 'leader',
      state: 'ready',
      group: 'Rifle Platoon',
      experience: 0,
      battles: 0,
      kills: 0,
    });
    const names = [1, 2, 3, 4, 5].map((n) => campaign.book.roster[`red-t1-rifle-platoon-${n}`]?.name);
    expect(names).toEqual([
      'Rifle Platoon: leader 1',
      'Rifle Platoon 2',
      'Rifle Platoon 3',
      'Rifle Platoon: leader 4',
      'Rifle Platoon 5',
    ]);
    expect(campaign.about('points', told)).toEqual([
      { side: 'red', points: -3, total: 4, for: 'purchase' },
      { side: 'red', points: -3, total: 1, for: 'purchase' },
    ]);
    const secret = told.filter(({ what }) => what === 'bought' || what === 'points');
    expect(secret.map(({ to }) => to)).toEqual([['red'], ['red'], ['red'], ['red']]);
  });

  test('brings nothing, and costs nothing, when no counter is left', () => {
    const campaign = new Campaign({}, paid({ counterMix: { rifles: 0, leader: 0 } }));
    campaign.enter(seal({ purchases: { 'Rifle Platoon': 1 } }));
    const told = campaign.reveal();
    expect(campaign.about('not-bought', told)).toMatchObject([{ side: 'red', group: 'Rifle Platoon' }]);
    expect(campaign.book.side.red?.points).toBe(7);
  });

  test('names newcomers so that no battle’s unit has too long a name', () => {
    const long = { ...platoon, group: `${'Very long '.repeat(9)}name`, cost: 0 };
    const campaign = new Campaign({}, paid({ groups: [long] }));
    campaign.enter(seal({ purchases: { [long.group]: 2 } }));
    campaign.reveal();
    const names = Object.keys(campaign.book.roster).filter((id) => id.startsWith('red-t1-'));
    expect(names).toHaveLength(6);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
  });
});

test('of points that are not spent the share is kept that the graph says', () => {
  const graph = { start: ['bridge'], nodes: [BRIDGE, TOWN, RETREAT], carryOver: { points: 0.5 } };
  const campaign = new Campaign({}, { ...paid({ income: { red: 2 } }), graph });
  campaign.reveal();
  const told = campaign.enter({ fact: 'reorganize', turn: 1 });
  expect(campaign.about('points', told)).toEqual([
    { side: 'blue', points: -1, total: 1, for: 'not-carried-over' },
    { side: 'red', points: -4, total: 3, for: 'not-carried-over' },
    { side: 'red', points: 2, total: 5, for: 'income' },
  ]);
});

describe('attack or hold', () => {
  const stances = (red: string | undefined, blue: string | undefined, faces = {}, absent = 'hold') => {
    const campaign = new Campaign(
      faces,
      paid({ attackCost: 2 }, { stances: true, absent: { stance: absent }, cites: ['19.1.5'] }),
    );
    if (red) campaign.enter(seal({ stance: red }));
    if (blue) campaign.enter(seal({ stance: blue }, { side: 'blue' }));
    const settled = campaign.reveal().find(({ what }) => what === 'attacker-settled');
    return { campaign, settled };
  };

  test('[combat 19.1.5] the holder sets up first; the attack is paid', () => {
    const { campaign, settled } = stances('attack', 'hold');
    expect(settled).toMatchObject({ about: { attacker: 'red', first: 'blue' }, cites: ['19.1.5'] });
    expect(settled).not.toHaveProperty('rolls');
    expect(campaign.book.side.red?.points).toBe(5);
    expect(campaignOf(campaign.book).attacker).toBe('red');
  });

  test('[combat 19.1.5] both attack: the higher die does; equal dice are rolled again', () => {
    const faces = {
      'turn 1/attacker/blue/1': 4,
      'turn 1/attacker/red/1': 4,
      'turn 1/attacker/blue/2': 0,
      'turn 1/attacker/red/2': 9,
    };
    const { settled } = stances('attack', 'attack', faces);
    expect(settled).toMatchObject({ about: { attacker: 'blue', first: 'red' } });
    expect(settled?.rolls).toHaveLength(4);
  });

  test('[combat 19.1.5] both hold: nothing is fought, and the nodes stay open for the next turn', () => {
    const { campaign, settled } = stances('hold', 'hold');
    expect(settled).toMatchObject({ about: { attacker: null, first: null } });
    expect(preconditions(campaign.book)).toMatchObject({ missing: [], next: 'reorganize' });
    const open = { fact: 'open-battle', battle: 'b', node: 'bridge', name: 'B', mode: 'RECORD', drawn: {} };
    expect(campaign.refused(open)).toBe('ALL_HOLD node');
    campaign.settle();
    campaign.advance();
    expect(campaign.book.node.bridge).toEqual({ status: 'open' });
    expect(campaignOf(campaign.book)).toMatchObject({ turn: 2, phase: 'planning', date: '1943-08-31' });
    expect(campaign.book.side.red).not.toHaveProperty('stance');
  });

  test('a side that seals nothing does what the policy says, and holds when it cannot pay for more', () => {
    const { campaign } = stances(undefined, 'hold', {}, 'attack');
    expect(campaign.about('revealed')).toEqual([
      { side: 'blue', turn: 1, stance: 'hold' },
      { side: 'red', turn: 1, stance: 'attack', absent: true },
    ]);
    const poor = new Campaign({}, paid({ attackCost: 5 }, { stances: true, absent: { stance: 'attack' } }));
    poor.enter(seal({ stance: 'hold' }));
    poor.reveal();
    expect(poor.book.side.blue).toMatchObject({ stance: 'hold', points: 2 });
  });
});

test('a choice is made by the side whose choice it is', () => {
  const fork = {
    node: 'fork',
    title: 'The Fork',
    edges: [
      { edge: 'left', to: 'town', when: { chosen: 'red' } },
      { edge: 'right', to: 'retreat', when: { chosen: 'red' } },
    ],
  };
  const campaign = new Campaign({}, { graph: { start: ['fork'], nodes: [fork, TOWN, RETREAT] } });
  expect(campaign.refused(seal({ choices: { fork: 'left' } }, { side: 'blue' }))).toContain('NOT_A_CHOICE');
  campaign.enter(seal({ choices: { fork: 'right' } }));
  campaign.reveal();
  campaign.settle();
  campaign.advance();
  expect(campaign.book.node).toMatchObject({
    fork: { status: 'done', taken: ['right'] },
    retreat: { status: 'open' },
    town: { status: 'closed' },
  });
});
