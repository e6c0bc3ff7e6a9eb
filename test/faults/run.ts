/** `npm run test:faults -- --rounds 200 [--seed 1] [--keep FOLDER]`: kills processes while people play, and says what came of it. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { trial } from './trial.js';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, keep: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 20);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (values.keep) mkdirSync(values.keep, { recursive: true });

console.log(`${rounds} rounds with seed ${seed}`);
const { figures, wrong } = await trial({
  rounds,
  seed,
  said: (line) => console.log(line),
  ...(values.keep && { outputFolder: values.keep }),
});
console.log(JSON.stringify(figures, null, 2));
console.log(wrong.length === 0 ? 'Everything that was promised was kept.' : wrong.slice(0, 50).join('\n'));
process.exit(wrong.length === 0 ? 0 : 1);
