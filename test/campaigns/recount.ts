/**
 * The campaign counted once more: one loop over the lines of the log as the referee reads them, with sums of its own and nothing
 * of the product's. What it comes to has to be what the projections say.
 */
import type { Answered, Staffs } from './staffs.js';

export interface CountedUnit {
  state: string;
  experience: number;
  kills: number;
  battles: number;
  passed: number;
  failed: number;
  actions: number;
  readonly levels: string[];
  readonly awards: string[];
  readonly casualties: string[];
  readonly told: number[];
}

interface CountedSide {
  victoryPoints: number;
  battlesWon: number;
  points: number;
}

export interface CountedBattle {
  status: string;
  winner: string | null;
  readonly node: string | null;
  readonly fates: Map<string, string>;
}

export class Recount {
  readonly units = new Map<string, CountedUnit>();
  readonly sides = new Map<string, CountedSide>();
  readonly battles = new Map<string, CountedBattle>();
  readonly nodes = new Map<string, string>();
  readonly taken: string[] = [];
  readonly victoryPoints: { version: number; side: string; points: number; total: number; for: string }[] =
    [];
  readonly promotions: { version: number; how: string; side: string; unit: string | null; to: string }[] = [];
  readonly standings = new Map<number, Map<string, number>>();
  readonly turns: { turn: number; from: number }[] = [];
  winner: string | null | undefined;
  private turn = 0;

  constructor(
    entries: readonly Answered[],
    sides: readonly string[],
    nodes: readonly string[],
    start: readonly string[],
  ) {
    for (const side of sides) this.sides.set(side, { victoryPoints: 0, battlesWon: 0, points: 0 });
    for (const node of nodes) this.nodes.set(node, start.includes(node) ? 'OPEN' : 'AHEAD');
    for (const entry of entries) this.add(entry);
  }

  private add({ version, fact: shown, corrects, consequences }: Answered): void {
    // A correction shows the fact that it puts into an earlier line, which reads so itself.
    const fact = corrects ? null : shown;
    if (fact?.fact === 'report') {
      const fates = this.battles.get(fact.battle)?.fates;
      for (const { unit, fate } of fact.report.units) fates?.set(unit, fate);
    }
    const written = new Map<string, Answered>();
    for (const one of fact?.roster ?? []) written.set(one.unit, one);
    for (const { what, about } of consequences) this.count(version, what, about, written);
    const totals = [...this.sides].map(([side, { victoryPoints }]) => [side, victoryPoints] as const);
    this.standings.set(this.turn, new Map(totals));
  }

  private count(
    version: number,
    what: string,
    about: Answered,
    written: ReadonlyMap<string, Answered>,
  ): void {
    if (what === 'enlisted') {
      const { state = 'ready' } = written.get(about.unit) ?? {};
      this.units.set(about.unit, {
        ...newUnit(),
        ...about.before,
        state,
        told: [version],
        levels: [],
        awards: [],
        casualties: [],
      });
      return;
    }
    if (what === 'arisen')
      this.units.set(about.unit, { ...newUnit(), state: AFTERWARDS.has(about.how) ? 'ready' : 'battle' });
    if (what === 'bought') for (const id of about.units) this.units.set(id, newUnit());
    for (const id of about.unit !== undefined ? [about.unit] : (about.units ?? [])) this.tellOf(id, version);
    switch (what) {
      case 'turn-begun':
        this.turn = about.turn;
        this.turns.push({ turn: about.turn, from: version });
        break;
      case 'points':
        this.side(about.side).points += about.points;
        break;
      case 'battle-opened':
        this.battles.set(about.battle, {
          status: 'OPEN',
          winner: null,
          node: about.node ?? null,
          fates: new Map(),
        });
        break;
      case 'drawn':
        for (const id of about.units) this.unit(id).state = 'battle';
        break;
      case 'battle-reported':
        Object.assign(this.battle(about.battle), { status: 'REPORTED', winner: about.winner });
        break;
      case 'aftermath-done':
        this.battle(about.battle).status = 'SETTLED';
        break;
      case 'battle-won':
        this.side(about.side).battlesWon += 1;
        break;
      case 'casualty':
        this.casualty(about);
        break;
      case 'returned':
        this.unit(about.unit).battles += 1;
        this.unit(about.unit).state = 'ready';
        break;
      case 'made-up':
        if (about.with === undefined) break;
        this.unit(about.with).state = 'merged';
        this.tellOf(about.with, version);
        break;
      case 'recovered':
        if (about.from !== 'courage') this.unit(about.unit).state = about.to;
        break;
      case 'experience':
        this.unit(about.unit).experience += about.points;
        break;
      case 'kill':
        this.unit(about.unit).kills += about.times;
        break;
      case 'checks':
        this.unit(about.unit).passed += about.passed;
        this.unit(about.unit).failed += about.failed;
        this.unit(about.unit).actions += about.actions;
        break;
      case 'level':
        this.unit(about.unit).levels.push(about.to);
        break;
      case 'award':
        this.unit(about.unit).awards.push(about.award);
        break;
      case 'victory-points':
        this.side(about.side).victoryPoints += about.points;
        this.victoryPoints.push({
          version,
          side: about.side,
          points: about.points,
          total: this.side(about.side).victoryPoints,
          for: about.for,
        });
        break;
      case 'promotion':
        this.promotions.push({
          version,
          how: about.how.toUpperCase(),
          side: about.side,
          unit: about.unit ?? null,
          to: about.to,
        });
        break;
      case 'node-opened':
        this.nodes.set(about.node, 'OPEN');
        break;
      case 'node-done':
        this.nodes.set(about.node, 'DONE');
        if (about.edge !== undefined) this.taken.push(about.edge);
        break;
      case 'node-closed':
        this.nodes.set(about.node, 'CLOSED');
        break;
      case 'over':
        this.winner = about.winner;
        break;
    }
  }

  private tellOf(unit: string, version: number): void {
    const { told } = this.unit(unit);
    if (told.at(-1) !== version) told.push(version);
  }

  /** A reduced unit lives on as less; a unit that leaves a battle has been in one more. */
  private casualty({ unit, from, to, fate }: Answered): void {
    const counted = this.unit(unit);
    counted.casualties.push(fate);
    if (fate === 'reduced' || fate === 'replaced') return;
    if (from === 'battle') counted.battles += 1;
    counted.state = to;
  }

  private unit(id: string): CountedUnit {
    return found(this.units, id);
  }

  private side(id: string): CountedSide {
    return found(this.sides, id);
  }

  private battle(id: string): CountedBattle {
    return found(this.battles, id);
  }
}

/** The units that come onto the roster when the battle is over. */
const AFTERWARDS: ReadonlySet<string> = new Set(['successor', 'captured']);

const newUnit = (): CountedUnit => ({
  state: 'ready',
  experience: 0,
  kills: 0,
  battles: 0,
  passed: 0,
  failed: 0,
  actions: 0,
  levels: [],
  awards: [],
  casualties: [],
  told: [],
});

function found<T>(counted: ReadonlyMap<string, T>, id: string): T {
  const one = counted.get(id);
  if (!one) throw new Error(`The log tells of "${id}", which it never mentioned before.`);
  return one;
}

/** Every line of the log, in pages. */
export async function entriesOf(staffs: Staffs, asked = ''): Promise<Answered[]> {
  const entries: Answered[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const page = `entries(first: 20${after ? `, after: "${after}"` : ''}) {
      nodes { version kind fact corrects { version } consequences { what about } } pageInfo { hasNextPage endCursor } }`;
    const { entries: read } = await staffs.book('referee', page, asked);
    entries.push(...read.nodes);
    after = read.pageInfo.endCursor;
    more = read.pageInfo.hasNextPage;
  }
  return entries;
}
