import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../config/index.js';
import { saved, squad, stackText } from '../exchange/vassal/vassal.testkit.js';
import { run } from './vassal.js';

const folder = mkdtempSync(join(tmpdir(), 'vassal-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function output(...argv: string[]): Promise<string> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    expect(await run(argv)).toBe(0);
    return log.mock.calls.join('\n');
  } finally {
    log.mockRestore();
  }
}

const save = saved([squad('1', { x: 963, y: 690, hiddenBy: 'password' }), stackText('9', 963, 690, '1')]);

test('a save is told in words, and as JSON, without the passwords in it', async () => {
  const path = file('game.vsav', save);
  expect(await output(path)).toBe(
    [
      'A save of VASL 6.6.4.',
      'Boards: 02.',
      'German:',
      '  02 K5  4-6-7 (hidden)',
      '0 other counters: markers, labels and the like.',
    ].join('\n'),
  );
  const json = await output(path, '--json');
  expect(JSON.parse(json)).toMatchObject({
    kind: 'save',
    users: 1,
    end: [{ name: '4-6-7', location: { hex: 'K5' } }],
  });
  expect(json).not.toContain('password');
});

test('units beside the boards are told kind by kind: a set-up often lies there', async () => {
  const beside = [
    squad('1', { x: 100, y: 100 }),
    squad('2', { x: 100, y: 100 }),
    squad('3', { x: 150, y: 100, name: '2-4-7', hiddenBy: 'password' }),
  ];
  expect((await output(file('reserves.vsav', saved(beside)))).split('\n').slice(2)).toEqual([
    'German, beside the boards:',
    '  2-4-7 (hidden)',
    '  4-6-7 (2 times)',
    '0 other counters: markers, labels and the like.',
  ]);
});

test('with a roster a report is proposed, in words and as the table that a report takes', async () => {
  const game = file('after.vsav', saved([squad('2', { x: 963, y: 690, name: 'Second' })]));
  const before = file(
    'before.vsav',
    saved([squad('1', { x: 963, y: 690, name: 'First' }), squad('2', { x: 963, y: 690, name: 'Second' })]),
  );
  const lines = [
    'unit,side,kind,name,counter',
    'g1,german,squad,First,4-6-7',
    'g2,german,squad,Zwei,4-6-7',
    '',
  ];
  const roster = file('roster.csv', Buffer.from(lines.join('\n')));
  const matching = file('matching.json', Buffer.from('{"g2": "Second"}'));
  const given = [game, '--roster', roster, '--before', before, '--matching', matching];
  expect(await output(...given)).toBe(
    [
      'What became of the units, as it seems:',
      '  g1  killed: First. It was there at the beginning, and is not any more: say why.',
      '  g2  unhurt: Second. It is in 02 K5.',
    ].join('\n'),
  );
  expect(await output(...given, '--report')).toBe('unit,fate,counter\r\ng1,killed,');
  expect(JSON.parse(await output(...given, '--json'))).toMatchObject({ strangers: [] });
  await expect(run([game, '--roster', matching])).rejects.toMatchObject({ code: 'MALFORMED_LINE' });
  await expect(
    run([game, '--roster', roster, '--matching', file('bad.json', Buffer.from('{"g1": 1}'))]),
  ).rejects.toMatchObject({
    code: 'NOT_A_MATCHING',
  });
});

test('a file that is not a save is refused with what to do', async () => {
  await expect(run([file('game.txt', save.slice(0, 100))])).rejects.toThrow(OperatorError);
  await expect(run([join(folder, 'none.vsav')])).rejects.toMatchObject({ code: 'CANNOT_READ' });
});

describe('a set-up of VASL', () => {
  const setUp = saved([
    squad('1', { x: 963, y: 690, name: '4-6-7 1sq' }),
    squad('2', { x: 963, y: 690, name: '9-9-9 Esq' }),
    squad('3', { x: 1413, y: 432, name: '4-4-7 1sq' }).replaceAll('geqmark;ge', 'geqmark;ru'),
  ]);
  const given = [
    file('set-up.vsav', setUp),
    '--board',
    '02=village',
    '--turns',
    '6',
    '--title',
    'The Bridge',
  ];
  const beside = () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    return { told: () => error.mock.calls.join('\n'), restore: () => error.mockRestore() };
  };

  test('is printed as a scenario, or as a position; what is not known is listed beside it', async () => {
    const list = beside();
    try {
      expect(JSON.parse(await output(...given, '--scenario', 'aslsk'))).toMatchObject({
        system: 'aslsk',
        title: 'The Bridge',
        turns: 6,
        map: { board: 'village' },
      });
      expect(list.told()).toContain('2 counters stand on the map.');
      expect(list.told()).toContain(
        'German 9-9-9 Esq in 02 K5: ASL Starter Kit has no counter of this name.',
      );
      const position = JSON.parse(await output(...given, '--position', 'squad-leader'));
      expect(Object.values(position.units)).toMatchObject([{ at: 'K5' }, { at: 'S1' }]);
      expect(JSON.parse(await output(...given, '--scenario', 'aslsk', '--json'))).toMatchObject({
        placed: 2,
      });
    } finally {
      list.restore();
    }
  });

  test.each([
    [['--scenario', 'chess'], 'UNKNOWN_SYSTEM'],
    [['--scenario', 'aslsk', '--board', 'village'], 'NOT_A_PAIR'],
    [['--scenario', 'aslsk', '--board', '02=nowhere'], 'UNKNOWN_BOARD'],
    [['--scenario', 'aslsk', '--turns', 'many'], 'NOT_A_NUMBER'],
  ])('%j is refused', async (more, code) => {
    await expect(run([given[0] as string, ...more])).rejects.toMatchObject({ code });
  });
});
