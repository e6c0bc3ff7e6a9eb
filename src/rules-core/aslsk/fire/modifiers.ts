/** The DRM of fire attacks (3.2.3): terrain, hindrances, movement, leadership. Each with its reason. */
import type { LocationId } from '../../kernel/position/position.js';
import { bestCover, emplacementOf, gunshieldOf } from '../ordnance/protection.js';
import { sight } from '../sight/sight.js';
import type { AslBattle, AslUnit, Modifier, RuleId } from '../system.js';
import { levelOf } from '../terrain/map.js';
import { smokeAt } from '../terrain/smoke.js';
import { groundAt, hasRoadThrough, isWoods, TERRAIN } from '../terrain/terrain.js';
import { canLead, isInfantry, leadershipOf, weaponsOf } from '../units/units.js';
import { hulkCover } from '../vehicles/hulks.js';
import { keepsToRoad, lastHexBefore } from './lines.js';

/** Of an exposed crew, where its counter says nothing else (7.7/b); it counts within the hex, too (3.2.2.1/b). */
const CREW_EXPOSED = 2;

function modifier(label: string, value: number, ...cites: RuleId[]): Modifier {
  return { label, value, cites };
}

/** DRM that are the same for every target: who fires, and what lies between. */
export function firerModifiers(
  battle: AslBattle,
  from: readonly LocationId[],
  firers: readonly AslUnit[],
  leaders: readonly AslUnit[],
  at: LocationId,
): Modifier[] {
  const found: Modifier[] = [];
  const leader = worstLeader(leaders);
  if (leader) found.push(modifier(leader.name, leadershipOf(leader), '3.2.2/l', '3.2.2/m'));
  if ([...firers, ...leaders].some((unit) => unit.cx)) found.push(modifier('CX', 1, '3.3.1/h'));
  found.push(...hindrances(battle, from, at));
  return found;
}

/** In an attack from several hexes the lowest quality leader counts (3.2.2/m). */
function worstLeader(leaders: readonly AslUnit[]): AslUnit | undefined {
  let worst: AslUnit | undefined;
  for (const leader of leaders) if (!worst || leadershipOf(leader) > leadershipOf(worst)) worst = leader;
  return worst && canLead(worst) ? worst : undefined;
}

/** The line of the firing hex that is hindered most counts for the whole Fire Group. */
export function hindrances(battle: AslBattle, from: readonly LocationId[], at: LocationId): Modifier[] {
  let worst: Modifier[] = [];
  for (const hex of from) {
    const found = [...sight(battle, hex, at).hindrances];
    if (hex !== at && smokeAt(battle, hex) > 0) found.push(modifier('out of Smoke', 1, '1.2.5/f'));
    if (total(found) > total(worst)) worst = found;
  }
  return worst;
}

function total(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

/** Only Infantry can be moving in the open, and only during its Movement Phase. */
export function targetModifiers(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
  hindered: boolean,
  ignoresCover = false,
): Modifier[] {
  const cover =
    target.kind === 'vehicle'
      ? crewCover(battle, target, at, from)
      : bestCover(shelterOf(battle, target, at, from), gunshieldOf(battle, target, from));
  return [
    ...(ignoresCover ? [] : cover),
    ...movementModifiers(battle, target, at, from, hindered, cover),
    ...flameModifiers(battle, target),
  ];
}

/** The armour around an exposed crew, or the terrain where that is better; never both (7.7/b). */
export function crewCover(
  battle: AslBattle,
  vehicle: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
): Modifier[] {
  const exposed: Modifier = {
    label: 'Crew Exposed',
    value: vehicle.ceDrm ?? CREW_EXPOSED,
    cites: ['7.7/b'],
  };
  const ground = groundAt(battle, at);
  const { tem, cites } = TERRAIN[ground];
  const covers = [exposed];
  if (tem > 0) covers.push({ label: ground.replaceAll('-', ' '), value: tem, cites });
  if (hasHeightAdvantage(battle, vehicle, at, from))
    covers.push({ label: 'Height Advantage', value: 1, cites: ['1.1.1/height-a'] });
  return [covers.reduce((best, one) => (one.value > best.value ? one : best))];
}

/** What covers a unit in that hex from fire out of another one: TEM, what takes its place, and the position of a Gun. */
function shelterOf(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
): Modifier[] {
  return bestCover(coverOf(battle, target, at, from), emplacementOf(battle, target));
}

/** FFMO would count against fire from that hex, were the unit fired at as it moves there (3.6/r). */
export function isCaughtInTheOpen(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: LocationId,
): boolean {
  const { blocked, hindrance } = sight(battle, from, at);
  if (blocked || hindrance > 0 || total(shelterOf(battle, target, at, [from])) > 0) return false;
  return isInOpenGround(battle, target, at, [from]);
}

/** TEM and what takes its place: Height Advantage only where there is no other positive TEM (1.1.1/height-a). */
export function coverOf(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
): Modifier[] {
  const terrain = terrainModifier(battle, target, at, from);
  if (terrain && terrain.value > 0) return [terrain];
  if (hasHeightAdvantage(battle, target, at, from))
    return [modifier('Height Advantage', 1, '1.1.1/height-a')];
  const hulk = hulkCover(battle, target, at);
  if (hulk) return [hulk];
  return terrain ? [terrain] : [];
}

/** The TEM of the hex; a unit that came along the road has none against fire along the road (1.1.1/wroad-a). */
function terrainModifier(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
): Modifier | undefined {
  const ground = groundAt(battle, at);
  const { tem, cites } = TERRAIN[ground];
  if (tem === 0) return undefined;
  if (isWoods(ground) && isOnRoad(battle, target, at, from)) return undefined;
  return { label: ground.replaceAll('-', ' '), value: tem, cites };
}

/** It moves along the road through woods or an orchard, and every firer sees it without looking through the trees. */
function isOnRoad(battle: AslBattle, target: AslUnit, at: LocationId, from: readonly LocationId[]): boolean {
  if (!(target.moving || target.routing) || !target.roadRate || !hasRoadThrough(battle, at)) return false;
  return from.length === 0 || from.every((hex) => keepsToRoad(battle, hex, at));
}

/**
 * Every firer is lower, and the target did not just climb through the hexside that the fire comes through
 * (1.1.1/height-c).
 */
function hasHeightAdvantage(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
): boolean {
  const level = levelOf(battle, at);
  if (from.length === 0 || !from.every((hex) => levelOf(battle, hex) < level)) return false;
  const climbed = target.moving || target.routing ? target.from : undefined;
  if (climbed === undefined || levelOf(battle, climbed) >= level) return true;
  return !from.some((hex) => lastHexBefore(battle, hex, at) === climbed);
}

/** FFNAM, FFMO and Hazardous Movement against moving Infantry (3.3.3/g, 6.5/c). */
export function movementModifiers(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
  hindered: boolean,
  cover: readonly Modifier[],
): Modifier[] {
  if (!isInfantry(target) || target.pinned) return [];
  if (target.hazardous) return [modifier('Hazardous Movement', -2, '6.5/d')];
  if (target.manhandled || !target.moving || battle.clock.phase !== 'MPh') return [];
  const found: Modifier[] = [];
  if (!target.assaultMove) found.push(modifier('FFNAM', -1, '3.3.3/g'));
  if (!hindered && total(cover) <= 0 && isInOpenGround(battle, target, at, from))
    found.push(modifier('FFMO', -1, '3.3.3/g'));
  return found;
}

/** Open Ground as far as FFMO and Interdiction go: roads too, also through trees for units that keep to them. */
function isInOpenGround(
  battle: AslBattle,
  target: AslUnit,
  at: LocationId,
  from: readonly LocationId[],
): boolean {
  if (smokeAt(battle, at) > 0) return false;
  const ground = groundAt(battle, at);
  if (ground === 'open-ground') return true;
  return (isWoods(ground) || ground === 'orchard') && isOnRoad(battle, target, at, from);
}

/** Any attack against a unit that possesses Flamethrowers (4.2/d). */
function flameModifiers(battle: AslBattle, target: AslUnit): Modifier[] {
  if (!isInfantry(target)) return [];
  const flamethrowers = weaponsOf(battle, target).filter(({ weapon }) => weapon === 'FT').length;
  return flamethrowers > 0 ? [modifier('Flamethrower', -flamethrowers, '4.2/d')] : [];
}
