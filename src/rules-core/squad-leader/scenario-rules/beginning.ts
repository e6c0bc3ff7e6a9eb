/** What the cards have happen before the first phase: who moves first, who is shaken; and AFVs that come late. */
import { D6, total } from '../../kernel/dice/index.js';
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { giveAway, goUnder, liesHidden } from '../ch02-sight/03-concealment.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isInfantry, isMmc, isOnMap, isVehicle, ofSide } from '../units/kinds.js';
import { boardOf } from './boards.js';
import { claimBuildings } from './buildings.js';
import { specialOf } from './special.js';

const UP_TO = 3;

/** Everybody stands. */
export function beginOnCards(act: Act): void {
  claimBuildings(act, true);
  closeBunkers(act);
  shake(act);
  rollForFirstMove(act);
}

/** Those who fail begin broken, and under no Desperation Morale (Sc5/5.1). */
function shake(act: Act): void {
  const side = specialOf(act.battle, 'shaken-at-start')?.side;
  if (side === undefined) return;
  const ids = ofSide(act.battle, side)
    .filter((unit) => isInfantry(unit) && isOnMap(unit))
    .map(({ id }) => id);
  moraleChecks(act, ids, { check: 'NMC', calmly: true, cites: ['Sc5/5.1'] });
}

/** Those inside go under a '?'; who found no room there is seen (Sc9/9.2). */
function closeBunkers(act: Act): void {
  const { battle } = act;
  if (!specialOf(battle, 'closed-bunkers')) return;
  const men = battle.units().filter((unit) => isInfantry(unit) && isOnMap(unit) && liesHidden(unit));
  goUnder(act, men.filter(isInBunker), 'Sc9/9.2');
  const outside = men.filter((unit) => battle.location(unit.at ?? '').bunker && !isInBunker(unit));
  giveAway(
    act,
    outside.map(({ id }) => id),
    'Sc9/9.2',
  );
}

function rollForFirstMove(act: Act): void {
  const { battle } = act;
  if (!specialOf(battle, 'first-move-by-die')) return;
  const rolled = total(act.roll('first move', D6));
  const side = battle.options.order[rolled <= UP_TO ? 0 : 1];
  act.effect(
    'moves-first',
    { side, rolled },
    { changes: [{ do: 'clock', set: { first: side, active: side } }], cites: ['Sc3/setup'] },
  );
}

/** By which hexes an AFV enters that is still off the map (Sc3/3.3). */
export function lateEntryOf(battle: Battle, unit: Unit): readonly string[] | undefined {
  const late = specialOf(battle, 'late-entry');
  const isLate = late?.side === unit.side && battle.clock.turn >= late.turn && isVehicle(unit);
  return isLate && !isOnMap(unit) ? late.hexes : undefined;
}

/** Squads and AFVs of one side on each board (Sc12/12.1). */
export function tooManyOnBoard(
  battle: Battle,
  side: SideId,
  places: ReadonlyMap<UnitId, string>,
): Refusal | undefined {
  const rule = specialOf(battle, 'most-per-board');
  if (rule?.side !== side) return undefined;
  const counts = new Map<string, number>();
  for (const unit of ofSide(battle, side)) {
    const at = places.get(unit.id) ?? unit.at;
    if (at === undefined || !(isMmc(unit) || (isVehicle(unit) && unit.armoured))) continue;
    const board = boardOf(at);
    counts.set(board, (counts.get(board) ?? 0) + (unit.kind === 'half-squad' ? 0.5 : 1));
  }
  const full = rule.boards.find((board) => (counts.get(board) ?? 0) > rule.most);
  return full === undefined
    ? undefined
    : refuse(
        'NO_ROOM',
        `At most ${rule.most} squads and AFVs set up on board ${full}: place the others elsewhere.`,
        'Sc12/12.1',
      );
}
