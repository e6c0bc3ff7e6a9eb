/** The rows and columns of the Infantry Fire Table: the same in every book of the family; the results are not. */
import { bands, steps } from '../../kernel/charts/index.js';

export const firepower = steps('1', '2', '4', '6', '8', '12', '16', '20', '24', '30', '36+');
export const modifiedRoll = bands(
  ...['<=0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '>=15'],
);
