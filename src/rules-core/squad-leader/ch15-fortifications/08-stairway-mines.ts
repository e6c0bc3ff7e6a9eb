/** Mines on stairs (15.8.10): in the notes of their side, until an enemy goes up or down from that floor. */
import { hexOf, type LocationId, type SideId } from '../../kernel/position/position.js';
import { placesIn } from '../ch14-terrain/03-levels.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { enemyOf, isOnMap } from '../units/kinds.js';

const notedBy = (battle: Battle, side: SideId): Readonly<Record<string, number>> =>
  battle.secret(side).stairMines ?? {};

export const stairMineOf = (battle: Battle, side: SideId, at: LocationId): number =>
  notedBy(battle, side)[at] ?? 0;

/** The side whose mine lies on the stairs of that floor. */
export const stairKeeperOf = (battle: Battle, at: LocationId): SideId | undefined =>
  battle.sideIds().find((side) => stairMineOf(battle, side, at) > 0);

export const stairMinesIn = (battle: Battle, side: SideId, hex: LocationId): LocationId[] =>
  placesIn(battle, hexOf(hex)).filter((place) => stairMineOf(battle, side, place) > 0);

export function withoutStairMine(battle: Battle, at: LocationId): Change[] {
  const noted = battle.sideIds().flatMap((side): Change[] => {
    const { [at]: factors, ...stairMines } = notedBy(battle, side);
    if (factors === undefined) return [];
    return [
      { do: 'secret', side, set: { stairMines: Object.keys(stairMines).length > 0 ? stairMines : null } },
    ];
  });
  const isFound = battle.location(at).stairTrap !== undefined;
  return [...noted, ...(isFound ? [{ do: 'location', at, set: { stairTrap: null } } as const] : [])];
}

const isByStairs = (from: LocationId | undefined, to: LocationId): from is LocationId =>
  from !== undefined && from !== to && hexOf(from) === hexOf(to);

/** They are about to use stairs on which a mine of their enemy lies: they hear of it, and stay (15.8.10.1, 15.8.10.3). */
export function stopAtStairMine(act: Act, units: readonly Unit[], to: LocationId, care: number): boolean {
  const { battle } = act;
  const men = units.filter(isOnMap);
  const [first] = men;
  if (!first || !isByStairs(first.at, to)) return false;
  if (stairMineOf(battle, enemyOf(battle, first.side), first.at) === 0) return false;
  const { at } = first;
  const isMoving = battle.clock.phase === 'movement';
  const changes: Change[] = men.map(({ id, spent = 0, track }) => ({
    do: 'unit',
    unit: id,
    set: {
      trapped: 'finder',
      ...(isMoving
        ? {
            moved: true,
            moving: true,
            spent: spent + care,
            ...(track === undefined && { track: [at], costs: [care], setOut: at }),
          }
        : { advanced: true }),
    },
  }));
  changes.push({ do: 'location', at, set: { stairTrap: care } });
  act.effect(
    'trap-found',
    { units: men.map(({ id }) => id), at, care },
    { changes, cites: ['15.8.10.1', '15.8.10.3'] },
  );
  return true;
}

const hasStairTraps = ({ position }: Battle): boolean =>
  Object.values(position.locations).some(({ stairTrap }) => stairTrap !== undefined);

/** Nobody else goes that way before it is disarmed or has gone off (15.8.10.3). */
export function stairsBarred(
  battle: Battle,
  units: readonly Unit[],
  path: readonly LocationId[],
): Refusal | undefined {
  if (!battle.recall(hasStairTraps)) return undefined;
  const [first] = units;
  const from = path.find((to, i) => {
    const before = path[i - 1] ?? first?.at;
    return isByStairs(before, to) && battle.location(before).stairTrap !== undefined && !first?.trapped;
  });
  return from === undefined
    ? undefined
    : {
        ...refuse('NO_WAY', `A mine lies on the stairs to ${from}: have it disarmed first.`, '15.8.10.3'),
        path: '$.path',
      };
}
