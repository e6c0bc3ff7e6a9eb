/** Wrecks that are set alight, or of which nothing is left (11.20.6, 11.20.7, 11.15.10). */
import type { Act, Battle, Change } from '../system.js';
import { changedWreck, type Wreck } from './wrecks.js';

export const setAlight = (battle: Battle, at: string, which: Wreck): Change =>
  changedWreck(battle, at, which, { ...which, burning: true });

export function removed(battle: Battle, at: string, which: Wreck): Change {
  const left = (battle.location(at).wrecks ?? []).filter((one) => one !== which);
  return { do: 'location', at, set: { wrecks: left.length > 0 ? left : null } };
}

/** A KIA of other fire sets the wrecks that lay there without armour alight, and takes none away (11.20.7, 11.15.10). */
export function burnTrucks(act: Act, at: string, wrecks: readonly Wreck[]): void {
  const { battle } = act;
  for (const which of wrecks) {
    if (!battle.location(at).wrecks?.includes(which) || which.armoured || which.burning || which.burnt)
      continue;
    act.effect(
      'wreck-alight',
      { at, name: which.name },
      { changes: [setAlight(battle, at, which)], cites: ['11.20.7'] },
    );
  }
}
