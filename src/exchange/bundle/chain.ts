/** The hash chain of a log, and the text of lines that hold stored text. */
import { fromHex } from '../../rules-core/kernel/dice/sha256.js';
import type { BundleCommand, BundleEvent } from './format.js';
import { type Ground, hashOf } from './ground.js';

/** What an event adds to the chain: every stored value of it, one to a line. */
function chainText(campaign: string, event: Omit<BundleEvent, 'hash'>): string {
  const { position, battle, version, kind, format, actor, key, at, payload, commandHash } = event;
  const values = [campaign, position, battle ?? '', version ?? '', kind, format, actor, key, at, payload];
  return (commandHash ? [...values, commandHash] : values).join('\n');
}

/** Each hash covers the one before it. */
export function chainHash(
  ground: Pick<Ground, 'sha256'>,
  before: string,
  campaign: string,
  event: Omit<BundleEvent, 'hash'>,
): string {
  return hashOf(ground, fromHex(before) ?? new Uint8Array(), chainText(campaign, event));
}

/** What a command asked and was answered, as its last event has it. */
export function commandHash(
  ground: Pick<Ground, 'sha256'>,
  { request, answer }: Pick<BundleCommand, 'request' | 'answer'>,
): string {
  return hashOf(ground, fromHex(request) ?? new Uint8Array(), answer ?? '');
}

/** The member that holds stored text comes last, so that it can be cut out again as it is. */
function withText(members: object, name: string, text: string | null): string {
  return `${JSON.stringify(members).slice(0, -1)},"${name}":${text}}`;
}

/** Inside a string every quote is escaped, so in a line that was written here this finds the member itself. */
export function cutText(line: string, name: string): string {
  const member = `,"${name}":`;
  return line.slice(line.indexOf(member) + member.length, -1);
}

export function eventLine(event: BundleEvent): string {
  const { position, battle, version, kind, format, actor, key, at, hash, commandHash, payload } = event;
  const members = {
    ...{ event: position, position, battle, version, kind, format, actor, key, at, hash, commandHash },
  };
  return withText(members, 'payload', payload);
}

export function commandLine({ actor, key, request, first, last, at, answer }: BundleCommand): string {
  return withText({ command: key, actor, key, request, first, last, at }, 'answer', answer);
}
