/**
 * The markers that everybody sees (8.3/a): one on each concealed stack, and it goes where the stack goes.
 *
 * Concealed units are hidden from the other side; the marker is a unit of its own that tells no more than that somebody
 * is there, whether he moves, and how far he has come.
 */
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import type { AslAct, AslBattle, AslChange, AslUnit } from '../system.js';
import { isInfantry, isWeapon, possessorOf } from '../units/units.js';
import { byLocation, isConcealmentInPlay } from './concealment.js';
import type { SeenMarker } from './effects.js';

/** What a marker shows of those beneath it. */
const SHOWN = [
  'moving',
  'spent',
  'spentHere',
  'hexes',
  'from',
  'assaultMove',
  'shotAt',
  'fought',
  'advanced',
] as const;

/** Concealed units that stand, or move, together. */
interface Stack {
  readonly at: LocationId;
  readonly units: readonly AslUnit[];
}

/** Puts the markers where the concealed units are: done after every step of an action. */
export function arrangeMarkers(act: AslAct): void {
  const { battle } = act;
  if (!isConcealmentInPlay(battle)) return;
  followPossessors(act);
  for (const side of battle.sideIds()) arrange(act, side);
}

/** Weapons go under the marker with their possessors, and come out when nobody possesses them. */
function followPossessors(act: AslAct): void {
  const { battle } = act;
  const changes: AslChange[] = [];
  for (const weapon of battle.units()) {
    if (!isWeapon(weapon) || weapon.at === undefined) continue;
    const beneath = possessorOf(battle, weapon)?.concealed === true;
    if (beneath && !weapon.hidden)
      changes.push({ do: 'unit', unit: weapon.id, set: { hidden: true, concealed: true } });
    else if (!beneath && weapon.concealed)
      changes.push({ do: 'unit', unit: weapon.id, set: { hidden: null, concealed: null } });
  }
  if (changes.length > 0)
    act.effect(
      'weapons-followed',
      { weapons: changes.map((change) => (change as { unit: UnitId }).unit) },
      { changes, cites: ['8.3.3/a'] },
    );
}

function stacksOf(battle: AslBattle, side: SideId): Stack[] {
  const units = battle
    .units()
    .filter((unit) => unit.side === side && unit.concealed && unit.hidden && isInfantry(unit));
  return [...byLocation(units)].flatMap(([at, there]) => {
    const moving = there.filter(({ moving }) => moving);
    const resting = there.filter(({ moving }) => !moving);
    return [resting, moving].filter(({ length }) => length > 0).map((units) => ({ at, units }));
  });
}

function arrange(act: AslAct, side: SideId): void {
  const { battle } = act;
  const left = new Map(
    battle
      .units()
      .flatMap((unit) =>
        unit.side === side && unit.kind === 'concealment' && !unit.unknown ? [[unit.id, unit]] : [],
      ),
  );
  const stacks = stacksOf(battle, side);
  const matched = new Map<Stack, AslUnit>();
  for (const fits of [isSame, isThere, cameFrom])
    for (const stack of stacks) {
      const marker = matched.has(stack) ? undefined : [...left.values()].find((one) => fits(one, stack));
      if (!marker) continue;
      matched.set(stack, marker);
      left.delete(marker.id);
    }
  const changes: AslChange[] = [...left.keys()].map((unit) => ({ do: 'leave', unit }));
  const markers: SeenMarker[] = [];
  for (const stack of stacks) {
    const change = placing(act, side, stack, matched.get(stack), changes);
    if (!change) continue;
    changes.push(change);
    markers.push(seen(change, stack));
  }
  if (changes.length > 0)
    act.effect(
      'markers-arranged',
      { side, markers, removed: [...left.keys()] },
      { changes, cites: ['8.3/a'] },
    );
}

const isThere = (marker: AslUnit, { at }: Stack) => marker.at === at;
const isSame = (marker: AslUnit, stack: Stack) =>
  isThere(marker, stack) && (marker.moving ?? false) === (stack.units[0]?.moving ?? false);
const cameFrom = (marker: AslUnit, { units }: Stack) => marker.at === units[0]?.from;

function seen(change: AslChange, { at, units }: Stack): SeenMarker {
  const marker = (change as { unit: UnitId }).unit;
  const spent = units[0]?.moving ? units[0].spent : undefined;
  return { marker, at, ...(spent !== undefined && { spent }) };
}

/** The change that makes the marker tell what it should; none when it does already. */
function placing(
  act: AslAct,
  side: SideId,
  { at, units }: Stack,
  marker: AslUnit | undefined,
  soFar: readonly AslChange[],
): AslChange | undefined {
  const shown: Record<string, unknown> = {};
  for (const key of SHOWN) {
    const value =
      key === 'shotAt' ? mostShots(units) : key === 'fought' ? everyFought(units) : units[0]?.[key];
    if (value !== undefined) shown[key] = value;
  }
  if (!marker) {
    const { nationality } = act.battle.side(side);
    const set = { side, kind: 'concealment', name: '?', nationality, concealed: true, at, ...shown };
    return { do: 'enter', unit: freshId(act, side, soFar), set } as AslChange;
  }
  const set: Record<string, unknown> = {};
  if (marker.at !== at) set.at = at;
  for (const key of SHOWN)
    if (JSON.stringify(marker[key]) !== JSON.stringify(shown[key])) set[key] = shown[key] ?? null;
  return Object.keys(set).length > 0 ? ({ do: 'unit', unit: marker.id, set } as AslChange) : undefined;
}

function everyFought(units: readonly AslUnit[]): true | undefined {
  return units.every(({ fought }) => fought) ? true : undefined;
}

/** A unit that may not fire again at any of them may not fire at the marker. */
function mostShots(units: readonly AslUnit[]): Record<UnitId, number> | undefined {
  const fired: Record<UnitId, number> = {};
  for (const { shotAt = {} } of units)
    for (const [by, shots] of Object.entries(shotAt)) fired[by] = Math.max(fired[by] ?? 0, shots);
  return Object.keys(fired).length > 0 ? fired : undefined;
}

function freshId(act: AslAct, side: SideId, soFar: readonly AslChange[]): UnitId {
  const taken = new Set(soFar.flatMap((change) => (change.do === 'enter' ? [change.unit] : [])));
  for (let n = 1; ; n++) {
    const id = `${side}-concealed-${n}`;
    if (!act.battle.position.units[id] && !taken.has(id)) return id;
  }
}

/** A side that does not see the units beneath a marker aims at the marker itself. */
export function standsIn(battle: AslBattle, marker: AslUnit): boolean {
  if (marker.kind !== 'concealment' || marker.at === undefined) return false;
  return !battle
    .unitsAt(marker.at)
    .some((unit) => unit.side === marker.side && unit.concealed && isInfantry(unit));
}
