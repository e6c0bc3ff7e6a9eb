/** Backblast (4.4.3): what a rocket fired out of a building does to those who stand behind it. */

import { type Column, printResult, resultOf } from '../fire/ift.js';
import { applyResults } from '../fire/results.js';
import { withLeaderLoss } from '../morale/checks.js';
import type { AslAct } from '../system.js';
import { isInfantry } from '../units/units.js';
import type { Shot } from './shot.js';

const COLUMN: Column = 1;

/** All occupants of the firer's hex are attacked by the coloured die of the To Hit DR; no TEM applies. */
export function suffer(act: AslAct, { backblast, from }: Shot, coloured: number): void {
  if (backblast !== 'accept') return;
  const { battle } = act;
  const occupants = battle.unitsAt(from).filter((unit) => isInfantry(unit) && !unit.hidden);
  const result = resultOf(battle, COLUMN, coloured);
  act.effect(
    'backblast',
    { at: from, dr: coloured, result: printResult(result) },
    { cites: ['4.4.3', '2.0/Backblast'] },
  );
  const sides = [...new Set(occupants.map(({ side }) => side))].sort();
  const units = occupants.map(({ id }) => id);
  const work = () => applyResults(act, from, [{ units, result, column: COLUMN }]);
  const nested = sides.reduce((inner, side) => () => withLeaderLoss(act, from, side, inner), work);
  nested();
}
