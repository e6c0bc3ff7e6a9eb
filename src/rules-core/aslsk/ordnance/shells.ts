/** Smoke and White Phosphorus shells where they hit (1.2.5, 6.2/s, 6.2/WP). */
import { groupedBy } from '../../mechanics/groups.js';
import { releaseAt } from '../close-combat/melee.js';
import { checkAll, withLeaderLoss } from '../morale/checks.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { placeSmoke } from '../terrain/smoke.js';
import { isInfantry } from '../units/units.js';
import { reveal } from './hidden.js';
import type { Hit } from './hit.js';
import { targetCover } from './modifiers.js';
import { burstIn } from './protection.js';
import { isGrenadeLauncher, type Shot } from './shot.js';

/** Full Smoke in the PFPh, else Dispersed; the grenade launcher's WP always so (1.2.5/c, H/Type89HGL-b). */
export function placeShell(act: AslAct, { weapon, at, ammo }: Shot): void {
  const { battle } = act;
  const wp = ammo === 'WP';
  const thin = battle.clock.phase !== 'PFPh' || (wp && isGrenadeLauncher(weapon));
  const kind = thin ? 'dispersed' : 'full';
  act.effect(
    'smoke-shell-placed',
    { at, kind, wp },
    {
      changes: [placeSmoke(battle, at, { kind, side: weapon.side, ...(wp && { wp: true as const }) })],
      cites: [wp ? '6.2/WP' : '6.2/s', '1.2.5/c'],
    },
  );
}

/** WP burns: a NMC for everyone who was hit, worse without cover and under the trees (6.2/WP). */
export function burn(act: AslAct, shot: Shot, hits: readonly Hit[]): void {
  const { battle } = act;
  const burnt = hits.filter(({ target }) => isInfantry(target));
  reveal(
    act,
    burnt.map(({ target }) => target),
    '6.4/g',
  );
  const sides = [...new Set(burnt.map(({ target }) => target.side))].sort();
  for (const side of sides)
    withLeaderLoss(act, shot.at, side, () => {
      const hit = burnt.filter(({ target }) => target.side === side);
      checkAll(
        act,
        byModifiers(battle, shot, hit).map(({ units, modifiers }) => ({
          units,
          check: 'morale',
          notes: { check: 'WP', modifiers, cites: ['6.2/WP', '2.0/WP'] },
        })),
      );
    });
  releaseAt(act, shot.at);
}

interface Group {
  readonly units: string[];
  readonly modifiers: readonly Modifier[];
}

function byModifiers(battle: AslBattle, shot: Shot, hits: readonly Hit[]): Group[] {
  const burnt = hits.map(({ target, critical }) => ({
    id: target.id,
    modifiers: modifiersOf(battle, shot, target, critical),
  }));
  const groups = groupedBy(burnt, ({ modifiers }) => JSON.stringify(modifiers));
  return [...groups.values()].map((group) => ({
    units: group.map(({ id }) => id),
    modifiers: group[0].modifiers,
  }));
}

/** TEM is taken off the DR, or added by a Critical Hit; Air Bursts make it worse. */
function modifiersOf(battle: AslBattle, shot: Shot, target: AslUnit, critical: boolean): Modifier[] {
  const burst = burstIn(battle, shot.at, shot);
  if (burst) return [{ label: burst.label, value: 1, cites: ['6.2/WP', ...burst.cites] }];
  return targetCover(battle, shot, target)
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => ({ label, value: critical ? value : -value, cites: ['6.2/WP'] }));
}
