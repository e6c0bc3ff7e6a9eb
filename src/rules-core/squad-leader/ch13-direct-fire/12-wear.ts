/** What a shot costs the gun (10.9): malfunction, the last round, ammunition that runs out. */
import type { Ammunition } from '../attributes/ordnance.js';
import type { Act, Change } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import type { Plan } from './02-plan.js';
import { INTENSIVE_WEAR } from './11-intensive-fire.js';

const BREAKS_FROM = 12;
const HEAVY = 150;
const LAST_ROUND_FROM = 11;

interface Fired {
  readonly plan: Plan;
  readonly intensive: boolean;
  readonly rolled: number;
}

/** By the unmodified roll To Hit; the shot itself still counts (10.9.2.1). What is fired in the end. */
export function wearOf(act: Act, piece: Piece, { plan, intensive, rolled }: Fired): Ammunition {
  const { unit, gun } = piece;
  const from = (unit.breakdown ?? BREAKS_FROM) - (intensive ? INTENSIVE_WEAR : 0);
  if (isVehicle(unit) && gun.calibre >= HEAVY && rolled >= LAST_ROUND_FROM)
    act.effect(
      'last-round',
      { unit: unit.id, rolled },
      { changes: [outOf(piece, 'disabled')], cites: ['10.9.3.5'] },
    );
  else if (rolled >= from)
    act.effect(
      'gun-malfunctioned',
      { unit: unit.id, rolled, from },
      { changes: [outOf(piece, 'malfunctioned')], cites: intensive ? ['10.9.2.1', '13.11.6'] : ['10.9.2.1'] },
    );
  return plan.ammunition === 'HEAT' ? shapedCharge(act, piece, rolled) : plan.ammunition;
}

/** Whoever breaks down has lost his target (13.10.2.1). */
const outOf = ({ unit }: Piece, gunOut: 'malfunctioned' | 'disabled'): Change => ({
  do: 'unit',
  unit: unit.id,
  set: isVehicle(unit) ? { gunOut, acquired: null } : { malfunctioned: true, acquired: null },
});

/** Below its number it is there, on it this is the last, above it there was none, and HE is fired instead (10.9.3.1/a). */
function shapedCharge(act: Act, { unit, gun }: Piece, rolled: number): Ammunition {
  const number = gun.heat ?? 0;
  if (rolled >= number)
    act.effect(
      'used-up',
      { unit: unit.id, ammunition: 'HEAT', rolled },
      {
        changes: [{ do: 'unit', unit: unit.id, set: { usedUp: [...(unit.usedUp ?? []), 'HEAT'] } }],
        cites: ['10.9.3.1/a'],
      },
    );
  return rolled > number ? 'HE' : 'HEAT';
}
