/**
 * What people send to the lab: a position as short as they like, or a scenario, and orders one after the other, each
 * with the dice they choose, or with all dice. Errors name the place and say what would be right.
 */
import type { Action, Effect, Order, Refusal } from '../decide/action.js';
import { isRefusal } from '../decide/action.js';
import { decide, definitionOf, noSuchOrder, open, parseOrder, settle } from '../decide/decide.js';
import type { KnownSystem, KnownSystems } from '../decide/known-system.js';
import { DiceError, type DiceSource } from '../dice/index.js';
import { range } from '../geometry/grid.js';
import { Battle } from '../position/battle.js';
import { readAs } from '../position/complaints.js';
import { DEEPEST, isTooDeep } from '../position/depth.js';
import { draftPosition } from '../position/draft.js';
import type { Shelf } from '../position/lay-table.js';
import { hexOf, type Json, type LocationId, type Position, type SideId } from '../position/position.js';
import { beginScenario } from '../scenarios/begin.js';
import { drawUp } from '../scenarios/drawing-up.js';
import { sentences } from '../views/explain.js';
import { listing, type OrderFilter } from '../views/listing.js';
import { reasonsOf } from '../views/reasons.js';
import { distribution, outcomeOf } from './lab.js';
import { type Faces, leading, readDice, Watched } from './lab-dice.js';
import {
  type LabEffect,
  type LabFile,
  type LabProblem,
  type LabResult,
  type LabStep,
  labSchema,
} from './lab-form.js';
import { misplacedIn, notThere, offTheMap } from './lab-places.js';
import { agendaUnknown, failed, malformed, problem, refusal, timeIsUp, within } from './lab-problems.js';
import { copy } from './match.js';

const MOST_LISTED = 500;
/** The ways dice may fall in one file, all odds together. */
const MOST_WAYS = 200_000;
/** States told in one file, in units: what is longer is told by its actions, which fold to the states. */
const MOST_UNITS_TOLD = 20_000;

interface LabBounds {
  /** How many ways dice may fall, all odds of the file together, before counting gives up. */
  readonly ways?: number;
  /** Boards and chart packs beside those of the house. */
  readonly shelf?: Partial<Shelf>;
  /** Returns true when nothing more may begin; what was worked out until then is told. */
  readonly isTimeUp?: () => boolean;
}

/** Runs a lab file. Pure: nothing is stored, and whatever comes in, nothing is thrown for it. */
export function runLab(systems: KnownSystems, input: unknown, bounds: LabBounds = {}): LabResult {
  const nothing = { system: '', rules: '', steps: [] };
  if (isTooDeep(input))
    return {
      ...nothing,
      problems: [problem('LAB_MALFORMED', '$', `At most ${DEEPEST} things may lie within each other.`)],
    };
  const file = readAs(labSchema, input);
  if (!file.ok) return { ...nothing, problems: file.wrong.slice(0, 50).map(malformed) };
  const system = systems.get(file.value.system);
  if (!system) {
    const message = `There is no rulebook "${file.value.system}"; there are: ${[...systems.keys()].sort().join(', ')}.`;
    return { ...nothing, problems: [problem('UNKNOWN_SYSTEM', '$.system', message)] };
  }
  return new Lab(system, file.value, bounds).run();
}

class Lab {
  private readonly steps: LabStep[] = [];
  private orders: Pick<LabResult, 'orders' | 'moreOrders'> = {};
  private lines: Pick<LabResult, 'sight'> = {};
  private drawn: Pick<LabResult, 'drawnUp'> = {};
  private waysLeft: number;

  constructor(
    private readonly system: KnownSystem,
    private readonly file: LabFile,
    private readonly bounds: LabBounds,
  ) {
    this.waysLeft = bounds.ways ?? MOST_WAYS;
  }

  run(): LabResult {
    const start = this.start();
    if (!start.ok) return this.result(start.problems);
    const { battle } = start;
    const stopped = this.opening(battle) ?? this.each(battle) ?? this.sighted(battle) ?? this.listed(battle);
    return this.result(stopped ?? [], battle);
  }

  private result(problems: readonly LabProblem[], battle?: Battle): LabResult {
    const { rulebook } = this.system;
    const { steps } = this;
    const head = { system: rulebook.system, rules: rulebook.version, steps, problems, ...this.drawn };
    if (!battle) return head;
    const { position } = battle;
    return { ...head, position: copy(position), awaiting: position.awaiting, ...this.lines, ...this.orders };
  }

  private listed(battle: Battle): LabProblem[] | undefined {
    const { orders: asked } = this.file;
    if (!asked) return undefined;
    const { rulebook } = this.system;
    const unknown = (asked === true ? [] : (asked.kinds ?? [])).find((kind) => !definitionOf(rulebook, kind));
    if (unknown !== undefined)
      return [problem('UNKNOWN_ORDER', '$.orders.kinds', noSuchOrder(rulebook, { order: unknown }).why)];
    const filter = asked === true ? {} : (asked as OrderFilter);
    return (
      this.outOfTime('$.orders') ??
      this.attempt('$.orders', () => {
        const sides = [...new Set(battle.position.awaiting.map(({ side }) => side))].sort();
        const listed = sides.flatMap((by) =>
          listing(rulebook, battle, by, filter).map((one) => ({ by, ...one })),
        );
        const more = listed.length - MOST_LISTED;
        this.orders = { orders: listed.slice(0, MOST_LISTED), ...(more > 0 && { moreOrders: more }) };
        return undefined;
      })
    );
  }

  private sighted(battle: Battle): LabProblem[] | undefined {
    const { sight } = this.system.rulebook;
    const { sight: asked } = this.file;
    if (asked.length === 0) return undefined;
    if (!sight)
      return [problem('NO_SIGHT', '$.sight', `${this.system.rulebook.title} has no lines of sight.`)];
    const problems = asked.flatMap(({ from, to }, i) => [
      ...notThere(battle, this.system.rulebook.draft?.places, from, `$.sight[${i}].from`),
      ...notThere(battle, this.system.rulebook.draft?.places, to, `$.sight[${i}].to`),
    ]);
    if (problems.length > 0) return problems;
    return this.attempt('$.sight', () => {
      this.lines = {
        sight: asked.map(({ from, to }) => ({
          from,
          to,
          range: rangeOf(battle, from, to),
          ...sight(battle, from, to),
        })),
      };
      return undefined;
    });
  }

  private start(): { ok: true; battle: Battle } | { ok: false; problems: LabProblem[] } {
    const { rulebook } = this.system;
    const { position, scenario, drawUp: wanted } = this.file;
    if ([position, scenario, wanted].filter((start) => start !== undefined).length !== 1)
      return failed('LAB_MALFORMED', '$', 'Give a position, a scenario or drawUp, one of the three.');
    if (wanted !== undefined) return this.drawnUp(wanted);
    if (scenario !== undefined) return this.fromScenario(scenario);
    const drafted = draftPosition(rulebook, position);
    if (!drafted.ok) return { ok: false, problems: drafted.problems.map(within('$.position')) };
    return this.onTable(drafted.position, '$.position');
  }

  private drawnUp(wanted: Record<string, Json>) {
    const { system: _, rules: __, problems, ...drawn } = drawUp(this.system.rulebook, wanted);
    if (problems.length > 0) return { ok: false as const, problems: problems.map(within('$.drawUp')) };
    this.drawn = { drawnUp: drawn };
    if (wanted.scenario === undefined) return { ok: false as const, problems: this.nothingToPlay() };
    const begun = this.fromScenario(drawn.scenario as Record<string, Json>);
    return begun.ok ? begun : { ok: false as const, problems: begun.problems.map(within('$.drawUp')) };
  }

  /** Orders of battle alone do not make a battle: nobody can give an order. */
  private nothingToPlay(): LabProblem[] {
    if (this.file.steps.length === 0) return [];
    const message = 'Put the rest of the scenario (map, turns, ...) here to give orders in its battle.';
    return [problem('LAB_MALFORMED', '$.drawUp.scenario', message)];
  }

  private fromScenario(asked: string | Record<string, Json>) {
    const { rulebook, scenarios } = this.system;
    const text =
      typeof asked === 'string' ? (Object.hasOwn(scenarios, asked) ? scenarios[asked] : undefined) : asked;
    if (text === undefined) {
      const known = Object.keys(scenarios).sort().join(', ') || 'none';
      return failed(
        'UNKNOWN_SCENARIO',
        '$.scenario',
        `There is no scenario "${String(asked)}"; there are: ${known}.`,
      );
    }
    const begun = beginScenario(rulebook, text, (position) => this.system.lay(position, this.bounds.shelf), {
      id: 'lab',
    });
    if (!begun.ok) return { ok: false as const, problems: begun.problems.map(within('$.scenario')) };
    return this.onTable(begun.position, '$.scenario');
  }

  private onTable(position: Position, path: string) {
    const laid = this.system.lay(position, this.bounds.shelf);
    if (!laid.ok) return { ok: false as const, problems: laid.problems.map(within(path)) };
    const battle = new Battle(position, laid.table);
    const { draft } = this.system.rulebook;
    const lost = [...offTheMap(battle, draft?.places)];
    const wrong = lost.length > 0 ? lost : [...misplacedIn(battle, draft?.misplaced)];
    if (wrong.length > 0) return { ok: false as const, problems: wrong.slice(0, 50).map(within(path)) };
    return { ok: true as const, battle };
  }

  /** A position in which nobody is asked yet is opened first. */
  private opening(battle: Battle): LabProblem[] | undefined {
    if (battle.position.awaiting.length > 0 || battle.isOver) return undefined;
    const dice = readDice(this.file.opening ?? [], '$.opening');
    if (!dice.ok) return dice.problems;
    const watched = new Watched(dice.source);
    return this.attempt('$.opening', () => {
      try {
        this.note('referee', battle, open(this.system.rulebook, battle, watched.source));
      } catch (error) {
        if (error instanceof DiceError && error.code === 'DICE_MISSING')
          this.noteSoFar('referee', { order: 'open' }, battle, watched);
        throw error;
      }
      return undefined;
    });
  }

  private each(battle: Battle): LabProblem[] | undefined {
    for (const [i, step] of this.file.steps.entries()) {
      const path = `$.steps[${i}]`;
      const stopped =
        this.outOfTime(path) ?? this.attempt(`${path}.dice`, () => this.step(battle, step, path));
      if (stopped) return stopped;
    }
    return undefined;
  }

  private step(
    battle: Battle,
    { by, order: asked, dice: faces }: LabFile['steps'][number],
    path: string,
  ): LabProblem[] | undefined {
    const { rulebook } = this.system;
    const order = parseOrder(rulebook, asked);
    if (isRefusal(order)) return [refusal(order, path)];
    if (battle.position.agenda.length === 0 && !battle.isOver) return [agendaUnknown(battle)];
    if (!battle.position.sides[by])
      return [
        problem(
          'NO_SUCH_SIDE',
          `${path}.by`,
          `There is no side "${by}"; there are: ${battle.sideIds().join(', ')}.`,
        ),
      ];
    const chosen = faces === 'all' ? ['all'] : (faces ?? []);
    const rest = chosen.at(-1) === 'all';
    const given = readDice(rest ? chosen.slice(0, -1) : chosen, `${path}.dice`);
    if (!given.ok) return given.problems;
    if (rest) return this.odds(battle, by, order, given.faces, path);
    const dice = new Watched(given.source);
    const verdict = decide(rulebook, battle, by, order, dice.source);
    if (isRefusal(verdict)) {
      if (verdict.refused === 'DICE_MISSING') this.noteSoFar(by, order, battle, dice);
      return [verdict, ...this.besides(battle, by, order, verdict)].map((one) => refusal(one, path));
    }
    this.note(by, battle, verdict);
    return undefined;
  }

  /** Nobody is asked who could do nothing: what forbids the order says more than whose turn it is. */
  private besides(battle: Battle, by: SideId, order: Order, { refused }: Refusal): Refusal[] {
    const definition = definitionOf(this.system.rulebook, order.order);
    if (refused !== 'NOT_YOUR_DECISION' || !definition) return [];
    const { order: kind, ...members } = order;
    const decision = { side: by, kind: '', orders: [kind] };
    try {
      const found = battle.asSeenBy({ side: by }, () => definition.read({ battle, by, decision }, members));
      return isRefusal(found) ? [found] : [];
    } catch {
      // Out of its time an order may find nothing that it could be checked against: then the turn is reason enough.
      return [];
    }
  }

  /** Counts every way the dice can fall that are not chosen; the battle stays as it is. */
  private odds(
    battle: Battle,
    by: SideId,
    order: Order,
    faces: Faces,
    path: string,
  ): LabProblem[] | undefined {
    const { rulebook } = this.system;
    const limit = this.waysLeft;
    if (limit === 0) {
      const message = `So many ways cannot be counted in one file (${this.bounds.ways ?? MOST_WAYS}): ask for fewer odds.`;
      return [problem('DICE_TREE_TOO_LARGE', `${path}.dice`, message)];
    }
    const mixed = (rest: DiceSource) => {
      if (this.bounds.isTimeUp?.()) throw new TimeIsUp();
      this.waysLeft = Math.max(0, this.waysLeft - 1);
      return faces.length === 0 ? rest : leading(faces, rest);
    };
    const odds = distribution(rulebook, battle, by, order, outcomeOf(rulebook), limit, mixed);
    if (isRefusal(odds)) return [refusal(odds, path)];
    this.steps.push({ by, order, odds });
    return undefined;
  }

  private outOfTime(path: string): LabProblem[] | undefined {
    return this.bounds.isTimeUp?.() ? [timeIsUp(path)] : undefined;
  }

  /** What happened until the dice ran out. The battle is as it was before the order. */
  private noteSoFar(by: SideId | 'referee', order: Order, battle: Battle, { written, next }: Watched): void {
    const effects = this.told((written?.effects ?? []) as readonly Effect[], namesIn(battle));
    this.steps.push({ by, order, rolls: [...(written?.rolls ?? [])], effects, ...(next && { next }) });
  }

  private told(effects: readonly Effect[], names: readonly [id: string, name: string][]): LabEffect[] {
    const says = sentences(this.system.rulebook, effects, new Map(names));
    return effects.map((effect, i) => labEffect(effect, says[i] as string));
  }

  private note(by: SideId | 'referee', battle: Battle, action: Action): void {
    const before = namesIn(battle);
    settle(battle, action);
    const effects = this.told(action.effects, [...namesIn(battle), ...before]);
    const told = Object.keys(battle.position.units).length * (this.steps.length + 1);
    const after = told > MOST_UNITS_TOLD ? {} : { after: copy(battle.position) };
    this.steps.push({ by, order: action.order, action, effects, ...after });
  }

  /** Dice that do not fit, and positions in which the rules cannot go on, are the sender's to mend. */
  private attempt(path: string, work: () => LabProblem[] | undefined): LabProblem[] | undefined {
    try {
      return work();
    } catch (error) {
      if (error instanceof TimeIsUp) return [timeIsUp(path)];
      if (error instanceof DiceError) return [problem(error.code, `${path}${placeOf(error)}`, error.message)];
      const reason = error instanceof Error ? error.message : String(error);
      return [problem('CANNOT_GO_ON', '$.position', `The rules cannot go on from this position: ${reason}`)];
    }
  }
}

class TimeIsUp extends Error {}

function rangeOf({ table: { map } }: Battle, from: LocationId, to: LocationId): number {
  const index = (at: LocationId) => map.named.get(hexOf(at)) as number;
  return range(map, index(from), index(to));
}

function namesIn(battle: Battle): [id: string, name: string][] {
  return battle.units().map(({ id, name }) => [id, name]);
}

function labEffect({ effect, about, cites = [] }: Effect, says: string): LabEffect {
  return { effect: String(effect), says, reasons: reasonsOf(about as Json), cites };
}

const placeOf = ({ path }: DiceError): string => path.replace(/^\w+/, '');
