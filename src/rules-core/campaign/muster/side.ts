/** One side of a scenario: its places, and who of its roster fills them. */
import type { Json, SideId, UnitId } from '../../kernel/position/position.js';
import type { Edge } from '../../kernel/scenarios/index.js';
import { type Book, ids, type RosterId, type RosterKind, type RosterRow } from '../book/book.js';
import type { CampaignPieces } from '../pieces.js';
import { type Force, free, madeUp, split, type WrittenUnit } from './forces.js';
import { type SideMuster, WHY_LEFT_OUT, type WhyEmpty, type WhyLeftOut } from './told.js';

export type Drawing = Pick<
  CampaignPieces,
  'draw' | 'formed' | 'staying' | 'kindOf' | 'comparable' | 'nations' | 'supplies'
>;

interface Terms {
  readonly book: Book;
  readonly pieces: Drawing;
  /** Who was sent here, and who was sent elsewhere. */
  readonly sent: readonly RosterId[];
  readonly elsewhere: ReadonlySet<RosterId>;
  /** Nobody stands in for another counter. */
  readonly exact: boolean;
  /** Places that nobody fills come as they are written. */
  readonly restAsWritten: boolean;
  readonly nationality: string | undefined;
}

/** A unit as the scenario writes it, one at a time, and who fills it. */
interface Place {
  readonly force: number;
  readonly written: WrittenUnit;
  /** What it is on a roster; undefined for what no roster has, such as an aircraft, which comes as it is written. */
  readonly kind: RosterKind | undefined;
  /** The id of what comes as it is written if nobody fills the place. */
  readonly given?: UnitId;
  filled?: RosterId;
}

export class MusterOfSide {
  private readonly book: Book;
  private readonly pieces: Drawing;
  private readonly places: Place[];
  /** Drawn without a place of their own, by the force they join. */
  private readonly joined = new Map<RosterId, number>();
  private readonly homeless: RosterId[] = [];
  private readonly sent: readonly RosterId[];
  private readonly isSentHere: ReadonlySet<RosterId>;
  /** The units that are ready and not sent elsewhere, in the order in which they are taken. */
  private readonly candidates: readonly RosterId[];
  private readonly distances = new Map<string, number | undefined>();
  private made = 0;

  constructor(
    private readonly side: SideId,
    private readonly written: readonly Force[],
    private readonly terms: Terms,
  ) {
    this.book = terms.book;
    this.pieces = terms.pieces;
    this.sent = terms.sent.filter((id) => this.isReady(id));
    this.isSentHere = new Set(this.sent);
    this.places = written.flatMap(({ units }, force) => units.flatMap((unit) => this.placesOf(unit, force)));
    this.candidates = this.inOrder();
    this.draw();
  }

  drawn(): RosterId[] {
    return [...this.places.flatMap(({ filled }) => filled ?? []), ...this.joined.keys()];
  }

  forces(): Force[] {
    const together = new Set(this.drawn());
    const units = this.written.map((): WrittenUnit[] => []);
    const arriving = new Map<Edge, WrittenUnit[]>();
    const put = (id: RosterId, force: number, like: Partial<WrittenUnit>): void => {
      const edge = this.comes(id);
      if (edge === undefined || edge === 'set-up') units[force]?.push(this.unit(id, like, together));
      else
        arriving.set(edge, [
          ...(arriving.get(edge) ?? []),
          this.unit(id, { is: this.byItself(like.is) }, together),
        ]);
    };
    for (const { force, written, given, filled } of this.places) {
      if (filled !== undefined) put(filled, this.forceOf(filled, force), written);
      else if (given !== undefined)
        units[force]?.push({
          ...written,
          id: given,
          is: this.referring(written.is) as WrittenUnit['is'],
        });
    }
    for (const [id, force] of this.joined) {
      const alike = this.alike(id);
      const at = this.written[force]?.area === undefined ? this.written[force]?.units[0]?.at : undefined;
      put(id, force, at === undefined ? { is: this.byItself(alike?.is) } : { is: alike?.is ?? {}, at });
    }
    const there = this.written.map((force, i): Force => ({ ...force, units: units[i] ?? [] }));
    const later = [...arriving].map(([edge, own]): Force => ({ area: { edge }, turn: 1, units: own }));
    return [...there, ...later].flatMap(split);
  }

  /** A newcomer comes as it was bought, and what it bears with it. */
  private comes(id: RosterId): RosterRow['comes'] {
    return this.row((this.isBorne(id) && this.row(id).with) || id).comes;
  }

  /** What a place says of a unit apart from others: a unit that joins is not aboard of anything. */
  private byItself(is: WrittenUnit['is'] = {}): WrittenUnit['is'] {
    const others = new Set<unknown>(this.places.flatMap(({ written }) => written.id ?? []));
    return Object.fromEntries(Object.entries(is).filter(([, value]) => !others.has(value)));
  }

  told(): SideMuster {
    return { side: this.side, standIns: this.standIns(), empty: this.empty(), leftOut: this.leftOut() };
  }

  private placesOf({ count, ...unit }: WrittenUnit, force: number): Place[] {
    const kind = unit.counter === undefined ? undefined : this.kindAsked(unit.counter);
    return Array.from({ length: count }, (): Place => {
      const place = { force, written: { ...unit, count: 1 }, kind };
      const comesAsWritten = kind === undefined || this.terms.restAsWritten;
      return comesAsWritten ? { ...place, given: this.idGiven(unit.id) } : place;
    });
  }

  private idGiven(id: UnitId | undefined): UnitId {
    const { roster } = this.book;
    return id === undefined ? madeUp(this.side, ++this.made, roster) : free(id, roster);
  }

  private kindAsked(counter: string): RosterKind | undefined {
    return this.pieces.kindOf(counter, this.nation);
  }

  private get nation(): { readonly nationality?: string } {
    const { nationality } = this.terms;
    return nationality === undefined ? {} : { nationality };
  }

  /** Men, guns and vehicles first; then weapons, which go where their bearers go. Orders come before what the scenario would like. */
  private draw(): void {
    const isWeapon = (id: RosterId) => this.row(id).kind === 'weapon';
    const others = this.candidates.filter((id) => !isWeapon(id));
    for (const line of [others.filter((id) => this.isSent(id)), others]) {
      this.fillExactly(line);
      this.standIn(line);
    }
    for (const id of this.sent) if (!isWeapon(id)) this.join(id);
    const drawn = new Set(this.drawn());
    const borne = (id: RosterId) => drawn.has(this.row(id).with ?? '');
    const weapons = this.candidates.filter(isWeapon);
    const atHand = [...weapons.filter(borne), ...weapons.filter((id) => !borne(id) && !this.isHeldBack(id))];
    this.fillExactly(atHand);
    this.standIn(atHand);
    for (const id of this.candidates)
      if (this.isSent(id) || this.comes(id) !== undefined || (this.isBorne(id) && borne(id))) this.join(id);
  }

  /** Those who were sent here first, then by formation and id. */
  private inOrder(): RosterId[] {
    const { elsewhere } = this.terms;
    const key = (id: RosterId) => `${this.row(id).formation ?? '\u{10ffff}'}\n${id}`;
    const others = ids(this.book.roster)
      .filter((id) => this.isReady(id) && !this.isSent(id) && !elsewhere.has(id))
      .map((id) => ({ id, key: key(id) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
    return [...this.sent, ...others.map(({ id }) => id)];
  }

  /** Each empty place goes to the first of them with its counter. */
  private fillExactly(candidates: readonly RosterId[]): void {
    const waiting = this.inLines(candidates, (id) => this.namesOf(id));
    const gone = new Set<RosterId>();
    for (const place of this.places) {
      if (place.filled !== undefined) continue;
      const next = waiting.get(place.written.counter ?? '')?.find((id) => !gone.has(id));
      if (next === undefined) continue;
      place.filled = next;
      gone.add(next);
    }
  }

  /** Each place that is still empty goes to the nearest who is comparable; of equally near ones to the first. */
  private standIn(candidates: readonly RosterId[]): void {
    if (this.terms.exact) return;
    const lines = [...this.inLines(candidates, (id) => [this.counterKey(id)]).values()];
    for (const place of this.places) {
      if (place.filled !== undefined || place.kind === undefined) continue;
      const nearest = lines
        .flatMap((line) => {
          const distance = line[0] === undefined ? undefined : this.distance(line[0], place);
          return distance === undefined
            ? []
            : [{ line, distance, turn: candidates.indexOf(line[0] as RosterId) }];
        })
        .sort((one, other) => one.distance - other.distance || one.turn - other.turn)[0];
      if (nearest) place.filled = nearest.line.shift() as RosterId;
    }
  }

  /** Those who are not drawn yet, in their order, by what they are called. */
  private inLines(
    candidates: readonly RosterId[],
    namesOf: (id: RosterId) => Iterable<string>,
  ): Map<string, RosterId[]> {
    const drawn = new Set(this.drawn());
    const lines = new Map<string, RosterId[]>();
    for (const id of candidates)
      for (const name of drawn.has(id) ? [] : namesOf(id)) {
        const line = lines.get(name);
        if (line) line.push(id);
        else lines.set(name, [id]);
      }
    return lines;
  }

  /** How far it is from the counter that the place asks for; undefined if it is not comparable. */
  private distance(id: RosterId, { written, kind }: Place): number | undefined {
    const row = this.row(id);
    const asked = written.counter;
    if (row.kind !== kind || asked === undefined) return undefined;
    const key = `${asked}\n${this.counterKey(id)}`;
    if (!this.distances.has(key)) this.distances.set(key, this.pieces.comparable?.(row, asked, this.nation));
    return this.distances.get(key);
  }

  private counterKey(id: RosterId): string {
    const { kind, counter } = this.row(id);
    return `${kind} ${counter}`;
  }

  private isCalled(id: RosterId, { written }: Place): boolean {
    return this.namesOf(id).has(written.counter ?? '');
  }

  /** What its counter is called: on the roster, and in scenarios where that alone could mean another. */
  private namesOf(id: RosterId): Set<string> {
    const row = this.row(id);
    return new Set([row.counter, this.pieces.draw(row, id).counter ?? row.counter]);
  }

  /** Into the force of its bearer, or the first one that says where it sets up. */
  private join(id: RosterId): void {
    if (this.joined.has(id) || this.homeless.includes(id) || this.places.some(({ filled }) => filled === id))
      return;
    const first = this.written.findIndex(({ area }) => area !== undefined);
    const force = this.forceOf(id, Math.max(0, first));
    if (this.written.length === 0) this.homeless.push(id);
    else this.joined.set(id, force);
  }

  /** Weapons and guns go with their bearers. */
  private forceOf(id: RosterId, own: number): number {
    const bearer = this.isBorne(id) ? this.row(id).with : undefined;
    if (bearer === undefined) return own;
    return this.joined.get(bearer) ?? this.places.find(({ filled }) => filled === bearer)?.force ?? own;
  }

  private isBorne(id: RosterId): boolean {
    const { kind, with: bearer } = this.row(id);
    return bearer !== undefined && (kind === 'weapon' || kind === 'gun');
  }

  /** Its bearer is well and stays away: so does the weapon. */
  private isHeldBack(id: RosterId): boolean {
    const { kind, with: bearer } = this.row(id);
    return kind === 'weapon' && bearer !== undefined && this.isReady(bearer) && !this.isSent(id);
  }

  private isSent(id: RosterId): boolean {
    return this.isSentHere.has(id);
  }

  private isReady(id: RosterId): boolean {
    const row = this.book.roster[id];
    return row?.side === this.side && row.state === 'ready';
  }

  private row(id: RosterId): RosterRow {
    return this.book.roster[id] as RosterRow;
  }

  /** A unit of the scenario that is the same counter, or the nearest to it. */
  private alike(id: RosterId): WrittenUnit | undefined {
    const called = this.places.find((place) => this.isCalled(id, place));
    if (called) return called.written;
    const near = this.places.flatMap((place) => {
      const distance = this.distance(id, place);
      return distance === undefined ? [] : [{ place, distance }];
    });
    return near.sort((one, other) => one.distance - other.distance)[0]?.place.written;
  }

  private unit(
    id: RosterId,
    { at, hidden, is = {} }: Partial<WrittenUnit>,
    together: ReadonlySet<RosterId>,
  ): WrittenUnit {
    const { counter, name, is: own } = this.pieces.draw(this.row(id), id, together);
    return {
      ...(counter !== undefined && { counter }),
      count: 1,
      id,
      ...(name !== undefined && { name }),
      ...(at !== undefined && { at }),
      ...(hidden && { hidden }),
      is: { ...this.referring(is), ...own } as WrittenUnit['is'],
    };
  }

  /** Attributes that name another unit of the scenario name who fills it; where nobody does they fall away. */
  private referring(is: Readonly<Record<string, Json>>): Record<string, Json> {
    const next: Record<string, Json> = {};
    for (const [key, value] of Object.entries(is)) {
      const place =
        typeof value === 'string' ? this.places.find(({ written }) => written.id === value) : undefined;
      const unit = place?.filled ?? place?.given;
      if (!place) next[key] = value;
      else if (unit !== undefined) next[key] = unit;
    }
    return next;
  }

  private standIns(): SideMuster['standIns'] {
    return this.places.flatMap((place) => {
      const { filled, written } = place;
      if (filled === undefined || this.isCalled(filled, place)) return [];
      return [{ unit: filled, for: written.counter as string }];
    });
  }

  private empty(): SideMuster['empty'] {
    const counts = new Map<string, SideMuster['empty'][number]>();
    for (const place of this.places) {
      const { written, filled, given } = place;
      if (filled !== undefined || given !== undefined) continue;
      const counter = written.counter as string;
      const before = counts.get(counter);
      const { count, why } = before ?? { count: 0, why: this.whyEmpty(place) };
      counts.set(counter, { counter, count: count + 1, why });
    }
    return [...counts.values()];
  }

  private whyEmpty(place: Place): WhyEmpty {
    const drawn = new Set(this.drawn());
    const fitting = ids(this.book.roster).filter((id) => {
      const { side, state } = this.row(id);
      if (side !== this.side || state === 'lost' || state === 'merged' || drawn.has(id)) return false;
      return this.isCalled(id, place) || this.distance(id, place) !== undefined;
    });
    const { elsewhere } = this.terms;
    const here = fitting.filter((id) => this.isReady(id) && !elsewhere.has(id));
    if (here.some((id) => !this.isHeldBack(id))) return 'exact';
    if (here.length > 0) return 'bearer-away';
    const isElsewhere = (id: RosterId) => this.isReady(id) || this.row(id).state === 'battle';
    if (fitting.some(isElsewhere)) return 'elsewhere';
    return fitting.length > 0 ? 'not-ready' : 'nobody';
  }

  private leftOut(): SideMuster['leftOut'] {
    const drawn = new Set(this.drawn());
    const left = this.candidates.filter((id) => !drawn.has(id));
    const whys = new Map(left.map((id) => [id, this.whyLeftOut(id)]));
    return WHY_LEFT_OUT.flatMap((why) => {
      const units = left.filter((id) => whys.get(id) === why);
      return units.length > 0 ? [{ why, units }] : [];
    });
  }

  private whyLeftOut(id: RosterId): WhyLeftOut {
    if (this.homeless.includes(id)) return 'no-force';
    if (this.isHeldBack(id)) return 'bearer-away';
    const mightStandIn = (place: Place) =>
      place.filled === undefined && this.distance(id, place) !== undefined;
    return this.terms.exact && this.places.some(mightStandIn) ? 'exact' : 'no-place';
  }
}
