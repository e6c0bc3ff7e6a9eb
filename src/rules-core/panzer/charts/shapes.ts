/** The shapes of the charts that the rules look up; the figures are in the JSON files. */
import {
  anyName,
  anyNumber,
  bands,
  either,
  listOf,
  names,
  sparseTable,
  steps,
  text,
  wholeNumber,
} from '../../kernel/charts/index.js';

const GRADES = names('Elite', 'Veteran', 'Seasoned', 'Regulars', 'Green');
const value = either(wholeNumber, text);

export const AP_HIT = {
  cells: sparseTable('ap-hit', 'cells', [anyName(), names('P', 'S', 'M', 'L', 'E')], wholeNumber),
};
export const AP_HIT_MODIFIERS = { cells: sparseTable('ap-hit-modifiers', 'cells', [anyName()], value) };
export const RATE_OF_FIRE = {
  hits: sparseTable('rate-of-fire', 'hits', [names('N', 'Q', 'R', 'F'), names('2', '3')], wholeNumber),
};
export const HIT_LOCATION = {
  cells: sparseTable('hit-location', 'cells', [anyName(), anyName()], listOf(wholeNumber)),
};
export const AP_DAMAGE = {
  tops: sparseTable('ap-damage-advanced', 'tops', [anyName(), names('ND', 'DM', 'KO', 'BU')], wholeNumber),
  modifiers: sparseTable('ap-damage-advanced', 'modifiers', [anyName()], wholeNumber),
  basic: sparseTable('ap-damage-basic', 'bands', [bands('0-3', '4-9', '10+')], text),
};
export const AP_PENETRATION = {
  rows: sparseTable(
    'ap-penetration-or',
    'rows',
    [steps('5', '8', '10', '12', '15', '18', '20', '22', '25', '27', '30', '35', '40', '45'), anyName()],
    wholeNumber,
  ),
};
export const GP = {
  cells: sparseTable(
    'gp-combat',
    'cells',
    [anyName(), names('suppressed_from', 'effective_from')],
    wholeNumber,
  ),
  modifiers: sparseTable('gp-modifiers', 'cells', [anyName()], value),
};
export const BAIL_OUT = {
  cells: sparseTable('bail-out', 'cells', [anyName()], value),
  modifiers: sparseTable('bail-out', 'modifiers', [anyName()], wholeNumber),
};
export const SUPPRESSION = {
  recovery: sparseTable('suppression-recovery', 'cells', [anyName()], wholeNumber),
  modifiers: sparseTable('suppression-recovery', 'modifiers', [anyName()], value),
};
export const MORALE = {
  breakPoints: sparseTable(
    'break-point',
    'house',
    [names('German', 'UK', 'USA', 'Soviet', 'French', 'Italian')],
    listOf(wholeNumber),
  ),
  modifiers: sparseTable('break-point', 'modifiers', [anyName()], wholeNumber),
};
export const COHESION_POINT = {
  modifiers: sparseTable('cohesion-modifiers', 'cells', [anyName()], wholeNumber),
  lowest: sparseTable('numeric-cohesion-point', 'lowest', [anyName()], wholeNumber),
  numbers: sparseTable('numeric-cohesion-point', 'cells', [anyName(), anyName()], anyNumber),
};
export const SPOTTING = {
  ranges: sparseTable('spotting-ranges', 'cells', [anyName(), names('V', 'T', 'L')], wholeNumber),
  modifiers: sparseTable('spotting-ranges', 'modifiers', [anyName()], value),
  limited: sparseTable('spotting-or', 'cells', [GRADES, names('near', 'far', 'max')], wholeNumber),
  removal: sparseTable(
    'spot-removal',
    'cells',
    [names('Light', 'Medium', 'Heavy'), bands('1-2', '3-5', '6+')],
    listOf(wholeNumber),
  ),
  removalModifiers: sparseTable('spot-removal', 'modifiers', [anyName()], wholeNumber),
};
export const INDIRECT = {
  values: sparseTable('indirect-fire-response', 'values', [anyName()], wholeNumber),
  observers: sparseTable('indirect-fire-response', 'observers', [anyName()], wholeNumber),
  modifiers: sparseTable('indirect-fire-response', 'modifiers', [anyName()], value),
  patterns: sparseTable('sheaf', 'patterns', [anyName(), names('hexes', 'divisor')], wholeNumber),
  distances: sparseTable('sheaf', 'distances', [anyName()], wholeNumber),
};
export const COUNTER_BATTERY = {
  rolls: sparseTable('artillery-data', 'counter_battery', [anyName()], wholeNumber),
  modifiers: sparseTable('artillery-data', 'counter_battery_modifiers', [anyName()], wholeNumber),
  turns: sparseTable('artillery-data', 'counter_battery_turns', [anyName()], wholeNumber),
};
export const COMMAND = {
  available: sparseTable('available-commands', 'cells', [GRADES, anyName()], anyNumber),
  range: sparseTable('command-range', 'cells', [anyName()], wholeNumber),
};
export const CLOSE_ASSAULT = { cells: sparseTable('close-assault', 'cells', [anyName()], value) };
export const HAND_TO_HAND = { cells: sparseTable('hand-to-hand', 'cells', [anyName()], value) };
export const OVERRUN = { cells: sparseTable('overrun', 'cells', [anyName()], value) };
export const INFANTRY_SMOKE = {
  limits: sparseTable('infantry-smoke', 'limits', [anyName()], wholeNumber),
  modifiers: sparseTable('infantry-smoke', 'modifiers', [anyName()], wholeNumber),
};
export const INITIATIVE = { cells: sparseTable('initiative', 'cells', [GRADES], wholeNumber) };
const NATIONS = names('german', 'italian', 'british');

export const LEADERS = {
  ranks: sparseTable('leaders', 'ranks', [NATIONS, anyName()], wholeNumber),
  titles: sparseTable('leaders', 'titles', [NATIONS, anyName()], text),
  values: sparseTable('leaders', 'values', [anyName(), names('A', 'G', 'S', 'M', 'P', 'R')], wholeNumber),
};
export const TERRAIN = {
  rows: sparseTable(
    'terrain-effects',
    'rows',
    [anyName(), names('th', 'w', 'leg', 'turn', 'cover', 'height', 'bog', 'defense')],
    value,
  ),
  others: sparseTable('terrain-effects', 'others', [anyName()], wholeNumber),
};
export const MINES = {
  vehicles: sparseTable(
    'minefield-effects',
    'tops',
    [names('hasty', 'deliberate'), bands('0-1', '2', '3', '4', '5', '6+'), names('Damage', 'TK')],
    wholeNumber,
  ),
  onFoot: sparseTable('minefield-effects', 'leg_towed', [names('hasty', 'deliberate')], wholeNumber),
  modifiers: sparseTable('minefield-effects', 'modifiers', [anyName()], wholeNumber),
};
export const FIRE_START = {
  tops: sparseTable(
    'building-fire',
    'cells',
    [names('Brick', 'Wood', 'Stone', 'Desert'), steps('1', '2', '3', '4', '5', '6', '8', '10', '12', '15')],
    wholeNumber,
  ),
  modifiers: sparseTable('building-fire', 'modifiers', [anyName()], wholeNumber),
};
export const MOVEMENT = { numbers: sparseTable('movement', 'numbers', [anyName()], wholeNumber) };
