/** LAB.md is what somebody reads who knows the book and not the code: all of it must be true. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalBoard } from '../boards/index.js';
import { knownSystem, knownSystems } from '../kernel/decide/known-system.js';
import { runLab } from '../kernel/lab/lab-file.js';
import { SQUAD_LEADER_CHARTS } from './charts/index.js';
import { squadLeader } from './ruleset.js';
import { countersOf, NATIONS } from './units/catalogue.js';

const LAB = readFileSync(join(import.meta.dirname, 'LAB.md'), 'utf8');
const ONLY = knownSystems(
  knownSystem({
    rulebook: squadLeader,
    charts: SQUAD_LEADER_CHARTS,
    board: originalBoard,
    ruleText: () => Promise.reject(new Error('The lab reads no rules.')),
  }),
);

/** A position, orders given in it, and orders of which each can be given then. */
interface Shown {
  readonly opening?: object;
  readonly steps?: readonly object[];
  readonly then: readonly { readonly by: string; readonly order: { readonly order: string } }[];
}

const jsonAfter = (mark: string) =>
  [...LAB.matchAll(new RegExp(`${mark}\\n\`\`\`json\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) =>
    JSON.parse(text),
  );
const files = jsonAfter('<!-- runs -->');
const shown = (jsonAfter('<!-- then -->') as Shown[]).flatMap(({ then, ...file }) =>
  then.map((step): [string, object] => [
    step.order.order,
    { system: 'squad-leader', ...file, steps: [...(file.steps ?? []), step] },
  ]),
);

test.each(files.map((file, i) => [i + 1, file]))('file %i of LAB.md runs', (_, file) => {
  const { problems, steps } = runLab(ONLY, file);
  expect(problems).toEqual([]);
  expect(steps.length).toBe(file.steps.length + 1);
});

test.each(shown)('its example of %s is accepted', (_, file) => {
  expect(runLab(ONLY, file).problems).toEqual([]);
});

test('it has an example of every order', () => {
  const orders = new Set(shown.map(([order]) => order));
  expect(Object.keys(squadLeader.orders).filter((order) => order !== 'set-up' && !orders.has(order))).toEqual(
    [],
  );
});

test('it names every counter', () => {
  const lines = NATIONS.map((nation) => `| ${nation} | ${countersOf(nation).join(', ')} |`);
  expect(lines.filter((line) => !LAB.includes(line))).toEqual([]);
});

test('every attribute has its line', () => {
  const all = Object.values(squadLeader.attributes).flatMap(({ shape }) => Object.keys(shape));
  expect(all.filter((name) => !LAB.includes(`\`${name}\``))).toEqual([]);
});

test('a hex touches the hexes that LAB.md says', () => {
  const reached = (at: string) =>
    runLab(ONLY, {
      system: 'squad-leader',
      position: {
        map: { columns: 9, rows: 9 },
        clock: { phase: 'advance' },
        sides: { german: {}, russian: {} },
        units: { g1: { counter: '4-6-7', at }, r1: { counter: '4-4-7', at: 'I9' } },
      },
      steps: [],
      orders: true,
    })
      .orders?.filter(({ order }) => order.order === 'advance')
      .map(({ order }) => order.to as string)
      .sort();
  expect(reached('D4')).toEqual(['C4', 'C5', 'D3', 'D5', 'E4', 'E5']);
  expect(reached('C4')).toEqual(['B3', 'B4', 'C3', 'C5', 'D3', 'D4']);
});
