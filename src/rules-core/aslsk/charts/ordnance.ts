/** To Hit and To Kill: the shapes of these charts; the figures are in the JSON files. */
import {
  anyName,
  bands,
  either,
  listOf,
  names,
  oneOf,
  sparseTable,
  steps,
  table,
  text,
  wholeNumber,
} from '../../kernel/charts/index.js';

const COLOURS = names('black', 'red');
const TO_HIT_RANGES = bands(
  '0-6',
  '7-12',
  '13-18',
  '19-24',
  '25-30',
  '31-36',
  '37-42',
  '43-48',
  '49-54',
  '55+',
);
const RANGE_ON_THE_CARD = bands('1', '2', '3-6', '7-12', '13-18', '19-24');
const AP_RANGES = bands(
  '0-1',
  '2',
  '3-6',
  '7-12',
  '13-18',
  '19-24',
  '25-30',
  '31-36',
  '37-42',
  '43-48',
  '49-54',
  '55-60',
  '61-66',
  '67-72',
  '73-78',
  '79+',
);
const APCR_RANGES = bands(
  '0-1',
  '2',
  '3-6',
  '7-12',
  '13-18',
  '19-24',
  '25-30',
  '31-36',
  '37-42',
  '43-48',
  '49+',
);
/** A dash: the chart prints no number, the range is too long. */
const NUMBER_OR_DASH = either(wholeNumber, oneOf('-'));

export const TO_HIT = {
  base: table('to-hit', 'base', [names('VTT', 'ITT', 'ATT'), COLOURS, TO_HIT_RANGES], wholeNumber),
  modification: sparseTable(
    'to-hit',
    'modification',
    [names('*', 'L', 'LL', 'APCR/APDS', 'Smoke', '57mm or less', '40mm or less, further'), TO_HIT_RANGES],
    wholeNumber,
  ),
  pointBlank: table('to-hit', 'pointBlank', [bands('0-1', '2', '3+')], wholeNumber),
  criticalHitITT: table(
    'to-hit',
    'criticalHitITT',
    [bands('1', '2', '3', '4', '5', '6', '7', '8', '9', '10+')],
    wholeNumber,
  ),
  cardNumber: sparseTable('to-hit', 'cardNumber', [anyName(), COLOURS, RANGE_ON_THE_CARD], wholeNumber),
  cardCriticalHit: sparseTable(
    'to-hit',
    'cardCriticalHit',
    [anyName(), COLOURS, RANGE_ON_THE_CARD],
    wholeNumber,
  ),
  cardATT: table('to-hit', 'cardATT', [anyName(), bands('1-12', '13-24')], wholeNumber),
  cardFP: table('to-hit', 'cardFP', [anyName(), names('ITT', 'ATT', 'CH')], wholeNumber),
  mortarATT: sparseTable('to-hit', 'mortarATT', [anyName(), anyName()], wholeNumber),
  mortarFP: table('to-hit', 'mortarFP', [anyName(), names('ATT', 'CH')], wholeNumber),
};

export const TO_HIT_DRM = {
  drm: table(
    'to-hit-drm',
    'drm',
    [
      names(
        'firer fires in AFPh',
        'firer pinned',
        'non-qualified use',
        'captured use',
        'firer CX',
        'Smoke ammunition at range <= 12',
        'CA change, NT gun/mortar, first hexspine',
        'CA change, NT gun/mortar, each further hexspine',
        'CA change, ST or RST turret, first hexspine',
        'CA change, ST or RST turret, each further hexspine',
        'CA change, T turret, first hexspine',
        'CA change, T turret, each further hexspine',
        'CA change, 360-degree mount, first hexspine',
        'CA change, 360-degree mount, each further hexspine',
        'Intensive Fire',
        'avoiding backblast (LATW from building)',
        "fire at a target in the firer's own hex",
        'vehicle firer BU',
        'bounding firer, T turret',
        'bounding firer, ST/RST turret',
        'bounding firer, NT',
        'bounding firer, at most 1 MP in LOS',
        'bounding firer, 2-3 MP in LOS',
        'stunned/recalled firer counter',
        'FFNAM',
        'FFMO',
        'acquisition, first',
        'acquisition, second',
        'hazardous movement',
        'target size very small',
        'target size small',
        'target size average',
        'target size large',
        'target size very large',
        'area fire / empty hex (ATT)',
        'concealed or HIP target',
        'moving vehicle target (more than 3 MP in LOS / Motion)',
      ),
    ],
    wholeNumber,
  ),
  inWords: table(
    'to-hit-drm',
    'inWords',
    [names('leadership (SW only, not Guns)', 'motion firer', 'TEM of target', 'LOS hindrance')],
    text,
  ),
  of: sparseTable('to-hit-drm', 'of', [anyName()], oneOf('firer', 'target')),
  caseNumber: sparseTable('to-hit-drm', 'caseNumber', [anyName(), names('SK2', 'SK4')], text),
  rof: table('to-hit-drm', 'rof', [names('lost', 'one less')], listOf(text)),
};

export const TO_KILL_AP = {
  basic: table('to-kill-ap', 'basic', [anyName()], wholeNumber),
  rangeModifier: table(
    'to-kill-ap',
    'rangeModifier',
    [names('25mm or less', '37-57mm', '65mm or more'), AP_RANGES],
    NUMBER_OR_DASH,
  ),
  unarmored: table(
    'to-kill-ap',
    'unarmored',
    [names('ATR-28mm', '37-57mm', '65-84mm', '85-95mm', '100mm+')],
    wholeNumber,
  ),
  armorFactors: table('to-kill-ap', 'armorFactors', [names('ladder')], listOf(wholeNumber)),
  other: table('to-kill-ap', 'other', [names('rear facing', 'critical hit')], either(wholeNumber, text)),
};

export const TO_KILL_APCR_APDS = {
  basic: table('to-kill-apcr-apds', 'basic', [anyName()], wholeNumber),
  rangeModifier: table(
    'to-kill-apcr-apds',
    'rangeModifier',
    [names('APCR, 57mm or less', 'APCR, 75mm or more', 'APDS'), APCR_RANGES],
    NUMBER_OR_DASH,
  ),
  other: table(
    'to-kill-apcr-apds',
    'other',
    [names('rear facing', 'critical hit', 'unarmored target')],
    either(wholeNumber, text),
  ),
};

export const TO_KILL_HEAT = {
  basic: table('to-kill-heat', 'basic', [anyName()], wholeNumber),
  other: table(
    'to-kill-heat',
    'other',
    [names('rear facing', 'critical hit', 'unarmored', 'unarmored, critical hit')],
    either(wholeNumber, text),
  ),
};

export const TO_KILL_HE_FLAME = {
  he: table(
    'to-kill-he-flame',
    'he',
    [steps('20', '30', '40', '50', '70', '80', '100', '120', '150+'), names('armored', 'unarmored')],
    wholeNumber,
  ),
  flame: sparseTable(
    'to-kill-he-flame',
    'flame',
    [
      names('DC', 'FT', 'MOL'),
      names('basic', 'armor factor', 'long range', 'CE target', 'OT target', 'rear'),
    ],
    either(wholeNumber, text),
  ),
  other: table('to-kill-he-flame', 'other', [names('critical hit')], text),
};

export const GUN_DESTRUCTION = {
  result: table(
    'gun-destruction',
    'result',
    [names('KIA', 'K', 'critical hit', 'less than K', 'small arms / MG')],
    text,
  ),
  gunshieldDrm: table(
    'gun-destruction',
    'gunshieldDrm',
    [names('AT, INF (through the CA, crew Good Order, not moving)')],
    wholeNumber,
  ),
  aslForComparison: table('gun-destruction', 'aslForComparison', [names('K by AP', 'DC KIA')], text),
};

export const LATW_TO_HIT = {
  number: sparseTable(
    'latw-to-hit',
    'number',
    [names('BAZ43', 'BAZ44', 'BAZ45', 'PSK', 'PIAT', 'PF', 'PFk'), bands('0', '1', '2', '3', '4', '5')],
    wholeNumber,
  ),
};

export const TARGET_FACING = {
  facing: table(
    'target-facing',
    'facing',
    [names('front', 'side', 'rear', 'los_along_hexspine', 'covered_arc')],
    text,
  ),
};
