/** Guns on foot (10.1), as their counters have them. */
import type { Counter } from './catalogue.js';
import printed from './guns.json' with { type: 'json' };

type Gun = NonNullable<Counter['gun']>;

export const GUNS: readonly Counter[] = printed.map((one) => ({
  kind: 'weapon',
  weapon: 'gun',
  name: one.name,
  nationality: one.nationality,
  breakdown: one.b,
  repair: 1,
  facing: 0,
  gun: {
    calibre: one.calibre,
    type: one.type as Gun['type'],
    shots: one.shots,
    ...(one.only !== undefined && { only: one.only as Gun['only'] }),
    ...(one.length !== undefined && { length: one.length as Gun['length'] }),
    ...(one.heat !== undefined && { heat: one.heat }),
    ...(one.asterisk && { asterisk: true as const }),
    ...(one.allRound && { allRound: true as const }),
    ...(one.vehicleSized && { vehicleSized: true as const }),
  },
}));
