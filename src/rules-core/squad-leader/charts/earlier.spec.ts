import { earlierCharts } from './earlier.js';
import { SQUAD_LEADER_CHARTS } from './index.js';

/** Battles of 1.0.0 are pinned to it. */
const THIRD = '54da7513f56e0fcdc4ab3f6290f4e0e116eb7a4ad8b4196c95098507c735e052';

test('charts of earlier versions are as they were', () => {
  expect(earlierCharts(THIRD)).toMatchObject({ hash: THIRD, version: '3' });
  expect(earlierCharts(THIRD)).toBe(earlierCharts(THIRD));
  expect([earlierCharts(SQUAD_LEADER_CHARTS.hash), earlierCharts('none')]).toEqual([undefined, undefined]);
});
