/** Prisoners who come free (3.29.17), or fall on their captors (3.29/h). */
import type { Act, Change } from '../system.js';
import { enemyOf, infantryAt, type OnMap } from '../units/kinds.js';

export const FREE = {
  guard: null,
  surrendered: null,
  escaped: true,
  shaken: true,
  knowsSewers: null,
} as const;

/** Who loses his head in their hands is locked with all enemies of the hex, and fights with half his strength (3.29/h). */
export function fallOnCaptors(act: Act, id: string): void {
  const { battle } = act;
  const unit = battle.theUnit(id) as OnMap;
  const enemies = infantryAt(battle, unit.at, enemyOf(battle, unit.side));
  const locked = enemies.length > 0 ? [unit, ...enemies] : [];
  const changes = [
    { do: 'unit', unit: id, set: FREE } as const,
    ...locked.map((one): Change => ({ do: 'unit', unit: one.id, set: { melee: true } })),
  ];
  act.effect('escaped', { unit: id }, { changes, cites: ['3.29/h'] });
}
