/** The house pack of Lock ’n Load Tactical: what was recovered of its cards, every cell with its provenance. */
import { type AnyTableShape, ChartPack } from '../../kernel/charts/index.js';
import airSupport from './air-support.json' with { type: 'json' };
import dftDamageCheck from './dft-damage-check.json' with { type: 'json' };
import dftModifiers from './dft-modifiers.json' with { type: 'json' };
import facingAndArcs from './facing-and-arcs.json' with { type: 'json' };
import melee from './melee.json' with { type: 'json' };
import nationality from './nationality.json' with { type: 'json' };
import obaAndSmoke from './oba-and-smoke.json' with { type: 'json' };
import oftModifiers from './oft-modifiers.json' with { type: 'json' };
import penetrationOutcomes from './penetration-outcomes.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import * as shapes from './shapes.js';
import skills from './skills.json' with { type: 'json' };
import spotting from './spotting.json' with { type: 'json' };
import tec from './tec.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };

export * from './shapes.js';

const SHAPES = Object.values<Readonly<Record<string, AnyTableShape>>>({ ...shapes }).flatMap((chart) =>
  Object.values(chart),
);

export const LNLT_CHARTS = ChartPack.house(
  'lnlt',
  '2',
  [
    airSupport,
    dftDamageCheck,
    dftModifiers,
    facingAndArcs,
    melee,
    nationality,
    obaAndSmoke,
    oftModifiers,
    penetrationOutcomes,
    scenarios,
    skills,
    spotting,
    tec,
    units,
  ],
  SHAPES,
);
