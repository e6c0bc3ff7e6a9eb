/** Fires spread (16.2.10): at the end of the Advancing Fire Phase, from hexes in flames to those beside them. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexAt, neighbours, sideTowards } from '../../mechanics/places.js';
import { groundAlong, groundAt, isBuilding, isOneBuilding, levelAt } from '../ch14-terrain/ground.js';
import { fireproof } from '../ch15-fortifications/06-fortified.js';
import { FIRE, WEATHER } from '../charts/index.js';
import { type Act, type Battle, type Modifier, sumOf } from '../system.js';
import { hexesInFlames, isOnFire, kindle } from './02-fires.js';
import { burnsLike, fuelAt, weather } from './02-fuel.js';
import { quench } from './02-going-out.js';
import { isDeepSnow, weatherOf, windOf } from './03-now.js';

const APART = -2;
const UPHILL = 1;

/** A hex beside several fires rolls once, with the best of them (16.2.10.1/q1). */
export function spreadFires(act: Act): void {
  const { battle } = act;
  if (weatherOf(battle) === 'rain') {
    quench(act);
    return;
  }
  spreadFromWrecks(act);
  const sources = hexesInFlames(battle);
  const threatened = new Set(sources.flatMap((from) => neighbours(battle, from)));
  for (const at of [...threatened].sort()) {
    const fuel = fuelAt(battle, at);
    if (!fuel || isOnFire(battle, at)) continue;
    const [worst] = sources
      .filter((from) => neighbours(battle, from).includes(at) && isBridged(battle, from, at))
      .map((from) => ({ from, modifiers: modifiersOf(battle, from, at) }))
      .sort((a, b) => sumOf(b.modifiers) - sumOf(a.modifiers));
    if (!worst) continue;
    const needs = (battle.table.charts as ChartPack).lookup(FIRE.spread, fuel.spread);
    const rolled = total(act.roll(`fire spreads to ${at}`, DR));
    const burns = rolled + sumOf(worst.modifiers) >= needs;
    act.effect('fire-spreads', { ...worst, at, needs, rolled, burns }, { cites: ['16.2.10.1', '16.2.10.2'] });
    if (burns) kindle(act, at, ['16.2.10.2'], battle.location(worst.from).litBy);
  }
}

/** A burning vehicle may set fire to what it stands in, or beside; on a road or among single trees not so easily (16.2.9, 16.2.10.2/q1). */
function spreadFromWrecks(act: Act): void {
  const { battle } = act;
  const ablaze = Object.entries(battle.position.locations)
    .filter(([, { wrecks = [] }]) => wrecks.some(({ burning, contained }) => burning && !contained))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [at, { wrecks = [] }] of ablaze) {
    const fuel = fuelAt(battle, at);
    if (!fuel || isOnFire(battle, at)) continue;
    const isLoose =
      groundAt(battle, at) === 'orchard' ||
      (groundAt(battle, at) === 'woods' && hexAt(battle, at).roads !== 0);
    const isBeside = wrecks.every(({ burning, corner }) => !burning || corner !== undefined);
    const needs = (battle.table.charts as ChartPack).lookup(FIRE.spread, fuel.spread);
    const modifiers: Modifier[] = [
      ...weather(battle),
      ...(isLoose || isBeside ? [{ why: 'not attached', value: APART, cites: '16.2.10.2/q1' } as const] : []),
    ];
    const rolled = total(act.roll(`the wreck in ${at}`, DR));
    const burns = rolled + sumOf(modifiers) >= needs;
    act.effect('fire-spreads', { from: at, at, needs, rolled, modifiers, burns }, { cites: ['16.2.9'] });
    if (burns) kindle(act, at, ['16.2.9']);
  }
}

/** Weather does nothing between hexes of one building (16.3.3/q1); hills count for what grows there. */
function modifiersOf(battle: Battle, from: string, at: string): Modifier[] {
  const isIndoors = isOneBuilding(battle, from, at);
  const ground = groundAt(battle, at);
  const rise = Math.sign(levelAt(battle, at) - levelAt(battle, from));
  return [
    ...fireproof(battle, at),
    ...inTheWind(battle, from, at),
    ...(isIndoors ? [] : weather(battle)),
    ...(isIndoors || areAttached(battle, from, at)
      ? []
      : [{ why: 'not attached', value: APART, cites: '16.2.10.2' } as const]),
    ...(GROWN.includes(ground) && rise !== 0
      ? [{ why: rise > 0 ? 'uphill' : 'downhill', value: rise * UPHILL, cites: '16.2.10.2' } as const]
      : []),
  ];
}

const TIMES = { mild: 1, heavy: 2 } as const;

/** With the wind a fire spreads sooner, against it later; twice as much in a heavy one (16.4.1.1, 16.4.2.2, 16.5.6.3). */
function inTheWind(battle: Battle, from: string, at: string): Modifier[] {
  const wind = windOf(battle);
  const side = sideTowards(battle, from, at);
  if (!wind || side === undefined) return [];
  const turn = Math.abs(side - wind.towards);
  const value =
    TIMES[wind.force] *
    (battle.table.charts as ChartPack).lookup(WEATHER.windOnFire, Math.min(turn, 6 - turn));
  return [{ why: 'wind', value, cites: wind.force === 'heavy' ? '16.5.6.3' : '16.4.1.1' }];
}

const GROWN: readonly string[] = ['woods', 'wheatfield', 'brush'];

/** Over deep snow only where a building or woods cross the hexside (16.6.7.4). */
function isBridged(battle: Battle, from: string, at: string): boolean {
  const side = sideTowards(battle, from, at);
  if (!isDeepSnow(battle) || side === undefined) return true;
  const along = groundAlong(battle, from, side);
  return isBuilding(along) || along === 'woods';
}

/** What burns lies on both sides of the hexside between them; two buildings stand apart (16.3.3/q1). */
function areAttached(battle: Battle, from: string, at: string): boolean {
  const side = sideTowards(battle, from, at);
  if (side === undefined || [from, at].every((hex) => isBuilding(groundAt(battle, hex)))) return false;
  return (
    burnsLike(groundAlong(battle, from, side)) !== undefined &&
    burnsLike(groundAlong(battle, at, (side + 3) % 6)) !== undefined
  );
}
