/** Reads a bundle line by line: form, order, chain, commands, and the manifest at the end. Restoring and checking share it. */
import { fromHex } from '../../rules-core/kernel/dice/sha256.js';
import { chainHash, commandHash, commandLine, cutText, eventLine } from './chain.js';
import type { BundleFinding, BundleFlaw, Report } from './finding.js';
import {
  BUNDLE,
  BUNDLE_FORMAT,
  type BundleCommand,
  type BundleEvent,
  DEEPEST,
  type Eyes,
  type Heading,
  isOfReferee,
  type Manifest,
  type People,
  type Provenance,
  READ_FORMATS,
  type SeedLine,
} from './format.js';
import { type Ground, type Hasher, hashOf } from './ground.js';
import { depthOf } from './lines.js';
import { Receipts } from './receipts.js';

export type BundleItem =
  | { readonly heading: Heading }
  | { readonly seed: SeedLine }
  | { readonly event: BundleEvent; readonly payload: unknown }
  | { readonly command: BundleCommand }
  | { readonly provenance: Provenance }
  | { readonly manifest: Manifest; readonly signed: unknown; readonly head: unknown };

type Members = Readonly<Record<string, unknown>>;

/** What stands after what. */
const STEPS = ['heading', 'seed', 'provenance', 'event', 'command', 'manifest'] as const;
type Step = (typeof STEPS)[number];

export class BundleReader {
  /** The line that was read last. */
  number = 0;
  events = 0;
  commands = 0;
  /** The last hash of the chain. */
  hash = '';
  heading: Heading | undefined;
  manifest: Manifest | undefined;
  readonly battles = new Map<string, number>();
  private readonly sha: Hasher;
  private readonly receipts: Receipts;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private provenances = 0;
  private step = 0;
  private position = 0;

  constructor(
    private readonly ground: Pick<Ground, 'sha256'>,
    private readonly report: Report,
  ) {
    this.sha = ground.sha256();
    this.receipts = new Receipts(ground);
  }

  /** What stands in the line; undefined where nothing can be made of it. */
  read(bytes: Uint8Array): BundleItem | undefined {
    this.number++;
    if (this.manifest) return this.wrong('AFTER_MANIFEST', 'there are lines after the manifest');
    const line = this.textOf(bytes);
    const members = line === undefined ? undefined : this.parsed(line, bytes);
    if (line !== undefined && members && 'manifest' in members) return this.readManifest(members, line);
    this.sha.update(bytes).update(LINE_END);
    return line === undefined || !members ? undefined : this.item(members, line);
  }

  private item(members: Members, line: string): BundleItem | undefined {
    if (this.number === 1) return this.readHeading(members);
    if ('seed' in members) return this.inOrder('seed', () => this.readSeed(members));
    if ('event' in members) return this.inOrder('event', () => this.readEvent(members, line));
    if ('command' in members) return this.inOrder('command', () => this.readCommand(members, line));
    if ('provenance' in members) return this.inOrder('provenance', () => this.readProvenance(members));
    return this.wrong('BAD_LINE', 'it is neither a seed, an event, a command, provenance nor the manifest');
  }

  /** To be called at the end: a bundle that was cut off has no manifest. */
  finish(): Manifest | undefined {
    if (!this.manifest) this.wrong('NO_MANIFEST', 'the bundle ends before its manifest');
    return this.manifest;
  }

  wrong(flaw: BundleFlaw, what: string, place: Partial<BundleFinding> = {}): undefined {
    this.report({ flaw, line: this.number, message: what, ...place });
    return undefined;
  }

  private textOf(bytes: Uint8Array): string | undefined {
    try {
      return this.decoder.decode(bytes);
    } catch {
      return this.wrong('NOT_UTF8', 'it is not UTF-8');
    }
  }

  private parsed(line: string, bytes: Uint8Array): Members | undefined {
    const depth = depthOf(bytes);
    if (depth > DEEPEST) return this.wrong('TOO_DEEP', `it nests ${depth} deep; at most ${DEEPEST} are read`);
    try {
      const value: unknown = JSON.parse(line);
      if (isBag(value)) return value;
    } catch (fault) {
      return this.wrong('NOT_JSON', `it is not JSON: ${fault instanceof Error ? fault.message : fault}`);
    }
    return this.wrong('NOT_JSON', 'it is not a JSON object');
  }

  private inOrder(step: Step, read: () => BundleItem | undefined): BundleItem | undefined {
    const at = STEPS.indexOf(step);
    if (at < this.step)
      return this.wrong('OUT_OF_ORDER', `${article(step)} stands after ${article(STEPS[this.step] ?? step)}`);
    this.step = at;
    return read();
  }

  private readHeading({
    bundle,
    campaign,
    format,
    people,
    eyes = 'referee',
  }: Members): BundleItem | undefined {
    if (bundle !== BUNDLE || typeof campaign !== 'string' || !isEyes(eyes))
      return this.wrong('BAD_HEADING', 'this is not the heading of a campaign');
    if (!READ_FORMATS.includes(format))
      return this.wrong(
        'ANOTHER_FORMAT',
        `the bundle has format ${String(format)}; formats up to ${BUNDLE_FORMAT} are read here: use what belongs to the server that wrote it, or something newer`,
      );
    this.heading = { campaign, eyes, format: format as number, people: namesIn(people) };
    return { heading: this.heading };
  }

  private readSeed({ seed, value }: Members): BundleItem | undefined {
    const bytes = typeof value === 'string' ? fromHex(value) : null;
    if (typeof seed !== 'string' || typeof value !== 'string' || bytes?.length !== 32)
      return this.wrong('BAD_SEED', 'a seed is 64 hexadecimal digits');
    if (hashOf(this.ground, bytes) !== seed)
      return this.wrong('SEED_DIFFERS', `this is not the seed whose hash is ${seed}`);
    return { seed: { seed, value } };
  }

  private readEvent(members: Members, line: string): BundleItem | undefined {
    const event = { ...members, payload: cutText(line, 'payload') } as unknown as BundleEvent;
    const { position, battle, version } = event;
    if (!isEvent(event) || members.event !== position || eventLine(event) !== line)
      return this.wrong(
        'BAD_EVENT',
        'an event has the members event, position, battle, version, kind, format, actor, key, at, hash, commandHash and payload, in this order and without blanks',
        { position: this.position + 1 },
      );
    this.events++;
    this.checkPosition(event);
    this.checkChain(event);
    if (battle !== null) this.checkVersion(event, battle, version);
    if (isOfReferee(this.heading?.eyes ?? 'referee')) this.receipts.event(event);
    return { event, payload: members.payload };
  }

  private checkPosition({ position }: BundleEvent): void {
    const expected = this.position + 1;
    if (position !== expected)
      this.wrong(
        'GAP_IN_POSITIONS',
        `position ${expected} should stand here, and it is position ${position}`,
        { position: expected },
      );
    this.position = position;
  }

  private checkChain(event: BundleEvent): void {
    const { position, hash } = event;
    const expected = chainHash(this.ground, this.hash, this.heading?.campaign ?? '', event);
    if (hash !== expected)
      this.wrong(
        'BROKEN_CHAIN',
        `the event at position ${position} is not as it was stored, or the one before it is not: its hash should be ${expected}`,
        { position },
      );
    // From here on with the stored hash: what comes later is judged by itself.
    this.hash = hash;
  }

  private checkVersion({ position }: BundleEvent, battle: string, version: number | null): void {
    const expected = (this.battles.get(battle) ?? 0) + 1;
    // What happened aside, one side does not know: there its versions have gaps.
    const mayLeap = !isOfReferee(this.heading?.eyes ?? 'referee') && (version ?? 0) > expected;
    if (version !== expected && !mayLeap)
      this.wrong(
        'GAP_IN_VERSIONS',
        `battle ${battle} has version ${version} at position ${position}, where ${expected} should be`,
        { position, battle, version: expected },
      );
    this.battles.set(battle, version ?? expected);
  }

  private readCommand(members: Members, line: string): BundleItem | undefined {
    const answer = members.answer === null ? null : cutText(line, 'answer');
    const command = { ...members, answer } as unknown as BundleCommand;
    if (!isCommand(command) || members.command !== command.key || commandLine(command) !== line)
      return this.wrong(
        'BAD_COMMAND',
        'a command has the members command, actor, key, request, first, last, at and answer, in this order and without blanks',
      );
    this.commands++;
    const { first, last, actor, key } = command;
    if (last < first) return { command };
    const found = this.receipts.command(command, commandHash(this.ground, command));
    if (found)
      this.wrong('COMMAND_DIFFERS', `what is kept of the command "${key}" of ${actor} ${found}`, {
        position: last,
      });
    return { command };
  }

  private readProvenance(members: Members): BundleItem | undefined {
    const { provenance, at, events, hash, signed } = members;
    const isRight =
      provenance === ++this.provenances &&
      isCount(at) &&
      isCount(events) &&
      typeof hash === 'string' &&
      (signed === null || typeof signed === 'string');
    if (!isRight)
      return this.wrong(
        'BAD_PROVENANCE',
        'provenance has the members provenance (1, 2…), at, events, hash and signed',
      );
    return { provenance: { provenance: this.provenances, at, events, hash, signed } };
  }

  private readManifest(members: Members, line: string): BundleItem | undefined {
    if (!isBag(members.manifest)) return this.wrong('MANIFEST_DIFFERS', 'the manifest is not an object');
    const manifest = members.manifest as unknown as Manifest;
    this.manifest = manifest;
    const { events, commands, hash, heading } = this;
    const counted = {
      ...{ campaign: heading?.campaign, events, commands, hash, sha256: this.sha.hex() },
    };
    for (const [name, value] of Object.entries(counted))
      if (manifest[name as keyof Manifest] !== value)
        this.wrong(
          'MANIFEST_DIFFERS',
          `the manifest says that ${name} is ${String(manifest[name as keyof Manifest])}, but it is ${value}`,
        );
    this.checkBattles(manifest.battles);
    this.checkLeftOver();
    const { signed, head } = members;
    const ending = { manifest, signed, ...(head !== undefined && { head }) };
    if (JSON.stringify(ending) !== line)
      this.wrong('MANIFEST_DIFFERS', 'the last line holds more than the manifest and its signatures');
    return { manifest, signed, head };
  }

  private checkBattles(said: unknown): void {
    const known = isBag(said) ? said : {};
    for (const battle of new Set([...Object.keys(known), ...this.battles.keys()]))
      if (known[battle] !== this.battles.get(battle))
        this.wrong(
          'MANIFEST_DIFFERS',
          `the manifest says that battle ${battle} has version ${String(known[battle])}, but it has ${this.battles.get(battle)}`,
          { battle },
        );
  }

  private checkLeftOver(): void {
    const left = this.receipts.left();
    if (left !== undefined)
      this.wrong(
        'COMMAND_MISSING',
        `the command that has led to the event at position ${left} is missing: given again, it would be carried out again`,
        { position: left },
      );
  }
}

const LINE_END = new Uint8Array([10]);

const article = (step: Step): string =>
  ({
    heading: 'the heading',
    seed: 'a seed',
    event: 'an event',
    command: 'a command',
    provenance: 'provenance',
    manifest: 'the manifest',
  })[step];

const isBag = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isHash = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isEvent({
  position,
  battle,
  version,
  kind,
  format,
  actor,
  key,
  at,
  hash,
  commandHash,
}: BundleEvent) {
  const isInStream = isText(battle) && UUID.test(battle) && isCount(version);
  return (
    isCount(position) &&
    (isInStream || (battle === null && version === null)) &&
    [kind, actor, key].every(isText) &&
    isCount(format) &&
    Number.isSafeInteger(at) &&
    isHash(hash) &&
    (commandHash === null || isHash(commandHash))
  );
}

function isCommand({ actor, key, request, first, last, at }: BundleCommand): boolean {
  return (
    isText(actor) &&
    isText(key) &&
    isHash(request) &&
    [first, last].every(isCount) &&
    Number.isSafeInteger(at)
  );
}

function isEyes(eyes: unknown): eyes is Eyes {
  return eyes === 'referee' || (isBag(eyes) && isText(eyes.side) && Object.keys(eyes).length === 1);
}

function namesIn(people: unknown): People {
  if (!isBag(people)) return {};
  return Object.fromEntries(
    Object.entries(people).filter((pair): pair is [string, string] => isText(pair[1])),
  );
}
