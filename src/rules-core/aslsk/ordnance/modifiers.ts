/** The To Hit DRM (3.2.4), each case with its reason: those of the firer, and those of the target. */
import { TO_HIT_DRM } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { coverOf, crewCover, hindrances, movementModifiers } from '../fire/modifiers.js';
import type { AslBattle, AslUnit, Modifier, RuleId } from '../system.js';
import { isCaptured, isInfantry, leadershipOf } from '../units/units.js';
import { vehicleFirerModifiers } from '../vehicles/firing.js';
import { acquisitionOfHex, acquisitionOfUnit } from './acquisition.js';
import { isSmoke } from './ammunition.js';
import { bestCover, burstIn, emplacementOf, gunSizeOf } from './protection.js';
import type { Shot } from './shot.js';
import { isGun, isNonQualified, isNonTurreted } from './weapon.js';

type Case = Parameters<(typeof TO_HIT_DRM.drm.axes)[0]['key']>[0];

function drm(battle: AslBattle, name: Case, label: string, ...cites: RuleId[]): Modifier {
  return { label, value: chartsOf(battle).lookup(TO_HIT_DRM.drm, name), cites };
}

const SMOKE_SHELL_RANGE = 12;

/** Who fires, and how. */
export function firerModifiers(battle: AslBattle, shot: Shot): Modifier[] {
  if (shot.weapon.kind === 'vehicle') return vehicleFirerModifiers(battle, shot);
  const { weapon, holder, leader, manner, range, ammo, backblast } = shot;
  const found: Modifier[] = [];
  if (manner === 'advancing') found.push(drm(battle, 'firer fires in AFPh', 'fires in the AFPh', '3.5/a'));
  if (holder.pinned) found.push(drm(battle, 'firer pinned', 'pinned firer', '3.2.4/case2'));
  if (isNonQualified(weapon, holder))
    found.push(drm(battle, 'non-qualified use', 'Non-Qualified Use', '3.2.4/NQ', '2.0/NonQualified'));
  if (isCaptured(battle, weapon)) found.push(drm(battle, 'captured use', 'captured weapon', '5.5'));
  if ([holder, leader, shot.helper].some((unit) => unit?.cx))
    found.push(drm(battle, 'firer CX', 'CX', '3.2.4/proc-d'));
  if (leader) found.push({ label: leader.name, value: leadershipOf(leader), cites: ['4.5/a', '4.4.1/c'] });
  if (isSmoke(ammo) && range <= SMOKE_SHELL_RANGE)
    found.push(drm(battle, 'Smoke ammunition at range <= 12', 'Smoke at short range', '3.2.4/proc-d'));
  found.push(...arcModifiers(battle, weapon, shot.turns));
  if (shot.intensive) found.push(drm(battle, 'Intensive Fire', 'Intensive Fire', '3.2.4/IF-a'));
  if (backblast === 'avoid')
    found.push(drm(battle, 'avoiding backblast (LATW from building)', 'avoids backblast', '4.4.3'));
  if (range === 0 && shot.type !== 'own')
    found.push(
      drm(battle, "fire at a target in the firer's own hex", 'target in its own hex', '3.2.4/case10'),
    );
  return [...found, ...(shot.extra ?? [])];
}

/** Case 8: so much for the first hexspine turned, so much for each further one (3.2.4/case8, CA-e). */
export function arcModifiers(battle: AslBattle, weapon: AslUnit, turns: number): Modifier[] {
  if (turns === 0) return [];
  const mount = isNonTurreted(weapon) ? 'CA change, NT gun/mortar' : 'CA change, 360-degree mount';
  const first = drm(battle, `${mount}, first hexspine`, '', '3.2.4/case8');
  const further = drm(battle, `${mount}, each further hexspine`, '', '3.2.4/case8');
  const value = first.value + (turns - 1) * further.value;
  return [{ label: `turned ${turns} hexspine${turns > 1 ? 's' : ''}`, value, cites: ['3.2.4/case8'] }];
}

/** What lies between firer and hex, the Smoke that the firer is in as well. */
export function lineModifiers(battle: AslBattle, { from, at }: Shot): Modifier[] {
  return hindrances(battle, [from], at);
}

/** A hex without a known enemy in it, on the Area Target Type (6.11/a). */
export function emptyHexModifiers(battle: AslBattle, { weapon, at, ammo }: Shot): Modifier[] {
  const acquired = acquisitionOfHex(battle, weapon, at);
  if (isSmoke(ammo)) return acquired;
  return [...acquired, drm(battle, 'area fire / empty hex (ATT)', 'empty hex', '6.11/a')];
}

/** What a target brings along itself: TEM counts here but on the Area Target Type (3.2.4/ITT-b, ATT-a). */
export function targetModifiers(
  battle: AslBattle,
  shot: Shot,
  target: AslUnit,
  hindered: boolean,
): Modifier[] {
  const { weapon, at, from, type } = shot;
  const area = type === 'ATT';
  const cover = targetCover(battle, shot, target);
  return [
    ...(area ? [] : cover),
    ...movementModifiers(battle, target, at, [from], hindered, cover),
    ...vehicleMovement(battle, target),
    ...(area ? acquisitionOfHex(battle, weapon, at) : acquisitionOfUnit(battle, weapon, at, target)),
    ...sizeModifiers(battle, target),
    ...(target.concealed || target.hidden
      ? [drm(battle, 'concealed or HIP target', 'concealed target', '6.4/g', '8.3.2/a')]
      : []),
  ];
}

/** TEM with what takes its place: Emplacement, and Air Bursts in place of a positive TEM of the trees. */
export function targetCover(battle: AslBattle, shot: Shot, target: AslUnit): Modifier[] {
  const { at, from } = shot;
  if (isArmoured(target) && shot.type === 'ITT') return crewCover(battle, target, at, [from]);
  const emplacement = emplacementOf(battle, target);
  const burst = burstIn(battle, at, shot);
  if (burst && !isArmoured(target)) return bestCover([burst], emplacement);
  const height = (one: Modifier) => !shot.mortar || !one.cites.includes('1.1.1/height-a');
  return bestCover(coverOf(battle, target, at, [from]).filter(height), emplacement);
}

function isArmoured(target: AslUnit): boolean {
  return target.kind === 'vehicle';
}

function vehicleMovement(battle: AslBattle, target: AslUnit): Modifier[] {
  if (target.kind !== 'vehicle' || !(target.movingTarget || target.motion)) return [];
  return [
    drm(
      battle,
      'moving vehicle target (more than 3 MP in LOS / Motion)',
      'moving target',
      '3.2.4/case24',
      '3.3.2/t',
    ),
  ];
}

const SIZES: Readonly<Record<number, Case>> = {
  2: 'target size very small',
  1: 'target size small',
  [-1]: 'target size large',
  [-2]: 'target size very large',
};

/** Gun and crew are aimed at by the size of the Gun, a vehicle by its own (6.7/a, 7.3). */
function sizeModifiers(battle: AslBattle, target: AslUnit): Modifier[] {
  const size = isInfantry(target) || isGun(target) ? gunSizeOf(battle, target) : (target.size ?? 0);
  const name = SIZES[size];
  return name ? [drm(battle, name, name, target.kind === 'vehicle' ? '7.3' : '6.7/a')] : [];
}
