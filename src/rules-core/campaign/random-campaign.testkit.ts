/** Campaigns played at random, step by step, with refusals, rulings and corrections among them. The same seed gives the same campaign. */
import { diceSeed, sha256Hex } from '../kernel/dice/index.js';
import { randomReport } from './aftermath/random-report.testkit.js';
import { type Book, type CampaignPhase, campaignOf, emptyBook, ids, type RosterRow } from './book/book.js';
import { type CampaignDice, campaignDice } from './book/dice.js';
import { corrected, type DecidingAgain, recompute } from './book/lines.js';
import { preconditions } from './book/preconditions.js';
import { type Deciding, enter } from './facts/decide.js';
import {
  type Consequence,
  type Entry,
  type Fact,
  type FactOf,
  type FactRefused,
  factSchema,
  isFactRefused,
} from './facts/facts.js';
import { Luck, randomGraph, randomPolicies, randomRoster, SIDES, toyPieces } from './toy-rulebook.testkit.js';

export interface RandomCampaign {
  readonly line: Entry[];
  book: Book;
}

/** What happened just now: an entry was added, the line was corrected, or a fact was refused. */
export type Happened = { readonly campaign: RandomCampaign } & (
  | { readonly what: 'entered'; readonly entry: Entry }
  | { readonly what: 'corrected'; readonly version: number }
  | { readonly what: 'refused'; readonly fact: Fact; readonly refused: FactRefused }
);

export function toyDice(seed: number) {
  return diceSeed(sha256Hex(`campaign ${seed}`));
}

const DICE = new Map<number, CampaignDice>();

/** What a campaign of this seed is decided by. */
export function by(seed: number): Pick<Deciding, 'pieces' | 'dice'> & DecidingAgain {
  const dice = DICE.get(seed) ?? campaignDice(toyDice(seed), 0);
  DICE.set(seed, dice);
  return { pieces: toyPieces, dice, diceAt: () => dice };
}

function randomBeginning(luck: Luck, seed: number): Fact {
  return factSchema.parse({
    fact: 'begin',
    system: 'toy',
    date: '1944-06-06',
    sides: SIDES.map((side) => ({ side, name: side === 'blue' ? 'The Blues' : 'The Reds' })),
    policies: randomPolicies(luck),
    graph: randomGraph(luck),
    formations: SIDES.flatMap((side) => [
      { formation: `${side}-0`, side, name: `${side} battalion` },
      { formation: `${side}-1`, side, name: `${side} company`, parent: `${side}-0` },
    ]),
    roster: SIDES.flatMap((side) => randomRoster(luck, side, luck.whole(5, 12))),
    dice: toyDice(seed).commitment,
  });
}

/** Plays so many turns, or until the campaign is over, and stops after everything that happens. */
export function* randomCampaign(seed: number, turns = 6): Generator<Happened, RandomCampaign> {
  const luck = new Luck(seed);
  const campaign: RandomCampaign = { line: [], book: emptyBook() };
  yield* must(campaign, seed, randomBeginning(luck, seed));
  // A correction may send a campaign back to an earlier turn: that must not go on for ever.
  for (let step = 0; step < 60 * turns; step++) {
    const { turn, phase } = campaignOf(campaign.book);
    if (phase === 'over' || turn > turns) return campaign;
    yield* beside(campaign, seed, luck);
    yield* PHASES[campaignOf(campaign.book).phase](campaign, seed, luck);
  }
  throw new Error(`Campaign ${seed} does not come to an end.`);
}

type Step = (campaign: RandomCampaign, seed: number, luck: Luck) => Generator<Happened, void>;

const PHASES: Readonly<Record<CampaignPhase, Step>> = {
  *planning(campaign, seed, luck) {
    const { turn } = campaignOf(campaign.book);
    if (luck.is(0.3))
      yield* must(campaign, seed, { fact: 'deadline', turn, deadline: '2026-12-01T12:00:00Z' });
    for (const side of SIDES)
      for (let times = luck.whole(0, 2); times > 0; times--)
        yield* may(campaign, seed, randomSeal(luck, campaign.book, side));
    yield* must(campaign, seed, { fact: 'reveal', turn });
  },
  *battles(campaign, seed, luck) {
    const { graph, turn } = campaignOf(campaign.book);
    const waiting = graph.nodes.filter(({ node, scenario }) => {
      const row = campaign.book.node[node];
      return scenario !== undefined && row?.status === 'open' && row.battle === undefined;
    });
    for (const { node } of waiting) yield* may(campaign, seed, randomOpening(luck, campaign, node));
    if (luck.is(0.15)) yield* may(campaign, seed, randomOpening(luck, campaign));
    for (const battle of battlesThat(campaign.book, 'open'))
      yield* must(campaign, seed, reportOf(luck, campaign, battle));
    for (const battle of battlesThat(campaign.book, 'reported'))
      yield* must(campaign, seed, { fact: 'aftermath', battle });
    yield* must(campaign, seed, { fact: 'reorganize', turn });
  },
  *aftermath(campaign, seed, luck) {
    for (const battle of battlesThat(campaign.book, 'open'))
      yield* must(campaign, seed, reportOf(luck, campaign, battle));
    for (const battle of battlesThat(campaign.book, 'reported'))
      yield* must(campaign, seed, { fact: 'aftermath', battle });
    yield* must(campaign, seed, { fact: 'reorganize', turn: campaignOf(campaign.book).turn });
  },
  *reorganization(campaign, seed, luck) {
    const advance = { fact: 'advance', turn: campaignOf(campaign.book).turn } as const;
    const refused = yield* attempt(campaign, seed, advance);
    if (!refused) return;
    for (const { node, edges } of campaignOf(campaign.book).graph.nodes) {
      if (campaign.book.node[node]?.status !== 'open' || edges.length === 0) continue;
      yield* may(campaign, seed, { fact: 'decide', node, edge: luck.one(edges).edge });
    }
    yield* may(campaign, seed, advance);
  },
  *over() {},
};

/** What referees do between the steps: rulings, newcomers, flags, corrections. */
const beside: Step = function* (campaign, seed, luck) {
  const { book, line } = campaign;
  const side = luck.one(SIDES);
  if (luck.is(0.15)) yield* may(campaign, seed, randomRuling(luck, book));
  if (luck.is(0.08))
    yield* may(
      campaign,
      seed,
      factSchema.parse({ fact: 'enlist', roster: randomRoster(luck, side, 2, `${side}-x${line.length}-`) }),
    );
  if (luck.is(0.05)) yield* may(campaign, seed, { fact: 'decide', flags: { bridge: luck.is(0.5) } });
  if (luck.is(0.04)) yield* may(campaign, seed, { fact: 'policies', policies: randomPolicies(luck) });
  if (luck.is(0.01)) yield* may(campaign, seed, { fact: 'graph', graph: campaignOf(book).graph });
  if (luck.is(0.002)) yield* may(campaign, seed, { fact: 'concede', side });
  if (luck.is(0.15)) yield* correction(campaign, seed, luck);
  if (luck.is(0.05)) yield* endAgain(campaign, seed, luck);
};

const correction: Step = function* (campaign, seed, luck) {
  const version = luck.whole(2, campaign.line.length);
  const fact = otherFact(luck, campaign, version);
  if (fact) yield* correct(campaign, seed, version, fact);
};

/** A battle that is over is taken up again and ends once more; then the referee may say which end counts. */
const endAgain: Step = function* (campaign, seed, luck) {
  const over = [...battlesThat(campaign.book, 'reported'), ...battlesThat(campaign.book, 'settled')];
  if (over.length === 0) return;
  const battle = luck.one(over);
  const isReport = (one: Consequence) => one.what === 'battle-reported' && one.about.battle === battle;
  const reported = campaign.line.findLastIndex(({ consequences }) => consequences.some(isReport)) + 1;
  const { report } = reportOf(luck, campaign, battle);
  const entry = campaign.line.length + 1;
  yield* must(campaign, seed, { fact: 'end-again', battle, report, reported, entry });
  const asked = preconditions(campaign.book).missing.find((one) => one.battle === battle && one.answers);
  if (!asked?.answers || luck.is(0.3)) return;
  const { version, fact } = luck.one(asked.answers);
  yield* correct(campaign, seed, version, fact);
};

function* correct(
  campaign: RandomCampaign,
  seed: number,
  version: number,
  fact: Fact,
): Generator<Happened, void> {
  const result = recompute(campaign.line, version, fact, by(seed));
  if (isFactRefused(result)) {
    yield { campaign, what: 'refused', fact, refused: result };
    return;
  }
  const next = corrected(campaign.line, {
    corrects: version,
    fact,
    why: 'It was not so.',
    rewritten: result.rewritten,
  });
  campaign.line.splice(0, campaign.line.length, ...next);
  campaign.book = result.book;
  yield { campaign, what: 'corrected', version };
}

/** Another fact of the same kind in the place of that of a version, or none at all. */
export function otherFact(luck: Luck, { line, book }: RandomCampaign, version: number): Fact | undefined {
  const fact = line[version - 1]?.fact;
  if (fact?.fact === 'report') {
    const rows = fact.report.units.map(({ unit }) => unit);
    const drawn = rows.flatMap((unit) => (book.roster[unit] ? [[unit, book.roster[unit]] as const] : []));
    return { ...fact, report: randomReport(luck, drawn, `c${version}-${line.length}`) };
  }
  if (fact?.fact === 'seal') return { ...fact, orders: fact.orders.stance ? { stance: 'hold' } : {} };
  const removable: readonly string[] = ['ruling', 'enlist', 'policies', 'decide'];
  return fact && removable.includes(fact.fact) ? { fact: 'nothing' } : undefined;
}

function randomSeal(luck: Luck, book: Book, side: string): Fact {
  const { turn, policies, graph } = campaignOf(book);
  const open = graph.nodes.filter(({ node }) => book.node[node]?.status === 'open');
  const ready = ids(book.roster).filter(
    (id) => book.roster[id]?.side === side && book.roster[id]?.state === 'ready',
  );
  const sent = new Set<string>();
  const deployments = Object.fromEntries(
    luck.some(open.filter(({ scenario }) => scenario)).map(({ node }) => {
      const units = luck.some(ready, 0.4).filter((unit) => !sent.has(unit));
      for (const unit of units) sent.add(unit);
      return [node, units];
    }),
  );
  const chosen = open.flatMap(({ node, edges }) => {
    const ways = edges.filter(({ when }) => when?.chosen === side);
    return ways.length > 0 ? [[node, luck.one(ways).edge]] : [];
  });
  return {
    fact: 'seal',
    side,
    turn,
    orders: {
      ...(policies.planning.stances && { stance: luck.one(['attack', 'hold'] as const) }),
      ...luck.maybe(0.5, () => ({ purchases: { [luck.one(['Rifles', 'Armour'])]: luck.whole(1, 2) } })),
      ...luck.maybe(0.5, () => ({ deployments })),
      ...(chosen.length > 0 && { choices: Object.fromEntries(chosen) }),
      ...luck.maybe(0.5, () => ({
        priorities: luck.some(
          ids(book.roster).filter((id) => book.roster[id]?.side === side),
          0.3,
        ),
      })),
    },
  };
}

function randomOpening(luck: Luck, { book, line }: RandomCampaign, node?: string): Fact {
  const ready = ids(book.roster).filter((id) => book.roster[id]?.state === 'ready');
  const battle = `b${line.length}`;
  return {
    fact: 'open-battle',
    battle,
    ...(node !== undefined && { node }),
    name: node === undefined ? `Skirmish ${battle}` : `Field ${node}`,
    mode: luck.one(['RECORD', 'ASSIST', 'ENFORCE'] as const),
    drawn: Object.fromEntries(luck.some(ready, 0.6).map((unit) => [unit, unit])),
  };
}

function reportOf(luck: Luck, { book, line }: RandomCampaign, battle: string): FactOf<'report'> {
  const drawn = Object.values(book.battle[battle]?.drawn ?? {});
  const rows = drawn.map((unit) => [unit, book.roster[unit] as RosterRow] as const);
  return { fact: 'report', battle, report: randomReport(luck, rows, `${battle}-${line.length}`) };
}

function randomRuling(luck: Luck, book: Book): Fact {
  const why = 'the referee says so';
  const unit = luck.one(ids(book.roster));
  return luck.one<() => Fact>([
    () => ({ fact: 'ruling', what: 'roster', id: unit, set: { name: `Renamed ${unit}` }, why }),
    () => ({ fact: 'ruling', what: 'roster', id: unit, set: { rank: 'Captain' }, why }),
    () => ({ fact: 'ruling', what: 'roster', id: unit, set: { experience: luck.whole(0, 9) }, why }),
    () => ({
      fact: 'ruling',
      what: 'roster',
      id: unit,
      set: { state: luck.one(['ready', 'wounded', 'lost']) },
      why,
    }),
    () => ({ fact: 'ruling', what: 'roster', id: unit, set: { marks: { elan: luck.whole(-3, 3) } }, why }),
    () => ({ fact: 'ruling', what: 'roster', id: unit, set: { awards: luck.some(['Star', 'Cross']) }, why }),
    () => ({ fact: 'ruling', what: 'roster', id: unit, set: { level: 'veteran', with: null }, why }),
    () => ({ fact: 'match', counters: { [unit]: luck.one(['First Squad', 'Second Squad', null]) } }),
    () => ({ fact: 'ruling', what: 'side', id: luck.one(SIDES), set: { points: luck.whole(0, 9) }, why }),
    () => ({
      fact: 'ruling',
      what: 'side',
      id: luck.one(SIDES),
      set: { victoryPoints: luck.whole(0, 9) },
      why,
    }),
    () => ({ fact: 'ruling', what: 'side', id: luck.one(SIDES), set: { battlesWon: luck.whole(0, 3) }, why }),
    () => ({ fact: 'ruling', what: 'terrain', id: 'mill', set: { marks: { D4: { wreck: true } } }, why }),
    () => ({ fact: 'ruling', what: 'flag', id: 'bridge', set: { value: luck.is(0.5) }, why }),
  ])();
}

function battlesThat(book: Book, status: string): string[] {
  return ids(book.battle).filter((battle) => book.battle[battle]?.status === status);
}

/** Enters a fact that may be refused. */
function* may(campaign: RandomCampaign, seed: number, fact: Fact): Generator<Happened, void> {
  yield* attempt(campaign, seed, fact);
}

/** Enters a fact that has to be accepted where the campaign stands. */
function* must(campaign: RandomCampaign, seed: number, fact: Fact): Generator<Happened, void> {
  const refused = yield* attempt(campaign, seed, fact);
  if (refused)
    throw new Error(
      `Campaign ${seed}, "${fact.fact}": ${refused.refused}, ${refused.why} ${refused.path ?? ''}`,
    );
}

function* attempt(
  campaign: RandomCampaign,
  seed: number,
  fact: Fact,
): Generator<Happened, FactRefused | undefined> {
  const result = enter(campaign.book, fact, by(seed));
  if (isFactRefused(result)) {
    yield { campaign, what: 'refused', fact, refused: result };
    return result;
  }
  const entry: Entry = { fact, consequences: result };
  campaign.line.push(entry);
  yield { campaign, what: 'entered', entry };
  return undefined;
}
