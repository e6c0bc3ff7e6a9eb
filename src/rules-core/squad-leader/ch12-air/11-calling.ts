/** What an observation plane finds, and the fire that it calls (12.11.4 to 12.11.6). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D6, DR, total } from '../../kernel/dice/index.js';
import { hexOf, type SideId } from '../../kernel/position/position.js';

import { land } from '../ch09-artillery/01-accuracy.js';
import { batteriesOf, counterOf, countersOf, type Laid, layCounter } from '../ch09-artillery/01-batteries.js';
import { mostError } from '../ch09-artillery/01-requests.js';
import { batteryRefusal, hasAccess } from '../ch09-artillery/08-battery-access.js';
import { order } from '../form.js';
import { type Act, type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { attacker, enemyOf } from '../units/kinds.js';
import {
  ahead,
  counters,
  endItsFire,
  findingDrm,
  leave,
  mustBeFound,
  observersOf,
  scanned,
  scanOf,
  seesFromAbove,
  viewOf,
} from './11-observers.js';
import { isObserver, loseAircraft } from './planes.js';

/** It falls where it flies into the murk (12.11.10). */
const CRASHES_ON = 12;
const FOUND_UP_TO = 2;

/** The plane that has still to search or to call, when the Movement Phase of its side ends. */
const watching = (battle: Battle): Unit | undefined =>
  observersOf(battle, attacker(battle)).find((plane) => !scanOf(battle, plane)?.done);

/** Where its own men alone were found the enemy says on whom it calls fire (12.11.5/a). */
function controllerOf(battle: Battle, plane: Unit): SideId {
  const { found = [] } = scanOf(battle, plane) ?? {};
  const isOwnAlone =
    found.length > 0 &&
    found.every((at) => !counters(battle).some((unit) => hexOf(unit.at) === at && unit.side !== plane.side));
  return isOwnAlone ? enemyOf(battle, plane.side) : plane.side;
}

/** Asks who controls it, until it has done what it does. */
export function observing(act: Act): void {
  const { battle } = act;
  const plane = watching(battle);
  if (plane) act.ask({ side: controllerOf(battle, plane), kind: 'observation' });
  else act.done();
}

/** When the Movement Phase ends planes search and call; nobody is asked where there are none. */
export function beginObserving(act: Act): boolean {
  if (!watching(act.battle)) return false;
  act.plan({ task: 'end-phase' });
  act.plan({ task: 'observing' });
  return true;
}

function controlled(battle: Battle, by: string, id: string): Unit | Refusal {
  const plane = watching(battle);
  return plane?.id === id && controllerOf(battle, plane) === by
    ? plane
    : {
        ...refuse('NOT_YOUR_UNIT', `No observation plane "${id}" is yours to direct now.`, '12.11.4/b'),
        path: '$.aircraft',
      };
}

export const searchFromAir = order({
  title: 'Search from the air',
  description:
    'An observation plane looks for men and vehicles under cover: two dice say how far ahead, and a die of 2 or less finds those in a hex, friend or enemy.',
  cites: ['12.11.4/b', '12.11.9'],
  answers: ['observation'],
  asks: { aircraft: z.string().describe('The plane.') },
  *candidates({ battle }) {
    const plane = watching(battle);
    if (plane) yield { aircraft: plane.id };
  },
  read({ battle, by }, { aircraft }) {
    const plane = controlled(battle, by, aircraft);
    if (isRefusal(plane)) return plane;
    return scanOf(battle, plane)
      ? refuse('HAS_TRIED', `${plane.name} has searched in this player turn.`, '12.11.4/b')
      : { aircraft };
  },
  perform(act, { aircraft }) {
    const { battle } = act;
    const plane = battle.theUnit(aircraft);
    const { drm, sees } = viewOf(battle);
    const rolled = total(act.rollOf('range of the search', [aircraft], DR));
    if (sees === 0 && rolled === CRASHES_ON) {
      endItsFire(act, plane);
      loseAircraft(act, aircraft, ['12.11.10']);
      return;
    }
    const found: string[] = [];
    for (const hex of ahead(battle, plane, rolled + drm)) if (isFound(act, plane, hex)) found.push(hex);
    act.effect(
      'searched-from-air',
      { unit: aircraft, range: Math.max(0, rolled + drm), found },
      {
        changes: [scanned(battle, plane, found.length > 0 ? { found } : { done: true })],
        cites: ['12.11.4/b'],
      },
    );
  },
});

/** One die for all who are to be found there (12.11.4/b). */
function isFound(act: Act, plane: Unit, at: string): boolean {
  const { battle } = act;
  const units = counters(battle).filter((unit) => hexOf(unit.at) === at && mustBeFound(battle, unit));
  if (units.length === 0) return false;
  return total(act.roll(`search of ${at}`, D6)) + findingDrm(battle, plane, at, units) <= FOUND_UP_TO;
}

export const callFromAir = order({
  title: 'Call fire from the air',
  description:
    'An observation plane calls the fire of its battery on those whom it has found, or, if it has not searched, on those who are in the open.',
  cites: ['12.11.4/a', '12.11.5', '12.11.6'],
  answers: ['observation'],
  asks: { aircraft: z.string().describe('The plane.'), at: z.string().describe('The hex.') },
  *candidates({ battle }) {
    const plane = watching(battle);
    if (!plane) return;
    for (const at of new Set(scanOf(battle, plane)?.found ?? counters(battle).map((unit) => hexOf(unit.at))))
      yield { aircraft: plane.id, at };
  },
  read({ battle, by }, { aircraft, at }) {
    const plane = controlled(battle, by, aircraft);
    if (isRefusal(plane)) return plane;
    if (!seesFromAbove(battle, plane, at))
      return {
        ...refuse('NO_SIGHT', `${plane.name} does not see ${at}.`, '12.11.3', '12.11.9'),
        path: '$.at',
      };
    const scan = scanOf(battle, plane);
    const isSeen = scan?.found
      ? scan.found.includes(at)
      : counters(battle).some(
          (unit) => hexOf(unit.at) === at && unit.side !== plane.side && !mustBeFound(battle, unit),
        );
    if (!isSeen)
      return {
        ...refuse('NOBODY_THERE', `${plane.name} has found nobody in ${at}.`, '12.11.3', '12.11.6'),
        path: '$.at',
      };
    return batteryRefusal(battle, plane.side, plane.battery ?? '') ?? { aircraft, at };
  },
  perform(act, { aircraft, at }) {
    const { battle } = act;
    const plane = battle.theUnit(aircraft);
    const { side, battery = '', calls } = plane;
    const units = counters(battle).flatMap((unit) => (hexOf(unit.at) === at ? [unit.id] : []));
    const goesOn =
      calls?.units.some((id) => units.includes(id)) === true &&
      counterOf(battle, side, battery) !== undefined;
    const done = scanned(battle, plane, { done: true });
    const isGranted = goesOn || hasAccess(act, side, battery, false, FROM_THE_AIR);
    act.effect(
      'called-from-air',
      { unit: aircraft, at, granted: isGranted },
      {
        changes: [
          done,
          ...(isGranted ? [{ do: 'unit', unit: aircraft, set: { calls: { at, units } } } as const] : []),
          ...(isGranted && !goesOn ? layCounter(battle, side, battery, { at, is: 'request' }) : []),
        ],
        cites: goesOn ? ['12.11.6/a'] : ['12.11.6'],
      },
    );
  },
});

const FROM_THE_AIR = { why: 'from the air', value: -1, cites: '12.11.6' } as const;

export const endObservation = order({
  title: 'End the observation',
  description:
    'The plane looks for nobody, and calls no fire in this player turn. Whom it has found it must shell.',
  cites: ['12.11.4/a', '12.11.5'],
  answers: ['observation'],
  asks: { aircraft: z.string().describe('The plane.') },
  *candidates({ battle }) {
    const plane = watching(battle);
    if (plane) yield { aircraft: plane.id };
  },
  read({ battle, by }, { aircraft }) {
    const plane = controlled(battle, by, aircraft);
    if (isRefusal(plane)) return plane;
    const mayCall = !batteryRefusal(battle, plane.side, plane.battery ?? '');
    return scanOf(battle, plane)?.found && mayCall
      ? refuse('MUST_FIRE', `${plane.name} has found somebody: call fire on one of the hexes.`, '12.11.5')
      : { aircraft };
  },
  perform(act, { aircraft }) {
    const { battle } = act;
    act.effect(
      'observation-over',
      { unit: aircraft },
      { changes: [scanned(battle, battle.theUnit(aircraft), { done: true })], cites: ['12.11.4/a'] },
    );
  },
});

interface Called {
  readonly plane: Unit;
  readonly battery: string;
  readonly laid: Laid;
  readonly calls: NonNullable<Unit['calls']>;
}

/** Planes whose fire has a counter on the map. */
const firingFor = (battle: Battle, side: SideId): Called[] =>
  countersOf(battle, side).flatMap(({ battery, laid }) => {
    const plane = battle
      .units()
      .find((unit) => isObserver(unit) && unit.side === side && unit.battery === battery);
    return plane?.calls ? [{ plane, battery, laid, calls: plane.calls }] : [];
  });

/** In the Close Combat Phase its requests are spotted, with their error (12.11.6). */
export function spotFromAir(act: Act, side: SideId): void {
  const { battle } = act;
  for (const { plane, battery, laid } of firingFor(battle, side)) {
    if (laid.is !== 'request') continue;
    const { accurate, at } = land(act, { side, at: laid.at });
    const isSeen = at !== undefined && seesFromAbove(battle, plane, at);
    act.effect(
      'round-spotted',
      { side, battery, aimed: laid.at, at: isSeen ? at : undefined, accurate },
      {
        changes: isSeen ? layCounter(battle, side, battery, { at, is: 'spotting round' }) : [],
        cites: ['12.11.6'],
      },
    );
  }
}

/** In the next Rally Phase the round gives way to fire for effect, which goes for the hex where they were found (12.11.6/a). */
export function directFromAir(act: Act): void {
  const { battle } = act;
  for (const side of battle.sideIds())
    for (const { plane, battery, laid, calls } of firingFor(battle, side)) {
      if (laid.is === 'request') continue;
      if (!hasAccess(act, side, battery, laid.is === 'fire for effect', FROM_THE_AIR)) {
        endItsFire(act, plane);
        forget(act, plane);
        continue;
      }
      const isThere = laid.at === calls.at;
      const { accurate, at } = isThere
        ? { accurate: true, at: laid.at }
        : land(act, { side, at: calls.at, most: mostError(battle, laid.at, calls.at) });
      const now = at === undefined ? undefined : ({ at, is: 'fire for effect', settled: true } as const);
      act.effect(
        'artillery-corrected',
        { side, battery, is: 'fire for effect', from: laid.at, aimed: calls.at, at, accurate },
        { changes: layCounter(battle, side, battery, now), cites: ['12.11.6/a'] },
      );
    }
}

const forget = (act: Act, { id, side, battery = '' }: Unit): void => {
  act.effect(
    'observation-over',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { calls: null } }], cites: ['12.11.6/b'] },
  );
  const { missions, used = 0 } = batteriesOf(act.battle, side)[battery] ?? {};
  if (missions !== undefined && used >= missions) leave(act, id);
};

/** Fire that has struck where they were found is over: others have to be found first (12.11.6/b, 12.11.8). */
export function endCalls(act: Act, side: SideId): void {
  const { battle } = act;
  for (const plane of battle.units().filter((unit) => isObserver(unit) && unit.side === side && unit.calls)) {
    const { battery = '', calls } = plane;
    const laid = counterOf(battle, side, battery);
    const hasStruck = laid?.is === 'fire for effect' && laid.at === calls?.at;
    if (laid && !hasStruck) continue;
    if (laid) endItsFire(act, plane);
    forget(act, plane);
  }
}

/** Damaged planes leave when the fire phase ends (12.4.9). */
export function limpHome(act: Act): void {
  for (const plane of act.battle.units()) if (isObserver(plane) && plane.damage) leave(act, plane.id);
}
