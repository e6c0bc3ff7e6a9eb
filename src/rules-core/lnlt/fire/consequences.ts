/** What comes after the dice: used-up charges, captured weapons that failed, flight before Flamethrowers (1.6, 1.6.3). */
import type { Act, Change } from '../system.js';
import type { Firers } from './strength.js';

export function afterwards(
  act: Act,
  { weapons, from }: Firers,
  { hits, shaken }: { readonly hits: boolean; readonly shaken: readonly string[] },
): void {
  for (const { weapon } of weapons) {
    if (weapon.singleUse) lose(act, weapon.id, 'used');
    else if (weapon.madeBy !== undefined && !hits) lose(act, weapon.id, 'captured');
  }
  if (weapons.some(({ weapon }) => weapon.weapon === 'flamethrower')) flee(act, shaken, from);
}

export function lose(act: Act, weapon: string, why: 'used' | 'captured'): void {
  act.effect(
    'weapon-lost',
    { weapon, why },
    { changes: [{ do: 'leave', unit: weapon }], cites: [why === 'used' ? '1.6.3/g' : '1.6/k'] },
  );
}

function flee(act: Act, shaken: readonly string[], from: string): void {
  const units = shaken.filter((id) => act.battle.unit(id)?.shaken);
  if (units.length === 0) return;
  act.effect(
    'before-flames',
    { units },
    {
      changes: units.map((unit): Change => ({ do: 'unit', unit, set: { flees: from } })),
      cites: ['1.6.3/d'],
    },
  );
  act.plan({ task: 'flight' });
}
