/** What fire does to the exposed crew of a vehicle (3.2.3, 7.7, 7.10, 7.12). */
import { DR, total } from '../../kernel/dice/index.js';
import type { LocationId, UnitId } from '../../kernel/position/position.js';
import { columnOf, type IftResult, printResult, resultOf } from '../fire/ift.js';
import { crewCover } from '../fire/modifiers.js';
import { sum } from '../morale/checks.js';
import type { AslAct, AslUnit, Modifier, RuleId } from '../system.js';
import { pinCrew, shock, stun } from './damage.js';
import { crewModifier, crewMorale, isExposed } from './state.js';

/** A result of the IFT on an exposed crew: K and KIA stun it and send it home (3.2.3/KIA-b). */
export function strikeCrew(act: AslAct, id: UnitId, result: IftResult): void {
  const vehicle = act.battle.unit(id);
  if (!vehicle || !isVulnerable(vehicle)) return;
  if (result.kind === 'KIA' || result.kind === 'K') stun(act, id, true, '3.2.3/KIA-b', '7.10/recall-b');
  else if (result.kind === 'MC') crewCheck(act, id, printResult(result), severity(result.number));
  else if (result.kind === 'PTC') pinTaskCheck(act, id);
}

/** Exposed; or in an Open-Topped vehicle, where fire from its own hex reaches the crew even when buttoned up (7.13/d). */
export function isVulnerable(vehicle: AslUnit): boolean {
  return isExposed(vehicle) || (vehicle.kind === 'vehicle' && !vehicle.wreck && vehicle.openTopped === true);
}

function severity(number: number): Modifier[] {
  return number === 0 ? [] : [{ label: `${number}MC`, value: number, cites: ['3.2.3/#MC'] }];
}

function rollCrew(act: AslAct, id: UnitId, check: string, modifiers: readonly Modifier[]) {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const shaken = crewModifier(vehicle);
  const all: Modifier[] = shaken
    ? [...modifiers, { label: '+1 counter', value: shaken, cites: ['7.10/stun-c'] }]
    : [...modifiers];
  const dr = total(act.rollOf(check, [id], DR));
  const morale = crewMorale(battle, vehicle);
  return { vehicle: id, check, morale, dr, modifiers: all, final: dr + sum(all) };
}

/** Failed: Stun; original 12: STUN; passed with nothing to spare: a Pin (3.2.3/crew-MC, 7.10/stun-a). */
function crewCheck(act: AslAct, id: UnitId, check: string, modifiers: readonly Modifier[]): void {
  const made = rollCrew(act, id, check, modifiers);
  const passed = made.final <= made.morale && made.dr !== 12;
  act.effect('crew-check', { ...made, passed }, { cites: ['7.10/crew', '3.2.3/NMC-a'] });
  if (made.dr === 12) stun(act, id, true, '3.2.3/crew-MC', '7.10/recall-b');
  else if (!passed) stun(act, id, false, '3.2.3/crew-MC', '7.10/stun-a');
  else if (made.final === made.morale) pinCrew(act, id);
}

function pinTaskCheck(act: AslAct, id: UnitId): void {
  const made = rollCrew(act, id, 'PTC', []);
  const passed = made.final <= made.morale;
  act.effect('crew-check', { ...made, passed }, { cites: ['3.2.3/PTC-a', '3.2.3/PTC-d'] });
  if (!passed) pinCrew(act, id);
}

/** A Possible Shock: a crew that fails its NMC is Shocked, nothing else (7.10/shock-a). */
export function shockCheck(act: AslAct, id: UnitId): void {
  const made = rollCrew(act, id, 'NMC', []);
  const passed = made.final <= made.morale && made.dr !== 12;
  act.effect('crew-check', { ...made, passed }, { cites: ['7.10/shock-a', '7.10/crew'] });
  if (!passed) shock(act, id, '7.10/shock-a');
}

/**
 * A Collateral Attack (7.12/b): the DR that resolved the attack on the vehicle, on the IFT, against the exposed crew
 * with the CE DRM or the TEM alone.
 */
export function collateralAttack(act: AslAct, id: UnitId, fp: number, dr: number): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  if (!isExposed(vehicle)) return;
  const modifiers = crewCover(battle, vehicle, vehicle.at as LocationId, []);
  const column = columnOf(fp);
  const final = dr + sum(modifiers);
  const result: IftResult = column ? resultOf(battle, column, final) : { kind: 'none' };
  const cites: RuleId[] = ['7.12/b'];
  act.effect(
    'collateral-attack',
    { target: id, fp, column: column ?? 0, dr, modifiers, final, result: printResult(result) },
    { cites },
  );
  strikeCrew(act, id, result);
}
