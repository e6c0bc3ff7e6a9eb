/** Ordnance fires at a bridge (14.29.5.2, 14.29.8). */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { distance, placesOf } from '../../mechanics/places.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { burstOn } from '../ch09-artillery/02-against-vehicles.js';
import { columnFor } from '../ch10-guns/04-mortars.js';
import { type Asked, heldBack, isIntensive, type Plan, readyPiece } from '../ch13-direct-fire/02-plan.js';
import { hitNumber } from '../ch13-direct-fire/03-to-hit.js';
import { marksOf } from '../ch13-direct-fire/05-shot.js';
import { firerModifiers } from '../ch13-direct-fire/07-modifiers.js';
import { traverseAt, turnedTo } from '../ch13-direct-fire/09-covered-arc.js';
import { wearOut } from '../ch13-direct-fire/12-wear.js';
import { factorsOf, strikeMen } from '../ch13-direct-fire/19-against-men.js';
import { order } from '../form.js';
import { type Act, type Battle, refuse, sumOf } from '../system.js';
import { isAboard, isInfantry, vehiclesAt } from '../units/kinds.js';
import { type Piece, pieceOf } from '../units/ordnance.js';
import { strikeBridge } from './29-destroyed.js';
import { isSpan } from './29-spans.js';

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
    const asked: Asked = { unit, at };
    const piece = readyPiece(battle, by, asked);
    if (isRefusal(piece)) return { path: '$.unit', ...piece };
    if (!battle.table.map.named.has(at) || !isSpan(battle, at))
      return { ...refuse('NOBODY_THERE', `There is no bridge in ${at}.`, '14.29.5.2'), path: '$.at' };
    if (piece.gun.only === 'AP' || piece.unit.usedUp?.includes('HE'))
      return refuse('NO_AMMUNITION', `${piece.unit.name} has no high explosive.`, '14.29.5.2');
    if (piece.unit.at === at)
      return { ...refuse('SAME_HEX', `${piece.unit.name} stands on it.`, '14.29.5.2'), path: '$.at' };
    return heldBack(battle, piece, asked) ?? planOf(battle, piece, at);
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `HE: hits on ${needs} or less.` }),
  perform: (act, plan, { by }) => shell(act, by, plan),
});

interface BridgePlan extends Plan {
  readonly needs: number;
}

/** "Vehicle in other" (14.29.8). */
function planOf(battle: Battle, piece: Piece, at: string): BridgePlan {
  const needs = hitNumber(battle, piece, 'vehicle', at) - sumOf(modifiersFor(battle, piece, at));
  return { unit: piece.unit.id, at, ammunition: 'HE', needs };
}

const modifiersFor = (battle: Battle, piece: Piece, at: string) =>
  firerModifiers(battle, piece, {
    at,
    traversed: traverseAt(battle, piece, at),
    intensive: isIntensive(piece, { unit: piece.unit.id, at }),
    led: false,
  });

function shell(act: Act, by: string, plan: BridgePlan): void {
  const { battle } = act;
  const { unit, at } = plan;
  giveAway(act, [(pieceOf(battle, battle.unit(unit)) as Piece).crew.id], '2.3.9.1', '2.3.9.5');
  const piece = pieceOf(battle, battle.unit(unit)) as Piece;
  const modifiers = modifiersFor(battle, piece, at);
  const intensive = isIntensive(piece, plan);
  const needs = hitNumber(battle, piece, 'vehicle', at);
  const changes = [
    ...marksOf(battle, piece, plan, intensive),
    turnedTo(piece, traverseAt(battle, piece, at)),
  ];
  const rolled = total(act.rollOf('to hit', [unit], DR));
  const hit = rolled <= needs - sumOf(modifiers);
  act.effect(
    'bridge-shelled',
    { unit, side: by, at, rolled, needs, modifiers, hit },
    { changes, cites: ['14.29.8'] },
  );
  if (hit) strike(act, piece, at);
  wearOut(act, piece, { plan, intensive, rolled });
}

/** One roll for the bridge and those on it; from the next hex the bridge is struck twice as hard (14.29.5.2, 14.29.5.2/q1). */
function strike(act: Act, piece: Piece, at: string): void {
  const { battle } = act;
  const men = battle.unitsAt(at).filter((unit) => isInfantry(unit) && !isAboard(unit));
  const struck = [false, true].map((area) => ({
    units: men.filter(({ hidden }) => (hidden === true) === area).map(({ id }) => id),
    modifiers: [],
    area,
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
