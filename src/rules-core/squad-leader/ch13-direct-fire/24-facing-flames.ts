/** Men and burning AFVs (13.24.2.6 to 13.24.2.9): who stays beneath one, and who goes near it. */
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { neighbours } from '../../mechanics/places.js';
import { leadershipOver } from '../ch03-infantry/02-leaders.js';
import { breakUnit } from '../ch03-infantry/20-casualties.js';
import { isInMelee } from '../ch06-close-combat/03-melee.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import type { RuleId } from '../rules.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  sumOf,
  type Unit,
} from '../system.js';
import {
  attacker,
  infantryAt,
  isAboard,
  isHero,
  isInfantry,
  isOnMap,
  isPrisoner,
  isScout,
  moraleOf,
  ofSide,
} from '../units/kinds.js';

const hasBurningWreck = (battle: Battle, at: string): boolean =>
  battle.location(hexOf(at)).wrecks?.some(({ burning }) => burning) === true;

/** The berserk fear nothing, heroes only fire (3.8.3), and prisoners are led. */
const fears = (unit: Unit): boolean =>
  isInfantry(unit) &&
  !isHero(unit) &&
  !unit.berserk &&
  !unit.broken &&
  !isPrisoner(unit) &&
  !isScout(unit) &&
  !isAboard(unit);

/** A normal check, easier in cover; who fails does not break (13.24.2.6 to 13.24.2.8). */
function faces(act: Act, unit: Unit, at: string, cites: RuleId): boolean {
  const { battle } = act;
  const { tem } = GROUND[groundAt(battle, hexOf(at))];
  const cover: Modifier[] =
    tem === 0 ? [] : [{ why: groundAt(battle, hexOf(at)), value: -tem, cites: '13.24.2.8' }];
  const modifiers = [...leadershipOver(battle, unit), ...cover];
  const needs = moraleOf(unit);
  const rolled = total(act.rollOf('burning AFV', [unit.id], DR));
  const passed = rolled + sumOf(modifiers) <= needs;
  act.effect(
    'flames-faced',
    { unit: unit.id, at, needs, rolled, modifiers, passed },
    { cites: [cites, '13.24.2.8'] },
  );
  return passed;
}

/** Who begins his player turn beneath one checks whether he may stay (13.24.2.6). */
export function smoulder(act: Act): void {
  const { battle } = act;
  const side = attacker(battle);
  for (const [at, { wrecks }] of Object.entries(battle.position.locations)) {
    if (!wrecks?.some(({ burning }) => burning)) continue;
    const driven = infantryAt(battle, at, side).filter(
      (unit) => fears(unit) && !isInMelee(battle, unit) && !faces(act, unit, at, '13.24.2.6'),
    );
    if (driven.length === 0) continue;
    const changes = driven.map(({ id }): Change => ({ do: 'unit', unit: id, set: { ousted: at } }));
    act.effect('driven-out', { units: driven.map(({ id }) => id), at }, { changes, cites: ['13.24.2.6'] });
  }
}

/** Returns true if all of them go into the hex; who shrinks from it takes another way (13.24.2.7). */
export function goNear(act: Act, company: readonly Unit[], to: string): boolean {
  const { battle } = act;
  if (!hasBurningWreck(battle, to)) return true;
  const shy = company.filter((unit) => fears(unit) && !faces(act, unit, to, '13.24.2.7'));
  if (shy.length === 0) return true;
  const changes = shy.map(({ id }): Change => ({ do: 'unit', unit: id, set: { shuns: hexOf(to) } }));
  act.effect('shied-away', { units: shy.map(({ id }) => id), at: to }, { changes, cites: ['13.24.2.7'] });
  return false;
}

export function shunned(units: readonly Unit[], path: readonly string[]): Refusal | undefined {
  const shy = units.find(({ shuns }) => shuns !== undefined && path.some((at) => hexOf(at) === shuns));
  return shy
    ? refuse(
        'HAS_TRIED',
        `${shy.name} does not go near the burning AFV in ${shy.shuns}: take another way.`,
        '13.24.2.7',
      )
    : undefined;
}

const isStillThere = ({ at, ousted }: Unit): boolean => ousted !== undefined && hexOf(at ?? '') === ousted;

/** Who has to leave, and could still do so in the Movement Phase (13.24.2.6). */
export const boundToGetAway = (
  battle: Battle,
  by: string,
  read: (unit: string, to: string) => object,
): Unit | undefined =>
  ofSide(battle, by).find(
    (unit) =>
      isStillThere(unit) &&
      isOnMap(unit) &&
      neighbours(battle, hexOf(unit.at)).some((to) => !isRefusal(read(unit.id, to))),
  );

/** Who has left neither in the Movement Phase nor in the Advance Phase breaks (13.24.2.9). */
export function breakInFlames(act: Act): void {
  for (const unit of ofSide(act.battle, attacker(act.battle)))
    if (isStillThere(unit) && !unit.broken && !unit.berserk) breakUnit(act, unit.id, ['13.24.2.9'], true);
}
