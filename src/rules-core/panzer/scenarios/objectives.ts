/** Objectives change hands after a full turn of uncontested occupation (3.6). */
import { isCombatUnit, isInAction } from '../sequence/sides.js';
import type { Act, Battle } from '../system.js';
import { objectivesOf } from './judge.js';

/** The only side with combat units in the hex. */
function holderOf(battle: Battle, at: string): string | undefined {
  const there = battle.unitsAt(at).filter((unit) => isInAction(unit) && isCombatUnit(unit));
  const sides = new Set(there.map(({ side }) => side));
  return sides.size === 1 ? there[0]?.side : undefined;
}

/** At the end of each turn: a side that has come this turn begins to hold it, one that held it a turn ago controls it. */
export function heldObjectives(act: Act): void {
  const { battle } = act;
  const { turn } = battle.clock;
  for (const at of objectivesOf(battle)) {
    const { held, control } = battle.location(at);
    const side = holderOf(battle, at);
    if (side === undefined || side === control) {
      if (held) clear(act, at);
      continue;
    }
    if (held?.side !== side)
      act.effect(
        'objective-held',
        { at, side },
        {
          changes: [{ do: 'location', at, set: { held: { side, since: turn } } }],
          cites: ['S.victory-points/c'],
        },
      );
    else if (turn > held.since)
      act.effect(
        'objective-taken',
        { at, side },
        {
          changes: [{ do: 'location', at, set: { control: side, held: null } }],
          cites: ['S.victory-points/c'],
        },
      );
  }
}

/** Contested, or back in the hands of the side that controls it. */
function clear(act: Act, at: string): void {
  const { held } = act.battle.location(at);
  act.effect(
    'objective-lost',
    { at, side: held?.side ?? '' },
    { changes: [{ do: 'location', at, set: { held: null } }], cites: ['S.victory-points/c'] },
  );
}
