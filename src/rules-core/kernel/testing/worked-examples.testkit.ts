/** Every worked example of a book is a test that names it, or stands in CHOICES.md with the reason why not. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Example {
  readonly id: string;
  readonly expect: string;
}

/**
 * The rulebook's folder holds so many in `examples.jsonl`; a test names one by its id, `[duel-7]`. Where they come in parts,
 * those of part A are in `examples.A.jsonl`, and are named `[duel-A-7]`.
 */
export function workedExamples(folder: string, count: number, part?: string): void {
  const id = `${[basename(folder), ...(part ? [part] : [])].join('-')}-\\d+`;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const examples = read(part ? `examples.${part}.jsonl` : 'examples.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Example);
  const known = new Set(examples.map((example) => example.id));
  const titles = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .flatMap((name) => allIn(read(name), new RegExp(`\\[(${id})\\]`, 'g'))),
  );
  /** Rows of tables that begin with an example and end with a reason. */
  const excused = allIn(read('CHOICES.md'), new RegExp(`^\\| (${id}) \\|.*\\| [^|]+ \\|$`, 'gm'));

  describe(part ? `the worked examples of part ${part}` : 'the worked examples', () => {
    test('each has an id of its own and says what is expected', () => {
      expect([examples.length, known.size]).toEqual([count, count]);
      expect(examples.filter((one) => !one.expect)).toEqual([]);
    });

    test('each is a test, or a choice that gives its reason', () => {
      expect([...known].filter((one) => !titles.has(one) && !excused.includes(one))).toEqual([]);
    });

    test('no test and no choice names an example that there is not, and no choice excuses what is tested', () => {
      expect([...titles, ...excused].filter((one) => !known.has(one))).toEqual([]);
      expect(excused.filter((one) => titles.has(one))).toEqual([]);
    });
  });
}

const allIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
