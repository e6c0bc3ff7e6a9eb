/** Rocket launchers (10.7): salvos of as many rockets as there are tubes, then they are loaded anew. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { planOf, readyPiece } from '../ch13-direct-fire/02-plan.js';
import { shoot } from '../ch13-direct-fire/05-shot.js';
import { traverseAt } from '../ch13-direct-fire/09-covered-arc.js';
import { order } from '../form.js';
import { type Act, type Battle, type Refusal, refuse } from '../system.js';
import { enemiesInView, isVehicle, ofSide } from '../units/kinds.js';
import { isRocketLauncher, rocketsLeft } from '../units/ordnance.js';

const MOST_TARGETS = 6;

export const fireRockets = order({
  title: 'Fire rockets',
  description:
    'A rocket launcher fires a salvo at targets in its covered arc, not in defence: all targets and the number of rockets for each are named beforehand. It fires no more in this player turn, and not at all when its tubes are empty.',
  cites: ['10.7.1', '10.7.2', '10.7.4', '10.7.6'],
  answers: ['prep-fire', 'advancing-fire'],
  asks: {
    unit: z.string().describe('The launcher.'),
    salvo: z
      .array(
        z.strictObject({
          at: z.string().describe('The hex fired at.'),
          target: z
            .string()
            .optional()
            .describe('The vehicle or gun fired at; the men in the hex when left out.'),
          rockets: z.int().min(1).describe('How many rockets.'),
        }),
      )
      .min(1)
      .max(MOST_TARGETS)
      .describe('The targets, in the order in which they are fired at.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    const launchers = ofSide(battle, by).filter(isRocketLauncher);
    if (launchers.length === 0) return;
    const targets = enemiesInView(battle, by).map((unit) => ({
      at: unit.at,
      ...(isVehicle(unit) && { target: unit.id }),
    }));
    for (const launcher of launchers)
      for (const target of targets)
        for (const rockets of new Set([1, Math.max(1, rocketsLeft(launcher))]))
          yield { unit: launcher.id, salvo: [{ ...target, rockets }] };
  },
  read({ battle, by }, { unit, salvo }) {
    for (const [i, one] of salvo.entries()) {
      const refusal = notAt(battle, by, { unit, ...one });
      if (refusal) return { ...refusal, path: refusal.path === '$.unit' ? '$.unit' : `$.salvo[${i}]` };
    }
    const launcher = battle.theUnit(unit);
    const rockets = salvo.reduce((sum, one) => sum + one.rockets, 0);
    if (launcher.shotsFired)
      return refuse('HAS_FIRED', `${launcher.name} has fired its salvo of this player turn.`, '10.7.2');
    return rockets > rocketsLeft(launcher)
      ? {
          ...refuse('NO_AMMUNITION', `${launcher.name} has ${rocketsLeft(launcher)} rockets.`, '10.7.1'),
          path: '$.salvo',
        }
      : { unit, salvo };
  },
  perform(act, { unit, salvo }, { by }) {
    for (const { at, target, rockets } of salvo)
      for (let n = 0; n < rockets; n++) launch(act, by, { unit, at, target });
  },
});

interface Aimed {
  readonly unit: string;
  readonly at: string;
  readonly target?: string | undefined;
}

/** It does not turn to fire (10.7.2). */
function notAt(battle: Battle, by: string, asked: Aimed): Refusal | undefined {
  const piece = readyPiece(battle, by, asked);
  if (isRefusal(piece)) return { ...piece, path: '$.unit' };
  if (!isRocketLauncher(piece.unit))
    return { ...refuse('CANNOT_USE', `${piece.unit.name} fires no rockets.`, '10.7.1'), path: '$.unit' };
  const plan = planOf(battle, by, asked);
  if (isRefusal(plan)) return plan;
  return traverseAt(battle, piece, asked.at).to !== (piece.unit.facing ?? 0)
    ? refuse('OUT_OF_ARC', `${piece.unit.name} does not point at ${asked.at}.`, '10.7.2')
    : undefined;
}

/** What was aimed at and is gone costs the rocket all the same (10.7.2). */
function launch(act: Act, by: string, aimed: Aimed): void {
  const { battle } = act;
  const plan = planOf(battle, by, aimed);
  if (!isRefusal(plan)) {
    shoot(act, by, plan);
    return;
  }
  const { unit, at } = aimed;
  const { spentTubes = 0, malfunctioned, gunOut, shotsFired = 0 } = battle.unit(unit) ?? {};
  if (malfunctioned || gunOut || !battle.unit(unit)) return;
  const set = { spentTubes: spentTubes + 1, shotsFired: shotsFired + 1 };
  act.effect('rocket-wasted', { unit, at }, { changes: [{ do: 'unit', unit, set }], cites: ['10.7.2'] });
}
