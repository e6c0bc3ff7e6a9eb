/** Berserk units (3.25): who loses his head, what he throws away, and when he comes to himself. */
import { DR, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { clear } from '../ch01-sequence/markers.js';
import { loadFor } from '../ch04-movement/02-portage.js';
import { isAllowed as isDoubleTimeAllowed } from '../ch04-movement/07-double-time.js';
import { unhorse } from '../ch04-movement/12-cavalry.js';
import { carrierOf, setBeneath } from '../ch11-vehicles/37-passengers.js';
import { floats } from '../ch11-vehicles/42-boats.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import {
  infantryAt,
  isAboard,
  isHero,
  isLeader,
  isMachineGun,
  isOnMap,
  isPrisoner,
  isScout,
  moraleOf,
  ordnanceOf,
  weaponsOf,
} from '../units/kinds.js';
import { ratingOf } from './02-leaders.js';
import { leaveBehind } from './20-casualties.js';
import { fallOnCaptors } from './29-freed.js';
import { traitsOf } from './nationalities.js';

const RAGE = 2;
/** The level of check from which on anybody may rage (3.25.1). */
const SERIOUS = 2;

/** An unmodified 2 in a check of fire: of a higher level for most, of any for Russians, SS and Gurkhas (3.25.1). */
export const isEnraged = (unit: Unit, rolled: number, level: number | undefined): boolean =>
  rolled === RAGE &&
  level !== undefined &&
  !unit.berserk &&
  !isHero(unit) &&
  !isScout(unit) &&
  (level >= SERIOUS || traitsOf(unit).rages === true);

/** He gets off what carries him, but not into the water (3.25/j), and throws away what would slow him down; a leader may carry those with him along (3.25.7). */
export function goBerserk(act: Act, id: UnitId): void {
  if (act.battle.theUnit(id).wheels) unhorse(act, id);
  const set = { berserk: true, broken: null, dm: null, pinned: null } as const;
  const unit = act.battle.theUnit(id);
  act.effect(
    'went-berserk',
    { unit: id },
    {
      changes: [
        isAboard(unit) && !isAfloatIn(act.battle, unit)
          ? setBeneath(unit, set)
          : { do: 'unit', unit: id, set },
      ],
      cites: ['3.25.1', '3.25.2'],
    },
  );
  if (isPrisoner(act.battle.theUnit(id))) fallOnCaptors(act, id);
  dropExcess(act, id);
  const leader = act.battle.theUnit(id);
  if (!isLeader(leader) || !isOnMap(leader)) return;
  for (const { id: other } of infantryAt(act.battle, leader.at, leader.side)) follow(act, leader, other);
}

/** In a boat, or an amphibian in the water. */
const isAfloatIn = (battle: Battle, unit: Unit): boolean => {
  const carrier = carrierOf(battle, unit);
  return carrier !== undefined && floats(battle, carrier);
};

/** Desperation Morale with the rating of the berserk leader; who does not follow suffers nothing (3.25.7, 3.10.2/a). */
function follow(act: Act, leader: Unit, id: UnitId): void {
  const unit = act.battle.theUnit(id);
  if (unit.broken || unit.berserk || isHero(unit) || isScout(unit)) return;
  const modifier = ratingOf(leader, unit);
  const needs = moraleOf(unit) - traitsOf(unit).desperation;
  const rolled = total(act.rollOf('berserk leader', [id], DR));
  const passed = rolled + modifier.value <= needs;
  act.effect(
    'morale-check',
    { unit: id, check: 'berserk leader', needs, rolled, modifiers: [modifier], passed },
    { cites: ['3.25.7'] },
  );
  if (passed) goBerserk(act, id);
}

/** A crew at its gun keeps it; others carry what does not slow them, and nothing at double time (3.25.4, 3.25/g). */
export function dropExcess(act: Act, id: UnitId): void {
  const { battle } = act;
  const unit = battle.theUnit(id);
  if (isAtItsGun(battle, unit)) return;
  const room = isDoubleTimeAllowed(battle) ? 0 : loadFor(unit);
  const lightestFirst = [...weaponsOf(battle, unit)].sort((a, b) => loadFor(unit, a) - loadFor(unit, b));
  let carried = 0;
  const dropped = lightestFirst.filter((weapon) => {
    carried += loadFor(unit, weapon);
    return carried > room;
  });
  leaveBehind(
    act,
    id,
    dropped.map((weapon) => weapon.id),
    '3.25.4',
  );
}

/** A berserk crew with a gun that works stays with it, a machine gun or ordnance (3.25.9). */
export const isAtItsGun = (battle: Battle, unit: Unit): boolean =>
  isAtItsMachineGun(battle, unit) ||
  (isMadCrew(unit) && ordnanceOf(battle, unit).some(({ malfunctioned }) => !malfunctioned));

export const isAtItsMachineGun = (battle: Battle, unit: Unit): boolean =>
  isMadCrew(unit) && gunsOf(battle, unit).length > 0;

const isMadCrew = ({ berserk, kind }: Unit): boolean => berserk === true && kind === 'crew';

export const gunsOf = (battle: Battle, unit: Unit): Unit[] =>
  weaponsOf(battle, unit).filter(
    (weapon) => isMachineGun(weapon) && !weapon.malfunctioned && !weapon.dismantled,
  );

/** The berserk among them have seen an enemy die: their rage ends with the phase (3.25.8). */
export function sate(act: Act, ids: readonly UnitId[], enemies: readonly UnitId[]): void {
  const { battle } = act;
  if (enemies.every((id) => battle.unit(id))) return;
  const sated = [...new Set(ids)].filter((id) => battle.unit(id)?.berserk);
  if (sated.length === 0) return;
  const changes = sated.map((id): Change => ({ do: 'unit', unit: id, set: { sated: true } }));
  act.effect('sated', { units: sated }, { changes, cites: ['3.25.8'] });
}

/** At the end of the phase. */
export function calmDown(act: Act): void {
  const units = act.battle.units().filter(({ sated }) => sated);
  if (units.length === 0) return;
  const changes = clear(act.battle, ['berserk', 'sated', 'charges'], ({ sated }) => sated === true);
  act.effect('calmed', { units: units.map(({ id }) => id) }, { changes, cites: ['3.25.8'] });
}
