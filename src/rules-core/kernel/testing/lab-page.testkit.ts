/** LAB.md is for readers who know the book and not the code: all of it must be true. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalBoard } from '../../boards/index.js';
import { type KnownSystems, knownSystem, knownSystems, type SystemParts } from '../decide/known-system.js';
import { runLab } from '../lab/lab-file.js';
import type { System } from '../position/position.js';

/** A position, orders given in it, and orders of which each can be given then. */
interface Shown {
  readonly steps?: readonly object[];
  readonly then: readonly { readonly by: string; readonly order: { readonly order: string } }[];
}

interface Page {
  readonly text: string;
  readonly systems: KnownSystems;
}

/** The page in a rulebook's folder, and a lab that knows this rulebook alone. */
export function labPage<S extends System>(
  folder: string,
  { rulebook, charts }: Pick<SystemParts<S>, 'rulebook' | 'charts'>,
): Page {
  const ruleText = () => Promise.reject(new Error('The lab reads no rules.'));
  return {
    text: readFileSync(join(folder, 'LAB.md'), 'utf8'),
    systems: knownSystems(knownSystem({ rulebook, charts, board: originalBoard, ruleText })),
  };
}

/** Tests of what every page has: files that run, an example of each order but those that are shown otherwise, all attributes. */
export function holdsWhatItShows({ text, systems }: Page, shownOtherwise: readonly string[] = []): void {
  const [[system, { rulebook }]] = [...systems] as [[string, NonNullable<ReturnType<KnownSystems['get']>>]];
  const jsonAfter = (mark: string) =>
    [...text.matchAll(new RegExp(`${mark}\\n\`\`\`json\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, json = '']) =>
      JSON.parse(json),
    );
  const files = jsonAfter('<!-- runs -->');
  const shown = (jsonAfter('<!-- then -->') as Shown[]).flatMap(({ then, ...file }) =>
    then.map((step): [string, object] => [
      step.order.order,
      { system, ...file, steps: [...(file.steps ?? []), step] },
    ]),
  );

  test.each(files.map((file, i) => [i + 1, file]))('file %i of LAB.md runs', (_, file) => {
    const { problems, steps } = runLab(systems, file);
    expect(problems).toEqual([]);
    expect(steps.length).toBe(file.steps.length + 1);
  });

  test.each(shown)('its example of %s is accepted', (_, file) => {
    expect(runLab(systems, file).problems).toEqual([]);
  });

  test('it has an example of every order', () => {
    const orders = new Set([...shown.map(([order]) => order), ...shownOtherwise]);
    expect(Object.keys(rulebook.orders).filter((order) => !orders.has(order))).toEqual([]);
  });

  test('every attribute has its line', () => {
    const all = Object.values(rulebook.attributes).flatMap(({ shape }) => Object.keys(shape));
    expect(all.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
}

export const namesEveryCounter = (
  { text }: Page,
  nations: readonly string[],
  countersOf: (nation: string) => readonly string[],
): void =>
  test('it names every counter', () => {
    const lines = nations.map((nation) => `| ${nation} | ${countersOf(nation).join(', ')} |`);
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  });
