/** The dice of calling artillery: contact, Battery Response, accuracy (15.1.4.2.2, 15.7). */
import { D10, D100, total } from '../../kernel/dice/index.js';
import { HEXSIDES, neighbour } from '../../kernel/geometry/grid.js';
import { noteLost } from '../cards.js';
import type { ClearedLine } from '../los/lost.js';
import { actionCheck } from '../morale/checks.js';
import { type Act, type Battle, type Change, type Modifier, sumOf } from '../system.js';
import { distance, hexAt, isInPlay } from '../terrain/places.js';
import { type Battery, type BatterySet, batteryOf, changeBattery, NO_MARKERS } from './battery.js';
import { needsCheck, type Observer } from './observer.js';
import {
  type Accuracy,
  accuracyAt,
  accuracyDrm,
  contactNumber,
  dangerCloseDrm,
  type Means,
  responseDrm,
} from './table.js';

export interface Call {
  readonly side: string;
  readonly battery: string;
}

export const theBattery = (battle: Battle, { side, battery }: Call): Battery =>
  batteryOf(battle, side, battery) as Battery;

export const setBattery = (act: Act, { side, battery }: Call, set: BatterySet): Change[] =>
  changeBattery(act.battle, side, battery, set);

const MEANS: Readonly<Record<Battery['by'], Means>> = {
  radio: 'radio contact',
  phone: 'phone contact',
  observer: 'phone contact',
  plotted: 'phone contact',
  'spotter-plane': 'spotter plane contact',
};

/** The caller and his set are spent for the phase, with or without contact (15.1.2/a); non-leaders need an Action Check. */
export function makesContact(act: Act, call: Call, observer: Observer | undefined): boolean {
  const battery = theBattery(act.battle, call);
  const { unit } = observer ?? {};
  const caller = unit?.at === undefined ? undefined : unit;
  const mark: Change[] = caller
    ? [{ do: 'unit', unit: caller.id, set: { fired: (caller.fired ?? 0) + 1 } }]
    : [];
  if (caller) act.effect('set-used', { unit: caller.id }, { changes: mark, cites: ['15.1.2/a'] });
  if (
    observer &&
    caller &&
    needsCheck(battery, observer) &&
    !actionCheck(act, caller.id, 'use the radio', '15.1.4.2.1.1')
  ) {
    act.effect(
      'no-contact',
      { battery: call.battery },
      { changes: setBattery(act, call, { tried: true }), cites: ['15.1.4.2.1.1'] },
    );
    return false;
  }
  const maintained = battery.cff !== undefined || battery.ffe !== undefined;
  const needs = contactNumber(act.battle, MEANS[battery.by], maintained);
  const rolled = total(act.roll(`contact: ${call.battery}`, D100));
  const made = rolled <= needs;
  const tied = made && battery.by === 'phone' && battery.phoneFrom === undefined && caller?.at !== undefined;
  act.effect(
    'contact',
    { battery: call.battery, needs, rolled, made },
    {
      changes: setBattery(act, call, { tried: true, ...(tied && { phoneFrom: caller.at as string }) }),
      cites: battery.by === 'plotted' ? ['15.1.4.1.1'] : ['15.1.4.2.2.1/1'],
    },
  );
  return made;
}

/** The rolls on the Line-of-Sight Table that the observer's line to the target needs (15.5). */
export function isObserved(act: Act, at: string, { rolls }: ClearedLine): boolean {
  return rolls.every(({ row, column, needs }) => {
    noteLost(act.battle, row, column);
    const rolled = total(act.roll(`line of sight: ${row} to ${at}`, D100));
    const seen = rolled <= needs;
    act.effect(
      'line-of-sight-rolled',
      { at, terrain: row, needs, rolled, seen },
      { cites: ['5.1.5', '15.5'] },
    );
    return seen;
  });
}

/** Hexes within which a friend makes a call dangerous (15.7.6). */
const DANGER_CLOSE = 4;

/** A d10 above the turn number; `at`: where the fire is to fall (15.7.6). */
export function responds(act: Act, call: Call, at: string | undefined, smoke: boolean): boolean {
  const { battle } = act;
  const { supply } = theBattery(battle, call);
  const modifiers: Modifier[] = [];
  if (supply === 'high')
    modifiers.push({
      why: 'High Ammunition Supply',
      drm: responseDrm(battle, 'High Ammunition, battery response d10'),
      cites: '15.1/a',
    });
  if (supply === 'low')
    modifiers.push({
      why: 'Low Ammunition Supply',
      drm: responseDrm(battle, 'Low Ammunition, battery response d10'),
      cites: '15.1/a',
    });
  if (at !== undefined && !smoke && isDangerClose(battle, call.side, at))
    modifiers.push({ why: 'Danger Close', drm: dangerCloseDrm(battle), cites: '15.7.6' });
  const { turn } = battle.clock;
  const rolled = total(act.roll(`battery response: ${call.battery}`, D10));
  const answers = rolled + sumOf(modifiers) > turn;
  act.effect(
    'battery-response',
    { battery: call.battery, rolled, modifiers, exceeds: turn, responds: answers },
    { cites: ['15.1.4.2.2.1/3'] },
  );
  return answers;
}

/** Friends that everybody sees: the modifier must not give hidden ones away. */
function isDangerClose(battle: Battle, side: string, at: string): boolean {
  return battle.asSeenBy('public', () =>
    battle
      .units()
      .some(
        (unit) =>
          unit.side === side &&
          unit.at !== undefined &&
          unit.kind !== 'aircraft' &&
          distance(battle, unit.at, at) <= DANGER_CLOSE,
      ),
  );
}

export interface Aim {
  readonly at: string;
  /** Hexes by which an earlier CFF is corrected; it strays no farther. */
  readonly corrected?: number;
  readonly brackets?: readonly string[];
}

/** Where the fire falls; undefined: it does not fall in this impulse, or never will. */
export function finalHex(act: Act, call: Call, aim: Aim): string | undefined {
  const { battle } = act;
  const modifiers = accuracyModifiers(battle, call, aim);
  const rolled = total(act.roll(`accuracy: ${call.battery}`, D100));
  const accuracy = accuracyAt(battle, rolled + sumOf(modifiers));
  const direction = accuracy.kind === 'scatter' ? rollDirection(act, call.battery) : undefined;
  const at = direction === undefined ? aim.at : strayed(battle, aim, accuracy, direction);
  act.effect(
    'accuracy',
    {
      battery: call.battery,
      aimed: aim.at,
      rolled,
      modifiers,
      result: inWords(accuracy),
      ...(direction !== undefined && { direction }),
      at,
    },
    { cites: ['15.7.2', '15.1.4.2.2.1/4'] },
  );
  if (accuracy.kind === 'lifted') lift(act, call, 'lifted');
  if (accuracy.kind === 'delay') act.effect('fire-delayed', { battery: call.battery }, { cites: ['15.7.2'] });
  return accuracy.kind === 'lifted' || accuracy.kind === 'delay' ? undefined : at;
}

const inWords = (accuracy: Accuracy): string =>
  accuracy.kind === 'scatter' ? `scatters ${accuracy.hexes}` : accuracy.kind;

function accuracyModifiers(battle: Battle, { side, battery }: Call, aim: Aim): Modifier[] {
  const found: Modifier[] = [];
  const registered = battle
    .secret(side)
    .registrations?.some((each) => each.battery === battery && each.at === aim.at);
  if (registered)
    found.push({ why: 'registered', drm: accuracyDrm(battle, 'registered hex DRM'), cites: '15.7.1' });
  if (isBracketed(battle, aim))
    found.push({
      why: 'bracketed',
      drm: accuracyDrm(battle, 'bracketed or between brackets'),
      cites: '15.7.3.1',
    });
  else if (aim.corrected)
    found.push({
      why: `corrected by ${aim.corrected}`,
      drm: aim.corrected * accuracyDrm(battle, 'correction DRM per hex moved'),
      cites: '15.7.2',
    });
  return found;
}

/** Into a bracketed hex, or between two: not farther from either than they are from each other (15.7.3.1). */
function isBracketed(battle: Battle, { at, brackets = [] }: Aim): boolean {
  if (brackets.includes(at)) return true;
  const [a, b] = brackets;
  if (a === undefined || b === undefined) return false;
  const apart = distance(battle, a, b);
  return distance(battle, a, at) <= apart && distance(battle, b, at) <= apart;
}

/** 1 is north, 4 is south; 7 to 10 are rolled again (15.7.2). */
function rollDirection(act: Act, battery: string): number {
  for (;;) {
    const rolled = total(act.roll(`scatter: ${battery}`, D10));
    if (rolled <= HEXSIDES.length) return rolled;
  }
}

/** As far as the map goes, and not farther than it was corrected (15.1.4.2.2.2/3). */
function strayed(battle: Battle, { at, corrected }: Aim, accuracy: Accuracy, direction: number): string {
  const far = accuracy.kind === 'scatter' ? accuracy.hexes : 0;
  const { map } = battle.table;
  let hex = at;
  for (let left = Math.min(far, corrected ?? far); left > 0; left--) {
    const next = map.hexes[neighbour(map, hexAt(battle, hex).index, HEXSIDES[direction - 1] ?? 0)]?.name;
    if (next === undefined || !isInPlay(battle, next)) return hex;
    hex = next;
  }
  return hex;
}

/** Gone from the map; what is lifted or called off is gone for the scenario. */
export function lift(act: Act, call: Call, why: 'no response' | 'lifted' | 'called off' | 'over'): void {
  const forGood = why !== 'no response' && (why !== 'over' || theBattery(act.battle, call).by === 'plotted');
  act.effect(
    'fire-lifted',
    { battery: call.battery, why },
    {
      changes: setBattery(act, call, {
        ...NO_MARKERS,
        ...(forGood && { used: true, owed: null }),
        ...(why === 'called off' && { calledOff: true }),
      }),
      cites: why === 'no response' ? ['15.1.4.2.2.2/2', '15.7.4'] : ['15.7.2'],
    },
  );
}
