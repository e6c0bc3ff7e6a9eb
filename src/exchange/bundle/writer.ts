/** Writes a bundle's lines, and keeps what the manifest says of them. */

import { fromHex } from '../../rules-core/kernel/dice/sha256.js';
import { chainHash, commandLine, eventLine } from './chain.js';
import { Folds } from './folds.js';
import {
  BUNDLE,
  BUNDLE_FORMAT,
  type BundleCommand,
  type BundleEvent,
  type Eyes,
  isOfReferee,
  type Manifest,
  type People,
  type Pins,
  type Provenance,
} from './format.js';
import { type Ground, type Hasher, hashOf, utf8 } from './ground.js';
import { PinsSeen } from './pins.js';

interface Signing {
  sign(typ: 'hexledger-bundle', text: string): string;
  signHead(head: { readonly campaign: string; readonly position: number; readonly hash: string }): string;
}

export class BundleWriter {
  private readonly sha: Hasher;
  private readonly battles: Record<string, number> = {};
  private readonly folds: Folds;
  private readonly seen = new PinsSeen();
  private events = 0;
  private commands = 0;
  private hash = '';

  constructor(
    private readonly ground: Pick<Ground, 'sha256'>,
    private readonly campaign: string,
    private readonly eyes: Eyes = 'referee',
  ) {
    this.sha = ground.sha256();
    this.folds = new Folds(ground, !isOfReferee(eyes));
  }

  heading(people: People): string {
    const { campaign, eyes } = this;
    return this.line(JSON.stringify({ bundle: BUNDLE, format: BUNDLE_FORMAT, campaign, eyes, people }));
  }

  seed(value: string): string {
    const seed = hashOf(this.ground, fromHex(value) ?? new Uint8Array());
    return this.line(JSON.stringify({ seed, value }));
  }

  /** As it lies in the log. */
  event(event: BundleEvent): string {
    const { battle, version, kind } = event;
    this.events++;
    this.hash = event.hash;
    if (battle !== null && version !== null) {
      const payload: unknown = JSON.parse(event.payload);
      // One side does not know what happened aside: then nothing comes of the rest.
      if (version !== (this.battles[battle] ?? 0) + 1) this.folds.giveUp(battle);
      this.battles[battle] = version;
      this.seen.add(kind, battle, payload);
      this.folds.add(kind, battle, payload);
    }
    return this.line(eventLine(event));
  }

  /** As one side knows it: it stands in a chain of this bundle's own. */
  seenEvent(event: Pick<BundleEvent, 'battle' | 'version' | 'kind' | 'at' | 'payload'>): string {
    const own = {
      ...{ ...event, position: this.events + 1, format: 1, actor: '', key: '', commandHash: null },
    };
    return this.event({ ...own, hash: chainHash(this.ground, this.hash, this.campaign, own) });
  }

  command(command: BundleCommand): string {
    this.commands++;
    return this.line(commandLine(command));
  }

  provenance({ provenance, at, events, hash, signed }: Provenance): string {
    return this.line(JSON.stringify({ provenance, at, events, hash, signed }));
  }

  /** The names of the boards that the events speak of. */
  get boards(): string[] {
    return [...this.seen.boards].sort();
  }

  manifest(boards: Pins['boards']): Manifest {
    const { campaign, events, commands, battles, hash } = this;
    const folds = this.folds.hashes();
    const pins = this.seen.pins(boards);
    return { campaign, events, commands, battles, folds, pins, hash, sha256: this.sha.hex() };
  }

  /** The last line. Of one side's knowledge there is no head: its chain is the bundle's own. */
  ending(manifest: Manifest, key: Signing): string {
    const { campaign, events, hash } = manifest;
    const signed = key.sign('hexledger-bundle', JSON.stringify(manifest));
    const head = isOfReferee(this.eyes) && { head: key.signHead({ campaign, position: events, hash }) };
    return `${JSON.stringify({ manifest, signed, ...head })}\n`;
  }

  private line(text: string): string {
    const whole = `${text}\n`;
    this.sha.update(utf8(whole));
    return whole;
  }
}
