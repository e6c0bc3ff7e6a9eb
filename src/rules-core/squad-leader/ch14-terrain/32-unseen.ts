/** Who is seen on roofs and beneath them when a phase ends (14.32.3, 14.32.13); snipers in treetops on whom trucks come. */
import { uncoverAll } from '../ch02-sight/03-concealment.js';
import { sees } from '../ch02-sight/sight.js';
import { mayEnter } from '../ch04-movement/01-unseen.js';
import { isAfv } from '../ch11-vehicles/state.js';
import type { Act, Battle, Change } from '../system.js';
import { attacker, enemiesInView, isInfantry, isOnMap, type OnMap } from '../units/kinds.js';
import { isBeneathRoof, isRoof, withTreetops } from './32-perches.js';
import { levelAt } from './ground.js';

export function watchRoofs(act: Act): void {
  const { battle } = act;
  if (!battle.options.perches) return;
  const men = battle.units().filter((unit): unit is OnMap => isInfantry(unit) && isOnMap(unit));
  const seen = men.filter(
    (unit) =>
      unit.side === attacker(battle) &&
      !unit.overlooked &&
      isBeneathRoof(battle, unit.at) &&
      isSeenFromAsHigh(battle, unit),
  );
  const changes = seen.map(({ id }): Change => ({ do: 'unit', unit: id, set: { overlooked: true } }));
  if (seen.length > 0)
    act.effect('overlooked', { units: seen.map(({ id }) => id) }, { changes, cites: ['14.32.3'] });
  for (const unit of men)
    if (unit.hidden && isRoof(battle, unit.at) && isSeenFromAsHigh(battle, unit))
      uncoverAll(act, unit.at, unit.side, '14.32.13');
}

/** By the enemies that its side knows of: those who lie hidden would be given away. */
const isSeenFromAsHigh = (battle: Battle, { at, side }: OnMap): boolean =>
  battle
    .asSeenBy({ side }, () => enemiesInView(battle, side))
    .some((enemy) =>
      [enemy.at, ...(enemy.track ?? [])].some(
        (from) => levelAt(battle, from) >= levelAt(battle, at) && sees(battle, from, at),
      ),
    );

/** A vehicle without armour stops before the hex of a sniper whom it did not see (14.32.15); an AFV drives on (14.32.16). */
export function isStoppedBySniper(act: Act, id: string, to: string): boolean {
  const { battle } = act;
  const [, treetops] = withTreetops(battle, to);
  const vehicle = battle.theUnit(id);
  if (treetops === undefined || isAfv(vehicle)) return false;
  const isMet = battle.unitsAt(treetops).some(({ side, hidden }) => side !== vehicle.side && hidden);
  return isMet && !mayEnter(act, [vehicle], to);
}
