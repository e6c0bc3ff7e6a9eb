/** Fires spread (16.2.10): at the end of the Advancing Fire Phase, from hexes in flames to those beside them. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { neighbours, sideTowards } from '../../mechanics/places.js';
import { groundAlong, groundAt, isBuilding, isOneBuilding, levelAt } from '../ch14-terrain/ground.js';
import { fireproof } from '../ch15-fortifications/06-fortified.js';
import { FIRE } from '../charts/index.js';
import { type Act, type Battle, type Modifier, sumOf } from '../system.js';
import { hexesInFlames, isOnFire, kindle } from './02-fires.js';
import { burnsLike, fuelAt, weather } from './02-fuel.js';
import { isDeepSnow } from './03-now.js';

const APART = -2;
const UPHILL = 1;

/** A hex beside several fires rolls once, with the best of them (16.2.10.1/q1). */
export function spreadFires(act: Act): void {
  const { battle } = act;
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
    if (burns) kindle(act, at, ['16.2.10.2']);
  }
}

/** Weather does nothing between hexes of one building (16.3.3/q1); hills count for what grows there. */
function modifiersOf(battle: Battle, from: string, at: string): Modifier[] {
  const isIndoors = isOneBuilding(battle, from, at);
  const ground = groundAt(battle, at);
  const rise = Math.sign(levelAt(battle, at) - levelAt(battle, from));
  return [
    ...fireproof(battle, at),
    ...(isIndoors ? [] : weather(battle)),
    ...(isIndoors || areAttached(battle, from, at)
      ? []
      : [{ why: 'not attached', value: APART, cites: '16.2.10.2' } as const]),
    ...(GROWN.includes(ground) && rise !== 0
      ? [{ why: rise > 0 ? 'uphill' : 'downhill', value: rise * UPHILL, cites: '16.2.10.2' } as const]
      : []),
  ];
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
