/** HIDDEN UNIT counters (7.2): which there are, what they stand for, and where those are who lie under them. */
import { inActionOf, plays } from '../sequence/sides.js';
import type { Battle, Change, Unit } from '../system.js';
import { isTowed, isVehicle } from '../units/kinds.js';

/** The scenario gives the side such counters, for everybody to know (7.2.1/a). */
export const mayHide = (battle: Battle, side: string): boolean =>
  plays(battle, '7.2') && (battle.side(side).hiddenLimit ?? 0) > 0;

export const isCounter = ({ kind }: Unit): boolean => kind === 'counter';

export const countersOf = (battle: Battle, side: string): Unit[] =>
  battle.units().filter((unit) => unit.side === side && isCounter(unit) && unit.at !== undefined);

/** For the eyes of its side, and in what is worked out in truth. */
const standsFor = (battle: Battle, { id, side }: Unit): readonly string[] =>
  battle.secret(side).counters?.[id]?.units ?? [];

export const unitsUnder = (battle: Battle, counter: Unit): Unit[] =>
  standsFor(battle, counter).flatMap((id) => battle.unit(id) ?? []);

export const isFake = (battle: Battle, counter: Unit): boolean => standsFor(battle, counter).length === 0;

/** The counter that stands for a unit. */
export function counterOver(battle: Battle, { id, side, hidden }: Unit): Unit | undefined {
  if (!hidden) return undefined;
  const all = Object.entries(battle.secret(side).counters ?? {});
  const [over] = all.find(([, { units }]) => units.includes(id)) ?? [];
  return over === undefined ? undefined : battle.unit(over);
}

/** As it would stand in the hex of its counter, and show what the counter shows (7.2.2.1/f). */
export function under(counter: Unit, unit: Unit): Unit {
  const { spot: _, ...rest } = unit;
  return {
    ...rest,
    at: counter.at as string,
    ...(counter.spot && { spot: counter.spot }),
  };
}

/** The unit where it counts as standing: in its own hex, or in that of the counter over it. */
export function asPlaced(battle: Battle, unit: Unit): Unit {
  const counter = counterOver(battle, unit);
  return counter ? under(counter, unit) : unit;
}

/** Units under the counters of a side, where they count as standing. */
export const hiddenOf = (battle: Battle, side: string): Unit[] =>
  countersOf(battle, side).flatMap((counter) =>
    unitsUnder(battle, counter).map((unit) => under(counter, unit)),
  );

/** In action, in view or under a counter, where they count as standing. */
export const allInActionOf = (battle: Battle, side: string): Unit[] => [
  ...inActionOf(battle, side),
  ...hiddenOf(battle, side),
];

/** What is seen from farthest first: vehicles, towed units, leg units. */
export type Class = 'vehicle' | 'towed' | 'leg';
const CLASSES: readonly Class[] = ['vehicle', 'towed', 'leg'];

export const classOf = (unit: Unit): Class => (isVehicle(unit) ? 'vehicle' : isTowed(unit) ? 'towed' : 'leg');

/** Works out what only one side may know: what everybody is told next does not rest on it (`Recorder.aside`). */
export const inSecret = <T>({ table }: Battle, work: () => T): T => table.charts.recorder.aside(work);

/** A counter as everybody must take it to be: perhaps a vehicle. */
export const asVehicle = (counter: Unit): Unit => ({ ...counter, kind: 'vehicle' });

/** What is looked for: the type that is seen from farthest; a fake is a leg unit, unless it has moved as a vehicle does. */
export function lookOf(battle: Battle, counter: Unit): { readonly as: Unit; readonly type: Class } {
  const units = unitsUnder(battle, counter).filter(({ aboard }) => aboard === undefined);
  const type = CLASSES.find((each) => units.some((unit) => classOf(unit) === each));
  const ofType = units.filter((each) => classOf(each) === type);
  const unit = ofType.find(({ fullCover }) => !fullCover) ?? ofType[0];
  if (unit && type) return { as: under(counter, unit), type };
  const { asVehicle: isFast } = battle.secret(counter.side).counters?.[counter.id] ?? {};
  return isFast
    ? { as: asVehicle(counter), type: 'vehicle' }
    : { as: { ...counter, kind: 'squad' }, type: 'leg' };
}

/** The secret list of counters without that one, and the commands without its own. */
export function struckOff(battle: Battle, { id, side }: Unit, commands = commandsOf(battle, side)): Change {
  const { [id]: _, ...counters } = battle.secret(side).counters ?? {};
  const { [id]: __, ...others } = commands;
  return {
    do: 'secret',
    side,
    set: {
      counters: Object.keys(counters).length > 0 ? counters : null,
      ...(battle.secret(side).commands && { commands: others }),
    },
  };
}

const commandsOf = (battle: Battle, side: string) => battle.secret(side).commands ?? {};
