/** The roll for initiative (4.3, 6.3): (100) and the Force Grade; ties are rolled again. */
import { D100, total } from '../../kernel/dice/index.js';
import { INITIATIVE } from '../charts/index.js';
import { isBasic } from '../sequence/sides.js';
import type { Act, Battle } from '../system.js';

interface Rolled {
  readonly first: string;
  readonly rolled: Readonly<Record<string, number>>;
}

export function rollInitiative(act: Act, [a = '', b = '']: readonly string[]): Rolled {
  const { battle } = act;
  const { tiesTo } = battle.options;
  const rolled: Record<string, number> = {};
  for (let again = ''; rolled[a] === rolled[b]; again = ' again') {
    for (const side of [a, b])
      rolled[side] = total(act.roll(`initiative${again}: ${side}`, D100)) + modifierOf(battle, side);
    if (rolled[a] === rolled[b] && tiesTo !== undefined) return { first: tiesTo, rolled };
  }
  return { first: (rolled[a] as number) > (rolled[b] as number) ? a : b, rolled };
}

/** Force Grade, and what the scenario adds; the Basic Game has no modifier. Nets may leave 1 to 100. */
function modifierOf(battle: Battle, side: string): number {
  const { grade = 'Seasoned', drm = 0, drmIfFirst = 0 } = battle.side(side);
  const wasFirst = battle.clock.previousFirst === side;
  return (
    (isBasic(battle) ? 0 : battle.table.charts.lookup(INITIATIVE.cells, grade)) +
    drm +
    (wasFirst ? drmIfFirst : 0)
  );
}
