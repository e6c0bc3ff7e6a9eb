/** From a scenario to the position in which its battle begins: everybody off the map, and the set-up still to be done. */

import type { Board } from '../boards/board.js';
import type { Rulebook, ScenarioTerms } from '../decide/rulebook.js';
import { readAs } from '../position/complaints.js';
import { DEEPEST, isTooDeep } from '../position/depth.js';
import { draftPosition } from '../position/draft.js';
import type { OnTable, TableResult } from '../position/lay-table.js';
import type { Force, Json, LocationId, Position, SideId, System } from '../position/position.js';
import { pathOf } from '../position/validate.js';
import { Areas } from './areas.js';
import { Muster } from './muster.js';
import { type Scenario, scenarioSchema, type WrittenCondition } from './schema.js';
import type { Condition, VictoryTerms } from './victory.js';

export interface ScenarioProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

type ScenarioResult<S extends System> =
  | { readonly ok: true; readonly position: Position<S>; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

interface Beginning {
  /** Names the battle. */
  readonly id: string;
}

/** The position with which a battle of the scenario begins; open it, and the first sides are asked to set up. */
export function beginScenario<S extends System>(
  rulebook: Rulebook<S>,
  input: unknown,
  lay: (position: OnTable) => TableResult,
  { id }: Beginning,
): ScenarioResult<S> {
  const read = readScenario(rulebook, input);
  if (!read.ok) return read;
  const { scenario } = read;
  const laid = lay({ map: scenario.map as Json, ...(scenario.charts && { charts: scenario.charts }) });
  if (!laid.ok) return laid;
  return new Begin(rulebook, scenario, laid.table.map, id).position();
}

type Read =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ScenarioProblem[] };

/** Checks the form, and everything that can be checked without the map. */
export function readScenario<S extends System>(rulebook: Rulebook<S>, input: unknown): Read {
  if (isTooDeep(input))
    return { ok: false, problems: [malformed('$', `At most ${DEEPEST} things may lie within each other.`)] };
  const read = readAs(scenarioSchema, input);
  if (!read.ok) {
    const problems = read.wrong.slice(0, 50).map(({ path, message }) => malformed(pathOf(path), message));
    return { ok: false, problems };
  }
  const problems = [...contradictions(rulebook, read.value)].slice(0, 50);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario: read.value };
}

function* contradictions<S extends System>(
  rulebook: Rulebook<S>,
  scenario: Scenario,
): Iterable<ScenarioProblem> {
  const { system, sides, setUp = [], victory, special } = scenario;
  if (system !== rulebook.system)
    yield malformed('$.system', `This scenario is for "${system}", not for ${rulebook.title}.`);
  const known = Object.keys(sides);
  if (known.length === 0) yield malformed('$.sides', 'Name at least one side.');
  const wrongSide = function* (side: string, path: string) {
    if (!known.includes(side))
      yield malformed(path, `There is no side "${side}"; there are: ${known.join(', ')}.`);
  };
  const turns = setUp.flat();
  for (const [i, stage] of setUp.entries())
    for (const [j, side] of stage.entries()) {
      yield* wrongSide(side, `$.setUp[${i}][${j}]`);
      if (turns.indexOf(side) !== turns.lastIndexOf(side))
        yield malformed(`$.setUp[${i}][${j}]`, `"${side}" sets up twice.`);
    }
  for (const [i, { side, is }] of victory.wins.entries()) {
    yield* wrongSide(side, `$.victory.wins[${i}].side`);
    for (const { side: named, path } of sidesIn(is, `$.victory.wins[${i}].is`)) yield* wrongSide(named, path);
  }
  if (victory.otherwise !== undefined) yield* wrongSide(victory.otherwise, '$.victory.otherwise');
  yield* wrongSpecial(rulebook, special);
}

function* wrongSpecial<S extends System>(
  rulebook: Rulebook<S>,
  special: Scenario['special'],
): Iterable<ScenarioProblem> {
  const rules = rulebook.scenario?.special ?? {};
  for (const [name, parameters] of Object.entries(special)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) {
      const known = Object.keys(rules).sort().join(', ') || 'none';
      yield malformed(
        `$.special.${name}`,
        `${rulebook.title} knows no special rule "${name}"; it knows: ${known}.`,
      );
      continue;
    }
    const read = readAs(rule.parameters, parameters);
    for (const { path, message } of read.ok ? [] : read.wrong)
      yield malformed(pathOf(path).replace('$', `$.special.${name}`), message);
  }
}

function* sidesIn(condition: WrittenCondition, path: string): Iterable<{ side: string; path: string }> {
  for (const name of ['control', 'exit', 'points', 'special'] as const) {
    const said = condition[name];
    if (said) yield { side: said.side, path: `${path}.${name}.side` };
  }
  if (condition.casualties) yield { side: condition.casualties.of, path: `${path}.casualties.of` };
  for (const name of ['all', 'any'] as const)
    for (const [i, part] of (condition[name] ?? []).entries()) yield* sidesIn(part, `${path}.${name}[${i}]`);
  if (condition.not) yield* sidesIn(condition.not, `${path}.not`);
}

class Begin<S extends System> {
  private readonly areas: Areas;
  private readonly muster: Muster;

  constructor(
    private readonly rulebook: Rulebook<S>,
    private readonly scenario: Scenario,
    map: Board,
    private readonly id: string,
  ) {
    this.areas = new Areas(map);
    this.muster = new Muster(scenario, this.areas);
  }

  position(): ScenarioResult<S> {
    const { rulebook, scenario, id } = this;
    const terms = this.terms();
    const mustered = this.muster.all();
    const found = [
      ...this.areas.problems.map(({ path, message }) => malformed(path, message)),
      ...mustered.problems,
    ];
    const stages = this.stages(mustered.forces);
    if (stages.length > 0 && !Object.hasOwn(rulebook.tasks, 'set-up'))
      found.push(malformed('$.sides', `${rulebook.title} has no set-up: say where every unit stands (at).`));
    if (found.length > 0) return { ok: false, problems: found.slice(0, 50) };
    const drafted = draftPosition(rulebook, {
      id,
      map: scenario.map,
      ...(scenario.charts && { charts: scenario.charts }),
      options: { ...rulebook.scenario?.options(terms), ...scenario.options },
      clock: scenario.clock,
      sides: mapped(mustered.sides, (side, key) => ({
        ...rulebook.scenario?.side?.(key, areaOf(mustered.forces[key])),
        ...side,
      })),
      secrets: mapped(mustered.forces, (forces) => (forces.length > 0 ? { forces } : {})),
      units: mustered.units,
      locations: scenario.locations,
    });
    if (!drafted.ok)
      return { ok: false, problems: drafted.problems.map((found) => asWritten(found, mustered.writtenAt)) };
    const { position } = drafted;
    if (stages.length > 0) position.agenda.push({ task: 'set-up', stages } as unknown as S['task']);
    return { ok: true, position, scenario };
  }

  /** Sides with nothing to set up are not asked. */
  private stages(forces: Readonly<Record<SideId, readonly Force[]>>): SideId[][] {
    const asked = this.scenario.setUp ?? Object.keys(this.scenario.sides).map((side) => [side]);
    const setsUp = (side: SideId) => (forces[side] ?? []).some(({ turn }) => turn === undefined);
    const missing = Object.keys(this.scenario.sides).filter((side) => !asked.flat().includes(side));
    return [...asked, ...missing.map((side) => [side])]
      .map((stage) => stage.filter(setsUp))
      .filter((stage) => stage.length > 0);
  }

  private terms(): ScenarioTerms {
    const { turns, victory, special } = this.scenario;
    const wins = victory.wins.map(({ side, when, is }, i) => ({
      side,
      when,
      is: this.condition(is, `$.victory.wins[${i}].is`),
    }));
    const terms: VictoryTerms = {
      wins,
      ...(victory.otherwise !== undefined && { otherwise: victory.otherwise }),
    };
    return { turns, victory: terms, special: special as Readonly<Record<string, Json>> };
  }

  /** The condition with its areas as hexes of the map. */
  private condition(said: WrittenCondition, path: string): Condition {
    const parts = (of: readonly WrittenCondition[], name: string) =>
      of.map((part, i) => this.condition(part, `${path}.${name}[${i}]`));
    if (said.all) return { all: parts(said.all, 'all') };
    if (said.any) return { any: parts(said.any, 'any') };
    if (said.not) return { not: this.condition(said.not, `${path}.not`) };
    if (said.control) {
      const { of, ...rest } = said.control;
      return { control: { ...rest, hexes: this.areas.hexes(of, `${path}.control.of`) } } as Condition;
    }
    if (said.exit) {
      const { by, ...rest } = said.exit;
      const hexes = by === undefined ? {} : { hexes: this.areas.hexes(by, `${path}.exit.by`) };
      return { exit: { ...rest, ...hexes } };
    }
    if (said.special) {
      const { of, ...rest } = said.special;
      const hexes = of === undefined ? {} : { hexes: this.areas.hexes(of, `${path}.special.of`) };
      return { special: { ...rest, ...hexes } } as Condition;
    }
    const { casualties, points } = said;
    return { ...(casualties && { casualties }), ...(points && { points }) } as Condition;
  }
}

/** The position's places in the words of the scenario: what the reader of the scenario can find and mend. */
function asWritten(found: ScenarioProblem, writtenAt: ReadonlyMap<string, string>): ScenarioProblem {
  const [, , kind, id = '', member = ''] = /^(\$\.(units|sides)\.([^.[]+))(.*)$/.exec(found.path) ?? [];
  const path = kind === 'units' ? writtenAt.get(id) : kind === 'sides' ? `$.sides.${id}` : undefined;
  if (path === undefined) return { ...found, code: 'SCENARIO_MALFORMED' };
  const own = ['.counter', '.name', '.at', '.hidden', ''].includes(member);
  return { ...found, code: 'SCENARIO_MALFORMED', path: `${path}${own ? member : `.is${member}`}` };
}

function areaOf(forces: readonly Force[] = []): LocationId[] {
  return [...new Set(forces.filter(({ turn }) => turn === undefined).flatMap(({ hexes }) => hexes))];
}

function mapped<T, U>(
  bag: Readonly<Record<string, T>>,
  each: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, each(value, key)]));
}

function malformed(path: string, message: string): ScenarioProblem {
  return { code: 'SCENARIO_MALFORMED', path, message };
}
