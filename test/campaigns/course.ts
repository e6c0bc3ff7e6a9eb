/**
 * The course of a campaign, the same for every rulebook: six scenarios and a branch, three turns, a battle of each mode, a past
 * result set right, the end as it might have been. Everything goes through GraphQL and the jobs behind it.
 */

import type { TestApi } from '../../src/api/api.testkit.js';
import { entriesOf, Recount } from './recount.js';
import { type Answered, type Declared, SIDES, type Side, Staffs } from './staffs.js';

export interface House {
  readonly system: string;
  /** A scenario of a handful of units; both sides have a leader and two squads. */
  readonly scenario: object;
  readonly policies: object;
  readonly counters: {
    readonly [S in Side]: { readonly leader: string; readonly squad: string; readonly weapon: string };
  };
  /** A group that each side buys, by turn. */
  readonly buys: readonly Partial<Record<Side, string>>[];
  readonly stances: boolean;
  /** The rank that the referee gives. */
  readonly rank: string;
}

export interface Played {
  readonly staffs: Staffs;
  /** The line beside the one in use, on which the last battle went the other way. */
  readonly branch: string;
  /** The version at which the past was set right, and what the book said before. */
  readonly corrected: { readonly version: number; readonly before: Answered; readonly preview: Answered };
  /** The battle in which the players threw their own dice, and what they threw. */
  readonly atTheTable: { readonly battleId: string; readonly declared: readonly Declared[] };
}

export const NODES = ['ford', 'farm', 'push', 'hold', 'raid', 'last'] as const;
export const START = ['ford', 'farm'];

function graphOf(scenario: object): object {
  const node = (id: string, title: string, mode: string, more: object) => ({
    node: id,
    title,
    mode,
    scenario,
    ...more,
  });
  return {
    start: START,
    nodes: [
      node('ford', 'The Ford', 'ENFORCE', {
        worth: { win: 2, perPoint: 0 },
        ground: 'river',
        edges: [
          { edge: 'across', to: 'push', when: { won: 'german' }, days: 2 },
          { edge: 'thrown-back', to: 'hold' },
        ],
      }),
      node('farm', 'The Farm', 'RECORD', {
        worth: { win: 1, perPoint: 1 },
        edges: [{ edge: 'on', to: 'raid' }],
      }),
      node('push', 'The Push', 'ASSIST', { worth: { win: 3 }, edges: [{ edge: 'pushed', to: 'last' }] }),
      node('hold', 'The Hold', 'ASSIST', { worth: { win: 3 }, edges: [{ edge: 'held', to: 'last' }] }),
      node('raid', 'The Raid', 'RECORD', { edges: [{ edge: 'back', to: 'last' }] }),
      node('last', 'The Last Hill', 'RECORD', { worth: { win: 5 }, ground: 'river', ends: true }),
    ],
  };
}

const SQUADS = 8;
const LEADERS = 4;

function rosterOf({ counters }: House): object[] {
  return SIDES.flatMap((side) => {
    const { leader, squad, weapon } = counters[side];
    const one = (id: string, kind: string, counter: string, more: object = {}) => ({
      unit: `${side[0]}-${id}`,
      side,
      kind,
      name: `${side} ${id}`,
      counter,
      formation: `${side[0]}-1`,
      ...more,
    });
    return [
      ...Array.from({ length: LEADERS }, (_, n) => one(`l${n + 1}`, 'person', leader)),
      ...Array.from({ length: SQUADS }, (_, n) => one(`s${n + 1}`, 'squad', squad)),
      one('mg', 'weapon', weapon, { with: `${side[0]}-s3` }),
      one('old', 'person', leader, {
        experience: 2,
        battles: 3,
        kills: 1,
        state: 'wounded',
        history: [{ date: '1941-07-01', says: 'Came through the summer.' }],
      }),
    ];
  });
}

export async function begin(api: TestApi, house: House): Promise<Staffs> {
  const staffs = await Staffs.join(api);
  const document = {
    system: house.system,
    date: '1942-10-01',
    sides: SIDES.map((side) => ({ side, name: side === 'german' ? 'Germans' : 'Russians' })),
    formations: SIDES.map((side) => ({ formation: `${side[0]}-1`, side, name: 'First company' })),
    policies: house.policies,
    roster: rosterOf(house),
    graph: graphOf(house.scenario),
  };
  await staffs.enter('referee', 'beginBook', { campaign: { document } });
  return staffs;
}

/** The whole course; the campaign is over at its end. */
export async function play(api: TestApi, house: House): Promise<Played> {
  const staffs = await begin(api, house);
  await firstTurn(staffs, house);
  const atTheTable = await secondTurn(staffs, house);
  const corrected = await setRight(staffs);
  const branch = await lastTurn(staffs, house);
  return { staffs, branch, corrected, atTheTable };
}

function orders({ stances, buys }: House, turn: number, deployments: Partial<Record<Side, object[]>> = {}) {
  const of = (side: Side) => {
    const group = buys[turn - 1]?.[side];
    return {
      ...(stances && { stance: side === 'german' ? 'ATTACK' : 'HOLD' }),
      ...(group !== undefined && { purchases: [{ group }] }),
      deployments: deployments[side] ?? [],
    };
  };
  return { german: of('german'), russian: of('russian') };
}

/** Two battles at once: bots fight at the ford, the farm is reported. A wound, deaths, a leader who arises, kills. */
async function firstTurn(staffs: Staffs, house: House): Promise<void> {
  await staffs.enter('referee', 'makeRuling', {
    what: 'ROSTER',
    id: 'g-l4',
    set: { rank: house.rank },
    why: 'Forgotten at the last parade.',
  });
  const sent = (side: string) => [
    { node: 'ford', units: ['l1', 's1', 's2'].map((id) => `${side}-${id}`) },
    { node: 'farm', units: ['l2', 'l3', 's3', 's4', 's5', 'mg'].map((id) => `${side}-${id}`) },
  ];
  await staffs.seal(1, orders(house, 1, { german: sent('g'), russian: sent('r') }));
  const ford = await staffs.battleAt('ford');
  expect(ford).toMatchObject({
    mode: 'ENFORCE',
    drawn: expect.arrayContaining(['g-l1', 'g-s1', 'r-l1', 'r-s1']),
  });
  await staffs.fight(ford.id);
  await report(staffs, 'farm', {
    winner: 'german',
    why: 'The Germans held the yard.',
    points: [{ side: 'german', points: 2 }],
    units: [
      { unit: 'g-l2', fate: 'UNHURT', actions: 4, deeds: [{ deed: 'kill', times: 3, to: 'r-s4' }] },
      {
        unit: 'g-s3',
        fate: 'UNHURT',
        checksPassed: 2,
        checksFailed: 1,
        actions: 5,
        deeds: [{ deed: 'kill' }],
      },
      { unit: 'g-s4', fate: 'WOUNDED' },
      { unit: 'r-s4', fate: 'KILLED', checksFailed: 2 },
      { unit: 'r-s5', fate: 'CAPTURED', captor: 'german' },
      { unit: 'r-l3', fate: 'WOUNDED' },
    ],
    arisen: [
      {
        unit: 'g-new',
        side: 'german',
        kind: 'PERSON',
        name: 'Corporal Hope',
        counter: house.counters.german.leader,
        from: 'g-s3',
        how: 'leader-created',
      },
    ],
  });
  await staffs.until('', ({ turn, phase }) => turn === 2 && phase === 'PLANNING');
}

/** What follows from the ford is fought at a table with the players' own dice, to its end; the raid is reported. */
async function secondTurn(staffs: Staffs, house: House): Promise<Played['atTheTable']> {
  await staffs.seal(2, orders(house, 2));
  const { graph } = await staffs.until('graph { nodes { id battle { status } } }', (book) =>
    book.graph.nodes.some(({ id, battle }: Answered) => id === 'raid' && battle?.status === 'OPEN'),
  );
  const next = graph.nodes.find(({ id, battle }: Answered) => ['push', 'hold'].includes(id) && battle).id;
  const { id: battleId, mode } = await staffs.battleAt(next);
  expect(mode).toBe('ASSIST');
  const declared = await staffs.fightAtTheTable(battleId);
  const { drawn } = await staffs.battleAt('raid');
  const squad = (side: string) => drawn.filter((id) => id.startsWith(`${side}-s`));
  await report(staffs, 'raid', {
    winner: 'russian',
    why: 'They came by night.',
    units: [
      { unit: squad('g')[0], fate: 'MISSING' },
      {
        unit: squad('r')[0],
        fate: 'UNHURT',
        deeds: [{ deed: 'close-combat-kill', times: 1 }],
        checksPassed: 1,
      },
    ],
  });
  await staffs.until('', ({ turn, phase }) => turn === 3 && phase === 'PLANNING');
  return { battleId, declared };
}

/** One who was thought dead was wounded; the preview tells the rest. */
async function setRight(staffs: Staffs): Promise<Played['corrected']> {
  const entries = await entriesOf(staffs);
  const farm = entries.find(
    ({ fact }) => fact?.fact === 'report' && fact.report.why === 'The Germans held the yard.',
  );
  const units = farm.fact.report.units.map((one: Answered) =>
    one.unit === 'r-s4' ? { ...one, fate: 'wounded' } : one,
  );
  const fact = { ...farm.fact, report: { ...farm.fact.report, units } };
  const before = await staffs.book(
    'referee',
    'version sides { key victoryPoints } rosterUnit(id: "r-s4") { state }',
  );
  const asked = `book { previewCorrection(version: ${farm.version}, fact: $fact) {
    rewritten { version } differences { unit differences { kind what } } } }`;
  const { book } = await staffs.campaign('referee', asked, { fact }, ', $fact: JSON!');
  await staffs.enter('referee', 'correct', {
    version: farm.version,
    fact,
    why: 'He came back in the morning.',
    expectedVersion: before.version,
  });
  return { version: farm.version, before, preview: book.previewCorrection };
}

/** The last hill, once as it was and once as it might have been. */
async function lastTurn(staffs: Staffs, house: House): Promise<string> {
  await staffs.seal(3, orders(house, 3));
  const { drawn } = await staffs.battleAt('last');
  const { version } = await staffs.book('referee', 'version');
  const branched = await staffs.done(
    'referee',
    'branch',
    { campaignId: staffs.id, version, name: 'Had the hill been held' },
    '... on BookBranched { line { id } }',
  );
  const line: string = branched.line.id;
  const german = drawn.filter((id) => /^g-(l|new)/.test(id));
  await report(staffs, 'last', {
    winner: 'german',
    why: 'The hill was theirs.',
    units: [{ unit: german[0], fate: 'KILLED' }],
  });
  await staffs.until('', ({ phase }) => phase === 'OVER');
  await report(staffs, 'last', { winner: 'russian', why: 'The hill was held.' }, line);
  await staffs.until('', ({ phase }) => phase === 'OVER', `(line: "${line}")`);
  return line;
}

async function report(staffs: Staffs, node: string, typed: object, line?: string): Promise<void> {
  const { id: battleId } = await staffs.battleAt(node, line === undefined ? '' : `(line: "${line}")`);
  await staffs.done('referee', 'reportBattle', {
    battleId,
    ...(line !== undefined && { line }),
    report: { typed },
  });
}

export async function recounted(staffs: Staffs, asked = ''): Promise<Recount> {
  return new Recount(await entriesOf(staffs, asked), SIDES, NODES, START);
}
