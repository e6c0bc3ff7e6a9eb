/**
 * `npm run check:rulebooks`: nothing outside the rulebooks' own folders decides by the name of a rulebook, and no test cites a rule
 * that its ledger has not got.
 */
import { rulesOf, SYSTEM_NAMES } from '../src/rules-core/rule-text.js';
import { testFiles, wrongCitations } from './cited-rules.js';
import { neutralFiles, offencesIn } from './rulebook-names.js';
import { ROOT } from './schema-sources.js';

const files = neutralFiles(ROOT, SYSTEM_NAMES);
const offences = offencesIn(ROOT, files, SYSTEM_NAMES);
for (const { file, line, code } of offences) console.error(`${file}:${line}: ${code}`);
console.log(
  offences.length === 0
    ? `None of ${files.length} files decides by the name of a rulebook.`
    : `${offences.length} places decide by the name of a rulebook. Ask the rulebook instead: give it what differs, and read that through src/rules-core/systems.ts.`,
);

const rules = new Map(
  await Promise.all(
    SYSTEM_NAMES.map(async (system) => [system, new Set((await rulesOf(system)).keys())] as const),
  ),
);
const tests = testFiles(ROOT);
const wrong = wrongCitations(tests, rules);
for (const { file, line, system, rule } of wrong)
  console.error(`${file}:${line}: ${system} has no rule "${rule}".`);
console.log(
  wrong.length === 0
    ? `${Object.keys(tests).length} files of tests cite only rules that there are.`
    : `${wrong.length} citations name no rule. Write ids as ledger.tsv has them, whole, in the title or in the row of its table.`,
);
process.exitCode = offences.length + wrong.length === 0 ? 0 : 1;
