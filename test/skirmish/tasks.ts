import type { Act } from '../../src/rules-core/kernel/decide/act.js';
import type { TaskHandlers } from '../../src/rules-core/kernel/decide/rulebook.js';
import { D6, DR, total } from '../../src/rules-core/kernel/dice/index.js';
import type { Outcome, SideId, Unit } from '../../src/rules-core/kernel/position/position.js';
import { distance } from './field.js';
import { inRange, isHeldAgainst, mayFire } from './orders.js';
import type { Plan, Skirmish, Task } from './system.js';

type Rules = Act<Skirmish>;
type March = Extract<Task, { task: 'march' }>;
type Fire = Extract<Task, { task: 'fire' }>;

export const tasks: TaskHandlers<Skirmish> = { plans, reveal, phase, march, fire };

/** Rule 1: both choose at once, neither knows of the other. */
function plans(act: Rules): void {
  act.become({ task: 'reveal' });
  act.ask(...act.battle.sideIds().map((side) => ({ side, kind: 'plan' as const })));
}

function reveal(act: Rules): void {
  const { battle } = act;
  const chosen = Object.fromEntries(battle.sideIds().map((side) => [side, battle.secret(side).plan as Plan]));
  const changes = battle
    .sideIds()
    .flatMap((side) => [
      { do: 'secret', side, set: { plan: null } } as const,
      { do: 'side', side, set: { plan: chosen[side] as Plan } } as const,
    ]);
  act.effect('plans-revealed', { plans: chosen }, { changes, cites: ['1'] });
  act.done();
  beginPhase(act, battle.sideIds()[0] as SideId, 'move', battle.clock.turn);
}

/** Rule 2. What hidden units are ready again for, the other side does not learn: the kernel sees to that. */
function beginPhase(act: Rules, side: SideId, phase: 'move' | 'fire', turn: number): void {
  const ready = act.battle
    .units()
    .filter((unit) => (phase === 'move' && unit.fired) || unit.moved)
    .map((unit) => ({ do: 'unit', unit: unit.id, set: { fired: null, moved: null } }) as const);
  const clock = { do: 'clock', set: { active: side, phase, turn } } as const;
  act.effect('phase-began', { side, phase, turn }, { changes: [clock, ...ready], cites: ['2'] });
  act.plan({ task: 'phase' }, { task: 'phase' });
}

/** The lower of the two tasks of a phase ends it; the upper one, while it lasts, asks what to do. */
function phase(act: Rules): void {
  const { clock, position } = act.battle;
  const lasts = position.agenda.filter((task) => task.task === 'phase').length === 2;
  const side = clock.active as SideId;
  if (!lasts) endPhase(act, side);
  else act.ask({ side, kind: clock.phase as 'move' | 'fire' });
}

function endPhase(act: Rules, side: SideId): void {
  act.done();
  const { clock, options } = act.battle;
  const sides = act.battle.sideIds();
  const next = sides[sides.indexOf(side) + 1];
  if (clock.phase === 'move') beginPhase(act, side, 'fire', clock.turn);
  else if (next) beginPhase(act, next, 'move', clock.turn);
  else if (clock.turn < options.turns) beginPhase(act, sides[0] as SideId, 'move', clock.turn + 1);
  else over(act, holder(act), 'the last turn is played');
}

/** Rule 4: the side that alone has unbroken units on the objective. */
function holder({ battle }: Rules): SideId | undefined {
  const unbroken = battle.unitsAt(battle.options.objective).filter((unit) => !unit.broken);
  const sides = new Set(unbroken.map((unit) => unit.side));
  return sides.size === 1 ? unbroken[0]?.side : undefined;
}

function over(act: Rules, winner: SideId | undefined, why: string): void {
  const outcome: Outcome = winner === undefined ? { why } : { winner, why };
  const end = { do: 'clock', set: { over: outcome } } as const;
  act.effect('battle-over', { winner: winner ?? null }, { changes: [end], cites: ['4'] });
}

/** Rules 2.1 to 2.3: one hex, then the other side's reactions, then the next hex. */
function march(act: Rules, { unit: id, path }: March): void {
  const unit = act.battle.unit(id);
  const [to, ...rest] = path;
  if (!unit || unit.broken || to === undefined || unit.at === undefined) act.done();
  else if (isHeldAgainst(act.battle, to, unit.side)) ambushed(act, unit, to);
  else {
    const change = { do: 'unit', unit: id, set: { at: to, moved: true } } as const;
    act.effect('entered', { unit: id, from: unit.at, to }, { changes: [change], cites: ['2.1'] });
    act.become({ task: 'march', unit: id, path: rest });
    askForReaction(act, id);
  }
}

function ambushed(act: Rules, unit: Unit<Skirmish>, at: string): void {
  const by = act.battle.unitsAt(at).map((enemy) => enemy.id);
  const revealed = by.map((enemy) => ({ do: 'unit', unit: enemy, set: { hidden: null } }) as const);
  const changes = [...revealed, { do: 'unit', unit: unit.id, set: { moved: true } } as const];
  act.effect('ambushed', { unit: unit.id, by, at }, { changes, cites: ['2.2'] });
  act.done();
}

/** Where units may lie in ambush the question is always asked: its absence would tell that there are none. */
function askForReaction(act: Rules, mover: string): void {
  const { battle } = act;
  const unit = battle.theUnit(mover);
  const enemy = battle.sideIds().find((side) => side !== unit.side) as SideId;
  const couldFire = (other: Unit<Skirmish>) =>
    other.side === enemy && mayFire(other) && inRange(battle, other, unit);
  if (battle.options.ambush || battle.units().some(couldFire))
    act.ask({ side: enemy, kind: 'reaction', about: { mover } });
}

/** Rules 3 and 3.1. A reaction leaves the mover under the eyes of the other units. */
function fire(act: Rules, { unit: id, target: targetId }: Fire): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const target = battle.theUnit(targetId);
  act.done();
  const needs = 7 + (battle.side(unit.side).plan === 'hold' ? 1 : 0) - (farther(act, unit, target) ? 1 : 0);
  const rolled = total(act.roll('fire', DR));
  const changes = [{ do: 'unit', unit: id, set: { fired: true, hidden: null } } as const];
  act.effect(
    'fired',
    { unit: id, target: targetId, needs, rolled, hit: rolled <= needs },
    { changes, cites: ['3'] },
  );
  if (rolled <= needs) hit(act, target);
  const marching = battle.position.agenda.at(-1);
  if (marching?.task === 'march' && battle.unit(targetId) && !battle.isOver) askForReaction(act, targetId);
}

function farther(act: Rules, unit: Unit<Skirmish>, target: Unit<Skirmish>): boolean {
  return distance(act.battle, unit.at as string, target.at as string) > 3;
}

function hit(act: Rules, target: Unit<Skirmish>): void {
  const rolled = total(act.roll('morale', D6));
  const about = { unit: target.id, morale: target.morale, rolled };
  if (rolled <= target.morale) act.effect('stood', about, { cites: ['3.1'] });
  else if (target.broken) lose(act, target);
  else {
    const change = { do: 'unit', unit: target.id, set: { broken: true } } as const;
    act.effect('broken', about, { changes: [change], cites: ['3.1'] });
  }
}

function lose(act: Rules, target: Unit<Skirmish>): void {
  act.effect('lost', { unit: target.id }, { changes: [{ do: 'leave', unit: target.id }], cites: ['3.1'] });
  const { battle } = act;
  if (battle.units().some((unit) => unit.side === target.side)) return;
  const winner = battle.sideIds().find((side) => side !== target.side);
  over(act, winner, 'the enemy has no units left');
}
