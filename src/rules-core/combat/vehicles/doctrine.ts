/** Russian doctrine (11.2.7): fully tracked AFVs move in platoons, and a platoon moves or fires, at one hex. */
import { actionCheck } from '../morale/checks.js';
import { unitsInHex } from '../morale/status.js';
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { isAfv } from './status.js';

const FEWEST = 2;
const FEWEST_ENTERING = 3;
const MOST = 5;

const isUnderDoctrine = (unit: Unit): boolean =>
  unit.nationality === 'russian' && unit.drive === 'tracked' && isAfv(unit);

const matesOf = (battle: Battle, unit: Unit): Unit[] =>
  unit.platoon === undefined
    ? []
    : battle
        .units()
        .filter(
          (other) => other.side === unit.side && other.platoon === unit.platoon && other.id !== unit.id,
        );

/** In a platoon that sets out it does not fire any more in this phase (11.2.7). */
export const movesOrFires = (unit: Unit, company: readonly Unit[]): boolean =>
  isUnderDoctrine(unit) && (unit.platoon !== undefined || company.filter(isUnderDoctrine).length >= FEWEST);

/** May these vehicles set out together? One alone may try by an Action Check (11.2.7.1). */
export function driveDiscipline(battle: Battle, vehicles: readonly Unit[]): Refusal | undefined {
  const platoon = vehicles.filter(isUnderDoctrine);
  if (platoon.length === 0) return undefined;
  if (platoon.length > MOST)
    return refuse('TOO_MANY', 'A Russian platoon has at most five vehicles.', '11.2.7');
  if (platoon.some(({ at }) => at === undefined) && platoon.length < FEWEST_ENTERING)
    return refuse('TOO_FEW', 'Russian AFVs enter play in platoons of at least three.', '11.2.7');
  const shooter = platoon.flatMap((unit) => [unit, ...matesOf(battle, unit)]).find(hasFired);
  return (
    shooter && refuse('PLATOON_FIRED', `The platoon of ${shooter.name} has fired in this phase.`, '11.2.7')
  );
}

const hasFired = (unit: Unit): boolean => (unit.fired ?? 0) > 0 || (unit.mgFired?.length ?? 0) > 0;

/** Alone without orders a Russian crew needs an Action Check; failing it, the vehicle is done for the phase. */
export function setsOut(act: Act, vehicles: readonly Unit[]): boolean {
  const platoon = vehicles.filter(isUnderDoctrine);
  const [alone] = platoon;
  if (alone === undefined) return true;
  if (platoon.length < FEWEST) return dares(act, alone);
  formPlatoon(act, platoon);
  return true;
}

function formPlatoon(act: Act, vehicles: readonly Unit[]): void {
  const name = vehicles.find(({ platoon }) => platoon !== undefined)?.platoon ?? (vehicles[0] as Unit).id;
  const changes: Change[] = vehicles
    .filter(({ platoon }) => platoon !== name)
    .map(({ id }) => ({ do: 'unit', unit: id, set: { platoon: name } }));
  if (changes.length === 0) return;
  act.effect(
    'platoon-formed',
    { units: vehicles.map(({ id }) => id), platoon: name },
    { changes, cites: ['11.2.7'] },
  );
}

function dares(act: Act, unit: Unit): boolean {
  if (actionCheck(act, unit.id, 'act without its platoon', '11.2.7.1')) return true;
  act.effect(
    'held-back',
    { unit: unit.id },
    {
      changes: [{ do: 'unit', unit: unit.id, set: { fired: 2, drove: true } }],
      cites: ['11.2.7.1'],
    },
  );
  return false;
}

/** A platoon that moves in a phase does not fire in it. */
export function fireDiscipline(battle: Battle, ids: readonly string[]): Refusal | undefined {
  for (const id of ids) {
    const unit = battle.unit(id);
    if (!unit || !isUnderDoctrine(unit) || unit.platoon === undefined) continue;
    if (unit.drove && unit.marker === undefined)
      return refuse('HELD_BACK', `${unit.name} has failed to act without its platoon.`, '11.2.7.1');
    if ([unit, ...matesOf(battle, unit)].some((each) => each.drove && each.marker !== undefined))
      return refuse('PLATOON_MOVED', `The platoon of ${unit.name} has moved in this phase.`, '11.2.7');
  }
  return undefined;
}

/** All fire at one hex until nobody is left in it; another target, or a lone vehicle, asks for a check. */
export function keepsFireDiscipline(act: Act, ids: readonly string[], at: string): boolean {
  for (const id of ids) {
    const unit = act.battle.theUnit(id);
    if (!isUnderDoctrine(unit) || unit.platoon === undefined) continue;
    const mates = matesOf(act.battle, unit);
    const target = engagedBy(act.battle, [unit, ...mates]);
    const breaksOff = mates.length === 0 || (target !== undefined && target !== hexOf(at));
    if (breaksOff && !dares(act, unit)) return false;
    if (!breaksOff && target === undefined) engage(act, [unit, ...mates], hexOf(at));
  }
  return true;
}

/** The hex that the platoon is bound to: one with enemies left in it (11.2.7/a). */
function engagedBy(battle: Battle, platoon: readonly Unit[]): string | undefined {
  const hex = platoon.find(({ engages }) => engages !== undefined)?.engages;
  const side = platoon[0]?.side;
  return hex !== undefined && unitsInHex(battle, hex).some((unit) => unit.side !== side) ? hex : undefined;
}

function engage(act: Act, platoon: readonly Unit[], hex: string): void {
  act.effect(
    'engaged',
    { platoon: platoon[0]?.platoon as string, hex },
    {
      changes: platoon.map(({ id }) => ({ do: 'unit', unit: id, set: { engages: hex } })),
      cites: ['11.2.7', '11.2.7/a'],
    },
  );
}
