/** Executions (3.29.7): some shoot their prisoners, and those who see it fight on the harder (3.30.5). */
import * as z from 'zod';
import { sees } from '../ch02-sight/sight.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Act, refuse } from '../system.js';
import { enemyOf, isInfantry, isOnMap, isPrisoner, type OnMap, ofSide } from '../units/kinds.js';
import { hearten } from './20-casualties.js';
import { endSurrender } from './28-surrender.js';

/** Whose troops execute prisoners (3.29.7, 3.16.8). */
const EXECUTIONERS = ['German SS', 'Japanese', 'Russian', 'Gurkha'];

export const execute = order({
  title: 'Execute a prisoner',
  description:
    'In a fire phase of yours a guard of the SS, Japanese, Russian or Gurkha troops eliminates its prisoner in place of firing.',
  cites: ['3.29.7', '3.30.5'],
  answers: ['prep-fire', 'defensive-fire', 'advancing-fire'],
  asks: { unit: z.string().describe('The prisoner.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, enemyOf(battle, by))) if (isPrisoner(unit)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    const guard = battle.unit(unit?.guard ?? '');
    if (!unit || guard?.side !== by || !isOnMap(guard))
      return { ...refuse('PRISONER', `"${id}" is not a prisoner of yours.`, '3.29.7'), path: '$.unit' };
    if (!EXECUTIONERS.includes(guard.nationality))
      return refuse('PROTECTED', `${guard.name} does not execute prisoners.`, '3.29.7');
    if (isInMelee(battle, guard)) return refuse('IN_MELEE', `${guard.name} is locked in melee.`, '6.3/a');
    return guard.fired || guard.firedIn || guard.prep
      ? refuse('HAS_FIRED', `${guard.name} has fired in this player turn.`, '3.29.7')
      : { unit: id, guard: guard.id };
  },
  perform(act, { unit: id, guard }) {
    const { battle } = act;
    const { phase } = battle.clock;
    const unit = battle.theUnit(id) as OnMap;
    act.effect(
      'executed',
      { unit: id, guard },
      {
        changes: [
          {
            do: 'unit',
            unit: guard,
            set: { fired: true, firedIn: phase, ...(phase === 'prep-fire' && { prep: true }) },
          },
          { do: 'leave', unit: id },
        ],
        cites: ['3.29.7', '3.29.8'],
      },
    );
    outrage(act, unit);
    endSurrender(act, unit.side, unit.at);
  },
});

/** Once, all who are free gain a level of morale, if any of them sees it (3.30.5). */
function outrage(act: Act, { side, at }: OnMap): void {
  const { battle } = act;
  const free = ofSide(battle, side).filter((unit) => isInfantry(unit) && !isPrisoner(unit));
  if (battle.side(side).outraged || !free.some((unit) => isOnMap(unit) && sees(battle, unit.at, at))) return;
  const harder = free.map((unit) => hearten(unit, 1));
  act.effect(
    'outraged',
    { side },
    { changes: [{ do: 'side', side, set: { outraged: true } }, ...harder], cites: ['3.30.5'] },
  );
}
