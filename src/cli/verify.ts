import { createReadStream, existsSync } from 'node:fs';
import { BATTLE_FOLDING, verifyDice } from '../battles/index.js';
import { BOOK_FOLDING, isInBook } from '../books/index.js';
import { OperatorError } from '../config/index.js';
import { poolOf } from '../database/index.js';
import {
  type Anchor,
  EventStore,
  type Finding,
  type SigningKey,
  type Verification,
} from '../event-store/index.js';
import { NODE, reportInWords, verifyBundle } from '../exchange/index.js';
import { campaignNamed, withDatabase } from './campaign-store.js';
import { print, readOptions } from './command-line.js';
import { verifyRows } from './rows-beside.js';
import { ownKey, readAnchor, SIGNED_BY, trusted } from './trust.js';

const USAGE = `Usage: npx hexledger verify <campaign> [--anchor FILE]... [--json]
       npx hexledger verify FILE.bundle [--signed-by=KEY]... [--json]

Recomputes the campaign's hash chain, the positions and versions of its events, what each command was answered, and every
battle's and the book's state, and compares them with what is stored; then the rows that follow from the log, and every roll of
its battles out of the seeds that are published. The campaign takes no orders while its rows are compared. Uses DATABASE_URL, or
the data folder of npm start, whether it runs or not.

Of a bundle it checks, without a database, what hexledger-verify.mjs checks: that is this command as one file, to be had from every
server at /hexledger-verify.mjs.

Everybody who can write to the database can rewrite all of it. Compare it with what was kept elsewhere:

  --anchor FILE     a bundle, what a webhook was sent, or a signed head (which this command prints), - for the standard input
  --signed-by=KEY   take what that server has signed, too

The exit code is 0 when all is well and 1 when something is wrong.`;

export interface Verified extends Verification {
  readonly lines?: number;
  readonly rolls?: number;
  /** Where the log stands, signed: to be kept elsewhere. */
  readonly head?: string | undefined;
}

export async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readOptions(argv, USAGE, {
    json: { type: 'boolean' },
    anchor: { type: 'string', multiple: true },
    ...SIGNED_BY,
  });
  const [name] = positionals;
  if (values.help || name === undefined) {
    print(USAGE);
    return values.help ? 0 : 2;
  }
  if (existsSync(name)) return verifyFile(name, values);
  const campaign = campaignNamed(name);
  const verification = await withDatabase(async (source) => {
    const store = new EventStore(poolOf(source));
    const key = await ownKey(source);
    const keys = trusted(key, values['signed-by']);
    const anchors: Anchor[] = [];
    for (const file of values.anchor ?? []) anchors.push(anchorOf(campaign, await readAnchor(file, keys)));
    return verify(store, campaign, anchors, key);
  });
  print(values.json ? JSON.stringify(verification, null, 2) : reportOf(verification));
  return verification.findings.length === 0 ? 0 : 1;
}

async function verifyFile(
  file: string,
  { json, 'signed-by': signedBy = [] }: { json?: boolean; 'signed-by'?: string[] },
): Promise<number> {
  const report = await verifyBundle(NODE, createReadStream(file), { signedBy });
  print(json ? JSON.stringify(report, null, 2) : reportInWords(report));
  return report.findings.length === 0 ? 0 : 1;
}

function anchorOf(campaign: string, anchor: Anchor): Anchor {
  if (anchor.campaign === campaign) return anchor;
  throw new OperatorError(
    'ANOTHER_CAMPAIGN',
    `${anchor.from} is about campaign ${anchor.campaign}`,
    `Give what was kept of campaign ${campaign}.`,
    anchor.from,
  );
}

async function verify(
  store: EventStore,
  campaign: string,
  anchors: readonly Anchor[],
  key: SigningKey,
): Promise<Verified> {
  let lines = 0;
  const foldingOf = async (_: string, first: string) => {
    if (!isInBook(first)) return BATTLE_FOLDING;
    lines++;
    return BOOK_FOLDING;
  };
  const found = await store.verify(campaign, foldingOf, anchors);
  const { events, hash } = found;
  const battles = found.battles - lines;
  // Of a log that is not as it was stored, nothing more can be said; of one that lies in a bundle, there is nothing here.
  if (found.findings.length > 0 || events === 0) return { ...found, battles, lines };
  const { rolls, findings } = await verifyDice(store, campaign);
  const all: Finding[] = [...findings, ...(await verifyRows(store, campaign))];
  const head = all.length === 0 ? key.signHead({ campaign, position: events, hash }) : undefined;
  return { ...found, battles, lines, rolls, findings: all, head };
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
  head,
}: Verified): string {
  const book = ofBook > 0 ? ` a book of ${ofBook} ${ofBook === 1 ? 'line' : 'lines'},` : '';
  const counted = `campaign ${campaign}: ${events} events, ${battles} battles,${book} ${snapshots} snapshots${rolls > 0 ? `, ${rolls} rolls` : ''}`;
  if (findings.length === 0)
    return [
      counted,
      `chain ${hash}`,
      'Everything is as it was stored.',
      ...(head ? ['To find out later that it still is, keep this elsewhere, for --anchor:', head] : []),
    ].join('\n');
  const lines = findings.map(({ flaw, message }) => `${flaw}: ${message}`);
  return [
    counted,
    ...lines,
    `${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} wrong.`,
  ].join('\n');
}
