/** Smoke (1.2.5): what lies in a hex, and the Hindrance it makes. */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import type { AslAct, AslBattle, AslChange } from '../system.js';

type Smoke = NonNullable<ReturnType<AslBattle['location']>['smoke']>[number];

/** What a counter adds to a shot into or through its hex, and the most that all of a hex add (1.2.5/c, 1.2.5/e, 6.2/s). */
const DRM = { full: 3, dispersed: 2, grenade: 2 } as const;
const MOST_IN_A_HEX = 3;

/** The Hindrance of one Smoke counter: WP gives one less (1.2.5/e). */
function smokeDrm({ kind, wp }: Smoke): number {
  return DRM[kind] - (wp ? 1 : 0);
}

/** The Hindrance of all Smoke in a hex. */
export function smokeAt(battle: AslBattle, at: LocationId): number {
  const { smoke } = battle.location(at);
  return smoke
    ? Math.min(
        MOST_IN_A_HEX,
        smoke.reduce((sum, one) => sum + smokeDrm(one), 0),
      )
    : 0;
}

export function placeSmoke(battle: AslBattle, at: LocationId, smoke: Smoke): AslChange {
  return { do: 'location', at, set: { smoke: [...(battle.location(at).smoke ?? []), smoke] } };
}

/** Grenade Smoke is gone at the end of the Movement Phase (1.2.5/a). */
export function removeGrenadeSmoke(act: AslAct): AslChange[] {
  return changeSmoke(act.battle, (smoke) => (smoke.kind === 'grenade' ? undefined : smoke));
}

/** At the start of a side's Prep Fire Phase its Dispersed Smoke goes and its full Smoke disperses (1.2.5/d). */
export function driftSmoke(act: AslAct, side: SideId): AslChange[] {
  return changeSmoke(act.battle, (smoke) => {
    if (smoke.side !== side || smoke.kind === 'grenade') return smoke;
    return smoke.kind === 'full' ? { ...smoke, kind: 'dispersed' } : undefined;
  });
}

function changeSmoke(battle: AslBattle, become: (smoke: Smoke) => Smoke | undefined): AslChange[] {
  const changes: AslChange[] = [];
  for (const at of Object.keys(battle.position.locations).sort()) {
    const { smoke } = battle.location(at);
    if (!smoke) continue;
    const left = smoke.map(become).filter((one): one is Smoke => one !== undefined);
    if (left.length < smoke.length || left.some((one, i) => one !== smoke[i]))
      changes.push({ do: 'location', at, set: { smoke: left.length > 0 ? left : null } });
  }
  return changes;
}

/** Whatever a side fires that is not Smoke ends the time for Smoke in this phase (6.2/s). */
export function noMoreSmoke(battle: AslBattle, side: SideId): AslChange[] {
  const { phase } = battle.clock;
  const counts = (phase === 'PFPh' || phase === 'DFPh') && !battle.side(side).hasFired;
  return counts ? [{ do: 'side', side, set: { hasFired: true } }] : [];
}

/** In the next fire phase Smoke can be fired again. */
export function renewSmoke(battle: AslBattle): AslChange[] {
  return battle
    .sideIds()
    .filter((side) => battle.side(side).hasFired)
    .map((side): AslChange => ({ do: 'side', side, set: { hasFired: null } }));
}
