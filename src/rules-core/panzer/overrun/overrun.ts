/** Overrun (6.6.5): a vehicle on the move attacks all on foot in a hex of its way, and leaves the hex again. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { D100, total } from '../../kernel/dice/index.js';
import { distance, neighbours } from '../../mechanics/places.js';
import { hasFlamethrower } from '../assault/close.js';
import { fightsOnFoot } from '../assault/hand-to-hand.js';
import { isUnsteady } from '../assault/party.js';
import { OVERRUN } from '../charts/index.js';
import { commandOf } from '../command/known.js';
import { eliminateOrReduce, suppress } from '../damage/fate.js';
import { mayUse } from '../fire/op-tank.js';
import { order } from '../form.js';
import { GP_WORDS, gpResult } from '../gp/table.js';
import { gpDefenseOf } from '../ground/cover.js';
import { isBuilding, terrainIn } from '../ground/terrain.js';
import { bestLeader } from '../leaders/values.js';
import { warning } from '../mines/fields.js';
import { attacked, fellAmongThem } from '../morale/triggers.js';
import { cannotMove } from '../movement/move.js';
import { mayStay, type Route, routeOf } from '../movement/route.js';
import { notTogether } from '../movement/together.js';
import type { RuleId } from '../rules.js';
import { enemyOf, inActionOf } from '../sequence/sides.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, sumOf, type Unit } from '../system.js';
import { gunCatches } from '../turrets/long-gun.js';
import { isImmobile, isVehicle, notYours } from '../units/kinds.js';
import { flamesAt } from '../weather/kindling.js';

const LONGEST = 40;
/** Machine guns and tracks together (charts/overrun.json). */
const WEIGHT = 2;

export const overrun = order({
  title: 'Overrun',
  description:
    'Move a vehicle with MOVE along a path; in one hex of it, not the last, it attacks all enemy leg and towed units there. That hex costs 1 more.',
  cites: ['S.overrun/a', 'S.overrun/c'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('The vehicle.'),
    path: z.array(z.string()).min(2).max(LONGEST).describe('The hexes it enters, in their order.'),
    at: z.string().describe('The hex of the path in which it attacks.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of inActionOf(battle, by)) {
      if (cannotOverrun(battle, unit)) continue;
      for (const at of neighbours(battle, unit.at as string)) {
        if (onFoot(battle, enemyOf(battle, by), at).length === 0) continue;
        for (const exit of neighbours(battle, at))
          if (distance(battle, unit.at as string, exit) > 0) yield { unit: unit.id, path: [at, exit], at };
      }
    }
  },
  read({ battle, by }, { unit: id, path, at }) {
    const unit = battle.unit(id);
    if (unit?.side !== by) return { ...notYours(id), path: '$.unit' };
    const why = cannotOverrun(battle, unit) ?? badPlace(battle, unit, path, at);
    if (why) return why;
    const route = routeOf(battle, unit, { path, overruns: at });
    if (isRefusal(route)) return route as Refusal;
    const { steps, cost } = route as Route;
    const end = path.at(-1) as string;
    const refusal =
      mayStay(battle, unit, end) ??
      notTogether(battle, unit, end) ??
      gunCatches(battle, unit, route as Route, undefined, undefined);
    return refusal ?? { unit: id, at, steps, cost };
  },
  listing({ battle, by }, { path }, { cost }) {
    const says = warning(battle, by, path);
    return { cost: { movement: cost }, ...(says && { says }) };
  },
  perform(act, { unit, at, steps }) {
    act.plan({ task: 'march', unit, steps, overruns: at });
  },
});

const onFoot = (battle: Battle, side: string, at: string): Unit[] =>
  battle.unitsAt(at).filter((unit) => unit.side === side && fightsOnFoot(unit));

function cannotOverrun(battle: Battle, unit: Unit): Refusal | undefined {
  const { name } = unit;
  if (!isVehicle(unit) || unit.unarmed || factorOf(battle, unit) === 0)
    return refuse('CANNOT_OVERRUN', `${name} is not a vehicle with a GP weapon.`, 'S.overrun/a');
  if (commandOf(battle, unit) !== 'move')
    return refuse('NO_MOVE_COMMAND', `${name} has no MOVE: it Overruns nobody.`, 'S.overrun/c');
  if (isUnsteady(unit))
    return refuse(
      'UNSTEADY',
      `${name} is Suppressed, Hesitating or Broken: it starts no Overrun.`,
      '7.1.5.1/b',
      '7.1.5.2/d',
    );
  return cannotMove(battle, unit);
}

/** The best GP Factor at pointblank of what still fires. */
function factorOf(battle: Battle, unit: Unit): number {
  const rows = (unit.weapons ?? []).filter(({ state }) => !state).flatMap((weapon) => weapon.rows);
  const usable = rows.filter((row) => row.type === 'GP' && mayUse(battle, unit, row));
  return Math.max(0, ...usable.map(({ factor }) => factor.P ?? 0));
}

function badPlace(battle: Battle, unit: Unit, path: readonly string[], at: string): Refusal | undefined {
  const why = (refusal: Refusal): Refusal => ({ ...refusal, path: '$.at' });
  const place = path.indexOf(at);
  if (place < 0 || place === path.length - 1 || path.lastIndexOf(at) !== place)
    return why(
      refuse(
        'NOWHERE',
        `Name a hex of the path, entered once, which ${unit.name} leaves again.`,
        'S.overrun/c',
      ),
    );
  if (!battle.table.map.named.has(at)) return why(refuse('NO_SUCH_HEX', `The map has no hex ${at}.`));
  const row = terrainIn(battle, at);
  if (isBuilding(row) || row.endsWith('woods'))
    return why(
      refuse('CLOSED_TERRAIN', `${at} is ${row}: name a hex without buildings and woods.`, 'S.overrun/c'),
    );
  return onFoot(battle, enemyOf(battle, unit.side), at).length === 0
    ? why(refuse('NO_SUCH_TARGET', `No enemy leg or towed unit is seen in ${at}.`, 'S.overrun/c'))
    : undefined;
}

/** A unit that was stopped, Suppressed or shaken on the way attacks nobody. */
export function resolveOverrun(
  act: Act,
  { unit: id, at }: { readonly unit: string; readonly at: string },
): void {
  const { battle } = act;
  const unit = battle.unit(id);
  act.done();
  if (unit?.at !== at || isImmobile(unit) || isUnsteady(unit)) return;
  for (const target of act.byName(onFoot(battle, enemyOf(battle, unit.side), at).map((one) => one.id)))
    attack(act, unit, battle.theUnit(target));
}

function attack(act: Act, unit: Unit, target: Unit): void {
  const { battle } = act;
  const { base, modifiers: ground } = gpDefenseOf(battle, target);
  const factor = factorOf(battle, unit) + WEIGHT;
  const defense = base + sumOf(ground);
  const modifiers = overrunModifiers(battle, unit, target);
  const rolled = total(act.rollOf('Overrun', [unit.id, target.id], D100));
  const net = rolled + sumOf(modifiers);
  const result = gpResult(battle, factor - defense, net);
  act.effect(
    'overrun',
    { unit: unit.id, target: target.id, factor, defense, rolled, net, result: GP_WORDS[result], modifiers },
    {
      changes: flamesAt(battle, target.at as string, unit.side, hasFlamethrower(unit)),
      cites: ['S.overrun/c'],
    },
  );
  if (result === 'suppressed') suppress(act, target.id, ['S.overrun/b']);
  if (result === 'effective') {
    eliminateOrReduce(act, target.id, ['CES.3', 'S.leg-results/a']);
    fellAmongThem(act, target);
  }
  attacked(act, target.id, 'Overrun');
}

/** A leader helps his own vehicle only; the CREW notation does not count (7.55.2/g, 7.57/g). */
function overrunModifiers(battle: Battle, unit: Unit, target: Unit): Modifier[] {
  const printed = (row: string, cites: RuleId): Modifier => ({
    why: row,
    value: Number(battle.table.charts.lookup(OVERRUN.cells, row)),
    cites,
  });
  const found: Modifier[] = [];
  if (unit.coax && !unit.collateral?.includes('coax')) found.push(printed('coax MG', '7.23.1/b'));
  if (target.suppressed) found.push(printed('target Suppressed', 'S.overrun/c'));
  if (unit.traction === 'W') found.push(printed('wheeled vehicle', 'S.overrun/c'));
  if (unit.openTop) found.push(printed('open-topped vehicle', 'S.overrun/c'));
  return [...found, ...bestLeader(battle, [unit], 'G', '7.55.2/g')];
}
