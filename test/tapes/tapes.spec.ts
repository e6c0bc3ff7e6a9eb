/**
 * Tapes of the rules of today must be decided as they were recorded. Where a tape of earlier rules is decided otherwise,
 * the changelog says so under the version of the rulebook that came after it, with the rules that changed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playTape } from '../../src/rules-core/kernel/decide/tape.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { fold } from '../../src/rules-core/kernel/position/fold.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { readTape, recordedTapes } from './tapes.js';

const CHANGELOG = readFileSync(join(import.meta.dirname, '..', '..', 'CHANGELOG.md'), 'utf8');
const FEWEST = 40;

const isNamedInChangelog = (system: string, version: string) =>
  new RegExp(`^.*\\b${system} ${version.replaceAll('.', '\\.')}\\b.*\\d`, 'm').test(CHANGELOG);

const tapes = recordedTapes();

/** A rulebook that is still being written (version 0) changes with every chapter: it has nothing to keep yet. */
const isWritten = ({ rulebook }: { rulebook: { version: string } }) => !rulebook.version.startsWith('0.');

test.each([...SYSTEMS.values()].filter(isWritten).map(({ rulebook }) => [rulebook.system, rulebook.version]))(
  '%s %s has its tapes, below a megabyte together',
  (system, version) => {
    const own = tapes.filter((tape) => tape.system === system && tape.rules === version);
    expect(own.length).toBeGreaterThanOrEqual(FEWEST);
    expect(own.reduce((sum, { file }) => sum + readFileSync(file).length, 0)).toBeLessThan(1_000_000);
  },
);

test.each(tapes.map((tape) => [tape.system, tape.rules, tape.name, tape] as const))(
  '%s %s %s folds, and is decided as it was',
  (name, version, _, recorded) => {
    const system = SYSTEMS.get(name);
    if (!system) throw new Error(`There is no rulebook ${name} any more.`);
    const tape = readTape(recorded);
    expect(tape).toMatchObject({ system: name, rules: version });
    expect(() => fold(copy(tape.start), copy([...tape.actions]))).not.toThrow();
    const [first] = playTape(system, tape);
    if (system.rulebook.version === version) expect(first).toBeUndefined();
    else if (first) expect(isNamedInChangelog(name, system.rulebook.version)).toBe(true);
  },
);
