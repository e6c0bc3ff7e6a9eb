/** A small campaign for tests: two sides, a bridge, then a town or a retreat, and counters that everybody understands. */
import type { Roll } from '../../kernel/dice/index.js';
import { type Book, campaignOf, emptyBook } from '../book/book.js';
import type { CampaignDice } from '../book/dice.js';
import type { CampaignPieces } from '../pieces.js';
import { policiesSchema } from '../policies/policies.js';
import { enter } from './decide.js';
import { type Consequence, type Fact, type FactRefused, factSchema, isFactRefused } from './facts.js';

const KINDS = {
  rifles: 'squad',
  leader: 'person',
  lmg: 'weapon',
  gun: 'gun',
  crew: 'crew',
  tank: 'vehicle',
} as const;

export const pieces: CampaignPieces = {
  system: 'plain',
  version: '1',
  preset: policiesSchema.parse({ preset: 'plain' }),
  presets: {},
  kindOf: (counter) => KINDS[counter as keyof typeof KINDS],
  draw: ({ counter, name, is, with: bearer }, id, together) => ({
    counter,
    id,
    name,
    is: { ...is, ...(bearer !== undefined && together?.has(bearer) && { possessor: bearer }) },
  }),
  handOver: () => {
    throw new Error('Nothing is fought here.');
  },
  staying: (marks) => ({ ...marks }) as ReturnType<CampaignPieces['staying']>,
};

/** Dice that fall as they are told, by the key of the roll. */
export function loadedDice(faces: Readonly<Record<string, number>> = {}): CampaignDice {
  return {
    roll: (key, purpose, ...spec): Roll => ({
      for: purpose,
      dice: spec.map((die) => {
        const face = faces[key];
        if (face === undefined) throw new Error(`Nobody expected a roll for "${key}".`);
        return { ...die, face };
      }),
    }),
  };
}

export const BRIDGE = {
  node: 'bridge',
  title: 'The Bridge',
  scenario: 'the-bridge',
  edges: [
    { edge: 'over', to: 'town', when: { won: 'red' }, days: 3, sets: { bridge: true } },
    { edge: 'held', to: 'retreat', days: 2 },
  ],
};
export const TOWN = { node: 'town', title: 'The Town', scenario: 'the-town' };
export const RETREAT = { node: 'retreat', title: 'The Retreat', scenario: 'the-retreat' };
export const GRAPH = { start: ['bridge'], nodes: [BRIDGE, TOWN, RETREAT] };

const roster = (side: string, letter: string) => [
  ...[1, 2, 3].map((n) => ({
    unit: `${letter}${n}`,
    side,
    kind: 'squad',
    name: `${n}. squad`,
    counter: 'rifles',
    formation: `${side}-1`,
  })),
  { unit: `${letter}l`, side, kind: 'person', name: 'Lieutenant', counter: 'leader' },
  { unit: `${letter}g`, side, kind: 'weapon', name: 'Gun', counter: 'lmg', with: `${letter}1` },
];

export const beginning = (change: object = {}): Fact =>
  factSchema.parse({
    fact: 'begin',
    system: 'plain',
    date: '1943-08-30',
    sides: [
      { side: 'red', name: 'The Reds' },
      { side: 'blue', name: 'The Blues' },
    ],
    policies: { preset: 'plain' },
    graph: GRAPH,
    formations: [
      { formation: 'red-1', side: 'red', name: 'First' },
      { formation: 'blue-1', side: 'blue', name: 'First' },
    ],
    roster: [...roster('red', 'r'), ...roster('blue', 'b')],
    dice: { scheme: 'hmac-sha256/1', hash: '0'.repeat(64) },
    ...change,
  });

/** A campaign that is entered fact by fact. */
export class Campaign {
  readonly book: Book = emptyBook();
  readonly told: Consequence[] = [];

  constructor(
    private readonly faces: Readonly<Record<string, number>> = {},
    change: object = {},
  ) {
    this.enter(beginning(change));
  }

  /** The fact is accepted; what came of it. */
  enter(fact: object): readonly Consequence[] {
    const result = this.try(fact);
    if (isFactRefused(result)) throw new Error(`${result.refused}: ${result.why} ${result.path}`);
    this.told.push(...result);
    return result;
  }

  /** The fact is refused; its code and where. */
  refused(fact: object): string {
    const before = JSON.stringify(this.book);
    const result = this.try(fact);
    if (!isFactRefused(result)) throw new Error('It was accepted.');
    if (JSON.stringify(this.book) !== before) throw new Error('A refused fact has left its traces.');
    return [result.refused, ...(result.path ?? [])].join(' ');
  }

  /** What a kind of consequence was about, in the order told. */
  about(what: string, told: readonly Consequence[] = this.told): unknown[] {
    return told.filter((one) => one.what === what).map(({ about }) => about);
  }

  try(fact: object): readonly Consequence[] | FactRefused {
    return enter(this.book, factSchema.parse(fact), { pieces, dice: loadedDice(this.faces) });
  }

  /** Reveals the turn, opens a battle at a node with these of the roster, and reports who won it. */
  fight(
    node: string,
    winner: string | null,
    { drawn = [], ...more }: { drawn?: string[] } & object = {},
  ): void {
    const battle = `b-${node}-${campaignOf(this.book).turn}`;
    const fact = { fact: 'open-battle', battle, node, name: node, mode: 'RECORD' };
    this.enter({ ...fact, drawn: Object.fromEntries(drawn.map((unit) => [unit, unit])) });
    this.enter({ fact: 'report', battle, report: { winner, why: 'So it went.', ...more } });
  }

  reveal(): readonly Consequence[] {
    return this.enter({ fact: 'reveal', turn: campaignOf(this.book).turn });
  }

  /** Sets the campaign where the aftermath of its battles is worked out and everybody has reorganized. */
  settle(): void {
    const book = this.book as { -readonly [T in keyof Book]: Book[T] };
    for (const [id, row] of Object.entries(book.battle)) book.battle[id] = { ...row, status: 'settled' };
    book.campaign.campaign = { ...campaignOf(book), phase: 'reorganization' };
  }

  advance(): readonly Consequence[] {
    return this.enter({ fact: 'advance', turn: campaignOf(this.book).turn });
  }
}
