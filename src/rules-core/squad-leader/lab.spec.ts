import { runLab } from '../kernel/lab/lab-file.js';
import { holdsWhatItShows, labPage, namesEveryCounter } from '../kernel/testing/lab-page.testkit.js';
import { SQUAD_LEADER_CHARTS } from './charts/index.js';
import { squadLeader } from './ruleset.js';
import { countersOf, NATIONS } from './units/catalogue.js';

const page = labPage(import.meta.dirname, { rulebook: squadLeader, charts: SQUAD_LEADER_CHARTS });

holdsWhatItShows(page, ['set-up']);
namesEveryCounter(page, NATIONS, countersOf);

test('a hex touches the hexes that LAB.md says', () => {
  const reached = (at: string) =>
    runLab(page.systems, {
      system: 'squad-leader',
      position: {
        map: { columns: 9, rows: 9 },
        clock: { phase: 'advance' },
        sides: { german: {}, russian: {} },
        units: { g1: { counter: '4-6-7', at }, r1: { counter: '4-4-7', at: 'I9' } },
      },
      steps: [],
      orders: true,
    })
      .orders?.filter(({ order }) => order.order === 'advance')
      .map(({ order }) => order.to as string)
      .sort();
  expect(reached('D4')).toEqual(['C4', 'C5', 'D3', 'D5', 'E4', 'E5']);
  expect(reached('C4')).toEqual(['B3', 'B4', 'C3', 'C5', 'D3', 'D4']);
});
