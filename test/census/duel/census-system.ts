import { originalBoard } from '../../../src/rules-core/boards/index.js';
import { ChartPack } from '../../../src/rules-core/kernel/charts/index.js';
import { knownSystem } from '../../../src/rules-core/kernel/decide/known-system.js';
import { duel, RULES } from './duel.js';

export const system = knownSystem({
  rulebook: duel,
  charts: ChartPack.house('duel', '1', []),
  board: originalBoard,
  ruleText: async (rule) => RULES[rule as keyof typeof RULES],
});
