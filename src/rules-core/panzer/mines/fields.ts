/** Where mines lie: plotted in secret by their owner, or marked for everybody (7.31). */
import { plays } from '../sequence/sides.js';
import type { Battle, PanzerSystem, Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';

export type Mines = NonNullable<PanzerSystem['location']['mines']>[number];

/** Which mines attack it: a field may hold either kind or both (7.31/a). */
export const partFor = (unit: Unit): 'vehicular' | 'personnel' =>
  isVehicle(unit) ? 'vehicular' : 'personnel';

/** Those that everybody sees. */
export const markedIn = (battle: Battle, at: string): readonly Mines[] =>
  plays(battle, '7.31') ? (battle.location(at).mines ?? []) : [];

/** What a commander should know of a way before he orders it; undefined where nobody knows of mines there. */
export function warning(battle: Battle, side: string, hexes: readonly string[]): string | undefined {
  if (!plays(battle, '7.31')) return undefined;
  const mined = hexes.filter((at) => markedIn(battle, at).some((mines) => mines.side !== side));
  return mined.length > 0 ? `Known mines of the enemy in ${mined.join(', ')}.` : undefined;
}

/** The mines of the enemy in its hex, known to it or not: a side goes freely through its own (7.31.2/a). */
export function minesAgainst(battle: Battle, { side, at }: Unit): Mines | undefined {
  if (at === undefined || !plays(battle, '7.31')) return undefined;
  const enemies = battle.sideIds().filter((other) => other !== side);
  const plotted = enemies.flatMap((owner) =>
    (battle.secret(owner).mines ?? [])
      .filter(({ hexes }) => hexes.includes(at))
      .map(({ hexes: _, ...mines }) => ({ side: owner, ...mines })),
  );
  return plotted[0] ?? markedIn(battle, at).find((mines) => mines.side !== side);
}
