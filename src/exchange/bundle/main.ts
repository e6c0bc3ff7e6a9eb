/** `node hexledger-verify.mjs FILE`: the verifier as one file that needs nothing but Node. */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { NODE } from './node-ground.js';
import { isPublicKey } from './signed.js';
import { verifyBundle } from './verify.js';
import { reportInWords } from './words.js';

const USAGE = `Usage: node hexledger-verify.mjs [options] FILE

Checks a bundle of Hexledger (- for the standard input) without a server: its form, hash chain, positions and versions, commands,
what comes of folding the events, dice against the published seeds, signatures, and where it came from.

  --signed-by=KEY  it must be signed with this public key: the 43 characters after "x" in what the server publishes at
                   /.well-known/hexledger.json; as often as needed
  --head=HEAD      a signed head that was kept elsewhere: the log must have it; as often as needed
  --json           prints the report as JSON

The exit code is 0 when all is well, 1 when something is wrong and 2 when nothing could be checked.`;

async function main(argv: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      'signed-by': { type: 'string', multiple: true },
      head: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [file, ...more] = positionals;
  const signedBy = values['signed-by'] ?? [];
  if (values.help || file === undefined || more.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const notAKey = signedBy.find((key) => !isPublicKey(key));
  if (notAKey !== undefined) throw new Error(`"${notAKey}" is not the public key of a server.`);
  const from = file === '-' ? process.stdin : createReadStream(file);
  const report = await verifyBundle(NODE, from, { signedBy, heads: values.head ?? [] });
  console.log(values.json ? JSON.stringify(report, null, 2) : reportInWords(report));
  return report.findings.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
