import { BRIDGE, Campaign, RETREAT, TOWN } from './campaign.testkit.js';
import { isFactRefused } from './facts.js';

/** Why a fact is refused. */
function why(campaign: Campaign, fact: object): string {
  const result = campaign.try(fact);
  if (!isFactRefused(result)) throw new Error('It was accepted.');
  return result.why;
}

const seal = (orders: object = {}) => ({ fact: 'seal', side: 'red', turn: 1, orders });
const open = (node: string) => ({
  fact: 'open-battle',
  battle: `at ${node}`,
  node,
  name: 'A battle',
  mode: 'RECORD',
  drawn: {},
});

describe('a refusal says what would be right', () => {
  const planning = new Campaign();
  const battles = new Campaign();
  battles.reveal();
  battles.enter(open('bridge'));

  test.each([
    [
      'when this phase ends',
      battles,
      seal(),
      /phase "battles", which ends when every battle has reported; .*"planning"/,
    ],
    [
      'who ends planning',
      planning,
      open('bridge'),
      /"planning", which ends when all sides have sealed, .*deadline/,
    ],
    ['which turn it is', planning, { ...seal(), turn: 3 }, /turn 1, not turn 3: .* name turn 1/],
    ['which nodes are open', battles, open('town'), /"town" is not open; open are: bridge/],
    [
      'what the battle there is called',
      battles,
      { ...open('bridge'), battle: 'b2' },
      /there is the battle "A battle" already/,
    ],
    [
      'which battles are open',
      battles,
      { fact: 'report', battle: 'x', report: { winner: null, why: 'Dusk.' } },
      /open are: "A battle" \(at bridge\)/,
    ],
    [
      'which ways lead on',
      battles,
      { fact: 'decide', node: 'bridge', edge: 'under' },
      /there are: over, held/,
    ],
    [
      'which sides there are',
      planning,
      { fact: 'enlist', roster: [{ unit: 'u', side: 'green', kind: 'squad', name: 'U', counter: 'rifles' }] },
      /no side "green"; there are: red, blue/,
    ],
    [
      'of which side a ruling may be',
      planning,
      { fact: 'ruling', what: 'side', id: 'green', set: { points: 1 }, why: 'So.' },
      /no side "green"; there are: blue, red/,
    ],
  ])('%s', (_, campaign, fact, says) => {
    expect(why(campaign, fact)).toMatch(says);
  });

  test('which ways a side may choose, and which the battle has chosen', () => {
    const edges = [
      { edge: 'raid', to: 'town', when: { chosen: 'red' } },
      { edge: 'wait', to: 'retreat' },
    ];
    const choice = { node: 'fork', title: 'The Fork', edges };
    const graph = { start: ['fork', 'bridge'], nodes: [choice, BRIDGE, TOWN, RETREAT] };
    const campaign = new Campaign({}, { graph });
    expect(why(campaign, seal({ choices: { fork: 'wait' } }))).toMatch(
      /red cannot choose "wait"; it can choose: raid/,
    );
    campaign.reveal();
    campaign.fight('bridge', 'blue');
    expect(why(campaign, { fact: 'decide', node: 'bridge', edge: 'over' })).toMatch(/goes on by held/);
  });
});
