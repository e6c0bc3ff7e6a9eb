/** Booby traps go off (15.8.4, 15.8.9.7). */
import type { ChartPack } from '../../kernel/charts/index.js';
import { DR, total } from '../../kernel/dice/index.js';
import { hexOf } from '../../kernel/position/position.js';
import { giveAway } from '../ch02-sight/03-concealment.js';
import { columnOf, resultOf } from '../ch05-fire/05-fire-table.js';
import { sufferAll } from '../ch05-fire/05-resolution.js';
import { isBypassing } from '../ch05-fire/06-bypassing.js';
import { collapse } from '../ch14-terrain/04-collapse.js';
import { GROUND, groundAt } from '../ch14-terrain/ground.js';
import { IFT } from '../charts/index.js';
import type { RuleId } from '../rules.js';
import { type Act, type Modifier, sumOf } from '../system.js';
import { infantryAt } from '../units/kinds.js';
import { areSet, keeperOf, trapOf, withoutTrap } from './08-booby-traps.js';
import { stairKeeperOf, stairMineOf, withoutStairMine } from './08-stairway-mines.js';

/** A trap that somebody has set off. */
export function boobyTrap(
  act: Act,
  {
    at,
    why,
    isOnStairs = false,
  }: { readonly at: string; readonly why: RuleId; readonly isOnStairs?: boolean },
): void {
  act.done();
  explode(act, at, isOnStairs, why);
}

/** One roll at full strength: the walls turn it on those inside, and shelter themselves (15.8.4, 15.8.5, 15.8.9.7); on stairs it strikes the floor below or above them alone (15.8.10.1). */
function explode(act: Act, at: string, isOnStairs: boolean, ...cites: RuleId[]): void {
  const { battle } = act;
  const hex = hexOf(at);
  const side = isOnStairs ? stairKeeperOf(battle, at) : keeperOf(battle, hex);
  if (side === undefined) return;
  const place = isOnStairs ? at : hex;
  const factors = isOnStairs ? stairMineOf(battle, side, at) : trapOf(battle, side, hex);
  const ground = groundAt(battle, hex);
  const { tem } = GROUND[ground];
  const modifiers: Modifier[] = [{ why: `${ground}, reversed`, value: -tem, cites: '15.8.9.7' }];
  const units = infantryAt(battle, place).filter((unit) => !isBypassing(unit, hex));
  const rolled = total(act.roll(`booby trap in ${place}`, DR));
  const column = columnOf(factors) ?? 1;
  const result = resultOf(battle, column, rolled + sumOf(modifiers));
  const ids = units.map(({ id }) => id);
  act.effect(
    'trap-exploded',
    {
      at: place,
      side,
      factors,
      rolled,
      modifiers,
      result,
      units: units.filter(({ hidden }) => !hidden).map(({ id }) => id),
    },
    {
      changes: isOnStairs ? withoutStairMine(battle, at) : withoutTrap(battle, hex),
      cites: [...cites, '15.8.9.7'],
    },
  );
  if (result !== '-') {
    giveAway(act, ids, '2.3.9.1');
    sufferAll(act, [{ units: ids, result }], place);
  }
  const onWalls = (battle.table.charts as ChartPack).lookup(IFT.results, rolled + tem, column);
  if (onWalls === 'KIA') collapse(act, hex, isOnStairs ? '15.8.10.2' : '15.8.9.7');
  else if (isOnStairs && onWalls !== '-')
    act.effect(
      'stairs-gone',
      { at: hex },
      {
        changes: [
          { do: 'location', at: hex, set: { noStairs: true } },
          { do: 'clock', set: { rubble: true } },
        ],
        cites: ['15.8.10.2'],
      },
    );
}

/** When the Movement Phase ends all that was found and not disarmed goes off (15.8.9.7). */
export function setOffTheRest(act: Act): void {
  const { battle } = act;
  if (!areSet(battle)) return;
  const marked = Object.entries(battle.position.locations).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [at, { trap, stairTrap }] of marked) {
    if (trap !== undefined) explode(act, at, false, '15.8.9.7');
    if (stairTrap !== undefined) explode(act, at, true, '15.8.9.7');
  }
}
