/** LAB.md is for readers who know the book and not the code: all of it must be true. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalBoard } from '../../boards/index.js';
import { isRefusal } from '../decide/action.js';
import { decide, parseOrder, settle } from '../decide/decide.js';
import { type KnownSystems, knownSystem, knownSystems, type SystemParts } from '../decide/known-system.js';
import { diceSeed, sha256Hex } from '../dice/index.js';
import { runLab } from '../lab/lab-file.js';
import { Battle } from '../position/battle.js';
import type { Position, System } from '../position/position.js';

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

/** Units and hexes, and what is neither. */
const namesIn = ({ units }: Position): readonly string[] => [
  'nobody',
  'ZZ99',
  '',
  ...new Set(Object.values(units).flatMap(({ id, at }) => [id, at ?? 'A1'])),
];

/** All that can stand there instead of a value, one thing changed at a time. */
function changed(value: unknown, names: readonly string[]): readonly unknown[] {
  if (typeof value === 'string') return names;
  if (typeof value === 'number') return [0, 1, 2, 6, 7, 99];
  if (Array.isArray(value))
    return [
      ...names.map((name) => [name]),
      [...value, ...value],
      [...value, 'nobody'],
      ...changed(value[0], names).map((one) => [one]),
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const { [name]: _, ...others } = value as Record<string, unknown>;
    return [others, ...changed(member, names).map((one) => ({ ...others, [name]: one }))];
  });
}

const DICE = diceSeed(sha256Hex('changed members'));

/** Tests of what every page has: files that run, an example of each order but those that are shown otherwise, all attributes. */
export function holdsWhatItShows({ text, systems }: Page, shownOtherwise: readonly string[] = []): void {
  const [[system, { rulebook, table }]] = [...systems] as [
    [string, NonNullable<ReturnType<KnownSystems['get']>>],
  ];
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

  test.each(shown)(
    'its example of %s is decided or refused, whatever stands in one of its members',
    (_, file) => {
      const { steps: given } = file as { readonly steps: readonly Shown['then'][number][] };
      const [last] = given.slice(-1) as [Shown['then'][number]];
      const before = runLab(systems, { ...file, steps: given.slice(0, -1) });
      const start = before.position as Position;
      const { order, ...members } = last.order;
      const orders = changed(members, namesIn(start)).map((now) =>
        parseOrder(rulebook, { order, ...(now as object) }),
      );
      for (const one of orders) {
        if (isRefusal(one)) continue;
        const battle = new Battle(structuredClone(start), table(start));
        const action = decide(rulebook, battle, last.by, one, DICE.forAction(start.id, 1));
        if (!isRefusal(action)) settle(battle, action);
      }
    },
  );

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
