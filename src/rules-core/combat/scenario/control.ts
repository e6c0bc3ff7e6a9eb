/** Who controls a hex or a building (3.2.3.3). */
import { isLeader, isVehicle, takesChecks, unitsInHex } from '../morale/status.js';
import type { Act, Battle, Unit } from '../system.js';
import { buildingAt, buildingHexesOf } from '../terrain/ground.js';
import { hexOf } from '../terrain/places.js';

type Control = { readonly side: string } | 'disputed' | 'none';

const holds = (unit: Unit): boolean => takesChecks(unit) && !isLeader(unit) && !isVehicle(unit);

export function controlOf(battle: Battle, at: string): Control {
  const hex = hexOf(at);
  const present = unitsInHex(battle, hex);
  const sides = [...new Set(present.map(({ side }) => side))];
  if (sides.length > 1) return 'disputed';
  const holder = present.find(holds);
  if (holder) return { side: holder.side };
  const last = battle.location(hex).control;
  if (last !== undefined) return { side: last };
  const setUp = battle.sideIds().find((id) => battle.side(id).setUp?.includes(hex));
  return setUp === undefined ? 'none' : { side: setUp };
}

/** Disputed with both sides in it; else of a unit that holds one of its hexes; empty, of the side that controls them all. */
export function controlOfBuilding(battle: Battle, at: string): Control {
  const building = buildingAt(battle, at);
  const hexes = building === undefined ? [hexOf(at)] : buildingHexesOf(battle, building);
  const present = hexes.flatMap((hex) => unitsInHex(battle, hex));
  if (new Set(present.map(({ side }) => side)).size > 1) return 'disputed';
  const holder = present.find(holds);
  if (holder) return { side: holder.side };
  const sides = [...new Set(hexes.map((hex) => sideIn(controlOf(battle, hex))))];
  const only = sides.length === 1 ? sides[0] : undefined;
  return only === undefined ? 'none' : { side: only };
}

const sideIn = (control: Control): string | undefined =>
  typeof control === 'object' ? control.side : undefined;

export const isControlledBy = (battle: Battle, at: string, side: string): boolean =>
  sideIn(controlOf(battle, at)) === side;

/** Remembers who is seen to hold a hex now, for when it stands empty: hidden units do not give themselves away by it. */
export function noteControl(act: Act, at: string): void {
  const hex = hexOf(at);
  const side = act.battle.asSeenBy('public', () => sideIn(controlOf(act.battle, hex)));
  if (side === undefined || act.battle.location(hex).control === side) return;
  if (!unitsInHex(act.battle, hex).some(holds)) return;
  act.effect(
    'controlled',
    { hex, side },
    { changes: [{ do: 'location', at: hex, set: { control: side } }], cites: ['3.2.3.3'] },
  );
}
