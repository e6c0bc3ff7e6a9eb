/** Fog (16.5.5): who stands in it is seen, and sees, no farther than at night; what lies above it is as by day. */
import { distance } from '../../mechanics/places.js';
import { isOneBuilding, levelAt } from '../ch14-terrain/ground.js';
import type { Battle, Modifier } from '../system.js';
import { conditionsOf } from './03-now.js';

const HIGHEST = 4;

export const isFoggy = (battle: Battle): boolean => conditionsOf(battle).weather === 'fog';

/** The hex, or the level of a building, lies in it (16.5.5.2). */
export const isInFog = (battle: Battle, at: string): boolean =>
  isFoggy(battle) && levelAt(battle, at) <= (conditionsOf(battle).fogTop ?? HIGHEST);

/** Fog lies at the height of one end of the line at least (16.5.5.3). */
export const isThroughFog = (battle: Battle, from: string, at: string): boolean =>
  isFoggy(battle) && (isInFog(battle, from) || isInFog(battle, at));

const MIST: Modifier = { why: 'fog', value: 1, cites: '16.5.5.4' };
const UNCLEAR: Modifier = { why: 'fog', value: 2, cites: '16.5.5.1/a' };

/** Against the fire of infantry, but inside one building. */
export const mistBefore = (battle: Battle, from: readonly string[], at: string): Modifier[] =>
  from.some((hex) => isThroughFog(battle, hex, at) && hex !== at && !isOneBuilding(battle, hex, at))
    ? [MIST]
    : [];

/** To Hit, as at a target that is concealed. */
export const unclearIn = (battle: Battle, from: string, at: string): Modifier[] =>
  isThroughFog(battle, from, at) ? [UNCLEAR] : [];

/** Next to him he fires at what he hardly sees (16.5.5.1). */
export const isBlindBeside = (battle: Battle, from: string, at: string): boolean =>
  isThroughFog(battle, from, at) && distance(battle, from, at) === 1 && (battle.clock.visibility ?? 0) === 0;
