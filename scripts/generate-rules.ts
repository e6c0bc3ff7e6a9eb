/**
 * `npm run generate:rules` writes each rulebook's `rules.ts` from its ledgers: the ids as a union type, the text for lookup.
 * `npm run generate:rules -- --check` fails when a ledger is not in order or the generated file is stale.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseLedger } from '../src/rules-core/kernel/citations/ledger.js';

const RULES_CORE = join(import.meta.dirname, '..', 'src', 'rules-core');
export const SYSTEMS = ['aslsk', 'combat', 'lnlt', 'panzer', 'squad-leader'] as const;

/** All `ledger*.tsv` of a rulebook as one: a book that builds on rules printed elsewhere keeps those in a ledger of their own. */
export async function readLedgers(system: string): Promise<string> {
  const folder = join(RULES_CORE, system);
  const names = (await readdir(folder))
    .filter((name) => /^ledger.*\.tsv$/.test(name))
    .sort()
    .reverse();
  const [first = '', ...more] = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return first + more.map((text) => text.slice(text.indexOf('\n') + 1)).join('');
}

export function rulesModule(ledger: string): string {
  const ids = parseLedger(ledger).rows.map(({ rule }) => `  | '${rule.replaceAll("'", "\\'")}'`);
  return [
    '/** Generated from ledger*.tsv by `npm run generate:rules`: change the ledger, not this file. */',
    '',
    'export type RuleId =',
    `${ids.join('\n')};`,
    '',
    `export const LEDGER = \`${ledger.replaceAll(/[\\`]|\$\{/g, '\\$&')}\`;`,
    '',
  ].join('\n');
}

async function generate(check: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const system of SYSTEMS) {
    const ledger = await readLedgers(system);
    const { problems } = parseLedger(ledger);
    for (const { row, message } of problems)
      faults.push(`src/rules-core/${system}/ledger*.tsv:${row}: ${message}`);
    if (problems.length > 0) continue;
    const path = join(RULES_CORE, system, 'rules.ts');
    const module = rulesModule(ledger);
    if (!check) await writeFile(path, module);
    else if ((await readFile(path, 'utf8')) !== module) {
      faults.push(
        `src/rules-core/${system}/rules.ts is stale: run \`npm run generate:rules\` and commit it.`,
      );
    }
  }
  return faults;
}

if (process.argv[1]?.endsWith('generate-rules.ts')) {
  const faults = await generate(process.argv.includes('--check'));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
