/** The house pack of Squad Leader: what was recovered of its cards, every cell with its provenance. */
import { type AnyTableShape, ChartPack } from '../../kernel/charts/index.js';
import afvKillAdvanced from './afv-kill-advanced.json' with { type: 'json' };
import afvKillBasic from './afv-kill-basic.json' with { type: 'json' };
import afvKillModifiers from './afv-kill-modifiers.json' with { type: 'json' };
import aircraft from './aircraft.json' with { type: 'json' };
import ammunitionSupply from './ammunition-supply.json' with { type: 'json' };
import artilleryVsVehicles from './artillery-vs-vehicles.json' with { type: 'json' };
import campaignGame from './campaign-game.json' with { type: 'json' };
import canister from './canister.json' with { type: 'json' };
import closeCombat from './close-combat.json' with { type: 'json' };
import dfImmobilization from './df-immobilization.json' with { type: 'json' };
import directionOfError from './direction-of-error.json' with { type: 'json' };
import entrenchmentMinesFire from './entrenchment-mines-fire.json' with { type: 'json' };
import ift from './ift.json' with { type: 'json' };
import infantryMovement from './infantry-movement.json' with { type: 'json' };
import infantryTables from './infantry-tables.json' with { type: 'json' };
import leaderCreation from './leader-creation.json' with { type: 'json' };
import moduleArtillery from './module-artillery.json' with { type: 'json' };
import pointValues from './point-values.json' with { type: 'json' };
import radioContact from './radio-contact.json' with { type: 'json' };
import randomScenario from './random-scenario.json' with { type: 'json' };
import scwToHit from './scw-to-hit.json' with { type: 'json' };
import * as shapes from './shapes.js';
import smokeGrenades from './smoke-grenades.json' with { type: 'json' };
import supportWeapons from './support-weapons.json' with { type: 'json' };
import toHitAdvanced from './to-hit-advanced.json' with { type: 'json' };
import toHitBasic from './to-hit-basic.json' with { type: 'json' };
import toHitDrmBasic from './to-hit-drm-basic.json' with { type: 'json' };
import vehicleMovement from './vehicle-movement.json' with { type: 'json' };
import weather from './weather.json' with { type: 'json' };

export * from './shapes.js';

const { SUPPLIED: _rows, ...tables } = shapes;
const SHAPES = Object.values<Readonly<Record<string, AnyTableShape>>>(tables).flatMap((chart) =>
  Object.values(chart),
);

export const SQUAD_LEADER_CHARTS = ChartPack.house(
  'squad-leader',
  '4',
  [
    afvKillAdvanced,
    afvKillBasic,
    afvKillModifiers,
    aircraft,
    ammunitionSupply,
    artilleryVsVehicles,
    campaignGame,
    canister,
    closeCombat,
    dfImmobilization,
    directionOfError,
    entrenchmentMinesFire,
    ift,
    infantryMovement,
    infantryTables,
    leaderCreation,
    moduleArtillery,
    pointValues,
    radioContact,
    randomScenario,
    scwToHit,
    smokeGrenades,
    supportWeapons,
    toHitAdvanced,
    toHitBasic,
    toHitDrmBasic,
    vehicleMovement,
    weather,
  ],
  SHAPES,
);
