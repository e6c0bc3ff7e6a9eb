/** The charts of the ASL Starter Kit: shapes here, figures with their provenance in the JSON files. */
import { type AnyTableShape, ChartPack } from '../../kernel/charts/index.js';
import afvDestruction from './afv-destruction.json' with { type: 'json' };
import ambush from './ambush.json' with { type: 'json' };
import bog from './bog.json' with { type: 'json' };
import closeCombat from './close-combat.json' with { type: 'json' };
import dcPosition from './dc-position.json' with { type: 'json' };
import gunDestruction from './gun-destruction.json' with { type: 'json' };
import ift from './ift.json' with { type: 'json' };
import * as infantry from './infantry.js';
import latwToHit from './latw-to-hit.json' with { type: 'json' };
import leaderCreation from './leader-creation.json' with { type: 'json' };
import manhandling from './manhandling.json' with { type: 'json' };
import nationality from './nationality.json' with { type: 'json' };
import * as ordnance from './ordnance.js';
import residualFp from './residual-fp.json' with { type: 'json' };
import targetFacing from './target-facing.json' with { type: 'json' };
import toHit from './to-hit.json' with { type: 'json' };
import toHitDrm from './to-hit-drm.json' with { type: 'json' };
import toKillAp from './to-kill-ap.json' with { type: 'json' };
import toKillApcrApds from './to-kill-apcr-apds.json' with { type: 'json' };
import toKillHeFlame from './to-kill-he-flame.json' with { type: 'json' };
import toKillHeat from './to-kill-heat.json' with { type: 'json' };
import * as vehicles from './vehicles.js';

export * from './infantry.js';
export * from './ordnance.js';
export * from './vehicles.js';

const SHAPES = Object.values<Readonly<Record<string, AnyTableShape>>>({
  ...infantry,
  ...ordnance,
  ...vehicles,
}).flatMap((chart) => Object.values(chart));

export const ASLSK_CHARTS = ChartPack.house(
  'aslsk',
  '1',
  [
    afvDestruction,
    ambush,
    bog,
    closeCombat,
    dcPosition,
    gunDestruction,
    ift,
    latwToHit,
    leaderCreation,
    manhandling,
    nationality,
    residualFp,
    targetFacing,
    toHit,
    toHitDrm,
    toKillAp,
    toKillApcrApds,
    toKillHeFlame,
    toKillHeat,
  ],
  SHAPES,
);
