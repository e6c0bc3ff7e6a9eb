/** Firing Ordnance (3.2.4): the To Hit DR and everything that comes of it. */
import * as z from 'zod';
import { DR, die, type Roll, total } from '../../kernel/dice/index.js';
import type { SideId } from '../../kernel/position/position.js';
import { groupedBy } from '../../mechanics/groups.js';
import { giveAway, isConcealmentInPlay, isHip, placeConcealed } from '../concealment/concealment.js';
import { isDefensive } from '../fire/attack.js';
import { isForbidden } from '../fire/group.js';
import { type Column, columnOf } from '../fire/ift.js';
import { leaveResidual } from '../fire/residual.js';
import { canSee } from '../fire/window.js';
import { order } from '../form.js';
import { sum } from '../morale/checks.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { enemyMarkerAt } from '../units/units.js';
import { isOnTheMove, markMainArmament, motionModifiers, turnToFire } from '../vehicles/firing.js';
import { acquire, acquiresTargets, loseAcquisition } from './acquisition.js';
import { aimOf } from './aim.js';
import { AMMUNITION, depletionNumber, firepowerOf, isSmoke, leavesNoResidual } from './ammunition.js';
import { suffer } from './backblast.js';
import { breakDown, fails } from './breakdown.js';
import type { AimResult } from './effects.js';
import { reveal } from './hidden.js';
import { type Burst, burst, type Hit } from './hit.js';
import { PANZERFAUST } from './light-anti-tank.js';
import { hitListed, shotsToTry } from './list.js';
import { markShot } from './mark.js';
import { emptyHexModifiers, lineModifiers, targetModifiers } from './modifiers.js';
import { burstIn, isEmplaced } from './protection.js';
import { keepsRateOfFire } from './rate-of-fire.js';
import { burn, placeShell } from './shells.js';
import { type Shot, shotOf } from './shot.js';
import { isMachineGun } from './weapon.js';

export const shoot = order({
  title: 'Fire Ordnance',
  description:
    'Fire a Gun, a mortar or an anti-tank weapon at a hex or a vehicle: a To Hit DR on a Target Type, then the effect of the hit.',
  cites: ['3.2.4/a', '3.2.4/proc-a', '3.2.4/proc-b'],
  answers: ['prep-fire', 'final-fire', 'advancing-fire', 'movement', 'defensive-fire'],
  asks: {
    weapon: z.string().describe('The Gun, mortar or anti-tank weapon.'),
    at: z.string().describe('The hex fired at.'),
    type: z
      .enum(['ITT', 'ATT', 'VTT', 'own'])
      .optional()
      .describe('The Target Type; `own`: the table on the back of the counter.'),
    target: z.string().optional().describe('The vehicle aimed at.'),
    ammo: z.enum(AMMUNITION).optional().describe('HE, or AP on the Vehicle Target Type, if not announced.'),
    ca: z.number().int().min(0).max(5).optional().describe('The hexspine to turn to first.'),
    intensive: z.boolean().optional().describe('Intensive Fire, when the Rate of Fire is lost.'),
    mortar: z.boolean().optional().describe('A Gun that can do both fires as a mortar.'),
    leader: z.string().optional().describe('A leader who directs a support weapon.'),
    helper: z.string().optional().describe('A second leader at a weapon that a leader possesses.'),
    spendRof: z.boolean().optional().describe('No further shot, but Residual FP.'),
    backblast: z.enum(['avoid', 'accept']).optional().describe('In a building: +2 to hit, or the blast.'),
  },
  byExample: true,
  candidates: ({ battle, by }) => shotsToTry(battle, by),
  read({ battle, by }, order) {
    const shot = shotOf(battle, order, by);
    if (isForbidden(shot)) return shot;
    return isSmoke(shot.ammo)
      ? { refused: 'SMOKE', why: 'Smoke has an order of its own.', cites: ['6.2/s'] }
      : { shot };
  },
  listing: ({ battle, by }, _asked, { shot }) => hitListed(battle, shot, by),
  perform: (act, { shot }, { by }) => fireShot(act, shot, by),
});

/** Fires what was ordered, Smoke shells too. */
export function fireShot(act: AslAct, shot: Shot, by: SideId): void {
  const roll = act.rollOf('to hit', [shot.weapon.id], DR);
  const original = total(roll);
  if (!announce(act, shot, original)) return;
  unveil(act, shot, die(roll, 'coloured').face);
  if (shot.weapon.kind === 'vehicle' && !turnToFire(act, shot)) return;
  turn(act, shot);
  if (canSee(act.battle, shot.from, shot.at)) resolve(act, shot, roll, by);
  else fireInVain(act, shot, roll, by);
}

/** A hidden Emplaced Gun is placed concealed and keeps that by the coloured die (8.3.3/b); others are given away. */
function unveil(act: AslAct, { weapon, holder, leader, helper }: Shot, coloured: number): void {
  const { battle } = act;
  if (isHip(weapon) && isEmplaced(battle, weapon) && isConcealmentInPlay(battle)) {
    placeConcealed(act, [holder], '8.3.3/b');
    if (coloured >= GIVEN_AWAY_FROM) giveAway(act, [holder.id], '8.3.3/b');
  } else {
    reveal(act, [weapon], '6.4/c');
    giveAway(act, [holder.id, ...(helper ? [helper.id] : [])], '8.3/loss-a');
  }
  if (leader) giveAway(act, [leader.id], '8.3/loss-j');
}

/** The coloured die of its shot that costs it Concealment (8.3.3/b). */
const GIVEN_AWAY_FROM = 5;

/**
 * The To Hit DR itself decides whether the weapon has special ammunition (6.2/b). Without it the weapon has not fired,
 * unless the same DR made it malfunction (6.2/c). Returns true if the shot counts as fired.
 */
function announce(act: AslAct, shot: Shot, original: number): boolean {
  const { weapon, ammo } = shot;
  const number = depletionNumber(weapon, ammo);
  if (number === undefined) return true;
  const failed = fails(act.battle, shot, original);
  if (original < number && !failed) return true;
  const result = failed ? 'out of it' : original === number ? 'last round' : 'never had any';
  act.effect(
    'ammunition-tried',
    { weapon: weapon.id, ammo, dr: original, number, result },
    {
      changes: [{ do: 'unit', unit: weapon.id, set: { depleted: [...(weapon.depleted ?? []), ammo] } }],
      cites: failed ? ['6.2/c'] : ['6.2/b'],
    },
  );
  return failed || original === number;
}

/** Turns the barrel before the shot (3.2.4/CA-b). */
export function turn(act: AslAct, { weapon, ca, turns }: Pick<Shot, 'weapon' | 'ca' | 'turns'>): void {
  if (turns === 0 || ca === undefined || weapon.kind === 'vehicle') return;
  act.effect(
    'arc-changed',
    { weapon: weapon.id, from: weapon.ca as number, to: ca },
    {
      changes: [{ do: 'unit', unit: weapon.id, set: { ca, caChanged: (weapon.caChanged ?? 0) + turns } }],
      cites: ['3.2.4/CA-b'],
    },
  );
}

/** The target is out of sight after all: fired, for nothing (3.2.1/k). */
function fireInVain(act: AslAct, shot: Shot, roll: Roll, by: SideId): void {
  act.effect('line-of-sight-blocked', { units: [shot.weapon.id], at: shot.at }, { cites: ['3.2.1/k'] });
  finish(act, shot, roll, by);
}

/** The shot as it falls: hits, what they do, and what the firer has of it. */
function resolve(act: AslAct, shot: Shot, roll: Roll, by: SideId): void {
  const { battle } = act;
  const original = total(roll);
  const { common: steady, aims } = aimOf(battle, shot, by);
  const common = [...steady, ...motionModifiers(shot, roll)];
  const judged = aims.map(({ target, modifiers }) => {
    const final = original + sum(common) + sum(modifiers);
    return { target, modifiers, final, ...verdict(shot, original, final) };
  });
  const known = judged.filter(({ target }) => !target.hidden);
  const results = known.length > 0 ? together(known) : [unseenTarget(battle, shot, original, common, by)];
  tell(act, shot, roll, common, results, by);
  const anyHit = results.some(({ hit }) => hit);
  const hits = anyHit ? judged.filter(({ hit }) => hit) : [];
  const vehicles = hits.filter(({ target }) => target.kind === 'vehicle');
  const others = hits.filter(({ target }) => target.kind !== 'vehicle');
  const made = anyHit && shot.type !== 'VTT' ? effect(act, shot, others, vehicles.length > 0) : undefined;
  const among = leavesNoResidual(shot.ammo) ? undefined : made?.column;
  const column = among ?? (vehicles.length > 0 ? blastColumn(battle, shot) : undefined);
  if (column) leaveResidualFp(act, shot, roll, column, common);
  for (const { target, critical } of vehicles) planVehicleHit(act, shot, roll, target, critical, made?.dr);
  if (anyHit && isSmoke(shot.ammo)) placeShell(act, shot);
  rememberTarget(
    act,
    shot,
    judged.flatMap(({ target }) => (battle.unit(target.id)?.hidden ? [] : [target])),
  );
  finish(act, shot, roll, by);
}

/** Resolves the hit on everything except vehicles. A shell bursts in an empty hex too: skipping would reveal that. */
function effect(
  act: AslAct,
  shot: Shot,
  hits: readonly (Hit & { readonly final: number })[],
  onVehicle: boolean,
): Burst | undefined {
  if (shot.ammo === 'WP') {
    burn(act, shot, hits);
    return undefined;
  }
  if (shot.ammo === 'smoke' || (hits.length === 0 && onVehicle)) return undefined;
  return burst(act, shot, hits);
}

/** A Critical Hit: by the final DR on the Infantry Target Type, by an original 2 elsewhere (6.1/a). */
export function verdict(
  { number }: Shot,
  original: number,
  final: number,
): { readonly hit: boolean; readonly critical: boolean } {
  const hit = final <= number.number;
  const critical = hit && (number.critical === undefined ? original === 2 : final <= number.critical);
  return { hit, critical };
}

interface Judged {
  readonly target: AslUnit;
  readonly modifiers: readonly Modifier[];
  readonly final: number;
  readonly hit: boolean;
  readonly critical: boolean;
}

/** Targets with the same DRM share a line. */
export function together(judged: readonly Judged[]): AimResult[] {
  return [...groupedBy(judged, ({ final }) => final).values()].map((group) => {
    const [{ target: _, ...one }] = group;
    return { units: group.map(({ target }) => target.id), ...one };
  });
}

/** A marker is aimed at like those beneath it, as far as everybody can tell; else the hex is empty to all eyes. */
function unseenTarget(
  battle: AslBattle,
  shot: Shot,
  original: number,
  common: readonly Modifier[],
  by: SideId,
): AimResult {
  const marker = enemyMarkerAt(battle, shot.at, by);
  if (!marker || shot.ammo === 'smoke') return emptyHex(battle, shot, original, common);
  const modifiers = targetModifiers(battle, shot, marker, lineModifiers(battle, shot).length > 0);
  const final = original + sum(common) + sum(modifiers);
  return { units: [marker.id], modifiers, final, ...verdict(shot, original, final) };
}

function emptyHex(battle: AslBattle, shot: Shot, original: number, common: readonly Modifier[]): AimResult {
  const modifiers = emptyHexModifiers(battle, shot);
  const final = original + sum(common) + sum(modifiers);
  return { units: [], modifiers, final, ...verdict(shot, original, final) };
}

export function tell(
  act: AslAct,
  shot: Shot,
  roll: Roll,
  modifiers: readonly Modifier[],
  results: readonly AimResult[],
  side: SideId,
): void {
  const { weapon, at, range, type, ammo, target, number } = shot;
  act.effect(
    'shot',
    {
      side,
      weapon: weapon.id,
      at,
      range,
      type,
      ammo,
      ...(target && { target: target.id }),
      number: number.number,
      ...(number.critical !== undefined && { critical: number.critical }),
      white: die(roll, 'white').face,
      coloured: die(roll, 'coloured').face,
      modifiers,
      results,
    },
    { cites: results.some(({ critical }) => critical) ? ['3.2.4/proc-b', '6.1/a'] : ['3.2.4/proc-b'] },
  );
}

/** Chapter 7 works out what becomes of the vehicle. */
export function planVehicleHit(
  act: AslAct,
  shot: Shot,
  roll: Roll,
  target: AslUnit,
  critical: boolean,
  dr: number | undefined,
): void {
  const { weapon, from, at, range, type, ammo } = shot;
  const hit = { weapon: weapon.id, target: target.id, type, ammo, critical };
  act.effect('vehicle-hit', hit, { cites: ['3.2.4/eff-c'] });
  act.plan({
    task: 'vehicle-hit',
    ...hit,
    from,
    at,
    range,
    white: die(roll, 'white').face,
    coloured: die(roll, 'coloured').face,
    ...(dr !== undefined && { dr }),
    ...(shot.steep && shot.explosive && { steep: true as const }),
    ...(weapon.table === PANZERFAUST && { panzerfaust: true as const }),
  });
}

/** What struck a vehicle alone leaves as much as it would have among Infantry, bolts but those of machine guns nothing (3.3.5/j). */
function blastColumn(battle: AslBattle, { weapon, ammo, type }: Shot): Column | undefined {
  if (isMachineGun(weapon)) return columnOf(weapon.fp ?? 0);
  if (leavesNoResidual(ammo)) return undefined;
  const fp = firepowerOf(battle, weapon, ammo);
  return columnOf(type === 'ATT' ? fp / 2 : fp);
}

/** Not from weapons that keep firing, fail or fire intensively (3.3.5/a, b). */
function leaveResidualFp(
  act: AslAct,
  shot: Shot,
  roll: Roll,
  column: Column,
  common: readonly Modifier[],
): void {
  const { battle } = act;
  if (!isDefensive(battle, shot.weapon.side) || shot.intensive) return;
  if (keepsRateOfFire(battle, shot, die(roll, 'coloured').face) || fails(battle, shot, total(roll))) return;
  leaveResidual(act, shot.at, column, common, burstIn(battle, shot.at, shot) ? 1 : 0);
}

/** Still there, and not or no longer concealed: only such can be acquired (8.3.2/b). */
function isPlain(unit: AslUnit | undefined): boolean {
  return unit !== undefined && !unit.concealed;
}

/** Guns and light mortars keep the range (6.10); Smoke loses it (6.10/e). */
function rememberTarget(act: AslAct, shot: Shot, targets: readonly AslUnit[]): void {
  const weapon = act.battle.unit(shot.weapon.id);
  if (!weapon || !acquiresTargets(weapon) || isOnTheMove(act.battle, weapon)) return;
  if (isSmoke(shot.ammo)) loseAcquisition(act, weapon);
  else if (shot.type === 'ATT') acquire(act, weapon, shot.at, undefined);
  else {
    const enemies = targets.filter(({ side }) => side !== weapon.side);
    const ids = enemies.map(({ id }) => id).filter((id) => isPlain(act.battle.unit(id)));
    if (ids.length > 0) acquire(act, weapon, shot.at, ids);
    else if (weapon.acquired?.at !== shot.at) loseAcquisition(act, weapon);
  }
}

function finish(act: AslAct, shot: Shot, roll: Roll, by: SideId): void {
  const { battle } = act;
  const kept = keepsRateOfFire(battle, shot, die(roll, 'coloured').face) && !fails(battle, shot, total(roll));
  suffer(act, shot, die(roll, 'coloured').face);
  breakDown(act, shot, total(roll));
  const weapon = battle.unit(shot.weapon.id);
  if (weapon?.malfunctioned) loseAcquisition(act, weapon);
  if (shot.weapon.kind === 'vehicle') markMainArmament(act, shot, kept, by);
  else markShot(act, shot, kept, by);
}
