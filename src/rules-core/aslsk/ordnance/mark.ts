/** After a shot: fire markers, Rate of Fire, what was used, and how often the units that move were fired at. */
import type { SideId, UnitId } from '../../kernel/position/position.js';
import { direction, finish, shots, useOf } from '../fire/fire.js';
import type { Group } from '../fire/group.js';
import { occasion } from '../fire/window.js';
import type { AslAct, AslChange } from '../system.js';
import { noMoreSmoke } from '../terrain/smoke.js';
import { isSmoke } from './ammunition.js';
import type { Shot } from './shot.js';
import { canFireBothWays } from './weapon.js';

type Marker = 'prep' | 'first' | 'final';

/** Intensive Fire by a DEFENDER who has First Fired leaves the crew and all its Weapons with Final Fire (3.3.3/SFF-c). */
function markerFor(phase: string, intensive: boolean): Marker {
  if (phase === 'PFPh' || phase === 'AFPh') return 'prep';
  return phase === 'DFPh' || intensive ? 'final' : 'first';
}

/** Without a Rate of Fire a Gun that turned has done all it can in this Player Turn (3.2.4/IF-c). */
function isSpent({ weapon, turns, intensive }: Shot): boolean {
  return intensive || (weapon.kind === 'gun' && weapon.rof === undefined && turns > 0);
}

export function markShot(act: AslAct, shot: Shot, kept: boolean, by: SideId): void {
  const { battle } = act;
  const { weapon, holder, helper, leader, intensive } = shot;
  const { phase } = battle.clock;
  const marker = markerFor(phase, intensive);
  const now = occasion(battle, shot.at);
  const group: Group = {
    shots: [{ firing: weapon, holder, manner: shot.manner }],
    helpers: helper ? [helper] : [],
    leaders: leader ? [leader] : [],
  };
  const marked: UnitId[] = [];
  const changes: AslChange[] = [];
  if (battle.unit(weapon.id)) {
    if (!kept) marked.push(weapon.id);
    changes.push({
      do: 'unit',
      unit: weapon.id,
      set: {
        firedAt: now,
        ...(!kept && { fire: marker }),
        ...(isSpent(shot) && { intensive: true as const }),
        ...(canFireBothWays(weapon) && { firedAs: shot.mortar ? ('mortar' as const) : ('gun' as const) }),
      },
    });
  }
  if (battle.unit(holder.id)) {
    changes.push(useOf(battle.theUnit(holder.id), weapon.id, []));
    if (phase === 'PFPh' && holder.cx) changes.push({ do: 'unit', unit: holder.id, set: { cx: null } });
    if (intensive && marker === 'final') changes.push(...finish(act, group, marked));
  }
  if (helper && battle.unit(helper.id))
    changes.push({ do: 'unit', unit: helper.id, set: { fire: marker, used: [weapon.id], serving: true } });
  if (leader && battle.unit(leader.id)) changes.push(direction(battle, leader, group, marker));
  changes.push(...shots(act, group, shot.at, by));
  if (!isSmoke(shot.ammo)) changes.push(...noMoreSmoke(battle, by));
  if (kept && battle.unit(weapon.id))
    act.effect('rate-of-fire-kept', { weapon: weapon.id }, { cites: ['1.2.4.1/a'] });
  act.effect(
    'fire-marked',
    { units: marked, marker },
    { changes, cites: marker === 'prep' ? ['3.2.5/a'] : ['3.3.3/c'] },
  );
}
