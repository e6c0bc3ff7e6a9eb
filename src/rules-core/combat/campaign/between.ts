/** 19.1.8 on a campaign's book: the same steps as on the map, in the book's order, for those who are on its rosters. */
import { type Book, campaignOf, ids, type RosterId, type RosterRow } from '../../campaign/book.js';
import type { CampaignDice } from '../../campaign/dice.js';
import type { Consequence } from '../../campaign/facts.js';
import { D10, type Roll, total } from '../../kernel/dice/index.js';
import type { RuleId } from '../rules.js';

const REPAIRED_TO = 5;
const DEAD_TO = 3;
const HEALED_TO = 5;

export function* reorganizeBook(book: Book, dice: CampaignDice): Iterable<Consequence> {
  yield* burnOut(book);
  yield* killedVehicles(book, dice);
  yield* courage(book);
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
  }
}

/** 19.1.8/5 */
function* courage(book: Book): Iterable<Consequence> {
  for (const id of ids(book.roster)) {
    const { is, side } = book.roster[id] as RosterRow;
    if (is?.courage === undefined) continue;
    const { courage: _, ...left } = is;
    yield {
      what: 'recovered',
      about: { unit: id, from: 'courage', to: 'ready' },
      changes: [{ in: 'roster', id, set: { is: Object.keys(left).length > 0 ? left : null } }],
      cause: BY_THE_BOOK,
      cites: ['19.1.8/5'] satisfies RuleId[],
      to: [side],
    };
  }
}

/** 19.1.8/6 */
function* woundedLeaders(book: Book, dice: CampaignDice): Iterable<Consequence> {
  for (const [id, row] of waiting(book, 'wounded')) {
    const roll = dice.roll(keyOf(book, 'wounds', id), `wounds: ${row.name}`, ...D10);
    const rolled = total(roll);
    const to = rolled <= DEAD_TO ? 'lost' : rolled <= HEALED_TO ? 'ready' : 'wounded';
    yield goesOn(id, row, to, [roll], ['19.1.8/6']);
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
    return row.state === state && (row.until ?? turn) <= turn ? [[id, row]] : [];
  });
}

function goesOn(
  id: RosterId,
  row: RosterRow,
  to: 'ready' | 'wounded' | 'lost',
  rolls: readonly Roll[],
  cites: readonly RuleId[],
): Consequence {
  return {
    what: 'recovered',
    about: { unit: id, from: row.state, to },
    ...(to !== row.state && {
      changes: [
        {
          in: 'roster',
          id,
          set: { state: to, until: null, ...(row.hurt && { hurt: null }) },
        },
      ],
    }),
    cause: BY_THE_BOOK,
    ...(rolls.length > 0 && { rolls }),
    cites,
    to: [row.side],
  };
}

const keyOf = (book: Book, step: string, id: RosterId): string =>
  `turn ${campaignOf(book).turn}/book/${step}/${id}`;
