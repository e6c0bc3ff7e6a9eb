import { campaignOf } from '../book/book.js';
import { BRIDGE, Campaign, GRAPH, RETREAT, TOWN } from './campaign.testkit.js';

const ruling = (what: string, id: string, set: object) => ({
  fact: 'ruling',
  what,
  id,
  set,
  why: 'so be it',
});

describe('other policies', () => {
  test('take the place of the old ones under the next version', () => {
    const campaign = new Campaign();
    const policies = { preset: 'house', victory: { toWin: 9 } };
    expect(campaign.about('policies-set', campaign.enter({ fact: 'policies', policies }))).toEqual([
      { version: 2, preset: 'house' },
    ]);
    expect(campaignOf(campaign.book).policies.victory.toWin).toBe(9);
  });

  test('are refused where they contradict themselves, with the place', () => {
    const levels = [
      { level: 'veteran', from: 5, says: 'Veterans' },
      { level: 'green', from: 0, says: 'Recruits' },
    ];
    const policies = { preset: 'house', experience: { levels } };
    expect(new Campaign().refused({ fact: 'policies', policies })).toBe(
      'NOT_RISING policies experience levels 1 from',
    );
  });
});

describe('another graph', () => {
  const won = (): Campaign => {
    const campaign = new Campaign();
    campaign.reveal();
    campaign.fight('bridge', 'red');
    campaign.settle();
    campaign.advance();
    return campaign;
  };
  const river = { node: 'river', title: 'The River', scenario: 'the-river' };

  test('adds nodes, takes away those that were only ahead, and opens or closes what it leads to', () => {
    const campaign = new Campaign();
    const edges = [...BRIDGE.edges.slice(0, 1), { edge: 'swim', to: 'river' }];
    const graph = { start: ['bridge'], nodes: [{ ...BRIDGE, edges }, TOWN, river] };
    campaign.enter({ fact: 'graph', graph });
    expect(campaign.book.node).toEqual({
      bridge: { status: 'open' },
      river: { status: 'ahead' },
      town: { status: 'ahead' },
    });
  });

  test('opens a start of its own that is new', () => {
    const campaign = new Campaign();
    const told = campaign.enter({
      fact: 'graph',
      graph: { start: ['bridge', 'river'], nodes: [...GRAPH.nodes, river] },
    });
    expect(campaign.about('node-opened', told)).toEqual([{ node: 'river' }]);
  });

  test('leads again to what was closed, and keeps what has happened', () => {
    const campaign = won();
    expect(campaign.book.node.retreat?.status).toBe('closed');
    const town = { ...TOWN, edges: [{ edge: 'back', to: 'retreat' }] };
    campaign.enter({ fact: 'graph', graph: { start: ['bridge'], nodes: [BRIDGE, town, RETREAT] } });
    expect(campaign.book.node.retreat?.status).toBe('ahead');
    expect(campaign.book.node.bridge).toMatchObject({ status: 'done', taken: ['over'] });
    const without = { start: ['town'], nodes: [TOWN] };
    expect(campaign.refused({ fact: 'graph', graph: without })).toBe('NODE_IN_USE graph nodes');
  });

  test('is refused when it is faulty, or leaves nothing open', () => {
    const campaign = new Campaign();
    const lost = { start: ['bridge'], nodes: [BRIDGE, TOWN, RETREAT, river] };
    expect(campaign.refused({ fact: 'graph', graph: lost })).toBe('UNREACHABLE graph nodes 3');
    expect(campaign.refused({ fact: 'graph', graph: { start: ['town'], nodes: [TOWN] } })).toBe(
      'NO_OPEN_NODE graph',
    );
  });
});

describe('the way on', () => {
  const edges = [
    { edge: 'east', to: 'town', when: { decided: true } },
    { edge: 'west', to: 'retreat', when: { won: 'blue' } },
  ];
  const undecided = (change: object = {}) =>
    new Campaign(
      {},
      { graph: { start: ['bridge'], nodes: [{ ...BRIDGE, edges, ...change }, TOWN, RETREAT] } },
    );

  test('is the referee’s where the graph leaves it open, at any time', () => {
    const campaign = undecided();
    campaign.enter({ fact: 'decide', node: 'bridge', edge: 'east' });
    expect(campaign.book.node.bridge?.decided).toBe('east');
    campaign.reveal();
    campaign.fight('bridge', 'blue');
    campaign.settle();
    campaign.advance();
    expect(campaign.book.node).toMatchObject({
      bridge: { status: 'done', taken: ['east'] },
      town: { status: 'open' },
    });
    expect(campaign.book.node.bridge).not.toHaveProperty('decided');
  });

  test('is the referee’s too where nothing else decides, once the battle is over', () => {
    const campaign = undecided();
    expect(campaign.refused({ fact: 'decide', node: 'bridge', edge: 'west' })).toBe('NOT_OVER node');
    campaign.reveal();
    campaign.fight('bridge', 'red');
    campaign.enter({ fact: 'decide', node: 'bridge', edge: 'west' });
    campaign.settle();
    campaign.advance();
    expect(campaign.book.node.retreat?.status).toBe('open');
  });

  test('is not the referee’s where the battle has decided', () => {
    const campaign = new Campaign();
    campaign.reveal();
    campaign.fight('bridge', 'red');
    expect(campaign.refused({ fact: 'decide', node: 'bridge', edge: 'held' })).toBe('WAY_IS_CLEAR edge');
    expect(campaign.refused({ fact: 'decide', node: 'bridge', edge: 'swim' })).toBe('NO_SUCH_WAY edge');
    expect(campaign.refused({ fact: 'decide', node: 'town', edge: 'x' })).toBe('NODE_NOT_OPEN node');
    expect(campaign.refused({ fact: 'decide', node: 'bridge' })).toBe('NOTHING_DECIDED edge');
    expect(campaign.refused({ fact: 'decide' })).toBe('NOTHING_DECIDED');
  });

  test('flags are raised, and raised otherwise', () => {
    const campaign = new Campaign();
    campaign.enter({ fact: 'decide', flags: { rain: true, depth: 3 } });
    campaign.enter({ fact: 'decide', flags: { rain: false } });
    expect(campaign.book.flag).toEqual({ rain: { value: false }, depth: { value: 3 } });
    expect(campaign.about('flag')).toEqual([
      { flag: 'depth', value: 3 },
      { flag: 'rain', value: true },
      { flag: 'rain', value: false },
    ]);
  });
});

describe('the referee’s own word', () => {
  const levels = [{ level: 'green', from: 0, says: 'Recruits' }];
  const campaign = () => new Campaign({}, { policies: { preset: 'plain', experience: { levels } } });

  test('promotes, hurts and rewards one of the roster, each told for what it is and to his side alone', () => {
    const { enter, about, book } = bound(campaign());
    const set = {
      rank: 'Captain',
      state: 'wounded',
      until: 3,
      experience: 5,
      level: 'green',
      awards: ['Star'],
      marks: { elan: 2 },
      name: 'Old Ivan',
    };
    const told = enter(ruling('roster', 'rl', set));
    expect(about('ruled', told)).toEqual([{ what: 'roster', id: 'rl', why: 'so be it' }]);
    expect(about('promotion', told)).toEqual([
      { how: 'referee', unit: 'rl', side: 'red', from: null, to: 'Captain', rule: 'ruling' },
    ]);
    expect(about('casualty', told)).toEqual([{ unit: 'rl', fate: 'ruling', from: 'ready', to: 'wounded' }]);
    expect(about('experience', told)).toEqual([{ unit: 'rl', points: 5, total: 5, for: 'ruling', times: 1 }]);
    expect(about('level', told)).toEqual([{ unit: 'rl', from: null, to: 'green' }]);
    expect(about('award', told)).toEqual([{ unit: 'rl', award: 'Star' }]);
    expect(about('mark', told)).toEqual([{ unit: 'rl', mark: 'elan', points: 2, total: 2, for: 'ruling' }]);
    expect(new Set(told.map(({ to }) => to?.join()))).toEqual(new Set(['red']));
    expect(book.roster.rl).toMatchObject(set);
    const back = enter(ruling('roster', 'rl', { state: 'ready', rank: 'Captain' }));
    expect(about('promotion', back)).toEqual([]);
    expect(book.roster.rl).not.toHaveProperty('until');
  });

  test('takes awards away', () => {
    const { enter, book } = bound(campaign());
    enter(ruling('roster', 'rl', { awards: ['Star', 'Cross'] }));
    enter(ruling('roster', 'rl', { awards: ['Cross'] }));
    expect(book.roster.rl?.awards).toEqual(['Cross']);
  });

  test('gives points and victory points by their difference', () => {
    const { enter, about, book } = bound(campaign());
    const paid = enter(ruling('side', 'red', { points: 4 }));
    expect(about('points', paid)).toEqual([{ side: 'red', points: 4, total: 4, for: 'ruling' }]);
    expect(paid.map(({ to }) => to)).toEqual([['red'], ['red']]);
    const seen = enter(ruling('side', 'red', { victoryPoints: -2 }));
    expect(about('victory-points', seen)).toEqual([
      { side: 'red', points: -2, total: -2, for: 'ruling', turn: 1 },
    ]);
    expect(seen.map(({ to }) => to)).toEqual([undefined, undefined]);
    expect(book.side.red).toMatchObject({ points: 4, victoryPoints: -2 });
  });

  test('says what a side has used up, to that side', () => {
    const { enter, book } = bound(campaign());
    const told = enter(ruling('side', 'red', { usedUp: ['guns'] }));
    expect(told).toMatchObject([{ what: 'ruled', to: ['red'] }]);
    expect(book.side.red?.usedUp).toEqual(['guns']);
  });

  test('changes ground and flags', () => {
    const { enter, book } = bound(campaign());
    enter(ruling('terrain', 'village', { marks: { C3: { rubble: true } } }));
    enter(ruling('terrain', 'village', { marks: {} }));
    enter(ruling('flag', 'rain', { value: true }));
    expect(book.terrain).toEqual({ village: { marks: {} } });
    expect(book.flag).toEqual({ rain: { value: true } });
  });

  test.each([
    ['nobody', ruling('roster', 'x', { name: 'X' }), 'NO_SUCH_UNIT id'],
    ['no side', ruling('side', 'green', { points: 1 }), 'NO_SUCH_SIDE id'],
    [
      'what all see with what one side sees',
      ruling('side', 'red', { points: 1, name: 'R' }),
      'RULE_APART set name',
    ],
    [
      'what a side has used up with what all see',
      ruling('side', 'red', { usedUp: ['guns'], victoryPoints: 1 }),
      'RULE_APART set victoryPoints',
    ],
    ['nothing', ruling('side', 'red', {}), 'NOTHING_RULED set'],
    ['what follows from battles', ruling('roster', 'rl', { kills: 3 }), 'NOT_SETTABLE set kills'],
    ['another owner', ruling('roster', 'rl', { side: 'blue' }), 'NOT_SETTABLE set side'],
    ['a wrong form', ruling('roster', 'rl', { experience: 'much' }), 'BAD_SETTING set experience'],
    ['a battle that is none', ruling('roster', 'rl', { state: 'battle' }), 'BAD_SETTING set state'],
    ['a level nobody knows', ruling('roster', 'rl', { level: 'elite' }), 'UNKNOWN set level'],
    ['the enemy’s formation', ruling('roster', 'rl', { formation: 'blue-1' }), 'UNKNOWN set formation'],
    ['the enemy’s company', ruling('roster', 'rg', { with: 'b1' }), 'UNKNOWN set with'],
    ['its own side as captor', ruling('roster', 'rl', { captor: 'red' }), 'NO_SUCH_SIDE set captor'],
  ])('is refused for %s', (_, fact, refused) => {
    expect(campaign().refused(fact)).toBe(refused);
  });

  test('does not take anybody out of a battle', () => {
    const fighting = new Campaign();
    fighting.reveal();
    fighting.fight('bridge', 'red', { drawn: ['r1'] });
    expect(fighting.refused(ruling('roster', 'r1', { state: 'lost' }))).toBe('IN_BATTLE set state');
  });
});

describe('conceding', () => {
  test('[combat 19.1.6] ends the campaign; the other side has won', () => {
    const campaign = new Campaign();
    const told = campaign.enter({ fact: 'concede', side: 'red' });
    expect(told.map(({ what }) => what)).toEqual(['conceded', 'over']);
    expect(campaignOf(campaign.book)).toMatchObject({ phase: 'over', over: { winner: 'blue' } });
    expect(campaign.refused({ fact: 'concede', side: 'blue' })).toBe('CAMPAIGN_OVER');
    expect(campaign.refused({ fact: 'reveal', turn: 1 })).toBe('CAMPAIGN_OVER');
  });

  test('leaves the leader of those who are left as the winner', () => {
    const sides = ['red', 'blue', 'green'].map((side) => ({ side, name: side }));
    const campaign = new Campaign({}, { sides });
    campaign.enter(ruling('side', 'green', { victoryPoints: 2 }));
    campaign.enter({ fact: 'concede', side: 'red' });
    expect(campaignOf(campaign.book).over).toMatchObject({ winner: 'green' });
    const even = new Campaign({}, { sides });
    even.enter({ fact: 'concede', side: 'red' });
    expect(campaignOf(even.book).over).not.toHaveProperty('winner');
    expect(even.refused({ fact: 'concede', side: 'black' })).toBe('CAMPAIGN_OVER');
  });
});

function bound(campaign: Campaign) {
  return {
    enter: campaign.enter.bind(campaign),
    about: campaign.about.bind(campaign),
    book: campaign.book,
  };
}
