/** From what was noted to the report: what became of everybody who was drawn, and who and what came in addition. */
import type { Battle } from '../../../kernel/position/battle.js';
import type { System, Unit, UnitId } from '../../../kernel/position/position.js';
import type { RosterId } from '../../book/book.js';
import type { HandedOver } from '../../pieces.js';
import type { Arisen, BattleReport, Deed, UnitReport } from '../report.js';
import type { Happening, Mark, Notes, Origin, Tally } from './notes.js';
import type { Fate, Reading } from './reading.js';
import { inShort } from './words.js';

/** Which happening a fate that is read off the unit itself comes of; any other: that it was hurt. */
const CAUSE_OF: Partial<Record<Fate, Happening>> = {
  destroyed: 'lost',
  withdrawn: 'withdrawn',
  missing: 'dropped',
  captured: 'taken',
};

export class Fates<S extends System> {
  private readonly battle: Battle<S>;
  /** Those who arose in the battle and are still something of their own, by id. */
  private readonly arisen: readonly UnitId[];
  private readonly booty: readonly UnitId[];
  /** Names of those who are new on the roster: who arose, and what was taken, in the hands of its captor. */
  private readonly fresh: ReadonlyMap<UnitId, RosterId>;

  constructor(
    private readonly reading: Reading<S>,
    private readonly notes: Notes<S>,
    private readonly handed: HandedOver,
  ) {
    this.battle = notes.battle;
    this.arisen = [...notes.origins.keys()].sort().filter((id) => this.isOfItsOwn(id));
    this.booty = this.changedSides();
    this.fresh = new Map([...this.arisen, ...this.booty].map((id) => [id, handed.newId(id)]));
  }

  /** Units that arose are reported as arisen and, like those that were drawn, with their deeds and their fate. */
  report(): Pick<BattleReport, 'units' | 'arisen'> {
    const drawn = Object.keys(this.handed.drawn).sort();
    return {
      units: [...drawn, ...this.arisen].map((id) => this.unit(id)),
      arisen: [...this.arisen.map((id) => this.arose(id)), ...this.booty.map((id) => this.captured(id))],
    };
  }

  /** A twin that has gone back to where it came from was never there; nor was one whose creation was taken back. */
  private isOfItsOwn(id: UnitId): boolean {
    return this.notes.now(id) ? true : this.notes.gone.has(id) && !this.notes.marks.get(id)?.merged;
  }

  /** What stands on another side at the end than at the start, where that side has a roster. */
  private changedSides(): UnitId[] {
    const { units } = this.battle.position;
    const { start, drawn } = this.handed;
    const ours = new Set(Object.keys(drawn).map((id) => start.units[id]?.side));
    const isBooty = (id: UnitId) => {
      const before = start.units[this.notes.keyOf(id)];
      const side = units[id]?.side;
      return before !== undefined && before.side !== side && ours.has(side);
    };
    return Object.keys(units).sort().filter(isBooty);
  }

  private idOf(key: string): RosterId | undefined {
    return this.handed.drawn[key] ?? this.fresh.get(key);
  }

  private unit(id: UnitId): UnitReport {
    const tally = this.notes.tallies.get(id) as Tally;
    const before = this.notes.origins.get(id)?.unit ?? (this.handed.start.units[id] as Unit<S> | undefined);
    return {
      unit: this.idOf(id) as RosterId,
      ...this.fate(id, before),
      ...this.changed(before, this.notes.now(id)),
      checksPassed: tally.passed,
      checksFailed: tally.failed,
      actions: tally.actions,
      deeds: tally.deeds.slice(0, MOST_DEEDS).map((deed) => this.deed(deed)),
    };
  }

  private changed(
    before: Unit<S> | undefined,
    now: Unit<S> | undefined,
  ): Pick<UnitReport, 'counter' | 'kind'> {
    if (!before || !now) return {};
    const counter = this.reading.counterOf(now, false);
    const kind = this.reading.kindOf(now);
    return {
      ...(counter !== this.reading.counterOf(before, false) && { counter }),
      ...(kind && kind !== this.reading.kindOf(before) && { kind }),
    };
  }

  private deed({ deed, unit, name, cause }: Tally['deeds'][number]): Deed {
    const to = unit === undefined ? undefined : (this.idOf(unit) ?? name?.slice(0, MOST_LETTERS));
    return { deed, times: 1, ...(to && { to }), ...(cause && { cause }) };
  }

  private arose(id: UnitId): Arisen {
    const { from, how, cause, roll, cites, unit: first } = this.notes.origins.get(id) as Origin<S>;
    const unit = (this.notes.now(id) ?? this.notes.gone.get(id)) as Unit<S>;
    const { fate, is } = this.fate(id, first);
    const origin = this.idOf(from);
    return {
      ...this.entry(id, first ?? unit, false),
      ...(origin !== undefined && { from: origin }),
      how,
      fate,
      ...(is && { is }),
      cause,
      ...(roll !== undefined && { rolls: [roll] }),
      ...(cites && { cites: [...cites] }),
    };
  }

  /** A new entry of its captor, called by its counter and the nation that made it. */
  private captured(id: UnitId): Arisen {
    const unit = this.battle.position.units[id] as Unit<S>;
    const { is } = this.reading.stands(unit, this.battle);
    const cause = this.notes.marks.get(id)?.taken?.cause;
    const was = this.handed.drawn[id];
    return {
      ...this.entry(id, unit, true),
      ...(was !== undefined && { from: was }),
      how: 'captured',
      fate: is ? 'damaged' : 'unhurt',
      ...this.bearer(unit),
      ...(is && { is }),
      ...(cause && { cause }),
    };
  }

  private entry(
    id: UnitId,
    unit: Unit<S>,
    foreign: boolean,
  ): Pick<Arisen, 'unit' | 'side' | 'kind' | 'name' | 'counter'> {
    const kind = this.reading.kindOf(unit);
    if (!kind) throw new Error(`${unit.name} is nothing that a roster knows.`);
    const counter = this.reading.counterOf(unit, foreign);
    return {
      unit: this.fresh.get(id) as RosterId,
      side: unit.side,
      kind,
      name: foreign ? counter : inShort(unit.name),
      counter,
    };
  }

  private bearer(unit: Unit<S>): Pick<UnitReport, 'with'> {
    const bearer = this.reading.bearerOf(unit);
    if (bearer === undefined) return {};
    return { with: bearer === null ? null : (this.idOf(this.notes.keyOf(bearer)) ?? null) };
  }

  private fate(
    id: UnitId,
    before: Unit<S> | undefined,
  ): Pick<UnitReport, 'fate' | 'captor' | 'into' | 'with' | 'is' | 'cause'> {
    const now = this.notes.now(id);
    const marks = this.notes.marks.get(id) ?? {};
    if (!now) return this.fateOfTheGone(id, marks);
    const { fate, is, captor } = this.reading.stands(now, this.battle);
    const lasting = { ...this.bearer(now), ...(is && { is }), ...(captor !== undefined && { captor }) };
    if (before && now.side !== before.side)
      return { fate: 'captured', captor: now.side, ...because(marks.taken) };
    if (fate) return { fate, ...lasting, ...because(marks[CAUSE_OF[fate] ?? 'hurt']) };
    const isLess = marks.reduced && before && this.reading.isLess(now, before);
    return isLess
      ? { fate: 'reduced', ...lasting, ...because(marks.reduced) }
      : { fate: 'unhurt', ...lasting };
  }

  private fateOfTheGone(
    id: UnitId,
    { merged, lost, withdrawn, gone }: Partial<Record<Happening, Mark>>,
  ): Pick<UnitReport, 'fate' | 'into' | 'cause'> {
    if (merged) {
      const into = merged.into === undefined ? undefined : this.idOf(merged.into);
      return { fate: 'merged', ...(into !== undefined && { into }), ...because(merged) };
    }
    if (lost) return { fate: this.isMateriel(id) ? 'destroyed' : 'killed', ...because(lost) };
    return withdrawn ? { fate: 'withdrawn', ...because(withdrawn) } : { fate: 'missing', ...because(gone) };
  }

  private isMateriel(id: UnitId): boolean {
    const unit = this.notes.gone.get(id);
    const kind = unit && this.reading.kindOf(unit);
    return kind === 'gun' || kind === 'vehicle' || kind === 'weapon';
  }
}

const MOST_DEEDS = 2_000;
const MOST_LETTERS = 80;

function because(mark: Mark | undefined): Pick<UnitReport, 'cause'> {
  return mark ? { cause: mark.cause } : {};
}
