/** Sustained Fire (8.9.7): one column more for a gun that fires as fast as it can, and may burn out. */

import { isAtItsMachineGun } from '../ch03-infantry/25-berserk.js';
import { isAlone, type Shot } from '../ch05-fire/04-firepower.js';
import { type Column, columnAbove } from '../ch05-fire/05-fire-table.js';
import type { Part } from '../ch05-fire/effects.js';
import { type Battle, type Refusal, refuse } from '../system.js';
import { isMachineGun, movedThisTurn } from '../units/kinds.js';

/** The shots, with those of the named guns sustained. */
export function sustainedOf(
  battle: Battle,
  shots: readonly Shot[],
  ids: readonly string[],
): readonly Shot[] | Refusal {
  const stranger = ids.find((id) => !shots.some(({ firing }) => firing.id === id && isMachineGun(firing)));
  if (stranger !== undefined)
    return {
      ...refuse('NOT_YOUR_WEAPON', `"${stranger}" is not a machine gun of this group.`, '8.9.7.1'),
      path: '$.sustained',
    };
  const unable = shots.find((shot) => ids.includes(shot.firing.id) && !maySustain(battle, shot));
  if (unable)
    return {
      ...refuse(
        'CANNOT_SUSTAIN',
        `${unable.firing.name} cannot use Sustained Fire now.`,
        '8.9.7.1',
        '8.9.7.2',
      ),
      path: '$.sustained',
    };
  const isSustained = (shot: Shot) =>
    ids.includes(shot.firing.id) || (isFrenzied(battle, shot) && maySustain(battle, shot));
  return shots.map((shot) => (isSustained(shot) ? { ...shot, sustained: true } : shot));
}

/** A berserk crew knows no other fire (3.25.9, 8.9.7.5). */
const isFrenzied = (battle: Battle, { firing, holder }: Shot): boolean =>
  isMachineGun(firing) && isAtItsMachineGun(battle, holder);

/** Fully crewed, not captured, not pinned, and not after moving (3.24.2/a, 8.9.7.1, 8.9.7.2). */
const maySustain = (battle: Battle, shot: Shot): boolean =>
  !isAlone(shot) &&
  !shot.holder.pinned &&
  !shot.strange &&
  !(battle.clock.phase === 'advancing-fire' && movedThisTurn(shot.holder));

/** At most one column, and only where the sustained guns make up what is wanting to the next (8.9.7.4). */
export function sustainedColumn(
  column: Column | undefined,
  shots: readonly Shot[],
  parts: readonly Part[],
): Column | undefined {
  const fp = parts.reduce((sum, part) => sum + part.fp, 0);
  const sustained = parts.filter((_, i) => shots[i]?.sustained).reduce((sum, part) => sum + part.fp, 0);
  const next = columnAbove(column);
  return next !== undefined && sustained > 0 && sustained >= next - fp ? next : column;
}
