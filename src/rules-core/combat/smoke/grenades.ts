/** Infantry smoke grenades (13.1). */
import { placeSmoke } from '../fire/destruction.js';
import { isDisrupted } from '../morale/status.js';
import { type Act, type Battle, type Refusal, refuse, roundUp, type Unit } from '../system.js';
import { distance, isHexName } from '../terrain/places.js';

/** The least Troop Quality that has grenades, and the squads to each of them (13.1.1, 13.1.1/a). */
const BEST_TROOPS = 6;
const SQUADS_PER_GRENADE = 3;

const isTroop = (unit: Unit): boolean => unit.kind === 'squad' || unit.kind === 'half-squad';
const hasSmoke = (unit: Unit): boolean => unit.nationality === 'german' || unit.nationality === 'american';

/** Why the unit cannot place smoke there; undefined: it can. */
export function mayThrowSmoke(battle: Battle, unit: Unit, at: string | undefined): Refusal | undefined {
  if (!isTroop(unit) || !hasSmoke(unit) || unit.tq < BEST_TROOPS)
    return refuse('NO_SMOKE', `${unit.name} has no smoke grenades.`, '13.1.1');
  if (isDisrupted(unit)) return refuse('DISRUPTED', `${unit.name} is Disrupted.`, '12.3.1.5.4');
  if (unit.smoked) return refuse('SMOKED_ALREADY', `${unit.name} has placed smoke in this turn.`, '13.1.1');
  if ((battle.side(unit.side).smokeGrenades ?? 0) <= 0)
    return refuse('OUT_OF_SMOKE', `${unit.side} has no smoke grenades left.`, '13.1.1');
  if (at === undefined || !isHexName(battle, at) || distance(battle, unit.at as string, at) > 1)
    return refuse('TOO_FAR', 'Smoke grenades reach the own or an adjacent hex.', '13.1.1');
  return undefined;
}

export function throwSmoke(act: Act, unit: Unit, hex: string): void {
  placeSmoke(act, hex, 'grenade', '13.1.1', '13.1.2');
  const left = (act.battle.side(unit.side).smokeGrenades ?? 1) - 1;
  act.effect(
    'grenade-used',
    { unit: unit.id, left },
    {
      changes: [
        { do: 'unit', unit: unit.id, set: { smoked: true } },
        { do: 'side', side: unit.side, set: { smokeGrenades: left } },
      ],
      cites: ['13.1.1'],
    },
  );
}

/** The grenades of an order of battle: one for three able squads, and one for each squad of engineers (13.1.1, 13.1.1.1). */
export function grenadesFor(
  units: readonly Pick<Unit, 'kind' | 'nationality' | 'tq' | 'engineers'>[],
): number {
  const squads = units.filter((unit) => unit.kind === 'squad');
  const able = squads.filter((unit) => unit.nationality !== 'russian' && unit.tq >= BEST_TROOPS);
  const engineers = squads.filter((unit) => unit.engineers).length;
  return roundUp(able.length / SQUADS_PER_GRENADE) + engineers;
}
