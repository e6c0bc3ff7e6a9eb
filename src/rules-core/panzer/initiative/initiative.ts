/** Initiative (4.3, 6.3): each Force rolls (100), the higher is First Player; ties are rolled again. */
import { D100, total } from '../../kernel/dice/index.js';
import { INITIATIVE } from '../charts/index.js';
import { isBasic } from '../sequence/sides.js';
import type { Act, Battle } from '../system.js';

export function initiative(act: Act): void {
  const { battle } = act;
  const [a = '', b = ''] = battle.sideIds();
  const rolled: Record<string, number> = {};
  for (let again = ''; rolled[a] === rolled[b]; again = ' again')
    for (const side of [a, b])
      rolled[side] = total(act.roll(`initiative${again}: ${side}`, D100)) + modifierOf(battle, side);
  const first = (rolled[a] as number) > (rolled[b] as number) ? a : b;
  act.done();
  act.effect(
    'initiative',
    { first, rolled },
    { changes: [{ do: 'clock', set: { first } }], cites: ['S.initiative/a'] },
  );
}

/** Force Grade, and what the scenario adds; the Basic Game has no modifier. Nets may leave 1 to 100. */
function modifierOf(battle: Battle, side: string): number {
  const { grade = 'Seasoned', drm = 0 } = battle.side(side);
  return (isBasic(battle) ? 0 : battle.table.charts.lookup(INITIATIVE.cells, grade)) + drm;
}
