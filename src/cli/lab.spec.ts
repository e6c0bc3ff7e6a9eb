import { SKIRMISH_ONLY } from '../../test/census/skirmish/skirmish.testkit.js';
import { runLab } from '../rules-core/kernel/lab/lab-file.js';
import { type AskedOptions, labReport, withOptions } from './lab.js';

const FILE = {
  system: 'skirmish',
  position: {
    map: { columns: 9, rows: 7 },
    clock: { phase: 'fire', active: 'blue' },
    sides: { blue: {}, red: {} },
    units: { b1: { counter: 'regulars', at: 'C4' }, r1: { counter: 'guards', at: 'E4' } },
  },
  steps: [
    { by: 'blue', order: { order: 'fire', unit: 'b1', target: 'r1' }, dice: 'all' },
    { by: 'blue', order: { order: 'fire', unit: 'b1', target: 'r1' }, dice: [[3, 4], [5]] },
    { by: 'blue', order: { order: 'fire', unit: 'b1', target: 'r1' } },
  ],
};

test('the lab tells people what came of each order, how likely it was, how matters stand and why it stopped', () => {
  const [first, ...lines] = labReport(runLab(SKIRMISH_ONLY, FILE)).split('\n');
  expect(first).toBe('referee: open');
  expect(lines).toEqual([
    'blue: fire {"unit":"b1","target":"r1"}',
    '  17 of 24   70.8 %  fired: Regulars',
    '   7 of 24   29.2 %  fired: Regulars, broken: Guards',
    'blue: fire {"unit":"b1","target":"r1"}',
    '  fire: 3, 4',
    '  morale: 5',
    '  Regulars fires at Guards: needs 7 or less, rolls 7: a hit. [3]',
    '  Guards breaks: morale 3, rolled 5. [3.1]',
    '',
    'Turn 1, fire, blue',
    '  C4       blue b1 (Regulars): morale 4, fired',
    '  E4       red r1 (Guards): morale 3, broken',
    'blue decides (fire): fire, pass',
    'CANNOT_FIRE at $.steps[2].order.unit',
    '  Regulars cannot fire now. [3]',
  ]);
});

test('where the dice run out the lab tells what happened so far, and what is to be rolled', () => {
  const [step] = FILE.steps;
  const lines = labReport(runLab(SKIRMISH_ONLY, { ...FILE, steps: [{ ...step, dice: [[3, 4]] }] })).split(
    '\n',
  );
  expect(lines.slice(1, 5)).toEqual([
    'blue: fire {"unit":"b1","target":"r1"}',
    '  fire: 3, 4',
    '  Regulars fires at Guards: needs 7 or less, rolls 7: a hit. [3]',
    '  next roll: morale: 1 white d6',
  ]);
});

test('filters and lines are given as options', () => {
  const may = (options: AskedOptions) =>
    labReport(runLab(SKIRMISH_ONLY, withOptions({ ...FILE, steps: [] }, options)))
      .split('\n')
      .filter((line) => line.startsWith('  blue may'));
  expect(may({})).toHaveLength(0);
  expect(may({ orders: true })).toHaveLength(2);
  expect(may({ unit: 'b1' })).toEqual([
    '  blue may {"order":"fire","unit":"b1","target":"r1"}  Fire: Regulars, against Guards.',
  ]);
  expect(may({ kind: ['pass', 'fire'] })).toHaveLength(2);
  expect(withOptions({}, { sight: ['D5-F5/1'] })).toEqual({ sight: [{ from: 'D5', to: 'F5/1' }] });
  expect(() => withOptions({}, { sight: ['D5'] })).toThrow('names no two places');
});
