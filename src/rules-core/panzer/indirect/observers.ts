/** Observers: who may call fire, and how well a battery answers them (6.5.1). */
import { distance } from '../../mechanics/places.js';
import type { Battery } from '../attributes/sides.js';
import { INDIRECT } from '../charts/index.js';
import { commandOf, isKnownOther } from '../command/known.js';
import { isWithoutRadio } from '../command/radio.js';
import { isAhead } from '../fire/arcs.js';
import { asPlaced } from '../hidden/counters.js';
import { leaderModifier, roleOf } from '../leaders/values.js';
import { plays } from '../sequence/sides.js';
import { sees } from '../sight/sight.js';
import { type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { gradeOf, notYours } from '../units/kinds.js';
import type { Mission } from './sheaf.js';

type Kind = 'FO' | 'command unit' | 'recon unit';

export function kindOf(unit: Unit): Kind | undefined {
  const role = roleOf(unit);
  if (unit.observer || role === 'FO') return 'FO';
  if ([unit.post, role].some((post) => post === 'CHQ' || post === 'BHQ')) return 'command unit';
  return unit.recon ? 'recon unit' : undefined;
}

/** Why this unit cannot direct fire in this turn, wherever to. */
export function cannotObserve(battle: Battle, given: Unit | undefined, id: string, by: string) {
  const unit = given && asPlaced(battle, given);
  if (unit?.side !== by) return notYours(id);
  const { name } = unit;
  if (kindOf(unit) === undefined)
    return refuse(
      'NO_OBSERVER',
      `${name} cannot call fire: name a forward observer, a CHQ or BHQ, or a recon unit.`,
      'S.indirect-fire/b',
    );
  if (unit.at === undefined || unit.bailedOut || unit.aboard !== undefined)
    return refuse('NO_OBSERVER', `${name} is in no state to direct fire.`, 'S.calling-fire/a');
  if (plays(battle, '7.4') && isWithoutRadio(battle, unit))
    return refuse('NO_OBSERVER', `${name} has no radio: it cannot call fire.`, '7.4.3');
  if (isKnownOther(unit, 'overwatch') || commandOf(battle, unit) !== 'overwatch')
    return refuse('NOT_ON_OVERWATCH', `${name} has no OVERWATCH command.`, 'S.calling-fire/a');
  if (unit.fired)
    return refuse('HAS_FIRED', `${name} has fired or directed fire in this turn.`, 'S.calling-fire/b');
  return undefined;
}

/** It sees the hex as it would see what stands there, however far (4.1.4). */
export function observes(battle: Battle, observer: Unit, hex: string): boolean {
  const unit = asPlaced(battle, observer);
  const from = unit.at as string;
  const far = distance(battle, from, hex);
  if (unit.fullCover && far > 1) return false;
  if (unit.suppressed && far > 0 && !isAhead(battle, unit, hex)) return false;
  return sees(battle, from, hex);
}

export function cannotSee(battle: Battle, observer: Unit, hex: string): Refusal | undefined {
  if (!battle.table.map.named.has(hex)) return refuse('NO_SUCH_HEX', `The map has no hex ${hex}.`);
  return observes(battle, observer, hex)
    ? undefined
    : refuse(
        'NOT_SEEN',
        `${observer.name} does not see ${hex}: name a hex in its sight.`,
        'S.calling-fire/a',
      );
}

/** The value of the Called Indirect Fire Response Table for this observer. */
export function responseNeeded(battle: Battle, observer: Unit, battery: Battery): number {
  const { charts } = battle.table;
  const named = battery.response === undefined ? undefined : charts.find(INDIRECT.values, battery.response);
  return (
    (named?.value ?? charts.lookup(INDIRECT.values, observer.nation)) +
    charts.lookup(INDIRECT.observers, kindOf(observer) as Kind)
  );
}

export function responseModifiers(
  battle: Battle,
  observer: Unit,
  battery: Battery,
  mission: Mission,
  at: string,
): Modifier[] {
  const grade = gradeOf(battle, observer);
  const registered = battle.secret(observer.side).preRegistered?.includes(at);
  const rows: (readonly [row: string, cites: Modifier['cites'], holds: unknown])[] = [
    ['Broken observer', '7.1.5.2/g', observer.broken],
    ['Hesitating observer', '7.1.5.1/e', observer.hesitating && !observer.broken],
    ['reconnaissance by fire', '7.37/c', mission.byFire],
    ['damaged battery', '7.28.2/h', battery.damaged],
    ['Pre-Registered Point', 'S.calling-fire/a', registered],
    ['continuing/adjusted mission', 'S.calling-fire/b', mission.turns > 0],
    [grade, 'S.grades/b', true],
  ];
  const printed = rows.flatMap(([why, cites, holds]) => {
    const value = holds ? battle.table.charts.find(INDIRECT.modifiers, why)?.value : undefined;
    return value === undefined ? [] : [{ why, value: Number(value), cites }];
  });
  return [...printed, ...leaderModifier(battle, observer, 'R')];
}
