/** Boats (11.42): Sturmboot, kleine and grosse Flossack; every nation has them where the scenario says so (11.42.1). */
import * as z from 'zod';
import { BOATS } from '../attributes/boats.js';
import type { SquadLeader, Unit } from '../system.js';
import written from './boats.json' with { type: 'json' };

const { counters } = z
  .object({
    counters: z.array(
      z.strictObject({
        name: z.enum(BOATS),
        mp: z.int(),
        size: z.int(),
        morale: z.int(),
        capacity: z.int(),
        squads: z.int(),
      }),
    ),
  })
  .parse(written);

export function boatNamed(
  name: string,
  nationality: string,
): ({ name: string } & SquadLeader['unit']) | undefined {
  const found = counters.find((one) => one.name === name);
  if (!found) return undefined;
  const { squads: _, name: boat, ...numbers } = found;
  return { kind: 'vehicle', vehicle: 'boat', name, nationality, boat, ...numbers, facing: 0 };
}

/** For how many squads a boat has room. */
export const squadsIn = ({ boat }: Unit): number => counters.find(({ name }) => name === boat)?.squads ?? 0;
