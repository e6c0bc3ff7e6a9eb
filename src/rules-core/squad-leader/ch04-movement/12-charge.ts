/** Charges (4.12.27): cavalry rides through its enemies, and attacks them as it does. */
import * as z from 'zod';
import { isRefusal } from '../../kernel/decide/action.js';
import { DR, total } from '../../kernel/dice/index.js';
import { HEXSIDES } from '../../kernel/geometry/grid.js';
import { around, distance } from '../../mechanics/places.js';
import { sees } from '../ch02-sight/sight.js';
import { coverAt } from '../ch05-fire/03-cover.js';
import { columnOf } from '../ch05-fire/05-fire-table.js';
import { desperation, outcomesOf, sufferAll } from '../ch05-fire/05-resolution.js';
import { groundAt } from '../ch14-terrain/ground.js';
import { order } from '../form.js';
import { type Act, type Battle, type Modifier, type Refusal, refuse, type Unit } from '../system.js';
import { enemyOf, isGuard, isLeader, isMmc, isMount, isOnMap, ofSide, weaponsOf } from '../units/kinds.js';
import { movers } from './01-move.js';
import { costOfPath, pathsOf } from './01-ways.js';
import { isMounted, mountOf } from './12-cavalry.js';
import { attacksAlong, canBeCharged, chargedAt, RUN_UP } from './12-run-up.js';
import { allowanceOf } from './costs.js';
import type { MovementTasks } from './effects.js';
import { hasRoomIn } from './stacking.js';

const MOST_HEXES = 20;
const MORE_FACTORS = 6;
const DOUBLED = 2;
export const charge = order({
  title: 'Charge',
  description:
    'Mounted cavalry gallops with six movement factors more through one hex with enemies or several, attacks each as it enters, and leaves it again. The last four hexes before an attack, with the one attacked, are open and lie straight ahead.',
  cites: ['4.12.26', '4.12.27', '4.12.28', '4.12.29', '4.12.31', '4.12.32'],
  answers: ['movement'],
  asks: {
    unit: z.string().describe('Who charges, with all who sit on the same horses.'),
    path: z.array(z.string()).min(2).max(MOST_HEXES).describe('The hexes entered, in their order.'),
  },
  byExample: true,
  *candidates({ battle, by }) {
    for (const unit of ofSide(battle, by))
      if (isMounted(unit) && !unit.wheels && isMmc(unit) && isOnMap(unit))
        for (const path of chargesOf(battle, unit)) yield { unit: unit.id, path };
  },
  read: ({ battle, by }, asked) => readCharge(battle, by, asked),
  listing: (_eyes, _asked, { cost }) => ({ cost: { MF: cost } }),
  perform(act, { units, path }) {
    const changes = units.map((unit) => ({ do: 'unit', unit, set: { charging: true } }) as const);
    act.effect('charges', { units }, { changes, cites: ['4.12.27', '4.12.30'] });
    act.plan({ task: 'march', units, path });
  },
});

function readCharge(
  battle: Battle,
  by: string,
  { unit: id, path }: { readonly unit: string; readonly path: readonly string[] },
) {
  const units = movers(battle, by, [id]);
  if (isRefusal(units)) return units;
  const barred = cannotCharge(battle, units);
  if (barred) return barred;
  const [first] = units as [Unit];
  const priced = costOfPath(battle, units, path, { allowance: gallopOf(battle, units) });
  if (isRefusal(priced)) return priced;
  const [attack] = attacksAlong(battle, first, path);
  if (attack === undefined)
    return {
      ...refuse('NOBODY_THERE', 'A charge attacks somebody on its way.', '4.12.31', '4.12.32', '4.12/o'),
      path: '$.path',
    };
  const raging = units.find(({ berserk }) => berserk);
  if (raging && !preyOf(battle, first).includes(path[attack] as string))
    return {
      ...refuse('MUST_CHARGE', `${raging.name} charges the nearest enemy.`, '4.12.26', '4.12/n'),
      path: '$.path',
    };
  const last = path.at(-1) as string;
  return hasRoomIn(battle, last, by, units)
    ? { units: units.map((unit) => unit.id), path, cost: priced.cost }
    : { ...refuse('NO_ROOM', `There is no room in ${last}.`, '4.3.1'), path: '$.path' };
}

/** The nearest of the enemies in sight whom it can charge (4.12.26, 4.12/n). */
function preyOf(battle: Battle, unit: Unit): string[] {
  if (!isOnMap(unit)) return [];
  const { at: from } = unit;
  const hexes = [...chargesOf(battle, unit)].flatMap((path) => {
    const [attack] = attacksAlong(battle, unit, path);
    const at = attack === undefined ? undefined : path[attack];
    const isInReach = !isRefusal(costOfPath(battle, [unit], path, { allowance: gallopOf(battle, [unit]) }));
    return at !== undefined && isInReach && sees(battle, from, at) ? at : [];
  });
  const nearest = Math.min(...hexes.map((at) => distance(battle, from, at)));
  return hexes.filter((at) => distance(battle, from, at) === nearest);
}

/** Berserk cavalry that can charge, and so must (4.12.26). */
export const boundToGallop = (battle: Battle, by: string): Unit | undefined =>
  ofSide(battle, by).find(
    (unit) =>
      unit.berserk &&
      isMounted(unit) &&
      !unit.charging &&
      [...chargesOf(battle, unit)].some(
        (path) => !isRefusal(readCharge(battle, by, { unit: unit.id, path })),
      ),
  );

/** With the factors that a charge adds (4.12.30), but for those with prisoners, who go no faster than on foot (3.29/f). */
const gallopOf = (battle: Battle, units: readonly Unit[]): number =>
  allowanceOf(battle, units) +
  (units.every(({ charging }) => charging) || units.some((unit) => isGuard(battle, unit)) ? 0 : MORE_FACTORS);

/** Declared at the beginning of the move, on rested horses that carry nothing but their riders (4.12.27, 4.12.29). */
function cannotCharge(battle: Battle, units: readonly Unit[]): Refusal | undefined {
  const [first] = units as [Unit];
  const horse = mountOf(battle, first);
  if (!horse || !isMount(horse) || !units.some(isMmc))
    return refuse('CANNOT_ATTACK', `${first.name} is no mounted cavalry that could charge.`, '4.12.27');
  const isRaging = units.some(({ berserk }) => berserk);
  if (!isRaging && (horse.winded || horse.fresh))
    return refuse('EXHAUSTED', `${first.name} has tired horses, or has just mounted them.`, '4.12.29');
  if (!isRaging && units.some((unit) => weaponsOf(battle, unit).length > 0))
    return refuse('TOO_HEAVY', `${first.name} carries weapons, and does not charge.`, '4.12.29');
  return first.moved && !first.charging
    ? refuse('HAS_MOVED', 'A charge is declared at the beginning of the move.', '4.12.27')
    : undefined;
}

/** Straight at each enemy from every side, and straight on. */
function* chargesOf(battle: Battle, unit: Unit): Iterable<string[]> {
  if (cannotCharge(battle, [unit])) return;
  const near = new Map(pathsOf(battle, [unit], gallopOf(battle, [unit])).map((path) => [path.at(-1), path]));
  near.set(unit.at, []);
  const hexes = new Set(
    ofSide(battle, enemyOf(battle, unit.side)).flatMap((enemy) =>
      isOnMap(enemy) && canBeCharged(battle, unit, enemy.at) ? enemy.at : [],
    ),
  );
  for (const target of hexes)
    for (const side of HEXSIDES) {
      const line = straight(battle, target, (side + 3) % 6, RUN_UP).reverse();
      const approach = near.get(line[0]);
      const exit = around(battle, target)[side];
      if (line.length === RUN_UP && approach && exit !== undefined)
        yield [...approach, ...line.slice(1), target, exit];
    }
}

/** So many hexes one behind the other, as far as the map goes. */
function straight(battle: Battle, from: string, side: number, count: number): string[] {
  const found: string[] = [];
  for (
    let at = around(battle, from)[side];
    at !== undefined && found.length < count;
    at = around(battle, at)[side]
  )
    found.push(at);
  return found;
}

/** Twice their firepower and -2, with one roll; half of it, and 1 worse, in wheat (4.12.35, 4.12/t). */
export function chargeAttack(act: Act, { units: ids, at }: MovementTasks['charge-attack']): void {
  const { battle } = act;
  act.done();
  const units = ids.map((id) => battle.theUnit(id));
  const [first] = units as [Unit];
  const isWheat = groundAt(battle, at) === 'wheatfield';
  const parts = units.filter(isMmc).map((unit) => ({
    unit: unit.id,
    fp: (unit.fp ?? 0) * (isWheat ? 1 : DOUBLED),
    why: isWheat ? ['charge x2', 'wheat x1/2'] : ['charge x2'],
  }));
  const fp = parts.reduce((sum, part) => sum + part.fp, 0);
  const column = columnOf(fp);
  const rolled = total(act.roll(`charge in ${at}`, DR));
  const targets = chargedAt(battle, at, enemyOf(battle, first.side));
  const leaders = units.filter(isLeader);
  const common = [...coverAt(battle, at, [at]), ...momentum(isWheat), ...ledBy(leaders)];
  const outcomes = outcomesOf(act, targets, common, { aim: { at, shots: [], movers: [] }, column, rolled });
  act.effect(
    'fire-attack',
    {
      side: first.side,
      at,
      parts,
      leaders: leaders.map(({ id }) => id),
      fp,
      column: column ?? 0,
      cowered: false,
      rolled,
      outcomes,
    },
    {
      changes: units.map(({ id, charged = [] }) => ({
        do: 'unit',
        unit: id,
        set: { charged: [...charged, at] },
      })),
      cites: ['4.12.35'],
    },
  );
  desperation(act, targets, fp);
  sufferAll(act, outcomes, at);
}

const momentum = (isWheat: boolean): Modifier[] => [
  { why: 'charge', value: -2, cites: '4.12.35' },
  ...(isWheat ? [{ why: 'wheatfield', value: 1, cites: '4.12/t' } as const] : []),
];

const ledBy = (leaders: readonly Unit[]): Modifier[] =>
  leaders.map(({ name, leadership = 0 }) => ({ why: name, value: leadership, cites: '4.12/r' }));
