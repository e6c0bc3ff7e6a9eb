/** A campaign of Skirmish, fought at the table: what the rulebook brings, and a war of three turns with something of everything. */
import { BooksModule } from '../../src/books/index.js';
import type { RosterKind } from '../../src/rules-core/campaign/book/book.js';
import type { CampaignPieces } from '../../src/rules-core/campaign/pieces.js';
import { policiesSchema } from '../../src/rules-core/campaign/policies/policies.js';

const KINDS: Readonly<Record<string, RosterKind>> = {
  rifles: 'squad',
  sergeant: 'person',
  captain: 'person',
  mortar: 'weapon',
};

const HOUSE = policiesSchema.parse({
  preset: 'skirmish-house',
  experience: {
    earns: [
      { for: 'battle', points: 1 },
      { for: 'kill', points: 3 },
    ],
    levels: [
      { level: 'green', from: 0, says: 'Green' },
      { level: 'veteran', from: 4, says: 'Veteran' },
    ],
  },
  promotion: {
    ladder: [
      { rank: 'Sergeant', counter: 'sergeant' },
      { rank: 'Captain', counter: 'captain' },
    ],
    rules: [{ rule: 'bold', says: 'Two kills', when: { kills: 2 }, roll: { dice: 'd6', atMost: 6 } }],
  },
  casualties: { recovery: { dice: 'd6', upTo: [[6, 'ready']] } },
  replacements: {
    start: { blue: 6, red: 6 },
    groups: [{ group: 'Rifles', side: 'blue', cost: 3, units: { rifles: 2 }, cites: ['2.3'] }],
  },
  awards: [{ award: 'Star', when: { kills: 2 } }],
});
const PLAIN = policiesSchema.parse({ preset: 'skirmish-plain' });

export const SKIRMISH_PIECES: CampaignPieces = {
  system: 'skirmish',
  version: '1.0.0',
  preset: HOUSE,
  presets: { 'skirmish-house': HOUSE, 'skirmish-plain': PLAIN },
  kindOf: (counter) => KINDS[counter],
  draw: ({ counter, name }, id) => ({ counter, id, name }),
  comparable: () => 1,
  handOver: () => {
    throw new Error('These battles are only reported.');
  },
  staying: (marks) => Object.fromEntries(Object.entries(marks).map(([at, mark]) => [at, { ...mark }])),
};

/** The feature, for a `TestApi`; its schema files are `books` and `book-commands`. */
export const SKIRMISH_BOOKS = BooksModule.forRoot(new Map([['skirmish', SKIRMISH_PIECES]]));

const unit = (side: string, id: string, kind: RosterKind, counter: string, more: object = {}) => ({
  unit: id,
  side,
  kind,
  name: `${counter} ${id}`,
  counter,
  ...more,
});

/** As the referee has written it into the graph. */
const TOWN = {
  scenario: 'town',
  title: 'The town',
  system: 'skirmish',
  map: { board: 'field' },
  turns: 4,
  sides: {
    blue: {
      forces: [
        {
          area: 'A1-B7',
          units: [{ counter: 'captain' }, { counter: 'rifles', count: 3 }, { counter: 'mortar' }],
        },
      ],
    },
    red: { forces: [{ area: 'H1-I7', units: [{ counter: 'rifles', count: 2 }] }] },
  },
};

/** A bridge, then a raid and a choice side by side, then the town or the retreat. */
export function skirmishWar() {
  const blue = {
    formation: 'blue-1',
    history: [{ date: '1940-05-10', says: 'Was there from the first day.' }],
  };
  return {
    title: 'The long road',
    system: 'skirmish',
    date: '1943-08-01',
    sides: [
      { side: 'blue', name: 'Blue' },
      { side: 'red', name: 'Red' },
    ],
    policies: 'skirmish-house',
    formations: [{ formation: 'blue-1', side: 'blue', name: 'First company' }],
    roster: [
      unit('blue', 'b-sergeant', 'person', 'sergeant', { ...blue, rank: 'Sergeant' }),
      unit('blue', 'b1', 'squad', 'rifles', blue),
      unit('blue', 'b2', 'squad', 'rifles', blue),
      unit('red', 'r-sergeant', 'person', 'sergeant', { rank: 'Sergeant' }),
      unit('red', 'r1', 'squad', 'rifles'),
    ],
    graph: {
      start: ['bridge'],
      nodes: [
        {
          node: 'bridge',
          title: 'The bridge',
          scenario: 'bridge',
          mode: 'RECORD',
          ground: 'river',
          worth: { win: 3, perPoint: 1 },
          edges: [
            { edge: 'on', to: 'crossing', days: 2, sets: { bridge: true } },
            { edge: 'aside', to: 'raid' },
          ],
        },
        {
          node: 'raid',
          title: 'A raid',
          scenario: 'raid',
          mode: 'RECORD',
          edges: [{ edge: 'back', to: 'retreat' }],
        },
        {
          node: 'crossing',
          title: 'The crossing',
          edges: [
            { edge: 'ordered', to: 'retreat', when: { decided: true } },
            { edge: 'town', to: 'town', when: { chosen: 'blue' } },
            { edge: 'wait', to: 'retreat' },
          ],
        },
        { node: 'town', title: 'The town', scenario: TOWN, mode: 'RECORD', ends: true },
        { node: 'retreat', title: 'The retreat', scenario: 'retreat', mode: 'RECORD', ends: true },
      ],
    },
  };
}

/** What the battle for the bridge hands over. */
export function bridgeReport() {
  const cause = { version: 12, effect: 1, turn: 3, says: 'The sergeant stormed the bridge.' };
  return {
    winner: 'blue',
    why: 'Blue held the bridge.',
    margin: 4,
    turns: 6,
    points: { blue: 2 },
    units: [
      {
        unit: 'b-sergeant',
        fate: 'wounded',
        actions: 9,
        checksPassed: 3,
        deeds: [{ deed: 'kill', times: 2, to: 'r1', cause }],
        cause,
      },
      { unit: 'b1', fate: 'wounded', checksFailed: 1, cause },
      { unit: 'r1', fate: 'killed', cause },
    ],
    arisen: [
      {
        unit: 'b-hero',
        side: 'blue',
        kind: 'person',
        name: 'Corporal Hope',
        counter: 'sergeant',
        from: 'b1',
        how: 'leader-created',
        cause,
        rolls: [{ for: 'leader creation', dice: [{ sides: 6, colour: 'white', face: 1 }] }],
        cites: ['2.3'],
      },
    ],
    terrain: { E4: { rubble: true } },
    dice: [{ side: 'blue', sides: 6, rolls: 20, sum: 84, expected: 70, deviation: 7.64 }],
    turningPoints: [{ cause, swing: { blue: 1, red: -3 }, says: 'The bridge was taken.' }],
  };
}
