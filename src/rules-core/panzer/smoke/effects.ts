/** What can happen in this chapter, how it is told, and what its tasks carry. */
import { effects, says } from '../../kernel/form/index.js';

interface SmokeRoll {
  readonly unit: string;
  readonly rolled: number;
  /** The Ammo Limit: smoke comes at this number or less. */
  readonly limit: number;
  readonly makes: boolean;
}

const told = (what: string, { rolled, limit, makes }: SmokeRoll): string =>
  `${what}: ${rolled}, ${limit} or less needed, ${makes ? 'and is covered' : 'and nothing comes'}.`;

export const tells = effects({
  'dischargers-fired': says<SmokeRoll>((about, name) =>
    told(`${name(about.unit)} fires its Smoke Dischargers`, about),
  ),
  'infantry-smoke': says<SmokeRoll>((about, name) => told(`${name(about.unit)} lays smoke`, about)),
});

export interface SmokeTasks {
  /** Smoke Dischargers of a side, before commands are placed (7.9). */
  'smoke-dischargers': { side: string };
}
