/** Panzerfausts (8.17): their versions, and what they do to wooden buildings. */

import { D6, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import type { Act, Battle, Change, Unit } from '../system.js';

/** By the roll of a die, the SS one better (8.17.5); below it on the list is the version before. */
const VERSIONS = [
  { upTo: 2, model: '44a' },
  { upTo: 4, model: '43b' },
  { upTo: 5, model: '43a' },
  { upTo: 6, model: '42b' },
] as const;
const SS = 'German SS';

/** "43b": the second half of 1943 (8.17.3). */
export function isAvailable({ options: { year, month } }: Battle, model: string): boolean {
  const [from, half] = [1900 + Number(model.slice(0, 2)), model.at(2)];
  return year > from || (year === from && (half === 'a' || month > 6));
}

/** Where no version is named, a die for each finds one that is to be had by then (8.17.5, 8.17.6). */
export function allotVersions(act: Act): void {
  const { battle } = act;
  for (const unit of battle.units()) {
    if (unit.weapon !== 'PF' || unit.model !== undefined) continue;
    const model = versionOf(act, unit);
    act.effect(
      'version',
      { weapon: unit.id, model },
      { changes: [{ do: 'unit', unit: unit.id, set: { model } }], cites: ['8.17.5', '8.17.6'] },
    );
  }
}

function versionOf(act: Act, { id, side, possessor = '' }: Unit): string {
  const { battle } = act;
  const nation = battle.unit(possessor)?.nationality ?? battle.side(side).nationality;
  const rolled = total(act.rollOf('version', [id], D6)) - (nation === SS ? 1 : 0);
  const first = VERSIONS.findIndex(({ upTo }) => rolled <= upTo);
  const had = VERSIONS.slice(first).find(({ model }) => isAvailable(battle, model));
  return had?.model ?? '42b';
}

/** A hit takes away the cover of a wooden building, for other fire in that phase (8.17.11). */
export function breach(act: Act, at: string): void {
  act.effect(
    'breached',
    { at },
    { changes: [{ do: 'location', at: hexOf(at), set: { breached: true } }], cites: ['8.17.11'] },
  );
}

export const closeBreaches = ({ position: { locations } }: Battle): Change[] =>
  Object.keys(locations)
    .filter((at) => locations[at]?.breached)
    .sort()
    .map((at): Change => ({ do: 'location', at, set: { breached: null } }));
