/** LAB.md is what somebody reads who knows the book and not the code: all of it must be true. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalBoard } from '../boards/index.js';
import { knownSystem, knownSystems } from '../kernel/decide/known-system.js';
import { runLab } from '../kernel/lab/lab-file.js';
import { PANZER_CHARTS } from './charts/index.js';
import { panzer } from './ruleset.js';

const LAB = readFileSync(join(import.meta.dirname, 'LAB.md'), 'utf8');
const examples = [...LAB.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text));
const ONLY = knownSystems(
  knownSystem({
    rulebook: panzer,
    charts: PANZER_CHARTS,
    board: originalBoard,
    ruleText: () => Promise.reject(new Error('The lab reads no rules.')),
  }),
);

test.each(examples.map((file, i) => [i + 1, file]))('example %i of LAB.md runs', (_, file) => {
  const { problems, steps } = runLab(ONLY, file);
  expect(problems).toEqual([]);
  expect(steps.length).toBe(file.steps.length + 1);
});

test('every attribute has its line', () => {
  const all = Object.values(panzer.attributes).flatMap(({ shape }) => Object.keys(shape));
  expect(all.filter((name) => !LAB.includes(`\`${name}\``))).toEqual([]);
});

test('every order has its line', () => {
  const orders = Object.keys(panzer.orders).filter((order) => order !== 'set-up');
  expect(orders.filter((order) => !LAB.includes(`| \`${order}\` |`))).toEqual([]);
});

test('the odds of a first shot: 90 of 100 hit, and the Basic Game rolls nothing more', () => {
  const counted = examples.find(({ steps }) => steps[0].dice === 'all');
  const { steps } = runLab(ONLY, counted);
  expect(steps[1]?.odds?.total).toBe('10');
  expect(steps[1]?.odds?.chances.map(({ cases }) => cases)).toEqual(['9', '1']);
});
