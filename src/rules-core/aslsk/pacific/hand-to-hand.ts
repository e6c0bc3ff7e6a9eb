/** Hand-to-Hand Close Combat (8.1.8.4): what the Japanese make of it when they attack or ambush. */
import type { LocationId, SideId } from '../../kernel/position/position.js';
import type { AslAct, AslBattle, AslUnit, Modifier } from '../system.js';
import { attacker, isInfantry } from '../units/units.js';
import { isJapanese } from './japanese.js';

/** It becomes Hand-to-Hand when Japanese are the ATTACKER in it or ambush somebody, and remains so. */
export function goHandToHand(act: AslAct, at: LocationId, ambusher: SideId | undefined): void {
  const { battle } = act;
  if (battle.location(at).handToHand) return;
  const begins = fighting(battle, at).some(({ side }) => side === attacker(battle) || side === ambusher);
  if (!begins || !isFurious(battle, at)) return;
  act.effect(
    'hand-to-hand',
    { at },
    { changes: [{ do: 'location', at, set: { handToHand: true } }], cites: ['8.1.8.4/a'] },
  );
}

/** It is fought on the normal chart while all the Japanese in it are ambushed or pinned. */
export function isHandToHand(battle: AslBattle, at: LocationId): boolean {
  return battle.location(at).handToHand === true && isFurious(battle, at);
}

function fighting(battle: AslBattle, at: LocationId): AslUnit[] {
  return battle.unitsAt(at).filter((unit) => isInfantry(unit) && isJapanese(unit) && !unit.broken);
}

function isFurious(battle: AslBattle, at: LocationId): boolean {
  return fighting(battle, at).some(({ ambush, pinned }) => ambush !== 'lost' && !pinned);
}

/** -1 for an attack in which some Japanese is not pinned. */
export function furyOf(attackers: readonly AslUnit[]): Modifier[] {
  return attackers.some((unit) => isJapanese(unit) && !unit.pinned)
    ? [{ label: 'Hand-to-Hand', value: -1, cites: ['8.1.8.4/b'] }]
    : [];
}

/** The Melee is over: whatever begins here next begins anew. */
export function calm(act: AslAct, at: LocationId): void {
  if (!act.battle.location(at).handToHand) return;
  const changes = [{ do: 'location', at, set: { handToHand: null } }] as const;
  act.effect('hand-to-hand-over', { at }, { changes, cites: ['8.1.8.4/a'] });
}
