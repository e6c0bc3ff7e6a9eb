/** What protects Guns and those who man them (6.3, 6.6), and what mortar shells do among trees (1.1.1/woods-f). */
import { groundOf } from '../../kernel/boards/hex-ground.js';
import type { LocationId } from '../../kernel/position/position.js';
import { isInArc } from '../../mechanics/facing.js';
import { GUN_DESTRUCTION } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import type { AslBattle, AslUnit, Modifier } from '../system.js';
import { hexAt } from '../terrain/map.js';
import { groundAt, isWoods } from '../terrain/terrain.js';
import { isGoodOrder, weaponsOf } from '../units/units.js';
import { isGun } from './weapon.js';

const EMPLACEMENT: Modifier = { label: 'Emplacement', value: 2, cites: ['6.3/a'] };

/** The Gun that a unit mans. */
export function gunOf(battle: AslBattle, unit: AslUnit): AslUnit | undefined {
  return weaponsOf(battle, unit).find(isGun);
}

/** Where it was set up and never moved, but for paved roads and bamboo (6.3/a, 8.2.1/bamboo-d). */
export function isEmplaced(battle: AslBattle, gun: AslUnit): boolean {
  if (!gun.emplaced || gun.at === undefined) return false;
  return !hasPavedRoad(battle, gun.at) && groundAt(battle, gun.at) !== 'bamboo';
}

export function hasPavedRoad(battle: AslBattle, at: LocationId): boolean {
  const { roads } = groundOf(battle.table.map, hexAt(battle, at).index);
  return roads.some((surface) => surface?.name === 'paved-road');
}

/** For a Gun and the crew that mans it; nobody else knows how to use the position (6.3/a). */
export function emplacementOf(battle: AslBattle, target: AslUnit): Modifier | undefined {
  const gun = isGun(target) ? target : gunOf(battle, target);
  if (!gun || !isEmplaced(battle, gun)) return undefined;
  if (!isGun(target) && target.kind !== 'crew') return undefined;
  return EMPLACEMENT;
}

/** Against a mortar; against others see the chart (6.6/a). */
const GUNSHIELD_MORTAR = 1;

/** For a Good Order crew behind the shield of an AT or INF Gun, against what comes through its CA (6.6/a). */
export function gunshieldOf(
  battle: AslBattle,
  target: AslUnit,
  from: readonly LocationId[],
  mortar = false,
): Modifier | undefined {
  if (target.kind !== 'crew' || !isGoodOrder(target) || target.hazardous || target.at === undefined)
    return undefined;
  const gun = gunOf(battle, target);
  const { ca } = gun ?? {};
  if (!gun?.gunshield || ca === undefined || from.length === 0) return undefined;
  const at = target.at;
  if (!from.every((hex) => hex !== at && isInArc(battle, at, ca, hex))) return undefined;
  const value = mortar
    ? GUNSHIELD_MORTAR
    : chartsOf(battle).lookup(
        GUN_DESTRUCTION.gunshieldDrm,
        'AT, INF (through the CA, crew Good Order, not moving)',
      );
  return { label: 'Gunshield', value, cites: ['6.6/a'] };
}

/** The owner chooses the best of those that exclude one another (6.3/b, 6.6/b); a negative TEM stays as well. */
export function bestCover(terrain: readonly Modifier[], ...others: (Modifier | undefined)[]): Modifier[] {
  const burdens = terrain.filter(({ value }) => value < 0);
  const covers = [...terrain, ...others].filter((one): one is Modifier => one !== undefined && one.value > 0);
  const best = covers.reduce<Modifier | undefined>(
    (most, one) => (most && most.value >= one.value ? most : one),
    undefined,
  );
  return best ? [best, ...burdens] : burdens;
}

const AIR_BURST: Modifier = { label: 'Air Burst', value: -1, cites: ['1.1.1/woods-f', '2.0/AirBurst'] };
const SPLINTERS: Modifier = { label: 'bamboo splinters', value: -1, cites: ['8.2.1/bamboo-a'] };

/** Bamboo protects from bullets only: the splinters of explosives take its place. */
export function splintered(modifiers: readonly Modifier[]): Modifier[] {
  return modifiers.map((one) => (one.label === 'bamboo' ? SPLINTERS : one));
}

/** Shells that burst in the treetops, or in bamboo: a negative TEM in place of the positive one. */
export function burstIn(
  battle: AslBattle,
  at: LocationId,
  { steep, explosive }: { readonly steep: boolean; readonly explosive: boolean },
): Modifier | undefined {
  const ground = groundAt(battle, at);
  if (ground === 'bamboo') return explosive ? SPLINTERS : undefined;
  return steep && explosive ? airBurstIn(battle, at) : undefined;
}

export function airBurstIn(battle: AslBattle, at: LocationId): Modifier | undefined {
  return isWoods(groundAt(battle, at)) ? AIR_BURST : undefined;
}

/** The size of the Gun that is aimed at, or of the one its target mans (6.7/a). */
export function gunSizeOf(battle: AslBattle, target: AslUnit): number {
  return (isGun(target) ? target : gunOf(battle, target))?.size ?? 0;
}
