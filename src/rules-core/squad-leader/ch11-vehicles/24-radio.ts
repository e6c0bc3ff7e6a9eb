/** AFVs without a radio (11.24): dice say how many of them move in a player turn, unless they see their commander. */
import { D6, total } from '../../kernel/dice/index.js';
import { sees } from '../ch02-sight/sight.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { attacker, isOnMap, ofSide } from '../units/kinds.js';
import { canMove, isAfv } from './state.js';

/** For so many of them a die is rolled (11.24.2). */
const FOR_A_DIE = 6;

/** What is unarmed needs no orders by radio (11.24.4). */
const isDeaf = (unit: Unit): boolean =>
  unit.radioless === true && isAfv(unit) && (unit.gun !== undefined || unit.mg !== undefined);

/** In motion or in rage it goes on without orders (11.31.3, 3.25/c). */
const needsCall = (battle: Battle, unit: Unit): boolean =>
  isDeaf(unit) && !unit.called && !unit.motion && !unit.berserk && !seesCommander(battle, unit);

/** It looks out, and sees its commander do so (11.24.3). */
const seesCommander = (battle: Battle, unit: Unit): boolean =>
  unit.exposed === true &&
  isOnMap(unit) &&
  ofSide(battle, unit.side).some(
    (one) =>
      one.commands === true &&
      one.exposed === true &&
      canMove(one) &&
      isOnMap(one) &&
      sees(battle, unit.at, one.at),
  );

/** In its Rally Phase (11.24.2). */
export function rollSignals(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  const units = ofSide(battle, side).filter((unit) => isDeaf(unit) && isOnMap(unit) && canMove(unit));
  if (units.length === 0) return;
  const dice = Array.from({ length: Math.ceil(units.length / FOR_A_DIE) }, () => D6).flat();
  const signals = total(act.roll(`signals of ${side}`, dice));
  const changes: Change[] = [{ do: 'side', side, set: { signals } }];
  act.effect('signals', { side, signals, of: units.length }, { changes, cites: ['11.24.2'] });
}

/** Why no order reaches it; turning where it stands is free (11.24.2). */
export function noSignal(battle: Battle, unit: Unit): Refusal | undefined {
  if (!needsCall(battle, unit)) return undefined;
  return (battle.side(unit.side).signals ?? 0) > 0
    ? undefined
    : refuse('NO_RADIO', `No order reaches ${unit.name}, which has no radio.`, '11.24.1', '11.24.2');
}

/** One of those that may move is called. */
export const called = (battle: Battle, unit: Unit): Change[] =>
  needsCall(battle, unit)
    ? [
        { do: 'unit', unit: unit.id, set: { called: true } },
        { do: 'side', side: unit.side, set: { signals: (battle.side(unit.side).signals ?? 0) - 1 } },
      ]
    : [];
