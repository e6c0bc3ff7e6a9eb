/** Enfilade (12.6.1): two consecutive friendly impulses of fire at one target, from two or three hexsides apart. */
import { sixthsBetween } from '../../mechanics/facing.js';
import type { Act, Battle, Change, Unit } from '../system.js';
import type { Attack } from './shot.js';

/** The marker goes with the last unit of that side to leave the place (12.6.1.1), and those who ride along. */
export function leaveEnfilade(battle: Battle, unit: Unit, riders: readonly Unit[] = []): Change[] {
  const { at } = unit;
  const sides = at === undefined ? undefined : battle.location(at).enfilade;
  if (at === undefined || !sides?.includes(unit.side)) return [];
  const leaving = [unit, ...riders].map(({ id }) => id);
  if (battle.unitsAt(at).some((other) => other.side === unit.side && !leaving.includes(other.id))) return [];
  const left = sides.filter((side) => side !== unit.side);
  return [{ do: 'location', at, set: { enfilade: left.length > 0 ? left : null } }];
}

type LastShot = NonNullable<ReturnType<Battle['side']>['lastShot']>;

/**
 * Notes a shot for which there is a line of sight, and marks its target when the one before came from well to the side;
 * `swept`: it is a further hex of the same sweep.
 */
export function enfilade(
  act: Act,
  attack: Attack,
  by: string,
  before: LastShot | undefined,
  swept: boolean,
): void {
  const { battle } = act;
  if (attack.recon) return;
  const sides = [...new Set(attack.lines.flatMap(({ enters }) => enters))];
  const impulse = battle.side(by).impulsesUsed ?? 0;
  const shots = before?.impulse === impulse - 1 ? [before, ...(before.also ?? [])] : [];
  if (shots.some((last) => last.at === attack.at && areApart(last.sides, sides)))
    markEnfilade(act, attack.at, by);
  const here = { at: attack.at, sides };
  const first = battle.side(by).lastShot;
  const lastShot: LastShot =
    swept && first?.impulse === impulse
      ? { ...first, also: [...(first.also ?? []), here] }
      : { ...here, impulse };
  act.effect(
    'shot-noted',
    { side: by, at: attack.at },
    { changes: [{ do: 'side', side: by, set: { lastShot } }] },
  );
}

const areApart = (a: readonly number[], b: readonly number[]): boolean =>
  a.some((one) => b.some((two) => sixthsBetween(one, two) >= 2));

function markEnfilade(act: Act, at: string, by: string): void {
  const sides = sidesUnder(act.battle, at, by);
  const already = act.battle.location(at).enfilade ?? [];
  for (const side of sides) {
    if (already.includes(side)) continue;
    act.effect(
      'enfilade',
      { at, side },
      { changes: [{ do: 'location', at, set: { enfilade: [...already, side] } }], cites: ['12.6.1'] },
    );
  }
}

const sidesUnder = (battle: Battle, at: string, by: string): string[] => [
  ...new Set(
    battle
      .unitsAt(at)
      .filter((unit) => unit.side !== by && !unit.hidden)
      .map(({ side }) => side),
  ),
];
