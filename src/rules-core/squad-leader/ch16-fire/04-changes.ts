/** Wind and weather change at the start of each Rally Phase, where the battle has chosen so (16.4.3.1, 16.5.5.5, 16.5.7.2, 16.5.8.1, 16.6.6.3). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { WEATHER } from '../charts/index.js';
import { isChosen } from '../options/optional-rules.js';
import type { Act, Battle, Change } from '../system.js';
import { conditionsOf, weatherOf } from './03-now.js';
import { type Sky, turned } from './04-beginning.js';

const CHANGES_ON = 2;
const COMES_DOWN_FROM = 10;
const STOPS_ON = 12;
const FORCES = ['none', 'mild', 'heavy'] as const;
const WET = -2;

export function changeWeather(act: Act): void {
  const { battle } = act;
  if (isChosen(battle, '16.5') && weatherOf(battle) === 'fog') moveFog(act);
  if (!isChosen(battle, '16.4')) return;
  const rolled = total(act.roll('wind change', DR));
  if (weatherOf(battle) === 'gusty winds') gust(act, rolled);
  else if (rolled === CHANGES_ON) turnWind(act);
  changeSky(act, rolled);
}

/** Only for this player turn (16.5.8.1). */
function gust(act: Act, rolled: number): void {
  const { battle } = act;
  const force = rolled >= COMES_DOWN_FROM ? 'heavy' : 'none';
  const { wind } = conditionsOf(battle);
  if (wind?.force === force) return;
  const towards = wind?.towards ?? 0;
  act.effect(
    'wind',
    { towards, force },
    { changes: [turned(battle, { wind: { force, towards } })], cites: ['16.5.8.1'] },
  );
}

function turnWind(act: Act): void {
  const { battle } = act;
  const charts = battle.table.charts as ChartPack;
  const { force, towards } = conditionsOf(battle).wind ?? { force: 'none' as const, towards: 0 };
  const die = total(act.roll('how the wind changes', D6));
  const turnedBy = charts.lookup(WEATHER.windTurns, die);
  const strength = FORCES.indexOf(force) + charts.lookup(WEATHER.windRises, die);
  const wind = { force: FORCES[strength] ?? force, towards: (towards + turnedBy + 6) % 6 };
  act.effect('wind', wind, { changes: [turned(battle, { wind })], cites: ['16.4.3.1'] });
}

/** Out of an overcast sky rain or snow comes down, stops, and may begin again; or the sky clears (16.5.7.2, 16.6.6.3). */
function changeSky(act: Act, rolled: number): void {
  const { battle } = act;
  const weather = nextWeather(weatherOf(battle), rolled);
  if (weather === undefined) return;
  const set: Sky = { weather, ...(weather === 'rain' && { kindling: WET }) };
  const changes: Change[] = [turned(battle, set)];
  if (weather === 'rain' || weather === 'falling snow') changes.push(...washAway(battle));
  act.effect('weather', { rolled, weather }, { changes, cites: [isSnow(weather) ? '16.6.6.3' : '16.5.7.2'] });
}

const isSnow = (weather: Sky['weather']): boolean => weather === 'falling snow' || weather === 'snow clouds';

function nextWeather(weather: Sky['weather'], rolled: number): Sky['weather'] {
  switch (weather) {
    case 'heavy overcast':
    case 'snow clouds':
      if (rolled === CHANGES_ON) return 'clear';
      if (rolled < COMES_DOWN_FROM) return undefined;
      return weather === 'heavy overcast' ? 'rain' : 'falling snow';
    case 'rain':
      return rolled === STOPS_ON ? 'heavy overcast' : undefined;
    case 'falling snow':
      return rolled === STOPS_ON ? 'snow clouds' : undefined;
    default:
      return undefined;
  }
}

/** All smoke but that of fires (16.5.7.7, 16.6.6.5). */
const washAway = (battle: Battle): Change[] =>
  Object.entries(battle.position.locations)
    .filter(([, { smoke }]) => smoke !== undefined)
    .map(([at]): Change => ({ do: 'location', at, set: { smoke: null } }));

const LIFTS_FROM = 10;
const BURNS_OFF_TO = 3;
const LOWEST = -1;
const HIGHEST = 4;

/** Once it has begun it goes on by itself, a level in each Rally Phase, and never turns (16.5.5.5, 16.5.5.6). */
function moveFog(act: Act): void {
  const { battle } = act;
  const { clock, options } = battle;
  const begun = clock.sky?.fogMoves;
  const rolled = begun === undefined ? total(act.roll('fog displacement', DR)) : 0;
  const fogMoves =
    begun ?? (rolled >= LIFTS_FROM ? 'lifts' : rolled <= BURNS_OFF_TO ? 'burns off' : undefined);
  if (fogMoves === undefined) return;
  const top = (clock.sky?.fogTop ?? options.fogTop ?? HIGHEST) + (fogMoves === 'lifts' ? 1 : -1);
  const isGone = top < LOWEST || top > HIGHEST;
  act.effect(
    'fog-moves',
    { fogMoves, top, isGone },
    {
      changes: [turned(battle, isGone ? { weather: 'clear' } : { fogTop: top, fogMoves })],
      cites: ['16.5.5.5', '16.5.5.6'],
    },
  );
}
