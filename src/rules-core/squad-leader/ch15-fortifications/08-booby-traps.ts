/** Booby traps (15.8): where they are, in the notes of their side alone, and what sets them off. */
import { hexOf, type SideId, type UnitId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change } from '../system.js';
import { enemyOf, infantryAt, isOnMap } from '../units/kinds.js';
import { stairMinesIn } from './08-stairway-mines.js';

type Fields = Readonly<Record<string, number>>;

/** Somebody has set some, as everybody knows from the scenario; maps without them cost nothing. */
export const areSet = (battle: Battle): boolean =>
  battle.sideIds().some((side) => battle.side(side).boobyTraps);

const notedBy = (battle: Battle, side: SideId): Fields => battle.secret(side).boobyTraps ?? {};

/** The factors of the trap that this side has set there. */
export const trapOf = (battle: Battle, side: SideId, at: string): number =>
  notedBy(battle, side)[hexOf(at)] ?? 0;

/** The side whose trap it is. */
export const keeperOf = (battle: Battle, at: string): SideId | undefined =>
  battle.sideIds().find((side) => trapOf(battle, side, at) > 0);

/** A trap of their enemy is in the house that they come into. */
export const isSetAgainst = (battle: Battle, side: SideId, at: string): boolean =>
  battle.side(enemyOf(battle, side)).boobyTraps === true && trapOf(battle, enemyOf(battle, side), at) > 0;

/** It is taken off the notes, and off the map (15.8.4). */
export function withoutTrap(battle: Battle, at: string): Change[] {
  const hex = hexOf(at);
  const noted = battle.sideIds().flatMap((side): Change[] => {
    const { [hex]: factors, ...boobyTraps } = notedBy(battle, side);
    if (factors === undefined) return [];
    return [
      { do: 'secret', side, set: { boobyTraps: Object.keys(boobyTraps).length > 0 ? boobyTraps : null } },
    ];
  });
  const isFound = battle.location(hex).trap !== undefined;
  return [...noted, ...(isFound ? [{ do: 'location', at: hex, set: { trap: null } } as const] : [])];
}

/** A fire, or the fall of the house, leaves nothing of it, nor of mines on its stairs (15.8/q2). */
export function loseTrap(act: Act, at: string): void {
  const { battle } = act;
  if (!areSet(battle)) return;
  for (const side of battle.sideIds()) {
    const stairs = stairMinesIn(battle, side, at);
    const isTrapped = trapOf(battle, side, at) > 0;
    if (!isTrapped && stairs.length === 0) continue;
    const changes = [
      ...(isTrapped ? withoutTrap(battle, at) : []),
      ...stairs
        .slice(0, 1)
        .flatMap((): Change[] => [
          { do: 'secret', side, set: { stairMines: keptElsewhere(battle, side, at) } },
          ...stairs
            .filter((place) => battle.location(place).stairTrap !== undefined)
            .map((place): Change => ({ do: 'location', at: place, set: { stairTrap: null } })),
        ]),
    ];
    act.effect('trap-lost', { at: hexOf(at) }, { changes, cites: ['15.8/q2'], to: [side] });
  }
}

/** Mines on stairs in other hexes; null where there are none. */
function keptElsewhere(battle: Battle, side: SideId, at: string): Fields | null {
  const others = Object.entries(battle.secret(side).stairMines ?? {}).filter(
    ([place]) => hexOf(place) !== hexOf(at),
  );
  return others.length > 0 ? Object.fromEntries(others) : null;
}

/** Those who come into the house hear of it at once, and not how strong it is; all who are there stay (15.8.9.2, 15.8.9.3). */
export function comeUponTrap(act: Act, ids: readonly UnitId[], at: string, care: number): boolean {
  const { battle } = act;
  const units = ids.flatMap((id) => battle.unit(id) ?? []).filter(isOnMap);
  const [first] = units;
  if (!first || isBypassing(first, at) || !isSetAgainst(battle, first.side, at)) return false;
  const hex = hexOf(at);
  const isNew = battle.location(hex).trap === undefined;
  const changes: Change[] = units.map(({ id }) => ({
    do: 'unit',
    unit: id,
    set: { trapped: isNew ? 'finder' : 'follower' },
  }));
  if (isNew) changes.push({ do: 'location', at: hex, set: { trap: care } });
  act.effect(
    'trap-found',
    { units: units.map(({ id }) => id), at: hex, care },
    { changes, cites: ['15.8.9.1', '15.8.9.2'] },
  );
  return true;
}

/** It goes off as soon as what is under way is done. */
export function setOff(act: Act, at: string, why: RuleId, isOnStairs = false): void {
  act.plan(
    isOnStairs ? { task: 'booby-trap', at, why, isOnStairs } : { task: 'booby-trap', at: hexOf(at), why },
  );
}

/** Who goes on sets it off before he is out; those who live and are not broken go on then (15.8.9.2.1). */
export function setsOffOnLeaving(act: Act, ids: readonly UnitId[], from: string | undefined): boolean {
  const { battle } = act;
  if (from === undefined || !ids.some((id) => battle.unit(id)?.trapped)) return false;
  const isOnStairs = battle.location(from).stairTrap !== undefined;
  if (!isOnStairs && battle.location(hexOf(from)).trap === undefined) return false;
  setOff(act, from, isOnStairs ? '15.8.10.1' : '15.8.9.2.1', isOnStairs);
  return true;
}

/** Broken men blunder into their own trap when an enemy comes up to them, or when they are fired on (15.8.11.1). */
export function panic(act: Act, enemy: SideId, at: string): void {
  const { battle } = act;
  const side = enemyOf(battle, enemy);
  if (!battle.side(side).boobyTraps) return;
  for (const hex of [hexOf(at), ...neighbours(battle, hexOf(at))])
    if (isNervous(battle, side, hex)) blunder(act, side, hex);
}

export const isNervous = (battle: Battle, side: SideId, at: string): boolean =>
  battle.side(side).boobyTraps === true &&
  (trapOf(battle, side, at) > 0 || stairMinesIn(battle, side, at).length > 0) &&
  placesIn(battle, hexOf(at)).some((place) => infantryAt(battle, place, side).some(({ broken }) => broken));

/** All that they have set there goes off (15.8.11.1). */
export function blunder(act: Act, side: SideId, at: string): void {
  for (const place of stairMinesIn(act.battle, side, at)) setOff(act, place, '15.8.11.1', true);
  if (trapOf(act.battle, side, at) > 0) setOff(act, at, '15.8.11.1');
}
