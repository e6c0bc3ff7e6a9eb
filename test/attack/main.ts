/** `npm run test:attack`: attacks a server of its own, and tells how long others had to wait and what memory it took. */
import { ATTACKS } from './attacks.js';
import { Target } from './target.js';
import { MOST_HELD_MS, MOST_MEGABYTES, watched } from './watch.js';

const SIZE = Number(process.argv[2] ?? 5);
/** Work that was not warm yet, or a collection of garbage, may fall into one attempt; a real hold falls into each. */
const ATTEMPTS = 3;

const target = await Target.start();
let failed = 0;
try {
  for (const { name, run } of ATTACKS) {
    let held = Number.POSITIVE_INFINITY;
    let said = 'holds out';
    for (let attempt = 0; attempt < ATTEMPTS && held > MOST_HELD_MS; attempt++)
      try {
        const seen = await watched(target, () => run(target, SIZE));
        held = Math.min(held, seen.heldMs);
      } catch (fault) {
        said = `FAILED: ${fault instanceof Error ? fault.message : String(fault)}`;
        held = 0;
      }
    if (held > MOST_HELD_MS) said = 'FAILED: others had to wait';
    if (said.startsWith('FAILED')) failed++;
    console.log(
      `${name}: ${said}; held ${held.toFixed(0)} ms, ${target.peakMegabytes().toFixed(0)} MB at most`,
    );
  }
  if (target.peakMegabytes() > MOST_MEGABYTES) {
    failed++;
    console.log(`FAILED: more than ${MOST_MEGABYTES} MB`);
  }
} finally {
  await target.stop();
}
process.exit(failed > 0 ? 1 : 0);
