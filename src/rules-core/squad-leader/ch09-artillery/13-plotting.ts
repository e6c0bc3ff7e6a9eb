/** Plotted fire (9.13): in the Rally Phase of the enemy it is noted in secret, and done when he has moved. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { order } from '../form.js';
import { type Act, refuse } from '../system.js';
import { defender, enemiesInView, isRadio, ofSide } from '../units/kinds.js';
import { counterOf, type Laid, layCounter } from './01-batteries.js';
import { correctNow, goOn, readCorrection } from './01-corrections.js';
import { FIRES } from './01-requests.js';
import { forgetPlots, isPlotted, plotsNow, plotted } from './13-plotted.js';

export const plotArtillery = order({
  title: 'Plot artillery',
  description:
    'In the Rally Phase of the enemy a leader in contact notes in secret what his battery is to do: it does it in the Defensive Fire Phase, when the enemy has moved, and asks for access only then.',
  cites: ['9.13.1', '9.13.3'],
  answers: ['artillery'],
  asks: {
    radio: z.string().describe('The radio.'),
    to: z.string().describe('The hex; its own for no change.'),
    fire: z.enum(FIRES).optional().describe('Fire for effect; a spotting round when left out.'),
    harassing: z.literal(true).optional().describe('Fire for effect that harasses (9.10).'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    if (by !== defender(battle)) return;
    for (const { id, contact } of ofSide(battle, by).filter(isRadio)) {
      const laid = contact === undefined ? undefined : counterOf(battle, by, contact);
      if (!laid) continue;
      for (const to of new Set([laid.at, ...enemiesInView(battle, by).map(({ at }) => at)]))
        for (const fire of FIRES) yield { radio: id, to, fire };
    }
  },
  read({ battle, by }, asked) {
    if (by !== defender(battle))
      return refuse('NOT_NOW', 'Fire is plotted in the Rally Phase of the enemy.', '9.13.1');
    const plan = readCorrection(battle, by, asked);
    if (isRefusal(plan)) return plan;
    return isPlotted(battle, by, plan.battery)
      ? refuse('HAS_TRIED', `The fire of battery ${plan.battery} is plotted.`, '9.13.3')
      : plan;
  },
  perform(act, { radio, to, fire, harassing, battery }, { by }) {
    const plot = { radio, to, ...(fire && { fire }), ...(harassing && { harassing }) };
    act.effect(
      'artillery-plotted',
      { side: by, battery, to },
      { changes: [plotted(act.battle, by, battery, plot)], cites: ['9.13.1', '9.13.3'], to: [by] },
    );
  },
});

/** It may have other orders in the next Rally Phase. */
function open(act: Act, side: string, battery: string, { settled: _, ...laid }: Laid): void {
  act.effect(
    'artillery-settled',
    {},
    { changes: layCounter(act.battle, side, battery, laid), cites: ['9.13.1'] },
  );
}

/** Before fire for effect falls: as it was noted, where the observer can still do it (9.13/q1). */
export function carryOutPlots(act: Act, side: string): void {
  const { battle } = act;
  const plots = plotsNow(battle, side);
  if (plots.length === 0) return;
  for (const [battery, { turn: _, ...asked }] of plots) {
    const plan = readCorrection(battle, side, asked);
    if (!isRefusal(plan)) correctNow(act, side, plan);
    const laid = counterOf(battle, side, battery);
    if (!laid) continue;
    if (isRefusal(plan) && laid.is === 'fire for effect') goOn(act, side, battery, laid);
    else if (laid.settled) open(act, side, battery, laid);
  }
  act.effect('artillery-settled', {}, { changes: [forgetPlots(side)], cites: ['9.13.1'], to: [side] });
}
