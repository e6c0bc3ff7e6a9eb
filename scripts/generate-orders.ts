/** Writes the typed inputs of every rulebook's orders into the schema: `npm run generate:orders`; `--check` only checks that they are current. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { camel, orderInputs, pascal } from '../src/battles/typed-orders.js';
import { orderForms } from '../src/rules-core/kernel/views/order-forms.js';
import { SYSTEMS } from '../src/rules-core/systems.js';
import { ROOT } from './schema-sources.js';

const FILE = join(ROOT, 'graphql', 'orders.graphql');

function written(): string {
  const systems = [...SYSTEMS.values()].map(({ rulebook }) => rulebook);
  const fields = systems.map(
    ({ system, title }) =>
      `  ${JSON.stringify(`An order of ${title}.`)}\n  ${camel(system)}: ${pascal(system)}OrderInput`,
  );
  const inputs = systems.map((rulebook) =>
    orderInputs(rulebook.system, rulebook.title, orderForms(rulebook)),
  );
  const head =
    '# Generated from the orders that the rulebooks declare, by `npm run generate:orders`. Do not edit.';
  return `${[head, `extend input OrderInput {\n${fields.join('\n')}\n}`, ...inputs].join('\n\n')}\n`;
}

if (process.argv.includes('--check')) {
  const current = (await readFile(FILE, 'utf8').catch(() => '')) === written();
  console.log(
    current
      ? 'The orders in the schema are current.'
      : 'graphql/orders.graphql is old: npm run generate:orders',
  );
  process.exitCode = current ? 0 : 1;
} else {
  await writeFile(FILE, written());
  console.log('Wrote graphql/orders.graphql');
}
