/** Wire (15.1): men come into it only in the Advance Phase, and lose movement factors on their way out; tracks crush it. */
import { type Act, type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import { isOnMap } from '../units/kinds.js';

export const isWired = (battle: Battle, at: string): boolean => battle.location(at).wire === true;

/** Not in the Movement Phase, but from wire to wire (15.1.3); never on skis or wheels (4.13.9, 4.10.9/a). */
export const isHeldByWire = (
  battle: Battle,
  from: string | undefined,
  to: string,
  gear: { readonly onSkis?: boolean | undefined; readonly wheels?: Unit['wheels'] } = {},
): boolean =>
  isWired(battle, to) &&
  (gear.onSkis === true || gear.wheels !== undefined || from === undefined || !isWired(battle, from));

/** They begin their step in wire, which is rolled for before they know how far they come (1.3/3.1). */
export const isInWire = (battle: Battle, { at }: Unit): boolean => at !== undefined && isWired(battle, at);

/** The first hex out of it is open to those who have not moved, whatever it costs (15.1.4). */
export const alwaysGetsOut = (battle: Battle, units: readonly Unit[]): boolean =>
  units.every((unit) => isInWire(battle, unit) && unit.spent === undefined);

/** Why those in wire do not go on such a way. */
export function cannotLeaveWire(
  battle: Battle,
  [first]: readonly Unit[],
  path: readonly string[],
  assault?: true,
): Refusal | undefined {
  if (!first || !isInWire(battle, first)) return undefined;
  if (assault) return refuse('TOO_FAR', 'Nobody leaves wire by Assault Movement.', '4.5.3');
  return path.length > 1
    ? refuse('TOO_FAR', 'Out of wire they go one hex, and then see how far they come.', '15.1.4')
    : undefined;
}

const CRUSHERS: readonly Unit['vehicle'][] = ['tank', 'sp-gun', 'carrier', 'halftrack'];

/** Trucks, jeeps and armoured cars stay out (15.1.11). */
export const keepsOutOfWire = (battle: Battle, { vehicle }: Unit, at: string): boolean =>
  isWired(battle, at) && !CRUSHERS.includes(vehicle);

/** A halftrack is held in it until its next Movement Phase (15.1.13). */
export const isStoppedByWire = (battle: Battle, { vehicle }: Unit, at: string): boolean =>
  vehicle === 'halftrack' && isWired(battle, at);

/** Tracks crush wire, whose ever it is: the first that they meet in a player turn (15.1.12, 15.1.13). */
export function crushWire(act: Act, id: string): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  if (!isOnMap(vehicle) || !isWired(battle, vehicle.at) || vehicle.crushed) return;
  const changes: Change[] = [
    { do: 'location', at: vehicle.at, set: { wire: null } },
    { do: 'unit', unit: id, set: { crushed: true } },
  ];
  act.effect(
    'wire-crushed',
    { unit: id, at: vehicle.at },
    { changes, cites: [vehicle.vehicle === 'halftrack' ? '15.1.13' : '15.1.12'] },
  );
}

/** It is cleared, or blown away by shells or a charge (15.1.5, 15.1.8, 15.1.9). */
export function removeWire(act: Act, at: string, cites: '15.1.5' | '15.1.8' | '15.1.9'): void {
  if (!isWired(act.battle, at)) return;
  act.effect(
    'wire-removed',
    { at },
    { changes: [{ do: 'location', at, set: { wire: null } }], cites: [cites] },
  );
}
