/** Between scenarios (3.8.12): heroes leave, and leaders come in the place of those who were none before. */
import { type Book, campaignOf, ids, type RosterRow } from '../../campaign/book/book.js';
import { type CampaignDice, type DiceTable, rollOn } from '../../campaign/book/dice.js';
import { nextId } from '../../campaign/book/roster-ids.js';
import type { Consequence } from '../../campaign/facts/facts.js';
import { NATIONS } from './nations.js';
import { cite } from './policies.js';

export const HEROES: readonly string[] = ['1-4-9', '1-3-8'];

type LeaderCreated = '6+1' | '7-0' | '8-0' | '8-1' | 'none';

const LEADER_CREATION: readonly (readonly [number, LeaderCreated])[] = [
  [1, '8-1'],
  [3, '8-0'],
  [5, '7-0'],
  [6, '6+1'],
  [99, 'none'],
];
const CREATION_DRM: Readonly<Record<string, number>> = {
  American: -1,
  German: -1,
  British: -1,
  Russian: 1,
  French: 1,
  Italian: 1,
  Rumanian: 1,
  'Allied Minor': 1,
  Japanese: 1,
};

/** The unit a leader comes of, as it is at that moment. */
interface Creating {
  readonly nation: string | undefined;
  readonly morale: number;
  readonly broken?: boolean;
  /** Steps above 1-1 in close combat; less than 0: below. */
  readonly odds?: number;
}

/** The Leader Creation Table for such a unit: its modifiers are in the rows, so that the die is read as it lies. */
export function leaderCreation(unit: Creating): DiceTable<LeaderCreated> {
  const { nation, morale, broken = false, odds = 0 } = unit;
  const quality = morale >= 8 ? -1 : morale <= 6 ? 1 : 0;
  const drm = (CREATION_DRM[nation ?? ''] ?? 0) + quality + odds + (broken ? 1 : 0);
  return {
    dice: 'd6',
    upTo: LEADER_CREATION.map(([most, leader]) => [most - drm, leader] as const),
    cites: cite('3.6.3', '3.6/T'),
  };
}

/** A hero's morale, for the modifier that 3.8.12 gives him. */
const HEROIC = 8;

/** Heroes leave between scenarios; a leader comes in the place of one who was none before (3.8.12). */
export function* reorganize(book: Book, dice: CampaignDice): Iterable<Consequence> {
  for (const id of ids(book.roster)) {
    const row = book.roster[id] as RosterRow;
    if (!HEROES.includes(row.counter) || (row.state !== 'ready' && row.state !== 'wounded')) continue;
    if (row.was !== undefined) yield backAtHisRank(id, row, row.was);
    else yield* replaced(book, dice, id, row);
  }
}

/** He has the highest rank already: nothing is left but to be what he was. */
function backAtHisRank(unit: string, { counter, side }: RosterRow, was: string): Consequence {
  return {
    what: 'made-up',
    about: { unit, from: counter, to: was },
    changes: [{ in: 'roster', id: unit, set: { counter: was, was: null } }],
    cause: { policy: 'book.heroes' },
    cites: cite('3.8.12'),
    to: [side],
  };
}

function* replaced(book: Book, dice: CampaignDice, hero: string, row: RosterRow): Iterable<Consequence> {
  const { side, state, name, formation } = row;
  const rolled = leaderFor(book, dice, hero, row);
  const said = {
    cause: { policy: 'book.heroes' },
    ...(rolled && { rolls: [rolled.roll] }),
    cites: rolled ? cite('3.8.12', '3.6.3', '3.6/T') : cite('3.8.12', '3.6.6'),
    to: [side],
  };
  yield {
    what: 'casualty',
    about: { unit: hero, fate: 'discharged', from: state, to: 'lost' },
    changes: [{ in: 'roster', id: hero, set: { state: 'lost', until: null } }],
    ...said,
  };
  if (!rolled || rolled.result === 'none') return;
  const counter = rolled.result;
  const unit = nextId(book, hero);
  yield {
    what: 'arisen',
    about: { unit, from: hero, how: 'leader-created' },
    changes: [
      {
        in: 'roster',
        id: unit,
        add: {
          side,
          kind: 'person',
          name: `Leader for ${name}`,
          counter,
          state: 'ready',
          from: hero,
          experience: 0,
          battles: 0,
          kills: 0,
          ...(formation !== undefined && { formation }),
        },
      },
    ],
    ...said,
  };
  yield {
    what: 'promotion',
    about: { how: 'created', unit, side, from: null, to: counter, rule: 'hero' },
    ...said,
  };
}

/** Finns get no field promotions (3.6.6). */
function leaderFor(book: Book, dice: CampaignDice, hero: string, { side, name }: RosterRow) {
  const nation = NATIONS[side];
  if (nation === 'Finnish') return undefined;
  const key = `turn ${campaignOf(book).turn}/leader-creation/${hero}`;
  return rollOn(leaderCreation({ nation, morale: HEROIC }), dice, key, `leader creation: ${name}`);
}
