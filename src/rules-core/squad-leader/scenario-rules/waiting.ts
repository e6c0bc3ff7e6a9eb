/** Who may move at all, as the cards have it: those who have seen the enemy (Sc6/6.2), and so many stacks (Sc11/11.3). */
import { D6, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { isLit, visibilityOf } from '../ch02-sight/08-night.js';
import { seesUnit } from '../ch02-sight/sight.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  attacker,
  enemiesInView,
  isLeader,
  isMarker,
  isMmc,
  isOnMap,
  isVehicle,
  ofSide,
} from '../units/kinds.js';
import { specialOf } from './special.js';

/** Squads without a leader that have seen nobody stay where they are (Sc6/6.2). */
export function waitsForSight(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const side = specialOf(battle, 'wait-for-sight')?.side;
  if (side === undefined || units.some(isLeader)) return undefined;
  const waiting = units.find((unit) => unit.side === side && isMmc(unit) && !unit.alerted);
  return waiting
    ? refuse(
        'NO_LEADER',
        `${waiting.name} has seen no enemy: it moves with a leader, or when it has.`,
        'Sc6/6.2',
      )
    : undefined;
}

/** Looked at when a phase ends: gun flashes from beyond the range of sight show nobody, nor does a "?" (Sc6/6.2). */
export function lookOut(act: Act): void {
  const { battle } = act;
  const side = specialOf(battle, 'wait-for-sight')?.side;
  if (side === undefined) return;
  const units = battle.asSeenBy({ side }, () => {
    const enemies = enemiesInView(battle, side).filter((enemy) => !isMarker(enemy));
    return ofSide(battle, side).filter(
      (unit) =>
        isMmc(unit) &&
        isOnMap(unit) &&
        !unit.alerted &&
        enemies.some(
          (enemy) =>
            (isLit(battle, enemy.at) || distance(battle, unit.at, enemy.at) <= visibilityOf(battle)) &&
            seesUnit(battle, unit.at, enemy),
        ),
    );
  });
  if (units.length === 0) return;
  const changes = units.map(({ id }): Change => ({ do: 'unit', unit: id, set: { alerted: true } }));
  act.effect('enemy-seen', { units: units.map(({ id }) => id) }, { changes, cites: ['Sc6/6.2'] });
}

/** At the start of the player turn of the side (Sc11/11.3). */
export function rollForStacks(act: Act): void {
  const side = specialOf(act.battle, 'stacks-by-die')?.side;
  if (side === undefined || attacker(act.battle) !== side) return;
  const stacks = total(act.roll('stacks', D6));
  act.effect(
    'stacks-rolled',
    { side, stacks },
    { changes: [{ do: 'side', side, set: { stacks } }], cites: ['Sc11/11.3'] },
  );
}

/** Where those who have moved set out: men and vehicles remember it until the fire at them is over. */
const setOutFrom = (battle: Battle, side: SideId): ReadonlySet<string> =>
  new Set(
    ofSide(battle, side).flatMap((unit) =>
      isVehicle(unit) ? (unit.passed?.[0]?.at ?? []) : (unit.setOut ?? []),
    ),
  );

/** All units of a hex are a stack; who is on the move already goes on (Sc11/11.3). */
export function tooManyStacks(battle: Battle, unit: Unit): Refusal | undefined {
  const side = specialOf(battle, 'stacks-by-die')?.side;
  if (side !== unit.side || unit.moving || unit.at === undefined) return undefined;
  const most = battle.side(side).stacks ?? 0;
  const from = setOutFrom(battle, side);
  return from.size >= most && !from.has(unit.at)
    ? refuse('CANNOT_MOVE', `Orders have reached ${most} stacks in this turn: end the phase.`, 'Sc11/11.3')
    : undefined;
}
