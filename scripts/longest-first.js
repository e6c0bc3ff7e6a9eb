/**
 * The order of suites: those that start whole houses come before all others, so that none of these is still running
 * when everything else is done. A fresh clone has no earlier run that could tell how long they take.
 */
import { sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const WHOLE_HOUSES = ['desk', 'topology', 'faults', 'conformance', 'attack', 'secrets', 'campaigns'];

const startsAHouse = ({ path }) =>
  WHOLE_HOUSES.some((folder) => path.includes(`${sep}test${sep}${folder}${sep}`));

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(startsAHouse), ...sorted.filter((test) => !startsAHouse(test))];
  }
}
