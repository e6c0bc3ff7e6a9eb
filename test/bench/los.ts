/**
 * Line of sight checks per second on one core: every ordered pair of hexes of each board, by an engine made for the
 * occasion (making it is part of the time), each pair once, no result kept.
 */
import { aslskSight } from '../../src/rules-core/aslsk/sight/los.js';
import { createSight } from '../../src/rules-core/kernel/los/index.js';
import { boardNames, boardOrThrow, VASL_BOARDS } from '../support/vasl-boards.js';
import { report } from './report.js';

const boards = boardNames(VASL_BOARDS).map((name) => boardOrThrow(VASL_BOARDS, name));

function checkAll(): number {
  let checks = 0;
  for (const board of boards) {
    const sight = createSight(board, aslskSight());
    const hexes = board.hexes.length;
    for (let from = 0; from < hexes; from++) {
      for (let to = 0; to < hexes; to++) {
        if (from === to) continue;
        sight.check(from, to);
        checks++;
      }
    }
  }
  return checks;
}

if (boards.length === 0) {
  console.error(`SKIPPED: los.checks needs the boards in ${VASL_BOARDS}, which are not there.`);
} else {
  const start = performance.now();
  const checks = checkAll();
  report({
    bench: 'los.checks',
    who: 'ours',
    value: (checks * 1000) / (performance.now() - start),
    unit: 'checks/s',
  });
}
