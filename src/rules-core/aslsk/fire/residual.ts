/** Residual Fire (3.3.5): what an attack leaves in a hex, and what that does to those who come after. */
import type { LocationId } from '../../kernel/position/position.js';
import { sum } from '../morale/checks.js';
import { hindranceIn } from '../sight/sight.js';
import type { AslAct, AslChange, AslUnit, Modifier } from '../system.js';
import { smokeAt } from '../terrain/smoke.js';
import { isInfantry } from '../units/units.js';
import { isExposed } from '../vehicles/state.js';
import { isVeiled, resolve } from './attack.js';
import { type Column, residualOf, shifted } from './ift.js';
import { targetModifiers } from './modifiers.js';

/** The largest Residual FP counter (3.3.5/a). */
const LARGEST: Column = 12;

/** Half the column, less one column for each DRM point that arose outside the target's hex (3.3.5/c). */
export function leaveResidual(
  act: AslAct,
  at: LocationId,
  column: Column,
  modifiers: readonly Modifier[],
  bursts = 0,
): void {
  const half = residualOf(act.battle, column);
  const outside = sum(modifiers.filter(({ value, label }) => value > 0 && label !== hindranceIn(at)));
  const fp = half === 0 ? 0 : Math.min(LARGEST, shifted(half as Column, bursts - outside) ?? 0);
  if (fp <= (act.battle.location(at).residual ?? 0)) return;
  act.effect(
    'residual-placed',
    { at, fp },
    { changes: [{ do: 'location', at, set: { residual: fp } }], cites: ['3.3.5/a', '3.3.5/g'] },
  );
}

/** Attacks those who just came, or who spent more MF here and are worse off by it than before (3.3.5/e, h). */
export function residualAttack(act: AslAct, at: LocationId, movers: readonly AslUnit[]): void {
  const { battle } = act;
  const { residual } = battle.location(at);
  if (!residual) return;
  const smoke = smokeAt(battle, at);
  const modifiers: Modifier[] =
    smoke > 0 ? [{ label: 'hindrance of Smoke here', value: smoke, cites: ['3.3.5/e'] }] : [];
  const drmOf = (unit: AslUnit) => sum(targetModifiers(battle, unit, at, [], smoke > 0));
  const targets = movers.filter(
    (unit) =>
      (isInfantry(unit) || isExposed(unit)) &&
      (unit.residualDrm === undefined || drmOf(unit) < unit.residualDrm),
  );
  if (targets.length === 0) return;
  const fp = targets.every(isVeiled) ? residual / 2 : residual;
  const remember = targets.map(
    (unit): AslChange => ({ do: 'unit', unit: unit.id, set: { residualDrm: drmOf(unit) } }),
  );
  resolve(act, { at, from: [], targets, fp, modifiers, cowers: 0 }, ({ white, coloured, results }) =>
    act.effect(
      'residual-attack',
      { at, fp, white, coloured, results },
      { changes: remember, cites: fp < residual ? ['3.3.5/e', '8.3.2/a'] : ['3.3.5/e'] },
    ),
  );
}

/** All Residual FP goes at the end of the Movement Phase (3.3.5/i). */
export function removeResidual(act: AslAct): AslChange[] {
  const { locations } = act.battle.position;
  return Object.keys(locations)
    .sort()
    .filter((at) => act.battle.location(at).residual !== undefined)
    .map((at) => ({ do: 'location', at, set: { residual: null } }));
}
