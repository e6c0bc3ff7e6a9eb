/** One short line written by hand: two sides, a battle, its aftermath. For tests of what is read out of lines. */

import { reportSchema } from './aftermath/report.js';
import { type Book, CAMPAIGN, type CampaignRow, type RosterRow } from './book/book.js';
import { bookOf } from './book/lines.js';
import type { Entry } from './facts/facts.js';
import { graphSchema } from './graph/graph.js';
import { toyPolicies } from './toy-rulebook.testkit.js';

export const GRAPH = graphSchema.parse({
  start: ['mill'],
  nodes: [
    { node: 'mill', title: 'The Mill', scenario: 'Toy', edges: [{ edge: 'on', to: 'ridge' }] },
    { node: 'ridge', title: 'The Ridge', scenario: 'Toy' },
  ],
});

export const DICE = { scheme: 'hmac-sha256/1', hash: '0'.repeat(64) } as const;

export function man(side: string, name: string, more: Partial<RosterRow> = {}): RosterRow {
  return {
    side,
    kind: 'person',
    name,
    counter: 'private',
    state: 'ready',
    experience: 0,
    battles: 0,
    kills: 0,
    ...more,
  };
}

const CAMPAIGN_ROW: CampaignRow = {
  system: 'toy',
  policies: toyPolicies,
  policiesVersion: 1,
  graph: GRAPH,
  date: '1944-06-06',
  turn: 1,
  phase: 'planning',
  dice: DICE,
};

export const REPORT = reportSchema.parse({
  winner: 'blue',
  why: 'held the mill',
  points: { blue: 3, red: 1 },
  units: [
    { unit: 'rocca', fate: 'unhurt', deeds: [{ deed: 'kill', to: 'krause' }] },
    { unit: 'krause', fate: 'killed', cause: { version: 12, effect: 1, turn: 4, says: 'hit by a mortar' } },
  ],
  arisen: [
    { unit: 'bell', side: 'blue', kind: 'person', name: 'Bell', counter: 'private', how: 'leader-created' },
  ],
});

const none = { experience: 0, battles: 0, kills: 0 };

/** Rocca (blue) and Krause (red) meet at the mill; Krause does not come back. */
export const LINE: readonly Entry[] = [
  {
    fact: {
      fact: 'begin',
      system: 'toy',
      date: '1944-06-06',
      sides: [
        { side: 'blue', name: 'The Blues' },
        { side: 'red', name: 'The Reds' },
      ],
      policies: toyPolicies,
      graph: GRAPH,
      formations: [{ formation: 'a', side: 'blue', name: 'A Company' }],
      roster: [
        { unit: 'rocca', ...man('blue', 'Rocca') } as never,
        { unit: 'krause', ...man('red', 'Krause') } as never,
      ],
      dice: DICE,
    },
    consequences: [
      {
        what: 'begun',
        about: { turn: 1, date: '1944-06-06' },
        changes: [
          { in: 'campaign', id: CAMPAIGN, add: CAMPAIGN_ROW },
          { in: 'side', id: 'blue', add: { name: 'The Blues', points: 0, victoryPoints: 0, battlesWon: 0 } },
          { in: 'side', id: 'red', add: { name: 'The Reds', points: 0, victoryPoints: 0, battlesWon: 0 } },
          { in: 'node', id: 'mill', add: { status: 'open' } },
          { in: 'node', id: 'ridge', add: { status: 'ahead' } },
        ],
      },
      {
        what: 'formation-raised',
        about: { formation: 'a' },
        changes: [{ in: 'formation', id: 'a', add: { side: 'blue', name: 'A Company' } }],
        to: ['blue'],
      },
      {
        what: 'enlisted',
        about: { unit: 'rocca', before: none, history: [{ date: '1943-09-09', says: 'Landed at Salerno.' }] },
        changes: [{ in: 'roster', id: 'rocca', add: man('blue', 'Rocca', { formation: 'a' }) }],
        to: ['blue'],
      },
      {
        what: 'enlisted',
        about: { unit: 'krause', before: none },
        changes: [{ in: 'roster', id: 'krause', add: man('red', 'Krause') }],
        to: ['red'],
      },
      {
        what: 'points',
        about: { side: 'red', points: 4, total: 4, for: 'start' },
        changes: [{ in: 'side', id: 'red', set: { points: 4 } }],
        to: ['red'],
      },
    ],
  },
  {
    fact: { fact: 'seal', side: 'red', turn: 1, orders: { priorities: ['krause'] } },
    consequences: [
      {
        what: 'sealed',
        about: { side: 'red', turn: 1 },
        changes: [{ in: 'sealed', id: 'red', add: { turn: 1, orders: { priorities: ['krause'] } } }],
        to: ['red'],
      },
    ],
  },
  {
    fact: { fact: 'reveal', turn: 1 },
    consequences: [
      { what: 'revealed', about: { side: 'blue', turn: 1, absent: true } },
      {
        what: 'revealed',
        about: { side: 'red', turn: 1 },
        changes: [
          { in: 'sealed', id: 'red', remove: true },
          { in: 'side', id: 'red', set: { plans: { priorities: ['krause'] } } },
          { in: 'campaign', id: CAMPAIGN, set: { phase: 'battles' } },
        ],
      },
    ],
  },
  {
    fact: {
      fact: 'open-battle',
      battle: 'b1',
      node: 'mill',
      name: 'The Mill',
      mode: 'RECORD',
      drawn: { r1: 'rocca', k1: 'krause' },
    },
    consequences: [
      {
        what: 'battle-opened',
        about: { battle: 'b1', node: 'mill', name: 'The Mill' },
        changes: [
          {
            in: 'battle',
            id: 'b1',
            add: {
              node: 'mill',
              name: 'The Mill',
              mode: 'RECORD',
              status: 'open',
              turn: 1,
              drawn: { r1: 'rocca', k1: 'krause' },
            },
          },
          { in: 'node', id: 'mill', set: { battle: 'b1' } },
        ],
      },
      {
        what: 'drawn',
        about: { battle: 'b1', side: 'blue', units: ['rocca'] },
        changes: [{ in: 'roster', id: 'rocca', set: { state: 'battle', battle: 'b1' } }],
        to: ['blue'],
      },
      {
        what: 'drawn',
        about: { battle: 'b1', side: 'red', units: ['krause'] },
        changes: [{ in: 'roster', id: 'krause', set: { state: 'battle', battle: 'b1' } }],
        to: ['red'],
      },
    ],
  },
  {
    fact: { fact: 'report', battle: 'b1', report: REPORT },
    consequences: [
      {
        what: 'battle-reported',
        about: { battle: 'b1', winner: 'blue', why: 'held the mill' },
        changes: [{ in: 'battle', id: 'b1', set: { status: 'reported', report: REPORT } }],
      },
    ],
  },
  {
    fact: { fact: 'aftermath', battle: 'b1' },
    consequences: [
      {
        what: 'returned',
        about: { unit: 'rocca', battle: 'b1' },
        changes: [{ in: 'roster', id: 'rocca', set: { state: 'ready', battle: null, battles: 1 } }],
        cause: { battle: 'b1' },
        to: ['blue'],
      },
      {
        what: 'casualty',
        about: { unit: 'krause', battle: 'b1', fate: 'killed', from: 'battle', to: 'lost' },
        changes: [{ in: 'roster', id: 'krause', set: { state: 'lost', battle: null, battles: 1 } }],
        cause: { battle: 'b1', version: 12, effect: 1, says: 'hit by a mortar' },
        to: ['red'],
      },
      {
        what: 'kill',
        about: { unit: 'rocca', battle: 'b1', of: 'krause', times: 1 },
        changes: [{ in: 'roster', id: 'rocca', set: { kills: 1 } }],
        cause: { battle: 'b1', version: 12 },
        to: ['blue'],
      },
      {
        what: 'experience',
        about: { unit: 'rocca', points: 2, total: 2, for: 'kill', times: 1, battle: 'b1' },
        changes: [{ in: 'roster', id: 'rocca', set: { experience: 2 } }],
        cause: { battle: 'b1', policy: 'experience.kill' },
        to: ['blue'],
      },
      {
        what: 'promotion',
        about: {
          how: 'policy',
          unit: 'rocca',
          side: 'blue',
          from: 'Private',
          to: 'Sergeant',
          rule: 'bold',
          battle: 'b1',
        },
        changes: [{ in: 'roster', id: 'rocca', set: { rank: 'Sergeant' } }],
        rolls: [{ for: 'bold', dice: [{ sides: 6, colour: 'white', face: 2 }] }],
        cites: ['3.6'],
        to: ['blue'],
      },
      {
        what: 'victory-points',
        about: { side: 'blue', points: 3, total: 3, for: 'win', battle: 'b1', turn: 1 },
        changes: [{ in: 'side', id: 'blue', set: { victoryPoints: 3 } }],
        cause: { battle: 'b1', policy: 'victory.win' },
      },
      {
        what: 'aftermath-done',
        about: { battle: 'b1' },
        changes: [
          { in: 'battle', id: 'b1', set: { status: 'settled' } },
          { in: 'campaign', id: CAMPAIGN, set: { phase: 'aftermath' } },
        ],
      },
    ],
  },
];

export const BOOK: Book = bookOf(LINE);
