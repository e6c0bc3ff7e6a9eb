/** Bogging Down (7.29): a vehicle in soft or broken ground rolls before it leaves the hex, or moves within it. */
import { D100, total } from '../../kernel/dice/index.js';
import { cell, terrainIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { isTowed, isVehicle, passengersOf } from '../units/kinds.js';
import type { Route } from './route.js';

/** Off the roll of a vehicle that tows another unit (7.29/b). */
const TOWING = -5;

/** 01 to this number and it bogs down; what the scenario says of the hex goes before the table (7.29/a). */
const rangeIn = (battle: Battle, at: string): number =>
  battle.location(at).bogs ?? Number(cell(battle, terrainIn(battle, at), 'bog'));

function modifiersOf(battle: Battle, unit: Unit): Modifier[] {
  const found: Modifier[] = [];
  if (unit.bog) found.push({ why: 'its card', value: unit.bog, cites: '7.29/b' });
  if (passengersOf(battle, unit).some(isTowed)) found.push({ why: 'towing', value: TOWING, cites: '7.29/b' });
  return found;
}

/** It moves no more in this turn, and counts as having moved; true if it bogs down. */
export function bogsDown(act: Act, unit: Unit): boolean {
  const { battle } = act;
  const range = unit.at !== undefined && isSubject(battle, unit) ? rangeIn(battle, unit.at) : 0;
  if (range <= 0) return false;
  const modifiers = modifiersOf(battle, unit);
  const rolled = total(act.rollOf('bogging', [unit.id], D100));
  const net = rolled + sumOf(modifiers);
  const bogged = net <= range;
  const set = { bogged: true as const, moved: true as const, spent: unit.spent ?? 0 };
  act.effect(
    'bog-roll',
    { unit: unit.id, needs: range, rolled, net, bogged, modifiers },
    { changes: bogged ? [{ do: 'unit', unit: unit.id, set }] : [], cites: ['7.29/c', '7.29/e'] },
  );
  return bogged;
}

const isSubject = (battle: Battle, unit: Unit): boolean => plays(battle, '7.29') && isVehicle(unit);

/** Where it will have to roll on its way, and what bogs it down there. */
export function bogRisks(battle: Battle, unit: Unit, steps: Route['steps']): string | undefined {
  if (!isSubject(battle, unit)) return undefined;
  const risks: string[] = [];
  let at = unit.at as string;
  for (const { to, gait } of steps) {
    const range = gait ? 0 : battle.recallOf(at, rangeIn);
    if (range > 0) risks.push(`${at} (${range - sumOf(modifiersOf(battle, unit))} or less)`);
    at = to;
  }
  return risks.length > 0 ? `May bog down in ${risks.join(', ')}.` : undefined;
}
