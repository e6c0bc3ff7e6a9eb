/** Whose word commands take: this server's, that of the servers in TRUSTED_KEYS, and of those named on the command line. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { openSecrets, People, signingKey } from '../accounts/index.js';
import { CampaignStates, memberNames } from '../campaigns/index.js';
import { OperatorError, readConfig } from '../config/index.js';
import { poolOf } from '../database/index.js';
import {
  type Anchor,
  type Archiving,
  EventStore,
  readManifest,
  readSigned,
  type SigningKey,
} from '../event-store/index.js';
import { isPublicKey } from '../exchange/index.js';
import { pinnedBoards } from '../exports/index.js';
import { readText } from './command-line.js';

export const SIGNED_BY = { 'signed-by': { type: 'string', multiple: true } } as const;

export async function ownKey(source: DataSource): Promise<SigningKey> {
  return signingKey(await openSecrets(readConfig().accounts.secret, source));
}

/** How bundles of this server are written. */
export async function archiving(source: DataSource, campaign: string): Promise<Archiving> {
  const states = new CampaignStates(new EventStore(poolOf(source)));
  const people = await memberNames(states, new People(source), campaign);
  return { key: await ownKey(source), people, boards: pinnedBoards(poolOf(source)) };
}

export function trusted(own: SigningKey, named: readonly string[] = []): string[] {
  const wrong = named.find((key) => !isPublicKey(key));
  if (wrong === undefined) return [own.publicKey, ...readConfig().trustedKeys, ...named];
  throw new OperatorError(
    'NOT_A_KEY',
    `"${wrong}" is not the public key of a server`,
    'Give the 43 characters after "x" in what the other server publishes at /.well-known/hexledger.json.',
    '--signed-by',
  );
}

/** Where a campaign's log stood, by a bundle, the body of a webhook's delivery, or a signed head. */
export async function readAnchor(file: string, keys: readonly string[]): Promise<Anchor> {
  if (await isBundle(file)) {
    const { campaign, events, hash } = await readManifest(createReadStream(file), { keys });
    return { campaign, position: events, hash, from: file };
  }
  const signed = readSigned('hexledger-head', headIn(readText(file).trim()));
  if (!signed || !keys.includes(signed.publicKey)) throw notAnAnchor(file, signed?.publicKey);
  return { ...JSON.parse(signed.text), from: file };
}

async function isBundle(file: string): Promise<boolean> {
  if (file === '-') return false;
  const opened = await open(file).catch((cause: Error) => {
    throw new OperatorError(
      'CANNOT_READ',
      `${file} cannot be read: ${cause.message}`,
      'Name a file that is there.',
      file,
    );
  });
  try {
    const { buffer } = await opened.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.equals(Buffer.from([0x1f, 0x8b]));
  } finally {
    await opened.close();
  }
}

/** A head by itself, or in what a webhook was sent. */
function headIn(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const { head } = JSON.parse(text) as { head?: unknown };
    return String(head);
  } catch {
    return '';
  }
}

function notAnAnchor(file: string, signer: string | undefined): OperatorError {
  if (signer === undefined)
    return new OperatorError(
      'NOT_SIGNED',
      `${file} holds no head that a server has signed`,
      'Give a bundle, what a webhook was sent, or the "signed" of a campaign\'s signedHead.',
      file,
    );
  return new OperatorError(
    'SIGNED_BY_ANOTHER_SERVER',
    `${file} is signed with the key ${signer}, which is not that of this server`,
    `Compare it with what that server publishes, then say --signed-by=${signer}, or add it to TRUSTED_KEYS.`,
    file,
  );
}
