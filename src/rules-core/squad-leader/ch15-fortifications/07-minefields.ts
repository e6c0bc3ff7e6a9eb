/** Where mines lie (15.7.1): in the notes of the side that laid them, and on the map when everybody knows of them. */
import type { SideId } from '../../kernel/position/position.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { isMarshy } from '../ch14-terrain/18-marsh.js';
import { isWaterAt } from '../ch14-terrain/28-rivers.js';
import { groundAt, isBuilding, isRunway } from '../ch14-terrain/ground.js';
import type { RuleId } from '../rules.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { prisonersOf } from '../units/kinds.js';

type Fields = Readonly<Record<string, number>>;

const notedBy = (battle: Battle, side: SideId): Fields => battle.secret(side).mines ?? {};

/** The factors in a hex, as things are. */
export const minesAt = (battle: Battle, at: string): number =>
  battle
    .sideIds()
    .reduce((sum, side) => sum + (notedBy(battle, side)[at] ?? 0), battle.location(at).mines ?? 0);

/** The factors that a side knows of: those on the map, and its own. */
export const minesKnownTo = (battle: Battle, side: SideId, at: string): number =>
  (battle.location(at).mines ?? 0) + (notedBy(battle, side)[at] ?? 0);

/** Of anything there, so that maps without mines cost nothing. */
export const knowsOfMines = (battle: Battle, side: SideId): boolean =>
  battle.secret(side).mines !== undefined || battle.recall(isAnyMineKnown);

export const isAnyMineKnown = (battle: Battle): boolean =>
  Object.values(battle.position.locations).some(({ mines }) => mines !== undefined);

/** What a side has noted, without that hex. */
const without = (battle: Battle, side: SideId, at: string): Change[] => {
  const { [at]: factors, ...mines } = notedBy(battle, side);
  return factors === undefined
    ? []
    : [{ do: 'secret', side, set: { mines: Object.keys(mines).length > 0 ? mines : null } }];
};

/** Its owner says how many factors are in the hex, and everybody knows from then on (15.7.2). */
export function announceMines(act: Act, at: string, ...cites: RuleId[]): void {
  const { battle } = act;
  const changes = battle.sideIds().flatMap((side) => without(battle, side, at));
  if (changes.length === 0) return;
  const factors = minesAt(battle, at);
  changes.push({ do: 'location', at, set: { mines: factors } });
  act.effect('mines-found', { at, factors }, { changes, cites });
}

/** They are cleared or blown up: of those that nobody has found only their owner hears, unless he has to say so. */
export function removeMines(act: Act, at: string, isSaid: boolean, ...cites: RuleId[]): void {
  const { battle } = act;
  if (isSaid) announceMines(act, at, ...cites);
  for (const side of battle.sideIds()) {
    const factors = notedBy(battle, side)[at];
    if (factors !== undefined)
      act.effect('mines-gone', { at, factors }, { changes: without(battle, side, at), cites, to: [side] });
  }
  const { mines: factors } = battle.location(at);
  if (factors === undefined) return;
  const changes: Change[] = [{ do: 'location', at, set: { mines: null } }];
  act.effect('mines-gone', { at, factors }, { changes, cites });
}

/** So many factors of a field that is known are gone. */
export function thinMines(act: Act, at: string, most: number, ...cites: RuleId[]): void {
  const { mines } = act.battle.location(at);
  if (mines === undefined) return;
  const factors = Math.min(mines, most);
  const changes: Change[] = [
    { do: 'location', at, set: { mines: mines > factors ? mines - factors : null } },
  ];
  act.effect('mines-gone', { at, factors }, { changes, cites });
}

/** The hexes that a side has mined, and the enemy has not found. */
export const hexesMinedBy = (battle: Battle, side: SideId): readonly (readonly [string, number])[] =>
  Object.entries(notedBy(battle, side));

/** They have a prisoner with them who knows the way (3.30/Tc). */
export const areGuided = (battle: Battle, units: readonly Unit[]): boolean =>
  battle.recall(isAnyMineKnown) &&
  units.some((unit) => prisonersOf(battle, unit).some(({ guides }) => guides));

/** Somebody has mines, as everybody knows from the scenario; where they lie he alone knows. */
export const mayHoldMines = (battle: Battle, at: string): boolean =>
  battle.location(at).mines !== undefined || battle.sideIds().some((side) => battle.side(side).minefields);

/** Neither in water nor marsh, on concrete, nor among crags (15.7.1, 14.10.6, 14.18.10, 14.31.5). */
export const canBeMined = (battle: Battle, at: string): boolean =>
  !isWaterAt(battle, at) && !isMarshy(battle, at) && !isRunway(battle, at) && groundAt(battle, at) !== 'crag';

/** Returns true if mines go off under these, whom nobody leads through them (15.7.2, 3.30/Tc). */
export const goOffUnder = (battle: Battle, units: readonly Unit[], at: string): boolean => {
  const factors = minesAt(battle, at);
  return (
    factors > 0 &&
    !units.every((unit) => isInTheHouse(battle, unit, at)) &&
    !(battle.location(at).mines === factors && areGuided(battle, units))
  );
};

/** Where booby traps are used mines of a house lie around it, under those who bypass it (15.8.1/b, 15.8.2). */
export const isInTheHouse = (battle: Battle, unit: Unit, at: string): boolean =>
  battle.sideIds().some((side) => battle.side(side).boobyTraps) &&
  isBuilding(groundAt(battle, at)) &&
  !isBypassing(unit, at) &&
  unit.beside === undefined;
