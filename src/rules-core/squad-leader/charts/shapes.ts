/** The shapes of the charts that the rules look up; the figures are in the JSON files. */
import { firepower, modifiedRoll } from '../../family/asl/fire-table.js';
import {
  anyNumber,
  bands,
  either,
  names,
  oneOf,
  steps,
  table,
  wholeNumber,
} from '../../kernel/charts/index.js';

const RESULTS = ['KIA', '4', '3', '2', '1', 'M', '-'] as const;

export const IFT = {
  results: table('ift', 'results', [modifiedRoll, firepower], oneOf(...RESULTS)),
  fpByCalibre: table(
    'ift',
    'fpByCalibre',
    [steps('20', '37', '50', '70', '80', '88', '100', '120', '150', '200+')],
    wholeNumber,
  ),
};

const TRACTION = names('AFV', 'truck/jeep', 'motorcycle');
const costOrNot = either(anyNumber, oneOf('not'));

export const VEHICLE_MOVEMENT = {
  terrain: table(
    'vehicle-movement',
    'terrain',
    [
      names(
        'open ground',
        'woods',
        'wooden building',
        'stone building',
        'wheatfield',
        'shell hole',
        'orchard',
        'brush',
        'gully',
        'crag',
        'graveyard',
        'stone rubble',
        'wooden rubble',
        'shallow stream',
        'deep stream',
        'marsh',
        'mud flat',
        'shallow river',
        'river',
        'pond',
        'canal',
      ),
      TRACTION,
    ],
    costOrNot,
  ),
  more: table(
    'vehicle-movement',
    'more',
    [
      names(
        'higher terrain',
        'vehicle or wreck',
        'wall or hedge',
        'smoke',
        'entrenchment',
        'outside the covered arc',
        'unloading',
      ),
      TRACTION,
    ],
    costOrNot,
  ),
  road: table('vehicle-movement', 'road', [TRACTION], anyNumber),
  breakdown: table(
    'vehicle-movement',
    'breakdown',
    [names('American', 'Russian', 'British', 'German', 'others')],
    wholeNumber,
  ),
  bog: table(
    'vehicle-movement',
    'bog',
    [names('low', 'normal', 'high'), names('bog hex', 'bog hex in mud', 'off the road in mud')],
    wholeNumber,
  ),
  tons: table(
    'vehicle-movement',
    'tons',
    [names('tank', 'sp-gun', 'halftrack', 'carrier', 'armoured-car', 'truck', 'jeep', 'wagon', 'pulkka')],
    anyNumber,
  ),
};

export const AFV_KILL = {
  number: table(
    'afv-kill-basic',
    'number',
    [
      names(
        'AP MMG/HMG',
        'AP .50/20mm',
        'AP 37',
        'AP 45',
        'AP 50',
        'AP 57',
        'AP 75/76',
        'AP 85',
        'AP 88',
        'HE 37',
        'HE 50',
        'HE 75/76',
        'HE 105',
        'HE 120',
        'HE 150',
        'H75 (HEAT)',
        'H6 (HEAT)',
        'Panzerfaust',
        'Bazooka',
        'Panzerschreck',
        'PIAT',
        'ATR',
        'Flamethrower',
        'Demo charge',
        'ATM',
        'Molotov cocktail',
      ),
      names('AFV front', 'AFV side', 'AFV rear', 'truck/jeep'),
    ],
    either(anyNumber, oneOf('-')),
  ),
  modifiers: table(
    'afv-kill-modifiers',
    'cells',
    [
      names(
        'halftracks',
        'Priest',
        'M-10',
        'M4A4, T34, MkIV',
        'M4M52, SU122, StG III',
        'SU152, Brummbar',
        'truck, jeep',
      ),
    ],
    anyNumber,
  ),
};

export const ENTRENCHMENT = {
  drm: table(
    'entrenchment-mines-fire',
    'entrenchmentDrm',
    [names('flamethrower', 'infantry fire, HE, demo charge', 'overrun, off-board or indirect artillery')],
    wholeNumber,
  ),
};

export const MINES = {
  vehicleDrm: table(
    'entrenchment-mines-fire',
    'minefieldDrm',
    [names('truck, jeep', 'halftrack, armoured car', 'other')],
    wholeNumber,
  ),
  density: table(
    'entrenchment-mines-fire',
    'mineDensity',
    [names('1', '2', '3', '4', '5', '6')],
    wholeNumber,
  ),
};

const COLOUR = names('black', 'red');

export const TO_HIT = {
  number: table(
    'to-hit-advanced',
    'number',
    [names('vehicle', 'infantry'), COLOUR, bands('0-6', '7-12', '13-18', '19-24', '25-30', '31+')],
    wholeNumber,
  ),
  barrel: table(
    'to-hit-advanced',
    'barrel',
    [names('L', 'LL', '57mm or less', '40mm or less'), bands('0-12', '13-24', '25+')],
    wholeNumber,
  ),
  overrun: table('to-hit-advanced', 'overrun', [names('case E', 'wreck')], wholeNumber),
  drm: table(
    'to-hit-drm-basic',
    'drm',
    [names('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K')],
    wholeNumber,
  ),
};

/** To hit with shaped charges: a dash is out of range. */
export const SHAPED_CHARGE = {
  toHit: table(
    'scw-to-hit',
    'number',
    [
      names('Panzerfaust', 'Bazooka', 'PIAT', 'Panzerschreck'),
      names('1', '2', '3', '4'),
      names('Prep or Defensive Fire', 'Advancing Fire after moving'),
    ],
    either(wholeNumber, oneOf('-')),
  ),
};

/** How many each uses besides its own fire (8.3). */
export const WEAPON_USAGE = {
  most: table(
    'support-weapons',
    'most',
    [
      names('ATR', 'PF', 'molotov', 'ATM', 'klorihartsi', 'PIAT', 'bazooka', 'panzerschreck', 'mortar'),
      names('squad', 'crew/HS', 'leader/hero'),
    ],
    wholeNumber,
  ),
};

/** The roll that makes a sniper, and what he starts from; what the die for his aim has more by the men he comes of. */
export const SNIPERS = {
  generation: table(
    'infantry-tables',
    'sniperGeneration',
    [names('creation DR', 'base', 'elite', '1st line', '2nd line', 'green or inexperienced')],
    wholeNumber,
  ),
};

export const MOLOTOV = {
  toHit: table(
    'infantry-tables',
    'molotovToHit',
    [names('defensive fire, adjacent hex', 'defensive fire, same hex', 'close combat')],
    wholeNumber,
  ),
  fire: table(
    'infantry-tables',
    'molotovFire',
    [names('outside stone building', 'inside stone, outside wooden building', 'inside wooden building')],
    wholeNumber,
  ),
};

export const FIRE = {
  extinguishing: table(
    'entrenchment-mines-fire',
    'extinguishing',
    [names('SMC', 'crew, half-squad', 'squad')],
    wholeNumber,
  ),
  rain: table('entrenchment-mines-fire', 'rain', [names('out on')], wholeNumber),
  kindling: table(
    'entrenchment-mines-fire',
    'kindling',
    [names('wooden building', 'stone building', 'woods, forest-road or orchard', 'wheatfield or brush')],
    wholeNumber,
  ),
  spread: table(
    'entrenchment-mines-fire',
    'spread',
    [
      names(
        'wooden building or forest-road',
        'stone building, orchard or rubble',
        'woods',
        'wheatfield or brush',
      ),
    ],
    wholeNumber,
  ),
};

const FACES = bands('1', '2', '3', '4', '5', '6');

export const WEATHER = {
  conditions: table('weather', 'conditions', [bands('<=1', '2', '3', '4', '5', '6+')], wholeNumber),
  months: table(
    'weather',
    'months',
    [bands('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12')],
    wholeNumber,
  ),
  windForce: table('weather', 'windForce', [bands('1-3', '4-5', '6')], oneOf('none', 'mild', 'heavy')),
  windOnFire: table('weather', 'windOnFire', [bands('0', '1', '2', '3')], wholeNumber),
  windTurns: table('weather', 'windTurns', [FACES], wholeNumber),
  windRises: table('weather', 'windRises', [FACES], wholeNumber),
  weather: table(
    'weather',
    'weather',
    [
      names('Mar, Apr, May', 'Jun, Jul, Aug', 'Sep, Oct, Nov', 'Dec, Jan, Feb'),
      bands('2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'),
    ],
    oneOf(
      'clear',
      'fog',
      'gusty winds',
      'heavy winds',
      'heavy overcast',
      'mud',
      'mud & heavy overcast',
      'mud & gusty winds',
      'falling snow',
      'deep snow',
      'deep & falling snow',
    ),
  ),
  winterBreakdown: table(
    'weather',
    'winterBreakdown',
    [names('Finnish', 'Russian before 1941', 'Axis before 1943', 'Axis from 1943')],
    wholeNumber,
  ),
  fogLevel: table('weather', 'fogLevel', [FACES], wholeNumber),
};

export const CLOSE_COMBAT = {
  killNumber: table(
    'close-combat',
    'killNumber',
    [names('1-6', '1-4', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '8-1')],
    wholeNumber,
  ),
};

export const SCOUTING = {
  result: table(
    'infantry-tables',
    'scouting',
    [steps('1', '2', '3', '4', '5', '6'), names('same hex', 'adjacent hex')],
    oneOf('CC', 'E', 'X', 'XE', '-'),
  ),
};

export const LEADER_CREATION = {
  leader: table(
    'leader-creation',
    'leader',
    [bands('<=1', '2', '3', '4', '5', '6', '>=7')],
    oneOf('8-1', '8-0', '7-0', '6+1', 'none'),
  ),
};

/** Squads that have smoke grenades: the die with which they place smoke (9.17.3). */
export const SMOKE_GRENADES = {
  dischargers: table(
    'smoke-grenades',
    'dischargers',
    [bands('1939-1942', '1943', '1944', '1945')],
    wholeNumber,
  ),
  exponent: table(
    'smoke-grenades',
    'exponent',
    [names('American', 'British'), names('elite', 'first', 'second', 'green', 'inexperienced')],
    wholeNumber,
  ),
};

export const ARTILLERY = {
  againstVehicles: table(
    'artillery-vs-vehicles',
    'number',
    [names('unarmoured vehicle', 'open-topped AFV', 'tank', 'SP gun')],
    wholeNumber,
  ),
};

export const RADIO = {
  contact: table(
    'radio-contact',
    'number',
    [
      names('German', 'American', 'Russian', 'British', 'French', 'Finnish', 'Italian'),
      bands('1939-1941', '1942', '1943-1945'),
    ],
    wholeNumber,
  ),
  accuracy: table(
    'module-artillery',
    'accuracy',
    [names('German', 'British', 'French', 'American', 'American to July 1943', 'others')],
    wholeNumber,
  ),
  counterBattery: table(
    'module-artillery',
    'counterBattery',
    [bands('2', '3-5', '6-12')],
    oneOf('destroyed', 'disrupted', 'no effect'),
  ),
  module: table(
    'module-artillery',
    'calibre',
    [
      names('German', 'Russian', 'American', 'British', 'French', 'Polish', 'Belgian', 'others'),
      steps('1', '2', '3', '4', '5', '6'),
    ],
    wholeNumber,
  ),
};

const BOMBERS = names('Stuka', 'Stuka before March 1943', 'IL-2', 'IL-2M', 'IL-2M3', 'Typhoon');

export const AIRCRAFT = {
  available: table('aircraft', 'available', [bands('1', '2-4', '5-6')], wholeNumber),
  type: table('aircraft', 'type', [bands('<=3', '4+')], oneOf('dive bomber', 'fighter')),
  typeDrm: table(
    'aircraft',
    'typeDrm',
    [
      names('German in the west', 'Allied', 'Russian'),
      bands('1939-1940', '1941', '1942', '1943', '1944-1945'),
    ],
    wholeNumber,
  ),
  bombing: table('aircraft', 'bombing', [steps('0', '1', '2', '3', '4')], wholeNumber),
  rockets: table('aircraft', 'rockets', [bands('1939-1941', '1942', '1943-1945')], wholeNumber),
  version: table('aircraft', 'version', [bands('1-2', '3-5', '6')], oneOf('latest', 'middle', 'earliest')),
  cannon: table('aircraft', 'cannon', [BOMBERS], wholeNumber),
  bombs: table('aircraft', 'bombs', [names('Stuka', 'IL-2', 'IL-2M3', 'rockets of a Typhoon')], wholeNumber),
  fighter: table(
    'aircraft',
    'fighter',
    [names('Russian', 'others'), bands('1939-1941', '1942-1943', '1944-1945')],
    wholeNumber,
  ),
};

/** Gun sizes that have shot with a hard core (13.27.1.2). */
export const SUPPLIED = [
  'German 50L',
  'German 37L',
  'German 47L',
  'German 50',
  'German 75',
  'German 75L',
  'German 76L',
  'German 88L',
  'American 76L',
  'American 90L',
  'Russian 45L',
  'Russian 45LL',
  'Russian 76L',
  'Russian 57LL',
  'Russian 85L',
  'British 57L',
  'British 76LL',
  'British 77L',
] as const;

export const SUPPLY = {
  number: table(
    'ammunition-supply',
    'number',
    [names(...SUPPLIED), names('1941', '1942', '1943', '1944', '1945')],
    either(wholeNumber, oneOf('-')),
  ),
  firstMonth: table(
    'ammunition-supply',
    'firstMonth',
    [names('American 76L', 'British 57L', 'British 76LL')],
    wholeNumber,
  ),
  toKill: table('ammunition-supply', 'toKill', [names('APCR', 'APDS')], wholeNumber),
};
