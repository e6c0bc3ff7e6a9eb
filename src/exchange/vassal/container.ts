/** What is in the zip archive of a save or log: its text, and the cards of the module and of the save. */
import { strFromU8, Unzlib } from 'fflate';
import { failed, type Read } from '../../rules-core/kernel/boards/vasl-problem.js';
import { plain, textOf } from '../../rules-core/kernel/boards/vasl-xml.js';
import { inflateBounded, LARGEST_FILE, unzip } from '../../rules-core/kernel/boards/vasl-zip.js';

const SAVED_GAME = 'savedGame';
const MODULE_CARD = 'moduledata';
const SAVE_CARD = 'savedata';
const BEGINNING = 'begin_save';

/** Who wrote it, and when. */
export interface Card {
  readonly name: string;
  readonly version: string;
  readonly vassalVersion: string;
  /** Milliseconds. */
  readonly dateSaved: number | undefined;
  readonly description: string;
}

interface Container {
  readonly text: string;
  /** Very old files have no cards. */
  readonly module: Card | undefined;
  readonly save: Card | undefined;
}

export function openContainer(archive: Uint8Array): Read<Container> {
  const files = unzip(archive, [SAVED_GAME, MODULE_CARD, SAVE_CARD]);
  if (!files.ok) return files;
  const game = files.value.get(SAVED_GAME);
  if (!game)
    return failed('MISSING', SAVED_GAME, `The archive has no ${SAVED_GAME}: it is not a VASSAL save or log.`);
  const bytes = unveiled(game);
  if (!bytes.ok) return bytes;
  const text = strFromU8(bytes.value);
  if (text !== BEGINNING && !text.startsWith(`${BEGINNING}\u001b`))
    return failed(
      'SHAPE',
      SAVED_GAME,
      'The text does not begin with begin_save: it is not a VASSAL save or log.',
    );
  const module = cardOf(files.value.get(MODULE_CARD), MODULE_CARD);
  if (!module.ok) return module;
  const save = cardOf(files.value.get(SAVE_CARD), SAVE_CARD);
  return save.ok ? { ok: true, value: { text, module: module.value, save: save.value } } : save;
}

const HEX = '!VCSK';
const PACKED_HEX = '!VCSZ';
const RAW = 'VOBS';

/** The bytes are veiled with a key that stands before them. */
function unveiled(game: Uint8Array): Read<Uint8Array> {
  const mark = strFromU8(game.subarray(0, HEX.length), true);
  if (mark === HEX) return fromHex(game);
  if (mark === PACKED_HEX) {
    const packed = fromHex(game);
    return packed.ok ? inflateBounded(new Unzlib(), packed.value, LARGEST_FILE, SAVED_GAME) : packed;
  }
  if (mark.startsWith(RAW)) {
    const key = game[RAW.length] ?? 0;
    return { ok: true, value: game.subarray(RAW.length + 1).map((byte) => byte ^ key) };
  }
  if (mark === 'begin') return { ok: true, value: game };
  return failed(
    'SHAPE',
    SAVED_GAME,
    'The text is veiled in a way that is not known: it begins with no known mark.',
  );
}

/** Two hex digits for the key, and two for each byte. */
function fromHex(game: Uint8Array): Read<Uint8Array> {
  const digits = game.subarray(HEX.length);
  if (digits.length < 2 || digits.length % 2 === 1)
    return failed('DAMAGED', SAVED_GAME, 'The number of hex digits is odd: the file is cut off.');
  const key = byteAt(digits, 0);
  const bytes = new Uint8Array(digits.length / 2 - 1);
  for (let i = 0; i < bytes.length; i++) {
    const byte = byteAt(digits, 2 * i + 2);
    if (byte < 0)
      return failed(
        'DAMAGED',
        `${SAVED_GAME}#${HEX.length + 2 * i + 2}`,
        'A character is not a hex digit: the file is damaged.',
      );
    bytes[i] = byte ^ key;
  }
  return key < 0
    ? failed('DAMAGED', SAVED_GAME, 'The key is not in hex digits: the file is damaged.')
    : { ok: true, value: bytes };
}

/** Negative where either is not a hex digit. */
const byteAt = (digits: Uint8Array, at: number): number =>
  ((DIGITS[digits[at] as number] as number) << 4) | (DIGITS[digits[at + 1] as number] as number);

const DIGITS = Int8Array.from({ length: 256 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? -1 : digit;
});

function cardOf(bytes: Uint8Array | undefined, path: string): Read<Card | undefined> {
  if (!bytes) return { ok: true, value: undefined };
  const text = textOf(bytes, path);
  if (!text.ok) return text;
  const date = Number(within(text.value, 'dateSaved'));
  return {
    ok: true,
    value: {
      name: within(text.value, 'name'),
      version: within(text.value, 'version'),
      vassalVersion: within(text.value, 'VassalVersion'),
      dateSaved: Number.isSafeInteger(date) && date > 0 ? date : undefined,
      description: within(text.value, 'description'),
    },
  };
}

function within(xml: string, element: string): string {
  const start = xml.indexOf(`<${element}>`);
  const end = xml.indexOf(`</${element}>`, start);
  return start < 0 || end < 0 ? '' : plain(xml.slice(start + element.length + 2, end)).trim();
}
