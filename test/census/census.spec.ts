import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownSystems } from '../../src/rules-core/kernel/decide/known-system.js';
import { runCensus } from '../../src/rules-core/kernel/lab/census-kernel.js';
import type { Json } from '../../src/rules-core/kernel/position/position.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';
import { system as duel } from './duel/census-system.js';
import { SKIRMISH, SKIRMISH_ONLY } from './skirmish/skirmish.testkit.js';

const KNOWN = new Map([...SYSTEMS, ...SKIRMISH_ONLY, ...knownSystems(duel)]);
const FOLDERS = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const KERNELS = FOLDERS.flatMap(({ name }) =>
  readdirSync(join(import.meta.dirname, name))
    .filter((file) => /^[^.]+\.json$/.test(file))
    .map((file) => `${name}/${file}`),
);

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, Json>;

describe('the census', () => {
  test('every folder has kernels', () => {
    for (const { name } of FOLDERS) expect(KERNELS.some((file) => file.startsWith(`${name}/`))).toBe(true);
  });

  test.each(KERNELS)('%s counts as it is written', (file) => {
    expect(runCensus(KNOWN, read(file)).problems).toEqual([]);
  });

  test('a number that differs is told with both numbers, and divided by its first orders', () => {
    const kernel = { ...read('skirmish/fire.json'), counts: ['orders 2 = 7', 'states 1 = 5'] };
    const { problems, counts } = runCensus(SKIRMISH_ONLY, kernel, { divide: true });
    expect(problems).toMatchObject([
      {
        code: 'COUNT_DIFFERS',
        path: '$.counts[0]',
        message: expect.stringMatching(/written 7, counted 103/),
      },
    ]);
    const parts = [...(counts[0]?.parts ?? [])].map(([, n]) => n);
    expect(parts.reduce((sum, n) => sum + n, 0)).toBe(103);
  });

  test('a rule that is read otherwise changes a number', () => {
    const lame = { ...SKIRMISH.rulebook, orders: { ...SKIRMISH.rulebook.orders } };
    const { fire } = lame.orders;
    if (!fire) throw new Error('no fire');
    lame.orders.fire = { ...fire, list: (...asked) => [...fire.list(...asked)].slice(1) };
    const systems = new Map([['skirmish', { ...SKIRMISH, rulebook: lame }]]);
    expect(runCensus(systems, read('skirmish/fire.json')).problems.map(({ path }) => path)).toContain(
      '$.counts[0]',
    );
  });

  test.each<[string, object, string]>([
    ['numbers for other rules', { rules: '0.9.0' }, 'OTHER_RULES $.rules'],
    ['a line without a number', { counts: ['orders 1'] }, 'NOT_COUNTED_YET $.counts[0]'],
    ['a line that counts nothing', { counts: ['cats 1 = 3'] }, 'BAD_LINE $.counts[0]'],
    [
      'an order that is none',
      { counts: ['chance blue {"order":"dance"} = 1: 1 nothing'] },
      'BAD_LINE $.counts[0]',
    ],
    [
      'an order that is illegal',
      { counts: ['chance red {"order":"pass"} = 1: 1 nothing'] },
      'CANNOT_COUNT $.counts[0]',
    ],
    ['a depth that never ends', { counts: ['states 9 = 1'] }, 'BAD_LINE $.counts[0]'],
    ['an unknown system', { system: 'chess' }, 'UNKNOWN_SYSTEM $.system'],
    [
      'an unknown board',
      { position: { map: { board: 'sea' }, units: {} } },
      'UNKNOWN_BOARD $.position.map.board',
    ],
    ['no form', { id: 3 }, 'KERNEL_MALFORMED $.id'],
  ])('%s: told with its place', (_, change, problem) => {
    const { problems } = runCensus(SKIRMISH_ONLY, { ...read('skirmish/fire.json'), ...change });
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toContain(problem);
  });
});
