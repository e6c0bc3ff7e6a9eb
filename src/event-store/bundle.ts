import { createHash } from 'node:crypto';
import { EventStoreError } from './errors.js';
import { readSigned, type SigningKey } from './signing.js';
import { chainHash, type StoredEvent } from './stored.js';

/**
 * A bundle is gzip over lines of JSON: a heading, every event, every command, and the manifest with its signature. Payloads
 * stand in it as they are stored, to the byte, so the hashes of the log hold for the bundle too. Bundles of format 1 were not
 * signed.
 */
const BUNDLE_FORMAT = 2;
const READ_FORMATS: readonly unknown[] = [1, BUNDLE_FORMAT];

/** The names of the people in a campaign, by their ids: elsewhere nobody knows them. */
export type People = Readonly<Record<string, string>>;

export interface Manifest {
  readonly campaign: string;
  readonly events: number;
  readonly commands: number;
  readonly battles: Readonly<Record<string, number>>;
  /** The last hash of the campaign's chain. */
  readonly hash: string;
  /** SHA-256 of every line before the manifest. */
  readonly sha256: string;
}

export interface StoredCommand {
  readonly actor: string;
  readonly key: string;
  readonly request: string;
  readonly first: number;
  readonly last: number;
  readonly at: number;
  /** The stored text, or null. */
  readonly answer: string | null;
}

/** The member that holds stored text comes last, so that it can be cut out again as it is. */
function withText(members: object, name: string, text: string | null): string {
  return `${JSON.stringify(members).slice(0, -1)},"${name}":${text}}`;
}

function cutText(line: string, name: string): string {
  // Inside a string every quote is escaped, so this finds the member itself.
  const member = `,"${name}":`;
  return line.slice(line.indexOf(member) + member.length, -1);
}

function eventLine({ payload, ...event }: StoredEvent): string {
  return withText({ event: event.position, ...event }, 'payload', payload);
}

function commandLine({ answer, ...command }: StoredCommand): string {
  return withText({ command: command.key, ...command }, 'answer', answer);
}

/** Writes a bundle's lines and keeps count for the manifest. */
export class BundleWriter {
  private readonly sha = createHash('sha256');
  private readonly battles: Record<string, number> = {};
  private events = 0;
  private commands = 0;
  private hash = '';

  constructor(
    private readonly campaign: string,
    private readonly key: SigningKey,
  ) {}

  heading(people: People): string {
    const { campaign } = this;
    return this.line(
      JSON.stringify({ bundle: 'hexledger campaign', format: BUNDLE_FORMAT, campaign, people }),
    );
  }

  event(event: StoredEvent): string {
    this.events++;
    this.hash = event.hash;
    if (event.battle !== null) this.battles[event.battle] = event.version!;
    return this.line(eventLine(event));
  }

  command(command: StoredCommand): string {
    this.commands++;
    return this.line(commandLine(command));
  }

  manifest(): Manifest {
    const { campaign, events, commands, battles, hash } = this;
    return { campaign, events, commands, battles, hash, sha256: this.sha.copy().digest('hex') };
  }

  ending(): string {
    const manifest = this.manifest();
    const signed = this.key.sign('hexledger-bundle', JSON.stringify(manifest));
    return `${JSON.stringify({ manifest, signed })}\n`;
  }

  private line(text: string): string {
    this.sha.update(text).update('\n');
    return `${text}\n`;
  }
}

export type BundleItem = { event: StoredEvent } | { command: StoredCommand } | { manifest: Manifest };

/** Reads a bundle's lines, checks the chain as it goes, and the manifest at the end. */
export class BundleReader {
  private readonly sha = createHash('sha256');
  private number = 0;
  private events = 0;
  private commands = 0;
  private hash = '';
  campaign = '';
  people: People = {};
  manifest: Manifest | undefined;
  /** By whom the manifest is signed, by their public key; undefined when by nobody. */
  signer: string | undefined;

  /** The item in the line; undefined for the heading. */
  read(line: string): BundleItem | undefined {
    this.number++;
    if (this.manifest) throw this.damaged('there are lines after the manifest');
    const members = this.parse(line);
    if (this.number === 1) return this.readHeading(members, line);
    if ('manifest' in members) return this.readManifest(members.manifest as Manifest, members.signed);
    this.sha.update(line).update('\n');
    if ('event' in members) return { event: this.readEvent(members, line) };
    if ('command' in members) return { command: this.readCommand(members, line) };
    throw this.damaged('it is neither an event nor a command');
  }

  private parse(line: string): Record<string, unknown> {
    try {
      const members: unknown = JSON.parse(line);
      if (typeof members === 'object' && members !== null) return members as Record<string, unknown>;
    } catch (fault) {
      throw this.damaged(fault instanceof Error ? fault.message : String(fault));
    }
    throw this.damaged('it is no JSON object');
  }

  private readHeading(members: Record<string, unknown>, line: string): undefined {
    if (members.bundle !== 'hexledger campaign' || typeof members.campaign !== 'string')
      throw this.damaged('this is not the heading of a campaign');
    if (!READ_FORMATS.includes(members.format))
      throw new EventStoreError(
        'BUNDLE_OF_ANOTHER_FORMAT',
        `The bundle has format ${members.format}; this build reads formats up to ${BUNDLE_FORMAT}. Restore it with the build that wrote it, or a newer one.`,
        'line 1',
      );
    this.campaign = members.campaign;
    this.people = namesIn(members.people);
    this.sha.update(line).update('\n');
    return undefined;
  }

  private readEvent(members: Record<string, unknown>, line: string): StoredEvent {
    const { event: _, payload: __, ...rest } = members;
    const event = { ...rest, payload: cutText(line, 'payload') } as StoredEvent;
    if (event.position !== ++this.events) throw this.damaged(`position ${this.events} should stand here`);
    if (event.hash !== chainHash(this.hash, this.campaign, event))
      throw this.damaged(`the event at position ${event.position} is not as it was stored`);
    this.hash = event.hash;
    return event;
  }

  private readCommand(members: Record<string, unknown>, line: string): StoredCommand {
    this.commands++;
    const { command: _, answer, ...rest } = members;
    return { ...rest, answer: answer === null ? null : cutText(line, 'answer') } as StoredCommand;
  }

  private readManifest(manifest: Manifest, signed: unknown): BundleItem {
    const { events, commands, hash } = this;
    const counted = { campaign: this.campaign, events, commands, hash, sha256: this.sha.digest('hex') };
    for (const [name, value] of Object.entries(counted))
      if (manifest[name as keyof Manifest] !== value)
        throw this.damaged(
          `the manifest says ${name} is ${manifest[name as keyof Manifest]}, but it is ${value}`,
        );
    this.manifest = manifest;
    const found = typeof signed === 'string' ? readSigned('hexledger-bundle', signed) : undefined;
    if (found?.text === JSON.stringify(manifest)) this.signer = found.publicKey;
    return { manifest };
  }

  /** To be called at the end: a bundle that was cut off has no manifest. */
  finish(): Manifest {
    if (!this.manifest) throw this.damaged('the bundle ends before its manifest');
    return this.manifest;
  }

  damaged(what: string): EventStoreError {
    return new EventStoreError(
      'BUNDLE_DAMAGED',
      `Line ${this.number} of the bundle is damaged: ${what}. Nothing was restored; use another copy.`,
      `line ${this.number}`,
    );
  }
}

function namesIn(people: unknown): People {
  if (typeof people !== 'object' || people === null) return {};
  return Object.fromEntries(Object.entries(people).filter(([, name]) => typeof name === 'string'));
}
