/** Vehicles, demolition charges, guns on the move: the shapes of these charts; the figures are in the JSON files. */
import { anyName, bands, names, sparseTable, table, text, wholeNumber } from '../../kernel/charts/index.js';

export const AFV_DESTRUCTION = {
  result: sparseTable(
    'afv-destruction',
    'result',
    [
      names(
        'direct fire',
        'DC',
        'indirect or area',
        'MG',
        'FT, MOL',
        'close combat',
        'unarmoured, direct fire',
      ),
      anyName(),
    ],
    text,
  ),
  drm: table('afv-destruction', 'drm', [names('all AF <= 4', 'all AF >= 8')], wholeNumber),
  other: table('afv-destruction', 'other', [names('original TK DR 12')], text),
};

export const BOG = {
  drm: table(
    'bog',
    'drm',
    [
      names(
        'normal ground pressure',
        'high ground pressure',
        'low ground pressure',
        'woods entered at all MP',
        'woods entered at half MP',
        'graveyard, rubble at half MP (ASL)',
        'wooden building at half MP',
        'stone building at half MP',
        'dense jungle/bamboo, extra',
        'not fully tracked',
        'truck',
        'towing',
        'soft ground, mud, snow (ASL)',
        'deep snow (ASL)',
        'abrupt elevation change (ASL)',
        'gaining elevation into woods (ASL)',
        'wire (ASL)',
      ),
    ],
    wholeNumber,
  ),
  removal: table('bog', 'removal', [bands('1-4', '5', '6+')], text),
};

export const DC_POSITION = {
  position: table('dc-position', 'position', [bands('<=5', '6-8', '9-11', '12+')], text),
  drm: table(
    'dc-position',
    'drm',
    [
      names(
        'target not stopped/in motion/concealed',
        'target front facing',
        'target CE',
        'placer CX',
        'target rear facing',
        'target immobile or OT (each)',
        'bypass in the same hex',
        'thrown',
      ),
    ],
    wholeNumber,
  ),
};

export const MANHANDLING = {
  drm: table(
    'manhandling',
    'drm',
    [
      names(
        'road hexside',
        'squad pushing instead of a crew',
        'each extra crew/HS (max -4 in all)',
        'each extra squad',
        'mud/deep snow (ASL)',
        'low ammo (ASL)',
      ),
    ],
    wholeNumber,
  ),
  inWords: table(
    'manhandling',
    'inWords',
    [names('MF cost of the hex', 'TEM of hexside and hex entered', 'labour (ASL)')],
    text,
  ),
};
