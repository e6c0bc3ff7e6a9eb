/** Resolving a shot (12.1.1): line of sight, Screened Shot, Firepower Factors Table, and what it does. */
import { D10, D100, die, total } from '../../kernel/dice/index.js';
import { type FireResult, fftDrm, fftRow, fireResult, noteLost } from '../cards.js';
import { breakIn } from '../fortifications/breaking.js';
import type { LostRoll } from '../los/lost.js';
import type { Sight } from '../los/sight.js';
import { reveal } from '../scenario/hidden.js';
import { type Act, type Battle, type Change, type Modifier, sumOf, type Unit } from '../system.js';
import { hexOf } from '../terrain/places.js';
import { suppressHidden } from '../vehicles/as-target.js';
import {
  armourModifier,
  type Exposure,
  exposureOf,
  type Facing,
  facingMet,
  isSameHex,
} from '../vehicles/facing.js';
import { isSheltered } from '../vehicles/passengers.js';
import { resolvePiercing } from '../vehicles/piercing.js';
import { turnModifiers } from '../vehicles/screening.js';
import { isAfv, isVehicle } from '../vehicles/status.js';
import { criticalHit } from './destruction.js';
import { enfilade } from './enfilade.js';
import { hindranceModifiers, targetModifiers, terrainModifiers } from './modifiers.js';
import { applyResult, breakerOf, type Hit } from './results.js';
import { type Attack, type Shot, screenOf } from './shot.js';

/** What the roll means for the targets that share their modifiers. */
export interface AttackResult {
  readonly units: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly result: string;
}

/** Everything after the order to fire, in one go: there is nothing to decide in between. Returns the d100s rolled. */
export function resolveShot(act: Act, shot: Shot): number[] {
  const onesDice: number[] = [];
  const before = shot.inImpulseOf === undefined ? undefined : act.battle.side(shot.inImpulseOf).lastShot;
  for (const [i, attack] of shot.attacks.entries()) {
    if (!isSeen(act, attack)) continue;
    if (shot.inImpulseOf !== undefined) enfilade(act, attack, shot.inImpulseOf, before, i > 0);
    if (hits(act, shot, attack)) {
      if (shot.piercing) resolvePiercing(act, shot, attack, shot.piercing);
      else onesDice.push(rollAttack(act, shot, attack));
    }
    takeAim(act, shot, attack);
  }
  return onesDice;
}

function isSeen(act: Act, { at, rolls }: Attack): boolean {
  return rolls.every((roll) => isRolledOver(act, at, roll));
}

function isRolledOver(act: Act, at: string, { row, column, needs }: LostRoll): boolean {
  noteLost(act.battle, row, column);
  const rolled = total(act.roll(`line of sight: ${row} to ${at}`, D100));
  const seen = rolled <= needs;
  act.effect(
    'line-of-sight-rolled',
    { at, terrain: row, needs, rolled, seen },
    { cites: seen ? ['5.1.5'] : ['5.1.5', '5.1.10'] },
  );
  return seen;
}

/** Guns leave an Acquired marker, hit or miss; in a new hex it moves there (12.4.4, 12.4.4.1). */
function takeAim(act: Act, shot: Shot, { at, recon }: Attack): void {
  const [firer] = shot.firers;
  const fireClass = firer?.ready.fireClass;
  const isGun = fireClass === 'gun' || fireClass === 'mortar' || (fireClass === 'atr' && shot.piercing);
  if (!firer || !isGun || recon || shot.holdsAim) return;
  acquire(act, act.battle.theUnit(firer.unit.id), hexOf(at));
}

function acquire(act: Act, unit: Unit, hex: string): void {
  const { battle } = act;
  if (unit.acquired === hex) return;
  const changes: Change[] = [];
  if (unit.acquired !== undefined) {
    const left = battle.location(unit.acquired).acquired?.filter((id) => id !== unit.id) ?? [];
    changes.push({ do: 'location', at: unit.acquired, set: { acquired: left.length > 0 ? left : null } });
  }
  const there = battle.location(hex).acquired ?? [];
  changes.push(
    { do: 'location', at: hex, set: { acquired: [...there, unit.id].sort() } },
    { do: 'unit', unit: unit.id, set: { acquired: hex } },
  );
  act.effect('acquired', { unit: unit.id, hex }, { changes, cites: ['12.4.4'] });
}

function hits(act: Act, shot: Shot, attack: Attack): boolean {
  if (!shot.screened) return true;
  const { battle } = act;
  const [sight] = attack.lines;
  const aimedAt = shot.piercing ? [battle.theUnit(shot.piercing.target)] : targetsAt(battle, attack);
  const covers = aimedAt.map((target) =>
    sumOf(terrainModifiers(battle, target, { manner: shot.manner, sight: sight as Sight })),
  );
  const modifiers = screenOf(battle, shot, attack, Math.max(0, ...covers));
  if (!modifiers) return true;
  const exceeds = sumOf(modifiers);
  const rolled = total(act.rollOf('screened shot', firersOf(shot), D10));
  const desperate = exceeds >= 10;
  const hit = desperate ? rolled === 10 : rolled > exceeds;
  act.effect('screened-shot', { at: attack.at, modifiers, exceeds, rolled, hit }, { cites: ['12.3.2/b'] });
  if (desperate && rolled <= 2) breakGun(act, shot);
  return hit;
}

/** A desperate shot that goes wrong costs the gun (12.3.2.3). */
function breakGun(act: Act, shot: Shot): void {
  const [firer] = shot.firers;
  if (!firer) return;
  const { id } = firer.unit;
  act.effect(
    'gun-lost',
    { unit: id },
    { changes: [{ do: 'unit', unit: id, set: { fKill: true } }], cites: ['12.3.2.3'] },
  );
}

/** Units under cover are not among the targets of fire from other hexes, as if they were not there (7.5.2). */
export function targetsAt(battle: Battle, { at, within, lip }: Attack): Unit[] {
  const there = battle
    .unitsAt(at)
    .filter(({ onLip = false, hidden }) => lip === undefined || hidden !== undefined || onLip === lip);
  const joined = battle.location(at).closeCombat === true;
  return there.filter((unit) => joined || (unit.kind !== 'aircraft' && (!unit.inCover || within === true)));
}

const firersOf = ({ firers }: Shot): string[] => firers.map(({ unit }) => unit.id);

function rollAttack(act: Act, shot: Shot, attack: Attack): number {
  const { battle } = act;
  const firer = shot.firers[0]?.unit;
  const exposure = exposureOf(
    act,
    targetsAt(battle, attack).filter(({ side }) => side !== firer?.side),
    firer,
    () => shot.manner === 'artillery' || (firer?.at !== undefined && isSameHex(firer.at, attack.at)),
  );
  const roll = act.rollOf('fire', firersOf(shot), D100);
  const rolled = total(roll);
  const ones = die(roll, 'ones').face || 10;
  const shared = sharedModifiers(battle, shot);
  const hits = hitsOf(battle, shot, attack, { rolled, ones, exposure }, sumOf(shared));
  const critical = rolled === 100 && (shot.size ?? 0) >= 75;
  const seen = critical ? hits : hits.map(withoutUnseen).filter(({ units }) => units.length > 0);
  reveal(
    act,
    seen.flatMap(({ units }) => units),
    '3.3.4.3',
  );
  const reckoned = fftRow(attack.fp);
  act.effect(
    'attack',
    {
      at: attack.at,
      fp: attack.fp,
      row: reckoned,
      rolled,
      modifiers: shared,
      results: seen.map(({ units, modifiers, total: sum, result }) => ({
        units: units.map(({ id }) => id),
        modifiers,
        total: sum,
        result: result.says,
      })),
      ...(critical && { critical: true as const }),
    },
    { cites: attack.recon ? ['12.3.1.1', '3.3.4.3'] : ['12.3.1.1'] },
  );
  if (!critical) suppressUnseen(act, hits, attack.fp);
  if (critical) criticalHit(act, attack.at);
  else for (const hit of seen) applyResult(act, shot, attack, hit);
  if (attack.recon && resultOf(battle, attack.fp, rolled + sumOf(shared)).eliminated > 0)
    breakIn(act, attack.at, breakerOf(shot), []);
  return ones;
}

/** A hidden AFV that heavy fire suppresses is revealed; the roll is its owner's alone until then (3.3.4.3.1). */
function suppressUnseen(act: Act, hits: readonly Reckoned[], fp: number): void {
  for (const { units, result, facings } of hits)
    for (const unit of result.says === '-' ? units : [])
      if (act.battle.unit(unit.id)?.hidden && isAfv(unit))
        suppressHidden(act, unit, fp, facings?.get(unit.id));
}

/** Fire that does nothing to hidden units does not give them away (3.3.4.3). */
function withoutUnseen(hit: Reckoned): Reckoned {
  if (hit.result.says !== '-') return hit;
  return { ...hit, units: hit.units.filter((unit) => unit.hidden === undefined) };
}

export interface Reckoned extends Hit {
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

interface Rolled {
  readonly rolled: number;
  readonly ones: number;
  readonly exposure: Exposure;
}

interface Group {
  readonly units: Unit[];
  readonly modifiers: Modifier[];
  readonly facings: Map<string, Facing>;
}

/** Targets with the same modifiers share a result. */
function hitsOf(
  battle: Battle,
  shot: Shot,
  attack: Attack,
  { rolled, ones, exposure }: Rolled,
  shared: number,
): Reckoned[] {
  const from = shot.firers[0]?.unit.at ?? attack.at;
  const groups = new Map<number, Group>();
  for (const target of targetsAt(battle, attack)) {
    if (isSheltered(battle, target, shot, attack) || isSpared(battle, target, shot, attack)) continue;
    const facing = isAfv(target) ? facingMet(battle, target, from, ones, exposure).facing : undefined;
    const armour = facing ? armourModifier(target, facing) : [];
    const modifiers = [...leastFavourable(battle, shot, attack, target), ...armour];
    const sum = sumOf(modifiers);
    const group: Group = groups.get(sum) ?? { units: [], modifiers, facings: new Map() };
    groups.set(sum, group);
    group.units.push(target);
    if (facing) group.facings.set(target.id, facing);
  }
  return [...groups].map(([sum, { units, modifiers, facings }]) => {
    const modified = rolled + shared + sum;
    return { units, modifiers, facings, total: modified, result: resultOf(battle, attack.fp, modified) };
  });
}

/** Nobody hits their own side except in a melee, and their own vehicles not even there (14.12). */
const isSpared = (battle: Battle, target: Unit, { firers }: Shot, { at }: Attack): boolean =>
  target.side === firers[0]?.unit.side &&
  (isVehicle(target) || battle.location(at).closeCombat === undefined);

const resultOf = (battle: Battle, fp: number, modified: number): FireResult =>
  fireResult(battle, fp, modified);

/** A platoon fires with the terrain that favours it least (12.7.4). A flamethrower knows no terrain (12.9.8.1). */
export function leastFavourable(battle: Battle, shot: Shot, attack: Attack, target: Unit): Modifier[] {
  const choices = attack.lines.map((sight) => {
    const fire = { manner: shot.manner, sight };
    const screened = shot.screened?.needed && isScreened(battle, shot, attack, target, sight);
    const hindrances = screened ? smokeIn(attack.at, sight) : hindranceModifiers(sight);
    const own = targetModifiers(battle, target, fire);
    return [...hindrances, ...(shot.flame ? withoutTerrain(battle, target, fire, own) : own)];
  });
  return choices.reduce((worst, each) => (sumOf(each) > sumOf(worst) ? each : worst));
}

function withoutTerrain(
  battle: Battle,
  target: Unit,
  fire: { manner: Shot['manner']; sight: Sight },
  all: Modifier[],
): Modifier[] {
  const terrain = new Set(terrainModifiers(battle, target, fire).map(({ why }) => why));
  return all.filter(({ why }) => !terrain.has(why));
}

/** Smoke in the target's hex is terrain of the target, which counts on both tables (12.3.2/t2, 6.1.2). */
const smokeIn = (at: string, sight: Sight): Modifier[] =>
  hindranceModifiers({
    ...sight,
    hindrances: sight.hindrances.filter(({ row, hex }) => row === 'Smoke' && hex === hexOf(at)),
  });

/** Hindrances that the Screened Shot has counted are not added again (6.1.4). */
function isScreened(battle: Battle, shot: Shot, attack: Attack, target: Unit, sight: Sight): boolean {
  const cover = sumOf(terrainModifiers(battle, target, { manner: shot.manner, sight }));
  return screenOf(battle, shot, attack, cover) !== undefined;
}

/** What the firing side brings: a leader's direction, the turn of a limbered gun. */
export function sharedModifiers(battle: Battle, shot: Shot): Modifier[] {
  const found: Modifier[] = [];
  if (shot.director)
    found.push({ why: 'leader', drm: fftDrm(battle, 'one leader directing'), cites: '12.7.3' });
  const { turns = 0 } = shot.screened ?? {};
  const [firer] = shot.firers;
  if (turns > 0 && firer?.unit.limbers) found.push({ why: 'gun turned', drm: 5 * turns, cites: '10.4.1.1' });
  if (firer && shot.swing)
    found.push(...turnModifiers(battle, firer.unit, shot.swing, firer.ready.fireClass === 'gun'));
  return found;
}
