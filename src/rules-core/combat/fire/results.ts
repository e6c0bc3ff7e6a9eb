/** Results of the Firepower Factors Table on the units they fall on (12.3.1.3). */
import { D10, total } from '../../kernel/dice/index.js';
import type { FireResult } from '../cards.js';
import { breakIn } from '../fortifications/breaking.js';
import { leadersFirst, moraleCheck } from '../morale/checks.js';
import { casualty, eliminate } from '../morale/harm.js';
import { isVehicle } from '../morale/status.js';
import type { Act, Unit } from '../system.js';
import { isBuilding } from '../terrain/ground.js';
import { hitVehicle } from '../vehicles/as-target.js';
import type { Facing } from '../vehicles/facing.js';
import { makeRubble, setAblaze } from './destruction.js';
import type { Attack, Shot } from './shot.js';

export interface Hit {
  readonly units: readonly Unit[];
  readonly result: FireResult;
  /** The side of each armoured vehicle that the fire meets. */
  readonly facings?: ReadonlyMap<string, Facing>;
}

export function applyResult(act: Act, shot: Shot, attack: Attack, { units, result, facings }: Hit): void {
  const ids = units.map(({ id }) => id);
  const draw = units.filter((unit) => !ids.includes(unit.aboard ?? '')).map(({ id }) => id);
  const chosen =
    result.eliminated > 0 || result.casualties ? choose(act, draw, Math.max(1, result.eliminated)) : [];
  for (const id of chosen) strike(act, shot, attack, id, result, facings?.get(id));
  const rest = leadersFirst(
    ids.filter((id) => !isSpared(chosen, id, result)).flatMap((id) => act.battle.unit(id) ?? []),
  );
  for (const { id } of rest) {
    const unit = act.battle.unit(id);
    if (!unit) continue;
    if (isVehicle(unit)) {
      if (!chosen.includes(id)) hitVehicle(act, id, shot, attack, unhurt(result), facings?.get(id));
    } else if (result.check !== undefined)
      moraleCheck(act, id, { plus: result.check, cites: ['12.3.1.3/M'] });
  }
  scorch(act, shot, attack, { units, result });
}

/** What is left of the result for those the die has spared. */
const unhurt = (result: FireResult): FireResult => ({ ...result, eliminated: 0, casualties: false });

/** After casualties every remaining unit takes the check, the one that was flipped too (12.3.1.3/CM). */
const isSpared = (chosen: readonly string[], id: string, result: FireResult): boolean =>
  result.eliminated > 0 && chosen.includes(id);

function strike(
  act: Act,
  shot: Shot,
  attack: Attack,
  id: string,
  result: FireResult,
  facing: Facing | undefined,
): void {
  const unit = act.battle.unit(id);
  if (!unit) return;
  if (isVehicle(unit)) hitVehicle(act, id, shot, attack, result, facing);
  else if (result.eliminated > 0) eliminate(act, id);
  else casualty(act, id);
}

/** A die for each, the highest is affected, of equal ones all (12.3.1.3.1). One alone, or two for a 2E, need none. */
export function choose(act: Act, ids: readonly string[], count: number): string[] {
  if (ids.length <= count) return [...ids];
  const rolls: Record<string, number> = {};
  for (const id of act.byName(ids)) rolls[id] = total(act.rollOf('casualty', [id], D10));
  const sorted = Object.values(rolls).sort((a, b) => b - a);
  const least = sorted[count - 1] as number;
  const chosen = ids.filter((id) => (rolls[id] as number) >= least);
  act.effect('casualties-chosen', { rolls, chosen }, { cites: ['12.3.1.3.1'] });
  return chosen;
}

/** Big guns bring houses down, flamethrowers set them on fire (6.6.1, 12.9.8.4). */
function scorch(act: Act, shot: Shot, { at }: Attack, { result, units }: Hit): void {
  if (shot.flame && (result.eliminated > 0 || result.casualties)) setAblaze(act, at, '12.9.8.4');
  const heavy = shot.manner === 'artillery' || shot.manner === 'bombs' || (shot.size ?? 0) >= 75;
  if (heavy && result.eliminated > 0 && isBuilding(act.battle, at)) makeRubble(act, at);
  if (result.eliminated > 0) breakIn(act, at, breakerOf(shot), units);
}

export const breakerOf = (shot: Shot) => {
  const guns = shot.firers.some(({ ready }) => ready.fireClass === 'gun' || ready.fireClass === 'mortar');
  const fromAbove = shot.manner === 'artillery' || shot.manner === 'bombs';
  const charge = shot.charge === true;
  return { manner: shot.manner, explosive: guns || fromAbove || charge, charge, size: shot.size ?? 0 };
};
