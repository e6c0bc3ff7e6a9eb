/** Armour-piercing fire: the Direct Fire Effects Tables (12.3.3, 12.9.7, 12.9.9) and the M/F-KILL Table. */
import { D100, die, total } from '../../kernel/dice/index.js';
import {
  type DirectFire,
  hasDirectFire,
  killNumber,
  mfKillDrm,
  mfKillNumber,
  noteKillNumber,
} from '../cards.js';
import type { Attack, Shot } from '../fire/shot.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { distance } from '../terrain/places.js';
import { destroyVehicle, disarm, immobilize, trySuppression } from './damage.js';
import { armourAt, facingMet, isSameHex, partFacing, partStruck, rollFacing } from './facing.js';
import { isAfv, isMovingTarget } from './status.js';

/** An armour-piercing shot: at whom, by which table, at which trigger pull. */
export interface Piercing {
  readonly target: string;
  readonly table: DirectFire;
  readonly pull: 'TP1' | 'TP2';
}

const SHAPED: Partial<Record<NonNullable<Unit['weapon']>, string>> = {
  panzerfaust: 'Panzerfaust B',
  bazooka: 'M1 Bazooka 76B',
  panzerschreck: '88 pz Bu 54 (Panzerschreck)',
};
const ATR_TABLES: Readonly<Record<string, string>> = {
  german: '7.92A (German ATR)',
  russian: '14.5A (Russian ATR)',
};
/** Labels on the card that say more than size and rating. */
const LABELS: Readonly<Record<string, string>> = { '37A': '37A (AA)' };

/** The table a weapon uses; undefined: it has none (2.7.3). */
export function tableOf(battle: Battle, unit: Unit): DirectFire | undefined {
  const { weapon, size, rating, nationality } = unit;
  const shaped = weapon && SHAPED[weapon];
  if (shaped) return { table: shaped, charge: true };
  if (weapon === 'atr') return { table: ATR_TABLES[nationality] ?? '14.5A (Russian ATR)' };
  if (weapon !== 'gun' || size === undefined || rating === undefined) return undefined;
  const label = `${size}${rating}`;
  const table = LABELS[label] ?? label;
  return hasDirectFire(battle, table) ? { table } : undefined;
}

/** The shot that an order names, or why that weapon cannot fire it at that target. */
export function pierce(battle: Battle, firer: Unit, targetId: string, at: string): Piercing | Refusal {
  const target = battle.unit(targetId);
  if (!target || target.side === firer.side || target.at !== at)
    return refuse('NO_SUCH_TARGET', `There is no enemy "${targetId}" in ${at}.`, '12.3.3');
  if (!isAfv(target))
    return refuse('NOT_ARMOURED', `${target.name} is not an armoured vehicle.`, '12.3.3', '2.7.3');
  const table = firer.face === 'move' ? undefined : tableOf(battle, firer);
  if (!table)
    return refuse('NO_TABLE', `${firer.name} has no Direct Fire Effects Table.`, '12.3.3', '12.5.7');
  const isAcquired = firer.acquired === at.split('/')[0] && !firer.suppressed;
  const pull = isAcquired ? 'TP2' : 'TP1';
  const far = distance(battle, firer.at as string, at);
  return killNumber(battle, table, 'Front', far, pull) === undefined
    ? refuse('OUT_OF_RANGE', `${at} is out of the range of ${firer.name}.`, '12.3.3')
    : { target: targetId, table, pull };
}

/** A gun this big is likelier to wreck what it does not kill at once (12.3.3.1.2.1). */
const BIG = 75;
/** Up to so much above the number the target may still be crippled (12.3.3.1.2). */
const NEAR_MISS = 10;

export function resolvePiercing(act: Act, shot: Shot, attack: Attack, piercing: Piercing): void {
  const { battle } = act;
  const firer = battle.theUnit((shot.firers[0] as { unit: Unit }).unit.id);
  const target = battle.theUnit(piercing.target);
  const from = firer.at as string;
  const chance = isSameHex(from, attack.at) ? rollFacing(act, target, firer) : undefined;
  const roll = act.rollOf('direct fire', [firer.id], D100);
  const rolled = total(roll);
  const ones = die(roll, 'ones').face || 10;
  const met = facingMet(battle, target, from, ones, new Map(chance ? [[target.id, chance]] : []));
  const hullDown = !chance && isHullDown(battle, target, attack);
  const facing = hullDown ? partFacing(battle, target, 'turret', from) : met.facing;
  const part = hullDown ? partStruck(ones) : met.part;
  const far = distance(battle, from, attack.at);
  noteKillNumber(battle, piercing.table, facing, far, piercing.pull);
  const number = killNumber(battle, piercing.table, facing, far, piercing.pull) as number;
  const armour = -armourAt(target, facing);
  const modifiers: Modifier[] =
    armour === 0 ? [] : [{ why: `${facing.toLowerCase()} armour`, drm: armour, cites: '12.3.3.1.6' }];
  const needs = number + sumOf(modifiers);
  const missed = hullDown && part === 'hull';
  const result = missed
    ? 'missed the turret'
    : rolled <= needs
      ? 'K-KILL'
      : rolled <= needs + NEAR_MISS
        ? 'M/F-KILL'
        : 'none';
  act.effect(
    'armour-piercing',
    {
      unit: firer.id,
      target: target.id,
      facing,
      ...(part && { part }),
      pull: piercing.pull,
      number,
      modifiers,
      needs,
      rolled,
      result,
    },
    { cites: missed ? ['12.4.5.2.1'] : ['12.3.3.1.1', ...(part ? (['12.4.5.2'] as const) : [])] },
  );
  if (result === 'K-KILL') destroyVehicle(act, target, true, '12.3.3.1.1');
  else if (result === 'M/F-KILL') cripple(act, target, firer.size ?? 0);
  else if (result === 'none')
    trySuppression(act, target, (firer.size ?? 0) > 45 ? '>45mm' : '<=45mm', facing);
}

/** Behind a wall or bocage, or over a military crest, only the turret of a standing vehicle shows (12.4.5.2.1). */
function isHullDown(battle: Battle, target: Unit, { lines }: Attack): boolean {
  if (isMovingTarget(battle, target)) return false;
  return lines.some(({ cover, overCrest, from, to }) => {
    const screened = cover.some((each) => each === 'wall' || each === 'bocage' || each === 'roadblock');
    return screened || (overCrest && from < to);
  });
}

/** Overlapping results are both applied; without any the kill stands (12.3.3.1.2, 12.3.3.1.5). */
function cripple(act: Act, target: Unit, size: number): void {
  const { battle } = act;
  const modifiers: Modifier[] =
    size >= BIG ? [{ why: 'big gun', drm: mfKillDrm(battle), cites: '12.3.3.1.2.1' }] : [];
  const rolled = total(act.rollOf('M/F-KILL', [target.id], D100));
  const modified = rolled + sumOf(modifiers);
  const mKill = modified <= mfKillNumber(battle, 'M-KILL');
  const fKill = modified <= mfKillNumber(battle, 'F-KILL');
  act.effect(
    'mf-kill-rolled',
    { unit: target.id, rolled, modifiers, total: modified, mKill, fKill },
    { cites: ['12.3.3.1.2', '12.3.3.1.7'] },
  );
  if (mKill && fKill) destroyVehicle(act, target, false, '12.3.3.1.5');
  else if (mKill) immobilize(act, target, '12.3.3.1.2');
  else if (fKill) disarm(act, target, '12.3.3.1.2');
  else destroyVehicle(act, target, true, '12.3.3.1.2');
}
