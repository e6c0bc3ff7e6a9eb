/**
 * A battle is over: what it hands over is read out of its log and entered in the book, once in every line that knows it. Where it
 * has reported before, it was taken up again: the referee is told, and says which end counts.
 */
import type { BattleHistory, GameSystems, HandOver } from '../../battles/index.js';
import type { Event, EventStore } from '../../event-store/index.js';
import type { BattleReport } from '../../rules-core/campaign/aftermath/report.js';
import type { RosterId } from '../../rules-core/campaign/book/book.js';
import type { Consequence } from '../../rules-core/campaign/facts/facts.js';
import type { CampaignPieces } from '../../rules-core/campaign/pieces.js';
import type { Action } from '../../rules-core/kernel/decide/action.js';
import type { UnitId } from '../../rules-core/kernel/position/position.js';
import type { BookAt, Books } from '../entries/books.js';

interface HandOverParts {
  readonly store: EventStore;
  readonly books: Books;
  readonly systems: GameSystems;
  readonly battles: BattleHistory;
}

/** Who enters the reports of battles that were fought on the server. */
const HAND_OVER_ACTOR = 'hand-over';

interface HandedOverTo {
  readonly line: string;
  /** `entered`, or why not. */
  readonly outcome: string;
  readonly why?: string;
}

export class HandOvers {
  constructor(private readonly parts: HandOverParts) {}

  /** Enters the end of a battle wherever it is known. */
  async carryOut(campaign: string, { battle }: HandOver): Promise<HandedOverTo[]> {
    const told: HandedOverTo[] = [];
    for (const { line } of await this.parts.books.lines(campaign)) {
      const at = await this.parts.books.book(campaign, line);
      const row = at?.book.battle[battle];
      if (!at || !row) continue;
      told.push(row.status === 'void' ? { line, outcome: 'was void before' } : await this.enter(at, battle));
    }
    return told;
  }

  private async enter(at: BookAt, battle: string): Promise<HandedOverTo> {
    const { campaign, line } = at.line;
    const { pieces } = await this.parts.books.deciders(at);
    const version = await this.parts.battles.version(campaign, battle);
    const { clock } = await this.parts.battles.truth(campaign, battle, version);
    if (!clock.over) return { line, outcome: 'goes on' };
    const report = await this.read(at, battle, pieces, version);
    const reported = await this.reported(at, battle);
    // The battle's end may be taken back: each end hands over anew, and only once.
    const key = `report ${battle} at ${version} in ${line}`;
    const command = { campaign, actor: HAND_OVER_ACTOR, key, request: { battle } };
    const result = await this.parts.books.enter(command, line, ({ book, version: last }) =>
      book.battle[battle]?.status === 'open'
        ? { fact: 'report', battle, report }
        : { fact: 'end-again', battle, report, reported, entry: last + 1 },
    );
    if (result.outcome !== 'refused') return { line, outcome: result.outcome };
    return { line, outcome: 'refused', why: result.refused.why };
  }

  /** The entry with which the battle reported; where there is none yet, the next one will. */
  private async reported(at: BookAt, battle: string): Promise<number> {
    const { book, version } = at;
    const { campaign, line } = at.line;
    if (book.battle[battle]?.status === 'open') return version + 1;
    const entries = (await this.parts.books.line(campaign, line, version)) ?? [];
    const isReport = (one: Consequence) => one.what === 'battle-reported' && one.about.battle === battle;
    return entries.findLastIndex(({ consequences }) => consequences.some(isReport)) + 1 || version + 1;
  }

  /** What the battle hands over, as its rulebook reads its log up to a version. */
  private async read(
    { line: { campaign }, book }: BookAt,
    battle: string,
    pieces: CampaignPieces,
    until: number,
  ): Promise<BattleReport> {
    const { position: start } = await this.parts.battles.opened(campaign, battle);
    const table = await this.parts.systems.table(this.parts.systems.of(start.system), start);
    const actions: { version: number; action: Action }[] = [];
    for await (const event of this.parts.store.readBattle(campaign, battle, { after: 1, until }))
      actions.push(actionOf(event));
    const { drawn = {}, report } = book.battle[battle] ?? {};
    const arose = new Set(report?.arisen.map(({ unit }) => unit));
    const taken = Object.keys(book.roster).filter((id) => !arose.has(id));
    const newId = newIds(battle, new Set(taken));
    return pieces.handOver({ start, table, actions, drawn, newId });
  }
}

function actionOf({ version, payload }: Event): { version: number; action: Action } {
  return { version: version as number, action: payload as Action };
}

/**
 * A new entry of the roster is named after the unit and its battle: the same whenever the battle is read. Units whose names
 * begin alike are told apart by a number.
 */
export function newIds(battle: string, taken: ReadonlySet<RosterId>): (unit: UnitId) => RosterId {
  const suffix = battle.replaceAll('-', '').slice(0, 6);
  const given = new Map<UnitId, RosterId>();
  const isFree = (id: RosterId) => !taken.has(id) && ![...given.values()].includes(id);
  return (unit) => {
    const known = given.get(unit);
    if (known !== undefined) return known;
    for (let n = 1; ; n++) {
      const id = n === 1 ? `${stemOf(unit)}-${suffix}` : `${stemOf(unit)}-${suffix}-${n}`;
      if (!isFree(id)) continue;
      given.set(unit, id);
      return id;
    }
  };
}

const LONGEST_STEM = 28;

function stemOf(unit: UnitId): string {
  const letters = unit.replace(/[^\p{L}\p{N}._+-]/gu, '-').replace(/^[^\p{L}\p{N}]+/u, '');
  return letters.slice(0, LONGEST_STEM) || 'unit';
}
