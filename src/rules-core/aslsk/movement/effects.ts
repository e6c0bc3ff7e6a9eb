import type { UnitId } from '../../kernel/position.js';

/** What can happen in the Movement Phase of Infantry (3.3.1). */
export interface MovementEffects {
  'move-began': {
    readonly units: readonly UnitId[];
    readonly assault: boolean;
    readonly doubleTime: boolean;
  };
  moved: {
    readonly units: readonly UnitId[];
    readonly from: string;
    readonly to: string;
    readonly mf: number;
    readonly spent: number;
    readonly road: boolean;
  };
  'mf-spent': {
    readonly units: readonly UnitId[];
    readonly at: string;
    readonly mf: number;
    readonly for: string;
  };
  'move-ended': { readonly units: readonly UnitId[] };
  'smoke-attempt': {
    readonly unit: UnitId;
    readonly at: string;
    readonly dr: number;
    readonly modifier: number;
    readonly exponent: number;
    readonly placed: boolean;
  };
  /** Residual FP strikes once more those who tried to enter a concealed enemy's hex. */
  'caught-again': { readonly units: readonly UnitId[] };
  'ran-into': { readonly units: readonly UnitId[]; readonly at: string };
}

export type MovementTask =
  /** Units that go on along a path, one hex at a time. */
  {
    readonly task: 'move';
    readonly units: readonly UnitId[];
    readonly path: readonly string[];
    readonly offRoad?: true;
  };
