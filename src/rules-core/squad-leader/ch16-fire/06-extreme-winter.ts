/** The cold of an Extreme Winter (16.6.8): weapons fail sooner, and the broken freeze. */
import type { ChartPack } from '../../kernel/charts/index.js';
import { groundAt, isBuilding } from '../ch14-terrain/ground.js';
import { isInBunker } from '../ch15-fortifications/05-bunkers.js';
import { WEATHER } from '../charts/index.js';
import { isChosen } from '../options/optional-rules.js';
import type { Battle, Unit } from '../system.js';
import type { OnMap } from '../units/kinds.js';
import { parentOf } from '../units/nations.js';

export const isExtremeWinter = (battle: Battle): boolean => isChosen(battle, '16.6.8');

const AXIS: readonly string[] = ['German', 'Italian', 'Rumanian'];
export const isAxis = (nationality: string | undefined): boolean =>
  AXIS.includes(parentOf(nationality ?? ''));

const USED_TO_IT = 1941;
const WELL_OILED = 1943;

/** What the breakdown number of a weapon is lowered by, in the hands of this unit (16.6.8.2). */
export function frostOn(battle: Battle, { nationality }: Pick<Unit, 'nationality'>): number {
  if (!isExtremeWinter(battle)) return 0;
  const who = inTheCold(parentOf(nationality ?? ''), battle.options.year);
  return who === undefined ? 0 : (battle.table.charts as ChartPack).lookup(WEATHER.winterBreakdown, who);
}

function inTheCold(nation: string, year: number) {
  if (nation === 'Finnish') return 'Finnish';
  if (nation === 'Russian') return year < USED_TO_IT ? 'Russian before 1941' : undefined;
  if (!AXIS.includes(nation)) return undefined;
  return year < WELL_OILED ? 'Axis before 1943' : 'Axis from 1943';
}

const FREEZES_FROM = 11;

/** The broken freeze who lie in the open, but Finns (16.6.8.4). */
export const freezes = (battle: Battle, unit: OnMap, rolled: number): boolean =>
  rolled >= FREEZES_FROM &&
  isExtremeWinter(battle) &&
  unit.nationality !== 'Finnish' &&
  !isBuilding(groundAt(battle, unit.at)) &&
  !isInBunker(unit);
