/** Flamethrowers (4.2). */
import * as z from 'zod';
import type { LocationId, SideId, UnitId } from '../../kernel/position/position.js';
import { giveAway } from '../concealment/concealment.js';
import { isDefensive, type Resolved, resolve, targetsAt } from '../fire/attack.js';
import { breakdownOf } from '../fire/breakdown.js';
import type { Factor } from '../fire/effects.js';
import { mark } from '../fire/fire.js';
import type { Shot } from '../fire/group.js';
import { columnOf } from '../fire/ift.js';
import { hindrances } from '../fire/modifiers.js';
import { leaveResidual } from '../fire/residual.js';
import { cannotAimFrom, canSee, type Forbidden, forbid, mannerOf } from '../fire/window.js';
import { order } from '../form.js';
import { removeWeapon } from '../morale/casualties.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { distance, onMap } from '../terrain/map.js';
import { armsOf, enemyMarkerAt, isInexperienced, isMmc, possessorOf } from '../units/units.js';
import { aimedVehicle, flameVehicle } from '../vehicles/infantry-weapons.js';

interface Flame {
  readonly weapon: UnitId;
  readonly at: LocationId;
  /** The vehicle that is to burn. */
  readonly target?: UnitId | undefined;
}

const LONG_RANGE = 2;

export const flame = order({
  title: 'Fire a Flamethrower',
  description:
    'Attack a location one hex away with 24 FP, two hexes away with half of it; terrain gives no cover.',
  cites: ['4.2/a', '4.2/b', '4.2/c', '4.2/g'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire', 'defensive-fire'],
  asks: {
    weapon: z.string().describe('The Flamethrower.'),
    at: z.string().describe('The location fired at.'),
    target: z.string().optional().describe('The vehicle that the attack is meant for.'),
  },
  *candidates({ battle, by }) {
    for (const { id: weapon } of armsOf(battle, by))
      for (const at of battle.occupied())
        for (const target of [undefined, ...battle.unitsAt(at).map(({ id }) => id)])
          if (!('refused' in shotOf(battle, { weapon, at, target }, by)))
            yield { weapon, at, ...(target !== undefined && { target }) };
  },
  read({ battle, by }, order) {
    const shot = shotOf(battle, order, by);
    return 'refused' in shot ? shot : { order, shot };
  },
  perform(act, { order, shot }, { by }) {
    giveAway(act, [shot.holder.id], '8.3/loss-a');
    const target = aimedVehicle(act.battle, order.target, order.at, by);
    const seen = canSee(act.battle, shot.holder.at as LocationId, order.at);
    if (target && seen) burnVehicle(act, shot, target, by);
    else burn(act, shot, order.at, seen, by);
  },
});

function shotOf(battle: AslBattle, { weapon: id, at, target }: Flame, by: SideId): Shot | Forbidden {
  const firing = battle.unit(id);
  const holder = firing && possessorOf(battle, firing);
  if (firing?.weapon !== 'FT' || holder?.side !== by || holder.at === undefined)
    return forbid('NO_WEAPON', `You possess no Flamethrower "${id}".`);
  if (!onMap(battle, at)) return forbid('NO_SUCH_HEX', `The map has no hex ${at}.`);
  const manner = mannerOf(battle, firing, at);
  if (typeof manner === 'object') return manner;
  if (manner !== 'prep' && manner !== 'first' && manner !== 'final' && manner !== 'advancing')
    return forbid('HAS_FIRED', `${firing.name} has fired.`, '3.3.3/SFF-a');
  if (holder.pinned) return forbid('PINNED', `${holder.name} is pinned.`, '4.2/g');
  const usedFlame = (holder.used ?? []).some((used) => used !== id && battle.unit(used)?.weapon === 'FT');
  if (usedFlame) return forbid('ONE_FLAMETHROWER', 'A unit does not use two Flamethrowers.', '4.2/c');
  return checkAim(battle, firing, holder, { at, target }, by) ?? { firing, holder, manner };
}

function checkAim(
  battle: AslBattle,
  firing: AslUnit,
  holder: AslUnit,
  { at, target }: Pick<Flame, 'at' | 'target'>,
  by: SideId,
): Forbidden | undefined {
  const from = holder.at as LocationId;
  if (distance(battle, from, at) > LONG_RANGE)
    return forbid('OUT_OF_RANGE', `${firing.name} reaches two hexes.`, '4.2/a');
  const cannot = cannotAimFrom(battle, holder, from, at);
  if (cannot) return cannot;
  if (target !== undefined) return checkVehicle(battle, at, target, by);
  if (targetsAt(battle, at, by).length === 0 && !enemyMarkerAt(battle, at, by))
    return forbid('NO_TARGET', `There is nobody to fire at in ${at}.`, '3.2.1/a');
  return undefined;
}

function checkVehicle(battle: AslBattle, at: LocationId, id: UnitId, by: SideId): Forbidden | undefined {
  const target = aimedVehicle(battle, id, at, by);
  if (target && (target.moving || !isDefensive(battle, by))) return undefined;
  return forbid('NO_VEHICLE', `There is no enemy vehicle "${id}" to burn in ${at}.`, '4.2/f');
}

/** Predesignated against a vehicle: To Kill instead of the IFT (4.2/f). */
function burnVehicle(act: AslAct, shot: Shot, target: AslUnit, by: SideId): void {
  const { battle } = act;
  const { firing, holder } = shot;
  const from = holder.at as LocationId;
  const at = target.at as LocationId;
  const long = distance(battle, from, at) === LONG_RANGE;
  const { original, coloured } = flameVehicle(act, { weapon: firing, target, from, long });
  const column = columnOf((firing.fp ?? 0) * (long ? 0.5 : 1));
  const burnt = { coloured, original, cowered: 0, column };
  finish(act, shot, at, burnt, modifiersOf(battle, holder, from, at), by);
}

function burn(act: AslAct, shot: Shot, at: LocationId, seen: boolean, by: SideId): void {
  const { battle } = act;
  const { firing, holder } = shot;
  const from = holder.at as LocationId;
  const targets = seen ? targetsAt(battle, at, by) : [];
  const factors = factorsOf(battle, from, at, targets);
  const printed = firing.fp ?? 0;
  const fp = factors.reduce((so_far, { times = 1 }) => so_far * times, printed);
  const modifiers = modifiersOf(battle, holder, from, at);
  const cowers = isMmc(holder) ? (isInexperienced(battle, holder) ? 2 : 1) : 0;
  const resolved = resolve(
    act,
    { at, from: [from], targets, fp, modifiers, cowers, ignoresCover: true },
    ({ white, coloured, cowered, column, results }) =>
      act.effect(
        'fire-attack',
        {
          side: by,
          at,
          parts: [{ unit: firing.id, printed, factors, fp }],
          leaders: [],
          fp,
          column: column ?? 0,
          cowered,
          white,
          coloured,
          results,
        },
        { cites: ['4.2/a', '4.2/b'] },
      ),
  );
  finish(act, shot, at, seen ? resolved : { ...resolved, column: undefined }, modifiers, by);
}

/** It has fired: gone at its X#; else what burnt in Defensive First Fire stays hot (4.2/e, 3.3.5/a, 3.3.5/j). */
function finish(
  act: AslAct,
  shot: Shot,
  at: LocationId,
  resolved: Pick<Resolved, 'coloured' | 'original' | 'cowered' | 'column'>,
  modifiers: readonly Modifier[],
  by: SideId,
): void {
  const { battle } = act;
  const { firing, holder } = shot;
  const group = { shots: [shot], helpers: [], leaders: [] };
  mark(act, group, { at, firers: [firing.id], spendRof: true }, resolved, by);
  if (resolved.original >= breakdownOf(battle, firing, holder))
    act.effect(
      'weapon-removed',
      { weapon: firing.id, dr: resolved.original },
      { changes: [removeWeapon(firing)], cites: ['4.2/e'] },
    );
  else if (isDefensive(battle, by) && resolved.column) leaveResidual(act, at, resolved.column, modifiers);
}

/** Half at two hexes, half against the concealed; nothing else touches its firepower. */
function factorsOf(
  battle: AslBattle,
  from: LocationId,
  at: LocationId,
  targets: readonly AslUnit[],
): Factor[] {
  const factors: Factor[] = [];
  if (distance(battle, from, at) === LONG_RANGE)
    factors.push({ label: 'long range', times: 0.5, cites: ['4.2/a'] });
  if (targets.length > 0 && targets.every(({ hidden }) => hidden))
    factors.push({ label: 'concealed target', times: 0.5, cites: ['8.3.2/a'] });
  return factors;
}

/** Hindrances and CX count, leadership and terrain do not (4.2/b). */
function modifiersOf(battle: AslBattle, holder: AslUnit, from: LocationId, at: LocationId): Modifier[] {
  const found = hindrances(battle, [from], at);
  return holder.cx ? [...found, { label: 'CX', value: 1, cites: ['4.2/b', '3.3.1/h'] }] : found;
}
