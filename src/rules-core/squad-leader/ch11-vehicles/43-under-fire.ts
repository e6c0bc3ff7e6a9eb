/** Boats under fire (11.43.11): small arms reach them through those aboard, shells sink them. */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { type Result, resultInWords } from '../ch05-fire/05-fire-table.js';
import { groundAt } from '../ch14-terrain/ground.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { vehiclesAt } from '../units/kinds.js';
import { leaveWreck } from './37-bailing-out.js';
import { passengersOf } from './37-passengers.js';
import { isAfloat, isInBoat } from './42-boats.js';
import { shootUp } from './abandoning.js';
import { isBoat } from './state.js';
import { wreck } from './wrecks.js';

/** With all aboard; where men can stand in the water they live, without what they carried (11.43.11.5/a). */
function sink(act: Act, boat: Unit, cites: readonly RuleId[], isByCheck: boolean): void {
  if (!isBoat(boat)) {
    shootUp(act, boat.id, { burns: false, cites });
    return;
  }
  const { battle } = act;
  const men = passengersOf(battle, boat);
  const survive = isByCheck && boat.at !== undefined && SHALLOW.includes(groundAt(battle, boat.at));
  wreck(act, boat.id, cites, false);
  leaveWreck(act, men, survive, cites);
}

/** Of a DD tank in the water (11.41.10). */
const DD_MORALE = 6;
const SHALLOW: readonly string[] = ['marsh', 'shallow river', 'mud flat'];

/** A KIA sinks it; a check is its own only on land (11.43.11.5, 11.43.11.9). */
export function sufferInBoat(act: Act, boat: Unit, result: Result): void {
  if (result === 'KIA') sink(act, boat, ['11.43.11.5'], false);
  else if (result !== '-' && !isAfloat(act.battle, boat))
    checkBoat(act, boat, result, isBoat(boat) ? '11.43.11.9' : '11.41.10');
}

function checkBoat(act: Act, boat: Unit, result: Result, cites: RuleId): void {
  const { id } = boat;
  const needs = isBoat(boat) ? (boat.morale ?? 0) : DD_MORALE;
  const value = result === 'M' ? 0 : Number(result);
  const modifiers: Modifier[] = value === 0 ? [] : [{ why: 'fire', value, cites: '5.5.6' }];
  const check = `${resultInWords(result)} of the boat`;
  const rolled = total(act.rollOf(check, [id], DR));
  const passed = rolled + value <= needs;
  act.effect('morale-check', { unit: id, check, needs, rolled, modifiers, passed }, { cites: [cites] });
  if (!passed) sink(act, boat, [cites], true);
}

/** Boats in which somebody breaks under fire take the same check (11.43.11.5). */
export function boatsInDanger(
  battle: Battle,
  levels: ReadonlyMap<UnitId, Result>,
): (act: Act, failed: readonly UnitId[]) => void {
  const aboard = new Map<UnitId, UnitId[]>();
  for (const id of levels.keys()) {
    const unit = battle.unit(id);
    if (unit?.aboard !== undefined && isInBoat(battle, unit))
      aboard.set(unit.aboard, [...(aboard.get(unit.aboard) ?? []), id]);
  }
  return (act, failed) => {
    for (const [id, men] of aboard) {
      const boat = act.battle.unit(id);
      const first = men.find((man) => failed.includes(man));
      if (boat && first !== undefined) checkBoat(act, boat, levels.get(first) as Result, '11.43.11.5');
    }
  };
}

/** Small arms find men in boats the more easily (11.43.11.4). */
export const inTheBoat = (battle: Battle, unit: Unit): Modifier[] =>
  isInBoat(battle, unit) ? [{ why: 'in a boat', value: -1, cites: '11.43.11.4' }] : [];

/** Who fires on a hex with several enemy boats says at which (11.43.5). */
export function whichBoat(
  battle: Battle,
  by: string,
  { at, vehicle }: { readonly at: string; readonly vehicle?: string | undefined },
): Refusal | undefined {
  const enemies = vehiclesAt(battle, at).filter((one) => isBoat(one) && one.side !== by && !one.hidden);
  return enemies.length > 1 && vehicle === undefined
    ? {
        ...refuse('TAKES_TWO', `There are several boats in ${at}: name the one fired at.`, '11.43.5'),
        path: '$.vehicle',
      }
    : undefined;
}
