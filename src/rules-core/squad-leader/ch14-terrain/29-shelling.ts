/** Ordnance fires at a bridge (14.29.5.2, 14.29.8). */
import * as z from 'zod';
import { distance, placesOf } from '../../mechanics/places.js';
import { burstOn } from '../ch09-artillery/02-against-vehicles.js';
import { columnFor } from '../ch10-guns/04-mortars.js';
import { planForStructure, type Structure, shellStructure } from '../ch13-direct-fire/18-structures.js';
import { factorsOf, strikeMen } from '../ch13-direct-fire/19-against-men.js';
import { order } from '../form.js';
import { type Act, type Battle, refuse } from '../system.js';
import { isAboard, isInfantry, vehiclesAt } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import { strikeBridge } from './29-destroyed.js';
import { isSpan, lanesOf } from './29-spans.js';
import { bridgeAt } from './ground.js';

export const shellBridge = order({
  title: 'Fire ordnance at a bridge',
  description:
    'A gun or an AFV fires high explosive at a bridge, as at a vehicle. A hit strikes the bridge and all who are on it.',
  cites: ['14.29.5.2', '14.29.8'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The vehicle or gun that fires.'),
    at: z.string().describe('The hex of the bridge.'),
  },
  *candidates({ battle, by }) {
    const guns = battle.units().filter(({ gun, side }) => gun !== undefined && side === by);
    if (guns.length === 0) return;
    for (const at of new Set(placesOf(battle.units())))
      if (isSpan(battle, at)) for (const { id } of guns) yield { unit: id, at };
  },
  byExample: true,
  read({ battle, by }, { unit, at }) {
    if (!battle.table.map.named.has(at) || !isSpan(battle, at))
      return { ...refuse('NOBODY_THERE', `There is no bridge in ${at}.`, '14.29.5.2'), path: '$.at' };
    return planForStructure(battle, by, { unit, at }, { of: () => bridgeAsTarget(battle, at) });
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `HE: hits on ${needs} or less.` }),
  perform(act, plan, { by }) {
    shellStructure(act, by, plan, {
      of: () => bridgeAsTarget(act.battle, plan.at),
      tell: (shot, changes) => act.effect('bridge-shelled', shot, { changes, cites: ['14.29.8'] }),
      strike: (piece) => strike(act, piece, plan.at),
    });
  },
});

/** "Vehicle in other", by its lanes; a foot bridge is as hard to hit as men (14.29.8, 13.18.1). */
const bridgeAsTarget = (battle: Battle, at: string): Structure =>
  bridgeAt(battle, at)?.is === 'foot'
    ? { line: 'infantry' }
    : { line: 'vehicle', size: lanesOf(battle, at) === 1 ? 'one lane bridge' : 'two lane bridge' };

/** One roll for the bridge and those on it; from the next hex the bridge is struck twice as hard (14.29.5.2, 14.29.5.2/q1). */
function strike(act: Act, piece: Piece, at: string): void {
  const { battle } = act;
  const men = battle.unitsAt(at).filter((unit) => isInfantry(unit) && !isAboard(unit));
  const struck = [false, true].map((area) => ({
    units: men.filter(({ hidden }) => (hidden === true) === area).map(({ id }) => id),
    modifiers: [],
    area,
    critical: false,
  }));
  const fp = factorsOf(battle, piece, at);
  const rolled = strikeMen(act, {
    piece,
    at,
    ammunition: 'HE',
    struck: struck.filter(({ units }) => units.length > 0),
  });
  const times = distance(battle, piece.unit.at, at) === 1 ? POINT_BLANK : 1;
  strikeBridge(act, at, columnFor(piece.gun, times * fp), rolled);
  for (const vehicle of vehiclesAt(battle, at))
    burstOn(act, vehicle, { column: columnFor(piece.gun, fp), rolled, modifiers: [], cites: ['14.29.5.2'] });
}

const POINT_BLANK = 2;
