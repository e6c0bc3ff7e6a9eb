/** Hidden fortifications (3.3.4.1, 3.3.4.2): shown when an enemy comes within six hexes, or searches their hex. */
import type { Act, Change, CombatSystem } from '../system.js';
import { distance, hexOf } from '../terrain/places.js';
import { findMines } from './mines.js';

type Notes = CombatSystem['secret'];

/** So near every enemy sees a hidden fortification (3.3.4.2/a). */
const NEAR = 6;

/** Trenches, pillboxes, roadblocks and wire that its side has noted down and that the test picks. */
function show(act: Act, side: string, isShown: (hex: string) => boolean): void {
  const notes: Partial<Notes> = act.battle.secret(side);
  const { trenches = [], pillboxes = [], roadblocks = [], wire = [] } = notes;
  const placed: Change[] = [
    ...trenches.filter(isShown).map((at): Change => ({ do: 'location', at, set: { trench: true } })),
    ...wire.filter(isShown).map((at): Change => ({ do: 'location', at, set: { wire: true } })),
    ...pillboxes
      .filter(({ at }) => isShown(at))
      .map(({ at, facing }): Change => ({ do: 'location', at, set: { pillbox: { side, facing } } })),
    ...roadblocks
      .filter(({ at }) => isShown(at))
      .map(({ at, sides }): Change => ({ do: 'location', at, set: { roadblock: { sides } } })),
  ];
  if (placed.length === 0) return;
  const hexes = [...new Set(placed.map((change) => (change as { at: string }).at))].sort();
  act.effect(
    'fortifications-revealed',
    { hexes },
    {
      changes: [
        ...placed,
        {
          do: 'secret',
          side,
          set: {
            trenches: rest(trenches.filter((at) => !isShown(at))),
            wire: rest(wire.filter((at) => !isShown(at))),
            pillboxes: rest(pillboxes.filter(({ at }) => !isShown(at))),
            roadblocks: rest(roadblocks.filter(({ at }) => !isShown(at))),
          },
        },
      ],
      cites: ['3.3.4.2/a'],
    },
  );
}

const rest = <T>(left: readonly T[]): T[] | null => (left.length > 0 ? [...left] : null);

/** An enemy has come to that place; units hidden in the fortification stay hidden. */
export function comeNear(act: Act, at: string, side: string): void {
  const { battle } = act;
  for (const other of battle.sideIds())
    if (other !== side) show(act, other, (hex) => distance(battle, at, hex) <= NEAR);
}

/** The hex has been searched (3.3.4.3.2, 7.3.5). */
export function searchNotes(act: Act, hex: string, by: string): void {
  findMines(act, hex, by);
  for (const other of act.battle.sideIds()) if (other !== by) show(act, other, (at) => at === hexOf(hex));
}
