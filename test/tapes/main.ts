/**
 * `npm run tapes -- aslsk [--battles 40] [--seed 1]`: records battles of bots over all scenarios of a rulebook as tapes of
 * its version, and the orders that none of them gave as LAB.md shows them. Record once for each version; tapes of earlier
 * versions stay.
 */
import { parseArgs } from 'node:util';
import { TAPE_FORMAT } from '../../src/rules-core/kernel/decide/tape.js';
import { greedyBot, randomBot } from '../../src/rules-core/kernel/lab/bots.js';
import { playOut } from '../../src/rules-core/kernel/lab/match.js';
import { beginScenario } from '../../src/rules-core/kernel/scenarios/index.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { rareOrders } from './rare.js';
import { writeTape } from './tapes.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { battles: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
});

/** One battle in eight is fought by players who look ahead a little, in every scenario in turn; they take longer. */
const GREEDY_EVERY = 8;
const MOST_ACTIONS = 1_500;

for (const name of positionals) {
  const system = SYSTEMS.get(name);
  if (!system)
    throw new Error(`There is no rulebook "${name}"; there are: ${[...SYSTEMS.keys()].join(', ')}.`);
  const { rulebook } = system;
  const scenarios = Object.keys(system.scenarios).sort();
  const given = new Set<string>();
  let bytes = 0;
  for (let n = 0; n < Number(values.battles); n++) {
    const scenario = scenarios[n % scenarios.length] as string;
    const seed = Number(values.seed) + n;
    const begun = beginScenario(rulebook, system.scenarios[scenario], (at) => system.lay(at), {
      id: `${scenario}-${seed}`,
    });
    if (!begun.ok) throw new Error(`${scenario}: ${begun.problems[0]?.message}`);
    const start = { ...begun.position, charts: system.charts.hash };
    const actions: object[] = [];
    const round = Math.floor(n / scenarios.length);
    const bot = (n + round) % GREEDY_EVERY === 0 ? greedyBot : randomBot;
    playOut(
      {
        rulebook,
        table: system.table(start),
        start,
        seed,
        mostActions: MOST_ACTIONS,
        bots: (side) => bot(seed * 31 + side.length),
      },
      ({ action }) => {
        given.add(action.order.order);
        actions.push(JSON.parse(JSON.stringify(action)));
      },
    );
    const tape = { tape: TAPE_FORMAT, system: name, rules: rulebook.version, start, actions } as const;
    bytes += writeTape(`${scenario}-${seed}`, tape as never);
    console.log(`${name} ${rulebook.version} ${scenario}-${seed}: ${actions.length} actions`);
  }
  for (const { order, start, actions } of rareOrders(name, system, given)) {
    const tape = { tape: TAPE_FORMAT, system: name, rules: rulebook.version, start, actions } as const;
    bytes += writeTape(`order-${order}`, tape as never);
    console.log(`${name} ${rulebook.version} order-${order}`);
  }
  console.log(JSON.stringify({ system: name, rules: rulebook.version, battles: values.battles, bytes }));
}
