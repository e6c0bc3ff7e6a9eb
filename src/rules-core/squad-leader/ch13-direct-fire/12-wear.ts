/** What a shot costs the gun (10.9): malfunction, the last round, ammunition that runs out. */
import type { Ammunition } from '../attributes/ordnance.js';
import { isInStrangeHands, strangeWear } from '../ch10-guns/01-crews.js';
import { wearOfMoving } from '../ch10-guns/04-mortars.js';
import { frostOn } from '../ch16-fire/06-extreme-winter.js';
import { specialOf } from '../scenario-rules/special.js';
import type { Act, Change, Unit } from '../system.js';
import { isVehicle } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import type { Plan } from './02-plan.js';
import { INTENSIVE_WEAR } from './11-intensive-fire.js';

const BREAKS_FROM = 12;
const HEAVY = 150;
const LAST_ROUND_FROM = 11;

interface Fired {
  readonly plan: Pick<Plan, 'ammunition'>;
  readonly intensive: boolean;
  readonly rolled: number;
}

/** By the unmodified roll To Hit, when the shot itself is done (10.9.2.1). */
export function wearOut(act: Act, piece: Piece, { plan, intensive, rolled }: Fired): void {
  const { unit, gun } = piece;
  const from =
    (unit.breakdown ?? BREAKS_FROM) +
    frostOn(act.battle, piece.crew) -
    (intensive ? INTENSIVE_WEAR : 0) -
    strangeWear(piece) -
    wearOfMoving(piece);
  if (plan.ammunition === 'HEAT' && rolled >= (gun.heat ?? 0)) useUp(act, unit, rolled);
  const isShort = specialOf(act.battle, 'last-rounds')?.side === unit.side;
  if (isVehicle(unit) && (gun.calibre >= HEAVY || isShort) && rolled >= LAST_ROUND_FROM)
    act.effect(
      'last-round',
      { unit: unit.id, rolled },
      { changes: [outOf(piece, 'disabled')], cites: [isShort ? 'Sc11/11.2' : '10.9.3.5'] },
    );
  else if (rolled >= from && isInStrangeHands(piece))
    act.effect(
      'beyond-repair',
      { weapon: unit.id, rolled, from },
      { changes: [{ do: 'leave', unit: unit.id }], cites: ['10.8.3'] },
    );
  else if (rolled >= from)
    act.effect(
      'gun-malfunctioned',
      { unit: unit.id, rolled, from },
      { changes: [outOf(piece, 'malfunctioned')], cites: intensive ? ['10.9.2.1', '13.11.6'] : ['10.9.2.1'] },
    );
}

/** Whoever breaks down has lost his target (13.10.2.1). */
const outOf = ({ unit }: Piece, gunOut: 'malfunctioned' | 'disabled'): Change => ({
  do: 'unit',
  unit: unit.id,
  set: isVehicle(unit) ? { gunOut, acquired: null } : { malfunctioned: true, acquired: null },
});

/** Above its number there was no shaped charge left, and HE is fired instead (10.9.3.1/a). */
export const firedInTheEnd = ({ gun }: Piece, { ammunition }: Plan, rolled: number): Ammunition =>
  ammunition === 'HEAT' && rolled > (gun.heat ?? 0) ? 'HE' : ammunition;

/** On its number it was the last one. */
function useUp(act: Act, { id, usedUp = [] }: Unit, rolled: number): void {
  act.effect(
    'used-up',
    { unit: id, ammunition: 'HEAT', rolled },
    { changes: [{ do: 'unit', unit: id, set: { usedUp: [...usedUp, 'HEAT'] } }], cites: ['10.9.3.1/a'] },
  );
}
