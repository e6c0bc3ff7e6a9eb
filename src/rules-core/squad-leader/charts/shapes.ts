/** The shapes of the charts that the rules look up; the figures are in the JSON files. */
import { bands, names, oneOf, steps, table, wholeNumber } from '../../kernel/charts/index.js';

const RESULTS = ['KIA', '4', '3', '2', '1', 'M', '-'] as const;

export const IFT = {
  results: table(
    'ift',
    'results',
    [
      bands('<=0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '>=15'),
      steps('1', '2', '4', '6', '8', '12', '16', '20', '24', '30', '36+'),
    ],
    oneOf(...RESULTS),
  ),
};

export const CLOSE_COMBAT = {
  killNumber: table(
    'close-combat',
    'killNumber',
    [names('1-6', '1-4', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '8-1')],
    wholeNumber,
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
