import { campaignOf } from '../book/book.js';
import { preconditions } from '../book/preconditions.js';
import { BRIDGE, Campaign, GRAPH, RETREAT, TOWN } from './campaign.testkit.js';

const graph = (...nodes: object[]) => ({ graph: { start: ['bridge'], nodes } });

function fought(winner: string | null, change: object = {}, report: object = {}): Campaign {
  const campaign = new Campaign({}, change);
  campaign.reveal();
  campaign.fight('bridge', winner, report);
  campaign.settle();
  return campaign;
}

describe('advancing', () => {
  test('takes the way whose condition is met: its node opens, others close, flags are set, the date moves', () => {
    const campaign = fought('red');
    const told = campaign.advance();
    expect(told.map(({ what }) => what)).toEqual([
      'node-done',
      'flag',
      'node-opened',
      'node-closed',
      'turn-begun',
      'phase-begun',
    ]);
    expect(campaign.about('node-done', told)).toEqual([{ node: 'bridge', edge: 'over', to: 'town' }]);
    expect(campaign.book.node).toMatchObject({
      bridge: { status: 'done', taken: ['over'] },
      town: { status: 'open' },
      retreat: { status: 'closed' },
    });
    expect(campaign.book.flag).toEqual({ bridge: { value: true } });
    expect(campaignOf(campaign.book)).toMatchObject({ turn: 2, phase: 'planning', date: '1943-09-02' });
  });

  test('takes the way without a condition where no other is met', () => {
    const campaign = fought('blue');
    campaign.advance();
    expect(campaign.book.node).toMatchObject({ retreat: { status: 'open' }, town: { status: 'closed' } });
    expect(campaignOf(campaign.book).date).toBe('1943-09-01');
  });

  test('takes the first of several ways whose conditions are met', () => {
    const edges = [
      { edge: 'a', to: 'town', when: { won: 'red' } },
      { edge: 'b', to: 'retreat', when: { victoryPoints: { side: 'red', atLeast: 0 } } },
      { edge: 'c', to: 'town' },
    ];
    const campaign = fought('red', graph({ ...BRIDGE, edges }, TOWN, RETREAT));
    campaign.advance();
    expect(campaign.book.node.bridge?.taken).toEqual(['a']);
  });

  test('takes all ways without a condition at once: battles are fought side by side', () => {
    const edges = [
      { edge: 'left', to: 'town', days: 4 },
      { edge: 'right', to: 'retreat', days: 9 },
    ];
    const campaign = fought('red', graph({ ...BRIDGE, edges }, TOWN, RETREAT));
    const told = campaign.advance();
    expect(campaign.about('node-opened', told)).toEqual([{ node: 'town' }, { node: 'retreat' }]);
    expect(campaign.book.node.bridge?.taken).toEqual(['left', 'right']);
    expect(campaignOf(campaign.book).date).toBe('1943-09-08');
    campaign.reveal();
    expect(preconditions(campaign.book).missing.map(({ node }) => node)).toEqual(['retreat', 'town']);
    campaign.fight('town', 'red');
    campaign.fight('retreat', 'blue');
    campaign.settle();
    campaign.advance();
    expect(campaignOf(campaign.book).phase).toBe('over');
  });

  test('leads back to a node that was fought before: it is fought anew', () => {
    const town = {
      ...TOWN,
      edges: [
        { edge: 'back', to: 'bridge', when: { won: 'blue' } },
        { edge: 'on', to: 'end' },
      ],
    };
    const end = { node: 'end', title: 'The End', scenario: 'the-end' };
    const campaign = fought('red', graph(BRIDGE, town, RETREAT, end));
    campaign.advance();
    campaign.reveal();
    campaign.fight('town', 'blue');
    campaign.settle();
    campaign.advance();
    expect(campaign.book.node.bridge).toEqual({ status: 'open', taken: ['over'] });
    campaign.reveal();
    campaign.fight('bridge', 'blue');
    campaign.settle();
    campaign.advance();
    expect(campaign.book.node.bridge?.taken).toEqual(['over', 'held']);
  });

  test('forgets flags and plans of the turn where they are not carried over', () => {
    const once = { ...GRAPH, carryOver: { flags: false } };
    const campaign = new Campaign({}, { graph: once });
    campaign.enter({ fact: 'decide', flags: { rain: true } });
    campaign.enter({ fact: 'seal', side: 'red', turn: 1, orders: { priorities: ['r1'] } });
    campaign.reveal();
    campaign.fight('bridge', 'red');
    campaign.settle();
    campaign.advance();
    expect(campaign.book.flag).toEqual({ bridge: { value: true } });
    expect(campaign.book.side.red).not.toHaveProperty('plans');
  });

  test('is refused out of turn, before the aftermath, and while a way is undecided', () => {
    const early = new Campaign();
    expect(early.refused({ fact: 'advance', turn: 1 })).toBe('WRONG_PHASE');
    early.settle();
    expect(early.refused({ fact: 'advance', turn: 2 })).toBe('WRONG_TURN turn');
    const edges = [
      { edge: 'a', to: 'town', when: { decided: true } },
      { edge: 'b', to: 'retreat', when: { won: 'blue' } },
    ];
    const campaign = fought('red', graph({ ...BRIDGE, edges }, TOWN, RETREAT));
    expect(campaign.refused({ fact: 'advance', turn: 1 })).toBe('NODE_UNDECIDED');
    expect(preconditions(campaign.book)).toEqual({
      turn: 1,
      phase: 'reorganization',
      missing: [
        {
          code: 'NODE_UNDECIDED',
          says: 'Which way leads on from "The Bridge" is not decided.',
          node: 'bridge',
        },
      ],
      next: 'advance',
    });
    campaign.book.battle['b-bridge-1'] = {
      ...campaign.book.battle['b-bridge-1'],
      status: 'reported',
    } as never;
    expect(campaign.refused({ fact: 'advance', turn: 1 })).toBe('BATTLE_NOT_SETTLED');
  });
});

describe('the end of a campaign', () => {
  const standing = (points: Record<string, number>, victory: object, more: object = {}) => {
    const campaign = new Campaign({}, { policies: { preset: 'plain', victory }, ...more });
    for (const [side, victoryPoints] of Object.entries(points))
      campaign.enter({ fact: 'ruling', what: 'side', id: side, set: { victoryPoints }, why: 'so be it' });
    campaign.reveal();
    campaign.fight('bridge', 'red');
    campaign.settle();
    campaign.advance();
    return campaignOf(campaign.book);
  };
  const last = graph({ ...BRIDGE, edges: [] });

  test('comes when no node is open any more; the leading side has won', () => {
    expect(standing({ red: 3, blue: 2 }, {}, last)).toMatchObject({
      phase: 'over',
      turn: 1,
      over: { winner: 'red', why: 'The Reds: 3 victory points against 2.' },
    });
  });

  test('comes at a node that ends it, whatever else is open', () => {
    const ends = { ...BRIDGE, edges: [], ends: true };
    const also = { graph: { start: ['bridge', 'town'], nodes: [ends, TOWN] } };
    expect(standing({ red: 1 }, {}, also)).toMatchObject({ phase: 'over' });
  });

  test('[combat 19.1.6] is a draw where nobody leads by more than the policy asks for', () => {
    expect(standing({ red: 3, blue: 3 }, {}, last).over).toEqual({
      why: 'A draw: 3 victory points against 3.',
    });
    expect(standing({ red: 5, blue: 3 }, { draw: 2 }, last).over).not.toHaveProperty('winner');
    expect(standing({ red: 6, blue: 3 }, { draw: 2 }, last).over).toMatchObject({ winner: 'red' });
  });

  test('counts the ranks of those who have lived to see it, where the policy does', () => {
    const promotion = { ladder: [{ rank: 'Private' }, { rank: 'Sergeant' }, { rank: 'Captain' }] };
    const policies = { preset: 'plain', promotion, victory: { perRankAtEnd: 2 } };
    const campaign = new Campaign({}, { policies, ...last });
    campaign.enter({ fact: 'ruling', what: 'roster', id: 'rl', set: { rank: 'Captain' }, why: 'so be it' });
    campaign.reveal();
    campaign.fight('bridge', null);
    campaign.settle();
    const told = campaign.advance();
    expect(campaign.about('victory-points', told)).toEqual([
      { side: 'red', points: 4, total: 4, for: 'ranks', turn: 1 },
    ]);
    expect(campaignOf(campaign.book).over).toMatchObject({ winner: 'red' });
  });

  test('comes at once when somebody has the points, or the lead, that it takes', () => {
    expect(standing({ red: 4 }, { toWin: 5 })).toMatchObject({ phase: 'planning', turn: 2 });
    expect(standing({ red: 5 }, { toWin: 5 })).toMatchObject({ phase: 'over', over: { winner: 'red' } });
    expect(standing({ red: 5, blue: 5 }, { toWin: 5 }).phase).toBe('planning');
    expect(standing({ red: 5, blue: 2 }, { lead: 4 }).phase).toBe('planning');
    expect(standing({ red: 6, blue: 2 }, { lead: 4 })).toMatchObject({ over: { winner: 'red' } });
  });
});

describe('preconditions', () => {
  test('say by name what is missing before the next step, and what that is', () => {
    const campaign = new Campaign();
    expect(preconditions(campaign.book)).toEqual({
      turn: 1,
      phase: 'planning',
      missing: [
        { code: 'NOT_SEALED', says: 'The Blues have not sealed their orders.', side: 'blue' },
        { code: 'NOT_SEALED', says: 'The Reds have not sealed their orders.', side: 'red' },
      ],
      next: 'reveal',
    });
    campaign.reveal();
    expect(preconditions(campaign.book)).toMatchObject({
      missing: [
        { code: 'BATTLE_NOT_OPENED', says: 'The battle of "The Bridge" has not begun.', node: 'bridge' },
      ],
    });
    const open = {
      fact: 'open-battle',
      battle: 'b',
      node: 'bridge',
      name: 'Dawn',
      mode: 'RECORD',
      drawn: {},
    };
    campaign.enter(open);
    expect(preconditions(campaign.book)).toMatchObject({
      missing: [{ code: 'BATTLE_OPEN', says: 'Battle "Dawn" is still open.', battle: 'b', node: 'bridge' }],
      next: 'reorganize',
    });
    campaign.enter({ fact: 'concede', side: 'red' });
    expect(preconditions(campaign.book)).toMatchObject({
      missing: [{ code: 'CAMPAIGN_OVER' }],
      next: 'nothing',
    });
  });
});
