import fc from 'fast-check';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { readVassal, type VassalFile } from './read.js';
import { archived, gameText, joined, pieceText, saved, squad, stackText, veiled } from './vassal.testkit.js';
import { vassalInWords } from './words.js';

function read(archive: Uint8Array): VassalFile {
  const found = readVassal(archive);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return found.value;
}

function problemOf(archive: Uint8Array): string {
  const found = readVassal(archive);
  if (found.ok) throw new Error('It was read.');
  return `${found.problem.code} ${found.problem.message}`;
}

const K5 = { x: 963, y: 690 };
const L4 = { x: 1019, y: 658 };

test('a counter stands where its stack stands', () => {
  const { start, kind } = read(saved([squad('1', { x: 0, y: 0 }), stackText('9', K5.x, K5.y, '1')]));
  expect(kind).toBe('save');
  expect(start).toMatchObject([
    {
      id: '1',
      name: '4-6-7',
      nation: 'ge',
      location: { kind: 'board', board: '02', hex: 'K5' },
      stack: '9',
      index: 0,
    },
  ]);
});

test('a password, which VASSAL uses as the id of a user, does not leave the file', () => {
  const password = 'correct horse';
  const file = read(
    saved(
      [
        squad('1', { ...K5, hiddenBy: password }),
        `UNMASK\t${password}`,
        `PLAYER\t${password}\tAnn\tBlue`,
        `HIP_FORT:${password}`,
      ],
      [
        joined(
          '/',
          'M',
          '1',
          'Main Map',
          `${L4.x}`,
          `${L4.y}`,
          'null',
          'Main Map',
          '963',
          '690',
          'null',
          password,
        ),
      ],
    ),
  );
  expect(file.start[0]?.hiddenBy).toBe('u1');
  expect(file.users).toBe(1);
  expect(JSON.stringify(file)).not.toContain('horse');
  expect(vassalInWords(file)).not.toContain('horse');
});

test('what was undone is there again, and an undone roll does not count', () => {
  const roll = '*** (MC DR) 6,5 ***   <Ann>      [3 / 8   avg   11.00 (11.00)]    (01.99)';
  const file = read(
    saved(
      [squad('1', K5), stackText('9', K5.x, K5.y, '1')],
      [`CHAT${roll}`],
      ['UNDO\ttrue', `CHAT* Rückgängig: ${roll}`, 'UNDO\tfalse'],
      ['-/1'],
      ['UNDO\ttrue', squad('1', K5), joined('/', 'D', '9', 'Main Map;963;690;1;@@-1'), 'UNDO\tfalse'],
    ),
  );
  expect(file.rolls).toMatchObject([{ player: 'Ann', category: 'MC', total: 11, undone: true }]);
  expect(file.gone).toEqual([]);
  expect(file.end).toMatchObject([{ id: '1', stack: '9', location: { hex: 'K5' } }]);
});

test('units that are taken off and those with the casualties are told, with what came in their place', () => {
  const file = read(
    saved(
      [squad('1', K5), squad('2', L4)],
      ['-/1', squad('3', { ...K5, name: '2-4-7' })],
      [joined('/', 'M', '2', 'Casualties', '320', '240', 'null', 'Main Map', '1019', '658', 'null')],
    ),
  );
  expect(file.gone).toMatchObject([
    { step: 1, name: '4-6-7', how: 'removed', from: { hex: 'K5' }, addedInSameStep: ['2-4-7'] },
    { step: 2, name: '4-6-7', how: 'casualties', from: { hex: 'L4' }, addedInSameStep: [] },
  ]);
  expect(vassalInWords(file)).toContain('step 1: 4-6-7 was taken off (02 K5), and 2-4-7 came');
});

test('a player who types what looks like a roll rolls nothing', () => {
  const file = read(saved([], ['CHAT<Ann> - *** (IFT DR) 1,1 ***   <Ann> would be nice']));
  expect(file.rolls).toEqual([]);
  expect(file.said).toMatchObject([{ step: 1, what: { player: 'Ann' } }]);
});

test('conditions, pictures and words lie upon the counter', () => {
  const [broken] = read(saved([squad('1', { ...K5, level: 1 })])).start;
  expect(broken).toMatchObject({ name: 'broken 4-6-7', baseName: '4-6-7', conditions: ['broken'] });
});

test('the traits of a prototype that was not unfolded have no state', () => {
  const [piece] = read(
    saved([
      joined('/', '+', '1', joined('\t', 'prototype;Infantry', 'piece;;;a.png;Bn'), 'Main Map;963;690;7'),
    ]),
  ).start;
  expect(piece).toMatchObject({ name: 'Bn', gpid: '7', location: { hex: 'K5' } });
});

test('each way of veiling is read, and text that is not veiled', () => {
  const text = gameText([squad('1', K5)]);
  const raw = new Uint8Array([...strToU8('VOBS'), 0x3c, ...strToU8(text).map((byte) => byte ^ 0x3c)]);
  const hex = (bytes: Uint8Array) =>
    [...bytes].map((byte) => (byte ^ 0x11).toString(16).padStart(2, '0')).join('');
  const packed = strToU8(`!VCSZ11${hex(zlibSync(strToU8(text)))}`);
  for (const game of [
    veiled(text),
    strToU8(new TextDecoder().decode(veiled(text)).toUpperCase()),
    raw,
    packed,
    strToU8(text),
  ])
    expect(read(archived(game)).start).toHaveLength(1);
});

describe('what cannot be read is refused, and nothing throws', () => {
  test.each([
    ['no zip archive', strToU8('not a zip'), 'DAMAGED This is not a zip archive'],
    ['no saved game', zipSync({ readme: strToU8('hello') }), 'MISSING The archive has no savedGame'],
    ['an unknown mark', archived(strToU8('XYZ12345')), 'SHAPE The text is veiled in a way that is not known'],
    ['no begin_save', archived(veiled('hello')), 'SHAPE The text does not begin with begin_save'],
    ['an odd number of digits', archived(strToU8('!VCSK11abc')), 'DAMAGED The number of hex digits is odd'],
    ['a digit that is none', archived(strToU8('!VCSK11zz')), 'DAMAGED A character is not a hex digit'],
    ['a bomb', archived(new Uint8Array(48 << 20)), 'TOO_LARGE The file unpacks to more than'],
    ['endless nesting', archived(veiled(`begin_save\u001b${nested(200)}`)), 'SHAPE Commands nest deeper'],
    [
      'a chain of traits without end',
      saved([
        pieceText(
          '1',
          Array.from({ length: 300 }, () => ['moved;moved', '']),
        ),
      ]),
      'TOO_LARGE A piece has more than',
    ],
  ])('%s', (_, archive, why) => {
    expect(problemOf(archive)).toContain(why);
  });

  test('any bytes, and any damage to a sound file', () => {
    const sound = saved([squad('1', K5), stackText('9', K5.x, K5.y, '1')], ['-/1']);
    const text = gameText([squad('1', K5), stackText('9', K5.x, K5.y, '1')], ['-/1']);
    const at = (length: number) => fc.nat(length - 1);
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        at(sound.length),
        fc.nat(255),
        at(text.length),
        fc.string({ maxLength: 6 }),
        (bytes, i, byte, j, put) => {
          expect(typeof readVassal(bytes).ok).toBe('boolean');
          expect(typeof readVassal(sound.map((one, n) => (n === i ? byte : one))).ok).toBe('boolean');
          expect(typeof readVassal(archived(veiled(text.slice(0, j) + put + text.slice(j + 1)))).ok).toBe(
            'boolean',
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** A text of commands in commands, each level with one more backslash. */
function nested(depth: number): string {
  let text = 'x';
  for (let level = 0; level < depth; level++) text += `${'\\'.repeat(level)}\u001bx`;
  return text;
}
