/**
 * Checks a bundle without a server: form, chain, positions and versions, commands, what comes of the events, dice against
 * seeds, signatures, and where it came from. It goes on after what is wrong, so that all of it is told.
 */
import type { BundleFinding, BundleFlaw } from './finding.js';
import { Folds, TooManyStreams } from './folds.js';
import {
  BATTLE_CLOSED,
  BUNDLE_FORMAT,
  type BundleEvent,
  DICE_REVEALED,
  type Eyes,
  isOfReferee,
  type Manifest,
  type Pins,
  type Provenance,
} from './format.js';
import { BadCompression, type Ground } from './ground.js';
import { LineTooLong, linesOf } from './lines.js';
import { PinsSeen } from './pins.js';
import { BundleReader } from './reader.js';
import { Rolls } from './rolls.js';
import { claimIn, isGenuine, type SignedType } from './signed.js';

interface Expectations {
  /** Public keys, one of which must have signed it. If empty, any signature will do, and the report names its key. */
  readonly signedBy?: readonly string[];
  /** Signed heads of this campaign that were kept elsewhere. */
  readonly heads?: readonly string[];
}

/** Where the log came from, as the bundle proves it. */
interface CameFrom extends Pick<Provenance, 'at' | 'events'> {
  readonly signer: string | null;
}

export interface BundleReport {
  readonly campaign: string | null;
  readonly eyes: Eyes | null;
  readonly format: number | null;
  readonly events: number;
  readonly commands: number;
  readonly battles: number;
  /** How many streams come to what the manifest says. */
  readonly folds: number;
  readonly rolls: number;
  readonly hash: string;
  /** By whom the manifest is signed; null: by nobody, or this machine cannot check it. */
  readonly signer: string | null;
  readonly provenance: readonly CameFrom[];
  readonly pins: Pins | null;
  /** Checks that this machine could not make. */
  readonly unchecked: readonly string[];
  /** In the order of the lines; empty when all is well. */
  readonly findings: readonly BundleFinding[];
}

/** After so many nothing more is looked for. */
const MOST_FINDINGS = 100;

class Enough extends Error {}

/** At this position the chain should have this hash, somebody says. */
interface Awaited {
  readonly flaw: 'ANCHOR_DIFFERS' | 'PROVENANCE_DIFFERS';
  readonly at: number;
  readonly hash: string;
  readonly from: string;
}

export async function verifyBundle(
  ground: Ground,
  packed: AsyncIterable<Uint8Array>,
  expected: Expectations = {},
): Promise<BundleReport> {
  const verifier = new Verifier(ground, expected);
  try {
    for await (const lines of linesOf(ground.unpack(packed))) for (const line of lines) verifier.line(line);
    await verifier.end();
  } catch (fault) {
    if (!verifier.broke(fault)) throw fault;
  }
  return verifier.result();
}

class Verifier {
  private readonly findings: BundleFinding[] = [];
  private readonly unchecked = new Set<string>();
  private readonly reader: BundleReader;
  private readonly pins = new PinsSeen();
  private readonly seeds = new Map<string, string>();
  private readonly unpublished = new Map<string, number>();
  private readonly provenance: (CameFrom & { readonly line: number; readonly claimed: Provenance })[] = [];
  private readonly signatures: { readonly line: number; readonly signed: unknown; readonly head: unknown }[] =
    [];
  private readonly awaited: Awaited[] = [];
  private readonly versions = new Map<string, number>();
  private folds: Folds;
  private rolls: Rolls;
  private folded = 0;
  private signer: string | null = null;

  constructor(
    private readonly ground: Ground,
    private readonly expected: Expectations,
  ) {
    this.reader = new BundleReader(ground, (finding) => this.found(finding));
    this.folds = new Folds(ground, false);
    this.rolls = new Rolls(this.seeds, false);
  }

  private get isWhole(): boolean {
    return isOfReferee(this.reader.heading?.eyes ?? 'referee');
  }

  private found(finding: BundleFinding): void {
    this.findings.push(finding);
    const isLost = finding.flaw === 'BAD_HEADING' || finding.flaw === 'ANOTHER_FORMAT';
    if (isLost || this.findings.length >= MOST_FINDINGS) throw new Enough();
  }

  private wrong(flaw: BundleFlaw, message: string, place: Partial<BundleFinding> = {}): void {
    this.reader.wrong(flaw, message, place);
  }

  line(bytes: Uint8Array): void {
    const item = this.reader.read(bytes);
    if (!item) return;
    if ('heading' in item) this.begin();
    if ('seed' in item) {
      this.seeds.set(item.seed.seed, item.seed.value);
      this.unpublished.set(item.seed.value, this.reader.number);
    }
    if ('event' in item) this.event(item.event, item.payload);
    if ('provenance' in item) this.cameFrom(item.provenance);
    if ('manifest' in item) this.ending(item.manifest, item.signed, item.head);
  }

  private begin(): void {
    this.folds = new Folds(this.ground, !this.isWhole);
    this.rolls = new Rolls(this.seeds, !this.isWhole);
    for (const head of this.expected.heads ?? []) this.awaitHead(head);
  }

  private event(event: BundleEvent, payload: unknown): void {
    const { kind, battle, version, position } = event;
    const place = { position, ...(battle !== null && { battle }), ...(version !== null && { version }) };
    for (const { flaw, hash, from, at } of this.awaited)
      if (at === position && hash !== event.hash)
        this.wrong(flaw, `the log was rewritten: ${from} has the hash ${hash} here`, place);
    if (kind === BATTLE_CLOSED || kind === DICE_REVEALED) this.published(payload, position);
    try {
      if (battle !== null) this.pins.add(kind, battle, payload);
      const rolled = this.rolls.add(kind, battle, version, payload);
      if (rolled) this.wrong(rolled.flaw, rolled.message, place);
    } catch {
      this.wrong('NOT_FOLDABLE', `the event does not have the form of "${kind}"`, place);
    }
    if (battle !== null) this.fold(kind, battle, payload, place);
  }

  private fold(kind: string, battle: string, payload: unknown, place: Partial<BundleFinding>): void {
    if (!this.isWhole && this.leaps(battle, place.version)) this.folds.giveUp(battle);
    const why = this.folds.add(kind, battle, payload);
    if (why !== undefined)
      this.wrong('NOT_FOLDABLE', `battle ${battle} cannot be folded from here on: ${why}`, place);
  }

  private leaps(battle: string, version = 0): boolean {
    const before = this.versions.get(battle) ?? 0;
    this.versions.set(battle, version);
    return version !== before + 1;
  }

  /** Seeds stand before the events, so that dice are checked in one pass. */
  private published(payload: unknown, position: number): void {
    const seed = (payload as { seed?: unknown } | null)?.seed;
    if (typeof seed !== 'string') return;
    if (this.unpublished.delete(seed)) return;
    if ([...this.seeds.values()].includes(seed) || this.reader.heading?.format !== BUNDLE_FORMAT) return;
    this.wrong('SEED_MISSING', 'this event publishes a seed that does not stand among the seeds', {
      position,
    });
  }

  private cameFrom(claimed: Provenance): void {
    const { at, events } = claimed;
    const claim = claimIn('hexledger-bundle', claimed.signed);
    const signer = claim?.publicKey ?? null;
    this.provenance.push({ at, events, signer, line: this.reader.number, claimed });
    if (claimed.signed !== null && !this.isSaidBy(claim?.text, claimed))
      this.wrong('PROVENANCE_DIFFERS', 'no other server has signed this');
    const from = 'the server that it came from';
    this.awaited.push({ flaw: 'PROVENANCE_DIFFERS', at: events, hash: claimed.hash, from });
  }

  private isSaidBy(signed: string | undefined, { events, hash }: Provenance): boolean {
    const said = signed === undefined ? {} : manifestIn(signed);
    return said.campaign === this.reader.heading?.campaign && said.events === events && said.hash === hash;
  }

  private ending(manifest: Manifest, signed: unknown, head: unknown): void {
    this.signatures.push({ line: this.reader.number, signed, head });
    for (const [, line] of this.unpublished)
      this.wrong('SEED_NOT_PUBLISHED', 'no event publishes this seed', { line });
    this.checkFolds(manifest.folds);
    this.checkPins(manifest.pins);
  }

  private checkFolds(said: Manifest['folds']): void {
    if (!said) {
      this.missing('folds');
      return;
    }
    const found = this.folds.hashes();
    for (const battle of new Set([...Object.keys(said), ...Object.keys(found)]))
      if (said[battle] === found[battle]) this.folded++;
      else if (found[battle] !== undefined)
        this.wrong(
          'FOLD_DIFFERS',
          `battle ${battle} comes to ${found[battle]}, and the manifest says ${said[battle] ?? 'nothing'}`,
          { battle },
        );
      else if (!this.findings.some((one) => one.flaw === 'NOT_FOLDABLE' && one.battle === battle))
        this.wrong('FOLD_DIFFERS', `the manifest says what comes of ${battle}, and there is no such battle`, {
          battle,
        });
  }

  /** Formats of before had none. */
  private missing(what: string): void {
    if (this.reader.heading?.format === BUNDLE_FORMAT)
      this.wrong('MANIFEST_DIFFERS', `the manifest says nothing of ${what}`);
  }

  private checkPins(said: Pins | undefined): void {
    if (!said) {
      this.missing('pins');
      return;
    }
    const { rules, charts } = this.pins.pins({});
    const boards = Object.keys(said.boards ?? {}).sort();
    const own = JSON.stringify({ rules, charts, boards: [...this.pins.boards].sort() });
    if (own !== JSON.stringify({ rules: said.rules, charts: said.charts, boards }))
      this.wrong(
        'PINS_DIFFER',
        `the manifest pins other rules, charts or boards than the events rest on: ${own}`,
      );
  }

  async end(): Promise<void> {
    this.reader.finish();
    for (const { at, from } of this.awaited)
      if (at > this.reader.events)
        this.wrong('CUT_SHORT', `${from} knows the log up to position ${at}`, { position: at });
    for (const { line, signed, head } of this.signatures) await this.checkSignatures(line, signed, head);
    for (const { line, claimed, signer } of this.provenance)
      if (signer !== null) await this.genuine('hexledger-bundle', claimed.signed, line);
    for (const head of this.expected.heads ?? []) await this.checkHead(head);
    this.findings.sort((one, other) => one.line - other.line);
  }

  private async checkSignatures(line: number, signed: unknown, head: unknown): Promise<void> {
    const { manifest, heading } = this.reader;
    const claim = claimIn('hexledger-bundle', signed);
    if (!claim) {
      if (signed !== undefined || heading?.format !== 1)
        this.wrong('NOT_SIGNED', 'nobody has signed the manifest: anybody may have written it', { line });
      return;
    }
    if (claim.text !== JSON.stringify(manifest)) {
      this.wrong('SIGNATURE_DIFFERS', 'something else was signed than this manifest', { line });
      return;
    }
    const { signedBy = [] } = this.expected;
    if (signedBy.length > 0 && !signedBy.includes(claim.publicKey))
      this.wrong('ANOTHER_KEY', `it is signed with the key ${claim.publicKey}`, { line });
    if (!(await this.genuine('hexledger-bundle', signed, line))) return;
    this.signer = claim.publicKey;
    if (this.isWhole && heading?.format === BUNDLE_FORMAT)
      await this.checkOwnHead(head, claim.publicKey, line);
  }

  private async checkOwnHead(head: unknown, signer: string, line: number): Promise<void> {
    const claim = claimIn('hexledger-head', head);
    const { campaign, events, hash } = this.reader.manifest ?? {};
    const isRight =
      claim?.publicKey === signer && claim.text === JSON.stringify({ campaign, position: events, hash });
    if (isRight) await this.genuine('hexledger-head', head, line);
    else this.wrong('SIGNATURE_DIFFERS', 'the signed head is not that of this log', { line });
  }

  private async genuine(typ: SignedType, signed: unknown, line: number): Promise<boolean> {
    const claim = claimIn(typ, signed);
    const isGood = claim ? await isGenuine(this.ground, claim) : false;
    if (isGood === undefined) this.unchecked.add('signatures');
    if (isGood === false)
      this.wrong('SIGNATURE_DIFFERS', 'the signature does not fit what is signed', { line });
    return isGood === true;
  }

  private awaitHead(head: string): void {
    const claim = claimIn('hexledger-head', head);
    const { campaign, position, hash } = claim ? headIn(claim.text) : {};
    if (typeof position !== 'number' || typeof hash !== 'string')
      this.wrong('NOT_SIGNED', 'what was given as a head is not one that a server has signed');
    else if (campaign !== this.reader.heading?.campaign)
      this.wrong('ANOTHER_CAMPAIGN', `the head that was kept is about campaign ${String(campaign)}`);
    else this.awaited.push({ flaw: 'ANCHOR_DIFFERS', at: position, hash, from: 'the head that was kept' });
  }

  private async checkHead(head: string): Promise<void> {
    const claim = claimIn('hexledger-head', head);
    if (claim) await this.genuine('hexledger-head', head, this.reader.number);
  }

  /** Returns true if the fault is the bundle's: it is told like all others. */
  broke(fault: unknown): boolean {
    if (fault instanceof Enough) return true;
    const flaw =
      (fault instanceof BadCompression && 'BAD_COMPRESSION') ||
      (fault instanceof LineTooLong && 'LINE_TOO_LONG') ||
      (fault instanceof TooManyStreams && 'TOO_MANY_STREAMS');
    if (!flaw) return false;
    const line = this.reader.number + 1;
    this.findings.push({ flaw, line, message: messageOf(fault) });
    return true;
  }

  result(): BundleReport {
    const { heading, events, commands, battles, hash, manifest } = this.reader;
    return {
      campaign: heading?.campaign ?? null,
      eyes: heading?.eyes ?? null,
      format: heading?.format ?? null,
      ...{ events, commands, hash },
      battles: battles.size,
      folds: this.folded,
      rolls: this.rolls.counted,
      signer: this.signer,
      provenance: this.provenance.map(({ at, events, signer }) => ({ at, events, signer })),
      pins: manifest?.pins ?? null,
      unchecked: [...this.unchecked],
      findings: this.findings,
    };
  }
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

function manifestIn(text: string): Partial<Manifest> {
  return bagIn(text) as Partial<Manifest>;
}

function headIn(text: string): { campaign?: unknown; position?: unknown; hash?: unknown } {
  return bagIn(text);
}

function bagIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // Signed or not, it says nothing.
  }
}
