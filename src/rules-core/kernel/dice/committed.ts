/**
 * Live dice. The battle's first event publishes the hash of a secret seed; every action cuts its faces from blocks
 * HMAC-SHA256(seed, "battle:version:block"); the seed is revealed when the battle ends, and anybody can check every roll.
 * A roll depends on the battle, the action's version and what was rolled before it in the same action: nobody can look
 * ahead without the seed, and what happens in another action shifts nothing. When an end is taken back, its seed is known:
 * from that version on another one holds.
 */
import {
  DiceError,
  type DiceSource,
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
export const DICE_SCHEMES = [DICE_SCHEME, ENTRY_DICE_SCHEME] as const;
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

/** A seed with its key schedule done: one per battle, any number of actions. */
export interface DiceSeed {
  readonly commitment: Commitment;
  /** The dice of one action. */
  forAction(battle: string, version: number): DiceSource;
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
  };
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

/** The rolls of one action, as the log has them. */
export interface RolledAction {
  readonly battle: string;
  readonly version: number;
  readonly rolls: readonly Roll[];
}

export type Verification =
  | { readonly ok: true; readonly rolls: number }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly path: string };

/** A seed as it is published, with what was published of it before its first roll. */
export interface PublishedSeed extends FromVersion {
  readonly seed: string;
  readonly commitment: { readonly scheme: string; readonly hash: string };
}

/** Checks every action with the seed that holds at its version, as `verifyRolls` does. */
export function verifySeeds(seeds: readonly PublishedSeed[], actions: readonly RolledAction[]): Verification {
  let rolls = 0;
  for (const held of seeds) {
    const isOwn = ({ version }: RolledAction) => holdingAt(seeds, version) === held;
    // The others stay in their places without rolls, so that a path leads to the action it is about.
    const own = actions.map((action) => (isOwn(action) ? action : { ...action, rolls: [] }));
    const found = verifyRolls(held.seed, held.commitment, own);
    if (!found.ok) return found;
    rolls += found.rolls;
  }
  return { ok: true, rolls };
}

/** Checks a revealed seed against the commitment, and every roll against the seed. Declared dice are not the seed's: leave those actions out. */
export function verifyRolls(
  seed: string,
  commitment: { readonly scheme: string; readonly hash: string },
  actions: readonly RolledAction[],
): Verification {
  if (commitment.scheme !== DICE_SCHEME) {
    return differs(
      'DICE_SCHEME',
      `These dice follow "${commitment.scheme}": check them with that scheme.`,
      'scheme',
    );
  }
  const bytes = fromHex(seed);
  if (bytes?.length !== 32) return differs('DICE_BAD_SEED', 'A dice seed is 64 hexadecimal digits.', 'seed');
  if (toHex(sha256(bytes)) !== commitment.hash.toLowerCase()) {
    return differs(
      'DICE_SEED_NOT_COMMITTED',
      'This is not the seed whose hash was published at the start.',
      'seed',
    );
  }
  const keyed = diceSeed(seed);
  let rolls = 0;
  for (const [index, action] of actions.entries()) {
    const found = firstDifference(keyed.forAction(action.battle, action.version), action, index);
    if (found) return found;
    rolls += action.rolls.length;
  }
  return { ok: true, rolls };
}

function firstDifference(live: DiceSource, action: RolledAction, index: number): Verification | null {
  for (const [ordinal, stored] of action.rolls.entries()) {
    const path = `actions[${index}].rolls[${ordinal}]`;
    if (stored.dice.length === 0)
      return differs('DICE_BAD_SPEC', 'A roll without dice cannot be checked.', path);
    const due = live.roll(stored.for, ...stored.dice);
    if (sameFaces(due.dice, stored.dice)) continue;
    return differs(
      'DICE_DIFFER',
      `Action ${action.version}, "${stored.for}": the seed gives ${faces(due.dice)}, the log says ${faces(stored.dice)}.`,
      path,
    );
  }
  return null;
}

function sameFaces(a: readonly Die[], b: readonly Die[]): boolean {
  return a.length === b.length && a.every((die, i) => die.face === b[i]!.face);
}

function faces(dice: readonly Die[]): string {
  return dice.map((die) => die.face).join(', ');
}

function differs(code: string, message: string, path: string): Verification {
  return { ok: false, code, message, path };
}
