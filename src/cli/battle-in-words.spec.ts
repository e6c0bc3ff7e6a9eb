import { runLab } from '../rules-core/kernel/lab/lab-file.js';
import { SYSTEMS } from '../rules-core/systems.js';
import { afterAction, briefing } from './battle-in-words.js';

test.each(
  [...SYSTEMS.values()].flatMap(({ rulebook, scenarios }) =>
    Object.keys(scenarios).map((scenario): [string, string] => [rulebook.system, scenario]),
  ),
)('the briefing of a scenario, %s: %s', (system, scenario) => {
  const file = { system, scenario };
  const [title, about, turns, ...victory] = briefing(SYSTEMS, file, runLab(SYSTEMS, file));
  expect(title).toMatch(/^\p{Lu}/u);
  expect(about).toMatch(/\.$/);
  expect(turns).toMatch(/^It lasts \d+ turns\.$/);
  expect(victory.length).toBeGreaterThan(0);
  for (const says of victory)
    expect(says).toMatch(/^(Victory for .*: .+|Otherwise: .+|After the last turn: .+)\.$/);
});

test('the after-action report of a shot that kills', () => {
  const file = {
    system: 'aslsk',
    position: {
      map: { columns: 9, rows: 9 },
      clock: { phase: 'PFPh', active: 'german' },
      sides: { german: { name: 'Germans' }, russian: { name: 'Russians' } },
      units: {
        g1: { counter: '8-3-8', at: 'C5', name: 'Section Brandt' },
        r1: { counter: '4-4-7', at: 'D5', name: 'Section Titov' },
      },
    },
    steps: [{ by: 'german', order: { order: 'fire', at: 'D5', firers: ['g1'] }, dice: [[1, 1]] }],
  };
  const result = runLab(SYSTEMS, file);
  expect(result.problems).toEqual([]);
  expect(afterAction(SYSTEMS, file, result)).toEqual([
    'The battle goes on.',
    'The Germans lost nobody. Of the Russians, Section Titov was killed.',
    'Section Brandt put one of the enemy out of action.',
  ]);
});
