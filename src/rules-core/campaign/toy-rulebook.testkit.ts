/** A rulebook of a dozen counters, for campaigns in tests: what it brings, and policies, graphs and reports at random. */
import { chance } from '../kernel/lab/bots.js';
import type { SideId } from '../kernel/position/position.js';
import { type Book, ids, type RosterKind, type RosterRow } from './book/book.js';
import type { Consequence } from './facts/facts.js';
import { type EdgeCondition, type Graph, graphSchema } from './graph/graph.js';
import type { CampaignPieces } from './pieces.js';
import { type Policies, policiesSchema } from './policies/policies.js';

export const SIDES = ['blue', 'red'] as const;

const COUNTERS: Readonly<Record<string, RosterKind>> = {
  'squad-1': 'squad',
  'squad-2': 'squad',
  'squad-3': 'squad',
  'half-1': 'half-squad',
  'half-2': 'half-squad',
  private: 'person',
  sergeant: 'person',
  captain: 'person',
  crew: 'crew',
  gun: 'gun',
  tank: 'vehicle',
  mg: 'weapon',
};

const COUNTER_NAMES = Object.keys(COUNTERS);

function kindOf(counter: string): RosterKind | undefined {
  return COUNTERS[counter];
}

/** What may come up, the same for the same seed. */
export class Luck {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = chance(seed);
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  one<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T;
  }

  some<T>(list: readonly T[], probability = 0.5): T[] {
    return list.filter(() => this.is(probability));
  }

  maybe<T>(probability: number, make: () => T): T | undefined {
    return this.is(probability) ? make() : undefined;
  }
}

export const toyPolicies = policiesSchema.parse({ preset: 'toy' });

export const toyPieces: CampaignPieces = {
  system: 'toy',
  version: '1',
  preset: toyPolicies,
  presets: { toy: toyPolicies },
  kindOf,
  draw: ({ counter, name, is }, id) => ({ counter, id, name, ...(is && { is }) }),
  handOver: () => {
    throw new Error('Toy battles are only reported.');
  },
  staying: (marks) => Object.fromEntries(Object.entries(marks).map(([at, mark]) => [at, { ...mark }])),
  supplies: { cites: [], without: (side) => side },
  reorganize: toyReorganization,
};

/** Every vehicle that is ready may break down on the march. */
function* toyReorganization(book: Book, dice: Parameters<NonNullable<CampaignPieces['reorganize']>>[1]) {
  const turn = book.campaign.campaign?.turn ?? 0;
  for (const unit of ids(book.roster)) {
    const row = book.roster[unit] as RosterRow;
    if (row.kind !== 'vehicle' || row.state !== 'ready') continue;
    const roll = dice.roll(`turn ${turn}/march/${unit}`, 'march', { sides: 6, colour: 'white' });
    if (roll.dice[0]?.face !== 1) continue;
    const told: Consequence = {
      what: 'casualty',
      about: { unit, fate: 'damaged', from: 'ready', to: 'repairing' },
      changes: [{ in: 'roster', id: unit, set: { state: 'repairing', until: turn + 1 } }],
      cause: { policy: 'book.march', says: 'broke down on the march' },
      rolls: [roll],
      to: [row.side],
    };
    yield told;
  }
}

export function randomPolicies(luck: Luck): Policies {
  const table = (...results: string[]) => ({
    dice: luck.one(['d10', '2d6', 'd12']),
    upTo: results.map((result, i) => [luck.whole(2 * i + 1, 2 * i + 2), result]),
  });
  const level = (name: string, from: number, counters: Record<string, string>) => ({
    level: name,
    from,
    says: `A ${name} unit`,
    gives: { counters, ...luck.maybe(0.3, () => ({ is: { drill: from } })) },
  });
  const perSide = (most: number) => Object.fromEntries(SIDES.map((side) => [side, luck.whole(0, most)]));
  return policiesSchema.parse({
    preset: 'toy',
    experience: {
      earns: ['battle', 'victory', 'kill', 'rally', 'broke'].flatMap(
        (what) =>
          luck.maybe(0.7, () => ({ for: what, points: what === 'broke' ? -1 : luck.whole(1, 3) })) ?? [],
      ),
      levels: [
        level('green', 0, {}),
        level('seasoned', luck.whole(2, 4), { 'squad-1': 'squad-2' }),
        level('veteran', luck.whole(6, 9), { 'squad-2': 'squad-3', 'half-1': 'half-2' }),
      ],
      keptWhenReplaced: luck.one([0, 0.5, 1]),
    },
    promotion: {
      ladder: [
        { rank: 'Private', counter: 'private' },
        { rank: 'Sergeant', counter: 'sergeant' },
        { rank: 'Captain', counter: 'captain' },
      ],
      rules: [
        {
          rule: 'bold',
          says: 'Promoted for boldness',
          when: { mark: { mark: 'elan', atLeast: luck.whole(2, 3), pays: 2 } },
        },
        {
          rule: 'timid',
          says: 'Demoted for lack of it',
          steps: -1,
          when: { mark: { mark: 'elan', atMost: -2, pays: -2 } },
        },
        {
          rule: 'seasoned',
          says: 'Promoted for long service',
          when: { battles: luck.whole(1, 3), ...luck.maybe(0.4, () => ({ won: true })) },
          ...luck.maybe(0.6, () => ({ roll: { dice: 'd6', atMost: luck.whole(2, 5) } })),
        },
      ],
      marks: [
        { mark: 'elan', for: 'kill', points: 1 },
        { mark: 'elan', for: 'broke', points: -1 },
      ],
      ...luck.maybe(0.5, () => ({ successor: { rank: 'Private' } })),
      ...luck.maybe(0.5, () => ({
        player: {
          ranks: [
            { rank: 'Major', victories: 1 },
            { rank: 'Colonel', victories: 3 },
          ],
        },
      })),
    },
    casualties: {
      eliminated: [
        { kinds: ['person'], table: table('lost', 'wounded', 'ready') },
        { kinds: ['squad', 'crew'], table: table('lost', 'missing', 'captured', 'wounded') },
      ].filter(() => luck.is(0.5)),
      ...luck.maybe(0.6, () => ({ missing: table('ready', 'captured', 'lost', 'missing') })),
      ...luck.maybe(0.7, () => ({ recovery: table('ready', 'wounded', 'lost') })),
      turnsWounded: luck.whole(0, 2),
      loserMissingIsCaptured: luck.is(0.5),
    },
    materiel: {
      ...luck.maybe(0.6, () => ({ repair: table('ready', 'repairing', 'lost') })),
      ...luck.maybe(0.6, () => ({ retention: table('ready', 'lost') })),
      capturedIsUsed: luck.is(0.5),
    },
    replacements: {
      income: perSide(4),
      start: perSide(8),
      perBattleWon: luck.whole(0, 3),
      perVictoryPoint: luck.one([0, 0.5, 1]),
      madeUpEachTurn: luck.whole(0, 3),
      makeUpCost: luck.whole(0, 2),
      groups: SIDES.flatMap((side) => [
        { group: 'Rifles', side, cost: 3, units: { 'squad-1': 2, private: 1 }, kinds: { private: 'person' } },
        { group: 'Armour', side, cost: 5, units: { tank: 1, crew: 1 }, atMost: 2 },
      ]),
      ...luck.maybe(0.4, () => ({
        counterMix: { 'squad-1': luck.whole(0, 4), private: luck.whole(0, 2), tank: 1 },
      })),
      attackCost: luck.whole(0, 2),
      ...luck.maybe(0.3, () => ({
        delineated: [{ side: luck.one(SIDES), as: luck.one(['attack', 'hold']) }],
      })),
    },
    victory: {
      perLossInflicted: [
        { kinds: ['person'], points: luck.whole(0, 2) },
        { kinds: ['vehicle', 'gun'], points: luck.whole(0, 3) },
      ],
      perPromotion: luck.whole(0, 1),
      perRankAtEnd: luck.whole(0, 1),
      ...luck.maybe(0.2, () => ({ toWin: luck.whole(20, 60) })),
      ...luck.maybe(0.2, () => ({ lead: luck.whole(10, 40) })),
      draw: luck.whole(0, 2),
    },
    awards: [
      { award: 'Star', when: { kills: luck.whole(1, 3) } },
      { award: 'Rally ribbon', kinds: ['person', 'squad'], when: { deed: { deed: 'rally', times: 2 } } },
    ],
    planning: { stances: luck.is(0.3), absent: { stance: luck.one(['attack', 'hold']) } },
    off: luck.is(0.7)
      ? []
      : luck.some(
          ['experience', 'promotion', 'casualties', 'materiel', 'replacements', 'awards', 'book'],
          0.3,
        ),
  });
}

/** Layers of nodes, each leading to the next, with a way out whatever happens; a choice here and there. */
export function randomGraph(luck: Luck): Graph {
  const layers = Array.from({ length: 8 }, (_, layer) =>
    Array.from({ length: luck.whole(1, 2) }, (_, i) => `n${layer}-${i}`),
  );
  const ofTheCampaign: readonly (() => EdgeCondition)[] = [
    () => ({ victoryPoints: { side: luck.one(SIDES), atLeast: luck.whole(1, 12) } }),
    () => ({ flag: { flag: 'bridge', is: true } }),
    () => ({ decided: true }),
    () => ({ chosen: luck.one(SIDES) }),
    () => ({ date: { from: '1944-06-08' } }),
  ];
  const ofTheBattle: readonly (() => EdgeCondition)[] = [
    () => ({ won: luck.one(SIDES) }),
    () => ({ drawn: true }),
    () => ({ margin: { atLeast: luck.whole(1, 6) } }),
    () => ({ losses: { side: luck.one(SIDES), atMost: luck.whole(0, 2) } }),
    () => ({ not: { won: luck.one(SIDES) } }),
    () => ({ any: [{ drawn: true }, { won: luck.one(SIDES) }] }),
  ];
  const condition = (choice: boolean) => luck.one([...ofTheCampaign, ...(choice ? [] : ofTheBattle)])();
  const nodes = layers.flatMap((layer, depth) =>
    layer.map((node) => {
      const next = layers[depth + 1] ?? [];
      const choice = depth > 0 && luck.is(0.15);
      return {
        node,
        title: `Field ${node}`,
        ...(choice ? {} : { scenario: 'Toy', ground: luck.one(['mill', 'ridge']) }),
        mode: luck.one(['RECORD', 'ASSIST', 'ENFORCE']),
        worth: { win: luck.whole(0, 4), perPoint: luck.one([0, 0.5, 1]) },
        edges: [
          ...next.flatMap((to, i) =>
            luck.is(0.7)
              ? [
                  {
                    edge: `maybe-${i}`,
                    to,
                    when: condition(choice),
                    sets: luck.maybe(0.3, () => ({ bridge: luck.is(0.5) })),
                  },
                ]
              : [],
          ),
          ...next.map((to, i) => ({ edge: `else-${i}`, to, when: { decided: true } })).slice(1),
          ...(next[0]
            ? [
                {
                  edge: 'else',
                  to: next[0],
                  days: luck.whole(0, 3),
                  when: luck.maybe(0.15, () => ({ decided: true })),
                },
              ]
            : []),
          ...(next[1] && luck.is(0.3) ? [{ edge: 'else-too', to: next[1] }] : []),
        ].map((edge) => Object.fromEntries(Object.entries(edge).filter(([, value]) => value !== undefined))),
      };
    }),
  );
  return graphSchema.parse({
    start: layers[0],
    nodes,
    carryOver: { points: luck.one([0, 0.5, 1]), terrain: luck.is(0.8), flags: true },
  });
}

/** Entries of the roster of one side, by id. */
export function randomRoster(luck: Luck, side: SideId, count: number, prefix = side): object[] {
  const units = Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  return units.map((unit, i) => {
    const counter = luck.one(COUNTER_NAMES);
    const kind = COUNTERS[counter];
    return {
      unit,
      side,
      kind,
      name: `${counter} ${unit}`,
      counter,
      ...luck.maybe(0.6, () => ({ formation: `${side}-1` })),
      ...(kind === 'weapon' && i > 0 && luck.is(0.7) ? { with: units[luck.whole(0, i - 1)] } : {}),
      state: luck.is(0.85)
        ? 'ready'
        : luck.one(['pool', 'wounded', 'repairing', 'missing', 'captured', 'lost']),
      ...(kind === 'person' ? { rank: RANKS[counter] ?? 'Private' } : {}),
      ...luck.maybe(0.2, () => ({
        experience: luck.whole(1, 4),
        battles: luck.whole(0, 3),
        kills: luck.whole(0, 2),
      })),
      ...luck.maybe(0.1, () => ({ history: [{ date: '1944-01-05', says: `${unit} was there.` }] })),
    };
  });
}

const RANKS: Readonly<Record<string, string>> = {
  private: 'Private',
  sergeant: 'Sergeant',
  captain: 'Captain',
};
