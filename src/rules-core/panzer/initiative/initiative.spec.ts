import { d100, Trial } from '../testkit.testkit.js';

const begin = (sides: object, options: object, ...faces: number[]) =>
  new Trial(
    {
      units: { g1: 'Panzer IV at D4', s1: 'T-34 at P8' },
      sides: sides as never,
      options,
      clock: { phase: 'initiative' },
    },
    ...faces,
  );

test('[panzer S.initiative/a, S.dice/a, S.grades/b] (100) and Force Grade; the higher is First Player, ties are rolled again', () => {
  const grades = { german: { grade: 'Veteran' }, soviet: { grade: 'Green' } };
  const trial = begin(grades, {}, ...d100(30), ...d100(90), ...d100(45), ...d100(100));
  // 30 + 20 and 90 - 40 tie; 45 + 20 beats 100 - 40.
  expect(trial.told('initiative')).toEqual([{ first: 'german', rolled: { german: 65, soviet: 60 } }]);
});

test('[panzer S.initiative/b] the scenario may add to it, and the net may leave 1 to 100', () => {
  const trial = begin(
    { german: { grade: 'Elite', drm: 5 }, soviet: { grade: 'Green' } },
    {},
    ...d100(95),
    ...d100(20),
  );
  expect(trial.told('initiative')[0]?.rolled).toEqual({ german: 140, soviet: -20 });
});

test('[panzer S.initiative/a × S.grades/a] the Basic Game has no modifier', () => {
  const trial = begin({ german: { grade: 'Green' } }, { game: 'basic' }, ...d100(51), ...d100(50));
  expect(trial.told('initiative')[0]).toEqual({ first: 'german', rolled: { german: 51, soviet: 50 } });
});
