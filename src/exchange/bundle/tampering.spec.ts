/** Kinds of tampering: each is found, named, and its place told. The forger has a key of their own, and knows the format. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { SigningKey } from '../../event-store/signing.js';
import { bundleLines, CAMPAIGN, checked, ENDED, KEY, LINE, OPEN, packedLines } from './bundle.testkit.js';
import { chainHash, commandHash, commandLine, cutText, eventLine } from './chain.js';
import type { BundleFlaw } from './finding.js';
import type { BundleCommand, BundleEvent, Manifest } from './format.js';
import { NODE } from './node-ground.js';

const THIEF = new SigningKey(Buffer.alloc(32, 99));
const WHOLE: readonly string[] = bundleLines();

/** Lines before the first event. */
const BEFORE = 3;
const lineAt = (position: number): number => BEFORE + position;
const indexOf = (position: number): number => lineAt(position) - 1;

// biome-ignore lint/suspicious/noExplicitAny: a forger may write anything
type Anything = any;
const parsed = (line: string | undefined): Anything => JSON.parse(line ?? '');
const eventAt = (lines: readonly string[], position: number): BundleEvent => {
  const line = lines[indexOf(position)] ?? '';
  return { ...parsed(line), payload: cutText(line, 'payload') };
};
const EVENTS = WHOLE.filter((line) => line.startsWith('{"event"')).map((_, i) => eventAt(WHOLE, i + 1));
const positionOf = (finds: (event: BundleEvent) => boolean): number => EVENTS.findIndex(finds) + 1;
const CLOSED = positionOf(({ kind }) => kind === 'battle.closed');
const OPENED = positionOf(({ battle }) => battle === ENDED);
const MOVED = positionOf(({ kind, payload }) => kind === 'battle.action' && payload.includes('"effects":['));
const ROLLED = positionOf(({ battle, payload }) => battle === ENDED && /"rolls":\[\{/.test(payload));
const ENTRY = positionOf(({ kind }) => kind === 'book.ruling');
const FIRST_COMMAND = WHOLE.findIndex((line) => line.startsWith('{"command"'));
const LAST = WHOLE.length;

type Edit = (lines: string[]) => void;

function edited(edit: Edit): string[] {
  const lines = [...WHOLE];
  edit(lines);
  return lines;
}

/** In one line, some text for another. */
const put =
  (index: number, what: string | RegExp, instead: string): Edit =>
  (lines) => {
    const before = lines[index] ?? '';
    lines[index] = before.replace(what, instead);
    expect(lines[index]).not.toBe(before);
  };

/** Makes the chain, the commands and the manifest fit what was changed, and signs with the thief's key. */
function forged(edit: Edit, manifestOf: (manifest: Anything) => Anything = (manifest) => manifest): string[] {
  const lines = edited(edit);
  const commands = new Map<string, BundleCommand>();
  for (const [i, line] of lines.entries())
    if (line.startsWith('{"command"')) {
      const command = { ...parsed(line), answer: cutText(line, 'answer') };
      commands.set(`${command.actor} ${command.key}`, {
        ...command,
        answer: command.answer === 'null' ? null : command.answer,
      });
      lines[i] = commandLine(commands.get(`${command.actor} ${command.key}`) as BundleCommand);
    }
  let hash = '';
  for (const [i, line] of lines.entries()) {
    if (!line.startsWith('{"event"')) continue;
    const event = { ...parsed(line), payload: cutText(line, 'payload') } as BundleEvent;
    const command = commands.get(`${event.actor} ${event.key}`);
    const isLast = command && event.commandHash !== null;
    const now = { ...event, commandHash: isLast ? commandHash(NODE, command) : event.commandHash };
    hash = chainHash(NODE, hash, CAMPAIGN, now);
    lines[i] = eventLine({ ...now, hash });
  }
  return resealed(lines, (manifest) => manifestOf({ ...manifest, hash }), THIEF);
}

/** Counts anew what the manifest counts. Without a key the old signature stays. */
function resealed(
  lines: string[],
  manifestOf: (manifest: Anything) => Anything = (manifest) => manifest,
  key?: SigningKey,
): string[] {
  const before = lines.slice(0, -1);
  const { manifest: old, signed, head } = parsed(WHOLE.at(-1));
  const sha256 = createHash('sha256')
    .update(before.map((line) => `${line}\n`).join(''))
    .digest('hex');
  const manifest: Manifest = manifestOf({ ...old, sha256 });
  const { hash, events } = manifest;
  const ending = key
    ? {
        signed: key.sign('hexledger-bundle', JSON.stringify(manifest)),
        head: key.signHead({ campaign: CAMPAIGN, position: events, hash }),
      }
    : { signed, head };
  return [...before, JSON.stringify({ manifest, ...ending })];
}

const without =
  (index: number, count = 1): Edit =>
  (lines) =>
    void lines.splice(index, count);

const LINES: readonly (readonly [string, BundleFlaw, number, () => string[]])[] = [
  // What anybody with an editor can do.
  [
    'a payload is changed',
    'BROKEN_CHAIN',
    lineAt(MOVED),
    () => edited(put(indexOf(MOVED), '"effects":[', '"effects": [')),
  ],
  ['a moment is changed', 'BROKEN_CHAIN', lineAt(7), () => edited(put(indexOf(7), /"at":1/, '"at":2'))],
  ['an actor is changed', 'BROKEN_CHAIN', lineAt(7), () => edited(put(indexOf(7), 'player-', 'prayer-'))],
  ['a key is changed', 'BROKEN_CHAIN', lineAt(7), () => edited(put(indexOf(7), /"key":"key/, '"key":"kex'))],
  [
    'a kind is changed',
    'BROKEN_CHAIN',
    lineAt(1),
    () => edited(put(indexOf(1), 'campaign.created', 'campaign.renamed')),
  ],
  [
    'a format is changed',
    'BROKEN_CHAIN',
    lineAt(1),
    () => edited(put(indexOf(1), '"format":1', '"format":2')),
  ],
  [
    'a hash is changed',
    'BROKEN_CHAIN',
    lineAt(5),
    () =>
      edited(
        put(indexOf(5), /"hash":"./, '"hash":"x'.replace('x', EVENTS[4]?.hash.startsWith('0') ? '1' : '0')),
      ),
  ],
  ['an event is cut out', 'GAP_IN_POSITIONS', lineAt(9), () => edited(without(indexOf(9)))],
  [
    'an event stands there twice',
    'GAP_IN_POSITIONS',
    lineAt(10),
    () => edited((lines) => void lines.splice(indexOf(10), 0, lines[indexOf(9)] ?? '')),
  ],
  [
    'two events are exchanged',
    'GAP_IN_POSITIONS',
    lineAt(9),
    () =>
      edited((lines) => void lines.splice(indexOf(9), 2, lines[indexOf(10)] ?? '', lines[indexOf(9)] ?? '')),
  ],
  [
    'a blank is added to an event',
    'BAD_EVENT',
    lineAt(4),
    () => edited(put(indexOf(4), ',"kind"', ', "kind"')),
  ],
  [
    'a member is added to an event',
    'BAD_EVENT',
    lineAt(4),
    () => edited(put(indexOf(4), '{"event"', '{"more":1,"event"')),
  ],
  [
    'an event names two positions',
    'BAD_EVENT',
    lineAt(4),
    () => edited(put(indexOf(4), '"event":4', '"event":5')),
  ],
  [
    'a line is nonsense',
    'NOT_JSON',
    lineAt(4),
    () => edited((lines) => void lines.splice(indexOf(4), 1, '{')),
  ],
  [
    'a line is a list',
    'NOT_JSON',
    lineAt(4),
    () => edited((lines) => void lines.splice(indexOf(4), 1, '[]')),
  ],
  [
    'a line is of no kind',
    'BAD_LINE',
    lineAt(4),
    () => edited((lines) => void lines.splice(indexOf(4), 0, '{"note":"hello"}')),
  ],
  [
    'a line nests without end',
    'TOO_DEEP',
    lineAt(4),
    () =>
      edited((lines) => void lines.splice(indexOf(4), 0, `{"event":${'['.repeat(5000)}${']'.repeat(5000)}}`)),
  ],
  ['the heading is gone', 'BAD_HEADING', 1, () => edited(without(0))],
  ['the heading names another campaign', 'BROKEN_CHAIN', lineAt(1), () => edited(put(0, CAMPAIGN, OPEN))],
  [
    'the heading says that it is another side',
    'MANIFEST_DIFFERS',
    LAST,
    () => edited(put(0, '"eyes":"referee"', '"eyes":{"side":"blue"}')),
  ],
  ['the heading names another person', 'MANIFEST_DIFFERS', LAST, () => edited(put(0, 'Ötzi', 'Anna'))],
  [
    'a format is said that is not known',
    'ANOTHER_FORMAT',
    1,
    () => edited(put(0, '"format":3', '"format":9')),
  ],
  ['a seed is changed', 'SEED_DIFFERS', 2, () => edited(put(1, /"value":"../, '"value":"00'))],
  ['a seed is nonsense', 'BAD_SEED', 2, () => edited(put(1, /"value":"../, '"value":"zz'))],
  ['a seed is left out', 'SEED_MISSING', lineAt(CLOSED) - 1, () => edited(without(1))],
  [
    'a seed is added that nobody has published',
    'SEED_NOT_PUBLISHED',
    3,
    () => edited((lines) => void lines.splice(2, 0, strangeSeed())),
  ],
  [
    'a seed stands after the events',
    'OUT_OF_ORDER',
    lineAt(1),
    () => edited((lines) => void lines.splice(BEFORE, 0, ...lines.splice(1, 1))),
  ],
  [
    'provenance tells another hash',
    'PROVENANCE_DIFFERS',
    3,
    () => edited(put(2, /"hash":"../, '"hash":"zz')),
  ],
  [
    'provenance tells of more events',
    'PROVENANCE_DIFFERS',
    3,
    () => edited(put(2, '"events":10', '"events":11')),
  ],
  [
    'provenance is numbered otherwise',
    'BAD_PROVENANCE',
    3,
    () => edited(put(2, '"provenance":1', '"provenance":2')),
  ],
  [
    'provenance is signed by nobody we know',
    'SIGNATURE_DIFFERS',
    3,
    () => edited(put(2, /.{6}"\}$/, 'AAAAAA"}')),
  ],
  [
    'an answer is changed',
    'COMMAND_DIFFERS',
    FIRST_COMMAND + 1,
    () => edited(put(FIRST_COMMAND, '"answer":{"n": 0}', '"answer":{"n": 1}')),
  ],
  [
    'what was asked is changed',
    'COMMAND_DIFFERS',
    FIRST_COMMAND + 2,
    () => edited(put(FIRST_COMMAND + 1, /"request":"...../, '"request":"00000')),
  ],
  ['a command is left out', 'COMMAND_DIFFERS', FIRST_COMMAND + 3, () => edited(without(FIRST_COMMAND + 2))],
  ['the last command is left out', 'COMMAND_MISSING', LAST - 1, () => edited(without(LAST - 2))],
  [
    'a command is added',
    'COMMAND_DIFFERS',
    LAST,
    () => edited((lines) => void lines.splice(-1, 0, strangeCommand())),
  ],
  [
    'a command has a blank too many',
    'BAD_COMMAND',
    FIRST_COMMAND + 1,
    () => edited(put(FIRST_COMMAND, ',"first"', ', "first"')),
  ],
  ['the manifest is gone', 'NO_MANIFEST', LAST - 1, () => edited(without(LAST - 1))],
  [
    'there is more after the manifest',
    'AFTER_MANIFEST',
    LAST + 1,
    () => edited((lines) => void lines.push('{"event":1}')),
  ],
  [
    'the manifest counts otherwise',
    'MANIFEST_DIFFERS',
    LAST,
    () => edited(put(LAST - 1, /"commands":\d+/, '"commands":1')),
  ],
  [
    'the manifest gives a battle another version',
    'MANIFEST_DIFFERS',
    LAST,
    () => edited(put(LAST - 1, new RegExp(`"battles":(.*?)"${OPEN}":\\d+`), `"battles":$1"${OPEN}":99`)),
  ],
  [
    'the manifest says more than it may',
    'MANIFEST_DIFFERS',
    LAST,
    () => edited(put(LAST - 1, '{"manifest"', '{"x":1,"manifest"')),
  ],
  ['the signature is gone', 'NOT_SIGNED', LAST, () => edited(put(LAST - 1, /,"signed".*$/, '}'))],
  [
    'the signature is nonsense',
    'NOT_SIGNED',
    LAST,
    () => edited(put(LAST - 1, /"signed":"[^"]*"/, '"signed":7')),
  ],
  [
    'the signature is another one',
    'SIGNATURE_DIFFERS',
    LAST,
    () => edited(put(LAST - 1, /"signed":"([^"]*)[^"]{8}","head"/, '"signed":"$1AAAAAAAA","head"')),
  ],
  [
    'the signed head is that of another log',
    'SIGNATURE_DIFFERS',
    LAST,
    () =>
      edited(
        put(
          LAST - 1,
          /"head":"[^"]*"/,
          `"head":"${KEY.signHead({ campaign: CAMPAIGN, position: 3, hash: 'ab' })}"`,
        ),
      ),
  ],

  // What somebody can do who counts the manifest anew.
  [
    'a name is changed, and the manifest fits',
    'SIGNATURE_DIFFERS',
    LAST,
    () => resealed(edited(put(0, 'Ötzi', 'Anna'))),
  ],
  [
    'a tail is cut off, and the manifest fits',
    'SIGNATURE_DIFFERS',
    LAST - 1,
    () => resealed(edited(without(LAST - 2))),
  ],

  // What the server itself could do, or somebody who has written all of it anew and signs with another key.
  ['everything is signed with another key', 'ANOTHER_KEY', LAST, () => forged(() => undefined)],
  [
    'an effect is changed in a chain that fits',
    'FOLD_DIFFERS',
    LAST,
    () => forged(put(indexOf(ENTRY), '"victoryPoints":3', '"victoryPoints":4')),
  ],
  ['a face is changed in a chain that fits', 'DICE_DIFFER', lineAt(ROLLED), () => forged(otherFace)],
  ['a roll is taken out of a chain that fits', 'DICE_DIFFER', lineAt(ROLLED), () => forged(fewerDice)],
  [
    'an event changes what is not there',
    'NOT_FOLDABLE',
    lineAt(ENTRY),
    () => forged(put(indexOf(ENTRY), '"id":"blue"', '"id":"nobody"')),
  ],
  [
    'an event has another form than its kind',
    'NOT_FOLDABLE',
    lineAt(OPENED),
    () => forged(withPayload(OPENED, '[7]')),
  ],
  [
    'a battle leaps a version in a chain that fits',
    'GAP_IN_VERSIONS',
    lineAt(ENTRY),
    () => forged(put(indexOf(ENTRY), '"version":2', '"version":3')),
  ],
  [
    'an event goes to another battle',
    'GAP_IN_VERSIONS',
    lineAt(ENTRY),
    () => forged(put(indexOf(ENTRY), LINE, OPEN)),
  ],
  [
    'another seed was promised in a chain that fits',
    'SEED_NOT_PUBLISHED',
    2,
    () => forged(withPayload(CLOSED, `{"battle":"${ENDED}"}`)),
  ],
  [
    "a seed of the book's dice was never promised",
    'DICE_NOT_COMMITTED',
    lineAt(CLOSED),
    () => forged(revealedByBook),
  ],
  [
    "another seed of the book's dice was promised",
    'DICE_NOT_COMMITTED',
    lineAt(CLOSED),
    () => forged(both(promisedByBook('ab'.repeat(32)), revealedByBook)),
  ],
  [
    'the manifest pins other rules',
    'PINS_DIFFER',
    LAST,
    () =>
      forged(
        () => undefined,
        (manifest) => ({ ...manifest, pins: { ...manifest.pins, rules: { skirmish: ['9'] } } }),
      ),
  ],
  [
    'the manifest says nothing of what comes of it',
    'MANIFEST_DIFFERS',
    LAST,
    () =>
      forged(
        () => undefined,
        ({ folds: _, ...manifest }) => manifest,
      ),
  ],
  [
    'the manifest knows a battle that is not there',
    'FOLD_DIFFERS',
    LAST,
    () =>
      forged(
        () => undefined,
        (manifest) => ({ ...manifest, folds: { ...manifest.folds, nowhere: '00' } }),
      ),
  ],
];

function otherFace(lines: string[]): void {
  const { rolls } = parsed(eventAt(lines, ROLLED).payload);
  const { face } = rolls[0].dice[0];
  put(indexOf(ROLLED), `"face":${face}`, `"face":${(face % 6) + 1}`)(lines);
}

function fewerDice(lines: string[]): void {
  const payload = parsed(eventAt(lines, ROLLED).payload);
  payload.rolls[0].dice = [];
  withPayload(ROLLED, JSON.stringify(payload))(lines);
}

function withPayload(position: number, payload: string): Edit {
  return (lines) => {
    lines[indexOf(position)] = eventLine({ ...eventAt(lines, position), payload });
  };
}

/** The book publishes the seed of the bundle, in the place of the battle. */
function revealedByBook(lines: string[]): void {
  put(indexOf(CLOSED), 'battle.closed', 'book.dice-revealed')(lines);
  withPayload(CLOSED, JSON.stringify({ line: LINE, seed: parsed(WHOLE[1]).value }))(lines);
}

/** The first entry of the book promises a seed with this hash. */
function promisedByBook(hash: string): Edit {
  const begun = positionOf(({ kind }) => kind === 'book.begin');
  const fact = JSON.stringify({ fact: 'begin', dice: { scheme: 'hmac-sha256/2', hash } });
  return put(indexOf(begun), '"fact":{"fact":"begin"}', `"fact":${fact}`);
}

const both =
  (first: Edit, second: Edit): Edit =>
  (lines) => {
    first(lines);
    second(lines);
  };

function strangeSeed(): string {
  const value = 'ab'.repeat(32);
  return JSON.stringify({
    seed: createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex'),
    value,
  });
}

function strangeCommand(): string {
  const last = EVENTS.length;
  return commandLine({
    actor: 'a',
    key: 'k',
    request: '00'.repeat(32),
    first: last,
    last,
    at: 1,
    answer: null,
  });
}

test.each(LINES)('%s: %s', async (_, flaw, line, tampered) => {
  const { findings } = await checked(packedLines(tampered()), { signedBy: [KEY.publicKey] });
  expect(findings).toContainEqual(expect.objectContaining({ flaw, line }));
  for (const { message } of findings) expect(message).not.toMatch(/undefined|\[object/);
});

test('a seed that the book has promised may be published by it', async () => {
  const lines = forged(both(promisedByBook(parsed(WHOLE[1]).seed), revealedByBook));
  const { findings } = await checked(packedLines(lines));
  expect(findings.map(({ flaw }) => flaw)).not.toContain('DICE_NOT_COMMITTED');
});

const whole = () => packedLines(WHOLE);
const BYTES: readonly (readonly [string, BundleFlaw, () => Uint8Array])[] = [
  ['the file is cut off', 'BAD_COMPRESSION', () => whole().subarray(0, whole().length / 2)],
  ['the file is not packed', 'BAD_COMPRESSION', () => Buffer.from(WHOLE.join('\n'))],
  ['a byte of the file is changed', 'BAD_COMPRESSION', () => withByte(whole())],
  ['the file is empty', 'NO_MANIFEST', () => gzipSync('')],
  ['a line is not UTF-8', 'NOT_UTF8', () => gzipSync(Buffer.from([0xff, 0xfe, 10]))],
  ['a line has no end', 'LINE_TOO_LONG', () => gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'))],
];

function withByte(bytes: Buffer): Buffer {
  const at = bytes.length - 6;
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

test.each(BYTES)('%s: %s', async (_, flaw, tampered) => {
  const { findings } = await checked(tampered());
  expect(findings.map((one) => one.flaw)).toContain(flaw);
});

test('there are more than forty kinds', () => {
  const kinds = [...LINES, ...BYTES].map(([kind]) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThan(40);
});

test('a head that was kept tells of a log that its own server has written anew', async () => {
  const head = KEY.signHead({ campaign: CAMPAIGN, position: 20, hash: EVENTS[19]?.hash ?? '' });
  const heads = (lines: string[], kept = head) => checked(packedLines(lines), { heads: [kept] });
  expect((await heads([...WHOLE])).findings).toEqual([]);
  const anew = forged(put(indexOf(1), 'Two roads', 'One road'));
  expect((await heads(anew)).findings).toMatchObject([
    { flaw: 'PROVENANCE_DIFFERS', position: 10 },
    { flaw: 'ANCHOR_DIFFERS', position: 20, line: lineAt(20) },
  ]);
  const longer = KEY.signHead({ campaign: CAMPAIGN, position: EVENTS.length + 5, hash: 'ab' });
  expect((await heads([...WHOLE], longer)).findings).toMatchObject([{ flaw: 'CUT_SHORT' }]);
  const another = KEY.signHead({ campaign: OPEN, position: 1, hash: 'ab' });
  expect((await heads([...WHOLE], another)).findings).toMatchObject([{ flaw: 'ANOTHER_CAMPAIGN' }]);
  expect((await heads([...WHOLE], 'nonsense')).findings).toMatchObject([{ flaw: 'NOT_SIGNED' }]);
});

test('a million wrong lines are not told one by one', async () => {
  const { findings } = await checked(gzipSync(`${WHOLE[0]}\n${'{}\n'.repeat(1_000_000)}`));
  expect(findings.length).toBe(100);
});
