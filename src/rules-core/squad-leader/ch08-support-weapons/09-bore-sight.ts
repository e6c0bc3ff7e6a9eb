/** Bore sighting (8.9.8): who waits for the enemy has tried his machine guns on a hex, and nobody knows which. */
import * as z from 'zod';
import { distance } from '../../mechanics/places.js';
import { sees } from '../ch02-sight/sight.js';
import type { Aim } from '../ch05-fire/02-aim.js';
import { firesIndirectly, outOfIndirectRange } from '../ch09-artillery/05-indirect-fire.js';
import { register, registerRefusal } from '../ch09-artillery/12-registered.js';
import { isPlace, placesIn } from '../ch14-terrain/03-levels.js';
import { groundAt, isWater } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  noSuchHex,
  noSuchPlace,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { enemyOf, isInfantry, isOnMap, ofSide } from '../units/kinds.js';

const MOST_GUNS = 24;
const DRM = -2;

/**
 * Before the first turn: the side that set up on the map and awaits an enemy from off it, or that the scenario names, if it has
 * guns to sight in (8.9.8.2, 8.9.8.7).
 */
export function boreSighter(battle: Battle): string | undefined {
  const { clock, options } = battle;
  if (clock.turn !== 1 || clock.phase !== 'rally') return undefined;
  const side = options.boreSighting ?? options.order.find((one) => awaitsEnemy(battle, one));
  return side !== undefined &&
    (battle.side(side).registers !== undefined ||
      ofSide(battle, side).some((unit) => isHeavy(unit) && isOnMap(unit)))
    ? side
    : undefined;
}

function awaitsEnemy(battle: Battle, side: string): boolean {
  const men = ofSide(battle, side).filter(isInfantry);
  const enemies = ofSide(battle, enemyOf(battle, side)).filter(isInfantry);
  return men.every(isOnMap) && enemies.length > 0 && !enemies.some(isOnMap);
}

export const boreSight = order({
  title: 'Bore sight',
  description:
    'Medium and heavy machine guns, and guns, are each sighted in on a hex before the battle, in secret.',
  cites: ['8.9.8.2', '8.9.8.4', '8.9.8.7'],
  answers: ['bore-sight'],
  asks: {
    sights: z
      .array(
        z.strictObject({
          weapon: z.string().describe('The machine gun, gun or vehicle; or a radio, for artillery (9.12.1).'),
          on: z
            .string()
            .describe('The hex, or one level of a building, seen from the gun and within its normal range.'),
          indirect: z
            .literal(true)
            .optional()
            .describe('For its indirect fire: any hex, whether it sees it or not (9.6.4).'),
        }),
      )
      .max(MOST_GUNS)
      .describe('Each gun with its hex; none when nothing is bore sighted.'),
  },
  sealed: true,
  byExample: true,
  *candidates({ battle, by }) {
    yield { sights: [] };
    for (const { id } of ofSide(battle, by).filter(isHeavy))
      for (const { name } of battle.table.map.hexes)
        for (const on of placesIn(battle, name))
          if (!sightRefusal(battle, by, id, on)) yield { sights: [{ weapon: id, on }] };
  },
  read({ battle, by }, { sights }) {
    for (const [i, { weapon, on, indirect }] of sights.entries()) {
      const radio = battle.unit(weapon)?.weapon === 'radio';
      const isTwice =
        !radio && sights.some((one, k) => k < i && one.weapon === weapon && one.indirect === indirect);
      const refusal = radio
        ? (tooMany(battle, by, sights) ?? registerRefusal(battle, by, weapon, on))
        : isTwice
          ? refuse('TWICE', `Name "${weapon}" once.`, '8.9.8.4', '9.6.4')
          : indirect
            ? rangingRefusal(battle, by, weapon, on)
            : sightRefusal(battle, by, weapon, on);
      if (refusal) return { ...refusal, path: `$.sights[${i}]` };
    }
    return { sights };
  },
  perform(act, { sights }, { by }) {
    const { battle } = act;
    act.done();
    const noted = (isRanged: boolean) => {
      const chosen = sights.filter(
        ({ weapon, indirect = false }) => indirect === isRanged && battle.unit(weapon)?.weapon !== 'radio',
      );
      return chosen.length > 0
        ? Object.fromEntries(
            chosen.map(({ weapon, on }) => [weapon, { from: battle.theUnit(weapon).at as string, on }]),
          )
        : null;
    };
    const changes: Change[] = [
      { do: 'secret', side: by, set: { boreSights: noted(false), preRanged: noted(true) } },
      ...register(act, by, sights),
    ];
    if (sights.length > 0)
      act.effect('bore-sighted', { side: by, sights }, { changes, cites: ['8.9.8.4'], to: [by] });
  },
});

/** As many hexes as the scenario says (9.12.1). */
function tooMany(
  battle: Battle,
  by: string,
  sights: readonly { readonly weapon: string }[],
): Refusal | undefined {
  const { registers = 0 } = battle.side(by);
  const asked = sights.filter(({ weapon }) => battle.unit(weapon)?.weapon === 'radio').length;
  return asked > registers
    ? refuse('TWICE', `Your side registers ${registers} hexes for its artillery.`, '9.12.1')
    : undefined;
}

/** Medium and heavy machine guns, and guns of all kinds (8.9.8.2, 13.12.2). */
const isHeavy = ({ weapon, gun }: Unit): boolean => weapon === 'MMG' || weapon === 'HMG' || gun !== undefined;

/** Of guns without a limit (13.12.4). */
const GUN_RANGE = 24;

function sightRefusal(battle: Battle, by: string, id: string, on: string): Refusal | undefined {
  const weapon = battle.unit(id);
  if (weapon?.side !== by || !isHeavy(weapon) || !isOnMap(weapon))
    return refuse(
      'NOT_YOUR_WEAPON',
      `You have no gun "${id}" to bore sight: MMG, HMG or ordnance.`,
      '8.9.8.2',
    );
  if (!isPlace(battle, on)) return noSuchPlace(on);
  if (isWater(groundAt(battle, on))) return refuse('IMPASSABLE', `${on} is water.`, '8.9.8.4');
  if (on === weapon.at || distance(battle, weapon.at, on) > (weapon.gun ? GUN_RANGE : (weapon.range ?? 0)))
    return refuse('OUT_OF_RANGE', `${on} is not within the range of ${weapon.name}.`, '8.9.8.4');
  return sees(battle, weapon.at, on)
    ? undefined
    : refuse('NO_SIGHT', `${on} is not seen from ${weapon.at}.`, '8.9.8.4');
}

/** One hex for its indirect fire, whatever it is sighted in on besides (9.6.4, 9.6/q1). */
function rangingRefusal(battle: Battle, by: string, id: string, on: string): Refusal | undefined {
  const gun = battle.unit(id);
  if (gun?.side !== by || !isOnMap(gun) || !firesIndirectly(gun))
    return refuse('NOT_YOUR_WEAPON', `You have no gun "${id}" that fires indirectly.`, '9.6.4');
  if (!battle.table.map.named.has(on)) return noSuchHex(on);
  return outOfIndirectRange(battle, gun, on);
}

/** What that is worth when the first round is spotted there (9.6.4). */
export function rangingDrm(battle: Battle, { id, side, at }: Unit, on: string): number {
  const ranged = battle.secret(side).preRanged?.[id];
  return ranged !== undefined && ranged.from === at && ranged.on === on ? DRM : 0;
}

/** Asks the side that awaits the enemy, once. */
export function boreSighting(act: Act): void {
  const side = boreSighter(act.battle);
  if (side === undefined) act.done();
  else act.ask({ side, kind: 'bore-sight' });
}

/** -2 for guns sighted in on what is aimed at, and fired by themselves (8.9.8.5, 8.9.8.6, 8.9.2.2/a). */
export function boreSightDrm(
  battle: Battle,
  by: string,
  shots: Aim['shots'],
  on: readonly string[],
): Modifier[] {
  const sights = battle.secret(by).boreSights ?? {};
  const isSighted = shots.every(({ firing, holder }) => {
    const sight = sights[firing.id];
    return sight?.from === holder.at && on.includes(sight.on);
  });
  return isSighted ? [{ why: 'bore sighted', value: DRM, cites: '8.9.8.5' }] : [];
}

/** Is the gun sighted in on that hex, where it stands? */
export function isSighted(battle: Battle, { id, side, at }: Unit, on: string): boolean {
  const sight = battle.secret(side).boreSights?.[id];
  return sight !== undefined && sight.from === at && sight.on === on;
}

/** It is lost for good when the gun leaves its hex, or those who serve it break or are lost, and so is what its indirect fire is ranged to (8.9.8.3, 9.6.3). */
export function loseBoreSights(act: Act, weapons: readonly Unit[]): void {
  for (const { id, side } of weapons) {
    const { boreSights, preRanged } = act.battle.secret(side);
    if (!boreSights?.[id] && !preRanged?.[id]) continue;
    const set = {
      ...(boreSights?.[id] && { boreSights: without(boreSights, id) }),
      ...(preRanged?.[id] && { preRanged: without(preRanged, id) }),
    };
    const changes: Change[] = [{ do: 'secret', side, set }];
    act.effect('bore-sight-lost', { weapon: id }, { changes, cites: ['8.9.8.3'], to: [side] });
  }
}

function without<T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> | null {
  const { [id]: _, ...left } = all;
  return Object.keys(left).length > 0 ? left : null;
}

/** However a gun has come away from its hex: it does not get its sight back when it returns (8.9.8.3). */
export function loseSightsElsewhere(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds()) {
    const { boreSights, preRanged } = battle.secret(side);
    for (const [id, { from }] of Object.entries({ ...preRanged, ...boreSights })) {
      const weapon = battle.unit(id);
      if (weapon && weapon.side === side && weapon.at !== from) loseBoreSights(act, [weapon]);
    }
  }
}
