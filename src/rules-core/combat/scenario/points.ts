/** Victory Points (3.2.3.1, 3.2.3.2): for eliminated enemies, for units exited, for hexes that are worth some. */
import { victoryPoints } from '../cards.js';
import type { Act, Battle, Unit } from '../system.js';

export function pointsFor(battle: Battle, unit: Unit): number {
  switch (unit.kind) {
    case 'squad':
      return victoryPoints(battle, 'squad');
    case 'half-squad':
    case 'team':
      return victoryPoints(battle, 'half-squad, SW team');
    case 'gun':
    case 'raft':
      return victoryPoints(battle, 'gun unit');
    case 'leader':
      return victoryPoints(battle, unit.rank === 'nco' ? 'NCO' : 'officer, Commissar');
    case 'aircraft':
      return victoryPoints(battle, 'aircraft destroyed');
    default:
      return victoryPoints(battle, vehicleRow(unit));
  }
}

function vehicleRow(unit: Unit): 'unarmored vehicle' | 'half-track, armored car' | 'tank, assault gun' {
  if (unit.unarmoured) return 'unarmored vehicle';
  return unit.drive === 'tracked' ? 'tank, assault gun' : 'half-track, armored car';
}

/** The enemy of a lost unit scores it. */
export function award(act: Act, unit: Unit): void {
  const winner = act.battle.sideIds().find((id) => id !== unit.side);
  if (winner !== undefined) score(act, winner, pointsFor(act.battle, unit), unit.name);
}

export function score(act: Act, side: string, points: number, what: string): void {
  if (points === 0) return;
  const sum = (act.battle.side(side).points ?? 0) + points;
  act.effect(
    'points-won',
    { side, points, for: what },
    { changes: [{ do: 'side', side, set: { points: sum } }], cites: ['3.2.3.1'] },
  );
}
