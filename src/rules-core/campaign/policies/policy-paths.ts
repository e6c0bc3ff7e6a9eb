/** Changes of policies by the path of what they change: `casualties.turnsWounded`, `experience.levels.veteran.from`. */
import { type FactRefused, isFactRefused, refusedFact } from '../facts/facts.js';

export interface PolicyChange {
  /** Members of objects, and entries of lists by their name or their number from 0. */
  readonly path: string;
  /** Null takes the member or entry away: what has a default gets it again. */
  readonly value?: unknown;
}

type Bag = Readonly<Record<string, unknown>>;

/** The document with all of the changes, one after the other; whether it is in form, its schema says. */
export function withChanges(policies: object, changes: readonly PolicyChange[]): object | FactRefused {
  let document: unknown = policies;
  for (const [i, { path, value }] of changes.entries()) {
    const changed = changedAt(document, path.split('.'), value ?? null, path);
    if (isRefused(changed)) return { ...changed, path: ['changes', i, 'path'] };
    document = changed;
  }
  return document as object;
}

function changedAt(
  at: unknown,
  [step = '', ...steps]: readonly string[],
  value: unknown,
  path: string,
): unknown {
  if (Array.isArray(at)) return changedList(at, step, steps, value, path);
  if (!isBag(at)) return noSuch(path, step, []);
  const { [step]: before, ...others } = at;
  if (steps.length === 0) return value === null ? others : { ...at, [step]: value };
  if (before === undefined) return noSuch(path, step, Object.keys(at));
  const changed = changedAt(before, steps, value, path);
  return isRefused(changed) ? changed : { ...at, [step]: changed };
}

/** A number that is the list's length adds an entry at its end. */
function changedList(
  list: readonly unknown[],
  step: string,
  steps: readonly string[],
  value: unknown,
  path: string,
): unknown {
  const named = list.findIndex((entry) => namesOf(entry).includes(step));
  const place = named >= 0 ? named : /^\d{1,4}$/.test(step) ? Number(step) : -1;
  const isNew = place === list.length && steps.length === 0 && value !== null;
  if (place < 0 || (place >= list.length && !isNew))
    return noSuch(path, step, [
      ...list.flatMap((entry) => namesOf(entry).slice(0, 1)),
      `0 to ${list.length}`,
    ]);
  const changed = steps.length === 0 ? value : changedAt(list[place], steps, value, path);
  if (isRefused(changed)) return changed;
  return changed === null ? list.toSpliced(place, 1) : list.toSpliced(place, 1, changed);
}

/** What the entries of policies' lists are called by. */
const NAMES = ['level', 'rank', 'rule', 'award', 'group', 'mark', 'for', 'side'] as const;

function namesOf(entry: unknown): string[] {
  if (!isBag(entry)) return [];
  const name = NAMES.find((member) => typeof entry[member] === 'string');
  return name === undefined ? [] : [entry[name] as string];
}

function noSuch(path: string, step: string, known: readonly string[]): FactRefused {
  const listed = known.join(', ') || 'nothing';
  return refusedFact('NO_SUCH_POLICY', `"${path}": there is no "${step}"; there is: ${listed}.`);
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRefused(value: unknown): value is FactRefused {
  return isBag(value) && 'refused' in value && 'why' in value && isFactRefused(value);
}
