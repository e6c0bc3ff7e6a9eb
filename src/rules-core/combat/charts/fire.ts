/** Fire and what it does: the shapes of these charts; the figures are in the JSON files. */
import {
  anyName,
  bands,
  either,
  names,
  oneOf,
  sparseTable,
  steps,
  table,
  text,
  wholeNumber,
} from '../../kernel/charts/index.js';

const FACINGS = names('Front', 'Side', 'Rear');
export const FFT = {
  results: table(
    'fft',
    'results',
    [
      steps('1', '2', '4', '6', '8', '12', '16', '20', '30', '40', '50+'),
      bands(
        '<=2',
        '3-5',
        '6-10',
        '11-15',
        '16-25',
        '26-35',
        '36-45',
        '46-55',
        '56-65',
        '66-80',
        '81-99',
        '100+',
      ),
    ],
    oneOf('-', 'M', 'M+1', 'M+2', 'M+3', 'C/M', 'C/M+1', 'C/M+2', 'C/M+3', 'E', '2E'),
  ),
  /** Gun size in mm to firepower row. */
  he: table(
    'fft-he-equiv',
    'he',
    [steps('20', '30', '40', '50', '60', '70', '80', '100', '150', '200+')],
    wholeNumber,
  ),
  equiv: table(
    'fft-he-equiv',
    'equiv',
    [
      names(
        'FT',
        'GATR (7.92)',
        'RATR (14.5)',
        'Ju 87 G bombs (150)',
        'DC (American Demo)',
        'APM (mines vs infantry)',
        'ATM (mines vs vehicles)',
        'MOL (Molotov)',
      ),
    ],
    wholeNumber,
  ),
  other: table('fft-he-equiv', 'other', [names('minimum for Suppression roll')], wholeNumber),
  drm: table(
    'fft-drm',
    'drm',
    [
      names(
        'target Moved / Assault Moved marker, or Cautious in the act',
        'target Running in the act (includes the -10)',
        'Flamethrower team as target',
        'one leader directing',
        'smoke into or through',
        'crest target higher than firer, no other terrain DRM',
        'air burst (woods, debris) by mortar or FFE',
        'Dug-In, other fire',
        'Dug-In, mortar or FFE',
        'vehicle covered arc turned, per hexspine',
        'riders in a half-track',
        'units on a raft, units clearing mines or wire',
      ),
    ],
    wholeNumber,
  ),
  inWords: table(
    'fft-drm',
    'inWords',
    [
      names(
        "target's terrain: highest single DRM",
        'each hindrance hex crossed',
        'turret turned, per hexspine',
        'vehicle target',
        'behind bocage: moving and Running DRM',
        'trench to trench move',
        'vehicle gun fired in Assault Movement, even without a turret turn',
      ),
    ],
    text,
  ),
};

export const LOST = {
  /** OK, BLOCK, or the d100 that still sees. */
  number: table(
    'lost',
    'number',
    [anyName(), names('out', 'same', 'through', 'into')],
    either(wholeNumber, oneOf('OK', 'BLOCK')),
  ),
  modifiers: table('lost', 'modifiers', [names('AFV in the target location')], wholeNumber),
  inWords: table(
    'lost',
    'inWords',
    [
      names(
        'Pillbox',
        'target Fired, in-act non-Crawling mover, moving vehicle, Acquired',
        'target Moved',
        'target under a yellow marker',
        'numbered hexes per line',
        'Pillbox, number to use',
      ),
    ],
    text,
  ),
};

export const DFET = {
  kKill: table(
    'dfet',
    'kKill',
    [anyName(), FACINGS, bands('1', '2', '3-6', '7-10', '11-24', '25-35'), names('TP1', 'TP2')],
    wholeNumber,
  ),
  /** Panzerfaust, Bazooka, Panzerschreck: one number, range by range. */
  shapedCharge: sparseTable(
    'dfet',
    'shapedCharge',
    [anyName(), FACINGS, bands('0', '1', '2', '3', '4', '5')],
    wholeNumber,
  ),
};

export const MF_KILL = {
  kill: table('mf-kill', 'kill', [names('M-KILL', 'F-KILL')], wholeNumber),
  drm: table('mf-kill', 'drm', [names('gun >= 75mm')], wholeNumber),
};

export const SCREENED_SHOT = {
  added: table(
    'screened-shot',
    'added',
    [
      names(
        'moving firer',
        'moving vehicle target',
        'turret of the T-34 76B, per hexspine',
        'C rating, 13-23 hexes',
        'C rating, each further 12 hexes',
        'vehicle covered arc turned, per hexspine',
        'turret circled +5, per hexspine',
        'turret circled +10, per hexspine',
        'turret circled +15, per hexspine',
        'gun covered arc turned, per hexspine',
        'Suppressed firer',
        'B rating, 12-23 hexes',
        'B rating, each further 12 hexes',
        'A rating beyond 24 hexes, each 12 hexes',
        'non-turreted moving firer, in place of TUR',
        'range exactly 12, C rating',
      ),
    ],
    wholeNumber,
  ),
  inWords: table(
    'screened-shot',
    'inWords',
    [
      names(
        'target terrain DRM X',
        'needs more than 10',
        'Acquired marker on the target',
        'aircraft target',
        'each hindrance hex, DRM Y',
        'limbered (5/8 inch) gun arc, per hexspine',
        'moving firer, further',
      ),
    ],
    text,
  ),
};

export const SUPPRESSION = {
  number: table(
    'suppression',
    'number',
    [names('>45mm', 'FFT fire of 8+ FP', '<=45mm'), FACINGS],
    wholeNumber,
  ),
};

export const MORALE = {
  support: table(
    'morale',
    'support',
    [
      names(
        'non-leader with a non-Disrupted leader in location, or adjacent officer/Commissar',
        'Disrupted',
        'Enfilade',
        'Acquired marker anywhere in hex',
      ),
    ],
    wholeNumber,
  ),
  inWords: table('morale', 'inWords', [names('M+x', 'vehicle Suppressed', 'Action Check')], text),
  effects: table(
    'morale',
    'effects',
    [names('Good Order', 'Pinned Down', 'Disrupted', 'WIA (not leader)'), names('fail by 1-2', 'fail by 3+')],
    text,
  ),
  leader: table('morale', 'leader', [names('WIA or C')], text),
};
