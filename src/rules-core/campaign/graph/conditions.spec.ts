import { BRIDGE, Campaign, RETREAT, TOWN } from '../facts/campaign.testkit.js';
import { waysOn } from './conditions.js';
import { type EdgeCondition, graphSchema } from './graph.js';

const report = {
  winner: 'red',
  why: 'So it went.',
  margin: 3,
  units: [
    { unit: 'r1', fate: 'killed' },
    { unit: 'r2', fate: 'wounded' },
    { unit: 'b1', fate: 'captured', captor: 'red' },
    { unit: 'b2', fate: 'missing' },
    { unit: 'b-x', fate: 'killed' },
  ],
  arisen: [
    {
      unit: 'b-x',
      side: 'blue',
      kind: 'person',
      name: 'X',
      counter: 'leader',
      how: 'created',
      fate: 'killed',
    },
  ],
};

/** Returns true if an edge with that condition is the way on, after the battle above. */
function isMet(when: EdgeCondition, prepare: (campaign: Campaign) => void = () => {}): boolean {
  const edges = [
    { edge: 'yes', to: 'town', when },
    { edge: 'no', to: 'retreat' },
  ];
  const graph = { start: ['bridge'], nodes: [{ ...BRIDGE, edges }, TOWN, RETREAT] };
  const campaign = new Campaign({}, { graph });
  prepare(campaign);
  campaign.reveal();
  const { winner, ...more } = report;
  campaign.fight('bridge', winner, { drawn: ['r1', 'r2', 'b1', 'b2'], ...more });
  const [node] = graphSchema.parse(graph).nodes;
  return node !== undefined && waysOn(campaign.book, node).some(({ edge }) => edge === 'yes');
}

const points = (side: string, victoryPoints: number) => (campaign: Campaign) =>
  void campaign.enter({ fact: 'ruling', what: 'side', id: side, set: { victoryPoints }, why: 'so' });

describe('conditions of ways', () => {
  test.each<[EdgeCondition, boolean]>([
    [{ won: 'red' }, true],
    [{ won: 'blue' }, false],
    [{ drawn: true }, false],
    [{ margin: { atLeast: 3 } }, true],
    [{ margin: { atLeast: 4 } }, false],
    [{ margin: { atMost: 2 } }, false],
    [{ losses: { side: 'red', atMost: 1 } }, true],
    [{ losses: { side: 'red', atLeast: 2 } }, false],
    [{ losses: { side: 'blue', atLeast: 3, atMost: 3 } }, true],
    [{ date: { from: '1943-08-30', until: '1943-08-30' } }, true],
    [{ date: { from: '1943-08-31' } }, false],
    [{ date: { until: '1943-08-29' } }, false],
    [{ flag: { flag: 'rain', is: false } }, true],
    [{ flag: { flag: 'rain', is: true } }, false],
    [{ decided: true }, false],
    [{ chosen: 'red' }, false],
    [{ all: [{ won: 'red' }, { margin: { atLeast: 3 } }] }, true],
    [{ all: [{ won: 'red' }, { drawn: true }] }, false],
    [{ any: [{ won: 'blue' }, { margin: { atLeast: 3 } }] }, true],
    [{ any: [{ won: 'blue' }, { drawn: true }] }, false],
    [{ not: { won: 'blue' } }, true],
    [{ not: { won: 'red' } }, false],
  ])('%j: %s', (when, met) => {
    expect(isMet(when)).toBe(met);
  });

  test('ask for victory points of the campaign, and for the lead over the best of the others', () => {
    const four = points('red', 4);
    expect(isMet({ victoryPoints: { side: 'red', atLeast: 4 } }, four)).toBe(true);
    expect(isMet({ victoryPoints: { side: 'red', atLeast: 5 } }, four)).toBe(false);
    expect(isMet({ victoryPoints: { side: 'blue', atMost: 0 } }, four)).toBe(true);
    expect(isMet({ victoryPoints: { side: 'red', lead: 4 } }, four)).toBe(true);
    expect(isMet({ victoryPoints: { side: 'red', lead: 5 } }, four)).toBe(false);
  });

  test('ask for flags, choices and decisions', () => {
    const rain = (campaign: Campaign) => void campaign.enter({ fact: 'decide', flags: { rain: true } });
    expect(isMet({ flag: { flag: 'rain', is: true } }, rain)).toBe(true);
    const chosen = (campaign: Campaign) =>
      void campaign.enter({ fact: 'seal', side: 'red', turn: 1, orders: { choices: { bridge: 'yes' } } });
    expect(isMet({ all: [{ chosen: 'red' }, { won: 'red' }] }, chosen)).toBe(true);
    const decided = (campaign: Campaign) =>
      void campaign.enter({ fact: 'decide', node: 'bridge', edge: 'yes' });
    expect(isMet({ decided: true }, decided)).toBe(true);
    expect(isMet({ all: [{ decided: true }, { won: 'blue' }] }, decided)).toBe(false);
  });
});
