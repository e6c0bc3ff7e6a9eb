/** Plotted fire (15.1.4.1): written down beforehand, two hexes and a turn, and without an observer. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { order } from '../form.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Act, type Battle, type Refusal, refuse } from '../system.js';
import { batteriesOf } from './battery.js';
import { type Call, finalHex, lift, makesContact, responds, setBattery, theBattery } from './calling.js';
import { fall, freeBattery } from './orders.js';

type PlottedOrder = { readonly battery: string; readonly at: string };

const plotOf = (battle: Battle, by: string, id: string) =>
  battle.secret(by).plots?.find(({ battery }) => battery === id);

function plottedRefusal(battle: Battle, id: string, by: string): Refusal | undefined {
  const battery = freeBattery(battle, by, id);
  if (isRefusal(battery)) return battery;
  return battery.by === 'plotted' && plotOf(battle, by, id)
    ? undefined
    : refuse('NOT_PLOTTED', `No fire of ${id} is plotted.`, '15.1.4.1');
}

function dueRefusal(battle: Battle, { battery: id, at }: PlottedOrder, by: string): Refusal | undefined {
  const refusal = plottedRefusal(battle, id, by);
  if (refusal) return refusal;
  const plot = plotOf(battle, by, id);
  if (!plot?.at.includes(at))
    return refuse('NOT_PLOTTED', `${at} is not among the plots of ${id}.`, '15.1.4.1');
  const { turn } = battle.clock;
  const isDue =
    plot.turn === turn || (plot.turn < turn && theBattery(battle, { side: by, battery: id }).owed);
  return isDue
    ? undefined
    : refuse('NOT_DUE', `The fire of ${id} is plotted for turn ${plot.turn}.`, '15.1.4.1.1');
}

const plottedFire = order({
  title: 'Plotted fire',
  description: 'Try to bring down plotted artillery in one of its two hexes, in the turn written for it.',
  cites: ['15.1.4.1.1'],
  answers: ['impulse'],
  asks: {
    battery: z.string().describe('The battery.'),
    at: z.string().describe('One of the plotted hexes.'),
  },
  sealed: true,
  *candidates({ battle, by }) {
    for (const { battery, at: hexes } of battle.secret(by).plots ?? [])
      for (const at of hexes) {
        yield { battery, at };
      }
  },
  read: ({ battle, by }, order) => dueRefusal(battle, order, by) ?? order,
  perform(act, { battery, at }, { by, decision }) {
    spendImpulse(act, decision, []);
    const call = { side: by, battery };
    if (!answers(act, call, at)) {
      owe(act, call);
      return;
    }
    const final = finalHex(act, call, { at });
    if (final !== undefined) fall(act, call, final, 'FFE');
    else if (!theBattery(act.battle, call).used) owe(act, call);
  },
});

const answers = (act: Act, call: Call, at: string | undefined): boolean =>
  makesContact(act, call, undefined) && responds(act, call, at, false);

/** It must be tried again in each later phase until it comes (15.1.4.1.1/a). */
function owe(act: Act, call: Call): void {
  act.effect(
    'fire-owed',
    { battery: call.battery },
    { changes: setBattery(act, call, { owed: true }), cites: ['15.1.4.1.1/a'] },
  );
}

const callOff = order({
  title: 'Call off plotted fire',
  description: 'Try to lift plotted artillery for good before it comes.',
  cites: ['15.1.4.1.3'],
  answers: ['impulse'],
  asks: { battery: z.string().describe('The battery.') },
  *candidates({ battle, by }) {
    for (const { id, tried, used } of batteriesOf(battle, by))
      if (!tried && !used && !plottedRefusal(battle, id, by)) yield { battery: id };
  },
  read({ battle, by }, { battery: id }) {
    const refusal = plottedRefusal(battle, id, by);
    if (refusal) return refusal;
    return theBattery(battle, { side: by, battery: id }).ffe === undefined
      ? { battery: id }
      : refuse('FALLS_ALREADY', `The fire of ${id} has come.`, '15.1.4.1.3');
  },
  perform(act, { battery }, { by, decision }) {
    spendImpulse(act, decision, []);
    const call = { side: by, battery };
    if (answers(act, call, undefined)) lift(act, call, 'called off');
  },
});

export const plottedOrders = { 'plotted-fire': plottedFire, 'call-off': callOff };
