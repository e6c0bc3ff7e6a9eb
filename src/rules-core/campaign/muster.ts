/**
 * A scenario with forces from the roster. Each unit that the scenario writes for a side is somebody of that side's roster with the
 * same counter, or nobody; the ids of the roster are the ids of the battle's units.
 */
import type { Json, SideId, UnitId } from '../kernel/position.js';
import { type Scenario, scenarioSchema } from '../kernel/scenarios/index.js';
import { type Book, campaignOf, ids, type NodeId, type RosterId, type RosterRow } from './book.js';
import { graphNode } from './conditions.js';
import type { CampaignPieces } from './pieces.js';

type Force = Scenario['sides'][string]['forces'][number];
type WrittenUnit = Force['units'][number];
type Drawing = Pick<CampaignPieces, 'draw' | 'staying'>;

export interface LeftOut {
  readonly side: SideId;
  /** A unit of the scenario that nobody of the roster fills, or one of the roster that finds no place. */
  readonly counter: string;
  readonly unit?: RosterId;
}

export interface MusteredScenario {
  readonly scenario: Scenario;
  readonly drawn: Readonly<Record<UnitId, RosterId>>;
  readonly leftOut: readonly LeftOut[];
}

const MOST_UNITS = 200;

/** `scenario`: as its rulebook or the graph has it. Without a node: a battle beside the graph, for which nobody was deployed. */
export function muster(
  scenario: unknown,
  book: Book,
  node: NodeId | undefined,
  pieces: Drawing,
): MusteredScenario {
  const written = scenarioSchema.parse(scenario);
  const sides = { ...written.sides };
  const drawn: Record<UnitId, RosterId> = {};
  const leftOut: LeftOut[] = [];
  const drawnFrom = sidesDrawn(written, book, node);
  for (const id of drawnFrom) {
    const side = sides[id] as Scenario['sides'][string];
    const mustering = new MusterOfSide(id, side.forces, { book, node, pieces });
    sides[id] = { ...side, forces: mustering.forces() };
    for (const unit of mustering.drawn()) drawn[unit] = unit;
    leftOut.push(...mustering.leftOut());
  }
  for (const id of ids(sides))
    if (!drawnFrom.includes(id)) sides[id] = renamed(id, sides[id] as Scenario['sides'][string], book.roster);
  const mustered = {
    ...written,
    sides,
    locations: groundOf(written, book, node, pieces),
    ...setUpOrder(written, book),
  };
  return { scenario: mustered, drawn, leftOut };
}

function sidesDrawn({ sides }: Scenario, book: Book, node: NodeId | undefined): SideId[] {
  const named = node === undefined ? undefined : graphNode(book, node)?.drawnFrom;
  const onRoster = new Set(Object.values(book.roster).map(({ side }) => side));
  return ids(sides).filter((side) => (named ? named.includes(side) : onRoster.has(side)));
}

/** What stays changed on the ground of the node, over what the scenario says of it. */
function groundOf(
  { locations }: Scenario,
  book: Book,
  node: NodeId | undefined,
  pieces: Drawing,
): Scenario['locations'] {
  const ground = node === undefined ? undefined : graphNode(book, node)?.ground;
  const terrain = ground === undefined ? undefined : book.terrain[ground];
  if (!terrain || !campaignOf(book).graph.carryOver.terrain) return locations;
  const next = { ...locations };
  for (const [at, marks] of Object.entries(pieces.staying(terrain.marks)))
    next[at] = { ...next[at], ...marks } as Scenario['locations'][string];
  return next;
}

/** Where sides have chosen to attack or to hold, whoever attacks sets up last. */
function setUpOrder({ sides }: Scenario, book: Book): Partial<Pick<Scenario, 'setUp'>> {
  const { attacker } = campaignOf(book);
  if (attacker === undefined || !Object.hasOwn(sides, attacker)) return {};
  return { setUp: [...ids(sides).filter((side) => side !== attacker), attacker].map((side) => [side]) };
}

/** A unit as the scenario writes it, one at a time, and who fills it. */
interface Place {
  readonly force: number;
  readonly written: WrittenUnit;
  filled?: RosterId;
}

class MusterOfSide {
  private readonly book: Book;
  private readonly pieces: Drawing;
  private readonly places: Place[];
  /** Drawn without a place of their own, by the force they join. */
  private readonly joined = new Map<RosterId, number>();
  private readonly homeless: RosterId[] = [];
  private readonly deployed: readonly RosterId[];
  private readonly elsewhere: ReadonlySet<RosterId>;

  constructor(
    private readonly side: SideId,
    private readonly written: readonly Force[],
    { book, node, pieces }: { book: Book; node: NodeId | undefined; pieces: Drawing },
  ) {
    this.book = book;
    this.pieces = pieces;
    const { [node ?? '']: here = [], ...elsewhere } = book.side[side]?.plans?.deployments ?? {};
    this.elsewhere = new Set(Object.values(elsewhere).flat());
    this.deployed = here.filter((id) => this.isReady(id));
    this.places = written.flatMap(({ units }, force) =>
      units.flatMap(({ count, ...unit }) =>
        Array.from({ length: count }, (): Place => ({ force, written: { ...unit, count: 1 } })),
      ),
    );
    this.draw();
  }

  drawn(): RosterId[] {
    return [...this.places.flatMap(({ filled }) => filled ?? []), ...this.joined.keys()];
  }

  leftOut(): LeftOut[] {
    const { side } = this;
    const empty = this.places.filter(({ filled }) => filled === undefined);
    return [
      ...empty.map(({ written: { counter, name } }) => ({ side, counter: counter ?? name ?? '' })),
      ...this.homeless.map((unit) => ({ side, counter: this.row(unit).counter, unit })),
    ];
  }

  forces(): Force[] {
    const together = new Set(this.drawn());
    const units = this.written.map((): WrittenUnit[] => []);
    for (const place of this.places)
      if (place.filled !== undefined)
        units[this.forceOf(place.filled, place.force)]?.push(
          this.unit(place.filled, place.written, together),
        );
    for (const [id, force] of this.joined) {
      const alike = this.alike(id);
      const at = this.written[force]?.area === undefined ? this.written[force]?.units[0]?.at : undefined;
      const like = { ...(alike && { is: alike.is }), ...(at !== undefined && { at }) };
      units[force]?.push(this.unit(id, like, together));
    }
    return this.written.flatMap((force, i) => split({ ...force, units: units[i] ?? [] }));
  }

  /** Men, guns and vehicles first; then weapons, which go where their bearers go. */
  private draw(): void {
    const candidates = this.candidates();
    this.fill(candidates.filter((id) => this.row(id).kind !== 'weapon'));
    for (const id of this.deployed) if (this.row(id).kind !== 'weapon') this.join(id);
    const drawn = new Set(this.drawn());
    const borne = (id: RosterId) => drawn.has(this.row(id).with ?? '');
    const weapons = candidates.filter((id) => this.row(id).kind === 'weapon');
    this.fill([...weapons.filter(borne), ...weapons.filter((id) => !borne(id) && !this.isHeldBack(id))]);
    for (const id of candidates)
      if (this.deployed.includes(id) || (this.isBorne(id) && borne(id))) this.join(id);
  }

  /** Those who were sent here first, then by formation and id. */
  private candidates(): RosterId[] {
    const sent = new Set(this.deployed);
    const key = (id: RosterId) => `${this.row(id).formation ?? '\u{10ffff}'}\n${id}`;
    const others = ids(this.book.roster)
      .filter((id) => this.isReady(id) && !sent.has(id) && !this.elsewhere.has(id))
      .map((id) => ({ id, key: key(id) }))
      .sort((one, other) => (one.key < other.key ? -1 : 1));
    return [...this.deployed, ...others.map(({ id }) => id)];
  }

  /** Each empty place goes to the first of them with its counter. */
  private fill(candidates: readonly RosterId[]): void {
    const waiting = new Map<string, RosterId[]>();
    for (const id of candidates)
      for (const name of this.namesOf(id)) {
        const line = waiting.get(name);
        if (line) line.push(id);
        else waiting.set(name, [id]);
      }
    const gone = new Set<RosterId>();
    for (const place of this.places) {
      if (place.filled !== undefined) continue;
      const next = waiting.get(place.written.counter ?? '')?.find((id) => !gone.has(id));
      if (next === undefined) continue;
      place.filled = next;
      gone.add(next);
    }
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
    const { with: bearer } = this.row(id);
    return bearer !== undefined && this.isReady(bearer) && !this.deployed.includes(id);
  }

  private isReady(id: RosterId): boolean {
    const row = this.book.roster[id];
    return row?.side === this.side && row.state === 'ready';
  }

  private row(id: RosterId): RosterRow {
    return this.book.roster[id] as RosterRow;
  }

  private alike(id: RosterId): WrittenUnit | undefined {
    const names = this.namesOf(id);
    return this.places.find(({ written }) => names.has(written.counter ?? ''))?.written;
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
      if (!place) next[key] = value;
      else if (place.filled !== undefined) next[key] = place.filled;
    }
    return next;
  }
}

/** A force has so many entries at most. */
function split(force: Force): Force[] {
  const { units, mayHide, ...rest } = force;
  const forces: Force[] = [];
  for (let from = 0; from < units.length; from += MOST_UNITS)
    forces.push({
      ...rest,
      ...(from === 0 && mayHide !== undefined && { mayHide }),
      units: units.slice(from, from + MOST_UNITS),
    });
  return forces;
}

/**
 * A side that the scenario gives keeps its ids but for those that somebody of the roster has: also those that are made up, from
 * the letters of the side, when the battle begins.
 */
function renamed(
  side: SideId,
  written: Scenario['sides'][string],
  taken: Book['roster'],
): Scenario['sides'][string] {
  const isMadeUp = (id: string) => {
    const [, letters = ''] = /^(\p{L}+)\d+$/u.exec(id) ?? [];
    return letters !== '' && side.toLowerCase().startsWith(letters);
  };
  const clashes = Object.keys(taken).some(isMadeUp);
  const names = new Map<string, string>();
  for (const { units } of written.forces)
    for (const { id } of units)
      if (id !== undefined && Object.hasOwn(taken, id)) names.set(id, free(id, taken));
  if (!clashes && names.size === 0) return written;
  let n = 0;
  const unit = ({ id, count, ...rest }: WrittenUnit): WrittenUnit[] => {
    const is = Object.fromEntries(
      Object.entries(rest.is).map(([key, value]) => [key, names.get(value as string) ?? value]),
    ) as WrittenUnit['is'];
    if (id !== undefined || !clashes)
      return [{ ...rest, count, is, ...(id !== undefined && { id: names.get(id) ?? id }) }];
    return Array.from({ length: count }, () => ({
      ...rest,
      count: 1,
      is,
      id: free(`${side.slice(0, 20)}.${++n}`, taken),
    }));
  };
  const forces = written.forces.flatMap((force) => split({ ...force, units: force.units.flatMap(unit) }));
  return { ...written, forces };
}

function free(id: string, taken: Readonly<Record<string, unknown>>): string {
  let next = id;
  while (Object.hasOwn(taken, next)) next = `${next}.x`;
  return next;
}
