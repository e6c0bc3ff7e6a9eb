/** Bypass (4.6): along the hexsides of a building or woods hex, around the obstacle. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { HEXSIDES, type Hexside } from '../../kernel/geometry/grid.js';
import { around, sideTowards } from '../../mechanics/places.js';
import { smokeCost } from '../ch09-artillery/16-smoke.js';
import { isUpstairs } from '../ch14-terrain/03-storeys.js';
import { GROUND, groundAlong, groundAt, hexsideBetween, isCover, levelAt } from '../ch14-terrain/ground.js';
import { touchedSides } from '../ch14-terrain/symbols.js';
import { isWired } from '../ch15-fortifications/01-wire.js';
import { isInPlay } from '../options/optional-rules.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { ofSide } from '../units/kinds.js';

/** Beyond so many hexsides the hex costs twice as much (4.6.3). */
const USUAL = 2;

/** How a hex of a way is bypassed: along which hexsides, and for how much. */
export interface Detour {
  readonly at: string;
  readonly arrow: readonly Hexside[];
  readonly mf: number;
}

export const bypassAsked = z.strictObject({
  at: z.string().describe('A hex of the path, not the last one.'),
  past: z
    .enum(['left', 'right'])
    .describe(
      'On which side the obstacle is passed, as the unit goes: with the obstacle to its right it passes left of it.',
    ),
});
type Asked = z.infer<typeof bypassAsked>;

/** The detours of a way; a refusal where one is not open. */
export function detoursOn(
  battle: Battle,
  units: readonly Unit[],
  path: readonly string[],
  asked: readonly Asked[],
): Detour[] | Refusal {
  const found: Detour[] = [];
  if (asked.length > 0 && !isInPlay(battle, '4.6'))
    return refuse('NOT_IN_PLAY', 'This battle has no bypass: go through the hex.', '4.6.1');
  if (asked.length > 0 && units.some(({ wheels }) => wheels))
    return refuse('MOUNTED', 'Motorcycles and bicycles go around nothing: name no bypass.', '4.10.9');
  for (const [i, one] of asked.entries()) {
    const here = path.indexOf(one.at);
    const [from, to] = [here === 0 ? units[0]?.at : path[here - 1], path[here + 1]];
    const detour =
      here < 0 || from === undefined || to === undefined || found.some(({ at }) => at === one.at)
        ? refuse('NO_WAY', `${one.at} is not passed on this way: nobody ends a move in bypass.`, '4.6.6')
        : detourOf(battle, { ...one, from, to }, units[0]?.side ?? '');
    if (isRefusal(detour)) return { ...detour, path: `$.bypass[${i}]` };
    found.push(detour);
  }
  return found;
}

interface Passing extends Asked {
  readonly from: string;
  readonly to: string;
}

function detourOf(battle: Battle, { at, past, from, to }: Passing, side: string): Detour | Refusal {
  if (!isCover(groundAt(battle, at)) || isUpstairs(at))
    return refuse('NO_WAY', `Only woods and buildings are bypassed, and ${at} is neither.`, '4.6.1/a');
  if (battle.location(at).burning) return refuse('NO_WAY', `${at} burns.`, '4.6.1/a');
  if (isWired(battle, at)) return refuse('NO_WAY', `There is wire in ${at}.`, '4.6.1/a');
  const [come, go] = [sideTowards(battle, at, from), sideTowards(battle, at, to)];
  const sides = come === undefined || go === undefined ? [] : sidesBetween(come, go, past);
  if (come === undefined || sides.length === 0 || to === from)
    return refuse('NO_WAY', `There is nothing to bypass in ${at}.`, '4.6.3');
  if (sides.some((one) => touchedSides(battle, at).includes(one)))
    return refuse('NO_WAY', `The obstacle in ${at} touches a hexside on that way.`, '4.6.3');
  const arrow = sides.length === 1 ? [come, ...sides] : sides;
  const laid = arrowIn(battle, side, at);
  if (laid && !(laid.length === arrow.length && arrow.every((one) => laid.includes(one))))
    return refuse('NO_WAY', `Others have bypassed ${at} along other hexsides.`, '4.6.5');
  return { at, arrow, mf: costOf(battle, from, at, sides) };
}

/** From where it comes to where it goes, with the obstacle to its right or left. */
export function sidesBetween(come: Hexside, go: Hexside, past: 'left' | 'right'): Hexside[] {
  const step = past === 'left' ? 1 : 5;
  const turned = HEXSIDES.map((_, n) => ((come + step * (n + 1)) % 6) as Hexside);
  return turned.slice(0, turned.indexOf(go));
}

/** What lies beside the obstacle, twice where the way around it is long, uphill and over walls as ever (4.6.2, 4.6.3). */
function costOf(battle: Battle, from: string, at: string, sides: readonly Hexside[]): number {
  const costs = sides.map((side) => GROUND[groundAlong(battle, at, side)].mf ?? 1);
  const uphill = levelAt(battle, at) > levelAt(battle, from) ? 2 : 1;
  const far = sides.length > USUAL ? 2 : 1;
  return (
    Math.max(...costs) * uphill * far + (hexsideBetween(battle, from, at) ? 1 : 0) + smokeCost(battle, at)
  );
}

/** Where others of the side have bypassed the hex in this player turn (4.6.5). */
const arrowIn = (battle: Battle, side: string, at: string): readonly number[] | undefined =>
  ofSide(battle, side)
    .flatMap(({ bypassed = [] }) => bypassed)
    .find((one) => one.at === at)?.arrow;

/** Ways past the obstacles around a unit, straight on and half turned. */
export function* detoursAround(battle: Battle, unit: Unit): Iterable<{ path: string[]; bypass: Asked[] }> {
  const { at: from } = unit;
  if (from === undefined || unit.wheels || isUpstairs(from) || !isInPlay(battle, '4.6')) return;
  for (const at of around(battle, from)) {
    if (
      at === undefined ||
      !isCover(groundAt(battle, at)) ||
      touchedSides(battle, at).length === HEXSIDES.length
    )
      continue;
    const come = sideTowards(battle, at, from) as Hexside;
    for (const past of ['left', 'right'] as const)
      for (const turn of [2, 3]) {
        const to = around(battle, at)[(come + (past === 'left' ? turn : 6 - turn)) % 6];
        if (to !== undefined) yield { path: [at, to], bypass: [{ at, past }] };
      }
  }
}
