/** Booby traps (15.8): where they are, in the notes of their side alone, and what sets them off. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexOf, type SideId, type UnitId } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { sufferAll } from '../ch05-fire/05-resolution.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { collapse } from '../ch14-terrain/04-collapse.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import { IFT } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, type Modifier, sumOf } from '../system.js';
import { enemyOf, infantryAt, isOnMap, type OnMap } from '../units/kinds.js';

type Fields = Readonly<Record<string, number>>;

/** Somebody has set some, as everybody knows from the scenario; maps without them cost nothing. */
export const areSet = (battle: Battle): boolean =>
  battle.sideIds().some((side) => battle.side(side).boobyTraps);

const notedBy = (battle: Battle, side: SideId): Fields => battle.secret(side).boobyTraps ?? {};

/** The factors of the trap that this side has set there. */
export const trapOf = (battle: Battle, side: SideId, at: string): number =>
  notedBy(battle, side)[hexOf(at)] ?? 0;

/** The side whose trap it is. */
const keeperOf = (battle: Battle, at: string): SideId | undefined =>
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

/** A fire, or the fall of the house, leaves nothing of it (15.8/q2). */
export function loseTrap(act: Act, at: string): void {
  const { battle } = act;
  const side = areSet(battle) ? keeperOf(battle, at) : undefined;
  if (side !== undefined)
    act.effect(
      'trap-lost',
      { at: hexOf(at) },
      { changes: withoutTrap(battle, at), cites: ['15.8/q2'], to: [side] },
    );
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

/** One roll at full strength: the walls turn it on those inside, and shelter themselves (15.8.4, 15.8.5, 15.8.9.7). */
export function explode(act: Act, at: string, ...cites: RuleId[]): void {
  const { battle } = act;
  const hex = hexOf(at);
  const side = keeperOf(battle, hex);
  if (side === undefined) return;
  const factors = trapOf(battle, side, hex);
  const ground = groundAt(battle, hex);
  const { tem } = GROUND[ground];
  const modifiers: Modifier[] = [{ why: `${ground}, reversed`, value: -tem, cites: '15.8.9.7' }];
  const units = infantryAt(battle, hex).filter((unit) => !isBypassing(unit, hex));
  const rolled = total(act.roll(`booby trap in ${hex}`, DR));
  const column = columnOf(factors) ?? 1;
  const result = resultOf(battle, column, rolled + sumOf(modifiers));
  const ids = units.map(({ id }) => id);
  act.effect(
    'trap-exploded',
    {
      at: hex,
      side,
      factors,
      rolled,
      modifiers,
      result,
      units: units.filter(({ hidden }) => !hidden).map(({ id }) => id),
    },
    { changes: withoutTrap(battle, hex), cites: [...cites, '15.8.9.7'] },
  );
  if (result !== '-') {
    giveAway(act, ids, '2.3.9.1');
    sufferAll(act, [{ units: ids, result }], hex);
  }
  if ((battle.table.charts as ChartPack).lookup(IFT.results, rolled + tem, column) === 'KIA')
    collapse(act, hex, '15.8.9.7');
}

/** Who goes on sets it off before he is out (15.8.9.2.1); those who broke, or died, go nowhere. */
export function setOffOnLeaving(act: Act, ids: readonly UnitId[], from: string): boolean {
  const { battle } = act;
  if (!ids.some((id) => battle.unit(id)?.trapped) || battle.location(hexOf(from)).trap === undefined)
    return false;
  explode(act, from, '15.8.9.2.1');
  return true;
}

/** When the Movement Phase ends all that was found and not disarmed goes off (15.8.9.7). */
export function setOffTheRest(act: Act): void {
  const { battle } = act;
  if (!areSet(battle)) return;
  for (const [at, { trap }] of Object.entries(battle.position.locations).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (trap !== undefined) explode(act, at, '15.8.9.7');
}

/** Broken men blunder into their own trap when an enemy comes up to them, or when they are fired on (15.8.11.1). */
export function panic(act: Act, enemy: SideId, at: string): void {
  const { battle } = act;
  const side = enemyOf(battle, enemy);
  if (!battle.side(side).boobyTraps) return;
  for (const hex of [hexOf(at), ...neighbours(battle, hexOf(at))])
    if (isNervous(battle, side, hex)) explode(act, hex, '15.8.11.1');
}

export const isNervous = (battle: Battle, side: SideId, at: string): boolean =>
  battle.side(side).boobyTraps === true &&
  trapOf(battle, side, at) > 0 &&
  infantryAt(battle, hexOf(at), side).some((unit: OnMap) => unit.broken);
