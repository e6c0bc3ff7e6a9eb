/** Where rounds land (9.1.7 to 9.1.9, 9.1.13): on target, or so many hexes in some direction. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { D6, total } from '../../kernel/dice/index.js';
import { around, distance } from '../../mechanics/places.js';
import { isNight, isShown, visibilityOf } from '../ch02-sight/08-night.js';
import { sees, seesAbove } from '../ch02-sight/sight.js';
import { RADIO } from '../charts/index.js';
import { type Act, type Battle, sumOf } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { smokeDrm } from './16-in-the-line.js';

/** Whom an observer can call fire upon: hexes in sight, at night near enough or lit (9.1.15, 9.1/q6). */
export const canObserve = (battle: Battle, { at: from }: OnMap, at: string): boolean =>
  sees(battle, from, at) && isLightEnough(battle, from, at);

const isLightEnough = (battle: Battle, from: string, at: string): boolean =>
  !isNight(battle) || isShown(battle, at) || distance(battle, from, at) <= visibilityOf(battle);

/** Bursts are so many levels high (9.1.16). */
const BURST = 2;

/** A round that has landed there, which is seen above what hides the hex (9.1.16). */
export const canSpot = (battle: Battle, { at: from }: OnMap, at: string): boolean =>
  seesAbove(battle, from, at, BURST) && isLightEnough(battle, from, at);

/** What a die must not exceed. */
function accuracyOf(battle: Battle, side: string, rockets: boolean): number {
  const nation = parentOf(battle.side(side).nationality);
  const { year, month } = battle.options;
  const isEarly = year < 1943 || (year === 1943 && month <= 7);
  const row =
    rockets && nation === 'German'
      ? 'others'
      : nation === 'American'
        ? isEarly
          ? 'American to July 1943'
          : 'American'
        : (ACCURATE.find((one) => nation === one || nation.startsWith(`${one} `)) ?? 'others');
  return (battle.table.charts as ChartPack).lookup(RADIO.accuracy, row);
}

const ACCURATE = ['German', 'British', 'French'] as const;

/** Where a round landed: no hex where it went off the map. */
export interface Landing {
  readonly accurate: boolean;
  readonly at: string | undefined;
}

interface Aimed {
  readonly side: string;
  /** Nobody for those who look down from the air. */
  readonly observer?: OnMap;
  readonly at: string;
  /** Of a correction: the error is no greater (9.1.13/b). */
  readonly most?: number;
  /** Added to the extent of the error (9.1.13/c). */
  readonly more?: number;
  /** Added to the die for accuracy (9.6.4). */
  readonly drm?: number;
  /** It never comes down on target: flares (9.11.2/b). */
  readonly errs?: true;
  /** The hex was registered before the battle (9.12.1.2). */
  readonly registered?: boolean;
  /** Rockets: one that is spotted, or one of a salvo for effect, which lands nearer (10.7.9, 10.7.10). */
  readonly rocket?: 'spotted' | 'for effect';
}

/** Less for accuracy and for the extent of the error, which is one hex at least (9.12.1.2). */
const REGISTERED = 2;

/** A die for accuracy, one for direction, one for extent; smoke before the observer makes it worse (9.16.6/b). */
export function land(
  act: Act,
  { side, observer, at, most, more = 0, drm = 0, errs, registered, rocket }: Aimed,
): Landing {
  const { battle } = act;
  const hidden = observer?.hidden ? [observer.side] : undefined;
  const smoke = observer ? sumOf(smokeDrm(act, [observer.at], at, hidden)) : 0;
  const isSalvo = rocket === 'for effect';
  const number = accuracyOf(battle, side, rocket !== undefined) * (isSalvo ? 2 : 1);
  if (!errs && total(act.roll('accuracy', D6)) + smoke + drm - (registered ? REGISTERED : 0) <= number)
    return { accurate: true, at };
  const direction = total(act.roll('direction of error', D6)) - 1;
  const rolled = total(act.roll('extent of error', D6));
  const extent = Math.max(
    registered ? 1 : 0,
    (isSalvo ? Math.ceil(rolled / 2) : rolled) + smoke + more - (registered ? REGISTERED : 0),
  );
  let hex: string | undefined = at;
  for (let n = 0; n < Math.min(extent, most ?? extent) && hex !== undefined; n++)
    hex = around(battle, hex)[direction];
  return { accurate: false, at: hex };
}
