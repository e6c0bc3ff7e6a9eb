/**
 * What Squad Leader brings to campaigns: its personal-leader game, six linked scenarios in which one leader for each player rises
 * and falls with élan and cowardice. Its battles are fought on the table and reported: ranks are counters (`8-0`), and what a
 * leader did is told as the deeds below.
 */
import { type Book, campaignOf, ids, type RosterKind, type RosterRow } from '../campaign/book/book.js';
import { type CampaignDice, type DiceTable, rollOn } from '../campaign/book/dice.js';
import { nextId } from '../campaign/book/roster-ids.js';
import type { Consequence } from '../campaign/facts/facts.js';
import type { CampaignPieces } from '../campaign/pieces.js';
import { type Policies, policiesSchema } from '../campaign/policies/policies.js';
import chart from './charts/campaign-game.json' with { type: 'json' };
import type { RuleId } from './rules.js';
import leaders from './units/leaders.json' with { type: 'json' };
import squads from './units/squads.json' with { type: 'json' };
import supportWeapons from './units/support-weapons.json' with { type: 'json' };
import vehicles from './units/vehicles.json' with { type: 'json' };

const { cells } = chart.tables.cells;

const cite = (...rules: RuleId[]): string[] => rules;
const PRINTED = cite('GEN/campaign');

/** What a leader can do, or fail to do, as a report names it, and what the chart calls it. */
const DEEDS: {
  readonly elan: Readonly<Record<keyof typeof cells.elan, string>>;
  readonly cowardice: Readonly<Record<keyof typeof cells.cowardice, string>>;
} = {
  elan: {
    'destroyed, or led a squad that destroyed, an AFV without anti-tank weapons': 'afv-by-infantry',
    'close combat that eliminated every enemy in the hex': 'hex-cleared',
    'destroyed an AFV with anti-tank weapons': 'afv-by-weapon',
    'rallied a squad (each)': 'rally',
    'directed fire that killed a squad (each)': 'directed-kill',
    'side won the scenario': 'victory',
    'later sets: led a squad that captured an enemy squad in close combat': 'captured-in-close-combat',
    'later sets: led a squad that captured an enemy squad in the rout phase': 'captured-in-rout',
    'later sets: lightly wounded leader stays in play': 'stayed-wounded',
  },
  cowardice: {
    'total cowardice: 12 on a rally roll, or broke twice without rallying': 'total-cowardice',
    'a squad in his hex surrendered (12 on rally)': 'squad-surrendered',
    'his breaking broke a squad in the hex (each)': 'broke-a-squad',
    'support weapon under his direction malfunctioned': 'weapon-malfunctioned',
    'broke under fire (each)': 'broke',
  },
};

/** What the later sets say in their rules. */
const LATER: Readonly<Record<string, string[]>> = {
  'captured-in-close-combat': cite('3.29/a'),
  'captured-in-rout': cite('3.29/a'),
  'stayed-wounded': cite('3.4.7'),
};

const STEP = 10;
/** A leader who became a hero: his own rank waits for him (3.8.12). */
const BECAME_HERO = 'became-hero';

function marksOf(deeds: Readonly<Record<string, string>>, points: Readonly<Record<string, number>>) {
  return Object.entries(deeds).map(([printed, deed]) => ({
    mark: 'elan',
    for: deed,
    points: points[printed] ?? 0,
    cites: LATER[deed] ?? PRINTED,
  }));
}

/** The personal-leader game as it is printed. */
export const PERSONAL: Policies = policiesSchema.parse({
  preset: 'squad-leader-personal',
  promotion: {
    ladder: cells.ranks.map(([rank, counter]) => ({ rank, counter })),
    marks: [
      ...marksOf(DEEDS.elan, cells.elan),
      ...marksOf(DEEDS.cowardice, cells.cowardice),
      { mark: 'hero', for: BECAME_HERO, points: 1, cites: cite('3.8.12') },
    ],
    rules: [
      {
        rule: 'hero',
        says: 'A leader who became a hero returns one rank higher, with the points he has earned.',
        when: { mark: { mark: 'hero', atLeast: 1, pays: 1 } },
        cites: cite('3.8.12'),
      },
      {
        rule: 'elan',
        says: 'Ten points of élan are one rank up.',
        when: { mark: { mark: 'elan', atLeast: STEP, pays: STEP } },
        cites: PRINTED,
      },
      {
        rule: 'cowardice',
        says: 'Ten points of cowardice are one rank down; whoever has none to lose is busted.',
        steps: -1,
        when: { mark: { mark: 'elan', atMost: -STEP, pays: -STEP } },
        cites: PRINTED,
      },
    ],
    successor: { rank: cells.start, cites: PRINTED },
  },
  /** A wound lasts for the scenario (3.4.2). */
  casualties: { turnsWounded: 0 },
  victory: { perRankAtEnd: cells.victory_points['each rank above Corporal if alive at the end'] },
});

const MMC = ['squad', 'half-squad'] as const;

/**
 * Formations beside the personal leaders: experience is an Experience Level Rating (3.11.2), better by one for each class as in
 * 3.11.3. What it takes to rise is of the house. A squad that turned Green does so for the scenario (3.11.4): it can be made up.
 */
export const LINKED: Policies = policiesSchema.parse({
  ...PERSONAL,
  preset: 'squad-leader-linked',
  experience: {
    earns: [
      { for: 'battle', points: 2, kinds: [...MMC] },
      { for: 'victory', points: 1, kinds: [...MMC] },
      { for: 'kill', points: 2, kinds: [...MMC] },
    ],
    levels: [
      { level: 'second-line', from: 0, says: 'Second Line: ELR 2', elr: 2 },
      { level: 'first-line', from: 8, says: 'First Line: ELR 3', elr: 3 },
      { level: 'elite', from: 20, says: 'Elite: ELR 4', elr: 4 },
    ].map(({ elr, ...level }) => ({
      ...level,
      kinds: [...MMC],
      gives: { is: { elr } },
      cites: cite('3.11.2', '3.11.3/a'),
    })),
  },
  replacements: { madeUpEachTurn: 2 },
});

export const NATIONS: Readonly<Record<string, string>> = {
  german: 'German',
  russian: 'Russian',
  american: 'American',
  british: 'British',
  french: 'French',
  finnish: 'Finnish',
  rumanian: 'Rumanian',
  italian: 'Italian',
  japanese: 'Japanese',
};

const HEROES: readonly string[] = ['1-4-9', '1-3-8'];

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
function* reorganize(book: Book, dice: CampaignDice): Iterable<Consequence> {
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

interface Printed {
  readonly nationality?: string;
}

function isOf({ nationality }: Printed, wanted: string | undefined): boolean {
  return wanted === undefined || nationality === undefined || nationality === wanted;
}

function kindOf(counter: string, { nationality }: { readonly nationality?: string }): RosterKind | undefined {
  const own = (one: Printed) => isOf(one, nationality);
  if (HEROES.includes(counter)) return 'person';
  if (leaders.some((one) => own(one) && (one.leader === counter || one.name === counter))) return 'person';
  const squad = squads.find((one) => own(one) && one.strength === counter);
  if (squad) return kindOfSquad(squad.type);
  if (supportWeapons.some((one) => own(one) && one.name === counter)) return 'weapon';
  return vehicles.some((one) => own(one) && one.name === counter) ? 'vehicle' : undefined;
}

function kindOfSquad(type: string): RosterKind {
  if (type.startsWith('half-squad')) return 'half-squad';
  return type.startsWith('crew') ? 'crew' : 'squad';
}

export const squadLeaderCampaign: CampaignPieces = {
  system: 'squad-leader',
  version: '1',
  preset: PERSONAL,
  presets: { [PERSONAL.preset]: PERSONAL, [LINKED.preset]: LINKED },
  kindOf,
  draw: ({ counter, name, is }, id) => ({ counter, id, name, ...(is && { is }) }),
  handOver: () => {
    throw new Error('Battles of Squad Leader are fought on the table: report them.');
  },
  staying: (marks) => Object.fromEntries(Object.entries(marks).map(([at, mark]) => [at, { ...mark }])),
  reorganize,
  nations: NATIONS,
};
