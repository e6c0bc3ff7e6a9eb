/** 19.1.9: a battery that has placed an FFE is used up; any other is there again. In all scenarios it is known by its id. */
import type { CampaignPieces } from '../../campaign/pieces.js';
import { batteriesOf } from '../artillery/battery.js';
import type { RuleId } from '../rules.js';
import type { Battle } from '../system.js';

type Supplies = NonNullable<CampaignPieces['supplies']>;
type WrittenSide = Parameters<Supplies['without']>[0];
type WrittenUnit = WrittenSide['forces'][number]['units'][number];

/** Batteries of each side that have placed an FFE. */
export function usedUp(battle: Battle): Record<string, string[]> {
  const spent = battle.sideIds().map((side): [string, string[]] => {
    const fired = batteriesOf(battle, side).filter((battery) => battery.fired || battery.ffe !== undefined);
    return [side, fired.map(({ id }) => id)];
  });
  return Object.fromEntries(spent.filter(([, batteries]) => batteries.length > 0));
}

export const supplies: Supplies = {
  cites: ['19.1.9'] satisfies RuleId[],
  without(side, gone) {
    const { batteries, ...is } = side.is;
    if (!Array.isArray(batteries)) return side;
    const left = batteries.filter((battery) => !gone.includes((battery as { id: string }).id));
    const forces = side.forces.flatMap((force) => {
      const units = force.units.flatMap((unit) => withoutSet(unit, gone));
      return units.length > 0 ? [{ ...force, units }] : [];
    });
    return { ...side, is: { ...is, ...(left.length > 0 && { batteries: left }) }, forces };
  },
};

/** A radio or phone to a battery that is gone is left behind; a spotter plane does not come without its battery. */
function withoutSet(unit: WrittenUnit, gone: readonly string[]): WrittenUnit[] {
  const { radio, phone, ...is } = unit.is;
  const isGone = (set: unknown) => typeof set === 'string' && gone.includes(set);
  if (!isGone(radio) && !isGone(phone)) return [unit];
  if (is.kind === 'aircraft') return [];
  const kept = {
    ...(radio !== undefined && !isGone(radio) && { radio }),
    ...(phone !== undefined && !isGone(phone) && { phone }),
  };
  return [{ ...unit, is: { ...is, ...kept } }];
}
