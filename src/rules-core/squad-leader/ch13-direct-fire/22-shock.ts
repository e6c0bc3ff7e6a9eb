/** Shock (13.22): a hit that all but penetrates stuns those inside, and another one drives them out. */
import { D6, DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { around } from '../../mechanics/places.js';
import { crewMorale } from '../ch03-infantry/22-crew-morale.js';
import { runDown } from '../ch07-overrun/01-run-down.js';
import { bailOut } from '../ch11-vehicles/abandoning.js';
import { mayRage } from '../ch11-vehicles/berserk.js';
import { breakDown } from '../ch11-vehicles/breakdown.js';
import { entryCost } from '../ch11-vehicles/costs.js';
import { isCarrier } from '../ch11-vehicles/state.js';
import { destroy } from '../ch11-vehicles/wrecks.js';
import type { RuleId } from '../rules.js';
import { type Act, type Change, type Modifier, sumOf } from '../system.js';

/** How hard the check is for a crew that is shocked already, or comes to its senses (13.22.10). */
const AGAIN = { shocked: 2, shaken: 1 } as const;

/** One above the number: the crew checks its morale (13.22.2), but for that of a carrier (11.14.4); on the move the driver may be hit. */
export function shockCheck(act: Act, id: UnitId, isDriver: boolean): void {
  if (isCarrier(act.battle.theUnit(id)) || passes(act, id, 'shock', 0, '13.22.2')) return;
  const { moving, motion } = act.battle.theUnit(id);
  if (isDriver && (moving || motion)) swerve(act, id);
  if (act.battle.unit(id)) setShock(act, id, '13.22.3');
}

/** Nobody holds the wheel: it turns as a die says, and goes on for a hex (13.22.4 to 13.22.7). */
function swerve(act: Act, id: UnitId): void {
  const { battle } = act;
  const facing = total(act.rollOf('driver', [id], D6)) - 1;
  const vehicle = battle.theUnit(id);
  const { at: from } = vehicle;
  const to = from === undefined ? undefined : around(battle, from)[facing];
  const cost = to === undefined ? undefined : entryCost(battle, vehicle, from, to);
  const isLost = to === undefined || cost === undefined;
  const set = { facing, turret: null, ...(!isLost && { at: to }) };
  act.effect(
    'driver-hit',
    { unit: id, facing },
    { changes: [{ do: 'unit', unit: id, set }], cites: ['13.22.4'] },
  );
  if (isLost) {
    destroy(act, id, ['13.22.5']);
    return;
  }
  runDown(act, id, vehicle.at);
  if (battle.unit(id)) breakDown(act, id, to);
  if (battle.unit(id) && from !== undefined) act.plan({ task: 'onto-mines', unit: id, at: to, from, cost });
}

/** A gun that could have destroyed it hits it again (13.22.10 to 13.22.12). */
export function hitAgain(act: Act, id: UnitId): void {
  const { shock } = act.battle.theUnit(id);
  if (!shock || passes(act, id, `shock, ${AGAIN[shock]}MC`, AGAIN[shock], '13.22.10')) return;
  if (shock === 'shaken') setShock(act, id, '13.22.12');
  else bailOut(act, id, ['13.22.11']);
}

/** A gun that could go through its armour hits what is immobilized again: the crew checks whether it stays (11.32.1, 11.35.4). */
export function holdOut(act: Act, id: UnitId): void {
  if (!passes(act, id, 'immobilized and hit', 0, '11.32.1')) bailOut(act, id, ['11.32.1', '11.35.5']);
}

function passes(act: Act, id: UnitId, check: string, value: number, cites: RuleId): boolean {
  const needs = crewMorale(act.battle, act.battle.theUnit(id));
  const modifiers: Modifier[] = value === 0 ? [] : [{ why: 'shock', value, cites }];
  const rolled = total(act.rollOf(check, [id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect('morale-check', { unit: id, check, needs, rolled, modifiers, passed }, { cites: [cites] });
  if (passed) mayRage(act, act.battle.theUnit(id), rolled);
  return passed;
}

function setShock(act: Act, id: UnitId, cites: RuleId): void {
  const changes: Change[] = [{ do: 'unit', unit: id, set: { shock: 'shocked' } }];
  act.effect('shocked', { unit: id }, { changes, cites: [cites] });
}

/** In each Rally Phase shocked crews come a step nearer to their senses (13.22.9). */
export function comeRound(act: Act): void {
  const dazed = act.battle.units().filter(({ shock }) => shock);
  if (dazed.length === 0) return;
  const changes = dazed.map(
    ({ id, shock }): Change => ({
      do: 'unit',
      unit: id,
      set: { shock: shock === 'shocked' ? 'shaken' : null },
    }),
  );
  act.effect('came-round', { units: dazed.map(({ id }) => id) }, { changes, cites: ['13.22.9'] });
}
