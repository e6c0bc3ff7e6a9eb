/** Close combat at night (2.8.12, 2.8.15): those beneath a '?' are shown, and still attacked with half the strength. */
import type { LocationId } from '../../kernel/position/position.js';
import type { Act, Battle, Change } from '../system.js';
import { infantryAt, isAtLarge, isDummy, isInfantry, isOnMap, isPrisoner } from '../units/kinds.js';
import { uncoverAll } from './03-concealment.js';
import { isNight } from './08-night.js';

/** Before anybody is designated; where men fight already, who joins them is not shrouded. */
export function lookUnder(act: Act): void {
  const { battle } = act;
  if (!isNight(battle)) return;
  for (const at of meetingsUnseen(battle)) {
    const men = infantryAt(battle, at);
    const shrouded = men.some(({ melee }) => melee) ? [] : men.filter(({ hidden }) => hidden);
    for (const side of battle.sideIds()) uncoverAll(act, at, side, '2.8.15');
    if (shrouded.length === 0) continue;
    const changes = shrouded.map(({ id }): Change => ({ do: 'unit', unit: id, set: { shrouded: true } }));
    const units = shrouded.map(({ id }) => id);
    act.effect('shrouded', { units, at }, { changes, cites: ['2.8.12', '2.8.15'] });
  }
}

/** Hexes in which somebody is with enemies whom they do not see, or a '?' with nobody beneath it. */
function meetingsUnseen(battle: Battle): LocationId[] {
  const isThere = (unit: (typeof units)[number]) =>
    isOnMap(unit) && (isInfantry(unit) || isDummy(unit)) && !isPrisoner(unit) && !isAtLarge(unit);
  const units = battle.units();
  const unseen = units.filter((unit) => unit.hidden && isThere(unit));
  return [...new Set(unseen.flatMap(({ at }) => at ?? []))]
    .filter(
      (at) =>
        new Set(
          battle
            .unitsAt(at)
            .filter(isThere)
            .map(({ side }) => side),
        ).size > 1,
    )
    .sort();
}
