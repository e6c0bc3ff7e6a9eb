/** What a hit does (3.2.4/eff-a, 6.1, 6.7): to Infantry and Guns on the IFT, to vehicles by chapter 7. */
import { DR, die, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { GUN_DESTRUCTION } from '../charts/index.js';
import { releaseAt } from '../close-combat/melee.js';
import {
  type Column,
  chartsOf,
  columnOf,
  couldInflictNmc,
  type IftResult,
  printResult,
  resultOf,
} from '../fire/ift.js';
import { movementModifiers } from '../fire/modifiers.js';
import { applyResults, type Struck, shake } from '../fire/results.js';
import { casualtyReduce, eliminate, removeWeapon } from '../morale/casualties.js';
import { sum, withLeaderLoss } from '../morale/checks.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { possessorOf } from '../units/units.js';
import { firepowerOf } from './ammunition.js';
import type { BurstResult } from './effects.js';
import { reveal } from './hidden.js';
import { targetCover } from './modifiers.js';
import { bestCover, burstIn, gunOf, gunshieldOf } from './protection.js';
import type { Shot } from './shot.js';
import { isGun } from './weapon.js';

/** A target that was hit, and whether its final DR was a Critical Hit. */
export interface Hit {
  readonly target: AslUnit;
  readonly critical: boolean;
}

interface Blow {
  readonly target: AslUnit;
  readonly gun: AslUnit | undefined;
  readonly column: Column | undefined;
  readonly modifiers: readonly Modifier[];
  readonly critical: boolean;
}

/** Rolls on the IFT once for everything that was hit; the highest column that was used is returned. */
export function burst(act: AslAct, shot: Shot, hits: readonly Hit[]): Burst {
  const { battle } = act;
  const fp = firepowerOf(battle, shot.weapon, shot.ammo);
  const chosen = criticalTarget(act, hits);
  const roll = act.rollOf('effect of the hit', [shot.weapon.id], DR);
  const original = total(roll);
  const dud = original >= (shot.dudFrom ?? Number.POSITIVE_INFINITY);
  const blows = (dud ? [] : hits).map((hit) => blowOn(battle, shot, hit.target, fp, hit === chosen));
  const affected = blows.filter((blow) => outcomeOf(battle, blow, shot, original).kind !== 'none');
  reveal(
    act,
    affected.map(({ target }) => target),
    '6.4/g',
  );
  const results = byResult(battle, shot, blows, original);
  act.effect(
    'burst',
    {
      weapon: shot.weapon.id,
      at: shot.at,
      fp,
      white: die(roll, 'white').face,
      coloured: die(roll, 'coloured').face,
      results: results.map(({ result, struck: _, ...one }) => ({ ...one, result: printResult(result) })),
    },
    { cites: chosen ? ['6.1/b', '6.1/d'] : ['3.2.4/eff-a'] },
  );
  strike(act, shot, blows, results, original);
  return { column: columnOf(chosen ? 2 * fp : strengthOf(shot, fp)), dr: original };
}

/** The column on which the hit was at its strongest, for Residual FP; and the DR, for vehicles in the hex. */
export interface Burst {
  readonly column: Column | undefined;
  readonly dr: number;
}

/** Half on the Area Target Type (3.2.4/eff-a). */
function strengthOf({ type }: Shot, fp: number): number {
  return type === 'ATT' ? fp / 2 : fp;
}

/** One target suffers the Critical Hit, chosen at random (6.1/d). */
function criticalTarget(act: AslAct, hits: readonly Hit[]): Hit | undefined {
  const critical = hits.filter((hit) => hit.critical);
  return critical.length === 0
    ? undefined
    : act.pickOf('who suffers the Critical Hit', critical, ({ target }) => target.id);
}

function blowOn(battle: AslBattle, shot: Shot, target: AslUnit, fp: number, critical: boolean): Blow {
  const gun = isGun(target) ? target : gunOf(battle, target);
  return critical
    ? { target, gun, critical, column: columnOf(2 * fp), modifiers: criticalModifiers(battle, shot, target) }
    : {
        target,
        gun,
        critical,
        column: columnOf(strengthOf(shot, fp)),
        modifiers: areaCover(battle, shot, target),
      };
}

/** TEM counts on the IFT only on the Area Target Type (3.2.4/ITT-b, ATT-a). */
function areaCover(battle: AslBattle, shot: Shot, target: AslUnit): Modifier[] {
  return shot.type === 'ATT' ? targetCover(battle, shot, target) : [];
}

/** A positive TEM is turned against its owner; Air Burst and movement in the open also count (6.1/b). */
function criticalModifiers(battle: AslBattle, shot: Shot, target: AslUnit): Modifier[] {
  const { at, from } = shot;
  const cover = targetCover(battle, { ...shot, steep: false, explosive: false }, target);
  const turned = cover
    .filter(({ value }) => value > 0)
    .map(({ label, value }): Modifier => ({ label: `reversed: ${label}`, value: -value, cites: ['6.1/b'] }));
  const bursting = burstIn(battle, at, shot);
  const reversed = bursting ? [] : turned;
  return [
    ...reversed,
    ...(bursting ? [bursting] : []),
    ...movementModifiers(battle, target, at, [from], false, cover),
  ];
}

function outcomeOf(battle: AslBattle, blow: Blow, shot: Shot, original: number): IftResult {
  const direct = ownResult(battle, blow, original);
  if (!blow.gun || isDirect(direct)) return direct;
  return isGun(blow.target) ? direct : shieldedResult(battle, blow, shot, original);
}

function ownResult(battle: AslBattle, { column, modifiers }: Blow, original: number): IftResult {
  return column ? resultOf(battle, column, original + sum(modifiers)) : { kind: 'none' };
}

function isDirect({ kind }: IftResult): boolean {
  return kind === 'KIA' || kind === 'K';
}

/** A Near Miss: the same DR again, with the Gunshield for the crew (6.6/b, 6.7/b). */
function shieldedResult(battle: AslBattle, blow: Blow, shot: Shot, original: number): IftResult {
  const { column } = blow;
  if (!column) return { kind: 'none' };
  return resultOf(battle, column, original + sum(shieldedModifiers(battle, blow, shot)));
}

/** The Gunshield beside TEM that went into the To Hit DR, but in place of TEM on the same DR (6.6/b). */
function shieldedModifiers(battle: AslBattle, { target, modifiers, critical }: Blow, shot: Shot): Modifier[] {
  if (critical) return [...modifiers];
  const shield = gunshieldOf(battle, target, [shot.from], shot.mortar);
  return bestCover(modifiers, shield);
}

interface Group extends Omit<BurstResult, 'result'> {
  readonly result: IftResult;
  readonly struck: boolean;
}

/** Units of one column and DRM share a result; those hidden units that nothing happened to are left unnamed. */
function byResult(battle: AslBattle, shot: Shot, blows: readonly Blow[], original: number): Group[] {
  const groups: { units: UnitId[]; blow: Blow; modifiers: readonly Modifier[]; direct: boolean }[] = [];
  for (const blow of blows) {
    if (battle.unit(blow.target.id)?.hidden) continue;
    const direct = blow.gun !== undefined && (blow.critical || isDirect(ownResult(battle, blow, original)));
    const modifiers = direct || isGun(blow.target) ? blow.modifiers : shieldedModifiers(battle, blow, shot);
    const same = groups.find(
      (group) =>
        !direct &&
        !group.direct &&
        group.blow.column === blow.column &&
        group.blow.critical === blow.critical &&
        sum(group.modifiers) === sum(modifiers),
    );
    if (same) same.units.push(blow.target.id);
    else groups.push({ units: [blow.target.id], blow, modifiers, direct });
  }
  return groups.map(({ units, blow, modifiers, direct }): Group => {
    const final = original + sum(modifiers);
    const result: IftResult = blow.column ? resultOf(battle, blow.column, final) : { kind: 'none' };
    return {
      units,
      column: blow.column ?? 0,
      modifiers,
      final,
      result,
      critical: blow.critical,
      struck: !direct,
    };
  });
}

/** Guns first, with those who man them; then everybody else by the IFT (6.7/b). */
function strike(
  act: AslAct,
  shot: Shot,
  blows: readonly Blow[],
  groups: readonly Group[],
  original: number,
): void {
  const { battle } = act;
  const sides = [...new Set(blows.map(({ target }) => target.side))].sort();
  const work = () => {
    for (const blow of blows) if (blow.gun) strikeGun(act, blow, original);
    applyResults(
      act,
      shot.at,
      groups.filter(({ struck }) => struck).flatMap((group) => struckBy(battle, group)),
    );
  };
  const nested = sides.reduce((inner, side) => () => withLeaderLoss(act, shot.at, side, inner), work);
  nested();
  for (const { units, column, modifiers } of groups)
    if (column && couldInflictNmc(battle, column as Column, 2 + sum(modifiers))) shake(act, units);
  releaseAt(act, shot.at);
}

function struckBy(battle: AslBattle, { units, column, result }: Group): Struck[] {
  const left = units.filter((id) => battle.unit(id));
  return column === 0 || left.length === 0 ? [] : [{ units: left, result, column: column as Column }];
}

/** KIA or a Critical Hit: Gun and crew are gone. K: the Gun malfunctions, the crew is reduced. Else a Near Miss. */
function strikeGun(act: AslAct, { target, gun, critical, ...blow }: Blow, original: number): void {
  const { battle } = act;
  if (!gun || !battle.unit(gun.id)) return;
  const { kind } = ownResult(battle, { target, gun, critical, ...blow }, original);
  const manned = isGun(target) ? possessorOf(battle, gun) : target;
  if (critical || kind === 'KIA') destroyGun(act, gun, manned, critical);
  else if (kind === 'K') jamGun(act, gun, manned);
  else if (!battle.unit(gun.id)?.hidden)
    act.effect('gun-hit', { gun: gun.id, result: 'near miss' }, { cites: ['2.0/NearMiss', '6.7/b'] });
}

function destroyGun(act: AslAct, gun: AslUnit, manned: AslUnit | undefined, critical: boolean): void {
  chartsOf(act.battle).lookup(GUN_DESTRUCTION.result, critical ? 'critical hit' : 'KIA');
  act.effect(
    'gun-hit',
    { gun: gun.id, result: 'destroyed' },
    { changes: [removeWeapon(gun)], cites: critical ? ['6.1/c'] : ['6.7/b', '2.0/DirectHit'] },
  );
  if (manned && act.battle.unit(manned.id)) eliminate(act, manned.id, critical ? ['6.1/c'] : ['6.7/b']);
}

function jamGun(act: AslAct, gun: AslUnit, manned: AslUnit | undefined): void {
  act.effect(
    'gun-hit',
    { gun: gun.id, result: 'malfunctioned' },
    {
      changes: [{ do: 'unit', unit: gun.id, set: { malfunctioned: true } }],
      cites: ['6.7/b', '2.0/DirectHit'],
    },
  );
  if (manned && act.battle.unit(manned.id)) casualtyReduce(act, manned.id);
}
