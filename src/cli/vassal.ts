import { readFileSync } from 'node:fs';
import type { rosterFromCsv } from '../books/index.js';
import { OperatorError } from '../config/index.js';
import {
  type Expected,
  proposalInWords,
  proposeReport,
  readVassal,
  reportRows,
  type VassalFile,
  vassalAsJson,
  vassalInWords,
} from '../exchange/index.js';
import { print, readJson, readOptions, readText } from './command-line.js';
import { printSetUp } from './vassal-set-up.js';

const USAGE = `Usage: npx hexledger vassal <file> [options]

Tells what is in a save (.vsav) or log (.vlog) of VASSAL: boards, counters and where they stand, who is gone, dice.
With a roster it proposes a report: what became of each unit, for a referee to correct.

  --json             print all of it as JSON
  --roster FILE      a roster as Book.rosterFile gives it (CSV): propose what became of its units
  --before FILE      a save of the set-up: who was there and is not any more is missed
  --matching FILE    JSON, by unit the label or name of its counter: {"g1": "First Squad"}
  --report           print the proposal as the table of units that a report takes

A set-up of VASL becomes a scenario, or a position for the lab. What is not known is listed, never guessed.

  --scenario SYSTEM  print it as a scenario of this rulebook: aslsk, squad-leader
  --position SYSTEM  print it as a position: npx hexledger lab takes { "position": ... }
  --boards FOLDER    where boards of VASL lie: bd02, a board archive or a folder with its files
  --board 02=NAME    another board for this one: one of ours, a description (.json) or a file of VASL
  --side KEY=NATIONS which nations fight together: axis=German,Finnish (once for each side)
  --turns N          how long it lasts
  --title TEXT       what it is called`;

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {
    json: { type: 'boolean' },
    roster: { type: 'string' },
    before: { type: 'string' },
    matching: { type: 'string' },
    report: { type: 'boolean' },
    scenario: { type: 'string' },
    position: { type: 'string' },
    boards: { type: 'string' },
    board: { type: 'string', multiple: true },
    side: { type: 'string', multiple: true },
    turns: { type: 'string' },
    title: { type: 'string' },
  });
  const [name] = positionals;
  if (values.help || name === undefined) return print(USAGE);
  const file = open(name);
  if (values.scenario !== undefined || values.position !== undefined) return printSetUp(file, values);
  if (values.roster === undefined) return print(values.json ? vassalAsJson(file) : vassalInWords(file));
  const { rosterFromCsv, writeCsv } = await import('../books/index.js');
  const roster = rosterIn(values.roster, rosterFromCsv(readText(values.roster)));
  const proposed = proposeReport(file, roster, {
    ...(values.before !== undefined && { before: open(values.before) }),
    ...(values.matching !== undefined && { matching: matchingIn(values.matching) }),
  });
  if (values.report) return print(writeCsv(REPORT_COLUMNS, reportRows(proposed)).trimEnd());
  return print(values.json ? vassalAsJson(proposed) : proposalInWords(proposed));
}

const REPORT_COLUMNS = ['unit', 'fate', 'counter'];

function open(name: string): VassalFile {
  const read = readVassal(bytesOf(name));
  if (read.ok) return read.value;
  const { code, path, message } = read.problem;
  throw new OperatorError(
    code,
    `${name} cannot be read: ${message}`,
    'Name a save or log as VASSAL wrote it.',
    path,
  );
}

function bytesOf(name: string): Uint8Array {
  try {
    return readFileSync(name);
  } catch (error) {
    throw new OperatorError(
      'CANNOT_READ',
      `${name} cannot be read: ${(error as Error).message}`,
      'Name a file that is there.',
      name,
    );
  }
}

function rosterIn(name: string, read: ReturnType<typeof rosterFromCsv>): Expected[] {
  if (read.problem)
    throw new OperatorError(
      read.problem.code,
      `${name} is not a roster: ${read.problem.message}`,
      'Fetch one by Book.rosterFile.',
      name,
    );
  return read.value.roster.map(({ unit, name: called, side, kind, counter }) => ({
    unit: String(unit),
    name: String(called ?? ''),
    side: String(side ?? ''),
    kind: String(kind ?? ''),
    ...(counter !== undefined && { counter: String(counter) }),
  }));
}

function matchingIn(name: string): Record<string, string> {
  const json = readJson(name);
  const isMatching =
    typeof json === 'object' &&
    json !== null &&
    Object.values(json).every((each) => typeof each === 'string');
  if (isMatching) return json as Record<string, string>;
  throw new OperatorError(
    'NOT_A_MATCHING',
    `${name} is not a matching`,
    'Write it like {"g1": "First Squad"}.',
    name,
  );
}
