/** Terrain, close combat, artillery, aircraft, transport, victory: the shapes of these charts; the figures are in the JSON files. */
import {
  anyName,
  bands,
  either,
  names,
  sparseTable,
  table,
  text,
  wholeNumber,
  yesOrNo,
} from '../../kernel/charts/index.js';

const NUMBER_OR_WORDS = either(wholeNumber, text);

export const TEC = {
  effects: sparseTable(
    'tec',
    'effects',
    [anyName(), names('los', 'inf', 'tracked', 'wheeled', 'drm', 'immob', 'to use, infantry')],
    either(NUMBER_OR_WORDS, yesOrNo),
  ),
};

export const CCT = {
  number: table(
    'cct',
    'number',
    [
      names('1:5 or less', '1:4', '1:3', '1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1 or more'),
      names('E', 'C'),
    ],
    wholeNumber,
  ),
  drm: table(
    'cct',
    'drm',
    [
      names(
        'leader takes part, not alone, his CCV not used',
        'Demo used against an AFV',
        'target AFV M-KILLED',
        'AFV attacked in or from DRM >= +10 or smoke',
      ),
    ],
    wholeNumber,
  ),
  result: table('cct', 'result', [names('AFV, C result', 'any vehicle, E result')], text),
};

export const ARTILLERY = {
  accuracy: table(
    'artillery-accuracy',
    'accuracy',
    [bands('<=25', '26-50', '51-70', '71-85', '86-93', '94-97', '98+')],
    text,
  ),
  procedure: table(
    'artillery-accuracy',
    'procedure',
    [
      names(
        'battery response',
        '97 on the radio contact roll',
        'bracketed or between brackets',
        'Danger Close, battery response d10',
        'scatter direction d10',
        'results that do not scatter',
        'radio contact',
        'phone contact',
        'spotter plane contact',
        'maintaining contact',
        'High Ammunition, battery response d10',
        'Low Ammunition, battery response d10',
        'registered hex DRM',
        'correction DRM per hex moved',
        'Danger Close as intended',
      ),
    ],
    NUMBER_OR_WORDS,
  ),
};

export const AIR_ATTACK = {
  attack: table('air-attack', 'attack', [bands('1-65', '66-80', '81-95', '96-100')], text),
  procedure: table(
    'air-attack',
    'procedure',
    [names('arrival', 'number of aircraft d10', 'kinds of result')],
    text,
  ),
};

/** The highest d10 that means M-KILL. */
export const IMMOBILIZATION = {
  mKill: table(
    'immob',
    'mKill',
    [
      names(
        'Steep, wheeled',
        'Woods, tracked',
        'Debris, tracked',
        'Debris, wheeled',
        'Rubble, tracked',
        'Building, tracked',
        'Gully or Creek, tracked',
        'Trench, tracked',
        'Wire, tracked',
        'Bocage, tracked',
        'Raised railway down, tracked',
        'Raised railway down, wheeled',
        'Machine Parts, Lumber Yard, tracked',
      ),
    ],
    wholeNumber,
  ),
};

export const SEARCH = {
  hexes: table('search', 'hexes', [bands('1', '2-3', '4-5', '6-7', '8', '9', '10')], wholeNumber),
};

export const TOW_CARRY = {
  capacity: sparseTable('tow-carry', 'capacity', [anyName(), names('carry', 'tow')], text),
};

export const VICTORY_POINTS = {
  points: table(
    'victory-points',
    'points',
    [
      names(
        'squad',
        'half-squad, SW team',
        'gun unit',
        'NCO',
        'officer, Commissar',
        'unarmored vehicle',
        'half-track, armored car',
        'tank, assault gun',
        'aircraft destroyed',
      ),
    ],
    wholeNumber,
  ),
  inWords: table('victory-points', 'inWords', [names('exit', 'aircraft')], text),
};

/** Cards of which nothing is known. */
export const CAMPAIGN_CARDS = {
  cards: table(
    'campaign',
    'cards',
    [
      names(
        'Re-Deployment Table',
        'CP supply and costs',
        'Reinforcement Groups',
        'sector map',
        'scenario cards',
      ),
    ],
    text,
  ),
};
