/** Moving unseen (2.4), and coming upon those who are not seen (2.5.5). */
import {
  conceals,
  giveAway,
  goesUnseen,
  goUnder,
  isConcealed,
  liesHidden,
  uncoverAll,
} from '../ch02-sight/03-concealment.js';
import { isLit, isNight } from '../ch02-sight/08-night.js';
import { withTreetops } from '../ch14-terrain/32-perches.js';
import { comeDownToFight } from '../ch14-terrain/32-treetops.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { isThroughSymbol } from '../ch14-terrain/symbols.js';
import type { Act, Change, Unit } from '../system.js';
import { enemyOf, infantryAt, isInfantry, isMarker, isScout, isVehicle } from '../units/kinds.js';
import { isMounted } from './12-cavalry.js';

/**
 * The concealed keep their '?' where no enemy sees the hexes that they leave and enter; those who enter the map so get one; the
 * hidden are seen when they move (2.4.1, 2.4.1/a, 2.5.2), but for those who leave a dark hex, who get one (2.8.21).
 */
export function stayUnseen(act: Act, ids: readonly string[], to: string): void {
  const { battle } = act;
  const units = ids.flatMap((id) => battle.unit(id) ?? []);
  const [first] = units;
  if (!first || !units.some(({ hidden }) => hidden)) return;
  slipAway(act, units);
  if (!goesUnseen(battle, first.side, first.at, to)) giveAway(act, ids, '2.3.9.1', '2.4.1', '2.5.2');
  else {
    const seen = units.filter(({ concealed }) => !concealed).map(({ id }) => id);
    giveAway(act, seen, '2.5.2');
  }
}

/** Who lies hidden in the dark and goes is under a '?' first (2.8.21). */
function slipAway(act: Act, units: readonly Unit[]): void {
  const lying = units.filter(
    (unit) => liesHidden(unit) && isNight(act.battle) && !isLit(act.battle, unit.at ?? ''),
  );
  if (lying.length > 0) goUnder(act, lying, '2.8.21');
}

/** Where enemies turn out to be, the move ends in the hex before, and they are seen (2.5.5, 2.3.9.2/b); scouts go on, and who rides through (3.7.12, 4.12.18, 4.10.11). */
export function mayEnter(act: Act, units: readonly Unit[], to: string, goesOn = false): boolean {
  const { battle } = act;
  const [{ side }] = units as [Unit];
  if (units.every(isScout)) return true;
  const enemy = enemyOf(battle, side);
  const places = withTreetops(battle, to);
  const isSurprise = places
    .flatMap((at) => battle.unitsAt(at))
    .some(
      (unit) => unit.side === enemy && unit.hidden && (isInfantry(unit) ? !isScout(unit) : isVehicle(unit)),
    );
  for (const at of places) uncoverAll(act, at, enemy, '2.5.5', '2.3.9.2/b');
  if (!isSurprise || (goesOn && units.every(isMounted))) return true;
  const ids = units.map(({ id }) => id);
  giveAway(act, ids, '2.4.1');
  const changes = ids.map((unit): Change => ({ do: 'unit', unit, set: { moved: true, moving: null } }));
  act.effect('ran-into', { units: ids, at: to }, { changes, cites: ['2.5.5'] });
  return false;
}

/** Off the map nobody saw them: out of sight of the enemy they come on under a '?' (2.4.1/a). */
export function enterUnseen(act: Act, ids: readonly string[], at: string): void {
  const units = ids.flatMap((id) => act.battle.unit(id) ?? []).filter(({ hidden }) => !hidden);
  const [first] = units;
  if (first && goesUnseen(act.battle, first.side, undefined, at)) goUnder(act, units, '2.4.1/a');
}

/**
 * Advancing they keep it as well where they go by way of woods or a building from one place of concealment, and no enemy is in
 * the new one (2.4.3). At night they go as they move (2.8.16).
 */
export function advanceUnseen(act: Act, id: string, to: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const { at = to, side } = unit;
  if (isNight(battle)) {
    stayUnseen(act, [id], to);
    return;
  }
  const isFree = !battle
    .unitsAt(to)
    .some((other) => other.side !== side && (isInfantry(other) || isMarker(other)));
  const goesByCover = conceals(groundAt(battle, at)) && isFree && isThroughSymbol(battle, at, to);
  if (!isConcealed(unit) || !(goesByCover || (isFree && goesUnseen(battle, side, at, to))))
    giveAway(act, [id], '2.3.9.1', '2.4.3', '2.5.2');
}

/**
 * Men who advance into the hex of concealed or hidden enemies see them, and are attacked before they attack (2.3.9.2/a); in the
 * dark he sees them when he fights (2.8.12).
 */
export function advanceInto(act: Act, side: string, at: string): void {
  const { battle } = act;
  comeDownToFight(act, at);
  if (!isLit(battle, at)) return;
  const enemy = enemyOf(battle, side);
  const isAmbush = infantryAt(battle, at, enemy).some(({ hidden }) => hidden);
  uncoverAll(act, at, enemy, '2.3.9.2', '2.3.9.2/a');
  if (isAmbush)
    act.effect(
      'ambushed',
      { side: enemy, at },
      { changes: [{ do: 'location', at, set: { ambush: enemy } }], cites: ['2.3.9.2/a'] },
    );
}
