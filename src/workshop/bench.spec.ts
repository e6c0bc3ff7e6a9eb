import { SYSTEMS } from '../rules-core/systems.js';
import { Bench } from './bench.js';
import type { Task } from './thread.js';

const shelf = { boards: {} };
/** As large as a map may be; with its lines of sight it weighs more than the rulebooks. */
const position = (wood: string) => ({
  system: 'aslsk',
  map: { columns: 60, rows: 40, terrain: { woods: wood } },
  clock: { phase: 'PFPh', active: 'german' },
  sides: { german: {}, russian: {} },
  units: { german1: { counter: '4-6-7', at: 'E5' }, russian1: { counter: '4-4-7', at: 'F5' } },
});
const listing = (wood: string): Task => ({
  name: 'lab',
  input: {
    document: JSON.stringify({ system: 'aslsk', position: position(wood), orders: true }),
    shelf,
    ways: 1_000,
    seconds: 30,
  },
});

test('a thread that holds a large map lets go of it, and is not ended for it', async () => {
  const goes: boolean[] = [];
  let free: () => void = () => undefined;
  const bench = new Bench(SYSTEMS.module as string, (_, isGone) => {
    goes.push(isGone);
    free();
  });
  for (const wood of ['A1-C3', 'A1-C4', 'A1-C5'])
    await new Promise<void>((resolve, reject) => {
      free = resolve;
      bench.take({ task: listing(wood), caller: 'a', seconds: 60, done: () => undefined, failed: reject });
    });
  expect(goes).toEqual([false, false, false]);
  await bench.close();
});
