/** Guns on foot (10.1), as their counters have them. */
import type { Counter } from './catalogue.js';
import printed from './guns.json' with { type: 'json' };

type Gun = NonNullable<Counter['gun']>;

const MORTAR = 'Mtr';
/** Mortars up to there are support weapons (10.4.10.1). */
const LIGHT = 60;

export const GUNS: readonly Counter[] = printed.map((one) => ({
  kind: 'weapon',
  weapon: one.type === MORTAR && one.calibre <= LIGHT ? 'mortar' : 'gun',
  name: one.name,
  nationality: one.nationality,
  breakdown: one.b,
  repair: 1,
  ...(one.type === MORTAR && one.calibre <= LIGHT ? {} : { facing: 0 }),
  gun: {
    calibre: one.calibre,
    type: one.type as Gun['type'],
    shots: one.shots,
    ...(one.only !== undefined && { only: one.only as Gun['only'] }),
    ...(one.length !== undefined && { length: one.length as Gun['length'] }),
    ...(one.heat !== undefined && { heat: one.heat }),
    ...(one.equivalent !== undefined && { equivalent: one.equivalent }),
    ...(one.least !== undefined && { least: one.least }),
    ...(one.most !== undefined && { most: one.most }),
    ...(one.asterisk && { asterisk: true as const }),
    ...(one.allRound && { allRound: true as const }),
    ...(one.vehicleSized && { vehicleSized: true as const }),
  },
}));
