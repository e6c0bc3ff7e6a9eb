/** Saves and logs made for tests, as VASSAL writes them. */
import { strToU8, zipSync } from 'fflate';

const ESCAPE = '\u001b';
const KEY = 0xa7;

/** A delimiter inside a token gets a backslash. */
export const joined = (delimiter: string, ...tokens: string[]): string =>
  tokens.map((token) => token.split(delimiter).join(`\\${delimiter}`)).join(delimiter);

/** From the outermost trait to the piece: its words and its state. */
export type TraitText = readonly [words: string, state: string];

export function pieceText(id: string, traits: readonly TraitText[]): string {
  const chain = (part: 0 | 1): string =>
    traits.reduceRight(
      (rest, trait, i) => (i === traits.length - 1 ? trait[part] : joined('\t', trait[part], rest)),
      '',
    );
  return joined('/', '+', id, chain(0), chain(1));
}

/** A counter of a nation that may be hidden and may break. */
export const squad = (
  id: string,
  {
    x,
    y,
    hiddenBy = 'null',
    level = -1,
    name = '4-6-7',
  }: { x: number; y: number; hiddenBy?: string; level?: number; name?: string },
): string =>
  pieceText(id, [
    ['hide;72,130;HIP;255,255,255;player:', hiddenBy],
    ['conceal;C;ge/geqmark;ge;;', 'null;'],
    ['emb2;;2;F;;2;;;2;;;;0;false;0;0;ge/b1;broken +;true;BRK;;;false;;1;1;false;70,130', `${level}`],
    [`piece;K;D;ge/ge467S;${name}`, `Main Map;${x};${y};2364;0`],
  ]);

export const stackText = (id: string, x: number, y: number, ...members: string[]): string =>
  joined('/', '+', id, 'stack', ['Main Map', x, y, ...members, '@@-1'].join(';'));

const BOARDS = 'bd\t0\t0\t02\tVER\t6.7\t';

/** The text of a save: begin_save, these commands, end_save; each further list is a step of a log. */
export function gameText(commands: readonly string[], ...steps: (readonly string[])[]): string {
  const step = ([first = '', ...children]: readonly string[]) =>
    joined(ESCAPE, `LOG\t${first}`, ...children.map((child) => `LOG\t${child}`));
  return joined(ESCAPE, 'begin_save', BOARDS, ...commands, 'end_save', ...steps.map(step));
}

export function veiled(text: string): Uint8Array {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return strToU8(`!VCSK${hex(KEY)}${[...strToU8(text)].map((byte) => hex(byte ^ KEY)).join('')}`);
}

export const archived = (savedGame: Uint8Array): Uint8Array =>
  zipSync({
    savedGame,
    moduledata: strToU8(
      '<data><version>6.6.4</version><VassalVersion>3.6.6</VassalVersion><name>VASL</name></data>',
    ),
  });

export const saved = (commands: readonly string[], ...steps: (readonly string[])[]): Uint8Array =>
  archived(veiled(gameText(commands, ...steps)));
