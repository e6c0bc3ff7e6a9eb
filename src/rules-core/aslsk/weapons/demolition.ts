/** Demolition Charges (4.3): placed in the Movement Phase, set off in the Advancing Fire Phase. */
import * as z from 'zod';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { resolve, targetsAt } from '../fire/attack.js';
import { breakdownOf } from '../fire/breakdown.js';
import { order } from '../form.js';
import { removeWeapon } from '../morale/casualties.js';
import { entryCost } from '../movement/cost.js';
import { beginMove, cannotMove, exposed, mfLeft, spendMf } from '../movement/mover.js';
import type { AslAct, AslBattle, AslRefusal, AslUnit, Modifier } from '../system.js';
import { adjacentHexes, areAdjacent, onMap } from '../terrain/map.js';
import { armsOf, possessorOf } from '../units/units.js';
import { aimedVehicle, chargeAspects, explodeOn } from '../vehicles/infantry-weapons.js';
import { hasNerve } from '../vehicles/paatc.js';

interface PlaceCharge {
  readonly weapon: UnitId;
  readonly at: LocationId;
  /** The vehicle that it is put against. */
  readonly target?: UnitId | undefined;
}

export const placeCharge = order({
  title: 'Place a Demolition Charge',
  description: 'Spend the MF that entering an adjacent hex would take to place a charge there.',
  cites: ['4.3/c', '4.3/d'],
  answers: ['movement'],
  asks: {
    weapon: z.string().describe('The Demolition Charge.'),
    at: z.string().describe('The adjacent location.'),
    target: z.string().optional().describe('The vehicle that it is meant for.'),
  },
  *candidates({ battle, by }) {
    for (const { id: weapon, weapon: kind, at: from } of armsOf(battle, by))
      for (const at of kind === 'DC' ? adjacentHexes(battle, from) : [])
        for (const target of [undefined, ...battle.unitsAt(at).map(({ id }) => id)])
          yield { weapon, at, ...(target !== undefined && { target }) };
  },
  read: ({ battle, by }, order) => checkPlacing(battle, order, by) ?? order,
  perform(act, { weapon, at, target }) {
    const { battle } = act;
    const unit = possessorOf(battle, battle.theUnit(weapon)) as AslUnit;
    if (target !== undefined && !hasNerve(act, unit.id)) return;
    beginMove(act, [unit.id], {});
    spendMf(act, [unit.id], placingCost(battle, unit, at), 'a Demolition Charge');
    giveAway(act, [unit.id], '8.3/loss-e');
    act.plan({ task: 'charge', unit: unit.id, weapon, at, ...(target !== undefined && { target }) });
    exposed(act, [unit.id]);
  },
});

function placingCost(battle: AslBattle, unit: AslUnit, at: LocationId): number {
  return entryCost(battle, unit.at as LocationId, at)?.mf ?? Number.POSITIVE_INFINITY;
}

function checkPlacing(
  battle: AslBattle,
  { weapon: id, at, target }: PlaceCharge,
  by: string,
): AslRefusal | undefined {
  const weapon = battle.unit(id);
  const unit = weapon && possessorOf(battle, weapon);
  if (weapon?.weapon !== 'DC' || unit?.side !== by || unit.at === undefined)
    return { refused: 'NO_WEAPON', why: `You possess no Demolition Charge "${id}".`, path: '$.weapon' };
  const refusal = cannotMove(unit);
  if (refusal) return { ...refusal, cites: ['4.3/d'] };
  if (!onMap(battle, at) || !areAdjacent(battle, unit.at, at))
    return { refused: 'NOT_ADJACENT', why: `${at} is not adjacent.`, cites: ['4.3/c'], path: '$.at' };
  if (target !== undefined && !aimedVehicle(battle, target, at, by))
    return {
      refused: 'NO_VEHICLE',
      why: `There is no enemy vehicle "${target}" in ${at}.`,
      cites: ['4.3/f'],
      path: '$.target',
    };
  const left = mfLeft(battle, unit, [unit], unit.doubleTime ?? false);
  const mf = placingCost(battle, unit, at);
  if (mf > left || (unit.assaultMove && mf >= left))
    return {
      refused: 'NOT_ENOUGH_MF',
      why: `It takes ${mf} MF, ${unit.name} has ${left}.`,
      cites: ['4.3/c'],
    };
  return undefined;
}

/** The DEFENDER has had his chance: the charge is placed if its bearer still stands (4.3/d). */
export function charge(
  act: AslAct,
  { unit: id, weapon, at, target }: { unit: UnitId; weapon: UnitId; at: LocationId; target?: UnitId },
): void {
  const { battle } = act;
  act.done();
  const unit = battle.unit(id);
  const dc = battle.unit(weapon);
  if (!unit || !dc || unit.broken || unit.pinned) return;
  const vehicle = aimedVehicle(battle, target, at, unit.side);
  const concealed = targetsHere(battle, at, unit.side).every(({ hidden }) => hidden);
  const placed = {
    at,
    by: id,
    ...(unit.cx && { cx: true as const }),
    ...(concealed && { concealed: true as const }),
    ...(vehicle &&
      unit.at !== undefined && { vehicle: vehicle.id, ...chargeAspects(battle, vehicle, unit.at) }),
  };
  act.effect(
    'charge-placed',
    { weapon, by: id, at },
    {
      changes: [{ do: 'unit', unit: weapon, set: { possessor: null, at, placed } }],
      cites: ['4.3/c', '4.3/d'],
    },
  );
}

function targetsHere(battle: AslBattle, at: LocationId, by: string): AslUnit[] {
  return battle.unitsAt(at).filter((unit) => unit.side !== by && unit.kind !== 'concealment');
}

export const detonate = order({
  title: 'Set off a Demolition Charge',
  description: 'Resolve the attack of a charge that was placed in the Movement Phase.',
  cites: ['4.3/a', '4.3/e'],
  answers: ['advancing-fire'],
  asks: { weapon: z.string().describe('The placed Demolition Charge.') },
  *candidates({ battle, by }) {
    for (const weapon of battle.units()) if (weapon.side === by && weapon.placed) yield { weapon: weapon.id };
  },
  read({ battle, by }, { weapon: id }) {
    const weapon = battle.unit(id);
    if (weapon?.placed && weapon.side === by) return { weapon: id };
    return { refused: 'NO_CHARGE', why: `You have not placed a charge "${id}".`, path: '$.weapon' };
  },
  perform: (act, { weapon }) => explode(act, act.battle.theUnit(weapon)),
});

/** 30 FP with the target's TEM and the placer's CX, nothing else; at the X# it fizzles out; gone either way (4.3/a, e). */
function explode(act: AslAct, weapon: AslUnit): void {
  const { battle } = act;
  const { placed } = weapon;
  if (!placed) return;
  const fp = (weapon.fp ?? 30) * (placed.concealed ? 0.5 : 1);
  const modifiers: Modifier[] = placed.cx ? [{ label: 'CX', value: 1, cites: ['4.3/a'] }] : [];
  const placer = battle.unit(placed.by);
  const fails = placer ? breakdownOf(battle, weapon, placer) : (weapon.removal ?? 12);
  const vehicle = aimedVehicle(battle, placed.vehicle, placed.at, weapon.side);
  if (vehicle && placed.hull && placed.turret) {
    const aspects = { hull: placed.hull, turret: placed.turret };
    explodeOn(act, { weapon, target: vehicle, aspects, cx: placed.cx === true, fails });
    act.effect(
      'charge-spent',
      { weapon: weapon.id },
      { changes: [removeWeapon(weapon)], cites: ['4.3/f', '4.3/e'] },
    );
    return;
  }
  const targets = targetsAt(battle, placed.at, weapon.side);
  resolve(
    act,
    { at: placed.at, from: [], targets, fp, modifiers, cowers: 0, explosive: true, dudFrom: fails },
    ({ white, coloured, column, results }) => {
      const fizzled = white + coloured >= fails;
      act.effect(
        'charge-exploded',
        { weapon: weapon.id, at: placed.at, fp, column: column ?? 0, white, coloured, results, fizzled },
        { changes: [removeWeapon(weapon)], cites: ['4.3/a', '4.3/e'] },
      );
    },
  );
}

/** Whatever was not set off by the end of the phase goes off now. */
export function explodeAll(act: AslAct): void {
  for (const weapon of act.battle.units()) if (weapon.placed) explode(act, weapon);
}
