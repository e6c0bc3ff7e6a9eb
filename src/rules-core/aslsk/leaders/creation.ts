/** Field promotions (5.3): a leader made by an original 2 on a self-rally or in close combat. */
import { D6, total } from '../../kernel/dice/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { LEADER_CREATION } from '../charts/index.js';
import { chartsOf } from '../fire/ift.js';
import { sum } from '../morale/checks.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { leaderCounter } from '../units/counters.js';
import { isMmc } from '../units/units.js';

interface Promotion {
  /** The MMC that rolled the 2, its morale at that moment, and whether it was broken. */
  readonly by: UnitId;
  readonly morale: number;
  readonly broken: boolean;
  /** What else counts: the odds of the close combat. */
  readonly modifiers: readonly Modifier[];
}

/** Rolls on the Leader Creation Table; the new leader stands beside the unit. */
export function createLeader(act: AslAct, { by, morale, broken, modifiers }: Promotion): UnitId | undefined {
  const { battle } = act;
  const unit = battle.unit(by);
  if (!unit || unit.at === undefined || !mayPromote(unit)) return undefined;
  const all = [...creationModifiers(battle, unit, morale, broken), ...modifiers];
  const dr = total(act.rollOf('Leader Creation', [by], D6));
  const strength = chartsOf(battle).lookup(LEADER_CREATION.result, dr + sum(all));
  if (strength === 'none') {
    act.effect('no-leader-created', { by, dr, modifiers: all }, { cites: ['5.3/a'] });
    return undefined;
  }
  const id = act.offspring(by);
  const { name, ...printed } = leaderCounter(unit.nationality, strength);
  const set = {
    ...printed,
    side: unit.side,
    name,
    at: unit.at,
    ...(unit.elr !== undefined && { elr: unit.elr }),
    ...(unit.hidden && { hidden: true as const, concealed: true as const }),
  };
  act.effect(
    'leader-created',
    { unit: id, by, at: unit.at, dr, modifiers: all, leader: strength },
    { changes: [{ do: 'enter', unit: id, set }], cites: ['5.3/a', '5.3/c'] },
  );
  return id;
}

/** Neither Japanese nor Finns find leaders that way (8.1.7/g). */
function mayPromote(unit: AslUnit): boolean {
  return isMmc(unit) && unit.nationality !== 'Japanese' && unit.nationality !== 'Finnish';
}

function creationModifiers(battle: AslBattle, unit: AslUnit, morale: number, broken: boolean): Modifier[] {
  const found: Modifier[] = [];
  const add = (label: string, key: Parameters<typeof drm>[1]) => {
    const value = drm(battle, key);
    if (value !== 0) found.push({ label, value, cites: ['5.3/c'] });
  };
  add(unit.nationality, nationalityKey(unit.nationality));
  if (morale >= 8) add('morale 8 or more', 'unit morale 8 or more');
  if (morale <= 6) add('morale 6 or less', 'unit morale 6 or less');
  if (broken) add('broken', 'unit broken');
  return found;
}

function drm(
  battle: AslBattle,
  key:
    | 'US, British, German'
    | 'Russian, Italian'
    | 'others'
    | 'unit morale 8 or more'
    | 'unit morale 6 or less'
    | 'unit broken',
): number {
  return chartsOf(battle).lookup(LEADER_CREATION.drm, key);
}

function nationalityKey(nationality: string): 'US, British, German' | 'Russian, Italian' | 'others' {
  if (['American', 'USMC', 'British', 'German', 'German SS'].includes(nationality))
    return 'US, British, German';
  return nationality === 'Russian' || nationality === 'Italian' ? 'Russian, Italian' : 'others';
}
