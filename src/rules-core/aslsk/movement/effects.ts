import { effects, says } from '../../kernel/form/index.js';
import type { UnitId } from '../../kernel/position/position.js';
import { listed } from '../sentences.js';

/** What can happen in the Movement Phase of Infantry (3.3.1). */
export const tells = effects({
  'move-began': says<{
    readonly units: readonly UnitId[];
    readonly assault: boolean;
    readonly doubleTime: boolean;
  }>(
    ({ units, assault, doubleTime }, name) =>
      `${listed(units, name)} move${assault ? ' by Assault Movement' : ''}${doubleTime ? ' at Double Time' : ''}.`,
    'silent',
  ),
  moved: says<{
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly mf: number;
    readonly spent: number;
    readonly road: boolean;
  }>(
    ({ units, from, to, mf, spent, road }, name) =>
      `${listed(units, name)}: from ${from} to ${to}${road ? ' by road' : ''} for ${mf} MF, ${spent} in all.`,
    'silent',
  ),
  'mf-spent': says<{
    readonly units: readonly UnitId[];
    readonly at: string;
    readonly mf: number;
    readonly for: string;
  }>(
    ({ units, at, mf, for: what }, name) => `${listed(units, name)} in ${at}: ${mf} MF for ${what}.`,
    'silent',
  ),
  'move-ended': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${listed(units, name)}: movement ended.`,
    'silent',
  ),
  'smoke-attempt': says<{
    readonly unit: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifier: number;
    readonly exponent: number;
    readonly placed: boolean;
  }>(
    ({ unit, at, dr, modifier, exponent, placed }, name) =>
      `${name(unit)} throws Smoke grenades into ${at}: dr ${modifier ? `${dr} +${modifier}` : dr} against ${exponent}${placed ? ', Smoke' : ', none'}.`,
    ({ at, placed }) => (placed ? `Smoke in ${at}` : undefined),
  ),
  /** Residual FP strikes once more those who tried to enter a concealed enemy's hex. */
  'caught-again': says<{ readonly units: readonly UnitId[] }>(
    ({ units }, name) => `${listed(units, name)} are open to Residual FP once more.`,
  ),
  'ran-into': says<{ readonly units: readonly UnitId[]; readonly at: string }>(
    ({ units, at }, name) => `${listed(units, name)} run into the enemy in ${at}.`,
  ),
});

export type MovementTask =
  /** Units that go on along a path, one hex at a time. */
  {
    readonly task: 'move';
    readonly units: readonly UnitId[];
    readonly path: readonly string[];
    readonly offRoad?: true;
  };
