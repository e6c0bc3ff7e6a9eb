/** What is wrong with a lab file, at its place. */
import type { Refusal } from '../decide/action.js';
import type { Battle } from '../position/battle.js';
import type { Wrong } from '../position/complaints.js';
import { pathOf } from '../position/validate.js';
import type { LabProblem } from './lab-form.js';

export function problem(code: string, path: string, message: string): LabProblem {
  return { code, path, message };
}

export function failed(code: string, path: string, message: string) {
  return { ok: false as const, problems: [problem(code, path, message)] };
}

/** A position as one side sees it, at a decision that the rulebook cannot take up from there. */
export function agendaUnknown({ position }: Battle): LabProblem {
  const kinds = position.awaiting.map(({ kind }) => kind).join(', ');
  return problem(
    'AGENDA_UNKNOWN',
    '$.position.agenda',
    `What comes after this decision (${kinds}) cannot be told from what one side sees: send a position in which another decision is awaited, or give the agenda.`,
  );
}

export const malformed = ({ path, message }: Wrong): LabProblem =>
  problem('LAB_MALFORMED', pathOf(path), message);

export const within =
  (path: string) =>
  (found: LabProblem): LabProblem => ({ ...found, path: found.path.replace(/^\$/, path) });

/** The place in the order, if the refusal names one. */
export function refusal({ refused, why, path: place = '$', cites }: Refusal, path: string): LabProblem {
  const inDice = place.startsWith('dice') ? place : 'dice';
  const at = place.startsWith('$') ? place.replace(/^\$/, `${path}.order`) : `${path}.${inDice}`;
  return { code: refused, path: at, message: why, ...(cites && { cites }) };
}

export const timeIsUp = (path: string): LabProblem =>
  problem(
    'TIME_IS_UP',
    path,
    'There was no time to work this out: choose some of the dice, or send fewer orders and units in one file.',
  );
