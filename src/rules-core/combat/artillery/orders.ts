/** Calling for artillery, correcting it, and firing for effect, each as the use of an impulse (15.1.1, 15.1.4.2.2). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { hexesWith } from '../../mechanics/places.js';
import { planAntiAircraft } from '../air/anti-aircraft.js';
import { order } from '../form.js';
import type { ClearedLine } from '../los/lost.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Act, type Battle, type Decision, type Refusal, refuse } from '../system.js';
import { distance, isHexName, isInPlay } from '../terrain/places.js';
import { type Battery, batteriesOf, batteryOf, blastOf } from './battery.js';
import { strikeHex, strikeOf } from './bombard.js';
import {
  type Aim,
  type Call,
  finalHex,
  isObserved,
  lift,
  makesContact,
  responds,
  setBattery,
  theBattery,
} from './calling.js';
import { lineTo, type Observer, observerOf, seesMarker } from './observer.js';

type CallOrder = { readonly battery: string; readonly at: string; readonly smoke?: boolean };
type CorrectOrder = { readonly battery: string; readonly at: string; readonly bracket?: string };
type EffectOrder = { readonly battery: string; readonly at?: string; readonly bracket?: string };

const MOST_BRACKETS = 2;
const batteryName = z.string().describe('The battery.');
const bracket = z
  .string()
  .optional()
  .describe('Which of two Bracket markers makes room for the new one; the older unless told otherwise.');

/** A battery of one's own that can still be reached in this phase. */
export function freeBattery(battle: Battle, by: string, id: string): Battery | Refusal {
  const battery = batteryOf(battle, by, id);
  if (!battery) return refuse('NO_SUCH_BATTERY', `There is no battery "${id}" of yours.`, '15.1');
  if (battery.used) return refuse('BATTERY_GONE', `${id} fires no more in this scenario.`, '15.7.2');
  return battery.tried
    ? refuse('TRIED_ALREADY', `Contact with ${id} was tried in this phase.`, '15.1.4.2.1.1')
    : battery;
}

interface Directed {
  readonly battery: Battery;
  readonly observer: Observer;
}

function directed(battle: Battle, by: string, id: string): Directed | Refusal {
  const battery = freeBattery(battle, by, id);
  if (isRefusal(battery)) return battery;
  const observer = observerOf(battle, by, battery);
  return isRefusal(observer) ? observer : { battery, observer };
}

function isTargetHex(battle: Battle, at: string): Refusal | undefined {
  return isHexName(battle, at) && isInPlay(battle, at)
    ? undefined
    : refuse('NO_SUCH_HEX', `${at} is not a hex in play.`, '3.2.5');
}

const marker = ({ cff, ffe }: Battery): string | undefined => cff ?? ffe;

interface Called extends Directed {
  readonly line: ClearedLine;
}

function called(battle: Battle, { battery: id, at, smoke }: CallOrder, by: string): Called | Refusal {
  const found = directed(battle, by, id);
  if (isRefusal(found)) return found;
  const { battery, observer } = found;
  if (marker(battery) !== undefined)
    return refuse(
      'CALLED_ALREADY',
      `The fire of ${id} lies in ${marker(battery)}: correct it.`,
      '15.1.4.2.2',
    );
  if (smoke && (battery.noSmoke || battery.bombardment))
    return refuse('NO_SMOKE', `${id} fires no smoke.`, '15.7.8', '15.7.9');
  const wrong = isTargetHex(battle, at);
  if (wrong) return wrong;
  const line = lineTo(battle, observer, at);
  return isRefusal(line) ? line : { battery, observer, line };
}

const callFire = order({
  title: 'Call for fire',
  description: 'Try to bring down a Call For Fire of an offboard battery in a hex that its observer sees.',
  cites: ['15.1.1', '15.1.2', '15.1.4.2.2.1'],
  answers: ['impulse'],
  asks: {
    battery: batteryName,
    at: z.string().describe('The target hex.'),
    smoke: z.boolean().optional().describe('Smoke in place of an attack.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { id } of batteriesOf(battle, by))
      for (const at of hexesWith(battle, ({ side }) => side !== by)) {
        const order = { battery: id, at };
        if (!isRefusal(called(battle, order, by))) yield order;
      }
  },
  read({ battle, by }, order) {
    const found = called(battle, order, by);
    return isRefusal(found) ? found : order;
  },
  perform(act, order, { by, decision }) {
    const { observer, line } = act.battle.asSeenBy({ side: by }, () =>
      called(act.battle, order, by),
    ) as Called;
    impulse(act, by, decision, observer);
    const call = { side: by, battery: order.battery };
    if (makesContact(act, call, observer) && isObserved(act, order.at, line))
      placeNew(act, call, order.at, order.smoke === true);
  },
});

function placeNew(act: Act, call: Call, at: string, smoke: boolean): void {
  act.effect(
    'fire-called',
    { battery: call.battery, at, ...(smoke && { smoke: true as const }) },
    {
      changes: setBattery(act, call, { cff: at, ...(smoke && { smoke: true }) }),
      cites: ['15.1.4.2.2.1/2'],
    },
  );
  if (!responds(act, call, at, smoke)) {
    lift(act, call, 'no response');
    return;
  }
  const final = finalHex(act, call, { at });
  if (final !== undefined) fall(act, call, final, 'CFF');
}

/** The marker comes to lie in its final hex, and attacks unless it is smoke (15.1.1, 15.7.8). */
export function fall(act: Act, call: Call, at: string, kind: 'CFF' | 'FFE'): void {
  const { battle } = act;
  const set = kind === 'CFF' ? { cff: at, ffe: null } : { cff: null, ffe: at, fired: true as const };
  act.effect(
    'fire-falls',
    { battery: call.battery, at, kind },
    { changes: setBattery(act, call, set), cites: ['15.1.4.2.2.2#2'] },
  );
  const battery = theBattery(battle, call);
  if (battery.by === 'spotter-plane') planAntiAircraft(act, call, at);
  if (battery.smoke) return;
  const strike = strikeOf(battle, battery, at);
  for (const hex of kind === 'CFF' ? [at] : blastOf(battle, battery, at)) strikeHex(act, strike, hex);
}

function impulse(act: Act, by: string, decision: Decision, { unit }: Observer): void {
  spendImpulse(act, decision, []);
  if (unit?.at !== undefined) act.plan({ task: 'reaction', trigger: 'fire', side: by, units: [unit.id] });
}

function correctable(
  battle: Battle,
  by: string,
  id: string,
  bracketed: string | undefined,
): Directed | Refusal {
  const found = directed(battle, by, id);
  if (isRefusal(found)) return found;
  const { battery } = found;
  if (battery.cff === undefined)
    return refuse('NO_CFF', `No Call For Fire of ${id} lies on the map.`, '15.1.4.2.2.2');
  return bracketed === undefined || battery.brackets?.includes(bracketed)
    ? found
    : refuse('NO_BRACKET', `No Bracket marker of ${id} lies in ${bracketed}.`, '15.7.4');
}

function corrected(
  battle: Battle,
  { battery: id, at, bracket: off }: CorrectOrder,
  by: string,
): Called | Refusal {
  const found = correctable(battle, by, id, off);
  if (isRefusal(found)) return found;
  const wrong = isTargetHex(battle, at);
  if (wrong) return wrong;
  if (found.battery.cff === at)
    return refuse('SAME_HEX', `The Call For Fire of ${id} lies in ${at} already.`, '15.1.4.2.2.2');
  const line = lineTo(battle, found.observer, at);
  return isRefusal(line) ? line : { ...found, line };
}

const correctFire = order({
  title: 'Correct fire',
  description:
    'Try to move a Call For Fire to another hex that its observer sees, leaving a Bracket marker behind.',
  cites: ['15.1.4.2.2.2', '15.7.3'],
  answers: ['impulse'],
  asks: { battery: batteryName, at: z.string().describe('The new target hex.'), bracket },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { id } of batteriesOf(battle, by))
      for (const at of hexesWith(battle, ({ side }) => side !== by)) {
        const order = { battery: id, at };
        if (!isRefusal(corrected(battle, order, by))) yield order;
      }
  },
  read({ battle, by }, order) {
    const found = corrected(battle, order, by);
    return isRefusal(found) ? found : order;
  },
  perform(act, order, { by, decision }) {
    const { observer, line } = act.battle.asSeenBy({ side: by }, () =>
      corrected(act.battle, order, by),
    ) as Called;
    impulse(act, by, decision, observer);
    const call = { side: by, battery: order.battery };
    if (!keepsContact(act, call, observer, order.at) || !isObserved(act, order.at, line)) return;
    const final = correct(act, call, order.at, order.bracket);
    if (final !== undefined) fall(act, call, final, 'CFF');
  },
});

/** Contact, then Battery Response: without contact the CFF stays, without response it goes (15.1.4.2.2.2/1, 15.1.4.2.2.2/2). */
function keepsContact(act: Act, call: Call, observer: Observer, at: string): boolean {
  if (!makesContact(act, call, observer)) return false;
  if (responds(act, call, at, theBattery(act.battle, call).smoke === true)) return true;
  lift(act, call, 'no response');
  return false;
}

/** A Bracket marker stays in the old hex, and the accuracy of the new one is rolled for (15.7.3, 15.7.4). */
function correct(act: Act, call: Call, at: string, off: string | undefined): string | undefined {
  const battery = theBattery(act.battle, call);
  const from = battery.cff as string;
  const before = battery.brackets ?? [];
  const kept =
    before.includes(from) || before.length < MOST_BRACKETS
      ? before
      : before.filter((hex) => hex !== (off ?? before[0]));
  const brackets = kept.includes(from) ? kept : [...kept, from];
  act.effect(
    'bracketed',
    { battery: call.battery, at: brackets },
    { changes: setBattery(act, call, { brackets }), cites: ['15.7.3', '15.7.4'] },
  );
  const aim: Aim = { at, corrected: distance(act.battle, from, at), brackets };
  return finalHex(act, call, aim);
}

interface ForEffect extends Directed {
  /** Absent: it is converted where it lies. */
  readonly line?: ClearedLine;
}

/** A marker out of sight cannot be converted: it has to be corrected into sight first (15.5/b). */
function forEffect(
  battle: Battle,
  { battery: id, at, bracket: off }: EffectOrder,
  by: string,
): ForEffect | Refusal {
  const found = correctable(battle, by, id, off);
  if (isRefusal(found)) return found;
  const cff = found.battery.cff as string;
  if (
    !seesMarker(battle, found.observer, found.battery, cff) &&
    isRefusal(lineTo(battle, found.observer, cff))
  )
    return refuse(
      'MARKER_OUT_OF_SIGHT',
      `The Call For Fire in ${cff} is out of sight: correct it first.`,
      '15.5/b',
    );
  if (at === undefined || at === cff) return found;
  const wrong = isTargetHex(battle, at);
  if (wrong) return wrong;
  const line = lineTo(battle, found.observer, at);
  return isRefusal(line) ? line : { ...found, line };
}

const fireForEffect = order({
  title: 'Fire for effect',
  description:
    'Try to convert a Call For Fire of an earlier phase to a Fire For Effect, where it lies or in another hex.',
  cites: ['15.1.1', '15.1.4.2.2.2'],
  answers: ['impulse'],
  asks: {
    battery: batteryName,
    at: z.string().optional().describe('Another hex; without it the fire falls where the marker lies.'),
    bracket,
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const { id } of batteriesOf(battle, by)) {
      const order = { battery: id };
      if (!isRefusal(forEffect(battle, order, by))) yield order;
    }
  },
  read({ battle, by }, order) {
    const found = forEffect(battle, order, by);
    return isRefusal(found) ? found : order;
  },
  perform(act, order, { by, decision }) {
    const { observer, line, battery } = act.battle.asSeenBy({ side: by }, () =>
      forEffect(act.battle, order, by),
    ) as ForEffect;
    impulse(act, by, decision, observer);
    const call = { side: by, battery: order.battery };
    const at = order.at ?? (battery.cff as string);
    if (!keepsContact(act, call, observer, at)) return;
    if (line === undefined) {
      fall(act, call, at, 'FFE');
      return;
    }
    if (!isObserved(act, at, line)) return;
    const final = correct(act, call, at, order.bracket);
    if (final !== undefined) fall(act, call, final, 'FFE');
  },
});

export const callingOrders = {
  'call-fire': callFire,
  'correct-fire': correctFire,
  'fire-for-effect': fireForEffect,
};
