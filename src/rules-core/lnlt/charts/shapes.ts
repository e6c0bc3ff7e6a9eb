/** The shapes of the charts that the rules look up; the figures are in the JSON files. */
import {
  anyName,
  anything,
  either,
  names,
  sparseTable,
  text,
  wholeNumber,
} from '../../kernel/charts/index.js';

export const TEC = { cells: sparseTable('tec', 'cells', [anyName(), anyName()], anything) };

export const DFT = {
  damage: sparseTable(
    'dft-damage-check',
    'cells',
    [
      names('GO MMC', 'Shaken MMC', 'GO SMC', 'Shaken SMC', 'Hero', 'Armored vehicle', 'Unarmored vehicle'),
      names('le_M', 'gt_M', 'ge_2M', 'ge_3M'),
    ],
    text,
  ),
  modifiers: sparseTable('dft-modifiers', 'cells', [anyName()], either(wholeNumber, text)),
};

export const OFT = {
  modifiers: sparseTable('oft-modifiers', 'cells', [anyName()], either(wholeNumber, text)),
};
export const MELEE = { cells: sparseTable('melee', 'cells', [anyName()], either(wholeNumber, text)) };
export const SPOTTING = { cells: sparseTable('spotting', 'cells', [anyName()], either(wholeNumber, text)) };
export const NATIONALITY = { cells: sparseTable('nationality', 'cells', [anyName(), anyName()], anything) };
export const SKILLS = { cells: sparseTable('skills', 'cells', [anyName(), anyName()], anything) };
