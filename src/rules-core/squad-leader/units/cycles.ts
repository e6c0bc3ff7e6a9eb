/** Motorcycles and bicycles (4.10.1, 4.11.1): for a squad with a leader, or one machine. */
import * as z from 'zod';
import { machine, WHEELS } from '../attributes/mounts.js';
import type { SquadLeader } from '../system.js';
import written from './cycles.json' with { type: 'json' };

const { mp, counters } = z
  .object({
    mp: z.int(),
    counters: z.array(
      z.strictObject({ name: z.string(), machine: machine.machine.unwrap(), wheels: z.enum(WHEELS) }),
    ),
  })
  .parse(written);

/** The counter of that name; every nation has them. */
export function cycleNamed(
  name: string,
  nationality: string,
): ({ name: string } & SquadLeader['unit']) | undefined {
  const found = counters.find((one) => one.name === name);
  return found && { kind: 'cycle', nationality, ...found, ...(found.wheels !== 'bicycle' && { mp }) };
}

/** One machine of the same make, when riders part (4.10.3, 4.10.28). */
export const oneMachine = ({ wheels, nationality }: SquadLeader['unit']) =>
  cycleNamed(wheels === 'cycle' ? 'motorcycle' : (wheels ?? 'motorcycle'), nationality);
