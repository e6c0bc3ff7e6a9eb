/**
 * One attack of Mortars or Artillery on a hex (18.0): every floor, and inside and outside of a Bunker or Cave, by one roll;
 * each vehicle by a roll of its own (17.4). Fire for Effect also attacks units that enter (18.1, 18.2).
 */
import { survivors } from '../damage/survivors.js';
import { type Attack, attackPlace, sumOf } from '../fire/attack.js';
import { isOnFoot, movingModifier } from '../fire/targets.js';
import { coverOf } from '../ground/cover.js';
import { hexesAround, hexOf } from '../ground/places.js';
import { placesOf } from '../ground/terrain.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Modifier, Unit } from '../system.js';
import { isVehicle, standingAt } from '../units/kinds.js';
import { attackVehicle } from '../vehicles/small-arms.js';

interface Barrage {
  readonly hex: string;
  readonly strength: readonly Modifier[];
  readonly dice: Attack['dice'];
  /** Those it attacks; absent: everybody in the hex, of either side. */
  readonly only?: readonly string[];
  /** Whose fire it is. */
  readonly by: string;
  readonly cites: readonly RuleId[];
}

/** Returns true if it made anybody check. */
export function barrage(act: Act, { hex, strength, dice = 'one', only, by, cites }: Barrage): boolean {
  const { battle } = act;
  const there = placesOf(battle, hex)
    .flatMap((place) => standingAt(battle, place))
    .filter(({ id }) => only === undefined || only.includes(id));
  const foot = there.filter(isOnFoot);
  const [first] = foot;
  let hits = false;
  if (first) {
    const cover = coverOf(battle, first.at as string);
    const targets = foot.map((unit) => ({
      unit: unit.id,
      modifiers: [...movingModifier(battle, unit), ...otherCover(battle, unit, cover)],
    }));
    hits = attackPlace(act, { at: hex, strength, dice, cover, targets, cites, by }).hits.length > 0;
  }
  for (const { id } of there.filter((unit) => isVehicle(unit) && !unit.abandoned))
    hits = attackVehicle(act, { target: id, strength, dice, by }) || hits;
  return hits;
}

/** The Target Modifier of another place of the hex than the one that the roll was made for (18.0/b). */
function otherCover(battle: Battle, unit: Unit, cover: readonly Modifier[]): Modifier[] {
  const { at = '' } = unit;
  const value = sumOf(cover) - sumOf(coverOf(battle, at, undefined, unit));
  return value === 0 ? [] : [{ why: `cover of ${at}`, value, cites: '18.0/b' }];
}

type Marker = NonNullable<ReturnType<Battle['location']>['ffe']>;

/** The markers whose fire falls on a hex: a Mortar's on its own, the Artillery's on the six around it as well. */
function markersOver(battle: Battle, hex: string): Marker[] {
  const around = hexesAround(battle, hex).flatMap((at) => battle.location(at).ffe ?? []);
  const here = battle.location(hex).ffe;
  return [...(here ? [here] : []), ...around.filter(({ by }) => by === 'artillery')];
}

/** Returns true if units that come from there enter a hex under Fire for Effect. */
export const entersFire = (battle: Battle, from: string | undefined, to: string): boolean =>
  hexOf(from ?? '') !== hexOf(to) && markersOver(battle, hexOf(to)).length > 0;

interface Entered {
  readonly units: readonly string[];
  readonly at: string;
}

/** Those who are left of them meet the Mines of the hex (6.0/g). */
export function fireForEffect(act: Act, { units, at }: Entered): void {
  act.done();
  const left = fallOn(act, { units, at });
  if (act.battle.location(at).mines) act.plan({ task: 'mines', units: left, at });
}

/** The fire that lies on a hex attacks those who have entered it; returns who is left of them. */
export function fallOn(act: Act, { units, at }: Entered): readonly string[] {
  let left = units;
  for (const marker of markersOver(act.battle, hexOf(at)))
    left = survivors(act, left, () => fallAgain(act, { units: left, at }, marker));
  return left;
}

function fallAgain(act: Act, { units, at }: Entered, { by, fp, side }: Marker): void {
  const cites: RuleId = by === 'mortar' ? '18.1/d' : '18.2/e';
  barrage(act, {
    hex: hexOf(at),
    strength: [{ why: 'Fire for Effect', value: fp, cites }],
    dice: by === 'mortar' ? 'higher of two' : 'one',
    only: units,
    by: side,
    cites: [cites, ...(by === 'artillery' ? (['18.2/m'] as const) : [])],
  });
}
