/** Machine guns break down on their number or more; of several in a group the one that rolls highest does (8.9.6.1). */
import { D6, total } from '../../kernel/dice/index.js';
import type { Act, Unit } from '../system.js';
import { isMachineGun } from '../units/kinds.js';
import type { Shot } from './04-firepower.js';

const NEVER = 13;

export function breakDown(act: Act, shots: readonly Shot[], rolled: number): void {
  const failing = shots
    .map(({ firing }) => firing)
    .filter((weapon) => isMachineGun(weapon) && rolled >= (weapon.breakdown ?? NEVER));
  for (const weapon of failing.length > 1 ? highest(act, failing) : failing)
    act.effect(
      'malfunctioned',
      { weapon: weapon.id, rolled, from: weapon.breakdown ?? NEVER },
      {
        changes: [{ do: 'unit', unit: weapon.id, set: { malfunctioned: true } }],
        cites: ['8.9.6.1'],
      },
    );
}

function highest(act: Act, weapons: readonly Unit[]): Unit[] {
  const rolls = weapons.map((weapon) => ({
    weapon,
    rolled: total(act.rollOf('breakdown', [weapon.id], D6)),
  }));
  const most = Math.max(...rolls.map(({ rolled }) => rolled));
  return rolls.filter(({ rolled }) => rolled === most).map(({ weapon }) => weapon);
}
