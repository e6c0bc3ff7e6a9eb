/** Anti-aircraft fire (15.8.5, 15.4.2.2): Defensive Fire at an aircraft where its counter lies, before it attacks. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D10, D100, total } from '../../kernel/dice/index.js';
import type { Call } from '../artillery/calling.js';
import { fftRow, fireResult, gunRow } from '../cards.js';
import { markOf } from '../fire/orders.js';
import { firepowerAt, type Readiness, readiness } from '../fire/readiness.js';
import { order } from '../form.js';
import { eliminate } from '../morale/harm.js';
import { isVehicle } from '../morale/status.js';
import { enemyOf } from '../sequence/sides.js';
import { type Act, type Battle, type Decision, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { distance } from '../terrain/places.js';
import { vehicleMarks } from '../vehicles/shooting.js';
import { armamentOf } from '../vehicles/weapons.js';

/** Machine guns of that much firepower reach aircraft (15.8.5). */
const HEAVY = 8;

const isAntiAircraft = (unit: Unit): boolean =>
  unit.antiAircraft === true ||
  (isVehicle(unit) ? (unit.aamg ?? 0) > 0 : unit.weapon === 'mg' && unit.face !== 'move' && unit.fp >= HEAVY);

interface Gunner {
  readonly unit: Unit;
  readonly ready: Readiness;
  readonly fp: number;
}

/** Within normal range; a gun is simply spun round (15.8.5/a). */
function gunner(battle: Battle, id: string, by: string, at: string): Gunner | Refusal {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || unit.at === undefined)
    return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
  if (!isAntiAircraft(unit))
    return refuse('NO_ANTI_AIRCRAFT', `${unit.name} cannot fire at aircraft.`, '15.8.5');
  const gun = isVehicle(unit) && unit.antiAircraft !== true;
  const ready = readiness(
    battle,
    unit,
    'reaction',
    gun ? armamentOf(unit, 'machine-guns', ['aamg']) : undefined,
  );
  if (isRefusal(ready)) return ready;
  const fp = strengthAt(battle, unit, { ...ready, normalRangeOnly: true }, distance(battle, unit.at, at));
  return fp === undefined
    ? refuse('OUT_OF_RANGE', `The aircraft is out of the range of ${unit.name}.`, '15.8.5/a')
    : { unit, ready, fp };
}

function strengthAt(battle: Battle, unit: Unit, ready: Readiness, far: number): number | undefined {
  const share = firepowerAt(unit, ready, far);
  if (share === undefined) return undefined;
  return roundUp(ready.fireClass === 'mg' ? share : share * gunRow(battle, unit.size ?? 0));
}

/** An observer aloft is fired at where his markers lie (15.4.2.2). */
export function planAntiAircraft(act: Act, { side, battery }: Call, at: string): void {
  const plane = act.battle
    .units()
    .find((unit) => unit.side === side && unit.kind === 'aircraft' && unit.radio === battery);
  if (plane) act.plan({ task: 'anti-aircraft', aircraft: plane.id, at });
}

export function antiAircraft(
  act: Act,
  { aircraft, at }: { readonly aircraft: string; readonly at: string },
): void {
  const { battle } = act;
  const plane = battle.unit(aircraft);
  const by = plane && enemyOf(battle, plane.side);
  const able = by !== undefined && battle.asSeenBy('public', () => isWorthAsking(battle, by, at));
  if (!able) {
    act.done();
    return;
  }
  act.ask({ side: by, kind: 'anti-aircraft', about: { aircraft, at } });
}

function isWorthAsking(battle: Battle, by: string, at: string): boolean {
  if (battle.side(by).mayHide) return true;
  return battle.units().some(({ id }) => !isRefusal(gunner(battle, id, by, at)));
}

const targetOf = (decision: Decision): string => decision.about?.at as string;

export const antiAircraftOrder = order({
  title: 'Fire at aircraft',
  description: 'An anti-aircraft gun or a heavy machine gun fires at the aircraft before it attacks.',
  cites: ['15.8.5'],
  answers: ['anti-aircraft'],
  asks: { unit: z.string().describe('The gun or machine gun.') },
  *candidates({ battle, by, decision }) {
    for (const { id, side } of battle.units())
      if (side === by && !isRefusal(gunner(battle, id, by, targetOf(decision)))) yield { unit: id };
  },
  read({ battle, by, decision }, { unit }) {
    const found = gunner(battle, unit, by, targetOf(decision));
    return isRefusal(found) ? found : { unit };
  },
  perform(act, { unit: id }, { by, decision }) {
    const { battle } = act;
    const aircraft = decision.about?.aircraft as string;
    const { unit, ready, fp } = gunner(battle, id, by, targetOf(decision)) as Gunner;
    const rolled = total(act.rollOf('anti-aircraft fire', [id], D100));
    const result = fireResult(battle, fp, rolled);
    const marks = ready.armament ? vehicleMarks(unit, ready.armament, undefined) : markOf(unit, ready.mark);
    act.effect(
      'fired-at-aircraft',
      { unit: id, aircraft, fp, row: fftRow(fp), rolled, result: result.says },
      {
        changes: [{ do: 'unit', unit: id, set: { ...marks, hidden: null } }],
        cites: ['15.8.5', '12.3.2.4'],
      },
    );
    if (result.eliminated > 0) {
      eliminate(act, aircraft);
      return;
    }
    if (result.casualties)
      act.effect(
        'aircraft-hit',
        { aircraft },
        { changes: [{ do: 'unit', unit: aircraft, set: { doomed: true } }], cites: ['15.8.5'] },
      );
    if (result.check !== undefined) turnAway(act, aircraft);
  },
});

/** The check has no modifiers; failing it ends the attack, and the aircraft leaves: lost only if it was hit as well. */
function turnAway(act: Act, id: string): void {
  const { tq } = act.battle.theUnit(id);
  const rolled = total(act.rollOf('morale check', [id], D10));
  const passed = rolled <= tq;
  act.effect('morale-check', { unit: id, rolled, modifiers: [], needs: tq, passed }, { cites: ['15.8.5'] });
  if (passed) return;
  act.effect('aircraft-turned-away', { aircraft: id }, { cites: ['15.8.5/b'] });
  flyOff(act, id);
}

/** Off the map: for good and for points if it was hit, else unharmed (15.8.5/b). */
export function flyOff(act: Act, id: string): void {
  if (act.battle.theUnit(id).doomed) {
    eliminate(act, id);
    return;
  }
  act.effect('aircraft-left', { aircraft: id }, { changes: [{ do: 'leave', unit: id }], cites: ['15.8.4'] });
}
