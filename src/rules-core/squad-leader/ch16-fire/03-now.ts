/** The weather as it is now: as the battle began with it, until it is rolled for or changes (16.3 to 16.6). */
import type { Battle } from '../system.js';

type Options = Battle['options'];
type Sky = NonNullable<Battle['clock']['sky']>;

const changed = new WeakMap<Options, { readonly sky: Sky; readonly now: Options }>();

/** The options, with what has changed of the weather. */
export function conditionsOf({ clock: { sky }, options }: Battle): Options {
  if (!sky) return options;
  const known = changed.get(options);
  if (known?.sky === sky) return known.now;
  const now = { ...options, ...sky };
  changed.set(options, { sky, now });
  return now;
}

/** A wind that blows. */
export function windOf(battle: Battle): { force: 'mild' | 'heavy'; towards: number } | undefined {
  const { wind } = conditionsOf(battle);
  return wind && wind.force !== 'none' ? { force: wind.force, towards: wind.towards } : undefined;
}

export const isStormy = (battle: Battle): boolean => conditionsOf(battle).wind?.force === 'heavy';

export const isDeep = ({ underfoot }: Options): boolean => underfoot?.startsWith('deep snow') === true;

export const isDeepSnow = (battle: Battle): boolean => isDeep(conditionsOf(battle));

/** Snow lies, or snow that falls is as deep (16.6.1). */
export const isSnowy = (battle: Battle): boolean => conditionsOf(battle).snow === true || isDeepSnow(battle);

export const isMuddy = (battle: Battle): boolean => conditionsOf(battle).underfoot === 'mud';

export const weatherOf = (battle: Battle): NonNullable<Options['weather']> =>
  conditionsOf(battle).weather ?? 'clear';

/** Rain or snow comes down: one sees less, and no smoke hangs in it (16.5.7, 16.6.6). */
export const isFalling = (battle: Battle): boolean => {
  const { weather } = conditionsOf(battle);
  return weather === 'rain' || weather === 'falling snow';
};

const FLYING_WEATHER: readonly string[] = ['clear', 'gusty winds'];

/** No aircraft finds anything below (12.1.1, 16.5.7.1). */
export const isOvercast = (battle: Battle): boolean => !FLYING_WEATHER.includes(weatherOf(battle));
