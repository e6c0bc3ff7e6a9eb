/** White phosphorus of the bazooka of 1945 (8.18.4/b). */
import { lay } from '../ch09-artillery/16-smoke.js';
import { burnWith } from '../ch09-artillery/16-white-phosphorus.js';
import type { Act, Unit } from '../system.js';

/** On this unmodified roll its last one goes off, above it there was none. */
export const LAST_PHOSPHORUS = 6;
const MODEL = '45a';

export const hasPhosphorus = ({ weapon, model, usedUp }: Unit): boolean =>
  weapon === 'bazooka' && model === MODEL && !usedUp?.includes('WP');

export function layPhosphorus(act: Act, { id, side }: Unit, at: string, isCritical: boolean): void {
  act.effect(
    'phosphorus-fired',
    { weapon: id, at },
    { changes: [lay(act.battle, at, side, 'white phosphorus')], cites: ['8.18.4/b'] },
  );
  burnWith(act, at, isCritical);
}

export function spendPhosphorus(act: Act, { id, usedUp = [] }: Unit, rolled: number): void {
  if (rolled < LAST_PHOSPHORUS || !act.battle.unit(id)) return;
  act.effect(
    'used-up',
    { unit: id, ammunition: 'WP', rolled },
    { changes: [{ do: 'unit', unit: id, set: { usedUp: [...usedUp, 'WP'] } }], cites: ['8.18.4/b'] },
  );
}
