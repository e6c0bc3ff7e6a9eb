/** Men set their own hex on fire (16.2.1 to 16.2.5). */
import * as z from 'zod';
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { fireproof } from '../ch15-fortifications/06-fortified.js';
import { FIRE } from '../charts/index.js';
import { order } from '../form.js';
import { type Battle, type Modifier, type Refusal, refuse, sumOf } from '../system.js';
import { isMmc, isOnMap, type OnMap, ofSide, weaponsOf } from '../units/kinds.js';
import { isOnFire, kindle } from './02-fires.js';
import { fuelAt, weather } from './02-fuel.js';

export const startFire = order({
  title: 'Start a fire',
  description:
    'An unbroken squad, half-squad or crew that has neither moved nor fired sets its hex on fire, and leaves it in the Advance Phase.',
  cites: ['16.2.1', '16.2.2', '16.2.3', '16.2.5'],
  answers: ['advancing-fire'],
  asks: { unit: z.string().describe('Who starts it.') },
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isMmc(unit) && isOnMap(unit) && fuelAt(battle, unit.at)) yield { unit: unit.id };
  },
  read({ battle, by }, { unit: id }) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isMmc(unit) || !isOnMap(unit))
      return {
        ...refuse(
          'NOT_YOUR_UNIT',
          `You have no squad, half-squad or crew "${id}" on the map: name one of yours.`,
        ),
        path: '$.unit',
      };
    const refusal = cannotLight(battle, unit);
    if (refusal) return refusal;
    const fuel = fuelAt(battle, unit.at);
    if (!fuel) return refuse('NOTHING_THERE', `Nothing in ${unit.at} can burn.`, '16.2.1');
    return { unit: id, needs: (battle.table.charts as ChartPack).lookup(FIRE.kindling, fuel.kindling) };
  },
  listing: (_eyes, _asked, { needs }) => ({ says: `A fire with ${needs} or more.` }),
  perform(act, { unit: id, needs }) {
    const { battle } = act;
    giveAway(act, [id], '2.3.9.1');
    const { at } = battle.theUnit(id) as OnMap;
    const modifiers = [...weatherOver(battle, at), ...fireproof(battle, at)];
    const rolled = total(act.rollOf('kindling', [id], DR));
    const burns = rolled + sumOf(modifiers) >= needs;
    act.effect(
      'fire-tried',
      { unit: id, at, needs, rolled, modifiers, burns },
      {
        changes: [{ do: 'unit', unit: id, set: { prep: true, ...(burns && { hasLit: true as const }) } }],
        cites: ['16.2.2', '16.2.3'],
      },
    );
    if (burns) kindle(act, at, ['16.2.3'], battle.theUnit(id).side);
  },
});

/** The weather does nothing to buildings (16.3.3); nobody helps (16.2.4). */
const weatherOver = (battle: Battle, at: string): Modifier[] =>
  isBuilding(groundAt(battle, at)) ? [] : weather(battle);

function cannotLight(battle: Battle, unit: OnMap): Refusal | undefined {
  if (unit.broken) return refuse('BROKEN', `${unit.name} is broken.`, '16.2.1');
  if (unit.ti) return refuse('IMMOBILE', `${unit.name} is temporarily immobilized.`, '3.30.1');
  if (unit.berserk) return refuse('BERSERK', `${unit.name} is berserk, and charges.`, '3.25.3');
  if (unit.parachute) return refuse('CANNOT_MOVE', `${unit.name} is still beneath its parachute.`, '12.9.1');
  if (isInMelee(battle, unit)) return refuse('IN_MELEE', `${unit.name} is locked in melee.`, '6.3.2');
  if (unit.moved) return refuse('HAS_MOVED', `${unit.name} has moved in this player turn.`, '16.2.2');
  const hasFired =
    unit.prep === true ||
    unit.fired === true ||
    unit.firedIn !== undefined ||
    weaponsOf(battle, unit).some(({ fired }) => fired);
  if (hasFired) return refuse('HAS_FIRED', `${unit.name} has fired in this player turn.`, '16.2.2');
  return isOnFire(battle, unit.at)
    ? refuse('HAS_TRIED', `${unit.at} is on fire already.`, '16.2.1')
    : undefined;
}
