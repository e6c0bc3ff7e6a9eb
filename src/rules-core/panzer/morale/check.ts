/** Morale Checks (7.1.4): (100) on the Break Point Table; low breaks, the middle hesitates. */
import { D100, total } from '../../kernel/dice/index.js';
import { MORALE } from '../charts/index.js';
import { reveal } from '../command/known.js';
import type { RuleId } from '../rules.js';
import { isInAction } from '../sequence/sides.js';
import { type Act, type Battle, type PanzerSystem, sumOf, type Unit } from '../system.js';
import { carrierOf } from '../units/kinds.js';
import { moraleModifiers } from './modifiers.js';
import { BREAK_ROW } from './nations.js';
import { isOnlyOne, type Waiting, waitingReason } from './waiting.js';

type Result = 'breaks' | 'hesitates' | 'is unaffected';

/** The event is over: all units take the checks that they owe, in the order of their names (7.1.2/h). */
export function takeChecks(act: Act): void {
  const { battle } = act;
  const waits = waitingReason(battle);
  const owing = battle.units().filter(({ mustCheck }) => mustCheck !== undefined);
  for (const id of act.byName(owing.map((unit) => unit.id)))
    for (const { why, forced } of battle.theUnit(id).mustCheck ?? [])
      if (why !== waits && isInAction(battle.theUnit(id))) check(act, id, why, forced);
}

/** The formations are done with them, or they are about to fire: those units take the one check that waited (7.42.1.2/b). */
export function takePending(act: Act, why: Waiting, units: readonly Unit[]): void {
  const owing = units.filter(({ mustCheck }) => mustCheck?.some((one) => one.why === why));
  for (const id of act.byName(owing.map((unit) => unit.id))) {
    const due = act.battle.theUnit(id).mustCheck?.find((one) => one.why === why);
    if (due) check(act, id, why, due.forced);
  }
}

function check(act: Act, id: string, why: string, forced: boolean): void {
  const { battle } = act;
  const unit = withItsCommand(act, id);
  const modifiers = moraleModifiers(battle, unit, forced);
  const rolled = total(act.rollOf('morale', [id], D100));
  const net = rolled + sumOf(modifiers);
  const result = resultOf(battle, unit, net);
  const left = unit.mustCheck?.filter((other) => other.why !== why) ?? [];
  const once = isOnlyOne(battle, why) && { checked: [...(unit.checked ?? []), why] };
  const set = { mustCheck: left.length > 0 ? left : null, ...once, ...marks(unit, result) };
  const rules: RuleId[] = ['7.1.4/a', ...(result === 'is unaffected' ? [] : (['7.1.4/b'] as const))];
  act.effect(
    'morale-check',
    { unit: id, why, forced, rolled, net, result, modifiers },
    { changes: [{ do: 'unit', unit: id, set }], cites: rules },
  );
}

const isPlaced = (battle: Battle, { id, side, command }: Unit): boolean =>
  command !== undefined || battle.secret(side).commands?.[id] !== undefined;

/**
 * A command other than N/C counts, and would show in the result: its counter is turned over, for a rider that of its
 * vehicle (CHOICES.md, 7.1.4/q).
 */
export function withItsCommand(act: Act, id: string): Unit {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const carrier = carrierOf(battle, unit);
  if (unit.command === undefined && isPlaced(battle, carrier ?? unit))
    reveal(act, unit.side, [...(carrier ? [carrier] : []), unit]);
  return battle.theUnit(id);
}

export function resultOf(battle: Battle, { nation }: Unit, net: number): Result {
  const [breaks, hesitates] = battle.table.charts.lookup(MORALE.breakPoints, BREAK_ROW[nation]) as readonly [
    number,
    number,
  ];
  if (net <= breaks) return 'breaks';
  return net <= hesitates ? 'hesitates' : 'is unaffected';
}

type Marks = Pick<PanzerSystem['unit'], 'broken'>;

/** A Broken unit that hesitates keeps its marker; one that breaks has no other (7.1.4/c, 7.1.4/r). */
function marks(unit: Unit, result: Result): { broken?: Marks['broken']; hesitating?: 'on' | null } {
  if (result === 'breaks') return { broken: 'on', ...(unit.hesitating && { hesitating: null }) };
  return result === 'hesitates' && !unit.broken ? { hesitating: 'on' } : {};
}
