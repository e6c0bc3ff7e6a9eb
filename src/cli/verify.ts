import { BATTLE_FOLDING, verifyDice } from '../battles/index.js';
import { BOOK_FOLDING, isInBook } from '../books/index.js';
import type { Verification } from '../event-store/index.js';
import { campaignNamed, withStore } from './campaign-store.js';
import { print, readOptions } from './command-line.js';

const USAGE = `Usage: npx hexledger verify <campaign> [--json]

Recomputes the campaign's hash chain, the positions and versions of its events, and every battle's and the book's state, and
compares them with what is stored; then every roll of its battles out of the seeds that are published. Uses DATABASE_URL, or the data folder of npm start, whether it runs or not.

The exit code is 0 when all is well and 1 when something is wrong.`;

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, { json: { type: 'boolean' } });
  const [name] = positionals;
  if (values.help || name === undefined) {
    print(USAGE);
    return values.help ? 0 : 2;
  }
  const campaign = campaignNamed(name);
  let lines = 0;
  const foldingOf = async (_: string, first: string) => {
    if (!isInBook(first)) return BATTLE_FOLDING;
    lines++;
    return BOOK_FOLDING;
  };
  const verification = await withStore(async (store) => {
    const found = await store.verify(campaign, foldingOf);
    // Of a log that is not as it was stored, nothing more can be said.
    const dice = found.findings.length > 0 ? { rolls: 0 } : await verifyDice(store, campaign);
    return { ...found, ...dice, battles: found.battles - lines, lines };
  });
  print(values.json ? JSON.stringify(verification, null, 2) : reportOf(verification));
  return verification.findings.length === 0 ? 0 : 1;
}

export function reportOf({
  campaign,
  events,
  battles,
  lines: ofBook = 0,
  rolls = 0,
  snapshots,
  hash,
  findings,
}: Verification & { readonly lines?: number; readonly rolls?: number }): string {
  const book = ofBook > 0 ? ` a book of ${ofBook} ${ofBook === 1 ? 'line' : 'lines'},` : '';
  const counted = `campaign ${campaign}: ${events} events, ${battles} battles,${book} ${snapshots} snapshots${rolls > 0 ? `, ${rolls} rolls` : ''}`;
  if (findings.length === 0) return `${counted}\nchain ${hash}\nEverything is as it was stored.`;
  const lines = findings.map(({ flaw, message }) => `${flaw}: ${message}`);
  return [
    counted,
    ...lines,
    `${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} wrong.`,
  ].join('\n');
}
