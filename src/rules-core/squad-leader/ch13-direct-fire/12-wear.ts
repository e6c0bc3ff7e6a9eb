/** What a shot costs the gun (10.9): malfunction, the last round, ammunition that runs out. */
import type { Ammunition } from '../attributes/ordnance.js';
import { isRaw } from '../ch03-infantry/09-inexperience.js';
import { weariness } from '../ch04-movement/07-double-time.js';
import { isInStrangeHands, strangeWear } from '../ch10-guns/01-crews.js';
import { wearOfMoving } from '../ch10-guns/04-mortars.js';
import { frostOn } from '../ch16-fire/06-extreme-winter.js';
import { specialOf } from '../scenario-rules/special.js';
import { type Act, type Battle, type Change, sumOf, type Unit } from '../system.js';
import { isLightMortar, isVehicle } from '../units/kinds.js';
import type { Piece } from '../units/ordnance.js';
import type { Plan } from './02-plan.js';
import { INTENSIVE_WEAR } from './11-intensive-fire.js';
import { isCore, supplyOf } from './27-special-ammunition.js';

const BREAKS_FROM = 12;
const HEAVY = 150;
const LAST_ROUND_FROM = 11;

interface Fired {
  readonly plan: { readonly ammunition?: Ammunition };
  readonly intensive: boolean;
  readonly rolled: number;
  /** What weariness adds (`wearyOf`). */
  readonly weary: number;
}

/** Asked before they fire, which rests them: for support weapons, not for guns (4.7.11). */
export const wearyOf = ({ unit, crew }: Piece): number =>
  isLightMortar(unit) ? sumOf(weariness([crew], '4.7.11')) : 0;

/** By the unmodified roll To Hit, when the shot itself is done (10.9.2.1). */
export function wearOut(act: Act, piece: Piece, { plan, intensive, rolled, weary }: Fired): void {
  const { unit, gun } = piece;
  const from =
    (unit.breakdown ?? BREAKS_FROM) +
    frostOn(act.battle, piece.crew) -
    (intensive ? INTENSIVE_WEAR : 0) -
    strangeWear(piece) -
    (isRaw(act.battle, piece.crew) ? 1 : 0) -
    wearOfMoving(piece);
  const { ammunition } = plan;
  if (ammunition && rolled >= lastRollOf(act.battle, piece, ammunition)) useUp(act, unit, ammunition, rolled);
  const worn = rolled + weary;
  const isShort = specialOf(act.battle, 'last-rounds')?.side === unit.side;
  if (isVehicle(unit) && (gun.calibre >= HEAVY || isShort) && rolled >= LAST_ROUND_FROM)
    act.effect(
      'last-round',
      { unit: unit.id, rolled },
      { changes: [outOf(piece, 'disabled')], cites: [isShort ? 'Sc11/11.2' : '10.9.3.5'] },
    );
  else if (worn >= from && isInStrangeHands(piece))
    act.effect(
      'beyond-repair',
      { weapon: unit.id, rolled, from },
      { changes: [{ do: 'leave', unit: unit.id }], cites: ['10.8.3'] },
    );
  else if (worn >= from)
    act.effect(
      'gun-malfunctioned',
      { unit: unit.id, rolled, from },
      { changes: [outOf(piece, 'malfunctioned')], cites: intensive ? ['10.9.2.1', '13.11.6'] : ['10.9.2.1'] },
    );
}

/** A gun that breaks down has lost its target (13.10.2.1). */
const outOf = ({ unit }: Piece, gunOut: 'malfunctioned' | 'disabled'): Change => ({
  do: 'unit',
  unit: unit.id,
  set: isVehicle(unit) ? { gunOut, acquired: null } : { malfunctioned: true, acquired: null },
});

const NEVER = 13;

type Supplied = Exclude<Ammunition, 'APCR' | 'APDS'> | 'WP';

/** Of shot with a hard core what the chart says (13.27.3.2, 13.27.1.2). */
const lastRollOf = (battle: Battle, piece: Piece, kind: Ammunition): number =>
  (isCore(kind) ? supplyOf(battle, piece)?.number : depletionOf(battle, piece, kind)) ?? NEVER;

/** The roll To Hit with which the last of it is fired; in its first year there may be another number (10.9.3.1, 10.9.3.2, 10.9.3.4). */
export function depletionOf(
  { options }: Battle,
  { gun }: Pick<Piece, 'gun'>,
  kind: Supplied,
): number | undefined {
  const later = kind === 'HEAT' ? gun.heat : gun.depletion?.[kind];
  return gun.firstYear?.year === options.year ? (gun.firstYear[kind] ?? later) : later;
}

/** Before its first year nobody has it (10.9.3.2). */
export const isTooEarlyFor = ({ options }: Battle, { gun }: Pick<Piece, 'gun'>, kind: Supplied): boolean =>
  gun.firstYear?.[kind] !== undefined && options.year < gun.firstYear.year;

const INSTEAD = { HEAT: 'HE', AP: 'HE', HE: 'AP', APCR: 'AP', APDS: 'AP' } as const;

/** Above its number there was none left, and HE or AP is fired instead (10.9.3.1/a). */
export const firedInTheEnd = (
  battle: Battle,
  piece: Piece,
  { ammunition }: Pick<Plan, 'ammunition'>,
  rolled: number,
): Ammunition => (rolled > lastRollOf(battle, piece, ammunition) ? INSTEAD[ammunition] : ammunition);

/** On its number it was the last one. */
function useUp(act: Act, { id, usedUp = [] }: Unit, ammunition: Ammunition, rolled: number): void {
  act.effect(
    'used-up',
    { unit: id, ammunition, rolled },
    {
      changes: [{ do: 'unit', unit: id, set: { usedUp: [...usedUp, ammunition] } }],
      cites: ammunition === 'HEAT' ? ['10.9.3.1/a'] : ['10.9.3.1/a', '10.9.3.4'],
    },
  );
}
