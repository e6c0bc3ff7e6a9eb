/** Demands for surrender (3.28.5.3): at the end of the Rally Phase wavering units in the face of great strength may break. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import type { SideId } from '../../kernel/position/position.js';
import { distance } from '../../mechanics/places.js';
import { isNight, isShown } from '../ch02-sight/08-night.js';
import { sees } from '../ch02-sight/sight.js';
import { unready } from '../ch05-fire/01-group.js';
import { isPointBlank } from '../ch05-fire/04-firepower.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { order } from '../form.js';
import { type Battle, type Change, type Refusal, refuse, type Unit } from '../system.js';
import {
  enemyOf,
  isInfantry,
  isLeader,
  isMachineGun,
  isOnMap,
  isPrisoner,
  moraleOf,
  type OnMap,
  ofSide,
  weaponsOf,
} from '../units/kinds.js';
import { moraleChecks } from './20-morale.js';
import { isCrewedAfv, isSusceptible } from './28-surrender.js';

const MOST_UNITS = 12;
const TIMES = 4;
const TIMES_AGAINST_GUNS = 5;
/** What a single man without firepower counts (3.28.6). */
const NOMINAL = 1;

export const demandSurrender = order({
  title: 'Demand surrender',
  description:
    'At the end of the Rally Phase your units point out wavering enemies whom they could attack with four times their firepower, five times where these have machine guns. Those check their morale, and may break.',
  cites: ['3.28.5.3', '3.28.5.3/a', '3.28.6', '3.28.7'],
  answers: ['surrender'],
  asks: {
    units: z.array(z.string()).min(1).max(MOST_UNITS).describe('The enemies, all in one hex.'),
    by: z.array(z.string()).min(1).max(MOST_UNITS).describe('Your units that threaten them.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, enemyOf(battle, by))) {
      if (!isOnMap(unit) || !isInfantry(unit) || wavers(battle, unit) === undefined) continue;
      const able = ofSide(battle, by).filter((one) => isOnMap(one) && threatens(battle, one, unit.at));
      if (able.length > 0) yield { units: [unit.id], by: able.slice(0, MOST_UNITS).map(({ id }) => id) };
    }
  },
  read({ battle, by }, { units: theirs, by: ours }) {
    const units = inferior(battle, by, theirs);
    if (isRefusal(units)) return units;
    const [{ at }] = units as [OnMap];
    const threat = dominant(battle, by, ours, at);
    if (isRefusal(threat)) return threat;
    const hasGuns = units.some((unit) =>
      weaponsOf(battle, unit).some((gun) => isMachineGun(gun) && !gun.malfunctioned && !gun.dismantled),
    );
    const fp = threat.reduce((sum, unit) => sum + strengthAt(battle, unit, at), 0);
    const needs = (hasGuns ? TIMES_AGAINST_GUNS : TIMES) * units.reduce((sum, unit) => sum + own(unit), 0);
    return fp >= needs
      ? { units: theirs, by: ours, fp, needs }
      : refuse('TOO_WEAK', `They threaten with ${fp}, and need ${needs}.`, '3.28.5.3/a');
  },
  listing: (_eyes, _asked, { fp, needs }) => ({ says: `With ${fp} of ${needs}.` }),
  perform(act, { units, by, fp, needs }) {
    const marks = [...units, ...by].map((id): Change => ({ do: 'unit', unit: id, set: { demanded: true } }));
    act.effect('surrender-demanded', { units, by, fp, needs }, { changes: marks, cites: ['3.28.5.3'] });
    for (const id of units) {
      const isHalf = act.battle.theUnit(id).kind === 'half-squad';
      moraleChecks(act, [id], {
        check: 'surrender',
        modifiers: isHalf ? [{ why: 'half-squad', value: 1, cites: '3.28.5.3' }] : [],
        calmly: true,
        cites: ['3.28.5.3'],
      });
    }
  },
});

/** Firepower of men alone, as it defends (3.28.6). */
const own = ({ fp, unarmed, escaped }: Unit): number => (unarmed || !fp ? NOMINAL : escaped ? fp / 2 : fp);

/** As it could attack: doubled beside the target (3.28.7). */
const strengthAt = (battle: Battle, unit: OnMap, at: string): number =>
  (unit.fp ?? 0) * (isPointBlank(battle, unit.at, at) ? 2 : 1) * (unit.escaped ? 0.5 : 1);

/** Why this unit may have to surrender; undefined when it has not (3.28.5.3). */
function wavers(battle: Battle, unit: OnMap): true | undefined {
  return unit.broken ||
    unit.demanded ||
    unit.hidden ||
    isPrisoner(unit) ||
    isInMelee(battle, unit) ||
    !isSusceptible(battle, unit) ||
    isUpheld(battle, unit)
    ? undefined
    : true;
}

/** A friendly unbroken leader or AFV in sight, and nearer than its morale (3.28.5.3). */
const isUpheld = (battle: Battle, unit: OnMap): boolean =>
  ofSide(battle, unit.side).some(
    (other) =>
      (isLeader(other) || isCrewedAfv(other)) &&
      isOnMap(other) &&
      other.id !== unit.id &&
      !other.broken &&
      distance(battle, other.at, unit.at) < moraleOf(unit) &&
      sees(battle, other.at, unit.at),
  );

/** It could fire at the hex in its next fire phase, from where it is; at night only where the hex is shown (3.28.5.3/a, 2.8.2). */
const threatens = (battle: Battle, unit: OnMap, at: string): boolean =>
  isInfantry(unit) &&
  (!isNight(battle) || isShown(battle, at)) &&
  (unit.fp ?? 0) > 0 &&
  !unit.demanded &&
  unready(battle, unit, unit) === undefined &&
  distance(battle, unit.at, at) <= (unit.range ?? 0) &&
  sees(battle, unit.at, at);

function inferior(battle: Battle, by: SideId, ids: readonly string[]): OnMap[] | Refusal {
  const units: OnMap[] = [];
  for (const id of ids) {
    const unit = battle.unit(id);
    if (!unit || !isOnMap(unit) || !isInfantry(unit) || unit.side === by || !wavers(battle, unit))
      return {
        ...refuse('NOBODY_THERE', `"${id}" is no enemy who could be made to surrender.`, '3.28.5.3'),
        path: '$.units',
      };
    if (units.includes(unit)) return refuse('TWICE', `Name ${unit.name} once.`, '3.28.5.3');
    units.push(unit);
  }
  const [first] = units as [OnMap];
  return units.every(({ at }) => at === first.at)
    ? units
    : refuse('NOT_TOGETHER', 'Name enemies of one hex.', '3.28.5.3');
}

function dominant(battle: Battle, by: SideId, ids: readonly string[], at: string): OnMap[] | Refusal {
  const units: OnMap[] = [];
  for (const id of ids) {
    const unit = battle.unit(id);
    if (unit?.side !== by || !isOnMap(unit) || !threatens(battle, unit, at) || units.includes(unit))
      return {
        ...refuse('NOT_YOUR_UNIT', `"${id}" cannot threaten ${at}, or has done so.`, '3.28.5.3/a'),
        path: '$.by',
      };
    units.push(unit);
  }
  return units;
}
