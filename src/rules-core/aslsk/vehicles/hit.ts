/** A hit on a vehicle (3.2.4/eff-c, 7.9 to 7.12): To Kill, or the IFT for the Area Target Type, and what follows for the crew. */
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId } from '../../kernel/position/position.js';
import { AFV_DESTRUCTION } from '../charts/index.js';
import { chartsOf, columnOf, type IftResult, printResult, resultOf } from '../fire/ift.js';
import { coverOf } from '../fire/modifiers.js';
import { sum } from '../morale/checks.js';
import { firepowerOf } from '../ordnance/ammunition.js';
import type { VehicleHit } from '../ordnance/effects.js';
import { panzerfaustOf } from '../ordnance/light-anti-tank.js';
import { airBurstIn } from '../ordnance/protection.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { armourFactors, struckAt } from './arcs.js';
import { collateralAttack, shockCheck, strikeCrew } from './crew.js';
import { destroy, immobilize, shock, stun } from './damage.js';
import type { KillResult } from './effects.js';
import { type Attack, destruction, killNumber } from './kill.js';
import { isExposed } from './state.js';

const MACHINE_GUNS: ReadonlySet<string> = new Set(['LMG', 'MMG', 'HMG']);

export function vehicleHit(act: AslAct, hit: VehicleHit): void {
  act.done();
  const { battle } = act;
  const target = battle.unit(hit.target);
  const firer = battle.unit(hit.weapon);
  const weapon = firer && hit.panzerfaust ? panzerfaustOf(firer) : firer;
  if (!target || target.wreck || !weapon) return;
  if (hit.type === 'ITT') crewHit(act, hit, weapon, target);
  else if (hit.type === 'ATT') areaHit(act, hit, weapon, target);
  else directHit(act, hit, weapon, target);
}

/** The Infantry Target Type harms the exposed crew alone; TEM and CE DRM went into the To Hit DR (7.12/a, 3.2.4/ITT-b). */
function crewHit(act: AslAct, hit: VehicleHit, weapon: AslUnit, target: AslUnit): void {
  if (!isExposed(target)) return;
  const fp = firepowerOf(act.battle, weapon, hit.ammo) * (hit.critical ? 2 : 1);
  const dr = hit.dr ?? total(act.rollOf('effect of the hit', [target.id], DR));
  const column = columnOf(fp);
  const result: IftResult = column ? resultOf(act.battle, column, dr) : { kind: 'none' };
  act.effect(
    'collateral-attack',
    { target: target.id, fp, column: column ?? 0, dr, modifiers: [], final: dr, result: printResult(result) },
    { cites: ['7.12/a', '3.2.4/ITT-a'] },
  );
  strikeCrew(act, target.id, result);
}

function directHit(act: AslAct, hit: VehicleHit, weapon: AslUnit, target: AslUnit): void {
  const { battle } = act;
  const { ammo, range, critical } = hit;
  const struck = struckAt(battle, target, hit.from, hit.white, hit.coloured);
  const kill = killNumber(battle, { weapon, ammo, range, critical }, target, struck);
  const dr = total(act.rollOf('To Kill', [target.id], DR));
  const attack: Attack = MACHINE_GUNS.has(weapon.weapon ?? '') ? 'MG' : 'direct fire';
  const result = kill
    ? destruction(battle, attack, ammo === 'HE', dr, kill.number, struck.part)
    : 'no effect';
  act.effect(
    'to-kill',
    {
      weapon: weapon.id,
      target: target.id,
      ammo,
      ...struck,
      basic: kill?.basic ?? 0,
      modifiers: kill?.modifiers ?? [],
      armour: kill?.armour ?? 0,
      number: kill?.number ?? 0,
      dr,
      result,
    },
    { cites: ['3.2.4/TK', '7.9'] },
  );
  suffer(act, target.id, result);
  if (hit.type === 'VTT' && isUnharmed(act, target.id, result))
    collateralAttack(act, target.id, firepower(battle, weapon, hit), dr);
}

/** A machine gun has no calibre: its firepower is printed on the counter. */
function firepower(battle: AslBattle, weapon: AslUnit, { ammo }: VehicleHit): number {
  return MACHINE_GUNS.has(weapon.weapon ?? '') ? (weapon.fp ?? 0) : firepowerOf(battle, weapon, ammo);
}

/** Neither destroyed nor Shocked nor Stunned by this attack: its crew may also suffer (7.12/b). */
export function isUnharmed(act: AslAct, id: string, result: KillResult): boolean {
  if (result === 'eliminated' || result === 'shock' || result === 'stun' || result === 'dud') return false;
  const now = act.battle.theUnit(id);
  return result !== 'possible shock' || now.shock === undefined;
}

/** Lets the result fall on the vehicle (7.10). */
export function suffer(act: AslAct, id: string, result: KillResult): void {
  if (result === 'eliminated') destroy(act, id, '7.9');
  else if (result === 'shock') shock(act, id, '7.10/shock-b');
  else if (result === 'immobilized') immobilize(act, id, '7.10/immob');
  else if (result === 'stun') stun(act, id, false, '7.10/stun-a');
  else if (result === 'possible shock') shockCheck(act, id);
}

/** Half the firepower of the calibre on the IFT, with TEM and the thickness of the armour (7.11). */
function areaHit(act: AslAct, hit: VehicleHit, weapon: AslUnit, target: AslUnit): void {
  const { battle } = act;
  const { part } = struckAt(battle, target, hit.from, hit.white, hit.coloured);
  const fp = firepowerOf(battle, weapon, hit.ammo) * (hit.critical ? 2 : 0.5);
  const modifiers = [
    ...terrainOf(battle, target, hit),
    ...armourModifiers(battle, target),
    ...openModifier(target),
  ];
  const dr = hit.dr ?? total(act.rollOf('area attack', [target.id], DR));
  const final = dr + sum(modifiers);
  const column = columnOf(fp);
  const result = column ? areaResult(battle, column, final, part) : 'no effect';
  act.effect(
    'area-attack',
    { weapon: weapon.id, target: target.id, part, fp, column: column ?? 0, dr, modifiers, final, result },
    { cites: ['7.11'] },
  );
  suffer(act, target.id, result);
  if (isUnharmed(act, target.id, result)) collateralAttack(act, target.id, fp, dr);
}

/** TEM; shells that burst in the treetops turn it against an exposed crew (1.1.1/woods-f). */
function terrainOf(battle: AslBattle, target: AslUnit, hit: VehicleHit): Modifier[] {
  const bursting = isExposed(target) && hit.steep && airBurstIn(battle, hit.at);
  if (bursting) return [bursting];
  return coverOf(battle, target, hit.at as LocationId, [hit.from]).filter(({ value }) => value > 0);
}

function armourModifiers(battle: AslBattle, target: AslUnit): Modifier[] {
  const factors = armourFactors(target);
  const charts = chartsOf(battle);
  const row = factors.every((one) => one <= 4)
    ? 'all AF <= 4'
    : factors.every((one) => one >= 8)
      ? 'all AF >= 8'
      : undefined;
  return row ? [{ label: row, value: charts.lookup(AFV_DESTRUCTION.drm, row), cites: ['7.11'] }] : [];
}

function openModifier({ openTopped }: AslUnit): Modifier[] {
  return openTopped ? [{ label: 'Open-Topped', value: -1, cites: ['7.13/c'] }] : [];
}

type Column = NonNullable<ReturnType<typeof columnOf>>;

/** KIA destroys; K, or one greater than the last DR that is a K, shocks the turret or immobilizes the hull. */
function areaResult(battle: AslBattle, column: Column, final: number, part: 'hull' | 'turret'): KillResult {
  const { kind } = resultOf(battle, column, final);
  if (kind === 'KIA') return 'eliminated';
  const nearly = kind !== 'K' && resultOf(battle, column, final - 1).kind === 'K';
  if (kind !== 'K' && !nearly) return 'no effect';
  return part === 'turret' ? 'shock' : 'immobilized';
}
