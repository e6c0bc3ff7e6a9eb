/** Places of a lab file that the map does not have. */
import type { Drafting } from '../decide/rulebook.js';
import type { Battle } from '../position/battle.js';
import { hexOf } from '../position/position.js';
import type { LabProblem } from './lab-form.js';
import { problem } from './lab-problems.js';

/** A place that does not exist is a slip of the pen: nobody could see or reach anything there. */
export function* offTheMap(battle: Battle, places: PlacesOf | undefined): Iterable<LabProblem> {
  for (const { id, at } of Object.values(battle.position.units))
    if (at !== undefined) yield* notThere(battle, places, at, `$.units.${id}.at`);
  for (const at of Object.keys(battle.position.locations))
    yield* notThere(battle, places, at, `$.locations.${at}`);
}

export function* misplacedIn(battle: Battle, misplaced: Drafting['misplaced']): Iterable<LabProblem> {
  for (const { at, says } of misplaced?.(battle) ?? [])
    yield problem('POSITION_INCONSISTENT', `$.locations.${at}`, says);
}

type PlacesOf = (battle: Battle, hex: string) => readonly string[];

export function* notThere(
  battle: Battle,
  places: PlacesOf | undefined,
  at: string,
  path: string,
): Iterable<LabProblem> {
  const hex = hexOf(at);
  if (!battle.table.map.named.has(hex)) {
    yield problem('POSITION_INCONSISTENT', path, `The map has no hex "${hex}".`);
    return;
  }
  const known = places?.(battle, hex) ?? [at];
  if (!known.includes(at))
    yield problem(
      'POSITION_INCONSISTENT',
      path,
      `There is no "${at}"; in this hex there are: ${known.join(', ')}.`,
    );
}
