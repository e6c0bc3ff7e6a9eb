/** The winters of 1941 and 1942 in Russia (16.6.8.6): Axis vehicles break down sooner, and some do not start at all. */
import { D6, total } from '../../kernel/dice/index.js';
import { hexesAhead } from '../../mechanics/facing.js';
import { around } from '../../mechanics/places.js';
import {
  type Act,
  type Battle,
  type Change,
  type Modifier,
  type Refusal,
  refuse,
  type Unit,
} from '../system.js';
import { enemyOf, isOnMap, isVehicle } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';
import { isDeepSnow } from './03-now.js';
import { isAxis, isExtremeWinter } from './06-extreme-winter.js';

const YEARS: readonly number[] = [1941, 1942];
const SOONER = 2;
/** Up to this roll the engine starts; on the next the turret still turns. */
const STARTS = 4;
const TURNS = 5;

export const FROZEN: Modifier = { why: 'turret frozen', value: 2, cites: '16.6.8.6' };

const isHit = (battle: Battle, { side, nationality }: Unit): boolean =>
  isExtremeWinter(battle) &&
  isDeepSnow(battle) &&
  YEARS.includes(battle.options.year) &&
  isAxis(nationality) &&
  parentOf(battle.side(enemyOf(battle, side)).nationality ?? '') === 'Russian';

/** What its breakdown number is lowered by. */
export const coldOn = (battle: Battle, vehicle: Unit): number => (isHit(battle, vehicle) ? SOONER : 0);

/** When the battle begins each of those on the map rolls. */
export function startEngines(act: Act): void {
  const { battle } = act;
  const { turn, phase } = battle.clock;
  if (!isExtremeWinter(battle) || turn > 1 || phase !== 'rally') return;
  for (const unit of battle.units()) {
    if (!isVehicle(unit) || !isOnMap(unit) || !isHit(battle, unit)) continue;
    const rolled = total(act.rollOf('engine', [unit.id], D6));
    const set =
      rolled <= STARTS
        ? {}
        : { immobilized: true as const, ...(rolled > TURNS && { frozen: true as const }) };
    const changes: Change[] = rolled <= STARTS ? [] : [{ do: 'unit', unit: unit.id, set }];
    act.effect('engine-tried', { unit: unit.id, rolled }, { changes, cites: ['16.6.8.6'] });
  }
}

const FARTHEST = 40;

/** Its gun bears only along the hexspine to which it points. */
export function frozenFast(battle: Battle, unit: Unit, at: string): Refusal | undefined {
  if (!unit.frozen || unit.at === undefined) return undefined;
  const spine = unit.turret ?? unit.facing ?? 0;
  for (let [here, n] = [unit.at as string | undefined, 0]; here !== undefined && n < FARTHEST; n++) {
    if (n > 0 && here === at) return undefined;
    here = nextOnSpine(battle, here, spine);
  }
  return {
    ...refuse(
      'OUT_OF_ARC',
      `The turret of ${unit.name} is frozen: it fires along its hexspine alone.`,
      '16.6.8.6',
    ),
    path: '$.at',
  };
}

/** The next hex whose centre the line of a hexspine crosses: two steps on, between the two hexes ahead. */
function nextOnSpine(battle: Battle, at: string, spine: number): string | undefined {
  const [, right] = hexesAhead(battle, at, spine);
  return right === undefined ? undefined : around(battle, right)[(spine + 5) % 6];
}
