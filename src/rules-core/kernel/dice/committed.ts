/**
 * Live dice. The battle's first event publishes the hash of a secret seed; every action cuts its faces from blocks
 * HMAC-SHA256(seed, "battle:drawn:block"), where `drawn` counts the earlier actions that rolled; the seed is revealed when
 * the battle ends, and anybody can check every roll. Nobody can look ahead without the seed. What rolls nothing shifts no
 * dice: a side that would like others has to roll, and to live with what it rolled. An action that is taken back has
 * still drawn its dice. Rolls that only some sides see are cut from blocks of their own,
 * HMAC-SHA256(seed, "battle:to sides:drawn:block"): they shift nothing that the others see.
 * When an end is taken back, its seed is known: from that version on another one holds.
 */
import {
  DiceError,
  type DiceSource,
  type DiceSourceName,
  type Die,
  diceSource,
  lowestFace,
  type Roll,
  throwEach,
} from './dice.js';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from './sha256.js';

/** Names the algorithm, so that old battles stay checkable when a newer one comes. */
export const DICE_SCHEME = 'hmac-sha256/1';
/** The same blocks, cut for the entries of a campaign's book: "key:entry:block". Under the first scheme all entries shared "key:0:block". */
export const ENTRY_DICE_SCHEME = 'hmac-sha256/2';
/** As above, for battles. Under the first scheme an action's dice followed from its version, "battle:version:block". */
export const BATTLE_DICE_SCHEME = 'hmac-sha256/3';
export const DICE_SCHEMES = [DICE_SCHEME, ENTRY_DICE_SCHEME, BATTLE_DICE_SCHEME] as const;
export type DiceScheme = (typeof DICE_SCHEMES)[number];

/** What is published before the first roll. */
export interface Commitment {
  readonly scheme: DiceScheme;
  readonly hash: string;
}

/** Seeds, or what is said of them, come one after the other: each holds from a version on, until the next one does. */
export interface FromVersion {
  readonly from: number;
}

export type CommitmentFrom = Commitment & FromVersion;

/** The one that holds at a version; they come oldest first. */
export function holdingAt<Held extends FromVersion>(held: readonly Held[], version: number): Held {
  const found = held.findLast(({ from }) => from <= version);
  if (found) return found;
  throw new DiceError(
    'DICE_BAD_SEED',
    `No dice hold at version ${version}: give the first seed too.`,
    'seed',
  );
}

/** How many actions of a battle have drawn open dice, under "", and dice for some eyes only, under "to" those sides. */
export type Drawn = Readonly<Record<string, number>>;

export const NOTHING_DRAWN: Drawn = {};

/** A roll of an action, and who may see it where not everybody may. */
type Seen = { readonly to?: readonly string[] };

const streamOf = (to: readonly string[] | undefined): string => (to ? `to ${[...to].sort().join(' ')}` : '');

/** The rolls of an action that are the server's: the players' word is for open dice only. */
export function rolledLive<R extends Seen>({
  dice,
  rolls,
}: {
  dice: string;
  rolls: readonly R[];
}): readonly R[] {
  if (dice === 'live') return rolls;
  return dice === 'declared' ? rolls.filter(({ to }) => to !== undefined) : [];
}

/** What has been drawn when an action with these live rolls is over. */
export function drawnAfter(drawn: Drawn, live: readonly Seen[]): Drawn {
  if (live.length === 0) return drawn;
  const after: Record<string, number> = { ...drawn };
  for (const stream of new Set(live.map(({ to }) => streamOf(to)))) after[stream] = (after[stream] ?? 0) + 1;
  return after;
}

/** A seed with its key schedule done: one per battle, any number of actions. */
export interface DiceSeed {
  readonly commitment: Commitment;
  /** The dice of one action. */
  forAction(battle: string, version: number): DiceSource;
  /** The dice of the next action of a battle, after what was drawn in it. */
  after(battle: string, drawn: Drawn): DiceSource;
}

/** `seed`: 64 hex digits (32 random bytes), drawn and kept by the server. */
export function diceSeed(seed: string): DiceSeed {
  const bytes = seedBytes(seed);
  const keyed = hmacSha256(bytes);
  return {
    commitment: { scheme: DICE_SCHEME, hash: toHex(sha256(bytes)) },
    forAction(battle, version) {
      const faceOf = faceCutter((block) => keyed(utf8(`${battle}:${version}:${block}`)));
      return diceSource('live', (purpose, spec) => throwEach(purpose, spec, (die) => faceOf(die.sides)));
    },
    after(battle, drawn) {
      const cutters = new Map<string, (sides: number) => number>();
      const cutterOf = (stream: string) => {
        const found = cutters.get(stream);
        if (found) return found;
        const key = [battle, ...(stream ? [stream] : []), drawn[stream] ?? 0].join(':');
        const cutter = faceCutter((block) => keyed(utf8(`${key}:${block}`)));
        cutters.set(stream, cutter);
        return cutter;
      };
      return diceSource('live', (purpose, spec, _, to) => {
        const faceOf = cutterOf(streamOf(to));
        return throwEach(purpose, spec, (die) => faceOf(die.sides));
      });
    },
  };
}

/** The dice of a battle's action, by the scheme of its seed. */
export function battleDice(
  seed: DiceSeed,
  scheme: DiceScheme,
  { battle, version, drawn }: { battle: string; version: number; drawn: Drawn },
): DiceSource {
  return scheme === BATTLE_DICE_SCHEME ? seed.after(battle, drawn) : seed.forAction(battle, version);
}

export function commitmentOf(seed: string, scheme: DiceScheme = DICE_SCHEME): Commitment {
  return { scheme, hash: toHex(sha256(seedBytes(seed))) };
}

function seedBytes(seed: string): Uint8Array {
  const bytes = fromHex(seed);
  if (bytes?.length === 32) return bytes;
  throw new DiceError('DICE_BAD_SEED', 'A dice seed is 64 hexadecimal digits: give the whole seed.', 'seed');
}

/**
 * Exactly uniform faces out of a stream of blocks: a byte (two for more than 256 sides) above the last whole
 * multiple of the number of sides is thrown away, never folded.
 */
function faceCutter(blockAt: (block: number) => Uint8Array): (sides: number) => number {
  let block: Uint8Array = blockAt(0);
  let blocks = 1;
  let at = 0;
  const nextByte = (): number => {
    if (at === block.length) {
      block = blockAt(blocks++);
      at = 0;
    }
    return block[at++]!;
  };
  return (sides) => {
    const range = sides <= 256 ? 256 : 65_536;
    const fair = range - (range % sides);
    for (;;) {
      const drawn = range === 256 ? nextByte() : nextByte() * 256 + nextByte();
      if (drawn < fair) return lowestFace(sides) + (drawn % sides);
    }
  };
}

/** The rolls of one action, as the log has them, and where they came from. */
export interface RolledAction {
  readonly battle: string;
  readonly version: number;
  readonly dice: DiceSourceName;
  readonly rolls: readonly (Roll & Seen)[];
}

interface Failed {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly path: string;
}

type Verification = { readonly ok: true; readonly rolls: number; readonly drawn: Drawn } | Failed;

/** A seed as it is published, with what was published of it before its first roll. */
export interface PublishedSeed extends FromVersion {
  readonly seed: string;
  readonly commitment: { readonly scheme: string; readonly hash: string };
}

/**
 * Checks the revealed seeds against their commitments, and every action of a battle against the seed that holds at its
 * version: from its first action on, or from the one after `drawn`.
 */
export function verifySeeds(
  seeds: readonly PublishedSeed[],
  actions: readonly RolledAction[],
  drawn: Drawn = NOTHING_DRAWN,
): Verification {
  const check = new RollCheck(drawn);
  for (const held of seeds) {
    const problem = check.hold(held);
    if (problem) return problem;
  }
  for (const [index, action] of actions.entries()) {
    const found = check.add(action, `actions[${index}]`);
    if (found) return found;
  }
  return { ok: true, rolls: check.rolls, drawn: check.drawn };
}

/** The same for readers of a log from its beginning: seeds and actions come one after the other. */
export class RollCheck {
  /** How many rolls are as their seeds say. */
  rolls = 0;
  /** How many actions whose rolls are not shown may have drawn dice since the last that fitted. */
  private unseen = 0;
  private held: (FromVersion & { readonly seed: PublishedSeed; readonly keyed: DiceSeed })[] = [];

  /** `isRedacted`: the actions are as one side knows them, and what they rolled unseen is not among them. */
  constructor(
    public drawn: Drawn = NOTHING_DRAWN,
    private readonly isRedacted: boolean = false,
  ) {}

  /** From its version on this seed holds. */
  hold(seed: PublishedSeed): Failed | undefined {
    const problem = problemOf(seed);
    if (!problem) this.held.push({ from: seed.from, seed, keyed: diceSeed(seed.seed) });
    return problem;
  }

  /** The battle is over: its seeds need not be kept ready. If it is taken up again, another one holds. */
  rest(): void {
    this.held = [];
  }

  add(action: RolledAction, path: string): Failed | undefined {
    const own = rolledLive(action);
    if (own.length === 0) {
      this.unseen++;
      return undefined;
    }
    const { seed } = holdingAt(this.held, action.version);
    // Under the first scheme the players declared secret rolls too.
    const isChecked = seed.commitment.scheme === BATTLE_DICE_SCHEME || action.dice === 'live';
    const found = isChecked ? this.difference(action, path) : undefined;
    if (found) return found;
    this.unseen = 0;
    if (isChecked) this.rolls += own.length;
    this.drawn = drawnAfter(this.drawn, own);
    return undefined;
  }

  /** Where something may have rolled unseen, so many draws may lie between. */
  private difference(action: RolledAction, path: string): Failed | undefined {
    const { seed, keyed } = holdingAt(this.held, action.version);
    const scheme = seed.commitment.scheme as DiceScheme;
    const differs = (drawn: Drawn) =>
      firstDifference(battleDice(keyed, scheme, { ...action, drawn }), action, path);
    const first = differs(this.drawn);
    if (!first || !this.isRedacted || scheme !== BATTLE_DICE_SCHEME) return first;
    const streams = [...new Set(rolledLive(action).map(({ to }) => streamOf(to)))];
    for (let skipped = 1; skipped <= this.unseen; skipped++)
      for (const moved of skippedIn(this.drawn, streams, skipped))
        if (!differs(moved)) {
          this.drawn = moved;
          return undefined;
        }
    return first;
  }
}

/** Every way in which one or all of these streams may have gone on by so many draws. */
function skippedIn(drawn: Drawn, streams: readonly string[], by: number): Drawn[] {
  const on = (moved: readonly string[]): Drawn => ({
    ...drawn,
    ...Object.fromEntries(moved.map((stream) => [stream, (drawn[stream] ?? 0) + by])),
  });
  return streams.length > 1 ? [on(streams), ...streams.map((stream) => on([stream]))] : [on(streams)];
}

/** Checks a battle whose dice all came from one seed. */
export function verifyRolls(
  seed: string,
  commitment: { readonly scheme: string; readonly hash: string },
  actions: readonly RolledAction[],
): Verification {
  return verifySeeds([{ from: 0, seed, commitment }], actions);
}

function problemOf({ seed, commitment: { scheme, hash } }: PublishedSeed): Failed | undefined {
  if (scheme !== DICE_SCHEME && scheme !== BATTLE_DICE_SCHEME)
    return differs('DICE_SCHEME', `These dice follow "${scheme}": check them with that scheme.`, 'scheme');
  const bytes = fromHex(seed);
  if (bytes?.length !== 32) return differs('DICE_BAD_SEED', 'A dice seed is 64 hexadecimal digits.', 'seed');
  if (toHex(sha256(bytes)) === hash.toLowerCase()) return undefined;
  return differs(
    'DICE_SEED_NOT_COMMITTED',
    'This is not the seed whose hash was published at the start.',
    'seed',
  );
}

function firstDifference(live: DiceSource, action: RolledAction, at: string): Failed | undefined {
  const own = new Set(rolledLive(action));
  for (const [ordinal, stored] of action.rolls.entries()) {
    if (!own.has(stored)) continue;
    const path = `${at}.rolls[${ordinal}]`;
    if (stored.dice.length === 0)
      return differs('DICE_BAD_SPEC', 'A roll without dice cannot be checked.', path);
    const due = stored.to
      ? live.secretly(stored.to, stored.for, ...stored.dice)
      : live.roll(stored.for, ...stored.dice);
    if (sameFaces(due.dice, stored.dice)) continue;
    return differs(
      'DICE_DIFFER',
      `Action ${action.version}, "${stored.for}": the seed gives ${faces(due.dice)}, the log says ${faces(stored.dice)}.`,
      path,
    );
  }
  return undefined;
}

function sameFaces(a: readonly Die[], b: readonly Die[]): boolean {
  return a.length === b.length && a.every((die, i) => die.face === b[i]!.face);
}

function faces(dice: readonly Die[]): string {
  return dice.map((die) => die.face).join(', ');
}

function differs(code: string, message: string, path: string): Failed {
  return { ok: false, code, message, path };
}
