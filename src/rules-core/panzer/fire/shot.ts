/** One shot: who fires what at whom, and what forbids it (4.4.1, 6.5). */
import { distance } from '../../mechanics/places.js';
import type { AmmoRow, Command, Weapon } from '../attributes/index.js';
import { commandOf } from '../command/known.js';
import { areOfOnePlatoon, isWithoutRadio } from '../command/radio.js';
import { notItsFormation } from '../initiative/groups.js';
import type { DecisionKind } from '../sequence/decisions.js';
import { plays } from '../sequence/sides.js';
import { seesThrough } from '../spotting/camouflage.js';
import { canSpot } from '../spotting/range.js';
import { type Battle, type Refusal, refuse, type Unit } from '../system.js';
import { isFreeToFire } from '../transport/mounted-fire.js';
import { facingToBear } from '../turrets/overwatch.js';
import { isSmallArms, isVehicle, notYours, rowOf, weaponOf } from '../units/kinds.js';
import { bears } from './arcs.js';
import { dummyGun } from './op-tank.js';

/** As it is ordered. */
export interface Aimed {
  readonly unit: string;
  readonly weapon: string;
  readonly ammo: string;
  /** Pinning Fire (7.18). */
  readonly pinning?: true | undefined;
}

export interface Shot {
  readonly shooter: Unit;
  readonly target: Unit;
  readonly weapon: Weapon;
  readonly row: AmmoRow;
  readonly range: number;
  readonly bracket: Bracket;
  /** Overwatch Fire. */
  readonly overwatch?: true;
  /** Its turret turned to the target (7.8.4). */
  readonly turned?: true;
  readonly pinning?: true;
  /** Defensive Fire (7.50). */
  readonly defensive?: true;
}

const BRACKETS = ['P', 'S', 'M', 'L', 'E'] as const;
type Bracket = (typeof BRACKETS)[number];

/** The first bracket that reaches so far; range 0 is pointblank (S.range, S.range-bands). */
export const bracketOf = (row: AmmoRow, range: number): Bracket | undefined =>
  BRACKETS.find((bracket) => {
    const to = row.range[bracket];
    return to !== undefined && range <= to;
  });

export type Occasion = Extract<
  DecisionKind,
  'direct-fire' | 'overwatch' | 'interrupt' | 'quickdraw' | 'defensive-fire'
>;

/** Aimed as it is in the Direct Fire Step; otherwise as on Overwatch. */
const isAimed = (occasion: Occasion): boolean => occasion === 'direct-fire' || occasion === 'quickdraw';

/** The shot, or why it cannot be fired now. */
export function shotOf(
  battle: Battle,
  aimed: Aimed,
  target: Unit,
  occasion: Occasion,
  by: string,
): Shot | Refusal {
  const shooter = battle.unit(aimed.unit);
  if (shooter?.side !== by) return notYours(aimed.unit);
  return mayFire(battle, shooter, occasion) ?? armed(battle, shooter, aimed, target, occasion);
}

/** What the unit has to be, and the command it needs. */
export function mayFire(battle: Battle, shooter: Unit, occasion: Occasion): Refusal | undefined {
  const unfit = isUnfit(battle, shooter);
  if (unfit) return unfit;
  if (!COMMANDS[occasion].includes(commandOf(battle, shooter))) return lacks(shooter, occasion);
  return occasion === 'direct-fire' ? notItsFormation(battle, shooter) : undefined;
}

export function isUnfit(battle: Battle, shooter: Unit): Refusal | undefined {
  if (shooter.hidden)
    return refuse(
      'IS_HIDDEN',
      `${shooter.name} is under a HIDDEN UNIT counter: show the counter first.`,
      '7.2.2.3/a',
    );
  if (shooter.at === undefined || shooter.bailedOut || !isFreeToFire(battle, shooter))
    return refuse('CANNOT_FIRE', `${shooter.name} is in no state to fire.`, 'S.direct-fire/b');
  if (shooter.fullCover)
    return refuse('IN_FULL_COVER', `${shooter.name} is in Full Cover and may not fire.`, 'S.full-cover/b');
  return undefined;
}

/** FIRE or SHORT HALT in the Direct Fire Step, OVERWATCH after it or at movers (4.4.1, 4.4.2). */
const COMMANDS: Readonly<Record<Occasion, readonly Command[]>> = {
  'direct-fire': ['fire', 'short-halt'],
  overwatch: ['overwatch'],
  interrupt: ['overwatch'],
  quickdraw: ['fire'],
  'defensive-fire': ['none'],
};

function lacks({ name }: Unit, occasion: Occasion): Refusal {
  switch (occasion) {
    case 'direct-fire':
      return refuse('NO_FIRE_COMMAND', `${name} has neither FIRE nor SHORT HALT.`, 'S.direct-fire/b');
    case 'quickdraw':
      return refuse('NO_FIRE_COMMAND', `${name} has no FIRE: hold your fire.`, '7.54/b', '7.54/f');
    case 'defensive-fire':
      return refuse('NOT_WITHOUT_COMMAND', `${name} has a command: only N/C fires back.`, '7.50/a');
    default:
      return refuse('NOT_ON_OVERWATCH', `${name} has no OVERWATCH command.`, 'S.overwatch/a');
  }
}

/** Whatever its command: the weapon, the range, the spot and the Field-of-Fire. */
export function armed(
  battle: Battle,
  shooter: Unit,
  { weapon: name, ammo, pinning }: Aimed,
  target: Unit,
  occasion: Occasion,
): Shot | Refusal {
  const weapon = weaponOf(shooter, name);
  const row = weapon && rowOf(weapon, ammo);
  if (!weapon || !row) return refuse('NO_SUCH_WEAPON', `${shooter.name} has no "${name}" with ${ammo}.`);
  const dummy = dummyGun(battle, shooter, row);
  if (dummy) return dummy;
  const spent = hasFired(shooter, weapon);
  if (spent) return spent;
  if (weapon.state) return refuse('OUT_OF_ORDER', `${name} of ${shooter.name} has malfunctioned.`, '7.25/a');
  if (row.from !== undefined && battle.options.date !== undefined && battle.options.date < row.from)
    return refuse('NOT_YET_ISSUED', `${ammo} is issued from ${row.from} on.`, 'S.ammo-limits');
  if (row.type !== 'GP' && !isVehicle(target))
    return refuse(
      'NOT_A_VEHICLE',
      'Armor-piercing fire is aimed at vehicles only: fire GP.',
      'S.direct-fire-targets',
      'CES.1/d',
    );
  if (pinning && occasion === 'defensive-fire')
    return refuse('CANNOT_PIN', 'Pinning Fire needs FIRE, SHORT HALT or OVERWATCH: fire normally.', '7.18/a');
  if (pinning && (!plays(battle, '7.18') || !isSmallArms(weapon) || isVehicle(target)))
    return refuse(
      'CANNOT_PIN',
      'Pinning Fire is fire of small arms at leg or towed units, where the option is in play.',
      '7.18/a',
    );
  return aimedAt(battle, { shooter, target, weapon, row }, occasion);
}

/** A unit fires once in a turn; its attached weapons fire as well (5.14). */
function hasFired(shooter: Unit, weapon: Weapon): Refusal | undefined {
  const has = weapon.attached ? weapon.fired : shooter.fired;
  return has ? refuse('HAS_FIRED', `${shooter.name} has fired in this turn.`, 'S.fires-per-turn') : undefined;
}

function aimedAt(
  battle: Battle,
  shot: Pick<Shot, 'shooter' | 'target' | 'weapon' | 'row'>,
  occasion: Occasion,
): Shot | Refusal {
  const { shooter, target, weapon, row } = shot;
  const [from, to] = [shooter.at as string, target.at as string];
  const range = distance(battle, from, to);
  const bracket = bracketOf(row, range);
  if (!bracket || row.factor[bracket] === undefined || range < (weapon.minRange ?? 0))
    return refuse('OUT_OF_RANGE', `${target.name} is out of range: ${range} hexes.`, 'S.range-bands');
  if (!isKnown(battle, shooter, target, occasion))
    return refuse(
      'NOT_SPOTTED',
      `${target.name} is not spotted by ${shooter.name}.`,
      'S.spotting/c',
      'S.spotting/e',
    );
  const mayTurn = !isAimed(occasion) && facingToBear(battle, shooter, weapon, to) !== undefined;
  if (!mayTurn && !bears(battle, shooter, weapon, to))
    return refuse(
      'OUTSIDE_FIELD_OF_FIRE',
      `${target.name} is outside the Field-of-Fire of ${shooter.name}.`,
      'S.facing-and-field-of-fire/a',
    );
  const aimed = { shooter, target, weapon, row, range, bracket };
  return isAimed(occasion) ? aimed : { ...aimed, overwatch: true };
}

/** In the Direct Fire Step what was spotted, on Overwatch what it can spot now (4.1.1); a unit that draws has spotted it itself. */
function isKnown(battle: Battle, shooter: Unit, target: Unit, occasion: Occasion): boolean {
  if (occasion === 'direct-fire' && !isSpottedFor(battle, shooter, target)) return false;
  if (occasion === 'quickdraw' && !target.spotters?.includes(shooter.id)) return false;
  if (occasion === 'direct-fire' && !isToldOf(battle, shooter, target)) return false;
  return canSpot(battle, shooter, target) && seesThrough(battle, shooter, target);
}

/** A spot is handed off, but with Limited Spotting only to those that can keep it (7.7.2/a); told without names, to all. */
export function isSpottedFor(battle: Battle, { id, side }: Unit, target: Unit): boolean {
  const { spotted, spotters } = target;
  if (!spotted) return battle.secret(side).spots?.includes(target.id) === true;
  return !plays(battle, '7.7') || spotters === undefined || spotters.includes(id);
}

/** Vehicles without radio hand off and receive spots within their platoon only (7.4.1); told without names, to all. */
function isToldOf(battle: Battle, shooter: Unit, { spotters }: Unit): boolean {
  if (!plays(battle, '7.4') || !spotters) return true;
  return spotters.some((id) => {
    const spotter = battle.unit(id);
    if (!spotter || areOfOnePlatoon(battle, spotter, shooter)) return true;
    return !isWithoutRadio(battle, spotter) && !isWithoutRadio(battle, shooter);
  });
}

/** Everything a unit can fire, by name. */
export const aimsOf = (shooter: Unit): Aimed[] =>
  (shooter.weapons ?? []).flatMap((weapon) =>
    weapon.rows.map(({ ammo }) => ({ unit: shooter.id, weapon: weapon.name, ammo })),
  );

interface Announced extends Aimed {
  readonly turned?: true | undefined;
}

/** A shot that was announced: nothing can keep it from being fired any more. */
export function announcedShot(
  battle: Battle,
  { unit, weapon: name, ammo, turned, pinning }: Announced,
  target: Unit,
  {
    overwatch,
    defensive,
  }: Partial<Pick<NonNullable<Battle['clock']['announced']>, 'overwatch' | 'defensive'>> = {},
): Shot | undefined {
  const shooter = battle.unit(unit);
  const weapon = shooter && weaponOf(shooter, name);
  const row = weapon && rowOf(weapon, ammo);
  if (!shooter || !row || shooter.at === undefined || target.at === undefined) return undefined;
  const range = distance(battle, shooter.at, target.at);
  const bracket = bracketOf(row, range);
  return (
    bracket && {
      shooter,
      target,
      weapon,
      row,
      range,
      bracket,
      ...(overwatch && { overwatch }),
      ...(turned && { turned }),
      ...(pinning && { pinning }),
      ...(defensive && { defensive }),
    }
  );
}
