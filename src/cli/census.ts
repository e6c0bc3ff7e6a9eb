import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError, OperatorError } from '../config/index.js';
import type { KnownSystem, KnownSystems } from '../rules-core/kernel/decide/known-system.js';
import { type CensusResult, readKernel, runCensus, updated } from '../rules-core/kernel/lab/census-kernel.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { print, readJson, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger census [FILE or FOLDER]... [options]        npm run census

  Counts orders, chances and states of stored positions again and compares them with the numbers beside them.
  Without a name all kernels of test/census are counted. A folder may bring a rulebook of its own: census-system.ts
  (or .js) beside its kernels, which exports \`system\`.

  --divide    split every census of orders by its first order
  --update    write what was counted into the kernels
  --json      one line of JSON for each kernel`;

const HERE = 'test/census';

export async function run(argv: string[], systems: KnownSystems = SYSTEMS): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {
    divide: { type: 'boolean' },
    update: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (values.help) return print(USAGE);
  const files = (positionals.length > 0 ? positionals : [HERE]).flatMap(kernelFiles);
  if (files.length === 0)
    throw new OperatorError(
      'NO_KERNELS',
      'there are no kernels to count',
      `Name files or folders, or run this where ${HERE} is.`,
    );
  let wrong = 0;
  for (const file of files) {
    const known = await withOwnSystem(systems, file);
    const kernel = readJson(file);
    const result = runCensus(known, kernel, values.divide ? { divide: true } : {});
    const problems = values.update ? update(file, kernel, result, known) : result.problems;
    if (problems.length > 0) wrong++;
    print(values.json ? JSON.stringify({ file, ...plain(result) }) : report(file, result, problems));
  }
  if (!values.json) print(`${files.length} kernels, ${wrong} of them differ`);
  return wrong > 0 ? 1 : 0;
}

/** A file, or the kernels in a folder and below it; scenarios and other JSON beside them have a second dot in their names. */
function kernelFiles(name: string): string[] {
  const found = statSync(name, { throwIfNoEntry: false });
  if (!found)
    throw new OperatorError('MISSING', `there is no ${name}`, 'Name a kernel or a folder of kernels.', name);
  if (!found.isDirectory()) return [name];
  return readdirSync(name, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return kernelFiles(join(name, entry.name));
      return /^[^.]+\.json$/.test(entry.name) ? [join(name, entry.name)] : [];
    });
}

const own = new Map<string, Promise<KnownSystem | undefined>>();

async function withOwnSystem(systems: KnownSystems, file: string): Promise<KnownSystems> {
  const folder = resolve(dirname(file));
  const loading = own.get(folder) ?? ownSystem(folder);
  own.set(folder, loading);
  const system = await loading;
  return system ? new Map([...systems, [system.rulebook.system, system]]) : systems;
}

async function ownSystem(folder: string): Promise<KnownSystem | undefined> {
  const path = ['ts', 'js']
    .map((ext) => join(folder, `census-system.${ext}`))
    .find((name) => existsSync(name));
  if (path === undefined) return undefined;
  const { system } = (await import(pathToFileURL(path).href)) as { system: KnownSystem };
  return system;
}

/** What a fresh count cannot mend is left. */
function update(
  file: string,
  input: unknown,
  result: CensusResult,
  systems: KnownSystems,
): CensusResult['problems'] {
  const read = readKernel(input);
  const system = read.ok ? systems.get(read.kernel.system) : undefined;
  if (!read.ok || !system) return result.problems;
  const text = JSON.stringify(updated(read.kernel, result, system.rulebook.version), null, 2);
  writeFileSync(file, `${text}\n`);
  return result.problems.filter(
    ({ code }) => !['COUNT_DIFFERS', 'NOT_COUNTED_YET', 'OTHER_RULES'].includes(code),
  );
}

function plain({ id, counts, problems }: CensusResult): object {
  return {
    id,
    counts: counts.map(({ parts, ...one }) => ({
      ...one,
      ...(parts && { parts: Object.fromEntries(parts) }),
    })),
    problems,
  };
}

function report(file: string, { id, counts }: CensusResult, problems: CensusResult['problems']): string {
  return [
    `${problems.length === 0 ? 'ok  ' : 'NOT '} ${id || file}`,
    ...counts.flatMap(({ parts }) =>
      [...(parts ?? [])].map(([order, n]) => `      ${String(n).padStart(8)}  ${order}`),
    ),
    ...problems.map(({ code, path, message }) => `      ${code} at ${file} ${path}\n      ${message}`),
  ].join('\n');
}

/** `npm run census` starts this file itself. */
if (process.argv[1]?.endsWith('cli/census.ts'))
  try {
    process.exitCode = await run(process.argv.slice(2).filter((argument) => argument !== '--'));
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
