/** Vehicles that sink in as they come out of a river or onto a mud flat (14.28.9.2, 14.28.9.3, 14.19.4). */
import { DR, total } from '../../kernel/dice/index.js';
import { bogNumber, stick } from '../ch11-vehicles/36-bog.js';
import { type Act, type Battle, type Modifier, sumOf } from '../system.js';
import { isOntoMud, landsWithCare, leavesRiver } from './28-landing.js';
import { levelAt } from './ground.js';

function modifiersFor(battle: Battle, from: string, to: string): Modifier[] {
  const isOut = leavesRiver(battle, from, to);
  const rows: readonly (readonly [string, boolean, Modifier['cites']])[] = [
    ['uphill', isOut && levelAt(battle, to) >= 1, '14.28.9.3'],
    ['soft ground', isOut && battle.options.underfoot === 'mud', '14.28.9.3'],
    ['onto a mud flat', isOntoMud(battle, from, to), '14.19.4'],
  ];
  return rows.filter(([, counts]) => counts).map(([why, , cites]) => ({ why, value: 1, cites }));
}

/** Returns true if it does not come out. */
export function sinksOnLanding(act: Act, id: string, from: string | undefined, to: string): boolean {
  const { battle } = act;
  if (!landsWithCare(battle, from, to)) return false;
  const modifiers = modifiersFor(battle, from, to);
  const needed = bogNumber(battle, battle.theUnit(id), 'bog hex');
  const rolled = total(act.rollOf('bog', [id], DR));
  const cites = ['14.28.9.2', ...modifiers.flatMap(({ cites: rule }) => rule ?? [])] as const;
  act.effect('bog-roll', { unit: id, rolled, from: needed, modifiers }, { cites });
  if (rolled + sumOf(modifiers) < needed) return false;
  stick(act, id, ['14.28.9.2']);
  return true;
}
