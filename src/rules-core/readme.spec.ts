import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { system } from '../../test/census/duel/census-system.js';
import { type Duel, duel } from '../../test/census/duel/duel.js';
import { knownSystems } from './kernel/decide/known-system.js';
import { randomBot } from './kernel/lab/bots.js';
import { runLab } from './kernel/lab/lab-file.js';
import { playOut } from './kernel/lab/match.js';
import { draftPosition } from './kernel/position/draft.js';
import { rulesOf, type SystemName } from './rule-text.js';

const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const blocks = (language: string) =>
  [...README.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\n *\`\`\``, 'g'))].map(
    ([, text]) => text as string,
  );

describe('the README', () => {
  test('shows the rulebook that is tested', () => {
    const file = join(import.meta.dirname, '..', '..', 'test', 'census', 'duel', 'duel.ts');
    const code = readFileSync(file, 'utf8').replaceAll('../../../src/rules-core/kernel/', '../kernel/');
    expect(`${blocks('ts')[0]}\n`).toBe(code);
  });

  test('shows a lab file that works: at range 2 a hit needs 6, 15 of 36, and morale 4 is lost on 5 and 6', () => {
    const { problems, steps, position } = runLab(
      knownSystems(system),
      JSON.parse(blocks('json')[0] as string),
    );
    expect(problems).toEqual([]);
    expect(steps[1]?.odds).toEqual({
      total: '36',
      chances: [
        { outcome: 'nothing', cases: '31' },
        { outcome: 'lost: b1', cases: '5' },
      ],
    });
    expect(position?.clock.over).toEqual({ winner: 'a', why: 'The enemy has no unit left.' });
  });

  test('shows a rulebook that bots can play to its end', () => {
    const drafted = draftPosition(duel, {
      map: { columns: 9, rows: 7 },
      units: { a1: { morale: 3, at: 'C4' }, b1: { morale: 3, at: 'E4' } },
    });
    if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems));
    const table = system.table(drafted.position);
    const end = playOut({
      rulebook: duel,
      table,
      start: drafted.position,
      seed: 1,
      bots: () => randomBot<Duel>(1),
    });
    expect(end.isOver).toBe(true);
  });

  test.each<[SystemName, string[]]>([
    ['aslsk', ['3.3.3/b', '3.3.3/d', '5.3/c']],
    ['lnlt', ['4.0/a', '5.3/d', '5.0/c']],
    ['panzer', ['7.23.2/a']],
    ['squad-leader', ['11.7.10', '3.6.1.2']],
    ['combat', ['2.6.2']],
  ])('cites rules that %s has', async (name, ids) => {
    const rules = await rulesOf(name);
    for (const id of ids) {
      expect(README).toContain(id);
      expect(rules.get(id)?.requirement).toMatch(/\w/);
    }
  });
});
