/** The weather with which a battle begins, where it has chosen to roll for it (16.3.1, 16.4.1.1, 16.5.1). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { WEATHER } from '../charts/index.js';
import { isChosen } from '../options/optional-rules.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Modifier, SquadLeader } from '../system.js';
import { conditionsOf, weatherOf } from './03-now.js';

export type Sky = NonNullable<SquadLeader['clock']['sky']>;
type Found = Pick<Sky, 'weather' | 'underfoot' | 'snow' | 'kindling'>;

const SEASONS = ['Dec, Jan, Feb', 'Mar, Apr, May', 'Jun, Jul, Aug', 'Sep, Oct, Nov'] as const;
const MUD_OR_SNOW = -3;
const MODERATE = 0;

const chartsOf = ({ table }: Battle): ChartPack => table.charts as ChartPack;
const seasonIn = (month: number) => SEASONS[Math.floor((month % 12) / 3)] as (typeof SEASONS)[number];
const isWinter = ({ options }: Battle): boolean => seasonIn(options.month) === SEASONS[0];

/** What is set from now on; the rest stays as it was. */
export const turned = ({ clock: { sky } }: Battle, set: Sky) =>
  ({ do: 'clock', set: { sky: { ...sky, ...set } } }) as const;

/** What the scenario says itself is not rolled for. */
export function rollForWeather(act: Act): void {
  const { battle } = act;
  const isOpen = (of: 'kindling' | 'wind') => conditionsOf(battle)[of] === undefined;
  consultWeatherChart(act);
  if (isChosen(battle, '16.3') && isOpen('kindling')) rollConditions(act);
  if (isChosen(battle, '16.4') && isOpen('wind')) rollWind(act);
  if (isChosen(battle, '16.5') && weatherOf(battle) === 'fog') rollFog(act);
}

/** Once (16.5.3). */
export function consultWeatherChart(act: Act): void {
  const { battle } = act;
  if (isChosen(battle, '16.5') && conditionsOf(battle).weather === undefined) rollWeather(act);
}

const MUD: Found = { underfoot: 'mud', kindling: MUD_OR_SNOW };
const DEEP_SNOW: Found = { underfoot: 'deep snow', snow: true, kindling: MUD_OR_SNOW };
/** What the chart calls so; the rest are kinds of weather by themselves. */
const COMPOUND: Readonly<Record<string, Found>> = {
  'heavy winds': { weather: 'clear' },
  mud: { weather: 'clear', ...MUD },
  'mud & heavy overcast': { weather: 'heavy overcast', ...MUD },
  'mud & gusty winds': { weather: 'gusty winds', ...MUD },
  'deep snow': { weather: 'clear', ...DEEP_SNOW },
  'deep & falling snow': { weather: 'falling snow', ...DEEP_SNOW },
};
const CITES: Readonly<Record<(typeof SEASONS)[number], RuleId>> = {
  'Mar, Apr, May': '16.5.1/a',
  'Jun, Jul, Aug': '16.5.1/b',
  'Sep, Oct, Nov': '16.5.1/c',
  'Dec, Jan, Feb': '16.5.1/d',
};

function rollWeather(act: Act): void {
  const { battle } = act;
  const season = seasonIn(battle.options.month);
  const rolled = total(act.roll('weather', DR));
  const weather = chartsOf(battle).lookup(WEATHER.weather, season, rolled);
  const found = COMPOUND[weather] ?? { weather: weather as NonNullable<Found['weather']> };
  act.effect('weather', { rolled, weather }, { changes: [turned(battle, found)], cites: [CITES[season]] });
  if (weather === 'heavy winds') rollDirection(act, 'heavy');
}

/** In fog and falling snow it is never dry (16.5.5.7, 16.6.6.2). */
const DAMP: readonly string[] = ['fog', 'mist', 'falling snow'];

function rollConditions(act: Act): void {
  const { battle } = act;
  const month = chartsOf(battle).lookup(WEATHER.months, battle.options.month);
  const modifiers: Modifier[] = month === 0 ? [] : [{ why: 'month', value: month, cites: '16.3.2' }];
  const rolled = total(act.roll('environmental conditions', D6));
  const found = chartsOf(battle).lookup(WEATHER.conditions, rolled + month);
  const kindling = DAMP.includes(weatherOf(battle)) ? Math.min(found, MODERATE) : found;
  const ground: Found =
    kindling > MUD_OR_SNOW ? {} : isWinter(battle) ? { snow: true } : { underfoot: 'mud' };
  act.effect(
    'conditions',
    { rolled, modifiers, kindling, ground: ground.snow ? 'snow' : (ground.underfoot ?? 'dry') },
    { changes: [turned(battle, { kindling, ...ground })], cites: ['16.3.1', '16.3.2'] },
  );
}

/** Gusts come and go: none blows before the first (16.5.8.1). */
function rollWind(act: Act): void {
  const { battle } = act;
  if (weatherOf(battle) === 'gusty winds') {
    rollDirection(act, 'none');
    return;
  }
  const towards = total(act.roll('wind direction', D6)) - 1;
  const rolled = total(act.roll('wind force', D6));
  const force = chartsOf(battle).lookup(WEATHER.windForce, rolled);
  act.effect(
    'wind',
    { towards, force },
    { changes: [turned(battle, { wind: { force, towards } })], cites: ['16.4.1.1', '16.4.2.1'] },
  );
}

function rollDirection(act: Act, force: 'none' | 'heavy'): void {
  const { battle } = act;
  const towards = total(act.roll('wind direction', D6)) - 1;
  act.effect(
    'wind',
    { towards, force },
    { changes: [turned(battle, { wind: { force, towards } })], cites: ['16.4.1.1'] },
  );
}

function rollFog(act: Act): void {
  const { battle } = act;
  if (conditionsOf(battle).fogTop !== undefined) return;
  const rolled = total(act.roll('fog level', D6));
  const fogTop = chartsOf(battle).lookup(WEATHER.fogLevel, rolled);
  act.effect('fog', { rolled, fogTop }, { changes: [turned(battle, { fogTop })], cites: ['16.5.5.2'] });
}
