/** Tank Fright (7.6): before a Close Assault some must pass a Forced Morale Check. */
import { D100, total } from '../../kernel/dice/index.js';
import { plays } from '../sequence/sides.js';
import { type Act, type Battle, sumOf, type Unit } from '../system.js';
import { gradeOf, isLeg } from '../units/kinds.js';
import { resultOf, withItsCommand } from './check.js';
import { modifiersButEnemies } from './modifiers.js';

const YEAR = '1940';

/** The units that go through with it; the others are Suppressed where they stand (7.6/d, 7.6/e). */
export const undaunted = (act: Act, ids: readonly string[]): string[] =>
  ids.filter((id) => !isAfraid(act.battle, act.battle.theUnit(id)) || passes(act, id));

/** Italians in 1940, and with 7.6/b all Green units. */
function isAfraid(battle: Battle, unit: Unit): boolean {
  if (!isLeg(unit)) return false;
  const isEarly = unit.nation === 'italian' && battle.options.date?.startsWith(YEAR) === true;
  return (plays(battle, '7.6') && isEarly) || (plays(battle, '7.6/b') && gradeOf(battle, unit) === 'Green');
}

function passes(act: Act, id: string): boolean {
  const { battle } = act;
  const unit = withItsCommand(act, id);
  const modifiers = modifiersButEnemies(battle, unit, true);
  const rolled = total(act.rollOf('tank fright', [id], D100));
  const net = rolled + sumOf(modifiers);
  const result = resultOf(battle, unit, net);
  const isSteady = result === 'is unaffected';
  const suppressed = result === 'breaks' ? ('on' as const) : ('off' as const);
  act.effect(
    'tank-fright',
    { unit: id, rolled, net, result, modifiers },
    {
      changes: isSteady ? [] : [{ do: 'unit', unit: id, set: { suppressed } }],
      cites: isSteady ? ['7.6/a', '7.6/c'] : ['7.6/a', '7.6/c', '7.6/e'],
    },
  );
  return isSteady;
}
