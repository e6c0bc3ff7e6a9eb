/** `npm run test:secrets -- --cases 10000 [--seed 1] [--kind aslsk] [--only 17]`: tries to tell two worlds apart, and says what it learned. */
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../support/database.js';
import { Ground } from './ground.js';
import { run } from './run.js';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    cases: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    only: { type: 'string' },
  },
});
const database = await createTestDatabase();
const ground = await Ground.open(database);
const { figures, leaks } = await run(ground, {
  cases: Number(values.cases),
  seed: Number(values.seed),
  kind: values.kind,
  only: values.only === undefined ? undefined : Number(values.only),
  said: (line) => console.log(line),
});
console.log(JSON.stringify(figures, null, 2));
console.log(leaks.length === 0 ? 'Nothing was learned.' : `${leaks.length} leaks.`);
await ground.close();
await database.drop();
process.exitCode = leaks.length === 0 ? 0 : 1;
