/**
 * Setting up, for every rulebook: `setUp({ stand })` gives the chapter to add to its own.
 *
 * Units that set up are hidden until their side is done, and sides that set up at once until all of them are; then
 * everybody sees them but those that stay hidden. Which units may come where is a secret of the side (`forces`).
 */
import * as z from 'zod';
import type { Act } from '../decide/act.js';
import type { EffectChange, Refusal } from '../decide/action.js';
import type { Eyes, OrderDefinition } from '../decide/rulebook.js';
import { type EffectsOf, effects, orderOf, says } from '../form/index.js';
import type { Battle } from '../position/battle.js';
import { inPlay } from '../position/lay-table.js';
import {
  type Force,
  hexOf,
  type LocationId,
  type SideId,
  type System,
  type Unit,
  type UnitId,
} from '../position/position.js';

export interface SetUpTask {
  readonly task: 'set-up';
  readonly stages: readonly (readonly SideId[])[];
}

interface Placement {
  readonly unit: UnitId;
  readonly at: LocationId;
  readonly hidden?: boolean;
  /** What else the rulebook wants to know: facing, bearer, dug in. */
  readonly set?: Readonly<Record<string, unknown>>;
}

interface Placed {
  readonly side: SideId;
  readonly units: readonly { readonly unit: UnitId; readonly at: LocationId }[];
}

interface SideSetUp {
  readonly side: SideId;
  readonly units: readonly UnitId[];
}

export const setUpTells = effects({
  placed: says<Placed>(({ side, units }, name) =>
    units.length === 0
      ? `${side} is done setting up.`
      : `${side} places ${units.map(({ unit, at }) => `${name(unit)} in ${at}`).join(', ')}.`,
  ),
  'set-up': says<SideSetUp>(({ side, units }, name) =>
    units.length === 0 ? `${side} has set up.` : `${side} has set up: ${units.map(name).join(', ')}.`,
  ),
});

export type SetUpEffects = EffectsOf<typeof setUpTells>;

/** What a rulebook adds to say that it has a set-up. */
interface SetsUp extends System {
  task: System['task'] | SetUpTask;
  effects: SetUpEffects;
  decision: 'set-up';
}

interface SetUpHooks<S extends System> {
  /** May the unit stand there with these others? Stacking, terrain, facing. */
  readonly stand?: (
    battle: Battle<S>,
    unit: Unit<S>,
    at: LocationId,
    others: readonly Unit[],
  ) => Refusal | undefined;
  /** Is the whole set-up legal, apart from single places? The places are those of this order. */
  readonly whole?: (
    battle: Battle<S>,
    side: SideId,
    places: ReadonlyMap<UnitId, LocationId>,
  ) => Refusal | undefined;
  /** May the unit be set up hidden there? */
  readonly hide?: (battle: Battle<S>, unit: Unit<S>, at: LocationId) => Refusal | undefined;
  /**
   * What keeps a unit from being seen when its side is done: it stays hidden, with these attributes. `lying` are those who
   * were set up hidden.
   */
  readonly veil?: (battle: Battle<S>, unit: Unit<S>, lying: ReadonlySet<UnitId>) => object | undefined;
  /** The places of a hex, where there are several: levels, cellars. */
  readonly places?: (battle: Battle<S>, unit: Unit<S>, hex: LocationId) => readonly LocationId[];
  /** Attributes that may be set with a placement. */
  readonly set?: z.ZodObject;
  readonly cites?: readonly S['rule'][];
}

/** A chapter: the order, the task and the effects of setting up. */
interface SetUpChapter<S extends System> {
  readonly tells: typeof setUpTells;
  readonly orders: { readonly 'set-up': OrderDefinition<S, 'set-up' & S['decision']> };
  readonly tasks: { readonly 'set-up': (act: Act<S>, task: SetUpTask) => void };
}

const MOST_PLACEMENTS = 2_000;

export function setUp<S extends System>(hooks: SetUpHooks<S> = {}): SetUpChapter<S> {
  const general = hooks as unknown as SetUpHooks<SetsUp>;
  const chapter: SetUpChapter<SetsUp> = {
    tells: setUpTells,
    orders: { 'set-up': definition(general) },
    tasks: { 'set-up': (act, task) => task_(general, act, task) },
  };
  return chapter as unknown as SetUpChapter<S>;
}

/** Who comes in this turn: the forces of a side that enter then, or should have entered before. */
export function reinforcements<S extends System>(battle: Battle<S>, side: SideId, turn: number): Force[] {
  const due = (battle.secret(side).forces ?? []).filter(
    (force) => force.turn !== undefined && force.turn <= turn,
  );
  return due
    .map((force) => ({
      ...force,
      units: force.units.filter((id) => {
        const unit = battle.unit(id);
        return unit?.side === side && unit.at === undefined;
      }),
    }))
    .filter(({ units }) => units.length > 0);
}

type SetUpBattle = Battle<SetsUp>;
type SetUpAct = Act<SetsUp>;
type Hooks = SetUpHooks<SetsUp>;

function definition(hooks: Hooks) {
  const set = hooks.set?.partial().strict();
  const placement = z.strictObject({
    unit: z.string().max(80).describe('The unit to place.'),
    at: z.string().max(80).describe('The hex or location in which it sets up.'),
    hidden: z.boolean().optional().describe('It stays hidden when the set-up is over.'),
    ...(set && { set: set.optional().describe('How it stands there.') }),
  }) as z.ZodType<Placement>;
  return orderOf<SetsUp>()({
    title: 'Set up',
    description:
      'Place units of the order of battle in their areas; place them again as long as the set-up is not done.',
    cites: hooks.cites ?? [],
    answers: ['set-up'],
    asks: {
      placements: z.array(placement).max(MOST_PLACEMENTS).describe('Units and where they set up.'),
      done: z.literal(true).optional().describe('The set-up of this side is complete.'),
    },
    sealed: true,
    byExample: true,
    candidates: (eyes) => candidates(hooks, eyes),
    read: ({ battle, by }, order) => refusalOf(hooks, battle, order, by) ?? order,
    // The last side to be done shows everybody how all have set up.
    foreseeable: ({ battle, by }, { done }) =>
      !done || battle.position.awaiting.some(({ side }) => side !== by),
    perform(act, order, { by, decision }) {
      place(act, order.placements, by);
      if (order.done) act.effect('placed', { side: by, units: [] }, { to: [by], changes: [ready(by)] });
      else act.ask(...act.battle.position.awaiting, decision);
    },
  });
}

interface SetUpOrder {
  readonly placements: readonly Placement[];
  readonly done?: true | undefined;
}

const ready = (side: SideId): EffectChange<SetsUp> => ({ do: 'secret', side, set: { ready: true } });

const setUpForces = (battle: SetUpBattle, side: SideId): Force[] =>
  (battle.secret(side).forces ?? []).filter(({ turn }) => turn === undefined);

function refusalOf(
  hooks: Hooks,
  battle: SetUpBattle,
  { placements, done }: SetUpOrder,
  by: SideId,
): Refusal | undefined {
  const forces = setUpForces(battle, by);
  const planned = new Map<UnitId, LocationId>();
  for (const [i, placement] of placements.entries()) {
    const refusal = misplaced(hooks, battle, forces, placement, planned, `$.placements[${i}]`);
    if (refusal) return refusal;
    planned.set(placement.unit, standardName(battle, placement.at));
  }
  return (
    crowded(hooks, battle, by, { planned, placements }) ??
    hooks.whole?.(battle, by, planned) ??
    tooManyHidden(forces, placements) ??
    (done ? unplaced(battle, forces, planned) : undefined)
  );
}

/** Is the unit one that sets up, and the place one of its force's? */
function misplaced(
  hooks: Hooks,
  battle: SetUpBattle,
  forces: readonly Force[],
  { unit: id, at, hidden }: Placement,
  planned: ReadonlyMap<UnitId, LocationId>,
  path: string,
): Refusal | undefined {
  const force = forces.find(({ units }) => units.includes(id));
  const unit = battle.unit(id);
  if (!force || !unit)
    return refuse('NOT_IN_SET_UP', `You have no unit "${id}" that sets up now.`, `${path}.unit`);
  if (planned.has(id)) return refuse('PLACED_TWICE', `${unit.name} is placed twice.`, `${path}.unit`);
  const hex = hexOf(standardName(battle, at));
  if (!force.hexes.includes(hex))
    return refuse(
      'OUTSIDE_AREA',
      `${unit.name} does not set up in ${at}: its area is ${said(force.hexes)}.`,
      `${path}.at`,
    );
  const places = hooks.places?.(battle, unit, hex) ?? [hex];
  if (!places.includes(standardName(battle, at)))
    return refuse(
      'NO_SUCH_PLACE',
      `There is no ${at}; in this hex there are: ${places.join(', ')}.`,
      `${path}.at`,
    );
  const refusal = hidden ? hooks.hide?.(battle, unit, at) : undefined;
  return refusal && { ...refusal, path: `${path}.hidden` };
}

/** Are all units of the side, placed before or now, well where they stand? */
function crowded(
  hooks: Hooks,
  battle: SetUpBattle,
  by: SideId,
  {
    planned,
    placements,
  }: {
    readonly planned: ReadonlyMap<UnitId, LocationId>;
    readonly placements: readonly Placement[];
  },
): Refusal | undefined {
  if (!hooks.stand) return undefined;
  const own = battle.units().filter(({ side }) => side === by);
  const after = own.map((unit) => ({
    ...unit,
    ...placements.find((one) => one.unit === unit.id)?.set,
    ...(planned.has(unit.id) && { at: planned.get(unit.id) as LocationId }),
  }));
  for (const [id, at] of planned) {
    const unit = after.find((one) => one.id === id) as Unit<SetsUp>;
    const others = after.filter((other) => other.id !== id && other.at === at);
    const refusal = hooks.stand(battle, unit, at, others);
    if (refusal) return { ...refusal, path: `$.placements[${[...planned.keys()].indexOf(id)}].at` };
  }
  return undefined;
}

function tooManyHidden(forces: readonly Force[], placements: readonly Placement[]): Refusal | undefined {
  for (const force of forces) {
    const lying = lyingAfter(force, placements);
    const most = force.mayHide ?? 0;
    if (lying.length <= most) continue;
    const path = `$.placements[${placements.findIndex(({ unit, hidden }) => hidden && force.units.includes(unit))}].hidden`;
    return refuse('TOO_MANY_HIDDEN', `At most ${most} of these units may be set up hidden.`, path);
  }
  return undefined;
}

function lyingAfter(force: Force, placements: readonly Placement[]): UnitId[] {
  const said = new Map(placements.map(({ unit, hidden = false }) => [unit, hidden]));
  return force.units.filter((unit) => said.get(unit) ?? force.lying?.includes(unit) ?? false);
}

function unplaced(
  battle: SetUpBattle,
  forces: readonly Force[],
  planned: ReadonlyMap<UnitId, LocationId>,
): Refusal | undefined {
  const left = forces
    .flatMap(({ units }) => units)
    .filter((id) => battle.unit(id) && battle.unit(id)?.at === undefined && !planned.has(id));
  if (left.length === 0) return undefined;
  return refuse('NOT_ALL_PLACED', `These are still to be placed: ${left.join(', ')}.`, '$.done');
}

/** What is on a seam has two names; units stand under the one that the map uses. */
function standardName(battle: SetUpBattle, at: LocationId): LocationId {
  const { map } = battle.table;
  const hex = hexOf(at);
  const index = map.named.get(hex);
  if (index === undefined || !inPlay(map, index)) return at;
  return `${map.hexes[index]?.name}${at.slice(hex.length)}`;
}

function place(act: SetUpAct, placements: readonly Placement[], by: SideId): void {
  if (placements.length === 0) return;
  const { battle } = act;
  const units = placements.map(({ unit, at }) => ({ unit, at: standardName(battle, at) }));
  const changes: EffectChange<SetsUp>[] = placements.map(({ unit, set = {} }, i) => ({
    do: 'unit',
    unit,
    set: { ...set, at: units[i]?.at } as object,
  }));
  const forces = (battle.secret(by).forces ?? []).map((force) => {
    if (force.turn !== undefined) return force;
    const { lying: _, ...rest } = force;
    const lying = lyingAfter(force, placements);
    return lying.length > 0 ? { ...rest, lying } : rest;
  });
  const secret: EffectChange<SetsUp> = { do: 'secret', side: by, set: { forces } };
  act.effect('placed', { side: by, units }, { to: [by], changes: [...changes, secret] });
}

/** Asks the sides of a stage until each is done, then shows what is not to stay hidden. */
function task_(hooks: Hooks, act: SetUpAct, { stages }: SetUpTask): void {
  const { battle } = act;
  const [stage, ...rest] = stages;
  if (!stage) {
    act.done();
    return;
  }
  const open = stage.filter((side) => setUpForces(battle, side).length > 0 && !battle.secret(side).ready);
  if (open.length > 0) {
    act.ask(...open.map((side) => ({ side, kind: 'set-up' as const, orders: ['set-up'] })));
    return;
  }
  for (const side of stage) reveal(hooks, act, side);
  act.become({ task: 'set-up', stages: rest });
}

function reveal(hooks: Hooks, act: SetUpAct, side: SideId): void {
  const { battle } = act;
  const forces = setUpForces(battle, side);
  const lying = new Set(forces.flatMap((force) => force.lying ?? []));
  const standing = forces.flatMap((force) => force.units).filter((id) => battle.unit(id) && !lying.has(id));
  const shown = standing.map((id) => ({
    id,
    set: hooks.veil?.(battle, battle.theUnit(id), lying) ?? IN_VIEW,
  }));
  const units = shown.filter(({ set }) => 'hidden' in set).map(({ id }) => id);
  const later = (battle.secret(side).forces ?? []).filter(({ turn }) => turn !== undefined);
  const secret = {
    do: 'secret',
    side,
    set: { forces: later.length > 0 ? later : null, ready: null },
  } as const;
  const changes = shown.map(({ id, set }): EffectChange<SetsUp> => ({ do: 'unit', unit: id, set }));
  act.effect('set-up', { side, units }, { changes: [...changes, secret] });
}

const IN_VIEW = { hidden: null } as const;

/** One unit at a time in every place it may take; when all are placed, the end of the set-up. */
function* candidates(hooks: Hooks, { battle, by }: Eyes<SetsUp>): Iterable<SetUpOrder> {
  const forces = setUpForces(battle, by);
  if (!unplaced(battle, forces, new Map())) {
    yield { placements: [], done: true };
    return;
  }
  let room = false;
  for (const order of placementsOf(hooks, battle, forces, ({ at }) => at === undefined)) {
    room ||= refusalOf(hooks, battle, order, by) === undefined;
    yield order;
  }
  if (!room) yield* placementsOf(hooks, battle, forces, ({ at }) => at !== undefined);
}

function* placementsOf(
  hooks: Hooks,
  battle: SetUpBattle,
  forces: readonly Force[],
  which: (unit: Unit<SetsUp>) => boolean,
): Iterable<SetUpOrder> {
  for (const { units, hexes } of forces)
    for (const id of units) {
      const unit = battle.unit(id);
      if (!unit || !which(unit)) continue;
      for (const hex of hexes)
        for (const at of hooks.places?.(battle, unit, hex) ?? [hex])
          if (at !== unit.at) yield { placements: [{ unit: id, at }] };
    }
}

function refuse(refused: string, why: string, path: string): Refusal {
  return { refused, why, path };
}

function said(hexes: readonly LocationId[]): string {
  return hexes.length <= 12
    ? hexes.join(', ')
    : `${hexes.slice(0, 12).join(', ')} and ${hexes.length - 12} more`;
}
