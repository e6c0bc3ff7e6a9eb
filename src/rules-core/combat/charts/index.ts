/** The charts of Combat!: shapes here, figures with their provenance in the JSON files. Most cells are house estimates. */
import { type AnyTableShape, ChartPack } from '../../kernel/charts/index.js';
import airAttack from './air-attack.json' with { type: 'json' };
import artilleryAccuracy from './artillery-accuracy.json' with { type: 'json' };
import campaign from './campaign.json' with { type: 'json' };
import cct from './cct.json' with { type: 'json' };
import dfet from './dfet.json' with { type: 'json' };
import fft from './fft.json' with { type: 'json' };
import fftDrm from './fft-drm.json' with { type: 'json' };
import fftHeEquiv from './fft-he-equiv.json' with { type: 'json' };
import * as fire from './fire.js';
import immob from './immob.json' with { type: 'json' };
import lost from './lost.json' with { type: 'json' };
import mfKill from './mf-kill.json' with { type: 'json' };
import morale from './morale.json' with { type: 'json' };
import screenedShot from './screened-shot.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import * as support from './support.js';
import suppression from './suppression.json' with { type: 'json' };
import tec from './tec.json' with { type: 'json' };
import towCarry from './tow-carry.json' with { type: 'json' };
import victoryPoints from './victory-points.json' with { type: 'json' };

export * from './fire.js';
export * from './support.js';

const SHAPES = Object.values<Readonly<Record<string, AnyTableShape>>>({ ...fire, ...support }).flatMap(
  (chart) => Object.values(chart),
);

export const COMBAT_CHARTS = ChartPack.house(
  'combat',
  '1',
  [
    airAttack,
    artilleryAccuracy,
    campaign,
    cct,
    dfet,
    fft,
    fftDrm,
    fftHeEquiv,
    immob,
    lost,
    mfKill,
    morale,
    screenedShot,
    search,
    suppression,
    tec,
    towCarry,
    victoryPoints,
  ],
  SHAPES,
);
