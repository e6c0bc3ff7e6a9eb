/** The house pack of Panzer: what was recovered of its cards, every cell with its provenance. */
import { type AnyTableShape, ChartPack } from '../../kernel/charts/index.js';
import aircraft from './aircraft.json' with { type: 'json' };
import apDamageAdvanced from './ap-damage-advanced.json' with { type: 'json' };
import apDamageBasic from './ap-damage-basic.json' with { type: 'json' };
import apHit from './ap-hit.json' with { type: 'json' };
import apHitModifiers from './ap-hit-modifiers.json' with { type: 'json' };
import apPenetrationOr from './ap-penetration-or.json' with { type: 'json' };
import artilleryData from './artillery-data.json' with { type: 'json' };
import availableCommands from './available-commands.json' with { type: 'json' };
import bailOut from './bail-out.json' with { type: 'json' };
import breakPoint from './break-point.json' with { type: 'json' };
import buildingFire from './building-fire.json' with { type: 'json' };
import closeAssault from './close-assault.json' with { type: 'json' };
import cohesionModifiers from './cohesion-modifiers.json' with { type: 'json' };
import commandRange from './command-range.json' with { type: 'json' };
import gpCombat from './gp-combat.json' with { type: 'json' };
import gpModifiers from './gp-modifiers.json' with { type: 'json' };
import handToHand from './hand-to-hand.json' with { type: 'json' };
import hitAngle from './hit-angle.json' with { type: 'json' };
import hitLocation from './hit-location.json' with { type: 'json' };
import indirectFireResponse from './indirect-fire-response.json' with { type: 'json' };
import infantrySmoke from './infantry-smoke.json' with { type: 'json' };
import initiative from './initiative.json' with { type: 'json' };
import leaders from './leaders.json' with { type: 'json' };
import los from './los.json' with { type: 'json' };
import minefieldEffects from './minefield-effects.json' with { type: 'json' };
import movement from './movement.json' with { type: 'json' };
import numericCohesionPoint from './numeric-cohesion-point.json' with { type: 'json' };
import overrun from './overrun.json' with { type: 'json' };
import rateOfFire from './rate-of-fire.json' with { type: 'json' };
import scenarioDesign from './scenario-design.json' with { type: 'json' };
import * as shapes from './shapes.js';
import sheaf from './sheaf.json' with { type: 'json' };
import sourceHistoricalPenetration from './source-historical-penetration.json' with { type: 'json' };
import spotRemoval from './spot-removal.json' with { type: 'json' };
import spottingOr from './spotting-or.json' with { type: 'json' };
import spottingRanges from './spotting-ranges.json' with { type: 'json' };
import suppressionRecovery from './suppression-recovery.json' with { type: 'json' };
import terrainEffects from './terrain-effects.json' with { type: 'json' };

export * from './shapes.js';

const SHAPES = Object.values<Readonly<Record<string, AnyTableShape>>>({ ...shapes }).flatMap((chart) =>
  Object.values(chart),
);

export const PANZER_CHARTS = ChartPack.house(
  'panzer',
  '2',
  [
    aircraft,
    apDamageAdvanced,
    apDamageBasic,
    apHit,
    apHitModifiers,
    apPenetrationOr,
    artilleryData,
    availableCommands,
    bailOut,
    breakPoint,
    buildingFire,
    closeAssault,
    cohesionModifiers,
    commandRange,
    gpCombat,
    gpModifiers,
    handToHand,
    hitAngle,
    hitLocation,
    indirectFireResponse,
    infantrySmoke,
    initiative,
    leaders,
    los,
    minefieldEffects,
    movement,
    numericCohesionPoint,
    overrun,
    rateOfFire,
    scenarioDesign,
    sheaf,
    sourceHistoricalPenetration,
    spotRemoval,
    spottingOr,
    spottingRanges,
    suppressionRecovery,
    terrainEffects,
  ],
  SHAPES,
);
