/** Desperation Fire (12.6.2): at half firepower, at the price of a Morale Check with the ones die of the roll. */
import * as z from 'zod';
import { order } from '../form.js';
import { eyeOf, lineOfSight } from '../los/lost.js';
import { moraleCheck } from '../morale/checks.js';
import { isDisrupted, isPinned } from '../morale/status.js';
import { revealFirers } from '../scenario/hidden.js';
import { type Battle, type Decision, type Refusal, refuse, roundUp } from '../system.js';
import { isGully } from '../terrain/ground.js';
import { resolveShot } from './attack.js';
import type { Readiness } from './readiness.js';
import type { Shot } from './shot.js';
import { couldBeDesperate, targetEye } from './targets.js';

type DesperationOrder = { readonly unit: string; readonly at: string };

function desperateShot(
  battle: Battle,
  { unit: id, at }: DesperationOrder,
  by: string,
  decision: Decision,
): Shot | Refusal {
  const unit = battle.unit(id);
  if (!unit || unit.side !== by) return refuse('NO_SUCH_UNIT', `There is no unit "${id}" of yours.`);
  const places = decision.about?.at as readonly string[] | undefined;
  if (!places?.includes(at))
    return refuse('NOT_THE_TRIGGER', 'Desperation Fire is at units that are just moving.', '12.6.2');
  if (!couldBeDesperate(battle, unit, at) || unit.aboard !== undefined)
    return refuse(
      'NO_DESPERATION',
      'Only squads and machine guns, at a moving enemy next to them.',
      '12.6.2',
    );
  if ((decision.about?.spent as readonly string[] | undefined)?.includes(id))
    return refuse('SPENT', `${unit.name} has fired in desperation at this step.`, '12.6.2');
  const eye = targetEye(battle, at, by);
  const line = lineOfSight(battle, eyeOf(unit), eye);
  if ('refused' in line) return line;
  const ready: Readiness = {
    fireClass: unit.weapon === 'mg' ? 'mg' : 'infantry',
    factor: 0.5,
    mark: 'fired',
    normalRangeOnly: false,
  };
  const fp = unit.fp * 2 * 0.5 * (isPinned(unit) || isDisrupted(unit) ? 0.5 : 1);
  return {
    firers: [{ unit, ready }],
    attacks: [
      {
        at,
        fp: roundUp(fp),
        lines: [line.sight],
        rolls: line.rolls,
        recon: false,
        ...(isGully(battle, at) && { lip: eye.onLip === true }),
      },
    ],
    manner: 'direct',
    traverse: 'fixed',
  };
}

export const desperationFire = order({
  title: 'Desperation Fire',
  description:
    'A squad or machine gun in any state fires at a moving enemy next to it and takes a Morale Check for it.',
  cites: ['12.6.2', '12.6.2/a', '12.6.2/b'],
  answers: ['reaction'],
  asks: {
    unit: z.string().describe('The squad or machine gun.'),
    at: z.string().describe('The location of the moving enemy.'),
  },
  *candidates({ battle, by, decision }) {
    const places = (decision.about?.at as readonly string[] | undefined) ?? [];
    for (const unit of battle.units())
      for (const at of unit.side === by ? places : []) {
        const order = { unit: unit.id, at };
        if (!('refused' in desperateShot(battle, order, by, decision))) yield order;
      }
  },
  read({ battle, by, decision }, order) {
    const shot = desperateShot(battle, order, by, decision);
    return 'refused' in shot ? shot : order;
  },
  perform(act, order, { by, decision }) {
    const { battle } = act;
    const shot = battle.asSeenBy({ side: by }, () => desperateShot(battle, order, by, decision)) as Shot;
    act.effect('desperation-fire', { unit: order.unit, at: order.at }, { cites: ['12.6.2'] });
    const [ones] = resolveShot(act, shot);
    if (ones !== undefined && battle.unit(order.unit))
      moraleCheck(act, order.unit, { die: ones, cites: ['12.6.2/a'] });
    revealFirers(act, [order.unit], [order.at]);
    const task = battle.position.agenda.at(-1);
    if (task?.task === 'reaction') act.become({ ...task, spent: [...(task.spent ?? []), order.unit] });
  },
});
