/** What makes units owe a Morale Check: Normal ones after the Cohesion Point is reached, Forced ones before (7.1.2, 7.1.3). */
import { commands } from '../command/chain.js';
import { noticeAttack } from '../command/delay.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import type { RuleId } from '../rules.js';
import { inActionOf, isInAction, plays } from '../sequence/sides.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { formationIdOf, isLeg, isTowed, isVehicle } from '../units/kinds.js';
import { hasReached } from './cohesion.js';
import { isNear } from './near.js';
import { hasChecked } from './waiting.js';

type Attack = 'Direct Fire' | 'Indirect Fire' | 'Air Attack' | 'Overrun' | 'Close Assault' | 'Hand-to-Hand';

interface Trigger {
  readonly why: string;
  readonly cites: RuleId;
  /** The rule by which it also calls for a Forced Morale Check. */
  readonly forced?: RuleId | undefined;
}

/** It was attacked, whatever came of it. */
export function attacked(act: Act, id: string, by: Attack, flame = false): void {
  const unit = act.battle.unit(id);
  if (!unit) return;
  noticeAttack(act, unit);
  const isClose = by === 'Overrun' || by === 'Close Assault' || by === 'Hand-to-Hand';
  owe(act, [unit], {
    why: by,
    cites: isClose ? '7.1.2/c' : '7.1.2/b',
    forced: forcedBy(act.battle, unit, by, flame),
  });
}

function forcedBy(battle: Battle, unit: Unit, by: Attack, flame: boolean): RuleId | undefined {
  if (by === 'Overrun') return isSheltered(battle, unit) ? undefined : '7.1.3/b';
  return flame && by !== 'Indirect Fire' && by !== 'Air Attack' ? '7.1.3/a' : undefined;
}

const isSheltered = (battle: Battle, { at }: Unit): boolean =>
  at !== undefined &&
  (battle.location(at).improvedPosition !== undefined || isBuilding(terrainIn(battle, at)));

/** It has left its hex, and its move is over. */
export function movedAway(act: Act, id: string): void {
  const unit = act.battle.unit(id);
  if (unit) owe(act, [unit], { why: 'its move', cites: '7.1.2/a' });
}

/** Those who see a vehicle burn beside them, or lose a command unit; given as it was before. */
export function afterLoss(act: Act, lost: Unit, how: string): void {
  const { battle } = act;
  const others = inActionOf(battle, lost.side).filter(({ id }) => id !== lost.id);
  if (how === 'brewed-up' && isVehicle(lost))
    owe(
      act,
      others.filter((unit) => unit.at === lost.at && isOfFormation(battle, unit, lost)),
      { why: 'a vehicle burns in its hex', cites: '7.1.2/d' },
    );
  if (lost.post !== undefined)
    owe(
      act,
      others.filter((unit) => commands(battle, lost, unit) && isNear(battle, lost, unit)),
      { why: `the loss of ${lost.name}`, cites: '7.1.2/e', forced: '7.1.3/c' },
    );
}

/** Leg and towed units beside one of their formation that fell in an Overrun or hand to hand; given as it was before. */
export function fellAmongThem(act: Act, fallen: Unit): void {
  const { battle } = act;
  if (!isOnFoot(fallen) || battle.unit(fallen.id)?.at !== undefined) return;
  const others = inActionOf(battle, fallen.side).filter(
    (unit) => unit.at === fallen.at && isOnFoot(unit) && isOfFormation(battle, unit, fallen),
  );
  owe(act, others, { why: `the loss of ${fallen.name}`, cites: '7.1.2/g', forced: '7.1.3/d' });
}

const isOnFoot = (unit: Unit): boolean => isLeg(unit) || isTowed(unit);

const isOfFormation = (battle: Battle, unit: Unit, other: Unit): boolean =>
  formationIdOf(battle, unit) === formationIdOf(battle, other);

/** Written down on the unit until the event is over, each reason once (7.1.2/h). */
function owe(act: Act, units: readonly Unit[], { why, cites, forced }: Trigger): void {
  const { battle } = act;
  if (!plays(battle, '7.1')) return;
  const owing = units.filter(
    (unit) =>
      isInAction(unit) &&
      unit.kind !== 'counter' &&
      unit.kind !== 'aircraft' &&
      !unit.mustCheck?.some((check) => check.why === why) &&
      !hasChecked(battle, unit, why) &&
      (forced !== undefined || hasReached(battle, unit)),
  );
  if (owing.length === 0) return;
  const changes = owing.map((unit): Change => {
    const check = { why, forced: !hasReached(battle, unit) };
    return { do: 'unit', unit: unit.id, set: { mustCheck: [...(unit.mustCheck ?? []), check] } };
  });
  const rules = new Set(owing.map((unit) => (hasReached(battle, unit) ? cites : (forced as RuleId))));
  act.effect('check-owed', { units: owing.map(({ id }) => id), why }, { changes, cites: [...rules] });
}
