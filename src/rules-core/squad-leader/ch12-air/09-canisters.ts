/** Arms canisters (12.9.29): German paratroops find their small arms on the ground. */
import { type Act, type Battle, type Change, type Unit } from '../system.js';
import { isOnMap, type OnMap, ofSide } from '../units/kinds.js';

export const isCanister = ({ weapon }: Unit): boolean => weapon === 'canister';

const hasLanded = (battle: Battle, side: string): boolean => battle.side(side).airdrop === 'landed';

/** Who stands unbroken where a canister is, without a parachute, takes what is in it: one canister for one squad (12.9.29/a, 12.9/q14). */
export function equip(act: Act): void {
  const { battle } = act;
  for (const side of battle.options.order)
    if (hasLanded(battle, side))
      for (const unit of ofSide(battle, side)) {
        const canister = isReady(unit) ? canisterFor(battle, unit) : undefined;
        if (canister) arm(act, unit, canister);
      }
}

const isReady = (unit: Unit): unit is OnMap =>
  unit.unequipped === true && !unit.broken && !unit.parachute && isOnMap(unit);

const canisterFor = (battle: Battle, { at }: OnMap): Unit | undefined =>
  battle.unitsAt(at).find((unit) => isCanister(unit));

function arm(act: Act, { id }: Unit, canister: Unit): void {
  act.effect(
    'equipped',
    { unit: id },
    {
      changes: [
        { do: 'unit', unit: id, set: { unequipped: null } },
        { do: 'leave', unit: canister.id },
      ] satisfies Change[],
      cites: ['12.9.29/a', '12.9/q14'],
    },
  );
}
