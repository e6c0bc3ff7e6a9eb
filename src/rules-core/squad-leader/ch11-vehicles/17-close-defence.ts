/** The Nahverteidigungswaffe (11.17): a projector in the roof of some German AFVs, of which the enemy does not know at first. */
import { DR, total } from '../../kernel/dice/index.js';
import { resultOf } from '../ch05-fire/05-fire-table.js';
import { suffer } from '../ch05-fire/05-resolution.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import { infantryAt, type OnMap } from '../units/kinds.js';
import { isManned } from './state.js';

/** Factors of its charge: 90mm (11.17.5). */
const FACTORS = 12;
/** It has no more charges after this roll (11.17.5). */
const CHARGES_OUT = 12;

const hasCharges = (battle: Battle, { id, side }: Unit): boolean =>
  battle.secret(side).closeCharges?.includes(id) === true;

/** Before the battle their crews look whether they have one, where the scenario does not say it (11.17.3). */
export function fitProjectors(act: Act): void {
  const { battle } = act;
  const isTold = new Set(
    battle.sideIds().filter((side) => battle.secret(side).closeCharges ?? battle.secret(side).closeDefence),
  );
  for (const { id, side, projector } of battle.units()) {
    if (projector === undefined || isTold.has(side)) continue;
    const rolled = total(act.rollOf('close defence weapon', [id], DR, [side]));
    const has = rolled <= projector;
    const { closeCharges = [], closeDefence = [] } = battle.secret(side);
    const set = { closeCharges: [...closeCharges, id], closeDefence: [...closeDefence, id] };
    act.effect(
      'projector-rolled',
      { unit: id, rolled, has },
      { changes: has ? [{ do: 'secret', side, set }] : [], to: [side], cites: ['11.17.3'] },
    );
  }
}

/** Its crew is inside: only then the weapon can be used (11.17.7). */
export const isButtonedUp = (unit: Unit): boolean => !unit.exposed && !unit.abandoned;

export const throwsCharges = (battle: Battle, unit: Unit): boolean =>
  hasCharges(battle, unit) && isButtonedUp(unit) && isManned(unit) && !unit.projected;

/** By its model it could have one: its side is asked, whether it has or not (11.17.2). */
export const couldThrowCharges = ({ clock }: Battle, { id, projector, exposed }: Unit): boolean =>
  projector !== undefined && !exposed && clock.defences?.[id] === undefined;

/** No more are left in it. */
const usedUp = (battle: Battle, { id, side }: Unit): Change => {
  const left = (battle.secret(side).closeCharges ?? []).filter((one) => one !== id);
  return { do: 'secret', side, set: { closeCharges: left.length > 0 ? left : null } };
};

/** On all infantry in its hex, without a roll to hit (11.17.5). */
export function throwCharge(act: Act, vehicle: OnMap): void {
  const { battle } = act;
  if (!throwsCharges(battle, vehicle)) return;
  const rolled = total(act.rollOf('close defence weapon', [vehicle.id], DR));
  const result = resultOf(battle, FACTORS, rolled);
  const men = infantryAt(battle, vehicle.at);
  const units = men.filter(({ hidden }) => !hidden).map(({ id }) => id);
  act.effect(
    'charge-thrown',
    { unit: vehicle.id, at: vehicle.at, units, rolled, result },
    {
      changes: [
        { do: 'unit', unit: vehicle.id, set: { projected: true } },
        ...(rolled === CHARGES_OUT ? [usedUp(battle, vehicle)] : []),
      ],
      cites: ['11.17.5/a'],
    },
  );
  suffer(
    act,
    men.map(({ id }) => id),
    result,
    vehicle.at,
  );
}
