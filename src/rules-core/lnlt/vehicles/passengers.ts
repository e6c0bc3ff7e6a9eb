/** Passengers (16): who rides, inside or on top, and how they come off. */
import { D6, total } from '../../kernel/dice/index.js';
import { eliminate, shake } from '../damage/fate.js';
import { coverToMorale, moraleCheck } from '../damage/morale.js';
import { hasRoom } from '../ground/stacking.js';
import type { RuleId } from '../rules.js';
import { type Act, type Battle, type Change, roundUp, type Unit } from '../system.js';
import { standingAt, weaponsOf } from '../units/kinds.js';

/** People in or on a vehicle. */
export const ridersOf = (battle: Battle, vehicle: Unit, where?: 'inside' | 'outside'): Unit[] =>
  standingAt(battle, vehicle.at as string).filter(
    ({ aboard, riding }) => aboard === vehicle.id && (where === undefined || riding === where),
  );

export const ridingCost = ({ mf = 0 }: Unit): number => roundUp(mf / 2);

/** On the ground, under a Moved marker. */
const offChange = ({ id }: Unit): Change => ({
  do: 'unit',
  unit: id,
  set: { aboard: null, riding: null, marker: 'moved' },
});

/** They come off at once and the enemy may fire at them (16.2/b); a Morale Check where the rule asks for one. */
export function tumbleOff(act: Act, riders: readonly Unit[], check: boolean, ...cites: RuleId[]): void {
  const [first] = riders;
  if (!first) return;
  act.effect(
    'came-off',
    { units: riders.map(({ id }) => id), at: first.at as string },
    { changes: riders.map(offChange), cites },
  );
  openWindow(act, riders);
  meetMines(act, riders, first.at as string);
  if (!check) return;
  for (const id of act.byName(riders.map((unit) => unit.id))) {
    const unit = act.battle.theUnit(id);
    if (!unit.shaken && !moraleCheck(act, unit, coverToMorale(act.battle, unit.at), ...cites))
      shake(act, id, ...cites);
  }
}

/** Opportunity Fire at those who came off, after the attack that is being resolved (16.2/h). */
function openWindow(act: Act, riders: readonly Unit[]): void {
  const at = riders[0]?.at as string;
  const ids = riders.map(({ id }) => id);
  const mp = Math.max(...riders.map(ridingCost));
  const open = act.battle.clock.window;
  const joins = open?.at === at && act.battle.unit(open.movers[0] ?? '')?.side === riders[0]?.side;
  const window = joins
    ? { ...open, movers: [...open.movers, ...ids], shots: open.shots + mp }
    : { at, movers: ids, shots: mp };
  act.effect(
    'under-fire',
    { units: ids, at },
    { changes: [{ do: 'clock', set: { window } }], cites: ['16.2/b', '16.2/h'] },
  );
  if (!joins) act.plan({ task: 'window' });
}

/** Each passenger and each Support Weapon saves itself on an even die (16.1.1). */
export function bailOut(act: Act, vehicle: Unit): void {
  const { battle } = act;
  const riders = ridersOf(battle, vehicle);
  const kit = riders.flatMap((rider) => weaponsOf(battle, rider));
  for (const id of act.byName(kit.map((weapon) => weapon.id))) {
    const die = total(act.rollOf('Bailout', [id], D6));
    const survives = die % 2 === 0;
    act.effect(
      'bailout',
      { unit: id, die, survives },
      { changes: survives ? [] : [{ do: 'leave', unit: id }], cites: ['16.1.1/b'] },
    );
  }
  for (const id of act.byName(riders.map((rider) => rider.id))) {
    const die = total(act.rollOf('Bailout', [id], D6));
    const survives = die % 2 === 0;
    const unit = battle.theUnit(id);
    act.effect(
      'bailout',
      { unit: id, die, survives },
      { changes: survives ? [offChange(unit)] : [], cites: ['16.1.1'] },
    );
    if (!survives || !hasRoom(battle, unit.at as string, [battle.theUnit(id)]))
      eliminate(act, id, survives ? '1.3/k' : '16.1.1');
    else shake(act, id, '16.1.1');
  }
  meetMines(act, riders, vehicle.at as string);
}

/** Mines also attack units that get out of a vehicle among them (21.4/b). */
export function meetMines(act: Act, units: readonly Pick<Unit, 'id'>[], at: string): void {
  if (act.battle.location(at).mines) act.plan({ task: 'mines', units: units.map(({ id }) => id), at });
}
