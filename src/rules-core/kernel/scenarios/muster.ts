/** Calls up the units of a scenario: counters by name, an id for each, and the force it belongs to. */
import type { Force, SideId, UnitId } from '../position/position.js';
import type { Areas } from './areas.js';
import type { ScenarioProblem } from './begin.js';
import type { Scenario, WrittenForce, WrittenUnit } from './schema.js';

type Bag = Record<string, unknown>;

interface Mustered {
  /** Units in the short form: a counter's name with what is said beside it. */
  readonly units: Bag;
  readonly sides: Record<SideId, Bag>;
  readonly forces: Record<SideId, Force[]>;
  /** Where in the scenario a unit is written. */
  readonly writtenAt: ReadonlyMap<UnitId, string>;
  readonly problems: readonly ScenarioProblem[];
}

const MOST_UNITS = 2_000;

export class Muster {
  private readonly units: Record<UnitId, Bag> = {};
  private readonly problems: ScenarioProblem[] = [];
  private readonly writtenAt = new Map<UnitId, string>();
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly scenario: Scenario,
    private readonly areas: Areas,
  ) {}

  all(): Mustered {
    const sides: Record<SideId, Bag> = {};
    const forces: Record<SideId, Force[]> = {};
    for (const [id, side] of Object.entries(this.scenario.sides)) {
      sides[id] = { ...side.is, ...(side.name !== undefined && { name: side.name }) };
      forces[id] = side.forces.flatMap((force, i) => this.force(id, force, `$.sides.${id}.forces[${i}]`));
    }
    return { units: this.units, sides, forces, writtenAt: this.writtenAt, problems: this.problems };
  }

  private force(side: SideId, force: WrittenForce, path: string): Force[] {
    const waiting = force.units.flatMap((unit, i) => this.unit(side, unit, force, `${path}.units[${i}]`));
    if (waiting.length === 0) return [];
    if (force.area === undefined) {
      this.fault(path, 'Say where these units set up or enter (area), or where each of them stands (at).');
      return [];
    }
    const hexes = this.areas.hexes(force.area, `${path}.area`);
    if (hexes.length === 0) this.fault(`${path}.area`, 'This area has no hex in play.');
    const { turn, mayHide } = force;
    return [
      {
        units: waiting,
        hexes,
        ...(turn !== undefined && { turn }),
        ...(mayHide !== undefined && { mayHide }),
      },
    ];
  }

  /** The ids of those that are not on the map yet. */
  private unit(side: SideId, unit: WrittenUnit, force: WrittenForce, path: string): UnitId[] {
    const { counter, count, id, name, at, hidden, is } = unit;
    if (id !== undefined && count > 1)
      this.fault(`${path}.id`, 'Units of one entry need ids of their own: leave it out.');
    if (hidden && at === undefined)
      this.fault(`${path}.hidden`, 'Units that set up may be hidden by mayHide; hidden needs a place (at).');
    const setsUp = at === undefined && force.turn === undefined;
    const ids: UnitId[] = [];
    for (let n = 0; n < count; n++) {
      const own = id ?? this.nextId(side);
      if (Object.hasOwn(this.units, own)) this.fault(`${path}.id`, `Another unit is "${own}" already.`);
      if (Object.keys(this.units).length >= MOST_UNITS) {
        this.fault(path, `A scenario has at most ${MOST_UNITS} units.`);
        return ids;
      }
      this.units[own] = {
        ...is,
        side,
        ...(counter === undefined ? { name: name ?? own } : { counter }),
        ...(name !== undefined && { name: count > 1 ? `${name} ${n + 1}` : name }),
        ...(at !== undefined && { at }),
        ...((hidden || setsUp) && { hidden: true }),
      };
      this.writtenAt.set(own, path);
      ids.push(own);
    }
    return at === undefined ? ids : [];
  }

  /** `g1`, `g2`... after the first letters that tell the side from the others. */
  private nextId(side: SideId): UnitId {
    const others = Object.keys(this.scenario.sides).filter((other) => other !== side);
    let letters = 1;
    while (letters < side.length && others.some((other) => other.startsWith(side.slice(0, letters))))
      letters++;
    const prefix = side.slice(0, letters).toLowerCase();
    for (;;) {
      const n = (this.counts.get(prefix) ?? 0) + 1;
      this.counts.set(prefix, n);
      if (!Object.hasOwn(this.units, `${prefix}${n}`)) return `${prefix}${n}`;
    }
  }

  private fault(path: string, message: string): void {
    if (this.problems.length < 50) this.problems.push({ code: 'SCENARIO_MALFORMED', path, message });
  }
}
