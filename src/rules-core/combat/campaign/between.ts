/** 19.1.8 on a campaign's book: the same steps as on the map, in the book's order, for those who are on its rosters. */
import { type Book, campaignOf, ids, type RosterId, type RosterRow } from '../../campaign/book/book.js';
import type { Setting } from '../../campaign/book/changes.js';
import type { CampaignDice } from '../../campaign/book/dice.js';
import type { Consequence } from '../../campaign/facts/facts.js';
import { D10, type Roll, total } from '../../kernel/dice/index.js';
import type { RuleId } from '../rules.js';

const REPAIRED_TO = 5;
const DEAD_TO = 3;
const HEALED_TO = 5;

export function* reorganizeBook(book: Book, dice: CampaignDice): Iterable<Consequence> {
  yield* burnOut(book);
  yield* killedVehicles(book, dice);
  yield* endOfScenario(book);
  yield* woundedLeaders(book, dice);
}

/** 19.1.8/1 and 19.1.8/2: what burns burns out, wrecks and houses alike. */
function* burnOut(book: Book): Iterable<Consequence> {
  for (const ground of ids(book.terrain)) {
    const marks = { ...book.terrain[ground]?.marks };
    const burning = ids(marks).filter((at) => marks[at]?.flame || marks[at]?.burningWrecks);
    if (burning.length === 0) continue;
    for (const at of burning) {
      const { flame, burningWrecks, ...left } = marks[at] as (typeof marks)[string];
      const wrecks = Number(left.wrecks ?? 0) + Number(burningWrecks ?? 0);
      marks[at] = { ...left, ...(flame === true && { rubble: true }), ...(wrecks > 0 && { wrecks }) };
    }
    yield {
      what: 'terrain',
      about: { ground, locations: burning.length },
      changes: [{ in: 'terrain', id: ground, set: { marks } }],
      cause: BY_THE_BOOK,
      cites: ['19.1.8/1', '19.1.8/2', '19.1.1'] satisfies RuleId[],
    };
  }
}

const BY_THE_BOOK = { policy: 'book' };
const MARKERS = { mKill: 'M-KILLED', fKill: 'F-KILLED' } as const;

/** 19.1.8/4: a die for each marker; a vehicle that has become a wreck needs no second one. */
function* killedVehicles(book: Book, dice: CampaignDice): Iterable<Consequence> {
  for (const [id, row] of waiting(book, 'repairing')) {
    const rolls: Roll[] = [];
    let isWreck = false;
    for (const marker of ['mKill', 'fKill'] as const) {
      if (!row.hurt?.[marker] || isWreck) continue;
      const roll = dice.roll(keyOf(book, marker, id), `${MARKERS[marker]}: ${row.name}`, ...D10);
      rolls.push(roll);
      isWreck = total(roll) > REPAIRED_TO;
    }
    yield goesOn(id, row, isWreck ? 'lost' : 'ready', rolls, ['19.1.8/4']);
    if (isWreck) yield* wreckOf(book, id, row);
  }
}

/** It stays on the map where the vehicle stood when its battle ended (19.1.1). */
function* wreckOf(book: Book, id: RosterId, { hurt }: RosterRow): Iterable<Consequence> {
  const ground = foughtOn(book, id);
  const at = hurt?.at;
  if (ground === undefined || typeof at !== 'string') return;
  const before = book.terrain[ground];
  const there = before?.marks[at];
  const marks = { ...before?.marks, [at]: { ...there, wrecks: Number(there?.wrecks ?? 0) + 1 } };
  yield {
    what: 'terrain',
    about: { ground, locations: 1 },
    changes: [
      before ? { in: 'terrain', id: ground, set: { marks } } : { in: 'terrain', id: ground, add: { marks } },
    ],
    cause: BY_THE_BOOK,
    cites: ['19.1.8/4', '19.1.1'] satisfies RuleId[],
  };
}

/** The ground of the latest battle it was in, where ground stays as battles leave it. */
function foughtOn(book: Book, id: RosterId): string | undefined {
  const { graph } = campaignOf(book);
  if (!graph.carryOver.terrain) return undefined;
  const latest = Object.values(book.battle)
    .filter(({ status, drawn }) => status === 'settled' && Object.values(drawn).includes(id))
    .sort((one, other) => one.turn - other.turn)
    .at(-1);
  return graph.nodes.find(({ node }) => node === latest?.node)?.ground;
}

/** What somebody has for one scenario, and by which rule it ends. */
const FOR_ONE_SCENARIO = { courage: '19.1.8/5', isolated: '19.1.10' } as const;

function* endOfScenario(book: Book): Iterable<Consequence> {
  for (const id of ids(book.roster))
    for (const mark of ['courage', 'isolated'] as const) {
      const { is, side } = book.roster[id] as RosterRow;
      if (is?.[mark] === undefined) continue;
      yield {
        what: 'recovered',
        about: { unit: id, from: mark, to: 'ready' },
        changes: [{ in: 'roster', id, set: { is: without(is, mark) } }],
        cause: BY_THE_BOOK,
        cites: [FOR_ONE_SCENARIO[mark]] satisfies RuleId[],
        to: [side],
      };
    }
}

function without(is: RosterRow['is'] = {}, mark: string): RosterRow['is'] | null {
  const { [mark]: _, ...left } = is;
  return Object.keys(left).length > 0 ? left : null;
}

/** 19.1.8/6: units that stay wounded begin the next scenario so, and are rolled for again after it. */
function* woundedLeaders(book: Book, dice: CampaignDice): Iterable<Consequence> {
  for (const [id, row] of waiting(book, 'wounded')) {
    const roll = dice.roll(keyOf(book, 'wounds', id), `wounds: ${row.name}`, ...D10);
    const rolled = total(roll);
    const cites: RuleId[] = ['19.1.8/6'];
    if (rolled <= DEAD_TO) yield goesOn(id, row, 'lost', [roll], cites);
    else if (rolled <= HEALED_TO)
      yield goesOn(id, row, 'ready', [roll], cites, { is: without(row.is, 'wounded') });
    else yield goesOn(id, row, 'ready', [roll], cites, { is: { ...row.is, wounded: true } });
  }
}

/** Those in that state for whom no table of a policy has rolled, and whose time has come. */
function waiting(book: Book, state: 'wounded' | 'repairing'): [RosterId, RosterRow][] {
  const { policies, turn } = campaignOf(book);
  const { off, casualties, materiel } = policies;
  const rolled =
    state === 'wounded'
      ? casualties.recovery && !off.includes('casualties')
      : materiel.repair && !off.includes('materiel');
  if (rolled) return [];
  return ids(book.roster).flatMap((id): [RosterId, RosterRow][] => {
    const row = book.roster[id] as RosterRow;
    return isIn(state, row) && (row.until ?? turn) <= turn ? [[id, row]] : [];
  });
}

/** Also those that came through the last scenario wounded, or sat it out. */
function isIn(state: 'wounded' | 'repairing', { state: own, is }: RosterRow): boolean {
  return own === state || (state === 'wounded' && own === 'ready' && is?.wounded === true);
}

function goesOn(
  id: RosterId,
  row: RosterRow,
  to: 'ready' | 'lost',
  rolls: readonly Roll[],
  cites: readonly RuleId[],
  also: Setting<RosterRow> = {},
): Consequence {
  const fightsOn = to === 'ready' && also.is?.wounded === true;
  return {
    what: 'recovered',
    about: {
      unit: id,
      from: row.is?.wounded === true ? 'wounded' : row.state,
      to,
      ...(fightsOn && { wounded: true }),
    },
    changes: [
      { in: 'roster', id, set: { state: to, until: null, ...(row.hurt && { hurt: null }), ...also } },
    ],
    cause: BY_THE_BOOK,
    ...(rolls.length > 0 && { rolls }),
    cites,
    to: [row.side],
  };
}

const keyOf = (book: Book, step: string, id: RosterId): string =>
  `turn ${campaignOf(book).turn}/book/${step}/${id}`;
