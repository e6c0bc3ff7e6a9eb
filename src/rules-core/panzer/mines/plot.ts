/** Minefields are plotted before any unit is set up, and known to their owner alone (7.31.1). */
import * as z from 'zod';
import { neighbours } from '../../mechanics/places.js';
import type { FieldToLay } from '../attributes/sides.js';
import { order } from '../form.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, type Refusal, refuse } from '../system.js';

const MOST_FIELDS = 40;
const MOST_HEXES = 400;

interface Plot {
  readonly field: number;
  readonly hexes: readonly string[];
}

export const plotMines = order({
  title: 'Plot minefields',
  description:
    'Plot all minefields that the scenario gives your side, unseen. The hexes of a field touch one another; none is a bridge, building, alley, ditch, gully, rubble, water or Improved Position.',
  cites: ['7.31.1/a', '7.31.1/c', '7.31.1/d'],
  answers: ['plot-mines'],
  asks: {
    fields: z
      .array(
        z.strictObject({
          field: z.int().min(0).describe('Which field, counted from 0 as the scenario lists them.'),
          hexes: z.array(z.string()).min(1).max(MOST_HEXES).describe('Its hexes.'),
        }),
      )
      .max(MOST_FIELDS)
      .describe('The fields, each at most once; those left out are not laid.'),
  },
  sealed: true,
  byExample: true,
  candidates: ({ battle, by }) => examples(battle, by),
  read: ({ battle, by }, { fields }) => refusalOf(battle, by, fields) ?? { fields },
  perform(act, { fields }, { by }) {
    const allowed = act.battle.side(by).mayMine ?? [];
    const mines = fields.map(({ field, hexes }) => {
      const { most: _, within: __, scattered: ___, ...kind } = allowed[field] as FieldToLay;
      return { hexes: [...hexes], ...kind };
    });
    act.effect(
      'mines-plotted',
      { side: by },
      { to: [by], changes: [{ do: 'secret', side: by, set: { mines } }], cites: ['7.31.1/a', '7.31.1/d'] },
    );
  },
});

const stillToPlot = (battle: Battle): string[] =>
  plays(battle, '7.31')
    ? battle.sideIds().filter((side) => battle.side(side).mayMine && !battle.secret(side).mines)
    : [];

export const minesArePlotted = (battle: Battle): boolean => stillToPlot(battle).length === 0;

/** Asks all sides that may lay mines at once; when they have plotted, everybody knows so. */
export function plotting(act: Act): void {
  const open = stillToPlot(act.battle);
  if (open.length > 0) {
    act.ask(...open.map((side) => ({ side, kind: 'plot-mines' as const })));
    return;
  }
  act.done();
  act.effect('minefields-laid', {}, { cites: ['7.31.1/a', '7.31.1/b'] });
}

function refusalOf(battle: Battle, by: string, plots: readonly Plot[]): Refusal | undefined {
  const allowed = battle.side(by).mayMine ?? [];
  const taken = new Set<string>();
  for (const [i, { field, hexes }] of plots.entries()) {
    const path = `$.fields[${i}]`;
    const kind = allowed[field];
    if (!kind || plots.findIndex((other) => other.field === field) < i)
      return {
        ...refuse(
          'NO_SUCH_MINEFIELD',
          `Name each field once, from 0 to ${allowed.length - 1}: these are what your side may lay.`,
          '7.31/b',
        ),
        path: `${path}.field`,
      };
    for (const [j, at] of hexes.entries()) {
      const why = cannotMine(battle, by, kind, at) ?? (taken.has(at) ? minedAlready(at) : undefined);
      if (why) return { ...why, path: `${path}.hexes[${j}]` };
      taken.add(at);
    }
    const why = badShape(battle, kind, hexes);
    if (why) return { ...why, path: `${path}.hexes` };
  }
  return undefined;
}

const FORBIDDEN: ReadonlySet<string> = new Set([
  'bridge',
  'alley',
  'ditch',
  'gully',
  'rubble',
  'stream',
  'ford',
  'river',
]);

function cannotMine(battle: Battle, by: string, { within }: FieldToLay, at: string): Refusal | undefined {
  if (!battle.table.map.named.has(at)) return refuse('NO_SUCH_HEX', `The map has no hex ${at}.`);
  if (battle.options.inPlay && !battle.options.inPlay.includes(at))
    return refuse('NOT_IN_PLAY', `${at} is not in play.`, 'S.scenario-data');
  if (within && !within.includes(at))
    return refuse('OUTSIDE_AREA', `This field is laid in ${within.join(', ')}.`, '7.31/b');
  const row = terrainIn(battle, at);
  if (FORBIDDEN.has(row) || isBuilding(row))
    return refuse('CANNOT_MINE', `${at} is ${row}: plot a hex in which mines can lie.`, '7.31.1/c');
  if (battle.location(at).improvedPosition)
    return refuse('CANNOT_MINE', `${at} is an Improved Position: plot another hex.`, '7.31.1/c');
  return battle.location(at).mines?.some(({ side }) => side === by) ? minedAlready(at) : undefined;
}

const minedAlready = (at: string): Refusal =>
  refuse('CANNOT_MINE', `${at} is mined already: plot each hex once.`, '7.31.1/d');

function badShape(
  battle: Battle,
  { most, scattered }: FieldToLay,
  hexes: readonly string[],
): Refusal | undefined {
  if (hexes.length > most)
    return refuse('TOO_MANY_HEXES', `This field has ${most} hexes at most, not ${hexes.length}.`, '7.31/b');
  return scattered || connected(battle, hexes).length === hexes.length
    ? undefined
    : refuse('NOT_TOGETHER', 'The hexes of a minefield touch one another: plot them so.', '7.31.1/d');
}

/** Those hexes that hang together with the first one, nearest first. */
function connected(battle: Battle, hexes: readonly string[], most = hexes.length): string[] {
  const open = new Set(hexes);
  const found = hexes.slice(0, 1);
  for (const at of found) open.delete(at);
  for (let i = 0; i < found.length && found.length < most; i++)
    for (const next of neighbours(battle, found[i] as string))
      if (found.length < most && open.delete(next)) found.push(next);
  return found;
}

const EXAMPLES = 12;

/** Every field as large as it may be, beginning in hexes here and there. */
function* examples(battle: Battle, by: string): Iterable<{ fields: Plot[] }> {
  const allowed = battle.side(by).mayMine ?? [];
  const able = allowed.map((kind) => {
    const hexes = kind.within ?? [...battle.table.map.named.keys()];
    return hexes.filter((at) => !cannotMine(battle, by, kind, at));
  });
  const longest = Math.max(0, ...able.map(({ length }) => length));
  const stride = Math.max(1, Math.ceil(longest / EXAMPLES));
  for (let first = 0; first < longest; first += stride) {
    const fields = filled(battle, allowed, able, first);
    if (fields.length > 0) yield { fields };
  }
  if (longest === 0) yield { fields: [] };
}

function filled(
  battle: Battle,
  allowed: readonly FieldToLay[],
  able: readonly (readonly string[])[],
  first: number,
): Plot[] {
  const taken = new Set<string>();
  const fields: Plot[] = [];
  for (const [field, { most, scattered }] of allowed.entries()) {
    const free = able[field]?.filter((at) => !taken.has(at)) ?? [];
    const start = first % Math.max(1, free.length);
    const ordered = [...free.slice(start), ...free.slice(0, start)];
    const hexes = scattered ? ordered.slice(0, most) : connected(battle, ordered, most);
    if (hexes.length === 0) continue;
    for (const at of hexes) taken.add(at);
    fields.push({ field, hexes });
  }
  return fields;
}
