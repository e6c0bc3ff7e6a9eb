/** Orders of battle: who carries what, who rides where, and who comes when. */
import type { Position } from '../../kernel/position/position.js';
import type { LnltSystem, Unit } from '../system.js';
import { capacityOf } from '../units/kinds.js';

type Start = Position<LnltSystem>;
type Units = Record<string, Unit>;

/** Weapons, passengers and Armor Leaders are where those are who have them; reinforcements know when and where they come. */
export function mustered({ units, secrets }: Start): Pick<Start, 'units' | 'secrets'> {
  const all: Units = { ...units };
  const forces = Object.entries(secrets).map(([side, secret]): [string, typeof secret] => {
    if (!secret.forces) return [side, secret];
    for (const { units: ids, turn, hexes } of secret.forces) {
      giveOut(all, ids);
      if (turn !== undefined) for (const id of ids) all[id] = entering(all[id] as Unit, turn, hexes);
    }
    const own = secret.forces.map((force) => ({
      ...force,
      units: force.units.filter((id) => !carrierOf(all, id)),
    }));
    return [side, { ...secret, forces: own.filter((force) => force.units.length > 0) }];
  });
  for (const id of Object.keys(all)) {
    const at = placeOf(all, id);
    if (at !== undefined) all[id] = { ...(all[id] as Unit), at };
  }
  return { units: all, secrets: Object.fromEntries(forces) };
}

/** They come dismantled, whatever they were (1.6.1/d); a Sniper shows himself when his owner likes (11.4). */
const entering = (unit: Unit, turn: number, hexes: readonly string[]): Unit =>
  unit.kind === 'sniper'
    ? unit
    : {
        ...unit,
        enters: { turn, hexes: [...hexes] },
        ...(unit.tripod && { tripod: 'dismantled' as const }),
      };

/** Weapons that name no possessor go round among those of their force who can carry them; Armor Leaders take tanks. */
function giveOut(all: Units, ids: readonly string[]): void {
  const loads = new Map<string, number>();
  for (const { possessor } of Object.values(all))
    if (possessor !== undefined) loads.set(possessor, (loads.get(possessor) ?? 0) + 1);
  const load = (id: string) => loads.get(id) ?? 0;
  for (const id of ids) {
    const unit = all[id] as Unit;
    if (unit.kind === 'armor-leader' && unit.leader === undefined) {
      const tank = ids.find((each) => all[each]?.kind === 'vehicle' && !ledIn(all, each));
      if (tank !== undefined) all[id] = { ...unit, leader: tank };
    }
    if (unit.kind !== 'weapon' || unit.possessor !== undefined) continue;
    const able = ids.filter((each) => load(each) < capacityOf(all[each] as Unit));
    const [bearer] = able.sort(
      (a, b) => load(a) - load(b) || capacityOf(all[b] as Unit) - capacityOf(all[a] as Unit),
    );
    if (bearer === undefined) continue;
    loads.set(bearer, load(bearer) + 1);
    all[id] = { ...unit, possessor: bearer };
  }
}

const ledIn = (all: Units, tank: string): boolean => Object.values(all).some(({ leader }) => leader === tank);

const carrierOf = (all: Units, id: string): string | undefined =>
  all[id]?.possessor ?? all[id]?.aboard ?? all[id]?.leader;

/** Where it stands, or where its carrier does: a weapon of a passenger is in the vehicle. */
function placeOf(all: Units, id: string, depth = 0): string | undefined {
  const carrier = carrierOf(all, id);
  if (carrier === undefined || depth > 2) return all[id]?.at;
  return placeOf(all, carrier, depth + 1) ?? all[id]?.at;
}
