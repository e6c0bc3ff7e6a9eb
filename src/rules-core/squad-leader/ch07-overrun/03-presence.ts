/** Raw troops, and all before 1942, in the presence of AFVs (7.3): who loses heart moves away, or breaks. */
import { DR, total } from '../../kernel/dice/index.js';
import { sees } from '../ch02-sight/sight.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { isRaw } from '../ch03-infantry/09-inexperience.js';
import { breakUnit } from '../ch03-infantry/20-casualties.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { couldKill } from '../ch08-support-weapons/16-to-hit.js';
import { bears, isAfv, isManned, mannedGuns } from '../ch11-vehicles/state.js';
import { areBeside } from '../ch14-terrain/03-levels.js';
import { isUpACliff } from '../ch14-terrain/ground.js';
import { isEntrenched } from '../ch15-fortifications/03-entrenchments.js';
import { type Act, type Battle, type Modifier, sumOf, type Unit } from '../system.js';
import { attacker, isAboard, isMmc, isOnMap, moraleOf, type OnMap, ofSide } from '../units/kinds.js';

/** AFVs were new until then (7.3.2). */
const FAMILIAR_IN = 1942;

/** In his Rally Phase the attacker's men next to enemy AFVs check, once for all of these (7.3.3). */
export function faceArmour(act: Act): void {
  const { battle } = act;
  for (const unit of ofSide(battle, attacker(battle))) {
    if (!isOnMap(unit) || !isMmc(unit) || unit.broken || isAboard(unit) || isInMelee(battle, unit)) continue;
    if (battle.options.year >= FAMILIAR_IN && !isRaw(battle, unit)) continue;
    const afvs = threatsTo(battle, unit);
    if (afvs.length > 0) check(act, unit, afvs);
  }
}

/** Their weapons bear on it, not across a cliff, and someone serves them; not of one in motion, nor of a crew that was shocked as the player turn began (7.3.3, 7.3/Q). */
const threatsTo = (battle: Battle, unit: OnMap): OnMap[] =>
  battle
    .units()
    .filter(
      (afv): afv is OnMap =>
        isAfv(afv) &&
        !afv.hidden &&
        !afv.motion &&
        !afv.shock &&
        afv.side !== unit.side &&
        isOnMap(afv) &&
        areBeside(battle, afv.at, unit.at) &&
        sees(battle, afv.at, unit.at) &&
        !isUpACliff(battle, afv.at, unit.at) &&
        bearsOn(battle, afv, unit.at) &&
        !isAnswered(battle, unit, afv),
    );

/** With a weapon in the hex that could destroy it as it stands nobody is afraid of it (7.3.4). */
const isAnswered = (battle: Battle, { at, side }: OnMap, afv: OnMap): boolean =>
  battle.unitsAt(at).some((weapon) => {
    const holder = battle.unit(weapon.possessor ?? '');
    return (
      holder?.side === side && isOnMap(holder) && !holder.broken && couldKill(battle, weapon, holder, afv)
    );
  });

/** Unseen or dug in it is easier to stay, and both together still more (7.3.6). */
const reassurance = (unit: Unit): Modifier[] =>
  [
    { why: 'unseen', value: unit.hidden ? -1 : 0, cites: '7.3.6' as const },
    { why: 'entrenched', value: isEntrenched(unit) ? -1 : 0, cites: '7.3.6' as const },
  ].filter(({ value }) => value !== 0);

const bearsOn = (battle: Battle, afv: OnMap, at: string): boolean =>
  mannedGuns(afv).some((gun) => bears(battle, afv, gun, at)) ||
  (afv.gun !== undefined && isManned(afv) && bears(battle, afv, 'bow', at));

function check(act: Act, unit: OnMap, afvs: readonly OnMap[]): void {
  const modifiers = [...leadershipOver(act.battle, unit), ...reassurance(unit)];
  const needs = moraleOf(unit);
  const rolled = total(act.rollOf('AFVs', [unit.id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  const set = { afraidOf: afvs.map(({ id }) => id) };
  act.effect(
    'morale-check',
    { unit: unit.id, check: 'presence of AFVs', needs, rolled, modifiers, passed },
    { changes: passed ? [] : [{ do: 'unit', unit: unit.id, set }], cites: ['7.3.3'] },
  );
}

/** At the end of the Movement Phase men who are still next to those AFVs break (7.3.7); not for one that is out of action (7.3.5). */
export function breakInPlace(act: Act): void {
  const { battle } = act;
  for (const unit of battle.units())
    if (
      unit.afraidOf &&
      isOnMap(unit) &&
      !unit.broken &&
      !unit.berserk &&
      unit.afraidOf.some((id) => isNextTo(battle, unit, id))
    )
      breakUnit(act, unit.id, ['7.3.7'], true);
}

function isNextTo(battle: Battle, unit: OnMap, id: string): boolean {
  const afv = battle.unit(id);
  return afv?.at !== undefined && isManned(afv) && (afv.at === unit.at || areBeside(battle, afv.at, unit.at));
}
