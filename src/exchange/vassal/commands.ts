/** A text of commands: commands have children, and a log has steps. */
import { failed, type Read } from '../../rules-core/kernel/boards/vasl-problem.js';
import { split } from './tokens.js';

const ESCAPE = '\u001b';
const LOG = 'LOG\t';
const DEEPEST = 64;

interface Commands {
  /** From begin_save to end_save. */
  readonly state: readonly string[];
  /** What each click of "next" does. */
  readonly steps: readonly (readonly string[])[];
}

export function commandsOf(text: string): Read<Commands> {
  const state: string[] = [];
  const steps: string[][] = [];
  for (const token of split(text, ESCAPE)) {
    const isStep = token.startsWith(LOG);
    const commands: string[] = isStep ? [] : state;
    if (!flatten(token, commands, 0))
      return failed('SHAPE', 'savedGame', `Commands nest deeper than ${DEEPEST} levels.`);
    if (isStep)
      steps.push(commands.map((command) => (command.startsWith(LOG) ? command.slice(LOG.length) : command)));
  }
  return { ok: true, value: { state, steps } };
}

/** The parent before its children; false if they nest too deep. */
function flatten(token: string, into: string[], depth: number): boolean {
  if (!token.includes(ESCAPE)) {
    into.push(token);
    return true;
  }
  return depth < DEEPEST && split(token, ESCAPE).every((part) => flatten(part, into, depth + 1));
}
