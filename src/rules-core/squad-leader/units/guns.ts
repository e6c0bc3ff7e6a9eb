/** Guns on foot (10.1), as their counters have them. */
import type { Counter } from './catalogue.js';
import printed from './guns.json' with { type: 'json' };

type Gun = NonNullable<Counter['gun']>;

const MORTAR = 'Mtr';
/** American ones are carried (8.21.1). */
const RECOILLESS = 'Rcl';
/** Mortars up to there are support weapons (10.4.10.1). */
const LIGHT = 60;

const weaponOf = ({ type, calibre, nationality }: (typeof printed)[number]) =>
  type === MORTAR && calibre <= LIGHT
    ? 'mortar'
    : type === RECOILLESS && nationality === 'American'
      ? 'RCL'
      : 'gun';

export const GUNS: readonly Counter[] = printed.map((one) => ({
  kind: 'weapon',
  weapon: weaponOf(one),
  name: one.name,
  nationality: one.nationality,
  breakdown: one.b,
  repair: 1,
  ...(weaponOf(one) === 'gun' && { facing: 0 }),
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
