/** A mission in hand: the battery rolls for response and fires; the mission is adjusted, or ended (6.5.1, 7.26). */
import * as z from 'zod';
import { D6, D10, total } from '../../kernel/dice/index.js';
import { around, distance } from '../../mechanics/places.js';
import type { Battery } from '../attributes/sides.js';
import { INDIRECT } from '../charts/index.js';
import { reveal } from '../command/known.js';
import { order } from '../form.js';
import type { RuleId } from '../rules.js';
import { inActionOf, plays } from '../sequence/sides.js';
import { firesFromCamouflage } from '../spotting/camouflage.js';
import { type Act, type Battle, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { batteriesOf, batteryOf, noBattery, observerOf, withBattery, withMission } from './batteries.js';
import { land } from './impact.js';
import { cannotObserve, cannotSee, observes, responseModifiers, responseNeeded } from './observers.js';
import { cannotServe, cannotShell, onMapUnit } from './on-map.js';
import { goFrom, type Mission } from './sheaf.js';

type Busy = Battery & { readonly mission: Mission };

const battery = z.string().describe('The battery, by its name.');

export const fireMission = order({
  title: 'Roll for response',
  description:
    'A battery that was called in an earlier turn rolls for response, once in a turn; if it answers, its fire comes down now. A mission that has fired is continued in the same way, or adjusted.',
  cites: ['S.indirect-fire/d', 'S.calling-fire/a', 'S.calling-fire/b'],
  answers: ['indirect-fire'],
  asks: {
    battery,
    at: z.string().optional().describe('The hex to which a mission that has fired is adjusted.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { name, mission } of batteriesOf(battle, by)) {
      if (!mission) continue;
      yield { battery: name };
      if (mission.turns > 0)
        for (const { name: at } of battle.table.map.hexes)
          if (distance(battle, mission.at, at) <= adjustable(battle)) yield { battery: name, at };
    }
  },
  read({ battle, by }, { battery: name, at }) {
    const found = busy(battle, by, name);
    if ('refused' in found) return found;
    const refusal = cannotRespond(battle, by, found, at ?? found.mission.at);
    return refusal ?? { battery: name, at: at ?? found.mission.at };
  },
  perform(act, { battery: name, at }, { by }) {
    const { battle } = act;
    const observer = theObserver(battle, by, busy(battle, by, name) as Busy);
    const firer = onMapUnit(battle, name);
    const called = firer ? [observer, firer] : [observer];
    reveal(
      act,
      by,
      called.filter(({ command }) => command === undefined),
    );
    firesFromCamouflage(
      act,
      called.map(({ id }) => id),
    );
    respond(act, by, name, at);
  },
});

export const endMission = order({
  title: 'End a mission',
  description: 'The mission of a battery is over: it can be called anew.',
  cites: ['S.calling-fire/b'],
  answers: ['indirect-fire'],
  asks: { battery },
  *candidates({ battle, by }) {
    for (const { name } of batteriesOf(battle, by)) yield { battery: name };
  },
  read({ battle, by }, { battery: name }) {
    const found = busy(battle, by, name);
    return 'refused' in found ? found : { battery: name };
  },
  perform(act, { battery: name }, { by }) {
    end(act, by, name, ['S.calling-fire/b']);
  },
});

function busy(battle: Battle, by: string, name: string): Busy | Refusal {
  const found = batteryOf(battle, by, name);
  if (!found) return noBattery(name);
  return found.mission
    ? (found as Busy)
    : {
        ...refuse('NO_MISSION', `${name} has no mission: call it first.`, 'S.calling-fire/a'),
        path: '$.battery',
      };
}

/** Turns running in which it has fired, up to the last one. */
const consecutive = ({ clock }: Battle, { fired, mission }: Busy): number =>
  fired === clock.turn - 1 ? mission.turns : 0;

function cannotRespond(battle: Battle, by: string, busy: Busy, at: string): Refusal | undefined {
  const { name, mission } = busy;
  const { turn } = battle.clock;
  if (mission.called >= turn)
    return refuse(
      'NO_MISSION',
      `${name} was called in this turn: it responds from the next on.`,
      'S.indirect-fire/d',
    );
  if (mission.lost)
    return refuse(
      'MISSION_OVER',
      `${name} fires where its observer does not see: end its mission.`,
      '7.26/j',
    );
  if (mission.byFire && turn > mission.called + 1)
    return refuse('MISSION_OVER', `${name} did not fire the turn after the call: end its mission.`, '7.37/d');
  const observer = battle.unit(observerOf(battle, by, busy) ?? '');
  const why = observer
    ? cannotObserve(battle, observer, observer.id, by)
    : refuse('MISSION_OVER', `The observer of ${name} is lost: end its mission.`, 'S.calling-fire/a');
  return (
    why ??
    cannotShell(battle, name) ??
    cannotServe(battle, name, observer as Unit, at) ??
    cannotSee(battle, observer as Unit, at) ??
    cannotAdjust(battle, busy, at)
  );
}

const adjustable = ({ table: { charts } }: Battle): number =>
  charts.lookup(INDIRECT.distances, 'adjusted mission');

function cannotAdjust(battle: Battle, busy: Busy, at: string): Refusal | undefined {
  const { mission } = busy;
  if (at === mission.at) return undefined;
  if (consecutive(battle, busy) === 0)
    return {
      ...refuse(
        'NO_MISSION',
        'Only a mission that has just fired is adjusted: leave out the hex.',
        'S.calling-fire/b',
      ),
      path: '$.at',
    };
  const far = adjustable(battle);
  return distance(battle, mission.at, at) > far
    ? {
        ...refuse('TOO_FAR', `${at} is more than ${far} hexes from ${mission.at}.`, 'S.calling-fire/b'),
        path: '$.at',
      }
    : undefined;
}

function end(act: Act, by: string, name: string, cites: readonly RuleId[]): void {
  const { at } = batteryOf(act.battle, by, name)?.mission ?? {};
  if (at === undefined) return;
  act.effect(
    'mission-over',
    { battery: name, at },
    { changes: [withMission(act.battle, by, name, undefined)], cites },
  );
}

const theObserver = (battle: Battle, by: string, busy: Busy): Unit =>
  battle.theUnit(observerOf(battle, by, busy) as string);

type Comes = 'fires' | 'scatters' | 'short' | 'nothing';

function respond(act: Act, by: string, name: string, at: string): void {
  const { battle } = act;
  const found = busy(battle, by, name) as Busy;
  const { mission } = found;
  const turns = consecutive(battle, found);
  const observer = theObserver(battle, by, found);
  const needs = responseNeeded(battle, observer, found);
  const modifiers = responseModifiers(battle, observer, found, { ...mission, turns }, at);
  const rolled = total(act.rollOf('response', [observer.id], D10));
  const net = rolled + sumOf(modifiers);
  const comes: Comes = rolled === 1 && nearestFriend(battle, by, at) ? 'short' : outcome(battle, net, needs);
  const reckoned = { net, needs, modifiers };
  // What a hidden observer needs would tell who it is.
  if (observer.hidden)
    act.effect(
      'response-reckoned',
      { observer: observer.id, battery: name, ...reckoned },
      { to: [by], cites: ['7.2.2.3/a'] },
    );
  act.effect(
    'fire-response',
    { battery: name, rolled, comes, ...(!observer.hidden && { observer: observer.id, ...reckoned }) },
    {
      changes: [
        { do: 'unit', unit: observer.id, set: { fired: true } },
        withMission(battle, by, name, { ...mission, at, turns: comes === 'nothing' ? 0 : turns + 1 }),
      ],
      cites:
        comes === 'short'
          ? ['S.danger-close', '7.55.2/m']
          : comes === 'scatters'
            ? ['7.26/a', '7.26/i']
            : ['S.indirect-fire/d'],
    },
  );
  const impact =
    comes === 'scatters'
      ? scatter(act, observer.id, name, at)
      : comes === 'short'
        ? fallShort(act, by, found, at)
        : at;
  if (comes !== 'nothing') fired(act, by, name, impact);
  if (mission.byFire) end(act, by, name, ['7.37/d']);
}

function outcome(battle: Battle, net: number, needs: number): Comes {
  if (net === needs && plays(battle, '7.26')) return 'scatters';
  return net >= needs ? 'fires' : 'nothing';
}

/** It comes down; out of its observer's sight, or off the map, the mission cannot go on (7.26/d, 7.26/j). */
function fired(act: Act, by: string, name: string, impact: string | undefined): void {
  const { battle } = act;
  const found = busy(battle, by, name) as Busy;
  const { mission } = found;
  if (impact === undefined) {
    const { turn } = battle.clock;
    const changes = [withBattery(battle, by, name, ({ mission: _, ...rest }) => ({ ...rest, fired: turn }))];
    act.effect('mission-over', { battery: name, at: mission.at }, { changes, cites: ['7.26/j', '7.28.1/b'] });
    return;
  }
  const isSeen = observes(battle, theObserver(battle, by, found), impact);
  const next: Mission = { ...mission, at: impact, ...(!isSeen && { lost: true as const }) };
  land(act, by, name, next, next);
}

/** (10): 1-6 one hex, 7-10 two; (d6) the direction, 1 the north (7.26/b). */
function scatter(act: Act, observer: string, name: string, from: string): string | undefined {
  const rolled = total(act.rollOf('scatter', [observer], D10));
  const direction = total(act.rollOf('direction of scatter', [observer], D6));
  const to = goFrom(act.battle, from, direction - 1, rolled <= 6 ? 1 : 2);
  act.effect(
    'fire-strays',
    { battery: name, from, rolled, ...(to !== undefined && { to }) },
    { cites: ['7.26/b'] },
  );
  return to;
}

function nearestFriend(battle: Battle, by: string, at: string): string | undefined {
  const reach = battle.table.charts.lookup(INDIRECT.distances, 'Danger Close');
  const near = inActionOf(battle, by)
    .map((unit) => ({ hex: unit.at as string, far: distance(battle, unit.at as string, at) }))
    .filter(({ far }) => far <= reach);
  return near.toSorted((a, b) => a.far - b.far || (a.hex < b.hex ? -1 : 1))[0]?.hex;
}

/** Danger Close: one hex towards the nearest friend (6.5.1.10). */
function fallShort(act: Act, by: string, { name }: Busy, from: string): string {
  const { battle } = act;
  const friend = nearestFriend(battle, by, from) as string;
  const far = distance(battle, friend, from);
  const to =
    around(battle, from).find((hex) => hex !== undefined && distance(battle, friend, hex) < far) ?? from;
  act.effect('fire-strays', { battery: name, from, to }, { cites: ['S.danger-close'] });
  return to;
}
