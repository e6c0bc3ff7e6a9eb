/** Rare orders on tape: those that no battle of bots gave, each as the rulebook's LAB.md shows it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, type Order } from '../../src/rules-core/kernel/decide/action.js';
import { decide } from '../../src/rules-core/kernel/decide/decide.js';
import type { KnownSystem } from '../../src/rules-core/kernel/decide/known-system.js';
import { diceSeed, sha256Hex } from '../../src/rules-core/kernel/dice/index.js';
import { runLab } from '../../src/rules-core/kernel/lab/lab-file.js';
import { copy } from '../../src/rules-core/kernel/lab/match.js';
import { Battle } from '../../src/rules-core/kernel/position/battle.js';
import { SYSTEMS } from '../../src/rules-core/systems.js';

/** A position, orders given in it, and orders of which each can be given then. */
interface Shown {
  readonly steps?: readonly object[];
  readonly then: readonly { readonly by: string; readonly order: Order }[];
}

const BOOKS = join(import.meta.dirname, '..', '..', 'src', 'rules-core');
const EXAMPLES = /<!-- then -->\n```json\n([\s\S]*?)```/g;

export function* rareOrders(name: string, system: KnownSystem, given: ReadonlySet<string>) {
  const page = readFileSync(join(BOOKS, name, 'LAB.md'), 'utf8');
  const recorded = new Set(given);
  for (const [, json = ''] of page.matchAll(EXAMPLES)) {
    const { then, ...file } = JSON.parse(json) as Shown;
    for (const { by, order } of then) {
      if (recorded.has(order.order)) continue;
      recorded.add(order.order);
      yield { order: order.order, ...recordedFrom(name, system, file, { by, order }) };
    }
  }
}

function recordedFrom(
  name: string,
  system: KnownSystem,
  file: object,
  { by, order }: { readonly by: string; readonly order: Order },
) {
  const { position, problems } = runLab(SYSTEMS, { system: name, ...file });
  if (!position) throw new Error(`${order.order}: ${problems[0]?.message}`);
  const start = { ...position, charts: system.charts.hash };
  const battle = new Battle(copy(start), system.table(start));
  const dice = diceSeed(sha256Hex(`${name} ${order.order}`)).forAction(start.id, 1);
  const action = decide(system.rulebook, battle, by, order, dice);
  if (isRefusal(action)) throw new Error(`${order.order}: ${action.why}`);
  return { start, actions: [copy(action)] };
}
