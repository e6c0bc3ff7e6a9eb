/** Mounted cavalry (4.12): who sits on which horse, how far it goes, how it is hit, and what becomes of a rider who falls. */
import type { UnitId } from '../../kernel/position/position.js';
import { asAnimals } from '../ch11-vehicles/state.js';
import type { Act, Battle, Change, Modifier, Unit } from '../system.js';
import { infantryAt, isMmc, isMount, type OnMap, weaponsOf } from '../units/kinds.js';

const RESTED = 12;
const TIRED = 6;
const MORE_BY_CHARGING = 6;

export const isMounted = ({ rides }: Unit): boolean => rides !== undefined;

export const mountOf = (battle: Battle, { rides }: Unit): Unit | undefined =>
  rides === undefined ? undefined : battle.unit(rides);

export const ridersOf = (battle: Battle, { id }: Unit): Unit[] =>
  battle.units().filter(({ rides }) => rides === id);

/** All who sit on the same horse, the unit first; nobody else of a unit on foot. */
export function companionsOf(battle: Battle, unit: Unit): Unit[] {
  const mount = mountOf(battle, unit);
  return mount ? [unit, ...ridersOf(battle, mount).filter(({ id }) => id !== unit.id)] : [unit];
}

/** Horses without a rider (4.12.12); their handlers are with them. */
export const looseMountsAt = (battle: Battle, at: string, side?: string): OnMap[] =>
  battle
    .unitsAt(at)
    .filter(
      (unit): unit is OnMap =>
        isMount(unit) && (side === undefined || unit.side === side) && ridersOf(battle, unit).length === 0,
    );

/** What a horse has (4.12.20). */
export const factorsOfMount = ({ winded, fresh }: Unit, { charging }: Unit): number =>
  (winded || fresh ? TIRED : RESTED) + (charging ? MORE_BY_CHARGING : 0);

/** Everything that goes where the unit goes: what it carries and leads, what its horses carry, and its mount. */
export function baggageOf(battle: Battle, unit: Unit): Unit[] {
  const mount = mountOf(battle, unit);
  const own = weaponsOf(battle, unit);
  return [...own, ...own.flatMap((one) => weaponsOf(battle, one)), ...(mount ? [mount] : [])];
}

/** Riders and horses are easier to hit (4.12.22), and so are the animals before a wagon. */
export const asTarget = (unit: Unit): Modifier[] =>
  isMount(unit) || isMounted(unit)
    ? [{ why: 'mounted', value: -1, cites: unit.wheels ? AS_RIDER[unit.wheels] : '4.12.22' }]
    : asAnimals(unit);

const AS_RIDER = { cycle: '4.10.20', sidecar: '4.10.20', bicycle: '4.11.8' } as const;

/** Shell holes are no cover for them (4.12.22). */
export const coverOf = (unit: Unit, cover: readonly Modifier[]): Modifier[] =>
  cover.filter(({ why }) => why !== 'shell hole' || !(isMount(unit) || isMounted(unit)));

/** Who breaks or is killed falls, and the horse bolts, unless another sits on it who is unhurt (4.12.24). */
export function unhorse(act: Act, id: UnitId, cites: '4.12.24' | '4.12.26' = '4.12.24'): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  const mount = mountOf(battle, unit);
  if (!mount) return;
  const isStopped = battle.clock.phase === 'movement' && { dismounted: true as const };
  const keepsItsSeat = companionsOf(battle, unit).some((one) => one.id !== id && !one.broken);
  const changes: Change[] = [
    { do: 'unit', unit: id, set: { rides: null, charging: null, wheels: null, walked: null, ...isStopped } },
  ];
  if (!keepsItsSeat && isMount(mount)) changes.push({ do: 'leave', unit: mount.id });
  act.effect('unhorsed', { unit: id, bolted: !keepsItsSeat && isMount(mount) }, { changes, cites: [cites] });
}

/** At the end of the Movement Phase those who charged have winded their horses (4.12.36). */
export function windHorses(act: Act): void {
  const { battle } = act;
  const winded = battle
    .units()
    .filter((unit) => isMount(unit) && ridersOf(battle, unit).some((one) => one.charging));
  if (winded.length === 0) return;
  const changes = winded.map(({ id }): Change => ({ do: 'unit', unit: id, set: { winded: true } }));
  act.effect('winded', { mounts: winded.map(({ id }) => id) }, { changes, cites: ['4.12.36'] });
}

/** A player turn of its own without a step makes a horse fit again (4.12.36). */
export function restHorses(act: Act, side: string): void {
  const { battle } = act;
  const rested = battle.units().filter((unit) => unit.side === side && unit.winded && !unit.moved);
  if (rested.length === 0) return;
  const changes = rested.map(({ id }): Change => ({ do: 'unit', unit: id, set: { winded: null } }));
  act.effect('rested', { mounts: rested.map(({ id }) => id) }, { changes, cites: ['4.12.36'] });
}

/** Whom fire and close combat in a hex can strike: men, and horses by themselves (4.12.25). */
export const targetsAt = (battle: Battle, at: string, side?: string): OnMap[] => [
  ...infantryAt(battle, at, side),
  ...looseMountsAt(battle, at, side),
];

/** One rider who is a multi-man counter, and one who is not (4.12.15). */
export const hasSeatFor = (battle: Battle, mount: Unit, unit: Unit): boolean =>
  ridersOf(battle, mount).every((rider) => isMmc(rider) !== isMmc(unit));
