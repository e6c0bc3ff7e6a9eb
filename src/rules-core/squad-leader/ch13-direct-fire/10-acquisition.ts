/** Target acquisition (13.10): a gun that goes on firing at a target hits it the more easily. */

import { seesUnit } from '../ch02-sight/sight.js';
import { raisesDust } from '../ch08-support-weapons/21-recoilless.js';
import { isThroughSmoke } from '../ch09-artillery/16-in-the-line.js';
import type { Act, Battle, Change, Modifier, Unit } from '../system.js';
import type { Piece } from '../units/ordnance.js';

const MOST = 2;

/** -1 for each phase before this one in a row (13.10.1); infantry has to be where it was (13.10/q2). */
export function acquisitionOf(
  { unit: { acquired } }: Pick<Piece, 'unit'>,
  target: Unit | undefined,
): Modifier[] {
  if (!acquired || !target || acquired.phases === 0 || !acquired.units.includes(target.id)) return [];
  if (!isFollowed(target, acquired.at)) return [];
  return [{ why: 'acquired', value: -Math.min(MOST, acquired.phases), cites: '13.10.1' }];
}

/** Of the building or bridge there, and of nobody in or on it (13.10.2.7, 13.10/q1). */
export const acquisitionOfStructure = ({ unit: { acquired } }: Piece, where: string): Modifier[] =>
  acquired?.structure && acquired.at === where && acquired.phases > 0
    ? [{ why: 'acquired', value: -Math.min(MOST, acquired.phases), cites: '13.10.1' }]
    : [];

/** A vehicle wherever it goes in sight, others where they were (13.10/q2). */
const isFollowed = ({ kind, at }: Unit, where: string): boolean => kind === 'vehicle' || at === where;

/**
 * What it has fired at without destroying it: earlier phases count if it is the same target (13.10.2.3, 13.10.2.4). Nobody takes
 * aim through smoke; who comes out from under his '?' is a new target, and `known` are those who were in view (13.10.2.6, 13.10/q3).
 */
export function acquire(
  act: Act,
  { unit: { id } }: Piece,
  at: string,
  targets: readonly string[],
  known = targets,
): void {
  const unit = act.battle.unit(id);
  if (!unit || unit.malfunctioned || unit.gunOut) return;
  if (raisesDust(act.battle, unit)) {
    loseAcquisition(act, [unit]);
    return;
  }
  const seen = targets.filter((target) => act.battle.unit(target) && !act.battle.theUnit(target).hidden);
  if (seen.length === 0 || (unit.at !== undefined && isThroughSmoke(act.battle, [unit.at], at))) {
    loseAcquisition(act, [unit]);
    return;
  }
  const { acquired } = unit;
  const isSame =
    acquired !== undefined &&
    seen.some(
      (target) =>
        known.includes(target) &&
        acquired.units.includes(target) &&
        isFollowed(act.battle.theUnit(target), acquired.at),
    );
  const now = { units: seen, at, phases: isSame ? acquired.phases : 0, kept: true } as const;
  act.effect(
    'acquired',
    { unit: id, targets: seen },
    { changes: [{ do: 'unit', unit: id, set: { acquired: now } }], cites: ['13.10.2.4'] },
  );
}

/** What it has fired at is the building or bridge, whoever is there (13.10.2.7, 13.10/q1). */
export function acquireStructure(act: Act, { unit: { id } }: Piece, at: string): void {
  const unit = act.battle.unit(id);
  if (!unit || unit.malfunctioned || unit.gunOut) return;
  if (unit.at !== undefined && isThroughSmoke(act.battle, [unit.at], at)) {
    loseAcquisition(act, [unit]);
    return;
  }
  const { acquired } = unit;
  const phases = acquired?.structure && acquired.at === at ? acquired.phases : 0;
  const now = { units: [], at, phases, kept: true, structure: true } as const;
  act.effect(
    'acquired',
    { unit: id, targets: [], at },
    { changes: [{ do: 'unit', unit: id, set: { acquired: now } }], cites: ['13.10.2.7'] },
  );
}

/** Of guns in view, and apart from them of hidden ones, whose aim nobody else may learn of. */
export function loseAcquisition(act: Act, units: readonly Unit[]): void {
  const aiming = units.filter(({ acquired }) => acquired);
  for (const some of byView(aiming))
    act.effect(
      'acquisition-lost',
      { units: some.map(({ id }) => id) },
      { changes: some.map(({ id }) => forgotten(id)), cites: ['13.10.2.4'] },
    );
}

const byView = (units: readonly Unit[]): Unit[][] =>
  [units.filter(({ hidden }) => !hidden), units.filter(({ hidden }) => hidden)].filter(
    (some) => some.length > 0,
  );

const forgotten = (unit: string): Change => ({ do: 'unit', unit, set: { acquired: null } });

/** Both halves of a squad that deploys are the target that it was (13.10/q2). */
export const acquiredToo = (battle: Battle, squad: string, half: string): Change[] =>
  battle
    .units()
    .flatMap(({ id, acquired }): Change[] =>
      acquired?.units.includes(squad)
        ? [{ do: 'unit', unit: id, set: { acquired: { ...acquired, units: [...acquired.units, half] } } }]
        : [],
    );

/** Nobody keeps a target that goes out of sight (13.10.2.1). */
export function loseSightOf(act: Act, target: Unit): void {
  const { at, id } = target;
  if (at === undefined) return;
  const blind = act.battle
    .units()
    .filter(
      (unit) =>
        unit.acquired?.units.includes(id) && unit.at !== undefined && !seesUnit(act.battle, unit.at, target),
    );
  loseAcquisition(act, blind);
}

/** Shermans count fire of the Advancing Fire Phase too, and so do vehicles with a gyrostabilizer (13.10.2, 11.21.2). */
const aimsInAdvance = ({ name, gyro }: Unit): boolean => name.startsWith('M4') || gyro === 'mastered';

/** When a fire phase of its side ends: what was fired at counts from now on, the rest is forgotten (13.10.2, 13.10.2.5). */
export function endAcquisition(act: Act, side: string): void {
  const { battle } = act;
  const isAdvancing = battle.clock.phase === 'advancing-fire';
  const aiming = battle.units().filter((unit) => unit.side === side && unit.acquired);
  for (const some of byView(aiming)) {
    const changes = some.flatMap((unit) => endOfAim(unit, isAdvancing));
    if (changes.length > 0)
      act.effect('aim-kept', { units: some.map(({ id }) => id) }, { changes, cites: ['13.10.2'] });
  }
}

function endOfAim(unit: Unit, isAdvancing: boolean): Change[] {
  const { id, acquired } = unit;
  if (!acquired) return [];
  if (isAdvancing && !(aimsInAdvance(unit) && acquired.kept)) return acquired.kept ? [forgotten(id)] : [];
  if (!acquired.kept) return [forgotten(id)];
  const { kept: _, ...now } = acquired;
  return [{ do: 'unit', unit: id, set: { acquired: { ...now, phases: now.phases + 1 } } }];
}
