import { runLab } from '../kernel/lab/lab-file.js';
import { holdsWhatItShows, labPage, namesEveryCounter } from '../kernel/testing/lab-page.testkit.js';
import { LNLT_CHARTS } from './charts/index.js';
import { lnlt } from './ruleset.js';
import { countersOf } from './units/catalogue.js';

const page = labPage(import.meta.dirname, { rulebook: lnlt, charts: LNLT_CHARTS });

holdsWhatItShows(page);
namesEveryCounter(page, ['german', 'american', 'british', 'soviet', 'french', 'japanese'], countersOf);

test('a hex touches the hexes that LAB.md says', () => {
  const reached = (at: string) =>
    runLab(page.systems, {
      system: 'lnlt',
      position: {
        map: { columns: 9, rows: 9 },
        clock: { phase: 'operations', initiative: 'german' },
        sides: { german: {}, american: {} },
        units: { g1: { counter: '1-6-4-5', at }, a1: { counter: '2-5-4-6', at: 'I9' } },
      },
      steps: [{ by: 'german', order: { order: 'activate', at } }],
      orders: true,
    })
      .orders?.filter(({ order }) => order.order === 'move' && order.mode === 'move')
      .flatMap(({ order }) => order.path as string[])
      .sort();
  expect(reached('D4')).toEqual(['C4', 'C5', 'D3', 'D5', 'E4', 'E5']);
  expect(reached('C4')).toEqual(['B3', 'B4', 'C3', 'C5', 'D3', 'D4']);
});
