import { graphSchema } from './graph.js';
import { checkGraph } from './graph-check.js';

const known = { sides: ['red', 'blue'], scenarios: ['one', 'two'] };
const end = { node: 'end', title: 'The End', scenario: 'two' };
const node = (name: string, ...edges: object[]) => ({ node: name, title: name, scenario: 'one', edges });
const on = (to: string, when?: object, edge = `to-${to}`) => ({ edge, to, ...(when && { when }) });

function problems(nodes: object[], start = ['a']): string[] {
  return checkGraph(graphSchema.parse({ start, nodes }), known).map(({ code, path }) =>
    [code, ...path].join(' '),
  );
}

describe('a scenario graph', () => {
  test('is in order when every node is reached, goes on and comes to an end', () => {
    expect(problems([node('a', on('end')), end])).toEqual([]);
    expect(problems([node('a', on('b', { won: 'red' }), on('end')), node('b', on('a')), end])).toEqual([]);
  });

  test.each<[string, object[], string[]]>([
    ['an unknown target', [node('a', on('b'))], ['UNKNOWN_NODE nodes 0 edges 0 to']],
    ['two nodes of one name', [node('a', on('end')), node('a'), end], ['TWICE nodes 1 node']],
    [
      'two edges of one name',
      [node('a', on('end'), on('end', { won: 'red' })), end],
      ['TWICE nodes 0 edges 1 edge'],
    ],
    [
      'an unknown scenario',
      [{ ...end, node: 'a', scenario: 'three' }],
      ['UNKNOWN_SCENARIO nodes 0 scenario'],
    ],
    ['an unknown side', [{ ...end, node: 'a', drawnFrom: ['green'] }], ['NO_SUCH_SIDE nodes 0 drawnFrom 0']],
    [
      'an unknown side deep in a condition',
      [
        node(
          'a',
          on('end', { all: [{ not: { losses: { side: 'green', atLeast: 1 } } }] }),
          on('end', undefined, 'x'),
        ),
        end,
      ],
      ['NO_SUCH_SIDE nodes 0 edges 0 when'],
    ],
    [
      'a choice that asks who has won',
      [{ node: 'a', title: 'A', edges: [on('end', { won: 'red' }), on('end', undefined, 'x')] }, end],
      ['NO_BATTLE nodes 0 edges 0 when'],
    ],
    ['a node nobody comes to', [node('a', on('end')), node('b', on('end')), end], ['UNREACHABLE nodes 1']],
    ['a dead end', [node('a', on('end', { won: 'red' })), end], ['DEAD_END nodes 0 edges']],
    ['an end that goes on', [{ ...node('a', on('end')), ends: true }, end], ['END_HAS_EDGES nodes 0 edges']],
    ['no end at all', [node('a', on('b')), node('b', on('a'))], ['ENDLESS nodes 0', 'ENDLESS nodes 1']],
  ])('is faulty with %s', (_, nodes, found) => {
    expect(problems(nodes)).toEqual(found);
  });

  test('names its starts', () => {
    expect(problems([node('a', on('end')), end], ['a', 'z'])).toEqual(['UNKNOWN_NODE start 1']);
  });

  test('always goes on where somebody decides, or where each result has its way', () => {
    expect(problems([node('a', on('end', { decided: true })), end])).toEqual([]);
    expect(problems([node('a', on('end', { all: [{ chosen: 'red' }, { won: 'red' }] })), end])).toEqual([]);
    const wins = [on('end', { won: 'red' }, 'x'), on('end', { won: 'blue' }, 'y')];
    expect(problems([node('a', ...wins), end])).toEqual(['DEAD_END nodes 0 edges']);
    expect(problems([node('a', ...wins, on('end', { drawn: true }, 'z')), end])).toEqual([]);
    const any = on('end', { any: [{ won: 'blue' }, { drawn: true }] }, 'z');
    expect(problems([node('a', on('end', { won: 'red' }), any), end])).toEqual([]);
  });
});
