/** Impulse Movement (8.1.8.6): every unit of the Charge one hex, then the fire at all of them, and again. */
import * as z from 'zod';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { placesOf } from '../../mechanics/places.js';
import { lose } from '../concealment/concealment.js';
import { arrangeMarkers } from '../concealment/markers.js';
import { fireGroup } from '../fire/fire.js';
import { type FireOrder, groupOf, isForbidden, isGroupable } from '../fire/group.js';
import { residualAttack } from '../fire/residual.js';
import { order } from '../form.js';
import { alarm, endOtherMoves } from '../movement/mover.js';
import { trackAcquisitions } from '../ordnance/acquisition.js';
import { discoverGuns, leaveGuns, uncover } from '../ordnance/hidden.js';
import { controlBy } from '../sequence/control.js';
import { ask } from '../sequence/decisions.js';
import type { AslAct, AslBattle, AslChange, AslRefusal, AslUnit } from '../system.js';
import { hasRoom } from '../units/stacking.js';
import {
  attacker,
  bestLeader,
  canLead,
  enemiesAt,
  enemyOf,
  isGoodOrder,
  isMmc,
  weaponsOf,
} from '../units/units.js';
import { planStruggle } from './bamboo.js';
import { chargesOf, checkBanzai, isEnemyIn, mayEndCharge, mfOf, stepCost, stepsFor } from './banzai.js';
import type { PacificTask } from './effects.js';

type ChargeTask = Extract<PacificTask, { task: 'impulse' }>;

export const banzai = order({
  title: 'Banzai',
  description: 'A Japanese leader declares a Banzai Charge of adjacent units against an enemy hex.',
  cites: ['8.1.8.6/a', '8.1.8.6/b', '8.1.8.6/h'],
  answers: ['movement'],
  asks: {
    leader: z.string().describe('The leader who declares it.'),
    units: z.array(z.string()).min(1).max(60).describe('The units that charge.'),
    target: z.string().describe('The hex of the enemy they charge at.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const order of chargesOf(battle, by)) yield order;
  },
  read: ({ battle, by }, order) => checkBanzai(battle, order, by) ?? order,
  perform(act, { leader, units: ids, target }) {
    const units = ids.map((id) => act.battle.theUnit(id));
    endOtherMoves(act, units);
    lose(act, units, '8.1.8.6/i');
    const set = {
      banzai: true,
      raised: true,
      moving: true,
      spent: 0,
      spentHere: 0,
      hexes: 0,
      leftHexes: [],
    } as const;
    const changes = ids.map((unit): AslChange => ({ do: 'unit', unit, set }));
    act.effect('banzai', { leader, units: ids, target }, { changes, cites: ['8.1.8.6/a', '8.1.8.6/c'] });
    act.plan({ task: 'impulse', target });
  },
});

function charging(battle: AslBattle): AslUnit[] {
  return battle.units().filter((unit) => unit.banzai && unit.at !== undefined);
}

/** Asks for the next step while a unit can still go; then the impulse ends. When nobody is left, the Charge is over. */
export function impulse(act: AslAct, { target }: ChargeTask): void {
  const { battle } = act;
  if (charging(battle).every(({ stepped }) => !stepped)) dropOut(act);
  const units = charging(battle);
  const pending = units.filter(({ stepped }) => !stepped);
  if (units.length === 0) act.done();
  else if (pending.some((unit) => stepsFor(battle, unit, target).length > 0))
    ask(act, attacker(battle), 'impulse', { target });
  else if (pending.length > 0) leave(act, pending);
  else endImpulse(act, units);
}

/** Before an Impulse: the broken, those without MF and those in an enemy's hex are no longer part of it (8.1.8.6/g). */
function dropOut(act: AslAct): void {
  const { battle } = act;
  const out = charging(battle).filter(
    (unit) =>
      unit.broken ||
      unit.pinned ||
      (unit.spent ?? 0) >= mfOf(unit) ||
      isEnemyIn(battle, unit.at as LocationId, unit.side),
  );
  if (out.length > 0) leave(act, out);
}

/** Their morale stays raised, but they can be pinned again. */
function leave(act: AslAct, units: readonly AslUnit[]): void {
  const set = { banzai: null, moving: null, moved: true, stepped: null, leftHexes: null } as const;
  const changes = units.map(({ id }): AslChange => ({ do: 'unit', unit: id, set }));
  act.effect('charge-left', { units: units.map(({ id }) => id) }, { changes, cites: ['8.1.8.6/g'] });
}

interface Step {
  readonly units: readonly UnitId[];
  readonly to: LocationId;
}

export const charge = order({
  title: 'Charge',
  description: 'Units of one hex go one hex on in this Impulse of the Banzai Charge.',
  cites: ['8.1.8.6/d', '8.1.8.6/e'],
  answers: ['impulse'],
  asks: {
    units: z.array(z.string()).min(1).max(20).describe('The units.'),
    to: z.string().describe('The adjacent hex.'),
  },
  byExample: true,
  *candidates({ battle }) {
    const target = targetOf(battle);
    for (const unit of charging(battle)) {
      if (unit.stepped) continue;
      for (const to of stepsFor(battle, unit, target)) yield { units: [unit.id], to };
    }
  },
  read: ({ battle }, order) => checkStep(battle, order) ?? order,
  listing: ({ battle }, { units: [unit = ''], to }) => ({
    cost: { mf: stepCost(battle, battle.theUnit(unit), to) ?? 0 },
  }),
  perform: (act, { units, to }) =>
    step(
      act,
      units.map((id) => act.battle.theUnit(id)),
      to,
    ),
});

function targetOf(battle: AslBattle): LocationId {
  const task = battle.position.agenda.findLast((one) => one.task === 'impulse') as ChargeTask;
  return task.target;
}

function checkStep(battle: AslBattle, { units: ids, to }: Step): AslRefusal | undefined {
  const units = ids.flatMap((id) => battle.unit(id) ?? []);
  const [first] = units;
  if (!first || units.length < ids.length || units.some((unit) => !unit.banzai || unit.stepped))
    return {
      refused: 'NOT_IN_CHARGE',
      why: 'Name units of the Charge that have not gone in this Impulse.',
      path: '$.units',
    };
  if (units.some(({ at }) => at !== first.at) || new Set(ids).size < ids.length)
    return { refused: 'NOT_TOGETHER', why: 'Units of one order start in one hex.', path: '$.units' };
  const target = targetOf(battle);
  const wrong = units.find((unit, i) => !mayFollow(battle, unit, to, target, units.slice(0, i)));
  return (
    wrong && {
      refused: 'WRONG_WAY',
      why: `${wrong.name} may not charge into ${to}.`,
      cites: ['8.1.8.6/e'],
      path: '$.to',
    }
  );
}

/** The first of them into the target hex frees the others from having to go there, not from its room. */
function mayFollow(
  battle: AslBattle,
  unit: AslUnit,
  to: LocationId,
  target: LocationId,
  ahead: readonly AslUnit[],
): boolean {
  if (!stepsFor(battle, unit, target).includes(to)) return false;
  return hasRoom(battle, to, unit.side, [...ahead, unit]);
}

function step(act: AslAct, units: readonly AslUnit[], to: LocationId): void {
  const { battle } = act;
  const [first] = units as [AslUnit];
  const from = first.at as LocationId;
  leaveGuns(act, units);
  const changes: AslChange[] = uncover(battle, to, first.side);
  const mf = Math.max(...units.map((unit) => stepCost(battle, unit, to) ?? 0));
  for (const unit of units) {
    const set = {
      at: to,
      from,
      stepped: true,
      hexes: (unit.hexes ?? 0) + 1,
      leftHexes: [...(unit.leftHexes ?? []), from],
      spentHere: mf,
      ...(unit.shotAt && { shotAt: null }),
      ...(unit.residualDrm !== undefined && { residualDrm: null }),
    } as const;
    changes.push({ do: 'unit', unit: unit.id, set });
    for (const weapon of weaponsOf(battle, unit))
      changes.push({ do: 'unit', unit: weapon.id, set: { at: to, carried: unit.id } });
  }
  const holder = units.find(isMmc);
  if (holder) changes.push(...controlBy(battle, holder, to));
  act.effect(
    'charged',
    { units: units.map(({ id }) => id), from, to, mf },
    { changes, cites: ['8.1.8.6/d'] },
  );
}

/** All have spent what the dearest step took; then Residual FP, point blank, and whatever the DEFENDER has. */
function endImpulse(act: AslAct, units: readonly AslUnit[]): void {
  const mf = Math.max(...units.map(({ spentHere = 0 }) => spentHere));
  const changes = units.map(
    (unit): AslChange => ({
      do: 'unit',
      unit: unit.id,
      set: { spent: (unit.spent ?? 0) + mf, spentHere: mf, stepped: null },
    }),
  );
  act.effect('impulse-ended', { units: units.map(({ id }) => id), mf }, { changes, cites: ['8.1.8.6/d'] });
  arrangeMarkers(act);
  discoverGuns(act);
  const hexes = placesOf(units);
  for (const at of hexes) arrive(act, at);
}

function arrive(act: AslAct, at: LocationId): void {
  const { battle } = act;
  const here = () => charging(battle).filter((unit) => unit.at === at);
  for (const unit of here()) {
    alarm(act, unit);
    trackAcquisitions(act, unit);
  }
  residualAttack(act, at, here());
  if (here().some((unit) => isMmc(unit) && !unit.broken)) defendPointBlank(act, at);
  const left = here();
  if (left.length === 0) return;
  planStruggle(
    act,
    at,
    left.map(({ id }) => id),
  );
  act.plan({ task: 'defensive-fire', at });
}

/** All Good Order Infantry in the hex fires at the units that came in, as one group, at any price (8.1.8.7/a). */
function defendPointBlank(act: AslAct, at: LocationId): void {
  const { battle } = act;
  const side = enemyOf(battle, attacker(battle));
  const defenders = enemiesAt(battle, at, attacker(battle)).filter(
    (unit) => isMmc(unit) && isGoodOrder(unit),
  );
  if (defenders.length === 0) return;
  const order = volleys(battle, at, defenders).find((one) => !isForbidden(groupOf(battle, one, side)));
  if (!order) return;
  act.effect('point-blank', { side, at, units: order.firers }, { cites: ['8.1.8.7/a'] });
  const group = groupOf(battle, order, side);
  if (!isForbidden(group)) fireGroup(act, group, order, side);
}

/** With everything, and with less where everything is not allowed. */
function volleys(battle: AslBattle, at: LocationId, defenders: readonly AslUnit[]): FireOrder[] {
  const men = defenders.map(({ id }) => id);
  const guns = defenders.flatMap((unit) =>
    weaponsOf(battle, unit)
      .filter((weapon) => isGroupable(weapon) && !weapon.malfunctioned)
      .map(({ id }) => id),
  );
  const side = (defenders[0] as AslUnit).side;
  const leader = bestLeader(battle.unitsAt(at).filter((unit) => unit.side === side && canLead(unit)));
  const orders: FireOrder[] = [];
  for (const firers of [[...men, ...guns], men, ...men.map((id) => [id])]) {
    if (leader) orders.push({ at, firers, leaders: [leader.id] });
    orders.push({ at, firers });
  }
  return orders;
}

export const endCharge = order({
  title: 'End the Charge',
  description: 'Units next to the target hex leave the Banzai Charge before the next Impulse.',
  cites: ['8.1.8.6/f', '8.1.8.6/g'],
  answers: ['impulse'],
  asks: { units: z.array(z.string()).min(1).max(60).describe('The units.') },
  byExample: true,
  *candidates({ battle }) {
    for (const { id } of enders(battle)) yield { units: [id] };
  },
  read({ battle }, { units }) {
    const able = enders(battle).map(({ id }) => id);
    const other = units.find((id) => !able.includes(id));
    return other === undefined
      ? { units }
      : {
          refused: 'MUST_CHARGE',
          why: `"${other}" cannot end its Charge now.`,
          cites: ['8.1.8.6/f'],
          path: '$.units',
        };
  },
  perform(act, { units }) {
    leave(
      act,
      units.map((id) => act.battle.theUnit(id)),
    );
  },
});

/** Only before anybody has gone in the Impulse. */
function enders(battle: AslBattle): AslUnit[] {
  const units = charging(battle);
  if (units.some(({ stepped }) => stepped)) return [];
  return units.filter((unit) => mayEndCharge(battle, unit, targetOf(battle)));
}
