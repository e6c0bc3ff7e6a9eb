/** Every worked example of the book is a test that names it, or stands in CHOICES.md with the reason why not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Example {
  readonly id: string;
  readonly expect: string;
}

const HERE = import.meta.dirname;
const read = (...path: string[]) => readFileSync(join(HERE, ...path), 'utf8');
const examples = read('examples.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

function inTitles(): ReadonlySet<string> {
  const specs = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  return new Set(
    specs.flatMap((name) => [...read(name).matchAll(/\[(panzer-\d+)\]/g)].map(([, id = '']) => id)),
  );
}

/** Rows of tables that begin with an example and end with a reason. */
function excused(): ReadonlyMap<string, string> {
  const rows = read('CHOICES.md').matchAll(/^\| (panzer-\d+) \|.*\| ([^|]+) \|$/gm);
  return new Map([...rows].map(([, id = '', why = '']) => [id, why]));
}

describe('the worked examples', () => {
  test('each has an id of its own and says what is expected', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(25);
    expect(examples.filter((one) => !one.expect)).toEqual([]);
  });

  test('each is a test, or a choice that gives its reason', () => {
    const titles = inTitles();
    const choices = excused();
    expect(examples.map(({ id }) => id).filter((id) => !titles.has(id) && !choices.has(id))).toEqual([]);
  });

  test('no test and no choice names an example that there is not, and no choice excuses what is tested', () => {
    const known = new Set(examples.map(({ id }) => id));
    const titles = inTitles();
    const choices = [...excused().keys()];
    expect([...titles, ...choices].filter((id) => !known.has(id))).toEqual([]);
    expect(choices.filter((id) => titles.has(id))).toEqual([]);
  });
});
