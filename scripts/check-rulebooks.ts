/** `npm run check:rulebooks`: nothing outside the rulebooks' own folders decides by the name of a rulebook. */
import { SYSTEM_NAMES } from '../src/rules-core/rule-text.js';
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
process.exitCode = offences.length === 0 ? 0 : 1;
