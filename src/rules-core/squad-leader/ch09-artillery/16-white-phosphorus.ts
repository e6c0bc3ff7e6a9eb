/** White phosphorus (9.16.9.5): it burns those on whom it is placed. */
import { D6, total } from '../../kernel/dice/index.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { moraleChecks } from '../ch03-infantry/20-morale.js';
import { sufferFire } from '../ch11-vehicles/crews.js';
import { isSoft } from '../ch11-vehicles/state.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import type { Act, Modifier } from '../system.js';
import { isInfantry, shownVehiclesAt } from '../units/kinds.js';

const MORE: Modifier = { why: 'white phosphorus', value: 1, cites: '9.16.9.5/a' };
/** A second die of 1 turns the shelter against those in it (9.16.9.5/b). */
const CRITICAL = 1;

/** All in the hex check, of shells with the roll To Hit itself for a critical hit; but crews behind closed hatches; those who fail come into view (9.16.9.5). */
export function burnWith(act: Act, at: string, isLucky?: boolean): void {
  const { battle } = act;
  const { tem } = GROUND[groundAt(battle, at)];
  const isCritical = tem > 0 && (isLucky ?? total(act.roll('critical hit', D6)) === CRITICAL);
  const shelter: Modifier[] =
    tem === 0
      ? []
      : [
          {
            why: groundAt(battle, at),
            value: isCritical ? tem : -tem,
            cites: isCritical ? '9.16.9.5/b' : '9.16.9.5/a',
          },
        ];
  const checked = moraleChecks(
    act,
    battle
      .unitsAt(at)
      .filter(isInfantry)
      .map(({ id }) => id),
    {
      check: '1MC',
      modifiers: [MORE, ...shelter],
      calmly: true,
      cites: ['9.16.9.5/a', '9.16.9.5/b'],
    },
  );
  const failed = [...checked].filter(([id, { passed }]) => !passed && battle.unit(id)).map(([id]) => id);
  giveAway(act, failed, '9.16.9.5/b');
  for (const vehicle of shownVehiclesAt(battle, at))
    if (isSoft(vehicle) || vehicle.exposed || vehicle.openTopped) sufferFire(act, vehicle.id, '1');
}
