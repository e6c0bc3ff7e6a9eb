/**
 * A battle of Blues against Reds that was just reported, in a few lines; what comes of it, on scripted dice. Every book that a
 * test makes has to balance.
 *
 *   const { row, told } = afterBattle({ roster: { ann: ['blue', 'person', '8-0'] }, report: { units: [{ unit: 'ann', fate: 'killed' }] } });
 */
import { imbalances } from '../book/balance.js';
import { type Book, CAMPAIGN, campaignOf, emptyBook, type RosterKind, type RosterRow } from '../book/book.js';
import type { CampaignDice } from '../book/dice.js';
import { makeAll } from '../book/lines.js';
import { enter } from '../facts/decide.js';
import type { Consequence, Entry, Fact, FactRefused, Meaning } from '../facts/facts.js';
import { isFactRefused } from '../facts/facts.js';
import { graphSchema } from '../graph/graph.js';
import type { CampaignPieces } from '../pieces.js';
import { policiesSchema } from '../policies/policies.js';
import { toyPieces } from '../toy-rulebook.testkit.js';
import { reportSchema } from './report.js';

export type Enlisted = readonly [side: string, kind: RosterKind, counter: string, more?: Partial<RosterRow>];

export interface Scene {
  readonly policies?: object;
  readonly roster?: Readonly<Record<string, Enlisted>>;
  /** Those who stay away from the battle. */
  readonly absent?: readonly string[];
  readonly report?: object;
  readonly node?: object;
  readonly graph?: object;
  readonly mode?: 'RECORD' | 'ASSIST' | 'ENFORCE';
  readonly sides?: Readonly<Record<string, Partial<Book['side'][string]>>>;
  readonly terrain?: Book['terrain'];
  readonly turn?: number;
  /** Nothing was fought. */
  readonly peace?: true;
}

/** Faces by the key of their roll: `battle b/eliminated/ann`. */
export type Faces = Readonly<Record<string, readonly number[]>>;

export function scriptedDice(faces: Faces): CampaignDice & { readonly left: () => string[] } {
  const left = new Set(Object.keys(faces));
  return {
    roll(key, purpose, ...spec) {
      const given = faces[key];
      if (given?.length !== spec.length) throw new Error(`"${key}" asks for ${spec.length} faces.`);
      if (!left.delete(key)) throw new Error(`"${key}" is rolled twice.`);
      return { for: purpose, dice: spec.map((die, i) => ({ ...die, face: given[i] as number })) };
    },
    left: () => [...left],
  };
}

/** The line up to the report of battle `b`. */
export function lineOf(scene: Scene): Entry[] {
  const { roster = {}, absent = [], turn = 3, peace } = scene;
  const drawn = peace ? [] : Object.keys(roster).filter((id) => !absent.includes(id));
  const entry = (consequences: Iterable<Consequence>): Entry => ({
    fact: { fact: 'nothing' },
    consequences: [...consequences],
  });
  return [
    entry([begun(scene, turn), ...enlisted(scene)]),
    ...(peace ? [] : [entry(opened(scene, drawn, turn))]),
  ];
}

function begun(
  { policies = {}, node = {}, graph = {}, sides = {}, terrain = {} }: Scene,
  turn: number,
): Consequence {
  const begin = graphSchema.parse({
    start: ['n'],
    nodes: [{ node: 'n', title: 'The Mill', scenario: 'Toy', ground: 'mill', ...node }],
    ...graph,
  });
  return {
    what: 'begun',
    about: { turn: 1, date: '1944-06-06' },
    changes: [
      {
        in: 'campaign',
        id: CAMPAIGN,
        add: {
          system: 'toy',
          policies: policiesSchema.parse({ preset: 'toy', ...policies }),
          policiesVersion: 1,
          graph: begin,
          date: '1944-06-06',
          turn,
          phase: 'battles',
          dice: { scheme: 'hmac-sha256/1', hash: '0'.repeat(64) },
        },
      },
      ...[...new Set(['blue', 'red', ...Object.keys(sides)])].map(
        (id) =>
          ({
            in: 'side',
            id,
            add: { name: id, points: 0, victoryPoints: 0, battlesWon: 0, ...sides[id] },
          }) as const,
      ),
      { in: 'node', id: 'n', add: { status: 'open' } },
      { in: 'formation', id: 'a', add: { side: 'blue', name: 'A Company' } },
      ...Object.entries(terrain).map(([id, add]) => ({ in: 'terrain', id, add }) as const),
    ],
  };
}

function enlisted({ roster = {} }: Scene): Consequence[] {
  return Object.entries(roster).map(([unit, [side, kind, counter, more]]) => {
    const add: RosterRow = {
      side,
      kind,
      name: unit,
      counter,
      state: 'ready',
      experience: 0,
      battles: 0,
      kills: 0,
      ...more,
    };
    const { experience, battles, kills } = add;
    return {
      what: 'enlisted',
      about: { unit, before: { experience, battles, kills } },
      changes: [{ in: 'roster', id: unit, add }],
      cause: { says: 'the test' },
    };
  });
}

function* opened(
  { report = {}, mode = 'ENFORCE' }: Scene,
  drawn: readonly string[],
  turn: number,
): Iterable<Consequence> {
  const reported = reportSchema.parse({ winner: null, why: 'time ran out', ...report });
  yield {
    what: 'battle-opened',
    about: { battle: 'b', node: 'n', name: 'The Mill' },
    changes: [
      {
        in: 'battle',
        id: 'b',
        add: {
          node: 'n',
          name: 'The Mill',
          mode,
          status: 'open',
          turn,
          drawn: Object.fromEntries(drawn.map((id) => [id, id])),
        },
      },
      { in: 'node', id: 'n', set: { battle: 'b' } },
    ],
  };
  for (const unit of drawn)
    yield {
      what: 'drawn',
      about: { battle: 'b', side: 'blue', units: [unit] },
      changes: [{ in: 'roster', id: unit, set: { state: 'battle', battle: 'b' } }],
    };
  yield {
    what: 'battle-reported',
    about: { battle: 'b', winner: reported.winner, why: reported.why },
    changes: [{ in: 'battle', id: 'b', set: { status: 'reported', report: reported } }],
  };
}

export interface Outcome {
  readonly book: Book;
  readonly line: readonly Entry[];
  readonly told: readonly Consequence[];
  row(id: string): RosterRow;
  /** What was told of that meaning, in its order. */
  all<What extends Meaning>(what: What): Extract<Consequence, { what: What }>[];
}

/** Enters facts one after the other; fails when one is refused, dice are left over or the books do not balance. */
export function entered(
  scene: Scene,
  facts: readonly Fact[],
  faces: Faces = {},
  pieces: CampaignPieces = toyPieces,
): Outcome {
  const line = lineOf(scene);
  const book = emptyBook();
  for (const { consequences } of line) makeAll(book, consequences);
  const dice = scriptedDice(faces);
  const told: Consequence[] = [];
  for (const fact of facts) {
    const consequences = enter(book, fact, { pieces, dice });
    if (isFactRefused(consequences)) throw new Error(`${consequences.refused}: ${consequences.why}`);
    told.push(...consequences);
    line.push({ fact, consequences });
  }
  if (dice.left().length > 0) throw new Error(`Nobody rolled: ${dice.left().join(', ')}`);
  // A scene begins in the middle of a campaign: what its sides have already was told before.
  const wrong = imbalances(book, line).filter(({ code }) => code !== 'BEGINS_UNTOLD');
  if (wrong.length > 0) throw new Error(wrong.map(({ says }) => says).join('\n'));
  return {
    book,
    line,
    told,
    row: (id) => book.roster[id] as RosterRow,
    all: (what) => told.filter((one) => one.what === what) as never,
  };
}

export function afterBattle(scene: Scene, faces?: Faces, pieces?: CampaignPieces): Outcome {
  return entered(scene, [{ fact: 'aftermath', battle: 'b' }], faces, pieces);
}

/** After a turn in which nothing was fought, unless the scene says so. */
export function reorganized(scene: Scene, faces?: Faces, pieces?: CampaignPieces): Outcome {
  const turn = scene.turn ?? 3;
  return entered({ peace: true, ...scene }, [{ fact: 'reorganize', turn }], faces, pieces);
}

export function refusedIn(scene: Scene, fact: Fact): FactRefused {
  const book = emptyBook();
  for (const { consequences } of lineOf(scene)) makeAll(book, consequences);
  const before = JSON.stringify(book);
  const result = enter(book, fact, { pieces: toyPieces, dice: scriptedDice({}) });
  if (!isFactRefused(result)) throw new Error(`It was accepted in turn ${campaignOf(book).turn}.`);
  if (JSON.stringify(book) !== before) throw new Error('A refusal has changed the book.');
  return result;
}
