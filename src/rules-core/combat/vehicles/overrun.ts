/** AFV Overruns (11.3): an immediate Close Combat attack on the units in the hex, and their answer. */
import * as z from 'zod';
import { D100, die, total } from '../../kernel/dice/index.js';
import { closeCombatOdds, terrainDrm } from '../cards.js';
import { closeCombatModifiers } from '../close-combat/blow.js';
import { attackOf, attackValue, defenceValue } from '../close-combat/value.js';
import { choose } from '../fire/results.js';
import { order } from '../form.js';
import { moraleCheck } from '../morale/checks.js';
import { casualty, eliminate, useUp } from '../morale/harm.js';
import { isDisrupted, isInfantry, isLeader } from '../morale/status.js';
import { enemyOf } from '../sequence/sides.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import { isGround } from '../terrain/places.js';
import { isOpenGround } from './costs.js';
import { destroyVehicle, immobilize } from './damage.js';
import { isAfv, isVehicle, ridersOf } from './status.js';

interface Defence {
  readonly units: readonly string[];
  readonly leader?: string;
}

export interface Overrun {
  readonly vehicle: string;
  readonly at: string;
  readonly side: string;
  readonly targets: readonly string[];
  readonly asked?: true;
  readonly defence?: Defence;
  /** The attack is made; only desperate defenders are still to answer. */
  readonly made?: true;
}

type OverrunTask = Overrun & { readonly task: 'overrun' };

/** After all Defensive Fire (11.3.5): the reply is declared, both attacks fall at once, then comes despair (11.3.6). */
export function overrun(act: Act, task: OverrunTask): void {
  const { battle } = act;
  const vehicle = battle.unit(task.vehicle);
  if (task.made) {
    act.done();
    return;
  }
  if (vehicle?.at !== task.at || vehicle.fKill) {
    act.effect('overrun-missed', { unit: task.vehicle, at: task.at }, { cites: ['11.3.1'] });
    act.done();
    return;
  }
  const defender = enemyOf(battle, task.side);
  if (!task.asked && defendersIn(battle, task.at, defender, false).length > 0) {
    act.become({ ...task, asked: true });
    ask(act, task, defender, 'overrun-reply');
    return;
  }
  collide(act, task, vehicle);
  act.become({ ...task, made: true });
  if (act.battle.unit(task.vehicle) && defendersIn(act.battle, task.at, defender, true).length > 0)
    ask(act, task, defender, 'overrun-despair');
}

function ask(
  act: Act,
  { vehicle, at }: Overrun,
  side: string,
  kind: 'overrun-reply' | 'overrun-despair',
): void {
  act.ask({ side, kind, about: { at, vehicle } });
}

/** Infantry with fire left answers at once; with nothing left, only in despair and afterwards (11.3.6.1). */
function defendersIn(battle: Battle, at: string, side: string, despairs: boolean): Unit[] {
  return battle.unitsAt(at).filter((unit) => {
    const isAble = unit.side === side && isInfantry(unit) && !unit.hidden && attackValue(unit) > 0;
    return isAble && hasNothingLeft(unit) === despairs;
  });
}

const hasNothingLeft = (unit: Unit): boolean =>
  (unit.fired ?? 0) >= 2 || unit.marker !== undefined || isDisrupted(unit);

/** Odds and dice of both come before any result. */
function collide(act: Act, task: OverrunTask, vehicle: Unit): void {
  const { battle } = act;
  const own = blow(act, task.at, [vehicle], present(battle, task.targets), overrunValue(battle, vehicle));
  const { defence } = task;
  const reply = defence && defend(act, task.at, defence, vehicle);
  crush(act, task.targets, own);
  if (reply) strikeVehicle(act, task.vehicle, reply);
  if (defence) spendCharges(act, defence.units);
}

/** Against a vehicle that overruns, charges go off as in any Close Combat with armour (12.9.4, 14.10). */
function spendCharges(act: Act, ids: readonly string[]): void {
  for (const { id, weapon } of present(act.battle, ids)) if (weapon === 'demo') useUp(act, id, '12.9.4');
}

const present = (battle: Battle, ids: readonly string[]): Unit[] =>
  ids.flatMap((id) => battle.unit(id) ?? []);

/** Doubled in open ground, halved when the ground has just stopped the vehicle (11.3.3, 11.3.4, 14.2.3). */
function overrunValue(battle: Battle, vehicle: Unit): number {
  const doubled = isOpenGround(battle, vehicle.at as string) ? 2 : 1;
  return attackValue(vehicle, vehicle.mKill ? doubled / 2 : doubled);
}

type Result = 'E' | 'C' | '-';

function blow(
  act: Act,
  at: string,
  attackers: readonly Unit[],
  targets: readonly Unit[],
  attack: number,
  leader?: string,
): { result: Result; ones: number } {
  const { battle } = act;
  const defence = targets.reduce((sum, unit) => sum + defenceValue(unit), 0);
  const { odds, eliminates, casualties } = closeCombatOdds(battle, attack, defence);
  const modifiers = [
    ...closeCombatModifiers(battle, at, { leader }, attackers, targets),
    ...pillboxModifier(battle, targets),
  ];
  const roll = act.rollOf(
    'overrun',
    attackers.map(({ id }) => id),
    D100,
  );
  const rolled = total(roll);
  const modified = rolled + sumOf(modifiers);
  const result = modified <= eliminates ? 'E' : modified <= casualties ? 'C' : '-';
  act.effect(
    'overrun-attack',
    {
      at,
      units: attackers.map(({ id }) => id),
      targets: targets.map(({ id }) => id),
      attack,
      defence,
      odds,
      modifiers,
      rolled,
      total: modified,
      result,
    },
    { cites: ['11.3.4', '14.8'] },
  );
  return { result, ones: die(roll, 'ones').face || 10 };
}

/** An overrun of those in a Pillbox meets what bombardments meet (7.9.2). */
function pillboxModifier(battle: Battle, targets: readonly Unit[]): Modifier[] {
  if (!targets.some(({ post }) => post === 'pillbox')) return [];
  return [{ why: 'Pillbox', drm: terrainDrm(battle, 'Pillbox').bombardment, cites: '7.9.2' }];
}

/** Whatever the dice say, nothing un-armoured survives an overrun, nor its riders (11.3.7). */
function crush(act: Act, ids: readonly string[], { result }: { result: Result }): void {
  const targets = present(act.battle, ids);
  for (const unit of targets.filter((each) => each.unarmoured && isVehicle(each))) {
    for (const rider of ridersOf(act.battle, unit)) eliminate(act, rider.id);
    destroyVehicle(act, unit, true, '11.3.7');
  }
  const left = targets.filter((unit) => act.battle.unit(unit.id)).map(({ id }) => id);
  if (result === '-' || left.length === 0) return;
  for (const id of choose(act, left, 1)) {
    const unit = act.battle.unit(id);
    if (!unit) continue;
    if (isVehicle(unit)) strikeVehicle(act, id, { result });
    else if (result === 'E') eliminate(act, id);
    else casualty(act, id);
  }
}

function strikeVehicle(act: Act, id: string, { result }: { result: Result }): void {
  const vehicle = act.battle.unit(id);
  if (!vehicle || result === '-') return;
  if (result === 'E') destroyVehicle(act, vehicle, true, '14.8');
  else if (!vehicle.mKill) immobilize(act, vehicle, '14.8');
}

function defend(act: Act, at: string, { units, leader }: Defence, vehicle: Unit) {
  const attackers = present(act.battle, units);
  const result = blow(act, at, attackers, [vehicle], attackOf(attackers, [vehicle]), leader);
  const marked = [...units, ...(leader === undefined ? [] : [leader])];
  act.effect(
    'resisted',
    { units: marked, against: vehicle.id },
    {
      changes: marked.flatMap((id): Change[] => {
        const unit = act.battle.unit(id);
        return unit ? [{ do: 'unit', unit: id, set: { fired: Math.min(2, (unit.fired ?? 0) + 1) } }] : [];
      }),
      cites: ['11.3.6'],
    },
  );
  return result;
}

type ResistOrder = { readonly units: readonly string[]; readonly leader?: string };
const resistSchema = z.strictObject({
  units: z.array(z.string()).min(1).max(24).describe('The units that attack the overrunning vehicle.'),
  leader: z.string().optional().describe('The leader who directs them (-5) instead of adding his own value.'),
});

function resistRefusal(
  battle: Battle,
  { units, leader }: ResistOrder,
  by: string,
  at: string,
  despairs: boolean,
): Refusal | undefined {
  const able = defendersIn(battle, at, by, despairs).map(({ id }) => id);
  if (new Set([...units, leader]).size !== units.length + 1)
    return refuse('TWICE', 'Name each unit once.', '11.3.6');
  const strange = units.find((id) => !able.includes(id));
  if (strange !== undefined)
    return refuse('CANNOT_RESIST', `"${strange}" cannot attack the vehicle now.`, '11.3.6', '11.3.6.1');
  const chief = leader === undefined ? undefined : battle.unit(leader);
  const leads = chief && isLeader(chief) && !isDisrupted(chief) && chief.at === at && chief.side === by;
  if (leader === undefined) return undefined;
  if (!leads) return refuse('NO_SUCH_LEADER', 'The leader must be able and in the hex.', '14.10');
  return despairs || !hasNothingLeft(chief)
    ? undefined
    : refuse('HAS_FIRED', `${chief.name} has no attack left.`, '11.3.6', '14.2.2.1');
}

/** Close Combat as Defensive Fire: simultaneous, so the overrun strikes at full strength all the same (11.3.6). */
export const resist = order({
  title: 'Resist',
  description: 'Infantry attacks the vehicle that overruns it, at the same time.',
  cites: ['11.3.6'],
  answers: ['overrun-reply'],
  asks: resistSchema.shape,
  byExample: true,
  *candidates({ battle, by, decision }) {
    yield* defences(battle, by, decision.about?.at as string, false);
  },
  read: ({ battle, by, decision }, order) =>
    resistRefusal(battle, order, by, decision.about?.at as string, false) ?? order,
  perform(act, { units, leader }) {
    const task = act.battle.position.agenda.at(-1) as OverrunTask;
    act.become({ ...task, defence: { units, ...(leader !== undefined && { leader }) } });
  },
});

function* defences(battle: Battle, by: string, at: string, despairs: boolean) {
  const able = defendersIn(battle, at, by, despairs);
  const troops = able.filter((unit) => !isLeader(unit)).map(({ id }) => id);
  if (able.length > 0) yield { units: able.map(({ id }) => id) };
  const leader = able.find((unit) => isLeader(unit) && !isDisrupted(unit));
  if (leader && troops.length > 0) yield { units: troops, leader: leader.id };
}

/** A desperate attack needs a Morale Check for every try, and comes after the overrun (11.3.6.1). */
export const despair = order({
  title: 'Resist in despair',
  description: 'Units without any fire left take Morale Checks and attack the vehicle after its overrun.',
  cites: ['11.3.6.1'],
  answers: ['overrun-despair'],
  asks: resistSchema.shape,
  byExample: true,
  *candidates({ battle, by, decision }) {
    yield* defences(battle, by, decision.about?.at as string, true);
  },
  read: ({ battle, by, decision }, order) =>
    resistRefusal(battle, order, by, decision.about?.at as string, true) ?? order,
  perform(act, { units, leader }, { decision: { about } }) {
    const brave = units.filter((id) => holdsHeart(act, id));
    const vehicle = act.battle.unit(about?.vehicle as string);
    if (brave.length === 0 || !vehicle) return;
    const attackers = present(act.battle, brave);
    const value = attackOf(attackers, [vehicle], () => 0.5);
    const { result } = blow(act, about?.at as string, attackers, [vehicle], value, leader);
    strikeVehicle(act, vehicle.id, { result });
    spendCharges(act, brave);
  },
});

function holdsHeart(act: Act, id: string): boolean {
  if (moraleCheck(act, id, { cites: ['11.3.6.1'] })) return true;
  act.effect('lost-heart', { unit: id }, { cites: ['11.3.6.1'] });
  return false;
}

/** Enemies on the ground of the hex that may be picked as targets (11.3.4). */
export function overrunTargets(battle: Battle, at: string, side: string): Unit[] {
  if (!isGround(at)) return [];
  return battle
    .unitsAt(at)
    .filter((unit) => unit.side !== side && !unit.hidden && !isAfv(unit) && unit.kind !== 'aircraft');
}
