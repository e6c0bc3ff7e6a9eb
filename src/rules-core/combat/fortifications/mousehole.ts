/** Mouseholes (7.6): a Demolition Charge opens a way across a hexside. */
import * as z from 'zod';
import { D100, total } from '../../kernel/dice/index.js';
import { equivalentRow, fireResult } from '../cards.js';
import { blast } from '../fire/blast.js';
import { makeRubble } from '../fire/destruction.js';
import { mayUseCharge } from '../fire/throw.js';
import { order } from '../form.js';
import { sightBetween } from '../los/known.js';
import { eliminate, useUp } from '../morale/harm.js';
import { unitsInHex } from '../morale/status.js';
import { spendImpulse } from '../sequence/impulse.js';
import { type Act, type Battle, type Decision, type Refusal, refuse, type Unit } from '../system.js';
import { groundOf, hexsideBetween, isBuilding, marksAt } from '../terrain/ground.js';
import { around, floorOf, hexOf, isGround, opposite } from '../terrain/places.js';

type HoleOrder = { readonly unit: string; readonly side: number };

/** A wall of a building, hexside terrain other than a roadblock or a cliff, or the wall of a Pillbox (7.6.1). */
function isWall(battle: Battle, from: string, side: number, to: string): boolean {
  const marks = marksAt(battle, from);
  const there = marksAt(battle, to);
  const barred = marks.blackBars?.includes(side) || there.blackBars?.includes(opposite(side));
  if (barred || isBuilding(battle, from) || isBuilding(battle, to)) return true;
  if (there.pillbox || marks.pillbox) return true;
  const terrain = hexsideBetween(battle, from, side) ?? groundOf(battle, to).hexsides[opposite(side)];
  return terrain !== undefined && terrain !== 'roadblock' && terrain !== 'cliff';
}

function holeRefusal(
  battle: Battle,
  { unit: id, side }: HoleOrder,
  by: string,
  decision: Decision,
): Refusal | undefined {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by || unit.at === undefined)
    return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
  if (unit.weapon !== 'demo') return refuse('NO_CHARGE', `${unit.name} has no Demolition Charge.`, '7.6.1');
  const refusal = mayUseCharge(battle, unit, decision);
  if (refusal) return refusal;
  const to = around(battle, unit.at)[side];
  if (
    to === undefined ||
    (!isGround(unit.at) && floorOf(unit.at) === undefined && !unit.at.endsWith('/cellar'))
  )
    return refuse('NO_WALL', 'There is no wall to open on that side.', '7.6.1');
  const marks = marksAt(battle, unit.at);
  if (marks.roadblock?.sides.includes(side) || marksAt(battle, to).roadblock?.sides.includes(opposite(side)))
    return refuse('ROADBLOCK', 'A Mousehole is not made in a roadblock.', '7.6.1', '7.8.3');
  if (marks.mouseholes?.includes(side))
    return refuse('OPEN_ALREADY', 'There is a Mousehole already.', '7.6.1');
  return isWall(battle, hexOf(unit.at), side, to)
    ? undefined
    : refuse('NO_WALL', 'There is no wall to open on that side.', '7.6.1');
}

export const blowHole = order({
  title: 'Blow a Mousehole',
  description: 'Use a Demolition Charge to open a way across a hexside; the counter is used up.',
  cites: ['7.6.1', '7.6.2'],
  answers: ['impulse'],
  asks: {
    unit: z.string().describe('The Demo team.'),
    side: z.int().min(0).max(5).describe('The hexside of its hex, clockwise from north.'),
  },
  *candidates({ battle, by, decision }) {
    for (const unit of battle.units())
      for (let side = 0; unit.weapon === 'demo' && side < 6; side++) {
        const order = { unit: unit.id, side };
        if (!holeRefusal(battle, order, by, decision)) yield order;
      }
  },
  read: ({ battle, by, decision }, order) => holeRefusal(battle, order, by, decision) ?? order,
  perform(act, { unit, side }, { by, decision }) {
    spendImpulse(act, decision, []);
    blow(act, act.battle.theUnit(unit), side);
    if (act.battle.unit(unit)) useUp(act, unit, '12.9.4');
    act.plan({ task: 'reaction', trigger: 'fire', side: by, units: [unit] });
  },
});

/** E, C or M+x on the charge's row without any terrain opens it (7.6.2). */
function blow(act: Act, unit: Unit, side: number): void {
  const { battle } = act;
  const hex = hexOf(unit.at as string);
  const far = around(battle, hex)[side] as string;
  const fp = equivalentRow(battle, 'DC (American Demo)');
  const rolled = total(act.rollOf('mousehole', [unit.id], D100));
  const result = fireResult(battle, fp, rolled);
  const opens = result.eliminated > 0 || result.casualties || (result.check ?? 0) > 0;
  act.effect(
    'blows-a-hole',
    { unit: unit.id, hex, side, rolled, result: result.says, opens },
    {
      changes: opens
        ? [
            { do: 'location', at: hex, set: { mouseholes: withSide(marksAt(battle, hex).mouseholes, side) } },
            {
              do: 'location',
              at: far,
              set: { mouseholes: withSide(marksAt(battle, far).mouseholes, opposite(side)) },
            },
          ]
        : [],
      cites: ['7.6.2'],
    },
  );
  if (rolled === 100) collapse(act, [hex, far]);
  else if (opens) sweep(act, unit, unit.at?.replace(hex, far) as string);
}

const withSide = (sides: readonly number[] | undefined, side: number): number[] =>
  [...new Set([...(sides ?? []), side])].sort();

/** An original 00 buries both sides of the wall. */
function collapse(act: Act, hexes: readonly string[]): void {
  act.effect('hole-collapsed', { hexes }, { cites: ['7.6.2'] });
  for (const hex of hexes) {
    for (const { id } of unitsInHex(act.battle, hex)) if (act.battle.unit(id)) eliminate(act, id);
    makeRubble(act, hex, '7.6.2');
  }
}

/** Those behind the wall are attacked on the same row, with their terrain. */
function sweep(act: Act, unit: Unit, at: string): void {
  const targets = act.battle.unitsAt(at).filter((other) => other.side !== unit.side && !other.hidden);
  if (targets.length === 0) return;
  const line = sightBetween(act.battle, { at: unit.at as string }, { at });
  blast(act, { at, targets, line, seen: { ...line, cover: [] }, rule: '7.6.2' });
}
