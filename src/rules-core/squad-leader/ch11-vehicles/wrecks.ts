/** Vehicles that are immobilized or destroyed, and the wrecks that they leave (11.19.1). */
import type { UnitId } from '../../kernel/position/position.js';
import type { RuleId } from '../rules.js';
import type { Act, Change } from '../system.js';

export function immobilize(act: Act, id: UnitId, cites: readonly RuleId[]): void {
  const changes: Change[] = [{ do: 'unit', unit: id, set: { immobilized: true } }];
  act.effect('immobilized', { unit: id }, { changes, cites });
}

/** A wreck takes its place; of jeeps nothing is left (11.16.3). */
export function destroy(act: Act, id: UnitId, cites: readonly RuleId[], burns = false): void {
  const { battle } = act;
  const vehicle = battle.theUnit(id);
  const at = vehicle.at as string;
  const { name, nationality, armoured, side } = vehicle;
  const wreck = {
    name,
    nationality,
    ...(armoured && { armoured }),
    ...(burns && { burning: true as const }),
  };
  const lost = [...(battle.side(side).lost ?? []), id];
  act.effect(
    'wrecked',
    { unit: id, at, side },
    {
      changes: [
        { do: 'side', side, set: { lost } },
        { do: 'leave', unit: id },
        ...(vehicle.vehicle === 'jeep'
          ? []
          : [
              {
                do: 'location',
                at,
                set: { wrecks: [...(battle.location(at).wrecks ?? []), wreck] },
              } as const,
            ]),
      ],
      cites,
    },
  );
}
