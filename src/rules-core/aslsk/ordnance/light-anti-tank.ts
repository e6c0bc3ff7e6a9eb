/** Light anti-tank weapons (4.4): since when there are any, who may fire them, and what flies out at the back. */
import { type Forbidden, forbid } from '../fire/window.js';
import type { AslBattle, AslUnit, RuleId } from '../system.js';
import { levelOf } from '../terrain/map.js';
import { groundAt } from '../terrain/terrain.js';
import { isLeader } from '../units/units.js';
import { hasBackblast } from './weapon.js';

interface Since {
  readonly year: number;
  readonly month: number;
  readonly rule: RuleId;
}

const SINCE: Readonly<Record<string, Since>> = {
  BAZ43: { year: 1942, month: 11, rule: '4.4.1/a' },
  BAZ44: { year: 1944, month: 1, rule: '4.4.1/a' },
  BAZ45: { year: 1945, month: 1, rule: '4.4.1/a' },
  PSK: { year: 1943, month: 9, rule: '4.4.1/e' },
  PIAT: { year: 1943, month: 4, rule: '4.4.5/a' },
};

export function notYetAvailable({ options }: AslBattle, weapon: AslUnit): Forbidden | undefined {
  const since = SINCE[weapon.table ?? ''];
  if (!since || 12 * options.year + options.month >= 12 * since.year + since.month) return undefined;
  return forbid(
    'NOT_YET',
    `${weapon.name} is not available before ${since.month}/${since.year}.`,
    since.rule,
  );
}

/** A leader alone cannot serve a Bazooka or Panzerschreck; two can (4.4.1/b). */
export function cannotServe(
  weapon: AslUnit,
  holder: AslUnit,
  helper: AslUnit | undefined,
): Forbidden | undefined {
  if (!hasBackblast(weapon) || !isLeader(holder) || helper) return undefined;
  return forbid('TOO_FEW', `One man alone cannot fire ${weapon.name}.`, '4.4.1/b');
}

/** The bomb would roll out of the barrel: not at a neighbour one level lower (4.4.5/a). */
export function firesDownhill(
  battle: AslBattle,
  weapon: AslUnit,
  from: string,
  at: string,
  range: number,
): Forbidden | undefined {
  if (weapon.weapon !== 'PIAT' || range !== 1 || levelOf(battle, from) - levelOf(battle, at) !== 1)
    return undefined;
  return forbid('TOO_STEEP', `${weapon.name} cannot fire down at ${at}.`, '4.4.5/a');
}

/** Fired from inside a building, huts apart (4.4.3, 8.2.1/hut-g). */
export function isConfined(battle: AslBattle, weapon: AslUnit, from: string): boolean {
  if (!hasBackblast(weapon)) return false;
  const ground = groundAt(battle, from);
  return ground === 'stone-building' || ground === 'wooden-building';
}

export const PANZERFAUST = 'PF';
const FIREPOWER = 16;
const WITHOUT_BREAKDOWN = 13;

/** What the unit holds in its hands, for as long as the shot takes. */
export function panzerfaustOf({ id, side, at, nationality }: AslUnit): AslUnit {
  return {
    id,
    side,
    ...(at !== undefined && { at }),
    name: 'Panzerfaust',
    kind: 'weapon',
    weapon: 'PSK',
    nationality,
    table: PANZERFAUST,
    fp: FIREPOWER,
    possessor: id,
    breakdown: WITHOUT_BREAKDOWN,
  };
}
